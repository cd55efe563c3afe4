"""Alerts go to public addresses only, never back inside."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any

import h11
import pytest

from meadhall.server.alerts import outbound
from meadhall.server.alerts.name_lookup import NameLookup
from meadhall.server.alerts.outbound import Answer, Place, Sender, is_open, message, place
from meadhall.server.protocol import Refused


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "255.255.255.255", "192.0.0.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:a00:1::",
     "fec0::1", "3fff::1", "192.0.0.8", "192.0.0.9", "192.88.99.1", "5f00::1", "::7f00:1", "::ffff:192.88.99.1",
     "64:ff9b::101:101", "64:ff9b:1::101:101", "2002:101:101::", "2001:20::1"],
)  # fmt: skip
def test_private_addresses_are_refused(number: str) -> None:
    assert not is_open(ip_address(number))


@pytest.mark.parametrize("number", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_accepted(number: str) -> None:
    assert is_open(ip_address(number))


@pytest.mark.parametrize(
    "text",
    ["", "hook", "ftp://a.example/", "file:///etc/passwd", "http://", "http:///x", "https://me:word@a.example/",
     "https://a.example:22/", "https://a.example:6379/", "https://a.example:99999/", "https://a.example/ x",
     "https://a.example/\r\nHost: b", "https://é.example/", "https://" + "a" * 1000, "gopher://a.example/"],
)  # fmt: skip
def test_bad_addresses_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        place(text)
    assert (refused.value.reason, refused.value.status) == ("bad-address", 400)


def test_pushing_is_secure() -> None:
    assert place("https://push.example/x", secure=True).port == 443
    with pytest.raises(Refused):
        place("http://push.example/x", secure=True)


def find(at: Place) -> str:
    async def look() -> str:
        return await Sender().find(at)

    return asyncio.run(look())


def post(
    at: Place, body: bytes = b"{}", *, names: NameLookup | None = None, near: bool = False, echo: bool = False
) -> Answer:
    async def send() -> Answer:
        return await Sender(names).post(at, {}, body, near=near, echo=echo)

    return asyncio.run(send())


class Names(NameLookup):
    """A resolver that returns these lists, one after another."""

    def __init__(self, *numbers: list[str]) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.asked: list[str] = []

    async def find(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.numbers.pop(0)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "127.1"])
def test_names_of_this_machine(host: str) -> None:
    with pytest.raises(Refused):
        find(place(f"http://{host}/"))


def test_every_ip_address_of_a_name_is_checked() -> None:
    with pytest.raises(Refused, match="public internet"):
        post(place("http://two.example/"), names=Names(["1.1.1.1", "127.0.0.1"]))


def test_messages_go_to_the_checked_ip_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once: a later change has no effect."""
    names, called = Names(["1.1.1.1"], ["127.0.0.1"]), []

    async def connect(number: str, port: int, **how: Any) -> Any:
        called.append((number, port))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        post(place("http://turning.example/hook"), names=names)
    assert (names.asked, called) == (["turning.example"], [("1.1.1.1", 80)])


def test_silent_target_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.2)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        at = place(f"http://127.0.0.1:{silent.getsockname()[1]}/", near=True)
        with pytest.raises(TimeoutError):
            post(at, near=True)


def test_bytes_of_a_message() -> None:
    at = place("http://a.example:8080/hook?x=1")
    raw = message(h11.Connection(h11.CLIENT), at, {"content-type": "application/json"}, b"{}")
    head, _, body = raw.partition(b"\r\n\r\n")
    assert head.split(b"\r\n")[0] == b"POST /hook?x=1 HTTP/1.1"
    assert b"host: a.example:8080" in head
    assert b"content-length: 2" in head
    assert body == b"{}"


# -- targets ----------------------------------------------------------------------------------------------------


class Target:
    """A server that counts its connections, and answers on command."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer, self.open, self.most = answer, 0, 0
        self.may_answer = asyncio.Event()

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        self.most = max(self.most, self.open)
        await reader.readuntil(b"\r\n\r\n")
        await self.may_answer.wait()
        self.open -= 1
        writer.write(self.answer)
        writer.close()


async def served(target: Target) -> tuple[asyncio.Server, int]:
    server = await asyncio.start_server(target, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    return server, port


def test_target_has_one_connection_at_a_time() -> None:
    """Several names of one IP address are one target; another target need not wait."""

    async def send() -> tuple[list[Answer], int]:
        slow, quick = Target(), Target()
        quick.may_answer.set()
        (first, port), (second, other) = await served(slow), await served(quick)
        sender = Sender(Names(*[["127.0.0.1"]] * 9))
        names = ("a.example", "b.example", "127.0.0.1", "A.example")
        async with first, second:
            waiting = [asyncio.create_task(sender.post(place(f"http://{name}:{port}/", near=True), {}, b"", near=True))
                       for name in names * 2]  # fmt: skip
            while not slow.open:
                await asyncio.sleep(0.001)
            answers = [await sender.post(place(f"http://c.example:{other}/", near=True), {}, b"", near=True)]
            slow.may_answer.set()
            answers += await asyncio.gather(*waiting)
        assert not sender._locks
        return answers, slow.most

    answers, most = asyncio.run(send())
    assert [answer.status for answer in answers] == [204] * 9
    assert most == 1


def test_queue_of_a_target_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "QUEUE", 3)

    async def send() -> list[Answer | BaseException]:
        target = Target()
        server, port = await served(target)
        sender, at = Sender(), place(f"http://127.0.0.1:{port}/", near=True)
        async with server:
            waiting = [asyncio.create_task(sender.post(at, {}, b"", near=True)) for _ in range(5)]
            while not target.open:
                await asyncio.sleep(0.001)
            target.may_answer.set()
            return await asyncio.gather(*waiting, return_exceptions=True)

    answers = asyncio.run(send())
    assert [answer for answer in answers if isinstance(answer, Answer)] == [Answer(204)] * 3
    assert [str(answer) for answer in answers[3:]] == ["too many messages wait for this target"] * 2


@pytest.mark.parametrize(
    ("answer", "echo"),
    [(b"HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n123456\n", "123456"),
     (b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n6\r\n123456\r\n0\r\n\r\n", "123456"),
     (b"HTTP/1.1 200 OK\r\nMeadhall-Code: 123456\r\ncontent-length: 2\r\n\r\nok", "123456"),
     (b"HTTP/1.1 200 OK\r\nMeadhall-Code: 123456\r\n\r\n" + b"x" * 9999, "123456"),
     (b"HTTP/1.1 200 OK\r\n\r\n" + b"123456" * 9999, ""),
     (b"HTTP/1.1 200 OK\r\n\r\n", "")],
)  # fmt: skip
def test_echo_is_a_header_or_a_few_bytes(answer: bytes, echo: str) -> None:
    async def send(listens: bool) -> Answer:
        target = Target(answer)
        target.may_answer.set()
        server, port = await served(target)
        async with server:
            return await Sender().post(place(f"http://127.0.0.1:{port}/", near=True), {}, b"", near=True, echo=listens)

    assert asyncio.run(send(True)) == Answer(200, echo)
    assert asyncio.run(send(False)) == Answer(200)


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nx: " + b"y" * 9999])
def test_failed_request_raises(answer: bytes) -> None:
    async def send() -> Answer:
        target = Target(answer)
        target.may_answer.set()
        server, port = await served(target)
        async with server:
            return await Sender().post(place(f"http://127.0.0.1:{port}/", near=True), {}, b"", near=True)

    with pytest.raises(OSError, match="isn't HTTP"):
        asyncio.run(send())
