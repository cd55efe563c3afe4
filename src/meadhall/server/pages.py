"""The client's files: pages, modules, styles, fonts and pictures, each with a validator so that a reload is quick."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from functools import lru_cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.games import COMING, folder_of, sagas

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
PLAIN: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")  # what our files are called


class Page(NamedTuple):
    body: bytes
    type: str
    tag: str


def page_routes() -> list[BaseRoute]:
    """`/` and `/table/...` are the one page of the client; everything else is a file of it."""
    return [
        Route("/", index),
        Route("/table/{table}", index),
        Route("/art/{saga}/{path:path}", art),
        Route("/{path:path}", asset),
    ]


async def index(request: Request) -> Response:
    return send(request, read(files("meadhall.client"), "index.html"))


async def asset(request: Request) -> Response:
    return send(request, read(files("meadhall.client"), request.path_params["path"]))


async def art(request: Request) -> Response:
    """A saga's own pictures, frames, styles and lesson."""
    saga, path = request.path_params["saga"], request.path_params["path"]
    known = saga in (*sagas(), *COMING)
    return send(request, read(folder_of(saga), f"art/{path}") if known else None)


def read(folder: Traversable, path: str) -> Page | None:
    """A file of a folder; nothing outside of it can be named."""
    parts = path.split("/")
    if not all([PLAIN.fullmatch(part) for part in parts]) or Path(path).suffix.lower() in (".py", ".pyc"):
        return None
    try:
        with as_file(folder.joinpath(*parts)) as file:
            return load(file, file.stat().st_mtime_ns)
    except OSError:
        return None


@lru_cache(maxsize=512)
def load(file: Path, changed: int) -> Page:
    """A file as it is sent, read anew when it has changed."""
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Page(body, kind, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def send(request: Request, page: Page | None) -> Response:
    if page is None:
        return Response("There is nothing here.", 404, media_type="text/plain")
    headers = {"etag": page.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", 304, headers)
    return Response(page.body, 200, headers, page.type)
