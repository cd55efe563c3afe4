"""Limits hooks and pushes: how many there are, and how often a stranger's address is sent a code.

The counts are this process's: of the tables that it has had in memory since it started.
"""

from __future__ import annotations

from typing import Final

from meadhall.server.protocol import Refused
from meadhall.server.security import Bucket, caller
from meadhall.server.storage.table_info import Call, Head

OF_A_SEAT: Final = 6  # calls of one kind
OF_A_TABLE: Final = 16  # hooks and pushes
OF_AN_ADDRESS: Final = 64
OF_A_HALL: Final = 5000
CODES_OF_AN_ADDRESS: Final = (
    1 / 60,
    6.0,
)  # that it may have sent a second, and at once; pushes that it asks for count, too
CODES_TO_A_TARGET: Final = (1 / 10, 10.0)
REMEMBERED: Final = 10_000  # addresses and targets


class CallLimits:
    """The hooks and pushes of all tables, and from which address each was asked for; addresses are never stored."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, str]] = {}  # by table and call
        self._codes: dict[str, Bucket] = {}

    def know(self, table: str, head: Head, playing: bool) -> None:
        """Take in what a table has."""
        before = self._tables.pop(table, {})
        now = {call.id: before.get(call.id, "") for call in head.calls if call.kind != "feed"}
        if playing and now:
            self._tables[table] = now

    def note(self, table: str, call: Call, address: str) -> None:
        """A new call, and who asked for it."""
        if call.kind != "feed":
            self._tables.setdefault(table, {})[call.id] = caller(address)

    def check(self, table: str, calls: list[Call], new: Call, address: str) -> None:
        """Is there room for one more?"""
        alike = [one for one in calls if (one.seat, one.kind) == (new.seat, new.kind)]
        if len(alike) >= OF_A_SEAT:
            raise Refused("calls-full", f"a seat has at most {OF_A_SEAT} of a kind; remove one first")
        if new.kind == "feed":
            return
        if len([one for one in calls if one.kind != "feed"]) >= OF_A_TABLE:
            raise Refused("calls-full", f"a table has at most {OF_A_TABLE}; remove one first")
        every = [whose for calls_of in self._tables.values() for whose in calls_of.values()]
        if every.count(caller(address)) >= OF_AN_ADDRESS:
            raise Refused("calls-full", f"an address asks for at most {OF_AN_ADDRESS}; remove one first")
        if len(every) >= OF_A_HALL:
            raise Refused("calls-full", f"the hall has {OF_A_HALL}, which is all it takes", status=503)

    def check_pace(self, address: str) -> None:
        """May an address have something looked up now?"""
        self._take(f"by {caller(address)}", CODES_OF_AN_ADDRESS)

    def check_target(self, number: str) -> None:
        """May a code be sent to this number? Whatever it is called: names for one number cost nothing."""
        self._take(f"to {caller(number)}", CODES_TO_A_TARGET)

    def _take(self, name: str, rate: tuple[float, float]) -> None:
        bucket = self._codes.pop(name, None) or Bucket(*rate)
        self._codes[name] = bucket
        if len(self._codes) > REMEMBERED:
            del self._codes[next(iter(self._codes))]
        if not bucket.take():
            refused = Refused("too-many", "hooks and pushes are set up a few at a time; wait a minute", status=429)
            refused.wait = bucket.wait
            raise refused
