"""Any game in the terminal, from its picture alone: used where a game has no painter."""

from meadhall.terminal.generic.cards import card_line, card_rows, hand, lists
from meadhall.terminal.generic.page import STYLES, paint
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
    "status",
]
