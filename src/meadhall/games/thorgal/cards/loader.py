"""Reads an edition of the cards: a folder with one file for each faction, one line for each card.

A line has the columns of `COLUMNS`, separated by `|`. Whatever is wrong is refused with file, line, column and
reason; all mistakes of an edition are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from meadhall.games.thorgal.board import DESTINY_CARDS, FACTIONS, NONE, SCOURGE_CARDS, TERRAINS, Three
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.parser import BadCard, Band, Words, read_band, read_effect, read_upkeep
from meadhall.kernel import BadEdition

COLUMNS: Final = (
    "no", "type", "slug", "en", "fr", "unique", "gold", "subtypes", "cost", "band", "phase", "upkeep", "effect",
    "fenrir", "source",
)  # fmt: skip
SOURCES: Final = ("rulebook", "public", "design")  # where a card's facts come from, perhaps with `:which of them`
MOST_COST: Final = 3
MOST_COPIES: Final = 2
LONGEST_NUMBER: Final = 9  # characters of a card's number, or of two
TRIGGERS_OF: Final = (
    (w.ENTER, w.PERM, w.OPP, w.ACT), (w.ENTER, w.PERM, w.ACT), (w.PLAY,), (w.PLAY,), (w.PLAY,),
)  # fmt: skip  # by type; a terrain's own effect is its reward
SYMBOLS_OF: Final = ((), (), (w.ELEMENTS,), (w.INTRIGUE, w.DAMAGE), ())  # by type
CHOSEN_FROM: Final = (w.HAND, w.DISCARD_PILE, w.WALHALLA)  # zones whose cards their owner sees

T = TypeVar("T")


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
        printed = (self.rows, self.words.ops, self.words.filters, self.words.conds)
        return sha256(repr(printed).encode()).hexdigest()[:12]


def load_edition(folder: Path) -> Edition:
    """Read and check a folder."""
    words = Words()
    return Edition(tuple([found.row for found in read_cards(folder, words)]), words)


def read_cards(folder: Path, words: Words) -> list[Found]:
    """All cards of a folder with their places; whatever is wrong is raised at once."""
    mistakes: list[str] = []
    cards: list[Found] = []
    for faction, name in enumerate(FACTIONS):
        path, broken = folder / f"{name}.csv", len(mistakes)
        try:
            own = list(read_lines(read_file(path), str(path), faction, words, mistakes))
        except BadCard as error:
            mistakes.append(f"{path}: {error}")
            continue
        if len(mistakes) == broken:  # else the cards that could not be read would be missed as well
            mistakes += [f"{path}: {reason}" for reason in _miscounted([found.row for found in own])]
        cards += own
    mistakes += _repeated(cards)
    if mistakes:
        raise BadEdition(mistakes)
    return cards


def read_file(path: Path) -> str:
    """The text of a file, with or without the mark that some programs put before UTF-8."""
    if not path.is_file():
        raise BadCard("there is no such file")
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCard(f"this is no text in UTF-8: byte {error.start + 1} cannot be read") from None


def read_lines(text: str, where: str, faction: int, words: Words, mistakes: list[str]) -> Iterator[Found]:
    """The cards of one file; what is wrong with a line is added to the mistakes."""
    head, *lines = text.replace("\r\n", "\n").split("\n")
    if tuple(head.split("|")) != COLUMNS:
        mistakes.append(f"{where}:1: the first line names the columns: {'|'.join(COLUMNS)}")
        return
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield Found(f"{where}:{number}", read_card(line, faction, words))
        except BadCard as error:
            mistakes += [f"{where}:{number}: {reason}" for reason in error.reasons]


class Cells:
    """The columns of one line. What cannot be read is remembered, so that all of it is told at once."""

    def __init__(self, row: Mapping[str, str]) -> None:
        self.row = row
        self.mistakes: list[str] = []

    def read(self, name: str, reader: Callable[[str], T], instead: T) -> T:
        """What a column holds; if that cannot be read, something to go on with."""
        try:
            return reader(self.row[name])
        except BadCard as error:
            self.mistakes += [f"{name}: {reason}" for reason in error.reasons]
            return instead

    def refuse(self) -> None:
        if self.mistakes:
            raise BadCard(*self.mistakes)


def read_card(line: str, faction: int, words: Words) -> CardRow:
    """One line as a card."""
    found = [cell.strip() for cell in line.split("|")]
    if len(found) != len(COLUMNS):
        raise BadCard(f"a card has {len(COLUMNS)} columns, not {len(found)}")
    cells = Cells(dict(zip(COLUMNS, found, strict=True)))
    kind = cells.read("type", lambda text: _index(w.TYPES, text), w.EVENT)
    cells.refuse()  # all else depends on it
    card = _card(cells, kind, faction, words)
    cells.refuse()
    cells.mistakes += _misfits(card, words)
    cells.refuse()
    return card


def _card(cells: Cells, kind: int, faction: int, words: Words) -> CardRow:
    nothing: Band = (NONE, ())
    attributes, symbols = cells.read("band", read_band, nothing)
    return CardRow(
        slug=cells.read("slug", _slug, ""),
        faction=faction,
        kind=kind,
        en=cells.read("en", _filled, ""),
        fr=cells.read("fr", _filled, ""),
        copies=cells.read("no", _copies, 1),
        unique=cells.read("unique", _flag, False),
        gold=cells.read("gold", _flag, False),
        subtypes=cells.read("subtypes", lambda text: tuple([_index(w.SUBTYPES, s) for s in text.split()]), ()),
        cost=cells.read("cost", lambda text: _cost(text, kind), 0),
        attributes=attributes,
        symbols=symbols,
        phase=cells.read("phase", lambda text: _phase(text, kind), 0),
        upkeep=cells.read("upkeep", lambda text: read_upkeep(text, words) if text else None, None),
        abilities=cells.read("effect", lambda text: read_effect(text, words), ()),
        fenrir=cells.read("fenrir", lambda text: read_effect(text, words), ()),
        source=cells.read("source", _source, ""),
    )


# -- columns ------------------------------------------------------------------------------------------------


def _index(words: Sequence[str], word: str) -> int:
    if word not in words:
        raise BadCard(f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


def _slug(text: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text) or re.search(r"-\d+$", text):
        raise BadCard(f"{text!r} is not made of small letters and hyphens, without a number at the end")
    return text


def _filled(text: str) -> str:
    if not text:
        raise BadCard("a card has a name in both languages")
    return text


def _copies(text: str) -> int:
    """`13` is one card, `13-14` are two."""
    first, _, last = text.partition("-")
    if not first.isdecimal() or (last and not last.isdecimal()) or len(text) > LONGEST_NUMBER:
        raise BadCard(f"{text!r} is neither a number nor two with a hyphen")
    copies = int(last or first) - int(first) + 1
    if not 1 <= copies <= MOST_COPIES:
        raise BadCard(f"a card has one or two copies, not {copies}")
    return copies


def _flag(text: str) -> bool:
    if text not in ("", "yes"):
        raise BadCard(f"{text!r} is neither empty nor yes")
    return text == "yes"


def _cost(text: str, kind: int) -> int:
    if kind == w.TERRAIN:
        return _nothing(text, "a terrain has no cost")
    if not re.fullmatch(r"[0-9]", text) or int(text) > MOST_COST:
        raise BadCard(f"a cost is a number from 0 to {MOST_COST}, not {text!r} (TH-106)")
    return int(text)


def _phase(text: str, kind: int) -> int:
    if kind == w.TERRAIN:
        return _nothing(text, "a terrain is not played")
    if text not in w.PLAY_PHASES:
        raise BadCard(f"{text!r} is none of {', '.join(w.PLAY_PHASES)}")
    if kind in (w.COMPANION, w.SUPPORT) and text != "DAWN":
        raise BadCard("companions and supports are played at DAWN (TH-309)")
    return w.PLAY_PHASES[text]


def _nothing(text: str, reason: str) -> int:
    if text:
        raise BadCard(reason)
    return 0


def _source(text: str) -> str:
    if text.partition(":")[0] not in SOURCES:
        raise BadCard(f"a source begins with one of {', '.join(SOURCES)}, not {text!r}")
    return text


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
    """Operations that nobody could carry out; `destiny`: is it the Destiny player who resolves them?"""
    for op in [op for ability in abilities for op in all_ops(ability.ops, words)]:
        if op.kind in (w.MOVE, w.CONVERT) and op.n > w.MOST_COUNTED:
            yield f"{column}: at most {w.MOST_COUNTED} can be counted, not {op.n}"
        if op.kind not in (w.MOVE, w.PLACE):
            continue
        if op.source not in CHOSEN_FROM and op.filter != w.ANYTHING:
            yield f"{column}: nobody sees the cards of {w.ZONES[op.source]}, so its filter can only be *"
        if w.WALHALLA in (op.source, op.into) and not destiny:
            yield f"{column}: only Destiny cards and rewards reach the Walhalla: a Scourge player has no Destiny hand"
        if op.kind == w.PLACE and op.source not in CHOSEN_FROM:
            yield f"{column}: a card is placed from hand, discard or walhalla, not from {w.ZONES[op.source]}"


def all_ops(ops: tuple[int, ...], words: Words) -> Iterator[w.Op]:
    """Operations with those inside them."""
    for number in ops:
        op = words.ops[number]
        yield op
        for inner in (op.then, op.otherwise, *op.branches):
            yield from all_ops(inner, words)


def _miscounted(rows: Sequence[CardRow]) -> Iterator[str]:
    """A faction has 36 Destiny cards, 24 Scourge cards and 5 terrains (TH-102), and somebody to begin with."""
    for name, kinds, wanted in (
        ("Destiny cards", (w.COMPANION, w.SUPPORT, w.EVENT), DESTINY_CARDS),
        ("Scourge cards", (w.SCOURGE_CARD,), SCOURGE_CARDS),
        ("terrains", (w.TERRAIN,), TERRAINS),
    ):
        count = sum([row.copies for row in rows if row.kind in kinds])
        if count != wanted:
            yield f"{wanted} {name} are needed, not {count} (TH-102)"
    if not any([row.kind == w.COMPANION for row in rows]):
        yield "a faction begins with a companion: at least one is needed (TH-123)"


def _repeated(cards: Sequence[Found]) -> Iterator[str]:
    """Slugs are there once, and names once in a faction: nobody could tell the cards apart."""
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
