"""Effects that can be read and yet never do anything: their author meant something else.

They are no mistakes, since the rules know what becomes of them: nothing (TH-921). The check of an edition lists them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.games.thorgal.board import JOURNEY, NONE
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.cards.parser import Words

ON_A_JOURNEY: Final = (w.DETACH, w.RECALL, w.REDIRECT)
MARKING: Final = (w.GAIN, w.LOSE, w.CONVERT)
AIMED: Final = (*MARKING, w.EXHAUST, w.READY, w.DESTROY, w.BOUNCE, w.KEEP, w.PROTECT, w.SAC)
LASTING: Final = (w.DISCOUNT, w.TAX, w.FORBID)
AGAINST_DESTINY: Final = (w.BAN_EVENT, w.BAN_SUPPORT)
OWN_CARDS: Final = (w.SEARCH, w.MOVE, w.PLACE, w.DISCOUNT)
SCOURGE_TYPES: Final = (w.ANYTHING, w.SCOURGE_CARD)


class Moment(NamedTuple):
    """When an effect is resolved, by whom, and where its card lies then."""

    column: str
    destiny: bool  # is it the Destiny player's?
    travelling: bool  # may there be a destination?
    concluded: bool  # may the result of the journey be known?
    grouped: bool = False  # is the card in its player's group?
    stays: bool = False  # is it a card that stays at the destination, with its tokens?
    reward: bool = False


def idle(card: CardRow, words: Words) -> Iterator[str]:
    """What a card says in vain: the column, the word, and why."""
    for ability in card.abilities:
        for static in ability.statics:
            yield from _idle_static(ability.trigger, static)
        yield from _idle_ops(ability.ops, _moment(card, ability), words)
    for ability in card.fenrir:
        moment = Moment("fenrir", False, *_phases(ability.phases))
        yield from _idle_ops(ability.ops, moment, words)


def _moment(card: CardRow, ability: w.Ability) -> Moment:
    if card.kind == w.TERRAIN:
        return Moment("effect", True, False, True, reward=True)
    if card.kind in (w.EVENT, w.SCOURGE_CARD):
        stays = card.phase == JOURNEY and card.attributes != NONE
        return Moment("effect", card.kind == w.EVENT, *_phases(1 << card.phase), stays=stays)
    phases = ability.phases if ability.trigger == w.ACT else -1  # a card may be placed in a group in any phase
    return Moment("effect", True, *_phases(phases), grouped=True)


def _phases(phases: int) -> tuple[bool, bool]:
    """May there be a destination in these phases, and a result? After its journey, the round has one."""
    return bool(phases >> JOURNEY & 1), bool(phases >> JOURNEY + 1)


# -- operations ---------------------------------------------------------------------------------------------


def _idle_ops(ops: tuple[int, ...], moment: Moment, words: Words) -> Iterator[str]:
    for number in ops:
        op = words.ops[number]
        reason = _why_idle(op, moment, words)
        if reason:
            yield f"{moment.column}: {w.OPS[op.kind]} does nothing here: {reason}"
        for inner in (op.otherwise,) if reason else (op.then, op.otherwise, *op.branches):
            yield from _idle_ops(inner, moment, words)


def _why_idle(op: w.Op, moment: Moment, words: Words) -> str:
    """Why an operation is in vain; empty if it may do something."""
    if op.kind in ON_A_JOURNEY and not moment.travelling:
        return "there is no journey then"
    if op.kind == w.IF:
        return _why_never(words.conds[op.cond].kind, moment)
    if op.kind in AIMED:
        return _why_not_aimed(op, moment, words)
    if op.kind == w.FORBID and (op.ban in AGAINST_DESTINY) == moment.destiny:
        return f"the foes of its player never do that: {w.BANS[op.ban]} (TH-969)"
    if op.kind in LASTING and moment.reward:
        return "it lasts until the end of the phase, and nothing follows a reward in it (TH-861)"
    return _why_no_card(op, moment, words)


def _why_never(cond: int, moment: Moment) -> str:
    if cond in (w.IF_SUCCESS, w.IF_FAIL) and not moment.concluded:
        return "the result of the journey is not known then"
    if cond == w.IF_FAIL and moment.reward:
        return "there is no reward after a failure"
    return "nobody opposes then" if cond == w.IF_OPPOSED and not moment.travelling else ""


def _why_not_aimed(op: w.Op, moment: Moment, words: Words) -> str:
    if op.target == w.DEST:
        if op.kind not in MARKING:
            return "the destination only gains, loses or turns attributes"
        return "" if moment.travelling else "there is no destination then (TH-922)"
    if op.target == w.THIS and not moment.grouped and not (op.kind in MARKING and moment.stays):
        return "its own card is in no group, and does not stay at a destination"
    if op.kind == w.KEEP and op.target == w.GROUP and _kind(op.filter, words) not in (w.ANYTHING, w.COMPANION):
        return "only companions have an upkeep"
    return ""


def _why_no_card(op: w.Op, moment: Moment, words: Words) -> str:
    """Cards of the other role are never where the operation looks for them."""
    kind = _kind(op.filter, words)
    if op.kind == w.PLACE and not moment.destiny:
        return "a Scourge player has no companions or supports in hand or discard"
    if op.kind in OWN_CARDS and (kind == w.SCOURGE_CARD if moment.destiny else kind not in SCOURGE_TYPES):
        return "no such card is in the deck of its player's role"
    if op.kind in (w.TAX, w.DETACH) and (kind not in SCOURGE_TYPES if moment.destiny else kind == w.SCOURGE_CARD):
        return "the foes have no such cards"
    return ""


def _kind(wanted: int, words: Words) -> int:
    return w.ANYTHING if wanted == w.ANYTHING else words.filters[wanted].kind


# -- permanent effects --------------------------------------------------------------------------------------


def _idle_static(trigger: int, static: w.Static) -> Iterator[str]:
    name = w.STATICS[static.kind]
    if trigger == w.OPP and static.kind != w.ATTR:
        yield f"effect: {name} does nothing here: an opposer only changes itself (TH-415)"
    elif static.kind == w.PROPHECY and static.phases:
        yield f"effect: {name} does nothing here: points are given in the Prophecy, before these phases"
    elif static.kind == w.OPPOSE_COST and static.phases and not static.phases >> JOURNEY & 1:
        yield f"effect: {name} does nothing here: companions oppose on a journey only"
