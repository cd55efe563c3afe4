"""The gods: a line for each, with its Seal, its stones, the discs on its slots, its recruits and its tiles."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.view import GodView, Table
from meadhall.terminal.asgard.marks import disc, discs, recruits
from meadhall.text import Speech

BACK: Final = "▮"  # a tile face down
COLUMNS: Final = ("seal", "stones", "requests", "temple", "support", "recruits", "tile")


def pantheon(table: Table, speech: Speech) -> RenderableType:
    """All ten gods, one under the other."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="faint", pad_edge=False)
    grid.add_column(Text(speech.say("table-gods"), "title"), no_wrap=True)
    for column in COLUMNS:
        grid.add_column(speech.say(f"table-god-{column}"), no_wrap=True, overflow="ellipsis")
    for number, god in enumerate(table.gods):
        grid.add_row(*(_god(table, number, god, speech) if god.active else _asleep(number, god, speech)))
    return grid


def _name(god: GodView, speech: Speech) -> Text:
    mark = speech.noun("camp", god.camp, "mark")
    style = f"god-{god.camp}" if god.active else "faint"
    return Text.assemble((f"{mark} ", f"camp-{god.camp}"), (speech.noun("god", god.name), style))


def _asleep(number: int, god: GodView, speech: Speech) -> list[Text]:
    """A god that takes no part yet."""
    until = Text(speech.say("face-from", round=speech.game.box.active[number]), "faint")
    return [_name(god, speech), Text(), until, *[Text() for _ in range(4)], _tiles(god, speech)]


def _god(table: Table, number: int, god: GodView, speech: Speech) -> list[Text]:
    seal = speech.noun("camp", god.camp, "mark") if god.seal else ""
    return [
        _name(god, speech),
        Text(seal, f"camp-{god.camp}"),
        _stones(number, god, speech),
        discs(table, god.requests, speech),
        disc(table, god.temple, speech),
        _support(table, number, god, speech),
        recruits(god.recruits, speech),
        _tiles(god, speech),
    ]


def _stones(number: int, god: GodView, speech: Speech) -> Text:
    if speech.game.box.stone[number] == b.NO_STONE:
        return Text()
    name = b.STONES[speech.game.box.stone[number]]
    return Text(f"{speech.noun('stone', name)} {god.stones}", f"stone-{name}")


def _support(table: Table, number: int, god: GodView, speech: Speech) -> Text:
    """Both slots, the upper one first: who is there, or which recruits it takes."""
    slots = []
    for rank in range(b.SUPPORTS):
        takes = [speech.noun("recruit", b.RECRUITS[r], "mark") for r in speech.game.box.takes[number][rank]]
        slot = disc(table, god.support[rank], speech)
        slots.append(slot.append("" if god.support[rank] >= 0 else "".join(takes), "faint"))
    return Text("  ").join(slots)


def _tiles(god: GodView, speech: Speech) -> Text:
    """The value on top of the pile, and the backs below it."""
    if not god.tile:
        return Text("–", "faint")
    return Text.assemble(
        (str(speech.game.box.value[t.NUMBER[god.tile]]), "bone"), (f" {BACK * (god.left - 1)}", "faint")
    )
