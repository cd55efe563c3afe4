"""The doors of the hall: every connection is counted from its first moment, and has so long to say what it wants.

Whoever connects and is silent costs a file of the process. So an address has its share of them and no more, a few are
always left for the hall itself, and a request that is not all there in time is not waited for.
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

HEAD_SECONDS: Final = 10.0  # for the head of a request, from the first moment of its connection
CONNECTIONS: Final = 1024  # that an address may have, of every kind
RESERVED: Final = 100  # files that the hall keeps for itself: database, workers, pages
UNLIMITED: Final = 60_000
VERSION: Final = (b"sec-websocket-version", b"13")
SAY: Final = "meadhall.say"  # the extension of ASGI by which a socket is spoken to at once


def places() -> int:
    """How many connections this process can have at once."""
    if sys.platform == "win32":
        return UNLIMITED
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if files == resource.RLIM_INFINITY else max(8, files - min(RESERVED, files // 2))


class Doorman:
    """Counts who is in. Nobody takes more than half of all places, but for a proxy: everybody comes from there."""

    def __init__(self, most: int | None = None, trusted: str = "") -> None:
        self.most = most or places()
        self.trusted = trusted
        self.each = min(CONNECTIONS, self.most // 2)
        self.inside: dict[str, int] = {}
        self.total = 0
        self.turned_away = 0

    def admit(self, address: str) -> bool:
        """One more connection of an address, if there is a place; `leave` follows every one that was had."""
        share = self.most if self.trusted and belongs(address, self.trusted) else self.each
        if self.total >= self.most or self.inside.get(address, 0) >= share:
            self.turned_away += 1
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


def doors(doorman: Doorman) -> dict[str, Any]:
    """The protocols of a server whose connections a doorman counts."""
    return {"http": type("Door", (Entrance,), {"doorman": doorman}), "ws": SocketLine}


class Entrance(H11Protocol):
    """A connection, from its first moment until it ends or becomes a socket."""

    doorman: Doorman
    conn: StrictConnection
    address = ""  # as it was counted; empty when it is not
    alarm: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = StrictConnection()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = caller(self.client[0] if self.client else "") or "-"
        if not self.doorman.admit(address):
            transport.abort()
            return
        self.address = address
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._found()
        if self.address:
            self.doorman.leave(self.address)
            self.address = ""

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
        if self._is_asking() or self.transport.get_protocol() is not self:
            self._found()
        elif self.alarm is None and not self.transport.is_closing():
            self._expect()

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.conn.status, msg)

    def _refuse(self, status: int, why: str, *headers: tuple[bytes, bytes]) -> None:
        """Answer a request that cannot be served, and close."""
        every = [*headers, (b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (h11.Response(status_code=status, headers=every), h11.Data(why.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a socket's protocol that hears of its end.

        Where another version is asked for, the answer names ours (RFC 6455, 4.2.2).
        """
        if [header for header in self.headers if header[0] == VERSION[0]] != [VERSION]:
            self._refuse(426, "WebSocket has version 13 here", (b"upgrade", b"websocket"), VERSION)
            return
        self._found()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketLine), "these are the sockets that doors open to"
        protocol.at_the_end = (self.doorman, self.address)
        self.address = ""

    def _is_asking(self) -> bool:
        """Is there a request whose answer is not complete yet?"""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _expect(self) -> None:
        self.alarm = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _found(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None


def frame(text: bytes) -> bytes:
    """A whole text as a server sends it: a bit that it is the last of its message, its kind, its length, and itself."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that can be spoken to without waiting, and gives its place back when it ends."""

    at_the_end: tuple[Doorman, str] | None = None
    speaks = False  # is something to be sent in the next turn of the loop?

    async def run_asgi(self) -> None:
        self.scope["extensions"][SAY] = {SAY: self.say}
        await super().run_asgi()

    def say(self, said: bytes) -> bool:
        """Send a text, together with all else that is said in this turn of the loop; False if it would have to wait."""
        if self.conn.state is not State.OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.conn.writes.append(frame(said))  # as `send_text` would, in a third of its time
        if not self.speaks:
            self.speaks = True
            self.loop.call_soon(self._send_all)
        return True

    def _send_all(self) -> None:
        self.speaks = False
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Stop to read when a second message waits, not at every one: most people say one thing at a time."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it stays as it is
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.at_the_end is not None:
            doorman, address = self.at_the_end
            doorman.leave(address)
            self.at_the_end = None
