"""Battles at a glance: which card to play, who loses what, and whether a fight is worth it."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.queries.combat import (
    ATTACKER,
    battle_value,
    fighter,
    played_value,
    side_of,
)
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Decision


def fight_chance(g: Lords, seat: int, foe: int, mine: int, theirs: int) -> float:
    """The forecast of a Battle that a player begins: Armies, and what hands may add."""
    cards = v.CARD_EDGE * (min(len(g.hands[seat]), mine) - min(len(g.hands[foe]), theirs))
    return v.odds(v.EDGE_TELLS * (mine - theirs + cards - v.DEFENDERS_EDGE))


def battle_card(g: Lords, decision: Decision) -> list[float]:
    """The cheapest card that brings one ahead, by enough if the enemy may answer; nothing if one is, or nothing will.

    A player who passes is out, so that a lead of a point is none while the enemy has cards.
    """
    side = side_of(g, decision.seat)
    needed = battle_value(g, 1 - side) - battle_value(g, side) + (side == ATTACKER)
    wanted = needed + v.ANSWER if can_answer(g, 1 - side) else needed
    reach = sum(sorted([played_value(g, side, card) for card in g.hands[decision.seat]])[-3:])
    if wanted <= 0 or reach < needed:
        return [1.0 if option == o.PASS else -1.0 for option in decision.options]
    return [
        (-0.5 if needed > 0 else 0.6) if option == o.PASS else card_worth(g, side, o.PLAY.one(option), wanted)
        for option in decision.options
    ]


def can_answer(g: Lords, side: int) -> bool:
    """May this side still play a card?"""
    return not g.fight.passed[side] and bool(g.fight.cap[side]) and bool(g.hands[fighter(g, side)])


def card_worth(g: Lords, side: int, card: int, wanted: int) -> float:
    """Enough is best, with few Losses and little to spare."""
    value = played_value(g, side, card)
    return (1.5 if value >= wanted else 0.5) - 0.4 * g.box.combat[card].losses - 0.05 * value


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
