"""Lords of Ragnarok in the terminal: the map by Territory, the wheel, gods, beasts, fights, and the players' roads."""

from meadhall.terminal.lords_of_ragnarok.cards import card_line, card_rows, hand, lists
from meadhall.terminal.lords_of_ragnarok.page import paint
from meadhall.terminal.lords_of_ragnarok.plain import describe, explain, status
from meadhall.terminal.lords_of_ragnarok.theme import STYLES

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
