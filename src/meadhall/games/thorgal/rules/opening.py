"""Setting out: companions, decks, terrains, the first Destiny player (TH-123 to TH-135, TH-702 to TH-704)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.questions import opening as q
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask_several, procedure, together


@procedure
def opening(g: Thorgal) -> Steps[None]:
    """Everything before the first round."""
    companions = yield together(*[ask_several(s, q.start_companions, b.START_COMPANIONS) for s in range(g.seats)])
    lay_companions(g, companions)
    terrains = yield together(*[ask_several(s, q.start_terrains, b.START_TERRAINS) for s in range(g.seats)])
    reveal_companions(g)
    reveal_terrains(g, terrains)
    draw_first(g)
    for seat in g.scourges():
        added = yield ask_several(seat, q.add_terrains, b.ADDED_TERRAINS[g.seats])
        add_terrains(g, seat, added)
    give_seat_bonus(g)


def lay_companions(g: Thorgal, picks: tuple[tuple[int, ...], ...]) -> None:
    """Face down before their players; then the decks are shuffled (TH-125, TH-127, TH-128)."""
    for seat in range(g.seats):
        for pick in picks[seat]:
            g.decks[2 * seat].remove(o.START.one(pick))
            g.chosen[seat].append(o.START.one(pick))
    for deck in g.decks:
        g.shuffle(deck)


def reveal_companions(g: Thorgal) -> None:
    """All groups and terrains are turned up together (TH-130); joining at set-up is not entering (TH-941)."""
    for seat in range(g.seats):
        for card in sorted(g.chosen[seat]):
            g.join(seat, card)
        g.tell(e.CompanionsRevealed(seat, tuple(sorted(g.chosen[seat]))))
        g.chosen[seat] = []


def reveal_terrains(g: Thorgal, picks: tuple[tuple[int, ...], ...]) -> None:
    for seat in range(g.seats):
        cards = tuple([o.BRING.one(pick) for pick in picks[seat]])
        for card in cards:
            g.bring_terrain(seat, card)
        g.tell(e.TerrainsRevealed(seat, cards))


def draw_first(g: Thorgal) -> None:
    """Chance says who is Destiny player first (TH-131)."""
    g.destiny = g.below(g.seats)
    g.tell(e.FirstDrawn(g.destiny))


def add_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> None:
    """More terrains from those who are not first (TH-132, TH-703)."""
    for pick in picks:
        g.bring_terrain(seat, o.BRING.one(pick))
        g.tell(e.TerrainAdded(seat, o.BRING.one(pick)))


def give_seat_bonus(g: Thorgal) -> None:
    """With 3 or 4 players, Destiny reserve cards for those who come later (TH-704)."""
    for seat, bonus in zip(g.order(), b.SEAT_BONUS[g.seats], strict=True):
        for _ in range(bonus):
            g.reserves[2 * seat].append(g.decks[2 * seat].pop())
        if bonus:
            g.tell(e.CardsReserved(seat, bonus))
