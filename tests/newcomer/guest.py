"""How a game from elsewhere comes into the hall for a test."""

from __future__ import annotations

import pytest

from meadhall import games

SLUG, PACKAGE = "skalds", "tests.skalds"


def invite(patch: pytest.MonkeyPatch) -> None:
    """The skalds are a game of the hall: in this process, and in those that it starts."""
    patch.setitem(games.GUESTS, SLUG, PACKAGE)
    patch.setenv("MEADHALL_GUESTS", f"{SLUG}={PACKAGE}")
