"""The addresses of a hall, and who can see them."""

from __future__ import annotations

import socket
import threading
from ipaddress import ip_address

import ifaddr
import pytest

from meadhall.server.operate.serve import listen
from meadhall.server.web import addresses
from tests.server.house import House

MACHINE: list[str | tuple[str, int, int]] = [
    "127.0.0.1",
    "192.168.1.7",
    "10.8.0.3",
    "169.254.3.3",
    ("fe80::1", 0, 2),
    ("::1", 0, 0),
    ("fd00::7", 0, 0),
    ("2a01:db8::7", 0, 0),
]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    ips = [ifaddr.IP(ip, 24, "some") for ip in MACHINE]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [ifaddr.Adapter("some", "Some", ips)])
    monkeypatch.setattr(addresses, "outward", lambda: "10.8.0.3")


def test_addresses_that_others_can_use(machine: None) -> None:
    """The default route comes first; loopback and link-local addresses are left out."""
    near = ["http://10.8.0.3:8000/", "http://192.168.1.7:8000/"]
    far = ["http://[fd00::7]:8000/", "http://[2a01:db8::7]:8000/"]
    assert addresses.links("0.0.0.0", 8000) == near
    assert addresses.links("::", 8000) == near + far
    assert addresses.links("127.0.0.1", 8000) == addresses.links("localhost", 8000) == addresses.links("::1", 1) == []
    assert addresses.links("192.168.1.7", 80) == ["http://192.168.1.7:80/"]


def test_greeting(machine: None, monkeypatch: pytest.MonkeyPatch) -> None:
    every = addresses.greeting("::", 8000)
    assert every.splitlines()[0] == "The hall is open: http://127.0.0.1:8000/"
    assert all([f"  {one}" in every.splitlines() for one in addresses.links("::", 8000)])
    assert "--host 0.0.0.0" in addresses.greeting("127.0.0.1", 8000)
    assert addresses.greeting("192.168.1.7", 80) == "The hall is open: http://192.168.1.7:80/"
    monkeypatch.setattr(ifaddr, "get_adapters", list)
    assert "isn't in a network" in addresses.greeting("0.0.0.0", 8000)


def test_this_machine_has_the_addresses_found() -> None:
    for one in addresses.found((4, 6)):
        family = socket.AF_INET if one.version == 4 else socket.AF_INET6
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((str(one), 0))
    assert not addresses.outward() or not ip_address(addresses.outward()).is_loopback


@pytest.mark.parametrize(
    ("host", "is_it"),
    [("localhost", True), ("hall.localhost", True), ("127.9.9.9", True), ("[::1]", True), ("::ffff:127.0.0.1", True),
     ("192.168.1.7", False), ("hall.example", False), ("", False), ("localhost.example", False)],
)  # fmt: skip
def test_loopback(host: str, is_it: bool) -> None:
    assert addresses.is_loopback(host) is is_it


@pytest.mark.parametrize(
    ("page", "caller", "told"),
    [("127.0.0.1:8000", "127.0.0.1", True), ("localhost:8000", "::1", True), ("[::1]:8000", "::1", True),
     ("10.8.0.3:8000", "10.8.0.9", False), ("127.0.0.1:8000", "10.8.0.9", False), ("evil.example", "127.0.0.1", False)],
)  # fmt: skip
def test_only_a_local_client_gets_links(machine: None, page: str, caller: str, told: bool) -> None:
    assert bool(addresses.links_for(page, caller, ("0.0.0.0", 8000))) is told
    assert addresses.links_for(page, caller, None) == []


def test_links_for_a_page(house: House, machine: None) -> None:
    assert house.get("/api/doors").data == {"links": []}
    house.app.state.listens = ("0.0.0.0", house.port)
    try:
        assert house.get("/api/doors").data["links"] == addresses.links("0.0.0.0", house.port)
        foreign = house.request("GET", "/api/doors", headers={"host": "evil.example"})
        assert (foreign.status, foreign.reason) == (421, "host")
    finally:
        del house.app.state.listens


def test_a_hall_on_all_addresses_accepts_ipv4_and_ipv6() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with listen("::", 0) as door:
        port = door.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            come = threading.Thread(target=lambda at: socket.create_connection(at, 10).close(), args=[(host, port)])
            come.start()
            door.accept()[0].close()
            come.join()
