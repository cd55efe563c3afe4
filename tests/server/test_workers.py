"""Workers: what they do beside their jobs, and when they are good for no other."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Iterator

import pytest

from meadhall.server.workers import worker as processes
from meadhall.server.workers.worker import MANY, Stopped, Work, Worker, tidy_up


class Ring:
    """Refers to itself: nobody but the collector finds it."""

    left = 0

    def __init__(self) -> None:
        self.ring = self
        Ring.left += 1

    def __del__(self) -> None:
        Ring.left -= 1


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[socket.socket, socket.socket]]:
    """A line to the hall, in a process that does not look for rings by itself."""
    monkeypatch.setattr(processes, "QUIET", 0.01)
    ours, theirs = socket.socketpair()
    gc.disable()
    with ours, theirs:
        yield ours, theirs
    gc.enable()
    gc.unfreeze()


def test_rings_are_let_go_after_many_jobs(line: tuple[socket.socket, socket.socket]) -> None:
    Ring()
    assert tidy_up(line[0], MANY - 1) == MANY - 1
    assert Ring.left == 1
    assert tidy_up(line[0], MANY) == 0
    assert Ring.left == 0


def test_who_wants_something_does_not_wait_for_that(line: tuple[socket.socket, socket.socket]) -> None:
    line[1].send(b"a job")
    assert tidy_up(line[0], MANY) == MANY


def test_who_looks_for_rings_all_the_time_need_not_do_it_again(line: tuple[socket.socket, socket.socket]) -> None:
    gc.enable()
    assert tidy_up(line[0], MANY) == MANY


def fails(job: bytes) -> bytes:
    """Some failures end the process, some do not."""
    raise {b"leave": SystemExit(3), b"divide": ZeroDivisionError()}[job]


def employ() -> Work:
    return fails


@pytest.mark.parametrize(("job", "stays"), [(b"leave", False), (b"divide", True)])
def test_nobody_is_sent_to_a_worker_that_leaves(job: bytes, stays: bool) -> None:
    """Its failure is known before its process is gone: whoever came between would be blamed for the end of it."""

    async def fail() -> bool:
        worker = Worker(employ)
        await worker.start()
        try:
            with pytest.raises(Stopped):
                await worker.do(job, 5, 15)
            return worker.is_there
        finally:
            worker.end()

    assert asyncio.run(fail()) is stays
