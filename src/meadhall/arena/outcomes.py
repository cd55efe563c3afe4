"""One match of a series: what was to be played, and what came of it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Task(NamedTuple):
    """One match to be played: who sits where (numbers of the bots), the seeds, and what to look out for."""

    saga: str
    bots: tuple[str, ...]
    places: tuple[int, ...]
    seed: int
    minds: int  # the bots' own seed
    edition: str = "base"
    events: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()  # of the set-up
    fields: tuple[str, ...] = ()  # of events: what they name


class Played(NamedTuple):
    """One match played. Shares are of the victory; seconds are what each bot thought, decisions how often."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    names: tuple[str, ...]  # of the seats
    order: tuple[int, ...]  # the seats in the order of play, at the start
    told: tuple[tuple[int, int], ...]  # for each event asked for: how often, and the seat it named first
    taken: tuple[tuple[int, str], ...]  # of the verbs asked for: seat and option, as often as it was chosen
    named: tuple[tuple[int, str], ...] = ()  # by the fields asked for: the seat (-1: none), and what was named
    together: bool = False  # did all seats win or lose as one?
