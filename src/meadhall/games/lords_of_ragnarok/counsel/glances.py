"""Glances at Battles and Hunts: which card to play, how to defend, which box to cover."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.counsel import worth as v
from meadhall.games.lords_of_ragnarok.questions.hunts import rage
from meadhall.games.lords_of_ragnarok.rules.combat import ATTACKER, battle_value, played_value, side_of
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Decision

# -- Battles --------------------------------------------------------------------------------------------------


def battle_card(g: Lords, decision: Decision) -> list[float]:
    """The cheapest card that brings one ahead; nothing if one is, or if nothing will."""
    side = side_of(g, decision.seat)
    mine, theirs = battle_value(g, side), battle_value(g, 1 - side)
    needed = theirs - mine + (side == ATTACKER)
    reach = sum(sorted([played_value(g, side, card) for card in g.hands[decision.seat]])[-3:])
    if needed <= 0 or reach < needed:
        return [1.0 if option == o.PASS else -1.0 for option in decision.options]
    found = []
    for option in decision.options:
        if option == o.PASS:
            found.append(-0.5)
            continue
        card = o.PLAY.one(option)
        value = played_value(g, side, card)
        found.append((1.5 if value >= needed else 0.5) - 0.4 * g.box.combat[card].losses - 0.05 * value)
    return found


def take_loss(g: Lords, decision: Decision) -> list[float]:
    """From the strongest, so that no Army is destroyed."""
    return [float(o.LOSE.pair(option)[1]) for option in decision.options]


def as_many_as_possible(g: Lords, decision: Decision) -> list[float]:
    return [float(o.OFFER.one(option)) for option in decision.options]


# -- Hunts ----------------------------------------------------------------------------------------------------


def hunt_promise(g: Lords, seat: int) -> float:
    """What the Monsters Action promises: the best Hunt in the Hero's Region."""
    found = [hunt_worth(g, seat, monster) for monster in g.monsters_at(g.hero_at[seat])]
    if g.has_loki(g.hero_at[seat]) and g.kills(seat) >= b.kills_to_hunt_loki(g.seats):
        found.append(hunt_worth(g, seat, b.LOKI))
    return max(found, default=0.2)


def hunt_worth(g: Lords, seat: int, monster: int) -> float:
    """Boxes that may be covered, more if that kills."""
    skill = g.attribute(seat, b.MIGHT) + len(g.hands[seat]) + 0.5 * g.attribute(seat, b.WISDOM)
    open_boxes = g.wounds[monster].count(NOBODY)
    covered = min(v.BOXES_BY_SKILL * skill, open_boxes)
    if monster == b.LOKI:
        return v.LOKI_HOPE if 0.5 * v.BOXES_BY_SKILL * skill >= open_boxes else -1.0
    return v.BOX_COVERED * covered - v.INJURY + (v.KILL_HOPE if v.BOXES_BY_SKILL * skill >= open_boxes else 0.0)


def attack(g: Lords, decision: Decision) -> list[float]:
    """What is hardest to parry."""
    rows = g.box.attacks
    return [
        0.4 * rows[o.ATTACK.one(option)].rage + len(rows[o.ATTACK.one(option)].effects) for option in decision.options
    ]


def defend(g: Lords, decision: Decision) -> list[float]:
    """A Shield where it helps, or just enough value; nothing if it is enough already, or never will be."""
    rows, hand = g.box.combat, g.hands[decision.seat]
    picked = [o.DEFEND.one(pick) for pick in decision.picks]
    needed = rage(g) - sum([rows[card].value for card in picked])
    blocked = any([_blocks(g, card) for card in picked])
    left = sum([rows[card].value for card in hand]) - sum([rows[card].value for card in picked])
    hopeless = left < needed and not any([_blocks(g, card) for card in hand])
    if needed <= 0 or blocked or hopeless:
        return [1.0 if option == DONE else -1.0 for option in decision.options]
    return [-0.2 if option == DONE else _parry(g, o.DEFEND.one(option), needed) for option in decision.options]


def _blocks(g: Lords, card: int) -> bool:
    shield = any([word == w.BLOCK for word, _ in g.box.combat[card].hunt])
    return shield and g.box.attacks[g.chase.attack].shield


def _parry(g: Lords, card: int, needed: int) -> float:
    if _blocks(g, card):
        return 2.0
    value = g.box.combat[card].value
    return 1.0 - 0.1 * (value - needed) if value >= needed else 0.1 * value


def strike_beast(g: Lords, decision: Decision) -> list[float]:
    """Cover what can be covered, Trophies and the last box before all."""
    sheet = g.box.monsters[g.chase.monster].boxes
    last = g.wounds[g.chase.monster].count(NOBODY) == 1
    found = []
    for option in decision.options:
        if option == DONE:
            found.append(0.9 if g.chase.boxes and len(g.hands[decision.seat]) <= 1 and not last else -3.0)
            continue
        card, box = o.COVER.pair(option)
        trophy = sheet[box].trophy != NOTHING
        found.append(1.0 + 0.4 * trophy - 0.1 * g.box.combat[card].value - 0.2 * (g.box.combat[card].weapon == b.ANY))
    return found
