"""The cards of an edition as columns that the rules look up by card: what is in the box.

A card is an int: first every row of the edition, then the second copies of those that a group may hold twice. Hands,
decks and piles know rows only, so that copies are truly the same (TH-111); a card that joins a group, a journey's
side beside its own twin takes the number of the second copy, so that tokens lie on one of them.

A box never changes. Every table holds the one it is played with: `g.box.COST[card]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final

import msgspec

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow, Edition, all_ops, load_edition
from meadhall.kernel import Noun

Card = Annotated[int, Noun("card")]
BASE_FOLDER: Final = Path(__file__).parent / "base"
MOST_CARDS: Final = len(b.FACTIONS) * (
    2 * b.DESTINY_CARDS + 2 * b.SCOURGE_CARDS + b.TERRAINS
)  # each with a second copy

_NO_UPKEEP: Final = w.Upkeep(w.STATE)
_RENEWING: Final = (w.READY, w.BOUNCE, w.PLACE)


class Box(msgspec.Struct, frozen=True, eq=False):
    """An edition, ready to be played. Columns are by card unless they say otherwise."""

    name: str  # of the edition: only the same cards have the same
    ROWS: tuple[CardRow, ...]  # a second copy has the row of the first
    SLUGS: tuple[str, ...]
    CARDS: Mapping[str, int]  # by slug
    ROW_OF: tuple[int, ...]  # the first copy
    TWIN_OF: tuple[int, ...]  # the second copy, or -1
    KIND: tuple[int, ...]
    COST: tuple[int, ...]
    NAME: tuple[int, ...]  # equal for cards of the same name, in any faction
    UNIQUE: tuple[bool, ...]
    SUBTYPES: tuple[int, ...]  # bits
    ATTRIBUTES: tuple[b.Three, ...]
    SYMBOLS: tuple[tuple[int, ...], ...]
    PHASE: tuple[int, ...]
    UPKEEP: tuple[w.Upkeep, ...]
    ON_PLAY: tuple[tuple[int, ...], ...]  # operations of an event, a Scourge card or a reward
    ON_ENTER: tuple[tuple[int, ...], ...]
    ACTS: tuple[tuple[w.Ability, ...], ...]  # activable effects; of a terrain: its Fenrir effects
    ACTS_IN: tuple[int, ...]  # bits of the phases in which a card has something to activate
    PERMS: tuple[tuple[w.Static, ...], ...]
    OPPS: tuple[tuple[w.Static, ...], ...]
    RENEWS: tuple[bool, ...]  # may it undo something, so that a position could come back (TH-834)?
    OPS: tuple[w.Op, ...]  # operations by number
    EFFECTS: tuple[str, ...]  # what an operation is called: its number
    CONDS: tuple[w.Cond, ...]
    FILTERS: tuple[w.Filter, ...]
    FITS: tuple[tuple[bool, ...], ...]  # by filter and card; `other` is left to the caller
    OTHER: tuple[bool, ...]  # by filter

    # -- queries ----------------------------------------------------------------------------------

    def card(self, slug: str) -> int:
        """A card by its slug."""
        return self.CARDS[slug]

    def fits(self, card: int, wanted: int) -> bool:
        """Does a card match a filter? Filters are numbers, -1 matches anything."""
        return wanted == w.ANYTHING or self.FITS[wanted][card]

    def printed_cards(self, faction: int) -> tuple[int, ...]:
        """The 65 cards of a faction as the box has them, in the order of the edition."""
        return tuple([
            card for card, row in enumerate(self.ROWS)
            if row.faction == faction and self.ROW_OF[card] == card for _ in range(row.copies)
        ])  # fmt: skip

    def is_destiny(self, card: int) -> bool:
        """Is it a companion, a support or an event?"""
        return self.KIND[card] <= w.EVENT

    def is_group_card(self, card: int) -> bool:
        return self.KIND[card] <= w.SUPPORT

    def __repr__(self) -> str:
        return f"<box of Thorgal, {self.name}>"


def packed(edition: Edition, name: str = "") -> Box:
    """The box of an edition; one of somebody's own is named by its cards."""
    first, words = edition.rows, edition.words
    second = [number for number, row in enumerate(first) if not row.unique and row.kind != w.TERRAIN]
    twins = {row: len(first) + i for i, row in enumerate(second)}
    rows = (*first, *[first[row] for row in second])
    slugs = (*[row.slug for row in first], *[f"{first[row].slug}-2" for row in second])
    return Box(
        name=name or f"own-{edition.mark}",
        ROWS=rows,
        SLUGS=slugs,
        CARDS=MappingProxyType({slug: card for card, slug in enumerate(slugs)}),
        ROW_OF=(*range(len(first)), *second),
        TWIN_OF=tuple([twins.get(card, -1) for card in range(len(rows))]),
        OPS=tuple(words.ops),
        EFFECTS=tuple([str(number) for number in range(len(words.ops))]),
        CONDS=tuple(words.conds),
        FILTERS=tuple(words.filters),
        FITS=tuple([tuple([_fits(row, found) for row in rows]) for found in words.filters]),
        OTHER=tuple([found.other for found in words.filters]),
        **_print(rows),
        **_effects(rows, edition),
    )


def _print(rows: Sequence[CardRow]) -> dict[str, Any]:
    """What is printed, beside the effects."""
    names = list(dict.fromkeys([row.en for row in rows]))
    return {
        "KIND": tuple([row.kind for row in rows]),
        "COST": tuple([row.cost for row in rows]),
        "NAME": tuple([names.index(row.en) for row in rows]),
        "UNIQUE": tuple([row.unique for row in rows]),
        "SUBTYPES": tuple([sum([1 << subtype for subtype in row.subtypes]) for row in rows]),
        "ATTRIBUTES": tuple([row.attributes for row in rows]),
        "SYMBOLS": tuple([row.symbols for row in rows]),
        "PHASE": tuple([row.phase for row in rows]),
        "UPKEEP": tuple([row.upkeep or _NO_UPKEEP for row in rows]),
    }


def _effects(rows: Sequence[CardRow], edition: Edition) -> dict[str, Any]:
    return {
        "ON_PLAY": tuple([_operations(row, w.PLAY) for row in rows]),
        "ON_ENTER": tuple([_operations(row, w.ENTER) for row in rows]),
        "ACTS": tuple([_acts(row) for row in rows]),
        "ACTS_IN": tuple([_phases(row) for row in rows]),
        "PERMS": tuple([_static(row, w.PERM) for row in rows]),
        "OPPS": tuple([_static(row, w.OPP) for row in rows]),
        "RENEWS": tuple([_renews(row, edition) for row in rows]),
    }


def _operations(row: CardRow, trigger: int) -> tuple[int, ...]:
    return tuple([op for ability in row.abilities if ability.trigger == trigger for op in ability.ops])


def _acts(row: CardRow) -> tuple[w.Ability, ...]:
    return tuple([ability for ability in (*row.abilities, *row.fenrir) if ability.trigger == w.ACT])


def _phases(row: CardRow) -> int:
    phases = 0
    for ability in _acts(row):
        phases |= ability.phases
    return phases


def _static(row: CardRow, trigger: int) -> tuple[w.Static, ...]:
    return tuple([static for ability in row.abilities if ability.trigger == trigger for static in ability.statics])


def _renews(row: CardRow, edition: Edition) -> bool:
    """May it undo something?"""
    ops = [op for ability in (*row.abilities, *row.fenrir) for op in all_ops(ability.ops, edition.words)]
    return any([op.kind in _RENEWING or (op.kind == w.MOVE and op.into != w.WALHALLA) for op in ops])


def _fits(row: CardRow, wanted: w.Filter) -> bool:
    """Does a card match a filter, `other` apart (TH-925, TH-926)?"""
    subtypes = sum([1 << subtype for subtype in row.subtypes])
    if wanted.kind not in (w.ANYTHING, row.kind) or wanted.subtypes & ~subtypes:
        return False
    return wanted.cost < 0 or row.cost <= wanted.cost


BASE: Final = packed(load_edition(BASE_FOLDER), "base")
