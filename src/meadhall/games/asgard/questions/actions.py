"""Which disc acts, and what serves every action: bonuses, tiles, pieces that run short (AS-501 to AS-539, AS-8xx)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as w
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.queries.legality import why_not_built
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, because, question

# -- the turn -------------------------------------------------------------------------------------------------


@question("AS-507")
def act(g: Asgard, seat: int) -> Iterator[Option]:
    """One placed disc: its action, or the disc home without it; a kept bonus may be used first (AS-501, AS-539)."""
    for god in range(b.ALL_GODS):
        slot = g.slot_with(seat, god)
        if slot != NOBODY:
            if slot != b.TEMPLE or not why_not_built(g, seat, god):
                yield o.RESOLVE.base + god
            yield o.RECALL.base + god
    if g.visitors[seat]:
        yield o.ENTER
        if g.visitors[seat] > 1:
            yield o.LIFT
        yield o.LEAVE
    yield from _bonuses(g, seat)


@act.why
def why_not_act(option: Option, g: Asgard, seat: int) -> str | None:
    if option in (o.PASS, DONE, o.DECLINE):
        return because("AS-507", "pass")
    if option in o.USE:
        return why_not_used(g, seat, o.FIRST_BONUS + o.USE.one(option))
    if option in (o.ENTER, o.LIFT, o.LEAVE):
        return why_not_visit(g, seat, option)
    if option in o.RECALL:
        return why_not_resolved(g, seat, o.RECALL.one(option))
    return why_not_resolved(g, seat, o.RESOLVE.one(option), True) if option in o.RESOLVE else None


def why_not_resolved(g: Asgard, seat: int, god: int, acts: bool = False) -> str:
    """The rule against the disc on a god, and against its action if it is to be done."""
    slot = g.slot_with(seat, god)
    if slot == NOBODY:
        return because("AS-501", "god")
    return why_not_built(g, seat, god) if acts and slot == b.TEMPLE else ""


def why_not_visit(g: Asgard, seat: int, option: Option) -> str:
    """The rule against the discs in Asgard: one acts, all of them together, or one goes home."""
    if not g.visitors[seat]:
        return because("AS-501", "asgard")
    if option == o.LIFT and g.visitors[seat] < 2:
        return "AS-577"
    return ""


# -- bonuses of Populations -----------------------------------------------------------------------------------


@question("AS-539")
def use_bonus(g: Asgard, seat: int) -> Iterator[Option]:
    """A kept Population after the action, or none: it may be used at once (AS-537)."""
    yield DONE
    yield from _bonuses(g, seat)


@use_bonus.otherwise
def why_not_use(option: Option, g: Asgard, seat: int) -> str | None:
    return why_not_used(g, seat, o.FIRST_BONUS + o.USE.one(option)) if option in o.USE else None


def _bonuses(g: Asgard, seat: int) -> Iterator[Option]:
    """Kept Populations that do something at once."""
    for tile in dict.fromkeys(g.bonuses[seat]):
        if not why_not_used(g, seat, tile):
            yield o.USE.base + tile - o.FIRST_BONUS


def why_not_used(g: Asgard, seat: int, tile: int) -> str:
    """The rule against a kept Population; a discount waits for its Temple (AS-937)."""
    if tile not in g.bonuses[seat]:
        return "AS-537"
    return because("AS-937", "waits") if g.box.word[tile] == w.DISCOUNT else ""


@question("AS-933")
def two_warriors(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Warriors of either colour."""
    yield o.MUSTER.base + b.WHITE
    yield o.MUSTER.base + b.ORANGE


@question("AS-935")
def any_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """A stone of any colour, white included."""
    yield from [o.STONE.base + stone for stone in range(b.ALL_STONES)]


# -- tiles and pieces -----------------------------------------------------------------------------------------


@question("AS-567", secret=True)
def take_tile(g: Asgard, seat: int, kind: t.Kind) -> Iterator[Option]:
    """Any tile of the pile one looks through (AS-567, AS-817)."""
    yield from [o.TAKE.base + tile for tile in dict.fromkeys(g.pile_of(kind))]


@take_tile.otherwise
def why_not_take(option: Option, g: Asgard, seat: int, kind: int) -> str | None:
    if option not in o.TAKE:
        return None
    return because("AS-567", "gone" if t.KIND[o.TAKE.one(option)] == kind else "pile")


@question("AS-803")
def giver(g: Asgard, seat: int, piece: b.Piece) -> Iterator[Option]:
    """Who gives a piece that the reserve lacks: one of the other players who have most of it (AS-803, AS-805)."""
    yield from [o.FROM.base + g.colours[s] for s in prices.givers(g, seat, piece)]


@giver.otherwise
def why_not_giver(option: Option, g: Asgard, seat: int, piece: int) -> str | None:
    other = o.seat_of(option, g.colours)
    if other < 0:
        return None
    if other == seat:
        return "AS-805"
    has, most = prices.owned(g, other, piece), max([prices.owned(g, s, piece) for s in range(g.seats)])
    return because("AS-803", "fewer", has=has, most=most)
