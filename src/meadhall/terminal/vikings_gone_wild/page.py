"""The whole table on one page: head line, the row, what is fought, the market, and everybody's village."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.questions import market as prices
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.games.vikings_gone_wild.view import Table
from meadhall.kernel import Decision
from meadhall.terminal.screen import Lines
from meadhall.terminal.vikings_gone_wild import field, market
from meadhall.terminal.vikings_gone_wild.fights import fight
from meadhall.terminal.vikings_gone_wild.marks import dotted, goods
from meadhall.terminal.vikings_gone_wild.sheets import sheet
from meadhall.text import Speech

TWO_BY_TWO: Final = 98  # columns from which two villages stand side by side


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen of so many columns."""
    middle = _rivalry(table, speech) if table.versus else _war(table, speech, width)
    return Group(
        _head(table, speech),
        *middle,
        *fight(table, speech),
        *market.stacks(table, speech, width),
        _beside(table, speech),
        *_sheets(table, speech, width),
    )


def _head(table: Table, speech: Speech) -> Text:
    """Round, phase, and how it ended."""
    parts = [
        Text(speech.title, "title"),
        Text(speech.say("stage-round", round=table.round), "bone"),
        Text(speech.noun("phase", table.phase), "bone"),
    ]
    if table.won:
        parts.append(Text(speech.say("coming-rank", glory=table.glory, rank=speech.noun("rank", table.rank)), "points"))
    if table.ragnarok:
        parts.append(Text(speech.noun("horn", "ragnarok"), "doom"))
    return dotted(parts)


def _war(table: Table, speech: Speech, width: int) -> list[RenderableType]:
    """The tokens, the dead, Objectives."""
    return [
        field.track(table, speech, width),
        field.army(table, speech),
        *field.goals(table, speech),
        field.piles(table, speech),
    ]


def _rivalry(table: Table, speech: Speech) -> list[RenderableType]:
    """Points, Odin's Path, Favours and Bonuses."""
    return [field.race(table, speech), field.path(table, speech), *field.gifts(table, speech)]


def _beside(table: Table, speech: Speech) -> Text:
    """What one may beat, the next Town Hall, and what can be spent."""
    return dotted([market.purse(table, speech), field.beasts(table, speech), market.upgrade(table, speech)])


def _sheets(table: Table, speech: Speech, width: int) -> Lines:
    """Two by two where there is room, else one under the other."""
    if width < TWO_BY_TWO:
        return [line for player in table.players for line in sheet(table, player, speech, width)]
    half = (width - 2) // 2
    sheets = [sheet(table, player, speech, half) for player in table.players]
    nobody: Lines = []
    rows: Lines = []
    for left, right in zip_longest(sheets[::2], sheets[1::2], fillvalue=nobody):
        beside = zip_longest(left, right, fillvalue=Text(" " * half))
        rows += [Text.assemble(one, "  ", other) for one, other in beside]
    return rows


def cost(g: Vikings, decision: Decision, option: int, speech: Speech) -> str:
    """What a purchase costs, before anything is spared; empty for all else."""
    if option in o.BUY or option in o.BUILD or option == o.UPGRADE:
        return goods(prices.price(g, decision.seat, option), speech).plain
    return ""
