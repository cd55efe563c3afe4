"""Battles: cards in turn, values, Losses, Retreat, control (LR-701 to LR-726)."""

from __future__ import annotations

from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import battles as e
from meadhall.games.lords_of_ragnarok.queries.combat import (
    ATTACKER,
    CARDS,
    COMPARISON,
    CONTROL,
    DEFENDER,
    LOSSES,
    RETREAT,
    REWARDS,
    battle_value,
    fighter,
    leader,
    played_value,
    value_parts,
)  # fmt: skip
from meadhall.games.lords_of_ragnarok.questions import battles as q
from meadhall.games.lords_of_ragnarok.rules.armies import retreat_together
from meadhall.games.lords_of_ragnarok.rules.injuries import suffer
from meadhall.games.lords_of_ragnarok.rules.losses import lose_battle, win_battle
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, gain_runes, pay_any_runes
from meadhall.games.lords_of_ragnarok.rules.victory import judge
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Battle, Lords
from meadhall.kernel import Steps, ask, procedure

ORDER: Final = (DEFENDER, ATTACKER)  # the defender comes first (LR-361, LR-704)


@procedure
def fight_battle(g: Lords, region: int) -> Steps[None]:
    """One Battle, from the first card to who controls the Region (LR-704, LR-721)."""
    begin_battle(g, region)
    yield from before_battle(g)
    yield from play_cards(g)
    yield from declare_values(g)
    compare(g)
    loser = g.fight.attacker if g.fight.winner == g.fight.defender else g.fight.defender
    g.fight.step = LOSSES
    yield from lose_battle(g, loser)
    g.fight.step = RETREAT
    yield from retreat_together(g, loser, region)
    yield from win_battle(g, g.fight.winner)
    g.fight.step = CONTROL
    yield from settle(g, region, loser)
    g.fight.step = REWARDS
    yield from reward_winner(g)
    end_battle(g)


def begin_battle(g: Lords, region: int) -> None:
    """The player whose Armies came last attacks, normally the Active Player (LR-703)."""
    there = g.seats_with_armies(region)
    last = g.arrived[region]
    attacker = last if last in there else g.turn if g.turn in there else there[0]
    g.battle = new_battle(region, attacker, next(seat for seat in there if seat != attacker))
    sides = [armies(g, seat, region) for seat in (attacker, g.battle.defender)]
    g.tell(e.BattleBegan(region, attacker, g.battle.defender, *sides))


def armies(g: Lords, seat: int, region: int) -> e.Armies:
    """A player's Armies in a Region, as events tell them."""
    return tuple([(army, g.army[seat][army]) for army in g.armies_at(seat, region)])


def new_battle(region: int, attacker: int, defender: int) -> Battle:
    battle = Battle.__new__(Battle)
    battle.region, battle.attacker, battle.defender = region, attacker, defender
    battle.cards, battle.bonus = [[], []], [[], []]
    battle.passed, battle.cap = [0, 0], [NOTHING, NOTHING]
    battle.added, battle.spared = [0, 0], [0, 0]
    battle.step, battle.winner, battle.shown = CARDS, NOBODY, [[], []]
    return battle


@procedure
def before_battle(g: Lords) -> Steps[None]:
    """Beowulf may take an Injury in the Hero's Territory; Huginn looks at the other hand (LR-909, LR-966)."""
    for side in ORDER:
        seat = fighter(g, side)
        ready = g.power(seat, w.BERSERKER) and g.is_in_land(seat, g.fight.region) and g.injuries(seat) < b.MOST_INJURIES
        if ready:
            option = yield ask(seat, q.rage_before, g.fight.region)
            if option == o.ACCEPT:
                yield from suffer(g, seat, True)
    for side in ORDER:
        if g.power(fighter(g, side), w.SEE_HAND):
            show_hand(g, side)


def show_hand(g: Lords, side: int) -> None:
    """The enemy's hand, to the one side only."""
    seat, other = fighter(g, side), fighter(g, 1 - side)
    g.fight.shown[side] = g.hands[other][:]
    g.whisper(seat, e.HandShown(other, tuple(g.hands[other])), e.HandLookedAt(seat, other))


# -- cards --------------------------------------------------------------------------------------------------


@procedure
def play_cards(g: Lords) -> Steps[None]:
    """In turn a card or a pass, the defender first; after a pass only the other goes on (LR-704, LR-705)."""
    g.fight.step = CARDS
    side = DEFENDER
    while not all(g.fight.passed):
        if not g.fight.passed[side]:
            option = yield ask(fighter(g, side), q.battle_card)
            if option == o.PASS:
                g.fight.passed[side] = 1
                g.tell(e.PassedInBattle(fighter(g, side)))
            else:
                yield from play_card(g, side, o.PLAY.one(option))
        side = 1 - side


@procedure
def play_card(g: Lords, side: int, card: int) -> Steps[None]:
    """A card's effect is resolved as it is played; then its value counts (LR-706)."""
    seat = fighter(g, side)
    value = played_value(g, side, card)
    g.leave_hand(seat, card)
    g.fight.cards[side].append(card)
    g.fight.bonus[side].append(value)
    if g.fight.cap[side] != NOTHING:
        g.fight.cap[side] -= 1
    g.tell(e.CombatCardPlayed(seat, card, value))
    for word, number in g.box.combat[card].battle:
        if word == w.WEAKEN:
            yield from weaken(g, side, number)
        elif word == w.HUSH:
            g.fight.cap[1 - side] = hushed(g.fight.cap[1 - side], number)
        elif word == w.GUARD:
            g.fight.spared[side] += number


def hushed(cap: int, number: int) -> int:
    """At most this number of cards more (LR-945)."""
    return number if cap == NOTHING else min(cap, number)


@procedure
def weaken(g: Lords, side: int, amount: int) -> Steps[None]:
    """One enemy Army of choice loses value, but not its last (LR-940)."""
    foe = fighter(g, 1 - side)
    if q.weakened(g, foe, g.fight.region):
        option = yield ask(fighter(g, side), q.weaken, g.fight.region, foe)
        region, value = o.STRIKE.pair(option)
        army = g.army_of(foe, region, value + 1)
        g.shrink(foe, army, min(amount, g.army[foe][army] - 1))


# -- values -------------------------------------------------------------------------------------------------


@procedure
def declare_values(g: Lords) -> Steps[None]:
    """When both have passed, each side once may add to its value: Gungnir, Blood Price (LR-724)."""
    g.fight.step = COMPARISON
    for side in ORDER:
        seat = fighter(g, side)
        if g.owns(seat, w.BATTLE_VALUE) != NOTHING:
            option = yield ask(seat, q.spend_artefact, g.owns(seat, w.BATTLE_VALUE))
            if option != o.DECLINE:
                add_value(g, side, g.box.artefacts[o.USE.one(option)].effect.number)
                g.discharge(seat, o.USE.one(option))
        if g.power(seat, w.BLOOD_PRICE) and sum(g.runes[seat]):
            option = yield ask(seat, q.blood_price)
            if o.OFFER.one(option):
                yield from pay_any_runes(g, seat, o.OFFER.one(option))
                add_value(g, side, o.OFFER.one(option))


def add_value(g: Lords, side: int, amount: int) -> None:
    g.fight.added[side] += amount
    g.tell(e.ValueAdded(fighter(g, side), amount))


def compare(g: Lords) -> None:
    """The higher value wins, the defender on a tie (LR-710)."""
    attack, defence = battle_value(g, ATTACKER), battle_value(g, DEFENDER)
    g.fight.winner = leader(g)
    parts = [tuple(value_parts(g, side)) for side in (ATTACKER, DEFENDER)]
    g.tell(e.ValuesCompared(g.fight.attacker, g.fight.defender, attack, defence, *parts))
    g.tell(e.BattleWon(g.fight.winner, g.fight.region))


# -- after it -----------------------------------------------------------------------------------------------


@procedure
def settle(g: Lords, region: int, loser: int) -> Steps[None]:
    """Who controls the Region now (LR-717 to LR-720)."""
    winner, owner = g.fight.winner, g.owner[region]
    if owner != winner and (owner == loser or is_enough(g, winner, region)):
        g.take_control(winner, region)
        yield from judge(g)


def is_enough(g: Lords, seat: int, region: int) -> bool:
    """Do Armies that are left reach the Population of a Region that the loser did not control (LR-718, LR-720)?"""
    return 0 < g.strength(seat, region) >= g.population(region)


@procedure
def reward_winner(g: Lords) -> Steps[None]:
    """What cards and Lagertha give for winning, in the order the winner likes (LR-725)."""
    seat = g.fight.winner
    due = q.rewards(g, seat)
    while due:
        option = yield ask(seat, q.claim, due)
        reward = o.CLAIM.one(option)
        due = tuple([other for other in due if other != reward])
        if reward == b.CARD_REWARD:
            yield from draw_cards(g, seat, q.won(g, seat, w.WIN_DRAW))
        elif reward == b.RUNE_REWARD:
            yield from gain_runes(g, seat, q.won(g, seat, w.WIN_RUNE))
        else:
            yield from praise(g, seat)


@procedure
def praise(g: Lords, seat: int) -> Steps[None]:
    """Lagertha raises an Army that took part and survived (LR-907)."""
    if q.praised(g, seat, g.fight.region):
        option = yield ask(seat, q.praise, g.fight.region)
        region, value = o.GROW.pair(option)
        g.grow(seat, g.army_of(seat, region, value + 1), g.power(seat, w.SHIELDMAIDEN))


def end_battle(g: Lords) -> None:
    """The cards are discarded (LR-723)."""
    for cards in g.fight.cards:
        g.combat_discard += cards
    region, sides = g.fight.region, (g.fight.attacker, g.fight.defender)
    left = [tuple([(army, g.army[seat][army]) for army in g.armies_of(seat)]) for seat in sides]
    g.tell(e.BattleOver(region, g.fight.winner, g.owner[region], *left))
    g.battle = None
