"""What an attack among rivals adds up to, for rules, questions and views (VG-340, VG-341, VG-704)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Effects
from meadhall.games.vikings_gone_wild.state import NOBODY, Vikings


def number(effects: Effects, word: int) -> int:
    """How much of something a card does."""
    return sum([effect.number for effect in effects if effect.word == word])


def beast_defence(g: Vikings, place: int) -> int:
    """The DEF of Draco or of the Undead camp, which all know (VG-348, VG-712)."""
    return g.box.values.draco if place == b.AT_DRACO else g.box.values.camp


def printed_defence(g: Vikings, bout: int) -> int:
    """The DEF of a target without any card."""
    foe, place = g.bouts.foes[bout], g.bouts.places[bout]
    return beast_defence(g, place) if foe == NOBODY else g.defence_at(foe, place)


def total_defence(g: Vikings, bout: int) -> int:
    """With cards played on it and Shield Walls of its owner; nothing helps against a lone Assassin (VG-947)."""
    printed, foe = printed_defence(g, bout), g.bouts.foes[bout]
    if foe == NOBODY or is_alone(g, bout):
        return printed
    cards = [card for card in g.bouts.cards[bout] if not number(g.box.cards[card].guard, w.EVERY)]
    return printed + g.walls[foe] + sum([g.box.defence[card] for card in cards])


def is_alone(g: Vikings, bout: int) -> bool:
    """Is it attacked by one Unit only, which is at its best alone (VG-947)?"""
    units = g.bouts.units[bout]
    return len(units) == 1 and number(g.box.cards[units[0]].strike, w.ALONE) > 0


def is_saved(g: Vikings, bout: int) -> bool:
    """Does the building hold because of Defence cards, and not by its DEF alone (VG-710, VG-711)?"""
    return printed_defence(g, bout) <= g.bouts.attack[bout] < total_defence(g, bout)
