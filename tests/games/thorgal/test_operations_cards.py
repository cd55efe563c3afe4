"""Chapter 9, operations on cards in play: tokens, destroying, protecting, upkeep (TH-954 to TH-962)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import cards, effect
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

# -- attributes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-954")
def test_gain_is_for_the_round() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Arme improvisée"]})
    before = s.attributes("Arme improvisée")

    s.play("outlaws: activate improvised-weapon")
    assert (before, s.attributes("Arme improvisée"), s.strength()) == ((0, 0, 0), (1, 2, 0), (1, 2, 0))
    s.to_phase("dusk")
    assert s.attributes("Arme improvisée") == (1, 2, 0)
    s.to_phase("dawn", 2)

    assert s.attributes("Arme improvisée") == (0, 0, 0)


@pytest.mark.rule("TH-955")
@pytest.mark.parametrize(("destination", "left"), [("Cité d’Umbria", (1, 3, 0)), ("Pyramide de Mayaxatl", (0, 2, 4))])
def test_no_attribute_is_lost_below_nothing(destination: str, left: tuple[int, int, int]) -> None:
    s = scene(
        destiny="stars", scourge="lords", phase="actions", groups={"stars": ["Slive"]}, destination=destination
    )  # fmt: skip

    s.play("stars: activate slive")

    assert s.difficulty() == left
    s.to_phase("dawn", 2)
    assert s.attributes(destination)[0] == {1: 2, 0: 0}[left[0]]


@pytest.mark.rule("TH-955")
def test_a_loss_may_eat_a_later_gain() -> None:
    with effect("improvised-weapon", "ACT@JOUR: lose(this,2B); gain(this,1B+1C)"):
        s = scene(phase="actions", groups={"outlaws": ["Arme improvisée", "Darek"]})

        s.play("outlaws: activate improvised-weapon")

        assert (s.attributes("Arme improvisée"), s.strength()) == ((0, 1, 0), (2, 1, 0))


@pytest.mark.rule("TH-956")
@pytest.mark.parametrize(
    ("card", "branch", "counts", "left"),
    [
        ("kriss-of-valnor", 1, {"count 0", "count 1"}, (0, 2, 0)),
        ("sigwald-the-burned", 1, {"count 0", "count 1", "count 2"}, (1, 2, 0)),
        ("sigwald-the-burned", 2, {"count 0", "count 1", "count 2"}, (1, 0, 2)),
    ],
)
def test_convert_turns_what_the_card_has(card: str, branch: int, counts: set[str], left: tuple[int, int, int]) -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Masque de cuir", "Kriss", "Sigwald", "Dagues"]}, reserves={"outlaws": 1}
    )

    s.play("outlaws: activate leather-mask", f"outlaws: branch {branch}", f"outlaws: target {card}")
    assert s.options("outlaws") == counts
    s.play(f"outlaws: {max(counts)}")

    assert s.attributes(card) == left
    assert s.to_phase("dawn", 2).attributes(card) == {"k": (1, 1, 0), "s": (3, 0, 0)}[card[0]]


@pytest.mark.rule("TH-956")
def test_nothing_is_converted_where_there_is_nothing() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Masque de cuir", "Shaniah"]})

    s.play("outlaws: activate leather-mask", "outlaws: branch 1", "outlaws: target shaniah")

    assert (s.asked(), s.attributes("Shaniah")) == (["vikings: open_turn"], (0, 1, 0))


# -- Exhausted tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-957")
def test_exhaust_adds_a_token_even_to_an_exhausted_card() -> None:
    s = scene(
        groups={"outlaws": ["Kriss", "Navire pirate"]}, exhausted={"Kriss": 1}, conquered={"Skellingar": "outlaws"}
    )

    s.play("outlaws: pass", "vikings: fenrir skellingar")
    assert s.options("vikings") == {"target kriss-of-valnor"}
    s.play("vikings: target kriss-of-valnor")

    assert (s.exhausted("Kriss"), s.exhausted("Navire pirate")) == (2, 0)


@pytest.mark.rule("TH-958")
def test_ready_removes_one_token() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Thorgal", "Corne à hydromel"]},
        exhausted={"Thorgal": 2},
    )  # fmt: skip

    s.play("vikings: activate mead-horn", "vikings: target thorgal-vikings", "outlaws: pass")

    assert (s.exhausted("Thorgal"), s.exhausted("Corne à hydromel")) == (1, 1)
    s.refused("vikings: activate thorgal-vikings", "TH-334")


# -- leaving the group ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-959")
def test_destroying_is_no_damage() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", groups={"vikings": ["Drakkar", "Bouclier de Thor"]},
        hands={"outlaws": ["Sabotage"], "vikings": ["Solveig"]}, scourge_reserves={"outlaws": 2},
        prevented={"vikings": 2}, decks={"vikings": 20},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play sabotage", "outlaws: target longship")

    assert (s.walhalla("vikings"), s.group("vikings")) == (["longship"], ["shield-of-thor"])
    assert (len(s.deck("vikings")), s.hand("vikings")) == (20, ["solveig"])
    assert s.g.prevented[0] == 2  # armour took the Damage symbol


@pytest.mark.rule("TH-959")
def test_prevention_takes_the_symbol_only() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", groups={"vikings": ["Drakkar"]}, decks={"vikings": 20},
        hands={"outlaws": ["Sabotage"]}, scourge_reserves={"outlaws": 2}, prevented={"vikings": 2},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play sabotage", "outlaws: target longship")

    assert (s.walhalla("vikings"), s.g.prevented[0], len(s.deck("vikings"))) == (["longship"], 1, 20)


@pytest.mark.rule("TH-960")
def test_a_bounced_companion_is_in_hand_without_tokens() -> None:
    s = scene(
        phase="dusk", groups={"outlaws": ["Kriss", "Sigwald"]}, exhausted={"Kriss": 1}, tokens={"Kriss": (1, 0, 0)},
        hands={"vikings": ["Jugement du Thing"]}, scourge_reserves={"vikings": 2}, decks={"outlaws": 20},
    )  # fmt: skip

    s.play("outlaws: pass", "vikings: play judgment-of-the-thing", "vikings: target kriss-of-valnor")
    assert (s.hand("outlaws"), s.group("outlaws")) == (["kriss-of-valnor"], ["sigwald-the-burned"])
    assert s.walhalla("vikings") == []
    s.play("outlaws: pass", "vikings: pass")
    assert s.options("outlaws") == {"tend sigwald-the-burned"}
    s.play("outlaws: tend sigwald-the-burned", "outlaws: dismiss")
    assert s.options("outlaws") == {"store kriss-of-valnor", "top kriss-of-valnor"}
    s.play("outlaws: store kriss-of-valnor")

    assert s.reserve("outlaws") == ["kriss-of-valnor"]


@pytest.mark.rule("TH-960")
def test_a_bounced_companion_comes_back_fresh() -> None:
    with cards({"judgment-of-the-thing": {"phase": "DAWN"}}):
        s = scene(
            groups={"outlaws": ["Shaniah"]}, exhausted={"Shaniah": 2}, tokens={"Shaniah": (2, 0, 0)},
            hands={"vikings": ["Jugement du Thing"]}, scourge_reserves={"vikings": 2},
        )  # fmt: skip

        s.play("outlaws: pass", "vikings: play judgment-of-the-thing", "vikings: target shaniah")
        s.play("outlaws: play shaniah")

        assert (s.exhausted("Shaniah"), s.attributes("Shaniah")) == (0, (0, 1, 0))


# -- keep and protect -----------------------------------------------------------------------------------------


def kept_varth() -> Scene:
    s = scene(destiny="stars", phase="dusk", groups={"stars": ["Varth", "Anneau d’Ouroboros"]}, reserves={"stars": 4})
    return s.play("stars: activate ring-of-ouroboros", "stars: branch 1", "stars: target varth")


@pytest.mark.rule("TH-961")
def test_a_kept_companion_pays_nothing() -> None:
    s = kept_varth()

    s.play("vikings: pass", "stars: pass", "stars: tend varth")

    assert ("varth" in s.group("stars"), len(s.reserve("stars")), s.discard("stars")) == (True, 4, [])


@pytest.mark.rule("TH-961")
def test_a_kept_companion_is_kept_this_round_only() -> None:
    s = kept_varth()

    s.to_phase("dusk", 3)
    s.play("stars: pass", "vikings: pass", "stars: tend varth")

    assert s.reserve("stars") == []


THREATS = {
    "stunned": "lose(grp(*),1B)",
    "wolf-of-fenrir": "destroy(grp(*))",
    "storm-at-sea": "bounce(grp(*))",
    "thors-wrath": "exhaust(grp(*))",
}


@pytest.mark.rule("TH-962")
@pytest.mark.parametrize("threat", [*THREATS, "alinoe"])
@pytest.mark.parametrize(("answers", "open_"), [(["pass"], {"mestor"}), (["play force-field", "target mestor"], set())])
def test_a_protected_card_is_no_target_for_foes(threat: str, answers: list[str], open_: set[str]) -> None:
    with cards({slug: {"effect": text, "band": "", "cost": "0"} for slug, text in THREATS.items()}):
        s = scene(
            destiny="stars", phase="actions", groups={"stars": ["Mestor", "Capsule de survie"]},
            hands={"stars": ["Champ de force"], "vikings": [threat]}, scourge_reserves={"vikings": 2},
        )  # fmt: skip

        s.play(*[f"stars: {answer}" for answer in answers], f"vikings: play {threat}")

        targets = {option.split()[1] for option in s.options("vikings") - {"decline"}}
        assert targets == {"survival-pod"} | open_
        if not open_ and threat in THREATS:
            s.refused("vikings: target mestor", "TH-962")


@pytest.mark.rule("TH-962")
def test_protection_does_not_hinder_its_owner_and_ends_at_clean_up() -> None:
    with cards({"mestor": {"effect": "ACT@JOUR: sac(this){draw(1)}"}}):
        group = ["Mestor", "Slive"]
        s = scene(destiny="stars", phase="actions", groups={"stars": group}, hands={"stars": ["Champ de force"]})
        s.play("stars: play force-field", "stars: target mestor", "vikings: pass")
        kept = Scene(s.match.clone())

        s.play("stars: activate mestor", "stars: sacrifice mestor")
        kept.until("tend", "stars")
        safe_at_dusk = kept.g.safe[:]
        kept.to_phase("dawn", 2)

        assert "mestor" in s.walhalla("stars")
        assert (len(safe_at_dusk), kept.g.safe, kept.group("stars")) == (1, [], ["mestor", "slive"])
