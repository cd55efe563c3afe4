"""The gods: a line for each, with its Seal, its stones, the discs on its slots, its recruits and its tiles."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.asgard.view import GodView, Table
from meadhall.kernel.picture import Region
from meadhall.terminal.asgard.marks import disc, discs, mark_at, recruits, regions_of
from meadhall.terminal.generic.words import faces_of
from meadhall.text import Speech

BACK: Final = "▮"  # a tile face down
RANKS: Final = ("upper", "lower")  # of the Support slots, in the facts about free ones
COLUMNS: Final = ("seal", "stones", "requests", "temple", "support", "recruits", "tile")


def pantheon(table: Table, speech: Speech) -> RenderableType:
    """All ten gods, one under the other."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="faint", pad_edge=False)
    grid.add_column(Text(speech.say("table-gods"), "title"), no_wrap=True)
    for column in COLUMNS:
        grid.add_column(speech.say(f"table-god-{column}"), no_wrap=True, overflow="ellipsis")
    plates = regions_of(table, speech)
    for god in table.gods:
        plate = plates[god.name]
        grid.add_row(*(_god(table, god, plate, speech) if god.active else _asleep(god, plate, speech)))
    return grid


def _name(god: GodView, speech: Speech) -> Text:
    mark = speech.noun("camp", god.camp, "mark")
    style = f"god-{god.camp}" if god.active else "faint"
    return Text.assemble((f"{mark} ", f"camp-{god.camp}"), (speech.noun("god", god.name), style))


def _asleep(god: GodView, plate: Region, speech: Speech) -> list[Text]:
    """A god that takes no part yet."""
    until = Text(speech.said(faces_of(speech.game)[god.name].foot[0]), "faint")
    return [_name(god, speech), Text(), until, *[Text() for _ in range(4)], _tiles(god, plate)]


def _god(table: Table, god: GodView, plate: Region, speech: Speech) -> list[Text]:
    seal = speech.noun("camp", god.camp, "mark") if god.seal else ""
    return [
        _name(god, speech),
        Text(seal, f"camp-{god.camp}"),
        _stones(plate, speech),
        discs(table, god.requests, speech),
        disc(table, god.temple, speech),
        _support(table, god, plate, speech),
        recruits(god.recruits, speech),
        _tiles(god, plate),
    ]


def _stones(plate: Region, speech: Speech) -> Text:
    mark = mark_at(plate, "stone")
    if mark is None:
        return Text()
    return Text(f"{speech.noun('stone', mark.icon.removeprefix('stone-'))} {mark.text}", mark.icon)


def _support(table: Table, god: GodView, plate: Region, speech: Speech) -> Text:
    """Both slots, the upper one first: who is there, or which recruits it takes."""
    slots = []
    for rank, seat in zip(RANKS, god.support, strict=True):
        taken = {thing: None for fact in plate.more if rank in fact.id for thing in fact.things.values()}
        takes = "".join([speech.noun(*recruit, "mark") for recruit in taken])
        slots.append(disc(table, seat, speech).append(takes, "faint"))
    return Text("  ").join(slots)


def _tiles(god: GodView, plate: Region) -> Text:
    """The value on top of the pile, and the backs below it."""
    top = mark_at(plate, "value")
    return Text.assemble((top.text, "bone"), (f" {BACK * (god.left - 1)}", "faint")) if top else Text("–", "faint")
