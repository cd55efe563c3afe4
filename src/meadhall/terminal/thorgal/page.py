"""The whole table on one page: head line, terrains, the journey, what is in force, and the players' boards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards.wording import wording
from meadhall.games.thorgal.view import LastingView, PlayerView, Table
from meadhall.terminal.generic.sheets import GAP, TWO_BY_TWO, sheet, two_by_two
from meadhall.terminal.generic.words import picture_of
from meadhall.terminal.screen import Lines, flow
from meadhall.terminal.thorgal.journey import journey, terrains
from meadhall.terminal.thorgal.marks import EXHAUSTED, dotted, letter, named, piece, spaced
from meadhall.text import Speech

NO_STEP: Final = b.STEPS[b.NO_STEP]


def paint(table: Table, speech: Speech, width: int) -> RenderableType:
    """The table, for a screen `width` columns wide."""
    parts: list[RenderableType] = [_head(table, speech)]
    if table.terrains:
        parts += [terrains(table, speech, width)]
    parts += [*journey(table, speech, width), *_now(table, speech)]
    parts += _players(table, speech, width)
    legend = speech.say("table-legend", exhausted=EXHAUSTED)
    return Group(*parts, Text(legend, "faint", no_wrap=True, overflow="ellipsis"))


def _players(table: Table, speech: Speech, width: int) -> Lines:
    """Each player's sheet with the group below it, two by two where there is room."""
    beside = width >= TWO_BY_TWO
    room = (width - GAP) // 2 if beside else width
    blocks = [
        sheet(one, speech, room) + _group(player, speech, room)
        for one, player in zip(picture_of(table, speech).sheets, table.players, strict=True)
    ]
    return two_by_two(blocks, room) if beside else [line for block in blocks for line in block]


def _group(player: PlayerView, speech: Speech, width: int) -> Lines:
    return [Text(" ").append(line) for line in flow([piece(found, speech) for found in player.group], width - 1)]


def _head(table: Table, speech: Speech) -> Text:
    """Round, phase and step, whose turn it is, and how many passed."""
    parts = [Text(speech.title, "title"), *[Text(part, "bone") for part in where(table, speech)]]
    if table.turn != b.NOBODY:
        before, _, after = speech.say("table-turn", seat="|").partition("|")
        parts.append(Text.assemble((before, "bone"), letter(table, table.turn, speech), (after, "bone")))
    if table.passes:
        parts.append(Text(speech.say("table-passes", count=table.passes), "bone"))
    return dotted(parts)


def where(table: Table, speech: Speech) -> list[str]:
    """The round, and the phase with its step."""
    phase = speech.noun("phase", table.phase)
    step = "" if table.step == NO_STEP else f" ({speech.say(f'table-step-{table.step}')})"
    rounds = [speech.say("table-round", round=table.round)] if table.round else []
    return [*rounds, f"{phase}{step}"]


def _now(table: Table, speech: Speech) -> Lines:
    """The card being resolved, and effects that last."""
    lines: Lines = []
    if table.playing is not None:
        card = spaced([letter(table, table.playing.seat, speech), piece(table.playing, speech)])
        lines.append(Text.assemble((f"{speech.say('table-playing')}  ", "title"), card))
    if table.lasting:
        said = dotted([Text(lasting(found, speech), "bone") for found in table.lasting])
        lines.append(Text.assemble((f"{speech.say('table-lasting')}  ", "title"), said))
    return lines


def lasting(found: LastingView, speech: Speech) -> str:
    """An effect that lasts, in words."""
    if found.kind == "ban":
        return speech.say("lasting-ban", ban=speech.noun("ban", found.ban))
    kind, kinds = [wording(speech.game.box, speech.lang).cards(found.card_filter, n, numbered=False) for n in (1, 2)]
    if found.kind == "tax":
        return speech.say("lasting-tax", **named(found.seat, speech), kinds=kinds, amount=found.amount)
    return speech.say("lasting-discount", **named(found.seat, speech), kind=kind, amount=found.amount)
