"""Thorgal in the terminal: terrains, the journey, the players' boards, your cards; drawn, or in plain lines."""

from meadhall.terminal.generic.plain import status
from meadhall.terminal.thorgal.cards import card_line, card_rows, hand, lists
from meadhall.terminal.thorgal.help import explain
from meadhall.terminal.thorgal.page import paint
from meadhall.terminal.thorgal.plain import describe
from meadhall.terminal.thorgal.theme import STYLES

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
