"""Asgard as a picture: what the hall's client draws, from a seat's view alone. The board is in `drawing`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.picture.asides import asides
from meadhall.games.asgard.picture.drawing import pieces, regions
from meadhall.games.asgard.picture.duels import contests
from meadhall.games.asgard.picture.faces import faces
from meadhall.games.asgard.sheet import SHEET, fallen, reserve
from meadhall.games.asgard.view import PlayerView, Table
from meadhall.kernel.picture import Picture, Said, Sheet, Stage, Stock, Zone, named, sections
from meadhall.kernel.render_cache import gist, part

STEPS: Final = (b.CHOOSING, b.PLACING, b.ACTIONS, b.BATTLES)  # of a round, in the bar at the top
END: Final = (b.RAGNAROK, b.VALHALLA, b.ARMING, b.TWILIGHT)
RAGNAROK: Final = "Ragnarök"  # the same word in both languages

__all__ = ["faces", "picture"]


def picture(box: Box, table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=_stages(table),
        regions=regions(box, table),
        pieces=pieces(table),
        sheets=_sheets(box, table),
        zones=_zones(table),
        sections=sections(contests(box, table), _stocks(box, table)),
        asides=asides(box, table),
    )


def is_ending(table: Table) -> bool:
    """Has Ragnarök begun?"""
    return b.PHASES.index(table.phase) >= b.RAGNAROK


# -- the bar ----------------------------------------------------------------------------------------------


@part
def _stages(table: Table) -> tuple[Stage, ...]:
    """Five rounds, then Ragnarök."""
    phase, rounds = b.PHASES.index(table.phase), [_round(table, number) for number in range(1, b.ROUNDS + 1)]
    title = named("phase", b.PHASES[b.RAGNAROK])
    if phase < b.RAGNAROK:
        return (*rounds, Stage(RAGNAROK, "next", title=title))
    state = "done" if phase == b.OVER else "now"
    return (*rounds, Stage(RAGNAROK, state, None, _steps(END), _at(END, phase), title))


def _round(table: Table, number: int) -> Stage:
    title = Said("stage-round", numbers={"round": number})
    if number < table.round or is_ending(table):
        return Stage(str(number), "done", title=title)
    if number > table.round:
        return Stage(str(number), "next", title=title)
    return Stage(str(number), "now", None, _steps(STEPS), _at(STEPS, b.PHASES.index(table.phase)), title)


def _steps(phases: Sequence[int]) -> tuple[Said, ...]:
    return tuple([named("phase", b.PHASES[phase]) for phase in phases])


def _at(phases: Sequence[int], phase: int) -> int:
    """Which of the steps is played: none before the first."""
    return phases.index(phase) if phase in phases else -1


# -- sheets -----------------------------------------------------------------------------------------------


@part
def _sheets(box: Box, table: Table) -> tuple[Sheet, ...]:
    return tuple([_sheet(box, player) for player in table.players])


@part
def _sheet(box: Box, player: PlayerView) -> Sheet:
    """Points and goods; nothing of it is hidden but the faces of Weapons and Spells."""
    return SHEET.sheet(player.seat, player, box)


# -- the reader's own cards ---------------------------------------------------------------------------------


@part
def _zones(table: Table) -> tuple[Zone, ...]:
    """The pile one looks through, gods to choose, chosen and shown, Weapons and Spells; empty ones are left out."""
    if table.you < 0:
        return ()
    choosing = table.phase == b.PHASES[b.CHOOSING] and not table.chosen
    zones = (
        Zone("pile", Said("zone-pile"), table.pile),
        Zone("gods", Said("zone-gods"), _awake(table) if choosing else ()),
        Zone("chosen", Said("zone-chosen"), table.chosen),
        Zone("shown", Said("zone-shown"), _revealed(table)),
        Zone("tiles", Said("zone-tiles"), table.tiles),
    )
    return tuple([zone for zone in zones if zone.cards])


@gist
def _awake(table: Table) -> tuple[str, ...]:
    """The gods that can be chosen."""
    return tuple([god.name for god in table.gods if god.active])


@gist
def _revealed(table: Table) -> tuple[str, ...]:
    """The reader's cards that all have seen."""
    return table.players[table.you].revealed


# -- what lies in common ------------------------------------------------------------------------------------


@part
def _stocks(box: Box, table: Table) -> tuple[Stock, ...]:
    """The reserve while it matters; then only the fallen, as long as they rise."""
    if not is_ending(table):
        return (reserve(box, table),)
    rises = b.PHASES.index(table.phase) <= b.VALHALLA
    return (fallen(box, table),) if rises else ()
