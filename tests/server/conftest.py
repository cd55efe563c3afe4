"""A hall for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.server import security
from meadhall.server.tables import messages
from meadhall.server.web import listeners
from tests.server.cluster import Cluster, programs
from tests.server.house import House


@pytest.fixture(scope="module")
def rates() -> Iterator[None]:
    """Turn rate limits off: tests are faster than people."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(security, "CALLER_RATE", (1e6, 1e6))
        patch.setattr(security, "OPENING_RATE", (1e6, 1e6))
        patch.setattr(security, "MESSAGE_RATE", (1e6, 1e6))
        patch.setattr(listeners, "SOCKET_RATE", (1e6, 1e6))
        patch.setattr(messages, "TALK_RATE", (1e6, 1e6))
        yield


@pytest.fixture(scope="module")
def building(tmp_path_factory: pytest.TempPathFactory, rates: None) -> Iterator[House]:
    """One hall for all tests of a file, because starting one is slow."""
    with House(tmp_path_factory.mktemp("hall") / "data") as house:
        yield house


@pytest.fixture
def house(building: House) -> House:
    """The hall, with counts and loaded tables reset."""
    building.app.state.callers = security.Callers()
    building.hall.refusals.clear()
    building.hall.tables.clear()
    return building


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL for all tests of a process; each gets its own database."""
    if programs() is None:
        pytest.skip("left out: PostgreSQL is not installed (Debian: apt-get install postgresql)")
    cluster = Cluster()
    try:
        cluster.make().start()
        yield cluster
    finally:
        cluster.remove()
