"""How good a table is for each player: the points they may expect at the end, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.heuristics import arms
from meadhall.games.asgard.heuristics import weights as w
from meadhall.games.asgard.heuristics.favours import all_placed, chosen_worth, tyr_tile
from meadhall.games.asgard.heuristics.outlook import Outlook, rounds_left, scorings_left, visitors_worth
from meadhall.games.asgard.state import Asgard


def evaluate(g: Asgard) -> list[float]:
    """The points each player may expect to end with."""
    worths = [float(score) for score in g.score]
    if g.phase == b.OVER:
        return worths
    arms.add_worlds(g, worths)
    for seat in range(g.seats):
        worths[seat] += possessions(Outlook(g, seat))
    return worths


# -- what lies before a player ------------------------------------------------------------------------------


def possessions(look: Outlook) -> float:
    g, seat = look.g, look.seat
    return battle_worth(g, seat) + temple_worth(g, seat) + pieces_worth(look) + discs_worth(look)


def battle_worth(g: Asgard, seat: int) -> float:
    """Battle tiles held, and those that discs in Victory Zones still bring."""
    if g.phase >= b.RAGNAROK:
        return 0.0
    total = float(g.battle_points(seat))
    coming = b.ROUNDS - g.round + (g.phase <= b.BATTLES)
    discs = g.in_zones(seat) + w.STATIONED * g.stationed.count(seat)
    return total + w.ZONE_SHARE * coming * zone_value(g, discs)


def zone_value(g: Asgard, discs: float) -> float:
    """The Battle tile for a number of discs, between whole numbers too."""
    zones = w.worths(g.box).zones
    low = min(int(discs), len(zones) - 1)
    step = zones[min(low + 1, len(zones) - 1)] - zones[low]
    return zones[low] + (discs - int(discs)) * step


def temple_worth(g: Asgard, seat: int) -> float:
    return float(scorings_left(g) * sum([g.box.value[tile] for tile in g.temples[seat]]))


def pieces_worth(look: Outlook) -> float:
    """Stones, Seals, recruits, kept bonuses and tiles."""
    g, seat, patience = look.g, look.seat, look.patience
    total = look.plan + patience * w.STONE * sum(g.stones_of(seat))
    total += patience * w.SEAL * sum(g.seals_of(seat))
    if g.phase < b.RAGNAROK:
        total += max(patience * w.STRENGTH, w.LAST_STRENGTH) * g.army_strength(seat)
    if patience:
        total += sum([w.worths(g.box).bonuses[tile] for tile in g.bonuses[seat]])
    return total + tiles_worth(g, seat)


def tiles_worth(g: Asgard, seat: int) -> float:
    """Power tiles; Weapons and Spells are counted with the worlds they will be laid in."""
    total = 0.0
    if g.holder(t.THOR_TILE) == seat and g.phase < b.VALHALLA:
        total += w.THOR
    if g.holder(t.TYR_TILE) == seat:
        total += tyr_tile(g, seat)
    return total


# -- discs ----------------------------------------------------------------------------------------------------


def discs_worth(look: Outlook) -> float:
    """Discs that act in rounds to come, those that wait for their action, and gods not yet shown."""
    g, seat = look.g, look.seat
    if g.phase >= b.RAGNAROK:
        return 0.0
    home = g.supply[seat] + g.placed(seat)
    total = w.DISC * rounds_left(g) * home + w.CENTRE * look.fight * g.centre[seat] * (g.round < b.ROUNDS)
    if g.chosen[seat]:
        total += w.CHOSEN * chosen_worth(look)
    if seat in g.slots:
        total += w.PLACED * all_placed(look)
    return total + w.PLACED * visitors_worth(look, g.visitors[seat]) - order_cost(g, seat)


def order_cost(g: Asgard, seat: int) -> float:
    """What it costs to come after others in the rounds to come."""
    return w.FIRST * rounds_left(g) * g.order.index(seat)
