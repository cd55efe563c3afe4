"""What cards and Monsters say, made from what they do: text and effect can never differ.

The words are in the locale; this is how they are put together. Names are the edition's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.ledger import Language, unadorned
from meadhall.text import LANGUAGES, Locale, locale

PACKAGE: Final = "meadhall.games.blood_rage"
REGIONS: Final = (w.MANHEIM, w.JOTUNHEIM, w.ALFHEIM)
VOWELS: Final = "aeiouy"

Facts = dict[str, str | int]


def card_facts(box: Box, card: int) -> Facts:
    """What the message of a card needs to know: its names, its text and what it asks for, in both languages."""
    row = box.cards[card]
    args: Facts = {"value": row.value, "age": row.age}
    for lang in LANGUAGES:
        said = locale(PACKAGE, lang)
        goal = _goal(said, box, row.effects[0]) if row.family == w.QUEST else ""
        args |= {f"name-{lang}": getattr(row, lang), f"goal-{lang}": goal}
        args[f"text-{lang}"] = " ".join(_card_texts(said, box, card))
    return args


def monster_facts(box: Box, figure: int) -> Facts:
    """A Monster as a figure: its names in every form, its strength, what invading costs, and what it does."""
    card = next(card for card, found in box.monster_of.items() if found == figure)
    row, monster = box.cards[card], box.monsters[figure - b.FIRST_MONSTER]
    args: Facts = {"strength": monster.strength, "cost": box.invasion[figure]}
    for lang in LANGUAGES:
        said, name = locale(PACKAGE, lang), getattr(row, lang)
        kind = "vowel" if unadorned(name)[:1] in VOWELS else w.GENDERS[monster.gender]
        args |= {f"name-{lang}": name, f"mark-{lang}": getattr(monster, f"mark_{lang}")}
        args[f"one-{lang}"] = said.say(f"monster-one-{kind}", name=name)
        args[f"own-{lang}"] = said.say(f"monster-own-{kind}", name=name)
        args[f"text-{lang}"] = " ".join(_effects(said, box, card))
    return args


def _card_texts(said: Locale, box: Box, card: int) -> Iterator[str]:
    """The sentences of a card."""
    row = box.cards[card]
    if row.family == w.MONSTER:
        yield said.say("card-strength", number=box.strength[box.monster_of[card]])
    if row.family == w.SHIP:
        yield said.say("card-ship", number=box.strength[b.SHIP])
    if row.family == w.BATTLE and not row.effects:
        yield said.say("card-plain")
    yield from _effects(said, box, card)
    if row.family == w.QUEST:
        yield said.say("card-quest", glory=row.value)


def _effects(said: Locale, box: Box, card: int) -> Iterator[str]:
    """A sentence for each effect; two that raise what Warriors are worth make one."""
    each, more = box.warriors[card]
    for effect in box.cards[card].effects:
        if effect.word in REGIONS:
            yield said.say("effect-region", places=_places(said, box, REGIONS.index(effect.word)))
        elif effect.word == w.STRONG and more:
            continue
        else:
            numbers = {"number": effect.number, "each": each, "both": 2 * each + more}
            yield said.say(f"effect-{w.WORDS[effect.word]}", **numbers, **_glory(box, effect))


def _glory(box: Box, effect: w.Effect) -> Facts:
    """What a death in Ragnarök brings in each Age with a factor."""
    return {f"age-{age}": glory * effect.number for age, glory in enumerate(box.values.ragnarok_glory, 1)}


def _goal(said: Locale, box: Box, effect: w.Effect) -> str:
    """What a Quest asks for, in a few words."""
    if effect.word in REGIONS:
        return said.say("goal-region", places=_places(said, box, REGIONS.index(effect.word)))
    return said.say(f"goal-{w.WORDS[effect.word]}", number=effect.number)


def _places(said: Locale, box: Box, region: int) -> str:
    """The provinces of a region."""
    return _listed(said, [said.say(f"place-{b.PLACES[place]}") for place in box.lands[region]])


def _listed(said: Locale, names: Sequence[str]) -> str:
    """Muspelheim, Horgr or Utgard."""
    if len(names) == 1:
        return names[0]
    return said.say("listed-or", most=", ".join(names[:-1]), last=names[-1])


def place_facts(box: Box, place: int) -> Facts:
    """What is said of a province: villages, region, fjord and borders; what a fjord supports."""
    if b.is_fjord(place):
        return {f"supports-{lang}": _all(lang, box.supported[place - b.FIRST_FJORD]) for lang in LANGUAGES}
    if place >= b.YGGDRASIL:
        return {}
    row = box.provinces[place]
    args: Facts = {"villages": row.villages}
    for lang in LANGUAGES:
        said = locale(PACKAGE, lang)
        args[f"borders-{lang}"] = _all(lang, row.borders)
        args[f"region-{lang}"] = said.say(f"region-{b.REGIONS[row.region]}")
        args[f"fjord-{lang}"] = said.say(f"place-{b.PLACES[row.fjord]}")
    return args


def _all(lang: Language, places: Sequence[int]) -> str:
    """Elvagar, Gimle and Yggdrasil."""
    said = locale(PACKAGE, lang)
    names = [said.say(f"place-{b.PLACES[place]}") for place in places]
    return said.say("listed-and", most=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
