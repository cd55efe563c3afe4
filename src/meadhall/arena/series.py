"""Series of matches between bots: seats rotated, seeds fixed, over several processes.

The same deal is played once for every rotation of the seats, so that no bot owes its result to a lucky chair.
The result of a series depends on its arguments only, not on the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final

import msgspec

import meadhall
from meadhall.arena.by_event import check_fields, named_shares, namings
from meadhall.arena.by_option import Taken, check_verbs, taken_of, takings
from meadhall.arena.checkpoint import Memory
from meadhall.arena.interval import wilson
from meadhall.arena.outcomes import Played, Task
from meadhall.arena.shares import Shares, check_events, shares_of, tellings
from meadhall.bots import SPECS, make_bot
from meadhall.games.editions import open_editions, own_editions
from meadhall.kernel import BadOptions, Chance, Game

SEEDS: Final = 1 << 53


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did: victories (shared ones in part), their rate with its 95 % interval, and the rate of chance.

    Against the game, chance has no rate, and a bot is only compared with how it did in another series.
    """

    bot: str
    seats: int  # places at each table
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    score: float  # mean, for each of its seats
    decisions: int
    decisions_per_second: float

    @property
    def verdict(self) -> str:
        """`stronger` or `weaker` once the interval leaves the fair share out, else `even`."""
        if self.low > self.fair:
            return "stronger"
        return "weaker" if self.high < self.fair else "even"


class Result(msgspec.Struct, frozen=True):
    """A whole series."""

    saga: str
    seats: int
    games: int
    seed: int
    bots: tuple[BotResult, ...]
    seen: Shares  # by what the seats are, for any player
    taken: tuple[Taken, ...]  # the options of the verbs asked for
    edition: str = "base"
    options: dict[str, Any] = {}  # of the set-up, where it is not the usual one
    together: bool = False  # all seats win or lose as one: no one is stronger


def series(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    workers: int = 1,
    lineup: Sequence[int] | None = None,
    progress: Callable[[Iterable[Played]], Iterable[Played]] = iter,
    events: Sequence[str] = (),
    verbs: Sequence[str] = (),
    options: Mapping[str, Any] = MappingProxyType({}),
    fields: Sequence[str] = (),
    memory: Memory | None = None,
) -> Result:
    """Play a series and count.

    `lineup` says how many seats each bot has, `events`, `verbs` and `fields` of events what to count beside victories,
    `options` how the table is set; `progress` may watch matches come in, and `memory` knows those played before.
    """
    check_events(game, events)
    check_verbs(game, verbs)
    check_fields(game, fields)
    places = seated(bots, seats, lineup)
    game.options(seats, options)
    if games < 1 or workers < 1:
        raise BadOptions("a series needs at least one match and one worker")
    more: dict[str, Any] = {"edition": game.edition, "options": tuple(options.items())}
    more |= {"events": tuple(events), "verbs": tuple(verbs), "fields": tuple(fields)}
    tasks = [task._replace(**more) for task in _tasks(game, tuple(bots), places, games, seed)]
    played = list(progress(_play_all(tasks, workers, memory or Memory())))
    results = tuple([_bot_result(number, bot, played) for number, bot in enumerate(bots)])
    seen, taken = shares_of(played, tuple(events)), taken_of(game, played, tuple(verbs))
    seen = msgspec.structs.replace(seen, named=named_shares(played))
    return Result(game.slug, seats, games, seed, results, seen, taken, game.edition, dict(options), played[0].together)


# -- who sits where -----------------------------------------------------------------------------------------


def fair_lineup(bots: int, seats: int) -> list[int]:
    """One seat for the first bot; the rest in turn to the others."""
    if bots < 2:
        return [seats]
    counts = [1] + [0] * (bots - 1)
    for extra in range(seats - 1):
        counts[1 + extra % (bots - 1)] += 1
    return counts


def seated(bots: Sequence[str], seats: int, lineup: Sequence[int] | None) -> tuple[int, ...]:
    """The bot of each chair before any rotation; bots with several seats are spread among the others."""
    for bot in bots:
        if bot not in SPECS:
            raise BadOptions(f"no bot is called {bot!r}; there are: {', '.join(SPECS)}")
    counts = list(lineup) if lineup else fair_lineup(len(bots), seats)
    if len(counts) != len(bots) or sum(counts) != seats or min(counts, default=0) < 1:
        raise BadOptions(f"{len(bots)} bots cannot fill {seats} seats as {','.join(map(str, counts)) or 'nobody'}")
    order = []
    while any(counts):
        order += [number for number, left in enumerate(counts) if left]
        counts = [max(0, left - 1) for left in counts]
    return tuple(order)


def _tasks(game: Game[Any], bots: tuple[str, ...], places: tuple[int, ...], games: int, seed: int) -> Iterator[Task]:
    """Every deal with every rotation of the seats; a deal for each match where one bot has them all."""
    chance = Chance(seed)
    deal = 0
    for number in range(games):
        turn = number % len(places)
        if turn == 0 or len(bots) == 1:
            deal = chance.below(SEEDS)
        yield Task(game.slug, bots, places[turn:] + places[:turn], deal, chance.below(SEEDS))


# -- playing --------------------------------------------------------------------------------------------------


def _play_all(tasks: list[Task], workers: int, memory: Memory) -> Iterator[Played]:
    """The matches in the order of the tasks: those played before as they were, and the others now."""
    known = [memory.recall(task) for task in tasks]
    fresh = _play_now([task for task, before in zip(tasks, known, strict=True) if before is None], workers)
    for task, before in zip(tasks, known, strict=True):
        yield before if before is not None else memory.keep(task, next(fresh))


def _play_now(tasks: list[Task], workers: int) -> Iterator[Played]:
    """Yield the matches in the order of the tasks."""
    if workers == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), open_editions, (own_editions(),)) as pool:
        yield from pool.map(play, tasks)


def play(task: Task) -> Played:
    """One match from set-up to its end."""
    match = meadhall.new(task.saga, seats=len(task.places), seed=task.seed, edition=task.edition, **dict(task.options))
    names, order = tuple(match.game.seat_names(match.state)), tuple(match.game.order(match.state))
    minds = Chance(task.minds)
    bots = [make_bot(task.bots[number], match.game, minds.below(SEEDS)) for number in task.places]
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    while not match.over:
        for decision in match.decisions:
            seat, began = decision.seat, perf_counter()
            option = bots[seat].choose(match.view(seat), decision)
            seconds[seat] += perf_counter() - began
            decisions[seat] += 1
            match.apply(seat, option)
    outcome = match.outcome
    assert outcome is not None, "a match that is over has an outcome"
    assert match.record is not None, "a new match keeps its record"
    shares = [outcome.worth(seat) for seat in range(len(bots))]
    told, taken = tellings(match.log, task.events), takings(match.record.actions, task.verbs)
    named = namings(match.game, match.log, task.fields)
    return Played(
        task.places, outcome.scores, tuple(shares), tuple(decisions), tuple(seconds), names, order, told, taken,
        named, outcome.together,
    )  # fmt: skip


# -- counting -------------------------------------------------------------------------------------------------


def _won(number: int, one: Played) -> float:
    """A bot's part of a victory, on all its seats; a team's victory is one, however many of its seats it has."""
    shares = [share for share, who in zip(one.shares, one.places, strict=True) if who == number]
    return max(shares) if one.together else sum(shares)


def _bot_result(number: int, bot: str, played: list[Played]) -> BotResult:
    """One bot's column of the series."""
    chairs = [(p, seat) for p in played for seat, who in enumerate(p.places) if who == number]
    wins = sum([_won(number, p) for p in played])
    decisions = sum([p.decisions[seat] for p, seat in chairs])
    seconds = sum([p.seconds[seat] for p, seat in chairs])
    low, high = wilson(wins, len(played))
    return BotResult(
        bot=bot,
        seats=len(chairs) // len(played),
        wins=wins,
        rate=wins / len(played),
        low=low,
        high=high,
        fair=wins / len(played) if played[0].together else len(chairs) / sum([len(p.places) for p in played]),
        score=sum([p.scores[seat] for p, seat in chairs]) / len(chairs),
        decisions=decisions,
        decisions_per_second=decisions / seconds if seconds else 0.0,
    )
