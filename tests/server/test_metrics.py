"""`/metrics`: who can read it, and whether it is right."""

from __future__ import annotations

import re

import pytest

from meadhall.kernel import Chance
from meadhall.server.security import belongs
from meadhall.server.web.access import NOTHING_SAID, Access
from meadhall.server.workers.timings import BOUNDS, Timings
from tests.server.house import House, play, seated

SAMPLE = re.compile(r'^meadhall_[a-z_]+(\{([a-z]+="[^"\\]*",?)*\})? [0-9.e+-]+$')


@pytest.mark.parametrize(
    ("address", "allowed", "may"),
    [
        ("127.0.0.1", "loopback", True),
        ("::1", "loopback", True),
        ("::ffff:127.0.0.1", "loopback", True),
        ("203.0.113.9", "loopback", False),
        ("127.0.0.1", "nobody", False),
        ("10.1.2.3", "10.0.0.0/8, 192.168.1.7", True),
        ("192.168.1.7", "10.0.0.0/8, 192.168.1.7", True),
        ("192.168.1.8", "10.0.0.0/8, 192.168.1.7", False),
        ("", "loopback", False),
        ("hall", "0.0.0.0/0", False),
    ],
)
def test_addresses_that_can_read_metrics(address: str, allowed: str, may: bool) -> None:
    assert belongs(address, allowed) == may


def test_metrics_are_hidden_from_others_and_behind_unknown_proxies(house: House) -> None:
    assert house.get("/metrics").status == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        refused = house.request("GET", "/metrics", None, {header: "127.0.0.1"})
        assert (refused.status, refused.body) == (404, b"Not found.")
    house.app.state.access = Access(metrics="nobody")
    assert house.get("/metrics").status == 404
    house.app.state.access = NOTHING_SAID


def test_metrics_count_moves(house: House) -> None:
    before = told(house)
    table = house.open("me friend")
    with seated(house, table) as (*lines, _):
        play(lines, Chance(4), 7)
        house.get("/api/tables/nowhere")
        after = told(house)
        assert after["sockets"] - before["sockets"] == 3
    assert after["moves_total"] - before["moves_total"] == 7
    assert after["move_seconds_count"] == after["moves_total"]
    assert after['refusals_total,reason="no-table"'] == 1
    assert after["tables"] >= 1
    assert {"bots_waiting", "bots_thinking", "commits_total", 'work_seconds_total,kind="Make"'} <= set(after)


def told(house: House) -> dict[str, float]:
    """Return the samples by name and labels; every other line is a comment."""
    found = {}
    for line in house.get("/metrics").body.decode().splitlines():
        if not line.startswith("#"):
            assert SAMPLE.match(line), line
            name, _, value = (
                line.removeprefix("meadhall_").replace('{process="hall"', "").replace("}", "").rpartition(" ")
            )
            found[name] = float(value)
    return found


def test_latency_buckets_are_cumulative() -> None:
    meter = Timings()
    for seconds in (0.001, BOUNDS[0], 0.02, 99.0):
        meter.move(seconds)
    assert (meter.moves, meter.latencies[0], meter.latencies[2], meter.latencies[-1]) == (4, 2, 1, 1)
    assert meter.waited == pytest.approx(99.021 + BOUNDS[0])
