"""Colours of Asgard: the players, the two camps, the Rune Stones and the recruits."""

from __future__ import annotations

from typing import Final

from meadhall.terminal.theme import seat_styles

PLAYERS: Final = {"red": "#e0786c", "blue": "#7fa8e0", "yellow": "#e3c565", "mauve": "#bf95d6"}

STYLES: Final = {
    "points": "bold #ebcb8b",
    "tree-name": "bold #8fae7d",
    "camp-light": "#f0e2b0",
    "camp-dark": "#8f9fc4",
    "god-light": "bold #f0e2b0",
    "god-dark": "bold #a3b2d6",
    "kind": "#d0a27a",
    "stone-pink": "#e59ab4",
    "stone-yellow": "#e3c565",
    "stone-red": "#e0786c",
    "stone-blue": "#7fa8e0",
    "stone-green": "#8fbf88",
    "stone-black": "#9a9a9a",
    "stone-white": "#f2f2f2",
    "recruit-white": "#f2f2f2",
    "recruit-orange": "#e39a55",
    "recruit-giant": "#8fb8b8",
} | seat_styles(PLAYERS)
