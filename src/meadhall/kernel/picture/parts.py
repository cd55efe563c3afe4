"""The parts of a picture: words, marks, boards, cards on the table, sheets, creatures, fights."""

from __future__ import annotations

import msgspec

Thing = tuple[str, str]  # a noun and a key: ("place", "gimle")


class Part(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="part", tag=str.lower):
    """A part of a picture that can be a section; in data `part` says which it is."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence or a name: a message of the game's locale, with the things and numbers it speaks of."""

    id: str
    things: dict[str, Thing] = {}
    numbers: dict[str, int] = {}


def named(noun: str, key: str) -> Said:
    """The name of a thing."""
    return Said("", {"": (noun, key)})


def taken(thing: Thing, *verbs: str) -> tuple[tuple[Thing, ...], ...]:
    """Options of these verbs about the thing are taken here; without verbs, all that are about it."""
    return tuple([(("verb", verb), thing) for verb in verbs]) or ((thing,),)


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small mark: an icon, perhaps a number, and what it means."""

    icon: str
    tip: Said
    text: str = ""
    kind: str = ""  # how it is drawn: "", "spent", "doom", "now", "price" (of acting), or classes of the game's own
    at: str = ""  # the name of its spot in the region; without one, badges fill the spots in order
    adds: int | None = None  # what it adds to a side's strength, where it is known to


class Region(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board."""

    place: str
    badges: tuple[Badge, ...] = ()
    states: tuple[str, ...] = ()  # classes of the game's own styles
    note: Said | None = None
    facts: tuple[Said, ...] = ()  # shown when it is looked at
    name: Said | None = None  # where it is not the place that is named
    means: tuple[tuple[Thing, ...], ...] = ()  # what options must be about, where it is not the place: alternatives
    puts: str = ""  # the symbol of the piece that one lays there
    holder: int | None = None  # whose it is: a seat, or -1 for nobody's; its mark and its hem are drawn
    worth: int | None = None  # the number in the place of a holder's mark, where no one holds it
    seats: tuple[int, ...] = ()  # marks of seats that lie there in order, the last on top
    within: Said | None = None  # what it is a part of: told on one line with the other parts
    more: tuple[Said, ...] = ()  # on the board already, so that lines only say it


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing of a seat at a place; the client finds it a slot, and moves it there from where it was."""

    id: str
    place: str
    seat: int  # -1: nobody's
    symbol: str
    name: Thing
    text: str = ""  # a number on it, where it is not the usual one
    kind: str = ""  # which slots of the place are for it, where slots differ
    value: int | None = None  # the piece is this number: drawn large; in a crowd a seat's pieces are added up
    means: tuple[tuple[Thing, ...], ...] = ()  # what options must be about to be taken here: alternatives


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number beside its sign."""

    icon: str
    value: int
    tip: Said
    of: int | None = None  # at most; among goods, drawn as pegs
    means: tuple[tuple[Thing, ...], ...] = ()  # what options must be about to be taken here: alternatives
    cards: tuple[str, ...] = ()  # the open cards it counts, top card last: they can be looked through
    parts: tuple[Said, ...] = ()  # where it comes from, such as: of this turn, kept, stored


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands on a step: a sign, or a seat's shield."""

    at: int
    tip: Said
    icon: str = ""
    seat: int = -1
    counts: int | None = None  # it is turned: what counts instead, until it is turned back


class Track(Part, frozen=True, omit_defaults=True):
    """A row of steps with a marker, or several: a race of seats, or two that meet.

    Two that meet close in on each other: the first from below, the second from above; what counts is the gap.
    """

    cells: tuple[int, ...]
    markers: tuple[Marker, ...]
    marked: tuple[int, ...] = ()
    marks: tuple[tuple[int, Badge], ...] = ()  # steps at which something happens
    aside: tuple[Badge, ...] = ()  # beside options about it in the list of its seat: what they change
    title: Said | None = None  # its name, where it is shown alone
    note: Said | None = None  # such as the gap
    meets: bool = False


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for a card on a sheet."""

    icon: str
    tip: Said
    card: str = ""
    symbol: str = ""
    gap: bool = False  # starts a new group
    state: str = ""  # a class: "spent", or of the game's own
    means: tuple[tuple[Thing, ...], ...] = ()  # what options must be about to be taken here: alternatives
    seat: int = -1  # in the ring of this seat


class Goods(msgspec.Struct, frozen=True, omit_defaults=True):
    """Numbers that belong together, perhaps under a word."""

    numbers: tuple[Number, ...]
    title: Said | None = None
    back: str = ""  # the back of the cards that are counted: a frame
    state: str = ""  # a class: "now", "rests"
    limit: int | None = None  # that all of them together may reach


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards of the seat that looks: its hand, a draft, what it has committed."""

    key: str
    title: Said
    cards: tuple[str, ...]
    verbs: tuple[str, ...] = ()  # what can be done with cards here, where the same ones lie elsewhere, too
    values: dict[str, str] = {}  # of cards here: the number that holds now, where it is not the printed one
    measures: dict[str, tuple[Badge, ...]] = {}  # and what cards are worth as things stand, where it is not the face's


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies open on the table, with what lies on it."""

    card: str
    marks: tuple[Badge, ...] = ()  # tokens on it
    band: tuple[str, ...] | None = None  # its signs as they count now, where they are not the printed ones
    states: tuple[str, ...] = ()  # classes: "spent", "goal", "turned" (upright among cards that lie across)
    seat: int = -1  # whose sign lies on it
    note: Said | None = None
    facts: tuple[Said, ...] = ()  # shown when it is looked at


class Gauge(Part, frozen=True, omit_defaults=True):
    """A number that is to reach another one. As a section it is in the prompt, while the reader chooses."""

    icon: str
    tip: Said
    value: int
    against: int | None  # nothing yet
    verdict: Said | None = None
    state: str = ""  # ok, just, short
    adds: dict[str, int] = msgspec.field(default_factory=dict)  # what an answer adds, while several are chosen: by text
    made: tuple[Said, ...] = ()  # what both numbers are made of
    foe: str = ""  # the sign of what it is measured against
    enough: Said | None = None  # the verdict, once what was chosen reaches it
    short: Said | None = None  # and until then
    over: bool = False  # reaching it is not enough


class Spread(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie together on the table: a row before a seat, lands, or two sides with what is measured between."""

    key: str
    title: Said
    cards: tuple[Laid, ...] = ()
    seat: int = -1
    kind: str = ""  # how the cards lie: "" upright, "lands" across, "versus" two sides
    hidden: int = 0  # cards face down beside them
    back: str = ""  # and their back
    note: Said | None = None
    verbs: tuple[str, ...] = ()  # what can be done with cards here, where the same ones lie elsewhere, too
    sides: tuple[Spread, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    scene: str = ""  # the picture behind it


class Spreads(Part, frozen=True, omit_defaults=True):
    """Rows of cards on the table, instead of a board."""

    rows: tuple[tuple[Spread, ...], ...]


class Pile(Part, frozen=True, omit_defaults=True):
    """Pieces or cards that lie together off the board."""

    icon: str
    title: Said
    pieces: tuple[tuple[int, str, Thing, int], ...] = ()  # seat, symbol, name, how many
    cards: tuple[str, ...] = ()
    note: Said | None = None


class Stock(Part, frozen=True, omit_defaults=True):
    """What lies in common beside the board, in rows of goods."""

    title: Said
    rows: tuple[tuple[Goods, ...], ...]


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box on a creature's sheet: what covers it, what that brings, and who has done it."""

    icons: tuple[str, ...]
    tip: Said
    prize: Badge | None = None
    seat: int = -1
    means: tuple[tuple[Thing, ...], ...] = ()  # what options must be about to be taken here: alternatives
    names: tuple[Thing, ...] = ()  # what its icons are


class Creature(Part, frozen=True, omit_defaults=True):
    """A creature or character without a seat, with a sheet of boxes."""

    name: Thing
    symbol: str
    boxes: tuple[Box, ...]
    seat: int = -1  # whose ring is round it
    at: str = ""  # where it is, in short
    place: Said | None = None
    note: Badge | None = None
    sign: Badge | None = None  # what it belongs to
    state: str = ""  # a class: "waits", "slain", or of the game's own
    seats: tuple[int, ...] = ()  # who has slain it
    means: tuple[tuple[Thing, ...], ...] = ()


class Shrine(Part, frozen=True, omit_defaults=True):
    """A power that pieces are sent to: how high it is built, what it gives now, who is there, and what it lends."""

    name: Thing
    icon: str
    level: Number
    gives: tuple[Badge, ...]
    slots: int
    seats: tuple[int, ...] = ()  # whose pieces are there
    symbol: str = ""  # of those pieces
    card: str = ""  # what it lends
    sign: str = ""  # and its sign
    holder: int = -1
    ladder: tuple[Said, ...] = ()  # what it gives at each level
    means: tuple[tuple[Thing, ...], ...] = ()


class Notice(Part, frozen=True, omit_defaults=True):
    """A card that was turned up last, in signs, and how many are left."""

    name: Said
    title: Said  # in full
    at: str
    marks: tuple[Badge, ...]
    left: Number


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One party of a contest, with what it has shown: a seat, or another party with a name and a sign."""

    seat: int
    strength: int
    cards: tuple[str, ...]
    lost: int = 0
    name: Said | None = None
    icon: str = ""
    marks: tuple[Badge, ...] = ()  # what makes its strength
    seats: tuple[int, ...] = ()  # who gains if it wins
    wins: bool = False
    adds: tuple[int, ...] = ()  # what each of its cards counts, where that is known
    role: Said | None = None
    pieces: tuple[tuple[str, int], ...] = ()  # what stands there: symbol and value
    passed: bool = False
    hand: int | None = None  # cards it still holds


class Contest(Part, frozen=True, omit_defaults=True):
    """A battle in progress, or one of several."""

    title: Said
    place: str
    sides: tuple[Side, ...]
    note: Said | None = None
    state: str = ""  # of several: done, now, next
    verdict: Said | None = None  # how it ended
    gains: tuple[tuple[int, int], ...] = ()  # and what it brought: seat, points
    steps: tuple[Said, ...] = ()
    at: int = -1
    turn: int = -1  # whose card is awaited
    need: Said | None = None  # what the reader, or who is behind, must reach
    forecast: tuple[Badge, ...] = ()  # how it would end if it ended now
    forecasts: dict[str, tuple[Badge, ...]] = {}  # and with an answer of the reader's, by its text


class Contests(Part, frozen=True, omit_defaults=True):
    """Battles that are fought one after the other; those that end together are shown one by one."""

    title: Said
    bouts: tuple[Contest, ...]


class Duel(Part, frozen=True, omit_defaults=True):
    """A fight with a creature, round by round: it takes the place of the board."""

    title: Said
    round: Said
    steps: tuple[Said, ...]
    at: int
    creature: Creature
    scene: str  # the picture of the creature
    seat: int
    hero: Said
    portrait: str  # the picture of who fights it
    tracks: tuple[Track, ...]
    gauges: tuple[Gauge, ...]
    card: str = ""  # what is played against the seat just now
    numbers: tuple[Number, ...] = ()  # of that card
    back: str = ""  # where there is none: the back of cards like it
    cards: tuple[str, ...] = ()  # laid against it
    notes: tuple[Badge, ...] = ()
    ends: tuple[Badge, ...] = ()  # how it can end


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the match in the bar at the top, with its steps."""

    label: str
    state: str  # done, now, next
    note: Said | None = None
    steps: tuple[Said, ...] = ()
    at: int = -1
    title: Said | None = None  # the label in full, where it stands alone
    icons: tuple[str, ...] = ()  # of its steps


class Reminder(Part, frozen=True, omit_defaults=True):
    """Things easily forgotten, line by line: what will fall due, what can still be used."""

    icon: str
    title: Said
    items: tuple[Badge, ...]
