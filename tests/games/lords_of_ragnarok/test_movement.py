"""Moves of Heroes, Armies, Drakkars and Monsters; placing is none (LR-243 to LR-249, LR-259)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import Scene, scene


def marching(region: int, **rest: object) -> Scene:
    """A green Army of 2 is Activated in this Region."""
    s = scene(step="manoeuvres", armies={"green": {region: 2}}, **rest)  # type: ignore[arg-type]
    return s.play(f"green: activate {region} 2")


@pytest.mark.rule("LR-243")
def test_a_hero_walks_anywhere_even_to_loki() -> None:
    s = scene(step="hero", at={"green": 7, "red": 1, "black": 1}, armies={"red": {8: 3}}, control={"red": [8]}, loki=8)

    s.play("green: walk 8").until("hero_option", "red")

    assert s.hero("green") == 8
    assert (s.armies("red", 8), s.owner(8), s.monster("loki")) == ([3], "red", 8)
    assert not {"BattleBegan", "BattleWon", "ArmyShrank", "InjurySuffered"} & set(s.told())


@pytest.mark.rule("LR-244")
@pytest.mark.parametrize("control", [{}, {"red": [12]}, {"green": [12]}, {"black": [12]}])
def test_an_army_enters_a_region_of_any_player(control: dict[str, list[int]]) -> None:
    s = marching(11, control=control, monsters={"garm": 12}, at={"red": 12}, loki=8)

    assert s.options("green") == {"march 7", "march 10", "march 12", "march 13"}
    s.play("green: march 12")
    assert s.armies("green", 12) == [2]


@pytest.mark.rule("LR-244")
def test_an_army_enters_a_region_with_enemies_and_a_battle_waits() -> None:
    s = scene(
        step="special", armies={"green": {11: [2, 3]}, "red": {12: 4}}, control={"red": [12]}, loki=8,
        hands={"red": "spear"},
    )  # fmt: skip
    s.play("green: act mobilize", "green: activate 11 2", "green: march 12")

    assert s.asked() == ["green: mobilize"]
    assert (s.armies("green", 12), s.armies("red", 12)) == ([2], [4])
    s.play("green: done")
    assert s.asked() == ["red: battle_card"]


@pytest.mark.rule("LR-245")
def test_no_army_moves_to_loki() -> None:
    s = marching(11, loki=13)

    assert s.options("green") == {"march 7", "march 10", "march 12"}
    s.refused("green: march 13")


@pytest.mark.rule("LR-245x")
def test_an_army_beside_lokis_region_goes_elsewhere() -> None:
    s = marching(10, loki=7)

    s.refused("green: march 7")
    assert s.options("green") == {"march 8", "march 9", "march 11"}


@pytest.mark.rule("LR-245")
def test_nor_by_drakkar() -> None:
    assert "march 12" not in marching(10, loki=12, drakkars={"green": "s3"}).options("green")


@pytest.mark.rule("LR-246")
def test_a_drakkar_rows_from_sea_to_sea() -> None:
    s = scene(step="hero", drakkars={"green": "s3", "red": "s2"})

    assert sorted(s.g.seas_within(2, 1)) == [1, 3]
    s.refused("green: row s6")
    s.play("green: row s2")
    assert s.drakkar("green") == "s2"


@pytest.mark.rule("LR-247")
def test_a_monster_goes_wherever_there_is_a_border() -> None:
    s = scene(
        step="special", at={"green": 1, "red": 7}, monsters={"garm": 11, "huldra": 10}, rings={"garm": "green"},
        control={"red": [13]}, armies={"red": {12: 2}}, loki=7,
    )  # fmt: skip
    s.play("green: act monsters", "green: rouse garm")

    assert s.options("green", "stalk") == {"stalk 7", "stalk 10", "stalk 12", "stalk 13"}
    s.play("green: stalk 7")
    assert (s.monster("garm"), s.monster("loki")) == (7, 7)


@pytest.mark.rule("LR-248")
def test_a_priest_goes_to_a_monument_and_nowhere_else() -> None:
    s = scene(priests={"green": 1})

    assert s.options("green") == {"done", "send odin", "send thor", "send freya"}
    s.refused("green: settle 3")


@pytest.mark.rule("LR-248")
def test_monuments_stand_where_they_are() -> None:
    s = scene(step="special", wheel={"usurp": "green"}, events=[1], armies={"green": {1: 1}})
    before = s.g.map.sites

    s.play("green: act build-monument", "green: erect odin").until("hero_option", "red")

    assert [number + 1 for number in before] == [21, 7, 15]
    assert s.g.map.sites == before


@pytest.mark.rule("LR-249")
def test_a_monster_that_is_placed_tramples_no_army() -> None:
    s = scene(step="special", wheel={"usurp": "green"}, events=[13], armies={"red": {13: 2}}, loki=8)

    s.play("green: act build-monument", "green: erect odin")

    placed = s.told().index("MonsterPlaced")
    assert s.monster("garm") in (13, 7, 11, 12, 14, 15)
    assert s.events("MonsterPlaced")[0].region == 12
    assert "Trampled" not in s.told()[: placed + 2]
    assert s.armies("red", 13) == [2]


@pytest.mark.rule("LR-249")
def test_an_army_that_is_placed_needs_no_border() -> None:
    s = scene(
        step="special", armies={"green": {1: 2}}, control={"green": [17]}, allies={"niflheim": "green"}, loki=8,
    )  # fmt: skip

    s.play("green: act prepare", "green: move 1 2").until("hero_option", "red")

    assert s.armies("green", 17) == [2]
    assert "ArmyMoved" not in s.told()


@pytest.mark.rule("LR-259")
def test_heroes_monsters_and_armies_share_a_region_in_peace() -> None:
    s = scene(
        step="hero", at={"green": 13, "red": 14, "black": 1}, monsters={"garm": 14, "huldra": 14},
        armies={"red": {14: 3}}, control={"red": [14]},
    )  # fmt: skip
    s.play("green: walk 14").until("special")

    region = s.view(None).regions[13]
    assert region.heroes == (0, 1)
    assert region.monsters == ("garm", "huldra")
    assert region.armies == ((1, 3),)
    assert not {"BattleBegan", "BattleWon", "HuntBegan", "Trampled"} & set(s.told())
