"""The signs and drawings of Vikings Gone Wild: what stands for beer and gold, attack and defence, and every card."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.kernel.picture import Badge, Number, Said, Thing, named

ATTACK, DEFENCE, POINTS = "axes", "support", "glory"
SUMS: Final = (DEFENCE, ATTACK)  # of what guards a village, of what strikes it
PHASES: Final = ("sun", "hand", "axes", "doom", "reserve", "dusk")
BONUSES: Final = {"most-village": "vg-b-village", "most-industry": "vg-b-industry"}
MOST: Final = "most-"

Means = tuple[tuple[Thing, ...], ...]


@cache
def drawn() -> frozenset[str]:
    """What the game has pictures of."""
    source = files("meadhall.games.vikings_gone_wild").joinpath("art", "board.svg").read_text(encoding="utf-8")
    return frozenset(re.findall(r'<symbol id="([^"]+)"', source))


def art(slug: str, instead: str) -> str:
    """The picture of a card; one that an edition made up has that of its like."""
    wanted = BONUSES.get(slug) or f"vg-{slug.removeprefix(MOST)}"
    return wanted if wanted in drawn() else f"vg-{instead}"


def house(kind: str, level: int) -> str:
    """A building without its ground, to stand in a village."""
    return f"vg-house-hall-{level}" if kind == "town-hall" else f"vg-house-{kind}"


def building_art(kind: str, level: int) -> str:
    """A building on its ground."""
    return f"vg-town-hall-{level}" if kind == "town-hall" else f"vg-{kind}"


@lru_cache(1024)
def good(resource: int, value: int) -> Number:
    """An amount of beer, or gold."""
    return Number(b.RESOURCES[resource], value, named("resource", b.RESOURCES[resource]))


@lru_cache(1024)
def price(beer: int, gold: int) -> tuple[Number, ...]:
    """What something costs: each good of which there is a part."""
    return tuple([good(resource, value) for resource, value in ((b.BEER, beer), (b.GOLD, gold)) if value])


@lru_cache(1024)
def priced(beer: int, gold: int) -> tuple[Badge, ...]:
    """The same beside an option."""
    return tuple([Badge(number.icon, number.tip, str(number.value)) for number in price(beer, gold)])


def attack(value: int) -> Badge:
    return Badge(ATTACK, Said("sign-attack"), str(value), "theirs")


def defence(text: str, kind: str = "") -> Badge:
    return Badge(DEFENCE if kind != "plate" else "", Said("sign-defence"), text, kind)


def taken(*verbs: str, thing: Thing) -> Means:
    """Options of these verbs about the thing are taken here."""
    return tuple([(("verb", verb), thing) for verb in verbs])


def said(message: str, **numbers: int) -> Said:
    """A sentence with numbers."""
    return Said(message, numbers=numbers)


def joined(parts: Iterable[Means]) -> Means:
    return tuple([one for part in parts for one in part])
