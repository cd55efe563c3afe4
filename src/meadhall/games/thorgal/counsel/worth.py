"""What things are worth in points, a horn about ten: the numbers the bots judge with. Nothing here is a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t

HORNS: Final = (0.0, 10.0, 24.0, 60.0)  # for having so many
LOST: Final = -40.0

# -- cards ----------------------------------------------------------------------------------------------------

ATTRIBUTE: Final = 1.3  # on a card of the group, for the rounds to come
ACTIVABLE: Final = 1.0  # of an attribute that an activation gives
AGAIN: Final = 2.0  # for an effect that can be used round after round
IN_HAND: Final = 0.6  # of what a card would be worth if played, if it can be paid
BEYOND: Final = 0.2  # of a card in hand that cannot
PLAYED_OUT: Final = (
    1.0,
    0.95,
    0.85,
    0.7,
    0.5,
    0.35,
    0.25,
)  # the best card of a hand counts whole, the next ones less
ON_TOP: Final = 0.35  # of what a card of the hand would be worth, on top of the deck
DAMAGE: Final = 0.7  # a Damage symbol in hand
INTRIGUE: Final = 0.5
UPKEEP_COST: Final = {
    w.DISCARD_ALL_RESERVE: 1.0,
    w.BOTTOM_ALL_HAND: 0.6,
    w.DISCARD_RESERVE: 0.6,
    w.BOTTOM_HAND: 0.4,
    w.UPKEEP_DMG: 0.7,
}
UNKEPT: Final = 1.6  # at most, for a companion whose upkeep will not be met
UNSETTLED: Final = 0.5  # of that for somebody who still has a Dawn to mend it

# -- piles ----------------------------------------------------------------------------------------------------

RESERVE: Final = (
    0.9,
    0.85,
    0.8,
    0.7,
    0.55,
    0.4,
    0.3,
    0.2,
    0.1,
)  # one card more in the reserve of the role
IDLE: Final = 0.7  # of a reserve that waits for the other role
EXHAUSTED: Final = 0.3  # lost for a token
LIFE: Final = (3.6, 3.2, 2.9, 2.6, 2.3, 2.0, 1.8, 1.6, 1.4, 1.3, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)  # the next Destiny card
LONG_LIFE: Final = 0.4  # each one beyond
COMES_BACK: Final = 0.8  # of a reserve card, as life
PREVENTED: Final = 0.4
DISCOUNTED: Final = 0.6  # each point off the next card
TAXED: Final = 0.5  # each point on each card in hand

# -- journeys -------------------------------------------------------------------------------------------------

THREAT: Final = 0.75  # of difficulty that could still be added
LEFT: Final = 0.04  # the chance of a side that is behind and has just passed
EVEN: Final = -0.3  # the margin at which a journey is expected to end either way
STEEPNESS: Final = 0.9  # of the odds, by margin
THREAT_AFAR, EVEN_AFAR, STEEPNESS_AFAR = (
    1.35,
    -0.9,
    0.42,
)  # the same, while the destination is open
NEXT: Final = 0.6  # of the next horn, by the chance of the next journey
CUSHION: Final = 3.2  # that a group should have of each attribute beyond the terrain
READY_TO_GO: Final = 3.0  # missing attributes that leave the next journey even
STEEPNESS_NEXT: Final = 0.2


def odds(margin: float, steepness: float) -> float:
    """The chance of a journey by the attributes it is ahead."""
    return 1 / (1 + exp(-steepness * max(-20.0, min(20.0, margin))))


# -- what an effect gives on a journey --------------------------------------------------------------------------


def _most(one: b.Three, other: b.Three) -> b.Three:
    return max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2])


def _gains(ops: tuple[int, ...]) -> b.Three:
    """Attributes that operations could add; of a choice, the most of each."""
    total = b.NONE
    for number in ops:
        op = t.OPS[number]
        more = op.attrs if op.kind == w.GAIN or (op.kind == w.LOSE and op.target == w.DEST) else b.NONE
        for inner in (op.then, *op.branches):
            more = _most(more, _gains(inner))
        total = total[0] + more[0], total[1] + more[1], total[2] + more[2]
    return total


def _price(ops: tuple[int, ...]) -> int:
    """Reserve cards that operations ask for."""
    return sum([t.OPS[number].n for number in ops if t.OPS[number].kind == w.PAY])


def _journey_ops(card: int) -> tuple[int, ...]:
    for ability in t.ACTS[card]:
        if ability.phases >> b.JOURNEY & 1:
            return ability.ops
    return ()


def _standing(card: int) -> b.Three:
    """What a card of a group gives without being used."""
    total = t.ATTRIBUTES[card]
    for static in t.PERMS[card]:
        if static.kind == w.ATTR and static.cond == w.ALWAYS:
            total = (
                total[0] + static.attrs[0],
                total[1] + static.attrs[1],
                total[2] + static.attrs[2],
            )
    return total


def _flexible(ops: tuple[int, ...]) -> bool:
    return any([t.OPS[number].branches for number in ops])


# -- what any other effect is worth -------------------------------------------------------------------------------

EACH: Final = {
    w.DRAW: 0.8, w.RESERVE: 0.7, w.MOVE: 0.6, w.DISCARD: 0.6, w.PREVENT: 0.5, w.DISCOUNT: 0.6, w.SCRY: 0.15,
}  # for each card or point  # fmt: skip
ONCE: Final = {
    w.SEARCH: 1.1, w.REVEAL: 0.2, w.CONVERT: 1.2, w.EXHAUST: 0.7, w.READY: 0.8, w.DESTROY: 2.5, w.BOUNCE: 1.8,
    w.KEEP: 0.7, w.PROTECT: 0.4, w.DETACH: 1.8, w.RECALL: 1.5, w.REDIRECT: 0.5, w.TERRAIN_IN: 0.3, w.TAX: 1.2,
    w.FORBID: 1.5, w.PLACE: 1.5, w.LOSE: 0.8,
}  # fmt: skip
PRICE: Final = {w.PAY: 0.6, w.HURT: 0.7}  # for each card
VICTIM: Final = 2.2  # a card of one's own that is given up
HOPED: Final = 0.6  # of what depends on a condition, or on somebody else's choice
STATIC: Final = {w.COST: 1.2, w.PROPHECY: 2.0, w.ARMOR: 1.5, w.IMMUNE: 0.3, w.OPPOSE_COST: 0.8, w.AURA: 0.8}


def _text(ops: tuple[int, ...]) -> float:
    """What operations bring beside attributes on a journey."""
    return sum([_effect(t.OPS[number]) for number in ops])


def _effect(op: w.Op) -> float:
    if op.kind == w.DMG:
        return DAMAGE * op.n * (1 if op.who == w.FOE else -1)
    if op.kind in (w.PAY, w.HURT):
        return max(0.0, _text(op.then) - PRICE[op.kind] * op.n)
    if op.kind == w.SAC:
        return max(0.0, _text(op.then) - VICTIM)
    if op.kind in (w.IF, w.TOLL):
        return HOPED * max(_text(op.then), _text(op.otherwise))
    if op.kind == w.CHOOSE:
        return max([_text(branch) for branch in op.branches])
    if op.target == w.DEST or (op.kind == w.FORBID and op.ban == w.BAN_TERRAIN):
        return 0.0  # attributes of the destination are counted as gains; conquered terrains matter little
    return EACH[op.kind] * op.n if op.kind in EACH else ONCE.get(op.kind, 0.0)


def _standing_text(card: int) -> float:
    """Permanent effects beside attributes that are always there."""
    attrs = [sum(s.attrs) for s in t.PERMS[card] if s.kind == w.ATTR and s.cond != w.ALWAYS]
    others = [STATIC[s.kind] for s in t.PERMS[card] if s.kind in STATIC]
    return HOPED * ATTRIBUTE * sum(attrs) + sum(others)


# -- cards by number --------------------------------------------------------------------------------------------


def _group_worth(card: int) -> float:
    gains = GAINS[card]
    gained = max(gains) * 1.4 if _flexible(_journey_ops(card)) else sum(gains)
    texts = _standing_text(card) + AGAIN * max([_text(ability.ops) for ability in t.ACTS[card]], default=0.0)
    upkeep = UPKEEP_COST.get(t.UPKEEP[card].kind, 0.0) * max(1, t.UPKEEP[card].n)
    worth = ATTRIBUTE * sum(STANDING[card]) + ACTIVABLE * (gained - 0.5 * GAIN_PRICE[card]) + texts
    return max(0.3, 0.5 + worth - upkeep)


def _single_worth(card: int) -> float:
    """An event or a Scourge card in hand."""
    symbols = t.SYMBOLS[card]
    return (
        0.3 + sum(t.ATTRIBUTES[card]) + max(0.0, _text(t.ON_PLAY[card]))
        + DAMAGE * symbols.count(w.DAMAGE) + INTRIGUE * (len(symbols) - symbols.count(w.DAMAGE))
    )  # fmt: skip


CARDS: Final = range(len(t.SLUGS))
GAINS: Final = tuple([_gains(_journey_ops(card)) for card in CARDS])  # of an activation on a journey
GAIN_PRICE: Final = tuple([_price(_journey_ops(card)) for card in CARDS])
STANDING: Final = tuple([_standing(card) for card in CARDS])
BODY: Final = tuple(
    [(one[0] + two[0], one[1] + two[1], one[2] + two[2]) for one, two in zip(STANDING, GAINS, strict=True)]
)  # a card of a group, used
GROUP_UPKEEP: Final = tuple([t.KIND[card] == w.COMPANION and t.UPKEEP[card].kind <= w.MAX for card in CARDS])
IN_GROUP: Final = tuple([_group_worth(card) if t.is_group_card(card) else 0.0 for card in CARDS])
TO_PLAY: Final = tuple([
    (IN_GROUP[card] if t.is_group_card(card) else _single_worth(card)) * IN_HAND for card in CARDS
])  # fmt: skip
MEAN_TO_PLAY: Final = sum(TO_PLAY) / len(TO_PLAY)
