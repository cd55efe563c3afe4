"""Files as people type them, and what to say when one cannot be read or written."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from meadhall.text import Locale

REASONS: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-no-room",
    errno.EDQUOT: "file-no-room",
}


def named(file: str) -> Path:
    """The path of a file name as typed; `~` is the home folder, as in a shell."""
    path = Path(file)
    try:
        return path.expanduser()
    except RuntimeError:  # nobody's folder
        return path


def reason(error: Exception, file: str, words: Locale) -> str:
    """Why a file could not be read or written; what the system says most often, in the reader's language."""
    if not isinstance(error, OSError):
        return str(error)
    message = REASONS.get(error.errno or 0)
    return words.say(message, file=file) if message else f"{file}: {error.strerror or error}"
