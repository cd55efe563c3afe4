"""The options of Vikings Gone Wild: one fixed vocabulary for both modes.

Cards are named by their kind, since equal copies make no difference; an Undead card by its kind and slot, because
where it lies does. There is room for as many cards as an edition may have, so that the numbers are the same in every
edition.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.kernel import DONE, Domain, Vocabulary

OPTIONS: Final = Vocabulary()
MOST_SPARED: Final = 9  # resources that cheap cards may save in one purchase

_CARD: Final = Domain("card", "card", (), b.MOST_CARDS)
_UNDEAD: Final = Domain("undead", "undead", (), b.MOST_UNDEAD)
_MISSION: Final = Domain("mission", "mission", (), b.MOST_MISSIONS)
_RESOURCE: Final = Domain("resource", "resource", b.RESOURCES)
_FOE: Final = Domain("foe", "seat", b.SHIELDS)
_TARGET: Final = Domain("building", "building", b.TARGETS)
_SPARED: Final = tuple(map(str, range(MOST_SPARED + 1)))

assert OPTIONS.word("done") == DONE

# a turn
PLAY: Final = OPTIONS.block("play", _CARD)
GATHER: Final = OPTIONS.word("gather")  # play every card of the hand that gives beer or gold, and nothing else
BUY: Final = OPTIONS.block("buy", _CARD)
BUILD: Final = OPTIONS.block("build", Domain("building", "building", b.BUILDINGS))
UPGRADE: Final = OPTIONS.word("upgrade")
TRADE: Final = OPTIONS.block("trade", _RESOURCE)  # what is given: beer for gold, gold for beer
ATTACK: Final = OPTIONS.block("attack", _UNDEAD, Domain("slot", "slot", b.SLOTS))
DRACO: Final = OPTIONS.word("draco")
SEND: Final = OPTIONS.block("with", _CARD)  # a Unit that joins the attack
TAKE: Final = OPTIONS.block("take", _RESOURCE)
MEET: Final = OPTIONS.block("meet", _UNDEAD)  # a Challenge
DISCARD: Final = OPTIONS.block("discard", _CARD)
REMOVE: Final = OPTIONS.block("remove", _CARD)  # from the hand, out of the game
REMOVE_PLAYED: Final = OPTIONS.block("remove-played", _CARD)

# when attacked, and at the end of a round
DEFEND: Final = OPTIONS.block("defend", _CARD, _TARGET)
KEEP: Final = OPTIONS.block("keep", _CARD)

# rivals only
CAMP: Final = OPTIONS.word("camp")
RAID: Final = OPTIONS.block("raid", _FOE, _TARGET)
STRIKE: Final = OPTIONS.word("strike")  # all Units are assigned: the attack begins
RENEW: Final = OPTIONS.block("renew", _CARD)  # a card of Odin's Path
CLAIM: Final = OPTIONS.block("claim", _MISSION)
CHANGE: Final = OPTIONS.block("change", _MISSION)
FAVOUR: Final = OPTIONS.block("favour", _CARD)
EMPTY_STORAGE: Final = OPTIONS.block("empty", _RESOURCE)  # a full Storage, for points
ROB: Final = OPTIONS.block("rob", _FOE)
ARM: Final = OPTIONS.block("arm", _CARD)
BORROW: Final = OPTIONS.block("borrow", _FOE, _CARD)
REMOVE_DISCARDED: Final = OPTIONS.block("remove-discarded", _CARD)
SPARE: Final = OPTIONS.block("spare", Domain("beer", "number", _SPARED), Domain("gold", "number", _SPARED))


def vocabulary(box: Box) -> Vocabulary:
    """The options with the cards of an edition."""
    named = OPTIONS
    for noun, rows in (("card", box.cards), ("undead", box.undead), ("mission", box.missions)):
        named = named.named(noun, [row.slug for row in rows])
    return named
