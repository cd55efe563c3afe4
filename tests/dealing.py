"""How tests are dealt to the workers: the longest first, so that all of them end together.

A file is dealt as a whole, for what it sets up once; a test that takes long is dealt alone. `costs.toml` says how
long they take. It decides about nothing but the order: a test it does not know is only dealt later.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

COSTS: Final = Path(__file__).with_name("costs.toml")
UNKNOWN: Final = 5.0  # CPU seconds that are reckoned for a new file
BROWSER: Final = "tests/browser/"  # whose one browser and hall per worker last until another folder's turn


class Costs(NamedTuple):
    """CPU seconds of files, without the tests that are dealt alone, and of one case of each of these."""

    files: Mapping[str, float]
    alone: Mapping[str, float]

    def unit(self, nodeid: str) -> str:
        """The group a test is dealt with: its file, or nothing."""
        return nodeid if function_of(nodeid) in self.alone else file_of(nodeid)

    def order(self, nodeid: str) -> tuple[bool, float]:
        """Sorts the longest first, and tests of pages before all others."""
        cost = self.alone.get(function_of(nodeid)) or self.files.get(file_of(nodeid), UNKNOWN)
        return not nodeid.startswith(BROWSER), -cost


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def function_of(nodeid: str) -> str:
    return nodeid.partition("[")[0]


@cache
def costs() -> Costs:
    read = tomllib.loads(COSTS.read_text("utf-8"))
    return Costs(read["files"], read["alone"])


class Dealer(LoadScopeScheduling):  # type: ignore[misc]
    """Deals units in the order in which the workers collected them."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return costs().unit(nodeid)


def in_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """The tests as they are dealt; those of a unit stay together, in the order of their file."""
    first = {costs().unit(item.nodeid): number for number, item in reversed(list(enumerate(items)))}
    return sorted(items, key=lambda item: (*costs().order(item.nodeid), first[costs().unit(item.nodeid)]))
