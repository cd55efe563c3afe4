"""The market: twelve stacks with their prices, what they are good for, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from meadhall.games.vikings_gone_wild.view import OfferView, Table
from meadhall.terminal.screen import Lines
from meadhall.terminal.vikings_gone_wild.marks import goods, labelled, strength
from meadhall.text import Speech

ABREAST: Final = (3, 2, 1)  # Units, Defence cards, then buildings; fewer where a price would be cut


def stacks(table: Table, speech: Speech, width: int) -> Lines:
    """A row for each family of cards, two for buildings; what cannot be had now is grey."""
    cells = [_stack(offer, speech) for offer in table.offers if offer.noun != "hall"]
    longest = max([cell.cell_len for cell in cells], default=0)
    abreast = next((count for count in ABREAST if longest < width // count), ABREAST[-1])
    return [_row(cells[first : first + abreast], width // abreast) for first in range(0, len(cells), abreast)]


def _row(cells: Sequence[Text], width: int) -> Text:
    for cell in cells:
        cell.truncate(width - 1, overflow="ellipsis")
        cell.pad_right(width - cell.cell_len)
    return Text("").join(cells)


def _stack(offer: OfferView, speech: Speech) -> Text:
    """`12× Brewery 2G ♜2 +1 a round`."""
    row = _row_of(offer, speech)
    building = offer.noun == "building"
    parts = [
        Text(f"{offer.left:2}×", "faint"),
        Text(speech.noun(offer.noun, offer.key), "locked" if offer.why or not offer.left else "verb"),
        goods((offer.beer, offer.gold), speech),
        strength(0 if building else row.attack, row.defence),
        Text(speech.say(f"brief-{offer.key}", number=row.number) if building else "", "faint"),
    ]
    return Text(" ").join([part for part in parts if part.plain])


def _row_of(offer: OfferView, speech: Speech) -> Any:
    rows = speech.game.box.cards if offer.noun == "card" else speech.game.box.buildings
    return next(row for row in rows if row.slug == offer.key)


def upgrade(table: Table, speech: Speech) -> Text:
    """The next level of the own Town Hall."""
    halls = [offer for offer in table.offers if offer.noun == "hall"]
    if not halls:
        return Text()
    (offer,) = halls
    name = Text(speech.noun("hall", offer.key), "locked" if offer.why else "verb")
    return Text.assemble(name, " ", goods((offer.beer, offer.gold), speech))


def purse(table: Table, speech: Speech) -> Text:
    """Resources the active player can spend: this turn only, kept, stored."""
    if table.turn < 0:
        return Text()
    player = table.players[table.turn]
    funds = (("fresh", table.fresh), ("kept", player.tokens), ("stored", player.stored))
    total = [sum(amounts) for amounts in zip(*[amounts for _, amounts in funds], strict=True)]
    said = [goods(total, speech, bare=True)]
    for name, amounts in funds:
        if any(amounts):
            said.append(Text(speech.say(f"fund-{name}", number=goods(amounts, speech).plain), "faint"))
    return labelled("title-purse", Text("  ").join(said), speech)
