"""Keeps compiled procedures on disk: most of a start went into cutting the same rules again.

One file for each module of rules, in the user's own cache folder (`MEADHALL_CACHE` names another; empty or 0 keeps
nothing). It begins with a hash of everything the blocks were made from and of the blocks themselves, so a file that is
stale, cut short or made by another Python is only compiled again. Marshalled code runs when it is loaded: folder and
files count only if they belong to the user and no one else can write to them.
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import stat
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

Kept: TypeAlias = dict[tuple[str, int], tuple[Any, ...]]  # compiled procedures, by name and first line

SUFFIX: Final = ".blocks"
DIGEST: Final = 32  # bytes
OLD: Final = 90 * 24 * 3600  # seconds after which an entry is thrown away, when others are written
OTHERS_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH
# A file itself, never what a link in its place leads to; and no one is waited for who should write to it.
READING: Final = sum(getattr(os, flag, 0) for flag in ("O_RDONLY", "O_BINARY", "O_NOFOLLOW", "O_NONBLOCK"))
COMPILER: Final = ("compiler.py", "block_merging.py", "procedure_syntax.py")


def load(path: str, source: bytes) -> Kept:
    """Return what is kept of a file of rules: nothing, unless it was made here from this very source."""
    try:
        entry = _entry(path)
        data = _read_own(entry) if entry and _is_own(entry.parent.stat()) else b""
    except OSError:
        return {}
    blocks = data[DIGEST:]
    if data[:DIGEST] != _digest(path, source, blocks):
        return {}
    kept: Kept = marshal.loads(blocks)
    return kept


def store(path: str, source: bytes, kept: Kept) -> None:
    """Keep the compiled procedures of a file. Without a place to write, the next process compiles them again."""
    try:
        if entry := _entry(path):
            entry.parent.mkdir(0o700, parents=True, exist_ok=True)
            if _is_own(entry.parent.stat()):
                blocks = marshal.dumps(kept)
                _replace(entry, _digest(path, source, blocks) + blocks)
                if len(kept) == 1:  # a file is begun: once for each that changed
                    _prune(entry)
    except OSError:
        return


def folder() -> Path | None:
    """The folder of compiled procedures, if any are to be kept."""
    named = os.environ.get("MEADHALL_CACHE")
    if named is not None:
        return None if named in ("", "0") else Path(named)
    base = _user_cache()
    return base / "meadhall" if base else None


def _user_cache() -> Path | None:
    """Where this system keeps what a user's programs can make again."""
    if base := os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"):
        return Path(base)
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home, as in a container
        return None
    caches = Path("Library", "Caches") if sys.platform == "darwin" else Path(".cache")
    return home / caches if home.is_dir() else None


def _entry(path: str) -> Path | None:
    """The file for a module's procedures; each Python has its own, and a later source takes its place."""
    home = folder()
    if home is None:
        return None
    maker = f"{sys.implementation.cache_tag}-{sys.flags.optimize}"
    return home / f"{hashlib.blake2b(f'{maker}:{path}'.encode(), digest_size=16).hexdigest()}{SUFFIX}"


def _digest(path: str, source: bytes, blocks: bytes) -> bytes:
    """A hash of all that the blocks were made from, and of the blocks."""
    made = hashlib.blake2b(_maker(), digest_size=DIGEST)
    for part in (path.encode(), source, blocks):
        made.update(len(part).to_bytes(8, "big"))
        made.update(part)
    return made.digest()


@cache
def _maker() -> bytes:
    """This Python and this compiler."""
    sources = [Path(__file__).with_name(name).read_bytes() for name in COMPILER]
    return b"\0".join([sys.version.encode(), importlib.util.MAGIC_NUMBER, *sources])


def _is_own(found: os.stat_result) -> bool:
    """Does a file or folder belong to the user alone? On Windows, a user's folders always do."""
    return sys.platform == "win32" or (found.st_uid == os.geteuid() and not found.st_mode & OTHERS_WRITE)


def _read_own(entry: Path) -> bytes:
    """The bytes of a file, if it is the user's: asked of the open file, so that it cannot be another by then."""
    with os.fdopen(os.open(entry, READING), "rb") as file:
        found = os.fstat(file.fileno())
        return file.read() if stat.S_ISREG(found.st_mode) and _is_own(found) else b""


def _replace(entry: Path, data: bytes) -> None:
    """Put a file in its place as a whole: no reader ever sees half of it."""
    import tempfile  # a process that finds everything kept does without it

    handle, name = tempfile.mkstemp(dir=entry.parent, suffix=SUFFIX)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(entry)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _prune(latest: Path) -> None:
    """Throw away what was written long before: by modules that are gone, or processes that were stopped halfway."""
    now = latest.stat().st_mtime
    for entry in latest.parent.glob(f"*{SUFFIX}"):
        if entry.stat().st_mtime < now - OLD:
            entry.unlink(missing_ok=True)
