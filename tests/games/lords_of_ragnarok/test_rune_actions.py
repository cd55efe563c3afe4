"""The one Rune Action of a turn (LR-334 to LR-348, LR-358)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene, scene

EACH = "uruz othala algiz"
FORGES = {3: "uruz", 6: "uruz", 8: "othala", 11: "othala", 16: "algiz", 19: "algiz"}
BASE = {"rouse-loki": 1, "tame": 1, "ally": 1, "train": 2, "rouse": 2, "study": 2, "travel": 2, "grow": 3, "learn": 3}


def rich(runes: str = EACH, **rest: Any) -> Scene:
    """Green's Rune Action step, with Runes."""
    return scene(step="runes", runes={"green": runes}, **rest)


# -- one of them, and its price -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-334")
def test_one_rune_action_in_a_turn() -> None:
    s = rich("uruz uruz othala othala", attributes={"green": (2, 2, 4)}, artefacts={"green": "andvaris-ring"})

    s.play("green: invoke study")

    s.refused("green: invoke study", "LR-334")
    assert s.options("green") == {"done", "use andvaris-ring"}


@pytest.mark.rule("LR-334")
def test_the_step_may_be_skipped_and_is_over_after_one_action() -> None:
    s = rich("uruz uruz othala othala", armies={"green": {20: 1}})
    s.play("green: invoke study")
    assert s.asked() == ["green: manoeuvre"]

    s = rich(armies={"green": {20: 1}})
    s.play("green: done")
    assert (s.asked(), len(s.runes("green"))) == (["green: manoeuvre"], 3)


@pytest.mark.rule("LR-335")
def test_spent_runes_go_back_to_the_stock() -> None:
    s = rich("uruz", at={"green": 14}, monsters={"garm": 14}, forges=FORGES, cold=[3])
    assert s.stock("uruz") == 10

    s.play("green: invoke tame")

    assert (s.stock("uruz"), s.runes("green")) == (11, [])


@pytest.mark.rule("LR-336")
def test_a_one_rune_action_needs_the_rune_it_names() -> None:
    s = rich("uruz uruz", at={"green": 14}, monsters={"draugr": 14}, artefacts={"green": "andvaris-ring"})

    s.refused("green: invoke tame", "LR-336")
    assert "invoke tame" in rich("othala", at={"green": 14}, monsters={"draugr": 14}).options("green")


@pytest.mark.rule("LR-337")
def test_a_set_is_of_different_types() -> None:
    s = rich("uruz uruz algiz", attributes={"green": (2, 2, 3)})

    s.refused("green: invoke grow", "LR-337", needs=3, has=2)
    s.refused("green: invoke learn", "LR-337", needs=3, has=2)
    s.play("green: invoke study")

    assert s.runes("green") == ["uruz"]  # one Uruz and the Algiz are paid


@pytest.mark.rule("LR-337")
def test_who_has_all_three_types_says_which_two_are_paid() -> None:
    s = rich()

    s.play("green: invoke study")
    assert s.options("green") == {"spare uruz", "spare othala", "spare algiz"}
    s.play("green: spare othala")

    assert s.runes("green") == ["othala"]


@pytest.mark.rule("LR-337x")
def test_example_two_runes_of_a_type_are_no_set() -> None:
    s = rich("othala othala", artefacts={"green": "andvaris-ring"})

    s.refused("green: invoke study", "LR-337", needs=2, has=1)


# -- one Rune -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-338")
def test_one_algiz_activates_loki_beside_the_hero() -> None:
    s = rich("algiz uruz", at={"green": 8}, loki=8)

    s.play("green: invoke rouse-loki", "green: stalk 3")

    assert (s.monster("loki"), s.runes("green")) == (3, ["uruz"])


@pytest.mark.rule("LR-338", "LR-336")
def test_loki_hears_no_other_rune_and_no_one_elsewhere() -> None:
    rich("uruz othala", at={"green": 8}, loki=8).refused("green: invoke rouse-loki", "LR-336")
    rich("algiz uruz", at={"green": 7}, loki=8).refused("green: invoke rouse-loki", "LR-338")


@pytest.mark.rule("LR-339")
def test_a_neutral_monster_beside_the_hero_is_tamed() -> None:
    s = rich("uruz", at={"green": 14}, monsters={"garm": 14})

    s.play("green: invoke tame")

    assert (s.ring("garm"), s.runes("green")) == ("green", [])


@pytest.mark.rule("LR-339")
def test_another_players_monster_or_one_elsewhere_is_not_tamed() -> None:
    held = rich("uruz othala", at={"green": 14}, monsters={"garm": 14}, rings={"garm": "red"})
    away = rich("uruz othala", at={"green": 14}, monsters={"garm": 13})

    held.refused("green: invoke tame", "LR-339")
    away.refused("green: invoke tame", "LR-339")


@pytest.mark.rule("LR-339x")
def test_example_the_rune_on_the_sheet_must_be_paid() -> None:
    rich("othala uruz", at={"green": 14}, monsters={"huldra": 14}).refused("green: invoke tame", "LR-336")
    s = rich("othala algiz", at={"green": 14}, monsters={"huldra": 14})

    s.play("green: invoke tame")

    assert (s.ring("huldra"), s.runes("green")) == ("green", ["othala"])


@pytest.mark.rule("LR-340")
def test_an_alliance_with_an_adjacent_realm_and_a_card_for_the_first() -> None:
    s = rich("othala", at={"green": 5})

    s.play("green: invoke ally")

    assert (s.allies("vanaheim"), len(s.hand("green")), s.runes("green")) == (["green"], 1, [])


@pytest.mark.rule("LR-340")
def test_the_second_ally_draws_nothing_and_far_realms_are_out_of_reach() -> None:
    s = rich("othala", at={"green": 5}, allies={"vanaheim": "red"})
    s.play("green: invoke ally")
    assert (s.allies("vanaheim"), s.hand("green")) == (["red", "green"], [])

    rich("othala uruz", at={"green": 14}).refused("green: invoke ally", "LR-340")
    allied = rich("othala uruz", at={"green": 5}, allies={"vanaheim": "green"})
    assert "invoke ally" not in allied.options("green")


# -- two Runes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-341")
def test_two_runes_raise_an_army_anywhere() -> None:
    s = rich("uruz algiz", armies={"green": {21: 2}}, loki=1)

    s.play("green: invoke train")

    assert (s.armies("green", 21), s.owner(21), s.runes("green")) == ([3], "", [])


@pytest.mark.rule("LR-342")
def test_two_runes_activate_a_neutral_or_own_monster_anywhere() -> None:
    s = rich(
        "uruz algiz", at={"green": 1}, monsters={"garm": 12, "draugr": 1, "huldra": 20},
        rings={"draugr": "red", "huldra": "green"}, dice=[0],
    )  # fmt: skip

    s.play("green: invoke rouse")
    assert s.options("green") == {"rouse garm", "rouse huldra"}
    s.refused("green: rouse draugr", "LR-342")
    s.refused("green: rouse loki", "LR-342")
    s.play("green: rouse garm", "green: stalk 13")

    assert s.monster("garm") == 13


@pytest.mark.rule("LR-343")
def test_two_runes_draw_a_card() -> None:
    s = rich("uruz othala", hands={"green": "spear"}, deck="axe")

    s.play("green: invoke study")

    assert (s.hand("green"), s.runes("green")) == (["spear", "axe"], [])


@pytest.mark.rule("LR-344")
@pytest.mark.parametrize("region", [15, 8])
def test_two_runes_place_the_hero_in_any_region(region: int) -> None:
    s = rich("othala algiz", at={"green": 1}, loki=8)

    s.play("green: invoke travel")
    assert len(s.options("green", "appear")) == 20
    s.play(f"green: appear {region}")

    assert s.hero("green") == region


# -- three Runes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-345")
def test_three_runes_raise_the_lowest_attribute() -> None:
    s = rich(attributes={"green": (3, 2, 2)})

    s.play("green: invoke grow")
    assert s.options("green") == {"raise might", "raise wisdom"}
    s.refused("green: raise authority", "LR-345")
    s.play("green: raise wisdom")

    assert [s.attribute("green", name) for name in ("authority", "might", "wisdom")] == [3, 2, 3]
    assert s.runes("green") == []


@pytest.mark.rule("LR-346")
def test_lowest_is_judged_by_current_value() -> None:
    s = rich(attributes={"green": (3, 5, 3)}, hurt={"green": "might"})

    s.play("green: invoke grow")  # only Might counts as 2

    assert (s.mark("green", "might"), s.attribute("green", "might")) == (6, 2)


@pytest.mark.rule("LR-347")
def test_three_runes_draw_two_cards() -> None:
    s = rich(deck="axe bow")

    s.play("green: invoke learn")

    assert (s.hand("green"), s.runes("green")) == (["axe", "bow"], [])


# -- which there are ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-348")
def test_there_are_nine_base_rune_actions() -> None:
    s = rich(at={"green": 8}, loki=8, monsters={"garm": 8}, armies={"green": {20: 1}})

    assert s.options("green", "invoke") == {f"invoke {deed}" for deed in BASE}
    assert sorted(BASE.values()) == [1, 1, 1, 2, 2, 2, 2, 3, 3]
    for deed in ("muster", "war-cry", "ordain"):
        s.refused(f"green: invoke {deed}", "LR-348")


@pytest.mark.rule("LR-348")
@pytest.mark.parametrize(("deed", "price"), BASE.items())
def test_each_has_its_price(deed: str, price: int) -> None:
    s = rich(at={"green": 8}, loki=8, monsters={"garm": 8}, armies={"green": {20: 1}})

    s.play(f"green: invoke {deed}").until("manoeuvre")

    assert len(s.runes("green")) == 3 - price


@pytest.mark.rule("LR-348")
def test_a_rune_action_of_a_blessing_is_the_one_of_the_turn() -> None:
    s = rich(
        "uruz othala algiz algiz", blessings={"green": "muster"}, control={"green": [5, 10]},
        artefacts={"green": "andvaris-ring"}, attributes={"green": (2, 2, 4)},
    )  # fmt: skip

    s.play("green: invoke muster", "green: spare algiz", "green: recruit 5")

    assert s.armies("green", 5) == [2]
    s.refused("green: invoke study", "LR-334")


@pytest.mark.rule("LR-358")
def test_a_rune_action_that_changes_nothing_may_not_be_chosen() -> None:
    s = rich(armies={"green": {18: [6, 6]}}, monsters={"garm": 12}, rings={"garm": "red"})

    s.refused("green: invoke train", "LR-358")
    s.refused("green: invoke rouse", "LR-358")
    full = rich(attributes={"green": (6, 6, 6)})
    full.refused("green: invoke grow", "LR-358")
    assert "invoke study" in full.options("green")
