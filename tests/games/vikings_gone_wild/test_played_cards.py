"""Cards of Odin's Path and Favours that are played in their owner's turn, each alone (VG-943 to VG-971)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vikings_gone_wild.scene import Scene, scene


def rivals(hand: str, **more: Any) -> Scene:
    """Two rivals, unless said otherwise; wolf holds these cards and is at turn."""
    settings: dict[str, Any] = {"seats": 2, "versus": True, "hands": {"wolf": hand}}
    return scene(**(settings | more))


# -- resources --------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-943")
def test_beer_keg_gives_two_beer() -> None:
    s = rivals("beer-keg").play("wolf: play beer-keg")

    assert s.fresh() == (2, 0)
    assert s.played("wolf") == ["beer-keg"]


@pytest.mark.rule("VG-944")
def test_gold_chest_gives_two_gold() -> None:
    s = rivals("gold-chest").play("wolf: play gold-chest")

    assert s.fresh() == (0, 2)


@pytest.mark.rule("VG-963")
def test_odin_gives_two_of_each() -> None:
    s = rivals("odin").play("wolf: play odin")

    assert s.fresh() == (2, 2)


@pytest.mark.rule("VG-958")
def test_skald_gives_one_of_each_and_draws() -> None:
    s = rivals("skald warrior warrior", piles={"wolf": "beer beer"}).play("wolf: play skald")

    assert s.fresh() == (1, 1)
    assert s.hand("wolf") == ["beer", "warrior", "warrior"]


@pytest.mark.rule("VG-967")
def test_sleipnir_draws_and_gives_either() -> None:
    s = rivals("sleipnir warrior", piles={"wolf": "beer gold"}).play("wolf: play sleipnir")
    assert s.options("wolf") == {"take beer", "take gold"}

    t = rivals("sleipnir warrior", piles={"wolf": "beer gold"}).play("wolf: play sleipnir", "wolf: take beer")
    s.play("wolf: take gold")

    assert (s.fresh(), t.fresh()) == ((0, 1), (2, 0))
    assert s.hand("wolf") == ["beer", "warrior"]  # one played, one drawn


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-955")
def test_raven_scout_draws_two() -> None:
    s = rivals("raven-scout warrior warrior", piles={"wolf": "beer gold beer"}).play("wolf: play raven-scout")

    assert s.hand("wolf") == ["beer", "gold", "warrior", "warrior"]
    assert s.pile("wolf") == ["beer"]


@pytest.mark.rule("VG-964")
def test_freya_draws_three() -> None:
    s = rivals("freya warrior", piles={"wolf": "beer gold beer beer"}).play("wolf: play freya")

    assert s.hand("wolf") == ["beer", "beer", "gold", "warrior"]


@pytest.mark.rule("VG-957")
def test_funeral_pyre_burns_cards_of_hand_and_discard() -> None:
    s = rivals("funeral-pyre beer warrior", discards={"wolf": "beer gold"}, piles={"wolf": ""})
    s.play("wolf: play funeral-pyre")
    s.refused("wolf: remove-discarded warrior", "VG-957")
    s.play("wolf: remove beer", "wolf: remove-discarded beer")

    assert s.owned("wolf") == ["funeral-pyre", "gold", "warrior"]
    assert s.asked() == ["wolf: act"]  # a third is not asked for


@pytest.mark.rule("VG-957")
def test_the_pyre_may_stay_small() -> None:
    one = rivals("funeral-pyre beer", piles={"wolf": ""}).play(
        "wolf: play funeral-pyre", "wolf: remove beer", "wolf: done"
    )
    none = rivals("funeral-pyre beer", piles={"wolf": ""}).play("wolf: play funeral-pyre", "wolf: done")

    assert one.owned("wolf") == ["funeral-pyre"]
    assert none.owned("wolf") == ["beer", "funeral-pyre"]


@pytest.mark.rule("VG-970")
def test_idunns_apples_change_cards_of_the_hand() -> None:
    s = rivals("idunn beer gold warrior", piles={"wolf": "beer beer beer"}, discards={"wolf": "warrior"})
    before = len(s.owned("wolf"))
    s.play("wolf: play idunn")
    assert not s.options("wolf", "remove-discarded")
    s.play("wolf: remove warrior", "wolf: remove gold")

    assert s.hand("wolf") == ["beer", "beer", "beer"]
    assert len(s.owned("wolf")) == before - 2
    assert {"gold", "warrior"} <= set(s.removed("wolf"))


@pytest.mark.rule("VG-970")
def test_idunn_draws_no_more_than_is_given_up() -> None:
    s = rivals("idunn beer", piles={"wolf": "gold gold"}).play("wolf: play idunn", "wolf: done")

    assert s.hand("wolf") == ["beer"]


# -- theft ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-950")
def test_money_theft_takes_a_gold_token() -> None:
    s = rivals("money-theft", seats=3, tokens={"bear": (0, 2), "serpent": (3, 0)}).play("wolf: play money-theft")

    assert (s.tokens("bear"), s.tokens("wolf")) == ((0, 1), (0, 1))  # only bear had any, so no one was asked
    assert s.fresh() == (0, 0)


@pytest.mark.rule("VG-950")
def test_the_thief_chooses_from_whom() -> None:
    s = rivals("money-theft", seats=3, tokens={"bear": (0, 2)}, villages={"serpent": "gold-storage"},
               stored={"serpent": (0, 1)})  # fmt: skip
    s.play("wolf: play money-theft")
    assert s.options("wolf") == {"rob bear", "rob serpent"}
    s.play("wolf: rob serpent")

    assert (s.stored("serpent"), s.tokens("bear"), s.tokens("wolf")) == ((0, 0), (0, 2), (0, 1))


@pytest.mark.rule("VG-950")
def test_where_no_one_has_gold_the_supply_has_some() -> None:
    s = rivals("money-theft", tokens={"bear": (2, 0)}).play("wolf: play money-theft")

    assert (s.fresh(), s.tokens("wolf"), s.tokens("bear")) == ((0, 1), (0, 0), (2, 0))


@pytest.mark.rule("VG-951")
@pytest.mark.parametrize(("victim", "left", "taken"), [("serpent", 1, 2), ("bear", 0, 1)])
def test_beer_theft_takes_up_to_two_from_one_rival(victim: str, left: int, taken: int) -> None:
    s = rivals("beer-theft", seats=3, tokens={"bear": (1, 0), "serpent": (3, 0)})
    s.play("wolf: play beer-theft", f"wolf: rob {victim}")

    assert (s.tokens(victim), s.tokens("wolf")) == ((left, 0), (taken, 0))


@pytest.mark.rule("VG-951")
def test_where_no_one_has_beer_there_is_one_of_the_supply() -> None:
    s = rivals("beer-theft", tokens={"bear": (0, 3)}).play("wolf: play beer-theft")

    assert s.fresh() == (1, 0)


@pytest.mark.rule("VG-250")
def test_a_stolen_token_can_be_stored() -> None:
    s = rivals("beer-theft beer", villages={"wolf": "beer-storage"}, tokens={"bear": (1, 0)})
    s.play("wolf: play beer-theft", "wolf: play beer", "wolf: done", "bear: done")

    assert s.stored("wolf") == (1, 0)  # the beer of the card is gone


# -- Units ------------------------------------------------------------------------------------------------------


def raid(s: Scene, target: str, *units: str) -> Scene:
    """Wolf attacks a building of bear's with these Units, and bear has nothing to say."""
    s.play(f"wolf: raid bear {target}", *[f"wolf: with {unit}" for unit in units], "wolf: strike")
    return s.decline_all("guard")


@pytest.mark.rule("VG-952")
def test_blacksmith_makes_an_elf_archer_strong_enough_for_a_tavern() -> None:
    s = rivals("blacksmith elf-archer", villages={"bear": "tavern"})
    raid(s.play("wolf: play blacksmith"), "tavern", "elf-archer")

    assert s.points("wolf") == 1  # 2 + 2 against 4


@pytest.mark.rule("VG-952")
def test_only_one_unit_is_armed() -> None:
    s = rivals("blacksmith elf-archer elf-archer", villages={"bear": "tavern drakkar"})
    s.play("wolf: play blacksmith", "wolf: raid bear tavern", "wolf: with elf-archer")
    s.play("wolf: raid bear drakkar", "wolf: with elf-archer", "wolf: strike").decline_all("guard")

    assert s.points("wolf") == 1  # the Tavern fell, the Drakkar (3) holds against the other


@pytest.mark.rule("VG-816")
def test_the_bonus_is_for_this_turn_only() -> None:
    s = rivals("blacksmith elf-archer", villages={"wolf": "drakkar", "bear": "tavern"})
    s.play("wolf: play blacksmith", "wolf: done", "bear: done", "wolf: keep elf-archer")
    s.until("act", "wolf")
    raid(s, "tavern", "elf-archer")

    assert s.points("wolf") == 0


@pytest.mark.rule("VG-961")
@pytest.mark.parametrize(
    ("hand", "unit", "attack"),
    [
        ("mjollnir big-brute", "big-brute", 6),
        ("mjollnir thor", "thor", 11),
        ("mjollnir blacksmith big-brute", "big-brute", 8),
    ],
)
def test_mjollnir_doubles_the_printed_attack_by_five_at_most(hand: str, unit: str, attack: int) -> None:
    s = rivals(hand, villages={"bear": "tavern"})
    s.play(*[f"wolf: play {card}" for card in hand.split()[:-1]])
    raid(s, "tavern", unit)

    (begun,) = s.events("RaidBegan")
    assert begun.attack == attack


@pytest.mark.rule("VG-952", "VG-816")
def test_a_bonus_goes_with_its_unit() -> None:
    """The armed Archer is given up; the one that is drawn for it is another."""
    s = rivals("blacksmith idunn elf-archer", piles={"wolf": "elf-archer"}, villages={"bear": "tavern"})
    s.play("wolf: play blacksmith", "wolf: play idunn", "wolf: remove elf-archer")
    s.decline_all("renew")
    raid(s, "tavern", "elf-archer")

    (begun,) = s.events("RaidBegan")
    assert begun.attack == 2


@pytest.mark.rule("VG-966")
def test_gungnir_strengthens_all_units() -> None:
    s = rivals("gungnir warrior warrior", villages={"bear": "tavern"}).play("wolf: play gungnir")
    raid(s, "tavern", "warrior", "warrior")

    assert s.points("wolf") == 1  # 2 + 2 against 4


@pytest.mark.rule("VG-962")
def test_loki_borrows_a_unit_for_a_turn() -> None:
    s = rivals("loki-sceptre", discards={"bear": "pigonator beer"}, villages={"bear": "tavern"})
    s.play("wolf: play loki-sceptre")
    assert "pigonator" not in s.discard("bear")
    raid(s, "tavern", "pigonator")
    s.play("wolf: done")

    assert s.points("wolf") == 1
    assert "pigonator" in s.discard("bear")
    assert "pigonator" not in s.owned("wolf")


@pytest.mark.rule("VG-962")
def test_what_was_borrowed_goes_back_unused_too() -> None:
    s = rivals("loki-sceptre", discards={"bear": "pigonator"}).play("wolf: play loki-sceptre", "wolf: done")

    assert s.discard("bear") == ["pigonator"]


@pytest.mark.rule("VG-962")
def test_a_borrowed_undead_that_attacked_is_removed() -> None:
    s = rivals("loki-sceptre", discards={"bear": "undead"}, villages={"bear": "drakkar"}).play(
        "wolf: play loki-sceptre"
    )
    raid(s, "drakkar", "undead")
    s.play("wolf: done")

    assert "undead" not in s.owned("bear") + s.owned("wolf")
    assert s.removed("wolf")[-1] == "undead"


@pytest.mark.rule("VG-962")
def test_several_rivals_and_units_to_borrow_from() -> None:
    s = rivals("loki-sceptre", seats=3, discards={"bear": "pigonator cannon", "serpent": "elf-archer"})
    s.play("wolf: play loki-sceptre")

    assert s.options("wolf") == {"borrow bear pigonator", "borrow serpent elf-archer"}
    s.refused("wolf: borrow bear cannon", "VG-962")
    s.refused("wolf: borrow bear elf-archer", "VG-962")


@pytest.mark.rule("VG-817")
def test_an_action_may_be_played_in_vain() -> None:
    s = rivals("loki-sceptre raven-scout blacksmith", piles={"wolf": "beer"}, discards={"bear": "cannon"})
    s.play("wolf: play loki-sceptre", "wolf: play blacksmith", "wolf: play raven-scout")

    assert s.hand("wolf") == ["beer"]  # one card was left to draw
    assert s.played("wolf") == ["loki-sceptre", "blacksmith", "raven-scout"]
    assert s.asked() == ["wolf: act"]


# -- discounts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-956")
def test_architect_saves_two_in_any_mix() -> None:
    s = rivals("architect", fresh=(2, 3)).play("wolf: play architect", "wolf: build tavern")
    assert s.options("wolf") == {"spare 0 2", "spare 1 1", "spare 2 0"}
    s.play("wolf: spare 2 0")

    assert s.fresh() == (2, 0)
    assert s.village("wolf") == ["tavern+"]


@pytest.mark.rule("VG-956")
@pytest.mark.parametrize(("purse", "spared"), [((1, 2), "1 1"), ((2, 1), "0 2"), ((0, 3), "2 0")])
def test_a_saving_makes_affordable_what_was_not(purse: tuple[int, int], spared: str) -> None:
    s = rivals("architect", fresh=purse)
    s.refused("wolf: build tavern", "VG-313")
    s.play("wolf: play architect", "wolf: build tavern")

    assert s.fresh() == (0, 0)
    assert s.events("CostSpared")[0].beer == int(spared[0])


@pytest.mark.rule("VG-956")
def test_only_the_next_building_is_cheaper() -> None:
    s = rivals("architect", fresh=(3, 2)).play("wolf: play architect", "wolf: build brewery")
    assert s.fresh() == (3, 2)  # its two gold were saved

    s.play("wolf: build gold-mine")
    assert s.fresh() == (0, 2)


@pytest.mark.rule("VG-956")
def test_neither_cards_nor_the_town_hall_are_buildings() -> None:
    s = rivals("architect", fresh=(2, 3)).play("wolf: play architect")

    s.refused("wolf: buy elf-archer", "VG-313")
    s.refused("wolf: upgrade", "VG-313")


@pytest.mark.rule("VG-971")
def test_brisingamen_saves_three_on_one_purchase_of_choice() -> None:
    s = rivals("brisingamen", fresh=(3, 1)).play("wolf: play brisingamen", "wolf: buy elf-archer")
    assert s.options("wolf") == {"spare 0 0", "spare 3 0"}
    s.play("wolf: spare 0 0", "wolf: upgrade")

    assert s.level("wolf") == 2  # four gold for one
    assert s.fresh() == (0, 0)


@pytest.mark.rule("VG-971")
def test_after_it_everything_costs_its_price_again() -> None:
    s = rivals("brisingamen", fresh=(2, 4)).play("wolf: play brisingamen", "wolf: upgrade", "wolf: spare 0 3")

    assert s.fresh() == (2, 3)
    s.refused("wolf: buy elf-archer", "VG-313")


@pytest.mark.rule("VG-815")
def test_a_saving_is_never_paid_out() -> None:
    s = rivals("brisingamen").play("wolf: play brisingamen", "wolf: build beer-storage")

    assert s.village("wolf") == ["beer-storage+"]
    assert s.fresh() == (0, 0)
    s.refused("wolf: build gold-storage", "VG-313")


@pytest.mark.rule("VG-738")
def test_what_was_saved_is_not_spent() -> None:
    s = rivals("architect", fresh=(2, 3), missions={"wolf": "treasurer banker"})
    s.play("wolf: play architect", "wolf: build tavern", "wolf: spare 0 2")

    s.refused("wolf: claim banker", "VG-737")  # one gold of three was paid
