"""Attacks among rivals: targets, Units, Defence cards, and what they are worth (VG-701 to VG-712)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import Scene, scene


@pytest.mark.rule("VG-701")
def test_points_are_never_lost() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute"}, villages={"bear": "brewery"}, points={"bear": 4})

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike")

    assert s.points("bear") == 4
    assert s.village("bear") == ["brewery*"]


@pytest.mark.rule("VG-702", "VG-411")
def test_one_attack_may_go_against_several_opponents() -> None:
    s = scene(versus=True, hands={"wolf": "big-brute*2"}, villages={"bear": "brewery", "serpent": "gold-mine"})

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: raid serpent gold-mine", "wolf: with big-brute")
    s.play("wolf: strike")

    assert s.village("bear") == ["brewery*"]
    assert s.village("serpent") == ["gold-mine*"]


@pytest.mark.rule("VG-703")
def test_town_halls_are_targets_and_ones_own_buildings_never() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "elf-archer"}, villages={"wolf": "brewery"})

    s.refused("wolf: raid wolf town-hall", "VG-703")
    s.refused("wolf: raid wolf brewery", "VG-703")
    s.play("wolf: raid bear town-hall", "wolf: with elf-archer", "wolf: strike")

    assert s.hall_struck("bear")
    assert s.points("wolf") == 1


@pytest.mark.rule("VG-702")
def test_only_what_stands_in_a_village_can_be_attacked() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "elf-archer"})

    s.refused("wolf: raid bear tavern", "VG-702")
    s.refused("wolf: raid serpent town-hall", "VG-702")  # no one sits there
    s.refused("wolf: raid raven town-hall", "VG-702")


@pytest.mark.rule("VG-704")
def test_all_units_are_assigned_before_any_defence_card_is_played() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator big-brute", "bear": "cannon"},
        villages={"bear": "tavern brewery"},
    )

    s.play("wolf: raid bear tavern", "wolf: with pigonator", "wolf: raid bear brewery")
    s.refused("wolf: strike", "VG-704")  # the Brewery has no Unit yet
    s.refused("wolf: raid bear town-hall", "VG-704")
    s.play("wolf: with big-brute", "wolf: strike")

    assert s.asked() == ["bear: guard"]
    s.play("bear: defend cannon tavern")
    assert s.village("bear") == ["tavern*", "brewery*"]
    assert [event.defence for event in s.events("RaidRepelled", "BuildingDamaged")] == [4 + 2, 2]


@pytest.mark.rule("VG-704")
def test_draco_and_the_camp_may_be_targets_of_the_same_attack() -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "pigonator big-brute warrior"}, villages={"bear": "brewery"}, fresh=(0, 0)
    )

    s.play("wolf: camp", "wolf: with pigonator", "wolf: raid bear brewery", "wolf: with big-brute")
    s.play("wolf: draco", "wolf: with warrior", "wolf: strike", "wolf: take beer")

    assert s.points("wolf") == 1 + 1  # the camp, and the first building
    assert s.fresh() == (1, 0)


@pytest.mark.rule("VG-704")
def test_nothing_is_a_target_twice_in_one_attack() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute*2 warrior"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with big-brute")
    s.refused("wolf: raid bear brewery", "VG-355")
    s.play("wolf: draco", "wolf: with warrior")
    s.refused("wolf: draco", "VG-704")


@pytest.mark.rule("VG-705")
def test_the_attacked_are_asked_clockwise_and_no_one_else() -> None:
    s = scene(
        versus=True,
        seats=4,
        hands={"wolf": "big-brute*2", "bear": "beer", "serpent": "beer", "raven": "cannon"},
        villages={"bear": "brewery", "serpent": "brewery"},
    )

    s.play("wolf: raid serpent brewery", "wolf: with big-brute", "wolf: raid bear brewery", "wolf: with big-brute")
    s.play("wolf: strike")

    assert s.asked() == ["bear: guard"]
    s.play("bear: done")
    assert s.asked() == ["serpent: guard"]
    s.play("serpent: done")
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-801", "VG-705")
def test_a_player_without_a_defence_card_is_asked_all_the_same() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute", "bear": "beer"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike")

    assert s.asked() == ["bear: guard"]
    assert s.options("bear") == {"done"}
    assert "cannon" not in str(s.view("wolf").players[1].hand)
    assert s.view("wolf").players[1].hand == ()
    assert s.view("bear").players[1].hand == ("beer",)


@pytest.mark.rule("VG-706")
def test_an_attack_may_fail() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "elf-archer"}, villages={"bear": "tavern"})

    s.play("wolf: raid bear tavern", "wolf: with elf-archer", "wolf: strike")

    assert s.played("wolf") == ["elf-archer"]
    assert s.points("wolf") == s.points("bear") == 0
    assert s.village("bear") == ["tavern*"]


VILLAGE = "brewery gold-mine beer-storage gold-storage drakkar"


def raid_all(s: Scene, *targets: str) -> None:
    for target in targets:
        s.play(f"wolf: raid bear {target}", "wolf: with big-brute")
    s.play("wolf: strike")


@pytest.mark.rule("VG-707", "VG-707x")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_nth_building_damaged_gives_n_points(count: int, points: int) -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute*5"}, villages={"bear": VILLAGE})

    raid_all(s, *VILLAGE.split()[:count])

    assert s.points("wolf") == points


@pytest.mark.rule("VG-708")
def test_buildings_are_counted_over_all_attacks_of_a_turn() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "big-brute*2"},
        piles={"wolf": "big-brute beer*4"},
        villages={"bear": VILLAGE},
    )

    raid_all(s, "brewery")
    assert s.points("wolf") == 1
    raid_all(s, "gold-mine")
    assert s.points("wolf") == 1 + 2
    s.play("wolf: done")
    s.until("wolf: act")
    raid_all(s, "drakkar")
    s.play("bear: done")
    assert s.points("wolf") == 1 + 2 + 1  # a new turn, a new series


@pytest.mark.rule("VG-709")
def test_draco_and_the_camp_do_not_count_in_the_series() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator warrior elf-archer"}, villages={"bear": "brewery"})

    s.play("wolf: draco", "wolf: with warrior", "wolf: strike", "wolf: take gold")
    s.play("wolf: camp", "wolf: with pigonator", "wolf: strike")
    assert s.points("wolf") == 1
    s.play("wolf: raid bear brewery", "wolf: with elf-archer", "wolf: strike")

    assert s.points("wolf") == 1 + 1


@pytest.mark.rule("VG-710")
def test_a_building_that_cards_have_saved_gives_its_owner_a_point() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute", "bear": "cannon"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike", "bear: defend cannon brewery")

    assert s.points("bear") == 1  # 2 + 2 against 3
    assert s.points("wolf") == 0
    assert s.discard("bear") == ["cannon"]


@pytest.mark.rule("VG-711")
def test_a_building_that_holds_by_itself_gives_nothing() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute", "bear": "cannon"}, villages={"bear": "tavern"})

    s.play("wolf: raid bear tavern", "wolf: with big-brute", "wolf: strike", "bear: defend cannon tavern")

    assert s.points("bear") == s.points("wolf") == 0
    assert s.discard("bear") == ["cannon"]


@pytest.mark.rule("VG-711", "VG-710")
def test_cards_that_are_not_enough_save_nothing() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator", "bear": "cannon"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: strike", "bear: defend cannon brewery")

    assert (s.points("wolf"), s.points("bear")) == (1, 0)  # 5 against 4


@pytest.mark.rule("VG-712", "VG-118")
def test_the_undead_camp_gives_a_point_once_a_turn() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator*2 elf-archer"})

    s.play("wolf: camp", "wolf: with elf-archer")
    s.refused("wolf: strike", "VG-340", attack=2, defence=4)
    s.play("wolf: with pigonator", "wolf: strike")

    assert s.points("wolf") == 1
    s.refused("wolf: camp", "VG-712")


@pytest.mark.rule("VG-118")
def test_a_team_finds_no_undead_camp() -> None:
    s = scene(hands={"wolf": "pigonator"})

    s.refused("wolf: camp", "VG-118")


@pytest.mark.rule("VG-402")
def test_a_team_has_no_raids() -> None:
    s = scene(hands={"wolf": "pigonator"}, villages={"bear": "brewery"})

    s.refused("wolf: raid bear brewery", "VG-402")


@pytest.mark.rule("VG-355")
def test_a_building_is_attacked_once_a_round_whatever_the_result() -> None:
    s = scene(versus=True, hands={"wolf": "elf-archer*2", "bear": "big-brute"}, villages={"serpent": "tavern"})

    s.play("wolf: raid serpent tavern", "wolf: with elf-archer", "wolf: strike")
    s.refused("wolf: raid serpent tavern", "VG-355")
    s.play("wolf: done")
    s.refused("bear: raid serpent tavern", "VG-355")


@pytest.mark.rule("VG-355")
def test_of_equal_buildings_the_next_one_can_be_attacked() -> None:
    s = scene(
        versus=True, seats=2, halls={"bear": 2}, hands={"wolf": "big-brute*2"}, villages={"bear": "brewery brewery"}
    )

    raid_all(s, "brewery", "brewery")

    assert s.village("bear") == ["brewery*", "brewery*"]
    assert s.points("wolf") == 3


@pytest.mark.rule("VG-322")
def test_a_building_under_construction_can_be_attacked() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "elf-archer"}, villages={"bear": "brewery+"})

    s.play("wolf: raid bear brewery", "wolf: with elf-archer", "wolf: strike")

    assert s.points("wolf") == 1
    assert s.village("bear") == ["brewery+*"]


@pytest.mark.rule("VG-343", "VG-344")
def test_a_unit_attacks_once_and_with_all_it_has() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with pigonator")
    s.refused("wolf: with pigonator", "VG-344")
    s.refused("wolf: raid bear town-hall", "VG-344")
    s.play("wolf: strike")

    assert s.played("wolf") == ["pigonator"]
    assert s.points("wolf") == 1


@pytest.mark.rule("VG-360", "VG-361")
def test_any_number_of_defence_cards_on_the_building_that_is_attacked() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator big-brute", "bear": "cannon*2 chicken-tower beer"},
        villages={"bear": "brewery tavern"},
    )

    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: with big-brute", "wolf: strike")
    s.refused("bear: defend cannon tavern", "VG-360")
    s.refused("bear: defend beer brewery", "VG-360")
    s.play("bear: defend cannon brewery", "bear: defend cannon brewery", "bear: defend chicken-tower brewery")
    s.play("bear: done")

    assert s.points("bear") == 1  # 2 + 2 + 2 + 3 against 8
    assert s.discard("bear") == ["cannon", "cannon", "chicken-tower"]


@pytest.mark.rule("VG-353", "VG-354")
def test_damaged_buildings_stay_and_work() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "big-brute"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with big-brute", "wolf: strike", "wolf: done")
    assert s.until("wolf: act").tokens("bear") == (1, 0)

    assert s.village("bear") == ["brewery"]


@pytest.mark.rule("VG-810")
def test_all_players_see_an_attack_as_it_stands() -> None:
    s = scene(versus=True, hands={"wolf": "pigonator", "bear": "cannon"}, villages={"bear": "tavern"})

    s.play("wolf: raid bear tavern", "wolf: with pigonator")
    assert [bout.fate for bout in s.view("bear").raid.bouts] == ["open"]
    s.play("wolf: strike")

    for eyes in ("wolf", "bear", "serpent", None):
        (bout,) = s.view(eyes).raid.bouts
        assert (bout.foe, bout.target, bout.units, bout.attack) == (1, "tavern", ("pigonator",), 5)
        assert (bout.printed, bout.cards, bout.defence, bout.fate) == (4, (), 4, "asked")
