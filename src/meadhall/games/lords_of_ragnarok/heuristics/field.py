"""Armies at a glance: how strong each player is where, how far they reach, and what it takes to take a Region."""

from __future__ import annotations

from operator import add

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, Lords

Strengths = list[list[int]]  # by seat and Region


class Field:
    """The strength of each player's Armies in each Region, and with the best Army that could come there in a turn.

    `foes` and `coming` are the same of the strongest among the others; `unguarded` is what takes a Region without foes.
    """

    __slots__ = ("coming", "foes", "g", "here", "reach", "unguarded")

    def __init__(self, g: Lords) -> None:
        self.g = g
        self.here: Strengths = []
        self.reach: Strengths = []
        for seat in range(g.seats):
            self.muster(seat)
        self.foes = strongest_others(self.here)
        self.coming = strongest_others(self.reach)
        self.unguarded = [
            need if owner == NOBODY else 1 for need, owner in zip(g.map.population, g.owner, strict=True)
        ]  # fmt: skip

    def muster(self, seat: int) -> None:
        """Count the Armies of a player, where they stand and where the best of them could go."""
        g = self.g
        own, coming = [0] * len(g.owner), [0] * len(g.owner)
        for place, value in zip(g.army_at[seat], g.army[seat], strict=True):
            if place != NOWHERE:
                own[place] += value
                for near in g.near(seat, place):
                    coming[near] = max(coming[near], value)
        self.here.append(own)
        self.reach.append(list(map(add, own, coming)))

    def danger(self, seat: int, region: int) -> float:
        """How likely a Region of the player's own is lost soon, as a part of a turn: Armies cannot come to Loki."""
        most = self.coming[seat][region]
        if not most or self.g.has_loki(region):
            return 0.0
        return v.EXPOSED if most > self.here[seat][region] else v.WATCHED

    def all_taking(self, seat: int) -> list[float]:
        """For each Region the turns it takes to have it for sure; little for the player's own."""
        found: list[float] = []
        for owner, unguarded, foes, reach in zip(
            self.g.owner, self.unguarded, self.foes[seat], self.reach[seat], strict=True
        ):
            if owner == seat:
                found.append(self.danger(seat, len(found)))
                continue
            turns = v.FAR if not reach else v.TAKING if reach >= (foes + 1 if foes else unguarded) else v.CLOSE
            found.append(turns + v.PER_FOE * foes)
        hidden = self.g.monster_at[b.LOKI]
        if hidden >= 0 and self.g.owner[hidden] != seat:
            found[hidden] += v.HIDDEN
        return found


def strongest_others(rows: Strengths) -> Strengths:
    """For each seat and Region the most that any other has there."""
    others = [[row for row in rows if row is not own] for own in rows]
    return [list(map(max, *more)) if len(more) > 1 else more[0] for more in others]
