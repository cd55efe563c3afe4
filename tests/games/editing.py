"""Editions that tests write: copies of ours with a word changed, and what a game's check says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from meadhall.kernel import BadEdition

Check = Callable[[Path], Sequence[str]]


def rewrite(folder: Path, file: str, old: str, new: str) -> int:
    """Put one text for another that stands in one line of a file; returns the number of the line."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def mistakes(check: Check, folder: Path) -> list[str]:
    """The mistakes, without the folder's name."""
    with pytest.raises(BadEdition) as caught:
        check(folder)
    return [line.removeprefix(f"{folder}/") for line in caught.value.mistakes]


def remarks(check: Check, folder: Path) -> list[str]:
    """The idle effects, without the folder's name."""
    return [line.removeprefix(f"{folder}/") for line in check(folder) if "does nothing" in line]
