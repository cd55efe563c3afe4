"""How Lords of Ragnarok names its things: cards have their names from the box, Regions a number and their Territory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.wording import described, region_facts, sea_facts, territory_facts
from meadhall.kernel import Name

SYMBOLS: Final = (*b.SYMBOLS, "monument", "temple")  # of Regions


def nouns(box: Box) -> dict[str, Sequence[str]]:
    """Everything that has a name, by noun."""
    cards = {noun: [row.slug for row in rows] for noun, rows in tables(box).items()}
    return {
        **cards,
        "action": b.ACTIONS,
        "attribute": b.ATTRIBUTES,
        "box": b.BOXES,
        "deed": b.RUNE_ACTIONS,
        "event": [str(card.region + 1) for card in box.events],
        "face": b.FACES,
        "number": [str(number) for number in range(10)],
        "preparation": b.PREPARATIONS,
        "region": b.REGIONS,
        "reward": b.REWARDS,
        "road": b.ROADS,
        "rune": b.RUNES,
        "sea": b.SEAS,
        "step": b.STEPS,
        "symbol": SYMBOLS,
        "territory": b.TERRITORIES,
        "trophy": b.TROPHIES,
        "value": b.VALUES,
        "weapon": b.WEAPONS,
    }


def tables(box: Box) -> Mapping[str, Sequence[Any]]:
    """The tables of the box whose rows have names."""
    return {
        "artefact": box.artefacts,
        "attack": box.attacks,
        "blessing": box.blessings,
        "card": box.combat,
        "god": box.gods,
        "hero": box.heroes,
        "monster": box.monsters,
        "omen": box.omens,
        "origin": box.origins,
        "realm": box.realms,
    }


def topics(box: Box) -> dict[str, Sequence[str]]:
    """Things one can ask about."""
    every = nouns(box)
    wanted = (
        "hero", "origin", "card", "attack", "blessing", "artefact", "monster", "omen", "god", "realm", "region", "sea",
        "territory", "symbol", "rune", "attribute", "action", "deed", "step", "trophy", "road",
    )  # fmt: skip
    return {noun: every[noun] for noun in wanted}


def name(box: Box, noun: str, key: str) -> Name:
    """Which message names a thing, and what it needs to know; `$seats` is known to all of them."""
    rows = tables(box).get(noun)
    if rows is not None:
        return Name(noun, described(box, noun, _row(rows, key)))
    if noun in ("region", "event"):
        return Name(noun, region_facts(box, int(key) - 1))
    if noun == "sea":
        return Name(noun, sea_facts(box, b.SEAS.index(key)))
    if noun in ("box", "number", "value"):
        return Name(noun, {"number": int(key)})
    if noun == "face":
        return Name(f"die-{key}")  # faces are those of cards, too
    if noun == "territory":
        number = b.TERRITORIES.index(key)
        return Name(noun, described(box, noun, box.territories[number]) | territory_facts(box, number))
    return Name(f"{noun}-{key}")


def _row(rows: Sequence[Any], key: str) -> Any:
    return next(row for row in rows if row.slug == key)
