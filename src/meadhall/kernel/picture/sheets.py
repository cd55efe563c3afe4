"""What lies before a seat."""

from __future__ import annotations

import msgspec

from meadhall.kernel.picture.ground import Held, Tableau
from meadhall.kernel.picture.parts import Badge, Goods, Number, Said, Slot, Track


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before a seat."""

    seat: int
    numbers: tuple[Number, ...]
    tracks: tuple[Track, ...]
    slots: tuple[Slot, ...]
    counts: tuple[Number, ...]
    flags: tuple[Said, ...] = ()
    rows: tuple[tuple[Goods, ...], ...] = ()
    role: Said | None = None  # what the seat is just now
    roads: tuple[Number, ...] = ()  # ways to win, each with steps done and needed
    emblem: str = ""  # the symbol of the piece that stands for the seat
    title: Said | None = None  # who the seat is, beside its player's name
    tableau: Tableau | None = None  # what it has built, small
    held: Held | None = None  # its hand, as others see it
    marks: tuple[Badge, ...] = ()  # beside its name, such as who begins
    more: tuple[Goods, ...] = ()  # on the board already, so that a sheet only says it
