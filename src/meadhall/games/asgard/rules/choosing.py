"""Phase 1, the secret choice of gods, and Phase 2, the placing of discs (AS-3xx, AS-4xx)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.events import rounds as e
from meadhall.games.asgard.questions import choosing as q
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask, ask_several, procedure, together


@procedure
def choose_gods(g: Asgard) -> Steps[None]:
    """All players choose as many active gods as they have discs, in secret and together (AS-301 to AS-309)."""
    g.begin_phase(b.CHOOSING)
    take_cards_back(g)
    picks = yield together(*[ask_several(seat, q.choose_gods, g.gods_to_choose(seat)) for seat in range(g.seats)])
    set_choices(g, picks)


def take_cards_back(g: Asgard) -> None:
    """All ten cards are in hand again (AS-301)."""
    for seat in range(g.seats):
        g.chosen[seat] = []
        g.revealed[seat] = []


def set_choices(g: Asgard, picks: tuple[tuple[int, ...], ...]) -> None:
    """Cards are kept in the gods' order: in which order they were chosen stays hidden (AS-306, AS-814)."""
    for seat in range(g.seats):
        gods = sorted([o.CHOOSE.one(pick) for pick in picks[seat]])
        g.chosen[seat] = gods
        g.whisper(seat, e.GodsChosen(seat, tuple(gods)), e.GodsChosenHidden(seat, len(gods)))


@procedure
def place_discs(g: Asgard) -> Steps[None]:
    """In turn order, a god and a disc at a time, until all chosen gods are shown (AS-401 to AS-411)."""
    g.begin_phase(b.PLACING)
    while any(g.chosen):
        for seat in tuple(g.order):
            if g.chosen[seat]:
                g.turn = seat
                answer = yield ask(seat, q.place_disc)
                god, slot = o.PLACE.pair(answer)
                place_disc(g, seat, god, slot)
    g.turn = NOBODY


def place_disc(g: Asgard, seat: int, god: int, slot: int) -> None:
    """Show the card and put a disc from supply on the slot, or into Asgard (AS-402, AS-405)."""
    g.chosen[seat].remove(god)
    g.revealed[seat].append(god)
    g.supply[seat] -= 1
    if slot == b.ASGARD:
        g.visitors[seat] += 1
    else:
        g.slots[b.slot_of(god, slot)] = seat
    g.tell(e.DiscPlaced(seat, god, slot))
