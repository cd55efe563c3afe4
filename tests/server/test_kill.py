"""The hall is killed with SIGKILL at random moments under load: every acknowledged action is there afterwards.

A few kills by default; MEADHALL_LONG=1 kills it a hundred times and more (MEADHALL_KILLS=n: as often as you like).
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from meadhall.kernel import Match
from meadhall.server.head import Head
from meadhall.server.room import Move, Room
from meadhall.server.store import Line as LogLine
from tests.contract.cases import LONG
from tests.server.house import Line, Opened, seated
from tests.server.process import Process
from tests.server.wire import SECONDS, Closed

ACTIONS = 5  # that are acknowledged between two kills, at least
KILLS = int(os.environ.get("MEADHALL_KILLS") or (120 if LONG > 1 else 5))
PARTIES = ("me friend", "me friend friend", "me friend friend friend", "me random")


class Done(NamedTuple):
    """Something the hall has acknowledged."""

    kind: str
    seat: int
    option: str


class Sight(NamedTuple):
    """What a seat was shown at some version of the table."""

    version: int
    seat: int
    view: Any


class Past:
    """What the clients of one table have been told so far."""

    def __init__(self, table: Opened) -> None:
        self.table = table
        self.done: dict[int, Done] = {}
        self.version = 0
        self.sights: list[Sight] = []

    def see(self, state: dict[str, Any]) -> None:
        self.version = max(self.version, state["version"])
        if state["seat"] is not None:
            self.sights = [*self.sights[-8:], Sight(state["version"], state["seat"], state["view"])]


class Party(threading.Thread):
    """The people of one table after the other: they play at random, and come back when the hall was gone."""

    def __init__(self, process: Process, sits: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.process = process
        self.sits = sits
        self.chance = random.Random(seed)
        self.pasts: list[Past] = []
        self.leave = threading.Event()
        self.returns = 0
        self.acted = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.leave.is_set():
                with contextlib.suppress(Closed, ConnectionError, TimeoutError, json.JSONDecodeError, OSError):
                    self._visit()
                time.sleep(0.02)
        except BaseException as error:  # told to the test, which runs on another thread
            self.error = error

    def _visit(self) -> None:
        """Play at the table of last time, or at a new one, until the line breaks."""
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
        """What was acknowledged is there; beyond it, at most what was under way (or what bots did)."""
        for line in lines:
            assert line.state["version"] >= past.version, "an acknowledged action is lost"
            if "random" not in self.sits:
                assert line.state["version"] <= past.version + 1, "the hall has played by itself"
        for line in lines:
            past.see(line.state)

    def _act(self, past: Past, lines: list[Line]) -> bool:
        """One answer, undo or line of chat; False when the match is over."""
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
        """Remember what was acknowledged, by the version it was acknowledged with."""
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


def read(db: sqlite3.Connection, table: str) -> tuple[Head, list[LogLine]]:
    """A table's head and its log."""
    (head,) = db.execute("select head from tables where id = ?", (table,)).fetchone()
    rows = db.execute("select n, at, kind, body from log where table_id = ? order by n", (table,))
    lines = [LogLine(n, at, kind, msgspec.json.decode(body)) for n, at, kind, body in rows]
    return msgspec.json.decode(head, type=Head), lines


def check_disk(folder: Path, parties: list[Party], newest: int = 0) -> int:
    """Everything that was acknowledged is on disk, in its place, and leads to what was shown; returns how much.

    Of each party's tables, all or the newest ones: between two kills nobody was at the others.
    """
    with contextlib.closing(sqlite3.connect(folder / "hall.sqlite3")) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        return check_tables(db, [past for party in parties for past in party.pasts[-newest:]])


def check_tables(db: sqlite3.Connection, pasts: list[Past]) -> int:
    checked = 0
    for past in pasts:
        head, lines = read(db, past.table.id)
        assert [line.n for line in lines] == list(range(1, len(lines) + 1))
        assert len(lines) >= past.version, "an acknowledged action is lost"
        for version, done in past.done.items():
            line = lines[version - 1]
            assert (line.kind, line.body["seat"], line.body.get("option", "")) == done
            checked += 1
        check_sights(past, head, lines)
    return checked


def check_sights(past: Past, head: Head, lines: list[LogLine]) -> None:
    """Played again from disk, the table looks to each seat as it did then."""
    room = Room(head.record, [])
    for number in range(len(lines) + 1):
        if number and lines[number - 1].kind in ("action", "undo"):
            body = lines[number - 1].body
            room.make(Move(body["seat"], body.get("option")))
        for sight in [sight for sight in past.sights if sight.version == number]:
            assert shown(room.match, sight.seat) == sight.view


def shown(match: Match[Any], seat: int) -> Any:
    return json.loads(msgspec.json.encode(match.view(seat).table))


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(tmp_path / "data")
    process.start()
    yield process
    process.kill()


def test_killed_at_any_moment_nothing_acknowledged_is_lost(process: Process, tmp_path: Path) -> None:
    chance = random.Random(os.environ.get("MEADHALL_SEED") or 7)
    parties = [Party(process, sits, seed) for seed, sits in enumerate(PARTIES)]
    for party in parties:
        party.start()
    before = [0] * len(parties)
    for number in range(KILLS):
        under_load(parties, before, chance.uniform(0.05, 0.8))
        before = [party.returns for party in parties]
        process.kill()
        copy = shutil.copytree(process.folder, tmp_path / f"copy{number}")  # so that the hall itself mends its files
        check_disk(copy, parties, newest=3)
        shutil.rmtree(copy)
        process.start()
    under_load(parties, before, 0.5)
    for party in parties:
        party.leave.set()
        party.join(SECONDS)
    check_well(parties)
    assert "Traceback" not in process.stop()
    total = check_disk(process.folder, parties)
    print(f"{KILLS} kills, {sum(p.returns for p in parties)} returns, {total} acknowledged actions, none lost")
    assert total >= ACTIONS * KILLS


def under_load(parties: list[Party], before: list[int], seconds: float) -> None:
    """Wait until all have come back since then and have played again, and then a little."""
    end, acted = time.monotonic() + SECONDS, sum([party.acted for party in parties])
    while any([party.returns <= then for party, then in zip(parties, before, strict=True)]) or (
        sum([party.acted for party in parties]) < acted + ACTIONS
    ):
        assert time.monotonic() < end, "clients come back by themselves"
        check_well(parties)
        time.sleep(0.01)
    time.sleep(seconds)
    check_well(parties)


def check_well(parties: list[Party]) -> None:
    for party in parties:
        if party.error is not None:
            raise AssertionError(f"{party.sits}: {party.error!r}") from party.error
