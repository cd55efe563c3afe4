"""How likely journeys are to succeed: what each side has, what it could still add, and who must act.

Bots ask this of imagined tables only, so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.heuristics import weights as v
from meadhall.games.thorgal.heuristics.cards import values
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal

Offer = tuple[int, b.Three]  # reserve cards it costs, attributes it adds


def success_chance(g: Thorgal) -> float:
    """The chance of this round's journey, to the destination or to the best there is."""
    force, offered, threat = r.strength(g), offers(g), threats(g)
    reserve = len(g.reserves[2 * g.destiny]) + g.points[g.destiny]
    if g.destination != b.NOTHING:
        needed = r.difficulty(g)
        if is_left(g, r.suffices(force, needed)):
            return v.LEFT if g.turn != g.destiny else 1 - v.LEFT
        return v.odds(
            margin(force, needed, offered, reserve, threat, v.THREAT) - v.EVEN,
            v.STEEPNESS,
        )
    return best_chance(g, force, offered, reserve, threat)


def best_chance(g: Thorgal, force: b.Three, offered: list[Offer], reserve: int, threat: b.Three) -> float:
    """While the destination is open: the best terrain, with any opposition."""
    best, ready = -20.0, opposers(g)
    for place in g.unconquered():
        facing = r.plus(threat, opposing(g, place, ready))
        needed = r.terrain_attributes(g, place)
        best = max(best, margin(force, needed, offered, reserve, facing, v.THREAT_AFAR))
    return v.odds(best - v.EVEN_AFAR, v.STEEPNESS_AFAR)


def is_left(g: Thorgal, ahead: bool) -> bool:
    """Has the side that is behind just passed, so that the other need only pass, too?"""
    if g.turn == g.destiny:
        return ahead and g.passes >= g.left() - 1
    return g.turn != b.NOBODY and not ahead and g.passes >= g.order().index(g.turn)


# -- the Destiny player's side --------------------------------------------------------------------------------


def offers(g: Thorgal) -> list[Offer]:
    """What the Destiny player could add: activations, events, before the journey also the rest of the hand."""
    t, worth = g.box, values(g.box)
    seat, found = g.destiny, []
    for card, tokens in zip(g.groups[seat], g.spent[seat], strict=True):
        if not tokens and worth.GAINS[card] != b.NONE and not (w.BAN_SUPPORT in g.bans and t.KIND[card] == w.SUPPORT):
            found.append((worth.GAIN_PRICE[card], worth.GAINS[card]))
    for card in g.hands[seat]:
        if t.KIND[card] == w.EVENT:
            if t.PHASE[card] == b.JOURNEY and t.ATTRIBUTES[card] != b.NONE and w.BAN_EVENT not in g.bans:
                found.append((t.COST[card], t.ATTRIBUTES[card]))
        elif g.phase < b.JOURNEY and worth.BODY[card] != b.NONE:
            found.append((t.COST[card] + worth.GAIN_PRICE[card], worth.BODY[card]))
    found.sort(key=dearness)
    return found


def dearness(offer: Offer) -> float:
    cost, (bravery, cunning, might) = offer
    return cost / (bravery + cunning + might)


def margin(
    force: b.Three,
    needed: b.Three,
    offered: list[Offer],
    reserve: int,
    threat: b.Three,
    feared: float,
) -> float:
    """By how much the weakest attribute holds, once offers fill the gaps and the worst threat has come true."""
    short = [
        float(needed[0] - force[0]),
        float(needed[1] - force[1]),
        float(needed[2] - force[2]),
    ]
    answers = [0.0, 0.0, 0.0]
    for cost, gains in offered:
        if cost > reserve:
            continue
        if (gains[0] and short[0] > 0) or (gains[1] and short[1] > 0) or (gains[2] and short[2] > 0):
            reserve -= cost
            short = [short[0] - gains[0], short[1] - gains[1], short[2] - gains[2]]
        else:
            answers = [
                answers[0] + gains[0],
                answers[1] + gains[1],
                answers[2] + gains[2],
            ]
    missing = max(0.0, short[0]) + max(0.0, short[1]) + max(0.0, short[2])
    weakest = min([answers[k] - short[k] - feared * threat[k] for k in range(3)])
    return min(weakest, -missing) if missing > 0 else min(weakest, 4.0)


# -- the Scourge players' side --------------------------------------------------------------------------------


def threats(g: Thorgal) -> b.Three:
    """The most that the Scourge players could add to each attribute, from hand and by conquered terrains."""
    t = g.box
    total, hinderers = [0, 0, 0], g.scourges()
    for seat in hinderers if w.BAN_SCOURGE not in g.bans else ():
        cards = [card for card in g.hands[seat] if t.PHASE[card] == b.JOURNEY and t.ATTRIBUTES[card] != b.NONE]
        reserve = len(g.reserves[2 * seat + 1]) + g.points[seat]
        for k in range(3):
            total[k] += affordable(g, cards, k, reserve)
    for place, conqueror in enumerate(g.conquerors):
        if conqueror != b.NOBODY and not g.terrain_spent[place] and any([g.faces(place, seat) for seat in hinderers]):
            gains = values(g.box).GAINS[g.terrains[place]]
            total = [total[0] + gains[0], total[1] + gains[1], total[2] + gains[2]]
    return total[0], total[1], total[2]


def affordable(g: Thorgal, cards: list[int], k: int, reserve: int) -> int:
    """The most of one attribute that a reserve buys, cheapest first."""
    t = g.box
    total = 0
    for _, card in sorted([(t.COST[card] / t.ATTRIBUTES[card][k], card) for card in cards if t.ATTRIBUTES[card][k]]):
        if t.COST[card] <= reserve:
            reserve -= t.COST[card]
            total += t.ATTRIBUTES[card][k]
    return total


def opposers(g: Thorgal) -> list[tuple[int, bool]]:
    """The companions of all Scourge players, and whether they could be paid for."""
    t = g.box
    return [
        (card, t.COST[card] <= len(g.reserves[2 * seat + 1]))
        for seat in g.scourges()
        for card in g.groups[seat]
        if t.KIND[card] == w.COMPANION
    ]


def opposing(g: Thorgal, place: int, ready: list[tuple[int, bool]]) -> b.Three:
    """The most of each attribute that a companion could add by opposing at a terrain."""
    t = g.box
    one, two, three = 0, 0, 0
    subtypes = t.SUBTYPES[g.terrains[place]]
    for card, paid in ready:
        if paid or t.SUBTYPES[card] & subtypes:
            bravery, cunning, might = t.ATTRIBUTES[card]
            one, two, three = max(one, bravery), max(two, cunning), max(three, might)
    return one, two, three


# -- journeys to come -----------------------------------------------------------------------------------------


def next_chance(g: Thorgal, seat: int) -> float:
    """The chance of a player's next journey by the group alone, with some cushion against what may come."""
    body = values(g.box).BODY
    bravery = cunning = might = -v.CUSHION
    for card in g.groups[seat]:
        one, two, three = body[card]
        bravery, cunning, might = bravery + one, cunning + two, might + three
    least = 20.0
    for terrain, conqueror in zip(g.terrains, g.conquerors, strict=True):
        if conqueror == b.NOBODY:
            one, two, three = g.box.ATTRIBUTES[terrain]
            missing = one - bravery if one > bravery else 0.0
            missing += two - cunning if two > cunning else 0.0
            missing += three - might if three > might else 0.0
            least = missing if missing < least else least
    return v.odds(v.READY_TO_GO - least, v.STEEPNESS_NEXT)
