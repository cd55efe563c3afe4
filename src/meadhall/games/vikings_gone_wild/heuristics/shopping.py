"""What to buy: what a purchase adds to an average round, for the rounds that are left, against what it costs."""

from __future__ import annotations

from functools import cached_property

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.heuristics import rivals, team
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.village import Outlook, count, means_of
from meadhall.games.vikings_gone_wild.queries import market
from meadhall.games.vikings_gone_wild.queries.objectives import lacks, stock
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Option


class Shopper:
    """A player before the market: what they have, what they lack, and how long it will pay."""

    def __init__(self, g: Vikings, seat: int) -> None:
        self.g, self.seat = g, seat
        self.rounds = max(0.0, (rivals.rounds_left(g) if g.versus else team.rounds_left(g)) - 0.5)
        self.outlook = Outlook(means_of(g, seat), v.RIVAL if g.versus else v.TEAM, self.rounds)
        self.wants = self._wants()
        self.savings = self._savings()
        self.known: dict[Option, float] = {}

    def _wants(self) -> dict[int, float]:
        """What Objectives ask for that this player lacks, by their words: how urgent it is."""
        g, found = self.g, {}
        each = v.MISSING + team.lateness(self.rounds) * (v.MISSING_LATE - v.MISSING) if g.objectives else 0.0
        for objective in g.objectives:
            if team.still_missing(g, self.seat, objective) > 0:
                found[g.box.objectives[objective].condition.word] = v.WANTED * each
        return found

    def _savings(self) -> list[tuple[int, int, float]]:
        """Tokens that Objectives want to be stored: of what, how many, and what each is worth by now."""
        g, late = self.g, team.lateness(self.rounds)
        each = v.FINISHED if g.boss_fell else v.MISSING_LATE * late
        wanted = [g.box.objectives[objective].condition for objective in g.objectives]
        return [
            (team.STORED[condition.word], condition.number, each)
            for condition in wanted
            if condition.word in team.STORED
        ]

    def _unsaved(self, beer: int, gold: int) -> float:
        """What it costs to spend tokens that are to be stored; what cannot be stored is spent first (VG-257)."""
        g, found = self.g, 0.0
        for resource, number, each in self.savings:
            saved = g.tokens[self.seat][resource] + g.stored[self.seat][resource]
            left = saved - max(0, (beer, gold)[resource] - g.fresh[resource])
            found += each * (max(0, number - left) - max(0, number - saved))
        return found

    def worth(self, option: Option) -> float:
        """A purchase or an exchange."""
        if option in o.TRADE:
            return self._trade(o.TRADE.one(option))
        found = self.known.get(option)
        if found is None:
            beer, gold = market.price(self.g, self.seat, option)
            cost = v.BUYING * (beer + v.GOLD * gold) + self._unsaved(beer, gold)
            found = self.known[option] = v.GAIN * self._gain(option) - cost
        return found

    def _gain(self, option: Option) -> float:
        if option in o.BUY:
            card = o.BUY.one(option)
            return self.outlook.card(self.g, card) + self._card(card)
        if option == o.UPGRADE:
            return self._hall()
        kind = o.BUILD.one(option)
        return self.outlook.building(self.g, kind) + self._building(kind)

    def _card(self, card: int) -> float:
        """What Objectives want of it; among rivals, its points and what it does when it is played."""
        row = self.g.box.cards[card]
        if (row.attack and self._starves(w.OF_UNITS)) or (row.defence and self._starves(w.OF_DEFENCES)):
            return -v.STARVED
        if self.g.versus:
            return float(sum([effect.number for effect in row.bought]))
        units = self.wants.get(w.OF_UNITS, 0.0) if row.attack else 0.0
        return units + (self.wants.get(w.OF_DEFENCES, 0.0) if row.defence else 0.0)

    def _starves(self, word: int) -> bool:
        """Is what the Objective counts among the last that partners need, while this player meets it already?"""
        g = self.g
        for objective in g.objectives:
            if g.box.objectives[objective].condition.word == word and not lacks(g, self.seat, objective):
                return sum([lacks(g, other, objective) for other in range(g.seats)]) >= stock(g, word)
        return False

    def _building(self, kind: int) -> float:
        """The same for a building; a Storage is wanted once."""
        if kind in b.PRODUCERS and self._starves(w.OF_INDUSTRY):
            return -v.STARVED
        found = v.SITES[kind] * self.rounds / 10.0
        if kind in b.PRODUCERS:
            found += self.wants.get(w.OF_INDUSTRY, 0.0)
        for word, resource in team.STORED.items():
            if kind in (b.STORAGES[resource], b.PRODUCERS[resource]) and not count(self.g, self.seat, kind):
                found += 1.5 * self.wants.get(word, 0.0)
        if kind not in self.g.built[self.seat]:
            found += self.wants.get(w.OF_TYPES, 0.0)
        return found

    def _hall(self) -> float:
        level = self.g.halls[self.seat]
        points = float(self.g.box.halls[level].points) if self.g.versus else 0.0
        wanted = self.wants.get(w.OF_HALL, 0.0)
        if w.OF_INDUSTRY in self.wants and not team.has_sites(self.g, self.seat):
            wanted += self.wants[w.OF_INDUSTRY]
        return points + v.HALL[level] * self.rounds / 10.0 + wanted

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
        """The best purchase that this purse could pay."""
        has_beer, has_gold = purse
        worth = self.worth
        return max([0.0, *[worth(option) for option, beer, gold in self.sale if beer <= has_beer and gold <= has_gold]])

    @cached_property
    def sale(self) -> list[tuple[Option, int, int]]:
        """What everything on sale costs."""
        return [(option, *market.price(self.g, self.seat, option)) for option in self._all()]

    def _all(self) -> list[Option]:
        """Everything that is on sale for this player, at any price."""
        g, seat = self.g, self.seat
        found = [o.BUY.base + card for card, left in enumerate(g.stacks) if left]
        found += [o.BUY.base + card for card in g.path if card >= 0]
        limit = g.limit(seat)
        found += [o.BUILD.base + kind for kind, left in enumerate(g.lots) if left and g.count(seat, kind) < limit]
        return found if g.halls[seat] == b.TOP_LEVEL else [*found, o.UPGRADE]
