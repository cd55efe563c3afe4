"""How good a table is for each clan: the Glory it may expect at the end, by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading every hand on them reveals nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as c
from meadhall.games.blood_rage.heuristics import weights as w
from meadhall.games.blood_rage.rules.quests import quest_glory
from meadhall.games.blood_rage.rules.ragnarok import glory_per_death
from meadhall.games.blood_rage.state import EMPTY, BloodRage

Strengths = list[list[int]]  # by province and seat


def evaluate(g: BloodRage) -> list[float]:
    """The Glory each clan may expect to end with."""
    if g.phase == b.OVER:
        return [float(glory) for glory in g.glory]
    strengths = all_strengths(g)
    return [clan_worth(g, seat, strengths) for seat in range(g.seats)]


def all_strengths(g: BloodRage) -> Strengths:
    """What `BloodRage.strength` says for every province and clan, in one pass over the figures."""
    found = [[0] * g.seats for _ in range(b.PROVINCES)]
    for seat in range(g.seats):
        row = seat * b.ALL_PLACES
        for province in range(b.PROVINCES):
            if g.warriors[row + province]:
                found[province][seat] = g.warriors_strength(seat, g.warriors[row + province])
        add_strength(g, found, seat, g.leaders[seat], g.box.strength[b.LEADER])
        add_strength(g, found, seat, g.ships[seat], g.box.strength[b.SHIP])
        for figure in g.monsters_of(seat):
            place = g.monsters[figure - b.FIRST_MONSTER]
            add_strength(g, found, seat, place, g.figure_strength(seat, figure, place))
    return found


def add_strength(g: BloodRage, found: Strengths, seat: int, place: int, strength: int) -> None:
    """Count a figure in its province, or in both provinces of its fjord."""
    if place < b.PROVINCES:
        found[place][seat] += strength
    elif place < b.MAP:
        for province in g.box.supported[place - b.FIRST_FJORD]:
            found[province][seat] += strength


def clan_worth(g: BloodRage, seat: int, strengths: Strengths) -> float:
    """Everything one clan has, added up."""
    rage = rage_to_spend(g, seat)
    cards = g.hands[seat] + g.picked[seat]
    if g.kept[seat] != EMPTY:
        cards.append(g.kept[seat])
    return (
        g.glory[seat]
        + stats_worth(g, seat)
        + (w.TO_ACT + w.RAGE_WORTH * rage if rage else 0.0)
        + upgrades_worth(g, seat, rage)
        + figures_worth(g, seat, strengths)
        + (pillages_worth(g, seat, strengths) if rage and g.phase == b.ACTION else 0.0)
        + quests_worth(g, seat, strengths, rage)
        + hand_worth(g, seat, cards, strengths, rage)
    )


def rage_to_spend(g: BloodRage, seat: int) -> int:
    """Rage for the actions still to come this Age; before they begin, that is the stat."""
    if g.phase == b.GIFTS:
        return g.stat(seat, b.RAGE)
    return g.rage[seat] if g.phase == b.ACTION and not g.passed[seat] else 0


def stats_worth(g: BloodRage, seat: int) -> float:
    rage, axes, horns = w.worths(g.box).step[w.clock(g.age, g.phase)]
    steps = g.steps[seat]
    return rage[steps[0]] + axes[steps[1]] + horns[steps[2]]


def upgrades_worth(g: BloodRage, seat: int, rage: int) -> float:
    """What the sheet still brings: this Age as long as there is Rage, and the Ages to come."""
    now = rage / g.stat(seat, b.RAGE)
    later = b.AGES - g.age
    cards, end = w.worths(g.box), g.box.does[c.END_GLORY]
    worth = 0.0
    for card in g.upgrades[seat]:
        if card >= 0:
            worth += now * cards.now[card] + later * cards.later[card]
            worth += end[card] * g.on_map[seat] if later == 0 else 0
    return worth


# -- figures ----------------------------------------------------------------------------------------------


def figures_worth(g: BloodRage, seat: int, strengths: Strengths) -> float:
    """Figures on the map, those that will die gloriously, and those in Valhalla."""
    release = g.box.does[c.RELEASE_GLORY]
    released = sum([release[card] for card in g.upgrades[seat]])
    doomed = doomed_figures(g, seat)
    later = b.AGES - g.age
    worth = (g.on_map[seat] - doomed) * (w.ON_MAP + w.STAYS * later)
    worth += w.PER_STRENGTH * sum([row[seat] for row in strengths])
    if doomed:
        sure = w.DOOMED if g.phase <= b.ACTION else 1.0
        worth += sure * doomed * (glory_per_death(g, seat) + released)
        worth += sure * lost_ship(g, seat)
    if released and g.phase < b.RELEASE:
        worth += released * g.in_valhalla(seat)
    return worth


def doomed_figures(g: BloodRage, seat: int) -> int:
    """Own figures where this Age's Ragnarök will strike."""
    if g.phase > b.RAGNAROK or (g.phase == b.RAGNAROK and g.destroyed[g.doom[g.age - 1]]):
        return 0
    return figures_in(g, seat, g.doom[g.age - 1])


def figures_in(g: BloodRage, seat: int, province: int) -> int:
    """How many figures the clan has in a province and its fjord."""
    fjord = g.box.fjord[province]
    count = g.warriors[seat * b.ALL_PLACES + province]
    count += (g.leaders[seat] == province) + (g.ships[seat] == fjord)
    for card in g.upgrades[seat][3:5]:
        if card >= 0:
            place = g.monsters[g.box.monster_of[card] - b.FIRST_MONSTER]
            count += place in (province, fjord)
    return count


def lost_ship(g: BloodRage, seat: int) -> int:
    """Glory for the Ship if it goes down with the doomed province."""
    there = g.ships[seat] == g.box.fjord[g.doom[g.age - 1]]
    return g.box.does[c.SHIP_GLORY][g.upgrades[seat][b.SHIP]] if there else 0


# -- provinces --------------------------------------------------------------------------------------------


def pillages_worth(g: BloodRage, seat: int, strengths: Strengths) -> float:
    """The pillages in reach, best first; there will not be time for all of them."""
    gains = []
    for province in range(b.PROVINCES):
        row = strengths[province]
        if row[seat] and not g.pillaged[province] and not g.destroyed[province]:
            gains.append(pillage_gain(g, seat, province, row))
    gains.sort(reverse=True)
    return sum([gain * share for gain, share in zip(gains, w.PILLAGE_SHARE, strict=False)])


def pillage_gain(g: BloodRage, seat: int, province: int, row: Sequence[int]) -> float:
    """What a pillage brings on average: the reward, and Axes Glory if there is a clan to fight."""
    rival = strongest_rival(row, seat)
    reward = reward_worth(g, seat, g.rewards[province])
    if rival == 0:
        return reward
    won = w.odds(row[seat] - rival + best_bonus(g, seat) - w.LIKELY_BONUS)
    return won * (reward + g.stat(seat, b.AXES))


def strongest_rival(row: Sequence[int], seat: int) -> int:
    best = 0
    for other, strength in enumerate(row):
        if strength > best and other != seat:
            best = strength
    return best


def best_bonus(g: BloodRage, seat: int) -> int:
    """The highest Battle card in the hand."""
    best = 0
    for card in g.hands[seat]:
        if g.box.family[card] == c.BATTLE and g.box.value[card] > best:
            best = g.box.value[card]
    return best


def reward_worth(g: BloodRage, seat: int, reward: int) -> float:
    """A Pillage token, at the steps the clan has."""
    if reward == b.REWARD_GLORY:
        return g.box.values.pillage_glory
    stats = range(3) if reward == b.REWARD_ALL else (reward,)
    table = w.worths(g.box).step[w.clock(g.age, g.phase)]
    return sum([step_gain(table[stat], g.steps[seat][stat]) for stat in stats])


def step_gain(row: Sequence[float], step: int) -> float:
    return row[step + 1] - row[step] if step < b.LAST_STEP else 0.0


# -- quests -----------------------------------------------------------------------------------------------


def quests_worth(g: BloodRage, seat: int, strengths: Strengths, rage: int) -> float:
    return w.QUEST_COMMITTED * sum([quest_worth(g, seat, card, strengths, rage) for card in g.quests[seat]])


def quest_worth(g: BloodRage, seat: int, card: int, strengths: Strengths, rage: int) -> float:
    """The Glory of a Quest and its step, by the chance to fulfil it."""
    chance = quest_chance(g, seat, card, strengths, rage)
    if not chance:
        return 0.0
    table = w.worths(g.box).step[w.clock(g.age, g.phase)]
    step = max([step_gain(table[stat], g.steps[seat][stat]) for stat in range(3)])
    return chance * (quest_glory(g, seat, card) + step)


def quest_chance(g: BloodRage, seat: int, card: int, strengths: Strengths, rage: int) -> float:
    """Certain once the Action phase is over; before that, by who leads and by the Rage left to change it."""
    settled = g.phase > b.ACTION
    hope = w.QUEST_HOPE * rage / (rage + 3)
    if card in g.box.region_of:
        lands = g.box.lands[g.box.region_of[card]]
        leads = [lead(strengths[p], seat, settled, hope) for p in lands if not g.destroyed[p]]
        return max(leads, default=0.0)
    if g.box.does[c.YGGDRASIL][card]:
        return lead(strengths[b.YGGDRASIL], seat, settled, hope)
    missing = max(0, g.box.does[c.DEATHS][card] - g.in_valhalla(seat))
    if settled or not missing:
        return float(not missing)
    return hope * (1.6, 1.2, 0.8, 0.6)[min(missing, 4) - 1]


def lead(row: Sequence[int], seat: int, settled: bool, hope: float) -> float:
    """The chance to have most STR in a province at the end of the Age."""
    mine = row[seat]
    if not mine:
        return hope
    margin = mine - strongest_rival(row, seat)
    if settled:
        return float(margin > 0)
    return max(hope, w.odds(margin) - 0.1)


# -- cards ------------------------------------------------------------------------------------------------


def hand_worth(g: BloodRage, seat: int, cards: list[int], strengths: Strengths, rage: int) -> float:
    """The cards in hand, drafted or kept: best first, each further one of a kind counts less."""
    acting = rage > 0 or g.phase > b.ACTION
    upgrades, battles, quests = [], [], 0.0
    battle_card = w.worths(g.box).battle_card
    for card in cards:
        family = g.box.family[card]
        if family == c.BATTLE:
            battles.append(battle_card[card])
        elif family == c.QUEST:
            quests += quest_worth(g, seat, card, strengths, rage) if rage else 0.0
        elif acting:
            upgrades.append(upgrade_in_hand(g, seat, card))
    return w.QUEST_IN_HAND * quests + w.UPGRADE_IN_HAND * fewer(upgrades) + w.BATTLE_IN_HAND * fewer(battles)


def upgrade_in_hand(g: BloodRage, seat: int, card: int) -> float:
    """What playing it would bring, less its cost and what it would replace."""
    slots, full = g.upgrades[seat], w.worths(g.box).full[g.age]
    worth = full[card] - w.PER_COST * g.upgrade_cost(seat, card)
    family = g.box.family[card]
    if c.LEADER <= family <= c.SHIP:
        worth -= full[slots[(b.LEADER, b.WARRIOR, b.SHIP)[family - c.LEADER]]]
    return max(0.0, worth)


def fewer(worths: list[float]) -> float:
    worths.sort(reverse=True)
    return sum([worth * share for worth, share in zip(worths, w.FEWER, strict=False)])
