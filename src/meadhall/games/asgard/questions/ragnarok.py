"""Warriors from Valhalla, and tiles under gods (AS-715 to AS-723)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import DONE, Option, because, question


@question("AS-715")
def raise_warrior(g: Asgard, seat: int) -> Iterator[Option]:
    """A fallen Warrior beside a Light god one supports, or pass for good (AS-715 to AS-718)."""
    yield o.PASS
    for place in g.supported_places(seat):
        if b.camp_of(place) == b.LIGHT:
            for recruit in (b.WHITE, b.ORANGE):
                if g.valhalla[recruit]:
                    yield o.RAISE.of(recruit, place)


@raise_warrior.otherwise
def why_not_raise(option: Option, g: Asgard, seat: int) -> str | None:
    if option not in o.RAISE:
        return None
    recruit, place = o.RAISE.pair(option)
    if recruit == b.GIANT:
        return because("AS-715", "giant")
    if not g.valhalla[recruit]:
        return because("AS-715", "none")
    if g.god_at(place) == NOBODY:
        return "AS-718"
    return because("AS-717", "dark" if b.camp_of(place) == b.DARK else "")


@question("AS-719", secret=True)
def lay_tile(g: Asgard, seat: int) -> Iterator[Option]:
    """A Weapon, a Spell or the Thor tile under a God tile that carries one's disc (AS-719 to AS-723, AS-909)."""
    tiles = list(dict.fromkeys(g.tiles[seat]))
    if g.holder(t.THOR_TILE) == seat:
        tiles.append(t.THOR_TILE)
    places = g.supported_places(seat)
    yield from [o.LAY.of(tile, place) for tile in tiles for place in places]


@lay_tile.otherwise
def why_not_lay(option: Option, g: Asgard, seat: int) -> str | None:
    if option in (o.PASS, DONE, o.DECLINE):
        return "AS-721"
    if option not in o.LAY:
        return None
    tile, place = o.LAY.pair(option)
    if g.god_at(place) == NOBODY:
        return because("AS-720", "nobody")
    if place not in g.supported_places(seat):
        return "AS-720"
    return "AS-909" if tile == t.THOR_TILE else because("AS-719", "held")
