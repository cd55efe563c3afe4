"""The client's files under a version made from their content, so that browsers can cache them forever.

A file's address names the version (`/v/<version>/js/main.js`), and a version always has the same files. When a file
changes, the next page names another version. Modules and styles are bundled here, so there is no build step; with
MEADHALL_PLAIN=1 they stay separate, for debugging.
"""

from __future__ import annotations

import hashlib
import logging
import mimetypes
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from meadhall.games import COMING, folder_of, sagas
from meadhall.server.assets.bundles import CannotJoin, joined
from meadhall.server.assets.compression import Page, page

log = logging.getLogger("meadhall.release")

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
}
PLAIN: Final = "MEADHALL_PLAIN"
KINDS: Final = (".html", ".js", ".css", ".ftl", ".json", ".svg", ".png", ".webp", ".woff2", ".webmanifest")
INDEX: Final = "index.html"
MAIN: Final = "js/main.js"
STYLES: Final = "css/all.css"
IN_STYLES: Final = re.compile(rb"(?<=url\()/(?=[a-z])")
IN_MARKUP: Final = re.compile(rb'(?<=(?:href|.src)=")/(?=(?:art|css|fonts|js|locale|textures)/)')
ADDRESSES: Final = {".css": IN_STYLES, ".svg": IN_MARKUP, ".html": IN_MARKUP}
LINKED: Final = re.compile(rb'(?:<link rel="stylesheet" href="/(css/[\w-]+\.css)">\n)')
REMARK: Final = re.compile(rb"/\*.*?\*/\s*", re.DOTALL)
INDENT: Final = re.compile(rb"\s*\n\s*")
OPENING: Final = b"<html "
CLOSING: Final = b"</head>"
REMEMBERED: Final = 2  # releases: open pages still fetch files of the previous one


@dataclass(frozen=True, eq=False)
class Release:
    """The client's files by their address after `root`; `joined`: the bundles."""

    version: str
    pages: Mapping[str, Page]
    joined: tuple[str, ...]

    @property
    def root(self) -> str:
        return f"/v/{self.version}/"


class Seen(NamedTuple):
    """A file in a folder, without its content."""

    address: str
    path: str
    changed: int
    size: int


_made: Final[dict[tuple[Seen, ...], Release]] = {}
_making: Final = Lock()


def roots() -> dict[str, Path]:
    """Return the folders that are served, by the start of their addresses."""
    art = {f"art/{saga}/": Path(str(folder_of(saga))) / "art" for saga in (*sagas(), *COMING)}
    return {"": Path(str(files("meadhall.client"))), **art}


def release() -> Release:
    """Return the current release. Call it in a thread: it checks every file."""
    seen = tuple([one for start, folder in roots().items() for one in _seen(start, str(folder))])
    with _making:
        if seen not in _made:
            _made[seen] = _read(seen)
            for old in list(_made)[:-REMEMBERED]:
                del _made[old]
        return _made[seen]


def released(version: str) -> Release | None:
    """Return a release by its version, if it is remembered."""
    return next((one for one in tuple(_made.values()) if one.version == version), None)


def _seen(start: str, folder: str) -> Iterator[Seen]:
    """Yield the files of a folder and its subfolders, sorted."""
    if not Path(folder).is_dir():  # a game without art
        return
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _seen(f"{start}{entry.name}/", entry.path)
        elif entry.name.endswith(KINDS):
            found = entry.stat()
            yield Seen(start + entry.name, entry.path, found.st_mtime_ns, found.st_size)


def _read(seen: tuple[Seen, ...]) -> Release:
    found = {one.address: load(Path(one.path), one.changed) for one in seen}
    together = {} if os.environ.get(PLAIN) else {**_joined_modules(found), **_joined_styles(found)}
    found |= together
    if STYLES in together:
        found[INDEX] = page(_with_one_style(found[INDEX].body), found[INDEX].type)
    said = "\n".join([f"{address} {_placed(address, file, '').tag}" for address, file in found.items()])
    made = Release(hashlib.blake2b(said.encode(), digest_size=9).hexdigest(), found, tuple(together))
    return replace(made, pages={address: _placed(address, file, made.root) for address, file in found.items()})


def _joined_modules(found: Mapping[str, Page]) -> dict[str, Page]:
    """Bundle all modules; none if a module can't be bundled: the page works without."""
    sources = {name: file.body.decode() for name, file in found.items() if name.startswith(("js/", "vendor/"))}
    try:
        return {name: page(text.encode(), TYPES[".js"]) for name, text in joined(sources, MAIN).items()}
    except CannotJoin as error:
        log.warning("modules: not bundled: %s; served one by one", error)
        return {}


def _joined_styles(found: Mapping[str, Page]) -> dict[str, Page]:
    """Join the page's styles in one file, in order."""
    parts = [found[name.decode()].body for name in LINKED.findall(found[INDEX].body)]
    return {STYLES: page(INDENT.sub(b"\n", REMARK.sub(b"", b"\n".join(parts))), "text/css")}


def _with_one_style(index: bytes) -> bytes:
    links = iter([f'<link rel="stylesheet" href="/{STYLES}">\n'.encode()])
    return LINKED.sub(lambda _: next(links, b""), index)


@lru_cache(maxsize=256)
def page_of(now: Release, entry: str, facts: tuple[tuple[str, str], ...]) -> Page:
    """Return the page, with the bundle to load first and facts about the table."""
    index = now.pages[INDEX]
    said = "".join([f'data-{name}="{escape(value)}" ' for name, value in facts]).encode()
    needed = (
        f'<link rel="modulepreload" href="{now.root}{entry}">\n</head>'.encode() if entry in now.joined else b"</head>"
    )
    return page(index.body.replace(OPENING, OPENING + said, 1).replace(b"</head>", needed, 1), index.type)


def _placed(address: str, file: Page, root: str) -> Page:
    """Return a file with versioned addresses in it."""
    kind = Path(address).suffix
    if kind not in ADDRESSES:
        return file
    body = ADDRESSES[kind].sub(root.encode(), file.body)
    if address == INDEX:
        body = body.replace(OPENING, OPENING + f'data-files="{root}" '.encode(), 1)
    return page(body, file.type)


@lru_cache(maxsize=1_024)
def load(file: Path, changed: int) -> Page:
    """Read a file, cached until it changes."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return page(file.read_bytes(), kind)
