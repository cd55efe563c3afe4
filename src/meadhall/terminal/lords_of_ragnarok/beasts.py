"""The sheets of the beasts: where each is, who controls it, and its boxes."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import DamageBox, MonsterSheet
from meadhall.games.lords_of_ragnarok.view import MonsterView, Table
from meadhall.terminal.lords_of_ragnarok.marks import dotted, letter, rune
from meadhall.terminal.screen import Lines
from meadhall.text import Speech


def sheet_of(monster: str, speech: Speech) -> MonsterSheet:
    sheet: MonsterSheet = next(row for row in speech.game.box.monsters if row.slug == monster)
    return sheet


def sheets(table: Table, speech: Speech) -> Lines:
    """A line for each beast on the board; then those that wait, and the killed ones."""
    lines = [beast(table, monster, speech) for monster in table.monsters if monster.region]
    waiting = [m.monster for m in table.monsters if not m.region and m.slain < 0]
    rest = []
    if waiting:
        names = ", ".join([speech.noun("monster", monster) for monster in waiting])
        rest.append(Text(speech.say("table-waiting", monsters=names), "faint"))
    rest += [_killed(table, monster, speech) for monster in table.monsters if monster.slain >= 0]
    return [*lines, dotted(rest)] if rest else lines


def _killed(table: Table, monster: MonsterView, speech: Speech) -> Text:
    words = speech.say("table-killed", monster=speech.noun("monster", monster.monster))
    return Text(f"{words} ", "faint").append(letter(table, monster.slain, speech))


def beast(table: Table, monster: MonsterView, speech: Speech) -> Text:
    """Name, Rune, Region, whose it is, and its boxes."""
    sheet = sheet_of(monster.monster, speech)
    boss = sheet is speech.game.box.boss
    head = Text.assemble((speech.noun("monster", monster.monster), "boss" if boss else "beast"), " ")
    head.append(rune(b.RUNES[sheet.rune], speech))
    head.append(f" {speech.noun('region', monster.region, 'short')} ", "bone")
    if monster.ring >= 0:
        head.append(letter(table, monster.ring, speech)).append(" ")
    return head.append("│ ", "frame").append(boxes(table, monster, speech))


def boxes(table: Table, monster: MonsterView, speech: Speech) -> Text:
    """The boxes of a sheet: the weapons of the open ones and their Trophies, the markers on the others."""
    return Text(" ").join(_boxes(table, monster, speech))


def numbered(table: Table, monster: MonsterView, speech: Speech) -> Text:
    """The boxes with their numbers, by which one strikes them."""
    cells = _boxes(table, monster, speech)
    return Text("  ").join([Text.assemble((f"{n} ", "number"), cell) for n, cell in enumerate(cells, start=1)])


def _boxes(table: Table, monster: MonsterView, speech: Speech) -> Lines:
    rows = sheet_of(monster.monster, speech).boxes
    return [_box(table, row, whose, speech) for row, whose in zip(rows, monster.boxes, strict=True)]


def _box(table: Table, box: DamageBox, whose: int, speech: Speech) -> Text:
    if whose >= 0:
        return Text.assemble(("[", "frame"), letter(table, whose, speech), ("]", "frame"))
    weapons = "/".join([speech.noun("weapon", b.WEAPONS[weapon], "mark") for weapon in box.weapons])
    trophy = f"+{speech.noun('trophy', b.TROPHIES[box.trophy], 'short')}" if box.trophy >= 0 else ""
    return Text.assemble((weapons, "bone"), (trophy, "points"))
