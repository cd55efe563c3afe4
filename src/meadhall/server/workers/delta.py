"""Computes what changed between two pictures (or views) of a table.

A delta is a list of changes. Each begins with its path: keys of objects and positions in lists, from the picture down.

    [path, value]                 the value is set
    [path]                        the value is removed
    [path, start, count, items]   in a list, `count` items from `start` on are replaced

Changes are applied in order. Equal parts are skipped by identity, so the cost depends on what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.kernel.render_cache import reader

Path = tuple[str | int, ...]
Change = tuple[Any, ...]
MOST: Final = 250  # changes; with more of them, sending the whole is shorter
encode = msgspec.json.Encoder().encode


class Field(NamedTuple):
    """A field of a struct: its name on the wire, and its default."""

    name: str
    key: str
    default: Any
    factory: Any


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[Field, ...], Callable[[Any], tuple[Any, ...]]]:
    """Return the fields of a struct type, and a function that reads them all."""
    found = msgspec.structs.fields(kind)
    omits = kind.__struct_config__.omit_defaults
    gone = msgspec.NODEFAULT
    fields = tuple([
        Field(f.name, f.encode_name, f.default if omits else gone, f.default_factory if omits else gone) for f in found
    ])  # fmt: skip
    return fields, reader(tuple([field.name for field in fields]))


def _fields(old: Any, new: Any) -> Iterator[tuple[Field, Any, Any]]:
    """Yield each field of two structs of a type, with both values."""
    kind: type[msgspec.Struct] = type(new)
    fields, read = fields_of(kind)
    return zip(fields, read(old), read(new), strict=True)


def is_left_out(field: Field, value: Any) -> bool:
    """Whether the encoder omits a value because it is the default."""
    return value is field.default or (type(value) is field.factory and not value)


def changes(old: Any, new: Any) -> list[Change]:
    """Return the changes from one value to another."""
    found: list[Change] = []
    if _differ(old, new):
        _compare(old, new, (), found)
    return found


def _differ(old: Any, new: Any) -> bool:
    return old is not new and (type(old) is not type(new) or old != new)


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Add the changes between two unequal values."""
    kind = type(new)
    if type(old) is not kind:
        found.append((path, new))
    elif kind is tuple or kind is list:
        _in_list(old, new, path, found)
    elif kind is dict:
        _in_object(old, new, path, found)
    elif issubclass(kind, msgspec.Struct):
        for field, was, now in _fields(old, new):
            if was is not now:
                _in_field(field, was, now, path, found)
    else:
        found.append((path, new))


def _in_field(field: Field, old: Any, new: Any, path: Path, found: list[Change]) -> None:
    had, has = not is_left_out(field, old), not is_left_out(field, new)
    if had and has:
        if _differ(old, new):
            _compare(old, new, (*path, field.key), found)
    elif has:
        found.append(((*path, field.key), new))
    elif had:
        found.append(((*path, field.key),))


def _in_object(old: dict[Any, Any], new: dict[Any, Any], path: Path, found: list[Change]) -> None:
    found += [((*path, str(key)),) for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append(((*path, str(key)), value))
        elif _differ(old[key], value):
            _compare(old[key], value, (*path, str(key)), found)


def _in_list(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Compare item by item if lengths are equal; else replace the part between equal ends."""
    if len(old) == len(new):
        for place, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now and _differ(was, now):
                _compare(was, now, (*path, place), found)
        return
    shorter, start, end = min(len(old), len(new)), 0, 0
    while start < shorter and not _differ(old[start], new[start]):
        start += 1
    while end < shorter - start and not _differ(old[-1 - end], new[-1 - end]):
        end += 1
    found.append((path, start, len(old) - end - start, new[start : len(new) - end]))


class Differences:
    """Deltas between two positions. Parts that several audiences share are compared once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, int], tuple[Any, Any, int, bytes]] = {}

    def clear(self) -> None:
        self._known.clear()

    def between(self, old: Any, new: Any) -> bytes | None:
        """Return the changes as JSON; None if the whole is shorter."""
        if type(old) is not type(new) or not isinstance(new, msgspec.Struct):
            return None
        found, count = [], 0
        for field, was, now in _fields(old, new):
            if was is not now:
                _, _, changed, written = self._of(field, was, now)
                count += changed
                if changed:
                    found.append(written)
        return b"[%b]" % b",".join(found) if count <= MOST else None

    def _of(self, field: Field, old: Any, new: Any) -> tuple[Any, Any, int, bytes]:
        key = (field.name, id(old), id(new))
        if key not in self._known:  # keeps both objects alive, so that their ids stay unique
            made: list[Change] = []
            _in_field(field, old, new, (), made)
            self._known[key] = (old, new, len(made), encode(made)[1:-1])
        return self._known[key]
