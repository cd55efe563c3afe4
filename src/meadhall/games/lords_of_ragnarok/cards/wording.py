"""What cards and sheets say, made from their effects: text and effect can never differ. The words are in the locale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, locale

PACKAGE: Final = "meadhall.games.lords_of_ragnarok"


def say(lang: Language, kind: str, words: Sequence[str], effects: Sequence[w.Effect]) -> str:
    """Effects of one kind in a row, each a sentence."""
    said = locale(PACKAGE, lang)
    return " ".join([said.say(f"effect-{kind}-{words[word]}", number=number) for word, number in effects])


def described(box: Box, noun: str, row: Any) -> dict[str, str | int]:
    """What the message of a thing needs to know: its names, what it says in both languages, and its numbers."""
    args: dict[str, str | int] = {"key": row.slug}
    for lang in LANGUAGES:
        args |= {f"name-{lang}": getattr(row, lang), f"text-{lang}": _text(box, lang, noun, row)}
    if noun == "card":
        args |= {"value": row.value, "losses": row.losses, "copies": row.copies, "weapon": b.WEAPONS[row.weapon]}
        for lang in LANGUAGES:
            args[f"hunt-{lang}"] = say(lang, "hunt", w.HUNT, row.hunt)
            args[f"battle-{lang}"] = say(lang, "battle", w.BATTLE, row.battle)
    elif noun == "attack":
        args |= {"rage": row.rage, "weak": row.weak_point, "draw": row.draw, "shield": "yes" if row.shield else "no"}
    elif noun == "monster":
        args |= {"rune": b.RUNES[row.rune], "boxes": len(row.boxes)}
        for lang in LANGUAGES:
            args[f"special-{lang}"] = say(lang, "strike", w.STRIKES, row.special)
    elif noun == "hero":
        args |= {"title-en": row.title_en, "title-fr": row.title_fr}
    elif noun == "blessing":
        args["god"] = b.GODS[row.god]
    elif noun == "realm":
        args |= {"rune": b.RUNES[row.rune], "action": b.ACTIONS[row.action]}
    return args


def _text(box: Box, lang: Language, noun: str, row: Any) -> str:
    """What a thing does, in one language."""
    if noun == "card":
        parts = (say(lang, "hunt", w.HUNT, row.hunt), say(lang, "battle", w.BATTLE, row.battle))
        return " ".join([part for part in parts if part])
    if noun == "god":
        said = locale(PACKAGE, lang)
        gains = [said.say(f"effect-gift-{w.GIFTS[row.gift]}", number=number) for number in row.amounts]
        return " / ".join(gains)
    kind, words, effects = _effects(noun, row)
    return say(lang, kind, words, effects)


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
