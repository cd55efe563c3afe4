"""What a player has to go on with: what his deck and village bring in the rounds to come."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.state import Vikings


class Means:
    """What an average round brings a player: ATK, DEF, and beer and gold as beer."""

    __slots__ = ("attack", "defence", "hand", "income", "size")

    def __init__(self, g: Vikings, seat: int) -> None:
        box, owned = g.box, g.owned(seat)
        attack = defence = income = 0.0
        for card in owned:
            attack += box.attack[card]
            defence += box.defence[card]
            gives = box.gives[card]
            income += gives[b.BEER] + v.GOLD * gives[b.GOLD]
        self.size = max(len(owned), 1)
        self.hand = min(float(box.values.hand + count(g, seat, b.TAVERN)), float(self.size))
        share = self.hand / self.size
        self.attack, self.defence = share * attack, share * defence
        self.income = share * income + count(g, seat, b.BREWERY) + v.GOLD * count(g, seat, b.GOLD_MINE)


def count(g: Vikings, seat: int, building: int) -> int:
    """What the buildings of a type do together, as soon as all of them work."""
    return g.built[seat].count(building) * g.box.buildings[building].number


def village_worth(g: Vikings, seat: int, means: Means, rounds: float, attack: float, income: float) -> float:
    """A player's means for so many rounds to come, a point of ATK and a growing income being worth so much."""
    guard = v.DEFENCE * min(means.defence, v.SHIELDED)
    found = rounds * (attack * means.attack + guard + income * rounds * means.income)
    found += rounds * (v.CARD * count(g, seat, b.TAVERN) + v.KEPT * min(1, count(g, seat, b.DRAKKAR)) * v.CARD)
    found += v.STORE * sum([min(6, count(g, seat, storage)) for storage in b.STORAGES])
    return found + v.HALL[g.halls[seat] - 1] * min(1.0, rounds / 8.0)


def purse_worth(g: Vikings, seat: int, rounds: float) -> float:
    """What lies ready to be spent: volatile only on turn, stored tokens as long as there is time to use them."""
    beer, gold = g.stored[seat]
    found = v.SAVED * (beer + v.GOLD * gold) * min(1.0, rounds / 4.0)
    tokens = g.tokens[seat]
    if seat == g.turn:
        fresh = g.fresh[b.BEER] + tokens[b.BEER] + v.GOLD * (g.fresh[b.GOLD] + tokens[b.GOLD])
        return found + v.PURSE * fresh * min(1.0, rounds / 4.0)
    to_come = v.PURSE if is_to_come(g, seat) else kept_share(g, seat)
    return found + to_come * (tokens[b.BEER] + v.GOLD * tokens[b.GOLD]) * min(1.0, rounds / 4.0)


def is_to_come(g: Vikings, seat: int) -> bool:
    """Will this player still have a turn in this round?"""
    if g.phase != b.PLAYERS or g.turn < 0:
        return g.phase < b.PLAYERS
    order = list(g.round_from(g.hammer))
    return order.index(seat) > order.index(g.turn)


def kept_share(g: Vikings, seat: int) -> float:
    """Tokens after one's turn are lost, but for what Storages take."""
    return v.SAVED * 0.5 if any([g.working(seat, storage) for storage in b.STORAGES]) else 0.0


def is_bought(g: Vikings, card: int) -> bool:
    return g.box.cards[card].family != w.STARTER
