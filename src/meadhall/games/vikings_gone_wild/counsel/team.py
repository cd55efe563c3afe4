"""How a team stands against the Undead Army: one worth for all.

Bots ask this of imagined tables only (`View.fork`), so reading what nobody has seen yet reveals nothing.
"""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.counsel import worth as v
from meadhall.games.vikings_gone_wild.counsel.village import count, means_of, means_worth, purse_worth
from meadhall.games.vikings_gone_wild.rules.clash import target
from meadhall.games.vikings_gone_wild.rules.partners import shortage
from meadhall.games.vikings_gone_wild.rules.victory import progress
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings


def team_worth(g: Vikings) -> float:
    """Spaces between the tokens, less what still threatens them, and what everybody has to go on with."""
    if g.result != b.GOING_ON:
        return v.VICTORY if g.result == b.WON else -v.VICTORY
    rounds = rounds_left(g)
    found = slack_worth(g) - army_worth(g) - threats(g) - lacking(g, lateness(rounds))
    if g.boss_fell:
        return found + v.FALLEN * (1.0 if is_ready(g) else -1.0)
    for seat in range(g.seats):
        means = means_worth(means_of(g, seat), v.TEAM, rounds) + v.HALL[g.halls[seat] - 1] * rounds / 10.0
        found += (means + purse_worth(g, seat, rounds)) / g.seats
    return found


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
    return v.ARMY * army_left(g) + v.BOSS * boss_health(g) * (not g.boss_fell)


# -- clashes ----------------------------------------------------------------------------------------------------


def threats(g: Vikings) -> float:
    """What the cards of the row will cost if nobody removes them, the nearest most."""
    near, now = (v.NO_HORN, v.NEARNESS, v.BOTH_HORNS)[g.horns], b.ROW - g.horns
    return sum(
        [
            (v.SURE if slot >= now else v.LATER * near[slot]) * threat(g, card)
            for slot, card in enumerate(g.row)
            if card >= 0
        ]
    )


def threat(g: Vikings, card: int) -> float:
    """VP that a clash with this card costs now, by the Defence cards in everybody's hand."""
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
    """What is missing for the Objectives: more and more as the end comes near."""
    unmet = v.UNMET + late * (v.UNMET_LATE - v.UNMET)
    each = v.MISSING + late * (v.MISSING_LATE - v.MISSING)
    found = 0.0
    for objective in g.objectives:
        stored = g.box.objectives[objective].condition.word in (w.OF_BEER, w.OF_GOLD)
        urgent = late * late if stored else 1.0  # tokens can be saved in the end
        for seat in range(g.seats):
            missing = still_missing(g, seat, objective)
            if missing > 0:
                found += urgent * (unmet + each * missing)
    return found / g.seats + starved(g)


def starved(g: Vikings) -> float:
    """What the market cannot give any more: whoever takes more than his share starves a partner."""
    return v.STARVED * sum([shortage(g, objective) for objective in g.objectives])


def still_missing(g: Vikings, seat: int, objective: int) -> float:
    """How much a player lacks for an Objective; tokens count that a Storage can take when the round ends."""
    condition = g.box.objectives[objective].condition
    if condition.word not in (w.OF_BEER, w.OF_GOLD):
        return float(max(0, condition.number - progress(g, seat, objective)))
    resource = b.BEER if condition.word == w.OF_BEER else b.GOLD
    room = count(g, seat, b.STORAGES[resource])
    has = min(room, g.stored[seat][resource] + g.tokens[seat][resource])
    return max(0, condition.number - has) + (1.5 if room < condition.number else 0.0)


def is_ready(g: Vikings) -> bool:
    """Could the Boss fall now, since nobody lacks anything?"""
    return not any([still_missing(g, seat, number) for number in g.objectives for seat in range(g.seats)])
