"""The options of Thorgal: one fixed vocabulary of verbs, most of them done to a card.

There is room for as many cards as an edition can have, so that the numbers are the same in every edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import MOST_CARDS, Box
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Block, Domain, Option, Vocabulary

OPTIONS: Final = Vocabulary()
NUMBERS: Final = tuple([str(n) for n in range(w.MOST_COUNTED + 1)])


def _cards(verb: str) -> Block:
    return OPTIONS.block(verb, Domain("card", "card", (), MOST_CARDS))


assert OPTIONS.word("done") == DONE
PASS: Final = OPTIONS.word("pass")
ACCEPT: Final = OPTIONS.word("accept")
DECLINE: Final = OPTIONS.word("decline")
TO_HAND: Final = OPTIONS.word("hand")
TO_RESERVE: Final = OPTIONS.word("reserve")
DISMISS: Final = OPTIONS.word("dismiss")
SUFFER: Final = OPTIONS.word("suffer")
START: Final = _cards("start")
BRING: Final = _cards("bring")
PLAY: Final = _cards("play")
ACTIVATE: Final = _cards("activate")
FENRIR: Final = _cards("fenrir")
JOURNEY: Final = _cards("journey")
OPPOSE: Final = _cards("oppose")
TARGET: Final = _cards("target")
EXHAUST: Final = _cards("exhaust")
READY: Final = _cards("ready")
DESTROY: Final = _cards("destroy")
SACRIFICE: Final = _cards("sacrifice")
DETACH: Final = _cards("detach")
TAKE: Final = _cards("take")
UNDER: Final = _cards("under")
TOP: Final = _cards("top")
STORE: Final = _cards("store")
MOVE: Final = _cards("move")
DISCARD: Final = _cards("discard")
PLACE: Final = _cards("place")
REDIRECT: Final = _cards("redirect")
TEND: Final = _cards("tend")
AGAINST: Final = OPTIONS.block("against", Domain("foe", "seat", b.CHAIRS))
BRANCH: Final = OPTIONS.block("branch", Domain("number", "number", NUMBERS))
COUNT: Final = OPTIONS.block("count", Domain("number", "number", NUMBERS))
TAKE_OR_LEAVE: Final = (ACCEPT, DECLINE)
REFUSALS: Final = (DONE, PASS, DECLINE)


def vocabulary(box: Box) -> Vocabulary:
    """The options with the cards of an edition."""
    return OPTIONS.named("card", box.SLUGS)


def card_of(g: Thorgal, option: Option, block: Block) -> int:
    """The card that an option of this verb names; NOTHING for another verb, or a card that is not in the box."""
    card = option - block.base
    return card if 0 <= card < len(g.box.SLUGS) and option < block.end else b.NOTHING


def is_action(option: Option) -> bool:
    """Is this something one does in an action window, apart from passing?"""
    return option in PLAY or option in ACTIVATE or option in FENRIR


def each(block: Block, cards: Iterable[int]) -> Iterator[Option]:
    """One option for each card; copies are the same card."""
    for card in dict.fromkeys(cards):
        yield block.base + card


def rest(cards: list[int], picks: tuple[int, ...], block: Block) -> list[int]:
    """The cards that are not yet picked."""
    left = cards[:]
    for pick in picks:
        left.remove(block.one(pick))
    return left


def seat_option(g: Thorgal, seat: int) -> Option:
    return AGAINST.of(g.chairs[seat])
