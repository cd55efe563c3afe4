"""Weapons, Ancestral Weapons and Spells (AS-961 to AS-974)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import battles as e
from tests.games.asgard.box import BOX
from tests.games.asgard.ragnarok import fought, scores
from tests.games.asgard.scene import Scene, new, scene, slugs
from tests.games.asgard.setting import Words


def clash(
    light: str, dark: str, *, laid: Mapping[str, Sequence[str]], recruits: Words = (), guard: int = 0
) -> tuple[int, int]:
    """The values of both camps in World 4; recruits stand with Darkness."""
    s = scene(
        phase="twilight",
        worlds={"light-4": light, "dark-4": dark},
        deployed={"dark-4": recruits},
        laid={place: [f"red {tile}" for tile in tiles] for place, tiles in laid.items()},
        guards={"dark-4": guard} if guard else {},
    )
    return fought(s)[4]


# -- Spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-961")
def test_the_first_spell_cancels_the_ancestral_weapon() -> None:
    assert clash("odin-2", "population-8", guard=5, laid={}) == (2, 11)
    assert clash("odin-2", "population-8", guard=5, laid={"light-4": ["spell-1"]}) == (2, 6)
    against_a_god = clash("odin-2", "hel-3", recruits="giant", laid={"light-4": ["spell-1"], "dark-4": ["weapon-4"]})
    assert against_a_god == (2, 3 + 2 + 4)


@pytest.mark.rule("AS-962")
def test_the_second_spell_cancels_the_god_tile() -> None:
    assert clash("odin-2", "mimir-4", recruits="giant", laid={"light-4": ["spell-2"]}) == (2, 2)
    assert clash("odin-2", "mimir-4", recruits="giant", laid={"dark-4": ["spell-2"]}) == (0, 6)


@pytest.mark.rule("AS-968")
def test_the_second_spell_cancels_no_population() -> None:
    assert clash("odin-2", "population-8", guard=1, laid={"light-4": ["spell-2"]}) == (2, 6 + 1)


@pytest.mark.rule("AS-963")
def test_the_third_spell_doubles_the_recruits_of_its_god_in_its_world() -> None:
    s = scene(
        phase="twilight",
        worlds={"dark-4": "mimir-2", "dark-6": "mimir-3", "light-4": "odin-1"},
        deployed={"dark-4": "2 white giant", "dark-6": "orange giant", "light-4": "3 orange"},
        laid={"dark-4": ["red spell-3", "red weapon-2"]},
    )

    assert fought(s)[4] == (1 + 3, 2 + 8 + 2)
    assert fought(s)[6][b.DARK] == 3 + 3


def seventh_world(spell: str, light: int, dark: int) -> Scene:
    """Freyja (yellow above mauve) has the Spell, laid by mauve, and these strengths met."""
    return scene(
        phase="twilight",
        worlds={"light-7": "freyja-1", "dark-7": "mimir-1"},
        support={"freyja": ("yellow", "mauve"), "mimir": ("red", "blue")},
        deployed={"light-7": f"{light - 1} white", "dark-7": f"{dark - 1} orange"},
        laid={"light-7": [f"mauve {spell}"]},
    )


@pytest.mark.rule("AS-964")
def test_the_fourth_spell_rewards_the_upper_disc_of_a_winner() -> None:
    assert scores(seventh_world("spell-4", 5, 4)) == [0, 0, 13 + 10, 11]
    assert scores(seventh_world("spell-4", 4, 4)) == [0, 0, 0, 0]
    assert scores(seventh_world("spell-4", 4, 5)) == [13, 11, 0, 0]


@pytest.mark.rule("AS-965")
def test_the_fifth_spell_rewards_the_lower_disc_of_a_winner() -> None:
    assert scores(seventh_world("spell-5", 5, 4)) == [0, 0, 13, 11 + 10]
    assert scores(seventh_world("spell-5", 4, 4)) == [0, 0, 0, 0]
    assert scores(seventh_world("spell-5", 4, 5)) == [13, 11, 0, 0]

    first = scene(
        phase="twilight",
        worlds={"light-1": "odin-4"},
        support={"odin": ("red", "blue")},
        laid={"light-1": ["red spell-5"]},
    )
    assert scores(first) == [7, 12, 0, 0]


@pytest.mark.rule("AS-966")
def test_the_sixth_spell_cancels_weapons_and_the_thor_tile() -> None:
    armed = ["weapon-6", "weapon-2", "thor-tile"]
    assert clash("odin-1", "hel-3", laid={"dark-4": armed}) == (1, 14)
    assert clash("odin-1", "hel-3", laid={"light-4": ["spell-6"], "dark-4": armed}) == (1, 3)
    assert clash("odin-1", "hel-3", laid={"light-4": ["spell-6", "weapon-2"], "dark-4": ["weapon-6"]}) == (3, 3)
    assert clash("odin-1", "population-3", guard=5, laid={"light-4": ["spell-6"]}) == (1, 3 + 5)


@pytest.mark.rule("AS-967")
def test_the_seventh_spell_cancels_recruits() -> None:
    recruits = "2 giant white"
    assert clash("odin-1", "hel-3", recruits=recruits, laid={}) == (1, 8)
    assert clash("odin-1", "hel-3", recruits=recruits, laid={"light-4": ["spell-7"]}) == (1, 3)
    assert clash("odin-1", "hel-3", recruits=recruits, laid={"light-4": ["spell-7"], "dark-4": ["spell-3"]}) == (1, 3)
    assert clash("odin-1", "hel-3", recruits=recruits, laid={"dark-4": ["spell-7"]}) == (1, 8)


# -- the sets -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-971")
def test_values_of_the_seven_weapons() -> None:
    for seats in (2, 3, 4):
        values = sorted(BOX.value[tile] for tile in new(seats=seats).g.weapon_pile)
        assert values == [2, 2, 3, 3, 4, 5, 6]
        assert sum(values) == 25


@pytest.mark.parametrize(
    ("camp", "values"),
    [
        pytest.param(b.LIGHT, [1, 2, 3, 4, 5], marks=pytest.mark.rule("AS-972")),
        pytest.param(b.DARK, [1, 2, 3, 4, 5], marks=pytest.mark.rule("AS-973")),
    ],
)
def test_five_rounds_show_every_ancestral_weapon(camp: int, values: list[int]) -> None:
    orders = set()
    for seed in range(6):
        s = new(seats=2 + seed % 3, seed=seed).to_phase("over")
        shown = [event.tile for event in s.events() if isinstance(event, e.AncestralShown) and event.camp == camp]
        assert {t.GROUP[tile] for tile in shown} == {camp}
        assert sorted(BOX.value[tile] for tile in shown) == values
        orders.add(tuple(shown))
    assert len(orders) > 3


@pytest.mark.rule("AS-974")
def test_there_is_one_of_each_spell() -> None:
    for seats in (2, 3, 4):
        assert slugs(new(seats=seats).g.spell_pile) == [f"spell-{number}" for number in range(1, 8)]

    s = scene(round=2, placed={"blue": ["mimir request-1"]}, tiles={"red": "spell-3"})
    s.play("blue: resolve mimir", "blue: search spell")
    assert s.options("blue") == {f"take spell-{number}" for number in (1, 2, 4, 5, 6, 7)}
    s.refused("blue: take spell-3", "AS-567")
