"""Chapter 9, operations on the journey, on costs and on what foes may do (TH-963 to TH-969)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import cards, effect
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

# -- the journey ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-963")
def test_detach_destroys_an_associated_card_of_the_foe() -> None:
    s = scene(
        destiny="stars", scourge="outlaws", phase="actions", groups={"stars": ["Jolan"]}, decks={"stars": 20},
        hands={"outlaws": ["Pillards", "Guet-apens"]}, scourge_reserves={"outlaws": 4},
        associated=[("stars", "Télékinésie")], destination="Village xinjin",
    )  # fmt: skip
    s.play("stars: pass", "outlaws: play raiders", "stars: pass", "outlaws: play lying-in-wait")
    before = s.difficulty()

    s.play("stars: activate jolan")
    assert s.options("stars") == {"detach lying-in-wait"}  # Raiders cost 3, Telekinesis is Jolan's
    s.play("stars: detach lying-in-wait")

    assert (before[1] - s.difficulty()[1], s.niflhel("outlaws")) == (2, ["lying-in-wait"])
    assert (s.associated(), len(s.deck("stars"))) == (["telekinesis", "raiders"], 19)


@pytest.mark.rule("TH-963")
@pytest.mark.parametrize("text", ["detach(scourge&cost<=2)", "detach(cost<=2)"])
def test_detach_asks_nothing_without_a_match_of_the_foe(text: str) -> None:
    with effect("jolan", f"ACT@JOUR: {text}"):
        s = scene(
            destiny="stars", scourge="outlaws", phase="actions", groups={"stars": ["Jolan"]},
            associated=[("outlaws", "Pillards"), ("stars", "Télékinésie")],
        )  # fmt: skip

        s.play("stars: activate jolan")

        assert (s.asked(), s.associated()) == (["outlaws: open_turn"], ["raiders", "telekinesis"])


@pytest.mark.rule("TH-964")
def test_recall_sends_the_opposer_home() -> None:
    s = scene(
        phase="actions", groups={"outlaws": ["Sigwald"]}, hands={"outlaws": ["Évasion"]}, reserves={"outlaws": 1},
        opposer="Thorgal", destination="Port fortifié", exhausted={"Thorgal": 1}, tokens={"Sigwald": (1, 0, 0)},
    )  # fmt: skip
    assert s.difficulty() == (5, 1, 1)

    s.play("outlaws: play escape")

    assert (s.difficulty(), s.opposer(), s.group("vikings")) == ((4, 0, 0), "", ["thorgal-vikings"])
    assert s.exhausted("Thorgal") == 1
    s.play("vikings: pass", "outlaws: pass")
    assert (s.conqueror("Port fortifié"), s.group("vikings")) == ("outlaws", ["thorgal-vikings"])


@pytest.mark.rule("TH-964")
def test_recall_refunds_nothing_and_no_one_opposes_again() -> None:
    s = scene(
        phase="journey", groups={"vikings": ["Leif", "Wor"]}, hands={"outlaws": ["Évasion"]},
        reserves={"outlaws": 1}, scourge_reserves={"vikings": 4}, terrains=["Repaire des brigands"],
    )  # fmt: skip

    s.play("outlaws: journey brigands-lair", "vikings: oppose leif-haraldson")
    assert len(s.reserve("vikings", "scourge")) == 1
    s.play("outlaws: play escape")

    assert (len(s.reserve("vikings", "scourge")), s.asked()) == (1, ["vikings: open_turn"])
    s.refused("vikings: oppose wor-the-magnificent", "TH-412")


@pytest.mark.rule("TH-964")
def test_recall_without_opposer_does_nothing() -> None:
    s = scene(phase="actions", hands={"outlaws": ["Évasion"]}, reserves={"outlaws": 1}, groups={"vikings": ["Leif"]})

    s.play("outlaws: play escape")

    assert (s.group("vikings"), s.associated()) == (["leif-haraldson"], ["escape"])


def at_the_harbour() -> Scene:
    return scene(
        phase="actions", groups={"outlaws": ["Cheval volé"]}, opposer="Thorgal", destination="Port fortifié",
        terrains=["Port fortifié", "Skellingar", "Château de Shaïgan"], conquered={"Château de Shaïgan": "outlaws"},
        tokens={"Port fortifié": (1, 0, 0)}, reserves={"outlaws": 2}, scourge_reserves={"vikings": 2},
    )  # fmt: skip


@pytest.mark.rule("TH-965")
def test_redirect_moves_the_destination_and_leaves_tokens_behind() -> None:
    s = at_the_harbour()
    assert s.difficulty() == (6, 1, 1)

    s.play("outlaws: activate stolen-horse")
    assert s.options("outlaws") == {"decline", "redirect skellingar"}
    s.play("outlaws: redirect skellingar")

    assert (s.destination(), s.difficulty(), s.opposer()) == ("skellingar", (4, 3, 1), "thorgal-vikings")
    assert s.attributes("Port fortifié") == (5, 0, 0)
    assert (len(s.reserve("outlaws")), len(s.reserve("vikings", "scourge"))) == (2, 2)
    assert s.asked() == ["vikings: open_turn"]


@pytest.mark.rule("TH-965")
def test_redirecting_is_a_choice_and_associated_cards_follow() -> None:
    s = at_the_harbour()
    s.play("outlaws: activate stolen-horse", "outlaws: decline")
    assert s.destination() == "fortified-harbour"
    s = scene(
        phase="actions", groups={"outlaws": ["Cheval volé"]}, terrains=["Port fortifié", "Skellingar"],
        associated=[("vikings", "Drakkars ennemis"), ("outlaws", "Embuscade")], destination="Port fortifié",
    )  # fmt: skip

    s.play("outlaws: activate stolen-horse", "outlaws: redirect skellingar")

    assert (s.difficulty(), s.strength()) == ((6, 2, 0), (0, 3, 0))


@pytest.mark.rule("TH-966")
def test_a_terrain_set_aside_comes_into_play() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]},
        terrains=["Port fortifié", "Village des Vikings", "Portes", "Skellingar", "Repaire", "Château"],
    )  # fmt: skip

    s.play("vikings: play expedition", "vikings: branch 2")
    assert s.options("vikings") == {"bring the-second-world"}
    s.play("vikings: bring the-second-world")

    assert (len(s.terrains()), s.conqueror("Deuxième Monde"), s.g.aside[0]) == (7, "", [])


@pytest.mark.rule("TH-966")
def test_without_terrains_set_aside_nothing_comes() -> None:
    with effect("expedition", "terrain_in(); terrain_in(); draw(1)"):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]},
            terrains=["Port fortifié", "Village des Vikings", "Portes", "Skellingar", "Repaire", "Château"],
        )  # fmt: skip

        s.play("vikings: play expedition", "vikings: bring the-second-world")

        assert (len(s.terrains()), len(s.hand("vikings"))) == (7, 1)


# -- costs ----------------------------------------------------------------------------------------------------


def troops(*hand: str) -> Scene:
    """The Lords have raised their troops: the next companion costs 1 less."""
    s = scene(destiny="lords", hands={"lords": ["Levée des troupes", *hand]}, reserves={"lords": 4}, decks={"lords": 0})
    return s.play("lords: play raising-the-troops", "vikings: pass")


@pytest.mark.rule("TH-967")
def test_a_discount_is_used_up_even_if_not_needed() -> None:
    s = troops("Baron Zorn", "Véronar")

    s.play("lords: play baron-zorn", "vikings: pass")
    assert len(s.reserve("lords")) == 4
    s.play("lords: play veronar")

    assert len(s.reserve("lords")) == 3


@pytest.mark.rule("TH-967")
def test_a_discount_waits_for_a_card_that_matches() -> None:
    s = troops("Panthère noire", "Ewing")

    s.play("lords: play black-panther", "vikings: pass")
    assert len(s.reserve("lords")) == 3
    s.play("lords: play jarl-ewing")

    assert len(s.reserve("lords")) == 2


@pytest.mark.rule("TH-967")
def test_a_discount_lapses_with_the_phase() -> None:
    with cards({"raising-the-troops": {"effect": "discount(1,event)"}}):
        s = troops("Ordre royal")
        assert s.g.discounts

        s.to_phase("journey").until("turn", "lords")
        s.play("lords: play royal-command")

        assert len(s.reserve("lords")) == 3


@pytest.mark.rule("TH-968")
def test_taxes_add_up_and_end_with_the_phase() -> None:
    s = scene(
        scourge="lords", hands={"lords": ["Péage", "Péage"], "outlaws": ["Butin caché", "Shaniah", "Embuscade"]},
        reserves={"outlaws": 5}, scourge_reserves={"lords": 3}, groups={"outlaws": ["Dagues"]},
    )  # fmt: skip

    s.play("outlaws: pass", "lords: play toll", "outlaws: pass", "lords: play toll")
    s.play("outlaws: play hidden-loot", "lords: pass")
    assert (len(s.reserve("outlaws")), len(s.reserve("lords", "scourge"))) == (3, 3)
    s.to_phase("journey").until("turn", "outlaws")
    s.play("outlaws: play ambush")

    assert len(s.reserve("outlaws")) == 2


@pytest.mark.rule("TH-968")
def test_a_tax_is_for_cards_that_match_and_may_forbid_by_price() -> None:
    s = scene(
        scourge="outlaws",
        destiny="vikings",
        hands={"outlaws": ["Marché de dupes"], "vikings": ["Solveig", "Corne à hydromel"]},
    )

    s.play("vikings: pass", "outlaws: play fools-bargain", "vikings: done")

    assert s.options("vikings", "play") == {"play mead-horn"}
    s.refused("vikings: play solveig", "TH-311")


# -- prohibitions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-969")
def test_no_supports_may_be_activated_until_the_phase_ends() -> None:
    s = scene(
        scourge="stars", phase="actions", groups={"outlaws": ["Arme improvisée", "Kriss"]},
        hands={"stars": ["Champ d’inertie"], "outlaws": ["Tir précis"]}, scourge_reserves={"stars": 3},
    )  # fmt: skip

    s.play("outlaws: pass", "stars: play inertia-field", "outlaws: done")
    s.refused("outlaws: activate improvised-weapon", "TH-969")
    assert s.options("outlaws") == {"pass", "activate kriss-of-valnor", "play precise-shot"}
    s.play("outlaws: activate kriss-of-valnor")

    assert len(s.reserve("stars", "scourge")) == 0


@pytest.mark.rule("TH-969")
def test_prohibitions_end_with_the_phase() -> None:
    with cards({"inertia-field": {"phase": "DAWN"}}):
        s = scene(
            scourge="stars", groups={"outlaws": ["Butin caché", "Arme improvisée"]},
            hands={"stars": ["Champ d’inertie"]}, scourge_reserves={"stars": 2},
        )  # fmt: skip

        s.play("outlaws: pass", "stars: play inertia-field")
        s.refused("outlaws: activate hidden-loot", "TH-969")
        s.to_phase("journey").until("open_turn", "outlaws")

        assert "activate improvised-weapon" in s.options("outlaws")


@pytest.mark.rule("TH-969")
def test_no_events_may_be_played() -> None:
    s = scene(
        scourge="lords", phase="actions", groups={"outlaws": ["Arme improvisée"]},
        hands={"lords": ["Édit royal", "Labyrinthe"], "outlaws": ["Tir précis"]}, scourge_reserves={"lords": 3},
    )  # fmt: skip

    s.play("outlaws: pass", "lords: play royal-edict", "outlaws: done")

    s.refused("outlaws: play precise-shot", "TH-969")
    s.play("outlaws: activate improvised-weapon")
    assert "play labyrinth" in s.options("lords")  # only foes are forbidden


@pytest.mark.rule("TH-969")
def test_no_player_is_bound_by_their_own_ban() -> None:
    with effect("royal-edict", "forbid(scourge)"):
        s = scene(
            scourge="lords", phase="actions", hands={"lords": ["Édit royal", "Labyrinthe"], "outlaws": ["Tir précis"]},
            scourge_reserves={"lords": 3},
        )  # fmt: skip

        s.play("outlaws: pass", "lords: play royal-edict", "outlaws: done", "outlaws: play precise-shot")

        assert s.options("lords", "play") == {"play labyrinth"}


@pytest.mark.rule("TH-969")
def test_no_scourge_cards_may_be_played() -> None:
    s = scene(
        phase="actions", hands={"outlaws": ["Chantage", "Tir précis"], "vikings": ["Étourdi"]}, reserves={"outlaws": 2},
        conquered={"Port fortifié": "outlaws"}, destination="Skellingar",
    )  # fmt: skip

    s.play("outlaws: play blackmail")

    s.refused("vikings: play stunned", "TH-969")
    assert s.options("vikings") == {"pass", "fenrir fortified-harbour"}


@pytest.mark.rule("TH-969")
def test_no_fenrir_effects_may_be_used() -> None:
    s = scene(
        destiny="stars", phase="actions", groups={"stars": ["Couronne d’Ogotaï"]}, hands={"vikings": ["Étourdi"]},
        conquered={"Port fortifié": "stars"}, destination="Skellingar",
    )  # fmt: skip

    s.play("stars: activate crown-of-ogotai")

    s.refused("vikings: fenrir fortified-harbour", "TH-969")
    assert s.options("vikings") == {"pass", "play stunned"}
