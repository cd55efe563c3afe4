"""What things add up to: conditions, attributes, strength, costs, damage. Nothing here changes the table."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.state import Thorgal

# -- filters and conditions ---------------------------------------------------------------------------------


def fits(g: Thorgal, card: int, wanted: int, bearer: int) -> bool:
    """Does a card match a filter? `bearer` is the card with the effect: `other` leaves it out (TH-926)."""
    if wanted == w.ANYTHING:
        return True
    return g.box.FITS[wanted][card] and not (g.box.OTHER[wanted] and card == bearer)


def count(g: Thorgal, seat: int, wanted: int, bearer: int) -> int:
    """Cards of the seat's group that match (TH-930)."""
    found = 0
    for card in g.groups[seat]:
        if fits(g, card, wanted, bearer):
            found += 1
    return found


def holds(g: Thorgal, cond: int, seat: int, bearer: int) -> bool:
    """Is a condition true now, for the player whose effect it is (TH-930 to TH-934)?"""
    if cond == w.ALWAYS:
        return True
    kind, wanted, n = g.box.CONDS[cond]
    if kind == w.COUNT_LEAST:
        return count(g, seat, wanted, bearer) >= n
    if kind == w.COUNT_MOST:
        return count(g, seat, wanted, bearer) <= n
    if kind == w.RESERVE_LEAST:
        return len(g.reserves[g.pile(seat)]) >= n
    if kind == w.IF_OPPOSED:
        return g.opposer != b.NOTHING
    return g.result == (b.SUCCESS if kind == w.IF_SUCCESS else b.FAILURE)


def applies(g: Thorgal, static: w.Static, seat: int, bearer: int) -> bool:
    """Is a permanent effect on now (TH-331, TH-976)?"""
    if static.phases and not static.phases >> g.phase & 1:
        return False
    return static.cond == w.ALWAYS or holds(g, static.cond, seat, bearer) == static.holds


def statics(g: Thorgal, seat: int, kind: int) -> list[w.Static]:
    """The permanent effects of one kind that the seat's group has now."""
    t = g.box
    return [
        static
        for card in g.groups[seat]
        if t.PERMS[card]
        for static in t.PERMS[card]
        if static.kind == kind and applies(g, static, seat, card)
    ]


# -- attributes ---------------------------------------------------------------------------------------------


def plus(one: b.Three, other: b.Three) -> b.Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: b.Three, other: b.Three) -> b.Three:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def shown(total: b.Three) -> b.Three:
    """No attribute of a card counts below 0 (TH-832)."""
    bravery, cunning, might = total
    if bravery >= 0 and cunning >= 0 and might >= 0:
        return total
    return max(0, bravery), max(0, cunning), max(0, might)


def group_attributes(g: Thorgal, seat: int) -> list[b.Three]:
    """The attributes of every card of a group: printed, permanent and tokens (TH-432)."""
    t = g.box
    auras = group_auras(g, seat)
    found = []
    for card, mark in zip(g.groups[seat], g.marks[seat], strict=True):
        total = plus(t.ATTRIBUTES[card], mark)
        for static in t.PERMS[card]:
            if static.kind == w.ATTR and applies(g, static, seat, card):
                total = plus(total, static.attrs)
        for bearer, aura in auras:
            if fits(g, card, aura.filter, bearer):
                total = plus(total, aura.attrs)
        found.append(shown(total))
    return found


def group_auras(g: Thorgal, seat: int) -> list[tuple[int, w.Static]]:
    """What cards of a group give to others of it, with the card that gives (TH-977)."""
    t = g.box
    return [
        (card, static)
        for card in g.groups[seat]
        if t.PERMS[card]
        for static in t.PERMS[card]
        if static.kind == w.AURA and applies(g, static, seat, card)
    ]


def opposer_attributes(g: Thorgal) -> b.Three:
    """What the opposing companion adds; its conditions look at its owner's group (TH-415)."""
    t = g.box
    if g.opposer == b.NOTHING:
        return b.NONE
    total = plus(t.ATTRIBUTES[g.opposer], g.opposer_marks)
    for static in (*t.PERMS[g.opposer], *t.OPPS[g.opposer]):
        if static.kind == w.ATTR and applies(g, static, g.opposer_seat, g.opposer):
            total = plus(total, static.attrs)
    return shown(total)


def sent_attributes(g: Thorgal, at: int) -> b.Three:
    """What an associated card adds."""
    return shown(plus(g.box.ATTRIBUTES[g.sent[at]], g.sent_marks[at]))


def terrain_attributes(g: Thorgal, place: int) -> b.Three:
    """What a journey to a terrain requires, with its tokens."""
    return shown(plus(g.box.ATTRIBUTES[g.terrains[place]], g.terrain_marks[place]))


def group_strength(g: Thorgal) -> b.Three:
    """The group of the Destiny player alone; nothing before there is one."""
    total = b.NONE
    for attributes in group_attributes(g, g.destiny) if g.destiny != b.NOBODY else ():
        total = plus(total, attributes)
    return total


def strength(g: Thorgal) -> b.Three:
    """The Destiny player's group and associated events (TH-430)."""
    return with_events(g, group_strength(g))


def with_events(g: Thorgal, group: b.Three) -> b.Three:
    """What a group has, and the events associated with it."""
    return plus(group, sent_total(g, b.DESTINY))


def difficulty(g: Thorgal) -> b.Three:
    """The destination, the associated Scourge cards and the opposer (TH-431)."""
    if g.destination == b.NOTHING:
        return b.NONE
    total = plus(terrain_attributes(g, g.destination), opposer_attributes(g))
    return plus(total, sent_total(g, b.SCOURGE))


def sent_total(g: Thorgal, role: int) -> b.Three:
    """All associated cards of one side."""
    total = b.NONE
    for at, sender in enumerate(g.senders):
        if g.role(sender) == role:
            total = plus(total, sent_attributes(g, at))
    return total


def lacks(force: b.Three, needed: b.Three) -> b.Three:
    """What is missing in each attribute; equal is enough (TH-434)."""
    return shown(minus(needed, force))


def suffices(force: b.Three, needed: b.Three) -> bool:
    """Nothing may be missing in any of the three (TH-435)."""
    return lacks(force, needed) == b.NONE


# -- costs --------------------------------------------------------------------------------------------------


def cost(g: Thorgal, seat: int, card: int) -> int:
    """What playing a card costs now: all changes added up, never below 0 (TH-833)."""
    t = g.box
    total = t.COST[card]
    for payer, op in g.taxes:
        if payer == seat and t.fits(card, t.OPS[op].filter):
            total += t.OPS[op].n
    for owner, op in g.discounts:
        if owner == seat and t.fits(card, t.OPS[op].filter):
            total -= t.OPS[op].n
    for static in statics(g, seat, w.COST):
        if t.fits(card, static.filter):
            total -= static.n
    return max(0, total)


def opposing_cost(g: Thorgal, card: int) -> int:
    """Free if a subtype matches the destination, else the printed cost; more by the Destiny player's cards (TH-411)."""
    t = g.box
    matches = t.SUBTYPES[card] & t.SUBTYPES[g.terrains[g.destination]]
    surcharge = sum([static.n for static in statics(g, g.destiny, w.OPPOSE_COST)])
    return (0 if matches else t.COST[card]) + surcharge


def may_join(g: Thorgal, seat: int, card: int) -> bool:
    """A group never holds two unique cards of one name (TH-840)."""
    t = g.box
    if not t.UNIQUE[card]:
        return True
    return not any([t.UNIQUE[other] and t.NAME[other] == t.NAME[card] for other in g.groups[seat]])


# -- prophecy and damage ------------------------------------------------------------------------------------


def pawns(g: Thorgal) -> tuple[int, ...]:
    """The numbers on the Scourge players' pawns, by seat; 0 for all others (TH-706, TH-707)."""
    others = g.scourges()
    held = dict(zip(others, b.PAWNS[len(others) + 1], strict=True))
    return tuple([held.get(seat, 0) for seat in range(g.seats)])


def prophecy_points(g: Thorgal, seat: int) -> int:
    """Seven and what cards add for the Destiny player; for others by their pawn (TH-201, TH-708, TH-979)."""
    if seat == g.destiny:
        return b.POINTS + sum([static.n for static in statics(g, seat, w.PROPHECY)])
    others = g.scourges()
    return b.SCOURGE_POINTS[len(others) + 1][others.index(seat)]


def armour(g: Thorgal, seat: int) -> int:
    """Damage that armour still ignores this round; several do not add up (TH-980)."""
    if seat != g.destiny:
        return 0
    best = max([static.n for static in statics(g, seat, w.ARMOR)], default=0)
    return max(0, best - g.harmed)


def unprevented(g: Thorgal, seat: int, amount: int) -> int:
    """What is left of damage after armour and prevention (TH-610)."""
    return max(0, amount - armour(g, seat) - g.prevented[seat])


def life(g: Thorgal, seat: int) -> int:
    """Cards that damage may destroy: the Destiny deck, and the hand of the Destiny player (TH-602, TH-609)."""
    return len(g.decks[2 * seat]) + (len(g.hands[seat]) if seat == g.destiny else 0)


def survives(g: Thorgal, seat: int, amount: int) -> bool:
    """Could the seat take this damage without losing (TH-621)?"""
    return unprevented(g, seat, amount) <= life(g, seat)


# -- protection ---------------------------------------------------------------------------------------------


def is_immune(g: Thorgal, card: int, seat: int, kind: int) -> bool:
    """Do foes' effects of this kind pass by a card of the seat (TH-981, TH-982)?"""
    for static in g.box.PERMS[card]:
        if static.kind == w.IMMUNE and static.n == kind and applies(g, static, seat, card):
            return True
    return False


def why_closed(g: Thorgal, actor: int, seat: int, card: int, kind: int) -> str:
    """The rule that saves a card of the seat from being exhausted, reduced, destroyed or bounced, if one does."""
    if actor == seat:
        return ""
    if seat == g.destiny and card in g.safe:
        return "TH-962"
    if kind == w.EXHAUST:
        return "TH-981" if is_immune(g, card, seat, w.IMMUNITIES.index("exhaust")) else ""
    return "TH-982" if kind == w.DESTROY and is_immune(g, card, seat, w.IMMUNITIES.index("destroy")) else ""


HOSTILE = (w.EXHAUST, w.LOSE, w.CONVERT, w.DESTROY, w.BOUNCE)


def targets(g: Thorgal, actor: int, bearer: int, op: int) -> list[int]:
    """Cards of the Destiny player's group that an operation may be aimed at (TH-922)."""
    return [card for card in g.groups[g.destiny] if not why_not_target(g, actor, bearer, op, card)]


def why_not_target(g: Thorgal, actor: int, bearer: int, op: int, card: int) -> str:
    """What is against aiming an operation at a card of the Destiny player's group."""
    kind, wanted = g.box.OPS[op].kind, g.box.OPS[op].filter
    if not fits(g, card, wanted, bearer):
        return "TH-926"
    if kind == w.READY and not g.spent[g.destiny][g.groups[g.destiny].index(card)]:
        return "TH-958"
    return why_closed(g, actor, g.destiny, card, kind) if kind in HOSTILE else ""
