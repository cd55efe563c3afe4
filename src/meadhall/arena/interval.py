"""How sure one can be of a rate."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE: Final = 1.959964  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a rate; it stays honest for few games and near 0 and 1."""
    rate, z = wins / games, CONFIDENCE
    scale = 1 + z * z / games
    centre = (rate + z * z / (2 * games)) / scale
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return (0.0 if wins == 0 else centre - half), (1.0 if wins == games else centre + half)
