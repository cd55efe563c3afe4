"""What to buy: what a purchase adds to an average round, for the rounds that are left, against what it costs."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.counsel import rivals, team
from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.counsel.village import count, means_of, means_worth
from meadhall.games.vikings_gone_wild.questions import market
from meadhall.games.vikings_gone_wild.rules.partners import lacks, stock
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Option


class Shopper:
    """A player before the market: what he has, what he lacks, and how long it will pay."""

    def __init__(self, g: Vikings, seat: int) -> None:
        self.g, self.seat = g, seat
        self.rounds = max(0.0, (rivals.rounds_left(g) if g.versus else team.rounds_left(g)) - 0.5)
        self.weights = v.RIVAL if g.versus else v.TEAM
        self.means = means_of(g, seat)
        self.now = means_worth(self.means, self.weights, self.rounds)
        self.wants = self._wants()
        self.known: dict[Option, float] = {}

    def _wants(self) -> dict[int, float]:
        """What Objectives ask for that this player lacks, by their words: how urgent it is."""
        g, found = self.g, {}
        each = v.MISSING + team.lateness(self.rounds) * (v.MISSING_LATE - v.MISSING) if g.objectives else 0.0
        for objective in g.objectives:
            if team.still_missing(g, self.seat, objective) > 0:
                found[g.box.objectives[objective].condition.word] = v.WANTED * each
        return found

    def worth(self, option: Option) -> float:
        """A purchase or an exchange."""
        if option in o.TRADE:
            return self._trade(o.TRADE.one(option))
        if option not in self.known:
            beer, gold = market.price(self.g, self.seat, option)
            self.known[option] = v.GAIN * self._gain(option) - v.BUYING * (beer + v.GOLD * gold)
        return self.known[option]

    def _gain(self, option: Option) -> float:
        if option == o.UPGRADE:
            return self._hall()
        means = self.means.copy()
        if option in o.BUY:
            means.add_card(self.g, o.BUY.one(option))
            more = self._card(o.BUY.one(option))
        else:
            means.add_building(self.g, o.BUILD.one(option))
            more = self._building(o.BUILD.one(option))
        return means_worth(means, self.weights, self.rounds) - self.now + more

    def _card(self, card: int) -> float:
        """What Objectives want of it; among rivals, its points and what it does when it is played."""
        row = self.g.box.cards[card]
        if self._starves(row.attack, row.defence):
            return -v.STARVED
        if self.g.versus:
            points = sum([effect.number for effect in row.bought])
            plain = any(self.g.box.gives[card])
            often = self.means.share() * self.rounds
            return points + (0.0 if plain else v.EFFECT * often * sum([effect.number for effect in row.play]))
        units = self.wants.get(w.OF_UNITS, 0.0) if row.attack else 0.0
        return units + (self.wants.get(w.OF_DEFENCES, 0.0) if row.defence else 0.0)

    def _starves(self, attack: int, defence: int) -> bool:
        """Is it among the last that partners need for an Objective which this player meets already?"""
        g = self.g
        for objective in g.objectives:
            word = g.box.objectives[objective].condition.word
            counted = (word == w.OF_UNITS and attack) or (word == w.OF_DEFENCES and defence)
            if counted and not lacks(g, self.seat, objective):
                needed = sum([lacks(g, other, objective) for other in range(g.seats)])
                if needed >= stock(g, word):
                    return True
        return False

    def _building(self, kind: int) -> float:
        """The same for a building; a Storage is wanted once."""
        found = v.SITES[kind] * self.rounds / 10.0
        if kind in b.PRODUCERS:
            found += self.wants.get(w.OF_INDUSTRY, 0.0)
        if kind in b.STORAGES and not count(self.g, self.seat, kind):
            found += 1.5 * self.wants.get((w.OF_BEER, w.OF_GOLD)[b.STORAGES.index(kind)], 0.0)
        if kind not in self.g.built[self.seat]:
            found += self.wants.get(w.OF_TYPES, 0.0)
        return found

    def _hall(self) -> float:
        level = self.g.halls[self.seat]
        points = float(self.g.box.halls[level].points) if self.g.versus else 0.0
        return points + v.HALL[level] * self.rounds / 10.0 + self.wants.get(w.OF_HALL, 0.0)

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
        found += [o.BUY.base + card for card in g.path if card >= 0]
        limit = g.limit(seat)
        found += [o.BUILD.base + kind for kind, left in enumerate(g.lots) if left and g.count(seat, kind) < limit]
        return found if g.halls[seat] == b.TOP_LEVEL else [*found, o.UPGRADE]
