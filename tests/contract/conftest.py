"""Every test of the contract suite that takes a `case` runs on all of them."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marked = any("case" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "case" in metafunc.fixturenames and not marked:
        metafunc.parametrize("case", CASES, ids=str)
