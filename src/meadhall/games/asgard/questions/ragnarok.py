"""Warriors from Valhalla, and tiles under gods (AS-715 to AS-723)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.state import Asgard
from meadhall.kernel import DONE, Option, question


@question("AS-715")
def raise_warrior(g: Asgard, seat: int) -> Iterator[Option]:
    """A fallen Warrior beside a Light god one supports, or pass for good (AS-715 to AS-718)."""
    yield o.PASS
    for place in g.supported_places(seat):
        if b.camp_of(place) == b.LIGHT:
            for recruit in (b.WHITE, b.ORANGE):
                if g.valhalla[recruit]:
                    yield o.RAISE.of(recruit, place)


@raise_warrior.why
def why_not_raise(option: Option, g: Asgard, seat: int) -> str:
    return "AS-717" if option in o.RAISE else ""


@question("AS-719", secret=True)
def lay_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A Weapon, a Spell or the Thor tile under a God tile that carries one's disc (AS-719 to AS-723, AS-909)."""
    tiles = list(dict.fromkeys(g.tiles[seat]))
    if g.holder(t.THOR_TILE) == seat:
        tiles.append(t.THOR_TILE)
    places = g.supported_places(seat)
    yield from [o.LAY.of(tile, place) for tile in tiles for place in places]


@lay_tile.why
def why_not_lay(option: Option, g: Asgard, seat: int) -> str:
    if option in (o.PASS, DONE, o.DECLINE):
        return "AS-721"
    return "AS-720" if option in o.LAY else ""
