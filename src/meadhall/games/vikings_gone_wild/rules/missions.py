"""Missions: completed, changed and replaced (VG-730 to VG-739)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.state import Vikings

LEVELS = 3


def claim(g: Vikings, seat: int, mission: int) -> None:
    """Its VP, and it moves to the completed ones; the next is drawn in the next Draw phase (VG-731, VG-733)."""
    row = g.box.missions[mission]
    g.deeds[b.CLAIMED] = 1
    g.missions[seat].remove(mission)
    g.completed[seat].append(mission)
    g.owed[seat] = min(row.level + 1, LEVELS)
    if row.condition.word == w.REVEAL:
        g.tell(e.DefencesShown(seat, tuple(g.shields(seat)[: row.condition.number])))
    g.tell(e.MissionCompleted(seat, mission))
    g.score(seat, row.points, b.BY_MISSION)


def change(g: Vikings, seat: int, mission: int) -> None:
    """For 1 gold it goes under its deck, and another of its level is drawn (VG-736)."""
    g.spend(seat, 0, g.box.values.price)
    g.deeds[b.CHANGED] = 1
    deck = g.mission_decks[g.box.missions[mission].level - 1]
    g.missions[seat].remove(mission)
    g.tell(e.MissionChanged(seat, mission))
    draw(g, seat, deck)
    deck.insert(0, mission)


def replace_missions(g: Vikings) -> None:
    """In the Draw phase, in turn order; where there is none of a level, the next lower one (VG-733 to VG-735)."""
    for seat in g.round_from(g.hammer):
        decks = [deck for deck in g.mission_decks[: g.owed[seat]] if deck]
        if decks:
            draw(g, seat, decks[-1])
        g.owed[seat] = 0


def draw(g: Vikings, seat: int, deck: list[int]) -> None:
    g.missions[seat].append(deck.pop())
    g.tell(e.MissionDrawn(seat, g.missions[seat][-1]))
