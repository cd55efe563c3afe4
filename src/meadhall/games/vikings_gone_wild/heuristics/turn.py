"""A thumb for the actions of a turn: draw, gather, fight what is about to clash, then buy what brings most."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.heuristics import raids
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.shopping import Shopper
from meadhall.games.vikings_gone_wild.heuristics.team import can_hold, is_ready, threat
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Decision, Option


def act(g: Vikings, decision: Decision) -> list[float]:
    """Every action that can be taken now; as long as there are cards to play, all else waits."""
    if o.GATHER in decision.options or any([option in o.PLAY for option in decision.options]):
        return [_play(g, option) for option in decision.options]
    shopper = Shopper(g, decision.seat)
    return [_act(g, decision.seat, option, shopper) for option in decision.options]


def _play(g: Vikings, option: Option) -> float:
    """Cards that draw come first, then resources, then what helps Units and purchases."""
    if option == o.GATHER:
        return v.GATHERING
    if option not in o.PLAY:
        return 0.0
    card = o.PLAY.one(option)
    if any(g.box.gives[card]):
        return v.GATHERING - 0.5
    return max([v.PLAYS.get(effect.word, v.READYING) for effect in g.box.cards[card].play])


def _act(g: Vikings, seat: int, option: Option, shopper: Shopper) -> float:
    if option in o.BUY or option in o.BUILD:
        return shopper.worth(option)
    if option == DONE:
        return 0.0
    if option in o.ATTACK:
        return _attack(g, seat, o.ATTACK.pair(option)[1])
    if option in o.RAID or option == o.CAMP or (g.versus and option == o.DRACO):
        return raids.target(g, seat, option)
    if option == o.DRACO:
        return v.DRACO if spoils_attack(g, seat) else v.READYING
    if option in o.CLAIM:
        return raids.claim(g, o.CLAIM.one(option))
    if option in o.CHANGE or option in o.RENEW:
        return v.IDLE
    if option in o.MEET:
        return _meet(g, seat, o.MEET.one(option))
    return shopper.worth(option)


# -- the Undead Army --------------------------------------------------------------------------------------------


def _attack(g: Vikings, seat: int, slot: int) -> float:
    """What would clash soon, and what costs most, without wasting strength."""
    card = g.row[slot]
    row = g.box.undead[card]
    if row.family == w.BOSS:
        return _boss(g, card)
    sure = (v.NO_HORN, v.NEARNESS, v.BOTH_HORNS)[g.horns][slot]
    waste = _waste(g, seat, row.defence)
    return v.FIGHTING + v.KILL + 2.0 * sure * threat(g, card) - v.WASTE * waste


def spoils_attack(g: Vikings, seat: int) -> bool:
    """Would the Unit that goes against Draco be missing against the Undead Army?"""
    attacks = [g.attack_of(card) for card in g.units(seat)]
    return _fallen(g, sum(attacks)) > _fallen(g, sum(attacks) - min(attacks))


def _fallen(g: Vikings, attack: int) -> int:
    """The number of cards of the row that this ATK could remove."""
    found = 0
    for defence in sorted([g.box.undead[card].defence for card in g.row if card >= 0]):
        if 0 < defence <= attack:
            attack -= defence
            found += 1
    return found


def _boss(g: Vikings, card: int) -> float:
    """Each wound counts; the last one waits until all are ready."""
    if g.wounds + 1 < g.lives(card):
        return v.FIGHTING + 1.5
    return v.FINISHED if is_ready(g) else -v.FINISHED


def _waste(g: Vikings, seat: int, defence: int) -> int:
    """ATK beyond what is needed, if the smallest Units that are enough are sent."""
    sent = 0
    for attack in sorted([g.attack_of(card) for card in g.units(seat)], reverse=True):
        if sent < defence and (sent + attack <= defence or sent == 0):
            sent += attack
    return max(0, sent - defence)


def _meet(g: Vikings, seat: int, card: int) -> float:
    """A Challenge costs all players; the sooner it clashes the worse. Shields that hold now are not given away."""
    row = g.box.undead[card]
    sure = (v.NO_HORN, v.NEARNESS, v.BOTH_HORNS)[g.horns][g.row.index(card)]
    price = {w.PAY_BEER: 0.5, w.PAY_GOLD: 0.8, w.SHIELDS: 0.7, w.SACRIFICE: -0.5}[row.effects[0].word]
    held = _held(g, seat) if row.effects[0].word == w.SHIELDS else 0.0
    return v.KILL + 2.0 * (sure * row.loss * g.seats - held) + 0.6 - price * row.effects[0].number


def _held(g: Vikings, seat: int) -> float:
    """VP that the hand would save in the clashes of this round, if it keeps its Defence cards."""
    rows = [g.box.undead[card] for card in g.row[b.ROW - g.horns :] if card >= 0]
    return float(sum([row.loss for row in rows if row.attack and can_hold(g, seat, row.attack)]))
