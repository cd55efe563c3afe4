"""Colours of Thorgal: the factions, the attributes, the two sides of the deck."""

from __future__ import annotations

from typing import Final

from meadhall.games.thorgal.board import CHAIRS, FACTIONS
from meadhall.terminal.theme import seat_styles

COLOURS: Final = {"outlaws": "#d49a6a", "stars": "#8fb8d8", "lords": "#c3a0d0", "vikings": "#8fbf88"}

STYLES: Final = {
    "horns": "bold #ebcb8b",
    "attributes": "#e3c565",
    "token": "#d08770",
    "spent": "#8a93a3",
    "kind": "#d0a27a",
    "goal": "bold #ebcb8b",
    "enough": "#8fbf88",
    "short": "bold #d08770",
    "destiny": "#a9bdd1",
    "scourge": "#c98b8b",
} | seat_styles({chair: COLOURS[FACTIONS[number % len(FACTIONS)]] for number, chair in enumerate(CHAIRS)})
