"""Compressed bodies with ETags, cached."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import importlib
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

Coder = Callable[[bytes], bytes]
PLAIN: Final = ""
SHORTEST: Final = 600  # bytes: shorter bodies fit into one packet
KEPT: Final = 1_536  # bodies in the cache, each coding counted
COMPRESSED: Final = ("image/png", "image/webp", "font/woff2")  # types that are compressed already
FOR_GOOD: Final = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"cache-control": "no-cache"}


class Page(NamedTuple):
    """A body with its type and ETag."""

    body: bytes
    type: str
    tag: str


def page(body: bytes, kind: str) -> Page:
    return Page(body, kind, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def _brotli() -> Coder:
    compress = importlib.import_module("brotli").compress
    return lambda body: bytes(compress(body, quality=10))


def _zstd() -> Coder:
    compress = importlib.import_module("compression.zstd").compress
    return lambda body: bytes(compress(body, 19))


def _gzip() -> Coder:
    return partial(gzip.compress, compresslevel=9, mtime=0)


def codings() -> dict[str, Coder]:
    """Return the available codings, best first."""
    found: dict[str, Coder] = {}
    for name, open_library in (("br", _brotli), ("zstd", _zstd), ("gzip", _gzip)):
        with contextlib.suppress(ImportError):  # brotli is an extra, zstd needs Python 3.14
            found[name] = open_library()
    return found


CODINGS: Final = codings()


def chosen(accepted: str) -> str:
    """Return the best coding that an `Accept-Encoding` header allows."""
    weights = dict([_weighed(part) for part in accepted.lower().split(",") if part.strip()])
    taken = [name for name in CODINGS if weights.get(name, weights.get("*", 0.0)) > 0]
    return taken[0] if taken else PLAIN


def _weighed(part: str) -> tuple[str, float]:
    name, _, weight = part.replace(" ", "").partition(";q=")
    try:
        return name.strip(), float(weight or 1)
    except ValueError:
        return name.strip(), 0.0


@lru_cache(maxsize=KEPT)
def compressed(found: Page, coding: str) -> bytes:
    """Return a body in a coding, or unchanged if that isn't shorter."""
    if coding == PLAIN or len(found.body) < SHORTEST or found.type in COMPRESSED:
        return found.body
    packed = CODINGS[coding](found.body)
    return packed if len(packed) < len(found.body) else found.body


def compress_all(found: Page) -> None:
    """Fill the cache with a body in every coding."""
    for coding in CODINGS:
        compressed(found, coding)


async def send(request: Request, found: Page | None, caching: Mapping[str, str] = ASK_AGAIN) -> Response:
    """Return a body in the best coding, or 304 if the browser has it."""
    if found is None:
        return Response("Not found.", 404, media_type="text/plain")
    coding = chosen(request.headers.get("accept-encoding", ""))
    body = await asyncio.to_thread(compressed, found, coding)
    headers = {**caching, "vary": "Accept-Encoding", "etag": found.tag}
    if len(body) < len(found.body):
        headers |= {"content-encoding": coding, "etag": f'{found.tag[:-1]}-{coding}"'}
    if _is_known(request, found):
        return Response(b"", 304, headers)
    return Response(body, 200, headers, found.type)


def _is_known(request: Request, found: Page) -> bool:
    """Whether the browser has this body, in any coding."""
    given = request.headers.get("if-none-match", "").split(",")
    return any([tag.strip().removeprefix("W/").strip('"').split("-")[0] == found.tag.strip('"') for tag in given])
