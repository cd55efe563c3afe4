"""Vikings Gone Wild in the terminal: the row and its two tokens, the market, fights, and everybody's village."""

from meadhall.terminal.generic.cards import card_line, card_rows, hand, lists
from meadhall.terminal.generic.plain import describe, explain, status
from meadhall.terminal.vikings_gone_wild.page import paint
from meadhall.terminal.vikings_gone_wild.theme import STYLES

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
