"""Armies at a glance: how strong everybody is where, how far they reach, and what it takes to take a Region."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, Lords

Strengths = list[list[int]]  # by seat and Region


class Field:
    """The strength of everybody's Armies in each Region, and with the best Army that could come there in a turn."""

    __slots__ = ("g", "here", "reach")

    def __init__(self, g: Lords) -> None:
        self.g = g
        regions = range(g.map.regions)
        self.here = [[0 for _ in regions] for _ in range(g.seats)]
        self.reach: Strengths = []
        for seat, (places, values) in enumerate(zip(g.army_at, g.army, strict=True)):
            own, coming = self.here[seat], [0 for _ in regions]
            for place, value in zip(places, values, strict=True):
                if place != NOWHERE:
                    own[place] += value
                    for near in g.near(seat, place):
                        coming[near] = max(coming[near], value)
            self.reach.append([mine + more for mine, more in zip(own, coming, strict=True)])

    def foes(self, seat: int, region: int) -> int:
        """The strongest host of others in a Region."""
        return max([row[region] for other, row in enumerate(self.here) if other != seat])

    def danger(self, seat: int, region: int) -> float:
        """How likely a Region of the player's own is lost soon, as a part of a turn: Armies cannot come to Loki."""
        if self.g.has_loki(region):
            return 0.0
        most = max([row[region] for other, row in enumerate(self.reach) if other != seat])
        if not most:
            return 0.0
        return v.EXPOSED if most > self.here[seat][region] else v.WATCHED

    def all_taking(self, seat: int) -> list[float]:
        """For each Region the turns it takes to have it."""
        return [self.taking(seat, region) for region in range(len(self.g.owner))]

    def taking(self, seat: int, region: int) -> float:
        """Turns it takes to have a Region for sure; little for one's own."""
        g = self.g
        if g.owner[region] == seat:
            return self.danger(seat, region)
        foes, reach = self.foes(seat, region), self.reach[seat][region]
        barrier = foes + 1 if foes else g.map.population[region] if g.owner[region] == NOBODY else 1
        turns = v.TAKING if reach >= barrier else v.CLOSE if reach else v.FAR
        return turns + v.PER_FOE * foes + (v.HIDDEN if g.has_loki(region) else 0.0)
