"""The whole table on one page: head line, map and clan sheets, side by side where there is room."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage.state import BloodRage
from meadhall.games.blood_rage.view import Table
from meadhall.kernel import Decision
from meadhall.terminal.blood_rage.map import Map
from meadhall.terminal.blood_rage.sheets import SHEET_LINES, sheet
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

SIDE_BY_SIDE: Final = 98  # columns from which the sheets stand beside the map
SHEET_WIDTH: Final = 38
NARROWEST: Final = 18
WIDEST: Final = 26


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen of so many columns."""
    beside = width >= SIDE_BY_SIDE
    room = (width - SHEET_WIDTH - 2) if beside else width
    cell = max(NARROWEST, min(WIDEST, room // 3))
    lines = Map(table, speech, cell).lines()
    lines += [_legend(speech, 3 * cell)] if beside else []
    page = (
        _sheets_beside(table, speech, lines, width - 3 * cell - 2)
        if beside
        else lines + _sheets_below(table, speech, width)
    )
    return Group(_head(table, speech), *_battle(table, speech), *page)


def _head(table: Table, speech: Speech) -> Text:
    head = Text.assemble(
        (speech.title, "title"), ("  ·  ", "faint"), (speech.say("table-age", age=table.age), "bone"),
        ("  ·  ", "faint"), (speech.noun("phase", table.phase), "bone"),
    )  # fmt: skip
    if table.marker:
        head.append("  ·  ", "faint")
        head.append(f"† {speech.noun('place', table.marker)}", "doom")
    return head


def _battle(table: Table, speech: Speech) -> Lines:
    """The cards on the table of a battle."""
    if table.battle is None:
        return []
    place = speech.noun("place", table.battle.province, "in")
    lines = [Text(speech.say("table-battle", **{"place-in": place}), "title")]
    for seat in table.battle.rivals:
        cards = [speech.noun("card", card) for card in (*table.battle.shown[seat], *table.battle.added[seat])]
        line = Text(f"  {speech.seat(seat)}: ", f"seat-{table.clans[seat].clan}")
        lines.append(line.append(", ".join(cards) or speech.say("table-nothing-shown"), "bone"))
    return lines


def _legend(speech: Speech, width: int) -> Text:
    figures = [f"{speech.noun('figure', f, 'mark')} {speech.noun('figure', f)}" for f in ("warrior", "leader", "ship")]
    legend = Text(speech.say("table-legend", figures=" ".join(figures)), "faint")
    legend.truncate(width, overflow="ellipsis")
    legend.pad_right(width - legend.cell_len)
    return legend


def _sheets_beside(table: Table, speech: Speech, lines: Lines, width: int) -> Lines:
    column = [line for clan in table.clans for line in sheet(table, clan, speech, width)]
    height = max(len(lines), len(column))
    blank = Text(" " * lines[0].cell_len)
    lines = lines + [blank] * (height - len(lines))
    column = column + [Text()] * (height - len(column))
    return [Text.assemble(left, "  ", right) for left, right in zip(lines, column, strict=True)]


def _sheets_below(table: Table, speech: Speech, width: int) -> Lines:
    """Two by two, under the map."""
    half = (width - 2) // 2
    sheets = [sheet(table, clan, speech, half) for clan in table.clans]
    sheets += [[Text()] * SHEET_LINES] * (len(sheets) % 2)
    rows: Lines = []
    for left, right in zip(sheets[::2], sheets[1::2], strict=True):
        rows += [Text.assemble(one, "  ", other) for one, other in zip(left, right, strict=True)]
    return rows


def cost(g: BloodRage, decision: Decision, option: int, speech: Speech) -> str:
    """What an action costs, in words; empty where that is no question."""
    rage = price(g, decision.seat, option)
    if rage is None:
        return ""
    return speech.say("table-cost", amount=rage) if rage else speech.say("table-free")


def price(g: BloodRage, seat: int, option: int) -> int | None:
    """The Rage an action costs, where players ask for it; None for all else."""
    if option in o.INVADE:
        return g.invasion_cost(seat, o.INVADE.pair(option)[0])
    if option in o.UPGRADE:
        return g.upgrade_cost(seat, o.UPGRADE.one(option))
    costs = {o.MARCH: b.MARCH_COST, o.CHALLENGE: b.CHALLENGE_COST, o.RISE: b.RISE_COST}
    return costs.get(o.OPTIONS.block_of(option))
