"""Parts of a table that is neither a map nor rows of cards alone: a field where the common things lie in a row, stacks
to take cards from, what a seat has built, and what it can spend.
"""

from __future__ import annotations

import msgspec

from meadhall.kernel.picture.parts import Badge, Laid, Number, Part, Said, Spread, Thing, Track

Meanings = tuple[tuple[Thing, ...], ...]  # what options must be about to be taken here: alternatives


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards to take one from: the top one, what it costs, how many are left, and in short why it can't be had."""

    card: str
    left: int
    price: tuple[Number, ...] = ()  # several goods, all of which are paid
    worth: Badge | None = None
    why: Said | None = None
    means: Meanings = ()


class Market(Part, frozen=True, omit_defaults=True):
    """Stacks in common, in rows of one length."""

    title: Said
    stacks: tuple[Stack, ...]
    columns: int = 6


class Heap(Part, frozen=True, omit_defaults=True):
    """A pile of cards: how many, and its back or its top card; one that is open can be looked through."""

    title: Said
    count: int
    back: str = ""  # a frame
    cards: tuple[str, ...] = ()  # open, the top card last
    note: Said | None = None
    means: Meanings = ()


class Played(Part, frozen=True, omit_defaults=True):
    """The cards that lie beside the reader's hand since they were played."""

    cards: tuple[str, ...]


class Omen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark over a place, with its picture: asleep, or awake."""

    art: str
    label: Said
    tip: Said
    awake: bool = False


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in a row: what lies there or why nothing does, a mark over it, and its state under it."""

    number: int
    laid: Laid | None = None
    empty: Said | None = None
    over: Omen | None = None
    under: Badge | None = None  # in place of its number
    lives: Number | None = None  # of what lies there, now and at most
    price: tuple[Number, ...] = ()  # of what lies there
    foot: Said | None = None  # on what lies there, as it stands now
    means: Meanings = ()


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Numbered places side by side, with the pile they are filled from and the one where things end."""

    title: Said
    places: tuple[Place, ...]
    draw: Heap | None = None
    discard: Heap | None = None


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a seat is with a goal."""

    seat: int  # -1: all of them at once
    value: int
    of: int
    met: bool


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What seats must reach or all bring about, how far that is, and what is left for those who still need it."""

    name: Thing
    need: Said
    seats: tuple[Standing, ...]
    left: Said | None = None
    scarce: bool = False  # what is left is just enough, or less
    icon: str = ""


class Goals(Part, frozen=True, omit_defaults=True):
    """Goals in common. As a section they are in the bar: what comes true for all, and what that brings."""

    title: Said
    items: tuple[Goal, ...]
    tip: Said | None = None


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small thing that lies open: its picture, name, and a word or a price; perhaps something to act on."""

    name: Thing
    art: str
    words: Said | None = None
    price: tuple[Number, ...] = ()
    worth: Badge | None = None
    state: str = ""  # a class: "spent", or of the game's own
    means: Meanings = ()
    seats: tuple[int, ...] = ()  # whose shields lie on it


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tiles side by side, perhaps under a title."""

    tiles: tuple[Tile, ...]
    title: Said | None = None
    note: Said | None = None


class Field(Part, frozen=True, omit_defaults=True):
    """The common ground: a track over a row, on a scene; beside it goals or a few cards, below it shelves."""

    title: Said
    scene: str
    row: Row
    track: Track | None = None
    goals: Goals | None = None
    aside: Spread | None = None
    shelves: tuple[Shelf, ...] = ()


class Copy(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several equal things on a plot: its state, drawn over it, and what that means."""

    state: str = ""
    tip: Said | None = None
    over: str = ""  # the picture that lies over it
    icon: str = ""


class Plot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The place for one kind of thing: as many copies as there are, none of them perhaps."""

    name: Thing
    art: str
    copies: tuple[Copy, ...] = ()
    worth: Badge | None = None
    label: str = ""  # in the place of pegs, on a sheet
    grand: bool = False  # takes more room than the others
    states: tuple[str, ...] = ()  # classes: "struck", or of the game's own
    means: Meanings = ()


class Tableau(Part, frozen=True, omit_defaults=True):
    """What a seat has built, kind by kind in fixed places: large for the reader's own, small on sheets."""

    seat: int
    title: Said
    plots: tuple[Plot, ...]
    land: str = ""  # the picture of the ground
    bare: str = ""  # the picture of an empty plot
    shelf: Shelf | None = None


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards in a seat's hand as others see them: open, or as a number of backs."""

    cards: tuple[str, ...] = ()
    hidden: int = 0
    back: str = ""


class Purse(Part, frozen=True, omit_defaults=True):
    """What the reader can spend."""

    title: Said
    funds: tuple[Number, ...]


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that strikes or guards in a bout: its picture and what it counts."""

    name: Thing
    art: str
    counts: str


class Bout(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several fights at once: what is struck and what guards it, against what strikes."""

    title: Said
    seat: int  # whose it is; -1: nobody's
    guards: tuple[Blow, ...]
    strikes: tuple[Blow, ...]
    strength: int
    against: int
    verdict: Said
    state: str = ""  # ok, short, wait
    now: bool = False  # the reader is asked about it
    note: Said | None = None
    means: Meanings = ()


class Bouts(Part, frozen=True, omit_defaults=True):
    """A seat, or a creature, strikes in several places at once: a bout for each, side by side."""

    title: Said
    bouts: tuple[Bout, ...]
    seat: int = -1  # who strikes; -1: the enemy of all
    icon: str = ""
    note: Said | None = None
    state: str = ""  # a class of the game's own
    signs: tuple[str, ...] = ()  # beside the sums: of what guards, of what strikes
