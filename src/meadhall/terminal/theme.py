"""Colours of the terminal: slate, bone, amber. Nothing is said by colour alone. Games add theirs in `<saga>/theme`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


SEATS: Final = ("#e0786c", "#7fa8e0", "#e3c565", "#bf95d6", "#8fbf88", "#e39a55")  # where a game says nothing else


def coloured(names: Sequence[str]) -> dict[str, str]:
    """The styles of seats in the order in which they sit."""
    return seat_styles({name: SEATS[seat % len(SEATS)] for seat, name in enumerate(names)})


def seat_styles(colours: Mapping[str, str]) -> dict[str, str]:
    """The styles of seats, by what they are called: for mentions, for names, and for their letter on a badge."""
    plain = {f"seat-{name}": colour for name, colour in colours.items()}
    names = {f"name-{name}": f"bold {colour}" for name, colour in colours.items()}
    return plain | names | {f"badge-{name}": f"bold reverse {colour}" for name, colour in colours.items()}
