"""Seals: every line of a log is sealed together with the seal of the line before it, every head by itself.

Whatever is changed, taken out or put in between afterwards no longer fits its seal. That is no defence against somebody
who makes seals, too; it tells a disk that lies from one that does not.
"""

from __future__ import annotations

import hashlib


def line_seal(before: str, table: str, n: int, at: float, kind: str, body: str) -> str:
    """The seal of a line, as it is written, after one with the seal `before` (the first: after nothing)."""
    return _seal(before, table, str(n), repr(at), kind, body)


def head_seal(table: str, status: str, listed: int, head: str) -> str:
    """The seal of what is written of a table beside its log."""
    return _seal(table, status, str(listed), head)


def _seal(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()
