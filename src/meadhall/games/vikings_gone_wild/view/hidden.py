"""What a seat can't see: the order of piles and decks, rivals' hands, what was left out (VG-801 to VG-805)."""

from __future__ import annotations

from functools import partial

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.board import MOST_CARDS, MOST_UNDEAD
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.queries.reckoning import beast_defence
from meadhall.games.vikings_gone_wild.setup import copies, family
from meadhall.games.vikings_gone_wild.state import NOBODY, Vikings
from meadhall.kernel import Pool, Zone

UNDEAD = MOST_CARDS  # things of three kinds, counted one after the other
MISSIONS = UNDEAD + MOST_UNDEAD


def pools(g: Vikings) -> list[Pool]:
    """Each player's draw pile alone, with the hand among rivals; then the decks of the mode."""
    if g.versus:
        return [*[_rival(g, seat) for seat in range(g.seats)], *_decks(g)]
    return [Pool((Zone(g.piles),), apart=True), *_army(g)]


def _rival(g: Vikings, seat: int) -> Pool:
    """All know which cards a rival has, but not which of them are in hand."""
    wanted = _wanted(g) if seat == g.turn else 0
    deal = partial(_deal_units, wanted) if wanted > 0 else None
    return Pool((Zone((g.hands[seat],), seat, tidy=True, deal=deal), Zone((g.piles[seat],))))


def _wanted(g: Vikings) -> int:
    """The ATK known to be in the active player's hand: they have named their target, or arm a Unit."""
    borrowed = sum([g.box.attack[card] for card in g.borrowed()])
    if g.aim == b.AT_ARMS:
        return 1 - borrowed
    if g.raid is None or g.raid.fates[-1] != b.OPEN:
        return 0
    last = len(g.raid.foes) - 1
    needed = 1 if g.raid.foes[last] != NOBODY else beast_defence(g, g.raid.places[last])
    return needed - g.raid.attack[last] - borrowed


def _deal_units(wanted: int, g: Vikings, heap: list[int], count: int) -> list[int]:
    """A hand with Units enough: those that lie on top, or else the strongest."""
    attack = g.box.attack
    units = [card for card in heap if attack[card]]
    for order in (units, sorted(units, key=lambda card: -attack[card])):
        found = [card for place, card in enumerate(order[:count]) if sum([attack[c] for c in order[:place]]) < wanted]
        if sum([attack[card] for card in found]) >= wanted:
            break
    for card in found:
        heap.remove(card)
    return found + [heap.pop() for _ in range(count - len(found))]


def _army(g: Vikings) -> list[Pool]:
    """The deck above its Boss could be any of the cards left out, the Boss any of the others (VG-126 to VG-128)."""
    bottom = (Zone((g.deck,), at=(0,)),) if g.deck else ()
    return [
        Pool((Zone((g.deck,), at=slice(1, None)), Zone((g.aside,))), first=UNDEAD),
        Pool((*bottom, Zone((g.bosses,))), first=UNDEAD),
    ]


def _decks(g: Vikings) -> list[Pool]:
    """Odin's Path and the Missions are all in play; of the Favours, some were left out (VG-151)."""
    return [
        Pool((Zone((g.path_deck,)),), apart=True),
        Pool((Zone((g.favour_deck,)), Zone((g.favour_aside,)))),
        Pool((Zone(g.mission_decks),), apart=True, first=MISSIONS),
    ]


def shown(g: Vikings) -> list[list[int]]:
    """What lies in the open."""
    piles = [*g.discards, *g.played, *g.removed, g.loans[::3], g.favours, g.path_discard]
    piles += [[card for card in g.path if card >= 0]]
    piles += [[card] * left for card, left in enumerate(g.stacks)]
    if not g.versus:
        piles += g.hands
    piles += [[UNDEAD + card for card in pile if card >= 0] for pile in (g.row, g.fallen)]
    return [*piles, *[[MISSIONS + card for card in pile] for pile in (*g.missions, *g.completed)]]


def contents(g: Vikings) -> list[int]:
    """All cards that are in play, hidden or open, and those left out unseen."""
    cards = [
        card
        for card, row in enumerate(g.box.cards)
        if row.family in (w.STARTER, w.UNIT, w.DEFENCE)
        for _ in range(row.copies * (g.seats if row.family == w.STARTER else 1))
    ]
    if g.versus:
        return [*cards, *path_and_favours(g), *[MISSIONS + mission for mission in range(len(g.box.missions))]]
    army = family(g, w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE, w.BOSS)
    return [*cards, *[UNDEAD + card for card in army]]


def path_and_favours(g: Vikings) -> list[int]:
    """What rivals add to their decks besides what stands in stacks."""
    return [*copies(g, w.PATH), *copies(g, w.FAVOUR)]


def conserved(g: Vikings) -> None:
    """Assert that no building and no token was lost or made, and that everything is where it can be."""
    for kind, row in enumerate(g.box.buildings):
        there = g.lots[kind] + sum([g.count(seat, kind) for seat in range(g.seats)])
        assert there == row.copies, f"{row.slug}: {there} are not all there are"
    for seat in range(g.seats):
        _check_player(g, seat)
    assert min(g.fresh) >= 0, "nothing is owed"
    assert g.versus or g.desolation <= g.team, "the tokens never pass each other"
    assert g.versus or bool(g.result == b.LOST) >= (g.desolation == g.team), "where the tokens meet, all is lost"


def _check_player(g: Vikings, seat: int) -> None:
    assert len(g.built[seat]) == len(g.sites[seat]) == len(g.struck[seat]), f"seat {seat}: a village is in order"
    assert all([g.count(seat, kind) <= g.limit(seat) for kind in g.built[seat]]), f"seat {seat}: the Town Hall limits"
    assert min(*g.tokens[seat], *g.stored[seat]) >= 0, f"seat {seat}: nothing is owed"
    for resource in (b.BEER, b.GOLD):
        room = g.count(seat, b.STORAGES[resource]) * g.box.buildings[b.STORAGES[resource]].number
        assert g.stored[seat][resource] <= room, f"seat {seat}: Storages hold no more than they have room for"
    assert g.hands[seat] == sorted(g.hands[seat]), f"seat {seat}: a hand is sorted"
