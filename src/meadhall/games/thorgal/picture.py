"""Thorgal as a picture: what the hall's client draws, from a seat's view alone."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards import tables as t
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.view import PieceView, PlayerView, Table, TerrainView
from meadhall.kernel.picture import (
    Badge,
    Contest,
    Face,
    Number,
    Picture,
    Pile,
    Region,
    Said,
    Sheet,
    Side,
    Slot,
    Stage,
    Zone,
    named,
)  # fmt: skip


def picture(table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=(_stage(table),),
        regions=tuple([_region(terrain) for terrain in table.terrains]),
        pieces=(),
        sheets=tuple([_sheet(player) for player in table.players]),
        zones=_zones(table),
        piles=tuple([pile for player in table.players for pile in _piles(player)]),
        contest=_contest(table),
    )


def _stage(table: Table) -> Stage:
    """The round, with its phases."""
    steps = tuple([named("phase", phase) for phase in b.PHASES[b.PROPHECY : b.OVER]])
    at = b.PHASES.index(table.phase) - b.PROPHECY
    return Stage(str(table.round), "done" if table.phase == b.PHASES[b.OVER] else "now", None, steps, max(-1, at))


def _region(terrain: TerrainView) -> Region:
    """A terrain in play: what it requires, or who conquered it."""
    required = [
        Badge(name, named("attribute", name), str(amount))
        for name, amount in zip(b.ATTRIBUTES, terrain.required, strict=True)
        if amount
    ]
    exhausted = [Badge("exhausted", Said("badge-exhausted"), str(terrain.exhausted))] if terrain.exhausted else []
    states = ("conquered",) if terrain.conqueror != b.NOBODY else ("destination",) if terrain.destination else ()
    return Region(terrain.card, tuple(required + exhausted), states)


def _sheet(player: PlayerView) -> Sheet:
    numbers = (Number("horn", player.horns, Said("number-horns"), b.HORNS_TO_WIN),)
    counts = (
        Number("hand", player.hand, Said("count-hand")),
        Number("destiny-deck", player.destiny.deck, Said("count-destiny-deck")),
        Number("destiny-reserve", player.destiny.reserve, Said("count-destiny-reserve")),
        Number("scourge-deck", player.scourge.deck, Said("count-scourge-deck")),
        Number("scourge-reserve", player.scourge.reserve, Said("count-scourge-reserve")),
        Number("aside", player.aside, Said("count-aside")),
    )
    flags = ("out",) if player.out else (player.role,) if player.role else ()
    return Sheet(
        seat=player.seat,
        numbers=numbers,
        tracks=(),
        slots=tuple([_slot(piece) for piece in player.group]),
        counts=counts,
        flags=tuple([Said(f"flag-{flag}") for flag in flags]),
    )


def _slot(piece: PieceView) -> Slot:
    return Slot(w.TYPES[t.KIND[t.card(piece.card)]], named("card", piece.card), piece.card)


def _zones(table: Table) -> tuple[Zone, ...]:
    """The seat's own cards, by where they are; empty zones are left out."""
    own = {"hand": table.hand, "looked": table.looked, "chosen": table.chosen, "aside": table.aside}
    return tuple([Zone(key, Said(f"zone-own-{key}"), cards) for key, cards in own.items() if cards])


def _piles(player: PlayerView) -> list[Pile]:
    """The open piles of a player that hold something."""
    piles = {
        "destiny-discard": player.destiny.discard,
        "scourge-discard": player.scourge.discard,
        "walhalla": player.destiny.destroyed,
        "niflhel": player.scourge.destroyed,
    }
    seat = {"seat": ("seat", player.chair)}
    return [Pile(icon, Said(f"pile-{icon}", seat), cards=cards) for icon, cards in piles.items() if cards]


def _contest(table: Table) -> Contest | None:
    """The journey: what each side has sent, and its three attributes together."""
    goal = next((terrain for terrain in table.terrains if terrain.destination), None)
    if goal is None:
        return None
    sides = []
    for player in table.players:
        cards = tuple([piece.card for piece in table.associated if piece.seat == player.seat])
        if table.opposer is not None and table.opposer.seat == player.seat:
            cards = (table.opposer.card, *cards)
        if cards or player.seat == table.destiny:
            total = sum(table.strength) if player.seat == table.destiny else sum(table.difficulty)
            sides.append(Side(player.seat, total, cards))
    return Contest(Said("contest", {"card": ("card", goal.card)}), goal.card, tuple(sides))


def faces() -> dict[str, Face]:
    """What every card looks like."""
    return {slug: _face(row) for slug, row in zip(t.SLUGS, t.ROWS, strict=True)}


def _face(row: CardRow) -> Face:
    kind = w.TYPES[row.kind]
    return Face(
        frame=kind,
        art=row.slug,
        kind=Said(f"type-{kind}"),
        icon=kind,
        value="" if row.kind == w.TERRAIN else str(row.cost),
        shape="cost",
        corner="unique" if row.unique else "",
        foot=(named("seat", b.FACTIONS[row.faction]),),
    )
