"""Caches the parts of views and pictures, so that a position shown to many seats is worked out once.

A game marks the functions that make a view or a picture: `@once` reads the state, `@part` draws from a view. Outside
a glance they are plain functions. Inside one (`Glance.taken`) each runs once for the same arguments, and what has not
changed since the last glance is the same object. Comparing two pictures then finds differences without a full walk.

It shows no seat more than before. A cached part was made by the same function from the same things: the fields it
read of a view are kept, and it is drawn again when one of them changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from operator import attrgetter
from typing import Any, Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]

NOTHING: Final = object()
NOW: Final[ContextVar[Glance | None]] = ContextVar("glance", default=None)
BY_VALUE: Final = frozenset({int, str, bool, type(None)})  # arguments that are compared by value


def once(read: Callable[P, T]) -> Callable[P, T]:
    """A part of a view: read from the state (the first argument) once for all eyes; the rest are plain values."""

    @wraps(read)
    def reads(*args: P.args, **kwargs: P.kwargs) -> T:
        glance = NOW.get()
        return read(*args, **kwargs) if glance is None or kwargs else glance.read(read, args)

    return reads


def part(draw: Callable[P, T]) -> Callable[P, T]:
    """A part of a picture: drawn from a view, or from parts of one, and never changed. Worth it from some 10 µs on."""

    @wraps(draw)
    def draws(*args: P.args, **kwargs: P.kwargs) -> T:
        glance = NOW.get()
        return draw(*args, **kwargs) if glance is None or kwargs else glance.draw(draw, args)

    return draws


def gist(sum_up: Callable[[Any], T]) -> Callable[[Any], T]:
    """The little that parts go by, of a larger thing in the view: they are drawn again only if that changes."""

    @wraps(sum_up)
    def sums_up(view: Any) -> T:
        return view.gist(sum_up) if isinstance(view, Watched) else sum_up(view)

    return sums_up


class Notes:
    """What a part was drawn from: fields of the view, and gists of it."""

    __slots__ = ("fields", "gists")

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.gists: dict[Callable[[Any], Any], Any] = {}

    def add(self, others: Notes) -> None:
        self.fields.update(others.fields)
        if others.gists:
            self.gists.update(others.gists)


NONE: Final = Notes()


class Watched:
    """A view that notes what is read of it, a field by a property, anything else as well."""

    __slots__ = ("gists_known", "notes", "view_itself")

    def __new__(cls, view: Any) -> Watched:
        return object.__new__(watched_kind(cast(Any, type(view))))

    def __init__(self, view: Any) -> None:
        self.view_itself = view
        self.notes: Notes | None = None  # of the part that is drawn now, while one is
        self.gists_known: dict[Callable[[Any], Any], Any] = {}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.view_itself, name)
        if self.notes is not None:
            self.notes.fields[name] = value
        return value

    def gist(self, sum_up: Callable[[Any], Any]) -> Any:
        found = self.known(sum_up)
        if self.notes is not None:
            self.notes.gists[sum_up] = found
        return found

    def known(self, sum_up: Callable[[Any], Any]) -> Any:
        found = self.gists_known.get(sum_up, NOTHING)
        if found is NOTHING:
            found = self.gists_known[sum_up] = sum_up(self.view_itself)
        return found

    def fits(self, drawn: Drawn) -> bool:
        """Does all that was read of another view say the same here?"""
        if drawn.fields(self.view_itself) != drawn.values:
            return False
        gists = drawn.notes.gists
        return all([self.known(sum_up) == value for sum_up, value in gists.items()]) if gists else True


@cache
def watched_kind(view: type[Any]) -> type[Watched]:
    """The watched views of a kind. To find a property takes a quarter of the time that it takes to find none."""
    fields = {name: noted(name) for name in getattr(view, "__struct_fields__", ())}
    assert fields.keys().isdisjoint(vars(Watched)), "no field of a view is called like a part of what watches it"
    return type(f"Watched{view.__name__}", (Watched,), {"__slots__": (), **fields})


def noted(name: str) -> property:
    """A field of a view, by its name."""
    read = attrgetter(name)

    def reads(watched: Watched) -> Any:
        value = read(watched.view_itself)
        if (notes := watched.notes) is not None:
            notes.fields[name] = value
        return value

    return property(reads)


@cache
def reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields of a view, all at once."""
    if len(names) != 1:
        return attrgetter(*names) if names else lambda _: ()
    read = attrgetter(names[0])
    return lambda view: (read(view),)


class Drawn:
    """A part as it was drawn, from what, and with which parts inside of it."""

    __slots__ = ("args", "fields", "inner", "notes", "result", "values")

    def __init__(self, args: Key, notes: Notes, result: Any, inner: dict[Key, Drawn]) -> None:
        self.args = args  # kept, so that no other thing can come to be where one of them is
        self.notes = notes
        self.fields = reader(tuple(notes.fields))
        self.values = tuple(notes.fields.values())
        self.result = result
        self.inner = inner


class Glance:
    """What was worked out of the position that is now, and of the one before.

    While a part is found again, no one asks for those inside it; so it keeps them until it is drawn again.
    """

    __slots__ = ("_drawn", "_drawn_before", "_earlier", "_inner", "_read", "_read_before")

    def __init__(self) -> None:
        self._read: dict[Key, Any] = {}
        self._read_before: dict[Key, Any] = {}
        self._drawn: dict[Key, list[Drawn]] = {}
        self._drawn_before: dict[Key, list[Drawn]] = {}
        self._inner: dict[Key, Drawn] | None = None  # what is inside of the part that is being drawn
        self._earlier: list[dict[Key, Drawn]] = []  # and was inside of it, as others saw it or in the position before

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Look at the position; until `turn` it is the same one."""
        token = NOW.set(self)
        try:
            yield
        finally:
            NOW.reset(token)

    def turn(self) -> None:
        """The position has changed."""
        if self._read:
            self._read_before, self._read = self._read, {}
        if self._drawn:
            self._drawn_before, self._drawn = self._drawn, {}

    def read(self, read: Callable[..., T], args: Key) -> T:
        """A part of a view; if it is as it was, the one there was."""
        key = (read, *args[1:])
        found = self._read.get(key, NOTHING)
        if found is NOTHING:
            found = self._read[key] = as_before(self._read_before.get(key, NOTHING), read(*args))
        result: T = found
        return result

    def draw(self, draw: Callable[..., T], args: Key) -> T:
        """A part of a picture: found again, or drawn."""
        view: Watched | None = None
        known: list[Any] = [draw]
        for arg in args:
            if type(arg) in BY_VALUE:
                known.append(arg)
            elif isinstance(arg, Watched):
                view = arg
            else:
                known.append(id(arg))
        drawn = self._found(key := tuple(known), view) or self._anew(key, draw, args, view)
        if self._inner is not None:
            self._inner[key] = drawn
            self._inner.update(drawn.inner)
        if view is not None and view.notes is not None:
            view.notes.add(drawn.notes)
        result: T = drawn.result
        return result

    def _found(self, key: Key, view: Watched | None) -> Drawn | None:
        for drawn in self._drawn.get(key, ()):
            if view is None or view.fits(drawn):
                return drawn
        for drawn in self._drawn_before.get(key, ()):
            if view is None or view.fits(drawn):
                self._drawn.setdefault(key, []).append(drawn)
                return drawn
        for parts in self._earlier:
            kept = parts.get(key)
            if kept is not None and (view is None or view.fits(kept)):
                self._drawn.setdefault(key, []).append(kept)
                return kept
        return None

    def _anew(self, key: Key, draw: Callable[..., Any], args: Key, view: Watched | None) -> Drawn:
        kept = tuple([arg for arg in args if arg is not view])
        inner: dict[Key, Drawn] = {}
        outer, self._inner = self._inner, inner
        if outer is None:
            self._earlier = [one.inner for drawn in (self._drawn, self._drawn_before) for one in drawn.get(key, ())]
        try:
            drawn = Drawn(kept, *_noting(draw, args, view), inner)
        finally:
            self._inner = outer
            if outer is None:
                self._earlier = []
        self._drawn.setdefault(key, []).append(drawn)
        return drawn


def _noting(draw: Callable[..., Any], args: Key, view: Watched | None) -> tuple[Notes, Any]:
    """Draw a part: what it read of the view, and what came of it."""
    if view is None:
        return NONE, draw(*args)
    before, view.notes = view.notes, (notes := Notes())
    try:
        return notes, draw(*args)
    finally:
        view.notes = before


def as_before(old: Any, new: Any) -> Any:
    """What is new, made of what there was as far as that is equal."""
    if old == new:
        return old
    if type(old) is tuple and type(new) is tuple and len(old) == len(new):
        return tuple([a if a == b else b for a, b in zip(old, new, strict=True)])
    return new
