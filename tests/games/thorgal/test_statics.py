"""Chapter 9, permanent effects (TH-976 to TH-983)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import cards, effect
from tests.games.thorgal.scene import Scene, new, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


@pytest.mark.rule("TH-976")
def test_extra_attributes_under_a_condition_come_and_go() -> None:
    with effect("betrayal", "sac(Ship){draw(1)}"):
        s = scene(
            phase="actions", groups={"outlaws": ["Shaïgan", "Navire pirate"]}, hands={"outlaws": ["Trahison"]},
            tokens={"Navire pirate": (0, 0, 1)},
        )  # fmt: skip
        assert (s.attributes("shaigan-the-merciless"), s.strength()) == ((3, 1, 1), (4, 2, 2))

        s.play("outlaws: play betrayal", "outlaws: sacrifice pirate-ship")

        assert (s.attributes("shaigan-the-merciless"), s.strength()) == ((2, 1, 0), (2, 1, 0))


@pytest.mark.rule("TH-976")
def test_extra_attributes_are_this_cards_only() -> None:
    with effect("darek-the-svear", "PERM: attr(1C)"):
        s = scene(groups={"outlaws": ["Darek", "Petrov"], "vikings": ["Leif"]})

        assert (s.attributes("Darek"), s.attributes("Petrov"), s.attributes("Leif")) == (
            (2, 1, 0),
            (1, 1, 0),
            (1, 1, 0),
        )


@pytest.mark.rule("TH-977")
def test_an_aura_is_for_every_card_of_the_group_that_matches() -> None:
    with cards({"the-talisman": {"subtypes": "Animal"}}):
        s = scene(
            destiny="stars", groups={"stars": ["Louve", "Muff", "Le talisman", "Mestor"], "vikings": ["Cheval"]},
            phase="actions",
        )  # fmt: skip

        assert s.strength() == (2 + 2, 1 + 1, 0)
        assert (s.attributes("Muff"), s.attributes("Le talisman")) == ((1, 0, 0), (1, 1, 0))
        assert (s.attributes("Louve"), s.attributes("Cheval du Northland")) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("TH-977")
def test_two_auras_add_up_and_other_leaves_the_giver_out() -> None:
    with cards({"louve": {"effect": "PERM: aura(Star&other,1B)"}, "mestor": {"effect": "PERM: aura(Star,1M)"}}):
        s = scene(destiny="stars", groups={"stars": ["Louve", "Mestor"]})

        assert (s.attributes("Louve"), s.attributes("Mestor")) == ((0, 1, 1), (3, 0, 1))


@pytest.mark.rule("TH-978")
@pytest.mark.parametrize(
    ("group", "card", "phase", "paid"),
    [
        (["Reine d’Umbria"], "court-intrigue", "actions", 0),
        (["Reine d’Umbria"], "taxes", "dawn", 0),
        (["Reine d’Umbria"], "jarl-ewing", "dawn", 2),
        (["Sceau royal"], "jarl-ewing", "dawn", 1),
        (["Costume de plumes"], "shardar-the-powerful", "dawn", 1),
        (["Sceau royal", "Costume de plumes"], "shardar-the-powerful", "dawn", 0),
        (["Sceau royal", "Costume de plumes"], "veronar", "dawn", 0),
    ],
)
def test_reductions_add_up_but_never_below_nothing(group: list[str], card: str, phase: str, paid: int) -> None:
    with effect("feather-suit", "PERM: cost(comp,-2)"):
        s = scene(destiny="lords", phase=phase, groups={"lords": group}, hands={"lords": [card]}, reserves={"lords": 4})

        s.play(f"lords: play {card}")

        assert len(s.discard("lords")) == paid
        assert len(s.reserve("lords")) == 4 - paid + 2 * (card == "taxes")


@pytest.mark.rule("TH-978")
def test_reductions_are_for_their_owner() -> None:
    s = scene(
        scourge="lords",
        groups={"lords": ["Sceau royal"]},
        hands={"outlaws": ["Kriss de Valnor"]},
        reserves={"outlaws": 1},
    )

    s.play("outlaws: play kriss-of-valnor")

    assert s.reserve("outlaws") == []


@pytest.mark.rule("TH-979")
def test_more_prophecy_points_for_the_destiny_player_only() -> None:
    s = new("stars", "vikings", seed=1).play("stars: start haynee")

    s.until("prophecy")
    assert (s.destiny(), s.group("stars")[0], s.g.points) == ("vikings", "haynee", [7, 7])
    s.to_phase("dusk").until("prophecy")

    assert (s.destiny(), s.group("stars")[0], s.g.points) == ("stars", "haynee", [8, 7])


@pytest.mark.rule("TH-980")
def test_armour_ignores_the_first_damage_of_the_round() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Bouclier de Thor"]},
        hands={"outlaws": ["Corde coupée", "Flèche empoisonnée"]}, scourge_reserves={"outlaws": 1},
        decks={"vikings": 20},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play cut-rope", "outlaws: decline", "vikings: pass")
    assert len(s.deck("vikings")) == 20
    s.play("outlaws: play poisoned-arrow")

    assert len(s.deck("vikings")) == 18


def under_fire(first: str) -> Scene:
    """One damage falls before or after the Shield of Thor is played, another one later; the round before is quiet."""
    s = scene(
        destiny="vikings", scourge="outlaws", hands={"vikings": ["Bouclier de Thor"], "outlaws": ["Rançon", "Marché"]},
        reserves={"vikings": 3}, scourge_reserves={"outlaws": 3}, decks={"vikings": 20},
    )  # fmt: skip
    if first == "shield":
        return s.play("vikings: play shield-of-thor", "outlaws: play fools-bargain")
    return s.play("vikings: pass", "outlaws: play fools-bargain", "vikings: done", "vikings: play shield-of-thor")


@pytest.mark.rule("TH-980")
def test_damage_taken_before_counts_among_the_first() -> None:
    shielded = under_fire("shield")
    late = under_fire("damage")
    assert (len(shielded.deck("vikings")), len(late.deck("vikings"))) == (20, 19)

    late.play("outlaws: play ransom")

    assert len(late.deck("vikings")) == 17  # its symbol and its effect; nothing is ignored


@pytest.mark.rule("TH-980")
def test_armours_do_not_add_up() -> None:
    with effect("round-shield", "PERM: armor(1)"):
        s = scene(
            destiny="vikings", scourge="outlaws", phase="actions", hands={"outlaws": ["Flèche empoisonnée"]},
            groups={"vikings": ["Bouclier de Thor", "Bouclier rond"]}, decks={"vikings": 20},
        )  # fmt: skip

        s.play("vikings: pass", "outlaws: play poisoned-arrow")

        assert len(s.deck("vikings")) == 19


@pytest.mark.rule("TH-980")
def test_armour_is_for_the_destiny_player() -> None:
    with effect("unknown-powers", "dmg(foe,2)"):
        s = scene(
            phase="actions", groups={"vikings": ["Bouclier de Thor"]}, hands={"outlaws": ["Pouvoirs inconnus"]},
            decks={"vikings": 20},
        )  # fmt: skip

        s.play("outlaws: play unknown-powers")

        assert len(s.deck("vikings")) == 18


def targets_of(card: str, text: str) -> set[str]:
    """Whom a Viking Scourge card with this effect may hit among Volsung, Sigwald and the pirate ship."""
    with cards({card: {"effect": text, "band": "1P" if not text else "", "cost": "0", "phase": "DAWN"}}):
        s = scene(groups={"outlaws": ["Volsung", "Sigwald", "Navire pirate"]}, hands={"vikings": [card]})
        s.play("outlaws: pass", f"vikings: play {card}")
        found = {option.split()[1] for option in s.options("vikings") if option != "decline"}
        refused = {"exhaust(grp(comp))": "TH-981", "destroy(grp(comp))": "TH-982"}.get(text)
        if refused:
            s.refused("vikings: target volsung-of-nichor", refused)
        return found


BOTH = {"volsung-of-nichor", "sigwald-the-burned"}


@pytest.mark.rule("TH-981")
def test_who_is_immune_to_exhaustion_can_still_be_weakened() -> None:
    assert targets_of("stunned", "") == {"sigwald-the-burned", "pirate-ship"}
    assert targets_of("stunned", "exhaust(grp(comp))") == {"sigwald-the-burned"}
    assert targets_of("stunned", "lose(grp(comp),1B)") == BOTH
    assert targets_of("stunned", "bounce(grp(comp))") == BOTH


@pytest.mark.rule("TH-981")
def test_activating_an_immune_card_exhausts_it() -> None:
    with effect("volsung-of-nichor", "PERM: immune(exhaust) // ACT@DAWN: draw(1)"):
        s = scene(groups={"outlaws": ["Volsung"]})

        s.play("outlaws: activate volsung-of-nichor")

        assert s.exhausted("Volsung") == 1


@pytest.mark.rule("TH-982")
def test_who_is_immune_to_destruction_is_no_target_of_it() -> None:
    s = scene(
        destiny="stars", scourge="outlaws", groups={"stars": ["Métal qui n’existe pas", "Muff"]},
        hands={"outlaws": ["Sabotage"]}, scourge_reserves={"outlaws": 2},
    )  # fmt: skip

    s.play("stars: pass", "outlaws: play sabotage")

    assert s.options("outlaws") == {"target muff"}
    assert targets_of("stunned", "destroy(grp(comp))") == {"sigwald-the-burned"}


@pytest.mark.rule("TH-982")
def test_upkeep_destroys_who_is_immune() -> None:
    s = scene(phase="dusk", groups={"outlaws": ["Volsung"]})

    s.play("outlaws: pass", "vikings: pass", "outlaws: tend volsung-of-nichor", "outlaws: dismiss")

    assert s.walhalla("outlaws") == ["volsung-of-nichor"]


@pytest.mark.rule("TH-982")
def test_a_beaten_opposer_is_destroyed_though_immune() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Leif"]}, tokens={"Leif": (9, 9, 9)},
        opposer="Volsung",
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: pass")

    assert s.walhalla("outlaws") == ["volsung-of-nichor"]


@pytest.mark.rule("TH-983")
@pytest.mark.parametrize(
    ("reserve", "offered"),
    [
        (0, set()),
        (1, {"oppose leif-haraldson"}),
        (2, {"oppose leif-haraldson"}),
        (3, {"oppose leif-haraldson", "oppose hierulf-the-thinker"}),
    ],
)
def test_opposing_costs_more(reserve: int, offered: set[str]) -> None:
    with cards({"hierulf-the-thinker": {"subtypes": "Mage", "cost": "2"}}):
        s = scene(
            destiny="lords", phase="journey", groups={"lords": ["Reine d’Umbria"], "vikings": ["Leif", "Hiérulf"]},
            scourge_reserves={"vikings": reserve}, terrains=["Port fortifié"],
        )  # fmt: skip

        s.play("lords: journey fortified-harbour")  # Viking Warrior: Leif matches, the Mage of cost 2 does not

        assert s.options("vikings", "oppose") == offered
        if not offered:
            s.refused("vikings: oppose leif-haraldson", "TH-983")
        else:
            s.play(f"vikings: {min(offered)}")
            assert len(s.reserve("vikings", "scourge")) == reserve - (3 if "hierulf" in min(offered) else 1)
