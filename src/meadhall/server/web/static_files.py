"""Serves the client's pages and files."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meadhall.games import COMING, folder_of, sagas
from meadhall.kernel import Record
from meadhall.server.assets.compression import ASK_AGAIN, FOR_GOOD, Page, send
from meadhall.server.assets.documentation import described, page_at
from meadhall.server.assets.lobby_games import art as art_of
from meadhall.server.assets.release import load, page_of, release, released
from meadhall.server.security import CSP
from meadhall.server.web.listeners import hall_of

DOCS_CSP: Final = CSP.replace("img-src 'self'", "img-src 'self' data:")
PLAIN: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")  # names of our files


def page_routes() -> list[BaseRoute]:
    """Return the routes: `/` and `/table/...` are the client's page, all others its files.

    Files under `/v/<version>/` are those of a release; others are current, and revalidated each time.
    """
    return [
        Route("/", hall_page),
        Route("/table/{table}", table_page),
        Route("/v/{version}/{path:path}", kept),
        Route("/art/{saga}/{path:path}", art),
        Route("/docs", to_docs),
        Route("/docs/{path:path}", docs),
        Route("/{path:path}", asset),
    ]


async def hall_page(request: Request) -> Response:
    now, known = await asyncio.to_thread(release), await asyncio.to_thread(extras)
    return await send(request, page_of(now, "js/hall/hall.js", known))


def extras() -> tuple[tuple[str, str], ...]:
    """What each page needs to know of this server: which games its documentation describes, if it has one."""
    games = described()
    return () if games is None else (("docs", games),)


async def table_page(request: Request) -> Response:
    """Return the page; for a loaded table it names the game, to fetch it at once."""
    now, table = await asyncio.to_thread(release), hall_of(request).tables.get(request.path_params["table"])
    known = (*(facts_of(table.head.record) if table else ()), *await asyncio.to_thread(extras))
    return await send(request, page_of(now, "js/table/table.js", known))


def facts_of(record: Record) -> tuple[tuple[str, str], ...]:
    """Return what a page needs to fetch a match's game; all of it is public."""
    looks = art_of(record.saga)
    board = next((name for name in ("board", f"board-{record.seats}") if f"{name}.svg" in looks), "")
    return ("saga", record.saga), ("edition", record.edition), ("looks", " ".join(looks)), ("board", board)


async def kept(request: Request) -> Response:
    """Return a file of a release to cache forever; of an unknown one, the current file."""
    asked, path = request.path_params["version"], request.path_params["path"]
    found = released(asked)
    if found is None:
        found = await asyncio.to_thread(release)
    return await send(request, found.pages.get(path), FOR_GOOD if found.version == asked else ASK_AGAIN)


async def asset(request: Request) -> Response:
    return await send(request, read(files("meadhall.client"), request.path_params["path"]))


async def art(request: Request) -> Response:
    """Return a game's art, style or lesson."""
    saga, path = request.path_params["saga"], request.path_params["path"]
    known = saga in (*sagas(), *COMING)
    return await send(request, read(folder_of(saga), f"art/{path}") if known else None)


async def to_docs(request: Request) -> Response:
    return RedirectResponse("/docs/", 308)


async def docs(request: Request) -> Response:
    """The documentation, if it was built. Its icons are in its styles, as data."""
    found = await send(request, await asyncio.to_thread(page_at, request.path_params["path"]))
    found.headers["content-security-policy"] = DOCS_CSP
    return found


def read(folder: Traversable, path: str) -> Page | None:
    """Read a file in a folder, never outside of it."""
    parts = path.split("/")
    if not all([PLAIN.fullmatch(part) for part in parts]) or Path(path).suffix.lower() in (".py", ".pyc"):
        return None
    try:
        with as_file(folder.joinpath(*parts)) as file:
            return load(file, file.stat().st_mtime_ns)
    except OSError:
        return None
