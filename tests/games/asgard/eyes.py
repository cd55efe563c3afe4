"""The words a player or a spectator can read: those of views, and names in events."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from tests.games.asgard.scene import Scene
from tests.games.script import texts

Eyes = str | None  # a colour; None is a spectator
OWN = ("you", "chosen", "tiles", "pile", "fights")  # the fields of a table that rest on what a seat alone knows


def everybody(s: Scene) -> list[Eyes]:
    """Every pair of eyes at the table, a spectator's first."""
    return [None, *[player.colour for player in s.view(None).players]]


def others(s: Scene, colour: str) -> list[Eyes]:
    return [who for who in everybody(s) if who != colour]


def sent(s: Scene, who: Eyes) -> tuple[dict[str, Any], list[str]]:
    """All that reaches these eyes: the view as it goes over a wire, and the log."""
    view = s.match.view(None if who is None else s.seat(who))
    told = [f"{type(entry.event).__name__} {msgspec.to_builtins(entry.event)}" for entry in view.log()]
    return view.to_data(), told


def heard(s: Scene, who: Eyes, *names: str) -> list[str]:
    """The tiles and the gods of a choice that the log names to these eyes; only in events of these names, if any."""
    found = []
    for entry in s.match.view(None if who is None else s.seat(who)).log():
        if not names or type(entry.event).__name__ in names:
            tile = getattr(entry.event, "tile", None)
            found += [] if tile is None else [t.SLUGS[tile]]
            found += [b.GODS[god] for god in getattr(entry.event, "gods", ())]
    return found


def seen(s: Scene, who: Eyes) -> set[str]:
    """Every word these eyes can read on the table now."""
    data = s.match.view(None if who is None else s.seat(who)).to_data()
    return {word for text in texts(data) for word in text.split()}


def words(s: Scene, who: Eyes) -> set[str]:
    """Every word these eyes can read, on the table or in the log."""
    return seen(s, who) | set(heard(s, who))


def readers(s: Scene, slug: str) -> set[Eyes]:
    """Whose eyes can read a tile's name anywhere."""
    return {who for who in everybody(s) if slug in words(s, who)}


def public(s: Scene, who: Eyes) -> dict[str, Any]:
    """The part of a table that is not the seat's own."""
    table: dict[str, Any] = msgspec.to_builtins(s.view(who))
    table["places"] = [{**place, "laid": len(place["laid"])} for place in table["places"]]
    return {name: value for name, value in table.items() if name not in OWN}
