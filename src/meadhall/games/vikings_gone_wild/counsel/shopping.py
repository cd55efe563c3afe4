"""What to buy: what a purchase brings in the rounds that are left, against what it costs."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.counsel import rivals, team
from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.counsel.village import Means, count
from meadhall.games.vikings_gone_wild.questions import market
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Option


class Shopper:
    """A player before the market: what he has, what he lacks, and how long it will pay."""

    def __init__(self, g: Vikings, seat: int) -> None:
        self.g, self.seat = g, seat
        self.rounds = rivals.rounds_left(g) if g.versus else team.rounds_left(g)
        self.means = Means(g, seat)
        self.wants = self._wants()
        self.attack = v.RAID if g.versus else v.ATTACK + v.ATTACK_EACH * (g.seats - 1)

    def _wants(self) -> dict[int, float]:
        """What Objectives ask for that this player lacks, by their words: how urgent it is."""
        g, found = self.g, {}
        late = max(0.0, 1.0 - self.rounds / (v.ROUNDS + v.BOSS_ROUNDS))
        for objective in g.objectives:
            if team.still_missing(g, self.seat, objective) > 0:
                found[g.box.objectives[objective].condition.word] = v.MISSING + 4.0 * late
        return found

    def worth(self, option: Option) -> float:
        """A purchase or an exchange."""
        if option in o.TRADE:
            return self._trade(o.TRADE.one(option))
        beer, gold = market.price(self.g, self.seat, option)
        return self._gain(option) - v.BUYING * (beer + v.GOLD * gold)

    def _gain(self, option: Option) -> float:
        if option in o.BUY:
            return self._card(o.BUY.one(option))
        return self._building(o.BUILD.one(option)) if option in o.BUILD else self._hall()

    def _card(self, card: int) -> float:
        """How often it will be drawn, and what it does then."""
        row, left = self.g.box.cards[card], max(0.0, self.rounds - 1.0)
        often = left * self.means.hand / (self.means.size + 1)
        found = often * self.attack * row.attack
        if row.defence:
            room = max(0.0, v.SHIELDED - self.means.defence) / v.SHIELDED
            found += often * v.DEFENCE * row.defence * room + self.wants.get(w.OF_DEFENCES, 0.0)
        beer, gold = self.g.box.gives[card]
        found += often * left * (v.RIVAL_INCOME if self.g.versus else v.INCOME) * (beer + v.GOLD * gold)
        return found + (self.wants.get(w.OF_UNITS, 0.0) if row.attack else 0.0)

    def _building(self, kind: int) -> float:
        """Producers and Taverns pay as long as the game lasts; Storages where stock is wanted."""
        left = max(0.0, self.rounds - 1.0) / 10.0
        found = v.WORKS[kind] * left * (2.2 * left if kind in b.PRODUCERS else 1.6)
        if kind in b.PRODUCERS:
            found += self.wants.get(w.OF_INDUSTRY, 0.0)
        if kind == b.BEER_STORAGE and not count(self.g, self.seat, kind):
            found += 1.5 * self.wants.get(w.OF_BEER, 0.0)
        if kind == b.GOLD_STORAGE and not count(self.g, self.seat, kind):
            found += 1.5 * self.wants.get(w.OF_GOLD, 0.0)
        if kind not in self.g.built[self.seat]:
            found += self.wants.get(w.OF_TYPES, 0.0)
        return found

    def _hall(self) -> float:
        level = self.g.halls[self.seat]
        row = self.g.box.halls[level]
        points = float(row.points) if self.g.versus else 0.0
        return points + v.HALL[level] * self.rounds / 8.0 + self.wants.get(w.OF_HALL, 0.0)

    def _trade(self, given: int) -> float:
        """Only for something better than what can be had now."""
        g, seat = self.g, self.seat
        purse = [g.purse(seat, b.BEER), g.purse(seat, b.GOLD)]
        now = self._best(purse)
        purse[given] -= g.box.values.exchange if given == b.BEER else 1
        purse[1 - given] += 1
        return self._best(purse) - now - v.TRADING

    def best_with(self, resource: int) -> float:
        """The best purchase with one more of something."""
        purse = [self.g.purse(self.seat, b.BEER), self.g.purse(self.seat, b.GOLD)]
        purse[resource] += 1
        return self._best(purse)

    def _best(self, purse: list[int]) -> float:
        """The best purchase that so much could pay."""
        g, best = self.g, 0.0
        for option in self._all():
            beer, gold = market.price(g, self.seat, option)
            if beer <= purse[b.BEER] and gold <= purse[b.GOLD]:
                best = max(best, self.worth(option))
        return best

    def _all(self) -> list[Option]:
        """Everything that is on sale for this player, whatever it costs."""
        g, seat = self.g, self.seat
        found = [o.BUY.base + card for card, left in enumerate(g.stacks) if left]
        limit = g.limit(seat)
        found += [o.BUILD.base + kind for kind, left in enumerate(g.lots) if left and g.count(seat, kind) < limit]
        return found if g.halls[seat] == b.TOP_LEVEL else [*found, o.UPGRADE]
