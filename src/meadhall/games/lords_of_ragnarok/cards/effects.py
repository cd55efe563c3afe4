"""Reads effects: a word, perhaps with a number, of those that its column knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Effects
from meadhall.games.reading import BadLine


def effects(kind: Sequence[str], known: Sequence[str] | None = None, again: bool = False) -> Callable[[str], Effects]:
    """A row of effects of this kind, perhaps only of `known` ones: `injury(1); discard(1)`.

    A word stands once in a row, and says by its number how much, unless it may be done `again` to something else.
    """
    words = kind if known is None else known

    def read(text: str) -> Effects:
        found = tuple([_effect(part.strip(), kind, words) for part in text.split(";")]) if text else ()
        twice = [kind[effect.word] for number, effect in enumerate(found) if effect.word in _words(found[:number])]
        if twice and not again:
            raise BadLine(f"{twice[0]} stands here twice: a number says how much")
        return found

    return read


def one_effect(kind: Sequence[str]) -> Callable[[str], w.Effect]:
    """A single effect of this kind."""
    return lambda text: _effect(text, kind, kind)


def _words(found: Effects) -> list[int]:
    return [effect.word for effect in found]


def _effect(text: str, kind: Sequence[str], known: Sequence[str]) -> w.Effect:
    found = re.fullmatch(r"([a-z_]+)(?:\(([0-9]{1,9})\))?", text)
    if not found:
        raise BadLine(f"{text!r} is no effect: an effect is a word, perhaps with a number, such as draw(1)")
    word, count = found[1], found[2]
    if word not in known:
        raise BadLine(f"{word!r} is none of {', '.join(known)}")
    if (count is None) != (word in w.BARE):
        raise BadLine(f"{word} stands alone" if word in w.BARE else f"{word} needs a number, such as {word}(1)")
    if count is not None and not 1 <= int(count) <= w.MOST_NUMBER:
        raise BadLine(f"{word}: a number from 1 to {w.MOST_NUMBER}, not {count}")
    return w.Effect(kind.index(word), int(count or 1))
