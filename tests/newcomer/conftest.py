"""In these tests the skalds sit in the hall."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.newcomer.guest import invite
from tests.server.house import House


@pytest.fixture(autouse=True)
def skalds(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """An empty hall."""
    with House(tmp_path / "data") as house:
        yield house
