"""Options of the set-up: what is declared once holds wherever a table is opened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import fuzz
from meadhall.arena.series import series
from meadhall.kernel import BadOptions, Chance, Choice, Record
from meadhall.kernel.choice import check_choices
from tests.crew import GAME
from tests.crew.guest import SLUG, crew_match, invite
from tests.terminal.table import meadhall_says, run


@pytest.fixture(autouse=True)
def guest(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


# -- what is declared ---------------------------------------------------------------------------------------------


def test_what_is_left_out_is_as_usual() -> None:
    assert GAME.options(1, {}) == {"mode": "crew", "tide": 0, "spring": False}
    assert meadhall.new(SLUG, seats=2, seed=1, mode="rivals").state.rivals == 1
    assert meadhall.new(SLUG, seats=2, seed=1, tide=2, spring=True).state.water == 2


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {"mode": "rivals"}, "mode=rivals is for 2, 3 players, not 1 (CR-102)"),
        (2, {"mode": "rivals", "tide": 1}, "tide can be chosen with mode=crew only (CR-103)"),
        (2, {"mode": "alone"}, "mode is one of crew, rivals, not 'alone'"),
        (2, {"tide": True}, "tide is one of 0, 1, 2, not True"),
        (2, {"tides": 1}, "The Crew has no option 'tides'; it has: mode, tide, spring"),
        (4, {}, "The Crew is for 1 to 3 players, not 4"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats, options)
    assert str(refused.value) == reason


def test_rivals_may_say_that_the_tide_is_as_usual() -> None:
    assert GAME.options(2, {"mode": "rivals", "tide": 0})["tide"] == 0


def test_a_default_gives_way_to_what_so_many_can_play() -> None:
    mode = Choice("mode", "rivals", ("rivals", "crew"), seats={"rivals": (2, 3)})
    assert [mode.usual(seats) for seats in (1, 2, 3)] == ["crew", "rivals", "rivals"]


@pytest.mark.parametrize(
    "choices",
    [
        [Choice("a", 0, (0, 1)), Choice("a", 0, (0, 1))],
        [Choice("a", 2, (0, 1))],
        [Choice("a", 0, (0, 1), seats={2: (2,)})],
        [Choice("a", None, leads=True)],
        [Choice("a", 0, (0, 1), when={"b": 1}), Choice("b", 0, (0, 1))],
        [Choice("b", 0, (0, 1)), Choice("a", 0, (0, 1), when={"b": 2})],
    ],
    ids=["twice", "default", "seats", "leads", "later", "value"],
)
def test_a_declaration_that_does_not_hold_together_is_refused(choices: Sequence[Choice]) -> None:
    with pytest.raises(AssertionError):
        check_choices(choices)


def test_a_value_may_need_another_option() -> None:
    steps = Choice("steps", 0, (0, 1, 2), needs={2: {"tide": 2}}, rule="CR-103")
    check_choices([Choice("tide", 0, (0, 1, 2)), steps])

    steps.check(1, {"tide": 2, "steps": 2})
    steps.check(1, {"tide": 0, "steps": 1})
    with pytest.raises(BadOptions, match=r"steps=2 can be chosen with tide=2 only \(CR-103\)"):
        steps.check(1, {"tide": 1, "steps": 2})
    with pytest.raises(AssertionError):
        check_choices([steps])


def test_kinds_and_numbers_of_players_follow() -> None:
    assert [GAME.kinds(seats) for seats in (1, 2)] == [[{"mode": "crew"}], [{"mode": "crew"}, {"mode": "rivals"}]]
    assert GAME.counts({}) == [1, 2, 3]
    assert GAME.counts({"mode": "rivals"}) == [2, 3]
    assert meadhall.game("thorgal").counts({"horns": 2}) == [4]


def test_set_ups_are_drawn_from_all_that_can_be() -> None:
    alone = [GAME.any_setup(1, Chance(seed)) for seed in range(40)]
    assert {setup["mode"] for setup in alone} == {"crew"}
    several = [GAME.any_setup(3, Chance(seed)) for seed in range(80)]
    assert {(setup["mode"], setup.get("tide")) for setup in several} == {
        ("crew", 0), ("crew", 1), ("crew", 2), ("rivals", None),
    }  # fmt: skip
    for setup in several:
        GAME.options(3, setup)
    assert GAME.any_setup(3, Chance(1), {"mode": "rivals"}).keys() == {"mode", "spring"}


@pytest.mark.parametrize(
    ("words", "options"),
    [
        (["mode=rivals", "tide = 2"], {"mode": "rivals", "tide": 2}),
        (["spring=yes"], {"spring": True}),
        (["spring=False"], {"spring": False}),
        (["tide=deep"], {"tide": "deep"}),
    ],
)
def test_options_are_read_as_people_type_them(words: list[str], options: dict[str, Any]) -> None:
    assert GAME.read_options(words) == options


def test_options_without_values_are_numbers_lists_or_names() -> None:
    rage = meadhall.game("blood-rage")
    assert rage.read_options(["first=2", "clans=bear,wolf", "beginners=true"]) == {
        "first": 2, "clans": "bear,wolf", "beginners": True,
    }  # fmt: skip
    with pytest.raises(BadOptions):
        rage.read_options(["last=2"])


# -- where it reaches ---------------------------------------------------------------------------------------------


def test_a_record_and_a_save_keep_it() -> None:
    match = meadhall.new(SLUG, seats=3, seed=4, mode="rivals", spring=True)
    while not match.over:
        match.apply(match.decisions[0].seat, match.decisions[0].options[-1])
    assert match.record is not None
    assert match.outcome is not None
    assert not match.outcome.together
    again = meadhall.replay(Record.from_json(match.record.to_json()))
    assert (again.hash(), again.outcome) == (match.hash(), match.outcome)
    assert again.record is not None
    assert again.record.options == {"mode": "rivals", "spring": True}


def test_rivals_are_distinguished_and_a_crew_is_not() -> None:
    rivals, crew = crew_match(seats=2, mode="rivals"), crew_match(seats=2)
    for match in (rivals, crew):
        match.state.built = [9, 4]
        match.state.water = 99
    assert GAME.outcome(rivals.state).winners == (0,)
    assert GAME.outcome(crew.state).winners == ()


def test_the_terminal_takes_it(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    meadhall_says("play", SLUG, "--plain", "--option", "mode=rivals", "--save", str(file), typed="quit\n")
    record = Record.load(file)
    assert (record.seats, record.options) == (3, {"mode": "rivals"})
    refused = run("play", SLUG, "--plain", "--seats", "1", "--option", "mode=rivals")
    assert refused.returncode == 2
    assert "mode=rivals is for 2, 3 players, not 1 (CR-102)" in refused.stderr


def test_the_arena_takes_it() -> None:
    result = series(GAME, ["greedy", "random"], 2, games=4, seed=1, options={"mode": "rivals"})
    assert sum(bot.wins for bot in result.bots) == pytest.approx(4)
    assert result.options == {"mode": "rivals"}
    with pytest.raises(BadOptions):
        series(GAME, ["greedy"], 1, games=1, seed=1, options={"mode": "rivals"})
    said = meadhall_says("arena", SLUG, "--games", "2", "--option", "tide=1", alone=True)
    assert "crew (tide=1), 2 seats, 2 matches" in said


def test_the_fuzzer_draws_it_unless_it_is_given() -> None:
    plan = fuzz.Plan(SLUG, "base", (1, 2, 3), 5)
    assert {plan.head(number).options.get("mode") for number in range(30)} == {"crew", "rivals"}
    assert plan.head(7).options == plan.head(7).options
    for number in range(12):
        assert not fuzz.play_number(plan, number).reason
    said = meadhall_says("fuzz", SLUG, "--games", "4", "--workers", "1", "--option", "mode=rivals", alone=True)
    assert "2 of 2 seats, 2 of 3 seats" in said
