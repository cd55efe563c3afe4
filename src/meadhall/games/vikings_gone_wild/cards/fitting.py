"""Checks that the tables of an edition fit each other: enough cards for every number of players and every handicap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.games.reading import Reader
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box

PLAYERS: Final = 4
SLOTS: Final = 5
STACKS: Final = 3  # of Units, and of Defence cards (VG-110)
OPEN: Final = 2  # Missions of each player (VG-154)
STEPS: Final = 3  # of a handicap (VG-646)


class Misfit(NamedTuple):
    file: str
    reason: str


def check_fit(reader: Reader, box: Box) -> None:
    """What is wrong with single lines comes first: nothing is counted before they can be read."""
    if not reader.mistakes:
        for file, reason in _misfits(box):
            reader.refuse(file, reason)


def _misfits(box: Box) -> Iterator[Misfit]:
    yield from _deck_misfits(box)
    yield from _army_misfits(box)
    yield from _aim_misfits(box)


def _copies(box: Box, family: int) -> int:
    return sum([card.copies for card in box.cards if card.family == family])


def _deck_misfits(box: Box) -> Iterator[Misfit]:
    """Cards of players' decks."""
    for family, word in ((w.UNIT, "Units"), (w.DEFENCE, "Defence cards")):
        stacks = len([card for card in box.cards if card.family == family])
        if stacks != STACKS:
            yield Misfit("cards.csv", f"there are {STACKS} stacks of {word}, not {stacks} (VG-110)")
    if not _copies(box, w.STARTER):
        yield Misfit("cards.csv", "a player begins with at least one card")
    if _copies(box, w.PATH) < SLOTS:
        yield Misfit("cards.csv", f"Odin's Path has at least {SLOTS} cards, not {_copies(box, w.PATH)} (VG-150)")
    favours = PLAYERS * box.values.favours
    if _copies(box, w.FAVOUR) < favours:
        yield Misfit("cards.csv", f"{PLAYERS} players need {favours} Favours, not {_copies(box, w.FAVOUR)} (VG-151)")


def _army_misfits(box: Box) -> Iterator[Misfit]:
    """The Undead Army, its start and its Horns."""
    army = sum([undead.copies for undead in box.undead if undead.family != w.BOSS])
    if army < max(box.values.kept):
        yield Misfit("undead.csv", f"{max(box.values.kept)} cards are kept besides the Boss, but there are {army}")
    if not any([undead.family == w.BOSS for undead in box.undead]):
        yield Misfit("undead.csv", "there is at least one Boss (VG-127)")
    if min(*box.values.team, box.values.least_team) <= box.values.desolation:
        yield Misfit("values.csv", "team: the Team token starts above the Desolation token")
    if box.values.least_team > min(box.values.team):
        yield Misfit("values.csv", "least_team: no team starts below it")


def _aim_misfits(box: Box) -> Iterator[Misfit]:
    """Objectives, Missions, Bonuses, ranks."""
    needed = box.values.objectives + STEPS * box.values.more_objectives
    if len(box.objectives) < needed:
        yield Misfit("objectives.csv", f"{needed} may be in play, but there are {len(box.objectives)} (VG-646)")
    first = len([mission for mission in box.missions if mission.level == 1])
    if first < PLAYERS * OPEN:
        yield Misfit("missions.csv", f"{PLAYERS} players begin with {PLAYERS * OPEN} of level 1, not {first} (VG-154)")
    if len(box.bonuses) < box.values.bonuses:
        yield Misfit("bonuses.csv", f"{box.values.bonuses} are in play, but there are {len(box.bonuses)} (VG-153)")
    if box.ranks and box.ranks[0].glory > box.values.glory:
        yield Misfit("ranks.csv", f"a win brings {box.values.glory} Glory: the first rank needs no more (VG-640)")
