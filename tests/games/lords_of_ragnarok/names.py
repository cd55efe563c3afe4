"""Things by their names: cards, Omens, Monsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.games.lords_of_ragnarok.state import Lords


def monster(g: Lords, name: str) -> int:
    return index(g.box.monsters, name)


def index(rows: Sequence[Any], slug: str) -> int:
    """A card by its slug."""
    found = [number for number, row in enumerate(rows) if row.slug == slug]
    assert found, f"nothing is called {slug!r}; there are {[row.slug for row in rows]}"
    return found[0]
