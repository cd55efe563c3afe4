"""Taking a Weapon or a Spell: look through the pile, keep one face down (AS-565 to AS-567, AS-810, AS-817)."""

from __future__ import annotations

from meadhall.games.asgard import options as o
from meadhall.games.asgard.events import actions as e
from meadhall.games.asgard.questions import actions as q
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask, procedure


@procedure
def take_tile(g: Asgard, seat: int, kind: int) -> Steps[None]:
    """An empty pile gives nothing (AS-810)."""
    if g.pile_of(kind):
        g.looking[kind] = seat
        g.tell(e.PileSearched(seat, kind))
        answer = yield ask(seat, q.take_tile, kind)
        keep_tile(g, seat, kind, o.TAKE.one(answer))


def keep_tile(g: Asgard, seat: int, kind: int, tile: int) -> None:
    """Only the taker knows which; the pile is hidden again (AS-567, AS-815)."""
    g.looking[kind] = NOBODY
    g.pile_of(kind).remove(tile)
    g.tiles[seat].append(tile)
    g.tiles[seat].sort()
    g.whisper(seat, e.TileTaken(seat, tile), e.TileTakenHidden(seat, kind))
