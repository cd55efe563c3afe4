"""Reads an edition of the cards: a folder with one file for each faction, one line for each card.

A line has the columns of `COLUMNS`, separated by `|`. Whatever is wrong is refused with file, line, column and
reason; all mistakes of an edition are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from meadhall.games.thorgal.board import DESTINY_CARDS, FACTIONS, NONE, SCOURGE_CARDS, TERRAINS, Three
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.parser import BadCard, Words, read_band, read_effect, read_upkeep

COLUMNS: Final = (
    "no", "type", "slug", "en", "fr", "unique", "gold", "subtypes", "cost", "band", "phase", "upkeep", "effect",
    "fenrir", "source",
)  # fmt: skip
SOURCES: Final = ("rulebook", "public", "design")  # where a card's facts come from, perhaps with `:which of them`
MOST_COST: Final = 3
MOST_COPIES: Final = 2
TRIGGERS_OF: Final = (
    (w.ENTER, w.PERM, w.OPP, w.ACT), (w.ENTER, w.PERM, w.ACT), (w.PLAY,), (w.PLAY,), (w.PLAY,),
)  # fmt: skip  # by type; a terrain's own effect is its reward
SYMBOLS_OF: Final = ((), (), (w.ELEMENTS,), (w.INTRIGUE, w.DAMAGE), ())  # by type
CHOSEN_FROM: Final = (w.HAND, w.DISCARD_PILE, w.WALHALLA)  # zones whose cards their owner sees

T = TypeVar("T")


class BadEdition(ValueError):
    """An edition that cannot be played: one line for each mistake."""


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


class Edition(NamedTuple):
    """All cards, in the order of factions and files, and the words they are written in."""

    rows: tuple[CardRow, ...]
    words: Words


def load_edition(folder: Path) -> Edition:
    """Read and check a folder."""
    words, mistakes = Words(), list[str]()
    rows: list[CardRow] = []
    for faction, name in enumerate(FACTIONS):
        path = folder / f"{name}.csv"
        if not path.is_file():
            mistakes.append(f"{path}: there is no such file")
            continue
        own = list(read_lines(path.read_text(encoding="utf-8"), str(path), faction, words, mistakes))
        mistakes += [f"{path}: {reason}" for reason in _miscounted(own)]
        rows += own
    mistakes += _repeated(rows)
    if mistakes:
        raise BadEdition("\n".join(mistakes))
    return Edition(tuple(rows), words)


def read_lines(text: str, where: str, faction: int, words: Words, mistakes: list[str]) -> Iterator[CardRow]:
    """The cards of one file; what is wrong with a line is added to the mistakes."""
    head, *lines = text.splitlines() or [""]
    if tuple(head.split("|")) != COLUMNS:
        mistakes.append(f"{where}:1: the first line names the columns: {'|'.join(COLUMNS)}")
        return
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield read_card(line, faction, words)
        except BadCard as error:
            mistakes.append(f"{where}:{number}: {error}")


def read_card(line: str, faction: int, words: Words) -> CardRow:
    """One line as a card."""
    cells = [cell.strip() for cell in line.split("|")]
    if len(cells) != len(COLUMNS):
        raise BadCard(f"a card has {len(COLUMNS)} columns, not {len(cells)}")
    row = dict(zip(COLUMNS, cells, strict=True))
    kind = _column("type", lambda: _index(w.TYPES, row["type"]))
    attributes, symbols = _column("band", lambda: read_band(row["band"]))
    card = CardRow(
        slug=_column("slug", lambda: _slug(row["slug"])),
        faction=faction,
        kind=kind,
        en=_column("en", lambda: _filled(row["en"])),
        fr=_column("fr", lambda: _filled(row["fr"])),
        copies=_column("no", lambda: _copies(row["no"])),
        unique=_column("unique", lambda: _flag(row["unique"])),
        gold=_column("gold", lambda: _flag(row["gold"])),
        subtypes=_column("subtypes", lambda: tuple([_index(w.SUBTYPES, s) for s in row["subtypes"].split()])),
        cost=_column("cost", lambda: _cost(row["cost"], kind)),
        attributes=attributes,
        symbols=symbols,
        phase=_column("phase", lambda: _phase(row["phase"], kind)),
        upkeep=_column("upkeep", lambda: read_upkeep(row["upkeep"], words) if row["upkeep"] else None),
        abilities=_column("effect", lambda: read_effect(row["effect"], words)),
        fenrir=_column("fenrir", lambda: read_effect(row["fenrir"], words)),
        source=_column("source", lambda: _source(row["source"])),
    )
    _check(card, words)
    return card


def _column(name: str, read: Callable[[], T]) -> T:
    """What a column holds; its name goes before the reason if it cannot be read."""
    try:
        return read()
    except BadCard as error:
        raise BadCard(f"{name}: {error}") from None


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
    if not first.isdigit() or (last and not last.isdigit()):
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
    if not text.isdigit() or int(text) > MOST_COST:
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


def _check(card: CardRow, words: Words) -> None:
    """What must fit together on a card."""
    if (card.upkeep is not None) != (card.kind == w.COMPANION):
        raise BadCard("upkeep: companions have a condition, other cards none (TH-105)")
    if card.unique and card.kind not in (w.COMPANION, w.SUPPORT):
        raise BadCard("unique: only cards of a group can be unique")
    if card.unique and card.copies > 1:
        raise BadCard("no: a unique card has one copy")
    _check_subtypes(card)
    for symbol in card.symbols:
        if symbol not in SYMBOLS_OF[card.kind]:
            raise BadCard(f"band: no {w.SYMBOLS[symbol]} on a {w.TYPES[card.kind]}")
    for ability in card.abilities:
        if ability.trigger not in TRIGGERS_OF[card.kind]:
            raise BadCard(f"effect: no {w.TRIGGERS[ability.trigger]} on a {w.TYPES[card.kind]}")
    for ability in card.fenrir:
        if card.kind != w.TERRAIN or ability.trigger != w.ACT:
            raise BadCard("fenrir: terrains only, and always ACT@phase")
    _check_ops(card, words)


def _check_subtypes(card: CardRow) -> None:
    """Companions and terrains have some of the first seven, supports of the others (TH-109)."""
    support = [s >= len(w.COMPANION_SUBTYPES) for s in card.subtypes]
    if card.kind in (w.EVENT, w.SCOURGE_CARD):
        if support:
            raise BadCard("subtypes: events and Scourge cards have none (TH-109)")
    elif any([found != (card.kind == w.SUPPORT) for found in support]) or not support:
        raise BadCard(f"subtypes: not those of a {w.TYPES[card.kind]} (TH-109)")
    if card.kind == w.TERRAIN and card.subtypes[0] != card.faction:
        raise BadCard("subtypes: the first of a terrain is its faction (TH-108)")


def _check_ops(card: CardRow, words: Words) -> None:
    for ability in (*card.abilities, *card.fenrir):
        for op in all_ops(ability.ops, words):
            hidden = op.kind == w.MOVE and op.source not in CHOSEN_FROM
            if (hidden or (op.kind == w.PLACE and op.source not in CHOSEN_FROM)) and op.filter != w.ANYTHING:
                raise BadCard(f"nobody sees the cards of {w.ZONES[op.source]}, so its filter can only be *")
            if (
                op.kind in (w.MOVE, w.PLACE)
                and w.WALHALLA in (op.source, op.into)
                and not _is_destiny_side(card, ability)
            ):
                raise BadCard("only Destiny cards and rewards reach the Walhalla: a Scourge player has no Destiny hand")
            if op.kind == w.PLACE and op.source not in CHOSEN_FROM:
                raise BadCard(f"a card is placed from hand, discard or walhalla, not from {w.ZONES[op.source]}")


def _is_destiny_side(card: CardRow, ability: w.Ability) -> bool:
    """Is it the Destiny player who resolves this?"""
    return card.kind != w.SCOURGE_CARD and ability not in card.fenrir


def all_ops(ops: tuple[int, ...], words: Words) -> Iterator[w.Op]:
    """Operations with those inside them."""
    for number in ops:
        op = words.ops[number]
        yield op
        for inner in (op.then, op.otherwise, *op.branches):
            yield from all_ops(inner, words)


def _miscounted(rows: Sequence[CardRow]) -> Iterator[str]:
    """A faction has 36 Destiny cards, 24 Scourge cards and 5 terrains (TH-102)."""
    for name, kinds, wanted in (
        ("Destiny cards", (w.COMPANION, w.SUPPORT, w.EVENT), DESTINY_CARDS),
        ("Scourge cards", (w.SCOURGE_CARD,), SCOURGE_CARDS),
        ("terrains", (w.TERRAIN,), TERRAINS),
    ):
        count = sum([row.copies for row in rows if row.kind in kinds])
        if count != wanted:
            yield f"{wanted} {name} are needed, not {count} (TH-102)"


def _repeated(rows: Sequence[CardRow]) -> Iterator[str]:
    slugs = [row.slug for row in rows]
    for slug in dict.fromkeys(slugs):
        if slugs.count(slug) > 1:
            yield f"{slug}: two cards have this slug"
