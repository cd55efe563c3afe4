"""How far Objectives are, what the market has left for them, and the Glory of a team (VG-606 to VG-644)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.queries import market
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings


def is_met(g: Vikings, seat: int, objective: int) -> bool:
    """Objectives are personal, and the state at the end counts (VG-607, VG-608)."""
    return progress(g, seat, objective) >= g.box.objectives[objective].condition.number


def progress(g: Vikings, seat: int, objective: int) -> int:
    """How much of it a player has (VG-620 to VG-626)."""
    word = g.box.objectives[objective].condition.word
    if word == w.OF_HALL:
        return g.halls[seat]
    if word == w.OF_INDUSTRY:
        return g.count(seat, b.BREWERY) + g.count(seat, b.GOLD_MINE)
    if word in (w.OF_BEER, w.OF_GOLD):
        return g.stored[seat][b.BEER if word == w.OF_BEER else b.GOLD]
    if word == w.OF_TYPES:
        return len(set(g.built[seat]))
    rows = [g.box.cards[card] for card in g.owned(seat)]
    if word == w.OF_DEFENCES:
        return sum([row.defence > 0 for row in rows])
    return sum([row.attack > 0 and row.family != w.STARTER for row in rows])


def stock(g: Vikings, word: int) -> int:
    """What is left in the market of what an Objective counts; NOTHING where nothing of it is bought."""
    if word == w.OF_INDUSTRY:
        return g.lots[b.BREWERY] + g.lots[b.GOLD_MINE]
    if word not in (w.OF_UNITS, w.OF_DEFENCES):
        return NOTHING
    column = g.box.attack if word == w.OF_UNITS else g.box.defence
    return sum([left for card, left in enumerate(g.stacks) if column[card]])


def lacks(g: Vikings, seat: int, objective: int) -> int:
    """How much of it a player still needs."""
    return max(0, g.box.objectives[objective].condition.number - progress(g, seat, objective))


def shortage(g: Vikings, objective: int) -> int:
    """How much more all players need together than the market has: then it can no longer be met by all."""
    left = stock(g, g.box.objectives[objective].condition.word)
    if left == NOTHING:
        return 0
    return max(0, sum([lacks(g, seat, objective) for seat in range(g.seats)]) - left)


def could_buy(g: Vikings, seat: int, word: int) -> bool:
    """Could the player pay for something that the Objective counts?"""
    if word == w.OF_INDUSTRY:
        return any([not market.why_not_build(g, seat, kind) for kind in b.PRODUCERS])
    column = g.box.attack if word == w.OF_UNITS else g.box.defence
    return any(
        [column[card] > 0 and not market.why_not_buy(g, seat, card) for card, left in enumerate(g.stacks) if left]
    )


def glory(g: Vikings) -> int:
    """For the victory, for not having lost a single VP, and for each step of a handicap (VG-635 to VG-639, VG-647)."""
    if g.result != b.WON:
        return 0
    values = g.box.values
    return values.glory + (values.unhurt if not g.lost else 0) + sum(g.handicaps)


def rank(g: Vikings) -> int:
    """The highest rank that the team's Glory gives, or NOTHING (VG-640 to VG-644)."""
    earned = glory(g)
    return max([number for number, row in enumerate(g.box.ranks) if row.glory <= earned], default=NOTHING)
