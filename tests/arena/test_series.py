"""The arena: fixed seeds, rotated seats, honest intervals."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.arena import fair_lineup, series, wilson
from meadhall.arena.by_option import taken_of
from meadhall.arena.checkpoint import Memory
from meadhall.arena.outcomes import Played, Task
from meadhall.arena.series import Result, _tasks, play, seated
from meadhall.cli import main
from meadhall.games.blood_rage import board as b
from meadhall.kernel import BadOptions

GAME = meadhall.game("blood-rage")
GAMES = meadhall.game("vikings-gone-wild")  # of teams, and of rivals


def counted(**more: Any) -> dict[str, Any]:
    """A short series between random bots, without what the clock says."""
    result = series(GAME, ["random", "random"], 2, 6, 9, **more)
    return {"rates": [bot.rate for bot in result.bots], "scores": [bot.score for bot in result.bots]}


def test_a_series_depends_on_its_arguments_only() -> None:
    assert counted() == counted()
    assert counted() == counted(workers=2)


def test_every_deal_is_played_from_every_seat() -> None:
    seen: list[tuple[int, ...]] = []

    def look(played: Any) -> Any:
        for one in played:
            seen.append(one.places)
            yield one

    result = series(GAME, ["random", "random"], 4, 4, 1, progress=look)
    assert sorted(seen) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert [bot.seats for bot in result.bots] == [1, 3]
    assert [bot.fair for bot in result.bots] == [0.25, 0.75]


def test_rates_share_every_victory() -> None:
    result = series(GAME, ["random", "random"], 3, 6, 2)
    assert sum([bot.wins for bot in result.bots]) == pytest.approx(6)


def test_a_match_is_fixed_by_its_task() -> None:
    task = Task("blood-rage", ("random", "random"), (0, 1), 5, 6)
    assert play(task).scores == play(task).scores


def test_greedy_beats_random() -> None:
    result = series(GAME, ["greedy", "random"], 2, 8, 1)
    greedy, random = result.bots
    assert greedy.wins >= 7
    assert greedy.verdict == "stronger"
    assert random.verdict == "weaker"


@pytest.mark.parametrize(("bots", "seats", "counts"), [(2, 2, [1, 1]), (2, 4, [1, 3]), (3, 4, [1, 2, 1]), (1, 3, [3])])
def test_lineup_gives_the_first_bot_one_seat(bots: int, seats: int, counts: list[int]) -> None:
    assert fair_lineup(bots, seats) == counts


def test_lineup_may_be_said() -> None:
    assert seated(["greedy", "random"], 4, [2, 2]) == (0, 1, 0, 1)


@pytest.mark.parametrize(
    ("bots", "lineup", "reason"),
    [
        (["greedy", "clever"], None, "no bot is called 'clever'"),
        (["greedy", "random"], [3, 3], "cannot fill 4 seats"),
        (["greedy", "random"], [4, 0], "cannot fill 4 seats"),
    ],
)
def test_mistakes_are_named(bots: list[str], lineup: list[int] | None, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        series(GAME, bots, 4, 4, 1, 1, lineup)


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_the_command_reports_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    words = ["arena", "blood-rage", "--bots", "random,random", "--games", "4", "--json", str(file)]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "blood-rage, 2 seats, 4 matches, seed 1"
    assert lines[1].split()[:3] == ["bot", "seats", "wins"]
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [bot["bot"] for bot in data["bots"]] == ["random", "random"]


def test_the_command_refuses_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "blood-rage", "--bots", "random,clever"]) == 2
    assert "no bot is called 'clever'" in capsys.readouterr().err
    assert main(["arena", "blood-rage", "--lineup", "x"]) == 2
    assert "a lineup is numbers of seats" in capsys.readouterr().err


# -- in parts -------------------------------------------------------------------------------------------------


def test_a_series_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped in the middle of a line, played on, and told the same as in one go."""
    file = tmp_path / "series"
    series(GAME, ["random", "random"], 2, 3, 5, memory=Memory(file))
    file.write_bytes(file.read_bytes() + b'[["blood-rage",["rand')
    whole = series(GAME, ["random", "random"], 2, 5, 5, memory=Memory(file))
    assert results(whole) == results(series(GAME, ["random", "random"], 2, 5, 5))
    assert file.read_bytes().count(b"\n") == 5

    monkeypatch.setattr(sys.modules[play.__module__], "play", pytest.fail)  # nothing is left to be played
    again = series(GAME, ["random", "random"], 2, 5, 5, memory=Memory(file))
    assert results(again) == results(whole)
    assert series(GAME, ["random", "random"], 2, 2, 5, memory=Memory(file)).games == 2


def results(result: Result) -> list[tuple[float, float, int]]:
    return [(bot.wins, bot.score, bot.decisions) for bot in result.bots]


def test_another_series_is_not_taken_for_it(tmp_path: Path) -> None:
    file = tmp_path / "series"
    for seed in (5, 6):
        series(GAME, ["random"], 2, 2, seed, memory=Memory(file))
    assert file.read_bytes().count(b"\n") == 4
    counts = series(GAME, ["random"], 2, 2, 5, events=["AgeBegan"], memory=Memory(file)).seen.counts
    assert [count.mean for count in counts] == [3.0]  # of matches in which it was counted


@pytest.mark.parametrize("text", ["Dear Odin,\n", "Dear Odin", "[1]\n"])
def test_a_file_of_something_else_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "letter"
    file.write_text(text)
    assert main(["arena", "blood-rage", "--games", "1", "--resume", str(file)]) == 2
    assert "letter, line 1, is no match of a series" in capsys.readouterr().err
    assert file.read_text() == text


# -- by what the seats are ------------------------------------------------------------------------------------


def test_shares_of_the_names_add_up_to_the_matches() -> None:
    seen = series(GAME, ["random"], 2, 6, 3).seen
    names = [share for share in seen.shares if share.what in b.CLANS]
    assert sum([share.wins for share in names]) == pytest.approx(6)
    assert sum([share.matches for share in names]) == 12
    pairings = [share for share in seen.shares if " against " in share.what]
    assert sum([share.matches for share in pairings]) == 6


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_shares_by_order_of_play_add_up_to_the_matches(saga: str) -> None:
    rivals = {"mode": "versus"} if saga == "vikings-gone-wild" else {}  # a team by chance wins nothing
    seen = series(meadhall.game(saga), ["random"], 3, 4, 4, options=rivals).seen
    places = [share for share in seen.shares if share.what.endswith("in order of play")]
    assert [share.what[0] for share in places] == ["1", "2", "3"]
    assert [share.matches for share in places] == [4, 4, 4]
    assert sum([share.wins for share in places]) == pytest.approx(4)


def test_one_bot_alone_gets_a_new_deal_for_every_match() -> None:
    tasks = list(_tasks(GAME, ("random",), (0, 0), 4, 1))
    assert len({task.seed for task in tasks}) == 4


def test_events_are_counted_and_their_first_seat_followed() -> None:
    seen = series(GAME, ["random"], 2, 4, 3, events=["AgeBegan"]).seen
    assert [(count.event, count.mean, count.least, count.most) for count in seen.counts] == [("AgeBegan", 3.0, 3, 3)]
    assert [share.matches for share in seen.shares if share.what == "first of AgeBegan"] == [4]


def test_the_command_shows_shares_and_events(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena blood-rage --bots random --games 2 --shares --events AgeBegan"
    assert main(words.split()) == 0
    said = capsys.readouterr().out
    assert "first of AgeBegan" in said
    assert "mean" in said


def test_an_event_that_is_none_is_named() -> None:
    with pytest.raises(BadOptions, match="Blood Rage has no event 'Feast'"):
        series(GAME, ["random"], 2, 1, 1, events=["Feast"])


def test_options_are_counted_with_those_that_no_one_took() -> None:
    result = series(meadhall.game("asgard"), ["random"], 2, 3, 3, verbs=["choose", "build"])
    chosen = [one for one in result.taken if one.option.startswith("choose ")]

    assert {one.option for one in chosen} == {f"choose {god}" for god in meadhall.game("asgard").nouns["god"]}
    assert [one.mean for one in chosen] == sorted([one.mean for one in chosen], reverse=True)
    assert {one.option.split()[0] for one in result.taken} == {"choose", "build"}
    assert [(one.mean, one.takers, one.rate) for one in result.taken if not one.takers].count((0.0, 0, 0.0)) > 10


def test_an_option_counts_for_each_time_and_its_takers_once_in_a_match() -> None:
    (passed,) = series(GAME, ["random"], 2, 2, 2, verbs=["pass"]).taken

    assert passed.mean * 2 > 4 >= passed.takers > 0  # twice in some match, but two seats in two matches at most
    assert 0 < passed.rate <= 1


def test_the_command_shows_what_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "asgard", "--bots", "random", "--games", "2", "--verbs", "choose"]) == 0
    assert "won by them" in capsys.readouterr().out


def test_a_verb_that_is_none_is_named() -> None:
    with pytest.raises(BadOptions, match="Blood Rage has no verb 'feast'"):
        series(GAME, ["random"], 2, 1, 1, verbs=["feast"])


def test_an_option_says_how_many_winners_had_taken_it() -> None:
    result = series(meadhall.game("asgard"), ["random"], 2, 4, 3, verbs=["choose"])
    for one in result.taken:
        assert one.winners == pytest.approx(one.takers * one.rate / 4)


def test_a_team_counts_once_among_the_winners() -> None:
    """Both who are aboard have played: their one victory is not two."""
    taken = ((0, "done"), (1, "done"))
    one = Played((0, 0), (1, 1), (1.0, 1.0), (3, 3), (0.0, 0.0), ("wolf", "bear"), (0, 1), (), taken, together=True)

    (done,) = taken_of(GAMES, [one, one._replace(shares=(0.0, 0.0))], ("done",))

    assert (done.takers, done.rate, done.winners) == (4, 0.5, 1.0)


# -- by what was named ------------------------------------------------------------------------------------------


def test_a_team_is_counted_by_whatever_came_upon_it() -> None:
    seen = series(GAMES, ["random"], 2, 3, 5, fields=["UndeadCame.undead"]).seen
    matches = {share.what: share.matches for share in seen.named}

    assert matches.pop("UndeadCame: dark-elf") <= 3  # once in a match, however many came
    assert set(matches) <= {f"UndeadCame: {undead}" for undead in GAMES.nouns["undead"]}
    assert {share.rate for share in seen.named} == {0.0}  # a team by chance wins nothing


def test_a_rival_is_counted_by_its_events() -> None:
    result = series(GAMES, ["random"], 2, 3, 5, fields=["CardBought.card"], verbs=["buy"], options={"mode": "versus"})
    bought = {one.option.removeprefix("buy "): (one.takers, one.rate) for one in result.taken if one.takers}

    told = {share.what.removeprefix("CardBought: "): (share.matches, share.rate) for share in result.seen.named}
    assert told == bought


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ("Feast.card", "has no event 'Feast'"),
        ("CardBought", "CardBought names nothing as ''; it names: card"),
        ("CardBought.seat", "CardBought names nothing as 'seat'"),
    ],
)
def test_a_field_that_names_nothing_is_refused(field: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        series(GAMES, ["random"], 2, 1, 1, fields=[field])


def test_the_command_shows_what_was_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena vikings-gone-wild --bots random --games 2 --by UndeadCame.undead --verbs buy"
    assert main(words.split()) == 0
    said = capsys.readouterr().out
    assert "UndeadCame: draugr" in said
    assert "of winners" in said
