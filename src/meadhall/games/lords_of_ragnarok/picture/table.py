"""Lords of Ragnarok as a picture: what the hall's client draws, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.picture.asides import asides
from meadhall.games.lords_of_ragnarok.picture.beasts import creatures, notice, shrines
from meadhall.games.lords_of_ragnarok.picture.discards import discards
from meadhall.games.lords_of_ragnarok.picture.drawing import pieces, regions
from meadhall.games.lords_of_ragnarok.picture.fights import attributes, contest, duel, measures
from meadhall.games.lords_of_ragnarok.sheet import SHEET
from meadhall.games.lords_of_ragnarok.view import OmenView, PlayerView, Table
from meadhall.games.lords_of_ragnarok.view.battles import BattleView
from meadhall.kernel.picture import (  # fmt: skip
    Goal,
    Goals,
    Marker,
    Picture,
    Said,
    Sheet,
    Slot,
    Stage,
    Standing,
    Track,
    Zone,
    named,
    sections,
)
from meadhall.kernel.render_cache import part

TURN = range(b.PRAYER, b.OVER)  # the steps of a turn


def picture(box: Box, table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=_stages(table),
        regions=regions(box, table),
        pieces=pieces(box, table),
        sheets=_sheets(box, table),
        zones=_zones(box, table),
        sections=sections(
            _tracks(box, table),
            notice(box, table),
            _omens(box, table),
            shrines(box, table),
            creatures(box, table),
            duel(box, table),
            contest(table),
            discards(table),
        ),
        board="board-2" if table.seats == 2 else "board-4",
        asides=asides(box, table),
    )


# -- the bar ----------------------------------------------------------------------------------------------------


@part
def _stages(table: Table) -> tuple[Stage, ...]:
    return (_turn(table),)


def _turn(table: Table) -> Stage:
    """The steps of a turn; none is played before the first turn and after the last."""
    step = b.STEPS.index(table.step)
    steps = tuple([named("step", b.STEPS[one]) for one in TURN])
    at = step - b.PRAYER if step in TURN else -1
    return Stage("", "now", None, steps, at, named("step", table.step) if at < 0 else None, signs.STEPS)


@part
def _omens(box: Box, table: Table) -> Goals:
    """The Omens, and how many of them bring Ragnarok."""
    turned = sum([omen.turned for omen in table.omens])
    title = Said("omens-title", numbers={"turned": turned, "needed": b.OMENS_TO_END})
    items = tuple([_omen(box, omen) for omen in table.omens])
    return Goals(title, items, Said("omens-tip", numbers={"needed": b.OMENS_TO_END}))


def _omen(box: Box, omen: OmenView) -> Goal:
    row = next(row for row in box.omens if row.slug == omen.omen)
    icon = signs.OMENS.get(row.sign.word, "mon-garm")
    holds = Said("omen-holds", {"omen": ("omen", omen.omen)})
    return Goal(("omen", omen.omen), holds, (Standing(-1, omen.progress, omen.needed, omen.turned),), icon=icon)


@part
def _tracks(box: Box, table: Table) -> tuple[Track, ...]:
    return (_temples(box, table),)


def _temples(box: Box, table: Table) -> Track:
    """The Temple track; the slots that bring a Draft are marked."""
    row = box.tracks[table.side]
    tip = Said("track-temples", numbers={"left": table.temples})
    marked = tuple([slot - 1 for slot in row.drafts])
    slots, title = tuple(range(1, row.slots + 1)), Said("temples-title")
    return Track(slots, (Marker(row.slots - table.temples, tip, "temple"),), marked, title=title)


# -- sheets -----------------------------------------------------------------------------------------------------


@part
def _sheets(box: Box, table: Table) -> tuple[Sheet, ...]:
    return tuple([_sheet(box, table, player) for player in table.players])


@part
def _sheet(box: Box, table: Table, player: PlayerView) -> Sheet:
    """Three roads, three Attributes, what is in the Reserve against its limits, Blessings, Artefacts and rings."""
    return SHEET.sheet(
        player.seat,
        player,
        table,
        tracks=attributes(player),
        slots=tuple(_owned(box, player)),
        emblem=f"hero-{signs.hero(box, player.hero)}" if player.hero else "",
        title=named("hero", player.hero) if player.hero else None,
    )


def _owned(box: Box, player: PlayerView) -> Iterator[Slot]:
    """The Hero and Origin, Blessings, Artefacts, Monsters under control, and slain ones."""
    for noun, slug, icon in (("hero", player.hero, "hero"), ("origin", player.origin, "clan")):
        if slug:
            yield Slot(icon, named(noun, slug), slug, icon, state="hero")
    for slug in player.blessings:
        god = next(row.god for row in box.blessings if row.slug == slug)
        yield Slot(signs.GODS[god], named("blessing", slug), slug, signs.GODS[god], state="bless")
    for slug, charged in player.artefacts:
        sign = next(signs.artefact(row) for row in box.artefacts if row.slug == slug)
        state = "relic" if charged else "relic spent"
        tip = named("artefact", slug) if charged else Said("slot-spent", {"artefact": ("artefact", slug)})
        yield Slot(sign, tip, slug, sign, state=state, means=((("artefact", slug),),))
    for slug in player.rings:
        yield Slot(f"mon-{signs.beast(box, slug)}", named("monster", slug), "", "", state="ring", seat=player.seat)
    for slug in player.figures:
        yield Slot(
            f"mon-{signs.beast(box, slug)}", Said("slot-dead", {"monster": ("monster", slug)}), "", "", state="dead"
        )


# -- the reader's own cards -------------------------------------------------------------------------------------


@part
def _zones(box: Box, table: Table) -> tuple[Zone, ...]:
    """What is drafted, the hand, what Huginn shows, and the beast's cards; empty ones are left out."""
    hunt, battle = table.hunt, table.battle
    worth = _worth(box, battle) if battle is not None else {}
    zones = (
        Zone("heroes", Said("zone-heroes"), table.offered_heroes),
        Zone("origins", Said("zone-origins"), table.offered_origins),
        Zone("draft", Said("zone-draft"), table.draft),
        Zone("attacks", Said("zone-attacks"), hunt.hand if hunt is not None else ()),
        Zone("hand", Said("zone-hand"), table.hand, values=worth, measures=measures(box, table)),
        Zone("shown", Said("zone-shown"), battle.shown if battle is not None else ()),
    )
    return tuple([zone for zone in zones if zone.cards])


def _worth(box: Box, battle: BattleView) -> dict[str, str]:
    """What cards of the hand would count, where it is not their printed value."""
    printed = {row.slug: row.value for row in box.combat}
    return {card: str(value) for card, value in battle.worth if value != printed[card]}
