"""The Hero round: cards for boxes (LR-622 to LR-631)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round
from tests.games.lords_of_ragnarok.hunting import hunt

LAST_OF_HULDRA = {"huldra": {"red": [1, 2, 4], "black": [5, 6, 7]}}  # only box 3, a Bow, is open


@pytest.mark.rule("LR-622")
def test_a_card_covers_a_box_that_shows_its_weapon() -> None:
    s = hero_round(hands={"green": "spear axe"})

    assert s.options("green") == {
        "done", "cover spear 1", "cover spear 3", "cover spear 5", "cover axe 2", "cover axe 6"
    }  # fmt: skip
    s.refused("green: cover spear 2", "LR-622")
    s.refused("green: cover sword 4", "LR-622")
    s.play("green: cover axe 6")

    assert s.boxes("garm") == {6: "green"}
    assert s.hand("green") == ["spear", "shield", "shield", "shield"]


@pytest.mark.rule("LR-622")
def test_a_sword_is_of_no_use_where_all_sword_boxes_are_covered() -> None:
    s = hero_round(hands={"green": "sword spear"}, wounds={"garm": {"red": [4], "black": [7]}})

    assert not [option for option in s.options("green") if "sword" in option]
    s.refused("green: cover sword 1", "LR-622")
    s.refused("green: cover sword 7", "LR-623")


@pytest.mark.rule("LR-623")
@pytest.mark.parametrize("box", [4, 7])
def test_a_covered_box_cannot_be_covered_again_and_the_order_is_free(box: int) -> None:
    s = hero_round("draugr", hands={"green": "sword sword"}, wounds={"draugr": {"red": [1]}})

    assert s.options("green", "cover") == {"cover sword 4", "cover sword 7"}
    s.refused("green: cover sword 1", "LR-623")
    s.refused("green: cover sword 8", "LR-623")
    s.play(f"green: cover sword {box}")

    assert s.boxes("draugr") == {1: "red", box: "green"}
    s.refused(f"green: cover sword {box}", "LR-623")


@pytest.mark.rule("LR-624")
@pytest.mark.parametrize(("answer", "cards"), [("accept", ["spear", "axe"]), ("decline", ["spear"])])
def test_the_hunt_effect_of_a_card_comes_before_its_marker(answer: str, cards: list[str]) -> None:
    s = hero_round("huldra", wounds=LAST_OF_HULDRA, hands={"green": "bow"}, deck="spear shield shield axe",
                   attributes={"green": (2, 2, 6)})  # fmt: skip
    s.play("green: cover bow 3")

    assert s.asked() == ["green: use_effect"]
    assert 3 not in s.boxes("huldra")
    s.play(f"green: {answer}")

    assert "HuntWon" in s.told()
    assert [card for card in s.hand("green") if card != "shield"] == cards


@pytest.mark.rule("LR-625")
def test_a_card_of_a_defence_has_no_hunt_effect() -> None:
    s = hunt("huldra", hand="roar", hands={"green": "bow spear"}, deck="shield shield axe sword")
    s.play("black: attack roar", "green: defend bow", "green: defend spear", "green: done")

    assert s.asked() == ["green: strike_beast"]  # 1 + 2 reach Roar's Rage of 3
    assert s.hand("green") == ["axe", "shield", "shield"]  # the one card of the round


@pytest.mark.rule("LR-626")
def test_any_number_of_boxes_may_be_covered_in_one_round() -> None:
    s = hero_round(hands={"green": "spear axe sword"})
    s.play("green: cover spear 1", "green: cover axe 6", "green: cover sword 7")

    assert s.boxes("garm") == {1: "green", 6: "green", 7: "green"}
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-627", "LR-630")
def test_a_hero_round_in_which_no_damage_is_possible_loses_the_hunt() -> None:
    s = hero_round()

    assert s.hand("green") == ["shield", "shield", "shield"]
    assert s.options("green") == {"done"}
    s.play("green: done")

    assert "HuntLost" in s.told()


@pytest.mark.rule("LR-627")
def test_a_hero_round_without_damage_by_choice_loses_the_hunt() -> None:
    s = hero_round(hands={"green": "spear"}).play("green: done")

    assert "HuntLost" in s.told()


@pytest.mark.rule("LR-627x")
def test_a_hunt_without_damage_costs_an_injury() -> None:
    s = hero_round(hands={"green": "hammer"})

    assert s.options("green") == {"done"}
    s.play("green: done", "green: hurt might")

    assert s.g.hunt is None
    assert s.injuries("green") == 1


@pytest.mark.rule("LR-627")
def test_a_later_hero_round_without_damage_loses_the_hunt_too() -> None:
    s = hero_round(hands={"green": "spear"}, attacks="claw claw")
    s.play("green: cover spear 1", "green: done", "black: attack claw", "green: defend shield", "green: done")
    s.play("green: done")

    assert "HuntLost" in s.told()
    assert s.boxes("garm") == {1: "green"}


@pytest.mark.rule("LR-628")
def test_after_a_damage_the_round_may_be_ended_with_cards_in_hand() -> None:
    s = hero_round(hands={"green": "spear axe sword"}).play("green: cover spear 1", "green: done")

    assert s.asked() == ["black: attack"]
    assert s.hand("green") == ["sword", "axe", "shield", "shield", "shield"]
    assert "HuntLost" not in s.told()


@pytest.mark.rule("LR-629")
def test_the_last_box_kills_the_monster_and_no_further_round_is_played() -> None:
    s = hero_round(hands={"green": "sword axe"}, wounds={"garm": {"red": [1, 2, 3, 4, 5], "black": [6]}})
    s.play("green: cover sword 7")

    assert s.told().count("AttackPlayed") == 1
    assert {"HuntWon", "MonsterSlain"} <= set(s.told())
    assert s.g.hunt is None


@pytest.mark.rule("LR-630")
@pytest.mark.parametrize("card", ["shield", "shield-wall"])
def test_a_shield_never_deals_damage(card: str) -> None:
    s = hero_round(hands={"green": f"{card} spear"}, deck="axe axe axe")

    assert not [option for option in s.options("green") if card in option]
    for box in range(1, 8):
        s.refused(f"green: cover {card} {box}", "LR-630")


@pytest.mark.rule("LR-631")
def test_markers_stay_on_a_sheet_between_hunts() -> None:
    s = hero_round(hands={"green": "spear axe spear"}, at={"green": 14, "red": 14, "black": 1}, attacks="claw claw")
    s.play("green: cover spear 1", "green: cover axe 6", "green: cover spear 5", "green: done")
    s.play("black: attack claw", "green: defend shield", "green: done", "green: done", "green: hurt might")
    s.until("special", "red").play("red: act monsters", "green: gain uruz", "red: hunt garm")

    assert s.boxes("garm") == {1: "green", 5: "green", 6: "green"}
    s.until("strike_beast", "red")
    assert not {f"cover {card} {box}" for card in ("spear", "axe") for box in (1, 5, 6)} & s.options("red")


@pytest.mark.rule("LR-631")
def test_who_left_a_marker_makes_no_difference() -> None:
    s = hero_round(hands={"green": "spear axe"}, wounds={"garm": {"red": [1, 6], "green": [3]}})

    assert s.options("green", "cover") == {"cover spear 5", "cover axe 2"}
