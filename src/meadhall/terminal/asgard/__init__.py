"""Asgard in the terminal: Yggdrasil, the gods, the players' sheets, your gods; drawn, or in plain lines."""

from meadhall.terminal.asgard.cards import card_line, card_rows, hand, lists
from meadhall.terminal.asgard.page import paint
from meadhall.terminal.asgard.plain import describe, explain
from meadhall.terminal.asgard.theme import STYLES
from meadhall.terminal.generic.plain import status

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
