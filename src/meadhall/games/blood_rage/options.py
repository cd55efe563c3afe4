"""The options of Blood Rage: one fixed vocabulary, most of it verbs done to a figure, a place or a card."""

from __future__ import annotations

from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import tables as t
from meadhall.kernel import DONE, Domain, Vocabulary

OPTIONS: Final = Vocabulary()
_FIGURE: Final = Domain("figure", "figure", b.FIGURES)
_PLACE: Final = Domain("place", "place", b.PLACES[: b.MAP])
_PROVINCE: Final = Domain("place", "place", b.PLACES[: b.PROVINCES])
_CARD: Final = Domain("card", "card", t.SLUGS)

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
COUNT: Final = OPTIONS.block("count", Domain("bonus", "bonus", t.BONUSES))
HOLD: Final = OPTIONS.block("hold", _FIGURE)
SAVE: Final = OPTIONS.block("save", _FIGURE)
BUY: Final = OPTIONS.block("buy", _CARD)
RAISE: Final = OPTIONS.block("raise", Domain("stat", "stat", b.STATS))
KEEP: Final = OPTIONS.block("keep", _CARD)
