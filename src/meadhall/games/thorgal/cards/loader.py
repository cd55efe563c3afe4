"""Reads an edition of the cards: a folder with one file for each faction, one line for each card.

A line has the columns of `COLUMNS`, separated by `|`. Mistakes are refused with file, line, column and
reason; all mistakes of an edition are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.games.reading import BadLine, Reader, Row, flag, mark, name, one_of, slug, some_of, source
from meadhall.games.thorgal.board import DESTINY_CARDS, FACTIONS, NONE, SCOURGE_CARDS, TERRAINS, Three
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.parser import Band, Words, read_band, read_effect, read_upkeep

COLUMNS: Final = (
    "no", "type", "slug", "en", "fr", "unique", "gold", "subtypes", "cost", "band", "phase", "upkeep", "effect",
    "fenrir", "source",
)  # fmt: skip
MOST_COST: Final = 3
MOST_COPIES: Final = 2
LONGEST_NUMBER: Final = 9  # characters of a card's number, or of two
TRIGGERS_OF: Final = (
    (w.ENTER, w.PERM, w.OPP, w.ACT), (w.ENTER, w.PERM, w.ACT), (w.PLAY,), (w.PLAY,), (w.PLAY,),
)  # fmt: skip  # by type; a terrain's own effect is its reward
SYMBOLS_OF: Final = ((), (), (w.ELEMENTS,), (w.INTRIGUE, w.DAMAGE), ())  # by type
CHOSEN_FROM: Final = (w.HAND, w.DISCARD_PILE, w.WALHALLA)  # zones whose cards their owner sees


class CardRow(NamedTuple):
    """A card as it is printed; copies of it share the row."""

    slug: str
    faction: int
    kind: int
    en: str
    fr: str
    copies: int = 1
    unique: bool = False
    gold: bool = False  # advised for a first game (TH-126)
    subtypes: tuple[int, ...] = ()
    cost: int = 0
    attributes: Three = NONE  # of a terrain: what a journey there requires
    symbols: tuple[int, ...] = ()
    phase: int = 0
    upkeep: w.Upkeep | None = None
    abilities: tuple[w.Ability, ...] = ()
    fenrir: tuple[w.Ability, ...] = ()
    source: str = "design"


class Found(NamedTuple):
    """A card, and the file and line where it stands."""

    where: str
    row: CardRow


class Edition(NamedTuple):
    """All cards, in the order of factions and files, and the words they are written in."""

    rows: tuple[CardRow, ...]
    words: Words

    @property
    def mark(self) -> str:
        """A short name that only the same cards have: a record names its edition by it."""
        return mark(self.rows, self.words.ops, self.words.filters, self.words.conds)


def load_edition(folder: Path) -> Edition:
    """Read and check a folder."""
    words = Words()
    return Edition(tuple([found.row for found in read_cards(folder, words)]), words)


def read_cards(folder: Path, words: Words) -> list[Found]:
    """All cards of a folder with their places; all mistakes are raised at once."""
    reader, cards = Reader(folder), list[Found]()
    for faction, deck in enumerate(FACTIONS):
        file, broken = f"{deck}.csv", len(reader.mistakes)
        own = list(read_rows(reader.rows(file, COLUMNS), faction, words))
        if len(reader.mistakes) == broken:  # else the cards that could not be read would be missed as well
            reader.mistakes += [f"{folder / file}: {reason}" for reason in _miscounted([found.row for found in own])]
        cards += own
    reader.mistakes += _repeated(cards)
    reader.end()
    return cards


def read_rows(rows: Iterable[Row], faction: int, words: Words) -> Iterator[Found]:
    """The cards of one file; a line that is none keeps to itself what is wrong with it."""
    for row in rows:
        try:
            card = read_card(row, faction, words)
        except BadLine:
            continue
        yield Found(row.where, card)


def read_card(row: Row, faction: int, words: Words) -> CardRow:
    """One line as a card."""
    kind = row.read("type", one_of(w.TYPES), w.EVENT)
    row.refuse()  # all else depends on it
    card = _card(row, kind, faction, words)
    row.refuse()
    row.mistakes += _misfits(card, words)
    row.refuse()
    return card


def _card(row: Row, kind: int, faction: int, words: Words) -> CardRow:
    nothing: Band = (NONE, ())
    attributes, symbols = row.read("band", read_band, nothing)
    return CardRow(
        slug=row.read("slug", slug, ""),
        faction=faction,
        kind=kind,
        en=row.read("en", name, ""),
        fr=row.read("fr", name, ""),
        copies=row.read("no", _copies, 1),
        unique=row.read("unique", flag, False),
        gold=row.read("gold", flag, False),
        subtypes=row.read("subtypes", some_of(w.SUBTYPES), ()),
        cost=row.read("cost", lambda text: _cost(text, kind), 0),
        attributes=attributes,
        symbols=symbols,
        phase=row.read("phase", lambda text: _phase(text, kind), 0),
        upkeep=row.read("upkeep", lambda text: read_upkeep(text, words) if text else None, None),
        abilities=row.read("effect", lambda text: read_effect(text, words), ()),
        fenrir=row.read("fenrir", lambda text: read_effect(text, words), ()),
        source=row.read("source", source, ""),
    )


# -- columns ------------------------------------------------------------------------------------------------


def _copies(text: str) -> int:
    """`13` is one card, `13-14` are two."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or (last and not last.isdecimal()) or len(text) > LONGEST_NUMBER:
        raise BadLine(f"{text!r} is neither a number nor two with a hyphen")
    copies = int(last or first) - int(first) + 1
    if not 1 <= copies <= MOST_COPIES:
        raise BadLine(f"a card has one or two copies, not {copies}")
    return copies


def _cost(text: str, kind: int) -> int:
    if kind == w.TERRAIN:
        return _nothing(text, "a terrain has no cost")
    if not re.fullmatch(r"[0-9]", text) or int(text) > MOST_COST:
        raise BadLine(f"a cost is a number from 0 to {MOST_COST}, not {text!r} (TH-106)")
    return int(text)


def _phase(text: str, kind: int) -> int:
    if kind == w.TERRAIN:
        return _nothing(text, "a terrain is not played")
    if text not in w.PLAY_PHASES:
        raise BadLine(f"{text!r} is none of {', '.join(w.PLAY_PHASES)}")
    if kind in (w.COMPANION, w.SUPPORT) and text != "DAWN":
        raise BadLine("companions and supports are played at DAWN (TH-309)")
    return w.PLAY_PHASES[text]


def _nothing(text: str, reason: str) -> int:
    if text:
        raise BadLine(reason)
    return 0


# -- cards as a whole ---------------------------------------------------------------------------------------


def _misfits(card: CardRow, words: Words) -> Iterator[str]:
    """What does not fit together on a card."""
    if (card.upkeep is not None) != (card.kind == w.COMPANION):
        yield "upkeep: companions have a condition, other cards none (TH-105)"
    if card.unique and card.kind not in (w.COMPANION, w.SUPPORT):
        yield "unique: only cards of a group can be unique"
    if card.unique and card.copies > 1:
        yield "no: a unique card has one copy"
    yield from _wrong_subtypes(card)
    for symbol in card.symbols:
        if symbol not in SYMBOLS_OF[card.kind]:
            yield f"band: no {w.SYMBOLS[symbol]} on a {w.TYPES[card.kind]}"
    for ability in card.abilities:
        if ability.trigger not in TRIGGERS_OF[card.kind]:
            yield f"effect: no {w.TRIGGERS[ability.trigger]} on a {w.TYPES[card.kind]}"
        if ability.uses != 1:
            yield "effect: only Fenrir effects are used several times in a round"
    if any([card.kind != w.TERRAIN or ability.trigger != w.ACT for ability in card.fenrir]):
        yield "fenrir: terrains only, and always ACT@phase"
    yield from _wrong_ops("effect", card.abilities, card.kind != w.SCOURGE_CARD, words)
    yield from _wrong_ops("fenrir", card.fenrir, False, words)


def _wrong_subtypes(card: CardRow) -> Iterator[str]:
    """Companions and terrains have some of the first seven, supports of the others (TH-109)."""
    support = [s >= len(w.COMPANION_SUBTYPES) for s in card.subtypes]
    if card.kind in (w.EVENT, w.SCOURGE_CARD):
        if support:
            yield "subtypes: events and Scourge cards have none (TH-109)"
    elif any([found != (card.kind == w.SUPPORT) for found in support]) or not support:
        yield f"subtypes: not those of a {w.TYPES[card.kind]} (TH-109)"
    if card.kind == w.TERRAIN and card.subtypes[:1] != (card.faction,):
        yield "subtypes: the first of a terrain is its faction (TH-108)"


def _wrong_ops(column: str, abilities: Sequence[w.Ability], destiny: bool, words: Words) -> Iterator[str]:
    """Operations that cannot be carried out; `destiny`: does the Destiny player resolve them?"""
    for op in [op for ability in abilities for op in all_ops(ability.ops, words)]:
        if op.kind in (w.MOVE, w.CONVERT) and op.n > w.MOST_COUNTED:
            yield f"{column}: at most {w.MOST_COUNTED} can be counted, not {op.n}"
        if op.kind in (w.MOVE, w.PLACE):
            yield from [f"{column}: {wrong}" for wrong in _wrong_pile(op, destiny)]


def _wrong_pile(op: w.Op, destiny: bool) -> Iterator[str]:
    """What is wrong with the piles that an operation moves cards between."""
    if op.source not in CHOSEN_FROM and op.filter != w.ANYTHING:
        yield f"nobody sees the cards of {w.ZONES[op.source]}, so its filter can only be *"
    if w.WALHALLA in (op.source, op.into) and not destiny:
        yield "only Destiny cards and rewards reach the Walhalla: a Scourge player has no Destiny hand"
    if op.kind == w.PLACE and op.source not in CHOSEN_FROM:
        yield f"a card is placed from hand, discard or walhalla, not from {w.ZONES[op.source]}"


def all_ops(ops: tuple[int, ...], words: Words) -> Iterator[w.Op]:
    """Operations with those inside them."""
    for number in ops:
        op = words.ops[number]
        yield op
        for inner in (op.then, op.otherwise, *op.branches):
            yield from all_ops(inner, words)


def _miscounted(rows: Sequence[CardRow]) -> Iterator[str]:
    """A faction has 36 Destiny cards, 24 Scourge cards and 5 terrains (TH-102), and a companion to begin with."""
    for what, kinds, wanted in (
        ("Destiny cards", (w.COMPANION, w.SUPPORT, w.EVENT), DESTINY_CARDS),
        ("Scourge cards", (w.SCOURGE_CARD,), SCOURGE_CARDS),
        ("terrains", (w.TERRAIN,), TERRAINS),
    ):
        count = sum([row.copies for row in rows if row.kind in kinds])
        if count != wanted:
            yield f"{wanted} {what} are needed, not {count} (TH-102)"
    if not any([row.kind == w.COMPANION for row in rows]):
        yield "a faction begins with a companion: at least one is needed (TH-123)"


def _repeated(cards: Sequence[Found]) -> Iterator[str]:
    """Slugs are there once, and names once in a faction: cards must differ by name."""
    for first, second in _pairs(cards, [found.row.slug for found in cards]):
        yield f"{second.where}: slug: {second.row.slug}: two cards have this slug, the other is in {first.where}"
    for lang in ("en", "fr"):
        names = [getattr(found.row, lang) for found in cards]
        for first, second in _pairs(cards, list(zip([found.row.faction for found in cards], names, strict=True))):
            name, faction = getattr(second.row, lang), FACTIONS[second.row.faction]
            yield (
                f"{second.where}: {lang}: {name}: two cards of {faction} have this name, the other is in {first.where};"
                " copies stand in one line"
            )


def _pairs(cards: Sequence[Found], keys: Sequence[object]) -> Iterator[tuple[Found, Found]]:
    """Cards with the same key as one before them, which is named first."""
    firsts: dict[object, Found] = {}
    for found, key in zip(cards, keys, strict=True):
        first = firsts.setdefault(key, found)
        if first is not found:
            yield first, found
