"""The small signs of the table: amounts of attributes, tokens, seats by their letter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import PieceView, Table, TerrainView
from meadhall.kernel import Seat
from meadhall.text import Speech

EXHAUSTED: Final = "⊘"  # an Exhausted token
MINUS: Final = "−"
DESTINATION: Final = "▸"


def amounts(three: b.Three, speech: Speech) -> str:
    """Amounts of attributes by their letters: `2B 1M`; empty where all are 0."""
    letters = [speech.noun("attribute", name, "letter") for name in b.ATTRIBUTES]
    return " ".join([f"{amount}{letter}" for amount, letter in zip(three, letters, strict=True) if amount])


def tokens(three: b.Three, speech: Speech) -> str:
    """Attribute tokens with their sign: `+2B −1M`."""
    letters = [speech.noun("attribute", name, "letter") for name in b.ATTRIBUTES]
    signed = [(f"+{n}" if n > 0 else f"{MINUS}{-n}", letter) for n, letter in zip(three, letters, strict=True) if n]
    return " ".join([f"{number}{letter}" for number, letter in signed])


def letter(table: Table, seat: int, speech: Speech) -> Text:
    """A seat by its letter."""
    return Text(speech.seat(seat, "letter"), f"name-{table.players[seat].chair}")


def piece(found: PieceView, speech: Speech) -> Text:
    """A card on the table: its name, what it counts now, the tokens on it and what protects it."""
    spent = EXHAUSTED * found.exhausted
    return spaced([
        Text(speech.noun("card", found.card), "spent" if found.exhausted else "bone"),
        Text(amounts(found.attributes, speech), "attributes"),
        Text(f"({tokens(found.tokens, speech)})" if any(found.tokens) else "", "token"),
        Text(spent, "token"),
        *[Text(word, "faint") for word in shields(found, speech)],
    ])  # fmt: skip


def shields(found: PieceView, speech: Speech) -> list[str]:
    """The dangers a card is safe from."""
    words = {"table-kept": found.kept, "table-protected": found.protected}
    return [speech.say(message) for message, there in words.items() if there]


def named(seat: int, speech: Speech) -> dict[str, str | int]:
    """A seat in all forms, for a sentence."""
    return speech.arguments({"seat": (Seat, seat)})


def goal_of(table: Table) -> TerrainView | None:
    """The destination of the journey, while there is one."""
    return next((terrain for terrain in table.terrains if terrain.destination), None)


def spaced(parts: Iterable[Text]) -> Text:
    """Parts that have something to say, in a row."""
    return Text(" ").join([part for part in parts if part.plain])


def dotted(parts: Iterable[Text]) -> Text:
    return Text(" · ", "faint").join([part for part in parts if part.plain])
