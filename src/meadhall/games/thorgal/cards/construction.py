"""Built decks: what the players may agree on instead of the printed ones (TH-150 to TH-157)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.cards.tables import Box
from meadhall.kernel import BadOptions

MAIN_DESTINY, MAIN_SCOURGE, MAIN_TERRAINS = 24, 16, 4  # the fewest of the main faction
COMPANIONS: Final = range(8, 17)
MOST_COPIES: Final = 2


def build_deck(box: Box, slugs: Any, main: int) -> tuple[int, ...]:
    """A seat's own 65 cards, named by slug, if the rules allow them."""
    if not isinstance(slugs, list | tuple) or not all([isinstance(slug, str) for slug in slugs]):
        raise BadOptions("a deck is a list of cards", "TH-152")
    unknown = [slug for slug in slugs if slug not in box.CARDS or box.ROW_OF[box.card(slug)] != box.card(slug)]
    if unknown:
        raise BadOptions(f"no card is called {unknown[0]!r}", "TH-152")
    cards = sorted([box.card(slug) for slug in slugs])
    check_rows([box.ROWS[card] for card in cards], main)
    return tuple(cards)


def check_rows(rows: Sequence[CardRow], main: int) -> None:
    """Refuse what a built deck may not be; the message says why."""
    allies = {row.faction for row in rows} - {main}
    if len(allies) > 1:
        raise BadOptions("a deck has one allied faction at most", "TH-151")
    destiny = [row for row in rows if row.kind <= w.EVENT]
    scourge = [row for row in rows if row.kind == w.SCOURGE_CARD]
    terrains = [row for row in rows if row.kind == w.TERRAIN]
    _check_part("Destiny cards", destiny, b.DESTINY_CARDS, MAIN_DESTINY, main, "TH-152")
    _check_part("Scourge cards", scourge, b.SCOURGE_CARDS, MAIN_SCOURGE, main, "TH-154")
    _check_part("terrains", terrains, b.TERRAINS, MAIN_TERRAINS, main, "TH-155")
    companions = sum([row.kind == w.COMPANION for row in destiny])
    if companions not in COMPANIONS:
        raise BadOptions(f"8 to 16 companions are needed, not {companions}", "TH-152")
    _check_names(destiny, "TH-153")
    _check_names(scourge, "TH-154")
    if len({row.slug for row in terrains}) < len(terrains):
        raise BadOptions("a terrain is in a deck once", "TH-155")


def _check_part(what: str, rows: Sequence[CardRow], wanted: int, least: int, main: int, rule: str) -> None:
    if len(rows) != wanted:
        raise BadOptions(f"{wanted} {what} are needed, not {len(rows)}", rule)
    own = sum([row.faction == main for row in rows])
    if own < least:
        raise BadOptions(f"at least {least} {what} are of the main faction, not {own}", rule)


def _check_names(rows: Sequence[CardRow], rule: str) -> None:
    names = [row.en for row in rows]
    for row in rows:
        most = 1 if row.unique else MOST_COPIES
        if names.count(row.en) > most:
            raise BadOptions(f"{row.en} is in the deck more than {most} times", rule)
