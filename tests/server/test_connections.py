"""Connections: silent ones are closed and counted, and each error is at most one log line."""

from __future__ import annotations

import io
import logging
import resource
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from meadhall.server.operate import log_setup
from meadhall.server.operate.log_setup import LogLimit
from meadhall.server.web import connections
from meadhall.server.web.connections import ConnectionLimiter, SocketConnection
from tests.server.house import House, Opened
from tests.server.process import Process, until
from tests.server.wire import SECONDS


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    line = socket.socket()
    line.settimeout(SECONDS)
    line.bind((source, 0))
    line.connect(("127.0.0.1", port))
    return line


def is_cut(line: socket.socket) -> bool:
    """Whether the hall has closed the connection."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


@pytest.fixture
def limiter(house: House) -> ConnectionLimiter:
    found: Any = house.server.config.http_protocol_class
    counted: ConnectionLimiter = found.limiter
    return counted


@pytest.mark.parametrize("said", [b"", b"GET /api/hall HTTP/1.1\r\nhost: x\r\n", b"GET / HTTP/1.1\r\n\r\nGET / HT"])
def test_incomplete_request_is_dropped(
    house: House, limiter: ConnectionLimiter, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    with connect(house.port) as line:
        line.sendall(said)
        while not is_cut(line):
            pass
    until(lambda: limiter.total == 0)


def test_silent_connections_are_counted_and_released(house: House, limiter: ConnectionLimiter) -> None:
    table = house.open()
    until(lambda: limiter.total == 0)
    with ExitStack() as stack:
        stack.callback(setattr, limiter, "each", limiter.each)
        limiter.each = 3
        lines = [stack.enter_context(connect(house.port)) for _ in range(2)]
        socket_line = stack.enter_context(house.line(table.id))
        assert is_cut(stack.enter_context(connect(house.port)))
        with connect(house.port, "127.0.0.2") as other:
            other.sendall(b"GET /api/hall HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert other.recv(20).startswith(b"HTTP/1.1 200")
        assert socket_line.say(type="ping") == {"type": "pong"}
        lines[0].close()
        until(lambda: limiter.inside["127.0.0.1"] == 2)
        assert house.get("/api/hall").status == 200
    until(lambda: limiter.total == 0)
    assert limiter.inside == {}


def test_socket_may_be_silent_for_longer(
    house: House, limiter: ConnectionLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the request had to arrive in time; the same holds for streams."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    table = house.open()
    with house.line(table.id) as line, connect(house.port) as stream:
        stream.sendall(f"GET /api/tables/{table.id}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        with connect(house.port) as other:
            assert is_cut(other)  # so long it took
        assert line.say(type="ping") == {"type": "pong"}
        assert stream.recv(9) == b"HTTP/1.1 "
    until(lambda: limiter.total == 0)


POST = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\n"
TWO_LENGTHS = (
    POST + b"content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
)
UGLY = {
    "another version": (b"GET / HTTP/9.9\r\nhost: localhost\r\n\r\n", 505),
    "a length beside chunks": (TWO_LENGTHS, 400),
    "chunks before a length": (POST + b"transfer-encoding: chunked\r\ncontent-length: 0\r\n\r\n0\r\n\r\n", 400),
    "another coding": (POST + b"transfer-encoding: gzip\r\n\r\n", 501),
    "a long header": (POST + b"a: " + b"x" * 33_000 + b"\r\n\r\n", 431),
    "a header without end": (POST + b"a: " + b"x" * 33_000, 431),
    "many headers": (POST + b"a: b\r\n" * 100 + b"\r\n", 431),
    "no request": (b"hello\r\n\r\n", 400),
}


def all_of(line: socket.socket) -> bytes:
    """Return what the hall sends until it closes the connection."""
    return b"".join(iter(lambda: line.recv(65_536), b""))


@pytest.mark.parametrize("what", UGLY)
def test_malformed_request_is_refused_and_its_connection_closed(house: House, what: str) -> None:
    said, status = UGLY[what]
    with connect(house.port) as line:
        line.sendall(said)
        answer = all_of(line)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert answer.count(b"HTTP/1.1") == 1
    assert b"connection: close\r\n" in answer.lower()


def test_large_head_is_still_read(house: House) -> None:
    with connect(house.port) as line:
        cookies = b"cookie: " + b"x" * 16_000 + b"\r\n"
        line.sendall(b"GET /api/hall HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n" + cookies + b"\r\n")
        assert all_of(line).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("version", ["sec-websocket-version: 8", "x-none: 13"])
def test_other_websocket_version_gets_ours(house: House, version: str) -> None:
    table = house.open()
    with connect(house.port) as line:
        line.sendall(knock(table.id, version))
        answer = all_of(line).lower()
    assert answer.startswith(b"http/1.1 426 ")
    assert b"\r\nsec-websocket-version: 13\r\n" in answer
    assert b"\r\nupgrade: websocket\r\n" in answer


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_text_is_framed_as_the_protocol_has_it(size: int) -> None:
    text = b"x" * size
    assert connections.frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_socket_is_not_read_while_messages_wait(house: House) -> None:
    """One more message may wait while the first is handled; then reading pauses."""
    opened = house.open()
    table = house.table(opened.id)
    with house.line(opened.id, opened.tokens[0]) as line:
        (ours,) = [one for one in house.server.server_state.connections if isinstance(one, SocketConnection)]
        house.run(table.lock.acquire())
        line.send({"type": "look"})  # takes the lock
        until(lambda: table.lock._waiters)
        line.send({"type": "ping"})
        until(lambda: not ours.queue.empty())
        assert ours.transport.is_reading()
        line.send({"type": "ping"})
        until(lambda: not ours.transport.is_reading())
        house.loop.call_soon_threadsafe(table.lock.release)
        assert [line.hear()["type"] for _ in range(4)] == ["state", "shown", "pong", "pong"]
        until(ours.transport.is_reading)


def test_an_address_gets_half_of_all_places() -> None:
    limiter = ConnectionLimiter(10)
    assert [limiter.admit("one") for _ in range(7)] == [True] * 5 + [False] * 2
    assert [limiter.admit(f"{n}") for n in range(7)] == [True] * 5 + [False] * 2
    limiter.leave("one")
    assert limiter.admit("another")
    assert (limiter.total, limiter.rejected) == (10, 4)


# -- the journal --------------------------------------------------------------------------------------------------


@pytest.fixture
def paper() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A logger with the hall's filter."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(LogLimit())
    logger = logging.getLogger("somebody.else")
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, written
    logger.removeHandler(handler)
    logger.propagate = True


def test_log_cannot_be_flooded(paper: tuple[logging.Logger, io.StringIO], monkeypatch: pytest.MonkeyPatch) -> None:
    logger, written = paper
    for number in range(10_000):
        logger.error("the same again, number %d", number)
    assert written.getvalue().count("\n") == log_setup.LINES
    monkeypatch.setattr(log_setup, "MINUTE", 0.0)
    logger.error("the same again, later")
    logger.error("something else")
    assert written.getvalue().count("\n") == log_setup.LINES + 2


def test_error_of_a_library_is_one_line(paper: tuple[logging.Logger, io.StringIO]) -> None:
    logger, written = paper
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        logger.exception("bad bytes")
    assert written.getvalue() == "bad bytes: UnicodeDecodeError\n"


def test_record_of_a_library_keeps_its_first_line(paper: tuple[logging.Logger, io.StringIO]) -> None:
    """asyncio lists a failed task in further lines, with its error and a client's message."""
    logger, written = paper
    logger.error("Task exception was never retrieved\nfuture: <Task exception=KeyError('a seat's token')>")
    assert written.getvalue() == "Task exception was never retrieved\n"


# -- a hall with few files, attacked --------------------------------------------------------------------------------


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))


def broken_upload(port: int) -> None:
    with connect(port) as line:
        line.sendall(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999\r\n\r\n{")


def knock(table: str, version: str = "sec-websocket-version: 13") -> bytes:
    """Return a request to open a socket."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "host: x",
        "connection: upgrade",
        "upgrade: websocket",
        version,
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    return "\r\n".join([*lines, "", ""]).encode()


def bad_hello(process: Process, table: Opened) -> None:
    """Send a hello with a token, in a text frame that isn't text."""
    with process.socket(table.id) as wire:
        body = b'{"type": "hello", "token": "%b\xff"}' % table.tokens[0].encode()
        wire.socket.sendall(struct.pack("BB4s", 0x81, 0x80 | len(body), b"\0\0\0\0") + body)
        is_cut(wire.socket)


def test_hall_with_few_files_stays_open_and_writes_little(tmp_path: Path) -> None:
    """230 silent connections, aborted uploads, malformed frames, and a stop while sockets open."""
    process = Process(tmp_path / "data")
    process.start(preexec_fn=few_files)
    with ExitStack() as stack:
        table = process.open()
        for _ in range(5):
            broken_upload(process.port)
            bad_hello(process, table)
        for _ in range(230):
            stack.enter_context(connect(process.port))
        with connect(process.port, "127.0.0.2") as other:
            other.sendall(b"GET /api/hall HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert other.recv(20).startswith(b"HTTP/1.1 200")
        for _ in range(5):
            stack.enter_context(connect(process.port, "127.0.0.3")).sendall(knock(table.id))
        said = process.stop()
    assert "UnicodeDecodeError" in said
    assert table.tokens[0] not in said
    assert "Traceback" not in said
    assert len(said) < 10_000, said


def test_proxy_is_not_limited_as_one_address() -> None:
    """All clients come from there: it may have all places; others still get only their share."""
    limiter = ConnectionLimiter(most=8, trusted="10.0.0.2,10.1.0.0/16")
    assert [limiter.admit("203.0.113.9") for _ in range(5)] == [True] * 4 + [False]
    assert [limiter.admit("10.1.2.3") for _ in range(5)] == [True] * 4 + [False]  # the hall is full
    for _ in range(4):
        limiter.leave("203.0.113.9")
    assert [limiter.admit("10.0.0.2") for _ in range(4)] == [True] * 4
