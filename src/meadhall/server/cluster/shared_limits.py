"""Shares the limits of addresses among the processes of a hall.

Each process reports busy addresses twice a second. Between reports an address can get slightly more than its share;
reporting every message would cost more.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from meadhall.server.security import Callers
from meadhall.server.storage.store import Store

TOPIC: Final = "spent"
EVERY: Final = 0.5  # seconds
MUCH: Final = 5.0  # requests, messages or connections: fewer aren't reported
MOST: Final = 60  # addresses in a report: the busiest


class Report(msgspec.Struct, array_like=True):
    """A process's report: by address, use of each limit, and open connections."""

    process: str
    spent: dict[str, list[float]]
    lines: dict[str, int]


class SharedLimits:
    """Sends reports of this process, and counts those of others."""

    def __init__(self, store: Store, callers: Callers) -> None:
        self._store = store
        self._callers = callers
        callers.spent = {}

    async def report_always(self) -> None:
        """Send reports as long as the process runs."""
        sent = False
        while True:
            await asyncio.sleep(EVERY)
            report = self.report()
            if report.spent or report.lines or sent:
                sent = bool(report.lines)  # when all are closed, one last report says so
                self._store.say(TOPIC, msgspec.json.encode(report).decode())

    def report(self) -> Report:
        spent, self._callers.spent = self._callers.spent or {}, {}
        much = sorted([(max(costs), address) for address, costs in spent.items() if max(costs) >= MUCH])[-MOST:]
        many = sorted([(n, address) for address, n in self._callers.lines.items() if n >= MUCH])[-MOST:]
        return Report(
            self._store.me.id, {address: spent[address] for _, address in much}, {address: n for n, address in many}
        )

    def hear(self, text: str) -> None:
        """Count a report, unless it is this process's own."""
        report = msgspec.json.decode(text, type=Report)
        if report.process != self._store.me.id:
            self._callers.learn(report.process, report.spent, report.lines)
