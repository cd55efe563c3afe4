"""Imports games in a thread."""

from __future__ import annotations

import asyncio
from typing import Final

import meadhall

_IMPORTED: Final[set[str]] = set()


async def imported(game: str) -> None:
    """Import a game in a thread. It takes up to a second, and other tables must go on."""
    if game in meadhall.sagas() and game not in _IMPORTED:
        await asyncio.to_thread(meadhall.game, game)
        _IMPORTED.add(game)
