"""Blood Rage in the terminal: the map, the clan sheets, the cards; drawn, or in plain lines."""

from meadhall.terminal.blood_rage.cards import card_rows, hand, lists
from meadhall.terminal.blood_rage.page import cost, paint
from meadhall.terminal.blood_rage.plain import card_line, describe, explain, status
from meadhall.terminal.blood_rage.theme import STYLES

__all__ = [
    "STYLES",
    "card_line",
    "card_rows",
    "cost",
    "describe",
    "explain",
    "hand",
    "lists",
    "paint",
    "status",
]
