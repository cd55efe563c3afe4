"""Positions in which there is always something else to do, so that nothing is decided without asking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.lords_of_ragnarok.setting import Values

IDLE: Final = 20  # too populous for an Army of 1
IDLE_OF_TWO: Final = 10  # the same, on the map for two players


def acting(colour: str = "green", *, armies: Mapping[str, Mapping[int, Values]] | None = None, **rest: Any) -> Scene:
    """A player's Special Action, with an idle Army of 1 in Region 20 (10), so that Mobilize is possible."""
    armies = dict(armies or {})
    mine = dict(armies.get(colour, {}))
    mine.setdefault(IDLE_OF_TWO if rest.get("seats") == 2 else IDLE, 1)
    return scene(turn=colour, step="special", armies={**armies, colour: mine}, **rest)
