"""Asking a god for its power, for the rule tests."""

from __future__ import annotations

from typing import Any

from tests.games.asgard.scene import Scene, scene

FIRST_ROUND = {"mimir": 2, "surtr": 3, "fenrir": 4}  # of gods that are not active from the beginning


def request(god: str, **table: Any) -> Scene:
    """Red has resolved a disc on a god's first Request slot, in the first round in which the god acts.

    Blue's disc in Asgard waits, so that the round goes on.
    """
    table.setdefault("round", FIRST_ROUND.get(god, 1))
    s = scene(placed={"red": [f"{god} request-1"], "blue": ["asgard"]}, **table)
    return s.play(f"red: resolve {god}")


def claim(god: str, **table: Any) -> Scene:
    """Red has asked Tyr or Thor for the tile, and has taken it."""
    return request(god, **table).play(f"red: claim {god}-tile")
