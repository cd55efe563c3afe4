"""The whole table on one page: head line, map, what lies in common or what is fought, beasts, and players' sheets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.terminal.generic.sheets import sheets
from meadhall.terminal.generic.words import picture_of
from meadhall.terminal.lords_of_ragnarok import beasts, commons
from meadhall.terminal.lords_of_ragnarok.discards import discards
from meadhall.terminal.lords_of_ragnarok.fights import fight
from meadhall.terminal.lords_of_ragnarok.map import island, seas
from meadhall.terminal.lords_of_ragnarok.marks import broken, dotted, letter
from meadhall.terminal.screen import Lines
from meadhall.text import Speech


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide. A fight takes the place of the wheel and the gods."""
    return Group(
        _head(table, speech),
        *island(table, speech, width),
        _short(_labelled("table-seas", seas(table, speech), speech)),
        Text(speech.say("table-legend"), "faint"),
        *(fight(table, speech) or _commons(table, speech, width)),
        *_discards(table, speech),
        *[_short(line) for line in ([] if table.hunt else beasts.sheets(table, speech))],
        *sheets(picture_of(table, speech).sheets, speech, width),
    )


def _short(line: Text) -> Text:
    """A line that is cut rather than broken."""
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _labelled(message: str, what: Text, speech: Speech) -> Text:
    return Text.assemble((f"{speech.say(message)}  ", "title"), what)


def _head(table: Table, speech: Speech) -> Text:
    """Round, step, whose turn it is, and how near Ragnarok is."""
    turned = sum([omen.turned for omen in table.omens])
    parts = [
        Text(speech.title, "title"),
        Text(speech.say("table-round", round=table.round), "bone") if table.round else Text(),
        Text(speech.noun("step", table.step), "bone"),
        Text(speech.say("omens-title", turned=turned, needed=b.OMENS_TO_END), "doom" if turned else "faint"),
    ]
    if table.last_turns >= 0:
        parts.append(Text(speech.say("table-last-turns", count=table.last_turns), "doom"))
    if table.winner >= 0:
        won = Text(f"{speech.noun('road', table.road)} ", "points")
        parts.append(won.append(letter(table, table.winner, speech)))
    return dotted(parts)


def _commons(table: Table, speech: Speech, width: int) -> Lines:
    """The wheel, the gods, the Omens and the Stock."""
    return [
        *commons.wheel(table, speech, width),
        *commons.gods(table, speech, width),
        *broken(_labelled("table-omens", Text(), speech), commons.omens(table, speech), width),
        *broken(_labelled("table-stock", Text(), speech), commons.stock(table, speech), width),
    ]


def _discards(table: Table, speech: Speech) -> Lines:
    """The discard piles, one after the other; the line is broken where it must be, and never cut."""
    piles = [Text.assemble((f"{pile} ", "faint"), (names, "bone")) for pile, names in discards(table, speech)]
    return [dotted(piles)] if piles else []
