"""Forwards requests to the process that owns the table.

So one address serves all tables. The process that receives a request checks the limits of its address, and the owner
of the table does the rest. Processes authenticate by a secret in their database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final

import h11
import uvicorn
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from meadhall.server.protocol import Refused
from meadhall.server.security import MESSAGE_LIMIT
from meadhall.server.storage.store import Elsewhere, Peer, Store

SECRET, TO, FOR, SCHEME, MOVED = "x-hall-secret", "x-hall-to", "x-hall-for", "x-hall-scheme", "x-hall-moved"
OWN: Final = {b"connection", b"content-length", b"transfer-encoding", b"upgrade"}  # headers of one connection
OURS: Final = b"x-hall-"
CONNECT_SECONDS: Final = 3.0
ANSWER_SECONDS: Final = 120.0  # a hint can take a while
TRIES: Final = 10  # attempts to find a table while it moves
PAUSE: Final = 0.2
GONE: Final = 4409  # close code of an owner that lost the table
COME_BACK: Final = (4408, "the table is moving; connect again")
Headers = list[tuple[bytes, bytes]]
log = logging.getLogger("meadhall.forwarding")


def is_forwarded(request: HTTPConnection) -> bool:
    """Whether another process forwarded it, and checked its limits."""
    return bool(request.scope.get("forwarded"))


# -- at the owner ------------------------------------------------------------------------------------------


class Inner:
    """The app for other processes, which must know the secret."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self.app = app
        self.store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope.get("headers", ()))
        known = secrets.compare_digest(headers.get(SECRET.encode(), b""), self.store.secret.encode())
        if not known or headers.get(TO.encode(), b"").decode() != self.store.me.id:
            log.warning("forwarding: request rejected; check that no two machines use one --advertise address")
            await self._reject(scope, receive, send)
            return
        scope["forwarded"] = True
        scope["client"] = (headers.get(FOR.encode(), b"").decode(), 0)
        scope["scheme"] = headers.get(SCHEME.encode(), scope["scheme"].encode()).decode()
        await self.app(scope, receive, send)

    async def _reject(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
        else:
            await Response("Not found.", 404)(scope, receive, send)


class InnerServer(uvicorn.Server):
    """Serves other processes; signals are handled by the main server."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        options: dict[str, Any] = {"ws": "websockets-sansio", "http": "h11", "lifespan": "off", "log_config": None}
        options |= {"ws_per_message_deflate": False, "ws_max_size": MESSAGE_LIMIT * 2, "server_header": False}
        options |= {"access_log": False, "proxy_headers": False, "timeout_graceful_shutdown": 2, "backlog": 2048}
        super().__init__(uvicorn.Config(Inner(app, store), **options))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


# -- at the process that was reached -----------------------------------------------------------------------


def _headers(request: HTTPConnection, peer: Peer) -> list[tuple[str, str]]:
    store: Store = request.app.state.hall.store
    address = request.client.host if request.client else ""
    return [(SECRET, store.secret), (TO, peer.id), (FOR, address), (SCHEME, request.url.scheme)]


async def forward(request: Request, there: Elsewhere) -> Response | None:
    """Return the owner's response; None if it can't be reached or lost the table."""
    if there.peer is None:
        return None
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            peer_request = await PeerRequest.to(there.peer)
    except (OSError, TimeoutError, ValueError) as error:
        log.info("process %s: can't be reached: %r", there.peer.id, error)
        return None
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await peer_request.ask(request, there.peer)
            answer = await peer_request.answer()
    except (OSError, TimeoutError, h11.ProtocolError, EOFError) as error:
        peer_request.close()
        raise Refused("moved", f"the connection to the table was lost ({error!r}); try again", status=503) from None
    headers = {name.decode(): value.decode("latin-1") for name, value in answer.headers}
    if MOVED in headers:
        peer_request.close()
        return None
    return ForwardedResponse(peer_request, answer.status_code, headers)


async def ask_peer(request: Request, peer: Peer) -> bytes:
    """Send the same request to another process; empty if it fails."""
    with contextlib.suppress(OSError, TimeoutError, ValueError, h11.ProtocolError, EOFError):
        async with asyncio.timeout(CONNECT_SECONDS):
            peer_request = await PeerRequest.to(peer)
            try:
                await peer_request.ask(request, peer)
                answer = await peer_request.answer()
                said = b"".join([part async for part in peer_request.body()])
            finally:
                peer_request.close()
            return said if answer.status_code == 200 else b""
    return b""


class PeerRequest:
    """A request to another process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._state = h11.Connection(h11.CLIENT)
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, peer: Peer) -> PeerRequest:
        host, _, port = peer.address.rpartition(":")
        return cls(*await asyncio.open_connection(host.strip("[]"), int(port)))

    async def ask(self, request: Request, peer: Peer) -> None:
        body = await request.body()
        headers: Headers = [
            (name, value) for name, value in request.headers.raw if name not in OWN and not name.startswith(OURS)
        ]
        headers += [(name.encode(), value.encode()) for name, value in _headers(request, peer)]
        headers += [(b"connection", b"close"), (b"content-length", str(len(body)).encode())]
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        self._send(h11.Request(method=request.method, target=path, headers=headers))
        self._send(h11.Data(data=body))
        self._send(h11.EndOfMessage())
        await self._writer.drain()

    def _send(self, event: Any) -> None:
        self._writer.write(self._state.send(event) or b"")

    async def _next(self) -> Any:
        while (event := self._state.next_event()) is h11.NEED_DATA:
            data = await self._reader.read(65536)
            if not data and self._state.their_state is h11.SEND_RESPONSE:
                raise EOFError("the other process closed the connection")
            self._state.receive_data(data)
        return event

    async def answer(self) -> h11.Response:
        while not isinstance(event := await self._next(), h11.Response):
            if isinstance(event, h11.ConnectionClosed):
                raise EOFError("the other process closed the connection")
        return event

    async def body(self) -> AsyncIterator[bytes]:
        """Yield the response's body as it arrives; a stream may end early."""
        with contextlib.suppress(OSError, h11.RemoteProtocolError):
            while isinstance(event := await self._next(), h11.Data):
                yield bytes(event.data)

    def close(self) -> None:
        self._writer.close()


class ForwardedResponse(StreamingResponse):
    """A forwarded response; when the client leaves, so does the request to the owner."""

    def __init__(self, peer_request: PeerRequest, status: int, headers: dict[str, str]) -> None:
        kept = {name: value for name, value in headers.items() if name not in ("connection", "transfer-encoding")}
        super().__init__(peer_request.body(), status, kept)
        self._peer_request = peer_request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._peer_request.close()


# -- sockets -----------------------------------------------------------------------------------------------


async def forward_socket(websocket: WebSocket, there: Elsewhere, hello: bytes | str) -> bool:
    """Forward a socket, from its hello until it closes. False if the owner can't be reached."""
    if there.peer is None:
        return False
    address = f"ws://{there.peer.address}{websocket.url.path}"
    options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "proxy": None}
    try:
        line = await connect(
            address, additional_headers=_headers(websocket, there.peer), open_timeout=CONNECT_SECONDS, **options
        )
    except (OSError, TimeoutError, WebSocketException) as error:
        log.info("process %s: can't be reached: %r", there.peer.id, error)
        return False
    async with line:
        try:
            await line.send(hello)
            first = await line.recv(decode=False)
        except ConnectionClosed as closed:
            return bool(closed.rcvd and closed.rcvd.code != GONE) and await _close(websocket, closed)
        await _relay(websocket, line, first)
    return True


async def _relay(websocket: WebSocket, line: ClientConnection, first: bytes) -> None:
    there = asyncio.create_task(_relay_back(websocket, line))
    try:
        await websocket.send({"type": "websocket.send", "text": first.decode()})
        async for said in _heard(line):
            await websocket.send({"type": "websocket.send", "text": said.decode()})
    except ConnectionClosed as closed:
        await _close(websocket, closed)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client has left
    finally:
        there.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await there


async def _heard(line: ClientConnection) -> AsyncIterator[bytes]:
    while True:
        yield await line.recv(decode=False)


async def _relay_back(websocket: WebSocket, line: ClientConnection) -> None:
    """Forward the client's messages; close the connection when the client leaves."""
    with contextlib.suppress(ConnectionClosed, RuntimeError):
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            text: str | None = message.get("text")
            await line.send(message.get("bytes") or b"" if text is None else text)
        await line.close()


async def _close(websocket: WebSocket, closed: ConnectionClosed) -> bool:
    """Close as the owner did; if it just vanished, ask the client to connect again."""
    known = closed.rcvd is not None and 4000 <= closed.rcvd.code < 5000 and closed.rcvd.code != GONE
    code, reason = (closed.rcvd.code, closed.rcvd.reason) if known and closed.rcvd else COME_BACK
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.close(code, reason)
    return True
