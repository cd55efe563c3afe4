"""What partners leave to each other: the stock that an Objective still needs (VG-607, VG-809)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.questions import market
from meadhall.games.vikings_gone_wild.rules.victory import progress
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings


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
    """How much more all players need together than the market has: then it cannot be met by all any more."""
    left = stock(g, g.box.objectives[objective].condition.word)
    if left == NOTHING:
        return 0
    return max(0, sum([lacks(g, seat, objective) for seat in range(g.seats)]) - left)


def tell_what_is_left(g: Vikings, seat: int) -> None:
    """Whoever could buy, has enough, and leaves scarce stock to a partner who lacks it, is seen to do so."""
    for objective in g.objectives if not g.versus else ():
        word = g.box.objectives[objective].condition.word
        needed = sum([lacks(g, other, objective) for other in range(g.seats)])
        if needed and not lacks(g, seat, objective) and 0 < stock(g, word) <= needed + 1 and could_buy(g, seat, word):
            partner = max(range(g.seats), key=lambda other: lacks(g, other, objective))
            g.tell(e.StockLeft(seat, partner, objective, stock(g, word)))


def could_buy(g: Vikings, seat: int, word: int) -> bool:
    """Could the player pay for something that the Objective counts?"""
    if word == w.OF_INDUSTRY:
        return any([not market.why_not_build(g, seat, kind) for kind in b.PRODUCERS])
    column = g.box.attack if word == w.OF_UNITS else g.box.defence
    return any(
        [column[card] > 0 and not market.why_not_buy(g, seat, card) for card, left in enumerate(g.stacks) if left]
    )
