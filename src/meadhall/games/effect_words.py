"""Reads effects as cards write them: words, perhaps with a number, of those that their column knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from meadhall.games.reading import BadLine

Found = tuple[tuple[int, int], ...]  # words as their places among all words, with their numbers


def effect_words(
    words: Sequence[str], known: Collection[str], bare: Collection[str], most: int
) -> Callable[[str], Found]:
    """A row of effects of a kind: `win_rage(3); win_glory(3)`. A word stands once: its number says how much."""

    def read(text: str) -> Found:
        found = tuple([_effect(part.strip(), words, known, bare, most) for part in text.split(";")]) if text else ()
        numbers = [word for word, _ in found]
        twice = [words[word] for at, word in enumerate(numbers) if word in numbers[:at]]
        if twice:
            raise BadLine(f"{twice[0]} stands here twice: a number says how much")
        return found

    return read


def _effect(
    text: str, words: Sequence[str], known: Collection[str], bare: Collection[str], most: int
) -> tuple[int, int]:
    found = re.fullmatch(r"([a-z_]+)(?:\(([0-9]{1,9})\))?", text)
    if not found:
        raise BadLine(f"{text!r} is no effect: an effect is a word, perhaps with a number, such as {words[0]}(1)")
    word, number = found[1], found[2]
    if word not in known:
        raise BadLine(f"{word!r} is none of {', '.join(sorted(known))}" if known else "there is no effect here")
    if (number is None) != (word in bare):
        raise BadLine(f"{word} stands alone" if word in bare else f"{word} needs a number, such as {word}(1)")
    if number is not None and not 1 <= int(number) <= most:
        raise BadLine(f"{word}: a number from 1 to {most}, not {number}")
    return words.index(word), int(number or 1)
