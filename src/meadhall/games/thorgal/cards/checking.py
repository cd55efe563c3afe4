"""An edition summed up for its author: how many cards of each type, from where, and what decks they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.construction import check_rows
from meadhall.games.thorgal.cards.idle import idle
from meadhall.games.thorgal.cards.loader import CardRow, read_cards
from meadhall.games.thorgal.cards.parser import Words
from meadhall.kernel import BadOptions

MANY: Final = ("companions", "supports", "events", "Scourge cards", "terrains")  # in the order of TYPES


def check_edition(folder: Path) -> list[str]:
    """Read a folder as an edition, and sum it up; all mistakes are raised at once.

    Effects that can never do anything are no mistake, but are listed, each with its place.
    """
    words = Words()
    found = read_cards(folder, words)
    rows = [card.row for card in found]
    cards = sum([row.copies for row in rows])
    head = f"{cards} cards, {len(rows)} different ones; {_sources(rows)}."
    warnings = [f"{card.where}: {reason}" for card in found for reason in idle(card.row, words)]
    return [head, *[line for faction in range(len(b.FACTIONS)) for line in _faction(faction, rows)], *warnings]


def _sources(rows: Sequence[CardRow]) -> str:
    found = Counter([row.source.partition(":")[0] for row in rows])
    return ", ".join([f"{count} {source}" for source, count in sorted(found.items())])


def _faction(faction: int, rows: Sequence[CardRow]) -> Iterator[str]:
    """How many of each type, then whether they would do as a built deck (TH-151 to TH-155)."""
    own = [row for row in rows if row.faction == faction for _ in range(row.copies)]
    counts = [f"{sum([row.kind == kind for row in own])} {MANY[kind]}" for kind in range(len(w.TYPES))]
    yield f"{b.FACTIONS[faction]}: {', '.join(counts)}."
    try:
        check_rows(own, faction)
    except BadOptions as error:
        yield f"  These cards, as they are, are no built deck: {error}."
    else:
        yield "  These cards would do as a built deck, too (TH-152)."
