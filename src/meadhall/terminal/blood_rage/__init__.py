"""Blood Rage in the terminal: the map, the clan sheets, the cards; drawn, or in plain lines."""

from meadhall.terminal.blood_rage.page import paint, paint_low
from meadhall.terminal.blood_rage.theme import STYLES
from meadhall.terminal.generic.cards import card_line, card_rows, hand, lists
from meadhall.terminal.generic.plain import describe, explain, status

__all__ = [
    "STYLES",
    "card_line",
    "card_rows",
    "describe",
    "explain",
    "hand",
    "lists",
    "paint",
    "paint_low",
    "status",
]
