"""What cards and tiles of Asgard look like: the same at every table."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.cards.box import Face as Printed
from meadhall.kernel.picture import Badge, Face, Said, named

FRAMES: Final = {t.WEAPON: "battle", t.SPELL: "event", t.POWER: "support", t.TEMPLE: "upgrade", t.ASGARD: "companion",
                 t.ANCESTRAL: "monster", t.POPULATION: "quest"}  # fmt: skip


def faces(box: Box) -> dict[str, Face]:
    """The gods' cards by their names, and every tile that can be looked at."""
    gods = {god: _god(box, number) for number, god in enumerate(b.GODS)}
    tiles = {slot.slug: _tile(slot, box.faces[tile]) for tile, slot in enumerate(t.SLOTS) if slot.kind != t.CARD}
    return {**gods, **tiles}


def _frame(camp: int) -> str:
    return f"god-{b.CAMPS[camp]}"


def _god(box: Box, number: int) -> Face:
    """A God card: its camp, and from which round on it can be chosen."""
    row = box.gods[number]
    kind, foot = named("camp", b.CAMPS[t.CAMP[number]]), Said("face-from", numbers={"round": row.active})
    icon, measures = f"seal-{b.CAMPS[t.CAMP[number]]}", _request(box, box.stone[number])
    return Face(_frame(t.CAMP[number]), f"god-{row.slug}", kind, icon, foot=(foot,), noun="god", measures=measures)


def _request(box: Box, stone: int) -> tuple[Badge, ...]:
    """The stones that a Request to the god brings."""
    if stone == b.NO_STONE:
        return ()
    key, count = b.STONES[stone], box.values.stones_of_request
    return (Badge(f"stone-{key}", Said("measure-stones", {"stone": ("stone", key)}, {"count": count})),)


def _tile(row: t.Slot, printed: Printed) -> Face:
    kind = named("kind", t.KINDS[row.kind])
    frame = _frame(t.CAMP[row.group]) if row.kind == t.GOD else FRAMES[row.kind]
    value = str(printed.value) if printed.value else ""
    measures = (Badge(*_measure(row), f"+{value}"),) if value else ()
    return Face(
        frame, _art(row), kind, _icon(row), value, "dia" if value else "", noun="tile", measures=measures,
        copies=printed.copies, source=printed.source.partition(":")[0],
    )  # fmt: skip


def _measure(row: t.Slot) -> tuple[str, Said]:
    """What its number counts: a Temple's are points in every round's battles, all others are strength."""
    return ("glory", Said("measure-points")) if row.kind == t.TEMPLE else ("strength", Said("measure-strength"))


def _icon(row: t.Slot) -> str:
    if row.kind in (t.GOD, t.POWER):
        return f"god-{b.GODS[row.group]}"
    return t.KINDS[row.kind]


def _art(row: t.Slot) -> str:
    """The name of the scene in its window."""
    if row.kind in (t.GOD, t.POWER):
        return f"god-{b.GODS[row.group]}"
    if row.kind in (t.POPULATION, t.ASGARD):
        return f"scene-{row.slug}"
    return f"scene-{t.KINDS[row.kind]}"
