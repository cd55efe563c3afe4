"""Saved positions: a damaged one is refused as `CorruptData`, with the place; never another exception."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall import CorruptData, Match
from meadhall.kernel import Chance, OtherEdition, Plain
from meadhall.kernel.data import convert, decode, encode, fields, frozen
from tests.kernel.toy import GAME, say, toy_match


def saved(*lines: str, seats: int = 2) -> dict[str, Any]:
    """The data of a toy match after a transcript."""
    match = toy_match(seats=seats)
    say(match, *lines)
    data: dict[str, Any] = json.loads(match.save())
    return data


def load(data: object) -> Match[Any]:
    return Match.load(GAME, json.dumps(data))


@pytest.mark.parametrize(
    "lines",
    [(), ("0: gather", "0: take opal"), ("0: duel", "1: commit $card"), ("0: only",) + ("1: only", "0: only") * 2],
)
def test_save_and_load_give_the_same_position(lines: tuple[str, ...]) -> None:
    match = toy_match()
    say(match, *lines)

    again = Match.load(GAME, match.save())

    assert again.hash() == match.hash()
    assert [d.options for d in again.pending] == [d.options for d in match.pending]
    assert again.automatic == match.automatic


def test_finished_match_loads_too() -> None:
    match = toy_match()
    for seat in (0, 1) * 3:
        say(match, f"{seat}: only")

    assert Match.load(GAME, match.save()).outcome == match.outcome


def test_loaded_match_plays_on_to_the_same_hash() -> None:
    match = toy_match()
    say(match, "0: duel", "1: commit $card")
    again = Match.load(GAME, match.save())
    for one in (match, again):
        say(one, "0: commit $card", "1: step", "1: roll")

    assert again.hash() == match.hash()


Change = Callable[[dict[str, Any]], Any]


def put(*path: Any, value: Any) -> Change:
    """A change that puts a value at a place of the data."""

    def change(data: dict[str, Any]) -> None:
        *way, last = path
        node: Any = data
        for step in way:
            node = node[step]
        node[last] = value

    return change


def drop(*path: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        node: Any = data
        for step in path[:-1]:
            node = node[step]
        del node[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (put("saga", value="chess"), "not a position of The Toy"),
        (drop("saga"), "not a position of The Toy"),
        (drop("state"), "Toy: expected exactly the fields seats, chance, dice, deck, hands"),
        (drop("state", "deck"), "Toy: expected exactly the fields"),
        (put("state", "extra", value=1), "Toy: expected exactly the fields"),
        (put("state", "deck", value="x"), r"Toy\.deck: Expected `array`, got `str`"),
        (put("state", "hands", 0, 1, value=None), r"Toy\.hands: Expected `int`, got `null` - at `\$\[0\]\[1\]`"),
        (put("state", "seats", value=True), r"Toy\.seats: Expected `int`, got `bool`"),
        (put("state", "seats", value=9), "state: The Toy has no such number of seats"),
        (put("state", "chance", value=["", -1]), "chance is out of range"),
        (put("state", "chance", value=["", 2**64]), "chance is out of range"),
        (put("state", "chance", value=["ab" * 32, -1]), "chance is out of range"),
        (put("state", "chance", value=["ab" * 31, 0]), "chance is out of range"),
        (put("state", "chance", value=["AB" * 32, 0]), "chance is out of range"),
        (put("state", "chance", value=["ab" * 32]), r"Toy\.chance: Expected `array` of length 2"),
        (put("state", "chance", value=12345), "Toy: saved by an older version, when chance was another"),
        (put("state", "deck", value=[]), "state: .*everything is conserved"),
        (put("frames", value=3), "frames: not a list"),
        (drop("frames"), "frames: not a list"),
        (put("frames", value=[]), "pending: rules in progress"),
        (put("frames", 0, value=7), "no such rule"),
        (put("frames", 0, "rule", value="toy.cheat"), "no such rule: 'toy.cheat'"),
        (put("frames", 0, "rule", value=["toy.play"]), "no such rule"),
        (put("frames", 1, "print", value="00000000"), r"toy\.take_turn: saved by other rules than these"),
        (drop("frames", 1, "print"), r"toy\.take_turn: saved by other rules than these"),
        (put("frames", 1, "pc", value=-1), r"toy\.take_turn: no such place"),
        (put("frames", 1, "pc", value=999), r"toy\.take_turn: no such place"),
        (put("frames", 1, "pc", value=1.0), r"toy\.take_turn: no such place"),
        (put("frames", 1, "pc", value=2), r"toy\.take_turn: no such place"),  # where it never stops
        (put("frames", 1, "locals", value=[]), r"toy\.take_turn: expected the locals"),
        (drop("frames", 1, "locals", "seat"), r"toy\.take_turn: expected the locals seat"),
        (put("frames", 1, "locals", "seat", value={}), r"toy\.take_turn: seat: a mapping"),
        (put("pending", value={}), "pending: not a list"),
        (put("pending", value=[]), "pending: rules in progress"),
        (put("pending", 0, value=None), "pending: a decision is seat, question"),
        (put("pending", 0, 0, value=5), "pending: seat 5 has no question 'gather'"),
        (put("pending", 0, 0, value=True), "pending: seat True has no question"),
        (put("pending", 0, 1, value="sing"), "pending: seat 0 has no question 'sing'"),
        (put("pending", 0, 2, value=[]), r"pending: gather\(\) cannot be asked here"),
        (put("pending", 0, 2, value=["x"]), r"pending: gather\('x',\) cannot be asked here"),
        (put("pending", 0, 3, value=1), "gather: .*picks do not answer it"),
        (put("pending", 0, 4, value=[4, 4]), "gather: 4 was not an option"),
        (put("pending", 0, 4, value=[[]]), r"gather: \(\) was not an option"),
        (put("pending", 0, 5, value=1), "pending: a decision is seat, question"),
        (put("joint", value=None), "joint: neither true nor false"),
        (drop("automatic"), "automatic: neither true nor false"),
        (put("answer", value={"a": 1}), "a mapping"),
    ],
)
def test_damage_is_named(change: Change, reason: str) -> None:
    data = saved("0: gather", "0: take opal")
    change(data)

    with pytest.raises(CorruptData, match=reason):
        load(data)


def test_several_pending_decisions_are_put_together() -> None:
    data = saved("0: duel")
    data["joint"] = False

    with pytest.raises(CorruptData, match="for several only if put together"):
        load(data)


@pytest.mark.parametrize("raw", ["", "{", "null", "[]", "3", '"toy"', "{}", b"\xff\xff", "[" * 100_000])
def test_what_is_no_position_at_all(raw: str | bytes) -> None:
    with pytest.raises(CorruptData):
        Match.load(GAME, raw)
    with pytest.raises(CorruptData):
        meadhall.load(raw)


# -- damage at random -----------------------------------------------------------------------------------------

POSITIONS = [
    saved(),
    saved("0: gather", "0: take opal"),
    saved("0: duel", "1: commit $card", seats=3),
    saved("0: step", "0: draw", "1: step"),
]
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.sampled_from([2**63, 2**64, -(2**65), 1.5, "", "x", [], {}]),
    st.lists(st.integers(-2, 20), max_size=4), st.just([[]]), st.just({"rule": "toy.play"}),
)  # fmt: skip


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a JSON tree but its root."""
    keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
    return [found for key in keys for found in [(*path, key), *places(node[key], (*path, key))]]


def same(tree: Any) -> Any:
    """An independent copy of a JSON tree."""
    return json.loads(json.dumps(tree))


@st.composite
def damaged(draw: st.DrawFn, positions: list[dict[str, Any]]) -> dict[str, Any]:
    """A valid save with one to three places changed, dropped or doubled."""
    data: dict[str, Any] = same(draw(st.sampled_from(positions)))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(data) or [("saga",)]))
        node: Any = data
        for step in way:
            node = node[step]
        how = draw(st.sampled_from(("put", "put", "drop", "double")))
        if how == "put":
            node[last] = same(draw(VALUES))
        elif how == "drop":
            del node[last]
        elif isinstance(node, list):
            node.append(same(node[last]))
    return data


@settings(max_examples=600, deadline=None)
@given(damaged(POSITIONS))
def test_load_works_or_says_what_is_corrupt(data: dict[str, Any]) -> None:
    try:
        match = load(data)
    except (CorruptData, OtherEdition):  # another edition is a reason, too
        return
    assert match.over or match.decisions
    assert Match.load(GAME, match.save()).hash() == match.hash()


def blood_rage_positions() -> list[dict[str, Any]]:
    match, chance, found = meadhall.new("blood-rage", seats=2, seed=3), Chance(3), []
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        found.append(json.loads(match.save()))
    return found[::9]


@settings(max_examples=300, deadline=None)
@given(damaged(blood_rage_positions()))
def test_load_of_a_real_saga_works_or_says_what_is_corrupt(data: dict[str, Any]) -> None:
    try:
        match = meadhall.load(json.dumps(data))
    except (CorruptData, OtherEdition):  # another edition is a reason, too
        return
    assert match.over or match.decisions


@given(st.binary(max_size=60))
def test_any_bytes(raw: bytes) -> None:
    with pytest.raises(CorruptData):
        Match.load(GAME, raw)


# -- plain data -----------------------------------------------------------------------------------------------


class Coin(Plain):
    unsaved = frozenset({"sides"})
    worth: int
    sides: list[str]


class Purse(Plain):
    coins: list[Coin]
    best: Coin | None


def test_fields_are_the_annotations_but_the_unsaved() -> None:
    assert list(fields(Coin)) == ["worth"]
    assert list(fields(Purse)) == ["coins", "best"]


def test_nested_plain_objects_round_trip() -> None:
    data = {"coins": [{"worth": 3}, {"worth": 5}], "best": None}
    purse = Purse.from_data(data)

    assert [coin.worth for coin in purse.coins] == [3, 5]
    assert json.loads(encode(purse)) == data


def test_nested_damage_names_both_places() -> None:
    with pytest.raises(CorruptData, match=r"Coin\.worth: Expected `int`, got `str`"):
        Purse.from_data({"coins": [{"worth": "3"}], "best": None})
    with pytest.raises(CorruptData, match=r"Coin: expected exactly the fields worth"):
        Purse.from_data({"coins": [], "best": {"worth": 1, "sides": []}})


def test_what_is_not_plain_is_not_encoded() -> None:
    with pytest.raises(TypeError, match="object is not plain data"):
        encode(object())
    with pytest.raises(CorruptData, match=r"here: .*complex is not plain data"):
        convert(1, complex, "here")


def test_frozen_makes_tuples_all_the_way() -> None:
    assert frozen([1, [2, [3]], "x", None]) == (1, (2, (3,)), "x", None)


def test_decode_says_where() -> None:
    with pytest.raises(CorruptData, match=r"not JSON: .*byte 4"):
        decode('{"a"}')
