"""Colours of Blood Rage: the clans, the sea and the World Tree."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.theme import seat_styles

CLANS: Final = {"wolf": "#a9bdd1", "bear": "#d49a6a", "serpent": "#8fbf88", "raven": "#c3a0d0"}

STYLES: Final = {
    "glory": "bold #ebcb8b",
    "rage": "#d08770",
    "doom": "bold #bf616a",
    "ruin": "#8a5a62",
    "sea": "#6f93be",
    "tree": "#8fae7d",
    "tree-name": "bold #8fae7d",
    "trunk": "#a3815f",
} | seat_styles(CLANS)
