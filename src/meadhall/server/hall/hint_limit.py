"""Limits hints in progress: each takes seconds, and others wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from meadhall.server.protocol import Refused
from meadhall.server.security import caller

OF_AN_ADDRESS: Final = 4  # hints at a time
OF_A_TABLE: Final = 3
COME_BACK: Final = 5.0  # seconds to wait before asking again


class HintLimit:
    """Counts hints in progress of each address and table."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[str, str]] = Counter()

    def enter(self, address: str, table: str) -> Callable[[], None]:
        """Count one more hint, or refuse it. Call the returned function when it ends."""
        keys = [("address", caller(address)), ("table", table)]
        for key, most in zip(keys, (OF_AN_ADDRESS, OF_A_TABLE), strict=True):
            if self._under_way[key] >= most:
                refused = Refused(
                    "hints-full", f"{most} hints are in progress for this {key[0]}; wait for one", status=429
                )
                refused.wait = COME_BACK
                raise refused
        self._under_way.update(keys)
        return lambda: self._leave(keys)

    def _leave(self, keys: list[tuple[str, str]]) -> None:
        self._under_way.subtract(keys)
        self._under_way += Counter()  # keep no zeros
