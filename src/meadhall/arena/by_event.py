"""Counts victories by what events named: a team by the foe it met, a rival by what they bought.

For balancing a game: `UndeadCame.undead` shows, for each card that came, how its matches ended.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, get_type_hints

from meadhall.arena.outcomes import Played
from meadhall.arena.shares import Share, fair_share, seat_field, share_of
from meadhall.kernel import BadOptions, Entry, Event, Game, Noun, Seat

NOBODY = -1


def check_fields(game: Game[Any], fields: Iterable[str]) -> None:
    """Each is an event and a field of it that names something: `UndeadCame.undead`."""
    for name in fields:
        event, _, field = name.partition(".")
        if event not in game.events:
            raise BadOptions(f"{game.title} has no event {event!r}; it has: {', '.join(sorted(game.events))}")
        nouns = _nouns(game.events[event])
        if field not in nouns:
            raise BadOptions(f"{event} names nothing as {field!r}; it names: {', '.join(nouns) or 'nothing'}")


def _nouns(event: type[Event]) -> dict[str, str]:
    """The fields of an event that name one thing, and its noun; not seats."""
    found = {}
    for field, hint in get_type_hints(event, include_extras=True).items():
        (mark,) = getattr(hint, "__metadata__", (None,))
        if isinstance(mark, Noun) and hint != Seat:
            found[field] = mark.name
    return found


def namings(game: Game[Any], log: Iterable[Entry], fields: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Each pair of a seat (-1: none) and a thing that events named."""
    wanted: dict[str, list[str]] = defaultdict(list)
    for name in fields:
        event, _, field = name.partition(".")
        wanted[event].append(field)
    entries = [entry.event for entry in log if type(entry.event).__name__ in wanted]
    return tuple(dict.fromkeys([one for event in entries for one in _named(game, event, wanted[type(event).__name__])]))


def _named(game: Game[Any], event: Event, fields: list[str]) -> Iterator[tuple[int, str]]:
    seat = seat_field(event)
    for field in fields:
        noun, value = _nouns(type(event))[field], getattr(event, field)
        if value >= 0:
            yield seat, f"{type(event).__name__}: {game.nouns[noun][value]}"


def named_shares(played: list[Played]) -> tuple[Share, ...]:
    """Victories by each thing named: of its seat, or of all where they win or lose together."""
    wins: dict[str, list[float]] = defaultdict(list)
    for one in played:
        told = {(0, what) for _, what in one.named} if one.together else set(one.named)
        for seat, what in sorted(told):
            if seat != NOBODY:
                wins[what].append(one.shares[seat])
    fair = fair_share(played)
    return tuple([share_of(what, wins[what], fair) for what in sorted(wins)])
