"""Locks a data folder for one hall, and keeps its files private."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> None:
        """Lock a file for this process, or raise `OSError`."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: IO[str]) -> None:
        """Lock a file for this process, or raise `OSError`."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


log = logging.getLogger("meadhall.lock")


class StoreError(Exception):
    """The store can't be opened; the message says why."""


def own(path: Path) -> IO[str]:
    """Lock a folder until the process ends: two halls never share data."""
    file = path.open("w")
    try:
        lock(file)
    except OSError:
        file.close()
        raise StoreError(f"another hall uses {path.parent}; choose another folder with --data") from None
    return file


def keep_private(path: Path) -> None:
    """Let only the owner read a database: it holds the seeds of matches in play.

    SQLite gives new `-wal` and `-shm` files the database's mode, but doesn't change existing ones.
    """
    beside = [path.with_name(path.name + end) for end in ("-wal", "-shm")]
    try:
        path.touch(0o600)
        for file in [path, *[file for file in beside if file.exists()]]:
            file.chmod(0o600)
    except OSError as error:
        raise StoreError(f"{path} can't be made private: {error.strerror}; check who owns it") from None


def warn_of_others(folder: Path) -> None:
    """Warn if others can write to a folder: they could replace the database."""
    if sys.platform != "win32" and folder.stat().st_mode & 0o022:
        log.warning("data folder: others can write to %s; run chmod 700 on it", folder)
