"""What a move costs in a worker, game by game: the same moves of the same matches, with four who look on and draw.

    python bench/room.py                          milliseconds of work a move, and what of it is what
    python bench/room.py --saga asgard --profile  where the time of one game goes

The tables move in turn, as in a hall, so that what one needs is not at hand when its turn comes. The first figure is
measured without looking into it, the parts in another run, each of them without those inside it that are printed.
"""

from __future__ import annotations

import argparse
import contextlib
import cProfile
import pstats
from collections.abc import Callable, Iterator
from importlib import import_module
from time import process_time
from typing import Any, Final
from unittest.mock import patch

import msgspec

import meadhall
from meadhall.kernel import Chance, Match, Record
from meadhall.kernel.view import View
from meadhall.server.workers import worker_protocol, worker_table
from meadhall.server.workers.delta import Differences
from meadhall.server.workers.worker import spare_the_collector
from meadhall.server.workers.worker_protocol import Make, SetUp, Show
from meadhall.server.workers.worker_table import Audience, Have, Move, Shown, Turn, WorkerTable

hall: Any = import_module("hall")
MATCHES: Final = 6  # of each game, from its first moves to late in the match
MOVES: Final = 30  # in each of them
TIMES: Final = 5  # that all is measured; of each move, the least counts
PARTS: Final = {
    "apply": (Match, "apply"),
    "keep": (WorkerTable, "_keep"),
    "view": (View, "table"),
    "picture": (worker_table, "_pictured"),
    "differ": (Differences, "between"),
    "ask": (WorkerTable, "_others"),
    "undo": (WorkerTable, "can_undo"),
    "moments": (WorkerTable, "_moments"),
    "standing": (WorkerTable, "standing"),
    "show": (WorkerTable, "shown"),
    "look": (WorkerTable, "look"),
}


class Table:
    """A table with a client on every seat: the requests to its worker, and their time."""

    def __init__(self, saga: str, number: int) -> None:
        self.saga = saga
        self.id = f"{saga}-{number}"
        self.record: bytes = hall.begun(saga, number, number * 180 // MATCHES)
        self.jobs: list[bytes] = []
        self.spent: list[float] = []  # seconds of work, by move
        self._prepare(worker_protocol.Dispatcher())

    def _prepare(self, at: worker_protocol.Dispatcher) -> None:
        """Play some random moves, and note what the worker was asked for."""
        have, match, chance = self.begin(at), at.tables[self.id].match, Chance(7)
        while not match.over and len(self.jobs) < MOVES:
            decision = match.decisions[chance.below(len(match.decisions))]
            move = Move(
                decision.seat, match.game.vocabulary.text(decision.options[chance.below(len(decision.options))])
            )
            self.jobs.append(worker_protocol.pack(Make(self.id, move, list(have.items()), Turn(len(self.jobs) + 1, 0))))
            _, made = msgspec.msgpack.decode(at.answer(self.jobs[-1]), type=tuple[None, worker_protocol.Made])
            have = dict(zip(have, [shown.have for shown in made.shown], strict=True))

    def begin(self, at: worker_protocol.Dispatcher) -> dict[Audience, Have]:
        """Set the table, and show it to all."""
        record = Record.from_json(self.record.decode())
        at.answer(worker_protocol.pack(SetUp(self.id, record, [])))
        all_seats = [Audience(seat, True, True) for seat in range(record.seats)]
        asked = Show(self.id, [(one, None) for one in all_seats], Turn(0, 0))
        _, shown = msgspec.msgpack.decode(at.answer(worker_protocol.pack(asked)), type=tuple[None, list[Shown]])
        return dict(zip(all_seats, [one.have for one in shown], strict=True))


def play(tables: list[Table]) -> None:
    """Play all tables in turn, and note the seconds of work of each move, if they are less than before."""
    at = worker_protocol.Dispatcher()
    for table in tables:
        table.begin(at)
        table.spent = table.spent or [float("inf")] * len(table.jobs)
    for number in range(MOVES):
        for table in [table for table in tables if number < len(table.jobs)]:
            start = process_time()
            at.answer(table.jobs[number])
            table.spent[number] = min(table.spent[number], process_time() - start)


class Parts:
    """Seconds of work by part, each without those inside it."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self._inside = [0.0]

    def watched(self, name: str, do: Any) -> Any:
        if isinstance(do, property):
            return property(self.watched(name, do.fget))

        def watched(*args: Any) -> Any:
            self._inside.append(0.0)
            start = process_time()
            try:
                return do(*args)
            finally:
                spent = process_time() - start
                self.seconds[name] += spent - self._inside.pop()
                self._inside[-1] += spent

        return watched

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        with contextlib.ExitStack() as stack:
            for name, (where, what) in PARTS.items():
                stack.enter_context(patch.object(where, what, self.watched(name, where.__dict__[what])))
            yield


def profiled(do: Callable[[], Any], order: str) -> None:
    profile = cProfile.Profile(process_time)
    with profile:
        do()
    pstats.Stats(profile).sort_stats(order).print_stats(60)


def row(name: str, tables: list[Table]) -> str:
    """What a move at these tables took, and its parts."""
    moves, parts = [spent for table in tables for spent in table.spent], Parts()
    with parts.measured():
        play(tables)
    figures = [sum(moves), *[parts.seconds[part] for part in PARTS]]
    return f"{name:18}" + "".join([f"{1000 * seconds / len(moves):9.3f}" for seconds in figures])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what a move costs in a worker.")
    parser.add_argument("--saga", action="append", help="this one; several times: these; none: all for four")
    parser.add_argument("--profile", choices=("tottime", "cumtime"), help="where the time goes, too, in this order")
    args = parser.parse_args()
    sagas = args.saga or [saga for saga in meadhall.sagas() if hall.SEATS in meadhall.game(saga).seats]
    tables = [Table(saga, number) for number in range(MATCHES) for saga in sagas]
    spare_the_collector()
    for _ in range(TIMES):
        play(tables)
    print(f"{'ms a move':18}" + "".join([f"{name:>9}" for name in ("all", *PARTS)]))
    for saga in sagas:
        print(row(saga, [table for table in tables if table.saga == saga]), flush=True)
    print(row("all together", tables))
    if args.profile:
        profiled(lambda: play(tables), args.profile)


if __name__ == "__main__":
    main()
