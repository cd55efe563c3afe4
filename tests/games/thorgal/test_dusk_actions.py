"""Chapter 5, the actions of Dusk and the end of the round (TH-501 to TH-504, TH-550 to TH-552)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

# -- step 1: actions --------------------------------------------------------------------------------


@pytest.mark.rule("TH-501")
def test_two_passes_lead_to_upkeep() -> None:
    s = scene(phase="dusk", groups={"outlaws": ["Darek"]})
    assert s.asked() == ["outlaws: open_turn"]

    s.play("outlaws: pass")
    assert s.asked() == ["vikings: open_turn"]
    s.play("vikings: pass")

    assert s.asked() == ["outlaws: tend"]


@pytest.mark.rule("TH-501")
def test_an_action_keeps_the_window_open() -> None:
    s = scene(phase="dusk", groups={"outlaws": ["Darek"]}, hands={"vikings": ["Serpent-vampire"]},
              scourge_reserves={"vikings": 1})  # fmt: skip

    s.play("outlaws: pass", "vikings: play vampire-snake", "outlaws: pass")

    assert s.asked() == ["vikings: open_turn"]
    s.play("vikings: pass")
    assert s.asked() == ["outlaws: tend"]


@pytest.mark.rule("TH-502")
def test_what_the_destiny_player_may_do_at_dusk() -> None:
    s = scene(
        phase="dusk", groups={"outlaws": ["Shaniah", "Arme improvisée"]}, reserves={"outlaws": 5},
        hands={"outlaws": ["Darek", "Navire pirate", "Pouvoirs inconnus", "Partage du butin"]},
    )  # fmt: skip

    assert s.options("outlaws") == {"pass", "play sharing-the-spoils", "activate shaniah"}
    s.refused("outlaws: play darek-the-svear", "TH-309")
    s.refused("outlaws: play pirate-ship", "TH-309")
    s.refused("outlaws: play unknown-powers", "TH-317")
    s.refused("outlaws: activate improvised-weapon", "TH-332")


@pytest.mark.rule("TH-503")
def test_what_the_scourge_player_may_do_at_dusk() -> None:
    s = scene(
        phase="dusk", hands={"vikings": ["Étourdi", "Serpent-vampire"]}, scourge_reserves={"vikings": 5},
        groups={"vikings": ["Larmes de Tjahzi"]},
        conquered={"Village des Vikings": "outlaws", "Port fortifié": "outlaws"},
    )  # fmt: skip

    s.play("outlaws: pass")

    village = "fenrir village-of-the-northern-vikings"
    assert s.options("vikings") == {"pass", "play vampire-snake", village}
    s.refused("vikings: play stunned", "TH-317")
    s.refused("vikings: fenrir fortified-harbour", "TH-470")
    s.refused("vikings: activate tears-of-tjahzi", "TH-307")


def rewarded(name: str) -> Scene:
    """The gates of Asgard have just given the Vikings a card back, at the end of a journey."""
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Larmes de Tjahzi"]},
        tokens={"Larmes de Tjahzi": (9, 9, 9)}, destination="Portes d’Asgard", walhallas={"vikings": [name]},
    )  # fmt: skip
    s.play("vikings: pass", "outlaws: pass", "vikings: accept", f"vikings: move {name}")
    assert (s.phase(), s.hand("vikings"), len(s.reserve("vikings"))) == ("dusk", [name], 2)
    return s


@pytest.mark.rule("TH-504")
def test_a_companion_that_comes_late_waits_for_clean_up() -> None:
    s = rewarded("bjorn-gandalfson")

    assert s.options("vikings", "play") == set()
    s.refused("vikings: play bjorn-gandalfson", "TH-309")
    s.play("vikings: pass", "outlaws: pass")

    assert s.options("vikings") == {"store bjorn-gandalfson", "top bjorn-gandalfson"}


@pytest.mark.rule("TH-504")
def test_a_card_of_this_phase_may_still_be_played() -> None:
    with cards({"gates-of-asgard": {"effect": "move(1,*,walhalla>hand); reserve(2)"}}):
        s = rewarded("valkyries")

        assert s.options("vikings", "play") == {"play valkyries"}


# -- step 4: change of roles ------------------------------------------------------------------------


def evening(success: bool = False, **more: Any) -> Scene:
    """The end of a journey of the Outlaws; supports need no upkeep."""
    s = scene(
        phase="actions", groups={"outlaws": ["Navire pirate", "Arme improvisée"], "vikings": ["Thorgal"]},
        tokens={"Navire pirate": (9, 9, 9) if success else (-1, -1, 0)}, destination="Port fortifié", **more,
    )  # fmt: skip
    return s.play("outlaws: pass", "vikings: pass", *["outlaws: decline"] * success)


@pytest.mark.rule("TH-550")
@pytest.mark.parametrize("success", [True, False])
def test_the_roles_change_whatever_the_result(success: bool) -> None:
    s = evening(success)
    assert (s.destiny(), s.horns("outlaws")) == ("outlaws", int(success))

    s.play("outlaws: pass", "vikings: pass")

    assert (s.g.round, s.destiny(), s.asked()) == (2, "vikings", ["vikings: prophecy"])
    s.to_phase("prophecy", 3)
    assert (s.g.round, s.destiny()) == (3, "outlaws")


@pytest.mark.rule("TH-551")
def test_the_cards_of_the_other_role_wait() -> None:
    s = evening(decks={"outlaws": 25}, reserves={"outlaws": 3}, scourge_decks={"outlaws": 20})
    s.play("outlaws: pass", "vikings: pass")
    deck, reserve = s.deck("outlaws"), s.reserve("outlaws")

    s.until("prophecy", "outlaws").play(*["outlaws: hand"] * 3, *["outlaws: reserve"] * 4)
    assert s.counts("outlaws", "scourge") == (13, 3, 4, 0, 0)
    assert s.counts("outlaws") == (25, 0, 3, 0, 0)
    s.to_phase("prophecy", 3)

    assert (s.deck("outlaws"), s.reserve("outlaws")) == (deck, reserve)
    assert (len(deck), len(reserve)) == (25, 3)
    s.play("outlaws: hand")
    assert s.hand("outlaws") == [deck[-1]]


@pytest.mark.rule("TH-552")
def test_groups_conquests_and_horns_last() -> None:
    s = evening(success=True)

    s.play("outlaws: pass", "vikings: pass")

    assert (s.g.round, s.phase(), s.asked()) == (2, "prophecy", ["vikings: prophecy"])
    assert s.group("outlaws") == ["pirate-ship", "improvised-weapon"]
    assert s.group("vikings") == ["thorgal-vikings"]
    assert (s.horns("outlaws"), s.conqueror("Port fortifié")) == (1, "outlaws")
