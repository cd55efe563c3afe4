"""Plain data: objects that are nothing but their typed fields, to JSON and back.

A class lists its fields once, as annotations; saving and loading follow them, and a value of the wrong
type is refused with the field's name. Its slots and its `clone` are made of them too, when the class is
defined: the clone is Python source (`clone_source`), one line for each field, as one would write it by hand.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final, Literal, Self, Union, get_args, get_origin, get_type_hints

import msgspec

SCALARS: Final = (int, float, bool, str, bytes, type(None))
UNIONS: Final = (Union, types.UnionType)


class CorruptData(ValueError):
    """What was read is not what was written: the message says where and why."""


class Declared(type):
    """What plain classes are made by: every annotated field gets a slot."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Declared:
        """The class. What follows from the annotations is not written a second time."""
        written = [word for word in ("__slots__", "clone") if word in body and bases]
        if written:
            raise TypeError(f"{name}: {written[0]} follows from the annotations; leave it away")
        if body.get("__annotate__") or body.get("__annotate_func__"):  # Python 3.14 makes them when asked
            raise TypeError(f"{name}: begin its module with `from __future__ import annotations`")
        fields = [field for field in body.get("__annotations__", {}) if field not in body]
        taken = {word for base in bases for above in base.__mro__ for word in vars(above)}
        closer = {word for base in bases for word in getattr(base, "unsaved", ())}  # what may be typed more closely
        for field in fields:
            if field in taken - closer:
                raise TypeError(f"{name}.{field}: a class above it has that name already")
        body["__slots__"] = tuple([field for field in fields if field not in taken])
        return super().__new__(mcs, name, bases, body)


class Plain(metaclass=Declared):
    """An object that is its fields, and can be copied.

    Fields named in `unsaved` are left out of the data; copies share what they hold. Those named in `dropped` are not
    even shared: they are None in a copy.
    """

    unsaved: ClassVar[frozenset[str]] = frozenset()
    dropped: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        this: Any = cls
        this.clone = _made(this)

    def clone(self) -> Self:
        """An independent copy; each class has its own, made of its annotations."""
        raise NotImplementedError

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
    return {name: hint for name, hint in _declared(cls).items() if name not in cls.unsaved}


def _declared(cls: Any) -> dict[str, Any]:
    """All fields of a class, those of its bases first: what has a slot."""
    hints = get_type_hints(cls, localns={cls.__name__: cls})
    slots = {name for base in cls.__mro__ for name in vars(base).get("__slots__", ())}
    return {name: hint for name, hint in hints.items() if name in slots}


# -- copies ---------------------------------------------------------------------------------------------------


def clone_source(cls: type[Plain]) -> str:
    """The `clone` of a class as plain Python: what the class uses, and what a compiled build can write out."""
    name = cls.__name__
    lines = [
        f"def clone(self: {name}) -> {name}:",
        f"    new = {name}.__new__({name})",
        *[f"    new.{field} = {_field_copy(cls, field, hint)}" for field, hint in _declared(cls).items()],
        "    return new",
    ]
    return "\n".join(lines) + "\n"


def _made(cls: type[Plain]) -> Callable[[Any], Any]:
    """The function that the source of a class's clone defines."""
    scope: dict[str, Any] = {"__name__": cls.__module__, cls.__name__: cls}
    exec(compile(clone_source(cls), f"<clone of {cls.__name__}>", "exec"), scope)
    clone: Callable[[Any], Any] = scope["clone"]
    clone.__doc__ = Plain.clone.__doc__
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    return clone


def _field_copy(cls: type[Plain], field: str, hint: Any) -> str:
    """What a copy gets for one field."""
    if field in cls.dropped:
        return "None"
    if field in cls.unsaved:
        return f"self.{field}"
    try:
        return _copy(f"self.{field}", hint)
    except TypeError as error:
        raise TypeError(f"{cls.__name__}.{field}: {error}") from None


def _copy(value: str, hint: Any) -> str:
    """An expression for an independent copy of a value: itself, a slice, the copies in a list, or its own `clone`."""
    if _immutable(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, Declared):
        return f"{value}.clone()"
    if origin is list and _immutable(args[0]):
        return f"{value}[:]"
    if origin is list:
        return f"[{_copy('one', args[0])} for one in {value}]"
    some = [one for one in args if one is not type(None)]
    if origin in UNIONS and len(some) == 1:
        return f"None if {value} is None else {_copy(value, some[0])}"
    raise TypeError(f"{hint} cannot be copied; fields hold numbers, texts, tuples, lists of these, and plain objects")


def _immutable(hint: Any) -> bool:
    """Can a value of this type never change, so that copies may share it?"""
    origin = get_origin(hint)
    if origin is tuple or origin in UNIONS:
        return all([one is ... or _immutable(one) for one in get_args(hint)])
    return hint in SCALARS or origin is Literal


# -- JSON -----------------------------------------------------------------------------------------------------


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
