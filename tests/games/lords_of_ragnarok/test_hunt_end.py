"""How a Hunt ends, what a defeat costs, and the Artefact of the Monster (LR-638 to LR-642, LR-648, LR-649, LR-654)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round, plain, short_deck
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, new

ALL = "authority might wisdom"
OWNED = {
    "jotunn": "jotunns-horn", "garm": "link-of-gleipnir", "draugr": "barrow-crown", "fafnir": "andvaris-ring",
    "huldra": "huldras-veil", "hraesvelgr": "storm-feather",
}  # fmt: skip


def lost(name: str = "garm", **rest: Any) -> Scene:
    """A Hunt that is lost for want of Damage; the Injury is put on Authority, if it is suffered."""
    s = hero_round(name, **rest).play("green: done")
    return s.play("green: hurt authority") if s.asked() == ["green: injure"] else s


# -- defeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-638")
def test_an_injury_too_many_loses_the_hunt() -> None:
    s = hunt(hand="claw", hands={"green": "spear"}, hurt={"green": ALL})
    s.play("black: attack claw", "green: done")

    assert "HuntLost" in s.told()
    assert s.injuries("green") == 3


@pytest.mark.rule("LR-638")
def test_with_two_injuries_a_third_is_suffered_and_the_hunt_goes_on() -> None:
    s = hunt(hand="claw", hands={"green": "spear"}, hurt={"green": "authority might"})
    s.play("black: attack claw", "green: done")

    assert s.injuries("green") == 3
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-638x")
def test_crush_on_three_injuries_is_a_defeat_without_a_draw() -> None:
    s = hunt(hand="crush", hands={"green": "spear"}, hurt={"green": ALL}, might=2, deck="axe axe bow bow")
    s.play("black: attack crush", "green: done", "green: discard spear")

    assert "HuntLost" in s.told()
    assert s.injuries("green") == 3
    assert s.hand("green") == ["axe", "axe"]  # nothing was drawn, and the discard is down to the limit
    assert s.discard() == ["spear"]


@pytest.mark.rule("LR-639")
@pytest.mark.parametrize(("cards", "ends"), [("sword spear", True), ("sword sword", False)])
def test_an_attack_card_may_end_the_hunt(cards: str, ends: bool) -> None:
    s = hunt(hand="vanish", hands={"green": cards})
    s.play("black: attack vanish", *[f"green: defend {card}" for card in cards.split()], "green: done")

    assert ("HuntLost" in s.told()) == ends
    assert s.asked() == (["green: injure"] if ends else ["green: strike_beast"])


@pytest.mark.rule("LR-640")
@pytest.mark.parametrize(("hurt", "after"), [("might", 2), ("might wisdom authority", 3), ("", 1)])
def test_a_lost_hunt_costs_an_injury_that_a_hero_with_three_ignores(hurt: str, after: int) -> None:
    s = short_deck(hero_round(hands={"green": "spear"}, hurt={"green": hurt}), 0)
    s.play("green: cover spear 1", "green: done")
    if s.asked() == ["green: injure"]:
        s.play("green: hurt authority")

    assert "HuntLost" in s.told()
    assert s.injuries("green") == after


@pytest.mark.rule("LR-641")
def test_a_won_hunt_costs_no_injury() -> None:
    s = hero_round(hands={"green": "sword"}, wounds={"garm": {"red": [1, 2, 3], "black": [4, 5, 6]}})
    s.play("green: cover sword 7")

    assert "HuntWon" in s.told()
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-642")
def test_when_the_hunt_is_over_the_hunter_discards_down_to_his_limit() -> None:
    s = lost(hands={"green": "spear axe"})  # Wisdom 2, and five cards

    assert s.asked() == ["green: discard_card"]
    s.play("green: discard shield", "green: discard shield")
    assert s.g.turn == s.seat("green")
    s.play("green: discard axe")

    assert s.hand("green") == ["spear", "shield"]
    assert s.g.turn == s.seat("red")


# -- the order of it --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-654")
def test_the_injury_of_a_defeat_comes_before_the_discard() -> None:
    s = hero_round(hands={"green": "spear"}, attributes={"green": (2, 2, 3)}).play("green: done")
    assert len(s.hand("green")) == 4
    s.play("green: hurt wisdom", "green: discard shield", "green: discard shield")

    assert s.hand("green") == ["spear", "shield"]
    assert s.g.turn == s.seat("red")


@pytest.mark.rule("LR-654")
def test_injury_then_artefact_then_discard() -> None:
    s = lost("draugr", hands={"green": "bow"}, wounds={"draugr": {"red": [4, 5, 6, 7]}})
    s.play("green: discard shield", "green: discard shield")

    order = [name for name in s.told() if name in ("HuntLost", "Injured", "ArtefactWon", "CardsDiscarded")]
    assert order == ["HuntLost", "Injured", "ArtefactWon", "CardsDiscarded", "CardsDiscarded"]


@pytest.mark.rule("LR-654")
def test_injury_then_lokis_sheet_then_discard() -> None:
    s = lost("loki", hands={"green": "bow"}, wounds={"loki": {"green": [1]}})
    s.play("green: discard bow", "green: discard shield")

    order = [name for name in s.told() if name in ("HuntLost", "Injured", "SheetCleared", "CardsDiscarded")]
    assert order == ["HuntLost", "Injured", "SheetCleared", "CardsDiscarded", "CardsDiscarded"]


# -- the Artefact -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-648")
@pytest.mark.parametrize("name", OWNED)
def test_the_hunter_takes_the_artefact_once_the_boxes_without_trophy_are_covered(name: str) -> None:
    s = lost(name, wounds={name: {"red": plain(new(), name)}})

    assert s.artefacts("green") == {OWNED[name]: True}
    assert s.monster(name) == 14  # it lives


@pytest.mark.rule("LR-648")
@pytest.mark.parametrize("name", OWNED)
def test_one_box_without_trophy_that_is_open_keeps_the_artefact(name: str) -> None:
    bare = plain(new(), name)
    rest = [box for box in range(1, len(new().g.wounds[list(OWNED).index(name)]) + 1) if box != bare[-1]]

    s = lost(name, wounds={name: {"red": rest}})

    assert s.artefacts("green") == {}


@pytest.mark.rule("LR-648")
def test_the_barrow_crown_is_won_by_a_lost_hunt() -> None:
    s = hero_round("draugr", hands={"green": "axe"}, wounds={"draugr": {"green": [4, 6, 7]}})
    s.play("green: cover axe 5")
    short_deck(s, 0).play("green: done", "green: hurt might")

    assert "HuntLost" in s.told()
    assert s.artefacts("green") == {"barrow-crown": True}
    assert 2 not in s.boxes("draugr")


@pytest.mark.rule("LR-648")
def test_the_artefact_is_won_by_a_won_hunt() -> None:
    s = hero_round("draugr", hands={"green": "sword"}, wounds={"draugr": {"red": [2, 3, 4], "black": [5, 6, 7]}})
    s.play("green: cover sword 1", "green: gain uruz")

    assert "HuntWon" in s.told()
    assert s.artefacts("green") == {"barrow-crown": True}


@pytest.mark.rule("LR-648x")
def test_the_veil_goes_to_the_hunter_although_huldra_survives() -> None:
    s = hero_round("huldra", hands={"green": "spear"}, wounds={"huldra": {"red": [3], "black": [5, 6]}})
    s.play("green: cover spear 7")
    assert s.artefacts("green") == {}  # not before the Hunt is over
    short_deck(s, 0).play("green: done", "green: hurt might")

    assert s.artefacts("green") == {"huldras-veil": True}
    assert s.boxes("huldra") == {3: "red", 5: "black", 6: "black", 7: "green"}


@pytest.mark.rule("LR-649")
def test_all_markers_count_and_the_artefact_is_won_only_once() -> None:
    s = hero_round(
        hands={"green": "sword"}, wounds={"garm": {"red": [1, 5, 6]}}, at={"green": 14, "red": 14, "black": 1}
    )
    s.play("green: cover sword 7")
    short_deck(s, 0).play("green: done", "green: hurt might")

    assert s.artefacts("green") == {"link-of-gleipnir": True}
    assert s.artefacts("red") == {}
    s.until("special", "red").play("red: act monsters", "green: gain uruz", "red: hunt garm")
    s.until("hero_option", "black")

    assert s.told().count("HuntLost") == 2
    assert s.artefacts("red") == {}
    assert "link-of-gleipnir" in s.artefacts("green")
