"""Combat cards: what they are, and what each kind does in a Battle (LR-931 to LR-951)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner


@pytest.mark.rule("LR-951")
def test_weapons_and_values_of_all_cards() -> None:
    rows = meadhall.game("lords-of-ragnarok").box.combat

    symbols = Counter({b.WEAPONS[row.weapon]: 0 for row in rows})
    for row in rows:
        symbols[b.WEAPONS[row.weapon]] += row.copies
    assert symbols == {"spear": 6, "sword": 6, "axe": 6, "bow": 6, "hammer": 4, "shield": 5, "any": 2}
    assert sum(row.copies for row in rows) == 35
    assert sum(row.copies * row.value for row in rows) == 83


@pytest.mark.rule("LR-931", "LR-934", "LR-937", "LR-943", "LR-946", "LR-949")
@pytest.mark.parametrize(
    ("card", "copies", "weapon", "value", "losses"),
    [
        ("spear", 4, "spear", 2, 0),
        ("gungnirs-echo", 2, "spear", 3, 1),
        ("sword", 4, "sword", 3, 1),
        ("twin-seaxes", 2, "sword", 2, 0),
        ("axe", 4, "axe", 3, 1),
        ("berserkers-axe", 2, "axe", 4, 2),
        ("bow", 4, "bow", 1, 0),
        ("fire-arrows", 2, "bow", 2, 0),
        ("hammer", 3, "hammer", 4, 2),
        ("thunderclap", 1, "hammer", 5, 2),
        ("shield", 3, "shield", 0, 0),
        ("shield-wall", 2, "shield", 1, 0),
        ("dwarven-blade", 2, "any", 3, 1),
    ],
)
def test_the_numbers_of_a_card(card: str, copies: int, weapon: str, value: int, losses: int) -> None:
    row = next(row for row in meadhall.game("lords-of-ragnarok").box.combat if row.slug == card)

    assert (row.copies, b.WEAPONS[row.weapon], row.value, row.losses) == (copies, weapon, value, losses)


# -- Spears -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-931")
@pytest.mark.parametrize(("defence", "counts"), [([2, 2], 3), ([4], 2)])
def test_a_spear_counts_more_against_more_armies(defence: list[int], counts: int) -> None:
    s = battle(4, defence, green="spear")

    s.play("red: pass", "green: play spear", "green: pass")

    assert values(s) == (4 + counts, 4)


@pytest.mark.rule("LR-933")
@pytest.mark.parametrize(("attack", "hand"), [(5, ["hammer"]), (1, [])])
def test_gungnirs_echo_draws_for_a_victory_only(attack: int, hand: list[str]) -> None:
    s = battle(attack, 4, green="gungnirs-echo", deck="hammer")

    s.play("red: pass", "green: play gungnirs-echo", "green: pass")

    assert winner(s) == ("green" if hand else "red")
    assert s.hand("green") == hand


# -- Swords -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-934")
def test_a_sword_is_3_and_a_loss() -> None:
    s = battle(4, 4, green="sword")

    s.play("red: pass", "green: play sword", "green: pass")

    assert values(s) == (7, 4)
    assert s.armies("green", 12) == [3]


@pytest.mark.rule("LR-936")
@pytest.mark.parametrize(("first", "second", "sum_of_both"), [("sword", "twin-seaxes", 7), ("twin-seaxes", "sword", 5)])
def test_twin_seaxes_count_more_after_a_sword(first: str, second: str, sum_of_both: int) -> None:
    s = battle(4, 4, green="sword twin-seaxes")

    s.play("red: pass", f"green: play {first}", f"green: play {second}", "green: pass")

    assert values(s) == (4 + sum_of_both, 4)


@pytest.mark.rule("LR-936")
def test_the_enemys_sword_does_not_serve() -> None:
    s = battle(4, 4, green="twin-seaxes", red="sword")

    s.play("red: play sword", "green: play twin-seaxes", "red: pass", "green: pass")

    assert values(s) == (6, 7)


# -- Axes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-937")
def test_an_axe_counts_more_for_the_attacker() -> None:
    s = battle(4, 4, green="axe", red="axe")

    s.play("red: play axe", "green: play axe", "red: pass", "green: pass")

    assert values(s) == (8, 7)


# -- Bows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-940")
@pytest.mark.parametrize(("army", "left"), [(3, 2), (1, 1)])
def test_a_bow_lowers_an_enemy_army_but_not_below_1(army: int, left: int) -> None:
    s = battle(4, army, green="bow")

    s.play("red: pass", "green: play bow")

    assert s.armies("red", 12) == [left]
    assert s.asked() == ["green: battle_card"]


@pytest.mark.rule("LR-940")
def test_the_player_who_shoots_chooses_the_army() -> None:
    s = battle(4, [3, 2, 1], green="bow")

    s.play("red: pass", "green: play bow")
    assert s.options("green") == {"strike 12 2", "strike 12 3"}
    s.play("green: strike 12 2")

    assert s.armies("red", 12) == [1, 1, 3]


@pytest.mark.rule("LR-942")
@pytest.mark.parametrize(("region", "origin", "result"), [(14, 13, (8, 4)), (12, 11, (6, 4))])
def test_fire_arrows_burn_villages(region: int, origin: int, result: tuple[int, int]) -> None:
    s = battle(4, 4, region=region, origin=origin, green="fire-arrows")

    s.play("red: pass", "green: play fire-arrows", "green: pass")

    assert values(s) == result


@pytest.mark.rule("LR-942")
def test_fire_arrows_do_not_burn_the_village_one_defends() -> None:
    s = battle(4, 4, region=14, origin=13, red="fire-arrows")

    s.play("red: play fire-arrows", "green: pass", "red: pass")

    assert values(s) == (4, 6)


# -- Hammers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-943")
def test_a_hammer_is_4_and_two_losses() -> None:
    s = battle(5, 4, green="hammer")

    s.play("red: pass", "green: play hammer", "green: pass")

    assert values(s) == (9, 4)
    assert s.armies("green", 12) == [3]


@pytest.mark.rule("LR-945")
def test_after_a_thunderclap_the_enemy_plays_one_more_card() -> None:
    s = battle(4, 4, green="spear spear", red="thunderclap bow")

    s.play("red: play thunderclap", "green: play spear", "red: play bow")
    s.refused("green: play spear", "LR-945")
    s.play("green: pass", "red: pass")

    assert values(s) == (5, 10)  # 3 and the Spear; 4, the Thunderclap and the Bow


@pytest.mark.rule("LR-945")
def test_a_thunderclap_does_not_bind_its_own_side() -> None:
    s = battle(4, 4, red="thunderclap bow spear")

    s.play("red: play thunderclap", "green: pass", "red: play bow", "red: play spear", "red: pass")

    assert values(s) == (3, 12)


# -- Shields ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-947")
def test_a_shield_ignores_the_losses_of_the_defeat() -> None:
    s = battle(6, [2, 2], red="shield")

    s.play("red: play shield", "green: pass", "red: pass")
    s.play("red: keep 12 2", "red: keep 12 2")

    assert s.armies("red", 14) == [2, 2]


@pytest.mark.rule("LR-947")
def test_a_shield_ignores_two_losses_and_no_third() -> None:
    s = battle([6, 1], [2, 2, 2], red="shield")

    s.play("red: play shield", "green: pass", "red: pass")
    s.play("red: keep 12 2", "red: keep 12 2")

    assert s.armies("red", 14) == [1, 2, 2]


@pytest.mark.rule("LR-947")
def test_a_shield_ignores_two_losses_whatever_their_cause() -> None:
    """Three are due: the defeat's on each of two Armies, and the Sword's."""
    s = battle(6, [2, 2], red="shield sword", green="spear")

    s.play("red: play shield", "green: play spear", "red: play sword", "green: pass", "red: pass")
    s.play("red: keep 12 2", "red: done", "red: offer 1")

    assert s.armies("red", 14) == [1, 2]


@pytest.mark.rule("LR-947")
def test_a_shield_spares_a_winner_the_losses_of_his_cards() -> None:
    s = battle(4, 4, green="shield hammer")

    s.play("red: pass", "green: play shield", "green: play hammer", "green: pass", "green: offer 2")

    assert s.armies("green", 12) == [4]


@pytest.mark.rule("LR-947")
def test_a_shield_does_not_let_more_losses_be_played() -> None:
    s = battle(4, 1, red="shield hammer")

    s.play("red: play shield", "green: pass")

    s.refused("red: play hammer", "LR-707", losses=2, has=1)


@pytest.mark.rule("LR-948")
def test_a_shield_wall_counts_more_for_the_defender() -> None:
    s = battle(4, 4, green="shield-wall", red="shield-wall")

    s.play("red: play shield-wall", "green: play shield-wall", "red: pass", "green: pass")

    assert values(s) == (5, 7)


# -- Dwarven Blade ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-949")
def test_a_dwarven_blade_is_no_sword_in_a_battle() -> None:
    s = battle(4, 4, green="dwarven-blade twin-seaxes")

    s.play("red: pass", "green: play dwarven-blade", "green: play twin-seaxes", "green: pass")

    assert values(s) == (9, 4)


@pytest.mark.rule("LR-950")
@pytest.mark.parametrize(("attack", "runes"), [(5, ["uruz"]), (1, [])])
def test_a_dwarven_blade_gives_a_rune_for_a_victory_only(attack: int, runes: list[str]) -> None:
    s = battle(attack, 4, green="dwarven-blade")
    s.play("red: pass", "green: play dwarven-blade", "green: pass")

    if runes:
        s.play("green: gain uruz")

    assert s.runes("green") == runes
    assert s.asked() != ["green: gain_rune"]


@pytest.mark.rule("LR-950")
def test_two_dwarven_blades_give_two_runes() -> None:
    s = battle(5, 4, green="dwarven-blade dwarven-blade")
    s.play("red: pass", "green: play dwarven-blade", "green: play dwarven-blade")

    both_pass(s).play("green: gain uruz", "green: gain algiz")

    assert s.runes("green") == ["uruz", "algiz"]
