"""What a player has to go on with: what his deck and village bring in an average round, and what that is worth."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.state import Vikings


class Means:
    """A deck and a village in numbers: what all cards have, how many are drawn, and what buildings add."""

    __slots__ = ("attack", "defence", "drawn", "income", "produced", "size")

    def __init__(self, attack: int, defence: int, income: float, size: int, drawn: int, produced: float) -> None:
        self.attack, self.defence = attack, defence
        self.income = income  # of cards, as beer
        self.size, self.drawn = size, drawn
        self.produced = produced

    def copy(self) -> Means:
        return Means(self.attack, self.defence, self.income, self.size, self.drawn, self.produced)

    def add_card(self, g: Vikings, card: int) -> None:
        box = g.box
        self.attack += box.attack[card]
        self.defence += box.defence[card]
        self.income += box.gives[card][b.BEER] + v.GOLD * box.gives[card][b.GOLD]
        self.size += 1

    def add_building(self, g: Vikings, kind: int) -> None:
        number = g.box.buildings[kind].number
        if kind == b.TAVERN:
            self.drawn += number
        elif kind in b.PRODUCERS:
            self.produced += v.GOLD * number if kind == b.GOLD_MINE else number

    def share(self) -> float:
        """How much of the deck is drawn in a round."""
        return min(1.0, self.drawn / max(self.size, 1))


def means_of(g: Vikings, seat: int) -> Means:
    """What a player has now."""
    box, owned = g.box, g.owned(seat)
    attack = sum([box.attack[card] for card in owned])
    defence = sum([box.defence[card] for card in owned])
    income = sum([box.gives[card][b.BEER] + v.GOLD * box.gives[card][b.GOLD] for card in owned])
    drawn = box.values.hand + count(g, seat, b.TAVERN)
    produced = count(g, seat, b.BREWERY) + v.GOLD * count(g, seat, b.GOLD_MINE)
    return Means(attack, defence, income, len(owned), drawn, produced)


def count(g: Vikings, seat: int, building: int) -> int:
    """What the buildings of a type do together, as soon as all of them work."""
    return g.built[seat].count(building) * g.box.buildings[building].number


def means_worth(means: Means, weights: v.Weights, rounds: float) -> float:
    """What an average round brings, by how many rounds are still to come (in tens)."""
    share, time = means.share(), min(1.2, rounds / 10.0)
    attack, defence = share * means.attack, min(share * means.defence, v.SHIELDED)
    income = share * means.income + means.produced
    return (
        attack * (weights.attack + weights.attack_in_time * time)
        + defence * (weights.defence + weights.defence_in_time * time)
        + income * time * (weights.income - weights.income_early * time)
        - weights.bulk * means.size * time
    )


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
