"""Plain data: objects that are nothing but their typed fields, to JSON and back.

A class lists its fields once, as annotations; saving and loading follow them, and a value of the wrong
type is refused with the field's name. Copying is not done here: a `clone` is written by hand, for speed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Self, get_type_hints

import msgspec


class CorruptData(ValueError):
    """What was read is not what was written: the message says where and why."""


class Plain:
    """An object that is its fields. Fields named in `unsaved` are left out of the data."""

    __slots__ = ()
    unsaved: frozenset[str] = frozenset()

    def to_data(self) -> dict[str, Any]:
        """The fields by name; lists are shared with the object, so encode at once."""
        cls: Any = type(self)
        return {name: getattr(self, name) for name in fields(cls)}

    @classmethod
    def from_data(cls, data: object) -> Self:
        """An object from its data, each field checked against its annotation."""
        this: Any = cls
        hints = fields(this)
        if not isinstance(data, dict) or data.keys() != hints.keys():
            raise CorruptData(f"{cls.__name__}: expected exactly the fields {', '.join(hints)}")
        new = cls.__new__(cls)
        for name, hint in hints.items():
            setattr(new, name, convert(data[name], hint, f"{cls.__name__}.{name}"))
        return new


@cache
def fields(cls: Any) -> dict[str, Any]:
    """The annotated, saved fields of a class, those of its bases first."""
    hints = get_type_hints(cls)
    return {name: hint for name, hint in hints.items() if name not in cls.unsaved and name != "unsaved"}


def convert(value: object, hint: Any, where: str) -> Any:
    """A JSON value as the annotated type, or `CorruptData` naming the place."""
    try:
        return msgspec.convert(value, hint, dec_hook=_decode)
    except msgspec.ValidationError as error:
        raise CorruptData(f"{where}: {error}") from None


def encode(value: object) -> bytes:
    """Canonical JSON: the same value gives the same bytes in every process."""
    return msgspec.json.encode(value, enc_hook=_encode)


def decode(raw: bytes | str) -> Any:
    """JSON as plain Python values, or `CorruptData` with the place of the first error."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptData(f"not JSON: {error}") from None
    except RecursionError:
        raise CorruptData("not JSON of ours: nested too deep") from None


def frozen(value: object) -> Any:
    """JSON's lists as tuples, all the way down: the locals of a frame are immutable."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        raise CorruptData("a mapping where a number, a text or a list was expected")
    return value


def _encode(value: object) -> object:
    if isinstance(value, Plain):
        return value.to_data()
    raise TypeError(f"{type(value).__name__} is not plain data")


def _decode(hint: type, value: object) -> object:
    if issubclass(hint, Plain):
        return hint.from_data(value)
    raise TypeError(f"{hint.__name__} is not plain data")
