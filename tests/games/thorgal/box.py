"""The box that a test plays with: the base, or cards of the test's own for as long as it needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from meadhall.games.thorgal import GAME, title
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.cards.tables import BASE, Box
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Match, Record


class Open:
    """Stands for the box that is open now, so that helpers can look things up wherever they were imported."""

    box = BASE
    game = GAME

    def __getattr__(self, name: str) -> Any:
        return getattr(self.box, name)


_OPEN = Open()
t = cast(Box, _OPEN)


def box_now() -> Box:
    return _OPEN.box


def new_match(seats: int, seed: int, automatic: bool = True, **options: Any) -> Match[Thorgal]:
    """A match with the box that is open now."""
    head = Record("thorgal", seats, seed, _OPEN.game.edition, options, automatic, [])
    return Match.new(_OPEN.game, head)


def printed_rows() -> list[CardRow]:
    """The rows of the base edition, each once."""
    return [row for card, row in enumerate(BASE.ROWS) if BASE.ROW_OF[card] == card]


@contextmanager
def opened(box: Box) -> Iterator[Box]:
    """Play with this box inside."""
    before = _OPEN.box, _OPEN.game
    _OPEN.box, _OPEN.game = box, title(box)
    try:
        yield box
    finally:
        _OPEN.box, _OPEN.game = before
