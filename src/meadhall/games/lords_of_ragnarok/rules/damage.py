"""Damage: boxes covered, Trophies, death (LR-622, LR-632 to LR-637, LR-643 to LR-647)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import beasts as e
from meadhall.games.lords_of_ragnarok.questions import hunts as q
from meadhall.games.lords_of_ragnarok.rules.armies import grow_armies
from meadhall.games.lords_of_ragnarok.rules.beasts import slay
from meadhall.games.lords_of_ragnarok.rules.reserve import form_alliance, gain_runes
from meadhall.games.lords_of_ragnarok.rules.victory import win
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import Steps, ask, procedure


@procedure
def cover(g: Lords, seat: int, box: int, cards: tuple[int, ...]) -> Steps[None]:
    """The Hunter's marker on a box; the cards are discarded, then its Trophy is gained (LR-622, LR-632, LR-652)."""
    monster = g.chase.monster
    g.wounds[monster][box] = seat
    g.combat_discard += cards
    g.chase.striking = []
    g.tell(e.BoxCovered(seat, monster, box + 1, cards))
    if monster == b.LOKI and NOBODY not in g.wounds[monster]:
        yield from win(g, seat, b.SLAYER)
    trophy = g.box.monsters[monster].boxes[box].trophy
    if trophy != NOTHING:
        yield from win_trophy(g, seat, trophy)


@procedure
def win_trophy(g: Lords, seat: int, trophy: int) -> Steps[None]:
    """Realm, Priest, Army or Rune (LR-633 to LR-637); the first of a Hunt may bring a Rune more (LR-981)."""
    g.chase.trophies += 1
    g.tell(e.TrophyWon(seat, trophy))
    if trophy == b.PRIEST_TROPHY:
        g.gain_priest(seat)
    elif trophy == b.ARMY_TROPHY:
        yield from grow_armies(g, seat, 1)
    elif trophy == b.RUNE_TROPHY:
        yield from gain_runes(g, seat, 1)
    elif q.new_realms(g, seat):
        option = yield ask(seat, q.realm_trophy)
        yield from form_alliance(g, seat, o.JOIN.one(option))
    if g.chase.trophies == 1 and g.power(seat, w.TROPHY_RUNE):
        yield from gain_runes(g, seat, g.power(seat, w.TROPHY_RUNE))


def end_if_slain(g: Lords, seat: int) -> None:
    """With its last box covered the beast is dead and the Hunt is won (LR-629)."""
    if NOBODY not in g.wounds[g.chase.monster]:
        g.chase.won = True
        slay(g, seat, g.chase.monster)


def wound(g: Lords, seat: int, monster: int, box: int) -> None:
    """Damage outside a Hunt: neither Trophy nor Artefact, but it can kill (LR-647)."""
    g.wounds[monster][box] = seat
    g.tell(e.BoxCovered(seat, monster, box + 1, ()))
    if NOBODY not in g.wounds[monster]:
        slay(g, seat, monster)
