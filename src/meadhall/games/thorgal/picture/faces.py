"""What the cards of Thorgal look like: the same at every table of an edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.cards.tables import Box
from meadhall.kernel.picture import Badge, Face, Said, named

SYMBOL_SIGNS: Final = ("elements", "intrigue", "damage")
PLAYED_ONCE: Final = {w.EVENT: "face-event", w.SCOURGE_CARD: "face-scourge"}  # and what says so


def faces(box: Box) -> dict[str, Face]:
    """Every card by its slug; the second copy looks like the first."""
    return {slug: _face(row) for slug, row in zip(box.SLUGS, box.ROWS, strict=True)}


def pips(attributes: b.Three, symbols: Sequence[int] = ()) -> tuple[str, ...]:
    """The band of a card as signs: one for each point of an attribute, then its symbols."""
    points = [f"pip-{name}" for name, amount in zip(b.ATTRIBUTES, attributes, strict=True) for _ in range(amount)]
    return (*points, *[f"pip-{SYMBOL_SIGNS[symbol]}" for symbol in symbols])


def picture_of(row: CardRow) -> str:
    """The drawing in a card's window."""
    return f"th-{row.slug}"


def _face(row: CardRow) -> Face:
    kind, faction = w.TYPES[row.kind], b.FACTIONS[row.faction]
    phase = b.PHASES[row.phase]
    once = row.kind in PLAYED_ONCE
    return Face(
        frame=f"{kind} f-{faction}",
        art=picture_of(row),
        kind=Said(PLAYED_ONCE[row.kind], {"phase": ("phase", phase)}) if once else Said(f"type-{kind}"),
        icon=kind if row.kind != w.SUPPORT else "supportcard",
        value="" if row.kind == w.TERRAIN else str(row.cost),
        shape="fate",
        foot=(named("seat", faction), *([Said("face-unique")] if row.unique else [])),
        band=pips(row.attributes, row.symbols),
        signs=(phase,) if once else tuple([w.SUBTYPES[subtype].lower() for subtype in row.subtypes]),
        brief=named("phase", phase) if once else None,
        crest=faction,
        measures=() if row.kind == w.TERRAIN else (cost(row.cost),),
    )


def cost(cards: int) -> Badge:
    """What is paid for a card: a number of others from hand or reserve."""
    return Badge("fate", Said("measure-cost", numbers={"cards": cards}), f"−{cards}" if cards else "0", "cost")
