"""Connections that listen to a table: WebSockets and server-sent events."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import protocol as p
from meadhall.server.cluster.forwarding import COME_BACK, GONE, PAUSE, TRIES, forward_socket, is_forwarded
from meadhall.server.hall.commands import run_command
from meadhall.server.hall.hall import Hall
from meadhall.server.security import MESSAGE_LIMIT, Bucket, Callers, bearer, caller
from meadhall.server.storage.store import Elsewhere
from meadhall.server.tables.seat_links import seat_of, settle
from meadhall.server.tables.table import Table
from meadhall.server.web.access import check_origin
from meadhall.server.web.connections import SAY
from meadhall.server.workers.worker_table import Audience, encode

QUEUE: Final = 64  # messages that can wait for a slow listener until it is dropped
HELLO_SECONDS: Final = 10.0  # for the first message on a socket
QUIET_SECONDS: Final = 20.0  # of silence until a stream sends a comment
SOCKET_RATE: Final = (20.0, 60.0)  # messages: a second, and in a burst
PATIENCE: Final = 200  # messages over the limit until the connection is closed
Say = Callable[[bytes], bool]  # sends at once; False: it must wait
log = logging.getLogger("meadhall.listeners")


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request | WebSocket) -> Table:
    return await hall_of(request).table(request.path_params["table"])


def callers_of(request: Request | WebSocket) -> Callers:
    callers: Callers = request.app.state.callers
    return callers


def sender_of(websocket: WebSocket) -> Say | None:
    """Return the function that sends on a socket at once, if there is one."""
    found: Say | None = websocket.scope.get("extensions", {}).get(SAY, {}).get(SAY)
    return found


def address_of(request: Request | WebSocket) -> str:
    return request.client.host if request.client else ""


@contextlib.contextmanager
def counted(request: Request | WebSocket) -> Iterator[None]:
    """Count a connection of an address while the block runs; forwarded ones are counted already."""
    if is_forwarded(request):
        yield
        return
    callers, address = callers_of(request), address_of(request)
    if not callers.enter(address):
        raise p.Refused("too-many", "too many connections from one address", status=429)
    try:
        yield
    finally:
        callers.leave(address)


class QueuedListener:
    """A listener with a queue. One that is too slow is dropped, and connects again."""

    def __init__(self, table: Table, address: str = "", say: Say | None = None) -> None:
        self.table = table
        self.address = caller(address)
        self.say = say
        self.waiting = 0  # messages in the queue that aren't sent yet
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closed = False
        self.audience = Audience(None, False)

    async def open(self, audience: Audience) -> QueuedListener:
        """Start to listen, when all changes are on disk."""
        self.audience = audience
        async with self.table.lock:
            await settle(self.table, audience.seat)
            await self.table.listen(self, audience)
        return self

    def hear(self, said: bytes) -> None:
        if self.closed or (self.say is not None and not self.waiting and self.say(said)):
            return
        if self.queue.full():
            self.close()
            return
        self.waiting += 1
        self.queue.put_nowait(said)

    def close(self) -> None:
        """Stop listening. Queued messages are still sent, unless the queue is full."""
        self.table.subscribers.leave(self)
        if not self.closed:
            self.closed = True
            if self.queue.full():
                self.queue = asyncio.Queue(QUEUE)
            self.queue.put_nowait(None)


# -- server-sent events -------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """Send the table, then every change, as server-sent events."""
    table, asked = await table_of(request), request.query_params
    audience = Audience(seat_of(table, bearer(request.headers)), *[key in asked for key in ("drawn", "changes")])
    with contextlib.ExitStack() as stack:
        stack.enter_context(counted(request))
        listener = await QueuedListener(table, address_of(request)).open(audience)
        stack.callback(listener.close)
        return Stream(listener, stack.pop_all())


class Stream(StreamingResponse):
    """A stream of a listener's messages. It always cleans up, even if it never starts."""

    def __init__(self, listener: QueuedListener, stack: contextlib.ExitStack) -> None:
        super().__init__(lines(listener), 200, {"cache-control": "no-store"}, "text/event-stream")
        self._stack = stack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._stack:
            await super().__call__(scope, receive, send)


async def lines(listener: QueuedListener) -> AsyncIterator[bytes]:
    """Yield a listener's messages; comments keep a quiet stream open."""
    while True:
        try:
            said = await asyncio.wait_for(listener.queue.get(), QUIET_SECONDS)
        except TimeoutError:
            yield b": quiet\n\n"
            continue
        if said is None:
            return
        yield b"data: " + said + b"\n\n"


# -- sockets -----------------------------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """Serve a WebSocket: after its hello the table, every change, and answers."""
    try:
        check_origin(websocket.headers, websocket.url.scheme)
    except p.Refused as refused:
        hall_of(websocket).count(refused)
        await websocket.close(4403, refused.detail)
        return
    try:
        await websocket.accept()
        with counted(websocket):
            await admitted(websocket)
    except p.Refused as refused:
        await refuse(websocket, refused)
    except (WebSocketDisconnect, RuntimeError) as error:  # the client left, or the server is closing
        log.info("socket: closed: %r", error)


async def admitted(websocket: WebSocket) -> None:
    """Wait for a socket's hello and serve it, here or at the table's owner."""
    if not is_forwarded(websocket) and not callers_of(websocket).allow_request(address_of(websocket)):
        raise p.Refused("too-many", "too many messages; wait a moment")
    try:
        hello = await asyncio.wait_for(receive(websocket), HELLO_SECONDS)
    except TimeoutError:
        raise p.Refused("silent", "the first message must be a hello") from None
    for _ in range(TRIES):
        try:
            await admit(websocket, hello)
            return
        except Elsewhere as there:
            if is_forwarded(websocket):
                await websocket.close(GONE, "moved")
                return
            if await forward_socket(websocket, there, hello):
                return
            await asyncio.sleep(PAUSE)
    await websocket.close(*COME_BACK)


async def admit(websocket: WebSocket, said: bytes | str) -> None:
    try:
        hello = p.read(said, p.Hello)
        table = await table_of(websocket)
        audience = Audience(seat_of(table, hello.token), hello.drawn, hello.changes)
        listener = await QueuedListener(table, address_of(websocket), sender_of(websocket)).open(audience)
    except WebSocketDisconnect:
        return
    else:
        await serve_socket(websocket, table, audience.seat, listener)


async def receive(websocket: WebSocket) -> bytes | str:
    """Return one message, as text or bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def refuse(websocket: WebSocket, refused: p.Refused) -> None:
    """Send the refusal and close."""
    hall_of(websocket).count(refused)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(refused.to_data()).decode())
        await websocket.close(4400, refused.reason)


async def serve_socket(websocket: WebSocket, table: Table, seat: int | None, listener: QueuedListener) -> None:
    sender = asyncio.create_task(send_all(websocket, listener))
    try:
        await receive_all(websocket, table, seat, listener)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client left
    finally:
        listener.close()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def send_all(websocket: WebSocket, listener: QueuedListener) -> None:
    """Send what is queued."""
    while (said := await listener.queue.get()) is not None:
        await websocket.send({"type": "websocket.send", "text": said.decode()})
        listener.waiting -= 1
    await websocket.close(4408, "too slow, or the table was reloaded")


async def receive_all(websocket: WebSocket, table: Table, seat: int | None, listener: QueuedListener) -> None:
    """Answer messages until the client leaves, or is over its limit for too long."""
    bucket, patience, callers, address = Bucket(*SOCKET_RATE), PATIENCE, callers_of(websocket), address_of(websocket)
    while patience:
        raw = await receive(websocket)
        if listener.closed:  # its link may have ended
            return
        may = bucket.take() and callers.allow_message(address)
        patience = PATIENCE if may else patience - 1
        listener.hear(encode(await replied(hall_of(websocket), listener, seat, raw, may)))
    listener.close()


async def replied(
    hall: Hall, listener: QueuedListener, seat: int | None, raw: bytes | str, may: bool
) -> dict[str, object]:
    table = listener.table
    try:
        if not may:
            raise p.Refused("too-many", "too many messages; wait a moment")
        if len(raw) > MESSAGE_LIMIT:
            raise p.Refused("too-large", f"at most {MESSAGE_LIMIT} bytes")
        if isinstance(message := p.read_any(raw), p.Look):
            await table.show_again(listener, listener.audience)
            return {"type": "shown"}
        return await run_command(hall, table, seat, message, listener.address)
    except p.Refused as refused:
        return hall.count(refused).to_data()
    except Exception:  # a bug of ours: log it, and go on
        log.exception("table %s: message failed", table.id)
        return hall.count(p.Refused("failed", "the server has a problem; try again")).to_data()
