"""Attacks on the Undead Army and its Boss in the Players phase (VG-400 to VG-414, VG-440 to VG-448)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.questions import undead as q
from meadhall.games.vikings_gone_wild.rules import challenges
from meadhall.games.vikings_gone_wild.rules.strikes import after_attack
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import Steps, ask_several, procedure


@procedure
def attack_undead(g: Vikings, seat: int, slot: int) -> Steps[None]:
    """Units of one player, enough for the DEF of the card (VG-404, VG-410, VG-412)."""
    g.aim = slot
    picks = yield ask_several(seat, q.send, len(g.units(seat)), g.box.undead[g.row[slot]].defence)
    attack, units = q.total(g, picks), sent(g, seat, picks)
    if g.box.undead[g.row[slot]].family == w.BOSS:
        wound(g, seat, slot, units)
    else:
        slay(g, seat, slot, units, attack)


def sent(g: Vikings, seat: int, picks: tuple[int, ...]) -> tuple[int, ...]:
    """The Units that attack lie in the play area from now on (VG-343, VG-344)."""
    units = tuple([o.SEND.one(pick) for pick in picks])
    for unit in units:
        g.enlist(seat, unit)
    g.aim = NOTHING
    after_attack(g, seat, units)
    return units


def slay(g: Vikings, seat: int, slot: int, units: tuple[int, ...], attack: int) -> None:
    """A Unit or Building goes to the Undead discard at once; Great Hunt counts it (VG-405, VG-426)."""
    card = g.row[slot]
    g.leave_row(slot)
    g.tell(e.UndeadSlain(seat, card, slot, units, attack))
    g.deeds[b.KILLS] += 1
    challenges.check_counted(g, seat, w.HUNT, g.deeds[b.KILLS])


def wound(g: Vikings, seat: int, slot: int, units: tuple[int, ...]) -> None:
    """One token for each successful attack; one for each life point defeats the Boss (VG-441, VG-442, VG-445)."""
    boss = g.row[slot]
    g.wounds += 1
    if g.wounds < g.lives(boss):
        g.tell(e.BossWounded(seat, boss, units, g.lives(boss) - g.wounds))
        return
    g.boss_fell = 1
    g.leave_row(slot)
    g.tell(e.BossSlain(seat, boss, units))
