"""Limits connections by address, and the time for a request to arrive.

A silent connection costs a file descriptor. So each address has a share of them, some are reserved for the server, and
a request that isn't complete in time is dropped.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from meadhall.server.security import belongs, caller
from meadhall.server.web.strict_http import StrictConnection

if sys.platform != "win32":
    import resource

HEAD_SECONDS: Final = 10.0  # for the head of a request, from the start of its connection
CONNECTIONS: Final = 1024  # of one address, of every kind
RESERVED: Final = 100  # file descriptors reserved for database, workers and pages
UNLIMITED: Final = 60_000
VERSION: Final = (b"sec-websocket-version", b"13")
SAY: Final = "meadhall.say"  # the ASGI extension that sends on a socket at once


def places() -> int:
    """Return how many connections this process can have."""
    if sys.platform == "win32":
        return UNLIMITED
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if files == resource.RLIM_INFINITY else max(8, files - min(RESERVED, files // 2))


class ConnectionLimiter:
    """Counts connections. An address gets half of them at most, a trusted proxy all."""

    def __init__(self, most: int | None = None, trusted: str = "") -> None:
        self.most = most or places()
        self.trusted = trusted
        self.each = min(CONNECTIONS, self.most // 2)
        self.inside: dict[str, int] = {}
        self.total = 0
        self.rejected = 0

    def admit(self, address: str) -> bool:
        """Count one more connection; False beyond the limit. Call `leave` when it ends."""
        share = self.most if self.trusted and belongs(address, self.trusted) else self.each
        if self.total >= self.most or self.inside.get(address, 0) >= share:
            self.rejected += 1
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


def protocols(limiter: ConnectionLimiter) -> dict[str, Any]:
    """Return uvicorn's protocol classes, with a limiter."""
    return {"http": type("LimitedHttp", (HttpConnection,), {"limiter": limiter}), "ws": SocketConnection}


class HttpConnection(H11Protocol):
    """A connection, until it ends or becomes a socket."""

    limiter: ConnectionLimiter
    conn: StrictConnection
    address = ""  # as counted; empty if not counted
    alarm: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = StrictConnection()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = caller(self.client[0] if self.client else "") or "-"
        if not self.limiter.admit(address):
            transport.abort()
            return
        self.address = address
        self._start_alarm()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_alarm()
        if self.address:
            self.limiter.leave(self.address)
            self.address = ""

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
        if self._is_asking() or self.transport.get_protocol() is not self:
            self._stop_alarm()
        elif self.alarm is None and not self.transport.is_closing():
            self._start_alarm()

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.conn.status, msg)

    def _refuse(self, status: int, why: str, *headers: tuple[bytes, bytes]) -> None:
        """Answer a malformed request, and close."""
        every = [*headers, (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (h11.Response(status_code=status, headers=every), h11.Data(why.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to the socket's protocol.

        For another version of WebSocket, the answer names ours (RFC 6455, 4.2.2).
        """
        if [header for header in self.headers if header[0] == VERSION[0]] != [VERSION]:
            self._refuse(426, "use WebSocket version 13", (b"upgrade", b"websocket"), VERSION)
            return
        self._stop_alarm()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketConnection), "sockets use our protocol class"
        protocol.on_close = (self.limiter, self.address)
        self.address = ""

    def _is_asking(self) -> bool:
        """Whether a request is in progress."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _start_alarm(self) -> None:
        self.alarm = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


def frame(text: bytes) -> bytes:
    """Return a WebSocket frame with a whole text."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that can send without waiting, and frees its place when it ends."""

    on_close: tuple[ConnectionLimiter, str] | None = None
    speaks = False  # is a write scheduled for the next turn of the loop?

    async def run_asgi(self) -> None:
        self.scope["extensions"][SAY] = {SAY: self.say}
        await super().run_asgi()

    def say(self, said: bytes) -> bool:
        """Send a text with all others of this turn of the loop; False if it must wait."""
        if self.conn.state is not State.OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.conn.writes.append(frame(said))  # like `send_text`, in a third of the time
        if not self.speaks:
            self.speaks = True
            self.loop.call_soon(self._send_all)
        return True

    def _send_all(self) -> None:
        self.speaks = False
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when a second message waits: usually there is just one."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that super() doesn't pause it
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_close is not None:
            limiter, address = self.on_close
            limiter.leave(address)
            self.on_close = None
