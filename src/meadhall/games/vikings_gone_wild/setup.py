"""The table before the first round (VG-101 to VG-157), and what may be chosen for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.rules.ragnarok import turn_up
from meadhall.games.vikings_gone_wild.state import NOBODY, NOTHING, Vikings
from meadhall.kernel import BadOptions, Choice

TEAM: Final = {"mode": "ragnarok"}
RIVALS: Final = {"mode": "versus"}
JARLS: Final = {2: {"jarl": True}, 3: {"jarl": True}}  # steps that only a War of the Jarls has (VG-631, VG-645)
STEPS: Final = (0, 1, 2, 3)

CHOICES: Final = (
    Choice("mode", "ragnarok", b.MODES, leads=True, seats={"versus": (2, 3, 4)}, rule="VG-102"),
    Choice("jarl", False, (False, True), when=TEAM, rule="VG-650"),  # has the rank been reached before?
    *[Choice(handicap, 0, STEPS, when=TEAM, needs=JARLS, rule="VG-631") for handicap in b.HANDICAPS],
    Choice("first", None),  # who begins; drawn unless a seat is named
    Choice("bonuses", None, when=RIVALS, rule="VG-120"),  # which End-game Bonuses; drawn unless they are named
)


def set_table(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> Vikings:
    """Everything in its place, up to who has the hammer."""
    g = Vikings(seats, seed, box)
    g.versus = int(options["mode"] == "versus")
    g.round, g.phase, g.turn = 0, b.PRODUCTION, NOBODY
    g.hammer = first_player(g, options["first"])
    g.deeds, g.fresh, g.aim = [0] * len(b.DEEDS), [0, 0], NOTHING
    g.arms, g.rally, g.loans, g.cheap, g.spared = [], 0, [], [0, 0], [0, 0]
    g.handicaps = tuple([options[handicap] for handicap in b.HANDICAPS])
    set_players(g)
    set_market(g)
    set_tracks(g)
    set_path(g)
    if g.versus:
        set_rivals(g, options["bonuses"])
    else:
        set_army(g)
    return g


def first_player(g: Vikings, first: Any) -> int:
    """Drawn at random, unless one was named (VG-115)."""
    if first is not None and (type(first) is not int or not 0 <= first < g.seats):
        raise BadOptions(f"first is a seat from 0 to {g.seats - 1}, not {first!r}", "VG-115")
    drawn = g.below(g.seats)
    return drawn if first is None else first


def set_players(g: Vikings) -> None:
    """A shuffled starter deck and a Town Hall of level 1 each, and nothing else (VG-104, VG-112 to VG-114)."""
    seats = range(g.seats)
    starters = [card for card, row in enumerate(g.box.cards) if row.family == w.STARTER for _ in range(row.copies)]
    g.piles = [starters[:] for _ in seats]
    for pile in g.piles:
        g.shuffle(pile)
    g.hands, g.discards, g.played, g.removed = nothing(g), nothing(g), nothing(g), nothing(g)
    g.halls, g.hall_struck = [1] * g.seats, [0] * g.seats
    g.built, g.sites, g.struck = nothing(g), nothing(g), nothing(g)
    g.tokens, g.stored = [[0, 0] for _ in seats], [[0, 0] for _ in seats]


def nothing(g: Vikings) -> list[list[int]]:
    """An empty list for each seat."""
    return [[] for _ in range(g.seats)]


def set_market(g: Vikings) -> None:
    """Twelve stacks, the same for every number of players (VG-105 to VG-110)."""
    g.stacks = [row.copies if row.family in (w.UNIT, w.DEFENCE) else 0 for row in g.box.cards]
    g.lots = [row.copies for row in g.box.buildings]


def set_tracks(g: Vikings) -> None:
    """The tokens of the VP track, and nothing in the row yet (VG-119, VG-137 to VG-141, VG-156)."""
    values = g.box.values
    lower = g.handicaps[b.FEWER_POINTS] * values.fewer_points
    start = values.team[g.seats - 1]
    g.team = 0 if g.versus else max(start - lower, min(start, values.least_team))
    g.desolation = 0 if g.versus else values.desolation
    g.lost, g.wounds, g.boss_fell, g.result = 0, 0, 0, b.GOING_ON
    g.row, g.clash, g.targets = [b.EMPTY] * b.ROW, NOTHING, [NOTHING] * g.seats
    g.deck, g.fallen, g.aside, g.bosses, g.objectives = [], [], [], [], ()
    g.points = [0] * g.seats


def set_army(g: Vikings) -> None:
    """The Undead Army with its Boss at the bottom, three cards of it, the Riposte, Objectives (VG-121 to VG-136)."""
    values = g.box.values
    army = family(g, w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE)
    bosses = family(g, w.BOSS)
    objectives = list(range(len(g.box.objectives)))
    for cards in (army, bosses, objectives):
        g.shuffle(cards)
    kept = min(values.kept[g.seats - 1] + g.handicaps[b.MORE_UNDEAD] * values.more_cards, len(army))
    g.deck, g.aside = [bosses[0], *army[:kept]], army[kept:]
    g.bosses = bosses[1:]
    open_row(g)
    wanted = values.objectives + g.handicaps[b.MORE_OBJECTIVES] * values.more_objectives
    g.objectives = tuple(sorted(objectives[:wanted]))


def open_row(g: Vikings) -> None:
    """Three cards of the deck, the first in slot 3, and the Riposte before them (VG-130 to VG-133)."""
    for slot in range(b.TURNED_UP - 1, -1, -1):
        turn_up(g, slot)
    g.row[b.RIPOSTE_SLOT] = b.RIPOSTE


def family(g: Vikings, *families: int) -> list[int]:
    """Every copy of the Undead cards of some families."""
    return [card for card, row in enumerate(g.box.undead) if row.family in families for _ in range(row.copies)]


def set_path(g: Vikings) -> None:
    """What belongs to the competitive game is left in the box by a team (VG-120)."""
    g.path, g.path_deck, g.path_discard = [b.EMPTY] * b.ROW, [], []
    g.favours, g.favour_deck, g.favour_aside, g.taken = [], [], [], [0] * g.seats
    g.missions, g.completed = nothing(g), nothing(g)
    g.mission_decks, g.bonuses, g.owed = [[], [], []], (), [0] * g.seats
    g.raid, g.walls = None, [0] * g.seats


def set_rivals(g: Vikings, bonuses: Any) -> None:
    """Odin's Path, Favours, Missions and Bonuses of the competitive game (VG-150 to VG-155)."""
    g.path_deck, favours = copies(g, w.PATH), copies(g, w.FAVOUR)
    for mission, row in enumerate(g.box.missions):
        g.mission_decks[row.level - 1].append(mission)
    for pile in (g.path_deck, favours, *g.mission_decks):
        g.shuffle(pile)
    g.path = [g.path_deck.pop() for _ in range(b.ROW)]
    kept = g.box.values.favours * g.seats
    g.favour_deck, g.favour_aside = favours[:kept], favours[kept:]
    g.favours = [g.favour_deck.pop() for _ in range(b.OPEN_FAVOURS)]
    for seat in g.round_from(g.hammer):
        g.missions[seat] = [g.mission_decks[0].pop() for _ in range(b.OPEN_MISSIONS)]
    g.bonuses = used_bonuses(g, bonuses)


def copies(g: Vikings, family: int) -> list[int]:
    """Every copy of the cards of a family."""
    return [card for card, row in enumerate(g.box.cards) if row.family == family for _ in range(row.copies)]


def used_bonuses(g: Vikings, chosen: Any) -> tuple[int, ...]:
    """Four of the Bonus cards, at random or by choice (VG-153)."""
    drawn = list(range(len(g.box.bonuses)))
    g.shuffle(drawn)
    if chosen is None:
        return tuple(sorted(drawn[: g.box.values.bonuses]))
    slugs = [row.slug for row in g.box.bonuses]
    fits = isinstance(chosen, list | tuple) and len(set(chosen)) == len(chosen) == g.box.values.bonuses
    if not fits or not set(chosen) <= set(slugs):
        raise BadOptions(
            f"bonuses are {g.box.values.bonuses} different ones of {', '.join(slugs)}, not {chosen!r}", "VG-153"
        )
    return tuple(sorted([slugs.index(slug) for slug in chosen]))
