"""Reads an edition of Blood Rage: a folder of tables, each line with its source (docs/editions.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import box as x
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.columns import columns
from meadhall.games.blood_rage.cards.fitting import check_fit
from meadhall.games.effect_words import Found, effect_words
from meadhall.games.reading import BadLine, Reader, Row, mark, name, number, numbers, one_of, slug

BASE: Final = Path(__file__).parent / "base"
MOST: Final = 30  # of any number on a card or a track
NO_NUMBERS: Final[x.Numbers] = ()
NO_COPIES: Final[x.Numbers] = (0, 0, 0)
NO_EFFECTS: Final[Found] = ()
NO_GOD: Final = len(w.GODS) - 1


def load_box(folder: Path) -> x.Box:
    """Read and check a folder; `BadEdition` says all that is wrong, and where."""
    reader = Reader(folder)
    tables = _cards(reader), _monsters(reader), _provinces(reader), _values(reader)
    if not reader.mistakes:
        check_fit(reader, *tables)
    reader.end()
    return x.Box("base" if folder == BASE else f"own-{mark(tables)}", *tables, **columns(*tables))


def so_many(count: int, low: int, high: int) -> Callable[[str], x.Numbers]:
    """That many numbers."""

    def read(text: str) -> x.Numbers:
        found = numbers(low, high)(text)
        if len(found) != count:
            raise BadLine(f"there are {count} numbers here, not {len(found)}")
        return found

    return read


# -- cards ----------------------------------------------------------------------------------------------

CARDS: Final = ("slug", "en", "fr", "age", "family", "god", "value", "copies", "effect", "source")


def _cards(reader: Reader) -> tuple[x.Card, ...]:
    """Every card of three Ages; a name may be in several of them."""
    found = []
    for row in reader.rows("cards.csv", CARDS):
        key, en, fr = row.read("slug", slug, ""), row.read("en", name, ""), row.read("fr", name, "")
        age = row.read("age", number(1, b.AGES), 1)
        reader.keep(row, f"card of Age {age}", key)
        family = row.read("family", one_of(w.FAMILIES), w.BATTLE)
        god = row.read("god", lambda text: one_of(w.GODS)(text) if text else NO_GOD, NO_GOD)
        value, copies = row.read("value", number(0, MOST), 0), row.read("copies", so_many(3, 0, 9), NO_COPIES)
        read = effect_words(w.WORDS, w.OF_FAMILY[family], w.BARE, w.MOST_NUMBER)
        effects = tuple([w.Effect(*effect) for effect in row.read("effect", read, NO_EFFECTS)])
        card = x.Card(key, en, fr, age, family, god, value, copies, effects, row.source())
        if not row.mistakes:
            _check_card(reader, row, card)
        found.append(card)
    reader.counted("cards.csv", len(found), 1, b.MOST_CARDS)
    return tuple(found)


def _check_card(reader: Reader, row: Row, card: x.Card) -> None:
    """What a card does fits what it is."""
    words = [effect.word for effect in card.effects]
    if card.family == w.QUEST and len(words) != 1:
        row.mistakes.append("effect: a Quest asks for one thing")
    if card.family >= w.MONSTER and max(card.copies) > 1:
        row.mistakes.append("copies: an Upgrade is there once")
    if list(card.copies) != sorted(card.copies):
        row.mistakes.append("copies: more players never have fewer of a card")
    if any([len([word for word in words if word in pair]) > 1 for pair in w.ACTING.values()]):
        row.mistakes.append("effect: two of these act at the same moment: one of them can stand here")
    if any([effect.word == w.QUEST_BONUS and effect.number >= len(w.BONUSES) for effect in card.effects]):
        row.mistakes.append(f"effect: quest_bonus: a number from 1 to {len(w.BONUSES) - 1}")
    for word in words:
        if word in w.ONE_MONSTER:
            reader.keep(row, "Monster that has", w.WORDS[word])
    if card.family == w.MONSTER:
        reader.keep(row, "Monster card", card.slug)
        reader.want(row, "slug", "Monster in monsters.csv", card.slug)


def _monsters(reader: Reader) -> tuple[x.Monster, ...]:
    """The figures of the Monster cards, in the order of their numbers."""
    found = []
    for row in reader.rows("monsters.csv", ("slug", "gender", "mark_en", "mark_fr", "strength", "source")):
        key = row.read("slug", slug, "")
        reader.keep(row, "Monster in monsters.csv", key)
        reader.want(row, "slug", "Monster card", key)
        gender = row.read("gender", one_of(w.GENDERS), 0)
        marks = row.read("mark_en", _mark, ""), row.read("mark_fr", _mark, "")
        found.append(x.Monster(key, gender, *marks, row.read("strength", number(1, 9), 1), row.source()))
    reader.counted("monsters.csv", len(found), 1, b.MONSTERS)
    return tuple(found)


def _mark(text: str) -> str:
    if not 1 <= len(text) <= 2:
        raise BadLine(f"{text!r} is no mark of one or two letters")
    return text


# -- the map ----------------------------------------------------------------------------------------------

PROVINCES: Final = b.PLACES[: b.PROVINCES]
FJORDS: Final = b.PLACES[b.FIRST_FJORD : b.MAP]


def _provinces(reader: Reader) -> tuple[x.Province, ...]:
    """The eight outer provinces, then Yggdrasil, which has no region, no villages and no fjord."""
    found: list[x.Province] = []
    for row in reader.rows("provinces.csv", ("slug", "region", "villages", "fjord", "borders", "source")):
        key, borders = row.cells["slug"], row.read("borders", _borders, NO_NUMBERS)
        if key == b.PLACES[b.YGGDRASIL]:
            _check_bare(row)
            region, villages, fjord = len(b.REGIONS) - 1, b.NO_LIMIT, b.NOWHERE
        else:
            region = row.read("region", one_of(b.REGIONS[:-1]), 0)
            villages = row.read("villages", number(1, 9), 1)
            fjord = b.FIRST_FJORD + row.read("fjord", one_of(FJORDS), 0)
        found.append(x.Province(key, region, villages, fjord, borders, row.source()))
    reader.in_order("provinces.csv", [row.slug for row in found], PROVINCES)
    return tuple(found)


def _borders(text: str) -> x.Numbers:
    return tuple([one_of(PROVINCES)(word) for word in text.split()])


def _check_bare(row: Row) -> None:
    for column in ("region", "villages", "fjord"):
        if row.cells[column]:
            row.mistakes.append(f"{column}: Yggdrasil has none")


# -- numbers ----------------------------------------------------------------------------------------------

STEPS: Final = b.LAST_STEP + 1
VALUES: Final[dict[str, Callable[[str], Any]]] = {
    "rage": so_many(STEPS, 1, MOST), "axes": so_many(STEPS, 0, MOST), "horns": so_many(STEPS, 1, MOST),
    "end_bonus": so_many(STEPS, 0, 99), "pillage_glory": number(1, 99), "ragnarok_glory": so_many(b.AGES, 0, 99),
    "tokens": so_many(4, 0, b.OUTER), "destroyed": so_many(3, 0, b.OUTER - b.AGES),
}  # fmt: skip


def _values(reader: Reader) -> x.Values:
    """All of them; each is there once."""
    names: Sequence[str] = tuple(VALUES)
    found: dict[str, Any] = {}
    for row in reader.rows("values.csv", ("name", "value", "source")):
        key = names[reader.own(row, "name", "value", names)]
        found[key] = row.read("value", VALUES[key], None)
        row.source()
    for key in names:
        if key not in found:
            reader.refuse("values.csv", f"there is no value {key!r}")
    none: dict[str, Any] = dict.fromkeys(names)  # of an edition that is refused
    return x.Values(**(none | found))
