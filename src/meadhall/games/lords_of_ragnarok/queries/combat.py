"""The arithmetic of a Battle: sides, what a card counts, Battle values, Loss symbols (LR-703, LR-707 to LR-709)."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.state import Lords

ATTACKER, DEFENDER = 0, 1  # the sides
CARDS, COMPARISON, LOSSES, RETREAT, CONTROL, REWARDS = range(6)  # the parts of a Battle
SMALL: Final = (1, 2)  # values that Muninn raises


class Outlook(NamedTuple):
    """How a Battle would end if nothing followed; the attacker's number first."""

    values: tuple[int, int]
    leader: int  # the seat that would win
    losses: tuple[int, int]  # Loss symbols on cards
    spared: tuple[int, int]  # Losses that may be ignored


def fighter(g: Lords, side: int) -> int:
    """The seat of a side."""
    return g.fight.defender if side else g.fight.attacker


def side_of(g: Lords, seat: int) -> int:
    """The side of a seat."""
    return int(seat == g.fight.defender)


# -- cards --------------------------------------------------------------------------------------------------


def played_value(g: Lords, side: int, card: int) -> int:
    """What a card counts if it is played now: its value, Muninn, and its own conditions."""
    row = g.box.combat[card]
    value = row.value
    if value in SMALL:
        value += g.power(fighter(g, side), w.SMALL_CARDS)
    return value + sum([effect.number for effect in row.battle if holds(g, side, effect.word)])


def holds(g: Lords, side: int, word: int) -> bool:
    """Is a card's condition for more value met now? Words that are no conditions never are."""
    region = g.fight.region
    if word == w.OUTNUMBERED:
        own, foe = (len(g.armies_at(fighter(g, one), region)) for one in (side, 1 - side))
        return foe > own
    if word == w.AFTER_SWORD:
        return any([g.box.combat[card].weapon == b.SWORD for card in g.fight.cards[side]])
    if word == w.ATTACKING:
        return side == ATTACKER
    if word == w.DEFENDING:
        return side == DEFENDER
    return word == w.RAID and side == ATTACKER and g.map.village[region]


def loss_symbols(g: Lords, side: int) -> int:
    """Loss symbols on the cards a side has played."""
    return sum([g.box.combat[card].losses for card in g.fight.cards[side]])


# -- values -------------------------------------------------------------------------------------------------


def battle_value(g: Lords, side: int) -> int:
    """Cards, Armies, and all bonuses that apply (LR-709)."""
    return sum([amount for _, amount in value_parts(g, side)])


def leader(g: Lords) -> int:
    """Who has the higher value; the defender on a tie (LR-710)."""
    return ahead(g, battle_value(g, ATTACKER), battle_value(g, DEFENDER))


def ahead(g: Lords, attack: int, defence: int) -> int:
    return g.fight.attacker if attack > defence else g.fight.defender


def value_parts(g: Lords, side: int) -> list[tuple[str, int]]:
    """Where a side's Battle value comes from, by name; what adds nothing is left out."""
    seat, region = fighter(g, side), g.fight.region
    armies = len(g.armies_at(seat, region))
    cards, declared = sum(g.fight.bonus[side]), g.fight.added[side]
    parts = [("armies", g.strength(seat, region)), ("cards", cards), ("declared", declared)]
    if side == ATTACKER:
        parts.append(("battle-joy", g.power(seat, w.ATTACKERS)))
        if g.is_in_land(seat, region):
            parts.append(("chieftain", armies * g.power(seat, w.CHIEFTAIN)))
    elif g.temples[region]:
        parts.append(("temple-guard", g.power(seat, w.TEMPLE_GUARD)))
    return [part for part in parts if part[1]]


# -- outlook ------------------------------------------------------------------------------------------------


def outlook(g: Lords, side: int, card: int) -> Outlook:
    """How it would end if this card were the last; what it takes from an Army it takes where it takes most."""
    row, words = g.box.combat[card], dict(g.box.combat[card].battle)
    values, losses, spared = [0, 0], [0, 0], g.fight.spared[:]
    for one in (ATTACKER, DEFENDER):
        values[one], losses[one] = battle_value(g, one), loss_symbols(g, one)
    values[side] += played_value(g, side, card)
    values[1 - side] -= most_taken(g, fighter(g, 1 - side), words.get(w.WEAKEN, 0))
    losses[side] += row.losses
    spared[side] += words.get(w.GUARD, 0)
    return Outlook(both(values), ahead(g, *values), both(losses), both(spared))


def both(numbers: list[int]) -> tuple[int, int]:
    return numbers[ATTACKER], numbers[DEFENDER]


def most_taken(g: Lords, foe: int, amount: int) -> int:
    """The most that one enemy Army can lose, which keeps its last (LR-940)."""
    return max([min(amount, g.army[foe][army] - 1) for army in g.armies_at(foe, g.fight.region)], default=0)
