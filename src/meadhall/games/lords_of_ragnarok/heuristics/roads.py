"""The roads to victory: how many turns each player still needs on each of them, by rule of thumb."""

from __future__ import annotations

from math import exp

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.field import Field
from meadhall.games.lords_of_ragnarok.queries.roads import crown_regions, omen_progress
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords


def roads_worth(field: Field, end: float) -> list[float]:
    """The three immediate victories, the nearest one most, and the count after Ragnarok, which is `end` near."""
    g = field.g
    crowns = crown_chances(g)
    return [
        v.VICTORY * end * crowns[seat] + (1 - v.FADING * end) * immediate_worth(field, seat)
        for seat in range(g.seats)
    ]  # fmt: skip


def immediate_worth(field: Field, seat: int) -> float:
    """Jarl Supreme, Great Godi and Slayer: near is worth most, and to be asked before others if all are near."""
    g, taking = field.g, field.all_taking(seat)
    roads = sorted([jarl_turns(g, taking), godi_turns(g, seat, taking), slayer_turns(g, seat)])
    found = sum([share * v.nearing(turns) for share, turns in zip(v.ROAD_SHARES, roads, strict=True)])
    return v.ROAD * found * (1 - v.NEXT_UP * wait(g, seat) * (roads[0] < 2))


def wait(g: Lords, seat: int) -> int:
    """How many players have a turn before this one."""
    return (seat - max(g.turn, 0)) % g.seats


# -- Jarl Supreme -----------------------------------------------------------------------------------------------


def jarl_turns(g: Lords, taking: list[float]) -> float:
    """What is missing of the three Territories that are furthest along."""
    lands = sorted([sum([taking[region] for region in land]) for land in g.map.lands if land])
    return sum(lands[: b.TERRITORIES_TO_WIN])


# -- Great Godi -------------------------------------------------------------------------------------------------


def godi_turns(g: Lords, seat: int, taking: list[float]) -> float:
    """Temples to keep, to build on Altars, and to take from others, the easiest first."""
    kept, built, taken = 0.0, [], []
    for turns, altar, temple, owner in zip(taking, g.map.altar, g.temples, g.owner, strict=True):
        if temple and owner == seat:
            kept += turns
        elif temple:
            taken.append(turns)
        elif altar:
            built.append(turns)
    missing = b.temples_to_win(g.seats) - g.temples_of(seat)
    ways = sorted(taken + building(g, seat, sorted(built)))
    return kept + sum(ways[:missing]) + v.MOST_TURNS * max(0, missing - len(ways))


def building(g: Lords, seat: int, altars: list[float]) -> list[float]:
    """Turns for each Temple that can still be built: one in each round of the wheel."""
    open_now = seat not in g.wheel[b.BUILD_TEMPLE]
    return [
        turns + (v.BUILDING if open_now and not number else v.BUILDING + v.NEXT_ROUND)
        for number, turns in enumerate(altars[: g.temples_left])
    ]  # fmt: skip


# -- Slayer -----------------------------------------------------------------------------------------------------


def slayer_turns(g: Lords, seat: int) -> float:
    """The kills that are missing, then the Boss in a single Hunt; wounds and an empty hand only delay them."""
    skill = hunting_skill(g, seat)
    missing = b.kills_to_hunt_loki(g.seats) - g.kills(seat)
    hunts = sum(sorted([kill_turns(sheet, skill) for sheet in living(g)])[:missing]) if missing > 0 else 0.0
    return delay(g, seat) + hunts + v.HUNTING + v.PER_CARD * max(0.0, boss_cards(g) - skill)


def delay(g: Lords, seat: int) -> float:
    """The delay of a Hunter's next Hunt: the slot of the wheel, Injuries, cards that are missing."""
    waiting = v.SLOT_TAKEN if seat in g.wheel[b.MONSTERS_ACTION] else 0.0
    return waiting + v.HEALED * g.injuries(seat) + v.REFILLED * (g.limit(seat) - len(g.hands[seat]))


def living(g: Lords) -> list[list[int]]:
    """The sheets of the Monsters on the board."""
    return [sheet for sheet, place in zip(g.wounds[: b.MONSTERS], g.monster_at, strict=False) if place >= 0]


def kill_turns(sheet: list[int], cards: float) -> float:
    """Turns until a beast is dead: to find it, and Hunts by the boxes that are left."""
    return v.STALKING + v.HUNTING * sheet.count(NOBODY) / covered_boxes(cards)


def covered_boxes(cards: float) -> float:
    """Boxes of a Monster that are covered in a Hunt that begins with this number of cards; more are drawn in it."""
    return v.BOXES_BY_CARD * (cards + v.DRAWN)


def boss_cards(g: Lords) -> float:
    """Cards with which a Hunt of the Boss is as likely won as lost: two for each box, and some to defend."""
    return v.CARDS_BY_BOX * len(g.box.boss.boxes) + v.DEFENCE


def hunting_skill(g: Lords, seat: int) -> float:
    """Cards a Hunt would begin with when nothing hurts, and most of a hand is there."""
    marks = g.marks[seat]
    return marks[b.MIGHT] + v.ROOM * (marks[b.WISDOM] + g.power(seat, w.LIMITS)) + gifts(g, seat)


def hunting_cards(g: Lords, seat: int) -> float:
    """Cards a Hunt would begin with now."""
    return g.attribute(seat, b.MIGHT) + len(g.hands[seat]) + gifts(g, seat) - v.SCAR * g.injuries(seat)


def gifts(g: Lords, seat: int) -> int:
    """What Blessings and Mjolnir are worth in a Hunt, in cards."""
    more = g.power(seat, w.HUNTERS_DRAW) + g.power(seat, w.THICK_HIDE)
    mjolnir = g.owns(seat, w.HUNT_DRAW)
    return more if mjolnir == NOTHING else more + g.box.artefacts[mjolnir].effect.number


# -- Ragnarok ---------------------------------------------------------------------------------------------------


def end_nearness(g: Lords) -> float:
    """How near Ragnarok is: by the Omens that are turned, those that hold, and those that will soon."""
    if g.last_turns != NOTHING:
        return 1.0
    missing = b.OMENS_TO_END - sum(g.turned)
    turns = sorted([omen_turns(g, omen) for omen, turned in zip(g.omens, g.turned, strict=True) if not turned])
    return v.nearing(1.0 + turns[missing - 1]) if 0 < missing <= len(turns) else 0.0


def omen_turns(g: Lords, omen: int) -> float:
    """Turns until an Omen holds."""
    word, number = g.box.omens[omen].sign
    return v.OMEN_TURNS[word] * max(0, number - omen_progress(g, word))


def crown_chances(g: Lords) -> list[float]:
    """Who would win the count after Ragnarok."""
    edge = v.CROWN_EDGE if g.last_turns == NOTHING else v.LAST_EDGE if g.last_turns else v.FINAL_EDGE
    shares = [exp(edge * count) for count in crown_counts(g)]
    total = sum(shares)
    return [share / total for share in shares]


def crown_counts(g: Lords) -> list[float]:
    """Regions next to Yggdrasil, as they may be after the last turns: each brings some, mostly from the others."""
    counts = [float(crown_regions(g, seat)) for seat in range(g.seats)]
    for turn in range(1, g.last_turns + 1):
        mover = (g.turn + turn) % g.seats
        counts = [count + v.LAST_GAIN if seat == mover else v.LAST_KEPT * count for seat, count in enumerate(counts)]
    return counts
