"""Damage: where the destroyed cards come from, and what is ignored (TH-601 to TH-611)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.box import t
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, scene

POWERS = "unknown-powers"  # an event of the Outlaws
HELD = ("Archers", "Embuscade", "Évasion")  # events that are only there to be destroyed


def traveller(hand: int, deck: int, **more: Any) -> Scene:
    """The Outlaws on a journey with Unknown Powers, as many other hand cards, and a deck."""
    return scene(
        phase="actions",
        hands={"outlaws": [POWERS, *HELD[:hand]], "vikings": ["stunned"]},
        decks={"outlaws": deck},
        **more,
    )


@pytest.mark.rule("TH-601")
def test_cards_are_destroyed_before_anything_else_is_resolved() -> None:
    with deeds({POWERS: "dmg(me,2); draw(1)"}):
        s = traveller(hand=3, deck=20)
        third, second, top = s.deck("outlaws")[-3:]

        s.play("outlaws: play unknown-powers")
        assert s.asked() == ["outlaws: damage"]
        assert (s.counts("outlaws"), s.g.played) == ((20, 3, 0, 0, 0), t.card(POWERS))

        s.play("outlaws: done")
        assert s.walhalla("outlaws") == [top, second, POWERS]
        assert third in s.hand("outlaws")
        assert s.counts("outlaws") == (17, 4, 0, 0, 3)


@pytest.mark.rule("TH-602")
@pytest.mark.parametrize("from_hand", [0, 1, 2])
def test_the_victim_mixes_hand_and_deck_freely(from_hand: int) -> None:
    with deeds({POWERS: "dmg(me,3)"}):
        s = traveller(hand=2, deck=20).play("outlaws: play unknown-powers")
        assert s.options("outlaws") == {"done", "destroy archers", "destroy ambush"}

        s.play(*["outlaws: destroy archers", "outlaws: destroy ambush"][:from_hand])
        if from_hand < 2:
            s.play("outlaws: done")

        assert s.asked() == ["vikings: turn"]
        assert s.counts("outlaws") == (17 + from_hand, 2 - from_hand, 0, 0, 4)  # with the event itself
        assert s.walhalla("outlaws")[:from_hand] == ["archers", "ambush"][:from_hand]


@pytest.mark.rule("TH-602")
def test_a_short_deck_leaves_the_rest_to_the_hand() -> None:
    with deeds({POWERS: "dmg(me,3)"}):
        s = traveller(hand=3, deck=1).play("outlaws: play unknown-powers")

        s.refused("outlaws: done", "TH-602")
        s.play("outlaws: destroy escape")
        s.refused("outlaws: done", "TH-602")
        s.play("outlaws: destroy archers", "outlaws: done")

        assert s.counts("outlaws") == (0, 1, 0, 0, 4)
        assert s.hand("outlaws") == ["ambush"]


@pytest.mark.rule("TH-603")
def test_all_players_read_what_was_destroyed() -> None:
    s = traveller(hand=1, deck=20).play("outlaws: pass")
    top = s.deck("outlaws")[-1]

    s.play("vikings: play stunned", "outlaws: done", "outlaws: destroy archers")

    for eyes in ("outlaws", "vikings", None):
        players = s.view(eyes).players
        assert players[0].destiny.destroyed == (top, "archers")
        assert (players[0].scourge.destroyed, players[1].destiny.destroyed) == ((), ())


@pytest.mark.rule("TH-604", "TH-609")
def test_a_scourge_player_pays_with_his_destiny_deck() -> None:
    with deeds({POWERS: "dmg(foe,1)"}):
        s = scene(
            phase="actions",
            hands={"outlaws": [POWERS], "vikings": ["stunned", "nidhogg", "alinoe", "wolf-of-fenrir"]},
            decks={"vikings": 10},
        )
        scourge = s.counts("vikings", "scourge")
        top = s.deck("vikings")[-1]

        s.play("outlaws: play unknown-powers")

        assert s.asked() == ["vikings: turn"]  # no choice
        assert s.counts("vikings") == (9, 0, 0, 0, 1)
        assert s.counts("vikings", "scourge") == scourge
        assert scourge[1] == 4
        assert s.walhalla("vikings") == [top]


@pytest.mark.rule("TH-609")
@pytest.mark.parametrize(("deck", "over"), [(1, True), (2, False)])
def test_scourge_cards_in_hand_save_no_one(deck: int, over: bool) -> None:
    with deeds({POWERS: "dmg(foe,2)"}):
        s = scene(
            phase="actions",
            hands={"outlaws": [POWERS], "vikings": ["stunned", "nidhogg", "alinoe", "wolf-of-fenrir", "thors-wrath"]},
            decks={"vikings": deck},
        )

        s.play("outlaws: play unknown-powers")

        assert s.match.over is over
        assert s.winners() == (["outlaws"] if over else [])


@pytest.mark.rule("TH-605")
@pytest.mark.parametrize(("deck", "over"), [(1, True), (2, False)])
def test_reserve_discard_and_group_are_no_shield(deck: int, over: bool) -> None:
    with deeds({"stunned": "dmg(foe,2)"}):
        s = scene(
            phase="actions",
            groups={"outlaws": ["Sigwald", "Kriss", "Arme improvisée", "Petrov"]},
            hands={"vikings": ["stunned"]},
            reserves={"outlaws": 6},
            discards={"outlaws": 3},
            decks={"outlaws": deck},
        )

        s.play("outlaws: pass", "vikings: play stunned")

        assert s.winners() == (["vikings"] if over else [])
        assert s.counts("outlaws") == ((1, 0, 6, 3, 0) if over else (0, 0, 6, 3, 2))
        assert len(s.group("outlaws")) == 4


@pytest.mark.rule("TH-606")
def test_hand_cards_are_locked_in_before_the_deck_is_turned_over() -> None:
    s = traveller(hand=3, deck=20).play("outlaws: play unknown-powers")
    top = s.deck("outlaws")[-1]

    s.play("outlaws: destroy archers")
    assert s.asked() == ["outlaws: damage"]
    assert s.options("outlaws") == {"done", "destroy ambush", "destroy escape"}
    assert (len(s.deck("outlaws")), s.walhalla("outlaws")) == (20, [])

    s.play("outlaws: done")
    assert s.walhalla("outlaws") == ["archers", top]
    assert s.hand("outlaws") == ["ambush", "escape"]


@pytest.mark.rule("TH-607")
def test_symbols_effects_and_upkeep_all_hurt_alike() -> None:
    with deeds({}, wolf_of_fenrir={"cost": "0", "band": "1D"}):
        s = scene(
            phase="actions",
            groups={"outlaws": ["Sigwald"]},  # without a weapon
            hands={"outlaws": [POWERS, "Archers"], "vikings": ["wolf-of-fenrir"]},
            decks={"outlaws": 20},
        )
        decks = []
        for lines in (
            ["outlaws: play unknown-powers"],
            ["vikings: play wolf-of-fenrir"],
            [*["outlaws: pass", "vikings: pass"] * 2, "outlaws: tend sigwald", "outlaws: suffer"],
        ):
            s.play(*lines)
            assert s.options("outlaws") == {"done", "destroy archers"}
            s.play("outlaws: done")
            decks.append(len(s.deck("outlaws")))

        assert decks == [18, 17, 15]


@pytest.mark.rule("TH-608")
def test_two_symbols_are_two_damages_of_one() -> None:
    s = traveller(hand=2, deck=20).play("outlaws: pass", "vikings: play stunned")

    s.play("outlaws: destroy archers")
    assert s.asked() == ["outlaws: damage"]
    assert s.walhalla("outlaws") == ["archers"]  # the first is over and done with

    s.play("outlaws: done")
    assert s.asked() == ["outlaws: turn"]
    assert [event.amount for event in s.events("DamageTaken")] == [1, 1]


@pytest.mark.rule("TH-608")
def test_an_effect_is_one_damage() -> None:
    s = traveller(hand=2, deck=20).play("outlaws: play unknown-powers")

    s.play("outlaws: destroy archers")
    assert s.asked() == ["outlaws: damage"]
    assert s.walhalla("outlaws") == []

    s.play("outlaws: destroy ambush")
    assert s.asked() == ["vikings: turn"]
    assert [event.amount for event in s.events("DamageTaken")] == [2]


@pytest.mark.rule("TH-610")
@pytest.mark.parametrize(("damage", "destroyed", "prevention"), [(1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_armour_ignores_before_prevention(damage: int, destroyed: int, prevention: int) -> None:
    with deeds({"poisoned-arrow": f"dmg(foe,{damage})"}, shield_of_thor={"effect": "PERM: armor(1)"}):
        s = scene(
            destiny="vikings",
            scourge="outlaws",
            phase="actions",
            groups={"vikings": ["shield-of-thor"]},
            hands={"outlaws": ["poisoned-arrow"]},
            prevented={"vikings": 1},
        )

        s.play("vikings: pass", "outlaws: play poisoned-arrow")

        assert len(s.walhalla("vikings")) == destroyed
        assert s.g.prevented[0] == prevention


# -- ignored damage as a price ----------------------------------------------------------------------------------


@pytest.mark.rule("TH-611")
def test_ignored_damage_pays_for_an_effect() -> None:
    with deeds({}, tjall_the_fiery={"band": "1B", "effect": "ACT@JOUR: hurt(1){gain(this,2B)}"}):
        s = scene(phase="actions", groups={"outlaws": ["Tjall"]}, prevented={"outlaws": 1}, decks={"outlaws": 0})

        s.play("outlaws: activate tjall", "outlaws: accept")

        assert s.attributes("Tjall") == (3, 0, 0)
        assert (s.walhalla("outlaws"), s.g.prevented[0]) == ([], 0)


@pytest.mark.rule("TH-611")
@pytest.mark.parametrize("armoured", [True, False])
def test_ignored_damage_meets_a_damage_upkeep(armoured: bool) -> None:
    s = scene(
        destiny="vikings",
        scourge="outlaws",
        phase="dusk",
        groups={"vikings": ["berserkers", "shield-of-thor" if armoured else "longship"]},
        decks={"vikings": 0},
    )

    s.play("vikings: pass", "outlaws: pass", "vikings: tend berserkers")

    assert bool(s.events("UpkeepMet")) is armoured
    assert bool(s.events("UpkeepMissed")) is not armoured
    assert s.walhalla("vikings") == []


@pytest.mark.rule("TH-611")
def test_ignored_damage_keeps_a_companion() -> None:
    s = scene(phase="dusk", groups={"outlaws": ["Sigwald"]}, prevented={"outlaws": 2}, decks={"outlaws": 0})
    s.play("outlaws: pass", "vikings: pass", "outlaws: tend sigwald")

    s.play("outlaws: suffer")

    assert s.group("outlaws") == ["sigwald-the-burned"]
    assert s.walhalla("outlaws") == []
    assert not s.match.over


# -- what cannot be taken back ------------------------------------------------------------------------------


@pytest.mark.rule("TH-606")
def test_damage_can_be_taken_back_only_before_a_card_is_turned_over() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Tjall"]}, hands={"outlaws": HELD}, decks={"outlaws": 20})
    outlaws = s.seat("outlaws")

    s.play("outlaws: activate tjall-the-fiery", "outlaws: accept")
    assert s.asked() == ["outlaws: damage"]
    assert s.match.can_undo(outlaws)
    s.play("outlaws: done")
    assert not s.match.can_undo(outlaws)


@pytest.mark.rule("TH-606")
def test_a_card_turned_over_stays_known_though_its_twin_is_hidden_in_the_same_moment() -> None:
    s = scene(
        destiny="vikings", scourge="lords", phase="dusk", groups={"vikings": ["Berserkers"]}, hands={"vikings": []},
        decks={"vikings": ["feast", "valkyries", "skalds-song"]}, discards={"vikings": ["skalds-song"]},
    )  # fmt: skip

    s.play("vikings: pass", "lords: pass", "vikings: tend berserkers")

    assert "skalds-song" in s.walhalla("vikings")
    assert "skalds-song" in s.deck("vikings")
    assert not s.match.can_undo(s.seat("vikings"))
