"""What cards, sheets and places say, made from what they are: text and effect can never differ.

The words are in the locale; this is how they are put together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box, CombatCard, Map
from meadhall.ledger import Language, unadorned
from meadhall.text import LANGUAGES, Locale, locale

PACKAGE: Final = "meadhall.games.lords_of_ragnarok"
SIDES: Final = ("duel", "land")  # of the board: for two players, and for more
VOWELS: Final = "aeiouy"

Facts = dict[str, str | int]


def say(lang: Language, kind: str, words: Sequence[str], effects: Sequence[w.Effect]) -> str:
    """Effects of one kind in a row, each a sentence."""
    said = locale(PACKAGE, lang)
    return " ".join([said.say(f"effect-{kind}-{words[word]}", number=number) for word, number in effects])


def of_name(lang: Language, name: str) -> str:
    """`of` before a name: French drops the vowel before another."""
    vowel = "yes" if unadorned(name)[:1] in VOWELS else "no"
    return locale(PACKAGE, lang).say("name-of", name=name, vowel=vowel)


# -- cards and sheets ---------------------------------------------------------------------------------------


def described(box: Box, noun: str, row: Any) -> Facts:
    """What the message of a thing needs to know: its names, what it says in both languages, and its numbers."""
    args: Facts = {"key": row.slug}
    for lang in LANGUAGES:
        name = getattr(row, lang)
        args |= {f"name-{lang}": name, f"of-{lang}": of_name(lang, name), f"text-{lang}": _text(lang, noun, row)}
    return args | _numbers(noun, row) | _more_texts(noun, row)


def _numbers(noun: str, row: Any) -> Facts:
    """What is printed on a thing besides its text."""
    if noun == "card":
        return {"value": row.value, "losses": row.losses, "copies": row.copies, "weapon": b.WEAPONS[row.weapon]}
    if noun == "attack":
        shield = "yes" if row.shield else "no"
        return {"rage": row.rage, "weak": row.weak_point, "draw": row.draw, "shield": shield, "copies": row.copies}
    if noun == "monster":
        boss = "yes" if len(row.boxes[0].weapons) > 1 else "no"
        return {"rune": b.RUNES[row.rune], "boxes": len(row.boxes), "boss": boss}
    if noun == "blessing":
        return {"god": b.GODS[row.god]}
    if noun == "god":
        return {"attribute": b.ATTRIBUTES[row.attribute]}
    if noun == "realm":
        return {"rune": b.RUNES[row.rune], "action": b.ACTIONS[row.action]}
    return {"players": row.players} if noun == "omen" else {}


def _more_texts(noun: str, row: Any) -> Facts:
    """What a thing says besides its main text."""
    args: Facts = {}
    for lang in LANGUAGES:
        if noun == "card":
            args[f"hunt-{lang}"] = say(lang, "hunt", w.HUNT, row.hunt)
            args[f"battle-{lang}"] = say(lang, "battle", w.BATTLE, row.battle)
        elif noun == "monster":
            args[f"special-{lang}"] = say(lang, "strike", w.STRIKES, row.special)
        elif noun == "hero":
            args[f"title-{lang}"] = getattr(row, f"title_{lang}")
    return args


def _text(lang: Language, noun: str, row: Any) -> str:
    """What a thing does, in one language."""
    if noun == "card":
        return " ".join(_card_texts(lang, row))
    if noun == "god":
        said = locale(PACKAGE, lang)
        gains = [said.say(f"effect-gift-{w.GIFTS[row.gift]}", number=number) for number in row.amounts]
        return " / ".join(gains) + "."
    kind, words, effects = _effects(noun, row)
    return say(lang, kind, words, effects)


def _card_texts(lang: Language, row: CombatCard) -> Iterator[str]:
    """The numbers of a Combat card, what it does in a Hunt, and what it does in a Battle."""
    said = locale(PACKAGE, lang)
    yield said.say("card-numbers", weapon=b.WEAPONS[row.weapon], value=row.value, losses=row.losses)
    if row.hunt:
        yield said.say("card-hunt", text=say(lang, "hunt", w.HUNT, row.hunt))
    if row.battle:
        yield said.say("card-battle", text=say(lang, "battle", w.BATTLE, row.battle))


def _effects(noun: str, row: Any) -> tuple[str, Sequence[str], Sequence[w.Effect]]:
    """The effects of a thing, and what kind of words they are."""
    if noun in ("hero", "blessing"):
        return "power", w.POWERS, row.effects
    if noun == "artefact":
        return "artefact", w.ARTEFACTS, (row.effect,)
    if noun == "attack":
        return "strike", w.STRIKES, row.effects
    if noun == "monster":
        return "rampage", w.RAMPAGES, row.attack
    if noun == "origin":
        return "birth", w.BIRTHRIGHTS, row.effects
    if noun == "omen":
        return "sign", w.SIGNS, (row.sign,)
    if noun == "realm":
        return "bonus", w.BONUSES, (row.bonus,)
    return "", (), ()


# -- places, on both sides of the board -----------------------------------------------------------------------


def region_facts(box: Box, region: int) -> Facts:
    """A Region's number, its Territory, and what is there, on either side."""
    args: Facts = {"number": region + 1}
    for side, board in zip(SIDES, box.maps, strict=True):
        here = region < board.regions
        land = box.territories[(board if here else box.maps[1]).territory[region]]
        for lang in LANGUAGES:
            args[f"{side}-{lang}"] = getattr(land, lang)
            args[f"{side}-text-{lang}"] = _region_text(box, lang, side, region) if here else _away(lang)
    return args


def _away(lang: Language) -> str:
    return locale(PACKAGE, lang).say("region-away")


def _region_text(box: Box, lang: Language, side: str, region: int) -> str:
    """Population, symbols, Seas, Realms, Yggdrasil."""
    said, board = locale(PACKAGE, lang), box.maps[SIDES.index(side)]
    parts = [said.say("region-population", number=board.population[region])]
    parts += [said.say(f"symbol-{symbol}") + "." for symbol in symbols(board, region)]
    if board.monument[region] >= 0:
        parts.append(_named(said, "region-monument", box.gods[board.monument[region]]))
    parts += [_named(said, "region-sea", box.sea_names[SIDES.index(side)][sea]) for sea in board.seas[region]]
    parts += [_named(said, "region-realm", box.realms[realm]) for realm in board.realms[region]]
    return " ".join([*parts, said.say("region-yggdrasil")] if board.yggdrasil[region] else parts)


def symbols(board: Map, region: int) -> list[str]:
    """The symbols of a Region, but its Monument."""
    return [symbol for symbol in b.SYMBOLS if getattr(board, symbol)[region]]


def _named(said: Locale, message: str, row: Any) -> str:
    """A sentence about a thing of the box."""
    name = getattr(row, said.lang)
    return said.say(message, name=name, of=of_name(said.lang, name))


def sea_facts(box: Box, sea: int) -> Facts:
    """A Sea's name and coast, on either side."""
    args: Facts = {}
    for side, board, names in zip(SIDES, box.maps, box.sea_names, strict=True):
        row = names[sea] if sea < len(names) else box.sea_names[1][sea]
        for lang in LANGUAGES:
            name = getattr(row, lang)
            args |= {f"{side}-{lang}": name, f"{side}-of-{lang}": of_name(lang, name)}
            args[f"{side}-text-{lang}"] = _regions(lang, "sea-coast", board.coast[sea] if sea < len(names) else ())
    return args


def territory_facts(box: Box, territory: int) -> Facts:
    """The Regions of a Territory, on either side."""
    args: Facts = {}
    for side, board in zip(SIDES, box.maps, strict=True):
        for lang in LANGUAGES:
            args[f"{side}-text-{lang}"] = _regions(lang, "territory-regions", board.lands[territory])
    return args


def _regions(lang: Language, message: str, regions: Sequence[int]) -> str:
    """A sentence with the numbers of Regions."""
    if not regions:
        return _away(lang)
    return locale(PACKAGE, lang).say(message, regions=", ".join([str(region + 1) for region in regions]))
