"""Limits hooks and pushes, and how often a code is sent to an address.

Counts are those of this process: of tables in memory since it started.
"""

from __future__ import annotations

from typing import Final

from meadhall.server.protocol import Refused
from meadhall.server.security import Bucket, caller
from meadhall.server.storage.table_info import Alert, TableInfo

OF_A_SEAT: Final = 6  # alerts of one kind
OF_A_TABLE: Final = 16  # hooks and pushes
OF_AN_ADDRESS: Final = 64
OF_A_HALL: Final = 5000
CODES_OF_AN_ADDRESS: Final = (1 / 60, 6.0)  # codes and pushes an address may ask for: a second, and in a burst
CODES_TO_A_TARGET: Final = (1 / 10, 10.0)
REMEMBERED: Final = 10_000  # addresses and targets


class AlertLimits:
    """Counts hooks and pushes by table and address. Addresses are never stored."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, str]] = {}  # address by table and alert
        self._codes: dict[str, Bucket] = {}

    def know(self, table: str, head: TableInfo, playing: bool) -> None:
        """Update the alerts of a table."""
        before = self._tables.pop(table, {})
        now = {alert.id: before.get(alert.id, "") for alert in head.alerts if alert.kind != "feed"}
        if playing and now:
            self._tables[table] = now

    def note(self, table: str, alert: Alert, address: str) -> None:
        """Count a new alert and its address."""
        if alert.kind != "feed":
            self._tables.setdefault(table, {})[alert.id] = caller(address)

    def check(self, table: str, alerts: list[Alert], new: Alert, address: str) -> None:
        """Refuse an alert beyond the limits."""
        alike = [one for one in alerts if (one.seat, one.kind) == (new.seat, new.kind)]
        if len(alike) >= OF_A_SEAT:
            raise Refused("calls-full", f"a seat can have {OF_A_SEAT} alerts of a kind; remove one first")
        if new.kind == "feed":
            return
        if len([one for one in alerts if one.kind != "feed"]) >= OF_A_TABLE:
            raise Refused("calls-full", f"a table can have {OF_A_TABLE} alerts; remove one first")
        every = [address for table in self._tables.values() for address in table.values()]
        if every.count(caller(address)) >= OF_AN_ADDRESS:
            raise Refused("calls-full", f"an address can have {OF_AN_ADDRESS} alerts; remove one first")
        if len(every) >= OF_A_HALL:
            raise Refused("calls-full", f"this server has {OF_A_HALL} alerts, its limit", status=503)

    def check_pace(self, address: str) -> None:
        """Refuse an address that asks too often."""
        self._take(f"by {caller(address)}", CODES_OF_AN_ADDRESS)

    def check_target(self, number: str) -> None:
        """Refuse codes too often to an IP address. Names don't count: they cost nothing."""
        self._take(f"to {caller(number)}", CODES_TO_A_TARGET)

    def _take(self, name: str, rate: tuple[float, float]) -> None:
        bucket = self._codes.pop(name, None) or Bucket(*rate)
        self._codes[name] = bucket
        if len(self._codes) > REMEMBERED:
            del self._codes[next(iter(self._codes))]
        if not bucket.take():
            refused = Refused("too-many", "too many new alerts; wait a minute", status=429)
            refused.wait = bucket.wait
            raise refused
