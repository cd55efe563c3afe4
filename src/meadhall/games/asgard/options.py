"""The options of Asgard: one fixed vocabulary, most of it verbs done to a god, a place, a piece or a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.kernel import DONE, Domain, Option, Vocabulary

OPTIONS: Final = Vocabulary()
_GOD: Final = Domain("god", "god", b.GODS)
_PLACE: Final = Domain("place", "place", b.PLACES)
_RECRUIT: Final = Domain("recruit", "recruit", b.RECRUITS)
_STONE: Final = Domain("stone", "stone", b.STONES)
_HOLDABLE: Final = Domain("tile", "tile", t.SLUGS[: t.LAYABLE])
_BONUS: Final = Domain("tile", "tile", [t.SLUGS[tile] for tile in t.POPULATIONS])
PILES: Final = ("weapon", "spell")
PARTS: Final = (*b.STONES, "fourth")  # of a Temple's cost; the fourth is the stone of free colour

assert OPTIONS.word("done") == DONE
DECLINE: Final = OPTIONS.word("decline")
PASS: Final = OPTIONS.word("pass")
DRAFT: Final = OPTIONS.block("draft", _RECRUIT)
RECOVER: Final = OPTIONS.block("recover", Domain("spot", "spot", b.SPOTS))
FROM: Final = OPTIONS.block("from", Domain("seat", "seat", b.COLOURS))
CHOOSE: Final = OPTIONS.block("choose", _GOD)
PLACE: Final = OPTIONS.block("place", _GOD, Domain("slot", "slot", b.SLOTS))
RESOLVE: Final = OPTIONS.block("resolve", _GOD)
RECALL: Final = OPTIONS.block("recall", _GOD)
ENTER: Final = OPTIONS.word("asgard")
LIFT: Final = OPTIONS.word("asgard-all")
LEAVE: Final = OPTIONS.word("asgard-recall")
USE: Final = OPTIONS.block("use", _BONUS)
BUILD: Final = OPTIONS.block("build", Domain("tile", "tile", [t.SLUGS[x] for pile in t.TEMPLES for x in pile]))
DISCOUNT: Final = OPTIONS.block("discount", Domain("number", "number", ("0", "1", "2")))
SPARE: Final = OPTIONS.block("spare", Domain("part", "part", PARTS))
PAY: Final = OPTIONS.block("pay", _STONE)
GIVE: Final = OPTIONS.block("give", _RECRUIT)
SETTLE: Final = OPTIONS.block("settle", _PLACE)
TURN: Final = OPTIONS.block("turn", Domain("tile", "tile", [t.SLUGS[tile] for tile in t.ASGARD_TILES]))
MUSTER: Final = OPTIONS.block("muster", _RECRUIT)
SWAP: Final = OPTIONS.block("swap", Domain("given", "stone", b.STONES), _STONE)
BUY: Final = OPTIONS.block("buy", _RECRUIT)
KEEP_DISC: Final = OPTIONS.word("disc-supply")
STATION: Final = OPTIONS.block("disc", _PLACE)
MARCH: Final = OPTIONS.block("march", _PLACE)
TAKE: Final = OPTIONS.block("take", _HOLDABLE)
CALL: Final = OPTIONS.block("call", _RECRUIT)
SEAL: Final = OPTIONS.block("seal", Domain("camp", "camp", b.CAMPS))
ORDER: Final = OPTIONS.block("order", Domain("number", "number", ("1", "2", "3", "4")))
STONE: Final = OPTIONS.block("stone", _STONE)
LURE: Final = OPTIONS.block("lure", _GOD, _RECRUIT)
LEAD: Final = OPTIONS.block("lead", _GOD)
SLAY: Final = OPTIONS.block("slay", _GOD, _RECRUIT)
SEARCH: Final = OPTIONS.block("search", Domain("kind", "kind", PILES))
BURN: Final = OPTIONS.block("burn", _PLACE)
OUST: Final = OPTIONS.block("oust", _PLACE)
SCORE: Final = OPTIONS.word("score")
SEND: Final = OPTIONS.block("send", _RECRUIT)
THOR: Final = OPTIONS.word("thor")
TYR: Final = OPTIONS.word("tyr")
RAISE: Final = OPTIONS.block("raise", _RECRUIT, _PLACE)
LAY: Final = OPTIONS.block("lay", _HOLDABLE, _PLACE)
CLAIM: Final = OPTIONS.block("claim", Domain("tile", "tile", t.SLUGS[t.THOR_TILE : t.TYR_TILE + 1]))

FIRST_BONUS: Final = t.POPULATIONS[0]  # USE counts from here
FIRST_TEMPLE: Final = t.TEMPLES[0][0]
FIRST_ASGARD: Final = t.ASGARD_TILES[0]


def sent_strength(box: Box, picks: tuple[Option, ...]) -> int:
    """What the recruits and the Thor tile among the picks add to a battle (AS-612, AS-908)."""
    sent = sum([b.STRENGTH[SEND.one(pick)] for pick in picks if pick in SEND])
    return sent + (box.values.strength_of_thor if THOR in picks else 0)


def seat_of(option: Option, colours: Sequence[int]) -> int:
    """The seat whose colour an option names; -1 for any other option, and for a colour without a player."""
    return colours.index(FROM.one(option)) if option in FROM and FROM.one(option) in colours else -1
