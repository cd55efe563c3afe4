"""Thumbs for the small questions: whom to send, what to keep, how to defend."""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.heuristics.shopping import Shopper
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Decision, Option

SURE: Final = 9.0


def card_worth(g: Vikings, card: int) -> float:
    """A card of a deck, at a glance: what one would rather draw."""
    row = g.box.cards[card]
    beer, gold = g.box.gives[card]
    return row.attack + 0.8 * row.defence + 0.8 * beer + 1.2 * gold + 2.0 * len(row.play) * (beer + gold == 0)


def send(g: Vikings, decision: Decision) -> list[float]:
    """Enough is enough; else the Unit that just reaches the DEF, or the strongest."""
    picks, (defence,) = decision.picks, decision.args
    need = defence - g.force([o.SEND.one(pick) for pick in picks])
    return [SURE if option == DONE else sent(g, option, need) for option in decision.options]


def sent(g: Vikings, option: Option, need: int) -> float:
    """The Unit that just reaches what is needed, or else the strongest."""
    if need <= 0:
        return -SURE
    attack = g.attack_of(o.SEND.one(option))
    return 4.0 - 0.8 * (attack - need) if attack >= need else 0.5 * attack


def spoils(g: Vikings, decision: Decision) -> list[float]:
    """What pays for the better purchase; else gold, which is dearer."""
    shopper = Shopper(g, decision.seat)
    return [0.6 * o.TAKE.one(option) + shopper.best_with(o.TAKE.one(option)) for option in decision.options]


def defend(g: Vikings, decision: Decision) -> list[float]:
    """As few cards as hold; none if all together would not."""
    seat, undead = decision.seat, g.box.undead[g.row[g.clash]]
    cards = [o.DEFEND.pair(pick)[0] for pick in decision.picks]
    need = undead.attack + 1 - g.defence_at(seat, g.targets[seat]) - sum([g.box.defence[card] for card in cards])
    left = sum([g.box.defence[card] for card in g.shields(seat)]) - sum([g.box.defence[card] for card in cards])
    if need <= 0 or left < need:
        return [SURE if option == DONE else -SURE for option in decision.options]
    return [-SURE if option == DONE else _shield(g, option, need) for option in decision.options]


def _shield(g: Vikings, option: Option, need: int) -> float:
    defence = g.box.defence[o.DEFEND.pair(option)[0]]
    return 4.0 - 0.7 * (defence - need) if defence >= need else 0.4 * defence


def keep(g: Vikings, decision: Decision) -> list[float]:
    """The best card of the hand, Defence cards first."""
    return [
        0.0 if option == DONE else card_worth(g, o.KEEP.one(option)) - 1.5 + 0.5 * g.box.defence[o.KEEP.one(option)]
        for option in decision.options
    ]


def give_up(g: Vikings, decision: Decision) -> list[float]:
    """The worst cards go, as long as they are worse than the average."""
    return [1.2 if option == DONE else 2.5 - card_worth(g, _card(option)) for option in decision.options]


def _card(option: Option) -> int:
    for block in (o.REMOVE, o.REMOVE_PLAYED, o.REMOVE_DISCARDED):
        if option in block:
            return block.one(option)
    raise AssertionError(f"{option} removes no card")


def give_shields(g: Vikings, decision: Decision) -> list[float]:
    """The weakest Defence cards."""
    return [-float(g.box.defence[o.DISCARD.one(option)]) for option in decision.options]


def arm(g: Vikings, decision: Decision) -> list[float]:
    """The strongest Unit."""
    return [0.5 * g.box.attack[o.ARM.one(option)] for option in decision.options]


def borrow(g: Vikings, decision: Decision) -> list[float]:
    """The strongest Unit there is."""
    return [0.8 * g.box.attack[o.BORROW.pair(option)[1]] for option in decision.options]
