"""Invade: what may enter the map, where, and for how much Rage (BR-401 to BR-411)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scene import Scene, scene

OUTER = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
FJORDS = ("north", "east", "south", "west")


def landings(s: Scene, figure: str) -> set[str]:
    """The places the Wolf may invade with a figure."""
    return {text.split()[2] for text in s.options("wolf", "invade") if text.split()[1] == figure}


@pytest.mark.rule("BR-401")
def test_one_invasion_places_exactly_one_figure_of_the_reserve() -> None:
    s = scene(figures={"wolf": {"horgr": 1}})
    assert s.at("wolf", "reserve").count("warrior") == 7

    s.play("wolf: invade warrior gimle")

    assert s.at("wolf", "gimle") == ["warrior"]
    assert s.at("wolf", "reserve").count("warrior") == 6
    assert s.asked() == ["bear: turn"]
    s.refused("wolf: invade warrior gimle")  # a second figure needs a second action


@pytest.mark.rule("BR-401")
def test_any_kind_of_figure_in_the_reserve_may_be_chosen() -> None:
    s = scene(upgrades={"wolf": ["troll", "dark-elf"]})

    kinds = {text.split()[1] for text in s.options("wolf", "invade")}

    assert kinds == {"warrior", "leader", "ship", "troll", "dark-elf"}


@pytest.mark.rule("BR-402")
def test_an_invasion_costs_the_figures_strength() -> None:
    s = scene(seats=2, passed=["bear"], rage={"wolf": 6})

    s.play("wolf: invade ship north")
    assert s.rage("wolf") == 4
    s.play("wolf: invade warrior gimle")
    assert s.rage("wolf") == 3


@pytest.mark.rule("BR-402")
@pytest.mark.parametrize(
    ("figure", "place", "strength"),
    [
        ("troll", "gimle", 2),
        ("sea-serpent", "west", 3),
        ("valkyrie", "gimle", 2),
        ("dark-elf", "gimle", 1),
        ("fire-giant", "gimle", 4),
        ("frost-giant", "gimle", 4),
        ("volur-witch", "gimle", 3),
    ],
)
def test_a_monster_costs_its_strength_too(figure: str, place: str, strength: int) -> None:
    s = scene(upgrades={"wolf": [figure]}, rage={"wolf": strength})

    s.play(f"wolf: invade {figure} {place}")

    assert s.rage("wolf") == 0
    assert s.strength("wolf", "gimle") == strength
    poor = scene(upgrades={"wolf": [figure]}, rage={"wolf": strength - 1})
    assert not landings(poor, figure)


@pytest.mark.rule("BR-402x")
def test_an_improved_raven_warrior_costs_two_rage() -> None:
    s = scene(turn="raven", upgrades={"raven": ["experts-in-arms"]}, rage={"raven": 5})

    s.play("raven: invade warrior utgard")

    assert s.rage("raven") == 3
    assert s.at("raven", "utgard") == ["warrior"]


@pytest.mark.rule("BR-403")
def test_any_empty_village_of_an_outer_province_will_do() -> None:
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"utgard": 3, "horgr": 3}}, destroyed=["andlang"])

    open_provinces = set(OUTER) - {"utgard", "andlang"}

    assert landings(s, "warrior") == landings(s, "leader") == open_provinces
    s.refused("wolf: invade warrior utgard", "BR-403")  # 3 of 3 villages are taken
    s.play("wolf: invade warrior muspelheim")
    assert s.at("wolf", "muspelheim") == ["warrior"]


@pytest.mark.rule("BR-404")
def test_a_ship_invades_fjords_and_nothing_else() -> None:
    s = scene(figures={"bear": {"east": "ship"}})

    assert landings(s, "ship") == set(FJORDS)
    s.refused("wolf: invade ship horgr", "BR-404")
    s.refused("wolf: invade ship yggdrasil", "BR-404")
    s.play("wolf: invade ship east")

    assert s.at("wolf", "east") == ["ship"]
    assert s.rage("wolf") == 4


@pytest.mark.rule("BR-405")
@pytest.mark.parametrize("figure", ["leader", "warrior", "troll"])
def test_no_one_invades_yggdrasil_directly(figure: str) -> None:
    s = scene(upgrades={"wolf": ["troll"]})

    s.refused(f"wolf: invade {figure} yggdrasil", "BR-405")


@pytest.mark.rule("BR-406")
def test_the_leader_invades_for_no_rage() -> None:
    s = scene(rage={"wolf": 1})

    s.play("wolf: invade leader gimle")

    assert s.rage("wolf") == 1
    assert s.at("wolf", "gimle") == ["leader"]


@pytest.mark.rule("BR-406")
def test_even_the_leader_needs_one_rage_to_act() -> None:
    s = scene(seats=2, turn="bear", rage={"wolf": 0})

    s.play("bear: invade leader gimle")

    assert s.asked() == ["bear: turn"]
    s.refused("wolf: invade leader horgr")


@pytest.mark.rule("BR-407")
def test_a_clan_at_its_horns_cannot_invade() -> None:
    figures = {"wolf": {"gimle": 2, "horgr": 2}}

    full = scene(figures=figures)
    assert full.stat("wolf", "horns") == 4
    assert full.options("wolf", "invade") == set()
    full.refused("wolf: invade leader gimle", "BR-407")
    full.refused("wolf: invade ship west", "BR-407")

    grown = scene(figures=figures, steps={"wolf": (1, 1, 2)})
    assert grown.stat("wolf", "horns") == 5
    grown.play("wolf: invade leader gimle")
    assert len(grown.at("wolf", "gimle")) == 3


@pytest.mark.rule("BR-408")
def test_valhalla_and_the_reserve_do_not_count_for_horns() -> None:
    s = scene(seats=2, passed=["bear"], figures={"wolf": {"gimle": 2, "yggdrasil": 1, "valhalla": 3}})

    s.play("wolf: invade ship west")

    assert s.at("wolf", "west") == ["ship"]
    s.refused("wolf: invade warrior gimle", "BR-407")
    s.refused("wolf: invade leader gimle", "BR-407")


@pytest.mark.rule("BR-408")
@pytest.mark.parametrize(
    "places",
    [
        {"gimle": 4},
        {"yggdrasil": "leader 3 warrior"},
        {"gimle": "2 warrior", "west": "ship sea-serpent"},
        {"horgr": "warrior troll dark-elf", "north": "ship"},
    ],
)
def test_provinces_yggdrasil_fjords_and_monsters_count_for_horns(places: dict[str, str | int]) -> None:
    full = scene(figures={"wolf": places})
    assert full.view(None).clans[0].on_map == 4
    full.refused("wolf: invade warrior elvagar", "BR-407")


@pytest.mark.rule("BR-409")
def test_horns_bind_the_free_invasion_of_an_upgrade() -> None:
    s = scene(figures={"wolf": {"gimle": 4}}, hands={"wolf": ["troll"]})

    s.play("wolf: upgrade troll")

    assert s.upgrades("wolf") == ["troll"]
    assert s.asked() == ["bear: turn"]
    assert "troll" in s.at("wolf", "reserve")


@pytest.mark.rule("BR-409")
@pytest.mark.parametrize(
    ("figures", "offered"),
    [
        ({"wolf": {"gimle": 2}, "bear": {"utgard": 1}}, True),
        ({"wolf": {"gimle": 3}, "bear": {"utgard": 1}}, False),  # the fourth figure is the last under Horns 4
        ({"wolf": {"gimle": 2}, "bear": {"utgard": 2}}, False),  # the third figure fills Utgard
    ],
)
def test_horns_and_villages_bind_the_warrior_that_succor_sends(
    figures: dict[str, dict[str, str | int]], offered: bool
) -> None:
    s = scene(figures=figures, upgrades={"wolf": ["friggas-succor"]})

    s.play("wolf: invade warrior utgard")

    assert s.asked() == (["wolf: succor"] if offered else ["bear: turn"])


@pytest.mark.rule("BR-410")
def test_a_fjord_is_open_while_one_of_its_provinces_stands() -> None:
    s = scene(seats=2, passed=["bear"], destroyed=["utgard"])

    s.play("wolf: invade ship south")

    assert s.options("wolf", "pillage") == {"pillage andlang"}


@pytest.mark.rule("BR-410")
def test_a_fjord_closes_when_both_its_provinces_are_destroyed() -> None:
    s = scene(destroyed=["utgard", "andlang"])

    assert landings(s, "ship") == set(FJORDS) - {"south"}
    s.refused("wolf: invade ship south", "BR-410")


@pytest.mark.rule("BR-411")
def test_the_dead_wait_for_the_release_of_valhalla() -> None:
    s = scene(figures={"wolf": {"valhalla": "leader ship"}})

    assert not landings(s, "leader")
    assert not landings(s, "ship")
    s.refused("wolf: invade leader gimle", "BR-411")
    s.to_phase("action", age=2)
    while s.asked() != ["wolf: turn"]:
        s.match.apply(s.g.turn, s.match.game.vocabulary.parse("pass"))
    assert "invade leader gimle" in s.options("wolf", "invade")
