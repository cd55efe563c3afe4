"""Combat cards in a Hunt: what each kind does as it covers a box, or as it is laid in defence (LR-932 to LR-949)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round, next_attacks
from tests.games.lords_of_ragnarok.hunting import hunt

DRAWN = "shield shield shield"  # by a Hunter before the first Hero round: two for Might, one in the Monster round

# -- Spears -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-932")
@pytest.mark.parametrize(("held", "left"), [("claw claw roar", 2), ("claw crush", 1)])
def test_gungnirs_echo_takes_an_attack_card(held: str, left: int) -> None:
    s = next_attacks(hero_round(hands={"green": "gungnirs-echo"}), "", held)
    s.g.chase.discard.append(s.g.chase.deck.pop())  # the card of the first round

    s.play("green: cover gungnirs-echo 1", "green: accept")

    assert len(s.g.chase.hand) == left
    assert len(s.g.chase.discard) == 2
    assert s.boxes("garm") == {1: "green"}


@pytest.mark.rule("LR-932")
def test_gungnirs_echo_leaves_a_single_attack_card() -> None:
    s = next_attacks(hero_round(hands={"green": "gungnirs-echo"}), "", "claw")

    s.play("green: cover gungnirs-echo 1")

    assert s.boxes("garm") == {1: "green"}
    assert len(s.g.chase.hand) == 1


# -- Swords -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-935")
def test_twin_seaxes_draw_in_a_hunt() -> None:
    s = hero_round(hands={"green": "twin-seaxes"}, deck=f"{DRAWN} hammer")

    s.play("green: cover twin-seaxes 7", "green: accept")

    assert s.boxes("garm") == {7: "green"}
    assert s.hand("green") == ["hammer", "shield", "shield", "shield"]


# -- Axes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-938")
def test_berserkers_axe_covers_another_plain_box_for_an_injury() -> None:
    s = hero_round(hands={"green": "berserkers-axe"})

    s.play("green: cover berserkers-axe 6")
    assert s.options("green") == {"decline", "box 1", "box 5", "box 7"}
    s.refused("green: box 3", "LR-938")
    s.play("green: box 1", "green: hurt might")

    assert s.boxes("garm") == {1: "green", 6: "green"}
    assert s.injuries("green") == 1


@pytest.mark.rule("LR-938")
def test_berserkers_axe_may_do_without() -> None:
    s = hero_round(hands={"green": "berserkers-axe"}).play("green: cover berserkers-axe 6", "green: decline")

    assert s.boxes("garm") == {6: "green"}
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-938")
def test_berserkers_axe_can_kill() -> None:
    s = hero_round(hands={"green": "berserkers-axe"}, wounds={"garm": {"red": [2, 3, 4, 5, 7]}})

    s.play("green: cover berserkers-axe 6", "green: box 1", "green: hurt might")

    assert s.kills("green") == 1
    assert s.g.tokens[s.seat("red")] == 1


@pytest.mark.rule("LR-938")
def test_berserkers_axe_needs_an_unharmed_token() -> None:
    s = hero_round(hands={"green": "berserkers-axe"}, hurt={"green": "authority might wisdom"})

    s.play("green: cover berserkers-axe 6")

    assert s.boxes("garm") == {6: "green"}
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-938")
def test_berserkers_axe_keeps_to_the_jotunns_one_box() -> None:
    s = hero_round("jotunn", "special-attack", hands={"green": "berserkers-axe"}, hurt={"green": "might wisdom"})

    s.play("green: cover berserkers-axe 1")

    assert s.boxes("jotunn") == {1: "green"}
    assert s.options("green") == {"done"}


@pytest.mark.rule("LR-938")
def test_berserkers_axe_takes_no_second_box_of_lokis() -> None:
    s = hero_round("loki", hands={"green": "berserkers-axe bow"})

    s.play("green: cover berserkers-axe 2", "green: with bow", "green: decline")

    assert s.boxes("loki") == {2: "green"}
    assert s.injuries("green") == 0
    assert s.asked() == ["green: strike_beast"]


# -- Bows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-939")
def test_a_bow_draws_in_a_hunt() -> None:
    s = hero_round("huldra", hands={"green": "bow"}, deck=f"{DRAWN} hammer")

    s.play("green: cover bow 3", "green: accept")

    assert s.hand("green") == ["hammer", "shield", "shield", "shield"]


@pytest.mark.rule("LR-939")
def test_a_bow_is_not_obliged_to_draw() -> None:
    s = hero_round("huldra", hands={"green": "bow"}, deck=f"{DRAWN} hammer")

    s.play("green: cover bow 3", "green: decline")

    assert "hammer" not in s.hand("green")
    assert s.boxes("huldra") == {3: "green"}


@pytest.mark.rule("LR-941")
def test_fire_arrows_calm_the_next_attack_only() -> None:
    s = hero_round("huldra", hands={"green": "fire-arrows bow bow axe"})
    s.play("green: cover fire-arrows 3", "green: accept", "green: done")
    next_attacks(s, "claw crush", "claw")

    s.play("black: attack claw", "green: defend axe", "green: done")
    assert s.events("AttackPlayed")[-1].rage == 3
    assert s.injuries("green") == 0  # a value of 3 was enough
    s.play("green: cover bow 1", "green: decline", "green: join vanaheim", "green: done", "black: attack claw")

    assert s.events("AttackPlayed")[-1].rage == 4


# -- Hammers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-944")
def test_a_thunderclap_calms_the_next_attack_by_2() -> None:
    s = hero_round("draugr", hands={"green": "thunderclap axe"})
    s.play("green: cover thunderclap 3", "green: accept", "green: done")
    next_attacks(s, "", "crush")

    s.play("black: attack crush", "green: defend axe", "green: done")

    assert s.events("AttackPlayed")[-1].rage == 3
    assert s.injuries("green") == 0


# -- Shields ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-946")
@pytest.mark.parametrize("card", ["shield", "shield-wall"])
def test_a_shield_blocks_whatever_the_rage(card: str) -> None:
    s = hunt(hand="crush claw", hands={"green": card}, deck="bow bow")

    s.play("black: attack crush", f"green: defend {card}", "green: done")

    assert s.injuries("green") == 0
    assert "AttackBlocked" in s.told()


@pytest.mark.rule("LR-946")
def test_shields_deal_no_damage() -> None:
    s = hero_round(hands={"green": "shield-wall"})

    assert s.options("green") == {"done"}
    s.refused("green: cover shield-wall 1", "LR-630")


# -- Dwarven Blade ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-949")
def test_a_dwarven_blade_covers_any_box() -> None:
    s = hero_round("draugr", hands={"green": "dwarven-blade"}, wounds={"draugr": {"red": [1, 2, 4, 5, 6, 7]}})

    assert s.options("green") == {"done", "cover dwarven-blade 3"}  # a Hammer's


@pytest.mark.rule("LR-949")
def test_a_dwarven_blade_is_one_of_lokis_two_symbols_only() -> None:
    alone = hero_round("loki", hands={"green": "dwarven-blade"})
    s = hero_round("loki", hands={"green": "dwarven-blade bow"})

    assert alone.options("green") == {"done"}
    assert s.options("green", "cover") == {"cover dwarven-blade 2", "cover bow 2"}
    s.play("green: cover dwarven-blade 2")
    assert s.options("green") == {"with bow"}
