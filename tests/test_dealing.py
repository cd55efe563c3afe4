"""How tests are dealt: the longest first, those that share something together."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import dealing
from tests.dealing import Costs, in_order
from tools.test_cost import written

COSTS = Costs({"tests/a.py": 3, "tests/b.py": 9, "tests/browser/c.py": 1}, {"tests/a.py::test_long": 20})
COLLECTED = [
    "tests/a.py::test_short", "tests/a.py::test_long[1]", "tests/a.py::test_long[2]", "tests/a.py::test_other",
    "tests/b.py::test_one", "tests/browser/c.py::test_page", "tests/new.py::test_new", "tests/b.py::test_two",
]  # fmt: skip


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(dealing, "costs", lambda: COSTS)
    items: list[Any] = [SimpleNamespace(nodeid=name) for name in COLLECTED]
    return [item.nodeid for item in in_order(items)]


def test_pages_come_first_then_the_longest(dealt: list[str]) -> None:
    assert dealt == [
        "tests/browser/c.py::test_page", "tests/a.py::test_long[1]", "tests/a.py::test_long[2]", "tests/b.py::test_one",
        "tests/b.py::test_two", "tests/new.py::test_new", "tests/a.py::test_short", "tests/a.py::test_other",
    ]  # fmt: skip


def test_a_file_is_dealt_as_a_whole_and_a_long_test_by_itself(dealt: list[str]) -> None:
    units = [COSTS.unit(name) for name in dealt]

    assert units == ["tests/browser/c.py", *dealt[1:3], "tests/b.py", "tests/b.py", "tests/new.py"] + ["tests/a.py"] * 2


def test_what_is_known_of_costs_can_be_read() -> None:
    known = dealing.costs()

    assert all(cost >= 0 for cost in (*known.files.values(), *known.alone.values()))
    assert all("::" in name and "[" not in name for name in known.alone)


def test_what_a_file_sets_up_for_all_its_tests_is_set_up_once() -> None:
    root = Path(dealing.__file__).parent.parent
    split = {root / dealing.file_of(name) for name in dealing.costs().alone}

    assert [path.name for path in split if path.exists() and 'scope="module"' in path.read_text("utf-8")] == []


def test_costs_that_are_counted_are_written_as_they_are_read() -> None:
    counted = [("tests/a.py::test_x[1]", 6.2), ("tests/a.py::test_x[2]", 4.1), ("tests/a.py::test_y", 1.0),
               ("tests/b.py::test_z", 9.0)]  # fmt: skip

    known: dict[str, dict[str, float]] = {
        "alone": {"tests/a.py::test_gone": 8, "tests/c.py::test_long": 7},
        "files": {"tests/a.py": 3.0},
    }

    assert tomllib.loads(written(counted, {"tests/b.py"}, known)) == {
        "alone": {"tests/c.py::test_long": 7, "tests/a.py::test_x": 6},
        "files": {"tests/b.py": 9.0, "tests/a.py": 1.0},
    }
