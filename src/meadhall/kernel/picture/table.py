"""The whole table, and what a card looks like."""

from __future__ import annotations

import msgspec

from meadhall.kernel.picture.ground import Aim, Bouts, Field, Heap, Market, Purse, Tableau
from meadhall.kernel.picture.parts import (
    Badge,
    Conditions,
    Contest,
    Contests,
    Creature,
    Duel,
    Notice,
    Number,
    Piece,
    Pile,
    Region,
    Reminder,
    Said,
    Shrine,
    Spread,
    Stage,
    Stock,
    Track,
    Zone,
)
from meadhall.kernel.picture.sheets import Sheet


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table."""

    stages: tuple[Stage, ...]
    regions: tuple[Region, ...]
    pieces: tuple[Piece, ...]
    sheets: tuple[Sheet, ...]
    zones: tuple[Zone, ...]
    piles: tuple[Pile, ...] = ()
    contest: Contest | None = None
    contests: Contests | None = None
    stocks: tuple[Stock, ...] = ()
    spreads: tuple[tuple[Spread, ...], ...] = ()  # rows of cards on the table, instead of a board
    reminders: tuple[Reminder, ...] = ()
    board: str = ""  # which drawing of the saga is the board, where there are several
    creatures: tuple[Creature, ...] = ()
    notice: Notice | None = None
    shrines: tuple[Shrine, ...] = ()
    conditions: Conditions | None = None
    tracks: tuple[Track, ...] = ()  # in common, in the bar at the top
    duel: Duel | None = None
    field: Field | None = None  # instead of a board: what lies in common
    market: Market | None = None
    bouts: Bouts | None = None  # in the market's place, while they are fought
    tableau: Tableau | None = None  # the reader's own, large
    heaps: tuple[Heap, ...] = ()  # before the reader's hand
    played: tuple[str, ...] = ()  # the cards that lie beside it
    purse: Purse | None = None
    aim: Aim | None = None  # in the prompt
    asides: dict[str, tuple[Badge, ...]] = {}  # beside an option in the list, by its text: prices, what it reaches


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card looks like: the same at every table. `value` and `corner` are drawn in a shape of their kind."""

    frame: str
    art: str
    kind: Said
    icon: str
    value: str = ""
    shape: str = ""
    corner: str = ""
    foot: tuple[Said, ...] = ()
    noun: str = "card"  # what the card is among things
    band: tuple[str, ...] = ()  # signs along its edge
    signs: tuple[str, ...] = ()  # signs in its foot
    brief: Said | None = None  # and the word beside them, where the card is small
    crest: str = ""  # the shield in its foot
    drops: tuple[str, ...] = ()  # small signs at its corner
    measures: tuple[Badge, ...] = ()  # its numbers in lists: a sign, the number as it is reckoned, and its unit
    price: tuple[Number, ...] = ()  # in its foot
    source: str = ""  # where its text is from: a `source-…` of the locale, for those who look it up
