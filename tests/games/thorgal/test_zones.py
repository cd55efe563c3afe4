"""Zones: groups, graves, discards, and whose they are (TH-801 to TH-807)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.thorgal.cards import grammar as w
from meadhall.kernel import Chance
from tests.games.thorgal.box import t
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, new, scene

POWERS = "unknown-powers"  # an event of the Outlaws


@pytest.mark.rule("TH-801")
def test_a_group_is_the_companions_and_supports_of_one_player() -> None:
    with deeds({"stunned": "exhaust(grp(*))"}):
        s = scene(
            phase="actions",
            groups={"outlaws": ["Sigwald", "Kriss", "pirate-ship"], "vikings": ["Solveig", "Aaricia", "dane-axe"]},
            hands={"vikings": ["stunned"]},
        )
        assert [len(player.group) for player in s.view(None).players] == [3, 3]

        s.play("outlaws: pass", "vikings: play stunned")

        expected = {"target sigwald-the-burned", "target kriss-of-valnor", "target pirate-ship"}
        assert s.options("vikings") == expected


@pytest.mark.rule("TH-801")
@pytest.mark.parametrize(("owner", "met"), [("outlaws", True), ("vikings", False)])
def test_cards_of_another_group_do_not_count(owner: str, met: bool) -> None:
    weapons = {"outlaws": "Arme improvisée", "vikings": "dane-axe"}
    groups = {"outlaws": ["Sigwald"], "vikings": ["Solveig"]}
    groups[owner].append(weapons[owner])  # Sigwald wants a weapon
    s = scene(phase="dusk", groups=groups)

    s.play("outlaws: pass", "vikings: pass", "outlaws: tend sigwald")

    assert bool(s.events("UpkeepMet")) is met


@pytest.mark.rule("TH-802")
def test_destroyed_cards_have_piles_of_their_own() -> None:
    with deeds({POWERS: "draw(1)", "stunned": "draw(1)"}):
        s = scene(phase="actions", hands={"outlaws": [POWERS], "vikings": ["stunned"]})

        s.play("outlaws: play unknown-powers", "vikings: play stunned")

        assert (s.walhalla("outlaws"), s.niflhel("vikings")) == ([POWERS], ["stunned"])
        assert (s.niflhel("outlaws"), s.walhalla("vikings")) == ([], [])
        assert [s.discard(name, role) for name in s.names for role in ("destiny", "scourge")] == [[]] * 4
        for who in ("outlaws", "vikings", None):
            players = s.view(who).players
            assert (players[0].destiny.destroyed, players[1].scourge.destroyed) == ((POWERS,), ("stunned",))


@pytest.mark.rule("TH-803")
def test_discarded_cards_come_back_and_destroyed_ones_do_not() -> None:
    s = scene(
        phase="dusk", discards={"outlaws": 2}, walhallas={"outlaws": 3}, decks={"outlaws": 20},
        scourge_discards={"vikings": 1}, niflhels={"vikings": 2}, scourge_decks={"vikings": 10},
    )  # fmt: skip
    discarded, destroyed = s.discard("outlaws"), s.walhalla("outlaws")

    s.play("outlaws: pass", "vikings: pass")

    assert s.g.round == 2
    assert s.counts("outlaws") == (22, 0, 0, 0, 3)
    assert s.counts("vikings", "scourge") == (11, 0, 0, 0, 2)
    assert set(s.deck("outlaws")[:2]) == set(discarded)  # under the deck
    assert s.walhalla("outlaws") == destroyed


@pytest.mark.rule("TH-803")
def test_an_effect_may_bring_back_a_destroyed_card() -> None:
    with deeds({POWERS: "move(1,*,walhalla>deck_bottom)"}):
        s = scene(phase="actions", hands={"outlaws": [POWERS]}, walhallas={"outlaws": ["Petrov", "Archers"]})

        s.play("outlaws: play unknown-powers", "outlaws: move archers")

        assert s.walhalla("outlaws") == ["petrov", POWERS]
        assert s.deck("outlaws")[0] == "archers"


@pytest.mark.rule("TH-804")
def test_a_scourge_player_draws_from_his_scourge_deck() -> None:
    with deeds({}, fortified_harbour={"fenrir": "ACT@DAWN: draw(1); reserve(2); discard(me,reserve,1)"}):
        s = scene(destiny="vikings", scourge="outlaws", conquered={"Port fortifié": "vikings"})
        destiny, deck = s.counts("outlaws"), len(s.deck("outlaws", "scourge"))

        s.play("vikings: pass", "outlaws: fenrir fortified-harbour")

        assert s.counts("outlaws", "scourge") == (deck - 3, 1, 1, 1, 0)
        assert s.counts("outlaws") == destiny


@pytest.mark.rule("TH-804")
def test_the_destiny_player_draws_from_his_destiny_deck() -> None:
    with deeds({POWERS: "draw(1); reserve(2); discard(me,reserve,1)"}):
        s = scene(phase="actions", hands={"outlaws": [POWERS]})
        scourge, deck = s.counts("outlaws", "scourge"), len(s.deck("outlaws"))

        s.play("outlaws: play unknown-powers")

        assert s.counts("outlaws") == (deck - 3, 1, 1, 1, 1)
        assert s.counts("outlaws", "scourge") == scourge


@pytest.mark.rule("TH-805")
def test_a_card_goes_to_the_zones_of_its_owner() -> None:
    with deeds({"stunned": "destroy(grp(sup))", "nidhogg": "bounce(grp(comp))"}):
        s = scene(
            phase="actions",
            groups={"outlaws": ["Kriss", "Arme improvisée"]},
            hands={"vikings": ["stunned", "nidhogg"]},
        )

        s.play("outlaws: pass", "vikings: play stunned", "vikings: target improvised-weapon")
        s.play("outlaws: pass", "vikings: play nidhogg", "vikings: target kriss-of-valnor")

        assert (s.walhalla("outlaws"), s.walhalla("vikings")) == (["improvised-weapon"], [])
        assert (s.hand("outlaws"), s.hand("vikings")) == (["kriss-of-valnor"], [])
        assert s.niflhel("vikings") == ["stunned", "nidhogg"]


@pytest.mark.rule("TH-806")
def test_a_card_that_leaves_play_loses_its_tokens() -> None:
    with deeds({}, shipwreck={"cost": "0", "band": "", "effect": "bounce(grp(comp))"}):
        s = scene(
            groups={"outlaws": ["Kriss"]}, hands={"vikings": ["shipwreck"]}, reserves={"outlaws": 5},
            exhausted={"Kriss": 2}, tokens={"Kriss": (3, 0, 1)},
        )  # fmt: skip
        assert (s.exhausted("Kriss"), s.attributes("Kriss")[2]) == (2, 1)

        s.play("outlaws: pass", "vikings: play shipwreck", "vikings: target kriss-of-valnor", "outlaws: play kriss")

        assert (s.exhausted("Kriss"), s.attributes("Kriss")) == (0, t.ATTRIBUTES[t.card("kriss-of-valnor")])


@pytest.mark.rule("TH-806")
def test_a_beaten_opposer_loses_its_tokens() -> None:
    with deeds({POWERS: "draw(1)"}, feast={"cost": "0", "effect": "place(comp,walhalla)"}):
        s = scene(
            phase="actions", groups={"outlaws": ["Petrov"]}, opposer="thorgal-vikings", destination="Port fortifié",
            tokens={"Petrov": (9, 9, 9), "thorgal-vikings": (2, 0, 0)}, exhausted={"thorgal-vikings": 2},
        )  # fmt: skip
        deck = s.g.decks[2]  # the Feast comes to hand in the next round
        deck.append(deck.pop(deck.index(t.card("feast"))))
        s.play("outlaws: pass", "vikings: pass").to_phase("prophecy", 2)

        s.play("vikings: hand").to_phase("dawn").play("vikings: play feast", "vikings: place thorgal-vikings")

        assert (s.exhausted("thorgal-vikings"), s.attributes("thorgal-vikings")) == (0, (1, 1, 1))


# -- control ----------------------------------------------------------------------------------------------------


def held(s: Scene, seat: int) -> Counter[int]:
    """All cards in the zones of a player, associated or opposing on their behalf."""
    g = s.g
    zones = [g.hands[seat], g.groups[seat], g.chosen[seat]]
    zones += [piles[2 * seat + role] for piles in (g.decks, g.reserves, g.discards, g.graves) for role in (0, 1)]
    zones.append([card for card, sender in zip(g.sent, g.senders, strict=True) if sender == seat])
    zones.append([g.opposer] if g.opposer_seat == seat else [])
    zones.append([g.played] if g.player == seat else [])
    zones.append(g.looked if g.looker == seat else [])
    return Counter(t.ROW_OF[card] for zone in zones for card in zone)


@pytest.mark.rule("TH-807")
@pytest.mark.parametrize("seed", range(6))
def test_no_one_ever_gets_a_card_of_another(seed: int) -> None:
    s = new("outlaws", "stars", "lords", "vikings", seed=seed) if seed == 0 else new("vikings", "outlaws", seed=seed)
    began = [held(s, seat) for seat in range(s.g.seats)]
    assert [cards.total() for cards in began] == [60] * s.g.seats
    chance = Chance(seed)
    while not s.match.over:
        for seat in range(s.g.seats):
            assert s.g.out[seat] or held(s, seat) == began[seat]
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[chance.below(len(decision.options))])

    assert any(s.g.graves)
    in_play = [card for card in s.g.terrains if t.KIND[card] == w.TERRAIN]
    assert len(in_play) == len(s.g.terrains) > max(s.g.horns)  # conquered or not, they lie in the common row
