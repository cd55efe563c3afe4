"""The one Rune Action of a turn (LR-334 to LR-348, LR-358, LR-925, LR-960, LR-970, LR-979, LR-982, LR-991, LR-994)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import hero_step as h
from meadhall.games.lords_of_ragnarok.questions import rune_actions as q
from meadhall.games.lords_of_ragnarok.rules.armies import grow_armies
from meadhall.games.lords_of_ragnarok.rules.beasts import activate_loki, activate_monster, tame
from meadhall.games.lords_of_ragnarok.rules.hero_step import appear
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, form_alliance, gain_runes, raise_attribute
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def rune_action_step(g: Lords) -> Steps[None]:
    """One Rune Action, or none; Andvari's Ring before it or after it (LR-334, LR-925)."""
    seat, taken = g.turn, 0
    while True:
        option = yield ask(seat, q.rune_action, taken)
        if option == DONE:
            return
        if option in o.INVOKE:
            taken = 1
            yield from take_rune_action(g, seat, o.INVOKE.one(option))
        else:
            g.discharge(seat, o.USE.one(option))
            yield from gain_runes(g, seat, g.box.artefacts[o.USE.one(option)].effect.number, True)


@procedure
def take_rune_action(g: Lords, seat: int, deed: int) -> Steps[None]:
    """What is meant, then the Runes, then what it does."""
    if b.PRICES[deed] == 1:
        yield from one_rune(g, seat, deed)
        return
    runes: tuple[int, ...] = (b.URUZ, b.OTHALA, b.ALGIZ)
    if b.PRICES[deed] == 2:
        option = yield ask(seat, q.spare_rune)
        runes = tuple([rune for rune in range(b.ALL_RUNES) if rune != o.SPARE.one(option)])
    pay(g, seat, deed, runes)
    yield from larger_action(g, seat, deed)


def pay(g: Lords, seat: int, deed: int, runes: tuple[int, ...]) -> None:
    g.pay_runes(seat, *runes)
    g.tell(e.RuneActionTaken(seat, deed, runes))


@procedure
def one_rune(g: Lords, seat: int, deed: int) -> Steps[None]:
    """One Rune of the type that Boss, Monster or Realm names (LR-336, LR-338 to LR-340)."""
    if deed == b.ROUSE_LOKI:
        pay(g, seat, deed, (g.box.boss.rune,))
        yield from activate_loki(g)
    elif deed == b.TAME:
        option = yield ask(seat, q.tame)
        pay(g, seat, deed, (g.box.monsters[o.TAME.one(option)].rune,))
        yield from tame(g, seat, o.TAME.one(option))
    elif deed == b.WAR_CRY:
        option = yield ask(seat, q.war_cry)
        pay(g, seat, deed, (g.box.monsters[o.ROUSE.one(option)].rune,))
        yield from activate_monster(g, o.ROUSE.one(option))
    else:
        option = yield ask(seat, q.ally)
        yield from ally(g, seat, o.JOIN.one(option))


@procedure
def ally(g: Lords, seat: int, realm: int) -> Steps[None]:
    """With the Peace-Bond any Rune will do (LR-991)."""
    rune = g.box.realms[realm].rune
    if g.power(seat, w.ANY_RUNE_ALLIANCE):
        option = yield ask(seat, q.pay_any, realm)
        rune = o.PAY.one(option)
    pay(g, seat, b.ALLY, (rune,))
    yield from form_alliance(g, seat, realm)


@procedure
def larger_action(g: Lords, seat: int, deed: int) -> Steps[None]:
    """Two or three Runes, all different (LR-341 to LR-347, LR-970, LR-994)."""
    if deed == b.TRAIN:
        yield from grow_armies(g, seat, 1)
    elif deed == b.ROUSE:
        option = yield ask(seat, h.rouse)
        yield from activate_monster(g, o.ROUSE.one(option))
    elif deed == b.STUDY:
        yield from draw_cards(g, seat, 1)
    elif deed == b.TRAVEL:
        option = yield ask(seat, q.travel)
        appear(g, seat, o.APPEAR.one(option))
    elif deed == b.GROW:
        option = yield ask(seat, q.lowest_attribute)
        yield from raise_attribute(g, seat, o.RAISE.one(option))
    elif deed == b.LEARN:
        yield from draw_cards(g, seat, 2)
    elif deed == b.MUSTER:
        option = yield ask(seat, q.muster)
        g.recruit(seat, o.RECRUIT.one(option), g.power(seat, w.MUSTER))
    else:
        g.gain_priest(seat, g.power(seat, w.ORDAIN))
