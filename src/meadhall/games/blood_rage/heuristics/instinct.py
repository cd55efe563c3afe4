"""What looks good at a glance: a rough worth in Glory for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage.cards import words as c
from meadhall.games.blood_rage.heuristics import evaluation as a
from meadhall.games.blood_rage.heuristics import weights as w
from meadhall.games.blood_rage.rules.battle import total
from meadhall.games.blood_rage.rules.ragnarok import glory_per_death
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import DONE, Decision, Option

# What an action adds to how the clan stands, fitted to looks one move ahead at some fifteen hundred turns;
# likewise for joining a battle.
LANDED, PER_LURE, PER_STRENGTH, PER_RAGE = 1.8, 0.8, 1.7, 2.2
MARCHED, MARCH_TO, MARCH_FROM, MARCH_EACH = -1.8, 0.5, 0.5, 0.3
PLAYED, PLAYED_IN_HAND, PLAYED_FULL, PLAYED_COST, PLAYED_MONSTER = 5.0, 2.3, 1.9, 0.8, 5.7
COMMITTED, COMMITTED_SHARE = 3.3, 0.3
RAIDED, FOUGHT, RAID_WON, RAID_RISK = 1.5, 2.9, 0.9, 0.3
CHALLENGED: Final = -6.0
STOPPED: Final = -5.5
LAST_RAGE, EXHAUSTED = 1.66, 3.3  # what is lost with the last Rage: a multiple of its sum, less a constant
FEW_RAGE: Final = 3  # above it, what the last of the Rage is worth need not be worked out:
PLENTY: Final = 12.0
UNOPPOSED, OPPOSED, PILLAGE_SHARE = 2.5, 0.0, 0.6
LURE_AHEAD, LURE_EVEN, LURE_BEHIND = 0.5, 0.55, 0.15  # of the reward, by how the clan stands in the province
JOINS: Final = 0.6  # of the strength next door that comes to a battle
JOIN_AXES, JOIN_OWN, JOIN_THEIRS = 0.9, 6.6, 3.0  # what a better chance is worth, for what is at stake
JOIN_PILLAGER, JOIN_ALONE, JOIN_WON = 1.8, 3.4, 1.5
JOIN_LEFT, JOIN_STRENGTH, JOIN_DOOMED = 1.1, 0.85, 0.8  # what the place left behind was worth
DENIED: Final = 3.3  # for spoiling another clan's pillage
RISKED: Final = 0.8  # for each figure that may be lost
FOR_QUEST: Final = 2.5  # for a figure where a Quest wants one


def instinct(g: BloodRage, decision: Decision) -> list[float]:
    """A rough worth for each option, in the order of the decision's options."""
    judge = _JUDGES.get(decision.question.name)
    return judge(g, decision) if judge else [0.0] * len(decision.options)


# -- the turn ---------------------------------------------------------------------------------------------


class Glance(NamedTuple):
    """What all actions of a turn are judged by, worked out once."""

    g: BloodRage
    seat: int
    strengths: a.Strengths
    lures: list[float]
    rage: int
    stakes: float  # what is lost with the last of the Rage


def turn(g: BloodRage, decision: Decision) -> list[float]:
    """Each kind of action by its own thumb."""
    seat, strengths, rage = decision.seat, a.all_strengths(g), g.rage[decision.seat]
    stakes = all_stakes(g, seat, strengths, rage) if rage <= FEW_RAGE else PLENTY
    glance = Glance(g, seat, strengths, all_lures(g, seat, strengths), rage, stakes)
    block_of = o.OPTIONS.block_of
    return [_ACTIONS[block_of(option).verb](glance, option) for option in decision.options]


def all_stakes(g: BloodRage, seat: int, strengths: a.Strengths, rage: int) -> float:
    """What a clan can still do this Age, and what it can't do without Rage."""
    hand = g.hands[seat]
    lost = (
        w.TO_ACT
        + a.pillages_worth(g, seat, strengths)
        + a.upgrades_worth(g, seat, rage)
        - a.upgrades_worth(g, seat, 0)
        + a.quests_worth(g, seat, strengths, rage)
        - a.quests_worth(g, seat, strengths, 0)
        + a.hand_worth(g, seat, hand, strengths, rage)
        - a.hand_worth(g, seat, hand, strengths, 0)
    )
    return LAST_RAGE * lost - EXHAUSTED


def price(at: Glance, cost: int) -> float:
    """Of an action that costs Rage: dear if it is the last."""
    return at.stakes if cost >= at.rage else 0.0


def passing(at: Glance, option: Option) -> float:
    return STOPPED - at.stakes - w.RAGE_WORTH * (at.rage - 1)


def sacrifice(at: Glance, option: Option) -> float:
    return 0.0


def invade(at: Glance, option: Option) -> float:
    figure, place = o.INVADE.pair(option)
    return landing(at, figure, place, at.g.invasion_cost(at.seat, figure))


def rise(at: Glance, option: Option) -> float:
    figure, place = o.RISE.pair(option)
    return landing(at, figure, place, 1)


def landing(at: Glance, figure: int, place: int, cost: int) -> float:
    """A figure more on the map, where it is wanted."""
    worth = LANDED + PER_LURE * at.lures[place] + PER_STRENGTH * at.g.box.strength[figure]
    return worth - PER_RAGE * cost - price(at, cost)


def march(at: Glance, option: Option) -> float:
    """Worth it for several figures, or for a much better place."""
    origin, target = o.MARCH.pair(option)
    moved = min(a.figures_in(at.g, at.seat, origin), at.g.room(target))
    better = MARCH_TO * at.lures[target] - MARCH_FROM * at.lures[origin] + MARCH_EACH
    return MARCHED + moved * better - price(at, 1)


def upgrade(at: Glance, option: Option) -> float:
    card = o.UPGRADE.one(option)
    worth = PLAYED + PLAYED_IN_HAND * a.upgrade_in_hand(at.g, at.seat, card)
    worth -= PLAYED_COST * at.g.box.value[card] + PLAYED_FULL * w.worths(at.g.box).full[at.g.age][card]
    return worth + PLAYED_MONSTER * (card in at.g.box.monster_of) - price(at, at.g.box.value[card])


def commit(at: Glance, option: Option) -> float:
    worth = a.quest_worth(at.g, at.seat, o.COMMIT.one(option), at.strengths, at.rage)
    return COMMITTED + COMMITTED_SHARE * worth


def pillage(at: Glance, option: Option) -> float:
    return raid(at, o.PILLAGE.one(option))


def challenge(at: Glance, option: Option) -> float:
    return CHALLENGED + raid(at, o.CHALLENGE.one(option))


def raid(at: Glance, province: int) -> float:
    """By the odds, with what may still join from next door, less the figures at risk."""
    g, seat = at.g, at.seat
    row = [s + joinable(g, other, province, s) for other, s in enumerate(at.strengths[province])]
    rival = a.strongest_rival(row, seat)
    if not rival:
        return RAIDED + RAID_WON
    won = w.odds(row[seat] - rival + a.best_bonus(g, seat) - w.LIKELY_BONUS)
    return RAIDED + FOUGHT + RAID_WON * won - RAID_RISK * (1 - won) * a.figures_in(g, seat, province)


_ACTIONS: Final[dict[str, Callable[[Glance, Option], float]]] = {
    "pass": passing, "invade": invade, "march": march, "upgrade": upgrade, "quest": commit, "pillage": pillage,
    "challenge": challenge, "rise": rise, "sacrifice": sacrifice,
}  # fmt: skip


def all_lures(g: BloodRage, seat: int, strengths: a.Strengths) -> list[float]:
    """How much each province calls for one more figure; fjords follow, by the provinces they support."""
    found = [lure(g, seat, p, strengths[p]) if not g.destroyed[p] else -5.0 for p in range(b.PROVINCES)]
    for region, gain in wanted_regions(g, seat, strengths).items():
        for province in range(b.PROVINCES):
            if g.box.region[province] == region and not g.destroyed[province]:
                found[province] += gain
    return found + [max(found[one], found[other]) + 0.3 for one, other in g.box.supported]


def lure(g: BloodRage, seat: int, province: int, row: list[int]) -> float:
    """Death in Ragnarök, and a pillage still to be had."""
    release, worth = g.box.does[c.RELEASE_GLORY], 0.0
    if province == g.doom[g.age - 1]:
        worth += w.DOOMED * (glory_per_death(g, seat) + sum([release[card] for card in g.upgrades[seat]]))
    if not g.pillaged[province]:
        behind = a.strongest_rival(row, seat) - row[seat]
        share = LURE_AHEAD if behind < 0 else LURE_EVEN if behind <= 1 else LURE_BEHIND
        worth += share * a.reward_worth(g, seat, g.rewards[province]) / (1 + 0.5 * row[seat])
    return worth


def wanted_regions(g: BloodRage, seat: int, strengths: a.Strengths) -> dict[int, float]:
    """The regions that own Quests ask for and the clan does not lead yet; Yggdrasil is a region here."""
    wanted = {}
    for card in g.quests[seat] + g.hands[seat]:
        if g.box.family[card] == c.QUEST:
            region = wanted_region(g, card)
            led = region >= 0 and a.quest_chance(g, seat, card, strengths, 0) > 0.7
            wanted[region] = 0.4 if led else FOR_QUEST
    return wanted


def wanted_region(g: BloodRage, card: int) -> int:
    """The region a Quest asks for, NOWHERE for none."""
    tree = g.box.region[b.YGGDRASIL] if g.box.does[c.YGGDRASIL][card] else b.NOWHERE
    return g.box.region_of.get(card, tree)


def pillaging(g: BloodRage, seat: int, province: int, strengths: a.Strengths) -> float:
    """The reward by the odds, with what may still join from next door, less the figures at risk."""
    row = [s + joinable(g, other, province, s) for other, s in enumerate(strengths[province])]
    gain = a.pillage_gain(g, seat, province, row)
    if not a.strongest_rival(row, seat):
        return UNOPPOSED + PILLAGE_SHARE * gain
    won = w.odds(row[seat] - a.strongest_rival(row, seat) + a.best_bonus(g, seat) - w.LIKELY_BONUS)
    return OPPOSED + PILLAGE_SHARE * gain - (1 - won) * RISKED * a.figures_in(g, seat, province)


def joinable(g: BloodRage, seat: int, province: int, present: int) -> int:
    """Strength likely to come to a battle from adjacent provinces, as far as there is room."""
    room = min(2, g.room(province))
    if room <= 0:
        return 0
    near = 0
    for place in g.box.borders[province]:
        if g.crowd[place]:
            near += g.warriors[seat * b.ALL_PLACES + place] + 3 * (g.leaders[seat] == place)
    return round(JOINS * (near if province == b.YGGDRASIL else min(near, 2 * room)))


# -- figures on the move --------------------------------------------------------------------------------------


def marching(g: BloodRage, decision: Decision) -> list[float]:
    """A clan marches with all figures, Leader first."""
    return [0.5 if option == DONE else 0.5 + 0.5 * g.box.strength[o.SEND.one(option)] for option in decision.options]


def enter(g: BloodRage, decision: Decision) -> list[float]:
    """A free figure, or a step of the Leader: to where it is wanted most."""
    lures = all_lures(g, decision.seat, a.all_strengths(g))
    return [lures[o.ENTER.one(option)] if option in o.ENTER else -0.5 for option in decision.options]


class Call(NamedTuple):
    """What a call to battle means to a clan, whichever figure it may send."""

    margin: float
    now: float  # the odds without it
    stake: float
    always: float  # for joining at all
    lures: list[float]


def join_battle(g: BloodRage, decision: Decision) -> list[float]:
    """By how much one more figure turns the odds, less what it leaves behind."""
    seat, province, strengths = decision.seat, decision.args[0], a.all_strengths(g)
    row = strengths[province]
    margin = row[seat] - a.strongest_rival(row, seat) + a.best_bonus(g, seat) - w.LIKELY_BONUS
    theirs = max([a.figures_in(g, rival, province) for rival in range(g.seats) if rival != seat])
    stake = JOIN_AXES * g.stat(seat, b.AXES) + JOIN_OWN * a.figures_in(g, seat, province) + JOIN_THEIRS * theirs
    always = (JOIN_PILLAGER if seat == g.turn else 0.0) - (0.0 if row[seat] else JOIN_ALONE)
    call = Call(margin, w.odds(margin) if row[seat] else 0.0, stake, always, all_lures(g, seat, strengths))
    return [_joining(g, seat, option, call) for option in decision.options]


def _joining(g: BloodRage, seat: int, option: Option, call: Call) -> float:
    if option not in o.JOIN:
        return 0.0
    figure, origin = o.JOIN.pair(option)
    won = w.odds(call.margin + g.box.strength[figure])
    left = JOIN_LEFT * call.lures[origin] + JOIN_STRENGTH * g.box.strength[figure]
    if origin == g.doom[g.age - 1]:
        left -= JOIN_DOOMED * glory_per_death(g, seat)
    return (won - call.now) * call.stake + call.always - JOIN_WON * won - left


# -- battles ----------------------------------------------------------------------------------------------


def battle_card(g: BloodRage, decision: Decision) -> list[float]:
    """The odds each card gives, times what is at stake, less the card if it is spent."""
    seat, fight = decision.seat, g.fight
    row = [g.strength(s, fight.province) for s in range(g.seats)]
    margin = row[seat] - a.strongest_rival(row, seat) - w.LIKELY_BONUS
    stake = g.stat(seat, b.AXES) + RISKED * a.figures_in(g, seat, fight.province) + DENIED
    if seat == fight.pillager:
        stake += a.reward_worth(g, seat, g.rewards[fight.province]) - DENIED
    return [_played(g, seat, o.PLAY.one(option), margin, stake) for option in decision.options]


def _played(g: BloodRage, seat: int, card: int, margin: float, stake: float) -> float:
    if g.box.family[card] != c.BATTLE:
        return w.odds(margin) * (stake - max(1.0, 0.5 * w.worths(g.box).full[g.age][card]))
    does = g.box.does
    bonus = w.LIKELY_BONUS if does[c.SIGHT][card] else g.box.value[card]
    won = w.odds(margin + bonus)
    text = does[c.WIN_GLORY][card] + does[c.WIN_RAGE][card] + 4 * does[c.WIN_STEP][card]
    lost = 2 * does[c.STEAL_GLORY][card] + does[c.STEAL_RAGE][card]
    return won * (stake + text - 0.5 * w.worths(g.box).battle_card[card]) + (1 - won) * lost


def late_card(g: BloodRage, decision: Decision) -> list[float]:
    """Add a card if the cards that may be added turn the battle, at least into a tie."""
    seat = decision.seat
    best = max([total(g, rival) for rival in g.fight.rivals if rival != seat])
    bonuses = [g.box.value[o.ADD.one(option)] if option in o.ADD else 0 for option in decision.options]
    lag = best - total(g, seat)
    turns = 0 <= lag < sum(bonuses) or 0 < lag == sum(bonuses)
    return [(4.0 if turns else -1.5) if bonus else 0.0 for bonus in bonuses]


def count_quest(g: BloodRage, decision: Decision) -> list[float]:
    return [float(o.COUNT.one(option)) for option in decision.options]


def hold_figure(g: BloodRage, decision: Decision) -> list[float]:
    return [float(g.box.strength[o.HOLD.one(option)]) for option in decision.options]


def save_figure(g: BloodRage, decision: Decision) -> list[float]:
    return [1.0 + g.box.strength[o.SAVE.one(option)] if option in o.SAVE else 0.0 for option in decision.options]


def buy_back(g: BloodRage, decision: Decision) -> list[float]:
    return [
        w.BATTLE_IN_HAND * w.worths(g.box).battle_card[o.BUY.one(option)] - 1.2 if option in o.BUY else 0.0
        for option in decision.options
    ]


def pillage_at_once(g: BloodRage, decision: Decision) -> list[float]:
    gain = pillaging(g, decision.seat, decision.args[0], a.all_strengths(g)) - 2 * w.RAGE_WORTH
    return [gain if option == o.ACCEPT else 0.0 for option in decision.options]


def accept(g: BloodRage, decision: Decision) -> list[float]:
    """What costs nothing is taken."""
    return [1.0 if option == o.ACCEPT else 0.0 for option in decision.options]


# -- cards and stats ----------------------------------------------------------------------------------------


def draft(g: BloodRage, decision: Decision) -> list[float]:
    strengths = a.all_strengths(g)
    return [card_in_hand(g, decision.seat, o.KEEP.one(option), strengths) for option in decision.options]


def card_in_hand(g: BloodRage, seat: int, card: int, strengths: a.Strengths) -> float:
    """A card as it looks before the Action phase."""
    family = g.box.family[card]
    if family == c.BATTLE:
        return w.BATTLE_IN_HAND * w.worths(g.box).battle_card[card]
    if family == c.QUEST:
        return w.QUEST_IN_HAND * a.quest_worth(g, seat, card, strengths, g.stat(seat, b.RAGE))
    return w.UPGRADE_IN_HAND * a.upgrade_in_hand(g, seat, card)


def keep_card(g: BloodRage, decision: Decision) -> list[float]:
    """A Quest, a strong Battle card or a lasting upgrade for the next Age."""
    return [_kept(g, o.KEEP.one(option)) if option in o.KEEP else 0.0 for option in decision.options]


def _kept(g: BloodRage, card: int) -> float:
    if g.box.family[card] == c.BATTLE:
        return w.BATTLE_IN_HAND * w.worths(g.box).battle_card[card]
    if g.box.family[card] == c.QUEST:
        return 0.5 * g.box.value[card]
    return 1.5 * w.worths(g.box).later[card]


def slot(g: BloodRage, decision: Decision) -> list[float]:
    """An empty slot, or the one whose card is worth least."""
    slots = g.upgrades[decision.seat]
    old = [slots[o.SLOT.one(option)] for option in decision.options]
    return [1.0 if card == EMPTY else -w.worths(g.box).full[g.age][card] for card in old]


def raise_stat(g: BloodRage, decision: Decision) -> list[float]:
    table, steps = w.worths(g.box).step[w.clock(g.age, g.phase)], g.steps[decision.seat]
    stats = [o.RAISE.one(option) for option in decision.options]
    return [a.step_gain(table[stat], steps[stat]) for stat in stats]


_JUDGES: Final[dict[str, Callable[[BloodRage, Decision], list[float]]]] = {
    "turn": turn, "marching": marching, "free_invasion": enter, "leader_moves": enter, "join_battle": join_battle,
    "battle_card": battle_card, "late_card": late_card, "count_quest": count_quest, "hold_figure": hold_figure,
    "buy_back": buy_back, "pillage_at_once": pillage_at_once, "succor": accept, "blessing": accept, "draft": draft,
    "keep_card": keep_card, "save_figure": save_figure, "slot": slot, "raise_stat": raise_stat,
}  # fmt: skip
