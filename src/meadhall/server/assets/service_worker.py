"""The service worker as the hall serves it: with the names of all the client's files, and the version of the release.

A browser asks for it now and then; when one file has changed the worker has too, and keeps everything anew.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.assets.compression import Page, page, send
from meadhall.server.assets.release import INDEX, Release, release

WORKER: Final = "worker.js"
APART: Final = re.compile("art/([^/]+/|icon-)")  # of a game, or for the system where the hall is installed as an app
SOURCES: Final = ("js/", "vendor/", "css/")
MANIFEST: Final = "manifest.webmanifest"
LEFT_OUT: Final = (INDEX, WORKER, MANIFEST)  # what is known by one address for ever


async def worker(request: Request) -> Response:
    return await send(request, await asyncio.to_thread(written))


def written() -> Page:
    """The worker, with what it must know written above it."""
    now = release()
    own = now.pages[WORKER]
    listed = msgspec.json.encode(["/", "/" + MANIFEST, *[now.root + name for name in now.pages if is_kept(name, now)]])
    body = f'const VERSION = "{now.version}";\nconst FILES = {listed.decode()};\n'.encode() + own.body
    return page(body, own.type)


def is_kept(name: str, now: Release) -> bool:
    """Is it a file that pages ask for, of no one game? Parts of those that are joined are not."""
    if now.joined and name.startswith(SOURCES):
        return name in now.joined
    return name not in LEFT_OUT and not APART.match(name)
