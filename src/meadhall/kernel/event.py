"""Events: what happened, told to those who may know it.

An event is a frozen value named by a noun. Its fields are ints and tuples whose annotations say what they
name (`Seat`, or a game's `Noun`), so that one text renderer can speak of them in any language.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec


class Noun(msgspec.Struct, frozen=True):
    """What an int stands for in messages: `Annotated[int, Noun("place")]` is spoken as `place-<key>`."""

    name: str


Seat = Annotated[int, Noun("seat")]
SPECTATOR: Final = -1  # in an audience: spectators


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened. Subclasses are its kinds; the class name is its message id."""

    reveals = False  # does it show something hidden? Undo stops there, even if it is hidden again afterwards


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An event in the log, with its audience: the seats that see it, or None for all."""

    event: Event
    audience: tuple[int, ...] | None

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see the event?"""
        return self.audience is None or (SPECTATOR if seat is None else seat) in self.audience
