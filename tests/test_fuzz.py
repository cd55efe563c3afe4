"""The fuzzer: it plays, it counts, and a match that breaks leaves a record that breaks again."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall import fuzz
from meadhall.cli import main
from meadhall.games.editions import Own
from meadhall.kernel import Match, Record
from meadhall.kernel.record import Action
from meadhall.parts import Parts

GAME = meadhall.game("blood-rage")


def fuzzed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command; its status and what it said."""
    status = main(["fuzz", *words])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_small_run_holds_and_is_summed_up(capsys: pytest.CaptureFixture[str], workers: str) -> None:
    status, out, _ = fuzzed(capsys, "blood-rage", "--games", "4", "--seats", "2,3", "--workers", workers)

    assert status == 0
    counts = r"4 matches \(2 of 2 seats, 2 of 3 seats\), [\d,]+ decisions in [\d.]+ s: [\d,]+ decisions/s\."
    assert re.search(counts + " Every promise held", out)


def test_all_player_counts_unless_one_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = fuzzed(capsys, "blood-rage", "--games", "3", "--workers", "1")

    assert status == 0
    assert "(1 of 2 seats, 1 of 3 seats, 1 of 4 seats)" in out


def test_same_seed_same_matches() -> None:
    plan = fuzz.Plan("blood-rage", "base", (2, 3), 9)

    assert fuzz.play_number(plan, 1) == fuzz.play_number(plan, 1)
    assert plan.head(1).seats == 3
    assert plan.head(1).seed == 10
    assert not plan.head(3).automatic


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "no saga is called 'chess'"),
        (["blood-rage", "--seats", "2,9"], "Blood Rage is for 2 to 4 players, not 9"),
        (["blood-rage", "--edition", "lost"], "Blood Rage has no edition 'lost'; it has: base"),
        (["blood-rage", "--record", "none.json"], "none.json: No such file or directory"),
    ],
)
def test_mistakes_are_sentences(capsys: pytest.CaptureFixture[str], words: list[str], reason: str) -> None:
    status, _, err = fuzzed(capsys, *words)

    assert status == 2
    assert reason in err
    assert err.startswith("meadhall fuzz: ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--games", "0"], "argument --games: a whole number from 1 on, not '0'"),
        (["--games", "many"], "a whole number from 1 on, not 'many'"),
        (["--seats", "2,x"], "argument --seats: a whole number from 1 on, not 'x'"),
        (["--seats", ""], "argument --seats: a whole number from 1 on, not ''"),
        (["--workers", "-1"], "argument --workers"),
        (["--seed", "x"], "argument --seed: invalid int value: 'x'"),
    ],
)
def test_bad_arguments_are_explained(capsys: pytest.CaptureFixture[str], words: list[str], reason: str) -> None:
    with pytest.raises(SystemExit) as caught:
        fuzzed(capsys, "blood-rage", *words)

    assert caught.value.code == 2
    assert reason in capsys.readouterr().err


# -- a broken game --------------------------------------------------------------------------------------------


def glory_is_limited(g: Any) -> None:
    assert max(g.glory) < 12, "nobody has so much Glory"


def leaky_view(g: Any, seat: int | None) -> Any:
    """A view that gives a hidden hand away."""
    table = VIEW(g, seat)
    return type(table)(**{**{name: getattr(table, name) for name in table.__struct_fields__}, "turn": sum(g.hands[0])})


VIEW = GAME.view


def forgetful_clone(match: Match[Any]) -> Match[Any]:
    """A clone that shares a list with its original."""
    copy = CLONE(match)
    copy.state.glory = match.state.glory
    return copy


CLONE = Match.clone


@pytest.mark.parametrize(
    ("broken", "attribute", "value", "reason"),
    [
        (GAME, "conserved", glory_is_limited, "nobody has so much Glory"),
        (GAME, "view", leaky_view, "sees what it can't see"),
        (Match, "clone", forgetful_clone, "Broken"),  # undo plays on copies, so the match itself goes astray
    ],
    ids=["conserved", "view", "clone"],
)
def test_broken_game_dumps_a_record_that_breaks_again(
    broken: Any,
    attribute: str,
    value: Any,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(broken, attribute, value)
    words = ["blood-rage", "--games", "20", "--seats", "2", "--workers", "1", "--out", str(tmp_path / "out")]

    status, out, _ = fuzzed(capsys, *words)

    assert status == 1
    assert reason in out
    (path,) = (tmp_path / "out").iterdir()
    assert f"python -m meadhall fuzz blood-rage --record {path}" in out
    status, out, _ = fuzzed(capsys, "blood-rage", "--record", str(path))
    assert status == 1
    assert reason in out
    assert "The record breaks again." in out
    monkeypatch.undo()
    status, out, _ = fuzzed(capsys, "blood-rage", "--record", str(path))
    assert status == 0
    assert "actions played again. Every promise held." in out


def test_failure_in_a_worker_process_is_reported_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 5)
    words = ["blood-rage", "--games", "3", "--workers", "2", "--out", str(tmp_path)]

    status, out, _ = fuzzed(capsys, *words)

    assert status == 1
    assert "the match does not end" in out
    (path,) = tmp_path.iterdir()
    assert len(Record.load(path).actions) == 5


def no_table(seats: int, seed: int, options: Any) -> Any:
    raise ZeroDivisionError


def test_match_that_cannot_even_be_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(GAME, "setup", no_table)

    status, out, _ = fuzzed(capsys, "blood-rage", "--games", "1", "--workers", "1", "--out", str(tmp_path))

    assert status == 1
    assert "ZeroDivisionError" in out
    assert "Broke after 0 actions" in out


def test_record_that_is_not_legal_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Record("blood-rage", 2, 1, actions=[Action(0, "pass")]).save(tmp_path / "odd.json")

    status, _, err = fuzzed(capsys, "blood-rage", "--record", str(tmp_path / "odd.json"))

    assert status == 2
    assert "'pass' of seat 0 is not legal at this point of the record" in err


def test_record_of_another_saga_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Record("chess", 2, 1).save(tmp_path / "chess.json")

    status, _, err = fuzzed(capsys, "blood-rage", "--record", str(tmp_path / "chess.json"))

    assert status == 2
    assert "is a record of chess, not of blood-rage" in err


def test_progress_is_printed_in_lines_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "EVERY", 0.0)

    _, out, _ = fuzzed(capsys, "blood-rage", "--games", "2", "--seats", "2", "--workers", "1")

    assert "1 of 2 matches\n2 of 2 matches\n" in out


def test_progress_is_a_bar_on_a_terminal() -> None:
    console = Console(file=StringIO(), force_terminal=True, width=80)
    result = fuzz.Result(2, 10, "", "")

    assert list(fuzz.watched([result, result], 2, console)) == [result, result]


def test_a_match_of_ones_own_edition_is_played_again_by_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = meadhall.new("blood-rage", seats=2, seed=1).record
    assert record is not None
    record.edition = "own-1"
    own = [Own("blood-rage", Path("other"), "own-2"), Own("blood-rage", Path("mine"), "own-1")]
    monkeypatch.setattr(fuzz, "own_editions", lambda: own)
    fuzz.report(fuzz.Result(2, 0, record.to_json(), "broken"), tmp_path, Console(soft_wrap=True))
    assert capsys.readouterr().out.rstrip().endswith("blood-rage-own-1-2-1.json --edition mine")


# -- light, and in parts --------------------------------------------------------------------------------------


def test_light_matches_are_the_same_as_those_with_a_record() -> None:
    """The copy that keeps no history answers as the match itself would, and ends as it does."""
    plan = fuzz.Plan("blood-rage", "base", (2,), 9, light=True)
    light = fuzz.play_number(plan, 0)
    match = Match.new(GAME, plan.head(0))

    assert fuzz.answer_randomly(match, match.record.number if match.record else 0) == light.decisions
    assert match.over


def test_light_match_that_fails_leaves_its_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 5)

    status, out, _ = fuzzed(capsys, "blood-rage", "--light", "--games", "3", "--workers", "1", "--out", str(tmp_path))

    assert status == 1
    assert "the match does not end" in out
    (path,) = tmp_path.iterdir()
    assert len(Record.load(path).actions) == 5


def test_light_run_checks_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(GAME, "outcome", lambda _: None)

    status, out, _ = fuzzed(capsys, "blood-rage", "--light", "--games", "1", "--workers", "1")

    assert status == 1
    assert "has no outcome" in out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_series_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path, workers: str) -> None:
    file = str(tmp_path / "parts" / "sum.json")
    words = ["blood-rage", "--light", "--seats", "2", "--workers", workers, "--resume", file]
    fuzzed(capsys, *words, "--games", "3")

    status, out, _ = fuzzed(capsys, *words, "--games", "5")

    assert status == 0
    assert out.startswith("2 matches (2 of 2 seats)")
    assert "5 of this series; 5 matches" in out
    _, out, _ = fuzzed(capsys, *words, "--games", "5")
    assert out.startswith("0 matches")
    _, out, _ = fuzzed(capsys, *words, "--games", "1", "--seed", "70")
    assert "1 of this series; 6 matches" in out  # other matches, counted beside


def test_match_that_fails_is_not_counted_as_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 5)
    file = tmp_path / "sum.json"
    words = ["blood-rage", "--light", "--games", "2", "--workers", "1", "--out", str(tmp_path), "--resume", str(file)]

    status, _, _ = fuzzed(capsys, *words)

    assert status == 1
    assert Parts(file).total("matches") == 0


@pytest.mark.parametrize("text", ["", "[]", '{"a": 3}', '{"a": {"matches": "many"}}'])
def test_broken_file_of_parts_is_refused_and_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "sum.json"
    file.write_text(text)

    status, _, err = fuzzed(capsys, "blood-rage", "--games", "1", "--resume", str(file))

    assert status == 2
    assert "does not tell what was played so far" in err
    assert file.read_text() == text
