"""Positions that come back: an action that would only bring one back is refused (TH-834).

A position is what a seat sees on its turn; it is remembered by its mark, as long as the window lasts. Only cards
that renew something (a token taken off, a card brought back) can make a position come back, so where a seat has none
nothing is remembered. Where an effect only readies a card, what would come back is known before it is used. For any
other effect, a player who meets a position again may not do the same again.
"""

from __future__ import annotations

from hashlib import blake2b

from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries.reckoning import targets
from meadhall.games.thorgal.state import Thorgal


def mark_of(g: Thorgal, seat: int, spent: list[int]) -> int:
    """A number for all that the seat sees, with these Exhausted tokens in the Destiny player's group."""
    tokens = [spent if other == g.destiny else g.spent[other] for other in range(g.seats)]
    parts = (
        g.hands[seat], [len(hand) for hand in g.hands], g.groups, tokens, g.marks, g.terrains, g.conquerors,
        g.terrain_spent, g.terrain_uses, g.terrain_marks, g.destination, g.opposer, g.opposer_spent, g.opposer_marks,
        g.sent, g.sent_marks, [len(deck) for deck in g.decks], [len(reserve) for reserve in g.reserves], g.discards,
        g.graves, g.prevented, g.harmed, g.kept, g.safe, g.discounts, g.taxes, g.bans, g.out,
    )  # fmt: skip
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=6).digest(), "big") + 1


def was_done(g: Thorgal, seat: int, action: int) -> bool:
    """Has the seat done this before in the same position?"""
    return g.mark != 0 and (seat, g.mark, action) in g.seen


def only_readies(g: Thorgal, card: int) -> int:
    """The operation of a card that can do nothing but ready another now, or -1."""
    t = g.box
    usable = [ability for ability in t.ACTS[card] if ability.phases >> g.phase & 1]
    if len(usable) != 1 or len(usable[0].ops) != 1 or t.OPS[usable[0].ops[0]].kind != w.READY:
        return -1
    return usable[0].ops[0] if t.OPS[usable[0].ops[0]].target == w.GROUP else -1


def brings_back(g: Thorgal, seat: int, card: int) -> bool:
    """Would activating this card lead to nothing but positions already seen?"""
    op = only_readies(g, card)
    if op < 0 or not g.mark:
        return False
    after = g.spent[seat][:]
    after[g.groups[seat].index(card)] += 1
    chosen = [other for other in targets(g, seat, card, op) if other != card]
    if _fits_itself(g, seat, card, op):
        chosen.append(card)
    if not chosen:
        return is_known(g, seat, after)
    return all([is_known(g, seat, _readied(g, seat, after, target)) for target in chosen])


def new_targets(g: Thorgal, seat: int, card: int, found: list[int]) -> list[int]:
    """Of the cards that may be readied, those that lead to a position not yet seen; all, if there is none."""
    if not g.mark or seat != g.destiny or card not in g.groups[seat] or only_readies(g, card) < 0:
        return found
    spent = g.spent[seat]
    return [target for target in found if not is_known(g, seat, _readied(g, seat, spent, target))] or found


def is_known(g: Thorgal, seat: int, spent: list[int]) -> bool:
    mark = mark_of(g, seat, spent)
    return mark == g.mark or any([who == seat and seen == mark for who, seen, _ in g.seen])


def _readied(g: Thorgal, seat: int, spent: list[int], target: int) -> list[int]:
    after = spent[:]
    after[g.groups[seat].index(target)] -= 1
    return after


def _fits_itself(g: Thorgal, seat: int, card: int, op: int) -> bool:
    """May the card ready itself, once its own activation has exhausted it?"""
    t = g.box
    wanted = t.OPS[op].filter
    return wanted == w.ANYTHING or (t.FITS[wanted][card] and not t.OTHER[wanted])
