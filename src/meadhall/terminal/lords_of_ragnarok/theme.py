"""Colours of Lords of Ragnarok: the players, the Territories and the Runes."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.theme import seat_styles

PLAYERS: Final = {"green": "#8fbf88", "red": "#e0786c", "black": "#a9a4b8", "yellow": "#e3c565"}

STYLES: Final = {
    "points": "bold #ebcb8b",
    "kind": "#d0a27a",
    "hurt": "#e0786c strike",
    "beast": "bold #d98f6a",
    "boss": "bold #c58fe0",
    "doom": "#e0786c",
    "land-white": "bold #f2f2f2",
    "land-blue": "bold #7fa8e0",
    "land-yellow": "bold #e3c565",
    "land-red": "bold #e0786c",
    "land-brown": "bold #c49a6c",
    "land-green": "bold #8fbf88",
    "rune-uruz": "#e0a06c",
    "rune-othala": "#8fb8d8",
    "rune-algiz": "#b8d88f",
} | seat_styles(PLAYERS)
