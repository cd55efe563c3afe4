"""The options of Lords of Ragnarok: one fixed vocabulary. An Army is named by where it stands and by its value.

There is room for as many cards as an edition may have, so that the numbers are the same in every edition.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.kernel import DONE, Block, Domain, Vocabulary

OPTIONS: Final = Vocabulary()
MOST_OFFERED: Final = 9  # Runes paid, or Losses ignored, at one time

_REGION: Final = Domain("region", "region", b.REGIONS)
_SEA: Final = Domain("sea", "sea", b.SEAS)
_REALM: Final = Domain("realm", "realm", b.REALMS)
_RUNE: Final = Domain("rune", "rune", b.RUNES)
_CARD: Final = Domain("card", "card", (), b.MOST_CARDS)
_MONSTER: Final = Domain("monster", "monster", (), b.CREATURES)


def _army(verb: str) -> Block:
    """A verb done to an Army: its Region, and its value."""
    return OPTIONS.block(verb, _REGION, Domain("value", "value", b.VALUES))


assert OPTIONS.word("done") == DONE
PASS: Final = OPTIONS.word("pass")
DECLINE: Final = OPTIONS.word("decline")
ACCEPT: Final = OPTIONS.word("accept")

# Hero Draft
KEEP_HERO: Final = OPTIONS.block("keep-hero", Domain("hero", "hero", (), b.MOST_HEROES))
KEEP_ORIGIN: Final = OPTIONS.block("keep-origin", Domain("origin", "origin", (), b.MOST_ORIGINS))
ANCHOR: Final = OPTIONS.block("anchor", _SEA)
LAND: Final = OPTIONS.block("land", _REGION)

# Prayer, Hero, Rune Actions
SEND: Final = OPTIONS.block("send", Domain("god", "god", b.GODS))
FORGE: Final = OPTIONS.word("forge")
WALK: Final = OPTIONS.block("walk", _REGION)
ROW: Final = OPTIONS.block("row", _SEA)
HEAL: Final = OPTIONS.block("heal", Domain("attribute", "attribute", b.ATTRIBUTES))
APPEAR: Final = OPTIONS.block("appear", _REGION)
INVOKE: Final = OPTIONS.block("invoke", Domain("deed", "deed", b.RUNE_ACTIONS))
SPARE: Final = OPTIONS.block("spare", _RUNE)  # of a set of two, the Rune that is not paid
PAY: Final = OPTIONS.block("pay", _RUNE)
USE: Final = OPTIONS.block("use", Domain("artefact", "artefact", (), b.ARTEFACTS))

# gains, limits and Injuries
GAIN: Final = OPTIONS.block("gain", _RUNE)
DROP: Final = OPTIONS.block("drop", _RUNE)
DISCARD: Final = OPTIONS.block("discard", _CARD)
HURT: Final = OPTIONS.block("hurt", Domain("attribute", "attribute", b.ATTRIBUTES))
RAISE: Final = OPTIONS.block("raise", Domain("attribute", "attribute", b.ATTRIBUTES))
JOIN: Final = OPTIONS.block("join", _REALM)

# Armies
ACTIVATE: Final = _army("activate")
MARCH: Final = OPTIONS.block("march", _REGION)
GROW: Final = _army("grow")
TRAIN: Final = OPTIONS.word("train")  # the Army that is Activated
RECRUIT: Final = OPTIONS.block("recruit", _REGION)
MOVE: Final = _army("move")
SETTLE: Final = OPTIONS.block("settle", _REGION)
RETREAT: Final = OPTIONS.block("retreat", _REGION)
STRIKE: Final = _army("strike")
LOSE: Final = _army("lose")
KEEP: Final = _army("keep")
WHOSE: Final = OPTIONS.block("whose", Domain("foe", "seat", b.COLOURS))

# Special Actions
ACT: Final = OPTIONS.block("act", Domain("action", "action", b.ACTIONS))
PREPARE: Final = OPTIONS.block("prepare", Domain("preparation", "preparation", b.PREPARATIONS))
BUILD: Final = OPTIONS.block("build", _REGION)
ERECT: Final = OPTIONS.block("erect", Domain("god", "god", b.GODS))
TAKE: Final = OPTIONS.block("take", Domain("blessing", "blessing", (), b.MOST_BLESSINGS))
FIGHT: Final = OPTIONS.block("fight", _REGION)
DRAW: Final = OPTIONS.word("draw")

# beasts
ROUSE: Final = OPTIONS.block("rouse", _MONSTER)
TAME: Final = OPTIONS.block("tame", _MONSTER)
FREE: Final = OPTIONS.block("free", _MONSTER)
HUNT: Final = OPTIONS.block("hunt", _MONSTER)
STALK: Final = OPTIONS.block("stalk", _REGION)
RAMPAGE: Final = OPTIONS.word("rampage")
BLOW: Final = OPTIONS.block("blow", _SEA, Domain("target", "sea", b.SEAS))
ATTACK: Final = OPTIONS.block("attack", Domain("attack", "attack", (), b.MOST_ATTACKS))
DEFEND: Final = OPTIONS.block("defend", _CARD)
COVER: Final = OPTIONS.block("cover", _CARD, Domain("box", "box", b.BOXES))
WITH: Final = OPTIONS.block("with", _CARD)
BOX: Final = OPTIONS.block("box", Domain("box", "box", b.BOXES))

# Battles
PLAY: Final = OPTIONS.block("play", _CARD)
CLAIM: Final = OPTIONS.block("claim", Domain("reward", "reward", b.REWARDS))
OFFER: Final = OPTIONS.block("offer", Domain("number", "number", tuple(map(str, range(MOST_OFFERED + 1)))))


def vocabulary(box: Box) -> Vocabulary:
    """The options with the cards, sheets and Heroes of an edition."""
    named = OPTIONS
    for noun, rows in (
        ("hero", box.heroes), ("origin", box.origins), ("card", box.combat), ("attack", box.attacks),
        ("blessing", box.blessings), ("artefact", box.artefacts), ("monster", box.monsters),
    ):  # fmt: skip
        named = named.named(noun, [row.slug for row in rows])
    return named
