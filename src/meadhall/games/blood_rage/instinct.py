"""What looks good at a glance: a rough worth in Glory for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.games.blood_rage import appraisal as a
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage import worth as w
from meadhall.games.blood_rage.cards import tables as t
from meadhall.games.blood_rage.rules.battle import total
from meadhall.games.blood_rage.rules.ragnarok import glory_per_death
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import DONE, Decision, Option

PLAYED, PLAYED_SHARE = 1.0, 0.28  # of an upgrade: it is worth as much in the hand, until the Rage is gone
UNOPPOSED, OPPOSED, PILLAGE_SHARE = 2.5, 0.0, 0.6
LURE_AHEAD, LURE_EVEN, LURE_BEHIND = 0.5, 0.55, 0.15  # of the reward, by how the clan stands in the province
PER_STRENGTH = 0.16
COMMIT_EARLY, COMMIT_LATE = 0.5, 2.2  # of a Quest; committing is free, but takes a turn
LEAVING = 2.0
JOINS: Final = 0.6  # of the strength next door that comes to a battle
RELUCTANCE: Final = 2.0  # to leave one's place for a battle
DENIED: Final = 3.3  # for spoiling somebody else's pillage
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


def turn(g: BloodRage, decision: Decision) -> list[float]:
    """Each kind of action by its own thumb."""
    strengths = a.all_strengths(g)
    glance = Glance(g, decision.seat, strengths, all_lures(g, decision.seat, strengths))
    block_of = q.OPTIONS.block_of
    return [_ACTIONS[block_of(option).verb](glance, option) for option in decision.options]


def passing(at: Glance, option: Option) -> float:
    return -2.0 - at.g.rage[at.seat]


def sacrifice(at: Glance, option: Option) -> float:
    return 0.0


def invade(at: Glance, option: Option) -> float:
    figure, place = q.INVADE.pair(option)
    return landing(figure, place, at.lures) - w.RAGE_WORTH * at.g.invasion_cost(at.seat, figure)


def rise(at: Glance, option: Option) -> float:
    figure, place = q.RISE.pair(option)
    return landing(figure, place, at.lures) - w.RAGE_WORTH


def landing(figure: int, place: int, lures: list[float]) -> float:
    return lures[place] + PER_STRENGTH * b.STRENGTH[figure]


def march(at: Glance, option: Option) -> float:
    """Worth it for several figures, or for a much better place."""
    g, lures = at.g, at.lures
    origin, target = q.MARCH.pair(option)
    if origin == g.doom[g.age - 1]:
        return -4.0
    moved = min(a.figures_in(g, at.seat, origin), g.room(target))
    left = LEAVING if g.pillaged[origin] else LEAVING + 1.5
    return moved * (0.8 * lures[target] - 0.5 * lures[origin]) - left - w.RAGE_WORTH


def upgrade(at: Glance, option: Option) -> float:
    return PLAYED + PLAYED_SHARE * a.upgrade_in_hand(at.g, at.seat, q.UPGRADE.one(option))


def commit(at: Glance, option: Option) -> float:
    """Free, but a turn: late rather than early, and never too late."""
    rage = at.g.rage[at.seat]
    worth = a.quest_worth(at.g, at.seat, q.COMMIT.one(option), at.strengths, rage)
    return worth * (COMMIT_LATE if rage <= 2 else COMMIT_EARLY)


def pillage(at: Glance, option: Option) -> float:
    return pillaging(at.g, at.seat, q.PILLAGE.one(option), at.strengths)


def challenge(at: Glance, option: Option) -> float:
    return pillaging(at.g, at.seat, q.CHALLENGE.one(option), at.strengths) - 2 * w.RAGE_WORTH


_ACTIONS: Final[dict[str, Callable[[Glance, Option], float]]] = {
    "pass": passing, "invade": invade, "march": march, "upgrade": upgrade, "quest": commit, "pillage": pillage,
    "challenge": challenge, "rise": rise, "sacrifice": sacrifice,
}  # fmt: skip


def all_lures(g: BloodRage, seat: int, strengths: a.Strengths) -> list[float]:
    """How much each province calls for one more figure; fjords follow, by the provinces they support."""
    found = [lure(g, seat, p, strengths[p]) if not g.destroyed[p] else -5.0 for p in range(b.PROVINCES)]
    for region, gain in wanted_regions(g, seat, strengths).items():
        for province in range(b.PROVINCES):
            if b.REGION[province] == region and not g.destroyed[province]:
                found[province] += gain
    return found + [max(found[one], found[other]) + 0.3 for one, other in b.SUPPORTED]


def lure(g: BloodRage, seat: int, province: int, row: list[int]) -> float:
    """Death in Ragnarök, and a pillage still to be had."""
    worth = 0.0
    if province == g.doom[g.age - 1]:
        worth += w.DOOMED * (glory_per_death(g, seat) + sum([w.RELEASED[card] for card in g.upgrades[seat]]))
    if not g.pillaged[province]:
        behind = a.strongest_rival(row, seat) - row[seat]
        share = LURE_AHEAD if behind < 0 else LURE_EVEN if behind <= 1 else LURE_BEHIND
        worth += share * a.reward_worth(g, seat, g.rewards[province]) / (1 + 0.5 * row[seat])
    return worth


def wanted_regions(g: BloodRage, seat: int, strengths: a.Strengths) -> dict[int, float]:
    """The regions that own Quests ask for and the clan does not lead yet; Yggdrasil is a region here."""
    wanted = {}
    for card in g.quests[seat] + g.hands[seat]:
        if t.FAMILY[card] == t.QUEST:
            region = t.QUEST_REGION.get(card, b.REGION[b.YGGDRASIL] if card in t.YGGDRASIL_QUESTS else b.NOWHERE)
            led = region >= 0 and a.quest_chance(g, seat, card, strengths, 0) > 0.7
            wanted[region] = 0.4 if led else FOR_QUEST
    return wanted


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
    for place in b.ADJACENT[province]:
        if g.crowd[place]:
            near += g.warriors[seat * b.ALL_PLACES + place] + 3 * (g.leaders[seat] == place)
    return round(JOINS * (near if province == b.YGGDRASIL else min(near, 2 * room)))


# -- figures on the move --------------------------------------------------------------------------------------


def marching(g: BloodRage, decision: Decision) -> list[float]:
    """Whoever marches marches with all, Leader first."""
    return [0.5 if option == DONE else 0.5 + 0.5 * b.STRENGTH[q.SEND.one(option)] for option in decision.options]


def enter(g: BloodRage, decision: Decision) -> list[float]:
    """A free figure, or a step of the Leader: to where it is wanted most."""
    lures = all_lures(g, decision.seat, a.all_strengths(g))
    return [lures[q.ENTER.one(option)] if option in q.ENTER else -0.5 for option in decision.options]


def join_battle(g: BloodRage, decision: Decision) -> list[float]:
    """By how much one more figure turns the odds, at the price of risking it."""
    seat, province = decision.seat, decision.args[0]
    row = [g.strength(s, province) for s in range(g.seats)]
    behind = a.strongest_rival(row, seat) - a.best_bonus(g, seat) + w.LIKELY_BONUS
    stake = g.stat(seat, b.AXES) + DENIED + RISKED * a.figures_in(g, seat, province)
    now = w.odds(row[seat] - behind) if row[seat] else 0.0
    return [_joining(g, option, row[seat] - behind, stake, now) for option in decision.options]


def _joining(g: BloodRage, option: Option, margin: float, stake: float, now: float) -> float:
    if option not in q.JOIN:
        return 0.0
    figure, origin = q.JOIN.pair(option)
    won = w.odds(margin + b.STRENGTH[figure])
    doomed = glory_per_death(g, 0) if origin == g.doom[g.age - 1] else 0.0
    return (won - now) * stake - (1 - won) * RISKED - doomed - RELUCTANCE


# -- battles ----------------------------------------------------------------------------------------------


def battle_card(g: BloodRage, decision: Decision) -> list[float]:
    """The odds each card gives, times what is at stake, less the card if it is spent."""
    seat, fight = decision.seat, g.fight
    row = [g.strength(s, fight.province) for s in range(g.seats)]
    margin = row[seat] - a.strongest_rival(row, seat) - w.LIKELY_BONUS
    stake = g.stat(seat, b.AXES) + RISKED * a.figures_in(g, seat, fight.province) + DENIED
    if seat == fight.pillager:
        stake += a.reward_worth(g, seat, g.rewards[fight.province]) - DENIED
    return [_played(g, seat, q.PLAY.one(option), margin, stake) for option in decision.options]


def _played(g: BloodRage, seat: int, card: int, margin: float, stake: float) -> float:
    if t.FAMILY[card] != t.BATTLE:
        return w.odds(margin) * (stake - max(1.0, 0.5 * w.FULL_WORTH[g.age][card]))
    bonus = w.LIKELY_BONUS if card == t.HEIMDALLS_SIGHT else t.VALUE[card]
    won = w.odds(margin + bonus)
    text = t.WINNER_GLORY[card] + t.WINNER_RAGE[card] + 4 * t.WINNER_STEP[card]
    lost = 2 * t.LOSER_STEALS_GLORY[card] + t.LOSER_STEALS_RAGE[card]
    return won * (stake + text - 0.5 * w.BATTLE_CARD[card]) + (1 - won) * lost


def late_card(g: BloodRage, decision: Decision) -> list[float]:
    """Add a card exactly if it turns the battle."""
    seat = decision.seat
    best = max([total(g, rival) for rival in g.fight.rivals if rival != seat])
    margin = total(g, seat) - best
    return [_added(option, margin) for option in decision.options]


def _added(option: Option, margin: int) -> float:
    if option not in q.ADD:
        return 0.0
    turns = margin <= 0 < margin + t.VALUE[q.ADD.one(option)]
    return 4.0 if turns else -1.5


def count_quest(g: BloodRage, decision: Decision) -> list[float]:
    return [float(q.COUNT.one(option)) for option in decision.options]


def hold_figure(g: BloodRage, decision: Decision) -> list[float]:
    return [float(b.STRENGTH[q.HOLD.one(option)]) for option in decision.options]


def buy_back(g: BloodRage, decision: Decision) -> list[float]:
    return [0.7 * w.BATTLE_CARD[q.BUY.one(o)] - 1.2 if o in q.BUY else 0.0 for o in decision.options]


def pillage_at_once(g: BloodRage, decision: Decision) -> list[float]:
    gain = pillaging(g, decision.seat, decision.args[0], a.all_strengths(g)) - 2 * w.RAGE_WORTH
    return [gain if option == q.ACCEPT else 0.0 for option in decision.options]


def accept(g: BloodRage, decision: Decision) -> list[float]:
    """What costs nothing is taken."""
    return [1.0 if option == q.ACCEPT else 0.0 for option in decision.options]


# -- cards and stats ----------------------------------------------------------------------------------------


def draft(g: BloodRage, decision: Decision) -> list[float]:
    strengths = a.all_strengths(g)
    return [card_in_hand(g, decision.seat, q.KEEP.one(o), strengths) for o in decision.options]


def card_in_hand(g: BloodRage, seat: int, card: int, strengths: a.Strengths) -> float:
    """A card as it looks before the Action phase."""
    family = t.FAMILY[card]
    if family == t.BATTLE:
        return 0.7 * w.BATTLE_CARD[card]
    if family == t.QUEST:
        return w.QUEST_IN_HAND * a.quest_worth(g, seat, card, strengths, g.stat(seat, b.RAGE))
    return 0.8 * a.upgrade_in_hand(g, seat, card)


def keep_card(g: BloodRage, decision: Decision) -> list[float]:
    """A Quest, a strong Battle card or a lasting upgrade for the next Age."""
    return [_kept(q.KEEP.one(option)) if option in q.KEEP else 0.0 for option in decision.options]


def _kept(card: int) -> float:
    if t.FAMILY[card] == t.BATTLE:
        return w.BATTLE_CARD[card]
    if t.FAMILY[card] == t.QUEST:
        return 0.5 * t.VALUE[card]
    return 1.5 * w.UPGRADE_LATER[card]


def slot(g: BloodRage, decision: Decision) -> list[float]:
    """An empty slot, or the one whose card is worth least."""
    slots = g.upgrades[decision.seat]
    old = [slots[q.SLOT.one(option)] for option in decision.options]
    return [1.0 if card == EMPTY else -w.FULL_WORTH[g.age][card] for card in old]


def raise_stat(g: BloodRage, decision: Decision) -> list[float]:
    table, steps = w.STEP_WORTH[w.clock(g.age, g.phase)], g.steps[decision.seat]
    stats = [q.RAISE.one(option) for option in decision.options]
    return [a.step_gain(table[stat], steps[stat]) for stat in stats]


_JUDGES: Final[dict[str, Callable[[BloodRage, Decision], list[float]]]] = {
    "turn": turn, "marching": marching, "free_invasion": enter, "leader_moves": enter, "join_battle": join_battle,
    "battle_card": battle_card, "late_card": late_card, "count_quest": count_quest, "hold_figure": hold_figure,
    "buy_back": buy_back, "pillage_at_once": pillage_at_once, "succor": accept, "blessing": accept, "draft": draft,
    "keep_card": keep_card, "slot": slot, "raise_stat": raise_stat,
}  # fmt: skip
