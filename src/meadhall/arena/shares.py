"""Who wins by what a seat is rather than by who plays it: its name, its rival, what happened to it first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, get_type_hints

import msgspec

from meadhall.arena.interval import wilson
from meadhall.arena.outcomes import Played
from meadhall.kernel import BadOptions, Entry, Event, Game, Seat


class Share(msgspec.Struct, frozen=True):
    """Victories of all the seats that have something in common, with the 95 % interval of their rate."""

    what: str
    matches: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float


class Count(msgspec.Struct, frozen=True):
    """How often an event happened: on average, least and most in a match."""

    event: str
    mean: float
    least: int
    most: int


class Shares(msgspec.Struct, frozen=True):
    """A series seen from the seats."""

    shares: tuple[Share, ...]
    counts: tuple[Count, ...]
    named: tuple[Share, ...] = ()  # by what events named


def check_events(game: Game[Any], names: Iterable[str]) -> None:
    for name in names:
        if name not in game.events:
            raise BadOptions(f"{game.title} has no event {name!r}; it has: {', '.join(sorted(game.events))}")


def tellings(log: Iterable[Entry], names: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Count each of these events, and the seat it named first (-1: none)."""
    counts, seats = dict.fromkeys(names, 0), dict.fromkeys(names, -1)
    for entry in log:
        name = type(entry.event).__name__
        if name in counts:
            if not counts[name]:
                seats[name] = seat_field(entry.event)
            counts[name] += 1
    return tuple([(counts[name], seats[name]) for name in names])


def seat_field(event: Event) -> int:
    """The first seat that an event speaks of."""
    for field, hint in get_type_hints(type(event), include_extras=True).items():
        if hint == Seat:
            return int(getattr(event, field))
    return -1


def shares_of(played: list[Played], events: tuple[str, ...]) -> Shares:
    """The shares of a series, and how often its events happened."""
    wins: dict[str, list[float]] = defaultdict(list)
    for one in played:
        for what, share in _seen(one, events):
            wins[what].append(share)
    fair = fair_share(played)
    shares = [share_of(what, wins[what], fair) for what in sorted(wins, key=lambda what: (" against " in what, what))]
    return Shares(tuple(shares), tuple([_count(name, at, played) for at, name in enumerate(events)]))


def fair_share(played: list[Played]) -> float:
    """What a seat has by chance: its part of a victory, or of how often all won together."""
    if played[0].together:
        return sum([one.shares[0] for one in played]) / len(played)
    return 1 / len(played[0].shares)


def _seen(one: Played, events: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """Every seat under each of its headings: its name, its turn, whom it met if there were two, what named it first."""
    yield from zip(one.names, one.shares, strict=True)
    for place, seat in enumerate(one.order, 1):
        yield f"{place} in order of play", one.shares[seat]
    if len(one.names) == 2 and one.names[0] != one.names[1]:
        first = min(range(2), key=one.names.__getitem__)
        yield f"{one.names[first]} against {one.names[1 - first]}", one.shares[first]
    for name, (_, seat) in zip(events, one.told, strict=True):
        if seat >= 0:
            yield f"first of {name}", one.shares[seat]


def share_of(what: str, wins: list[float], fair: float) -> Share:
    total, matches = sum(wins), len(wins)
    low, high = wilson(total, matches)
    return Share(what, matches, total, total / matches, low, high, fair)


def _count(name: str, at: int, played: list[Played]) -> Count:
    counts = [one.told[at][0] for one in played]
    return Count(name, sum(counts) / len(counts), min(counts), max(counts))
