"""What the cards of a box are worth to the bots, by card: reckoned once, from the numbers in `worth`."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.heuristics import weights as v


class Values(msgspec.Struct, frozen=True, eq=False):
    """Columns by card."""

    GAINS: tuple[b.Three, ...]  # of an activation on a journey
    GAIN_PRICE: tuple[int, ...]
    BODY: tuple[b.Three, ...]  # a card of a group, used
    GROUP_UPKEEP: tuple[bool, ...]
    IN_GROUP: tuple[float, ...]
    TO_PLAY: tuple[float, ...]
    MEAN_TO_PLAY: float


@lru_cache
def values(box: Box) -> Values:
    """What the cards of a box are worth."""
    cards = range(len(box.SLUGS))
    gains = tuple([_gains(box, _journey_ops(box, card)) for card in cards])
    in_group = tuple([_group_worth(box, card) if box.is_group_card(card) else 0.0 for card in cards])
    in_hand = [in_group[card] if box.is_group_card(card) else _single_worth(box, card) for card in cards]
    to_play = tuple([worth * v.IN_HAND for worth in in_hand])
    return Values(
        GAINS=gains,
        GAIN_PRICE=tuple([_price(box, _journey_ops(box, card)) for card in cards]),
        BODY=tuple([_sum(_standing(box, card), gains[card]) for card in cards]),
        GROUP_UPKEEP=tuple([box.KIND[card] == w.COMPANION and box.UPKEEP[card].kind <= w.MAX for card in cards]),
        IN_GROUP=in_group,
        TO_PLAY=to_play,
        MEAN_TO_PLAY=sum(to_play) / len(to_play),
    )


# -- what an effect gives on a journey --------------------------------------------------------------------------


def _sum(one: b.Three, other: b.Three) -> b.Three:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _most(one: b.Three, other: b.Three) -> b.Three:
    return max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2])


def _gains(box: Box, ops: tuple[int, ...]) -> b.Three:
    """Attributes that operations could add; of a choice, the most of each."""
    total = b.NONE
    for number in ops:
        op = box.OPS[number]
        more = op.attrs if op.kind == w.GAIN or (op.kind == w.LOSE and op.target == w.DEST) else b.NONE
        for inner in (op.then, *op.branches):
            more = _most(more, _gains(box, inner))
        total = _sum(total, more)
    return total


def _price(box: Box, ops: tuple[int, ...]) -> int:
    """Reserve cards that operations ask for."""
    return sum([box.OPS[number].n for number in ops if box.OPS[number].kind == w.PAY])


def _journey_ops(box: Box, card: int) -> tuple[int, ...]:
    for ability in box.ACTS[card]:
        if ability.phases >> b.JOURNEY & 1:
            return ability.ops
    return ()


def _standing(box: Box, card: int) -> b.Three:
    """What a card of a group gives without being used."""
    total = box.ATTRIBUTES[card]
    for static in box.PERMS[card]:
        if static.kind == w.ATTR and static.cond == w.ALWAYS:
            total = _sum(total, static.attrs)
    return total


def _flexible(box: Box, ops: tuple[int, ...]) -> bool:
    return any([box.OPS[number].branches for number in ops])


# -- what any other effect is worth -------------------------------------------------------------------------------


def _text(box: Box, ops: tuple[int, ...]) -> float:
    """What operations bring beside attributes on a journey."""
    return sum([_effect(box, box.OPS[number]) for number in ops])


def _effect(box: Box, op: w.Op) -> float:
    if op.kind == w.DMG:
        return v.DAMAGE * op.n * (1 if op.who == w.FOE else -1)
    if op.kind in (w.PAY, w.HURT):
        return max(0.0, _text(box, op.then) - v.PRICE[op.kind] * op.n)
    if op.kind == w.SAC:
        return max(0.0, _text(box, op.then) - v.VICTIM)
    if op.kind in (w.IF, w.TOLL):
        return v.HOPED * max(_text(box, op.then), _text(box, op.otherwise))
    if op.kind == w.CHOOSE:
        return max([_text(box, branch) for branch in op.branches])
    if op.target == w.DEST or (op.kind == w.FORBID and op.ban == w.BAN_TERRAIN):
        return 0.0  # attributes of the destination are counted as gains; conquered terrains matter little
    return v.EACH[op.kind] * op.n if op.kind in v.EACH else v.ONCE.get(op.kind, 0.0)


def _standing_text(box: Box, card: int) -> float:
    """Permanent effects beside attributes that are always there."""
    attrs = [sum(s.attrs) for s in box.PERMS[card] if s.kind == w.ATTR and s.cond != w.ALWAYS]
    others = [v.STATIC[s.kind] for s in box.PERMS[card] if s.kind in v.STATIC]
    return v.HOPED * v.ATTRIBUTE * sum(attrs) + sum(others)


# -- cards by number --------------------------------------------------------------------------------------------


def _group_worth(box: Box, card: int) -> float:
    ops = _journey_ops(box, card)
    gains = _gains(box, ops)
    gained = max(gains) * 1.4 if _flexible(box, ops) else sum(gains)
    used = max([_text(box, ability.ops) for ability in box.ACTS[card]], default=0.0)
    texts = _standing_text(box, card) + v.AGAIN * used
    upkeep = v.UPKEEP_COST.get(box.UPKEEP[card].kind, 0.0) * max(1, box.UPKEEP[card].n)
    worth = v.ATTRIBUTE * sum(_standing(box, card)) + v.ACTIVABLE * (gained - 0.5 * _price(box, ops)) + texts
    return max(0.3, 0.5 + worth - upkeep)


def _single_worth(box: Box, card: int) -> float:
    """An event or a Scourge card in hand."""
    symbols = box.SYMBOLS[card]
    return (
        0.3 + sum(box.ATTRIBUTES[card]) + max(0.0, _text(box, box.ON_PLAY[card]))
        + v.DAMAGE * symbols.count(w.DAMAGE) + v.INTRIGUE * (len(symbols) - symbols.count(w.DAMAGE))
    )  # fmt: skip
