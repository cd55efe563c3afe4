"""Phase 4: Temple points, Ancestral Weapons, and the battles of Worlds 1 to 7 (AS-601 to AS-620)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.state import NOBODY
from tests.games.asgard.scene import Scene, scene


def battle(**position: Any) -> Scene:
    """The battles of a round, whose players have discs enough not to take any back afterwards."""
    return scene(phase="battles", supply=dict.fromkeys(b.COLOURS, 2), **position)


def gods(light: int, dark: int, *, ancestral: tuple[int, int] = (1, 1), **position: Any) -> Scene:
    """Gods fight in World 3, with these values of the camps."""
    worlds = {"light-3": f"thor-{light - ancestral[0]}", "dark-3": f"hel-{dark - ancestral[1]}"}
    s = battle(worlds=worlds, ancestral=ancestral, **position)
    assert values(s) == [(3, light, dark)]
    return s


def values(s: Scene) -> list[tuple[int, int, int]]:
    """The battles fought: world, from 1, and what Light and Darkness counted."""
    fought: list[Any] = s.events("BattleFought")
    return [(event.world + 1, event.light, event.dark) for event in fought]


def points(s: Scene, cause: int) -> list[int]:
    """The points scored for one cause, one number for each time."""
    scored: list[Any] = s.events("Scored")
    return [event.points for event in scored if event.cause == cause]


# -- Temples ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-601")
def test_temples_score_before_any_battle() -> None:
    s = gods(2, 3, score={"red": 4, "blue": 7}, temples={"red": "temple-3-pink-yellow-blue"}, battle={"light-3": "red"},
             recruits={"red": "2 white"})  # fmt: skip

    assert s.asked() == ["red: reinforce"]
    assert (s.score("red"), s.score("blue")) == (9, 7)


@pytest.mark.rule("AS-601")
def test_temple_points_count_for_the_order_of_battle_tiles() -> None:
    s = battle(score={"red": 4, "blue": 7}, temples={"red": "temple-3-pink-yellow-blue"}, battle_piles={3: 1},
               zones={"red": [1], "blue": [2]})  # fmt: skip

    assert (s.battle_tiles("blue"), s.battle_tiles("red")) == ([3], [])


@pytest.mark.rule("AS-602")
def test_a_temple_scores_in_every_round() -> None:
    s = battle(temples={"red": "temple-1-pink"})

    assert s.score("red") == 3
    s.to_phase("over")

    assert points(s, b.BY_TEMPLES) == [3, 3, 3, 3, 3]
    assert s.score("red") == 15


@pytest.mark.rule("AS-602")
def test_a_temple_of_the_last_round_scores_once() -> None:
    s = scene(round=5, placed={"red": ["tyr temple"]}, stones={"red": "2 pink"}, recruits={"red": "orange"})

    s.play("red: resolve tyr", "red: settle light-1", "red: done")
    s.to_phase("over")

    assert points(s, b.BY_TEMPLES) == [3]


@pytest.mark.rule("AS-690x")
def test_temples_of_three_and_seven_score_ten() -> None:
    s = battle(temples={"red": "temple-1-red temple-4-yellow-red-white"})

    assert points(s, b.BY_TEMPLES) == [10]
    assert s.score("red") == 10


# -- Ancestral Weapons ------------------------------------------------------------------------------


@pytest.mark.rule("AS-603")
def test_only_the_ancestral_weapons_of_this_round_count() -> None:
    s = battle(round=3, ancestral=(2, 1), worlds={"light-3": "thor-1", "dark-3": "hel-4"}, battle={"light-3": "red"},
               recruits={"red": "9 white"})  # fmt: skip

    assert values(s) == [(3, 3, 5)]
    assert s.view(None).ancestrals[0] == ("ancestral-light-1", "ancestral-light-3", "ancestral-light-2")


@pytest.mark.rule("AS-604")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_one_ancestral_weapon_of_each_camp_is_shown_every_round(number: int) -> None:
    s = battle(round=number, worlds={"light-3": "thor-1", "dark-3": "hel-4"}, battle={"light-3": "red"},
               recruits={"red": "9 white"})  # fmt: skip

    assert s.asked() == ["red: reinforce"]
    assert [len(pile) for pile in s.g.ancestral_piles] == [5 - number, 5 - number]
    assert [len(shown) for shown in s.view(None).ancestrals] == [number, number]
    shown: list[Any] = s.events("AncestralShown")
    assert [event.camp for event in shown] == [b.LIGHT, b.DARK]


# -- what camps count -------------------------------------------------------------------------------


@pytest.mark.rule("AS-605")
def test_worlds_with_discs_are_fought_for_in_rising_order() -> None:
    s = battle(battle={"light-6": "red", "dark-2": "blue", "light-7": "yellow"})

    assert [world for world, _, _ in values(s)] == [2, 6, 7]


@pytest.mark.rule("AS-606", "AS-607", "AS-608")
@pytest.mark.parametrize(
    ("tiles", "ancestral", "counted"),
    [
        (("population-3", "population-6"), (2, 1), (5, 6)),
        (("population-1", "population-8"), (4, 1), (6, 7)),
        (("thor-2", "population-8"), (1, 3), (3, 3)),
        (("population-8", "hel-4"), (4, 1), (4, 5)),
        (("thor-3", "hel-4"), (4, 1), (7, 5)),
    ],
)
def test_what_the_camps_count(tiles: tuple[str, str], ancestral: tuple[int, int], counted: tuple[int, int]) -> None:
    worlds = {"light-3": tiles[0], "dark-3": tiles[1]}
    s = battle(worlds=worlds, ancestral=ancestral, battle={"light-3": "red"})

    assert values(s) == [(3, *counted)]


@pytest.mark.rule("AS-609")
def test_recruits_on_gods_weapons_and_spells_do_not_count() -> None:
    s = gods(3, 4, on_gods={"thor": "5 orange", "hel": "giant"}, support={"thor": ("red", None)},
             tiles={"red": "weapon-6 spell-3"}, battle={"light-3": "red"})  # fmt: skip

    assert s.centre("red") == 1
    assert s.tiles("red") == ["weapon-6", "spell-3"]


@pytest.mark.rule("AS-609")
def test_recruits_and_power_tiles_of_the_discs_owner_count() -> None:
    s = gods(2, 5, battle={"light-3": "red"}, recruits={"red": "white"}, powers={"thor": "red"})

    s.play("red: thor")  # and the Warrior, without whom it is not enough

    assert s.zones("red") == [3]


# -- winning and losing -----------------------------------------------------------------------------


@pytest.mark.rule("AS-610")
@pytest.mark.parametrize(("light", "dark", "place"), [(7, 5, "light-3"), (4, 5, "dark-3")])
def test_a_disc_under_the_stronger_camp_wins_for_nothing(light: int, dark: int, place: str) -> None:
    s = gods(
        light, dark, ancestral=(3, 1), battle={place: "red"}, recruits={"red": "giant white"}, powers={"tyr": "red"}
    )

    assert s.asked()[0] == "red: choose_gods"
    assert (s.zones("red"), s.centre("red")) == ([3], 0)
    assert (s.recruits("red"), s.power("tyr")) == ({"giant": 1, "white": 1}, "red")


@pytest.mark.rule("AS-611")
@pytest.mark.parametrize(("light", "dark"), [(4, 5), (4, 4)])
def test_the_owner_of_a_losing_or_tied_disc_may_send_recruits(light: int, dark: int) -> None:
    everybody = dict.fromkeys(b.COLOURS, "2 white")
    s = gods(light, dark, battle={"light-3": "yellow"}, recruits=everybody)

    assert s.asked() == ["yellow: reinforce"]
    assert s.options("yellow") == {"done", "send white"}
    s.refused("red: send white")
    s.play("yellow: send white")  # and the other one, if it takes two
    s.decline_all("reinforce")

    assert s.zones("yellow") == [3]


@pytest.mark.rule("AS-612")
def test_recruits_must_lift_the_camp_above_the_other() -> None:
    s = gods(4, 6, ancestral=(2, 2), battle={"light-3": "red"}, recruits={"red": "giant white orange"})

    s.play("red: send giant")
    s.refused("red: done", "AS-612")
    s.play("red: send white", "red: done")

    assert (s.zones("red"), s.recruits("red")) == ([3], {"orange": 1})


@pytest.mark.rule("AS-612")
def test_warriors_of_either_colour_count_one() -> None:
    s = gods(4, 6, ancestral=(2, 2), battle={"light-3": "red"}, recruits={"red": "2 white orange giant"})

    s.play("red: send white", "red: send orange")
    s.refused("red: done", "AS-612")
    s.play("red: send white", "red: done")

    assert s.recruits("red") == {"giant": 1}


@pytest.mark.rule("AS-613")
def test_recruits_who_cannot_win_are_not_sent() -> None:
    s = gods(2, 7, ancestral=(1, 3), battle={"light-3": "red"}, recruits={"red": "3 white"})

    assert s.asked()[0] == "red: choose_gods"
    assert (s.centre("red"), s.recruits("red"), s.valhalla()) == (1, {"white": 3}, {})


@pytest.mark.rule("AS-613")
def test_recruits_who_cannot_win_are_refused_beside_the_tile_of_tyr() -> None:
    s = gods(2, 7, ancestral=(1, 3), battle={"light-3": "red"}, recruits={"red": "3 white"}, powers={"tyr": "red"})

    assert s.options("red") == {"done", "tyr"}
    s.refused("red: send white", "AS-613")


@pytest.mark.rule("AS-614")
def test_more_strength_than_needed_may_be_sent() -> None:
    s = gods(5, 5, battle={"dark-3": "red"}, recruits={"red": "giant 2 white"})

    s.play("red: send giant")
    assert s.options("red") == {"done", "send white"}
    s.play("red: send white", "red: done")

    assert (s.zones("red"), s.recruits("red")) == ([3], {"white": 1})


@pytest.mark.rule("AS-615")
def test_warriors_sent_fall_and_giants_return_to_the_reserve() -> None:
    s = gods(2, 5, battle={"light-3": "red"}, recruits={"red": "2 white giant orange"}, valhalla="orange")
    before = s.recruit_reserve()

    s.play("red: send white", "red: send giant", "red: send white", "red: done")

    assert s.valhalla() == {"white": 2, "orange": 1}
    assert s.recruit_reserve() == {**before, "giant": before["giant"] + 1}
    assert (s.recruits("red"), s.zones("red"), s.centre("red")) == ({"orange": 1}, [3], 0)


@pytest.mark.rule("AS-616")
@pytest.mark.parametrize(("light", "dark"), [(5, 5), (3, 4)])
@pytest.mark.parametrize("recruits", ["", "2 giant"])
def test_a_disc_without_help_goes_to_the_centre(light: int, dark: int, recruits: str) -> None:
    s = gods(light, dark, battle={"light-3": "red"}, recruits={"red": recruits})

    s.decline_all("reinforce")

    assert (s.centre("red"), s.zones("red"), s.disc("light-3")) == (1, [], None)
    assert s.recruits("red") == ({"giant": 2} if recruits else {})


# -- two discs in a world ---------------------------------------------------------------------------


@pytest.mark.rule("AS-617")
def test_each_of_two_discs_is_judged_alone() -> None:
    s = gods(6, 4, ancestral=(2, 1), battle={"light-3": "red", "dark-3": "blue"},
             recruits={"red": "3 giant", "blue": "giant white"})  # fmt: skip

    assert s.zones("red") == [3]
    assert s.asked() == ["blue: reinforce"]
    s.play("blue: send giant")  # and the Warrior, without whom it is not enough

    assert s.zones("red") == s.zones("blue") == [3]
    assert s.recruits("red") == {"giant": 3}
    assert (s.centre("red"), s.centre("blue")) == (0, 0)


@pytest.mark.rule("AS-617")
def test_recruits_of_one_disc_do_not_weigh_against_the_other() -> None:
    s = gods(5, 5, battle={"light-3": "red", "dark-3": "blue"}, recruits={"red": "3 giant", "blue": "white"})

    s.play("red: send giant", "red: send giant", "red: done", "blue: send white")
    s.decline_all("reinforce")

    assert s.zones("red") == s.zones("blue") == [3]


@pytest.mark.rule("AS-618")
@pytest.mark.parametrize("place", ["light-3", "dark-3"])
def test_in_a_tie_the_owners_decide_in_turn_order(place: str) -> None:
    other = "dark-3" if place == "light-3" else "light-3"
    s = gods(5, 5, order=("blue", "red", "yellow", "mauve"), battle={place: "blue", other: "red"},
             recruits={"red": "2 white", "blue": "2 white"})  # fmt: skip

    assert s.asked() == ["blue: reinforce"]
    s.play("blue: send white", "blue: done")
    assert s.asked() == ["red: reinforce"]
    s.play("red: done")

    assert (s.zones("blue"), s.zones("red"), s.centre("red")) == ([3], [], 1)


# -- Victory Zones ----------------------------------------------------------------------------------


@pytest.mark.rule("AS-619")
def test_a_disc_in_a_victory_zone_stays_and_counts_in_later_rounds() -> None:
    s = battle(round=2, ancestral=(1, 5), battle={"dark-2": "red"})

    assert s.zones("red") == [2]
    for number in (3, 4, 5):
        s.to_phase("gods", number)
        assert s.zones("red") == [2]
        assert s.battle_tiles("red") == [3] * (number - 2)
    s.to_phase("over")

    assert points(s, b.BY_BATTLE_TILES) == [12]


@pytest.mark.rule("AS-619")
@pytest.mark.parametrize(("supply", "recovered"), [(2, set()), (1, {"recover world-2", "recover centre"})])
def test_only_the_minimum_of_discs_brings_a_disc_back_from_a_victory_zone(supply: int, recovered: set[str]) -> None:
    s = scene(round=2, phase="start", zones={"red": [2]}, centre={"red": 1}, supply={"red": supply})

    assert s.options("red", "recover") == recovered


@pytest.mark.rule("AS-620")
def test_no_disc_remains_on_a_battle_slot() -> None:
    discs = {"light-1": "red", "dark-1": "blue", "dark-4": "yellow", "light-7": "red"}
    s = battle(ancestral=(2, 1), battle=discs, worlds={"light-4": "thor-4", "dark-7": "hel-4"})

    assert s.g.phase != b.BATTLES
    assert set(s.g.stationed) == {NOBODY}
    assert (s.zones("red"), s.centre("red")) == ([1], 1)
    assert (s.centre("blue"), s.centre("yellow")) == (1, 1)
