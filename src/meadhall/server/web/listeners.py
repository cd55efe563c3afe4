"""Those who listen to a table: over a WebSocket, or as server-sent events."""

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
from meadhall.server.cluster.forwarding import COME_BACK, GONE, PAUSE, TRIES, carry_socket, is_carried
from meadhall.server.hall.commands import obey
from meadhall.server.hall.hall import Hall
from meadhall.server.security import MESSAGE_LIMIT, Bucket, Callers, bearer, caller
from meadhall.server.storage.store import Elsewhere
from meadhall.server.tables.seat_links import seat_of, settle
from meadhall.server.tables.table import Table
from meadhall.server.web.access import check_origin
from meadhall.server.web.connections import SAY
from meadhall.server.workers.worker_table import Audience, encode

QUEUE: Final = 64  # messages that may wait for a slow listener before it is dropped
HELLO_SECONDS: Final = 10.0  # for the first message on a socket
QUIET_SECONDS: Final = 20.0  # after which a stream says that it is still there
SOCKET_RATE: Final = (20.0, 60.0)  # messages a second, and at once
PATIENCE: Final = 200  # messages refused for their number before the line is cut
Say = Callable[[bytes], bool]  # say something at once; False: it must wait
log = logging.getLogger("meadhall.listeners")


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def table_of(request: Request | WebSocket) -> Table:
    return await hall_of(request).table(request.path_params["table"])


def callers_of(request: Request | WebSocket) -> Callers:
    callers: Callers = request.app.state.callers
    return callers


def voice_of(websocket: WebSocket) -> Say | None:
    """How to say something on a socket without waiting, where the server can do that."""
    found: Say | None = websocket.scope.get("extensions", {}).get(SAY, {}).get(SAY)
    return found


def address_of(request: Request | WebSocket) -> str:
    return request.client.host if request.client else ""


@contextlib.contextmanager
def lined(request: Request | WebSocket) -> Iterator[None]:
    """One more line of an address, as long as it lasts; one that is carried was counted where it came in."""
    if is_carried(request):
        yield
        return
    callers, address = callers_of(request), address_of(request)
    if not callers.enter(address):
        raise p.Refused("too-many", "too many lines are open from one address", status=429)
    try:
        yield
    finally:
        callers.leave(address)


class Ear:
    """A listener with a queue, for what cannot be said at once; one that cannot keep up is dropped, and comes back."""

    def __init__(self, table: Table, address: str = "", say: Say | None = None) -> None:
        self.table = table
        self.address = caller(address)
        self.say = say
        self.waiting = 0  # messages that went into the queue, and were not sent yet
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closed = False
        self.audience = Audience(None, False)

    async def open(self, audience: Audience) -> Ear:
        """Begin to listen, when nothing is under way that is not on disk yet."""
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
        """Hear no more. What is queued is still sent, unless it was too much: that may never be read."""
        self.table.circle.leave(self)
        if not self.closed:
            self.closed = True
            if self.queue.full():
                self.queue = asyncio.Queue(QUEUE)
            self.queue.put_nowait(None)


# -- server-sent events -------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """Server-sent events: the table now, then every change."""
    table, asked = await table_of(request), request.query_params
    audience = Audience(seat_of(table, bearer(request.headers)), *[key in asked for key in ("drawn", "changes")])
    with contextlib.ExitStack() as stack:
        stack.enter_context(lined(request))
        ear = await Ear(table, address_of(request)).open(audience)
        stack.callback(ear.close)
        return Stream(ear, stack.pop_all())


class Stream(StreamingResponse):
    """A stream of what an ear hears. However it ends, even before it began, nothing of it is left."""

    def __init__(self, ear: Ear, stack: contextlib.ExitStack) -> None:
        super().__init__(lines(ear), 200, {"cache-control": "no-store"}, "text/event-stream")
        self._stack = stack

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._stack:
            await super().__call__(scope, receive, send)


async def lines(ear: Ear) -> AsyncIterator[bytes]:
    """What an ear hears, as lines of a stream; a comment now and then keeps a quiet one open."""
    while True:
        try:
            said = await asyncio.wait_for(ear.queue.get(), QUIET_SECONDS)
        except TimeoutError:
            yield b": quiet\n\n"
            continue
        if said is None:
            return
        yield b"data: " + said + b"\n\n"


# -- sockets ------------------------------------------------------------------------------------------


async def socket(websocket: WebSocket) -> None:
    """A WebSocket: hello, then the table now, every change, and answers to what is asked."""
    try:
        check_origin(websocket.headers, websocket.url.scheme)
    except p.Refused as refused:
        hall_of(websocket).count(refused)
        await websocket.close(4403, refused.detail)
        return
    try:
        await websocket.accept()
        with lined(websocket):
            await admitted(websocket)
    except p.Refused as refused:
        await part(websocket, refused)
    except (WebSocketDisconnect, RuntimeError) as error:  # gone while it was let in, or the hall closes
        log.info("a socket has gone: %r", error)


async def admitted(websocket: WebSocket) -> None:
    """The hello of a socket, and then its whole life, here or where its table is."""
    if not is_carried(websocket) and not callers_of(websocket).may_call(address_of(websocket)):
        raise p.Refused("too-many", "slow down a little")
    try:
        hello = await asyncio.wait_for(receive(websocket), HELLO_SECONDS)
    except TimeoutError:
        raise p.Refused("silent", "nobody said hello") from None
    for _ in range(TRIES):
        try:
            await admit(websocket, hello)
            return
        except Elsewhere as there:
            if is_carried(websocket):
                await websocket.close(GONE, "moved")
                return
            if await carry_socket(websocket, there, hello):
                return
            await asyncio.sleep(PAUSE)
    await websocket.close(*COME_BACK)


async def admit(websocket: WebSocket, said: bytes | str) -> None:
    try:
        hello = p.read(said, p.Hello)
        table = await table_of(websocket)
        audience = Audience(seat_of(table, hello.token), hello.drawn, hello.changes)
        ear = await Ear(table, address_of(websocket), voice_of(websocket)).open(audience)
    except WebSocketDisconnect:
        return
    else:
        await serve_socket(websocket, table, audience.seat, ear)


async def receive(websocket: WebSocket) -> bytes | str:
    """One message; bytes are read as the text they should have been."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def part(websocket: WebSocket, refused: p.Refused) -> None:
    """Say why, and close for good."""
    hall_of(websocket).count(refused)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(refused.to_data()).decode())
        await websocket.close(4400, refused.reason)


async def serve_socket(websocket: WebSocket, table: Table, seat: int | None, ear: Ear) -> None:
    sender = asyncio.create_task(send_all(websocket, ear))
    try:
        await receive_all(websocket, table, seat, ear)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side has gone
    finally:
        ear.close()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def send_all(websocket: WebSocket, ear: Ear) -> None:
    """Send what could not be said at once."""
    while (said := await ear.queue.get()) is not None:
        await websocket.send({"type": "websocket.send", "text": said.decode()})
        ear.waiting -= 1
    await websocket.close(4408, "too slow, or the table was put aside")


async def receive_all(websocket: WebSocket, table: Table, seat: int | None, ear: Ear) -> None:
    """Obey until the other side goes, or asks for too much for too long."""
    bucket, patience, callers, address = Bucket(*SOCKET_RATE), PATIENCE, callers_of(websocket), address_of(websocket)
    while patience:
        raw = await receive(websocket)
        if ear.closed:  # its link has ended, say: what it still says counts no more
            return
        may = bucket.take() and callers.may_say(address)
        patience = PATIENCE if may else patience - 1
        ear.hear(encode(await replied(hall_of(websocket), ear, seat, raw, may)))
    ear.close()


async def replied(hall: Hall, ear: Ear, seat: int | None, raw: bytes | str, may: bool) -> dict[str, object]:
    table = ear.table
    try:
        if not may:
            raise p.Refused("too-many", "slow down a little")
        if len(raw) > MESSAGE_LIMIT:
            raise p.Refused("too-large", f"at most {MESSAGE_LIMIT} bytes")
        if isinstance(message := p.read_any(raw), p.Look):
            await table.show_again(ear, ear.audience)
            return {"type": "shown"}
        return await obey(hall, table, seat, message, ear.address)
    except p.Refused as refused:
        return hall.count(refused).to_data()
    except Exception:  # ours to mend, and no reason to cut the line
        log.exception("table %s: a message failed", table.id)
        return hall.count(p.Refused("failed", "something went wrong in the hall")).to_data()
