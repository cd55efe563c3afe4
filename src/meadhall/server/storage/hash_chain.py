"""Hashes (seals) of log lines, each with the hash of the line before it.

A line that is changed, removed or inserted later no longer fits its seal. This finds damaged disks. It is no defence
against an attacker, who can compute seals.
"""

from __future__ import annotations

import hashlib


def line_seal(before: str, table: str, n: int, at: float, kind: str, body: str) -> str:
    """Return the seal of a line; `before` is the seal of the previous one (first: empty)."""
    return _seal(before, table, str(n), repr(at), kind, body)


def head_seal(table: str, status: str, listed: int, head: str) -> str:
    """Return the seal of what is stored of a table besides its log."""
    return _seal(table, status, str(listed), head)


def _seal(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()
