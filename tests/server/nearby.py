"""A worker without a process, for tests that inspect its tables."""

from __future__ import annotations

import pytest

from meadhall.server.workers.engine import Engine
from meadhall.server.workers.worker import DONE, Stopped, Worker, do
from meadhall.server.workers.worker_protocol import Dispatcher
from tests.server.house import House


class Nearby(Worker):
    """Does its jobs at once, in the test's process."""

    def __init__(self) -> None:
        self.desk = Dispatcher()
        super().__init__(lambda: self.desk.answer)

    async def start(self) -> None:
        self.process = self

    @property
    def is_running(self) -> bool:
        return self.process is not None

    async def do(self, job: bytes, work: float, wall: float) -> bytes:
        kind, answer, self.spent = do(self.desk.answer, job, 0.0)
        if kind != DONE:
            raise Stopped(answer.decode())
        return answer

    def end(self, why: str = "") -> None:
        self.process = None

    def kill(self) -> None:
        pass


def at_hand(house: House, patch: pytest.MonkeyPatch) -> Dispatcher:
    """Run the rules of this hall in the test's process; return the dispatcher with its tables."""
    worker = Nearby()
    patch.setattr(house.hall, "engine", Engine(1, employ=lambda: worker))
    return worker.desk
