"""Setting the table (SK-101 to SK-103)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.skalds import board as b
from tests.skalds.state import Skalds


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Skalds:
    """No Glory yet, five verses each, and the benches empty."""
    g = Skalds(seats, seed)
    g.round, g.phase = 1, 0
    g.glory = [0] * seats
    g.verses = [list(range(len(b.VERSES))) for _ in range(seats)]
    g.benches = [[] for _ in b.BENCHES]
    return g
