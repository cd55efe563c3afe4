"""Applies changes as a client does (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Any


def changed(value: Any, change: list[Any]) -> Any:
    """Return a value after one change, as in docs/reference/protocol.md."""
    path, *what = change
    if not path:
        if len(what) == 3:
            start, count, items = what
            return [*value[:start], *items, *value[start + count :]]
        return what[0]
    key, copy = path[0], list(value) if isinstance(value, list) else dict(value)
    if len(path) == 1 and not what:
        del copy[key]
    elif len(path) == 1 and len(what) == 1:
        copy[key] = what[0]
    else:
        copy[key] = changed(copy[key], [path[1:], *what])
    return copy


def follow(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return the state after a message."""
    if message["type"] == "state":
        return message
    assert message["base"] == state["version"], "it was told after the state that the client has"
    shown = "picture" if "picture" in state else "view"
    new = {**state, **message, "type": "state"}
    del new["base"]
    for change in new.pop("changes", []):
        new[shown] = changed(new[shown], change)
    return new
