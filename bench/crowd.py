"""Clients for the bench of the hall: random players on every seat of many tables, in their own processes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import resource
import signal
import struct
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import msgspec

from meadhall.kernel import Chance

WARM_UP: Final = 3.0  # seconds before anything is counted


class Seat(NamedTuple):
    table: str
    token: str


class Result(NamedTuple):
    """What the clients of one process have measured: a latency for each move, and their own processor time."""

    latencies: list[float]
    times: list[float]  # when each of these moves was sent
    received: int
    octets: int
    refused: int
    cpu: float


class Ask(msgspec.Struct):
    decision: str
    options: list[str]


class Said(msgspec.Struct):
    """What a client reads of a message; the rest is for eyes. Of a change, what is not there is as it was."""

    type: str
    version: int = -1
    ask: Ask | msgspec.UnsetType | None = msgspec.UNSET


SAID: Final = msgspec.json.Decoder(Said)


class Player(asyncio.Protocol):
    """A seat's WebSocket, as far as a bench needs it."""

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
        if said.type not in ("state", "change"):
            return
        player.version = said.version
        if said.ask is not msgspec.UNSET:
            player.ask = said.ask
        if self.sent and all([p.version > self.version for p in self.players]):
            self.crowd.moved(self, self.sent)
            self.sent = 0.0
            self.plan()

    def plan(self) -> None:
        """The next move, at its time."""
        loop = asyncio.get_running_loop()
        if not self.crowd.rate:
            loop.call_soon(self.move)
            return
        pause = self.crowd.pause * (0.5 + self.chance.below(1000) / 1000)
        self.due = max(self.due + pause, loop.time())
        loop.call_at(self.due, self.move)

    def move(self) -> None:
        asked = [player for player in self.players if player.ask]
        if self.sent:
            return
        if not asked:  # the match is over; the others move more often
            self.crowd.playing -= 1
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

    def __init__(self, port: int, rate: float, hello: dict[str, bool]) -> None:
        self.port = port
        self.rate = rate  # moves a second of all tables; 0: no limit
        self.playing = 0  # tables whose match goes on
        self.hello = hello  # how they want their news
        self.latencies: list[float] = []
        self.times: list[float] = []
        self.received = self.octets = self.refused = 0
        self.counting = False

    @property
    def pause(self) -> float:
        """Seconds between two moves of a table."""
        return self.playing / self.rate if self.rate else 0.0

    def moved(self, table: ClientTable, sent: float) -> None:
        if self.counting:
            self.latencies.append(time.perf_counter() - sent)
            self.times.append(sent)

    async def run(self, tables: list[list[Seat]], seconds: float, ready: Callable[[], None]) -> Result:
        loop = asyncio.get_running_loop()
        clients = [await self._sit(number, seats) for number, seats in enumerate(tables)]
        self.playing = len(clients)
        ready()
        for number, table in enumerate(clients):
            table.due = loop.time() + self.pause * number / len(clients)
            table.plan()
        await asyncio.sleep(WARM_UP)
        self.counting, self.received, self.octets = True, 0, 0
        cpu = time.process_time()
        await asyncio.sleep(seconds)
        self.counting = False
        cpu = time.process_time() - cpu
        return Result(self.latencies, self.times, self.received, self.octets, self.refused, cpu)

    async def _sit(self, number: int, seats: list[Seat]) -> ClientTable:
        """Connect the sockets of one table, and wait until all have seen it."""
        loop, table = asyncio.get_running_loop(), ClientTable(self, number)
        for seat in seats:
            hello = json.dumps({"type": "hello", "token": seat.token, **self.hello}).encode()
            made = partial(Player, table, seat, hello)
            _, player = await loop.create_connection(made, "127.0.0.1", self.port)
            table.players.append(player)
        while any([player.version < 0 for player in table.players]):
            await asyncio.sleep(0.001)
        return table


def play(
    port: int, rate: float, hello: dict[str, bool], tables: list[list[Seat]], seconds: float, pipe: Connection
) -> None:
    """In a client process: sit down, say so, wait for the word, play and report."""
    many_files()

    def ready() -> None:
        pipe.send("ready")
        pipe.recv()

    pipe.send(asyncio.run(Crowd(port, rate, hello).run(tables, seconds, ready)))


def many_files() -> None:
    """Two thousand sockets are more files than a process may have by default."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
