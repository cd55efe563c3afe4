"""The whole table on one page: head line, the row, what is fought, the market, and everybody's village."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.vikings_gone_wild.view import Table
from meadhall.terminal.generic.sheets import sheets
from meadhall.terminal.generic.words import picture_of
from meadhall.terminal.vikings_gone_wild import field, market
from meadhall.terminal.vikings_gone_wild.fights import fight
from meadhall.terminal.vikings_gone_wild.marks import dotted
from meadhall.text import Speech


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide."""
    middle = _rivalry(table, speech) if table.versus else _war(table, speech, width)
    return Group(
        _head(table, speech),
        *middle,
        *fight(table, speech),
        *market.stacks(table, speech, width),
        _beside(table, speech),
        *sheets(picture_of(table, speech).sheets, speech, width),
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
    """The resources to spend, the cards to beat, and the next Town Hall."""
    return dotted([market.purse(table, speech), field.beasts(table, speech), market.upgrade(table, speech)])
