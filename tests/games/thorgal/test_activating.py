"""Activating cards of the group, and how long effects last (TH-330 to TH-340)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.scene import Scene, changed_cards, scene

ACTIVATE = "outlaws: activate improvised-weapon"


def armed(**position: Any) -> Scene:
    """The Outlaws travel with an improvised weapon."""
    return scene(phase="actions", groups={"outlaws": ["Arme improvisée"]}, **position)


def kinds(s: Scene) -> list[str]:
    return [type(event).__name__ for event in s.events()]


# -- permanent and activable --------------------------------------------------------------------------------


@pytest.mark.rule("TH-330")
def test_only_activable_effects_are_activated() -> None:
    s = scene(groups={"outlaws": ["Argun", "Lehla", "Sigwald"]})

    assert s.options("outlaws", "activate") == {"activate lehla"}
    s.refused("outlaws: activate argun-tree-foot", "TH-330")
    s.refused("outlaws: activate sigwald-the-burned", "TH-330")


@pytest.mark.rule("TH-331")
@pytest.mark.parametrize(
    ("effect", "argun", "paid"),
    [
        ("PERM: cost(Weapon,-1)", 0, 1),
        ("PERM: cost(Weapon,-1)", 1, 1),  # exhausted, it makes no difference
        ("PERM@DAWN: cost(Weapon,-1)", 0, 1),
        ("PERM@JOUR: cost(Weapon,-1)", 0, 2),
        ("PERM: cost(Gear,-1)", 0, 2),
    ],
)
def test_a_permanent_effect_applies_by_itself_in_its_phase(effect: str, argun: int, paid: int) -> None:
    with changed_cards({"argun-tree-foot": {"effect": effect}}):
        s = scene(
            groups={"outlaws": ["Argun"]},
            hands={"outlaws": ["Arme improvisée"]},
            reserves={"outlaws": 4},
            exhausted={"Argun": argun},
        )

        s.play("outlaws: play improvised-weapon")

        assert s.counts("outlaws")[2:4] == (4 - paid, paid)
        assert s.exhausted("Argun") == argun
        assert s.asked() == ["vikings: open_turn"]


@pytest.mark.rule("TH-331")
@pytest.mark.parametrize("zone", ["walhallas", "discards", "decks"])
def test_a_permanent_effect_needs_its_card_in_play(zone: str) -> None:
    elsewhere: dict[str, Any] = {zone: {"outlaws": ["Argun"]}}
    s = scene(hands={"outlaws": ["Arme improvisée"]}, reserves={"outlaws": 4}, **elsewhere)

    s.play("outlaws: play improvised-weapon")

    assert len(s.reserve("outlaws")) == 2


# -- when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-332")
@pytest.mark.parametrize("phase", ["dawn", "actions", "dusk"])
def test_an_effect_is_used_in_its_phases_only(phase: str) -> None:
    shield = {"effect": "ACT@DAWN+JOUR+DUSK: prevent(1)"}
    with changed_cards({"round-shield": shield, "dane-axe": {"effect": "ACT@JOUR: gain(this,1B)"}}):
        group = {"vikings": ["Bouclier rond", "Hache danoise"]}
        s = scene(destiny="vikings", scourge="outlaws", phase=phase, groups=group)

        if phase == "actions":
            assert s.options("vikings") == {"pass", "activate round-shield", "activate dane-axe"}
        else:
            assert s.options("vikings") == {"pass", "activate round-shield"}
            s.refused("vikings: activate dane-axe", "TH-332")
        s.play("vikings: activate round-shield")
        assert s.g.prevented == [1, 0]


@pytest.mark.rule("TH-332")
def test_the_improvised_weapon_does_nothing_at_dawn() -> None:
    s = scene(groups={"outlaws": ["Arme improvisée"]})

    s.refused(ACTIVATE, "TH-332")
    assert s.options("outlaws") == {"pass"}


@pytest.mark.rule("TH-333")
def test_the_token_comes_first_then_the_effect() -> None:
    s = armed()

    s.play(ACTIVATE)

    assert (s.exhausted("Arme improvisée"), s.attributes("Arme improvisée")) == (1, (1, 2, 0))
    assert kinds(s) == ["Activation", "CardExhausted", "AttributesGained"]
    assert s.asked() == ["vikings: open_turn"]


@pytest.mark.rule("TH-333")
def test_a_card_is_exhausted_before_its_effect_asks() -> None:
    s = scene(groups={"outlaws": ["Lehla"]})

    s.play("outlaws: activate lehla")

    assert (s.asked(), s.exhausted("Lehla")) == (["outlaws: scry"], 1)


@pytest.mark.rule("TH-334")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_an_exhausted_card_is_not_activated(tokens: int) -> None:
    s = armed(exhausted={"Arme improvisée": tokens})

    if tokens:
        s.refused(ACTIVATE, "TH-334")
        assert s.options("outlaws") == {"pass"}
    else:
        s.play(ACTIVATE, "vikings: pass")
        s.refused(ACTIVATE, "TH-334")


@pytest.mark.rule("TH-335")
def test_cards_of_a_foes_group_are_not_activated() -> None:
    s = scene(destiny="vikings", scourge="outlaws", groups={"outlaws": ["Lehla"], "vikings": ["Solveig"]})

    s.refused("vikings: activate lehla", "TH-335")
    assert s.options("vikings") == {"pass"}


@pytest.mark.rule("TH-336")
@changed_cards(
    {"dane-axe": {"effect": "ACT@JOUR: gain(this,1B+1M)"}, "odins-favour": {"cost": "1", "band": "2M 1E", "effect": ""}}
)
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_card_without_its_last_token_is_activated_again(tokens: int) -> None:
    s = scene(
        destiny="vikings",
        scourge="outlaws",
        phase="actions",
        groups={"vikings": ["Hache danoise"]},
        hands={"vikings": ["Faveur d’Odin"], "outlaws": []},
        reserves={"vikings": 1},
    )
    s.play("vikings: activate dane-axe", "outlaws: pass")
    s.g.spent[0][0] += tokens

    s.play("vikings: play odins-favour", "vikings: ready dane-axe", "outlaws: pass")

    if tokens:
        s.refused("vikings: activate dane-axe", "TH-334")
    else:
        s.play("vikings: activate dane-axe")
        assert (s.attributes("dane-axe"), s.exhausted("dane-axe")) == ((2, 0, 2), 1)


@pytest.mark.rule("TH-337")
def test_a_card_is_activated_as_soon_as_it_has_joined_the_group() -> None:
    with changed_cards({"hidden-loot": {"cost": "0", "effect": "ACT@DAWN: sac(this){reserve(3)}"}}):
        s = scene(hands={"outlaws": ["Butin caché"]})

        s.play("outlaws: play hidden-loot", "vikings: pass")
        assert s.options("outlaws") == {"pass", "activate hidden-loot"}
        s.play("outlaws: activate hidden-loot", "outlaws: sacrifice hidden-loot")

        assert (len(s.reserve("outlaws")), s.walhalla("outlaws")) == (3, ["hidden-loot"])


# -- exhausted cards --------------------------------------------------------------------------------------


@pytest.mark.rule("TH-338")
@changed_cards(
    {
        "mestor": {"band": "2B", "effect": "PERM: if(count(Artefact)>=1){attr(1M)}"},
        "ring-of-ouroboros": {"band": "", "effect": "ACT@DUSK: keep(grp(comp))"},
    }
)
def test_an_exhausted_card_keeps_attributes_and_permanent_effects() -> None:
    s = scene(
        destiny="stars",
        phase="actions",
        groups={"stars": ["Mestor", "Anneau d’Ouroboros"]},
        exhausted={"Mestor": 1, "Anneau d’Ouroboros": 2},
    )

    assert s.attributes("Mestor") == (2, 0, 1)
    assert s.strength() == (2, 0, 1)


@pytest.mark.rule("TH-338")
def test_an_exhausted_companion_may_oppose() -> None:
    s = scene(phase="journey", groups={"vikings": ["Thorgal"]}, terrains=["Port fortifié"], exhausted={"Thorgal": 2})

    s.play("outlaws: journey fortified-harbour", "vikings: oppose thorgal")

    assert (s.opposer(), s.difficulty()) == ("thorgal-vikings", (5, 1, 1))


@pytest.mark.rule("TH-339")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_card_bears_several_tokens(tokens: int) -> None:
    with changed_cards({"storm-at-sea": {"band": "1M 1P", "cost": "0"}}):
        s = armed(hands={"vikings": ["Tempête en mer"]}, exhausted={"Arme improvisée": tokens})

        s.play("outlaws: pass", "vikings: play storm-at-sea", "vikings: exhaust improvised-weapon")

        assert s.exhausted("Arme improvisée") == tokens + 1
        (piece,) = s.view(None).players[0].group
        assert piece.exhausted == tokens + 1


# -- how long -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-340")
@changed_cards(
    {
        "crown-of-ogotai": {"band": "2M", "effect": "ACT@JOUR: forbid(terrain); gain(this,1C)"},
        "skellingar": {"fenrir": "ACT@JOUR: draw(1)"},
        "fortified-harbour": {"fenrir": "ACT@DUSK: reserve(1)"},
    }
)
def test_an_effect_lasts_until_the_phase_ends_and_tokens_until_clean_up() -> None:
    s = scene(
        destiny="stars",
        phase="actions",
        groups={"stars": ["Couronne d’Ogotaï"]},
        conquered={"Skellingar": "stars", "Port fortifié": "stars"},
    )

    s.play("stars: activate crown-of-ogotai")
    s.refused("vikings: fenrir skellingar", "TH-969")
    assert s.attributes("crown-of-ogotai") == (0, 1, 2)
    s.play("vikings: pass", "stars: pass", "stars: pass")
    assert s.phase() == "dusk"
    assert (s.options("vikings"), s.attributes("crown-of-ogotai")) == (
        {"pass", "fenrir fortified-harbour"},
        (0, 1, 2),
    )
    s.play("vikings: fenrir fortified-harbour").to_phase("prophecy", 2)

    assert s.attributes("crown-of-ogotai") == (0, 0, 2)


@pytest.mark.rule("TH-340")
@changed_cards({"dane-axe": {"effect": "ACT@DAWN: forbid(scourge); prevent(1)"}})
def test_a_prohibition_ends_with_dawn_prevention_does_not() -> None:
    s = scene(
        destiny="vikings",
        scourge="outlaws",
        groups={"vikings": ["Hache danoise"]},
        hands={"outlaws": ["Vol à la tire", "Flèche empoisonnée"]},
        scourge_reserves={"outlaws": 6},
    )

    s.play("vikings: activate dane-axe")
    s.refused("outlaws: play pickpocket", "TH-969")
    s.play("outlaws: pass", "vikings: pass").until("turn", "outlaws")

    assert (s.phase(), s.options("outlaws")) == ("journey", {"pass", "play poisoned-arrow"})
    assert s.g.prevented == [1, 0]
