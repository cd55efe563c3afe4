"""Readings for the rule tests of Ragnarök: values of the worlds, hidden guards, and who can read a tile's name."""

from __future__ import annotations

import json

from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import ragnarok as e
from tests.games.asgard.scene import COLOURS, Scene

Eyes = str | None  # a colour; None is a spectator


def fought(s: Scene) -> dict[int, tuple[int, int]]:
    """The values of Light and Darkness in every world fought for, in the order of the fights; worlds from 1."""
    events = [event for event in s.events() if isinstance(event, e.WorldFought)]
    return {event.world + 1: (event.light, event.dark) for event in events}


def guarded(s: Scene) -> set[str]:
    """The places where all see that an Ancestral Weapon lies."""
    return {place.name for place in s.view(None).places if place.guarded}


def scores(s: Scene) -> list[int]:
    """Points of red, blue, yellow and mauve."""
    return [s.score(colour) for colour in COLOURS[: s.g.seats]]


def readers(s: Scene, slug: str) -> set[Eyes]:
    """Whose eyes can read a tile's name anywhere: in what a view sends, or in an event they hear."""
    table: list[Eyes] = [None, *COLOURS[: s.g.seats]]
    return {who for who in table if _reads(s, who, slug)}


def _reads(s: Scene, who: Eyes, slug: str) -> bool:
    view = s.match.view(None if who is None else s.seat(who))
    told = [getattr(entry.event, "tile", None) for entry in view.log()]
    return t.NUMBER[slug] in told or slug in json.dumps(view.to_data())
