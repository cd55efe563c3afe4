"""Any saga in the terminal, from its picture alone: what is drawn where a saga has no painter of its own."""

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
