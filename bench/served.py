"""What the bench of the hall measures: a hall in its own process, a bare transport, and a bare store."""

from __future__ import annotations

import asyncio
import cProfile
import io
import pstats
import tempfile
import time
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.server import security
from meadhall.server.operate.serve import configuration, listen
from meadhall.server.storage.sqlite import SqliteStore
from meadhall.server.storage.store import Line, Written
from meadhall.server.web import connections, listeners
from meadhall.server.web.app import create_app

crowd: Any = import_module("crowd")


class Spent(NamedTuple):
    """What a server has used so far."""

    seconds: dict[str, float]  # by kind of work
    cpu: float  # of the process that has the sockets
    workers: float  # of those in which the rules run, as they tell it: from one answer to the next
    commits: int


def without_limits() -> None:
    """All clients here share one address, and have many sockets."""
    crowd.many_files()
    security.CALLER_RATE = security.OPENING_RATE = listeners.SOCKET_RATE = (1e9, 1e9)  # type: ignore[misc]
    security.LINES, security.MESSAGE_RATE = 100_000, (1e9, 1e9)  # type: ignore[misc]
    connections.CONNECTIONS, security.WORTH = 100_000, 1e9  # type: ignore[misc]


def serve(folder: str, profile: bool, pipe: Connection) -> None:
    """Open the hall without rate limits; prints its port."""
    without_limits()
    app = create_app(SqliteStore(Path(folder)), workers=1)

    def spent() -> Spent:
        hall = app.state.hall
        seconds = dict(hall.timings.seconds)
        workers = sum([spent for kind, spent in seconds.items() if kind != "store"])
        return Spent(seconds, time.process_time(), workers, hall.store.commits)

    _serve(app, pipe, spent, cProfile.Profile() if profile else None)


def serve_bare(_: str, size: int, pipe: Connection) -> None:
    """The hall's web server with nothing behind it: each message is answered to all four sockets of a table."""
    without_limits()
    tables: dict[str, list[WebSocket]] = {}
    told = {"version": 0}

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        here = tables.setdefault(websocket.path_params["table"], [])
        here.append(websocket)
        try:
            await websocket.receive_text()
            await websocket.send_text(written("state"))
            while await websocket.receive_text():
                told["version"] += 1
                for other in here:
                    await other.send_text(written("change"))
                await websocket.send_text('{"type":"done"}')
        except (WebSocketDisconnect, RuntimeError):
            here.remove(websocket)

    def written(kind: str) -> str:
        ask = '{"decision":"1","options":["a"]}'
        text = f'{{"type":"{kind}","version":{told["version"]},"ask":{ask},"pad":"'
        return f'{text}{"x" * max(0, size - len(text) - 2)}"}}'

    app = Starlette(routes=[WebSocketRoute("/api/tables/{table}/socket", socket)])
    _serve(app, pipe, lambda: Spent({}, time.process_time(), 0.0, 0), None)


def _serve(app: Any, pipe: Connection, spent: Any, profile: cProfile.Profile | None) -> None:
    listener = listen("127.0.0.1", 0)
    pipe.send(listener.getsockname()[1])
    asyncio.run(_serve_and_report(uvicorn.Server(configuration(app)), listener, pipe, spent, profile))


async def _serve_and_report(
    server: uvicorn.Server, listener: Any, pipe: Connection, spent: Any, profile: cProfile.Profile | None
) -> None:
    task = asyncio.create_task(server.serve([listener]))
    while not task.done():
        await asyncio.sleep(0.05)
        while pipe.poll():
            if pipe.recv() == "profile" and profile is not None:
                profile.disable()
                pipe.send(told(profile))
                continue
            pipe.send(spent())
            if profile is not None:
                profile.enable()


def told(profile: cProfile.Profile) -> str:
    text = io.StringIO()
    pstats.Stats(profile, stream=text).sort_stats("tottime").print_stats(40)
    return text.getvalue()


def bare_store(tables: int, seconds: float) -> float:
    """Milliseconds of work for a line that is on disk, when many tables write one each at the same time."""

    async def write(store: SqliteStore) -> float:
        for number in range(tables):
            await store.create(Written(str(number), "playing", 0, {}))
        lines, until, cpu, seals = 0, time.monotonic() + seconds, time.process_time(), [""] * tables
        while time.monotonic() < until:
            lines += 1
            line = Line(lines, time.time(), "action", {"seat": 1, "option": "invade warrior gimle"})
            made = [store.append(str(number), line, seals[number]) for number in range(tables)]
            await asyncio.gather(*[future for future, _ in made])
            seals = [seal for _, seal in made]
        return 1000 * (time.process_time() - cpu) / (lines * tables)

    with tempfile.TemporaryDirectory(prefix="hall-bench-") as folder:
        store = SqliteStore(Path(folder))
        try:
            return asyncio.run(write(store))
        finally:
            store.close()
