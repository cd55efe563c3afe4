"""How the crew comes into the hall for a test."""

from __future__ import annotations

import pytest

from meadhall import games
from meadhall.kernel import Match, Record
from tests.crew import GAME
from tests.crew.table import Crew

SLUG, PACKAGE = "crew", "tests.crew"


def invite(patch: pytest.MonkeyPatch) -> None:
    """The crew is a game of the hall: in this process, and in those that it starts."""
    patch.setitem(games.GUESTS, SLUG, PACKAGE)
    patch.setenv("MEADHALL_GUESTS", f"{SLUG}={PACKAGE}")


def crew_match(*, seats: int = 2, seed: int = 7, **options: object) -> Match[Crew]:
    """A new match of the crew."""
    return Match.new(GAME, Record(SLUG, seats, seed, options=dict(options), actions=[]))
