"""How a team stands against the Undead Army: one worth for all.

Bots ask this of imagined tables only (`View.fork`), so reading what no one has seen yet reveals nothing.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.heuristics import weights as v
from meadhall.games.vikings_gone_wild.heuristics.village import Outlook, count, means_of, purse_worth
from meadhall.games.vikings_gone_wild.queries.objectives import is_met, progress, shortage
from meadhall.games.vikings_gone_wild.rules.clash import target
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings

STORED: Final = {w.OF_BEER: b.BEER, w.OF_GOLD: b.GOLD}  # what Objectives want to be stored


def team_worth(g: Vikings) -> float:
    """How likely the team is to win: by the spaces between the tokens, what is left to do, and what it has for it."""
    if g.result != b.GOING_ON:
        return v.VICTORY if g.result == b.WON else -v.VICTORY
    rounds = rounds_left(g)
    found = slack_worth(g) - threats(g) - lacking(g, lateness(rounds))
    if g.boss_fell:
        return found + v.FALLEN * (1.0 if is_ready(g) else -1.0)
    means = sum([means_worth(g, seat, rounds) for seat in range(g.seats)]) / g.seats
    return v.CLEAR * (v.OUTSET + v.PACE * g.round + found - army_worth(g) + means)


def means_worth(g: Vikings, seat: int, rounds: float) -> float:
    """What a player has to go on with."""
    hall = v.LEVEL * (g.halls[seat] - 1) * rounds / 10.0
    return v.MEANS * (Outlook(means_of(g, seat), v.TEAM, rounds).worth + purse_worth(g, seat, rounds)) + hall


def rounds_left(g: Vikings) -> float:
    """By the round alone: if kills brought the end nearer, what a village still brings would speak against them."""
    return 0.0 if g.boss_fell else max(1.0, v.ROUNDS + 1.0 - g.round)


def lateness(rounds: float) -> float:
    """From 0 at the beginning to 1 at the end."""
    return max(0.0, 1.0 - rounds / v.ROUNDS)


def army_left(g: Vikings) -> float:
    """What is left of the Undead Army, from 1 to 0."""
    left = max(0, len(g.deck) - 1) + len([card for card in g.row if card >= 0]) - (g.boss != NOTHING)
    return left / (left + len(g.fallen)) if left else 0.0


def boss_health(g: Vikings) -> float:
    """What is left of the Boss, from 1 to 0."""
    boss = g.boss if g.boss != NOTHING else g.deck[0] if g.deck else NOTHING
    return 0.0 if boss == NOTHING else 1.0 - g.wounds / g.lives(boss)


def slack_worth(g: Vikings) -> float:
    """The spaces that are left; the last ones are dear."""
    slack = g.team - g.desolation
    return slack - v.NARROWER * max(0, v.NARROW - slack) ** 2


def army_worth(g: Vikings) -> float:
    """The work that is still to be done."""
    return v.ARMY * army_left(g) + v.BOSS * boss_health(g)


# -- clashes ----------------------------------------------------------------------------------------------------


def threats(g: Vikings) -> float:
    """What the cards of the row will cost if no one removes them, the nearest most."""
    near, now = (v.NO_HORN, v.NEARNESS, v.BOTH_HORNS)[g.horns], b.ROW - g.horns
    return sum(
        [
            (v.SURE if slot >= now else v.LATER * near[slot]) * threat(g, card)
            for slot, card in enumerate(g.row)
            if card >= 0
        ]
    )


def threat(g: Vikings, card: int) -> float:
    """VP that a clash with this card costs now, by the Defence cards in all hands."""
    row = g.box.undead[card]
    if row.family == w.CHALLENGE:
        return float(row.loss * g.seats)
    if row.family == w.UNDEAD_BUILDING:
        spilt = sum([tokens_of(g, effect.word == w.LOSE_GOLD) for effect in row.effects])
        return row.loss + v.SPILT * spilt
    return float(row.loss * sum([not can_hold(g, seat, row.attack) for seat in range(g.seats)]))


def tokens_of(g: Vikings, resource: int) -> int:
    return sum([g.tokens[seat][resource] + g.stored[seat][resource] for seat in range(g.seats)])


def can_hold(g: Vikings, seat: int, attack: int) -> bool:
    """Has the player a building to defend, and Defence cards enough in hand?"""
    place = target(g, seat, attack)
    if place == NOTHING:
        return False
    defence = g.box.defence
    return g.defence_at(seat, place) + sum([defence[card] for card in g.hands[seat]]) > attack


# -- Objectives -------------------------------------------------------------------------------------------------


def lacking(g: Vikings, late: float) -> float:
    """What is missing for the Objectives: next to nothing as long as there is time, and more and more near the end."""
    missing = [max(0.0, still_missing(g, seat, number)) for number in g.objectives for seat in range(g.seats)]
    return v.LACKING * late**v.LACKED_LATE * sum(missing) / g.seats + starved(g)


def starved(g: Vikings) -> float:
    """What the market can no longer give: a player who takes more than a share starves a partner."""
    return v.SHORT * sum([shortage(g, objective) for objective in g.objectives])


def still_missing(g: Vikings, seat: int, objective: int) -> float:
    """How much a player lacks for an Objective; tokens count that a Storage can take when the round ends."""
    condition = g.box.objectives[objective].condition
    if condition.word not in STORED:
        missing = float(max(0, condition.number - progress(g, seat, objective)))
        blocked = missing and condition.word == w.OF_INDUSTRY and not has_sites(g, seat)
        return missing + 1.0 if blocked else missing
    resource = STORED[condition.word]
    room = count(g, seat, b.STORAGES[resource])
    has = min(room, g.stored[seat][resource] + g.tokens[seat][resource])
    missing = float(max(0, condition.number - has))
    source = 0.0 if not missing or count(g, seat, b.PRODUCERS[resource]) else 1.5
    return missing + source + (1.5 if room < condition.number else 0.0)


def has_sites(g: Vikings, seat: int) -> bool:
    """May the Town Hall have one more Brewery or Gold Mine?"""
    return any([g.count(seat, kind) < g.limit(seat) for kind in b.PRODUCERS])


def is_ready(g: Vikings) -> bool:
    """Could the Boss fall in this round, since no one lacks anything when it ends?"""
    return all([will_meet(g, seat, objective) for objective in g.objectives for seat in range(g.seats)])


def will_meet(g: Vikings, seat: int, objective: int) -> bool:
    """Is an Objective met at the end of the round? A Storage that is still being built takes nothing then."""
    condition = g.box.objectives[objective].condition
    if condition.word not in STORED:
        return is_met(g, seat, objective)
    resource = STORED[condition.word]
    room = g.power(seat, b.STORAGES[resource])
    return min(room, g.stored[seat][resource] + g.tokens[seat][resource]) >= condition.number
