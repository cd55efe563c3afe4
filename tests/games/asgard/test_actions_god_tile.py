"""The Temple action: where the God tile goes, what it replaces, and Support (AS-532 to AS-545)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from tests.games.asgard.scene import scene
from tests.games.asgard.turns import temple

LIGHT = {place for place in b.PLACES if place.startswith("light")}
DARK = {place for place in b.PLACES if place.startswith("dark")}


# -- the God tile -----------------------------------------------------------------------------------


@pytest.mark.rule("AS-532", "AS-533")
@pytest.mark.parametrize(("god", "recruits", "places", "barred"), [
    ("thor", "orange", LIGHT, "dark-3"),
    ("hel", "giant", DARK, "light-3"),
])  # fmt: skip
def test_the_tile_must_replace_a_population_of_its_camp(god: str, recruits: str, places: set[str], barred: str) -> None:
    s = temple(god, recruits=recruits)

    s.play(f"red: resolve {god}")

    assert s.options("red") == {f"settle {place}" for place in places}
    s.refused("red: decline", "AS-532")
    s.refused("red: done", "AS-532")
    s.refused(f"red: settle {barred}", "AS-533")


@pytest.mark.rule("AS-534")
def test_a_god_does_not_replace_a_god() -> None:
    s = temple("tyr", recruits="orange", worlds={"light-5": "odin-1"})

    s.play("red: resolve tyr")

    assert s.options("red") == {f"settle {place}" for place in LIGHT - {"light-5"}}
    s.refused("red: settle light-5", "AS-534")


@pytest.mark.rule("AS-535")
@pytest.mark.parametrize(("seats", "empty"), [(2, ("dark-1", "dark-4")), (3, ("dark-1",))])
def test_no_god_enters_a_world_left_empty(seats: int, empty: tuple[str, ...]) -> None:
    s = temple("loki", seats=seats, recruits="giant")

    s.play("red: resolve loki")

    assert s.options("red") == {f"settle {place}" for place in DARK - set(empty)}
    for place in empty:
        s.refused(f"red: settle {place}", "AS-535")


@pytest.mark.rule("AS-536")
def test_a_tile_without_a_place_goes_to_the_box() -> None:
    gods = [f"{god}-{value}" for god in ("freyja", "baldr") for value in range(1, 5)]
    s = temple("thor", recruits="2 orange", worlds=dict(zip(sorted(LIGHT), gods, strict=True)), tops=["thor-3"])
    places = s.g.places[:]

    s.play("red: resolve thor")

    assert s.asked() == ["blue: act"]
    assert s.g.places == places
    assert t.NUMBER["thor-3"] in s.g.boxed
    assert t.NUMBER["thor-3"] not in s.g.god_piles[b.THOR]
    assert (s.temples("red"), s.support("thor")) == (["temple-1-pink"], ("red", None))
    assert (s.on_god("thor"), s.bonuses("red")) == ({"orange": 2}, [])


@pytest.mark.rule("AS-537")
def test_a_replaced_population_may_be_used_at_once_and_only_once() -> None:
    s = temple("hel", recruits="giant", score={"red": 20})

    s.play("red: resolve hel", "red: settle dark-6")
    assert s.bonuses("red") == ["population-6"]
    assert s.options("red") == {"done", "use population-6"}
    s.play("red: use population-6")
    assert (s.score("red"), s.bonuses("red")) == (24, [])
    s.play("blue: asgard-recall")

    s.refused("red: use population-6", "AS-537")


@pytest.mark.rule("AS-538")
def test_a_population_turned_over_gives_nothing_when_replaced() -> None:
    s = temple("hel", recruits="giant", flipped=["dark-6"])

    s.play("red: resolve hel", "red: settle dark-6")

    assert s.asked() == ["blue: act"]
    assert (s.bonuses("red"), s.score("red")) == ([], 0)
    assert s.at("dark-6") == "hel-1"
    assert not s.flipped("dark-6")


@pytest.mark.rule("AS-539")
def test_a_kept_bonus_is_used_in_a_turn_of_ones_own() -> None:
    s = temple("hel", recruits="giant")

    s.play("red: resolve hel", "red: settle dark-4", "red: done")
    assert s.bonuses("red") == ["population-4"]
    assert s.asked() == ["blue: act"]
    s.refused("red: use population-4")
    s.refused("blue: use population-4", "AS-537")
    s.play("blue: asgard-recall", "red: use population-4")

    assert (s.recruits("red"), s.bonuses("red")) == ({"giant": 1}, [])
    assert s.asked() == ["red: act"]


@pytest.mark.rule("AS-539")
@pytest.mark.parametrize(
    ("phase", "question"), [("gods", "choose_gods"), ("placement", "place_disc"), ("battles", "reinforce")]
)
def test_a_kept_bonus_is_not_used_in_other_phases(phase: str, question: str) -> None:
    s = scene(phase=phase, chosen={"red": ["thor"]}, battle={"light-1": "red"}, recruits={"red": "5 giant"},
              ancestral=(1, 5), bonuses={"red": "population-6"})  # fmt: skip

    assert f"red: {question}" in s.asked()
    s.refused("red: use population-6")


@pytest.mark.rule("AS-539")
def test_a_bonus_unused_at_the_end_is_worth_nothing() -> None:
    s = scene(round=5, phase="battles", bonuses={"red": "population-6"}, score={"red": 11})

    assert s.match.over
    assert s.score("red") == 11


@pytest.mark.rule("AS-540")
def test_a_lower_world_scores_at_once_and_its_population_is_taken() -> None:
    s = temple("hel", recruits="giant", score={"red": 12})

    s.play("red: resolve hel", "red: settle dark-lower")

    assert (s.score("red"), s.bonuses("red")) == (17, ["population-8"])


@pytest.mark.rule("AS-540")
def test_other_worlds_score_nothing_at_once() -> None:
    s = temple("hel", recruits="giant", score={"red": 12})

    s.play("red: resolve hel", "red: settle dark-7")

    assert s.score("red") == 12


@pytest.mark.rule("AS-589x")
def test_odin_in_the_light_lower_world() -> None:
    s = scene(placed={"yellow": ["odin temple"], "mauve": ["asgard"]}, stones={"yellow": "2 pink"},
              recruits={"yellow": "white"}, worlds={"light-lower": "population-3"})  # fmt: skip

    s.play("yellow: resolve odin", "yellow: settle light-lower")

    assert (s.score("yellow"), s.bonuses("yellow")) == (5, ["population-3"])
    assert s.at("light-lower") == "odin-1"


@pytest.mark.rule("AS-541")
@pytest.mark.parametrize(("place", "score", "worlds"), [("light-lower", 0, []), ("light-7", 24, [6])])
def test_tiles_in_lower_worlds_take_no_part_in_ragnarok(place: str, score: int, worlds: list[int]) -> None:
    s = scene(phase="ragnarok", worlds={place: "odin-4"}, support={"odin": ("red", None)}, on_gods={"odin": "9 white"})

    assert s.match.over
    assert s.score("red") == score
    fought: list[Any] = s.events("WorldFought")
    assert [event.world for event in fought] == worlds
    assert len(s.events("RecruitsDeployed")) == len(worlds)


@pytest.mark.rule("AS-541")
def test_a_god_in_a_lower_world_is_in_no_battle() -> None:
    s = scene(phase="battles", ancestral=(1, 5), worlds={"dark-lower": "hel-4"}, battle={"light-1": "red"})

    fought: list[Any] = s.events("BattleFought")
    assert [(event.world, event.light, event.dark) for event in fought] == [(0, 3, 7)]


@pytest.mark.rule("AS-542")
def test_the_next_god_tile_and_the_next_temple_are_turned_up() -> None:
    s = temple("tyr", recruits="orange", tops=["tyr-4", "tyr-2", "temple-1-pink", "temple-1-black"])

    s.play("red: resolve tyr")
    assert (s.asked(), s.view("red").temples[0]) == (["red: settle"], "temple-1-pink")
    s.play("red: settle light-1")

    table = s.view("blue")
    assert (table.gods[b.TYR].tile, table.gods[b.TYR].left) == ("tyr-2", 3)
    assert (table.temples[0], table.temples_left) == ("temple-1-black", (5, 6, 6, 6))
    turned: list[Any] = s.events("TileTurnedUp")
    assert [t.SLUGS[event.tile] for event in turned] == ["tyr-2", "temple-1-black"]


@pytest.mark.rule("AS-543")
def test_a_god_without_tiles_still_gets_its_temple() -> None:
    s = temple("fenrir", round=4, recruits="", worlds={"dark-1": "fenrir-3", "dark-2": "fenrir-3"},
               support={"fenrir": (None, "yellow")})  # fmt: skip
    places = s.g.places[:]

    s.play("red: resolve fenrir")

    assert s.asked() == ["blue: act"]
    assert s.g.places == places
    assert (s.temples("red"), s.support("fenrir")) == (["temple-1-pink"], ("red", "yellow"))


@pytest.mark.rule("AS-543")
def test_an_empty_temple_pile_is_out() -> None:
    first = [t.SLUGS[tile] for tile in t.TEMPLES[0]]
    s = temple("tyr", recruits="orange", stones="2 pink red", temples={"blue": first}, automatic=False)

    s.play("red: resolve tyr")

    assert s.options("red") == {"build temple-2-pink-red"}


# -- Support ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-544")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((None, None), ("red", None)),
        ((None, "blue"), ("red", "blue")),
        (("blue", None), ("blue", "red")),
    ],
)
def test_the_disc_goes_to_the_highest_empty_support_slot(
    before: tuple[str | None, str | None], after: tuple[str | None, str | None]
) -> None:
    s = temple("loki", recruits="giant white", support={"loki": before})

    s.play("red: resolve loki", "red: settle dark-1")

    assert s.support("loki") == after
    assert s.slot("loki", "temple") is None


@pytest.mark.rule("AS-545")
@pytest.mark.parametrize(("god", "options"), [
    ("fenrir", {"decline", "score"}),
    ("loki", {"decline", "lure thor orange"}),
    ("hel", {"done", "slay thor orange"}),
])  # fmt: skip
def test_no_power_moves_a_disc_from_support(god: str, options: set[str]) -> None:
    s = scene(round=4, placed={"blue": [f"{god} request-1"]}, support={"thor": ("red", None)},
              on_gods={"thor": "orange"})  # fmt: skip

    s.play(f"blue: resolve {god}")

    assert s.options("blue") == options


@pytest.mark.rule("AS-545")
@pytest.mark.parametrize(("supply", "asked"), [(3, "red: choose_gods"), (2, "red: choose_gods"), (1, "red: recover")])
def test_support_ends_only_for_the_minimum_of_discs(supply: int, asked: str) -> None:
    s = scene(round=2, phase="start", support={"thor": ("red", None)}, centre={"red": 1}, supply={"red": supply})

    assert asked in s.asked()
    assert s.support("thor") == ("red", None)
    assert s.options("red", "recover") == ({"recover thor", "recover centre"} if supply < 2 else set())
