"""Battles and Ragnarök as a list of worlds: who stands where, what makes each side's strength, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.view import PlaceView, Table
from meadhall.kernel.picture import Badge, Contest, Contests, Said, Side, named

NOBODY = -1


def contests(table: Table) -> Contests | None:
    """What is fought for in this part of the match."""
    phase = b.PHASES.index(table.phase)
    if phase == b.BATTLES:
        return Contests(named("phase", "battles"), tuple(_battles(table)))
    if phase >= b.RAGNAROK:
        return Contests(named("phase", "ragnarok"), tuple(_last_battles(table)))
    return None


def _pair(table: Table, world: int) -> tuple[PlaceView, PlaceView]:
    return table.places[b.place_of(b.LIGHT, world)], table.places[b.place_of(b.DARK, world)]


# -- battles of a round -------------------------------------------------------------------------------------


def _battles(table: Table) -> Iterator[Contest]:
    """Worlds with a disc on a Battle slot, from the first one on."""
    state = "now"
    for world in range(b.ALL_WORLDS):
        light, dark = _pair(table, world)
        if light.tile and (light.disc >= 0 or dark.disc >= 0):
            sides = (_fighter(table, light, dark), _fighter(table, dark, light))
            yield Contest(named("world", b.WORLDS[world]), b.WORLDS[world], sides, state=state)
            state = "next"


def _fighter(table: Table, place: PlaceView, other: PlaceView) -> Side:
    """A camp in a battle of a round: its tile, unless a god faces its Population, and its Ancestral Weapon."""
    camp = b.CAMPS.index(place.camp)
    shown = table.ancestrals[camp]
    weapon = t.VALUE[t.NUMBER[shown[-1]]] if shown else 0
    counts = bool(place.god) or not other.god
    marks = [_mark(place, counts)]
    if shown:
        marks.append(Badge("ancestral", named("tile", shown[-1]), str(weapon), adds=weapon))
    seats = (place.disc,) if place.disc >= 0 else ()
    return _side(place, weapon + (place.strength if counts else 0), tuple(marks), seats)


def _mark(place: PlaceView, counts: bool) -> Badge:
    """The tile at a place; struck out where it does not count."""
    icon = f"god-{place.god}" if place.god else "population"
    adds = place.strength if counts else 0
    return Badge(icon, named("tile", place.tile), str(place.strength), "" if counts else "out", adds=adds)


def _side(
    place: PlaceView, strength: int, marks: tuple[Badge, ...], seats: tuple[int, ...], wins: bool = False
) -> Side:
    icon = f"coin-{place.camp}"
    return Side(NOBODY, strength, (), 0, named("camp", place.camp), icon, marks, seats, wins)


# -- Ragnarök -----------------------------------------------------------------------------------------------


def _last_battles(table: Table) -> Iterator[Contest]:
    """Worlds with a god, from 1 to 7."""
    for world in range(b.ALL_WORLDS):
        light, dark = _pair(table, world)
        if light.god or dark.god:
            yield _last_battle(table, world, light, dark)


def _last_battle(table: Table, world: int, light: PlaceView, dark: PlaceView) -> Contest:
    """Both camps as they stand; once they have fought, who won and what it brought."""
    done, strengths = world + 1 in table.resolved, (strength(light, dark), strength(dark, light))
    wins = (done and strengths[0] > strengths[1], done and strengths[1] > strengths[0])
    sides = (_army(table, light, dark, strengths[0], wins[0]), _army(table, dark, light, strengths[1], wins[1]))
    winner = light if wins[0] else dark if wins[1] else None
    upper, lower = t.REWARD_UPPER[world], t.REWARD_LOWER[world]
    return Contest(
        title=named("world", b.WORLDS[world]),
        place=b.WORLDS[world],
        sides=sides,
        note=Said("fact-rewards", numbers={"upper": upper, "lower": lower}),
        state="done" if done else "next",
        verdict=_verdict(world, winner) if done else None,
        gains=_gains(table, winner) if winner else (),
    )


def _verdict(world: int, winner: PlaceView | None) -> Said:
    """As the log says it."""
    things = {"world": ("world", b.WORLDS[world])}
    if winner is None:
        return Said("event-WorldTied", things)
    if not winner.god:
        return Said("event-WorldHeld", things)
    return Said("event-WorldWon", {"god": ("god", winner.god), **things})


def _gains(table: Table, winner: PlaceView) -> tuple[tuple[int, int], ...]:
    """What a god's victory brings to each seat under it; a Population has nobody (AS-732 to AS-735, AS-964, AS-965)."""
    seats = [seat for one in table.gods if one.name == winner.god for seat in one.support if seat >= 0]
    if not seats:
        return ()
    world, tiles = winner.world - 1, _tiles(winner)
    rewards = (
        (seats[0], t.REWARD_UPPER[world] + (t.SPELL_SCORE if t.UPPER_BONUS in tiles else 0)),
        (seats[-1], t.REWARD_LOWER[world] + (t.SPELL_SCORE if t.LOWER_BONUS in tiles else 0)),
    )
    return tuple([
        (seat, sum([points for who, points in rewards if who == seat])) for seat in dict.fromkeys(seats)
    ])  # fmt: skip


def _tiles(place: PlaceView) -> list[int]:
    """Tiles laid there whose faces are known."""
    return [t.NUMBER[laid.tile] for laid in place.laid if laid.tile]


def strength(place: PlaceView, other: PlaceView) -> int:
    """Tile, recruits and Weapons as far as they are known (AS-726 to AS-729, AS-961 to AS-967)."""
    own, enemy = _tiles(place), _tiles(other)
    total = 0 if place.god and t.NO_GOD in enemy else place.strength
    total += sum([count * _worth(place, kind, enemy) for kind, count in enumerate(place.recruits)])
    if t.NO_WEAPONS not in enemy:
        total += sum([t.VALUE[tile] for tile in own])
    if place.guard and t.NO_ANCESTRAL not in enemy:
        total += t.VALUE[t.NUMBER[place.guard]]
    return total


def _army(table: Table, place: PlaceView, other: PlaceView, total: int, wins: bool) -> Side:
    """A camp at Ragnarök: tile, recruits, tiles laid there, and who supports its god."""
    enemy = _tiles(other)
    marks = [_mark(place, not (place.god and t.NO_GOD in enemy))] if place.tile else []
    marks += [_host(kind, count, _worth(place, kind, enemy)) for kind, count in enumerate(place.recruits) if count]
    marks += [_laid(laid.kind, laid.tile, t.NO_WEAPONS in enemy) for laid in place.laid]
    if place.guarded:
        marks.append(_laid("ancestral", place.guard, t.NO_ANCESTRAL in enemy))
    return _side(place, total, tuple(marks), _supporters(table, place.god), wins)


def _worth(place: PlaceView, kind: int, enemy: list[int]) -> int:
    """What one recruit counts there: nothing before the Spell against them, twice with the one for them."""
    if t.NO_RECRUITS in enemy:
        return 0
    return b.STRENGTH[kind] * (2 if t.DOUBLE_RECRUITS in _tiles(place) else 1)


def _host(kind: int, count: int, worth: int) -> Badge:
    """Recruits of a type; struck out where they do not count."""
    tip = Said("badge-recruits", {"recruit": ("recruit", b.RECRUITS[kind])}, {"count": count})
    return Badge(f"troop-{b.RECRUITS[kind]}", tip, str(count), "" if worth else "out", adds=count * worth)


def _laid(kind: str, tile: str, out: bool) -> Badge:
    """A tile by its sign; its worth once it is known."""
    icon = kind if kind != "power" else "god-thor"
    if not tile:
        return Badge(icon, named("kind", kind), "?", "hidden")
    worth = t.VALUE[t.NUMBER[tile]]
    if not worth:
        return Badge(icon, named("tile", tile))
    return Badge(icon, named("tile", tile), str(worth), "out" if out else "", adds=0 if out else worth)


def _supporters(table: Table, god: str) -> tuple[int, ...]:
    """The seats under a god, upper slot first; one that holds both counts once."""
    found = [one.support for one in table.gods if one.name == god]
    return tuple(dict.fromkeys([seat for support in found for seat in support if seat >= 0]))
