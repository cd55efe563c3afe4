"""Blessings of Freya: Runes, prayers, Realms and the wheel; Rune Actions of Blessings (LR-960, LR-985 to LR-996)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import scene

# -- limits, Runes, prayers ---------------------------------------------------------------------------------------


@pytest.mark.rule("LR-985")
def test_seidr_keeps_one_more_rune_and_card() -> None:
    s = scene(
        step="special",
        drakkars={"green": "s1"},
        runes={"green": "uruz uruz"},
        hands={"green": "bow bow"},
        blessings={"green": "seidr"},
    )

    s.play("green: act prepare", "green: prepare rune", "green: gain algiz", "green: prepare draw")

    assert len(s.runes("green")) == 3
    assert len(s.hand("green")) == 3
    assert s.asked() == ["red: hero_option"]  # nothing had to be discarded


@pytest.mark.rule("LR-985")
def test_seidr_still_has_a_limit() -> None:
    s = scene(step="special", drakkars={"green": "s1"}, hands={"green": "bow bow axe"}, blessings={"green": "seidr"})

    s.play("green: act prepare", "green: prepare draw")

    assert s.asked() == ["green: discard_card"]


@pytest.mark.rule("LR-985")
@pytest.mark.parametrize(("defence", "found"), [("hammer", False), ("thunderclap", True)])
def test_seidr_does_not_help_to_find_a_weak_point(defence: str, found: bool) -> None:
    """Wisdom 2, a Weak Point of 7: it takes 5."""
    s = hunt(hand="special-attack claw", hands={"green": defence}, blessings={"green": "seidr"})

    s.play("black: attack special-attack", f"green: defend {defence}", "green: done")

    assert ("WeakPointFound" in s.told()) == found


@pytest.mark.rule("LR-986")
def test_golden_tears_forge_from_an_empty_forge() -> None:
    s = scene(at={"green": 11}, forges={11: "algiz"}, cold=[11], blessings={"green": "golden-tears"})
    stock = s.stock("algiz")

    s.play("green: forge")

    assert s.runes("green") == ["algiz"]
    assert s.stock("algiz") == stock - 1
    assert s.g.embers[10] == 0


@pytest.mark.rule("LR-986")
def test_golden_tears_forge_once_and_take_a_rune_that_lies_there_first() -> None:
    s = scene(at={"green": 11}, forges={11: "algiz"}, blessings={"green": "golden-tears"}, priests={"green": 1})
    stock = s.stock("algiz")

    s.play("green: forge")

    assert s.stock("algiz") == stock
    s.refused("green: forge")


@pytest.mark.rule("LR-986")
def test_golden_tears_need_a_rune_in_the_stock() -> None:
    s = scene(
        at={"green": 11},
        forges={11: "algiz"},
        cold=[11],
        blessings={"green": "golden-tears"},
        priests={"green": 1},
        attributes={"red": (2, 2, 6)},
        runes={"red": "algiz " * 6, "black": "algiz " * 4},
    )
    s.g.runes[2][2] += s.g.stock[2]
    s.g.stock[2] = 0
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]

    s.refused("green: forge")


@pytest.mark.rule("LR-987")
def test_cat_chariot_sends_two_priests_to_different_monuments() -> None:
    s = scene(priests={"green": 3}, levels=(2, 1, 1), blessings={"green": "cat-chariot"}, armies={"green": {1: 1}})

    s.play("green: send thor")
    assert s.options("green", "send") == {"send odin", "send freya"}
    s.refused("green: send thor")
    s.play("green: send odin")

    assert (s.attribute("green", "might"), s.attribute("green", "authority")) == (3, 3)
    assert s.priests("green") == 1
    assert s.asked() == ["green: hero_option"]  # no third


@pytest.mark.rule("LR-987")
def test_without_the_chariot_one_priest_is_sent() -> None:
    s = scene(priests={"green": 3}, levels=(2, 1, 1), armies={"green": {1: 1}}).play("green: send thor")

    assert s.asked() == ["green: hero_option"]


@pytest.mark.rule("LR-988")
def test_falcon_cloak_puts_the_hero_into_an_own_region() -> None:
    s = scene(step="hero", at={"green": 1}, control={"green": [17]}, blessings={"green": "falcon-cloak"})

    assert s.options("green", "appear") == {"appear 17"}
    s.play("green: appear 17")

    assert s.hero("green") == 17
    assert s.asked() != ["green: hero_option"]  # instead of walking


@pytest.mark.rule("LR-989")
def test_counsel_of_the_disir_raises_another_attribute() -> None:
    s = scene(priests={"green": 1}, levels=(0, 1, 0), blessings={"green": "counsel-of-the-disir"}, deck="bow")

    s.play("green: send thor", "green: raise wisdom")

    assert (s.attribute("green", "might"), s.attribute("green", "wisdom")) == (2, 3)
    assert s.hand("green") == ["bow"]  # Thor's bonus all the same


@pytest.mark.rule("LR-989")
def test_counsel_of_the_disir_also_serves_an_attribute_at_6() -> None:
    s = scene(
        priests={"green": 1},
        levels=(0, 1, 0),
        attributes={"green": (6, 6, 2)},
        blessings={"green": "counsel-of-the-disir"},
    )

    s.play("green: send thor")
    assert s.options("green") == {"raise might", "raise wisdom"}
    s.play("green: raise wisdom")

    assert s.attribute("green", "wisdom") == 3


@pytest.mark.rule("LR-990")
def test_folkvang_gains_a_rune_when_another_builds_a_monument() -> None:
    s = scene(step="special", wheel={"prepare": "green"}, drakkars={"green": "s1"}, blessings={"red": "folkvang"})

    s.play("green: act build-monument", "green: erect odin")

    assert s.levels() == (1, 0, 0)
    assert s.asked() == ["red: gain_rune"]  # as soon as the level is added
    assert s.wheel("prepare") == ["green"]
    s.play("red: gain uruz")
    assert s.runes("red") == ["uruz"]
    assert s.asked() != ["red: gain_rune"]


@pytest.mark.rule("LR-990")
def test_folkvang_gives_nothing_for_ones_own_monument() -> None:
    s = scene(step="special", wheel={"prepare": "green"}, drakkars={"green": "s1"}, blessings={"green": "folkvang"})

    s.play("green: act build-monument", "green: erect odin")

    assert s.runes("green") == []
    assert "gain_rune" not in s.asked()[0]


# -- Realms and the wheel -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-991")
def test_peace_bond_pays_an_alliance_with_any_rune() -> None:
    s = scene(step="runes", at={"green": 16}, runes={"green": "algiz"}, blessings={"green": "peace-bond"})

    s.play("green: invoke ally")

    assert s.allies("muspelheim") == ["green"]
    assert s.runes("green") == []


@pytest.mark.rule("LR-991")
def test_peace_bond_lets_its_owner_choose_the_rune() -> None:
    s = scene(step="runes", at={"green": 16}, runes={"green": "uruz algiz"}, blessings={"green": "peace-bond"})

    s.play("green: invoke ally", "green: pay algiz")

    assert s.runes("green") == ["uruz"]


@pytest.mark.rule("LR-991")
def test_without_the_bond_the_rune_must_be_the_realms() -> None:
    s = scene(step="runes", at={"green": 16}, runes={"green": "algiz"}, artefacts={"green": "andvaris-ring"})

    s.refused("green: invoke ally")


@pytest.mark.rule("LR-992")
def test_open_hall_draws_when_ones_marker_is_covered() -> None:
    s = scene(
        step="special",
        wheel={"mobilize": "red"},
        armies={"green": {11: 1}},
        blessings={"red": "open-hall"},
        deck="hammer",
    )

    s.play("green: act mobilize", "red: gain uruz")

    assert s.runes("red") == ["uruz"]
    assert s.hand("red") == ["hammer"]


@pytest.mark.rule("LR-992")
def test_open_hall_is_only_for_the_marker_just_covered() -> None:
    s = scene(
        step="special", wheel={"mobilize": "black red"}, armies={"green": {11: 1}}, blessings={"black": "open-hall"}
    )

    s.play("green: act mobilize", "red: gain uruz")

    assert s.hand("black") == []


@pytest.mark.rule("LR-993")
def test_shared_hearth_takes_the_bonus_of_an_action_already_opened() -> None:
    s = scene(
        step="special",
        wheel={"mobilize": "red"},
        armies={"green": {11: 1}},
        allies={"vanaheim": "green black"},
        blessings={"green": "shared-hearth"},
    )

    s.play("green: act mobilize", "red: gain othala", "green: accept", "green: gain uruz")

    assert (s.runes("green"), s.runes("black"), s.runes("red")) == (["uruz"], [], ["othala"])
    assert s.asked() == ["green: army_acts"]


@pytest.mark.rule("LR-993", "LR-903")
@pytest.mark.parametrize(
    ("hero", "region", "bonus"), [("aslaug", 5, True), ("ragnar", 5, False), ("aslaug", 14, False)]
)
def test_shared_hearth_asks_for_an_alliance_or_for_aslaug(hero: str, region: int, bonus: bool) -> None:
    s = scene(
        step="special",
        at={"green": region},
        heroes={"green": hero},
        wheel={"mobilize": "red"},
        armies={"green": {11: 1}},
        blessings={"green": "shared-hearth"},
    )

    s.play("green: act mobilize", "red: gain othala")

    assert (s.asked() == ["green: realm_bonus"]) == bonus


@pytest.mark.rule("LR-996")
def test_sacred_grove_gives_a_rune_and_heals_at_a_temple() -> None:
    s = scene(step="special", control={"green": [1]}, hurt={"green": "might"}, blessings={"green": "sacred-grove"})

    s.play("green: act build-temple", "green: gain algiz")

    assert (s.injuries("green"), s.runes("green"), s.priests("green")) == (0, ["algiz"], 1)


@pytest.mark.rule("LR-996")
def test_sacred_grove_is_for_ones_own_temples() -> None:
    s = scene(step="special", control={"green": [1]}, hurt={"red": "might"}, blessings={"red": "sacred-grove"})

    s.play("green: act build-temple")

    assert (s.injuries("red"), s.runes("red")) == (1, [])


# -- Rune Actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-960")
def test_a_rune_action_of_a_blessing_needs_different_types() -> None:
    s = scene(
        step="runes",
        attributes={"green": (2, 2, 3)},
        runes={"green": "uruz uruz algiz"},
        blessings={"green": "ordination"},
    )

    s.refused("green: invoke ordain", "LR-337")


@pytest.mark.rule("LR-960")
def test_a_rune_action_of_a_blessing_is_the_only_one_of_the_turn() -> None:
    s = scene(
        step="runes",
        attributes={"green": (2, 2, 6)},
        runes={"green": "uruz othala algiz uruz othala algiz"},
        blessings={"green": "ordination"},
        armies={"green": {11: 1}},
    )

    s.play("green: invoke ordain")

    assert s.asked() == ["green: manoeuvre"]
    assert len(s.runes("green")) == 3


@pytest.mark.rule("LR-994")
def test_ordination_gives_a_priest_for_the_next_prayer() -> None:
    s = scene(
        step="runes",
        attributes={"green": (2, 2, 3)},
        runes={"green": "uruz othala algiz"},
        blessings={"green": "ordination"},
    )

    s.play("green: invoke ordain")
    assert s.priests("green") == 1
    assert s.runes("green") == []
    s.until("pray", "green")
    assert "send odin" in s.options("green")


@pytest.mark.rule("LR-994")
def test_ordination_needs_a_priest_in_the_stock() -> None:
    s = scene(
        step="runes",
        attributes={"green": (2, 2, 3)},
        runes={"green": "uruz othala algiz"},
        blessings={"green": "ordination"},
        priests={"green": 4},
    )

    s.refused("green: invoke ordain", "LR-358")


# -- Weaver of Fate -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-995")
def test_weaver_of_fate_draws_one_more_and_discards_once_in_each_turn() -> None:
    s = scene(
        step="runes",
        at={"green": 14, "red": 1},
        attributes={"green": (2, 2, 4)},
        drakkars={"green": "s1"},
        runes={"green": "uruz othala"},
        allies={"svartalfheim": "green"},
        blessings={"green": "weaver-of-fate"},
        deck="bow hammer sword axe spear shield",
    )

    s.play("green: invoke study")
    assert s.hand("green") == ["bow", "hammer"]
    s.play("green: discard bow")
    assert s.discard() == ["bow"]

    s.play("green: done", "green: act prepare", "green: prepare draw", "green: prepare rune", "green: gain uruz")
    assert s.hand("green") == ["sword", "hammer"]  # a second draw of the same turn

    s.until("special", "red").play("red: act usurp", "green: accept")
    assert s.hand("green") == ["spear", "sword", "axe", "hammer"]  # two again on another player's turn
    assert s.asked() == ["green: discard_card"]


@pytest.mark.rule("LR-995")
def test_weaver_of_fate_does_not_weave_in_a_hunt() -> None:
    s = hunt(blessings={"green": "weaver-of-fate"}, hand="claw claw")

    assert len(s.hand("green")) == 2
    assert s.asked() == ["black: attack"]
