"""Blessings of Thor: Hunts, Monsters and Battles (LR-973 to LR-984)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.beasts import FACES, hero_round, next_attacks
from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner
from tests.games.lords_of_ragnarok.hunting import stack_attacks
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import Scene, scene


def start(monster: str = "garm", **rest: Any) -> Scene:
    """Green begins a Hunt in 14, at the first choice or, without one, at the first Attack."""
    places = {"loki": 14} if monster == "loki" else {"monsters": {monster: 14}}
    s = scene(step="special", tokens={"green": 2}, **places, **rest)
    s.play("green: act monsters")
    return s.play(f"green: hunt {monster}") if s.asked() == ["green: monsters"] else s


# -- the start of a Hunt ------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-973")
def test_storms_fury_draws_a_card_at_the_start_of_a_hunt() -> None:
    s = start(blessings={"green": "storms-fury"}).play("green: draw")

    assert len(s.hand("green")) == 3
    assert s.asked() == ["black: attack"]


@pytest.mark.rule("LR-974")
def test_giant_slayer_covers_a_plain_box_before_the_hunt() -> None:
    s = start(blessings={"green": "giant-slayer"})

    assert s.options("green", "box") == {"box 1", "box 5", "box 6", "box 7"}
    s.refused("green: box 3", "LR-974")
    s.play("green: box 6")

    assert s.boxes("garm") == {6: "green"}


@pytest.mark.rule("LR-974")
def test_giant_slayers_box_is_no_damage_of_the_hero_round() -> None:
    s = start(blessings={"green": "giant-slayer"}, hands={"green": "shield"}).play("green: box 1")
    stack_attacks(s, "", "claw claw")

    s.play("black: attack claw", "green: defend shield", "green: done", "green: done")

    assert "HuntLost" in s.told()
    assert s.boxes("garm") == {1: "green"}


@pytest.mark.rule("LR-974")
def test_giant_slayers_box_can_be_the_last() -> None:
    s = start(blessings={"green": "giant-slayer"}, wounds={"garm": {"red": [1, 2, 3, 4, 5, 6]}}).play("green: box 7")

    assert s.monster("garm") == 0
    assert s.kills("green") == 3  # the figure, and two tokens from before
    assert s.artefacts("green") == {"link-of-gleipnir": True}
    assert s.hand("green") == []  # won before any card was drawn
    assert "HuntWon" in s.told()


@pytest.mark.rule("LR-974")
@pytest.mark.parametrize(("monster", "hurt"), [("garm", "wisdom"), ("loki", "")])
def test_giant_slayer_needs_a_hero_unharmed_and_a_monster(monster: str, hurt: str) -> None:
    s = start(monster, blessings={"green": "giant-slayer"}, hurt={"green": hurt})

    assert s.asked() == ["black: attack"]


# -- Injuries -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-975")
def test_thick_hide_ignores_the_first_injury_of_a_hunt() -> None:
    s = hero_round(
        attack="claw",
        hands={"green": "spear spear"},
        hurt={"green": "authority might wisdom"},
        blessings={"green": "thick-hide"},
    )
    assert s.asked() == ["green: strike_beast"]  # the Hunt goes on
    s.play("green: cover spear 1", "green: done")
    next_attacks(s, "", "claw")

    s.play("black: attack claw", "green: done")

    assert "HuntLost" in s.told()


@pytest.mark.rule("LR-975")
def test_thick_hide_ignores_the_injury_of_a_defeat() -> None:
    s = hero_round(blessings={"green": "thick-hide"}).play("green: done")

    assert "HuntLost" in s.told()
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-975")
def test_thick_hide_does_not_touch_a_price() -> None:
    s = hero_round(hands={"green": "berserkers-axe"}, blessings={"green": "thick-hide"})

    s.play("green: cover berserkers-axe 6", "green: box 1", "green: hurt might")

    assert s.injuries("green") == 1
    s.play("green: done")
    next_attacks(s, "", "claw").play("black: attack claw", "green: done")
    assert s.injuries("green") == 1  # it still serves against a Claw


@pytest.mark.rule("LR-975")
def test_thick_hide_serves_in_hunts_only() -> None:
    """Huldra's Region Attack hurts Heroes outside a Hunt."""
    s = scene(
        step="runes",
        runes={"green": "uruz othala"},
        at={"green": 14, "red": 1, "black": 1},
        monsters={"huldra": 14},
        rings={"huldra": "green"},
        blessings={"green": "thick-hide"},
    )

    s.play("green: invoke rouse", "green: rampage", "green: hurt might")

    assert s.injuries("green") == 1


@pytest.mark.rule("LR-976")
def test_goat_feast_heals_one_more() -> None:
    s = scene(step="hero", hurt={"green": "authority might wisdom"}, blessings={"green": "goat-feast"})

    s.play("green: heal might", "green: heal wisdom")

    assert s.g.hurt[0] == [1, 0, 0]


@pytest.mark.rule("LR-976")
@pytest.mark.parametrize(("hurt", "left"), [("authority might wisdom", 1), ("might", 0)])
def test_goat_feast_works_whenever_one_heals(hurt: str, left: int) -> None:
    s = scene(step="special", drakkars={"green": "s1"}, hurt={"green": hurt}, blessings={"green": "goat-feast"})

    s.play("green: act prepare", "green: prepare heal")
    if left:
        s.play("green: heal might", "green: heal wisdom")

    assert s.injuries("green") == left


# -- Battles ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-977")
def test_battle_joy_is_for_attackers() -> None:
    attack = both_pass(battle(3, 4, blessings={"green": "battle-joy"}))
    defence = both_pass(battle(4, 3, blessings={"red": "battle-joy"}))

    assert values(attack) == (4, 4)
    assert values(defence) == (4, 3)


@pytest.mark.rule("LR-983")
def test_blood_price_pays_two_runes_at_most() -> None:
    s = both_pass(
        battle(
            4,
            5,
            attributes={"green": (2, 2, 3)},
            runes={"green": "uruz uruz algiz"},
            blessings={"green": "blood-price"},
        )
    )

    assert s.options("green") == {"offer 0", "offer 1", "offer 2"}
    s.play("green: offer 2", "green: drop uruz", "green: drop algiz")

    assert values(s) == (6, 5)
    assert s.runes("green") == ["uruz"]
    assert s.stock("algiz") == 10  # two lie on Forges


@pytest.mark.rule("LR-983")
def test_blood_price_needs_runes() -> None:
    s = both_pass(battle(4, 5, blessings={"green": "blood-price"}, armies={"green": {10: 1}}))

    assert winner(s) == "red"
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-984")
@pytest.mark.parametrize(("attack", "cards", "left"), [(4, "", 3), (4, "sword", 2)])
def test_last_stand_lowers_a_winners_army(attack: int, cards: str, left: int) -> None:
    s = battle(attack, 2, green=cards, blessings={"red": "last-stand"})

    s.play("red: pass", *(["green: play sword"] if cards else []), "green: pass")

    assert s.armies("green", 12) == [left]


@pytest.mark.rule("LR-984")
def test_last_stand_leaves_an_army_of_1() -> None:
    s = both_pass(battle([1, 1], 1, blessings={"red": "last-stand"}))

    assert s.armies("green", 12) == [1, 1]


@pytest.mark.rule("LR-984")
def test_last_stand_chooses_its_army_before_any_losses() -> None:
    s = both_pass(battle([4, 3], 2, blessings={"red": "last-stand"}))

    assert s.asked() == ["red: weaken"]
    assert s.armies("red", 12) == [2]  # the defeat has not taken anything yet
    s.play("red: strike 12 3")
    assert s.armies("green", 12) == [2, 4]


# -- Monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-978")
@pytest.mark.parametrize("card", ["hammer", "thunderclap"])
def test_hammer_hallowed_hammers_cover_any_box(card: str) -> None:
    wounds = {"huldra": {"red": [1, 2, 4, 5, 6, 7]}}  # a Bow's box is left
    s = hero_round("huldra", hands={"green": card}, wounds=wounds, blessings={"green": "hammer-hallowed"})
    plain = hero_round("huldra", hands={"green": card}, wounds=wounds)

    assert s.options("green") == {"done", f"cover {card} 3"}
    assert plain.options("green") == {"done"}


@pytest.mark.rule("LR-979")
def test_beast_tamer_takes_a_monster_next_to_the_hero() -> None:
    s = scene(
        step="runes",
        at={"green": 12},
        runes={"green": "uruz"},
        monsters={"garm": 14},
        blessings={"green": "beast-tamer"},
    )

    s.play("green: invoke tame")

    assert s.ring("garm") == "green"
    assert s.runes("green") == []


@pytest.mark.rule("LR-236", "LR-979")
@pytest.mark.parametrize(
    ("region", "rune", "blessings", "rule"),
    [
        (16, "uruz", "beast-tamer", "LR-339"),
        (14, "algiz", "beast-tamer", "LR-336"),
        (14, "uruz", "", "LR-339"),
        (10, "uruz", "beast-tamer", "LR-339"),
    ],
)
def test_beast_tamer_needs_a_border_and_the_right_rune(region: int, rune: str, blessings: str, rule: str) -> None:
    """Region 16 is two away from 12; 10 is next to it by the Drakkar's Sea only."""
    s = scene(
        step="runes",
        at={"green": 12},
        drakkars={"green": "s3"},
        runes={"green": rune},
        monsters={"garm": region},
        blessings={"green": blessings},
        artefacts={"green": "andvaris-ring"},
    )

    s.refused("green: invoke tame", rule)


@pytest.mark.rule("LR-980")
def test_lightning_rider_goes_three_regions() -> None:
    s = scene(step="hero", at={"green": 1}, blessings={"green": "lightning-rider"})
    plain = scene(step="hero", at={"green": 1})

    assert "walk 7" in s.options("green")  # by 4 and 8
    assert "walk 11" not in s.options("green")
    assert "walk 7" not in plain.options("green")
    s.play("green: walk 7")
    assert s.hero("green") == 7


@pytest.mark.rule("LR-981")
def test_trophy_taker_gains_a_rune_for_the_first_trophy_of_a_hunt() -> None:
    s = hero_round(
        hands={"green": "spear axe"},
        attributes={"green": (2, 2, 6)},
        armies={"green": {1: 1}},
        blessings={"green": "trophy-taker"},
    )

    s.play("green: cover spear 3", "green: gain uruz", "green: gain othala")
    assert s.runes("green") == ["uruz", "othala"]  # the Trophy's, and one more
    s.play("green: cover axe 2")

    assert s.armies("green", 1) == [2]
    assert s.asked() == ["green: strike_beast"]
    assert s.runes("green") == ["uruz", "othala"]


@pytest.mark.rule("LR-981")
def test_trophy_taker_gains_a_rune_in_the_next_hunt_again() -> None:
    s = hero_round(hands={"green": "axe"}, armies={"green": {1: 1}}, blessings={"green": "trophy-taker"})
    s.play("green: cover axe 2", "green: gain uruz")
    s.until("special", "green")
    s.g.wheel = [[] for _ in s.g.wheel]
    s.g.hands[0], s.g.combat = [card_of(s, "sword")], sorted([*s.g.combat, *s.g.hands[0]])
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]
    s.play("green: act monsters", "green: hunt garm")
    next_attacks(s, "", "regeneration").play("black: attack regeneration", "green: done")

    before = s.runes("green")
    s.play("green: cover sword 4", "green: join vanaheim", "green: gain algiz")

    assert s.runes("green") == [*before, "algiz"]


def card_of(s: Scene, name: str) -> int:
    """A Combat card taken out of the deck."""
    card = index(s.g.box.combat, name)
    s.g.combat.remove(card)
    return card


@pytest.mark.rule("LR-982")
def test_war_cry_activates_a_monster_next_to_the_hero() -> None:
    s = scene(
        step="runes",
        at={"green": 12},
        runes={"green": "othala"},
        monsters={"draugr": 13},
        blessings={"green": "war-cry"},
        dice=[FACES["move"]],
    )

    s.play("green: invoke war-cry", "green: stalk 15")

    assert s.monster("draugr") == 15
    assert s.runes("green") == []


@pytest.mark.rule("LR-982")
@pytest.mark.parametrize(
    ("region", "rune", "ring", "rule"),
    [
        (13, "uruz", "", "LR-336"),
        (15, "othala", "", "LR-982"),
        (13, "othala", "red", "LR-982"),
        (10, "othala", "", "LR-982"),
    ],
)
def test_war_cry_needs_the_monsters_rune_and_its_obedience(region: int, rune: str, ring: str, rule: str) -> None:
    s = scene(
        step="runes",
        at={"green": 12},
        drakkars={"green": "s3"},
        runes={"green": rune},
        monsters={"draugr": region},
        rings={"draugr": ring} if ring else {},
        blessings={"green": "war-cry"},
        artefacts={"green": "andvaris-ring"},
    )

    s.refused("green: invoke war-cry", rule)


@pytest.mark.rule("LR-982")
def test_war_cry_reaches_the_heros_own_region_and_own_monsters() -> None:
    s = scene(
        step="runes",
        at={"green": 12},
        runes={"green": "othala"},
        monsters={"draugr": 12},
        rings={"draugr": "green"},
        blessings={"green": "war-cry"},
    )

    s.play("green: invoke war-cry", "green: stalk 11")

    assert s.monster("draugr") == 11
