"""Chapter 5, clean-up: hands, discards, tokens (TH-530 to TH-541)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.thorgal import events as e
from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def night(**more: Any) -> Scene:
    """The Outlaws have no companion to keep: after the actions of Dusk comes clean-up."""
    return scene(phase="dusk", **more).play("outlaws: pass", "vikings: pass")


# -- hands and discards -----------------------------------------------------------------------------


@pytest.mark.rule("TH-530")
def test_clean_up_has_an_order() -> None:
    s = night(
        groups={"outlaws": ["Arme improvisée"]}, hands={"outlaws": ["Archers"], "vikings": ["Étourdi"]},
        discards={"outlaws": 2}, scourge_discards={"vikings": 3}, exhausted={"Arme improvisée": 1},
        tokens={"Arme improvisée": (1, 0, 0)},
    )  # fmt: skip
    assert s.asked() == ["outlaws: settle_hand"]
    assert len(s.discard("outlaws")) == 2

    s.play("outlaws: top archers")
    assert s.asked() == ["vikings: settle_hand"]
    assert (len(s.discard("outlaws")), len(s.discard("vikings", "scourge"))) == (0, 3)
    assert (s.attributes("Arme improvisée"), s.exhausted("Arme improvisée")) == ((1, 0, 0), 1)
    s.play("vikings: store stunned")

    assert (s.attributes("Arme improvisée"), s.exhausted("Arme improvisée")) == ((0, 0, 0), 0)
    told = [(type(event).__name__, seat_of(event)) for event in s.events("CardMoved", "DiscardReturned")]
    assert told == [("CardMoved", 0), ("DiscardReturned", 0), ("CardMoved", 1), ("DiscardReturned", 1)]


def seat_of(event: object) -> int:
    assert isinstance(event, e.CardMoved | e.DiscardReturned)
    return event.seat


@pytest.mark.rule("TH-531", "TH-533")
def test_each_hand_card_goes_to_the_reserve_or_on_the_deck() -> None:
    s = night(
        hands={"outlaws": ["Archers", "Embuscade", "Évasion"]}, reserves={"outlaws": ["Trahison"]}, decks={"outlaws": 9}
    )
    deck = s.deck("outlaws")

    s.play("outlaws: top archers", "outlaws: store ambush", "outlaws: top escape")

    assert s.deck("outlaws") == [*deck, "archers", "escape"]
    assert (s.reserve("outlaws"), s.hand("outlaws")) == (["betrayal", "ambush"], [])


@pytest.mark.rule("TH-531")
def test_a_scourge_hand_goes_to_the_scourge_piles() -> None:
    s = night(hands={"vikings": ["Étourdi", "Nidhogg"]}, reserves={"vikings": 1}, decks={"vikings": 9})
    deck = s.deck("vikings", "scourge")
    assert s.options("vikings") == {"store stunned", "top stunned", "store nidhogg", "top nidhogg"}

    s.play("vikings: store stunned", "vikings: top nidhogg")

    assert s.reserve("vikings", "scourge") == ["stunned"]
    assert s.deck("vikings", "scourge") == [*deck, "nidhogg"]
    assert s.counts("vikings")[:3:2] == (9, 1)


@pytest.mark.rule("TH-532")
def test_no_card_stays_in_hand() -> None:
    s = night(hands={"outlaws": ["Archers", "Embuscade"]})

    assert s.options("outlaws") == {"store archers", "top archers", "store ambush", "top ambush"}
    s.play("outlaws: store archers")
    assert s.options("outlaws") == {"store ambush", "top ambush"}
    for line in ("done", "pass", "decline", "discard ambush", "destroy ambush", "under ambush"):
        s.refused(f"outlaws: {line}", "TH-532")
    s.refused("outlaws: play ambush", "TH-523")
    s.play("outlaws: top ambush")

    assert s.g.round == 2


@pytest.mark.rule("TH-533")
@pytest.mark.parametrize("order", [["archers", "ambush"], ["ambush", "archers"]])
def test_the_card_put_on_top_last_is_drawn_first(order: list[str]) -> None:
    s = night(hands={"outlaws": ["Archers", "Embuscade"]})
    s.play(*[f"outlaws: top {name}" for name in order])

    s.to_phase("prophecy", 3).play("outlaws: hand")
    assert s.hand("outlaws") == order[1:]
    s.play("outlaws: hand")

    assert sorted(s.hand("outlaws")) == sorted(order)


@pytest.mark.rule("TH-534")
def test_the_discard_goes_under_the_deck() -> None:
    s = scene(phase="dusk", decks={"outlaws": 22}, discards={"outlaws": 3}, scourge_decks={"vikings": 10},
              scourge_discards={"vikings": 2})  # fmt: skip
    deck, scourge = s.deck("outlaws"), s.deck("vikings", "scourge")

    s.play("outlaws: pass", "vikings: pass")

    assert (len(s.deck("outlaws")), s.discard("outlaws")) == (25, [])
    assert s.deck("outlaws")[3:] == deck
    assert (len(s.deck("vikings", "scourge")), s.deck("vikings", "scourge")[2:]) == (12, scourge)
    assert s.discard("vikings", "scourge") == []


@pytest.mark.rule("TH-535")
def test_what_was_discarded_first_is_drawn_first() -> None:
    s = night(discards={"outlaws": ["Archers", "Embuscade", "Évasion"]}, decks={"outlaws": 0})

    s.to_phase("prophecy", 3)

    for drawn in (["archers"], ["ambush", "archers"], ["ambush", "archers", "escape"]):
        s.play("outlaws: hand")
        assert sorted(s.hand("outlaws")) == drawn


@pytest.mark.rule("TH-535")
def test_cards_paid_are_discarded_from_the_top_of_the_reserve() -> None:
    s = scene(destiny="stars", phase="dusk", groups={"stars": ["Varth"]}, decks={"stars": 0},
              reserves={"stars": ["Télékinésie", "Décharge psychique", "Désintégration"]})  # fmt: skip

    s.play("stars: pass", "vikings: pass", "stars: tend varth")

    assert s.deck("stars") == ["telekinesis", "psychic-burst", "disintegration"]


@pytest.mark.rule("TH-536")
def test_a_reserve_waits_for_the_next_round_of_the_role() -> None:
    s = night(reserves={"outlaws": 3}, scourge_reserves={"vikings": 2})
    outlaws, vikings = s.reserve("outlaws"), s.reserve("vikings", "scourge")

    s.to_phase("prophecy", 3)

    assert (s.reserve("outlaws"), len(outlaws)) == (outlaws, 3)
    assert (s.reserve("vikings", "scourge"), len(vikings)) == (vikings, 2)


@pytest.mark.rule("TH-541")
def test_hands_are_settled_only_at_the_end_of_dusk() -> None:
    s = scene(hands={"outlaws": ["Archers", "Darek"], "vikings": ["Étourdi", "Nidhogg"]})

    questions = set()
    while s.phase() != "dusk":
        questions |= set(s.asked())
        assert (len(s.hand("outlaws")), len(s.hand("vikings"))) == (2, 2)
        s.step()

    asked = {"outlaws: turn", "vikings: turn", "outlaws: destination", "vikings: opposition"}
    assert (questions, s.asked()) == (asked, ["outlaws: turn"])
    s.play("outlaws: pass", "vikings: pass")
    assert s.asked() == ["outlaws: settle_hand"]


# -- tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-537")
def test_attribute_tokens_leave_all_cards() -> None:
    s = night(
        groups={"outlaws": ["Arme improvisée"], "vikings": ["Thorgal"]},
        tokens={
            "Arme improvisée": (1, 0, 0),
            "Thorgal": (-1, 0, 0),
            "Port fortifié": (0, 1, 0),
            "Skellingar": (1, 0, 0),
        },
        conquered={"Skellingar": "outlaws"},
    )

    assert s.g.round == 2
    assert (s.attributes("Arme improvisée"), s.attributes("Thorgal")) == ((0, 0, 0), (1, 1, 1))
    assert (s.attributes("Port fortifié"), s.attributes("Skellingar")) == ((4, 0, 0), (3, 2, 0))


@pytest.mark.rule("TH-538")
def test_one_exhausted_token_leaves_each_card_of_the_destiny_player() -> None:
    weapons = {"Arme improvisée": 1, "Dagues empoisonnées": 2, "Grand arc": 0}
    s = night(groups={"outlaws": list(weapons)}, exhausted=weapons)

    assert [s.exhausted(name) for name in weapons] == [0, 1, 0]
    s.to_phase("journey", 3).until("open_turn", "outlaws")
    assert s.options("outlaws") == {"pass", "activate improvised-weapon", "activate tree-foots-longbow"}
    s.refused("outlaws: activate poisoned-daggers", "TH-334")


@pytest.mark.rule("TH-538x")
def test_the_printed_clean_up() -> None:
    s = night(
        groups={"outlaws": ["Arme improvisée"]}, exhausted={"Arme improvisée": 1}, hands={"outlaws": ["Archers"]},
        decks={"outlaws": 21}, reserves={"outlaws": 3}, discards={"outlaws": 3},
    )  # fmt: skip

    s.play("outlaws: top archers")

    assert s.counts("outlaws") == (25, 0, 3, 0, 0)
    assert (s.deck("outlaws")[-1], s.exhausted("Arme improvisée")) == ("archers", 0)


def facing(intrigue: int = 0, **more: Any) -> Scene:
    """Two terrains turned to the Vikings, one to the Outlaws; the harbour is used, and perhaps hit by Intrigue."""
    fenrir = {"fenrir": "ACT@DUSK: reserve(1)"}
    snake = {"cost": "0", "band": "1P"}
    with cards({"fortified-harbour": fenrir, "skellingar": fenrir, "brigands-lair": fenrir, "vampire-snake": snake}):
        conquered = {"Port fortifié": "outlaws", "Skellingar": "outlaws", "Repaire des brigands": "vikings"}
        s = scene(phase="dusk", conquered=conquered, hands={"vikings": ["Serpent-vampire"][:intrigue]}, **more)
        s.play("outlaws: pass", "vikings: fenrir fortified-harbour", "outlaws: pass")
        if intrigue:
            s.play("vikings: play vampire-snake", "vikings: exhaust fortified-harbour", "outlaws: pass")
        return s.play("vikings: pass")


@pytest.mark.rule("TH-539")
@pytest.mark.parametrize("tokens", [0, 1])
def test_one_token_leaves_the_terrain_the_scourge_player_used(tokens: int) -> None:
    s = facing(tokens)

    assert s.g.round == 2
    assert s.exhausted("Port fortifié") == tokens


@pytest.mark.rule("TH-539")
def test_terrains_that_were_not_used_keep_their_tokens() -> None:
    s = facing(exhausted={"Skellingar": 1, "Repaire des brigands": 1})

    assert [s.exhausted(name) for name in ("Port fortifié", "Skellingar", "Repaire des brigands")] == [0, 1, 1]


@pytest.mark.rule("TH-540")
def test_the_scourge_players_group_keeps_its_exhausted_tokens() -> None:
    s = night(groups={"vikings": ["Thorgal", "Hache danoise"]}, exhausted={"Thorgal": 1, "Hache danoise": 2})

    assert (s.exhausted("Thorgal"), s.exhausted("Hache danoise")) == (1, 2)
    s.to_phase("journey", 2).until("open_turn", "vikings")
    assert s.destiny() == "vikings"
    s.refused("vikings: activate thorgal-vikings", "TH-334")
