"""The signs of Lords of Ragnarok in the sprite, for an edition's own things by their number."""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import ArtefactCard, Box
from meadhall.kernel.picture import Badge, Thing, named

BEASTS: Final = ("jotunn", "garm", "draugr", "fafnir", "huldra", "hraesvelgr", "loki")
HEROES: Final = ("ragnar", "aslaug", "snorri", "lagertha", "beowulf")
ATTRIBUTES: Final = ("authority", "fist", "wisdom")
STEPS: Final = ("prayer", "hero", "rune", "march", "wheel")
GODS: Final = ("god-odin", "god-thor", "god-freyja")
DIVINE: Final = ("gungnir", "mjolnir", "brisingamen")
WON: Final = ("art-horn", "art-gleipnir", "art-crown", "art-ring", "art-veil", "art-feather")
TROPHIES: Final = ("priest", "army", "realm-vanaheim", "rune")
OMENS: Final = {w.LEVEL: "act-monument", w.LEVELS: "omen", w.TERRITORIES: "snow", w.TEMPLES: "ship"}
GIFTS: Final = ("army", "hand", "rune")

Means = tuple[tuple[Thing, ...], ...]


def rune(number: int) -> str:
    return f"rune-{b.RUNES[number]}"


def rune_badge(number: int) -> Badge:
    return Badge(rune(number), named("rune", b.RUNES[number]))


def beast(box: Box, slug: str) -> str:
    """The drawing of a Monster or the Boss."""
    return BEASTS[number(box, slug)]


def number(box: Box, slug: str) -> int:
    """Which Monster it is."""
    return next(n for n, sheet in enumerate(box.monsters) if sheet.slug == slug)


def hero(box: Box, slug: str) -> str:
    """The drawing of a Hero."""
    if slug in HEROES:
        return slug
    return HEROES[next(n for n, tile in enumerate(box.heroes) if tile.slug == slug) % len(HEROES)]


def artefact(card: ArtefactCard) -> str:
    return DIVINE[card.god] if card.god >= 0 else WON[card.monster]


def weapon(number: int) -> str:
    return f"w-{b.WEAPONS[number]}"


def taken(thing: Thing, *verbs: str) -> Means:
    """Options of these verbs about the thing are taken here; without verbs, all that are about it."""
    return tuple([(("verb", verb), thing) for verb in verbs]) or ((thing,),)
