"""Turns of Phase 3 that several tests take: Red acts, and a disc of Blue's waits for its turn."""

from __future__ import annotations

from typing import Any

from meadhall.games.asgard import board as b
from tests.games.asgard.scene import Scene, scene

SLOTS = frozenset(place for place in b.PLACES if not place.endswith("lower"))


def temple(god: str, *, recruits: str, stones: str = "2 pink", **position: Any) -> Scene:
    """Red has a disc on the god's Temple slot, and by default the stones for the pink Temple and no other."""
    placed = {"red": [f"{god} temple", "asgard"], "blue": ["asgard"]}
    return scene(placed=placed, stones={"red": stones}, recruits={"red": recruits}, **position)


def visit(*, discs: int = 1, line: str = "asgard", row: tuple[str, ...] = ("asgard-5",), **position: Any) -> Scene:
    """Red resolves discs in Asgard; by default the only tile there is the one without effect, which turns itself."""
    s = scene(placed={"red": ["asgard"] * discs, "blue": ["asgard"] * 2}, asgard=row, **position)
    return s.play(f"red: {line}")


def buying(**position: Any) -> Scene:
    """Red is about to buy discs, with Seals enough for the first ones unless told otherwise."""
    position.setdefault("seals", {"red": (2, 2)})
    return visit(**position).decline_all("buy_recruit")


def slots(s: Scene, verb: str = "disc") -> set[str]:
    """The Battle slots Red may take now."""
    return {option.split()[1] for option in s.options("red", verb)}
