"""Reads effects: a word, perhaps with a number or two, of those that its column knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from meadhall.games.reading import BadLine
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Effects


def effects(kind: Sequence[str]) -> Callable[[str], Effects]:
    """A row of effects of this kind: `beer(1); draw(1)`. A word stands once, and says by its number how much."""

    def read(text: str) -> Effects:
        found = tuple([_effect(part.strip(), kind) for part in text.split(";")]) if text else ()
        words = [effect.word for effect in found]
        twice = [kind[word] for number, word in enumerate(words) if word in words[:number]]
        if twice:
            raise BadLine(f"{twice[0]} stands here twice: a number says how much")
        return found

    return read


def one_effect(kind: Sequence[str]) -> Callable[[str], w.Effect]:
    """A single effect of this kind."""
    return lambda text: _effect(text, kind)


def _effect(text: str, kind: Sequence[str]) -> w.Effect:
    found = re.fullmatch(r"([a-z_]+)(?:\(([0-9]{1,9})(?:,([0-9]{1,9}))?\))?", text)
    if not found:
        raise BadLine(f"{text!r} is no effect: an effect is a word, perhaps with a number, such as draw(1)")
    word, numbers = found[1], [int(part) for part in found.groups()[1:] if part is not None]
    if word not in kind:
        raise BadLine(f"{word!r} is none of {', '.join(kind)}")
    if len(numbers) != _wanted(word):
        raise BadLine(f"{word} {_shape(word)}")
    wrong = [number for number in numbers if not 1 <= number <= w.MOST_NUMBER]
    if wrong:
        raise BadLine(f"{word}: a number from 1 to {w.MOST_NUMBER}, not {wrong[0]}")
    return w.Effect(kind.index(word), *(numbers or [1]))


def _wanted(word: str) -> int:
    """How many numbers a word has."""
    return 0 if word in w.BARE else 2 if word in w.PAIRS else 1


def _shape(word: str) -> str:
    """How a word is written."""
    if word in w.BARE:
        return "stands alone"
    return f"needs two numbers, such as {word}(2,1)" if word in w.PAIRS else f"needs a number, such as {word}(1)"
