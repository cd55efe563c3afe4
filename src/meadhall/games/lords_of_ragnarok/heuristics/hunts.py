"""Hunts at a glance: what they promise, when to defend, and which box to cover."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.roads import boss_cards, covered_boxes, hunting_cards
from meadhall.games.lords_of_ragnarok.queries.hunts import rage, symbols
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Decision, Option

# -- before it --------------------------------------------------------------------------------------------------


def hunt_promise(g: Lords, seat: int) -> float:
    """What the Monsters Action promises: the best Hunt in the Hero's Region."""
    here = g.hero_at[seat]
    found = [hunt_worth(g, seat, monster) for monster, place in enumerate(g.monster_at) if place == here]
    return max(found, default=v.ROUSING)


def hunt_worth(g: Lords, seat: int, monster: int) -> float:
    """Trophies and boxes that may be covered, and the chance to kill."""
    cards = hunting_cards(g, seat)
    if monster == b.LOKI:
        allowed = g.kills(seat) >= b.kills_to_hunt_loki(g.seats)
        return v.VICTORY * v.odds(v.CARD_WEIGHT * (cards - boss_cards(g))) - v.FAILED_HUNT if allowed else 0.0
    left, boxes = g.wounds[monster].count(NOBODY), covered_boxes(cards)
    return min(boxes, left) * v.BOX_COVERED + v.KILL_HOPE * v.odds(boxes - left) - v.FAILED_HUNT


def start_hunt(g: Lords, seat: int, option: Option) -> float:
    """Everything that helps, but an Injury only while one is unharmed."""
    if option == o.ACCEPT:
        return 0.5 if not g.injuries(seat) else -2.0
    return -1.0 if option == DONE else 0.0


# -- the Monster round ------------------------------------------------------------------------------------------


def attack(g: Lords, decision: Decision) -> list[float]:
    """What is hardest to parry."""
    rows = g.box.attacks
    return [
        0.4 * rows[o.ATTACK.one(option)].rage + len(rows[o.ATTACK.one(option)].effects) for option in decision.options
    ]


def defend(g: Lords, decision: Decision) -> list[float]:
    """The cheapest defence if it costs less than the Attack does; nothing if it is enough already."""
    picked = [o.DEFEND.one(pick) for pick in decision.picks]
    card = next_defence(g, decision.seat, picked)
    wanted = DONE if card == NOTHING else o.DEFEND.base + card
    return [1.0 if option == wanted else -1.0 for option in decision.options]


def next_defence(g: Lords, seat: int, picked: list[int]) -> int:
    """The next card of the cheapest defence, or NOTHING: Shields, then cards that fit no box, then the strongest."""
    rows, left = g.box.combat, g.hands[seat][:]
    for card in picked:
        left.remove(card)
    needed = rage(g) - sum([rows[card].value for card in picked])
    if needed <= 0 or any([blocks(g, card) for card in picked]):
        return NOTHING
    shield = next((card for card in left if blocks(g, card)), NOTHING)
    if shield != NOTHING:
        return shield
    plan = cheapest(g, left, useful_cards(g, seat, left), needed)
    price = v.CARD_IN_HUNT * len([card for card, useful in plan if useful]) + v.IDLE_IN_HUNT * len(plan)
    return plan[0][0] if plan and price < severity(g, seat) else NOTHING


def cheapest(g: Lords, hand: list[int], useful: list[bool], needed: int) -> list[tuple[int, bool]]:
    """Cards that reach a value together, idle ones first; none if all of them would not."""
    rows = g.box.combat
    ranked = sorted(zip(hand, useful, strict=True), key=lambda one: (one[1], -rows[one[0]].value))
    plan = []
    for card, fits in ranked:
        plan.append((card, fits))
        needed -= rows[card].value
        if needed <= 0:
            return plan
    return []


def blocks(g: Lords, card: int) -> bool:
    """Is it a Shield, and does a Shield stop this Attack?"""
    shield = any([word == w.BLOCK for word, _ in g.box.combat[card].hunt])
    return shield and g.box.attacks[g.chase.attack].shield


def useful_cards(g: Lords, seat: int, hand: list[int]) -> list[bool]:
    """Which cards fit an open box."""
    wanted = open_weapons(g)
    return [any([weapon in wanted for weapon in symbols(g, seat, card)]) for card in hand]


def open_weapons(g: Lords) -> set[int]:
    """The weapons of the boxes that are open."""
    sheet, boxes = g.wounds[g.chase.monster], g.box.monsters[g.chase.monster].boxes
    return {weapon for box, whose in zip(boxes, sheet, strict=True) if whose == NOBODY for weapon in box.weapons}


def severity(g: Lords, seat: int) -> float:
    """What the Attack does to the Hunter if it is not parried."""
    effects = g.box.attacks[g.chase.attack].effects
    if effects[0].word == w.SPECIAL:
        effects = g.box.monsters[g.chase.monster].special
    injuries = sum([number for word, number in effects if word in (w.INJURY, w.INJURY_OR_DISCARD)])
    fatal = g.injuries(seat) + injuries > b.MOST_INJURIES + g.chase.injuries or any(
        [word == w.VANISH for word, _ in effects]
    )
    return hope(g, seat) if fatal else sum([harm(word, number) for word, number in effects])


def harm(word: int, number: int) -> float:
    return v.HARMS.get(word, v.HARM) * number


def hope(g: Lords, seat: int) -> float:
    """What the Hunt may still bring: the cards that fit, and with the Boss the match."""
    fitting = sum(useful_cards(g, seat, g.hands[seat]))
    return v.CARD_IN_HUNT * (1 + fitting) * (v.BOSS_STAKES if g.chase.monster == b.LOKI else 1.0)


# -- the Hero round ---------------------------------------------------------------------------------------------


def strike_beast(g: Lords, decision: Decision) -> list[float]:
    """Cover what can be covered, Trophies first; the last card that fits is kept for the next round."""
    seat, sheet = decision.seat, g.box.monsters[g.chase.monster].boxes
    left = g.wounds[g.chase.monster].count(NOBODY)
    fitting = sum(useful_cards(g, seat, g.hands[seat]))
    saving = (
        g.chase.boxes and fitting == 1 and left > 1 and g.injuries(seat) < b.MOST_INJURIES and g.chase.monster != b.LOKI
    )
    found = []
    for option in decision.options:
        if option == DONE:
            found.append(2.5 if saving else -3.0)
            continue
        card, box = o.COVER.pair(option)
        trophy = sheet[box].trophy
        prize = v.TROPHIES[trophy] if trophy != NOTHING else 0.0
        found.append(1.0 + prize - 0.1 * g.box.combat[card].value - 0.4 * (g.box.combat[card].weapon == b.ANY))
    return found


def cleave(g: Lords, seat: int, option: Option) -> float:
    """Another box for an Injury, while there are few."""
    if option == o.DECLINE:
        return 0.0
    last = g.wounds[g.chase.monster].count(NOBODY) == 2
    return 1.0 if last or g.injuries(seat) < 2 else -1.0
