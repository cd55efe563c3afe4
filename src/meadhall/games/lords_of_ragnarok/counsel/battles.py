"""Battles at a glance: which card to play, who loses what, and whether a fight is worth it."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.rules.combat import ATTACKER, battle_value, played_value, side_of
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Decision


def fight_chance(g: Lords, seat: int, foe: int, mine: int, theirs: int) -> float:
    """The forecast of a Battle that a player begins: Armies, and what hands may add."""
    cards = v.CARD_EDGE * (min(len(g.hands[seat]), mine) - min(len(g.hands[foe]), theirs))
    return v.odds(v.EDGE_TELLS * (mine - theirs + cards - v.DEFENDERS_EDGE))


def battle_card(g: Lords, decision: Decision) -> list[float]:
    """The cheapest card that brings one ahead; nothing if one is, or if nothing will."""
    side = side_of(g, decision.seat)
    mine, theirs = battle_value(g, side), battle_value(g, 1 - side)
    needed = theirs - mine + (side == ATTACKER)
    reach = sum(sorted([played_value(g, side, card) for card in g.hands[decision.seat]])[-3:])
    if needed <= 0 or reach < needed:
        return [1.0 if option == o.PASS else -1.0 for option in decision.options]
    found = []
    for option in decision.options:
        if option == o.PASS:
            found.append(-0.5)
            continue
        card = o.PLAY.one(option)
        value = played_value(g, side, card)
        found.append((1.5 if value >= needed else 0.5) - 0.4 * g.box.combat[card].losses - 0.05 * value)
    return found


def take_loss(g: Lords, decision: Decision) -> list[float]:
    """From the strongest, so that no Army is destroyed."""
    return [float(o.LOSE.pair(option)[1]) for option in decision.options]


def as_many_as_possible(g: Lords, decision: Decision) -> list[float]:
    return [float(o.OFFER.one(option)) for option in decision.options]


def blood_price(g: Lords, decision: Decision) -> list[float]:
    """Just as many Runes as turn the Battle, else none."""
    side = side_of(g, decision.seat)
    needed = battle_value(g, 1 - side) - battle_value(g, side) + (side == ATTACKER)
    paid = [o.OFFER.one(option) for option in decision.options]
    useful = needed if 0 < needed <= max(paid) else 0
    return [1.0 if runes == useful else -1.0 for runes in paid]
