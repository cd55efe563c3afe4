"""Reads an edition of Vikings Gone Wild: tables, each line with its source (docs/reference/edition-files.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from meadhall.games.reading import Reader, Row, mark, number, numbers, one_of
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import box as x
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.effects import effects, one_effect
from meadhall.games.vikings_gone_wild.cards.fitting import check_fit
from meadhall.games.vikings_gone_wild.cards.values import read_values

BASE: Final = Path(__file__).parent / "base"
NAMED: Final = ("slug", "en", "fr")
QUIPS: Final = ("quip_en", "quip_fr")
NOTHING_YET: Final = w.Effect(0, 1)  # to go on with, where an effect cannot be read
NO_EFFECTS: Final[x.Effects] = ()
NO_NUMBERS: Final[x.Numbers] = ()
MOST: Final = 19  # of any number on a card
UNKNOWN: Final = -1  # a family that cannot be read
THING: Final = "thing"  # cards, buildings and aims are not called alike, so that each has a picture
TYPES: Final = ("brewery", "gold-mine", "beer-storage", "gold-storage", "drakkar", "tavern")


def load_box(folder: Path) -> x.Box:
    """Read and check a folder; `BadEdition` says all that is wrong, and where."""
    reader = Reader(folder)
    cards = _cards(reader)
    tables = (
        cards,
        _buildings(reader),
        _halls(reader),
        _undead(reader),
        _objectives(reader),
        _missions(reader),
        _bonuses(reader),
        _ranks(reader),
        read_values(reader),
    )
    box = x.Box(
        "base" if folder == BASE else f"own-{mark(tables)}",
        *tables,
        attack=tuple([card.attack for card in cards]),
        defence=tuple([card.defence for card in cards]),
        beer=tuple([card.beer for card in cards]),
        gold=tuple([card.gold for card in cards]),
        gives=tuple([_gives(card.play) for card in cards]),
    )
    check_fit(reader, box)
    reader.end()
    return box


def _gives(play: x.Effects) -> tuple[int, int]:
    """Beer and gold of a card that does nothing else."""
    found = {effect.word: effect.number for effect in play}
    plain = set(found) <= {w.BEER, w.GOLD}
    return (found.get(w.BEER, 0), found.get(w.GOLD, 0)) if plain else (0, 0)


# -- what tables share ----------------------------------------------------------------------------------------


def _up_to(most: int) -> Callable[[str], int]:
    """A number, or nothing for 0."""
    read = number(0, most)
    return lambda text: read(text) if text else 0


def _amount(row: Row, column: str) -> int:
    """A number of a card; nothing stands for 0."""
    return row.read(column, _up_to(MOST), 0)


def _cost(row: Row) -> tuple[int, int]:
    """Beer and gold."""
    return _amount(row, "beer"), _amount(row, "gold")


def _quips(row: Row) -> tuple[str, str]:
    """Its joke in both languages, or in neither."""
    found = row.cells["quip_en"], row.cells["quip_fr"]
    if bool(found[0]) != bool(found[1]):
        row.mistakes.append("quip_en: a joke is told in both languages, or in neither")
    return found


def _families(reader: Reader, file: str, found: Sequence[int], words: Sequence[str]) -> None:
    """Lines of one family stand together, in this order."""
    known = [family for family in found if family != UNKNOWN]
    if known != sorted(known):
        reader.refuse(file, f"the lines are in this order: {', '.join(words)}")


# -- cards of players' decks ----------------------------------------------------------------------------------

CARDS: Final = (
    *NAMED, "family", "copies", "beer", "gold", "attack", "defence", "play", "strike", "guard", "bought", *QUIPS,
    "source",
)  # fmt: skip


def _cards(reader: Reader) -> tuple[x.Card, ...]:
    """All families; each has its own kind of card."""
    found = []
    for row in reader.rows("cards.csv", CARDS):
        family = row.read("family", one_of(w.FAMILIES), UNKNOWN)
        copies = row.read("copies", number(1, 20), 1)
        values = *_cost(row), _amount(row, "attack"), _amount(row, "defence")
        words = (
            row.read("play", effects(w.PLAY), NO_EFFECTS),
            row.read("strike", effects(w.STRIKE), NO_EFFECTS),
            row.read("guard", effects(w.GUARD), NO_EFFECTS),
            row.read("bought", effects(w.BOUGHT), NO_EFFECTS),
        )
        card = x.Card(*reader.names(row, THING), family, copies, *values, *words, *_quips(row), row.source())
        if not row.mistakes:
            _check_card(row, card)
        found.append(card)
    _families(reader, "cards.csv", [card.family for card in found], w.FAMILIES)
    reader.counted("cards.csv", len(found), 1, b.MOST_CARDS)
    return tuple(found)


def _check_card(row: Row, card: x.Card) -> None:
    """What a card does fits what it is."""
    free = card.family in (w.STARTER, w.FAVOUR)
    if free and card.beer + card.gold:
        row.mistakes.append("beer: cards one begins with and Favours cost nothing")
    if free and card.bought:
        row.mistakes.append("bought: cards one begins with and Favours are not bought")
    if not card.attack and (card.family == w.UNIT or card.strike):
        row.mistakes.append("attack: a Unit has an ATK")
    if not card.defence and (card.family == w.DEFENCE or card.guard):
        row.mistakes.append("defence: a Defence card has a DEF")
    if card.play and card.attack + card.defence:
        row.mistakes.append("play: a Unit or a Defence card does nothing else in its owner's turn")


# -- villages -------------------------------------------------------------------------------------------------


def _buildings(reader: Reader) -> tuple[x.Building, ...]:
    found = []
    columns = (*NAMED, "copies", "beer", "gold", "defence", "number", *QUIPS, "source")
    for row in reader.rows("buildings.csv", columns):
        copies = row.read("copies", number(1, 20), 1)
        values = row.read("defence", number(1, MOST), 1), row.read("number", number(1, 9), 1)
        names = reader.names(row, THING)
        found.append(x.Building(*names, copies, *_cost(row), *values, *_quips(row), row.source()))
    reader.in_order("buildings.csv", [row.slug for row in found], TYPES)
    return tuple(found)


def _halls(reader: Reader) -> tuple[x.Hall, ...]:
    found: list[x.Hall] = []
    for row in reader.rows("halls.csv", ("level", "beer", "gold", "defence", "limit", "points", "source")):
        if row.cells["level"] != str(len(found) + 1):
            row.mistakes.append(f"level: levels are numbered in order: this is {len(found) + 1}")
        defence, limit = row.read("defence", number(1, MOST), 1), row.read("limit", number(1, 9), 1)
        found.append(x.Hall(*_cost(row), defence, limit, _amount(row, "points"), row.source()))
    reader.counted("halls.csv", len(found), 3, 3)
    return tuple(found)


# -- the Undead Army ------------------------------------------------------------------------------------------

UNDEAD: Final = (
    *NAMED, "family", "copies", "attack", "defence", "loss", "effect", "lives", *QUIPS, "source",
)  # fmt: skip


def _undead(reader: Reader) -> tuple[x.Undead, ...]:
    found = []
    for row in reader.rows("undead.csv", UNDEAD):
        family = row.read("family", one_of(w.UNDEAD), UNKNOWN)
        copies = row.read("copies", number(1, 20), 1)
        amounts = _amount(row, "attack"), _amount(row, "defence"), _amount(row, "loss")
        effect = row.read("effect", effects(w.CHALLENGES if family == w.CHALLENGE else w.FAIL), NO_EFFECTS)
        lives = row.read("lives", numbers(2, MOST), NO_NUMBERS)
        names = reader.names(row, THING)
        undead = x.Undead(*names, family, copies, *amounts, effect, lives, *_quips(row), row.source())
        if not row.mistakes:
            _check_undead(row, undead)
        found.append(undead)
    _families(reader, "undead.csv", [undead.family for undead in found], w.UNDEAD)
    reader.counted("undead.csv", len(found), 1, b.MOST_UNDEAD)
    return tuple(found)


def _check_undead(row: Row, undead: x.Undead) -> None:
    """What a card of the Undead Army has fits what it is."""
    fights = undead.family in (w.UNDEAD_UNIT, w.BOSS)
    if bool(undead.attack) != fights:
        row.mistakes.append("attack: Units and Bosses attack, and no others")
    if undead.family in (w.CHALLENGE, w.BOSS) and bool(undead.defence) != fights:
        row.mistakes.append("defence: a Boss has a DEF, a Challenge none")
    if len(undead.lives) != (4 if undead.family == w.BOSS else 0):
        row.mistakes.append("lives: a Boss has lives for one, two, three and four players, others none")
    if undead.family in (w.CHALLENGE, w.BOSS) and undead.copies > 1:
        row.mistakes.append("copies: a Challenge or a Boss is there once")
    if undead.effects and fights:
        row.mistakes.append("effect: Units and Bosses do nothing but attack")
    if undead.family == w.CHALLENGE and len(undead.effects) != 1:
        row.mistakes.append("effect: a Challenge is met in one way")


# -- aims -----------------------------------------------------------------------------------------------------


def _objectives(reader: Reader) -> tuple[x.Objective, ...]:
    found = []
    for row in reader.rows("objectives.csv", (*NAMED, "condition", "source")):
        condition = row.read("condition", one_effect(w.OBJECTIVES), NOTHING_YET)
        found.append(x.Objective(*reader.names(row, THING), condition, row.source()))
    return tuple(found)


def _missions(reader: Reader) -> tuple[x.Mission, ...]:
    found = []
    for row in reader.rows("missions.csv", (*NAMED, "level", "points", "condition", "source")):
        level, points = row.read("level", number(1, 3), 1), row.read("points", number(1, 9), 1)
        condition = row.read("condition", one_effect(w.MISSIONS), NOTHING_YET)
        found.append(x.Mission(*reader.names(row, THING), level, points, condition, row.source()))
    _families(reader, "missions.csv", [mission.level for mission in found], ("level 1", "level 2", "level 3"))
    reader.counted("missions.csv", len(found), 1, b.MOST_MISSIONS)
    return tuple(found)


def _bonuses(reader: Reader) -> tuple[x.Bonus, ...]:
    found = []
    for row in reader.rows("bonuses.csv", (*NAMED, "counts", "source")):
        counts = reader.own(row, "counts", "Bonus for the most", w.COUNTS)
        found.append(x.Bonus(*reader.names(row, THING), counts, row.source()))
    return tuple(found)


def _ranks(reader: Reader) -> tuple[x.Rank, ...]:
    found: list[x.Rank] = []
    for row in reader.rows("ranks.csv", (*NAMED, "glory", *QUIPS, "source")):
        glory = row.read("glory", number(1, 99), 1)
        if found and glory <= found[-1].glory:
            row.mistakes.append("glory: a rank is above the one before it")
        found.append(x.Rank(*reader.names(row, "rank"), glory, *_quips(row), row.source()))
    reader.counted("ranks.csv", len(found), 1, 9)
    return tuple(found)
