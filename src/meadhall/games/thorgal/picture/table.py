"""Thorgal as a picture: what the hall's client draws, from a seat's view alone. Cards on the table are in `drawing`."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.picture.drawing import spreads
from meadhall.games.thorgal.picture.faces import faces
from meadhall.games.thorgal.sheet import SHEET
from meadhall.games.thorgal.view import PieceView, PlayerView, Table, TerrainView
from meadhall.kernel.picture import Badge, Picture, Reminder, Said, Sheet, Spreads, Stage, Zone, named, sections
from meadhall.kernel.render_cache import part

HAND_VERBS = ("play", "destroy", "discard", "under", "top", "store", "place", "move")

__all__ = ["faces", "picture"]


def picture(box: Box, table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=_stages(table),
        regions=(),
        pieces=(),
        sheets=_sheets(table),
        zones=_zones(box, table),
        sections=sections(Spreads(spreads(box, table)), _reminders(box, table)),
        asides=_asides(table),
    )


@part
def _stages(table: Table) -> tuple[Stage, ...]:
    return (_stage(table),)


def _stage(table: Table) -> Stage:
    """The round, with its phases."""
    steps = tuple([named("phase", phase) for phase in b.PHASES[b.PROPHECY : b.OVER]])
    at = b.PHASES.index(table.phase) - b.PROPHECY
    state = "done" if table.phase == b.PHASES[b.OVER] else "now"
    title = Said("stage-round", numbers={"round": table.round}) if table.round else named("phase", b.PHASES[b.SETUP])
    return Stage("", state, None, steps, max(-1, at), title)


# -- sheets -------------------------------------------------------------------------------------------------


@part
def _sheets(table: Table) -> tuple[Sheet, ...]:
    return tuple([_sheet(player, table) for player in table.players])


@part
def _sheet(player: PlayerView, table: Table) -> Sheet:
    """Horns, the hand counted, and the two decks with their piles; the open ones can be looked through."""
    role = Said(f"role-{player.role}") if player.role else None
    return SHEET.sheet(player.seat, player, table, flags=_flags(player), role=role)


def _flags(player: PlayerView) -> tuple[Said, ...]:
    if player.out:
        return (Said("flag-out"),)
    return (Said("flag-passed"),) if player.passed else ()


# -- what is easily forgotten ---------------------------------------------------------------------------------


@part
def _reminders(box: Box, table: Table) -> tuple[Reminder, ...]:
    """What the Destiny player's companions will want at Dusk, and the Fenrir sides that lie open."""
    if table.destiny == b.NOBODY:
        return ()
    group = [piece for piece in table.players[table.destiny].group if box.ROWS[box.card(piece.card)].upkeep is not None]
    lands = [terrain for terrain in table.terrains if terrain.conqueror != b.NOBODY]
    lists = (
        Reminder("dusk", Said("reminder-dusk"), tuple([_upkeep(piece) for piece in group])),
        Reminder("fenrir", Said("reminder-fenrir"), tuple([_fenrir(terrain) for terrain in lands])),
    )
    return tuple([found for found in lists if found.items])


def _upkeep(piece: PieceView) -> Badge:
    card = {"card": ("card", piece.card)}
    if piece.kept:
        return Badge("check", Said("reminder-kept", card), kind="done")
    return Badge("companion", Said("reminder-upkeep", card))


def _fenrir(terrain: TerrainView) -> Badge:
    """A Fenrir side; one with an Exhausted token is used up."""
    return Badge(
        "terrain", Said("reminder-terrain", {"card": ("card", terrain.card)}), kind="done" if terrain.exhausted else ""
    )


# -- the reader's own cards ---------------------------------------------------------------------------------


@part
def _zones(box: Box, table: Table) -> tuple[Zone, ...]:
    """The seat's own cards, by where they are; terrains set aside only as long as they can be brought in."""
    setting_out = table.phase == b.PHASES[b.SETUP]
    zones = (
        Zone("looked", Said("zone-own-looked"), table.looked, ("take", "under", "top")),
        Zone("hand", Said("zone-own-hand"), table.hand, HAND_VERBS, _changed(box, table)),
        Zone("chosen", Said("zone-own-chosen"), table.chosen, ("start",)),
        Zone("aside", Said("zone-own-aside"), table.aside if setting_out and table.chosen else (), ("bring",)),
    )
    return tuple([zone for zone in zones if zone.cards])


def _changed(box: Box, table: Table) -> dict[str, str]:
    """Cards of the hand that do not cost what is printed on them, with what they cost now."""
    prices = zip(table.hand, table.prices, strict=True)
    return {card: str(price) for card, price in prices if price != box.COST[box.card(card)]}


# -- beside the options ---------------------------------------------------------------------------------------


@part
def _asides(table: Table) -> dict[str, tuple[Badge, ...]]:
    """What playing a card takes now, and opposing the journey with a companion."""
    if table.you < 0:
        return {}
    plays = {f"play {card}": _cost(price) for card, price in zip(table.hand, table.prices, strict=True)}
    group = [piece for piece in table.players[table.you].group if piece.opposing >= 0]
    return plays | {f"oppose {piece.card}": _cost(piece.opposing) for piece in group}


def _cost(cards: int) -> tuple[Badge, ...]:
    return (Badge("fate", Said("aside-cards", numbers={"cards": cards}), str(cards), "cost"),)
