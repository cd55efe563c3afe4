"""The interpreter: what the operations of cards do (TH-920 to TH-975). `seat` resolves the effect, `card` bears it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import legality as legal
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.questions import effects as q
from meadhall.games.thorgal.rules import piles
from meadhall.games.thorgal.rules.damage import take_damage
from meadhall.games.thorgal.rules.foes import pick_foe
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Steps, ask, procedure


@procedure
def resolve(g: Thorgal, seat: int, card: int, ops: tuple[int, ...], foe: int) -> Steps[None]:
    """Operations in written order, each as far as it is possible (TH-921); nothing more once somebody's end came.

    `foe`: whom a toll was asked of, and who therefore bears what follows; else none is named yet.
    """
    for op in ops:
        if g.stops(seat):
            return
        yield from perform(g, seat, card, op, foe)


@procedure
def perform(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """One operation."""
    kind = g.box.OPS[op].kind
    if kind in AT_ONCE:
        AT_ONCE[kind](g, seat, card, op)
    else:
        yield from ASKING[kind](g, seat, card, op, foe)


# -- choices inside effects ---------------------------------------------------------------------------------


@procedure
def if_else(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """The condition is read when it is reached (TH-974)."""
    if r.holds(g, g.box.OPS[op].cond, seat, card):
        yield from resolve(g, seat, card, g.box.OPS[op].then, foe)
    else:
        yield from resolve(g, seat, card, g.box.OPS[op].otherwise, foe)


@procedure
def choose(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Exactly one branch (TH-975)."""
    answer = yield ask(seat, q.branch, card, op)
    yield from resolve(g, seat, card, g.box.OPS[op].branches[o.BRANCH.one(answer) - 1], foe)


@procedure
def pay(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Reserve cards, in full or not at all, for what follows (TH-970)."""
    if len(g.reserves[g.pile(seat)]) < g.box.OPS[op].n:
        return
    answer = yield ask(seat, q.pay, card, g.box.OPS[op].n)
    if answer == o.ACCEPT:
        g.pay(seat, g.box.OPS[op].n)
        yield from resolve(g, seat, card, g.box.OPS[op].then, foe)


@procedure
def hurt(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Damage to oneself for what follows; ignored damage counts as taken (TH-971, TH-611)."""
    answer = yield ask(seat, q.hurt, card, g.box.OPS[op].n)
    if answer == o.ACCEPT:
        yield from take_damage(g, seat, g.box.OPS[op].n)
        yield from resolve(g, seat, card, g.box.OPS[op].then, foe)


@procedure
def sacrifice(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """An own card for what follows (TH-972)."""
    if not any([legal.may_be_sacrificed(g, own, card, op) for own in g.groups[seat]]):
        return
    answer = yield ask(seat, q.sacrifice, card, op)
    if answer != o.DECLINE:
        g.destroy(seat, o.SACRIFICE.one(answer))
        yield from resolve(g, seat, card, g.box.OPS[op].then, foe)


@procedure
def toll(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """The foe pays in full, or bears what follows (TH-973)."""
    payer = yield from pick_foe(g, seat, card, foe)
    answer = o.DECLINE
    if len(g.reserves[g.pile(payer)]) >= g.box.OPS[op].n:
        answer = yield ask(payer, q.toll, card, g.box.OPS[op].n)
    if answer == o.ACCEPT:
        g.tell(e.TollPaid(payer))
        g.pay(payer, g.box.OPS[op].n)
        return
    g.tell(e.TollRefused(payer))
    yield from resolve(g, seat, card, g.box.OPS[op].then, payer)


# -- one card of the group, this card, or the destination ----------------------------------------------------


@procedure
def aim(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """Find the card that is meant, and do it (TH-922)."""
    chosen = card
    if g.box.OPS[op].target == w.GROUP:
        if not r.targets(g, seat, card, op):
            return
        answer = yield ask(seat, q.target, card, g.box.OPS[op].kind, op)
        chosen = o.TARGET.one(answer)
    if g.box.OPS[op].kind == w.CONVERT:
        yield from convert(g, seat, card, op, chosen)
    else:
        do_to(g, seat, op, chosen)


@procedure
def convert(g: Thorgal, seat: int, card: int, op: int, chosen: int) -> Steps[None]:
    """Attributes that the card has become others, as often as the actor wants (TH-956)."""
    most = min(g.box.OPS[op].n, attributes_of(g, seat, op, chosen)[g.box.OPS[op].source])
    if most == 0:
        return
    answer = yield ask(seat, q.how_many, card, most)
    count = o.COUNT.one(answer)
    turned = [0, 0, 0]
    turned[g.box.OPS[op].source] -= count
    turned[g.box.OPS[op].into] += count
    add_marks(g, seat, op, chosen, (turned[0], turned[1], turned[2]))
    g.tell(e.AttributesTurned(marked_card(g, op, chosen), count, g.box.OPS[op].source, g.box.OPS[op].into))


def do_to(g: Thorgal, seat: int, op: int, chosen: int) -> None:
    """What an operation does to the card that was found."""
    t = g.box
    kind, attrs = t.OPS[op].kind, t.OPS[op].attrs
    if kind == w.GAIN:
        if add_marks(g, seat, op, chosen, attrs):
            g.tell(e.AttributesGained(marked_card(g, op, chosen), *attrs))
    elif kind == w.LOSE:
        if add_marks(g, seat, op, chosen, r.minus(b.NONE, attrs)):
            g.tell(e.AttributesLost(marked_card(g, op, chosen), *attrs))
    elif t.OPS[op].target != w.DEST:
        holder = seat if t.OPS[op].target == w.THIS else g.destiny
        if chosen in g.groups[holder]:
            ON_GROUP[kind](g, holder, chosen)


def marked_card(g: Thorgal, op: int, chosen: int) -> int:
    return g.terrains[g.destination] if g.box.OPS[op].target == w.DEST else chosen


def add_marks(g: Thorgal, seat: int, op: int, chosen: int, attrs: b.Three) -> bool:
    """Attribute tokens on the card that is meant, wherever it lies; is it there at all?"""
    t = g.box
    if t.OPS[op].target == w.DEST:
        if g.destination == b.NOTHING:
            return False
        g.terrain_marks[g.destination] = r.plus(g.terrain_marks[g.destination], attrs)
        return True
    if t.OPS[op].target == w.THIS and chosen == g.played:
        g.played_marks = r.plus(g.played_marks, attrs)
        return True
    holder = seat if t.OPS[op].target == w.THIS else g.destiny
    if chosen not in g.groups[holder]:
        return False
    at = g.groups[holder].index(chosen)
    g.marks[holder][at] = r.plus(g.marks[holder][at], attrs)
    return True


def attributes_of(g: Thorgal, seat: int, op: int, chosen: int) -> b.Three:
    """The attributes that the card has now."""
    t = g.box
    if t.OPS[op].target == w.DEST:
        return b.NONE if g.destination == b.NOTHING else r.terrain_attributes(g, g.destination)
    if t.OPS[op].target == w.THIS and chosen == g.played:
        return r.shown(r.plus(t.ATTRIBUTES[chosen], g.played_marks))
    holder = seat if t.OPS[op].target == w.THIS else g.destiny
    if chosen not in g.groups[holder]:
        return b.NONE
    return r.group_attributes(g, holder)[g.groups[holder].index(chosen)]


def ready(g: Thorgal, holder: int, card: int) -> None:
    """One Exhausted token less (TH-958)."""
    at = g.groups[holder].index(card)
    if g.spent[holder][at]:
        g.spent[holder][at] -= 1
        g.tell(e.CardReadied(card))


def bounce(g: Thorgal, holder: int, card: int) -> None:
    """Back to its owner's Destiny hand, without tokens (TH-960)."""
    g.leave(holder, card)
    g.to_hand(holder, card)
    g.tell(e.CardBounced(holder, card))


def keep(g: Thorgal, holder: int, card: int) -> None:
    """Its upkeep counts as satisfied this round (TH-961)."""
    g.kept.append(card)
    g.tell(e.CardKept(card))


def protect(g: Thorgal, holder: int, card: int) -> None:
    """Foes can do it no harm until clean-up (TH-962)."""
    g.safe.append(card)
    g.tell(e.CardProtected(card))


ON_GROUP: Final[dict[int, Callable[[Thorgal, int, int], None]]] = {
    w.EXHAUST: Thorgal.exhaust,
    w.READY: ready,
    w.DESTROY: Thorgal.destroy,
    w.BOUNCE: bounce,
    w.KEEP: keep,
    w.PROTECT: protect,
}

# -- the journey --------------------------------------------------------------------------------------------


@procedure
def detach(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """One of the other side's associated cards is destroyed (TH-963)."""
    if not legal.detachable(g, seat, op):
        return
    answer = yield ask(seat, q.detach, card, op)
    places = [at for at in legal.detachable(g, seat, op) if g.sent[at] == o.DETACH.one(answer)]
    g.detach(places[0])


@procedure
def redirect(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """The destination moves; opposer and associated cards follow, tokens stay behind (TH-965)."""
    if g.destination == b.NOTHING or len(g.unconquered()) == 1:
        return
    answer = yield ask(seat, q.redirect, card)
    if answer != o.DECLINE:
        places = [place for place in g.unconquered() if g.terrains[place] == o.REDIRECT.one(answer)]
        g.destination = places[0] if places[0] != g.destination else places[-1]
        g.tell(e.Redirection(seat, o.REDIRECT.one(answer)))


def recall(g: Thorgal, seat: int, card: int, op: int) -> None:
    """The opposer goes back to its group (TH-964)."""
    if g.opposer != b.NOTHING:
        g.opposer_returns()


@procedure
def terrain_in(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """One of the terrains set aside comes into play (TH-966)."""
    if not g.aside[seat]:
        return
    answer = yield ask(seat, q.bring_terrain, card)
    g.bring_terrain(seat, o.BRING.one(answer))
    g.tell(e.TerrainAdded(seat, o.BRING.one(answer)))


# -- players ------------------------------------------------------------------------------------------------


@procedure
def deal_damage(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """One damage of n (TH-952)."""
    victim = seat
    if g.box.OPS[op].who == w.FOE:
        victim = yield from pick_foe(g, seat, card, foe)
    yield from take_damage(g, victim, g.box.OPS[op].n)


@procedure
def tax(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """The foe's cards cost more until the end of the phase (TH-968)."""
    victim = yield from pick_foe(g, seat, card, foe)
    g.taxes.append((victim, op))
    g.tell(e.Tax(victim, g.box.OPS[op].n))


@procedure
def reveal(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """The foe's hand is seen once, as it is (TH-951)."""
    victim = yield from pick_foe(g, seat, card, foe)
    for shown in g.hands[victim]:
        g.whisper(seat, e.HandCardSeen(seat, victim, shown), e.HandCardSeenHidden(seat, victim))


def discount(g: Thorgal, seat: int, card: int, op: int) -> None:
    """The next card that matches costs less (TH-967)."""
    g.discounts.append((seat, op))
    g.tell(e.Discount(seat, g.box.OPS[op].n))


def forbid(g: Thorgal, seat: int, card: int, op: int) -> None:
    """Foes may not do something until the end of the phase; only what they could do matters (TH-969)."""
    ban = g.box.OPS[op].ban
    against_destiny = ban in (w.BAN_EVENT, w.BAN_SUPPORT)
    if against_destiny != (seat == g.destiny):
        g.bans.append(ban)
        g.tell(e.Prohibition(seat, ban))


def prevent(g: Thorgal, seat: int, card: int, op: int) -> None:
    """The next damage to me this round is ignored (TH-953)."""
    t = g.box
    g.prevented[seat] += t.OPS[op].n
    g.tell(e.Prevention(seat, t.OPS[op].n))


def draw(g: Thorgal, seat: int, card: int, op: int) -> None:
    g.draw(seat, g.box.OPS[op].n)


def reserve(g: Thorgal, seat: int, card: int, op: int) -> None:
    g.to_reserve(seat, g.box.OPS[op].n)


@procedure
def place(g: Thorgal, seat: int, card: int, op: int, foe: int) -> Steps[None]:
    """A card joins the group free of cost; its ENTER effect follows (TH-316, TH-842, TH-941)."""
    hidden = g.box.OPS[op].source == w.HAND
    if not (g.hands[seat] if hidden else legal.placeable(g, seat, op)):
        return
    answer = yield ask(seat, q.place, card, op)
    if answer != o.DECLINE:
        legal.source(g, seat, op).remove(o.PLACE.one(answer))
        joined = g.join(seat, o.PLACE.one(answer))
        g.tell(e.CardPlaced(seat, joined))
        yield from resolve(g, seat, joined, g.box.ON_ENTER[joined], b.NOBODY)


AT_ONCE: Final[dict[int, Callable[[Thorgal, int, int, int], None]]] = {
    w.DRAW: draw,
    w.RESERVE: reserve,
    w.PREVENT: prevent,
    w.RECALL: recall,
    w.DISCOUNT: discount,
    w.FORBID: forbid,
}
ASKING: Final[dict[int, Callable[[Thorgal, int, int, int, int], Steps[None]]]] = {
    w.IF: if_else,
    w.CHOOSE: choose,
    w.PAY: pay,
    w.HURT: hurt,
    w.SAC: sacrifice,
    w.TOLL: toll,
    w.DETACH: detach,
    w.REDIRECT: redirect,
    w.TERRAIN_IN: terrain_in,
    w.DMG: deal_damage,
    w.TAX: tax,
    w.REVEAL: reveal,
    w.PLACE: place,
    w.SEARCH: piles.search,
    w.SCRY: piles.scry,
    w.MOVE: piles.move,
    w.DISCARD: piles.discard,
    **dict.fromkeys((w.GAIN, w.LOSE, w.CONVERT, w.EXHAUST, w.READY, w.DESTROY, w.BOUNCE, w.KEEP, w.PROTECT), aim),
}
