"""The hall under load: tables of real matches with random clients on every seat, in their own processes.

A move counts when every listener of its table has it: sent, played, on disk, told to all. Clients move at a steady
rate, as people do, the more often the more matches are over; `--rate 0` lets every table go on as soon as the last move
has arrived everywhere.

    python bench/hall.py                                    500 tables, 2,000 sockets, all games, 20 seconds
    python bench/hall.py --saga asgard --tables 50 --seconds 5 --rate 0   how many moves a second fifty tables can make
    python bench/hall.py --hostile                          what others notice of a table whose rules loop, sleep, hoard

Processor time is that of the hall's processes alone: of the one that has the sockets and the store, and of the workers
in which the rules run; the clients' is printed beside it. In the same run they talk to a bare transport (the
hall's own web server, which sends as many bytes to as many sockets and does nothing else), and as many lines are
written to a bare store: what of a move is neither is the hall's own doing.

Loopback only; the server, its data (a temporary folder) and the clients end with the bench.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final

import meadhall
from meadhall.kernel import Chance

crowd: Any = import_module("crowd")
served: Any = import_module("served")
Seat, Result, WARM_UP = crowd.Seat, crowd.Result, crowd.WARM_UP

SEATS: Final = 4
RECORDS: Final = 60  # different beginnings
KINDS: Final = ("Make", "Show", "SetUp", "store")  # the first three: work in the workers of the engine


def beginnings(sagas: list[str], count: int) -> list[bytes]:
    """Records of random matches that were left at some point, from the first moves to late in the game."""
    return [begun(sagas[seed % len(sagas)], seed, seed * 180 // count) for seed in range(count)]


def begun(saga: str, seed: int, moves: int) -> bytes:
    """A random match after a number of moves; after fewer, if it would be over."""
    match, chance = meadhall.new(saga, seats=SEATS, seed=seed), Chance(seed)
    for _ in range(moves):
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        if match.over:
            return begun(saga, seed, moves // 2)
    assert match.record is not None
    return match.record.to_json().encode()


class Line:
    """Plain requests to a hall."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def post(self, path: str, body: bytes) -> Any:
        self._line.request("POST", path, body)
        return json.loads(self._line.getresponse().read())

    def get(self, path: str, token: str) -> Any:
        self._line.request("GET", path, headers={"authorization": f"Bearer {token}"})
        return json.loads(self._line.getresponse().read())


def open_tables(port: int, sagas: list[str], count: int) -> list[list[Any]]:
    """Tables in all parts of a match, with a client on every seat."""
    line = Line(port)
    tables, records = [], beginnings(sagas, min(count, RECORDS))
    for number in range(count):
        table = line.post("/api/records", records[number % len(records)])["table"]
        tables.append([Seat(table, line.post(f"/api/tables/{table}/join", b"{}")["token"]) for _ in range(SEATS)])
    return tables


# -- the bench ------------------------------------------------------------------------------------------------


class Measured:
    """What one load came to."""

    def __init__(self, results: list[Any], seconds: float, before: Any, after: Any) -> None:
        self.timed = [pair for r in results for pair in zip(r.latencies, r.times, strict=True)]
        self.latencies = sorted([latency for latency, _ in self.timed])
        self.moves = max(1, len(self.latencies))
        self.seconds = seconds
        self.received = max(1, sum(r.received for r in results))
        self.octets = sum(r.octets for r in results)
        self.refused = sum(r.refused for r in results)
        self.clients = sum(r.cpu for r in results)
        self.hall, self.workers = after.cpu - before.cpu, after.workers - before.workers
        self.commits = after.commits - before.commits
        self.spent = {kind: after.seconds.get(kind, 0.0) - before.seconds.get(kind, 0.0) for kind in KINDS}

    def at(self, share: float) -> float:
        return at(self.latencies, share)

    def each(self, seconds: float) -> float:
        """Milliseconds a move."""
        return round(1000 * seconds / self.moves, 3)


def at(ordered: list[float], share: float) -> float:
    """A latency in milliseconds: so large a share of the moves took no longer."""
    if not ordered:
        return float("nan")
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)


@contextlib.contextmanager
def hall(work: Callable[..., None], *args: Any) -> Iterator[tuple[Connection, int, Any]]:
    """A server in its own process, with a folder for its data."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="hall-bench-") as folder, contextlib.ExitStack() as stack:
        pipe = started(context, stack, work, folder, *args)
        yield pipe, pipe.recv(), stack


def load(
    args: argparse.Namespace,
    tables: list[list[Any]],
    port: int,
    pipe: Connection,
    stack: Any,
    begun: Callable[[], None] = lambda: None,
) -> Measured:
    """Seat all clients, let them play, and see what it took; `begun` is called when counting begins."""
    context = multiprocessing.get_context("spawn")
    rate = args.rate / args.clients
    hello = {"drawn": not args.plain} | ({} if args.whole else {"changes": True})
    crowds = [
        started(context, stack, crowd.play, port, rate, hello, tables[n :: args.clients], args.seconds)
        for n in range(args.clients)
    ]
    for one in crowds:
        one.recv()
    for one in crowds:
        one.send("go")
    time.sleep(WARM_UP)
    begun()
    before = asked(pipe)
    time.sleep(args.seconds)
    after = asked(pipe)
    return Measured([one.recv() for one in crowds], args.seconds, before, after)


def started(context: Any, stack: contextlib.ExitStack, work: Callable[..., None], *args: Any) -> Connection:
    """A process that ends with the bench; returns a pipe to it."""
    ours: Connection
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(*args, theirs), daemon=work is crowd.play)  # the hall has workers
    process.start()
    stack.callback(process.join)
    stack.callback(process.kill)
    return ours


def asked(pipe: Connection) -> Any:
    pipe.send("how is it?")
    return pipe.recv()


def measure(args: argparse.Namespace, sagas: list[str]) -> Measured:
    with hall(served.serve, args.profile) as (pipe, port, stack):
        note(f"{', '.join(sagas)}: {args.tables} tables, {args.tables * SEATS} sockets ...")
        found = load(args, open_tables(port, sagas, args.tables), port, pipe, stack)
        if args.profile:
            pipe.send("profile")
            print(pipe.recv(), file=sys.stderr)
        return found


def bare_transport(args: argparse.Namespace, like: Measured) -> Measured:
    """The same clients and as many bytes, without a hall."""
    with hall(served.serve_bare, like.octets // like.received) as (pipe, port, stack):
        note("the same over a bare transport ...")
        tables = [[Seat(str(number), str(seat)) for seat in range(SEATS)] for number in range(args.tables)]
        return load(args, tables, port, pipe, stack)


def report(args: argparse.Namespace, found: Measured) -> dict[str, Any]:
    return {
        "tables, sockets": f"{args.tables}, {args.tables * SEATS}",
        "moves per second": round(found.moves / found.seconds, 1),
        "p50, p99, worst ms": f"{found.at(0.5)}, {found.at(0.99)}, {found.at(1.0)}",
        "bytes per message": round(found.octets / found.received),
        "commits per second": round(found.commits / found.seconds, 1),
        "refused": found.refused,
        "cpu ms per move": f"{found.each(found.hall + found.workers)}"
        f" = hall {found.each(found.hall)} + workers {found.each(found.workers)}",
        "clients' cpu ms per move": found.each(found.clients),
        "of the workers' time": {kind: found.each(found.spent[kind]) for kind in KINDS[:3]},
        "moves two cores could do": round(2000 / found.each(found.hall + found.workers)),
        "load average": round(os.getloadavg()[0], 1),
    }


def compared(args: argparse.Namespace, found: Measured) -> dict[str, Any]:
    """Ratios to what nothing can do without: sending the bytes, and writing the lines."""
    bare, store = bare_transport(args, found), served.bare_store(args.tables, 2.0)
    own, sent = found.each(found.hall + found.workers), bare.each(bare.hall)
    return {
        "bare transport": f"{sent} ms a move: the hall takes {own / sent:.1f} times that",
        "bare store": f"{store:.3f} ms a line: the hall takes {own / store:.1f} times that",
    }


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the hall under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--rate", type=float, default=1000.0, help="moves a second that are tried; 0: as many as can be"
    )
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--saga", action="append", help="play this one; several times: these; none: all in turn")
    parser.add_argument("--each", action="store_true", help="one saga after the other, then all together")
    parser.add_argument("--plain", action="store_true", help="clients that read the table, and do not draw it")
    parser.add_argument("--whole", action="store_true", help="clients that are told the whole table every time")
    parser.add_argument("--profile", action="store_true", help="where the time of the hall's own process goes")
    parser.add_argument("--hostile", action="store_true", help="what others notice of rules that loop, sleep and hoard")
    parser.add_argument("--alone", action="store_true", help="do not compare it with a bare transport and a bare store")
    args = parser.parse_args()
    if args.hostile:
        import_module("hostility").main(args)
        return
    sagas = args.saga or [saga for saga in meadhall.sagas() if SEATS in meadhall.game(saga).seats]
    for some in [*[[saga] for saga in sagas if args.each], sagas]:
        found = measure(args, some)
        print(f"-- {', '.join(some)}")
        for name, value in report(args, found).items():
            print(f"{name:26} {value}", flush=True)
    for name, value in ({} if args.alone else compared(args, found)).items():
        print(f"{name:26} {value}")


if __name__ == "__main__":
    main()
