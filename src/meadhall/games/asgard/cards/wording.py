"""What tiles say, made from what they do: text and effect can never differ.

The words are in the locale; this is how they are put together. Names are the edition's own.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.cards.box import Box
from meadhall.text import LANGUAGES, Locale, locale

PACKAGE: Final = "meadhall.games.asgard"

Facts = dict[str, str | int]


def tile_facts(box: Box, tile: int) -> tuple[str, Facts]:
    """Which message names a tile, and what it needs to know. Tiles of a kind share a message."""
    kind, group, value = t.KIND[tile], t.GROUP[tile], box.value[tile]
    if kind in (t.SPELL, t.POPULATION, t.ASGARD):
        return f"tile-{t.KINDS[kind]}", {"value": value, **_told(box, tile)}
    if kind == t.POWER:
        return f"tile-{t.SLUGS[tile]}", {"value": value}
    if kind == t.GOD:
        return "tile-god", {"god": b.GODS[group], "value": value}
    if kind == t.CARD:
        return "tile-card", {"god": b.GODS[group]}
    if kind == t.TEMPLE:
        return "tile-temple", {"pile": group + 1, "value": value, **_stones(box, tile)}
    if kind == t.ANCESTRAL:
        return "tile-ancestral", {"camp": b.CAMPS[group], "value": value}
    return "tile-weapon", {"value": value}


def _told(box: Box, tile: int) -> Facts:
    """The names of a tile, and what it does."""
    face = box.faces[tile]
    args: Facts = {}
    for lang in LANGUAGES:
        args[f"name-{lang}"] = getattr(face, lang)
        args[f"text-{lang}"] = _effect(locale(PACKAGE, lang), box, tile)
    return args


def _effect(said: Locale, box: Box, tile: int) -> str:
    if box.word[tile] == w.NO_WORD:
        return said.say("effect-nothing")
    return said.say(f"effect-{w.WORDS[box.word[tile]]}", number=box.number[tile])


def _stones(box: Box, tile: int) -> Facts:
    """What a Temple costs, by colours: two pink; pink, red; pink, green, white, one more."""
    args: Facts = {}
    for lang in LANGUAGES:
        said, cost = locale(PACKAGE, lang), box.cost[tile]
        parts = [_stone(said, stone, cost.count(stone)) for stone in dict.fromkeys(cost)]
        more = [said.say("temple-more")] if t.GROUP[tile] == t.FREE_STONE_PILE else []
        args[f"stones-{lang}"] = ", ".join([*parts, *more])
    return args


def _stone(said: Locale, stone: int, count: int) -> str:
    name = said.say(f"stone-{b.STONES[stone]}")
    if count == 1:
        return name
    return said.say("temple-several", count=count, stone=name)


def facts(box: Box, noun: str, key: str) -> Facts:
    """The numbers of the edition that a help text says."""
    if noun == "god":
        return _god(box, b.GODS.index(key))
    if noun == "recruit":
        light, dark = box.prices[b.RECRUITS.index(key)]
        said = [(lang, locale(PACKAGE, lang)) for lang in LANGUAGES]
        return {f"price-{lang}": words.say("recruit-price", light=light, dark=dark) for lang, words in said}
    return {"number": box.values.lower_world} if noun == "place" and key.endswith("-lower") else {}


def _god(box: Box, god: int) -> Facts:
    """A god's stone or first round, the number of its power, and who supports it."""
    values = box.values
    numbers = {
        b.FREYJA: values.called_by_freyja, b.THOR: values.strength_of_thor, b.HEL: values.slain_by_hel,
        b.FENRIR: values.score_of_fenrir,
    }  # fmt: skip
    args: Facts = {"number": numbers.get(god, 0)}
    for lang in LANGUAGES:
        said = locale(PACKAGE, lang)
        args[f"about-{lang}"] = _about(said, box, god)
        upper, lower = [_takes(said, slot) for slot in box.takes[god]]
        args[f"support-{lang}"] = said.say("god-support", upper=upper, lower=lower) if upper else said.say("god-alone")
    return args


def _about(said: Locale, box: Box, god: int) -> str:
    parts = []
    if box.stone[god] != b.NO_STONE:
        parts.append(said.say("god-stones", stone=said.say(f"stone-{b.STONES[box.stone[god]]}")))
    if box.active[god] > 1:
        parts.append(said.say("god-from", round=box.active[god]))
    return ", ".join(parts) or said.say("god-stoneless")


def _takes(said: Locale, recruits: tuple[int, ...]) -> str:
    """White Warriors; white Warriors or Giants."""
    names = [said.say(f"recruit-{b.RECRUITS[recruit]}", "many") for recruit in recruits]
    found = names[:1]
    for name in names[1:]:
        found = [said.say("support-or", one=found[0], other=name)]
    return "".join(found)
