"""A data folder belongs to one hall at a time."""

from __future__ import annotations

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


class StoreError(Exception):
    """The data folder cannot be used; the message says why."""


def own(path: Path) -> IO[str]:
    """A lock on the folder, held as long as the process lives: two halls never share their data."""
    file = path.open("w")
    try:
        lock(file)
    except OSError:
        file.close()
        raise StoreError(f"another hall uses {path.parent}; choose another folder with --data") from None
    return file
