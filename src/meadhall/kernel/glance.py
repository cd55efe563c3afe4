"""Looking at one position with many eyes: what is the same for all of them is worked out once.

A saga marks the functions that make a view or a picture: `@once` what is read from the state, `@part` what is drawn
from a view. Without a glance they are plain functions. Inside of one (`Glance.taken`) each is worked out once for the
same arguments, and what has not changed since the glance before is the very same object: so that whoever compares two
pictures finds what differs without looking at the rest.

Nobody sees more for it. What is found again was made by the same function from the same things: of a part that was
given a view, the fields that it read are kept, and it is drawn anew as soon as one of them is another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from operator import attrgetter
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[Any, ...]

NOTHING: Final = object()
NOW: Final[ContextVar[Glance | None]] = ContextVar("glance", default=None)
BY_VALUE: Final = frozenset({int, str, bool, type(None)})  # arguments that are told apart by what they are


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
    """The little that parts go by, of a larger thing in the view: they are drawn anew only if that little changes."""

    @wraps(sum_up)
    def sums_up(view: Any) -> T:
        return view.gist(sum_up) if type(view) is Watched else sum_up(view)

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
    """A view that notes what is read of it."""

    __slots__ = ("gists_known", "notes", "view_itself")

    def __init__(self, view: Any) -> None:
        self.view_itself = view
        self.notes = Notes()
        self.gists_known: dict[Callable[[Any], Any], Any] = {}

    def __getattr__(self, name: str) -> Any:
        value = self.notes.fields[name] = getattr(self.view_itself, name)
        return value

    def gist(self, sum_up: Callable[[Any], Any]) -> Any:
        found = self.notes.gists[sum_up] = self.known(sum_up)
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
def reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads these fields of a view, all at once."""
    return attrgetter(*names) if len(names) > 1 else lambda view: tuple([getattr(view, name) for name in names])


class Drawn:
    """A part as it was drawn, and from what."""

    __slots__ = ("args", "fields", "notes", "result", "values")

    def __init__(self, args: Key, notes: Notes, result: Any) -> None:
        self.args = args  # kept, so that no other thing can come to be where one of them is
        self.notes = notes
        self.fields = reader(tuple(notes.fields))
        self.values = tuple(notes.fields.values())
        self.result = result


class Glance:
    """What was worked out of the position that is now, and of the one before."""

    __slots__ = ("_drawn", "_drawn_before", "_read", "_read_before")

    def __init__(self) -> None:
        self._read: dict[Key, Any] = {}
        self._read_before: dict[Key, Any] = {}
        self._drawn: dict[Key, list[Drawn]] = {}
        self._drawn_before: dict[Key, list[Drawn]] = {}

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
            kind = type(arg)
            if kind is Watched:
                view = arg
            else:
                known.append(arg if kind in BY_VALUE else id(arg))
        drawn = self._found(key := tuple(known), view) or self._anew(key, draw, args, view)
        if view is not None:
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
        return None

    def _anew(self, key: Key, draw: Callable[..., Any], args: Key, view: Watched | None) -> Drawn:
        kept = tuple([arg for arg in args if arg is not view])
        if view is None:
            drawn = Drawn(kept, NONE, draw(*args))
        else:
            before, view.notes = view.notes, Notes()
            try:
                result = draw(*args)
                drawn = Drawn(kept, view.notes, result)
            finally:
                view.notes = before
        self._drawn.setdefault(key, []).append(drawn)
        return drawn


def as_before(old: Any, new: Any) -> Any:
    """What is new, made of what there was as far as that is equal."""
    if old == new:
        return old
    if type(old) is tuple and type(new) is tuple and len(old) == len(new):
        return tuple([a if a == b else b for a, b in zip(old, new, strict=True)])
    return new
