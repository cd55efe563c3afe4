"""The command line as a newcomer meets it: help everywhere, and a sentence instead of a traceback."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import meadhall
from meadhall.bots import SPECS
from meadhall.cli import COMMANDS, main
from meadhall.kernel import Record


class Said(NamedTuple):
    """How a command ended, and what it printed."""

    status: int
    out: str
    err: str


def said(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """Run `meadhall …` in this process."""
    try:
        status = main(words)
    except SystemExit as end:  # argparse leaves this way
        status = end.code if isinstance(end.code, int) else 1
    return Said(status, *capsys.readouterr())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match with two answers given."""
    match = meadhall.new("blood-rage", seats=2, seed=1)
    for _ in range(2):
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[0])
    assert match.record is not None
    match.record.hash = match.hash()
    path = tmp_path / "match.json"
    match.record.save(path)
    return path


def damaged(path: Path, **changes: Any) -> Path:
    """The same record with some of its parts replaced, and no hash to give it away."""
    data = {**json.loads(path.read_text(encoding="utf-8")), "hash": "", **changes}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# -- help -----------------------------------------------------------------------------------------------------


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "--help")

    assert told.status == 0
    for name, command in COMMANDS.items():
        assert name in told.out
        assert command.help in told.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, command, "--help")

    assert told.status == 0
    assert told.out.startswith(f"usage: meadhall {command}")
    assert told.err == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_argument_says_what_it_is(command: str) -> None:
    parser = argparse.ArgumentParser()
    import_module(COMMANDS[command].module).add(parser)
    assert [action.dest for action in parser._actions if not action.help] == []


def test_help_names_every_bot_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "play", "--help").out.split()
    for name in (*SPECS, *meadhall.sagas()):
        assert name in [word.strip(",()") for word in told]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version").out.startswith("meadhall 0.")


# -- no one at the keyboard ----------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [{}, {"OPEN": "0", "PORT": "18000"}])
def test_play_without_a_keyboard_says_how_to_play(
    setting: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)

    told = said(capsys, "play", "blood-rage")

    assert told.status == 0
    assert told.out.count("\n") == 1
    assert "meadhall play blood-rage --plain" in told.out


# -- mistakes -------------------------------------------------------------------------------------------------

MISTAKES = {
    "": "command",
    "frobnicate": "invalid choice: 'frobnicate'",
    "play": "GAME",
    "play chess": "chess",
    "play blood-rage --seats four": "four",
    "play blood-rage --seats 1 --plain": "Blood Rage is for 2 to 4 players, not 1",
    "play blood-rage --seats 5 --plain": "Blood Rage is for 2 to 4 players, not 5",
    "play blood-rage --me goat --plain": "no clan is called 'goat'; there are: wolf, bear, serpent, raven (BR-101)",
    "play blood-rage --seats 2 --hotseat wolf,bear,raven --plain": "no 'raven' at this table; there are: wolf, bear",
    "play blood-rage --bots oracle --plain": "no bot is called 'oracle'; there are: random, instinct, greedy",
    "play blood-rage --lang de --plain": "'de'",
    "play blood-rage --edition second --plain": "Blood Rage has no edition 'second'; it has: base",
    "play blood-rage --resume nowhere.json --plain": "nowhere.json: No such file or directory",
    "replay": "FILE",
    "replay nowhere.json": "nowhere.json: No such file or directory",
    "replay .": "Is a directory",
    "rules chess": "chess",
    "rules blood-rage BR-001": "Blood Rage has no rule BR-001; did you mean BR-901",
    "rules blood-rage xyzzy": "xyzzy",
    "arena chess": "chess",
    "arena blood-rage --bots oracle,greedy": "no bot is called 'oracle'",
    "arena blood-rage --seats 9": "Blood Rage is for 2 to 4 players, not 9",
    "arena blood-rage --games 0": "at least one match",
    "arena blood-rage --lineup two": "'two'",
    "fuzz chess": "no saga is called 'chess'; there are: blood-rage",
    "fuzz blood-rage --games 0": "a whole number from 1 on, not '0'",
    "fuzz blood-rage --seats 2,x": "not 'x'",
    "fuzz blood-rage --seats 5": "Blood Rage is for 2 to 4 players, not 5",
    "fuzz blood-rage --edition second": "Blood Rage has no edition 'second'; it has: base",
    "fuzz blood-rage --record nowhere.json": "nowhere.json: No such file or directory",
}


@pytest.mark.parametrize(("line", "sentence"), MISTAKES.items(), ids=MISTAKES)
def test_a_mistake_is_answered_with_a_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    told = said(capsys, *line.split())

    assert told.status == 2
    assert sentence in told.err
    assert "Traceback" not in told.err
    assert told.out == ""


COMMANDS_THAT_READ = ("replay {}", "play blood-rage --plain --resume {}", "fuzz blood-rage --record {}")


@pytest.mark.parametrize("command", COMMANDS_THAT_READ)
@pytest.mark.parametrize("content", ["", "{", "[]", "# Meadhall", '{"saga": "blood-rage"}', "[" * 100_000, "\udcff"])
def test_what_is_no_record_is_refused(
    command: str, content: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))

    told = said(capsys, *command.format(path).split())

    assert told.status == 2
    assert f"{path}: not a record: " in told.err
    assert told.err.count("\n") == 1


DAMAGES: dict[str, tuple[dict[str, Any], str]] = {
    "saga": ({"saga": "chess"}, "chess"),
    "seats": ({"seats": 7}, "Blood Rage is for 2 to 4 players, not 7"),
    "edition": ({"edition": "second"}, "no edition 'second'"),
    "option": ({"options": {"dragons": True}}, "Blood Rage has no option 'dragons'"),
    "clans": ({"options": {"clans": ["wolf", "wolf"]}}, "BR-101"),
    "first": ({"options": {"first": 9}}, "BR-148"),
    "format": ({"format": 99}, "a record of format 99"),
    "unknown action": ({"actions": [[0, "dance"]]}, "dance"),
    "illegal action": ({"actions": [[0, "pass"]]}, "pass"),
    "nobody's action": ({"actions": [[5, "pass"]]}, "seat 5"),
    "another end": ({"hash": "0" * 32}, "another position"),
}


@pytest.mark.parametrize("command", COMMANDS_THAT_READ[:2])
@pytest.mark.parametrize(("changes", "sentence"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_record_is_refused(
    command: str, changes: dict[str, Any], sentence: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said(capsys, *command.format(damaged(record, **changes)).split())

    assert told.status == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_a_replay_through_foreign_eyes_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "replay", str(record), "--seat", "raven")

    assert (told.status, told.err) == (2, "meadhall replay: no 'raven' at this table; there are: wolf, bear\n")


def test_a_bug_is_not_taken_for_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a user can have done wrong becomes a sentence; a bug keeps its traceback."""

    def broken(path: Path) -> Record:
        raise KeyError("a bug")

    monkeypatch.setattr(Record, "load", broken)
    with pytest.raises(KeyError, match="a bug"):
        main(["replay", "match.json"])


# -- what works -----------------------------------------------------------------------------------------------


def test_a_record_is_replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "replay", str(record), "--plain", "--at", "1")

    assert told.status == 0
    assert "Age I begins" in told.out


def test_a_record_holds_every_promise(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "fuzz", "blood-rage", "--record", str(record))

    assert (told.status, told.out) == (0, "2 actions played again. Every promise held.\n")


@pytest.mark.parametrize(("lang", "words"), [("en", "join battle"), ("fr", "appel combat")])
def test_rules_are_found_by_words(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "rules", "blood-rage", *words.split(), "--lang", lang, "--plain")

    assert told.status == 0
    assert "BR-513" in told.out
