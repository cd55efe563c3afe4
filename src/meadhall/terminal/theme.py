"""Colours of the terminal: slate, bone, amber and the sea. Nothing is said by colour alone."""

from __future__ import annotations

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
        "glory": "bold #ebcb8b",
        "rage": "#d08770",
        "doom": "bold #bf616a",
        "ruin": "#6b4a50",
        "sea": "#5e81ac",
        "tree": "#8fae7d",
        "trunk": "#a3815f",
        "good": "#8fae7d",
        "bad": "#d08770",
        "clan-wolf": "#a9bdd1",
        "clan-bear": "#d49a6a",
        "clan-serpent": "#8fbf88",
        "clan-raven": "#c3a0d0",
    }
)
