"""Parts that can be read and yet never do anything, or can't be reached: the check of an edition lists them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.summary import Idle
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box

PLAYERS: Final = 4
STEPS: Final = 9  # three handicaps, three steps of each
BEER_STORAGE, GOLD_STORAGE = 2, 3
PRODUCERS: Final = 2  # types that produce
TYPES: Final = 6
HALLS: Final = 3


def idle(box: Box) -> Iterator[Idle]:
    """All that an edition says in vain."""
    yield from _silent_cards(box)
    yield from _harmless_undead(box)
    yield from _objectives_out_of_reach(box)
    yield from _missions_out_of_reach(box)
    yield from _ranks_out_of_reach(box)
    yield from _late_horns(box)


def _silent_cards(box: Box) -> Iterator[Idle]:
    """Cards that are good for nothing."""
    for card in box.cards:
        if not (card.attack or card.defence or card.play or card.bought):
            yield Idle("cards.csv", (card.slug,), "play", "this does nothing: there is no effect")


def _harmless_undead(box: Box) -> Iterator[Idle]:
    """Clashes that cost nothing."""
    for undead in box.undead:
        if not undead.loss and (undead.family == w.CHALLENGE or not undead.effects):
            yield Idle("undead.csv", (undead.slug,), "loss", "a clash does nothing here: nobody loses anything")


def _objectives_out_of_reach(box: Box) -> Iterator[Idle]:
    """An Objective that not all of four players can meet loses every game it is in."""
    for objective in box.objectives:
        most = _most(box, objective.condition.word)
        if objective.condition.number > most:
            reason = f"{w.OBJECTIVES[objective.condition.word]} does nothing here but lose: there are {most} at most"
            yield Idle("objectives.csv", (objective.slug,), "condition", reason)


def _most(box: Box, word: int) -> int:
    """As much of something as every one of four players can have."""
    limit = max([hall.limit for hall in box.halls])
    units = sum([card.copies for card in box.cards if card.family == w.UNIT])
    defences = sum([card.copies for card in box.cards if card.family == w.DEFENCE])
    begun = sum([card.copies for card in box.cards if card.family == w.STARTER and card.defence])
    return {
        w.OF_HALL: HALLS,
        w.OF_INDUSTRY: PRODUCERS * limit,
        w.OF_BEER: limit * box.buildings[BEER_STORAGE].number,
        w.OF_GOLD: limit * box.buildings[GOLD_STORAGE].number,
        w.OF_UNITS: units // PLAYERS,
        w.OF_DEFENCES: begun + defences // PLAYERS,
        w.OF_TYPES: TYPES,
    }[word]


def _missions_out_of_reach(box: Box) -> Iterator[Idle]:
    """A Mission that no one can complete."""
    limit = max([hall.limit for hall in box.halls])
    reach = {w.HALL: HALLS, w.OWN: TYPES * limit}
    for mission in box.missions:
        most = reach.get(mission.condition.word, w.MOST_NUMBER)
        if mission.condition.number > most:
            reason = f"{w.MISSIONS[mission.condition.word]} does nothing here: there are {most} at most"
            yield Idle("missions.csv", (mission.slug,), "condition", reason)


def _ranks_out_of_reach(box: Box) -> Iterator[Idle]:
    """A rank above all Glory there is."""
    most = box.values.glory + box.values.unhurt + STEPS
    for rank in box.ranks:
        if rank.glory > most:
            yield Idle("ranks.csv", (rank.slug,), "glory", f"this does nothing: nobody has more than {most} Glory")


def _late_horns(box: Box) -> Iterator[Idle]:
    """A Horn that would wake when the game is lost already."""
    if box.values.horns[-1] >= max(box.values.team):
        reason = "the second Horn does nothing here: the tokens have met before it wakes"
        yield Idle("values.csv", ("horns",), "value", reason)
