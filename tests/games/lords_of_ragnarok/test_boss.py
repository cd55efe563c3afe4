"""Loki on the board and on the Boss sheet (LR-539 to LR-551)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.beasts import event, hero_round, roused, say
from tests.games.lords_of_ragnarok.scene import Scene, new, scene

QUIET_EVENT = 4  # Algiz and Othala act, no Boss
BOSS_EVENT = 2  # Algiz and Uruz act, then the Boss


def tricked(**rest: Any) -> Scene:
    """Green has paid for Loki's Activation."""
    rest.setdefault("loki", 14)
    return scene(step="runes", runes={"green": "algiz"}, **rest).play("green: invoke rouse-loki")


@pytest.mark.rule("LR-539")
def test_loki_is_no_monster_to_activate_or_to_control() -> None:
    activating = scene(step="special", loki=14, monsters={"garm": 1, "draugr": 2}).play("green: act monsters")
    link = scene(step="hero", loki=14, artefacts={"green": "link-of-gleipnir"})
    tamed = scene(step="runes", loki=14, runes={"green": "uruz othala algiz"})

    assert activating.options("green") == {"rouse garm", "rouse draugr"}
    assert "use link-of-gleipnir" not in link.options("green")
    assert "invoke tame" not in tamed.options("green")
    assert "invoke rouse" not in tamed.options("green")


@pytest.mark.rule("LR-540")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_boss_in_every_game(seats: int) -> None:
    s = new(seats=seats)

    assert 1 <= s.monster("loki") <= s.g.map.regions
    assert [sheet.slug for sheet in s.g.box.monsters[b.MONSTERS :]] == ["loki"]
    assert b.LOKI not in s.g.upper


@pytest.mark.rule("LR-541")
def test_no_army_is_placed_where_loki_is() -> None:
    s = scene(
        step="special", loki=5, control={"green": [5, 1, 2, 8]}, armies={"green": {1: 2}}, allies={"niflheim": "green"}
    )
    say(s, "green: act prepare", "green: move 1 2")

    assert s.options("green", "settle") == {"settle 2", "settle 8"}
    s.refused("green: settle 5")


@pytest.mark.rule("LR-541")
def test_no_army_is_recruited_or_retreats_where_loki_is() -> None:
    recruiting = scene(step="manoeuvres", loki=5, control={"green": [5, 4]})
    routed = roused("garm", "attack", 4, loki=5, armies={"red": {4: 3}}, control={"red": [4, 5]})

    assert recruiting.options("green") == {"done", "recruit 4"}
    recruiting.refused("green: recruit 5")
    assert routed.armies("red", 5) == []
    assert routed.reserve("red") == 6  # there was no other refuge


@pytest.mark.rule("LR-542")
def test_armies_that_loki_finds_stay_and_may_leave() -> None:
    s = scene(step="manoeuvres", loki=11, armies={"green": {11: 4, 1: 2}})

    s.play("green: activate 11 4")
    assert "march 12" in s.options("green")
    s.play("green: march 12")
    assert s.armies("green", 12) == [4]

    back = scene(step="manoeuvres", loki=11, armies={"green": {12: 4, 11: 1}}).play("green: activate 12 4")
    assert "march 13" in back.options("green")
    back.refused("green: march 11")


@pytest.mark.rule("LR-542")
def test_armies_that_loki_finds_may_be_raised() -> None:
    s = scene(step="manoeuvres", loki=13, armies={"green": {13: 4}}, control={"green": [13]})

    s.play("green: activate 13 4", "green: train")

    assert s.armies("green", 13) == [5]


@pytest.mark.rule("LR-543")
def test_heroes_and_monsters_enter_and_leave_lokis_region() -> None:
    s = roused("garm", "move", 7, loki=8)
    walking = scene(step="hero", loki=13)

    assert "stalk 8" in s.options("green")
    s.play("green: stalk 8")
    assert s.monster("garm") == s.monster("loki") == 8
    walking.play("green: walk 13")
    assert walking.hero("green") == 13

    away = roused("garm", "move", 8, loki=8)
    assert away.options("green") == {"stalk 4", "stalk 6", "stalk 7", "stalk 9", "stalk 10"}


@pytest.mark.rule("LR-544")
def test_loki_is_placed_where_no_army_is_and_may_lower_one_beside_him() -> None:
    s = tricked(armies={"red": {14: 1, 12: 3}, "black": {1: 2}})

    assert s.asked() == ["green: place_loki"]
    occupied = {"stalk 14", "stalk 12", "stalk 1"}
    assert s.options("green") == {f"stalk {region}" for region in range(1, 22)} - occupied
    s.refused("green: stalk 14", "LR-544")
    s.play("green: stalk 13")
    assert s.options("green") == {"decline", "strike 14 1", "strike 12 3"}
    s.refused("green: strike 1 2", "LR-544")
    s.refused("green: strike 14 2", "LR-509")
    s.play("green: strike 14 1")

    assert s.monster("loki") == 13
    assert s.armies("red", 14) == []
    assert s.armies("red", 12) == [3]


@pytest.mark.rule("LR-544")
def test_loki_may_stay_and_spare_all() -> None:
    s = tricked(armies={"red": {12: 3}})

    s.play("green: stalk 14", "green: decline")

    assert s.monster("loki") == 14
    assert s.armies("red", 12) == [3]


@pytest.mark.rule("LR-544")
def test_of_equal_armies_beside_loki_one_says_whose_is_lowered() -> None:
    s = tricked(armies={"red": {12: 3}, "black": {12: 3}})

    s.play("green: stalk 14", "green: strike 12 3", "green: whose red")

    assert s.armies("red", 12) == [2]
    assert s.armies("black", 12) == [3]


@pytest.mark.rule("LR-545")
def test_where_every_region_holds_armies_loki_stays_and_may_still_strike() -> None:
    regions = iter(range(1, 22))
    full = {colour: {next(regions): 2 for _ in range(count)} for colour, count in
            (("green", 6), ("red", 5), ("black", 5), ("yellow", 5))}  # fmt: skip
    s = tricked(seats=4, armies=full)

    assert s.asked() == ["green: loki_strikes"]
    assert s.options("green") == {"decline", "strike 12 2", "strike 13 2", "strike 15 2", "strike 16 2"}
    s.play("green: strike 13 2")

    assert s.monster("loki") == 14
    assert s.armies("black", 13) == [1]


@pytest.mark.rule("LR-546")
def test_an_event_without_the_boss_symbol_does_not_activate_loki() -> None:
    s = event(QUIET_EVENT, loki=20, armies={"red": {19: 3}})

    assert "place_loki" not in " ".join(s.asked())
    assert s.g.turn == s.seat("red")
    assert s.monster("loki") == 20


@pytest.mark.rule("LR-546")
def test_an_event_with_the_boss_symbol_does_and_he_rolls_no_die_nor_tramples() -> None:
    s = event(BOSS_EVENT, loki=20, armies={"red": {19: 3}})

    assert s.asked() == ["green: place_loki"]
    s.play("green: stalk 21", "green: decline")

    assert s.monster("loki") == 21
    assert s.armies("red", 19) == [3]
    assert not {"DieRolled", "Trampled"} & set(s.told())


@pytest.mark.rule("LR-547")
def test_a_box_of_loki_takes_two_cards_one_of_each_symbol() -> None:
    alone = hero_round("loki", hands={"green": "sword"})
    assert alone.options("green") == {"done"}
    alone.refused("green: cover sword 1", "LR-547")

    s = hero_round("loki", hands={"green": "sword spear"})
    assert s.options("green") == {"done", "cover sword 1", "cover spear 1"}
    s.play("green: cover sword 1", "green: with spear")

    assert s.boxes("loki") == {1: "green"}
    assert s.hand("green") == ["shield", "shield", "shield"]
    assert s.discard() == ["shield-wall", "spear", "sword"]  # the first one in the defence


@pytest.mark.rule("LR-547")
def test_two_cards_of_one_symbol_cover_no_box_of_loki() -> None:
    s = hero_round("loki", hands={"green": "sword sword"})

    assert s.options("green") == {"done"}


@pytest.mark.rule("LR-547")
def test_a_card_for_any_weapon_is_still_one_card() -> None:
    alone = hero_round("loki", hands={"green": "dwarven-blade"})
    two = hero_round("loki", hands={"green": "dwarven-blade dwarven-blade"})

    assert alone.options("green") == {"done"}
    assert two.options("green", "cover") == {f"cover dwarven-blade {box}" for box in range(1, 4)}


@pytest.mark.rule("LR-547")
def test_the_second_card_must_show_the_other_symbol() -> None:
    s = hero_round("loki", hands={"green": "sword spear hammer dwarven-blade"})

    s.play("green: cover sword 1")
    assert s.options("green") == {"with spear", "with dwarven-blade"}
    s.refused("green: with hammer", "LR-547")
    s.refused("green: with sword", "LR-547")
    s.refused("green: with shield", "LR-547")


@pytest.mark.rule("LR-548")
@pytest.mark.parametrize(("pair", "box"), [("sword spear", 1), ("axe bow", 2), ("sword hammer", 3)])
def test_each_pair_of_weapons_covers_one_box_of_loki(pair: str, box: int) -> None:
    s = hero_round("loki", hands={"green": pair})

    assert len(s.g.box.boss.boxes) == 3
    assert s.options("green", "cover") == {f"cover {card} {box}" for card in pair.split()}


@pytest.mark.rule("LR-548")
@pytest.mark.parametrize("pair", ["axe spear", "bow spear", "axe sword", "hammer bow"])
def test_other_pairs_cover_no_box_of_loki(pair: str) -> None:
    assert hero_round("loki", hands={"green": pair}).options("green") == {"done"}


@pytest.mark.rule("LR-550")
def test_loki_gives_neither_trophy_nor_artefact() -> None:
    s = hero_round("loki", hands={"green": "sword spear axe sword hammer"})
    for first, box, second in (("sword", 1, "spear"), ("sword", 3, "hammer")):
        say(s, f"green: cover {first} {box}", f"green: with {second}")
    assert len(s.boxes("loki")) == 2
    s.play("green: done").until("hero_option", "red")

    assert "HuntLost" in s.told()
    assert not {"TrophyWon", "ArtefactWon"} & set(s.told())
    assert not any([card.monster == b.LOKI for card in s.g.box.artefacts])


@pytest.mark.rule("LR-551")
def test_nothing_but_his_activation_moves_loki() -> None:
    s = scene(loki=8, monsters={"garm": 7, "draugr": 9}, at={"green": 8, "red": 8, "black": 8})

    s.until("hero_option", "red").until("hero_option", "black").until("hero_option", "green")
    assert s.monster("loki") == 8

    rolled = roused("garm", "move", 7, loki=8).play("green: stalk 8")
    assert rolled.monster("loki") == 8
