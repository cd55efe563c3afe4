"""The options of Blood Rage: one fixed vocabulary, most of it verbs done to a figure, a place or a card.

The cards of the first edition have the numbers in the blocks; what another has more comes after all blocks.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.kernel import DONE, Domain, Vocabulary

OPTIONS: Final = Vocabulary()
CARDS: Final = 78  # of the first edition; of any, there are `b.MOST_CARDS` at most

_FIGURE: Final = Domain("figure", "figure", (), len(b.FIGURES))
_PLACE: Final = Domain("place", "place", b.PLACES[: b.MAP])
_PROVINCE: Final = Domain("place", "place", b.PLACES[: b.PROVINCES])
_CARD: Final = Domain("card", "card", (), CARDS, b.MOST_CARDS - CARDS)

assert OPTIONS.word("done") == DONE
PASS: Final = OPTIONS.word("pass")
ACCEPT: Final = OPTIONS.word("accept")
DECLINE: Final = OPTIONS.word("decline")
SACRIFICE: Final = OPTIONS.word("sacrifice")
INVADE: Final = OPTIONS.block("invade", _FIGURE, _PLACE)
MARCH: Final = OPTIONS.block("march", Domain("origin", "place", b.PLACES[: b.PROVINCES]), _PROVINCE)
UPGRADE: Final = OPTIONS.block("upgrade", _CARD)
COMMIT: Final = OPTIONS.block("quest", _CARD)
PILLAGE: Final = OPTIONS.block("pillage", _PROVINCE)
CHALLENGE: Final = OPTIONS.block("challenge", _PROVINCE)
RISE: Final = OPTIONS.block("rise", _FIGURE, _PLACE)
SEND: Final = OPTIONS.block("send", _FIGURE)
OFFER: Final = OPTIONS.block("offer", _FIGURE, _PLACE)
ENTER: Final = OPTIONS.block("enter", _PLACE)
SLOT: Final = OPTIONS.block("slot", Domain("slot", "slot", b.SLOTS))
JOIN: Final = OPTIONS.block("join", _FIGURE, _PROVINCE)
PLAY: Final = OPTIONS.block("play", _CARD)
ADD: Final = OPTIONS.block("add", _CARD)
COUNT: Final = OPTIONS.block("count", Domain("bonus", "bonus", w.BONUSES))
HOLD: Final = OPTIONS.block("hold", _FIGURE)
SAVE: Final = OPTIONS.block("save", _FIGURE)
BUY: Final = OPTIONS.block("buy", _CARD)
RAISE: Final = OPTIONS.block("raise", Domain("stat", "stat", b.STATS))
KEEP: Final = OPTIONS.block("keep", _CARD)
OPTIONS.close()


def vocabulary(box: Box) -> Vocabulary:
    """The options with the cards and figures of an edition."""
    return OPTIONS.named("card", box.keys).named("figure", box.figures)
