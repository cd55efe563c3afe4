"""What things are worth in points, a horn about ten: the numbers the bots judge with. Nothing here is a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t

HORNS: Final = (0.0, 10.0, 24.0, 60.0)  # for having so many
LOST: Final = -40.0
ATTRIBUTE: Final = 1.0  # on a card of the group, for the rounds to come
ACTIVABLE: Final = 0.8  # of an attribute that an activation gives
TEXT: Final = 0.6  # of any other effect
IN_HAND: Final = 0.55  # of what a card would be worth if played
FEWER: Final = (1.0, 0.9, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1)  # the best card of a hand counts whole, the next ones less
RESERVE: Final = (0.9, 0.8, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1)  # one card more in the reserve of the role
IDLE: Final = 0.35  # of a reserve that waits for the other role
EXHAUSTED: Final = 0.4  # lost for a token
LIFE: Final = (2.5, 2.2, 2.0, 1.8, 1.6, 1.4, 1.2, 1.1, 1.0, 0.9, 0.8, 0.8, 0.7, 0.7, 0.6, 0.6)  # the next Destiny card
LONG_LIFE: Final = 0.4  # each one beyond
PREVENTED: Final = 0.4
DAMAGE: Final = 0.7  # a Damage symbol in hand
INTRIGUE: Final = 0.5
UNSURE: Final = 0.65  # of strength that could still be added
RESISTANCE: Final = 0.5  # expected difficulty for each card in a Scourge hand
STEEPNESS: Final = 0.9
LATER: Final = 2.0  # resistance expected while the destination is not named


def odds(margin: float) -> float:
    """The chance of a journey by the attributes it is ahead."""
    return 1 / (1 + exp(-STEEPNESS * max(-20.0, min(20.0, margin))))


def _gains(ops: tuple[int, ...]) -> b.Three:
    """Attributes that an activation could add: every branch that can be had, the first one of a choice."""
    total = [0, 0, 0]
    for number in ops:
        op = t.OPS[number]
        if op.kind == w.GAIN or (op.kind == w.LOSE and op.target == w.DEST):
            total = [have + more for have, more in zip(total, op.attrs, strict=True)]
        inner = op.branches[0] if op.branches else op.then
        if inner:
            total = [have + more for have, more in zip(total, _gains(inner), strict=True)]
    return total[0], total[1], total[2]


def _journey_gains(card: int) -> b.Three:
    for ability in t.ACTS[card]:
        if ability.phases >> b.JOURNEY & 1:
            return _gains(ability.ops)
    return b.NONE


def _group_worth(card: int) -> float:
    texts = len(t.PERMS[card]) + len(t.ACTS[card]) if GAINS[card] == b.NONE else 0
    return 0.5 + ATTRIBUTE * sum(t.ATTRIBUTES[card]) + ACTIVABLE * sum(GAINS[card]) + TEXT * texts


def _single_worth(card: int) -> float:
    """An event or a Scourge card in hand."""
    symbols = t.SYMBOLS[card]
    text = TEXT * 1.5 * len(t.ON_PLAY[card])
    return (
        0.3 + sum(t.ATTRIBUTES[card]) + text
        + DAMAGE * symbols.count(w.DAMAGE) + INTRIGUE * (len(symbols) - symbols.count(w.DAMAGE))
    )  # fmt: skip


GAINS: Final = tuple([_journey_gains(card) for card in range(len(t.SLUGS))])  # of an activation on a journey
IN_GROUP: Final = tuple([_group_worth(card) if t.is_group_card(card) else 0.0 for card in range(len(t.SLUGS))])
TO_PLAY: Final = tuple([
    (IN_GROUP[card] if t.is_group_card(card) else _single_worth(card)) * IN_HAND for card in range(len(t.SLUGS))
])  # fmt: skip
