"""The text a clan or a spectator can read: everything a view sends and every event it hears, as one text."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Scene

Eyes = str | None  # a clan; None is a spectator


def reads(s: Scene, who: Eyes) -> str:
    """All that reaches these eyes: the view as it goes over a wire, and the log with its cards by name."""
    view = s.match.view(None if who is None else s.seat(who))
    told = [f"{type(entry.event).__name__} {msgspec.to_builtins(entry.event)}" for entry in view.log()]
    return "\n".join([json.dumps(view.to_data()), *told, *heard(s, who)])


def heard(s: Scene, who: Eyes) -> list[str]:
    """The cards that the log names to these eyes, by slug."""
    view = s.match.view(None if who is None else s.seat(who))
    cards = [getattr(entry.event, "card", None) for entry in view.log()]
    return [BOX.keys[card] for card in cards if card is not None]


def others(s: Scene, clan: str) -> Iterator[Eyes]:
    """Every pair of eyes at the table but this clan's."""
    yield None
    for seat, other in enumerate(s.view(None).clans):
        if seat != s.seat(clan):
            yield other.clan


def readers(s: Scene, slug: str) -> set[Eyes]:
    """Whose eyes can read a card's name anywhere."""
    table: list[Eyes] = [None, *[clan.clan for clan in s.view(None).clans]]
    return {who for who in table if slug in reads(s, who)}
