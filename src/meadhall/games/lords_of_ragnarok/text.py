"""How Lords of Ragnarok names its things: cards have their names from the box, Regions a number and their Territory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.wording import described
from meadhall.kernel import Name


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
        "god": b.GODS,
        "number": [str(number) for number in range(10)],
        "preparation": b.PREPARATIONS,
        "realm": b.REALMS,
        "region": b.REGIONS,
        "reward": b.REWARDS,
        "road": b.ROADS,
        "rune": b.RUNES,
        "sea": b.SEAS,
        "step": b.STEPS,
        "territory": b.TERRITORIES,
        "trophy": b.TROPHIES,
        "value": b.VALUES,
    }


def tables(box: Box) -> Mapping[str, Sequence[Any]]:
    """The tables of the box whose rows have names of their own."""
    return {
        "artefact": box.artefacts,
        "attack": box.attacks,
        "blessing": box.blessings,
        "card": box.combat,
        "hero": box.heroes,
        "monster": box.monsters,
        "omen": box.omens,
        "origin": box.origins,
    }


def topics(box: Box) -> dict[str, Sequence[str]]:
    """Things one can ask about."""
    every = nouns(box)
    wanted = (
        "hero", "origin", "card", "attack", "blessing", "artefact", "monster", "omen", "god", "realm", "region", "sea",
        "territory", "rune", "attribute", "action", "deed", "step", "trophy", "road",
    )  # fmt: skip
    return {noun: every[noun] for noun in wanted}


def name(box: Box, noun: str, key: str) -> Name:
    """Which message names a thing, and what it needs to know; `$seats` is known to all of them."""
    rows = tables(box).get(noun)
    if rows is not None:
        return Name(noun, described(box, noun, _row(rows, key)))
    if noun == "region":
        return _region(box, int(key) - 1)
    if noun == "sea":
        return _sea(box, b.SEAS.index(key))
    if noun in ("box", "number", "value", "event"):
        return Name(noun, {"number": int(key)})
    if noun in ("realm", "god", "territory"):
        rows = {"realm": box.realms, "god": box.gods, "territory": box.territories}[noun]
        return Name(noun, described(box, noun, _row(rows, key)))
    return Name(f"{noun}-{key}")


def _row(rows: Sequence[Any], key: str) -> Any:
    return next(row for row in rows if row.slug == key)


def _region(box: Box, region: int) -> Name:
    """A Region by number and Territory, which differs with the side of the board."""
    args: dict[str, str | int] = {"number": region + 1}
    for label, side in (("duel", 0), ("land", 1)):
        board = box.maps[side]
        land = box.territories[board.territory[region]] if region < board.regions else None
        args |= {f"{label}-en": land.en if land else "", f"{label}-fr": land.fr if land else ""}
    return Name("region", args)


def _sea(box: Box, sea: int) -> Name:
    args: dict[str, str | int] = {}
    for label, names in zip(("duel", "land"), box.sea_names, strict=True):
        row = names[sea] if sea < len(names) else None
        args |= {f"{label}-en": row.en if row else "", f"{label}-fr": row.fr if row else ""}
    return Name("sea", args)
