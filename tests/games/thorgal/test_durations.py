"""How long effects last (TH-860 to TH-863, with TH-340 for what is activated)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, scene

POWERS = "unknown-powers"  # an event of the Outlaws
TRAVEL = ("outlaws: pass", "vikings: pass", "outlaws: journey fortified-harbour", "vikings: decline")  # Dawn to journey


# -- tokens: until clean-up -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-860")
def test_a_loss_of_the_dawn_still_counts_on_the_journey() -> None:
    with deeds({"banishment": "lose(grp(comp),1B+1C+1M)"}, petrov={"band": "2B 1C 2M"}):
        s = scene(groups={"outlaws": ["petrov"]}, hands={"vikings": ["Bannissement"]}, terrains=["Port fortifié"])
        s.play("outlaws: pass", "vikings: play banishment", "vikings: target petrov")

        s.play(*TRAVEL, "outlaws: pass", "vikings: pass")

        (measured,) = s.events("JourneyMeasured")
        assert [measured.bravery, measured.cunning, measured.might] == [1, 0, 1]
        assert (s.phase(), s.attributes("petrov")) == ("dusk", (1, 0, 1))
        assert s.to_phase("prophecy", 2).attributes("petrov") == (2, 1, 2)


@pytest.mark.rule("TH-340", "TH-860")
def test_what_an_activated_card_gains_outlasts_the_phase_and_what_it_forbids_does_not() -> None:
    terrain = "pyramid-of-mayaxatl"
    crown = {"band": "2M", "effect": "ACT@JOUR: forbid(terrain); gain(this,1C)"}
    with deeds({}, crown_of_ogotai=crown, pyramid_of_mayaxatl={"fenrir": "ACT@JOUR+DUSK: draw(1)"}):
        s = scene(destiny="stars", phase="actions", groups={"stars": ["crown-of-ogotai"]}, conquered={terrain: "stars"})
        s.play("stars: activate crown-of-ogotai")
        s.refused(f"vikings: fenrir {terrain}", "TH-969")

        s.play("vikings: pass", "stars: pass", "stars: pass")

        assert (s.phase(), s.attributes("crown-of-ogotai")) == ("dusk", (0, 1, 2))
        assert s.options("vikings") == {"pass", f"fenrir {terrain}"}
        assert s.to_phase("prophecy", 2).attributes("crown-of-ogotai") == (0, 0, 2)


# -- the current phase ------------------------------------------------------------------------------------------


def dawn_against(**more: Any) -> Scene:
    """A Dawn in which the Vikings have played Ill Omen; the Outlaws hold an event for Dawn and one for the journey."""
    held = ["thieves-pact", "ambush", "petrov"]
    s = scene(
        hands={"outlaws": held, "vikings": ["ill-omen", "stunned"]}, terrains=["Port fortifié"], **more
    )  # fmt: skip
    return s.play("outlaws: pass", "vikings: play ill-omen")


def dawn_cards(effect: str) -> dict[str, dict[str, str]]:
    """Ill Omen with this effect; the events and Petrov cost 1."""
    return {
        "ill_omen": {"cost": "0", "band": "", "effect": effect},
        "thieves_pact": {"cost": "1", "effect": "draw(1)"},
        "ambush": {"cost": "1", "band": "1C"},
        "petrov": {"cost": "1"},
    }


@pytest.mark.rule("TH-861")
def test_a_tax_ends_with_the_phase() -> None:
    with deeds({}, **dawn_cards("tax(1,*)")):
        s = dawn_against(reserves={"outlaws": 5})

        s.play("outlaws: play thieves-pact")
        assert len(s.reserve("outlaws")) == 3  # 2 are paid at Dawn

        s.play("vikings: pass", "outlaws: pass", *TRAVEL[2:], "outlaws: play ambush")
        assert len(s.reserve("outlaws")) == 2  # 1 on the journey


@pytest.mark.rule("TH-861")
def test_a_prohibition_ends_with_the_phase() -> None:
    with deeds({}, **dawn_cards("forbid(event)")):
        s = dawn_against(reserves={"outlaws": 5})
        s.refused("outlaws: play thieves-pact", "TH-969")

        s.play(*TRAVEL)

        assert s.options("outlaws") == {"pass", "play ambush"}


@pytest.mark.rule("TH-861")
def test_a_discount_ends_with_the_phase() -> None:
    cards = {"thieves_pact": {"cost": "0", "effect": "discount(1,event)"}, "ambush": {"cost": "1", "band": "1C"}}
    with deeds({}, **cards):
        s = scene(hands={"outlaws": ["thieves-pact", "ambush"]}, reserves={"outlaws": 5}, terrains=["Port fortifié"])
        s.play("outlaws: play thieves-pact", "vikings: pass", *TRAVEL[:1], *TRAVEL[2:])
        assert s.view(None).lasting == ()

        s.play("outlaws: play ambush")

        assert len(s.reserve("outlaws")) == 4


@pytest.mark.rule("TH-861")
def test_the_whole_journey_is_one_phase() -> None:
    reward = {"effect": "place(comp,walhalla)"}
    with deeds({POWERS: "tax(2,*)"}, fortified_harbour=reward, petrov={"effect": "ENTER: draw(1)"}):
        s = scene(
            phase="actions", groups={"outlaws": ["brigands"]}, tokens={"brigands": (9, 9, 9)},
            hands={"outlaws": [POWERS]}, walhallas={"outlaws": ["petrov"]}, destination="Port fortifié",
        )  # fmt: skip
        s.play("outlaws: play unknown-powers", "vikings: pass", "outlaws: pass")

        assert (s.asked(), s.phase()) == (["outlaws: reward"], "journey")  # the fifth step
        assert [lasting.kind for lasting in s.view(None).lasting] == ["tax"]
        s.play("outlaws: decline")
        assert (s.phase(), s.view(None).lasting) == ("dusk", ())


# -- the round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-862")
def test_prevention_lasts_for_the_round() -> None:
    with deeds({"thieves-pact": "prevent(2)"}):
        s = scene(hands={"outlaws": ["thieves-pact"]}).play("outlaws: play thieves-pact")

        assert s.to_phase("dusk").g.prevented[0] == 2
        assert s.to_phase("prophecy", 2).g.prevented == [0, 0]


FENRIR = "fenrir fortified-harbour"


def to_journey(s: Scene, round_: int) -> Scene:
    """Quiet answers until the first turn of a journey of the Vikings without opposition."""
    return s.to_phase("journey", round_).until("open_turn", "vikings")


@pytest.mark.rule("TH-862")
def test_armour_and_once_per_round_are_new_in_every_round() -> None:
    changes = {"shield_of_thor": {"effect": "PERM: armor(1)"}, "fortified_harbour": {"fenrir": "ACT@JOUR: dmg(foe,1)"}}
    with deeds({"poisoned-arrow": "dmg(foe,1)"}, **changes):
        s = scene(
            destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["shield-of-thor"]},
            hands={"outlaws": ["poisoned-arrow"]}, conquered={"Port fortifié": "vikings"},
        )  # fmt: skip
        s.play("vikings: pass", f"outlaws: {FENRIR}", "vikings: pass")
        assert s.walhalla("vikings") == []  # the armour's work
        s.refused(f"outlaws: {FENRIR}", "TH-469")
        s.play("outlaws: play poisoned-arrow")
        assert len(s.walhalla("vikings")) == 1

        to_journey(s, 3).play("vikings: pass", f"outlaws: {FENRIR}")

        assert len(s.walhalla("vikings")) == 1
        assert len(s.events("DamageIgnored")) == 2


@pytest.mark.rule("TH-862")
def test_a_kept_companion_is_kept_for_one_round() -> None:
    with deeds({POWERS: "keep(grp(comp))"}):
        s = scene(phase="actions", groups={"outlaws": ["sigwald"]}, hands={"outlaws": [POWERS]})
        s.play("outlaws: play unknown-powers", "outlaws: target sigwald", "vikings: pass", "outlaws: pass")
        assert s.g.kept

        s.play("outlaws: pass", "vikings: pass", "outlaws: tend sigwald")
        assert (s.g.round, s.events("UpkeepMissed")) == (2, [])

        s.until("unmet")
        assert (s.g.round, s.asked()) == (3, ["outlaws: unmet"])


@pytest.mark.rule("TH-862")
def test_protection_ends_at_clean_up() -> None:
    with deeds({POWERS: "protect(grp(comp))"}):
        s = scene(phase="actions", groups={"outlaws": ["petrov"]}, hands={"outlaws": [POWERS, "archers"]})
        s.play("outlaws: play unknown-powers", "outlaws: target petrov")
        assert s.to_phase("dusk").view(None).players[0].group[0].protected

        s.until("settle_hand")
        assert s.view(None).players[0].group[0].protected
        s.to_phase("prophecy", 2)
        assert s.g.safe == []
        assert not s.to_phase("dawn", 3).view(None).players[0].group[0].protected


# -- permanent effects ------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-863")
def test_a_permanent_effect_ends_with_its_card() -> None:
    people = {"galathorn": {"cost": "2"}, "jarl_ewing": {"cost": "2"}}
    with deeds({"sabotage": "destroy(grp(sup))"}, royal_seal={"effect": "PERM: cost(comp,-1)"}, **people):
        s = scene(
            destiny="lords", scourge="outlaws", groups={"lords": ["royal-seal"]},
            hands={"lords": ["galathorn", "jarl-ewing"], "outlaws": ["sabotage"]}, reserves={"lords": 5},
        )  # fmt: skip
        s.play("lords: play galathorn")
        assert len(s.reserve("lords")) == 4

        s.play("outlaws: play sabotage", "outlaws: target royal-seal")
        assert (len(s.reserve("lords")), s.group("lords")) == (4, ["galathorn"])  # what was bought stays bought

        s.play("lords: play jarl-ewing")
        assert len(s.reserve("lords")) == 2


@pytest.mark.rule("TH-863")
def test_what_was_resolved_stays_when_its_source_leaves() -> None:
    changes = {
        "leather_mask": {"effect": "ACT@JOUR: gain(grp(comp),2C)"},
        "pirate_ship": {"band": "", "effect": "PERM: aura(comp,1M)"},
        "petrov": {"band": "1B"},
    }
    with deeds({"stunned": "destroy(grp(sup))", "nidhogg": "destroy(grp(sup))"}, **changes):
        s = scene(
            phase="actions", groups={"outlaws": ["petrov", "leather-mask", "pirate-ship"]},
            hands={"vikings": ["stunned", "nidhogg"]},
        )  # fmt: skip
        s.play("outlaws: activate leather-mask", "outlaws: target petrov")
        assert s.attributes("petrov") == (1, 2, 1)

        s.play("vikings: play stunned", "vikings: target leather-mask", "outlaws: pass")
        assert s.attributes("petrov") == (1, 2, 1)
        s.play("vikings: play nidhogg", "vikings: target pirate-ship")
        assert s.attributes("petrov") == (1, 2, 0)
