"""The worlds that are fought for now, as far as a seat knows what stands there: strengths by parts, and who won."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.games.asgard import board as b
from meadhall.games.asgard.queries.strengths import Strength, at_ragnarok, in_battle, stronger
from meadhall.games.asgard.queries.worlds import has_god, is_contested, rewards
from meadhall.games.asgard.state import NOBODY, Asgard


class FightView(msgspec.Struct, frozen=True):
    """A world that is fought for in this part of the match."""

    world: int  # 1 to 7
    sides: tuple[Strength, Strength]  # Light, Darkness
    totals: tuple[int, int]
    done: bool
    winner: int  # the camp that won, -1 before the fight and after a tie
    gains: tuple[tuple[int, int], ...]  # seats with what the fight brought them


def fights(g: Asgard, laid: Sequence[Sequence[int]], guards: Sequence[int]) -> tuple[FightView, ...]:
    """Battles of a round, or those of Ragnarök with the tiles that are known, by place."""
    if g.phase == b.BATTLES:
        return tuple([_battle(g, world) for world in range(b.ALL_WORLDS) if is_contested(g, world)])
    if g.phase < b.RAGNAROK:
        return ()
    return tuple([_last_battle(g, world, laid, guards) for world in range(b.ALL_WORLDS) if has_god(g, world)])


def _battle(g: Asgard, world: int) -> FightView:
    light, dark = in_battle(g, b.place_of(b.LIGHT, world)), in_battle(g, b.place_of(b.DARK, world))
    return FightView(world + 1, (light, dark), (light.total, dark.total), False, NOBODY, ())


def _last_battle(g: Asgard, world: int, laid: Sequence[Sequence[int]], guards: Sequence[int]) -> FightView:
    """Both camps as they stand; once they have fought, who won and what it brought."""
    here, there = b.place_of(b.LIGHT, world), b.place_of(b.DARK, world)
    light = at_ragnarok(g, here, laid[here], laid[there], guards[here])
    dark = at_ragnarok(g, there, laid[there], laid[here], guards[there])
    done = bool(g.resolved[world])
    winner = stronger(light.total, dark.total) if done else NOBODY
    gains = _gains(g, b.place_of(winner, world)) if winner != NOBODY else ()
    return FightView(world + 1, (light, dark), (light.total, dark.total), done, winner, gains)


def _gains(g: Asgard, place: int) -> tuple[tuple[int, int], ...]:
    """What a victory brings to each seat under the god; a Population has none."""
    if g.god_at(place) == NOBODY:
        return ()
    gains: dict[int, int] = {}
    for seat, points, _ in rewards(g, place):
        gains[seat] = gains.get(seat, 0) + points
    return tuple(gains.items())
