"""Which disc acts, and what serves every action: bonuses, tiles, pieces that run short (AS-501 to AS-539, AS-8xx)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.rules import prices
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, question


@question("AS-507")
def act(g: Asgard, seat: int) -> Iterator[Option]:
    """One placed disc: its action, or the disc home without it; a kept bonus may be used first (AS-501, AS-539)."""
    for god in range(b.ALL_GODS):
        slot = g.slot_with(seat, god)
        if slot != NOBODY:
            if slot != b.TEMPLE or prices.can_build(g, seat, god):
                yield o.RESOLVE.base + god
            yield o.RECALL.base + god
    if g.visitors[seat]:
        yield o.ENTER
        if g.visitors[seat] > 1:
            yield o.LIFT
        yield o.LEAVE
    yield from _bonuses(g, seat)


def _bonuses(g: Asgard, seat: int) -> Iterator[Option]:
    """Kept Populations that do something at once; a discount waits for its Temple (AS-937)."""
    for tile in dict.fromkeys(g.bonuses[seat]):
        if tile != t.DISCOUNT:
            yield o.USE.base + tile - o.FIRST_BONUS


@act.why
def why_not_act(option: Option, g: Asgard, seat: int) -> str:
    if option in (o.PASS, DONE):
        return "AS-507"
    if option in o.USE:
        return "AS-937" if o.FIRST_BONUS + o.USE.one(option) == t.DISCOUNT else "AS-537"
    if option == o.LIFT:
        return "AS-577"
    if option in o.RESOLVE and g.slot_with(seat, o.RESOLVE.one(option)) == b.TEMPLE:
        return prices.why_not_built(g, seat, o.RESOLVE.one(option))
    return "AS-501" if option in o.RESOLVE or option in o.RECALL or option in (o.ENTER, o.LEAVE) else ""


@question("AS-539")
def use_bonus(g: Asgard, seat: int) -> Iterator[Option]:
    """A kept Population after the action, or none: it may be used at once (AS-537)."""
    yield DONE
    yield from _bonuses(g, seat)


@question("AS-933")
def two_warriors(g: Asgard, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Warriors of either colour."""
    yield o.MUSTER.base + b.WHITE
    yield o.MUSTER.base + b.ORANGE


@question("AS-935")
def any_stone(g: Asgard, seat: int) -> Iterator[Option]:
    """A stone of any colour, white included."""
    yield from [o.STONE.base + stone for stone in range(b.ALL_STONES)]


@question("AS-567", secret=True)
def take_tile(g: Asgard, seat: int, kind: t.Kind) -> Iterator[Option]:
    """Any tile of the pile one looks through (AS-567, AS-817)."""
    yield from [o.TAKE.base + tile for tile in dict.fromkeys(g.pile_of(kind))]


@question("AS-803")
def giver(g: Asgard, seat: int, piece: b.Piece) -> Iterator[Option]:
    """Who gives a piece that the reserve lacks: one of the other players who have most of it (AS-803, AS-805)."""
    yield from [o.FROM.base + g.colours[s] for s in prices.givers(g, seat, piece)]
