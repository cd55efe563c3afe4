"""A hall for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.server import listening, security, table
from tests.server.house import House


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are quicker than people: no rate limits but where they are tested."""
    monkeypatch.setattr(security, "CALLER_RATE", (1e6, 1e6))
    monkeypatch.setattr(security, "OPENING_RATE", (1e6, 1e6))
    monkeypatch.setattr(listening, "SOCKET_RATE", (1e6, 1e6))
    monkeypatch.setattr(table, "TALK_RATE", (1e6, 1e6))


@pytest.fixture
def house(tmp_path: Path, patient: None) -> Iterator[House]:
    with House(tmp_path / "data") as house:
        yield house
