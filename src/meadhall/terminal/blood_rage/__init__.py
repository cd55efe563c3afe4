"""Blood Rage in the terminal: the map, the clan sheets, the cards; drawn, or in plain lines."""

from meadhall.terminal.blood_rage.cards import card_rows, hand
from meadhall.terminal.blood_rage.page import paint, price
from meadhall.terminal.blood_rage.plain import card_line, describe, explain, status

__all__ = ["card_line", "card_rows", "describe", "explain", "hand", "paint", "price", "status"]
