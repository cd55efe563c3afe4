"""Faults: clients play while processes are killed, the database restarts and connections break.

Afterwards everything acknowledged is on disk, in place, once, and replays to what clients were shown.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg

from meadhall.kernel import Match
from meadhall.server.storage.store import Line as LogLine
from meadhall.server.storage.table_info import TableInfo
from meadhall.server.workers.worker_table import Move, WorkerTable
from tests.server.cluster import Cluster
from tests.server.house import Client, Line, Opened, seated
from tests.server.process import Process, children, until_gone
from tests.server.wire import SECONDS, Closed

ACTIONS = 5  # that are acknowledged between two faults, at least
PARTIES = ("me friend", "me friend friend", "me friend friend friend", "me random")
PATIENCE = 5 * SECONDS  # until all clients are back after a fault


class Done(NamedTuple):
    """Something the hall has acknowledged."""

    kind: str
    seat: int
    option: str


class Sight(NamedTuple):
    """The state a seat was shown at a version of the table."""

    version: int
    seat: int
    view: Any


class Past:
    """The states that the clients of a table have received so far."""

    def __init__(self, table: Opened) -> None:
        self.table = table
        self.done: dict[int, Done] = {}
        self.version = 0
        self.sights: list[Sight] = []

    def noted(self) -> Past:
        """Return a copy of what was received until now."""
        copy = Past(self.table)
        copy.version, copy.done, copy.sights = self.version, dict(self.done), list(self.sights)
        return copy

    def see(self, state: dict[str, Any]) -> None:
        self.version = max(self.version, state["version"])
        if state["seat"] is not None:
            self.sights = [*self.sights[-8:], Sight(state["version"], state["seat"], state["view"])]


class Party(threading.Thread):
    """The clients of one table after another: they play at random and reconnect."""

    def __init__(self, process: Client, sits: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.sits = sits
        self.chance = random.Random(seed)
        self.pasts: list[Past] = []
        self.leave = threading.Event()
        self.returns = 0
        self.acted = 0
        self.refused: dict[str, int] = {}
        self.broken = ""  # how the line broke last
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leave.is_set():
                try:
                    self._visit()
                except (Closed, ConnectionError, TimeoutError, json.JSONDecodeError, OSError) as error:
                    self.broken = repr(error)
                time.sleep(0.02)
        except BaseException as error:  # told to the test, which runs on another thread
            self.error = error

    def _visit(self) -> None:
        """Play at the last table, or a new one, until the connection breaks."""
        if not self.pasts or self.pasts[-1].table.id == "":
            self.pasts.append(Past(self.process.open(self.sits)))
        past = self.pasts[-1]
        with seated(self.process, past.table) as lines:
            self.returns += 1
            self._caught_up(past, lines)
            while not self.leave.is_set() and self._act(past, lines[:-1]):
                pass
            if not self.leave.is_set():
                self.pasts.append(Past(self.process.open(self.sits)))

    def _caught_up(self, past: Past, lines: list[Line]) -> None:
        """Check that what was acknowledged is there, and at most pending changes beyond it."""
        for line in lines:
            assert line.state["version"] >= past.version, "an acknowledged action is lost"
            if "random" not in self.sits:
                assert line.state["version"] <= past.version + 1, "the hall has played by itself"
        for line in lines:
            past.see(line.state)

    def _act(self, past: Past, lines: list[Line]) -> bool:
        """Send one answer, undo or line of chat; False when the match is over."""
        if lines[0].state["table"]["status"] != "playing":
            return False
        asked = [line for line in lines if line.state["ask"]]
        line = self.chance.choice(asked or lines)
        if not asked:
            past.see(line.hear())
        elif self.chance.random() < 0.05:
            self._note(past, lines, line.say(type="chat", text="skål"), None)
        elif line.state["undo"] and self.chance.random() < 0.3:
            reply = line.say(type="undo", version=line.state["version"])
            self._note(past, lines, reply, Done("undo", line.state["seat"], ""))
        else:
            option = self.chance.choice(line.state["ask"]["options"])
            self._note(past, lines, line.answer(option), Done("action", line.state["seat"], option))
        return True

    def _note(self, past: Past, lines: list[Line], reply: dict[str, Any], done: Done | None) -> None:
        """Remember what was acknowledged, by its version."""
        if reply["type"] == "refused":
            self.refused[reply["reason"]] = self.refused.get(reply["reason"], 0) + 1
        if reply.get("reason") == "too-many":
            time.sleep(0.2)
        if done is not None and reply["type"] == "done":
            past.done[reply["version"]] = done
            past.version = max(past.version, reply["version"])
            self.acted += 1
        newest = max([line.state["version"] for line in lines])
        for line in lines:
            past.see(line.until(newest))


# -- what is on disk --------------------------------------------------------------------------------------------


class Shelf:
    """The tables a hall has stored, read directly from its folder or database."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = database

    @contextlib.contextmanager
    def open(self) -> Iterator[Any]:
        if self.database:
            with contextlib.closing(psycopg.connect(self.database, autocommit=True)) as line:
                yield line
            return
        with tempfile.TemporaryDirectory() as beside:  # so that the hall itself mends its files
            copy = shutil.copytree(self.folder, Path(beside) / "copy")
            with contextlib.closing(sqlite3.connect(copy / "hall.sqlite3")) as db:
                assert db.execute("pragma integrity_check").fetchone() == ("ok",)
                yield db

    def read(self, db: Any, table: str) -> tuple[TableInfo, list[LogLine]]:
        """Return a table's head and its log."""
        mark = "%s" if self.database else "?"
        (head,) = db.execute(f"select head from tables where id = {mark}", (table,)).fetchone()
        rows = db.execute(f"select n, at, kind, body from log where table_id = {mark} order by n", (table,)).fetchall()
        lines = [LogLine(n, at, kind, msgspec.json.decode(body)) for n, at, kind, body in rows]
        return msgspec.json.decode(head, type=TableInfo), lines

    def check(self, parties: list[Party], newest: int = 0) -> int:
        """Check that everything acknowledged is on disk, in place, and replays as shown; return how much.

        Checks all tables of each party, or the newest ones: the others have not changed since.
        """
        noted = [past.noted() for party in parties for past in party.pasts[-newest:]]
        with self.open() as db:
            return sum([self._check_table(db, past) for past in noted])

    def _check_table(self, db: Any, past: Past) -> int:
        head, lines = self.read(db, past.table.id)
        assert [line.n for line in lines] == list(range(1, len(lines) + 1))
        assert len(lines) >= past.version, "an acknowledged action is lost"
        for version, done in past.done.items():
            line = lines[version - 1]
            assert (line.kind, line.body["seat"], line.body.get("option", "")) == done, "another action is in its place"
        check_sights(past, head, lines)
        return len(past.done)


def check_sights(past: Past, head: TableInfo, lines: list[LogLine]) -> None:
    """Check that a table replayed from disk looks to each seat as before."""
    room = WorkerTable(head.record, [])
    for number in range(len(lines) + 1):
        if number and lines[number - 1].kind in ("action", "undo"):
            body = lines[number - 1].body
            room.make(Move(body["seat"], body.get("option")))
        for sight in [sight for sight in past.sights if sight.version == number]:
            assert shown(room.match, sight.seat) == sight.view


def shown(match: Match[Any], seat: int) -> Any:
    return json.loads(msgspec.json.encode(match.view(seat).table))


# -- faults -----------------------------------------------------------------------------------------------------


class Trial:
    """A hall under load, with faults."""

    def __init__(self, process: Process, shelf: Shelf, cluster: Cluster | None = None, seed: int = 7) -> None:
        self.process = process
        self.shelf = shelf
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.parties = [Party(process, sits, seed + number) for number, sits in enumerate(PARTIES)]
        self.sums = {"kills": 0, "cuts": 0, "restarts": 0, "acknowledged": 0, "returns": 0}

    def run(self, kills: int) -> dict[str, int]:
        """Cause a number of kills and other faults, then check everything."""
        for party in self.parties:
            party.start()
        self.under_load()
        while self.sums["kills"] < kills:
            self.happen()
            self.shelf.check(self.parties, newest=3)
            self.under_load()
        for party in self.parties:
            party.leave.set()
        for party in self.parties:
            party.join(PATIENCE)
        self.check_well()
        self.sums["acknowledged"] = self.shelf.check(self.parties)
        self.sums["returns"] = sum([party.returns for party in self.parties])
        return self.sums

    def happen(self) -> None:
        """Cause a fault: most often, kill a process."""
        what = self.chance.random()
        if self.shelf.database and self.cluster is not None and what < 0.08:
            self.cluster.restart(self.chance.choice(("fast", "immediate")))
            self.sums["restarts"] += 1
        elif self.shelf.database and self.cluster is not None and what < 0.25:
            self.cluster.cut()
            self.sums["cuts"] += 1
        else:
            self.kill()
            self.sums["kills"] += 1

    def kill(self) -> None:
        """Kill a process of the hall; if it is the only one, start it again."""
        assert self.process.process is not None
        parts = children(self.process.process.pid) if self.shelf.database else []
        if parts and self.chance.random() < 0.9:
            os.kill(self.chance.choice(parts), signal.SIGKILL)
            return
        self.process.kill()
        for part in parts:  # their standard input closes, so they end
            until_gone(part)
        self.process.start()

    def under_load(self) -> None:
        """Wait until all clients have played since then, and a little longer."""
        end, before = time.monotonic() + PATIENCE, [party.acted for party in self.parties]
        while late := [one for one, then in zip(self.parties, before, strict=True) if one.acted < then + ACTIONS]:
            told = [(one.sits, one.acted, one.returns, one.refused, one.broken) for one in late]
            assert time.monotonic() < end, f"clients come back by themselves, and play; not these: {told}"
            self.check_well()
            time.sleep(0.01)
        time.sleep(self.chance.uniform(0.0, 0.5))

    def check_well(self) -> None:
        for party in self.parties:
            if party.error is not None:
                raise AssertionError(f"{party.sits}: {party.error!r}") from party.error
