"""The service worker, with the list of the client's files and the version.

Browsers check it now and then. When a file changes, so does the worker, and it caches everything again.
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
APART: Final = re.compile("art/([^/]+/|icon-)")  # of a game, or of the installed app
SOURCES: Final = ("js/", "vendor/", "css/")
MANIFEST: Final = "manifest.webmanifest"
LEFT_OUT: Final = (INDEX, WORKER, MANIFEST)  # files with a fixed address


async def worker(request: Request) -> Response:
    return await send(request, await asyncio.to_thread(written))


def written() -> Page:
    """Return the worker with its version and list of files."""
    now = release()
    own = now.pages[WORKER]
    listed = msgspec.json.encode(["/", "/" + MANIFEST, *[now.root + name for name in now.pages if is_kept(name, now)]])
    body = f'const VERSION = "{now.version}";\nconst FILES = {listed.decode()};\n'.encode() + own.body
    return page(body, own.type)


def is_kept(name: str, now: Release) -> bool:
    """Whether the worker caches a file: not of a single game, and not inside a bundle."""
    if now.joined and name.startswith(SOURCES):
        return name in now.joined
    return name not in LEFT_OUT and not APART.match(name)
