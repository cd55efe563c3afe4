"""Yggdrasil: seven worlds around the trunk, Light to the left and Darkness to the right, the Lower Worlds below.

A line is a world: its tiles with what fights beside them, the discs on its Battle slots next to its number, then
the discs in its Victory Zone and what it pays at Ragnarök.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.asgard import board as b
from meadhall.games.asgard.view import LaidView, PlaceView, Table
from meadhall.kernel.picture import Region
from meadhall.terminal.asgard.marks import disc, discs, recruits, regions_of
from meadhall.text import Speech


def yggdrasil(table: Table, speech: Speech, width: int) -> RenderableType:
    """All worlds, in a table `width` columns wide."""
    grid = Grid(box=None, width=width, padding=(0, 1), header_style="faint", pad_edge=False)
    grid.add_column(speech.noun("camp", "light"), justify="right", ratio=1, overflow="fold")
    grid.add_column("", no_wrap=True)
    grid.add_column(Text(speech.say("table-worlds"), "tree-name"), justify="center", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(speech.noun("camp", "dark"), ratio=1, overflow="fold")
    grid.add_column(speech.say("table-zone"), no_wrap=True)
    grid.add_column(speech.say("table-rewards"), justify="right", no_wrap=True)
    regions = regions_of(table, speech)
    for world in range(b.PLACES_OF_CAMP):
        grid.add_row(*_world(table, world, regions, speech))
    return grid


def _world(table: Table, world: int, regions: Mapping[str, Region], speech: Speech) -> list[Text]:
    light, dark = table.places[world], table.places[b.opposite(world)]
    sides = [_side(table, light, speech), _side(table, dark, speech)]
    if world == b.LOWER_WORLD:
        name = Text(speech.say("table-lower"), "faint")
        whole = regions[light.name].within
        points = Text(f"+{whole.numbers['points']}" if whole else "", "points")
        return [sides[0], Text(), name, Text(), sides[1], Text(), points]
    done = world + 1 in table.resolved
    slots = [disc(table, place.disc, speech) if place.tile else Text() for place in (light, dark)]
    zone = discs(table, [p.seat for p in table.players if world + 1 in p.zones], speech)
    worth = regions[b.WORLDS[world]].facts[0].numbers
    rewards = Text(f"{worth['upper']} / {worth['lower']}", "faint" if done else "points")
    return [sides[0], slots[0], Text(f"{world + 1}", "faint" if done else "number"), slots[1], sides[1], zone, rewards]


def _side(table: Table, place: PlaceView, speech: Speech) -> Text:
    """A camp's tile, and what stands and lies beside it at Ragnarök."""
    if not place.tile:
        return Text(speech.say("table-out"), "faint")
    parts = [_tile(place, speech), recruits(place.recruits, speech)]
    parts += [_laid(table, laid, speech) for laid in place.laid]
    if place.guarded:
        kind = speech.say("table-hidden", kind=speech.noun("kind", "ancestral"))
        parts.append(Text(speech.noun("tile", place.guard) if place.guard else kind, "kind"))
    return Text(" + ", "faint").join([part for part in parts if part.plain])


def _tile(place: PlaceView, speech: Speech) -> Text:
    name = speech.noun("tile", place.tile)
    if place.flipped:
        return Text.assemble((name, "faint strike"), (f" {speech.say('table-flipped')}", "faint"))
    return Text(name, f"god-{place.camp}" if place.god else "bone")


def _laid(table: Table, laid: LaidView, speech: Speech) -> Text:
    """A Weapon or a Spell under a god: its name to those who may know it, else only what kind it is."""
    name = (
        speech.noun("tile", laid.tile) if laid.tile else speech.say("table-hidden", kind=speech.noun("kind", laid.kind))
    )
    return Text.assemble((f"{name} ", "kind"), disc(table, laid.seat, speech))
