"""What a stranger may let the hall call: addresses of the open net, and none that lead back inside."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from meadhall.server import sending
from meadhall.server.protocol import Refused
from meadhall.server.sending import find, is_open, place, post, request


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "192.0.0.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:a00:1::"],
)  # fmt: skip
def test_not_of_the_open_net(number: str) -> None:
    assert not is_open(ip_address(number))


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_of_the_open_net(number: str) -> None:
    assert is_open(ip_address(number))


@pytest.mark.parametrize(
    "text",
    ["", "hook", "ftp://a.example/", "file:///etc/passwd", "http://", "http:///x", "https://me:word@a.example/",
     "https://a.example:22/", "https://a.example:6379/", "https://a.example:99999/", "https://a.example/ x",
     "https://a.example/\r\nHost: b", "https://é.example/", "https://" + "a" * 1000, "gopher://a.example/"],
)  # fmt: skip
def test_no_address_to_call(text: str) -> None:
    with pytest.raises(Refused) as refused:
        place(text)
    assert (refused.value.reason, refused.value.status) == ("bad-address", 400)


def test_pushing_is_secure() -> None:
    assert place("https://push.example/x", secure=True).port == 443
    with pytest.raises(Refused):
        place("http://push.example/x", secure=True)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "127.1"])
def test_names_of_this_machine(host: str) -> None:
    with pytest.raises(Refused):
        asyncio.run(find(place(f"http://{host}/")))


def test_every_number_of_a_name_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(*asked: Any, **how: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (number, 80)) for number in ("1.1.1.1", "127.0.0.1")]

    async def look() -> str:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        return await find(place("http://two.example/"))

    with pytest.raises(Refused, match="open net"):
        asyncio.run(look())


def test_what_is_sent_goes_to_the_number_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else a moment later leads nowhere: it is asked for once."""
    asked, called = [], []

    async def once(host: str, *rest: Any, **how: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", ("1.1.1.1" if len(asked) == 1 else "127.0.0.1", 80))]

    async def connect(number: str, port: int, **how: Any) -> Any:
        called.append((number, port))
        raise ConnectionRefusedError

    async def send() -> int:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", once)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        return await post(place("http://turning.example/hook"), {}, b"{}")

    with pytest.raises(ConnectionRefusedError):
        asyncio.run(send())
    assert (asked, called) == (["turning.example"], [("1.1.1.1", 80)])


def test_silent_ones_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "SECONDS", 0.2)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        at = place(f"http://127.0.0.1:{silent.getsockname()[1]}/", near=True)
        with pytest.raises(TimeoutError):
            asyncio.run(post(at, {}, b"", near=True))


def test_message_on_the_line() -> None:
    raw = request(place("http://a.example:8080/hook?x=1"), {"content-type": "application/json"}, b"{}")
    head, _, body = raw.partition(b"\r\n\r\n")
    assert head.split(b"\r\n")[0] == b"POST /hook?x=1 HTTP/1.1"
    assert b"host: a.example:8080" in head
    assert b"content-length: 2" in head
    assert body == b"{}"
