"""`meadhall replay` and `meadhall rules`."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall.kernel import Chance, Record
from meadhall.ledger import ledger
from meadhall.terminal.replay import Replay
from meadhall.terminal.screen import Screen, paper
from tests.terminal.table import Keyboard, meadhall_says, run


@pytest.fixture(scope="module")
def record() -> Record:
    match, chance = meadhall.new("blood-rage", seats=2, seed=11), Chance(4)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    assert match.record is not None
    return msgspec.structs.replace(match.record, hash=match.hash())


@pytest.fixture(scope="module")
def file(record: Record, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.json"
    record.save(path)
    return path


def stepped(record: Record, typed: str, clan: str | None = None, start: int = 0) -> str:
    screen = Screen(False, Keyboard(typed), io.StringIO())
    screen.console = paper(100)
    assert Replay(record, screen, "en", clan).step_through(start) == 0
    return screen.console.export_text()


def test_the_whole_log_in_both_languages(file: Path) -> None:
    assert "wins with" in meadhall_says("replay", str(file), "--plain")
    assert "l’emporte avec" in meadhall_says("replay", str(file), "--lang", "fr")


def test_a_seats_eyes_see_its_own_secrets_only(file: Path) -> None:
    said = meadhall_says("replay", str(file), "--plain", "--seat", "bear", "--at", "4")
    assert "The Wolf keeps a card." in said
    assert "The Bear keeps a card." not in said
    assert "Cards of the Bear" in said
    assert "Cards of the Wolf" not in said


def test_after_the_end_every_hand_is_open(record: Record) -> None:
    page = stepped(record, "q\n", start=4)
    assert "Cards of the Wolf" in page
    assert "Cards of the Bear" in page
    assert "keeps a card" not in page


def test_before_the_end_none_is(record: Record) -> None:
    begun = msgspec.structs.replace(record, actions=record.actions[:20], hash="")
    page = stepped(begun, "n\nq\n", start=3)
    assert "Cards of" not in page
    assert "keeps a card" in page
    assert "Keep " not in page


def test_steps_go_where_one_types(record: Record) -> None:
    page = stepped(record, "n\n\np\n10\nlast\nn\nfirst\nwhat\nq\n")
    steps = [int(line.split()[1]) for line in page.splitlines() if line.startswith("Step ")]
    last = len(record.actions)
    assert steps == [0, 1, 2, 1, 10, last, last, 0, 0]


def test_a_bad_record_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{}", encoding="utf-8")
    for words in (("replay", str(path)), ("replay", str(tmp_path / "none.json"))):
        done = run(*words)
        assert done.returncode == 2
        assert done.stderr.startswith("meadhall replay: ")


def test_rules_by_chapter_number_and_word() -> None:
    rules = ledger("blood-rage").rules
    chapters = meadhall_says("rules", "blood-rage", "--lang", "fr")
    assert f"{len(rules)} règles" in chapters
    assert "Appel à la bataille – " in chapters
    one = meadhall_says("rules", "blood-rage", "BR-512", "--plain")
    assert one.startswith("Call to battle\nBR-512  ")
    assert "BR-512x" in one
    assert run("rules", "blood-rage", "qwertz").returncode == 2
