"""Colours of the terminal: slate, bone, amber. Nothing is said by colour alone. Sagas add theirs in `<saga>/theme`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.theme import Theme

THEME: Final = Theme(
    {
        "title": "bold #ebcb8b",
        "faint": "#7b8494",
        "frame": "#5b6576",
        "bone": "#e5e1d8",
        "number": "#ebcb8b",
        "verb": "bold #e5e1d8",
        "prompt": "bold #ebcb8b",
        "cost": "#d08770",
        "bad": "#d08770",
    }
)


def seat_styles(colours: Mapping[str, str]) -> dict[str, str]:
    """The styles of seats, by what they are called: for mentions, for names, and for their letter on a badge."""
    plain = {f"seat-{name}": colour for name, colour in colours.items()}
    names = {f"name-{name}": f"bold {colour}" for name, colour in colours.items()}
    return plain | names | {f"badge-{name}": f"bold reverse {colour}" for name, colour in colours.items()}
