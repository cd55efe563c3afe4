"""What cards, buildings and aims say, made from what they are: text and effect can never differ.

The words are in the locale; this is how they are put together. Only the jokes are the edition's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box, Building, Card, Hall, Undead
from meadhall.ledger import Language, unadorned
from meadhall.text import LANGUAGES, Locale, locale

PACKAGE: Final = "meadhall.games.vikings_gone_wild"
VOWELS: Final = "aeiouy"

UNDEAD_KINDS: Final = ("undead-unit", "undead-building", "challenge", "boss")

Facts = dict[str, str | int]


def described(box: Box, noun: str, row: Any) -> Facts:
    """What the message of a thing needs to know: its names, kind, text and joke in both languages, and its numbers."""
    args: Facts = {"key": row.slug}
    for lang in LANGUAGES:
        name, said = getattr(row, lang), locale(PACKAGE, lang)
        args |= {f"name-{lang}": name, f"of-{lang}": of_name(lang, name), f"kind-{lang}": _kind(said, noun, row)}
        args |= _told(said, row, " ".join(_texts(said, noun, row)), getattr(row, f"quip_{lang}", ""))
    return args | {field: getattr(row, field) for field in NUMBERS if hasattr(row, field)}


NUMBERS: Final = ("copies", "beer", "gold", "attack", "defence", "loss", "number", "level", "points", "limit", "glory")


def hall_facts(box: Box, level: int) -> Facts:
    """A level of the Town Hall, 1 to 3."""
    row = box.halls[level - 1]
    args: Facts = {}
    for lang in LANGUAGES:
        said = locale(PACKAGE, lang)
        args |= _told(said, row, " ".join(_hall_texts(said, row)), "")
    return args | {"level": level} | {field: getattr(row, field) for field in NUMBERS if hasattr(row, field)}


def _told(said: Locale, row: Any, text: str, quip: str) -> Facts:
    """What a thing does, its joke, and both with its price: all there is to say but what it is."""
    free = not getattr(row, "beer", 0) and not getattr(row, "gold", 0)
    price = "" if free else said.say("card-price", cost=cost(said, row.beer, row.gold))
    rest = " ".join([part for part in (text, price, quip) if part])
    return {f"text-{said.lang}": text, f"quip-{said.lang}": quip, f"rest-{said.lang}": rest}


def of_name(lang: Language, name: str) -> str:
    """`of` before a name: French drops the vowel before another."""
    vowel = "yes" if unadorned(name)[:1] in VOWELS else "no"
    return locale(PACKAGE, lang).say("name-of", name=name, vowel=vowel)


def cost(said: Locale, beer: int, gold: int) -> str:
    """A price, such as 3 beer and 1 gold."""
    if beer and gold:
        return said.say("cost-both", beer=cost(said, beer, 0), gold=cost(said, 0, gold))
    return said.say("cost-gold", number=gold) if gold or not beer else said.say("cost-beer", number=beer)


def _kind(said: Locale, noun: str, row: Any) -> str:
    """What a thing is."""
    if noun == "card":
        return said.say(f"kind-{card_kind(row)}")
    return said.say(f"kind-{UNDEAD_KINDS[row.family]}" if noun == "undead" else f"kind-{noun}")


def card_kind(card: Card) -> str:
    """What kind of card it is, by what it can do."""
    if card.attack:
        return "unit-defence" if card.defence else "unit"
    if card.defence:
        return "defence"
    resource = card.play and all([effect.word in (w.BEER, w.GOLD) for effect in card.play])
    plain = resource and card.family in (w.STARTER, w.PATH)
    return "resource" if plain else "action" if card.play else "relic"


# -- texts ------------------------------------------------------------------------------------------------------


def _texts(said: Locale, noun: str, row: Any) -> Iterator[str]:
    """The sentences of a thing."""
    if noun == "card":
        yield from _card_texts(said, row)
    elif noun == "undead":
        yield from _undead_texts(said, row)
    elif noun == "building":
        yield from _building_texts(said, row)
    elif noun in CONDITIONS:
        yield _one(said, noun, CONDITIONS[noun], row.condition)
    elif noun == "bonus":
        yield said.say(f"effect-bonus-{w.COUNTS[row.counts]}")
    elif noun == "rank":
        yield said.say("rank-glory", number=row.glory)


CONDITIONS: Final = {"objective": w.OBJECTIVES, "mission": w.MISSIONS}  # what is to be reached, by its words


def _one(said: Locale, kind: str, words: Sequence[str], effect: w.Effect) -> str:
    return said.say(f"effect-{kind}-{words[effect.word]}", number=effect.number, other=effect.other)


def _card_texts(said: Locale, card: Card) -> Iterator[str]:
    """What a card does in its owner's turn, attacking, defending, and when it is bought."""
    yield from [_one(said, "play", w.PLAY, effect) for effect in card.play]
    if card.attack:
        yield said.say("card-attack", number=card.attack)
    yield from [_one(said, "strike", w.STRIKE, effect) for effect in card.strike]
    if card.defence:
        yield said.say("card-defence", number=card.defence, either="yes" if card.attack else "no")
    yield from [_one(said, "guard", w.GUARD, effect) for effect in card.guard]
    yield from [_one(said, "bought", w.BOUGHT, effect) for effect in card.bought]
    if card_kind(card) == "relic":
        yield said.say("card-nothing")


def _undead_texts(said: Locale, undead: Undead) -> Iterator[str]:
    """How a card of the Undead Army is met, and what it costs if it clashes."""
    if undead.family == w.CHALLENGE:
        yield from [_one(said, "challenge", w.CHALLENGES, effect) for effect in undead.effects]
    elif undead.family == w.BOSS:
        yield said.say("undead-lives", **{f"life-{seats}": life for seats, life in enumerate(undead.lives, 1)})
    elif not undead.defence:
        yield said.say("undead-untouchable")
    yield said.say(f"undead-{w.UNDEAD[undead.family]}-loss", number=undead.loss)
    if undead.family == w.UNDEAD_BUILDING:
        yield from [_one(said, "fail", w.FAIL, effect) for effect in undead.effects]


def _building_texts(said: Locale, building: Building) -> Iterator[str]:
    yield said.say(f"building-{building.slug}-does", number=building.number)


def _hall_texts(said: Locale, hall: Hall) -> Iterator[str]:
    yield said.say("town-hall-limit", number=hall.limit)
    if hall.points:
        yield said.say("town-hall-points", number=hall.points)
