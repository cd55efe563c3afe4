"""The Quest phase: Quests are revealed, judged, paid and discarded (BR-610 to BR-618)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.blood_rage.eyes import heard
from tests.games.blood_rage.scene import Figures, Scene, scene

STATS = ("rage", "axes", "horns")
EVERYBODY = (None, "wolf", "bear", "serpent", "raven")


def steps(s: Scene, clan: str) -> list[int]:
    return [s.step(clan, stat) for stat in STATS]


def scored(figures: Figures, quest: str, clan: str = "wolf", destroyed: Sequence[str] = ()) -> tuple[int, int]:
    """The Glory and the steps that an Age gives a clan for one Quest on this map; Muspelheim is doomed."""
    doom = ("muspelheim", "horgr", "utgard")
    s = scene(figures=figures, quests={clan: [quest]}, destroyed=destroyed, doom=doom)
    s.play("wolf: pass", "bear: pass", "serpent: pass", "raven: pass")
    while s.asked() == [f"{clan}: raise_stat"]:
        s.play(f"{clan}: raise horns")
    return s.glory(clan), sum(steps(s, clan)) - 3


@pytest.mark.rule("BR-610")
def test_all_committed_quests_are_revealed_to_everyone() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, quests={"wolf": ["alfheim", "jotunheim"]})

    s.to_phase("quest")

    assert s.asked() == ["wolf: raise_stat"]
    for who in EVERYBODY:
        assert heard(s, who) == ["alfheim-1", "jotunheim-1"]  # one fulfilled, one not
        assert s.view(who).discard == ("alfheim-1", "jotunheim-1")


@pytest.mark.rule("BR-611")
@pytest.mark.parametrize(("stat", "after"), [("rage", [2, 1, 1]), ("axes", [1, 2, 1]), ("horns", [1, 1, 2])])
def test_a_fulfilled_quest_gives_its_glory_and_one_step_of_choice(stat: str, after: list[int]) -> None:
    s = scene(age=3, figures={"wolf": {"angerboda": 1}}, quests={"wolf": ["manheim-3"]})

    s.to_phase("quest")
    assert s.options("wolf") == {"raise rage", "raise axes", "raise horns"}
    s.play(f"wolf: raise {stat}")

    assert s.glory("wolf") == 9
    assert steps(s, "wolf") == after


@pytest.mark.rule("BR-612")
def test_an_unfulfilled_quest_gives_and_costs_nothing() -> None:
    s = scene(glory={"wolf": 10}, quests={"wolf": ["manheim"]})

    s.to_phase("gifts", age=2)

    assert s.glory("wolf") == 10
    assert steps(s, "wolf") == [1, 1, 1]


@pytest.mark.rule("BR-613")
def test_all_revealed_quests_are_discarded() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, quests={"wolf": ["alfheim", "jotunheim"]})

    s.to_phase("action", age=2)

    assert s.glory("wolf") == 5  # one fulfilled, one failed
    assert s.quests("wolf") == []
    assert s.discard() == ["alfheim-1", "jotunheim-1"]
    assert not {"alfheim-1", "jotunheim-1"} & {card for clan in EVERYBODY[1:] for card in s.hand(str(clan))}


@pytest.mark.rule("BR-614")
def test_strength_is_that_of_figures_in_province_and_fjord() -> None:
    s = scene(figures={"wolf": {"gimle": 1, "west": "ship"}}, hands={"wolf": ["tyrs-rage-2", "tyrs-smite"]})

    assert s.strength("wolf", "gimle") == 3
    assert s.strength("wolf", "myrkulor") == 2
    assert s.strength("wolf", "andlang") == 0


@pytest.mark.rule("BR-614")
@pytest.mark.parametrize(("rivals", "glory"), [(2, 5), (3, 0)])
def test_the_fjord_counts_for_the_quest_and_the_hand_does_not(rivals: int, glory: int) -> None:
    s = scene(
        figures={"wolf": {"gimle": 1, "west": "ship"}, "bear": {"gimle": rivals}},
        quests={"wolf": ["alfheim"]},
        hands={"wolf": ["tyrs-smite"]},
        doom=("horgr", "elvagar", "utgard"),
    )

    assert s.to_phase("gifts", age=2).glory("wolf") == glory


@pytest.mark.rule("BR-615")
def test_a_tie_for_most_strength_fails() -> None:
    tied: Figures = {"wolf": {"elvagar": 2}, "serpent": {"elvagar": 2}}

    assert scored(tied, "manheim", "wolf") == (0, 0)
    assert scored(tied, "manheim", "serpent") == (0, 0)
    assert scored({**tied, "wolf": {"elvagar": "leader"}}, "manheim", "wolf") == (5, 1)


@pytest.mark.rule("BR-615x")
def test_a_ship_only_ties_with_two_warriors_in_elvagar() -> None:
    figures: Figures = {"wolf": {"elvagar": 2}, "serpent": {"north": "ship"}}
    s = scene(figures=figures)
    assert s.strength("wolf", "elvagar") == s.strength("serpent", "elvagar") == 2

    # The Ship's other province is left out of it: Elvagar alone must decide.
    assert scored(figures, "manheim", "serpent", destroyed=["angerboda"]) == (0, 0)


@pytest.mark.rule("BR-616")
def test_leading_several_provinces_of_a_region_pays_once() -> None:
    assert scored({"wolf": {"gimle": 1, "andlang": 1}}, "alfheim") == (5, 1)


@pytest.mark.rule("BR-616")
@pytest.mark.parametrize(
    ("quest", "provinces"),
    [
        ("alfheim", {"gimle", "andlang"}),
        ("jotunheim", {"muspelheim", "horgr", "utgard"}),
        ("manheim", {"elvagar", "angerboda", "myrkulor"}),
    ],
)
def test_any_one_province_of_the_region_will_do_and_no_other(quest: str, provinces: set[str]) -> None:
    places = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil")

    assert {place for place in places if scored({"wolf": {place: 1}}, quest)[1]} == provinces


@pytest.mark.rule("BR-616x")
def test_the_same_ship_leads_angerboda_for_five_glory_and_a_step_of_horns() -> None:
    s = scene(
        figures={"wolf": {"elvagar": 2}, "raven": {"angerboda": 1}, "serpent": {"north": "ship"}},
        quests={"serpent": ["manheim"]},
    )

    s.to_phase("quest")
    assert s.asked() == ["serpent: raise_stat"]
    s.play("serpent: raise horns")

    assert s.glory("serpent") == 5
    assert s.stat("serpent", "horns") == 5


@pytest.mark.rule("BR-617")
def test_a_destroyed_province_fulfils_no_quest() -> None:
    ship: Figures = {"wolf": {"west": "ship"}}  # it supports Gimle and Myrkulor

    assert scored(ship, "alfheim", destroyed=["andlang"]) == (5, 1)
    assert scored(ship, "alfheim", destroyed=["gimle", "andlang"]) == (0, 0)
    assert scored(ship, "manheim", destroyed=["gimle", "andlang"]) == (5, 1)


@pytest.mark.rule("BR-617")
def test_a_clan_without_strength_leads_nothing() -> None:
    assert scored({"wolf": {"gimle": 1}}, "yggdrasil") == (0, 0)
    assert scored({"wolf": {"yggdrasil": 1}}, "yggdrasil") == (6, 1)


@pytest.mark.rule("BR-618")
def test_quests_are_judged_together_and_stats_chosen_from_the_first_player_on() -> None:
    s = scene(
        turn="serpent",
        figures={"wolf": {"gimle": 1}, "serpent": {"horgr": 1}, "raven": {"elvagar": 1}},
        quests={"wolf": ["alfheim"], "serpent": ["jotunheim", "jotunheim"], "raven": ["manheim"]},
    )

    s.to_phase("quest")
    assert s.discard() == ["alfheim-1", "jotunheim-1", "jotunheim-1", "manheim-1"]  # all judged already
    places = s.view(None).places
    order = []
    while s.asked() and s.asked()[0].endswith("raise_stat"):
        assert s.view(None).places == places  # no figure moves in between
        order += s.asked()
        s.play(f"{s.asked()[0].split(':')[0]}: raise axes")

    assert order == [f"{clan}: raise_stat" for clan in ("serpent", "serpent", "raven", "wolf")]
