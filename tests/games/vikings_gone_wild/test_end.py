"""The end of the game against the Undead: Objectives, handicaps, Glory and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings_gone_wild import GAME, title
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.queries.objectives import is_met
from meadhall.kernel import BadOptions
from tests.games.vikings_gone_wild.scene import Scene, new, scene


def last_round(**more: Any) -> Scene:
    """The Ragnarök phase of the round in which the Boss fell."""
    given: dict[str, Any] = {"phase": "ragnarok", "row": "- - - - -", "deck": "", "fallen": "hel", "boss_fell": True}
    return scene(**{**given, **more})


@pytest.mark.rule("VG-600")
def test_it_ends_when_the_tokens_cross_or_the_boss_has_fallen() -> None:
    assert scene(phase="ragnarok", team=3, desolation=2, row="- - - - -", deck="").result() == "lost"
    assert last_round(halls={"wolf": 2, "bear": 2, "serpent": 2}, objectives="chieftain").result() == "won"
    assert scene(phase="ragnarok", row="- - - - hel", deck="", wounds=1).result() == ""


@pytest.mark.rule("VG-602")
@pytest.mark.parametrize(
    ("desolation", "undead", "left", "result"),
    [(6, "hell-gate", 6, "lost"), (6, "crypt", 6, "lost"), (4, "hell-gate", 6, "")],
)
def test_the_moving_token_stops_where_they_meet(desolation: int, undead: str, left: int, result: str) -> None:
    s = scene(seats=1, phase="ragnarok", team=8, desolation=desolation, row=f"- - - - {undead}", deck="")
    assert (s.team, s.result()) == (left, result)


@pytest.mark.rule("VG-602", "VG-814")
def test_the_team_never_stands_below_0() -> None:
    s = scene(team=2, desolation=1)
    s.g.lose(4)
    assert (s.team, s.g.lost, s.g.result) == (1, 1, b.LOST)
    s = scene(team=1, desolation=0)
    s.g.lose(4)
    assert (s.team, s.g.result) == (0, b.LOST)


@pytest.mark.rule("VG-603", "VG-604")
def test_the_last_round_is_played_to_its_end() -> None:
    s = scene(
        seats=2, turn="wolf", round=10, hands={"wolf": "pigonator"}, row="- - - hel draugr", wounds=3,
        deck="crypt", team=15, desolation=9, halls={"wolf": 1, "bear": 1}, objectives="chieftain",
    )  # fmt: skip
    s.play("wolf: attack hel 4", "wolf: with pigonator", "wolf: done", "bear: done")
    assert s.match.over
    assert (s.team, s.desolation, s.g.round) == (13, 10, 10)
    assert s.row()[4] == "crypt"  # what is left of the Army does not keep them
    assert [GAME.nouns["phase"][event.phase] for event in s.events("PhaseBegan")] == ["ragnarok", "storage", "end"]


@pytest.mark.rule("VG-242")
def test_no_one_keeps_a_card_for_a_round_that_never_comes() -> None:
    s = last_round(
        seats=1, halls={"wolf": 2}, villages={"wolf": "drakkar"}, hands={"wolf": "cannon"}, objectives="chieftain"
    )
    assert (s.result(), s.discard("wolf")) == ("won", ["cannon"])


@pytest.mark.rule("VG-605")
def test_the_team_can_still_lose_in_the_last_round() -> None:
    s = last_round(team=11, desolation=10, halls={"wolf": 2, "bear": 2, "serpent": 2}, objectives="chieftain")
    assert s.result() == "lost"
    assert s.view("wolf").ragnarok


@pytest.mark.rule("VG-606", "VG-606x")
def test_every_player_must_meet_every_objective() -> None:
    three = "brewery gold-mine gold-mine"
    villages = {"wolf": three, "bear": three}
    s = last_round(seats=2, halls={"wolf": 2, "bear": 2}, villages=villages, objectives="chieftain industry")
    assert s.result() == "won"
    assert s.match.outcome is not None
    assert s.match.outcome.winners == (0, 1)

    s = last_round(
        seats=3, halls={"wolf": 2, "bear": 2}, villages={**villages, "serpent": "brewery gold-mine"},
        objectives="chieftain industry",
    )  # fmt: skip
    assert s.result() == "lost"
    missed = [(s.names[e.seat], GAME.nouns["objective"][e.objective]) for e in s.events("ObjectiveMissed")]
    assert missed == [("serpent", "chieftain"), ("serpent", "industry")]


@pytest.mark.rule("VG-607")
def test_objectives_are_personal() -> None:
    s = scene(seats=2, discards={"wolf": "elf-archer*6", "bear": "big-brute*2"}, objectives="warband")
    assert met(s, "warband") == [True, False]


@pytest.mark.rule("VG-608")
def test_only_the_state_at_the_end_counts() -> None:
    s = scene(seats=1, villages={"wolf": "beer-storage"}, stored={"wolf": (3, 0)}, objectives="cellar")
    assert met(s, "cellar") == [True]
    s = last_round(seats=1, villages={"wolf": "beer-storage"}, stored={"wolf": (2, 0)}, objectives="cellar")
    assert s.result() == "lost"


@pytest.mark.rule("VG-609")
def test_what_is_stored_in_the_last_storage_phase_counts() -> None:
    s = last_round(seats=1, villages={"wolf": "gold-storage"}, tokens={"wolf": (0, 3)}, objectives="treasury")
    assert (s.stored("wolf"), s.result()) == ((0, 3), "won")


@pytest.mark.rule("VG-610")
def test_cards_count_wherever_they_are_but_in_the_box() -> None:
    s = scene(
        seats=1, piles={"wolf": "cannon*2"}, hands={"wolf": "chicken-tower beer"}, objectives="rampart",
        row="sacrifice - - - -",
    )  # fmt: skip
    assert met(s, "rampart") == [True]
    s.play("wolf: meet sacrifice", "wolf: remove chicken-tower")
    assert (met(s, "rampart"), s.removed("wolf").count("chicken-tower")) == ([False], 1)


@pytest.mark.rule("VG-612")
def test_desolation_alone_is_the_clock() -> None:
    s = scene(seats=1, round=1, team=18, desolation=0, row="- - - - -", deck="", fallen="", boss="hel")
    s.g.deck.clear()
    for number in range(1, 18):
        assert s.g.round == number
        s.play("wolf: done")
    assert not s.match.over
    s.play("wolf: done")
    assert (s.result(), s.g.round, s.desolation) == ("lost", 18, 18)


def met(s: Scene, objective: str) -> list[bool]:
    number = GAME.nouns["objective"].index(objective)
    return [is_met(s.g, seat, number) for seat in range(s.g.seats)]


@pytest.mark.rule("VG-620", "VG-621", "VG-622", "VG-623", "VG-624", "VG-625", "VG-626")
@pytest.mark.parametrize(
    ("objective", "position", "expected"),
    [
        ("chieftain", {"halls": {"wolf": 1}}, False),
        ("chieftain", {"halls": {"wolf": 2}}, True),
        ("chieftain", {"halls": {"wolf": 3}}, True),
        ("industry", {"villages": {"wolf": "brewery gold-mine"}}, False),
        ("industry", {"villages": {"wolf": "brewery brewery gold-mine+"}}, True),
        ("industry", {"villages": {"wolf": "gold-mine gold-mine gold-mine"}}, True),
        ("cellar", {"villages": {"wolf": "beer-storage"}, "stored": {"wolf": (2, 0)}}, False),
        ("cellar", {"villages": {"wolf": "beer-storage"}, "stored": {"wolf": (3, 0)}}, True),
        ("cellar", {"fresh": (3, 0), "tokens": {"wolf": (3, 0)}}, False),
        ("treasury", {"villages": {"wolf": "gold-storage"}, "stored": {"wolf": (0, 2)}}, False),
        ("treasury", {"villages": {"wolf": "gold-storage"}, "stored": {"wolf": (0, 3)}}, True),
        ("treasury", {"tokens": {"wolf": (0, 3)}}, False),
        ("warband", {"discards": {"wolf": "elf-archer*3 warrior*2"}}, False),
        ("warband", {"discards": {"wolf": "elf-archer*3"}, "hands": {"wolf": "big-brute"}}, True),
        ("rampart", {"discards": {"wolf": "cannon*2"}}, False),
        ("rampart", {"discards": {"wolf": "cannon*2"}, "piles": {"wolf": "chicken-tower"}}, True),
        ("village", {"villages": {"wolf": "brewery brewery gold-mine tavern"}}, False),
        ("village", {"villages": {"wolf": "brewery gold-mine beer-storage gold-storage+"}}, True),
    ],
)
def test_what_each_objective_wants(objective: str, position: dict[str, Any], expected: bool) -> None:
    s = scene(seats=1, **{"halls": {"wolf": 3}, **position, "objectives": objective})
    assert met(s, objective) == [expected]
    assert s.view("wolf").goals[0].met == (expected,)


# -- handicaps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-630")
def test_none_to_three_handicaps_are_chosen_at_the_set_up() -> None:
    for chosen in ({}, {"undead": 1}, {"undead": 1, "points": 1}, {"undead": 1, "objectives": 1, "points": 1}):
        s = new(2, **chosen)
        assert sum(s.g.handicaps) == len(chosen)
    verbs = {block.verb for block in GAME.vocabulary.blocks}
    assert not verbs & {"undead", "objectives", "points", "handicap"}  # and cannot be changed later


@pytest.mark.rule("VG-631", "VG-645", "VG-650")
@pytest.mark.parametrize("handicap", ["undead", "objectives", "points"])
def test_each_handicap_once_unless_jarl_was_reached(handicap: str) -> None:
    for steps in (2, 3):
        with pytest.raises(BadOptions) as refused:
            GAME.options(3, {handicap: steps})
        assert refused.value.rule == "VG-631"
        assert GAME.options(3, {handicap: steps, "jarl": True})[handicap] == steps
    with pytest.raises(BadOptions):
        GAME.options(3, {handicap: 4, "jarl": True})


@pytest.mark.rule("VG-645", "VG-630")
def test_handicaps_belong_to_the_team() -> None:
    assert GAME.options(2, {"jarl": True, "undead": 3, "points": 1})["undead"] == 3
    with pytest.raises(BadOptions):
        GAME.options(2, {"mode": "versus", "undead": 1})


def kept(s: Scene) -> int:
    return len(s.g.deck) - 1 + len([card for card in s.g.row if card >= 0])


@pytest.mark.rule("VG-632", "VG-634")
@pytest.mark.parametrize(("seats", "cards", "team"), [(1, 21, 15), (2, 24, 16), (3, 27, 19), (4, 31, 19)])
def test_more_undead_and_fewer_points(seats: int, cards: int, team: int) -> None:
    assert kept(new(seats, undead=1)) == cards
    assert new(seats, points=1).team == team


@pytest.mark.rule("VG-633")
def test_one_more_objective() -> None:
    s = new(2, objectives=1)
    assert len(set(s.g.objectives)) == len(s.view("wolf").goals) == 3
    s = last_round(
        seats=1,
        halls={"wolf": 2},
        objectives="chieftain industry village",
        villages={"wolf": "brewery gold-mine gold-mine"},
    )
    assert s.result() == "lost"  # all three are needed


@pytest.mark.rule("VG-646")
def test_doubled_and_tripled_handicaps() -> None:
    s = new(1, jarl=True, undead=3, objectives=3, points=3)
    assert (kept(s), len(s.g.objectives), s.team) == (27, 5, 9)
    s = new(1, jarl=True, undead=2, objectives=2, points=2)
    assert (kept(s), len(s.g.objectives), s.team) == (24, 4, 12)


@pytest.mark.rule("VG-648")
def test_there_are_no_more_than_37_undead() -> None:
    assert kept(new(4, jarl=True, undead=3)) == 37
    box = GAME.box._replace(name="more", values=GAME.box.values._replace(kept=(30, 30, 30, 30)))
    g = title(box).setup(4, 1, GAME.options(4, {"jarl": True, "undead": 3}))
    assert len(g.deck) - 1 + 3 == 37


@pytest.mark.rule("VG-649")
def test_the_team_never_begins_below_6() -> None:
    box = GAME.box._replace(name="low", values=GAME.box.values._replace(team=(12, 12, 12, 12)))
    assert title(box).setup(2, 1, GAME.options(2, {"jarl": True, "points": 3})).team == 6
    assert title(box).setup(2, 1, GAME.options(2, {"jarl": True, "points": 1})).team == 9


# -- Glory ----------------------------------------------------------------------------------------------------------


def won(lost: int = 0, handicaps: tuple[int, int, int] = (0, 0, 0), level: int = 2) -> Scene:
    return last_round(
        seats=1, lost=lost, handicaps=handicaps, halls={"wolf": level}, objectives="chieftain", team=20 - lost
    )


@pytest.mark.rule("VG-635", "VG-636", "VG-637", "VG-638", "VG-647")
@pytest.mark.parametrize(
    ("lost", "handicaps", "glory"),
    [
        (5, (0, 0, 0), 1),
        (1, (0, 0, 0), 1),
        (0, (0, 0, 0), 2),
        (5, (1, 1, 0), 3),
        (0, (0, 0, 1), 3),
        (0, (1, 1, 1), 5),
        (5, (3, 0, 0), 4),
        (0, (3, 3, 3), 11),
    ],
)
def test_glory_of_a_victory(lost: int, handicaps: tuple[int, int, int], glory: int) -> None:
    s = won(lost, handicaps)
    assert (s.result(), s.view("wolf").glory) == ("won", glory)
    assert s.match.outcome is not None
    assert s.match.outcome.scores == (glory,)


@pytest.mark.rule("VG-635", "VG-639")
def test_a_lost_game_gives_no_glory_and_no_rank() -> None:
    s = won(0, (1, 1, 1), level=1)
    assert (s.result(), s.view("wolf").glory, s.view("wolf").rank) == ("lost", 0, "")


@pytest.mark.rule("VG-638")
def test_a_lower_start_is_no_loss() -> None:
    s = new(1, points=1)
    assert (s.team, s.g.lost) == (15, 0)


@pytest.mark.rule("VG-640", "VG-641", "VG-642", "VG-643", "VG-644")
@pytest.mark.parametrize(
    ("lost", "handicaps", "rank"),
    [
        (1, (0, 0, 0), "thief"),
        (0, (0, 0, 0), "warrior"),
        (1, (1, 1, 0), "housecarl"),
        (0, (1, 1, 0), "warlord"),
        (0, (1, 1, 1), "jarl"),
        (0, (3, 3, 0), "jarl"),
    ],
)
def test_ranks(lost: int, handicaps: tuple[int, int, int], rank: str) -> None:
    s = won(lost, handicaps)
    assert s.view("wolf").rank.endswith(rank)
    told = s.events("TeamWon")[0]
    assert told.glory == s.view("wolf").glory  # the points are shown
    assert told.rank == GAME.nouns["rank"].index(rank)


@pytest.mark.rule("VG-642x", "VG-644x")
@pytest.mark.parametrize(
    ("lost", "handicaps", "glory", "rank"), [(5, (1, 0, 1), 3, "housecarl"), (0, (1, 1, 1), 5, "jarl")]
)
def test_the_examples_of_glory(lost: int, handicaps: tuple[int, int, int], glory: int, rank: str) -> None:
    view = won(lost, handicaps).view("wolf")
    assert (view.glory, view.rank.endswith(rank)) == (glory, True)
