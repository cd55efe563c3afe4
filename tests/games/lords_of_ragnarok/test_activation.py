"""Monsters that are Activated: the die, and who decides (LR-501 to LR-509)."""

from __future__ import annotations

import pytest

from meadhall.games.lords_of_ragnarok.rules.beasts import roll_die
from tests.games.lords_of_ragnarok.beasts import event, roused, say
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.scene import new, scene

MONSTERS = ("jotunn", "garm", "draugr", "fafnir", "huldra", "hraesvelgr")
BESIDE_20 = {"stalk 3", "stalk 18", "stalk 19", "stalk 21"}


@pytest.mark.rule("LR-501")
def test_an_activated_monster_moves_or_attacks() -> None:
    s = roused("garm", rings={"garm": "green"})

    assert s.options("green") == {"rampage", *BESIDE_20}
    s.refused("green: decline", "LR-501")
    s.refused("green: done", "LR-501")
    s.play("green: stalk 21")

    assert s.monster("garm") == 21
    assert s.told().count("MonsterMoved") == 1
    assert "MonsterRampaged" not in s.told()


@pytest.mark.rule("LR-502")
def test_each_neutral_monster_has_a_roll_of_its_own() -> None:
    s = scene(step="special", monsters={"garm": 20, "draugr": 8}, dice=[0, 0])
    s.play("green: act monsters", "green: rouse garm")

    assert s.told().count("DieRolled") == 1
    s.play("green: stalk 21")
    assert s.told().count("DieRolled") == 1
    s.play("green: rouse draugr")
    assert s.told().count("DieRolled") == 2
    assert s.asked() == ["green: beast_acts"]
    s.play("green: stalk 9")

    assert (s.monster("garm"), s.monster("draugr")) == (21, 9)


@pytest.mark.rule("LR-503")
def test_the_arrow_moves_it_to_an_adjacent_region_of_the_active_players_choice() -> None:
    s = roused("draugr", "move")

    assert s.asked() == ["green: beast_acts"]
    assert s.options("green") == BESIDE_20
    s.refused("green: stalk 20", "LR-503")
    s.refused("green: stalk 1", "LR-503")
    s.refused("green: rampage", "LR-503")


@pytest.mark.rule("LR-504")
def test_the_flame_is_the_region_attack_and_the_active_player_chooses() -> None:
    s = roused("draugr", "attack", armies={"red": {20: [3, 4]}})

    assert s.asked() == ["green: strike"]
    assert s.options("green") == {"strike 20 3", "strike 20 4"}
    s.play("green: strike 20 4")

    assert s.armies("red", 20) == [2, 3]
    assert s.monster("draugr") == 20


@pytest.mark.rule("LR-505")
def test_the_combined_face_leaves_the_choice() -> None:
    s = roused("draugr", "either", armies={"red": {20: [3, 4]}})

    assert s.options("green") == {"rampage", *BESIDE_20}
    s.refused("green: done", "LR-501")
    s.play("green: rampage", "green: strike 20 3")

    assert s.armies("red", 20) == [1, 4]
    assert s.monster("draugr") == 20


@pytest.mark.rule("LR-506")
def test_each_result_of_the_die_comes_up_as_often() -> None:
    s = new(seed=5)

    rolls = [roll_die(s.g, 0) for _ in range(6000)]

    assert len(s.g.box.die) == 6
    for face in range(3):
        assert s.g.box.die.count(face) == 2
        assert 1850 < rolls.count(face) < 2150


@pytest.mark.rule("LR-507")
def test_a_controlled_monster_obeys_its_controller_even_on_anothers_turn() -> None:
    s = event(12, monsters={"garm": 20}, rings={"garm": "red"})

    assert s.asked() == ["red: beast_acts"]
    assert s.options("red") == {"rampage", *BESIDE_20}
    s.play("red: stalk 19")

    assert s.monster("garm") == 19
    assert "DieRolled" not in s.told()


@pytest.mark.rule("LR-507")
def test_a_neutral_monster_of_an_event_is_rolled_for_by_the_active_player() -> None:
    s = event(12, "move", monsters={"garm": 20}, armies={"red": {19: 2}})

    assert s.asked() == ["green: beast_acts"]
    assert s.told().count("DieRolled") == 1


@pytest.mark.rule("LR-508")
def test_a_controller_resolves_all_of_the_attack_also_against_himself() -> None:
    s = roused("jotunn", rings={"jotunn": "green"}, armies={"green": {20: [3, 2]}})

    s.play("green: rampage")

    assert s.armies("green", 20) == [1, 2]


@pytest.mark.rule("LR-509")
@pytest.mark.parametrize("name", MONSTERS)
def test_a_region_attack_without_a_target_does_nothing(name: str) -> None:
    s = scene(step="special", monsters={name: 20}, armies={"red": {8: 3}}, runes={"red": "uruz"}, dice=[2])
    before = [s.g.army, s.g.hurt, s.g.drakkars, s.g.runes]

    say(s, "green: act monsters", f"green: rouse {name}")

    assert "MonsterRampaged" in s.told()
    assert [s.g.army, s.g.hurt, s.g.drakkars, s.g.runes] == before
    assert s.monster(name) == 20
    assert s.g.turn == s.seat("red")  # nothing was asked: the Action and the turn are over
    assert s.g.rings[monster(s.g, name)] < 0
