"""A player's turn: playing, buying, building, upgrading, attacking Draco."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME
from tests.games.vikings_gone_wild.scene import new, scene


@pytest.mark.rule("VG-301")
def test_only_the_active_player_acts() -> None:
    s = scene(seats=3, hands={"bear": "beer warrior", "serpent": "gold"}, tokens={"bear": (5, 5), "serpent": (5, 5)})
    assert s.asked() == ["wolf: act"]
    for name in ("bear", "serpent"):
        for line in ("play beer", "buy cannon", "build brewery", "draco", "trade beer", "upgrade", "done"):
            s.refused(f"{name}: {line}")


@pytest.mark.rule("VG-302")
def test_actions_come_in_any_order() -> None:
    s = scene(fresh=(3, 2), hands={"wolf": "warrior"})
    s.play(
        "wolf: buy cannon",
        "wolf: draco",
        "wolf: with warrior",
        "wolf: take beer",
        "wolf: build gold-mine",
    )
    assert (s.discard("wolf"), s.village("wolf"), s.fresh()) == (["cannon"], ["gold-mine+"], (1, 0))


@pytest.mark.rule("VG-303")
def test_nothing_is_compulsory() -> None:
    s = new(2)
    s.play("wolf: done")
    assert len(s.hand("wolf")) == 5
    assert s.asked() == ["bear: act"]


@pytest.mark.rule("VG-304", "VG-901")
def test_a_card_is_played_once() -> None:
    s = scene(hands={"wolf": "beer"})
    s.play("wolf: play beer")
    assert (s.fresh(), s.played("wolf"), s.hand("wolf")) == ((1, 0), ["beer"], [])
    s.refused("wolf: play beer", "VG-304")


@pytest.mark.rule("VG-304")
def test_a_defence_card_goes_to_the_discard_instead() -> None:
    s = scene(seats=1, phase="ragnarok", hands={"wolf": "cannon"}, row="- - - - draugr", desolation=2, deck="")
    s.play("wolf: defend cannon town-hall")
    assert s.played("wolf") == []
    assert s.discard("wolf") == ["cannon"]


def test_all_cards_that_give_something_can_be_played_at_once() -> None:
    s = scene(hands={"wolf": "beer*3 gold warrior cannon"})
    s.play("wolf: gather")
    assert (s.fresh(), s.hand("wolf")) == ((3, 1), ["warrior", "cannon"])
    s.refused("wolf: gather", "VG-302", cards=0)


# -- buying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-310")
def test_a_unit_is_paid_and_goes_to_the_own_discard() -> None:
    s = scene(fresh=(3, 0), discards={"wolf": "gold"})
    s.play("wolf: buy elf-archer")
    assert (s.fresh(), s.left("elf-archer"), s.discard("wolf")[-1]) == ((0, 0), 7, "elf-archer")


@pytest.mark.rule("VG-311")
def test_a_bought_card_must_be_drawn_first() -> None:
    s = scene(fresh=(3, 0), hands={"wolf": "warrior"})
    s.play("wolf: buy elf-archer", "wolf: draco")
    s.refused("wolf: with elf-archer", "VG-344")


@pytest.mark.rule("VG-312")
def test_nothing_comes_from_an_empty_stack() -> None:
    s = scene(fresh=(4, 2), sold="pigonator*4")
    s.refused("wolf: buy pigonator", "VG-312")
    ships = "drakkar drakkar drakkar"
    s = scene(fresh=(9, 9), halls={"bear": 3, "serpent": 3}, villages={"bear": ships, "serpent": ships})
    s.refused("wolf: build drakkar", "VG-312")


@pytest.mark.rule("VG-313")
def test_a_cost_is_paid_in_full() -> None:
    s = scene(fresh=(2, 0))
    s.refused("wolf: buy elf-archer", "VG-313", beer=3, gold=0, has_beer=2, has_gold=0)
    assert s.fresh() == (2, 0)


@pytest.mark.rule("VG-314")
def test_beer_does_not_pay_gold_but_by_an_exchange() -> None:
    s = scene(fresh=(4, 0))
    s.refused("wolf: buy cannon", "VG-313")
    s.play("wolf: trade beer", "wolf: trade beer", "wolf: buy cannon")
    assert s.discard("wolf") == ["cannon"]


@pytest.mark.rule("VG-315")
def test_any_number_of_units_may_be_bought() -> None:
    s = scene(fresh=(9, 0))
    s.play("wolf: buy elf-archer", "wolf: buy elf-archer", "wolf: buy elf-archer")
    assert s.discard("wolf") == ["elf-archer"] * 3


# -- building -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-320")
def test_a_building_is_paid_and_stands_there_under_construction() -> None:
    s = scene(fresh=(3, 0))
    s.play("wolf: build gold-mine")
    assert (s.fresh(), s.left("gold-mine")) == ((0, 0), 11)
    assert (s.village("wolf"), s.discard("wolf")) == (["gold-mine+"], [])


@pytest.mark.rule("VG-322")
def test_what_is_under_construction_can_be_attacked() -> None:
    s = scene(seats=1, phase="ragnarok", villages={"wolf": "tavern+"}, row="- - - - bone-brute", desolation=2)
    attacked = s.events("BuildingAttacked")
    assert [GAME.nouns["building"][event.building] for event in attacked] == ["tavern"]


@pytest.mark.rule("VG-322", "VG-323", "VG-324")
@pytest.mark.parametrize(
    ("level", "village", "kind", "limit"),
    [(1, "brewery", "brewery", 1), (1, "brewery+", "brewery", 1), (3, "gold-mine gold-mine gold-mine", "gold-mine", 3)],
)
def test_the_town_hall_limits_each_type(level: int, village: str, kind: str, limit: int) -> None:
    s = scene(fresh=(9, 9), halls={"wolf": level}, villages={"wolf": village})
    s.refused(f"wolf: build {kind}", "VG-323", level=level, limit=limit)
    assert s.fresh() == (9, 9)


@pytest.mark.rule("VG-324")
def test_level_2_allows_two_of_a_type() -> None:
    s = scene(fresh=(3, 0), halls={"wolf": 2}, villages={"wolf": "gold-mine"})
    s.play("wolf: build gold-mine")
    assert s.village("wolf") == ["gold-mine", "gold-mine+"]


@pytest.mark.rule("VG-325", "VG-326")
def test_one_of_each_of_the_six_types_at_level_1() -> None:
    s = scene(fresh=(2, 3), villages={"wolf": "brewery gold-mine beer-storage gold-storage drakkar"})
    s.play("wolf: build tavern")
    assert len(s.village("wolf")) == 6
    s = scene(fresh=(2, 0), villages={"wolf": "beer-storage"})
    s.play("wolf: build gold-storage")
    assert s.village("wolf") == ["beer-storage", "gold-storage+"]


@pytest.mark.rule("VG-327", "VG-353")
def test_buildings_never_go() -> None:
    s = new(2, seed=4)
    counts = [0, 0]
    for step in range(400):
        if s.match.over:
            break
        decision = s.match.decisions[0]
        wanted = [option for option in decision.options if GAME.vocabulary.text(option).startswith("build")]
        gather = [option for option in decision.options if GAME.vocabulary.text(option) == "gather"]
        s.match.apply(decision.seat, (wanted or gather or [decision.options[step % len(decision.options)]])[0])
        now = [len(village) for village in s.g.built]
        assert now >= counts
        assert all(new >= old for new, old in zip(now, counts, strict=True))
        counts = now
    assert sum(counts) > 3


# -- the Town Hall --------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-330")
def test_the_town_hall_rises_level_by_level() -> None:
    s = scene(fresh=(2, 6))
    s.play("wolf: upgrade")  # 4 gold: to level 2, not to level 3
    assert (s.level("wolf"), s.fresh()) == (2, (2, 2))
    s.refused("wolf: upgrade", "VG-313", beer=2, gold=6, has_beer=2, has_gold=2)


@pytest.mark.rule("VG-331")
def test_both_upgrades_in_one_turn() -> None:
    s = scene(fresh=(2, 10))
    s.play("wolf: upgrade", "wolf: upgrade")
    assert (s.level("wolf"), s.fresh()) == (3, (0, 0))


@pytest.mark.rule("VG-332")
def test_an_upgrade_counts_at_once() -> None:
    s = scene(fresh=(0, 6), villages={"wolf": "brewery"})
    s.play("wolf: upgrade", "wolf: build brewery")
    assert s.village("wolf") == ["brewery", "brewery+"]
    assert s.g.hall_defence(0) == 4


@pytest.mark.rule("VG-333")
def test_there_is_no_fourth_level() -> None:
    s = scene(tokens={"wolf": (0, 20)}, halls={"wolf": 3})
    s.refused("wolf: upgrade", "VG-333")


# -- attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-340", "VG-342", "VG-903")
def test_an_attack_succeeds_when_it_is_equal() -> None:
    s = scene(hands={"wolf": "elf-archer warrior"}, row="dark-elf bone-brute - - -")
    s.refused("wolf: attack bone-brute 2", "VG-412", attack=3, defence=4)
    s.play("wolf: attack dark-elf 1", "wolf: with elf-archer")
    s.refused("wolf: done", "VG-412", attack=2, defence=3)
    s.play("wolf: with warrior")  # no Warrior is left to send
    assert s.row() == ["-", "bone-brute", "-", "-", "-"]


@pytest.mark.rule("VG-341")
@pytest.mark.parametrize(("undead", "lost"), [("banshee", 1), ("dark-elf", 0)])
def test_a_building_holds_only_above_the_attack(undead: str, lost: int) -> None:
    s = scene(
        seats=1, phase="ragnarok", hands={"wolf": "cannon"}, villages={"wolf": "brewery"}, halls={"wolf": 3},
        row=f"- - - - {undead}", desolation=2,
    )  # fmt: skip
    s.play("wolf: defend cannon brewery")  # 2 + 2 against 4, or against 3
    assert s.team == 20 - lost


@pytest.mark.rule("VG-343")
def test_a_unit_attacks_once_and_its_surplus_is_lost() -> None:
    s = scene(hands={"wolf": "pigonator"}, row="draugr draugr - - -")
    s.play("wolf: attack draugr 1", "wolf: with pigonator")
    assert s.row()[:2] == ["-", "draugr"]
    s.refused("wolf: attack draugr 2", "VG-412", attack=0, defence=2)


@pytest.mark.rule("VG-344")
def test_units_attack_from_the_hand() -> None:
    s = scene(hands={"wolf": "warrior"}, discards={"wolf": "elf-archer"}, row="draugr - - - -")
    s.refused("wolf: attack draugr 1", "VG-412")
    s.play("wolf: draco")
    s.refused("wolf: with elf-archer", "VG-344")
    s.play("wolf: with warrior")
    assert s.played("wolf") == ["warrior"]


@pytest.mark.rule("VG-348", "VG-348x")
def test_a_warrior_beats_draco_for_beer_or_gold() -> None:
    s = scene(hands={"wolf": "warrior"})
    s.play("wolf: draco", "wolf: with warrior")
    assert s.options("wolf") == {"take beer", "take gold"}
    s.play("wolf: take beer")
    assert (s.fresh(), s.played("wolf")) == ((1, 0), ["warrior"])


@pytest.mark.rule("VG-349")
def test_draco_is_beaten_once_a_turn() -> None:
    s = scene(seats=2, hands={"wolf": "warrior*2", "bear": "warrior"})
    s.play("wolf: draco", "wolf: with warrior", "wolf: done", "wolf: take gold")
    s.refused("wolf: draco", "VG-349")
    s.play("wolf: done")
    assert "draco" in s.options("bear")


@pytest.mark.rule("VG-348")
def test_draco_takes_a_unit() -> None:
    scene(hands={"wolf": "cannon"}).refused("wolf: draco", "VG-348", attack=0, defence=1)


@pytest.mark.rule("VG-350")
def test_what_draco_gives_is_volatile() -> None:
    s = scene(seats=1, hands={"wolf": "warrior"}, villages={"wolf": "gold-storage"})
    s.play("wolf: draco", "wolf: with warrior")
    s.play("wolf: take gold", "wolf: done")
    assert s.stored("wolf") == (0, 0)


# -- damage and defence ---------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-353", "VG-354", "VG-527")
def test_a_damaged_building_stays_and_works() -> None:
    s = scene(
        seats=1, phase="ragnarok", row="- - - draugr dark-elf", desolation=5, halls={"wolf": 3},
        villages={"wolf": "drakkar beer-storage"}, stored={"wolf": (3, 0)}, hands={"wolf": "gold warrior"},
        piles={"wolf": "beer*5"},
    )  # fmt: skip
    assert s.village("wolf") == ["drakkar*", "beer-storage*"]  # both were attacked
    s.play("wolf: keep gold")
    assert s.village("wolf") == ["drakkar", "beer-storage"]
    assert (s.stored("wolf"), "gold" in s.hand("wolf")) == ((3, 0), True)


@pytest.mark.rule("VG-355", "VG-512")
def test_a_building_is_attacked_once_a_round() -> None:
    s = scene(
        seats=1, phase="ragnarok", row="- - - draugr draugr", desolation=5, villages={"wolf": "drakkar"},
        halls={"wolf": 1}, hands={"wolf": "cannon*2"}, team=20,
    )  # fmt: skip
    s.play("wolf: defend cannon town-hall", "wolf: done")  # it held, and is marked all the same
    assert s.team == 19  # nothing is left that ATK 2 could attack
    assert s.told("BuildingHeld", "NothingToAttack") == ["BuildingHeld", "NothingToAttack"]
    assert s.hall_struck("wolf")
    s.play("wolf: done")
    assert not s.hall_struck("wolf")  # the next round may see it attacked again


@pytest.mark.rule("VG-360")
def test_only_defence_cards_of_the_own_hand_on_the_attacked_building() -> None:
    s = scene(
        seats=1, phase="ragnarok", row="- - - - banshee", desolation=2, villages={"wolf": "tavern drakkar"},
        hands={"wolf": "cannon beer"}, discards={"wolf": "chicken-tower"},
    )  # fmt: skip
    assert s.options("wolf") == {"done", "defend cannon tavern"}
    s.refused("wolf: defend chicken-tower tavern", "VG-360")
    s.refused("wolf: defend cannon drakkar", "VG-516")
    s.refused("wolf: defend beer tavern", "VG-360")


@pytest.mark.rule("VG-361")
def test_bonuses_of_several_defence_cards_are_added() -> None:
    s = scene(
        seats=1, phase="ragnarok", row="- - - - fenrir", desolation=2, deck="",
        villages={"wolf": "brewery*"}, halls={"wolf": 1}, hands={"wolf": "cannon chicken-tower"},
    )  # fmt: skip
    s.play("wolf: defend cannon town-hall", "wolf: defend chicken-tower town-hall")
    assert s.team == 20  # 2 + 2 + 3 = 7 against 6
    assert [event.defence for event in s.events("BuildingHeld")] == [7]


@pytest.mark.rule("VG-362", "VG-518")
def test_each_defence_card_serves_once() -> None:
    s = scene(
        seats=1, phase="ragnarok", row="- - - draugr dark-elf", desolation=5, villages={"wolf": "drakkar"},
        hands={"wolf": "cannon"},
    )  # fmt: skip
    s.play("wolf: defend cannon drakkar")
    assert s.team == 19  # the second clash beats the Town Hall, and no one is asked
    assert "cannon" in s.discard("wolf")


@pytest.mark.rule("VG-363")
def test_a_defence_card_does_nothing_in_the_own_turn() -> None:
    s = scene(seats=1, hands={"wolf": "cannon"}, piles={"wolf": "beer*5"})
    s.refused("wolf: play cannon", "VG-363")
    assert s.options("wolf") == {"done"}
    s.play("wolf: done")
    assert s.discard("wolf") == ["cannon"]
