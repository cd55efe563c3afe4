"""A hall in a separate process, which can be killed and started again on the same port and folder."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Decision, Match, Record
from tests.server.house import Client, Opened, Reply
from tests.server.process import PATIENCE, opened_port


def section(state: dict[str, Any], part: str) -> Any:
    """A section of the picture in a state."""
    return next(one for one in state["picture"]["sections"] if one["part"] == part)


class Doorway(Client):
    """`meadhall serve`, as people start it."""

    def __init__(self, folder: Path, workers: int = 1, undo: float = 0) -> None:
        self.folder = folder
        self.undo = undo
        self.workers = workers
        self.port = 0  # any that is free, the first time
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Doorway:
        command = [sys.executable, "-m", "meadhall", "serve", "--no-open", "--workers", str(self.workers)]
        command += ["--undo", str(self.undo), "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.port = opened_port(self.process)
        assert self.get("/api/hall").status == 200
        return self

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Reply:
        """Tests are quicker than people: when asked to slow down, wait as long as asked, and try again."""
        while (reply := super().request(method, path, body, headers)).status == 429:
            time.sleep(float(reply.headers["retry-after"]))
        return reply

    def kill(self) -> None:
        """As if the power went off."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.communicate(timeout=PATIENCE)
        self.process = None

    # -- tables made ready -------------------------------------------------------------------------------

    def bring(self, record: Record) -> Opened:
        """A table that begins where a record ends, with a token for every seat."""
        reply = self.post("/api/records", record.to_json().encode())
        assert reply.status == 201, reply.body
        table: str = reply.data["table"]
        names = ("Astrid", "Hrolf", "Ylva", "Ketil")
        seats = [
            self.post(f"/api/tables/{table}/join", {"name": names[seat], "seat": seat}) for seat in range(record.seats)
        ]
        return Opened(table, [seat.data["token"] for seat in seats], "")

    def state(self, table: Opened, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat's page would get it, drawn."""
        data: dict[str, Any] = self.get(
            f"/api/tables/{table.id}?drawn", "" if seat is None else table.tokens[seat]
        ).data
        return data

    def relieve(self, table: Opened, seat: int, bot: str = "random") -> None:
        """Let a bot play on for a seat."""
        reply = self.post(f"/api/tables/{table.id}/relieve", {"token": table.tokens[seat], "seat": seat, "bot": bot})
        assert reply.status == 200, reply.body


class NeverHappened(AssertionError):
    """No match of these seeds has such a moment."""


def record_until(
    question: str,
    seat: int = 0,
    *,
    saga: str = "blood-rage",
    seats: int = 2,
    seed: int = 1,
    skip: int = 0,
    **options: Any,
) -> Record:
    """A match of quick bots up to the moment a seat is asked a question (after `skip` others like it)."""
    for tried in range(seed, seed + 20):
        match = meadhall.new(saga, seats=seats, seed=tried, **options)
        if _reached(match, question, seat, skip):
            return kept(match)
    raise NeverHappened(question)


def _reached(match: Match[Any], question: str, seat: int, skip: int) -> bool:
    bots = [make_bot("random", match.game, 100 + number) for number in range(kept(match).seats)]
    while not match.over:
        decision = match.decisions[0]
        if _is(decision, question, seat):
            if skip == 0:
                return True
            skip -= 1
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    return False


def _is(decision: Decision, question: str, seat: int) -> bool:
    return decision.seat == seat and decision.question.name == question and not decision.picks


def finished(seats: int = 2, seed: int = 1, saga: str = "blood-rage", **options: Any) -> Record:
    """A whole match of quick bots."""
    match = meadhall.new(saga, seats=seats, seed=seed, **options)
    _reached(match, "", -1, 0)
    assert match.over
    return kept(match)


def kept(match: Match[Any]) -> Record:
    assert match.record is not None, "a match keeps its record"
    return match.record
