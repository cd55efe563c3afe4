"""The hall over HTTP and WebSocket: see docs/protocol.md. Handlers read, ask the hall, and answer; no rules here."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import meadhall
from meadhall.kernel import CorruptData, Record
from meadhall.server import protocol as p
from meadhall.server.hall import Hall
from meadhall.server.moments import moment, record_of
from meadhall.server.pages import page_routes
from meadhall.server.saga import hall_data, saga_data
from meadhall.server.security import IMPORT_LIMIT, MESSAGE_LIMIT, Bucket, SecureHeaders, new_token, same_origin
from meadhall.server.store import Store
from meadhall.server.table import Audience, Table
from meadhall.server.thinking import Thinkers

QUEUE: Final = 64  # messages that may wait for a slow listener before it is dropped
SOCKET_RATE: Final = (20.0, 60.0)  # messages a second, and at once
CALLER_RATE: Final = (30.0, 120.0)
log = logging.getLogger("meadhall.app")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def create_app(folder: Path, workers: int | None = None) -> Starlette:
    """The whole hall, on one data folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = Hall(Store(folder), Thinkers(workers))
        app.state.callers = {}
        await app.state.hall.wake()
        yield
        await app.state.hall.close()

    return Starlette(routes=[*api_routes(), *page_routes()], lifespan=lifespan, middleware=[Middleware(SecureHeaders)])


def api_routes() -> list[BaseRoute]:
    at = "/api/tables/{table}"
    return [
        Route("/api/hall", guarded(get_hall)),
        Route("/api/sagas/{saga}", guarded(get_saga)),
        Route("/api/tables", guarded(open_table), methods=["POST"]),
        Route("/api/records", guarded(import_record), methods=["POST"]),
        Route(at, guarded(get_table)),
        Route(f"{at}/join", guarded(join), methods=["POST"]),
        Route(f"{at}/answer", guarded(posted(p.Answer)), methods=["POST"]),
        Route(f"{at}/undo", guarded(posted(p.Undo)), methods=["POST"]),
        Route(f"{at}/why", guarded(posted(p.Why)), methods=["POST"]),
        Route(f"{at}/hint", guarded(posted(p.Hint)), methods=["POST"]),
        Route(f"{at}/chat", guarded(posted(p.Chat)), methods=["POST"]),
        Route(f"{at}/relieve", guarded(posted(p.Relieve)), methods=["POST"]),
        Route(f"{at}/rematch", guarded(rematch), methods=["POST"]),
        Route(f"{at}/record", guarded(export_record)),
        Route(f"{at}/moment", guarded(get_moment)),
        Route(f"{at}/events", guarded(stream)),
        WebSocketRoute(f"{at}/socket", socket),
    ]


# -- every request ------------------------------------------------------------------------------------


def guarded(handler: Handler) -> Handler:
    """Origin, rate and errors: what is refused is refused with a reason, and counted."""

    async def handle(request: Request) -> Response:
        try:
            if request.method == "POST" and not same_origin(request.headers):
                raise p.Refused("origin", "this page is not ours", status=403)
            if not caller(request).take():
                raise p.Refused("too-many", "slow down a little", status=429)
            return await handler(request)
        except p.Refused as refused:
            count(hall_of(request), refused)
            return answer({**refused.to_data(), "type": "refused"}, refused.status)

    return handle


def caller(request: Request) -> Bucket:
    """The rate limit of an address."""
    callers: dict[str, Bucket] = request.app.state.callers
    address = request.client.host if request.client else ""
    if len(callers) > 10_000:
        callers.clear()
    return callers.setdefault(address, Bucket(*CALLER_RATE))


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def count(hall: Hall, refused: p.Refused) -> None:
    hall.refusals[refused.reason] = hall.refusals.get(refused.reason, 0) + 1


def answer(data: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


async def body(request: Request, limit: int = MESSAGE_LIMIT) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise p.Refused("too-large", f"at most {limit} bytes", status=413)
    return data


async def table_of(request: Request | WebSocket) -> Table:
    return await hall_of(request).table(request.path_params["table"])


def bearer(request: Request) -> str:
    """The seat's token of a GET: in a header, so that it stands in no log."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


# -- the hall -----------------------------------------------------------------------------------------


async def get_hall(request: Request) -> Response:
    hall = hall_of(request)
    rows = await hall.store.open_tables()
    tables = [(await hall.table(row.id)).summary() for row in rows]
    return answer({**hall_data(), "open": tables})


async def get_saga(request: Request) -> Response:
    saga = request.path_params["saga"]
    if saga not in meadhall.sagas():
        raise p.Refused("no-saga", "there is no such saga", status=404)
    return Response(saga_data(saga), 200, {"cache-control": "no-cache"}, "application/json")


async def open_table(request: Request) -> Response:
    wish = p.read(await body(request), p.OpenTable)
    _, links = await hall_of(request).open(wish)
    return answer(links, 201)


async def import_record(request: Request) -> Response:
    try:
        record = Record.from_json(await body(request, IMPORT_LIMIT))
    except CorruptData as error:
        raise p.Refused("bad-record", str(error), status=400) from None
    table = await hall_of(request).bring(record)
    return answer({"table": table.id}, 201)


# -- a table ------------------------------------------------------------------------------------------


async def get_table(request: Request) -> Response:
    table = await table_of(request)
    return answer(table.message(Audience(table.seat_of(bearer(request)), "drawn" in request.query_params)))


async def join(request: Request) -> Response:
    wish = p.read(await body(request), p.Join)
    token = new_token()
    seat = await (await table_of(request)).join(wish.seat, p.short(wish.name), token)
    return answer({"seat": seat, "token": token})


def posted(kind: type[Any]) -> Handler:
    """A message to a table by POST: the same struct as over the socket."""

    async def handle(request: Request) -> Response:
        message = p.read(await body(request), kind)
        table = await table_of(request)
        return answer(await obey(hall_of(request), table, table.seat_of(message.token), message))

    return handle


async def obey(hall: Hall, table: Table, seat: int | None, message: Any) -> dict[str, Any]:
    """Do what a message asks, for the seat that sent it."""
    match message:
        case p.Ping():
            return {"type": "pong"}
        case p.Chat():
            name = p.short(message.name) if seat is None else table.head.sits[seat].name
            await table.say(seat, name, p.chat_text(message.text))
            return {"type": "said"}
    if seat is None:
        raise p.Refused("spectator", "spectators look on", status=403)
    match message:
        case p.Answer():
            return {"type": "done", "version": await table.answer(seat, message.decision, message.option)}
        case p.Undo():
            return {"type": "done", "version": await table.undo(seat)}
        case p.Why():
            return {"type": "why", "option": message.option, "rule": table.why(seat, message.option)}
        case p.Hint():
            return {"type": "hint", "option": await hall.hint(table, seat)}
        case p.Relieve():
            return await relieve(hall, table, seat, message)
    raise p.Refused("malformed", "no such message", status=400)


async def relieve(hall: Hall, table: Table, seat: int, message: p.Relieve) -> dict[str, Any]:
    """Anybody at the table may let a bot play for one whose time is up; only the player comes back."""
    if not 0 <= message.seat < len(table.head.sits):
        raise p.Refused("no-seat", "there is no such seat", status=400)
    own = message.seat == seat
    if not own and not (message.bot and is_late(table)):
        raise p.Refused("not-yours", "another player's seat can be taken by a bot when its time is up", status=403)
    if message.bot:
        hall.check_bot(table.head.record.saga, message.bot)
    await table.relieve(message.seat, message.bot)
    return {"type": "done", "version": table.version}


def is_late(table: Table) -> bool:
    deadline = table.deadline()
    return deadline is not None and time.time() > deadline


async def rematch(request: Request) -> Response:
    message = p.read(await body(request), p.Hint)
    table = await table_of(request)
    table.player(message.token)
    return answer({"table": await hall_of(request).rematch(table)})


async def export_record(request: Request) -> Response:
    table = await table_of(request)
    name = f"{table.head.record.saga}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(record_of(table).to_json(), 200, headers, "application/json")


async def get_moment(request: Request) -> Response:
    table = await table_of(request)
    me = table.seat_of(bearer(request))
    asked = request.query_params
    return answer(moment(table, me, asked.get("at", ""), asked.get("seat", ""), "drawn" in asked))


# -- listening ----------------------------------------------------------------------------------------


class Ear:
    """A listener with a queue; one that cannot keep up is dropped, and comes back by itself."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.table = table
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        table.listen(self.hear, audience)
        self.hear(msgspec.json.encode(table.message(audience)))

    def hear(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        self.table.forget(self.hear)
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


async def stream(request: Request) -> Response:
    """Server-sent events: the table now, then every change."""
    table = await table_of(request)
    seat = table.seat_of(bearer(request))
    ear = Ear(table, Audience(seat, "drawn" in request.query_params))

    async def lines() -> AsyncIterator[bytes]:
        try:
            while (message := await ear.queue.get()) is not None:
                yield b"data: " + message + b"\n\n"
        finally:
            ear.close()

    return StreamingResponse(lines(), 200, {"cache-control": "no-store"}, "text/event-stream")


async def socket(websocket: WebSocket) -> None:
    """A WebSocket: hello, then the table now, every change, and answers to what is asked."""
    if not same_origin(websocket.headers):
        await websocket.close(4403, "this page is not ours")
        return
    await websocket.accept()
    try:
        table = await table_of(websocket)
        hello = p.read(await websocket.receive_text(), p.Hello)
        seat = table.seat_of(hello.token)
    except p.Refused as refused:
        await part(websocket, refused)
    except WebSocketDisconnect:
        return
    else:
        await serve_socket(websocket, table, Audience(seat, hello.drawn))


async def part(websocket: WebSocket, refused: p.Refused) -> None:
    """Say why, and close for good."""
    count(hall_of(websocket), refused)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(msgspec.json.encode(refused.to_data()).decode())
        await websocket.close(4400, refused.reason)


async def serve_socket(websocket: WebSocket, table: Table, audience: Audience) -> None:
    ear = Ear(table, audience)
    sender = asyncio.create_task(send_all(websocket, ear))
    try:
        await receive_all(websocket, table, audience.seat, ear)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        ear.close()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def send_all(websocket: WebSocket, ear: Ear) -> None:
    while (message := await ear.queue.get()) is not None:
        await websocket.send_text(message.decode())
    await websocket.close(4408, "too slow")


async def receive_all(websocket: WebSocket, table: Table, seat: int | None, ear: Ear) -> None:
    bucket = Bucket(*SOCKET_RATE)
    while True:
        raw = await websocket.receive_text()
        try:
            if not bucket.take():
                raise p.Refused("too-many", "slow down a little")
            if len(raw) > MESSAGE_LIMIT:
                raise p.Refused("too-large", f"at most {MESSAGE_LIMIT} bytes")
            reply = await obey(hall_of(websocket), table, seat, p.read(raw, p.FromClient))  # type: ignore[arg-type]
        except p.Refused as refused:
            count(hall_of(websocket), refused)
            reply = refused.to_data()
        ear.hear(msgspec.json.encode(reply))
