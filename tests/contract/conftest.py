"""Every test of the contract suite that takes a `case` runs on all of them."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)
