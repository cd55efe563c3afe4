"""Limits: hands, tokens, attributes, costs and positions that come back (TH-830 to TH-834)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import scene

POWERS = "unknown-powers"  # an event of the Outlaws
PEOPLE = ("kriss-of-valnor", "sigwald", "tjall", "shaniah", "darek", "lehla", "petrov", "aniel", "brigands", "argun")


@pytest.mark.rule("TH-830")
def test_a_hand_has_no_limit() -> None:
    with deeds({}, hidden_loot={"effect": "ACT@DAWN: draw(2)"}):
        s = scene(phase="prophecy", groups={"outlaws": ["hidden-loot"]})

        s.play(*["outlaws: hand"] * 7).to_phase("dawn").play("outlaws: activate hidden-loot")

        assert len(s.hand("outlaws")) == 9
        s.to_phase("dusk")
        assert len(s.hand("outlaws")) == 9  # nothing is discarded


@pytest.mark.rule("TH-830")
def test_a_group_has_no_limit() -> None:
    s = scene(
        groups={"outlaws": [*PEOPLE, "pirate-ship"]}, hands={"outlaws": ["stolen-horse", "hidden-loot"]},
        reserves={"outlaws": 9},
    )  # fmt: skip

    s.play("outlaws: play stolen-horse", "vikings: pass")
    assert len(s.group("outlaws")) == 12

    s.play("outlaws: play hidden-loot", "vikings: pass")
    assert len(s.group("outlaws")) == 13


@pytest.mark.rule("TH-831")
def test_exhausted_tokens_never_run_out() -> None:
    with deeds({"stunned": "exhaust(grp(comp))"}):
        s = scene(
            phase="actions", groups={"outlaws": ["petrov", "improvised-weapon"]}, hands={"vikings": ["stunned"]},
            exhausted={"petrov": 15},
        )  # fmt: skip

        s.play("outlaws: activate improvised-weapon", "vikings: play stunned", "vikings: target petrov")

        assert (s.exhausted("petrov"), s.exhausted("improvised-weapon")) == (16, 1)


@pytest.mark.rule("TH-831")
def test_attribute_tokens_never_run_out() -> None:
    with deeds({POWERS: "gain(grp(comp),3M)"}, petrov={"band": "1B"}):
        s = scene(
            phase="actions", groups={"outlaws": ["petrov"]}, hands={"outlaws": [POWERS]}, tokens={"petrov": (0, 0, 13)}
        )

        s.play("outlaws: play unknown-powers", "outlaws: target petrov")

        assert s.attributes("petrov") == (1, 0, 16)


@pytest.mark.rule("TH-832")
def test_an_attribute_never_counts_below_0_and_losses_stay() -> None:
    effects = {POWERS: "gain(grp(comp),2M)", "stunned": "lose(grp(comp),3M)"}
    with deeds(effects, aniel_of_valnor={"band": "2M"}):
        s = scene(
            phase="actions", groups={"outlaws": ["aniel", "brigands"]},
            hands={"outlaws": [POWERS], "vikings": ["stunned"]},
        )  # fmt: skip

        s.play("outlaws: pass", "vikings: play stunned", "vikings: target aniel-of-valnor")
        assert s.attributes("aniel") == (0, 0, 0)
        assert s.strength()[2] == 0  # and takes nothing from others

        s.play("outlaws: play unknown-powers", "outlaws: target aniel-of-valnor")
        assert s.attributes("aniel") == (0, 0, 1)


@pytest.mark.rule("TH-832")
def test_printed_values_bonuses_and_tokens_add_up() -> None:
    with deeds({}, petrov={"band": "1B 1C"}, shaniah={"band": "", "effect": "PERM: aura(comp&other,2C); attr(1M)"}):
        s = scene(
            phase="actions", groups={"outlaws": ["petrov", "shaniah"]}, tokens={"petrov": (2, -4, 1)}
        )  # fmt: skip

        assert s.attributes("petrov") == (3, 0, 1)  # Cunning 1 + 2 - 4
        assert s.attributes("shaniah") == (0, 0, 1)
        assert s.strength() == (3, 0, 2)


@pytest.mark.rule("TH-833")
@pytest.mark.parametrize(
    ("discount", "tax", "paid"),
    [(1, 1, 0), (1, 0, 0), (0, 0, 0), (0, 1, 1), (1, 3, 2), (3, 2, 0)],
)
def test_cost_changes_are_added_up_before_they_stop_at_0(discount: int, tax: int, paid: int) -> None:
    effects = {"taxes": f"discount({discount or 1},comp)", "fools-bargain": f"tax({tax or 1},comp)"}  # not played at 0
    with deeds(effects, royal_seal={"effect": "PERM: cost(comp,-1)"}, helgith={"cost": "1"}):
        s = scene(
            destiny="lords", scourge="outlaws", groups={"lords": ["royal-seal"]}, reserves={"lords": 5},
            hands={"lords": ["taxes", "helgith", "baron-zorn"], "outlaws": ["fools-bargain"]},
        )  # fmt: skip
        s.play("lords: play taxes" if discount else "lords: play baron-zorn")
        s.play("outlaws: play fools-bargain" if tax else "outlaws: pass")
        before, view = len(s.reserve("lords")), s.view("lords")
        assert dict(zip(view.hand, view.prices, strict=True))["helgith"] == paid

        s.play("lords: play helgith")

        assert before - len(s.reserve("lords")) == paid


# -- positions that come back -----------------------------------------------------------------------------------


@pytest.mark.rule("TH-834")
def test_a_position_may_come_back_in_another_window() -> None:
    aaricia, horn = "ACT@DAWN+DUSK: ready(grp(other))", "ACT@DAWN+DUSK: ready(grp(comp))"
    with deeds({}, aaricia={"effect": aaricia}, mead_horn={"effect": horn}):
        s = scene(destiny="vikings", scourge="outlaws", groups={"vikings": ["aaricia", "mead-horn"]})
        s.play("vikings: activate aaricia", "outlaws: pass")
        s.play("vikings: activate mead-horn", "vikings: target aaricia", "outlaws: pass")
        s.refused("vikings: activate aaricia", "TH-834")

        s.play("vikings: pass").until("opposition").play("outlaws: decline", "vikings: pass", "outlaws: pass")

        assert s.phase() == "dusk"
        assert s.options("vikings") == {"pass", "activate aaricia"}


@pytest.mark.rule("TH-834")
def test_another_change_makes_it_a_new_position() -> None:
    with deeds({"poisoned-arrow": "dmg(foe,1)"}):
        s = scene(
            destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["aaricia", "mead-horn"]},
            hands={"outlaws": ["poisoned-arrow"]},
        )  # fmt: skip
        s.play("vikings: activate aaricia", "outlaws: pass")
        s.play("vikings: activate mead-horn", "vikings: target aaricia", "outlaws: play poisoned-arrow")

        assert s.options("vikings") == {"pass", "activate aaricia"}
