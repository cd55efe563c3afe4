"""Thumbs for rivals: whom to attack and with whom, what to defend, and the deals of a turn."""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.rivals import rounds_left
from meadhall.games.vikings_gone_wild.heuristics.small import card_worth, sent
from meadhall.games.vikings_gone_wild.heuristics.village import is_to_come
from meadhall.games.vikings_gone_wild.queries.reckoning import printed_defence, total_defence
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Decision, Option

SURE: Final = 9.0


def target(g: Vikings, seat: int, option: Option) -> float:
    """A building, Draco or the camp: what it gives, and how little it takes; many small ones are best."""
    if option == o.DRACO:
        return v.DRACO
    if option == o.CAMP:
        return v.CAMP
    foe, kind = o.RAID.pair(option)
    defence = g.hall_defence(foe) if kind == b.TOWN_HALL else g.box.buildings[kind].defence
    gain = prospect(g, seat, foe)
    if gain < 0 or defence > g.hand_attack(seat):
        return v.HOPELESS
    ahead = 0.02 * (g.points[foe] - min(g.points))
    return v.RAIDING - v.PER_DEFENCE * defence + v.PER_POINT * gain + ahead


def prospect(g: Vikings, seat: int, foe: int) -> float:
    """VP that raids of this turn may bring, less those that the foe gets for buildings saved.

    Every Unit may damage one building, and every Defence card save one; the first one damaged gives least.
    """
    shields = likely_shields(g, foe)
    begun = g.deeds[b.DAMAGED] + (len(g.raid.foes) if g.raid is not None else 0)
    raids = begun + len(g.units(seat))
    damaged = max(0.0, raids - shields)
    return 0.5 * damaged * (damaged + 1.0) - min(shields, raids)


def likely_shields(g: Vikings, foe: int) -> float:
    """Defence cards that a rival may hold: after a turn a player holds little else."""
    defence, hand = g.box.defence, g.hands[foe]
    unseen = [*hand, *g.piles[foe]]
    shields = sum([defence[card] > 0 for card in unseen])
    if not is_to_come(g, foe):
        return v.KEPT * min(len(hand), shields)
    return shields * len(hand) / len(unseen) if unseen else 0.0


def assign(g: Vikings, decision: Decision) -> list[float]:
    """Enough Units for this target, then the next one that the others can beat, then strike."""
    seat, last = decision.seat, len(g.bouts.foes) - 1
    need = printed_defence(g, last) - g.bouts.attack[last]
    return [_assign(g, seat, option, need) for option in decision.options]


def _assign(g: Vikings, seat: int, option: Option, need: int) -> float:
    if option == o.STRIKE:
        return v.STRIKING if need <= 0 else -SURE
    if option in o.SEND:
        return sent(g, option, need) if need > 0 else v.REINFORCING
    return target(g, seat, option)


def guard(g: Vikings, decision: Decision) -> list[float]:
    """As few cards as save the building; none if it holds anyway, or falls anyway."""
    _, attack, bout = decision.args
    cards = [o.DEFEND.pair(pick)[0] for pick in decision.picks]
    played = sum([g.box.defence[card] for card in cards])
    need = attack + 1 - total_defence(g, bout) - played
    left = sum([g.box.defence[card] for card in g.shields(decision.seat)]) - played
    if need <= 0 or left < need:
        return [SURE if option == DONE else -SURE for option in decision.options]
    return [-SURE if option == DONE else _shield(g, option, need) for option in decision.options]


def _shield(g: Vikings, option: Option, need: int) -> float:
    defence = g.box.defence[o.DEFEND.pair(option)[0]]
    return 4.0 - 0.7 * (defence - need) if defence >= need else 0.4 * defence


# -- deals ------------------------------------------------------------------------------------------------------


def claim(g: Vikings, mission: int) -> float:
    """Points are points; the dearer Mission first."""
    return v.CLAIMING + g.box.missions[mission].points


def favour(g: Vikings, decision: Decision) -> list[float]:
    return [card_worth(g, o.FAVOUR.one(option)) for option in decision.options]


def rob(g: Vikings, decision: Decision) -> list[float]:
    """The player who is ahead."""
    return [0.2 * g.points[o.ROB.one(option)] for option in decision.options]


def spare(g: Vikings, decision: Decision) -> list[float]:
    """As much as possible, gold first."""
    pairs = [o.SPARE.pair(option) for option in decision.options]
    return [beer + v.GOLD * gold for beer, gold in pairs]


def empty_storage(g: Vikings, decision: Decision) -> list[float]:
    """A VP for three tokens: good for beer, and for gold when there is not much left to buy."""
    late = 2.0 - 0.4 * rounds_left(g)
    return [
        0.0 if option == DONE else late + (0.8 if o.EMPTY_STORAGE.one(option) == b.BEER else 0.0)
        for option in decision.options
    ]
