"""A player's means: what their deck and village bring in an average round, and what that is worth."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.traits import Traits, traits_of
from meadhall.games.vikings_gone_wild.state import Vikings


class Means(NamedTuple):
    """A deck and a village in numbers: what all cards have, how many are drawn, and what buildings add."""

    attack: float
    defence: float
    income: float  # of cards, as beer
    size: float  # without those that bring another card in their place
    drawn: int
    produced: float


def means_of(g: Vikings, seat: int) -> Means:
    """What a player has now."""
    traits, owned = traits_of(g), g.owned(seat)
    attack = sum([traits.attack[card] for card in owned])
    defence = sum([traits.defence[card] for card in owned])
    income = sum([traits.income[card] for card in owned])
    size = len(owned) - sum([traits.drawn[card] for card in owned])
    drawn = g.box.values.hand + count(g, seat, b.TAVERN)
    produced = count(g, seat, b.BREWERY) + v.GOLD * count(g, seat, b.GOLD_MINE)
    return Means(attack, defence, income, size, drawn, produced)


def count(g: Vikings, seat: int, building: int) -> int:
    """What the buildings of a type do together, as soon as all of them work."""
    return g.built[seat].count(building) * g.box.buildings[building].number


class Outlook:
    """What an average round is worth to a player, by how many rounds are still to come, and what would make it better.

    All that is the same for every purchase is worked out once: a shopper looks at everything on sale.
    """

    __slots__ = ("attack", "bulk", "defence", "enough", "income", "means", "share", "shielded", "thinner", "worth")

    def __init__(self, means: Means, weights: v.Weights, rounds: float) -> None:
        time = min(1.2, rounds / 10.0)
        self.means = means
        self.attack = weights.attack + weights.attack_in_time * time
        self.defence = weights.defence + weights.defence_in_time * time
        self.income = time * (weights.income - weights.income_early * time)
        self.bulk = weights.bulk * time
        self.enough = weights.shielded
        self.worth = self.round_worth(means)
        self.share = drawn_share(means.drawn, means.size + 1)  # as soon as there is a card more
        self.thinner = self.round_worth(means._replace(size=means.size + 1)) - self.worth
        self.shielded = min(self.share * means.defence, self.enough)

    def round_worth(self, means: Means) -> float:
        """What an average round with these means brings."""
        share = drawn_share(means.drawn, means.size)
        shielded = min(share * means.defence, self.enough) * self.defence
        income = share * means.income + means.produced
        return share * means.attack * self.attack + shielded + income * self.income - self.bulk * means.size

    def card(self, g: Vikings, card: int) -> float:
        """What one card more would add."""
        traits, share = traits_of(g), self.share
        if traits.drawn[card]:
            return self.round_worth(with_card(self.means, traits, card)) - self.worth
        found = self.thinner + share * (traits.attack[card] * self.attack + traits.income[card] * self.income)
        defence = traits.defence[card]
        if not defence:
            return found
        return found + (min(share * (self.means.defence + defence), self.enough) - self.shielded) * self.defence

    def building(self, g: Vikings, kind: int) -> float:
        """What one building more would add, as soon as it works."""
        number = g.box.buildings[kind].number
        if kind == b.TAVERN:
            return self.round_worth(self.means._replace(drawn=self.means.drawn + number)) - self.worth
        if kind not in b.PRODUCERS:
            return 0.0
        return self.income * (v.GOLD * number if kind == b.GOLD_MINE else number)


def with_card(means: Means, traits: Traits, card: int) -> Means:
    """A card more, which may bring others in its place and so make the deck thinner."""
    return means._replace(
        attack=means.attack + traits.attack[card],
        defence=means.defence + traits.defence[card],
        income=means.income + traits.income[card],
        size=means.size + 1.0 - traits.drawn[card],
    )


def drawn_share(drawn: int, size: float) -> float:
    """How much of the deck is drawn in a round."""
    return min(1.0, drawn / max(size, 1))


def purse_worth(g: Vikings, seat: int, rounds: float) -> float:
    """Stored tokens, as long as there is time to use them; what lies ready on turn, less."""
    beer, gold = g.stored[seat]
    ready = min(1.0, rounds / 4.0)
    found = v.SAVED * (beer + v.GOLD * gold)
    if seat == g.turn or is_to_come(g, seat):
        tokens = g.tokens[seat]
        found += v.PURSE * (tokens[b.BEER] + v.GOLD * tokens[b.GOLD])
    return found * ready


def is_to_come(g: Vikings, seat: int) -> bool:
    """Will this player still have a turn in this round?"""
    if g.phase != b.PLAYERS or g.turn < 0:
        return g.phase < b.PLAYERS
    order = list(g.round_from(g.hammer))
    return order.index(seat) > order.index(g.turn)
