"""Records: the file format of matches; written whole, read with a reason when they cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall import BadOptions, CorruptData, Match, Record
from meadhall.kernel import Chance, OtherFormat
from meadhall.kernel.record import Action


def played(actions: int = 30, **options: Any) -> Match[Any]:
    """A match of Blood Rage some random actions old, its record complete with the hash."""
    match, chance = meadhall.new("blood-rage", seats=3, seed=11, **options), Chance(4)
    for _ in range(actions):
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    assert match.record is not None
    match.record.hash = match.hash()
    return match


def record_of(match: Match[Any]) -> Record:
    assert match.record is not None
    return match.record


def test_round_trip_through_json() -> None:
    record = record_of(played(clans="bear,wolf,raven", beginners=True))

    again = Record.from_json(record.to_json())

    assert again == record
    assert again.options == {"clans": "bear,wolf,raven", "beginners": True}


def test_text_has_one_action_a_line() -> None:
    record = Record("toy", 2, 5, actions=[Action(0, "step"), Action(1, "show card-3")], hash="ab")

    assert record.to_json() == (
        '{\n  "saga": "toy",\n  "seats": 2,\n  "seed": 5,\n  "edition": "base",\n  "options": {},\n'
        '  "automatic": true,\n  "hash": "ab",\n  "format": 2,\n'
        '  "actions": [\n    [0,"step"],\n    [1,"show card-3"]\n  ]\n}\n'
    )


def test_record_without_actions_is_json_too() -> None:
    assert Record.from_json(Record("toy", 2, 5).to_json()).actions == []


def test_a_secret_seed_is_text_and_a_number_at_once() -> None:
    """A number of 256 bits would be rounded by a browser that reads JSON."""
    record = Record("blood-rage", 2, "0f" * 32, actions=[])

    assert f'"seed": "{"0f" * 32}"' in record.to_json()
    assert Record.from_json(record.to_json()) == record
    assert record.number == int("0f" * 32, 16)
    assert Record("blood-rage", 2, 7).number == 7


def test_match_of_a_secret_seed_is_played_again() -> None:
    match = meadhall.new("blood-rage", seats=3, seed="c0de" * 16)
    match.apply(0, match.options(0)[0])

    assert meadhall.replay(Record.from_json(record_of(match).to_json())).hash() == match.hash()
    assert match.hash() != meadhall.new("blood-rage", seats=3, seed="c0df" * 16).hash()


def test_replay_refuses_what_was_dealt_otherwise() -> None:
    record = msgspec.structs.replace(record_of(played()), format=1)

    with pytest.raises(OtherFormat, match="so the match cannot be played again"):
        meadhall.replay(record)


def test_records_share_nothing() -> None:
    one, other = Record("toy", 2, 5), Record("toy", 2, 5)
    one.actions.append(Action(0, "step"))
    one.options["pace"] = "brisk"

    assert other == Record("toy", 2, 5)


def test_replay_gives_the_same_hash_and_the_same_log() -> None:
    match = played()
    again = meadhall.replay(record_of(match))

    assert again.hash() == match.hash()
    assert again.log == match.log
    assert again.record is not None
    assert again.record.actions == record_of(match).actions
    assert again.record is not match.record


def test_the_head_of_a_record_is_a_record_of_its_own() -> None:
    record = record_of(played(clans="bear,wolf,raven"))
    head, half = record.head(), record.head(record.actions[:3], "ab")

    assert (head.actions, head.hash, half.actions, half.hash) == ([], "", record.actions[:3], "ab")
    assert msgspec.structs.replace(record, actions=[], hash="") == head
    head.options["first"] = 1
    assert "first" not in record.options


def test_replay_leaves_the_record_alone() -> None:
    record = record_of(played())
    before = record.to_json()
    again = meadhall.replay(record, stop=5)
    again.apply(again.decisions[0].seat, again.decisions[0].options[0])

    assert record.to_json() == before


def test_replay_of_the_first_actions() -> None:
    record = record_of(played())
    again = meadhall.replay(record, stop=7)

    assert again.record is not None
    assert again.record.actions == record.actions[:7]


def test_replay_without_the_automation() -> None:
    match = played(automatic=False)

    assert meadhall.replay(record_of(match)).hash() == match.hash()


def test_file_round_trip(tmp_path: Path) -> None:
    record, path = record_of(played()), tmp_path / "match.json"
    record.save(path)

    assert Record.load(path) == record
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "none.json")


GOOD = {"saga": "toy", "seats": 2, "seed": 5, "actions": [[0, "step"]]}


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("", "not a record: "),
        ("{", "not a record: "),
        ("[]", r"Expected `object`, got `array`"),
        ('{"saga":"toy","options":{"a":' + "[" * 100_000, "nested too deep"),
        (b"\xff\xfe", "not a record: "),
        (json.dumps({"seats": 2, "seed": 5}), "missing required field `saga`"),
        (json.dumps({**GOOD, "seats": "2"}), r"Expected `int`, got `str` - at `\$.seats`"),
        (json.dumps({**GOOD, "seed": 1.5}), r"Expected `int \| str`, got `float` - at `\$.seed`"),
        (json.dumps({**GOOD, "actions": 3}), r"Expected `array`, got `int` - at `\$.actions`"),
        (json.dumps({**GOOD, "actions": [[0]]}), r"at `\$.actions\[0\]`"),
        (json.dumps({**GOOD, "actions": [["0", "step"]]}), r"at `\$.actions\[0\]\[0\]`"),
        (json.dumps({**GOOD, "actions": [{"seat": 0}]}), r"at `\$.actions\[0\]`"),
        (json.dumps({**GOOD, "seed": "odin"}), r"Expected `str` matching regex .* - at `\$.seed`"),
        (json.dumps({**GOOD, "seed": "AB" * 32}), r"Expected `str` matching regex .* - at `\$.seed`"),
        (json.dumps({**GOOD, "format": 1}), "a record of format 1: cards are dealt in another way since format 2"),
        (json.dumps({**GOOD, "format": 3}), "a record of format 3; this program reads format 2"),
    ],
)
def test_corrupt_file_is_refused_with_the_place_and_the_reason(raw: str | bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(raw.encode() if isinstance(raw, str) else raw)

    with pytest.raises(CorruptData, match=reason):
        Record.from_json(raw)
    with pytest.raises(CorruptData, match=r"bad\.json: "):
        Record.load(path)


def test_wrong_hash_is_reported() -> None:
    record = record_of(played())
    record.hash = "0" * 32

    with pytest.raises(CorruptData, match="leads to another position"):
        meadhall.replay(record)


def test_illegal_action_is_reported_with_its_number() -> None:
    record = record_of(played())
    record.actions[3] = Action(record.actions[3].seat, "pillage yggdrasil")

    with pytest.raises(CorruptData, match=r"action 3, 'pillage yggdrasil' of seat \d: .*refused"):
        meadhall.replay(record)


@pytest.mark.parametrize("action", [Action(0, "dance"), Action(-1, "pass"), Action(77, "pass")])
def test_foreign_word_or_seat_is_reported(action: Action) -> None:
    record = record_of(played())
    record.actions[0] = action

    with pytest.raises(CorruptData, match="action 0, "):
        meadhall.replay(record)


def test_action_after_the_end_is_reported() -> None:
    match = played(0)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[0])
    record = record_of(match)
    record.actions.append(Action(0, "pass"))

    with pytest.raises(CorruptData, match=f"action {len(record.actions) - 1}, 'pass' of seat 0: .*over"):
        meadhall.replay(record)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"saga": "chess"}, "no saga is called 'chess'"),
        ({"seats": 9}, "is for 2 to 4 players, not 9"),
        ({"edition": "lost"}, "no edition 'lost'"),
        ({"options": {"seats": 2}}, "no option 'seats'"),
        ({"options": {"saga": "x"}}, "no option 'saga'"),
        ({"options": {"clans": [1, 2, 3]}}, "no clan is called 1"),
        ({"options": {"first": "me"}}, "first is a seat"),
    ],
)
def test_head_that_no_match_has(change: dict[str, Any], reason: str) -> None:
    head = {"saga": "blood-rage", "seats": 3, "seed": 5, **change}

    with pytest.raises(BadOptions, match=reason):
        meadhall.replay(Record.from_json(json.dumps(head)))
