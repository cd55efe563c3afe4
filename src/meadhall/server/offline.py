"""The service worker as the hall serves it: with the names of all the client's files, and a version made of them.

A browser asks for it now and then; when one file has changed the worker has too, and keeps everything anew.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.pages import Page, read, send

WORKER: Final = "worker.js"
LEFT_OUT: Final = ("index.html", WORKER)  # the page is known by its address
KINDS: Final = (".js", ".css", ".ftl", ".svg", ".png", ".webp", ".woff2", ".webmanifest")


async def worker(request: Request) -> Response:
    return send(request, await asyncio.to_thread(written))  # all files are looked at: tables need not wait for that


def written() -> Page:
    """The worker, with what it must know written above it."""
    client = files("meadhall.client")
    page, own = read(client, "index.html"), read(client, WORKER)
    assert page is not None, "the client has a page"
    assert own is not None, "the client has a worker"
    names = sorted(name for name in _names(client) if name not in LEFT_OUT)
    tags = [page.tag, own.tag, *[found.tag for name in names if (found := read(client, name)) is not None]]
    version = hashlib.blake2b(" ".join([*names, *tags]).encode(), digest_size=12).hexdigest()
    listed = msgspec.json.encode(["/", *[f"/{name}" for name in names]]).decode()
    body = f'const VERSION = "{version}";\nconst FILES = {listed};\n'.encode() + own.body
    return Page(body, own.type, f'"{version}"')


def _names(folder: Traversable, above: str = "") -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _names(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(KINDS):
            yield above + entry.name
