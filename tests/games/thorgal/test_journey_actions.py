"""Chapter 4, step 2 of the journey: actions and associated cards (TH-420 to TH-428)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def journey(outlaws: tuple[str, ...] = (), hand: tuple[str, ...] = (), scourge: tuple[str, ...] = ()) -> Scene:
    """On the way to the harbour: the Outlaws' group and hand, and the Scourge hand."""
    return scene(
        phase="actions", groups={"outlaws": outlaws}, hands={"outlaws": hand, "vikings": scourge},
        reserves={"outlaws": 5}, scourge_reserves={"vikings": 5}, destination="Port fortifié",
    )  # fmt: skip


# -- the window -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-420")
def test_two_passes_lead_to_the_conclusion() -> None:
    s = journey()
    assert s.asked() == ["outlaws: open_turn"]

    s.play("outlaws: pass")
    assert (s.asked(), s.events("JourneyMeasured")) == (["vikings: open_turn"], [])
    s.play("vikings: pass")

    assert len(s.events("JourneyMeasured")) == 1
    assert s.phase() == "dusk"


@pytest.mark.rule("TH-420")
def test_only_passes_in_a_row_end_the_step() -> None:
    s = journey(("Arme improvisée",), scourge=("Étourdi",))

    s.play("outlaws: pass", "vikings: play stunned", "outlaws: pass")
    assert s.asked() == ["vikings: open_turn"]
    s.play("vikings: pass")
    assert (s.phase(), s.asked()) == ("dusk", ["outlaws: open_turn"])


@pytest.mark.rule("TH-420")
def test_actions_alternate_one_by_one() -> None:
    s = journey(("Arme improvisée", "Dagues empoisonnées"), scourge=("Étourdi",))

    s.play("outlaws: activate improvised-weapon")
    assert s.asked() == ["vikings: turn"]
    s.play("vikings: pass", "outlaws: activate poisoned-daggers", "vikings: play stunned")

    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-421")
def test_what_the_destiny_player_may_do() -> None:
    s = journey(("Arme improvisée", "Lehla"), ("Darek", "Navire pirate", "Pouvoirs inconnus", "Partage du butin"))

    assert s.options("outlaws") == {"pass", "play unknown-powers", "activate improvised-weapon"}
    s.refused("outlaws: play darek-the-svear", "TH-309")
    s.refused("outlaws: play pirate-ship", "TH-309")
    s.refused("outlaws: play sharing-the-spoils", "TH-317")
    s.refused("outlaws: activate lehla", "TH-332")


@pytest.mark.rule("TH-422")
def test_what_the_scourge_player_may_do() -> None:
    s = scene(
        phase="actions", groups={"vikings": ["Corne à hydromel"]}, scourge_reserves={"vikings": 5},
        hands={"vikings": ["Étourdi", "Hiver précoce", "Serpent-vampire"]}, destination="Repaire des brigands",
        conquered={"Port fortifié": "outlaws", "Skellingar": "outlaws"},
    )  # fmt: skip

    s.play("outlaws: pass")

    assert s.options("vikings") == {"pass", "play stunned", "fenrir fortified-harbour"}
    s.refused("vikings: fenrir skellingar", "TH-470")
    s.refused("vikings: play early-winter", "TH-317")
    s.refused("vikings: activate mead-horn", "TH-307")


# -- association ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-423")
def test_an_event_with_an_attribute_stays_at_the_destination() -> None:
    s = journey(hand=("Tir précis",))

    s.play("outlaws: play precise-shot")

    assert (s.associated("outlaws"), s.walhalla("outlaws")) == (["precise-shot"], [])
    assert s.asked() == ["vikings: open_turn"]  # without a question


@pytest.mark.rule("TH-423")
def test_a_scourge_card_with_an_attribute_stays_too() -> None:
    s = journey(scourge=("Drakkars ennemis",))

    s.play("outlaws: pass", "vikings: play enemy-longships")

    assert (s.associated("vikings"), s.niflhel("vikings")) == (["enemy-longships"], [])
    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-423")
def test_a_card_is_associated_only_after_it_is_resolved() -> None:
    s = journey(hand=("Pouvoirs inconnus", "Archers"))

    s.play("outlaws: play unknown-powers")

    assert (s.asked(), s.associated(), s.strength()) == (["outlaws: damage"], [], (0, 0, 0))
    s.play("outlaws: done")
    assert (s.associated(), s.strength()) == (["unknown-powers"], (0, 0, 3))


@pytest.mark.rule("TH-423x")
def test_unknown_powers_hurt_and_help() -> None:
    s = scene(
        phase="actions", hands={"outlaws": ["Pouvoirs inconnus", "Archers"]}, reserves={"outlaws": 2},
        decks={"outlaws": 27}, exhausted={"Arme improvisée": 1}, groups={"outlaws": ["Arme improvisée"]},
        destination="Port fortifié",
    )  # fmt: skip

    s.play("outlaws: play unknown-powers", "outlaws: done")

    assert s.counts("outlaws") == (25, 1, 2, 0, 2)
    assert (s.associated(), s.strength()) == (["unknown-powers"], (0, 0, 3))


@pytest.mark.rule("TH-424")
def test_events_raise_strength_and_scourge_cards_difficulty() -> None:
    s = journey(("Sigwald",), ("Tir précis",), ("Drakkars ennemis",))
    assert (s.strength(), s.difficulty()) == ((3, 0, 0), (4, 0, 0))

    s.play("outlaws: play precise-shot")
    assert (s.strength(), s.difficulty()) == ((4, 0, 0), (4, 0, 0))
    s.play("vikings: play enemy-longships")

    assert (s.strength(), s.difficulty()) == ((4, 0, 0), (7, 0, 0))


# -- no association ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-425")
def test_a_scourge_card_without_attribute_is_destroyed_at_once() -> None:
    s = scene(scourge="stars", phase="actions", groups={"outlaws": ["Sigwald"]}, hands={"stars": ["Brouillage"]})

    s.play("outlaws: pass", "stars: play jamming")
    assert (s.asked(), s.niflhel("stars")) == (["stars: intrigue"], [])
    s.play("stars: decline")

    assert (s.asked(), s.niflhel("stars"), s.associated()) == (["outlaws: open_turn"], ["jamming"], [])


@pytest.mark.rule("TH-425")
def test_an_event_without_attribute_is_destroyed_at_once() -> None:
    with cards({"escape": {"band": "", "effect": "reserve(1)", "cost": "0"}}):
        s = journey(hand=("Évasion",))

        s.play("outlaws: play escape")

        assert (s.asked(), s.walhalla("outlaws"), s.associated()) == (["vikings: open_turn"], ["escape"], [])


@pytest.mark.rule("TH-425x")
def test_stunned_is_destroyed_and_not_associated() -> None:
    s = scene(
        phase="actions", hands={"vikings": ["Étourdi"]}, decks={"outlaws": 25}, walhallas={"outlaws": 2},
        destination="Port fortifié",
    )  # fmt: skip
    assert s.counts("vikings", "scourge")[3:] == (0, 0)

    s.play("outlaws: pass", "vikings: play stunned")

    assert s.counts("outlaws") == (23, 0, 0, 0, 4)
    assert s.counts("vikings", "scourge")[3:] == (0, 1)
    assert (s.niflhel("vikings"), s.associated()) == (["stunned"], [])


@pytest.mark.rule("TH-426")
@pytest.mark.parametrize("band", ["2D", "1P", "2P 1D"])
def test_intrigue_and_damage_are_no_attributes(band: str) -> None:
    with cards({"stunned": {"band": band}}):
        s = journey(("Sigwald",), scourge=("Étourdi",))

        s.play("outlaws: pass", "vikings: play stunned").decline_all("intrigue")

        assert (s.associated(), s.niflhel("vikings"), s.difficulty()) == ([], ["stunned"], (4, 0, 0))


@pytest.mark.rule("TH-426")
def test_elements_are_no_attributes() -> None:
    with cards({"precise-shot": {"band": "2E"}}):
        s = journey(hand=("Tir précis",))

        s.play("outlaws: play precise-shot")

        assert (s.associated(), s.walhalla("outlaws")) == ([], ["precise-shot"])


@pytest.mark.rule("TH-427")
@pytest.mark.parametrize(("companion", "bravery"), [("Kriss", 3), ("Sigwald", 2)])
def test_tokens_of_an_associated_card_count(companion: str, bravery: int) -> None:
    s = journey((companion,), ("Archers",))
    before = s.strength()

    s.play("outlaws: play archers")

    assert (s.associated(), s.attributes("archers")) == (["archers"], (bravery, 0, 0))
    assert s.strength() == (before[0] + bravery, *before[1:])


@pytest.mark.rule("TH-427")
def test_the_printed_band_alone_decides() -> None:
    with cards({"archers": {"band": "1E", "effect": "gain(this,2B)"}}):
        s = journey(("Kriss",), ("Archers",))

        s.play("outlaws: play archers")

        assert (s.associated(), s.walhalla("outlaws"), s.strength()) == ([], ["archers"], (1, 1, 0))


# -- associated cards are not of the group ----------------------------------------------------------


def with_associated(**more: Any) -> Scene:
    """One associated card of each side, and exhausted companions of both."""
    return scene(
        scourge="stars", phase="actions", groups={"outlaws": ["Kriss", "Grand arc"], "stars": ["Varth"]},
        associated=[("outlaws", "Archers"), ("stars", "Sentinelles atlantes")],
        exhausted={"Kriss": 1, "Varth": 1}, **more,
    )  # fmt: skip


@pytest.mark.rule("TH-428")
def test_intrigue_does_not_reach_associated_cards() -> None:
    s = with_associated(hands={"stars": ["Brouillage"]})

    s.play("outlaws: pass", "stars: play jamming")

    group = {"exhaust kriss-of-valnor", "exhaust tree-foots-longbow", "exhaust varth"}
    assert s.options("stars") == {"decline"} | group
    s.refused("stars: exhaust archers")
    s.refused("stars: exhaust atlantean-sentinels")


@pytest.mark.rule("TH-428")
def test_elements_do_not_reach_associated_cards() -> None:
    s = with_associated(hands={"outlaws": ["Tir précis"]})

    s.play("outlaws: play precise-shot")

    assert s.options("outlaws") == {"decline", "ready kriss-of-valnor", "ready varth"}
    s.refused("outlaws: ready archers")


@pytest.mark.rule("TH-428")
@pytest.mark.parametrize(("enough", "bravery"), [(2, 2), (3, 1)])
def test_associated_cards_are_not_counted_in_the_group(enough: int, bravery: int) -> None:
    effect = f"ACT@JOUR: gain(this,1B); if(count(*)>={enough}){{gain(this,1B)}}"
    with cards({"tree-foots-longbow": {"effect": effect}}):
        s = with_associated()

        s.play("outlaws: activate tree-foots-longbow")

        assert s.attributes("Grand arc") == (bravery, 0, 0)
