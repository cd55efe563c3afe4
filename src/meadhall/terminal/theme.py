"""Colours of the terminal: slate, bone, amber and the sea. Nothing is said by colour alone."""

from __future__ import annotations

from typing import Final

from rich.theme import Theme

CLANS: Final = {"wolf": "#a9bdd1", "bear": "#d49a6a", "serpent": "#8fbf88", "raven": "#c3a0d0"}

THEME: Final = Theme(
    {
        "title": "bold #ebcb8b",
        "faint": "#7b8494",
        "frame": "#5b6576",
        "bone": "#e5e1d8",
        "number": "#ebcb8b",
        "verb": "bold #e5e1d8",
        "prompt": "bold #ebcb8b",
        "glory": "bold #ebcb8b",
        "rage": "#d08770",
        "doom": "bold #bf616a",
        "ruin": "#8a5a62",
        "sea": "#6f93be",
        "tree": "#8fae7d",
        "tree-name": "bold #8fae7d",
        "trunk": "#a3815f",
        "bad": "#d08770",
    }
    | {f"clan-{clan}": colour for clan, colour in CLANS.items()}
    | {f"name-{clan}": f"bold {colour}" for clan, colour in CLANS.items()}
    | {f"badge-{clan}": f"bold reverse {colour}" for clan, colour in CLANS.items()}
)
