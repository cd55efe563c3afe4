"""Colours of Vikings Gone Wild: the shields, beer and gold, the living and the dead."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.theme import seat_styles

SHIELDS: Final = {"wolf": "#7fa8e0", "bear": "#e0786c", "serpent": "#8fbf88", "raven": "#bf95d6"}

STYLES: Final = {
    "beer": "bold #e39a55",
    "gold": "bold #ebcb8b",
    "attack": "bold #e0786c",
    "defence": "bold #7fa8e0",
    "points": "bold #ebcb8b",
    "dead": "bold #9cc4a0",
    "boss": "bold #c58fe0",
    "doom": "bold #e0786c",
    "saved": "bold #8fbf88",
    "house": "#d0a27a",
    "locked": "#7b8494",
} | seat_styles(SHIELDS)
