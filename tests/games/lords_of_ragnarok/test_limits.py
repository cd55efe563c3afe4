"""Limits of Reserves, and what happens when there is nothing left (LR-827 to LR-835, LR-854 to LR-858)."""

from __future__ import annotations

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import new, scene

BUSY = {"green": {1: 1}}  # an Army, so that there is more than one thing to do


@pytest.mark.rule("LR-827")
def test_a_fourth_card_with_wisdom_3_forces_a_discard() -> None:
    s = scene(
        step="special", armies=BUSY, attributes={"green": (2, 2, 3)}, hands={"green": "spear sword axe"}, deck="bow"
    )
    s.play("green: act prepare", "green: prepare draw")

    assert s.hand("green") == ["spear", "sword", "axe", "bow"]
    assert s.asked() == ["green: discard_card"]

    s.play("green: discard sword")
    assert s.hand("green") == ["spear", "axe", "bow"]


@pytest.mark.rule("LR-828")
def test_runes_are_limited_apart_from_cards() -> None:
    s = scene(
        step="special",
        armies=BUSY,
        attributes={"green": (2, 2, 3)},
        hands={"green": "spear sword axe"},
        runes={"green": "uruz uruz"},
    )
    s.play("green: act prepare", "green: prepare rune", "green: gain algiz")
    assert s.runes("green") == ["uruz", "uruz", "algiz"]
    assert s.asked() == ["green: prepare"]  # nothing to discard

    s.play("green: prepare rune", "green: gain algiz")
    assert s.asked() == ["green: drop_rune"]


@pytest.mark.rule("LR-828x")
def test_wisdom_2_holds_two_cards_and_two_runes() -> None:
    s = scene(step="special", armies=BUSY, hands={"green": "spear"}, runes={"green": "uruz"}, deck="bow")
    s.play("green: act prepare", "green: prepare rune", "green: gain uruz", "green: prepare draw")
    assert (len(s.hand("green")), len(s.runes("green"))) == (2, 2)
    assert "CardsDiscarded" not in s.told()
    assert "RunesDiscarded" not in s.told()


@pytest.mark.rule("LR-829", "LR-831")
def test_the_new_rune_is_taken_then_any_may_go_back_to_the_stock() -> None:
    s = scene(step="special", armies=BUSY, runes={"green": "uruz uruz"})
    uruz = s.stock("uruz")

    s.play("green: act prepare", "green: prepare rune", "green: gain algiz")
    assert s.runes("green") == ["uruz", "uruz", "algiz"]
    assert s.options("green") == {"drop uruz", "drop algiz"}

    s.play("green: drop uruz")
    assert s.runes("green") == ["uruz", "algiz"]
    assert s.stock("uruz") == uruz + 1


@pytest.mark.rule("LR-829x")
def test_the_discard_comes_before_play_goes_on_even_on_anothers_turn() -> None:
    s = scene(step="special", armies=BUSY, runes={"red": "uruz uruz"}, wheel={"prepare": "red"})
    s.play("green: act prepare", "red: gain othala")
    assert s.asked() == ["red: drop_rune"]

    s.play("red: drop uruz")
    assert s.runes("red") == ["uruz", "othala"]
    assert s.asked() == ["green: prepare"]


@pytest.mark.rule("LR-830")
def test_an_injured_wisdom_forces_a_discard_at_once() -> None:
    s = scene(
        step="runes", monsters={"huldra": 14}, rings={"huldra": "green"}, attributes={"red": (2, 2, 4)},
        runes={"green": "uruz othala", "red": "uruz uruz othala algiz"}, at={"green": 1, "black": 1},
    )  # fmt: skip
    s.play("green: invoke rouse", "green: rampage", "red: hurt wisdom")
    assert s.asked() == ["red: drop_rune"]

    s.play("red: drop uruz", "red: drop uruz")
    assert s.runes("red") == ["othala", "algiz"]
    assert s.asked() != ["red: drop_rune"]


@pytest.mark.rule("LR-830")
def test_combat_cards_wait_for_the_end_of_a_hunt() -> None:
    s = hunt("garm", hands={"green": "spear spear axe"}, deck="bow bow bow bow", attributes={"green": (2, 2, 4)})
    s.play("black: attack claw", "green: done", "green: hurt wisdom")
    assert s.asked() == ["green: strike_beast"]
    assert len(s.hand("green")) == 6  # 3, two for Might, and the draw of the round


@pytest.mark.rule("LR-831")
def test_a_discarded_card_goes_to_the_discard_pile() -> None:
    s = scene(step="special", armies=BUSY, hands={"green": "spear sword"}, deck="bow", discard="axe")
    s.play("green: act prepare", "green: prepare draw", "green: discard sword")
    assert s.discard() == ["axe", "sword"]


@pytest.mark.rule("LR-832")
def test_with_an_empty_stock_a_gain_is_lost() -> None:
    s = scene(step="special", armies=BUSY)
    s.g.runes[2] = [s.g.runes[2][rune] + s.g.stock[rune] for rune in range(3)]
    s.g.stock = [0, 0, 0]
    s.play("green: act prepare")

    assert "rune" not in {text.split()[1] for text in s.options("green", "prepare")}

    covered = scene(step="special", turn="red", armies={"red": {1: 1}}, wheel={"mobilize": "green"})
    covered.g.runes[2] = [covered.g.runes[2][rune] + covered.g.stock[rune] for rune in range(3)]
    covered.g.stock = [0, 0, 0]
    covered.play("red: act mobilize")
    assert covered.runes("green") == []  # no debt is kept
    assert "RunesGained" not in covered.told()


@pytest.mark.rule("LR-833")
def test_control_markers_never_run_out() -> None:
    regions = [region for region in range(1, 22) if region not in (13, 10, 16, 19, 7)]
    s = scene(
        step="special", control={"green": regions}, armies={"green": {13: 1}}, loki=7, at={"green": 1},
        wheel={"prepare": "green", "usurp": "green"}, allies=dict.fromkeys(b.REALMS, "green"),
    )  # fmt: skip
    in_use = len(regions) + 6 + 2
    assert in_use > 20

    s.play("green: act mobilize")
    assert s.wheel("mobilize") == ["green"]


@pytest.mark.rule("LR-834")
def test_no_one_has_a_fifth_priest() -> None:
    s = scene(step="special", armies=BUSY, control={"green": [1]}, priests={"green": 3}, prayers={"thor": "green"})
    s.play("green: act build-temple")
    assert s.priests("green") == 3


@pytest.mark.rule("LR-835")
def test_only_types_in_the_stock_are_offered_and_refilled_the_lower_region_first() -> None:
    s = scene(
        step="special", wheel={"prepare": "green"}, armies={"green": {1: 1}}, events=[1], cold=[3, 8],
        forges={3: "uruz", 8: "uruz", 6: "othala", 11: "othala", 16: "algiz", 19: "algiz"},
    )  # fmt: skip
    taken = s.g.stock[b.URUZ] - 1
    s.g.stock[b.URUZ], s.g.runes[2][b.URUZ] = 1, taken

    s.play("green: act build-monument", "green: erect odin")

    assert (s.g.embers[2], s.g.embers[7]) == (1, 0)
    assert s.stock("uruz") == 0


@pytest.mark.rule("LR-835")
def test_a_type_that_has_run_out_is_not_offered() -> None:
    s = scene(step="special", armies=BUSY)
    s.g.runes[2][b.URUZ] += s.g.stock[b.URUZ]
    s.g.stock[b.URUZ] = 0
    s.play("green: act prepare", "green: prepare rune")
    assert s.options("green") == {"gain othala", "gain algiz"}


@pytest.mark.rule("LR-854")
def test_a_forged_rune_is_the_forges_own_any_other_comes_from_the_stock() -> None:
    s = scene(step="prayer", at={"green": 3}, forges={3: "uruz"})
    stock = s.stock("uruz")
    s.play("green: forge")
    assert (s.g.embers[2], s.stock("uruz"), s.runes("green")) == (0, stock, ["uruz"])

    s = scene(step="special", armies=BUSY, forges={3: "uruz"})
    stock = s.stock("uruz")
    s.play("green: act prepare", "green: prepare rune", "green: gain uruz")
    assert (s.g.embers[2], s.stock("uruz"), s.runes("green")) == (1, stock - 1, ["uruz"])


@pytest.mark.rule("LR-855")
def test_all_cards_of_one_effect_are_seen_before_any_is_discarded() -> None:
    s = scene(step="prayer", priests={"green": 1}, levels=(0, 3, 0), deck="spear sword axe")
    s.play("green: send thor")
    assert s.hand("green") == ["spear", "sword", "axe"]
    assert s.asked() == ["green: discard_card"]


@pytest.mark.rule("LR-856")
def test_a_discard_of_more_than_there_is_takes_what_there_is() -> None:
    s = hunt("garm", hand="roar roar", deck="spear bow sword")
    s.play("black: attack roar", "green: defend spear", "green: done", "green: discard bow")  # 2 against a Rage of 3
    assert s.discard() == ["bow", "spear"]
    assert s.hand("green") == ["sword"]  # the draw of the round
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-856")
def test_a_choice_that_costs_more_than_one_has_is_not_offered() -> None:
    s = hunt("huldra", hand="special-attack special-attack", deck="spear bow sword")
    s.play("black: attack special-attack", "green: defend spear", "green: done")
    assert s.asked() == ["green: injure"]


@pytest.mark.rule("LR-858")
def test_a_part_without_a_target_does_nothing_and_the_rest_is_done() -> None:
    s = scene(step="prayer", priests={"green": 1}, levels=(2, 0, 0))
    s.play("green: send odin")
    assert s.attribute("green", "authority") == 3

    s = scene(step="prayer", control={"green": [15]})
    s.play("green: use brisingamen", "green: gain uruz")
    assert s.runes("green") == ["uruz"]
    assert "Healed" not in s.told()


@pytest.mark.rule("LR-858")
def test_no_third_army_where_the_whole_coast_is_closed() -> None:
    s = new(2)
    s.until("keep_origin")
    s.g.offered_origins = [4]
    s.g.owner = [1] * len(s.g.owner)
    for region in s.g.map.coast[0][:1]:
        s.g.owner[region] = -1
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]
    s.play("green: keep-origin njordson", "green: anchor s1")
    assert s.reserve("green") == 4
    assert s.asked()[0].startswith("red")
