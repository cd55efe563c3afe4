"""Units and Defence cards of Odin's Path and the Favours that do more in an attack than add up."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME
from meadhall.ledger import Language
from meadhall.text import Speech
from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-945")
def test_a_bear_rider_has_attack_4() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "bear-rider"})

    s.play("wolf: camp", "wolf: with bear-rider", "wolf: strike")

    assert s.points("wolf") == 1


@pytest.mark.rule("VG-946", "VG-813")
@pytest.mark.parametrize(("target", "points"), [("brewery", 1), ("tavern", 0)])
def test_the_undead_is_gone_after_its_attack_whatever_the_result(target: str, points: int) -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "undead"}, villages={"bear": target})

    s.play(f"wolf: raid bear {target}", "wolf: with undead", "wolf: strike")

    assert s.removed("wolf") == ["undead"]
    assert s.played("wolf") == []
    assert s.points("wolf") == points


@pytest.mark.rule("VG-947")
def test_against_a_lone_assassin_no_defence_card_is_played() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "assassin", "bear": "cannon"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with assassin", "wolf: strike")
    s.refused("bear: defend cannon brewery", "VG-947")
    s.play("bear: done")

    assert s.points("wolf") == 1
    assert s.hand("bear") == ["cannon"]


@pytest.mark.rule("VG-947", "VG-953")
def test_no_shield_wall_helps_against_a_lone_assassin() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "assassin elf-archer", "bear": "shield-wall"},
        villages={"bear": "drakkar brewery"},
    )

    s.play("wolf: raid bear brewery", "wolf: with elf-archer", "wolf: raid bear drakkar", "wolf: with assassin")
    s.play("wolf: strike", "bear: defend shield-wall brewery")

    repelled, damaged = s.events("RaidRepelled", "BuildingDamaged")
    assert (repelled.defence, damaged.defence) == (2 + 1, 3)


@pytest.mark.rule("VG-947")
def test_an_assassin_in_company_can_be_defended_against() -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "assassin warrior", "bear": "chicken-tower"}, villages={"bear": "brewery"}
    )

    s.play("wolf: raid bear brewery", "wolf: with assassin", "wolf: with warrior", "wolf: strike")
    s.play("bear: defend chicken-tower brewery")

    assert (s.points("wolf"), s.points("bear")) == (0, 1)  # 3 + 1 against 2 + 3


@pytest.mark.rule("VG-948")
def test_a_mage_draws_when_it_attacks() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "mage"}, piles={"wolf": "warrior"}, villages={"bear": "tavern"})

    s.play("wolf: raid bear tavern", "wolf: with mage")
    assert s.hand("wolf") == []
    s.play("wolf: strike")

    assert s.hand("wolf") == ["warrior"]


@pytest.mark.rule("VG-949")
def test_a_valkyrie_attacks() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "valkyrie"}, villages={"bear": "drakkar"})

    s.play("wolf: raid bear drakkar", "wolf: with valkyrie", "wolf: strike")

    assert s.points("wolf") == 1


@pytest.mark.rule("VG-949")
def test_or_a_valkyrie_defends() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "bear-rider", "bear": "valkyrie"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", "wolf: with bear-rider", "wolf: strike", "bear: defend valkyrie brewery")

    assert s.points("bear") == 1  # 2 + 3 against 4


@pytest.mark.rule("VG-953", "VG-362")
def test_a_shield_wall_adds_to_every_attacked_building_of_its_owner_all_turn() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "elf-archer*3", "bear": "shield-wall"},
        villages={"bear": "brewery gold-mine"},
    )

    s.play("wolf: raid bear gold-mine", "wolf: with elf-archer", "wolf: raid bear brewery", "wolf: with elf-archer")
    s.play("wolf: strike", "bear: done", "bear: defend shield-wall brewery")
    assert s.points("bear") == 2  # 2 + 1 against 2, twice
    s.play("wolf: raid bear town-hall", "wolf: with elf-archer", "wolf: strike")

    assert s.points("bear") == 3
    assert s.points("wolf") == 0


@pytest.mark.rule("VG-953", "VG-816")
def test_a_shield_wall_is_gone_with_the_turn_it_was_played_in() -> None:
    s = scene(
        versus=True,
        hands={"wolf": "elf-archer", "bear": "shield-wall", "serpent": "elf-archer"},
        turn="wolf",
        villages={"bear": "brewery gold-mine"},
    )

    s.play("wolf: raid bear gold-mine", "wolf: with elf-archer", "wolf: strike", "bear: defend shield-wall gold-mine")
    s.play("wolf: done", "bear: done", "serpent: raid bear brewery", "serpent: with elf-archer", "serpent: strike")

    assert s.points("serpent") == 1


@pytest.mark.rule("VG-954")
def test_a_watchtower_draws_and_what_it_draws_may_be_played() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator", "bear": "watchtower"},
        piles={"bear": "cannon"},
        villages={"bear": "brewery"},
    )

    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: strike", "bear: defend watchtower brewery")
    assert s.hand("bear") == ["cannon"]
    s.play("bear: defend cannon brewery")

    assert s.points("bear") == 1  # 2 + 2 + 2 against 5


@pytest.mark.rule("VG-362", "VG-954")
def test_watchtowers_do_not_bring_each_other_back_for_the_same_building() -> None:
    """With nothing else in the deck they would defend for ever."""
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator", "bear": "watchtower"},
        piles={"bear": "watchtower"},
        villages={"bear": "brewery"},
    )

    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: strike", "bear: defend watchtower brewery")
    assert s.hand("bear") == ["watchtower"]
    s.play("bear: defend watchtower brewery")

    assert s.hand("bear") == []
    assert s.points("bear") == 1  # 2 + 2 + 2 against 5
    s.refused("bear: defend watchtower brewery")


@pytest.mark.rule("VG-960")
def test_thor_has_attack_6() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "thor", "bear": "cannon"}, villages={"bear": "tavern"})

    s.play("wolf: raid bear tavern", "wolf: with thor", "wolf: strike", "bear: defend cannon tavern")

    assert s.points("wolf") == 1  # 6 against 4 + 2


@pytest.mark.rule("VG-965")
def test_heimdall_defends_with_6() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "thor elf-archer", "bear": "heimdall"}, villages={"bear": "drakkar"})

    s.play("wolf: raid bear drakkar", "wolf: with thor", "wolf: with elf-archer", "wolf: strike")
    s.play("bear: defend heimdall drakkar")

    assert s.points("bear") == 1  # 3 + 6 against 8


@pytest.mark.rule("VG-968")
@pytest.mark.parametrize(("target", "points"), [("brewery", 1 + 1), ("town-hall", 0)])
def test_tyr_scores_one_more_if_it_damages_a_building(target: str, points: int) -> None:
    s = scene(versus=True, seats=2, halls={"bear": 3}, hands={"wolf": "tyr"}, villages={"bear": "brewery"})

    s.play(f"wolf: raid bear {target}", "wolf: with tyr", "wolf: strike")

    assert s.points("wolf") == points


@pytest.mark.rule("VG-961", "VG-969", "VG-711")
@pytest.mark.parametrize(
    ("lang", "card", "said"),
    [
        ("en", "mjollnir", "Double the printed ATK"),
        ("fr", "mjollnir", "Doublez l’attaque imprimée"),
        ("en", "baldr", "Another +1 VP if Defence cards save the building"),
        ("fr", "baldr", "+1 PV de plus si des cartes Défense sauvent le Bâtiment"),
    ],
)
def test_they_say_when_they_count(lang: Language, card: str, said: str) -> None:
    assert said in Speech(GAME, lang).help("card", card)


@pytest.mark.rule("VG-969")
@pytest.mark.parametrize(("unit", "points"), [("bear-rider", 1 + 1), ("thor", 0), ("warrior", 0)])
def test_baldr_scores_one_more_if_the_defence_holds(unit: str, points: int) -> None:
    s = scene(versus=True, seats=2, hands={"wolf": unit, "bear": "baldr"}, villages={"bear": "brewery"})

    s.play("wolf: raid bear brewery", f"wolf: with {unit}", "wolf: strike", "bear: defend baldr brewery")

    assert s.points("bear") == points  # 2 + 3 against 4, against 6; against 1 the Brewery holds alone
