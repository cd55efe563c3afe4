"""The cards as columns that the rules look up by card.

A card is an int: first every row of the edition, then the second copies of those that a group may hold twice. Hands,
decks and piles know rows only, so that copies are truly the same (TH-111); a card that joins a group, a journey's
side beside its own twin takes the number of the second copy, so that tokens lie on one of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from meadhall.games.editions import edition_folder
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow, Edition, all_ops, load_edition
from meadhall.kernel import Noun

Card = Annotated[int, Noun("card")]
BASE: Final = Path(__file__).parent / "base"

ROWS: Final[list[CardRow]] = []  # by card; a second copy has the row of the first
SLUGS: Final[list[str]] = []
ROW_OF: Final[list[int]] = []  # the first copy
TWIN_OF: Final[list[int]] = []  # the second copy, or -1
KIND: Final[list[int]] = []
COST: Final[list[int]] = []
NAME: Final[list[int]] = []  # equal for cards of the same name, whatever their faction
UNIQUE: Final[list[bool]] = []
SUBTYPES: Final[list[int]] = []  # bits
ATTRIBUTES: Final[list[b.Three]] = []
SYMBOLS: Final[list[tuple[int, ...]]] = []
PHASE: Final[list[int]] = []
UPKEEP: Final[list[w.Upkeep]] = []
ON_PLAY: Final[list[tuple[int, ...]]] = []  # operations of an event, a Scourge card or a reward
ON_ENTER: Final[list[tuple[int, ...]]] = []
ACTS: Final[list[tuple[w.Ability, ...]]] = []  # activable effects; of a terrain: its Fenrir effects
PERMS: Final[list[tuple[w.Static, ...]]] = []
OPPS: Final[list[tuple[w.Static, ...]]] = []
RENEWS: Final[list[bool]] = []  # may it undo something, so that a position could come back (TH-834)?

OPS: Final[list[w.Op]] = []
EFFECTS: Final[list[str]] = []  # what an operation is called: its number
CONDS: Final[list[w.Cond]] = []
FITS: Final[list[list[bool]]] = []  # by filter and card; `other` is left to whoever asks
FILTERS: Final[list[w.Filter]] = []
OTHER: Final[list[bool]] = []  # by filter
ACTS_IN: Final[list[int]] = []  # bits of the phases in which a card has something to activate

_NO_UPKEEP: Final = w.Upkeep(w.STATE)
_RENEWING: Final = (w.READY, w.BOUNCE, w.PLACE)


def use(edition: Edition) -> None:
    """Make an edition the one that is played in this process."""
    rows = edition.rows
    second = [number for number, row in enumerate(rows) if not row.unique and row.kind != w.TERRAIN]
    ROW_OF[:] = [*range(len(rows)), *second]
    twins = {row: len(rows) + i for i, row in enumerate(second)}
    TWIN_OF[:] = [twins.get(number, -1) for number in range(len(rows))] + [-1] * len(second)
    ROWS[:] = [rows[row] for row in ROW_OF]
    SLUGS[:] = [row.slug for row in rows] + [f"{rows[row].slug}-2" for row in second]
    OPS[:], CONDS[:] = edition.words.ops, edition.words.conds
    EFFECTS[:] = map(str, range(len(OPS)))
    _fill_print()
    _fill_effects(edition)
    FITS[:] = [[_fits(card, found) for card in range(len(ROWS))] for found in edition.words.filters]
    FILTERS[:] = edition.words.filters
    OTHER[:] = [found.other for found in edition.words.filters]


def _fill_print() -> None:
    """What is printed, beside the effects."""
    names = list(dict.fromkeys([row.en for row in ROWS]))
    KIND[:] = [row.kind for row in ROWS]
    COST[:] = [row.cost for row in ROWS]
    NAME[:] = [names.index(row.en) for row in ROWS]
    UNIQUE[:] = [row.unique for row in ROWS]
    SUBTYPES[:] = [sum([1 << subtype for subtype in row.subtypes]) for row in ROWS]
    ATTRIBUTES[:] = [row.attributes for row in ROWS]
    SYMBOLS[:] = [row.symbols for row in ROWS]
    PHASE[:] = [row.phase for row in ROWS]
    UPKEEP[:] = [row.upkeep or _NO_UPKEEP for row in ROWS]


def _fill_effects(edition: Edition) -> None:
    ON_PLAY[:] = [_operations(row, w.PLAY) for row in ROWS]
    ON_ENTER[:] = [_operations(row, w.ENTER) for row in ROWS]
    ACTS[:] = [tuple([a for a in (*row.abilities, *row.fenrir) if a.trigger == w.ACT]) for row in ROWS]
    PERMS[:] = [_static(row, w.PERM) for row in ROWS]
    OPPS[:] = [_static(row, w.OPP) for row in ROWS]
    RENEWS[:] = [_renews(row, edition) for row in ROWS]
    ACTS_IN[:] = [0] * len(ROWS)
    for card, abilities in enumerate(ACTS):
        for ability in abilities:
            ACTS_IN[card] |= ability.phases


def _operations(row: CardRow, trigger: int) -> tuple[int, ...]:
    return tuple([op for ability in row.abilities if ability.trigger == trigger for op in ability.ops])


def _static(row: CardRow, trigger: int) -> tuple[w.Static, ...]:
    return tuple([static for ability in row.abilities if ability.trigger == trigger for static in ability.statics])


def _renews(row: CardRow, edition: Edition) -> bool:
    ops = [op for ability in (*row.abilities, *row.fenrir) for op in all_ops(ability.ops, edition.words)]
    return any([op.kind in _RENEWING or (op.kind == w.MOVE and op.into != w.WALHALLA) for op in ops])


def _fits(card: int, wanted: w.Filter) -> bool:
    """Does a card match a filter, `other` apart (TH-925, TH-926)?"""
    if wanted.kind not in (w.ANYTHING, KIND[card]) or wanted.subtypes & ~SUBTYPES[card]:
        return False
    return wanted.cost < 0 or COST[card] <= wanted.cost


EDITION: Final = load_edition(edition_folder("thorgal", BASE))
EDITION_NAME: Final = "base" if edition_folder("thorgal", BASE) == BASE else f"own-{EDITION.mark}"
use(EDITION)


def card(slug: str) -> int:
    """A card by its slug."""
    return SLUGS.index(slug)


def fits(number: int, wanted: int) -> bool:
    """Does a card match a filter? Filters are numbers, -1 matches anything."""
    return wanted == w.ANYTHING or FITS[wanted][number]


def printed_cards(faction: int) -> tuple[int, ...]:
    """The 65 cards of a faction as the box has them, in the order of the edition."""
    return tuple([
        number for number, row in enumerate(ROWS)
        if row.faction == faction and ROW_OF[number] == number for _ in range(row.copies)
    ])  # fmt: skip


def is_destiny(number: int) -> bool:
    """Is it a companion, a support or an event?"""
    return KIND[number] <= w.EVENT


def is_group_card(number: int) -> bool:
    return KIND[number] <= w.SUPPORT
