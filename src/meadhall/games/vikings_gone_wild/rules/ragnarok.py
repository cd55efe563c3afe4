"""The Ragnarök phase: clashes, the Riposte, the row, the Desolation token (VG-501 to VG-556)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.events import table
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.rules.clash import clash
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import END, Steps, procedure


@procedure
def ragnarok(g: Vikings) -> Steps[None]:
    """Four steps; if the tokens meet in any of them, all is lost at once (VG-501, VG-601)."""
    for horn in range(g.horns):
        yield from clash(g, b.ROW - 1 - horn)
        if g.result:
            yield END
    move_riposte(g)
    regroup(g)
    reinforce(g)
    grow_desolation(g)
    if g.result:
        yield END


def move_riposte(g: Vikings) -> None:
    """One slot to the right; past the last one it is gone for good (VG-530, VG-531)."""
    if b.RIPOSTE not in g.row:
        return
    slot = g.row.index(b.RIPOSTE)
    g.row[slot] = b.EMPTY
    if slot + 1 == b.ROW:
        g.tell(e.RiposteGone())
        return
    assert g.row[slot + 1] == b.EMPTY, "no Undead card passes the Riposte"
    g.row[slot + 1] = b.RIPOSTE
    g.tell(e.RiposteMoved(slot + 1))


def regroup(g: Vikings) -> None:
    """Undead cards slide to the right in their order, up to the discard or to the Riposte (VG-540 to VG-542)."""
    wall = g.row.index(b.RIPOSTE) if b.RIPOSTE in g.row else b.ROW
    cards = [card for card in g.row if card >= 0]
    g.row[:wall] = [b.EMPTY] * (wall - len(cards)) + cards


def reinforce(g: Vikings) -> None:
    """Empty slots are filled from the deck, from right to left, as long as it lasts (VG-543 to VG-547)."""
    wall = g.row.index(b.RIPOSTE) if b.RIPOSTE in g.row else b.ROW
    for slot in range(wall - 1, -1, -1):
        if g.row[slot] == b.EMPTY and g.deck:
            turn_up(g, slot)


def turn_up(g: Vikings, slot: int) -> None:
    """The next card of the Undead Army comes into the row; it does nothing yet (VG-548)."""
    g.row[slot] = g.deck.pop()
    g.tell(e.UndeadCame(g.row[slot], slot))


def grow_desolation(g: Vikings) -> None:
    """One space in every round; Horns that wake now count from the next round on (VG-550 to VG-554)."""
    active = g.horns
    g.desolation += 1
    g.tell(e.DesolationGrew(g.desolation))
    for horn in range(active, g.horns):
        g.tell(table.HornSounded(horn, g.desolation, g.team))
    g.check_ragnarok()
