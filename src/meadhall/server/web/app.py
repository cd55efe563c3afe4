"""The web app: routes and handlers (docs/reference/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import math
import socket as sockets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from meadhall.kernel import CorruptData, OtherFormat
from meadhall.server import protocol as p
from meadhall.server.alerts import feed
from meadhall.server.alerts.alerts import Alerts, feed_of
from meadhall.server.alerts.subscriptions import Subscriptions
from meadhall.server.assets.compression import page, send
from meadhall.server.assets.library import JSON, Library, get_overview, get_rules, get_saga, library_of
from meadhall.server.assets.service_worker import worker
from meadhall.server.cluster.forwarding import MOVED, PAUSE, TRIES, InnerServer, forward, is_forwarded
from meadhall.server.cluster.shared_limits import TOPIC, SharedLimits
from meadhall.server.hall.commands import run_command
from meadhall.server.hall.hall import Hall
from meadhall.server.security import (
    IMPORT_LIMIT,
    MESSAGE_LIMIT,
    Callers,
    SecureHeaders,
    bearer,
    new_token,
)
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.storage.store import JOIN, WATCH, Elsewhere, Store
from meadhall.server.tables import seat_links, seats
from meadhall.server.tables.rewind import MatchFile, moment, record_of, scene
from meadhall.server.tables.table import Table
from meadhall.server.web.access import NOTHING_SAID, Access, HostCheck, check_origin
from meadhall.server.web.addresses import links_for
from meadhall.server.web.listeners import address_of, callers_of, hall_of, socket, stream, table_of
from meadhall.server.web.metrics import get_metrics
from meadhall.server.web.static_files import page_routes
from meadhall.server.workers.bot_workers import BotWorkers
from meadhall.server.workers.engine import Engine, weighed
from meadhall.server.workers.worker_table import Audience

log = logging.getLogger("meadhall.app")
BODY_SECONDS: Final = 30.0  # for a message to arrive
GARBAGE: Final = (2_000, 10, 2_000)  # garbage collection: full runs are rare, because they stop all tables
TURN_SECONDS: Final = 0.0005  # switch interval: lets the store's thread run beside a busy event loop
UNREAD: Final = (408, 413)  # the rest of the message isn't read
NOTHING_MORE: Final[Mapping[str, str]] = {}  # besides the usual headers
Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")


def create_app(
    data: Path | Store,
    workers: int | None = None,
    undo_seconds: float = 0.0,
    inner: sockets.socket | None = None,
    access: Access = NOTHING_SAID,
) -> Starlette:
    """Create the app, on a data folder or an open store.

    Bots wait `undo_seconds` after an answer that can be taken back. `inner` is the socket for other processes.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sys.setswitchinterval(TURN_SECONDS)
        gc.set_threshold(*GARBAGE)
        store = SqliteStore(data) if isinstance(data, Path) else data
        hall = Hall(store, BotWorkers(workers), Engine(), undo_seconds)
        app.state.hall = hall
        app.state.callers = Callers()
        alerts = app.state.alerts = Alerts(hall)
        alerts.push = getattr(app.state, "push", None)
        alerts.near = getattr(app.state, "near_hooks", False)
        app.state.access = access
        library = app.state.library = Library()
        hall.start()
        hall.spawn(library.warm())
        if store.lease:
            limits = SharedLimits(store, app.state.callers)
            hall.topics[TOPIC] = limits.hear
            hall.spawn(limits.report_always())
        async with inner_server(app, store, inner):
            yield
        alerts.close()
        await hall.close()
        library.close()

    return Starlette(
        routes=[*api_routes(), Route("/worker.js", worker), *page_routes()],
        lifespan=lifespan,
        middleware=[Middleware(SecureHeaders), Middleware(HostCheck, names=access.names)],
    )


@contextlib.asynccontextmanager
async def inner_server(app: Starlette, store: Store, inner: sockets.socket | None) -> AsyncIterator[None]:
    """Serve other processes while the block runs."""
    if inner is None:
        yield
        return
    server = InnerServer(app, store)
    serving = asyncio.create_task(server.serve([inner]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


def api_routes() -> list[BaseRoute]:
    at = "/api/tables/{table}"
    return [
        Route("/metrics", guarded(get_metrics)),
        Route("/api/hall", guarded(get_hall)),
        Route("/api/doors", guarded(get_addresses)),
        Route("/api/sagas/{saga}", guarded(get_saga)),
        Route("/api/sagas/{saga}/rules", guarded(get_rules)),
        Route("/api/sagas/{saga}/overview", guarded(get_overview)),
        Route("/api/tables", guarded(open_table, opening=True), methods=["POST"]),
        Route("/api/records", guarded(import_record, opening=True), methods=["POST"]),
        Route(at, guarded(get_table)),
        Route(f"{at}/join", guarded(join), methods=["POST"]),
        Route(f"{at}/answer", guarded(posted(p.Answer)), methods=["POST"]),
        Route(f"{at}/undo", guarded(posted(p.Undo)), methods=["POST"]),
        Route(f"{at}/why", guarded(posted(p.Why)), methods=["POST"]),
        Route(f"{at}/hint", guarded(posted(p.Hint)), methods=["POST"]),
        Route(f"{at}/chat", guarded(posted(p.Chat)), methods=["POST"]),
        Route(f"{at}/relieve", guarded(posted(p.Relieve)), methods=["POST"]),
        Route(f"{at}/plan", guarded(posted(p.Mark)), methods=["POST"]),
        Route(f"{at}/calls", guarded(get_alerts)),
        Route(f"{at}/calls", guarded(add_alert), methods=["POST"]),
        Route(f"{at}/calls/confirm", guarded(confirm_alert), methods=["POST"]),
        Route(f"{at}/calls/drop", guarded(drop_alert), methods=["POST"]),
        Route("/feed/{table}/{token}.{form}", guarded(get_feed)),
        Route(f"{at}/seen", guarded(posted(p.Seen)), methods=["POST"]),
        Route(f"{at}/rematch", guarded(rematch, opening=True), methods=["POST"]),
        Route(f"{at}/claim", guarded(wished(p.Claim, seat_links.claim)), methods=["POST"]),
        Route(f"{at}/link", guarded(wished(p.NewLink, seat_links.renew)), methods=["POST"]),
        Route(f"{at}/remove", guarded(wished(p.Remove, seat_links.remove)), methods=["POST"]),
        Route(f"{at}/record", guarded(export_record)),
        Route(f"{at}/moment", guarded(get_moment)),
        Route(f"{at}/scene", guarded(get_scene)),
        Route(f"{at}/events", guarded(stream)),
        WebSocketRoute(f"{at}/socket", socket),
    ]


# -- every request -----------------------------------------------------------------------------------------


def guarded(handler: Handler, opening: bool = False) -> Handler:
    """Wrap a handler: check origin and limits, turn errors into refusals, count them."""

    async def handle(request: Request) -> Response:
        try:
            if not is_forwarded(request):
                check(request, opening)
            return await handled(request, handler)
        except p.Refused as refused:
            return refuse(request, refused)
        except ClientDisconnect:  # the client left
            return refuse(request, p.Refused("silent", "the message was incomplete", status=408))
        except Exception:  # a bug of ours: log it, and answer the client
            log.exception("request: %s %s: failed", request.method, request.url.path)
            return refuse(request, p.Refused("failed", "the server has a problem; try again", status=500))

    return handle


async def handled(request: Request, handler: Handler) -> Response:
    """Return the response, made here or by the table's owner; try again while it moves."""
    for _ in range(TRIES):
        try:
            return await handler(request)
        except Elsewhere as there:
            if is_forwarded(request):
                raise
            answered = await forward(request, there)
            if answered is not None:
                return answered
            await asyncio.sleep(PAUSE)
    raise Elsewhere


def check(request: Request, opening: bool) -> None:
    if request.method == "POST":
        check_origin(request.headers, request.url.scheme)
    callers, address = callers_of(request), address_of(request)
    if not callers.allow_request(address, opening):
        refused = p.Refused("too-many", "too many requests; wait a moment", status=429)
        refused.wait = callers.wait(address, opening)
        raise refused


def refuse(request: Request, refused: p.Refused) -> Response:
    hall_of(request).count(refused)
    more = {"retry-after": str(max(1, math.ceil(refused.wait)))} if refused.status in (429, 503) else {}
    if refused.status in UNREAD:
        more["connection"] = "close"
    if isinstance(refused, Elsewhere) and is_forwarded(request):
        more[MOVED] = "1"
    return answer(refused.to_data(), refused.status, more)


def answer(data: Any, status: int = 200, more: Mapping[str, str] = NOTHING_MORE) -> Response:
    headers = {"cache-control": "no-store", **more}
    return Response(msgspec.json.encode(data), status, headers, JSON)


async def body(request: Request, limit: int = MESSAGE_LIMIT) -> bytes:
    """Return the body of a request, if it isn't too long. It is kept, to be forwarded."""
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise p.Refused("too-large", f"at most {limit} bytes", status=413)
    except TimeoutError:
        raise p.Refused("silent", f"the message didn't arrive within {BODY_SECONDS:g} seconds", status=408) from None
    request._body = data
    return data


@contextlib.contextmanager
def charged(request: Request) -> Iterator[None]:
    """Charge the client's address for the work inside."""
    with weighed() as spent:
        try:
            yield
        finally:
            callers_of(request).charge(address_of(request), sum(spent))


# -- the hall ----------------------------------------------------------------------------------------------


async def get_hall(request: Request) -> Response:
    """Return what the lobby shows. Clients ask every few seconds: usually nothing has changed."""
    hall, known = hall_of(request), await library_of(request).hall()
    told = {**known, "open": await hall.listed(JOIN), "watch": await hall.listed(WATCH)}
    return await send(request, page(msgspec.json.encode(told), JSON))


async def get_addresses(request: Request) -> Response:
    """Return the links for friends, for a client on this machine."""
    listens = getattr(request.app.state, "listens", None)
    page = request.headers.get("host", "")
    return answer({"links": links_for(page, address_of(request), listens)})


async def open_table(request: Request) -> Response:
    wish = p.read(await body(request), p.OpenTable)
    _, links = await hall_of(request).open(wish)
    return answer(links, 201)


async def import_record(request: Request) -> Response:
    try:
        record = MatchFile.from_json(await body(request, IMPORT_LIMIT))
    except OtherFormat as error:
        raise p.Refused("other-format", str(error), status=409) from None
    except CorruptData as error:
        raise p.Refused("bad-record", str(error), status=400) from None
    with charged(request):
        table = await hall_of(request).import_match(record)
    return answer({"table": table.id}, 201)


# -- a table -----------------------------------------------------------------------------------------------


async def get_table(request: Request) -> Response:
    table = await table_of(request)
    audience = Audience(seat_links.seat_of(table, bearer(request.headers)), "drawn" in request.query_params)
    async with table.lock:
        return answer(msgspec.Raw(await table.message(audience)))


async def join(request: Request) -> Response:
    wish = p.read(await body(request), p.Join)
    token = new_token()
    seat = await seats.join(await table_of(request), wish.seat, p.short(wish.name), token)
    return answer({"seat": seat, "token": token})


def posted(kind: type[Any]) -> Handler:
    """Return a handler for a message by POST: the same as over a socket."""

    async def handle(request: Request) -> Response:
        message = p.read(await body(request), kind)
        table = await table_of(request)
        seat = seat_links.seat_of(table, message.token)
        return answer(await run_command(hall_of(request), table, seat, message, address_of(request)))

    return handle


def wished(kind: type[T], work: Callable[[Table, T], Awaitable[dict[str, Any]]]) -> Handler:
    """Return a handler for a message by POST, of the host or without a seat."""

    async def handle(request: Request) -> Response:
        wish = p.read(await body(request), kind)
        return answer(await work(await table_of(request), wish))

    return handle


async def rematch(request: Request) -> Response:
    message = p.read(await body(request), p.Hint)
    table = await table_of(request)
    if seat_links.seat_of(table, message.token) is None:
        raise p.Refused("spectator", "spectators can't do this", status=403)
    return answer({"table": await hall_of(request).rematch(table)})


# -- alerts ------------------------------------------------------------------------------------------------


def book_of(request: Request) -> Subscriptions:
    alerts: Alerts = request.app.state.alerts
    return alerts.book


async def get_alerts(request: Request) -> Response:
    """Return the alerts of a seat or the host, and the server's public key for pushes."""
    return answer(book_of(request).listed(await table_of(request), bearer(request.headers)))


async def add_alert(request: Request) -> Response:
    wish = p.read(await body(request), p.AddAlert)
    home = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    book = book_of(request)
    return answer(await book.add(await table_of(request), wish, home, address_of(request)), 201)


async def confirm_alert(request: Request) -> Response:
    wish = p.read(await body(request), p.ConfirmAlert)
    return answer(await book_of(request).confirm(await table_of(request), wish, address_of(request)))


async def drop_alert(request: Request) -> Response:
    wish = p.read(await body(request), p.DropAlert)
    await book_of(request).drop(await table_of(request), wish.token, wish.id)
    return answer({"type": "done"})


async def get_feed(request: Request) -> Response:
    """Return a feed of a seat; after a rematch, redirect to the new table."""
    token, form = request.path_params["token"], request.path_params["form"]
    if form not in feed.TYPES:
        raise p.Refused("no-call", "there is no such feed", status=404)
    table = await table_of(request)
    async with table.lock:
        alert = feed_of(table, token)
        if table.head.rematch:
            return Response(b"", 302, {"location": f"/feed/{table.head.rematch}/{token}.{form}"})
        made = (feed.atom if form == "atom" else feed.calendar)(table, alert.seat, alert.lang, alert.home)
    return Response(made, 200, {"cache-control": "private, no-cache"}, feed.TYPES[form])


async def export_record(request: Request) -> Response:
    table = await table_of(request)
    name = f"{table.head.record.saga}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    async with table.lock:
        return Response((await record_of(table)).to_json(), 200, headers, JSON)


async def get_moment(request: Request) -> Response:
    table = await table_of(request)
    me = seat_links.seat_of(table, bearer(request.headers))
    asked = request.query_params
    async with table.lock:
        with charged(request):
            found = await moment(table, me, asked.get("at", ""), asked.get("seat", ""), "drawn" in asked)
        return answer(msgspec.Raw(found))


async def get_scene(request: Request) -> Response:
    table = await table_of(request)
    me = seat_links.seat_of(table, bearer(request.headers))
    asked = request.query_params
    async with table.lock:
        with charged(request):
            found = await scene(table, me, asked.get("start", ""), asked.get("end", ""), asked.get("seat", ""))
        return answer(msgspec.Raw(found))
