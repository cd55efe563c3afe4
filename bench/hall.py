"""The hall under load: tables of real Blood Rage with random clients on every seat, in processes of their own.

A move counts when every listener of its table has it: sent, played, on disk, told to all. Clients move at a steady
rate, as people do; `--rate 0` lets every table go on as soon as the last move has arrived everywhere.

    python bench/hall.py                                    500 tables, 2,000 sockets, 20 seconds
    python bench/hall.py --tables 50 --seconds 5 --rate 0   how many moves a second fifty tables can make

Loopback only; the server, its data (a temporary folder) and the clients end with the bench.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import multiprocessing
import os
import resource
import signal
import struct
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import uvicorn

import meadhall
from meadhall.kernel import Chance
from meadhall.server import doors, listeners, security
from meadhall.server.app import create_app
from meadhall.server.serve import configuration, listen
from meadhall.server.store import Store

SEATS: Final = 4
WARM_UP: Final = 3.0  # seconds before anything is counted
RECORDS: Final = 60  # different beginnings
KINDS: Final = ("Make", "Show", "SetUp", "store", "socket")  # the first three: work in the workers of the engine
WORK: Final = KINDS[:3]


class Seat(NamedTuple):
    table: str
    token: str


class Result(NamedTuple):
    """What the clients of one process have measured: a latency for each move, and their own processor time."""

    latencies: list[float]
    received: int
    octets: int
    refused: int
    cpu: float


# -- the server, in a process of its own ----------------------------------------------------------------------


def serve(folder: str, pipe: Connection) -> None:
    """Open the hall without rate limits, for everybody here has one address; tells its port."""
    many_files()
    security.CALLER_RATE = security.OPENING_RATE = listeners.SOCKET_RATE = (1e9, 1e9)  # type: ignore[misc]
    security.LINES, security.MESSAGE_RATE = 100_000, (1e9, 1e9)  # type: ignore[misc]
    doors.CONNECTIONS, security.WORTH = 100_000, 1e9  # type: ignore[misc]
    app = create_app(Store(Path(folder)), workers=1)
    listener = listen("127.0.0.1", 0)
    pipe.send(listener.getsockname()[1])
    server = uvicorn.Server(configuration(app))
    asyncio.run(serve_and_report(server, app, listener, pipe))


async def serve_and_report(server: uvicorn.Server, app: Any, listener: Any, pipe: Connection) -> None:
    task = asyncio.create_task(server.serve([listener]))
    while not task.done():
        await asyncio.sleep(0.05)
        while pipe.poll():
            pipe.recv()
            hall = app.state.hall
            cpu = time.process_time()
            pipe.send((dict(hall.meter.seconds), dict(hall.meter.counts), cpu, hall.store.commits, dict(hall.refusals)))


# -- clients, in processes of their own -----------------------------------------------------------------------


class Ask(msgspec.Struct):
    decision: str
    options: list[str]


class Said(msgspec.Struct):
    """What a client reads of a message; the rest is for eyes."""

    type: str
    version: int = -1
    ask: Ask | None = None


SAID: Final = msgspec.json.Decoder(Said)


class Player(asyncio.Protocol):
    """A seat's WebSocket, no more of it than a bench needs."""

    def __init__(self, table: ClientTable, seat: Seat, hello: bytes) -> None:
        self.table = table
        self.seat = seat
        self.hello = hello
        self.buffer = bytearray()
        self.open = False
        self.ask: Ask | None = None
        self.version = -1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{self.seat.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        upgrade = f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        transport.write((head + upgrade).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, bytearray(rest)
            self.send(self.hello)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        body = bytes(buffer[start : start + size])
        opcode = buffer[0] & 15
        del buffer[: start + size]
        if opcode == 1:
            self.table.hear(self, SAID.decode(body), size)
        elif opcode == 9:
            self.send(body, 10)
        return True

    def send(self, body: bytes, opcode: int = 1) -> None:
        """A frame, masked with zeros: the mask protects proxies, and there are none here."""
        head = bytes([0x80 | opcode]) + (
            bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + struct.pack(">H", len(body))
        )
        self.transport.write(head + b"\0\0\0\0" + body)


class ClientTable:
    """The clients of one table: one move at a time, measured until the last of them has it."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.chance = Chance(number)
        self.players: list[Player] = []
        self.version = -1
        self.sent = 0.0
        self.due = 0.0

    def hear(self, player: Player, said: Said, size: int) -> None:
        self.crowd.received += 1
        self.crowd.octets += size
        if said.type == "refused":
            self.crowd.refused += 1
        if said.type != "state":
            return
        player.version, player.ask = said.version, said.ask
        if self.sent and all([p.version > self.version for p in self.players]):
            self.crowd.moved(self, self.sent)
            self.sent = 0.0
            self.plan()

    def plan(self) -> None:
        """The next move, at its time."""
        loop = asyncio.get_running_loop()
        if not self.crowd.pause:
            loop.call_soon(self.move)
            return
        self.due = max(self.due + self.crowd.pause * (0.5 + self.chance.below(1000) / 1000), loop.time())
        loop.call_at(self.due, self.move)

    def move(self) -> None:
        asked = [player for player in self.players if player.ask]
        if not asked or self.sent:
            return
        player = asked[self.chance.below(len(asked))]
        assert player.ask is not None
        option = player.ask.options[self.chance.below(len(player.ask.options))]
        self.version = player.version
        message = {"type": "answer", "version": player.version, "decision": player.ask.decision, "option": option}
        self.sent = time.perf_counter()
        player.send(msgspec.json.encode(message))


class Crowd:
    """All clients of one process."""

    def __init__(self, port: int, pause: float, drawn: bool) -> None:
        self.port = port
        self.pause = pause
        self.drawn = drawn
        self.latencies: list[float] = []
        self.received = self.octets = self.refused = 0
        self.counting = False

    def moved(self, table: ClientTable, sent: float) -> None:
        if self.counting:
            self.latencies.append(time.perf_counter() - sent)

    async def run(self, tables: list[list[Seat]], seconds: float, ready: Callable[[], None]) -> Result:
        loop = asyncio.get_running_loop()
        clients = [await self._sit(number, seats) for number, seats in enumerate(tables)]
        ready()
        for number, table in enumerate(clients):
            table.due = loop.time() + self.pause * number / len(clients)
            table.plan()
        await asyncio.sleep(WARM_UP)
        self.counting, self.received, self.octets = True, 0, 0
        cpu = time.process_time()
        await asyncio.sleep(seconds)
        self.counting = False
        return Result(self.latencies, self.received, self.octets, self.refused, time.process_time() - cpu)

    async def _sit(self, number: int, seats: list[Seat]) -> ClientTable:
        """Connect the sockets of one table, and wait until all have seen it."""
        loop, table = asyncio.get_running_loop(), ClientTable(self, number)
        for seat in seats:
            hello = json.dumps({"type": "hello", "token": seat.token, "drawn": self.drawn}).encode()
            made = partial(Player, table, seat, hello)
            _, player = await loop.create_connection(made, "127.0.0.1", self.port)
            table.players.append(player)
        while any([player.version < 0 for player in table.players]):
            await asyncio.sleep(0.001)
        return table


def play(port: int, pause: float, drawn: bool, tables: list[list[Seat]], seconds: float, pipe: Connection) -> None:
    """In a client process: sit down, say so, wait for the word, play and report."""
    many_files()

    def ready() -> None:
        pipe.send("ready")
        pipe.recv()

    pipe.send(asyncio.run(Crowd(port, pause, drawn).run(tables, seconds, ready)))


# -- the bench ------------------------------------------------------------------------------------------------


def many_files() -> None:
    """Two thousand sockets are more files than a process may have by default."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def beginnings(count: int) -> list[bytes]:
    """Records of random matches that were left at some point, from the first draft to late in the game."""
    found = []
    for seed in range(count):
        match, chance = meadhall.new("blood-rage", seats=SEATS, seed=seed), Chance(seed)
        for _ in range(seed * 180 // count):
            if match.over:
                break
            decision = match.decisions[chance.below(len(match.decisions))]
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        assert match.record is not None
        found.append(match.record.to_json().encode())
    return found


def open_tables(port: int, count: int) -> list[list[Seat]]:
    """Tables in all parts of a match, with somebody on every seat."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def post(path: str, body: bytes) -> Any:
        line.request("POST", path, body)
        return json.loads(line.getresponse().read())

    tables, records = [], beginnings(min(count, RECORDS))
    for number in range(count):
        table = post("/api/records", records[number % len(records)])["table"]
        tables.append([Seat(table, post(f"/api/tables/{table}/join", b"{}")["token"]) for _ in range(SEATS)])
    line.close()
    return tables


def measure(args: argparse.Namespace) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="hall-bench-") as folder, contextlib.ExitStack() as stack:
        pipe = started(context, stack, serve, folder)
        port = pipe.recv()
        note(f"opening {args.tables} tables ...")
        tables = open_tables(port, args.tables)
        pause = args.tables / args.rate if args.rate else 0.0
        note(f"seating {args.tables * SEATS} clients ...")
        crowds = [
            started(context, stack, play, port, pause, not args.plain, tables[n :: args.clients], args.seconds)
            for n in range(args.clients)
        ]
        for crowd in crowds:
            crowd.recv()
        note(f"playing for {WARM_UP + args.seconds:g} seconds ...")
        for crowd in crowds:
            crowd.send("go")
        time.sleep(WARM_UP)
        before = asked(pipe)
        time.sleep(args.seconds)
        after = asked(pipe)
        results = [crowd.recv() for crowd in crowds]
    return summed(args, results, before, after)


def started(context: Any, stack: contextlib.ExitStack, work: Callable[..., None], *args: Any) -> Connection:
    """A process that ends with the bench; returns a pipe to it."""
    ours: Connection
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(*args, theirs), daemon=work is not serve)  # the hall has workers
    process.start()
    stack.callback(process.join)
    stack.callback(process.kill)
    return ours


def asked(pipe: Connection) -> Any:
    pipe.send("how is it?")
    return pipe.recv()


def summed(args: argparse.Namespace, results: list[Result], before: Any, after: Any) -> dict[str, Any]:
    latencies = sorted(x for result in results for x in result.latencies)
    moves = max(1, len(latencies))
    spent = {kind: (after[0].get(kind, 0.0) - before[0].get(kind, 0.0)) / moves * 1000 for kind in KINDS}
    return {
        "tables": args.tables,
        "sockets": args.tables * SEATS,
        "seconds": args.seconds,
        "moves per second": round(len(latencies) / args.seconds, 1),
        "p50 ms": round(1000 * at(latencies, 0.50), 1),
        "p99 ms": round(1000 * at(latencies, 0.99), 1),
        "worst ms": round(1000 * at(latencies, 1.0), 1),
        "messages per second": round(sum(r.received for r in results) / args.seconds),
        "bytes per message": round(sum(r.octets for r in results) / max(1, sum(r.received for r in results))),
        "commits per second": round((after[3] - before[3]) / args.seconds, 1),
        "refused": sum(r.refused for r in results),
        "server cpu": f"{(after[2] - before[2]) / args.seconds:.0%} of a core",
        "workers cpu": f"{sum(spent[kind] for kind in WORK) * moves / 1000 / args.seconds:.0%} of a core",
        "clients cpu": f"{sum(r.cpu for r in results) / args.seconds:.0%} of a core",
        "ms per move": {kind: round(value, 3) for kind, value in spent.items()},
        "server cpu ms per move": round((after[2] - before[2]) / moves * 1000, 3),
        "load average": os.getloadavg()[0],
    }


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the hall under load.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=330.0, help="moves a second that are tried; 0: as many as can be")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument(
        "--plain", action="store_true", help="clients that read the table, as bots do, and do not draw it"
    )
    args = parser.parse_args()
    for name, value in measure(args).items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
