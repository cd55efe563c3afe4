"""A hall for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.server import listeners, security, table
from tests.server.house import House


@pytest.fixture(scope="module")
def rates() -> Iterator[None]:
    """Tests are quicker than people: no rate limits but where they are tested."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(security, "CALLER_RATE", (1e6, 1e6))
        patch.setattr(security, "OPENING_RATE", (1e6, 1e6))
        patch.setattr(security, "MESSAGE_RATE", (1e6, 1e6))
        patch.setattr(listeners, "SOCKET_RATE", (1e6, 1e6))
        patch.setattr(table, "TALK_RATE", (1e6, 1e6))
        yield


@pytest.fixture(scope="module")
def building(tmp_path_factory: pytest.TempPathFactory, rates: None) -> Iterator[House]:
    """One hall for all tests of a file; starting one takes longer than most tests."""
    with House(tmp_path_factory.mktemp("hall") / "data") as house:
        yield house


@pytest.fixture
def house(building: House) -> House:
    """The hall as a test finds it: nobody was refused, no table is at hand."""
    building.app.state.callers = security.Callers()
    building.hall.refusals.clear()
    building.hall.tables.clear()
    return building
