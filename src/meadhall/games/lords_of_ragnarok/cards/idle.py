"""Effects that can be read and yet never do anything: the check of an edition lists them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.summary import Idle

SIGNS: Final = {w.LEVEL: b.MOST_LEVEL, w.LEVELS: 3 * b.MOST_LEVEL, w.KILLED: b.MONSTERS}  # how far an Omen can get


def idle(box: Box) -> Iterator[Idle]:
    """All that an edition says in vain."""
    yield from _silent("heroes.csv", "effect", box.heroes, "effects")
    yield from _silent("origins.csv", "effect", box.origins, "effects")
    yield from _silent("blessings.csv", "effect", box.blessings, "effects")
    yield from _silent("attacks.csv", "effect", box.attacks, "effects")
    yield from _silent("monsters.csv", "attack", box.monsters, "attack")
    yield from _silent("monsters.csv", "special", box.monsters, "special")
    yield from _vanished(box)
    yield from _shields(box)
    yield from _missing_weapons(box)
    yield from _omens(box)
    yield from _tracks(box)


def _silent(file: str, column: str, rows: Sequence[Any], field: str) -> Iterator[Idle]:
    """Cards and sheets without an effect."""
    for row in rows:
        if not getattr(row, field):
            yield Idle(file, (row.slug,), column, "this does nothing: there is no effect")


def _vanished(box: Box) -> Iterator[Idle]:
    """When the beast is gone the Hunt is over."""
    for file, column, rows in (("attacks.csv", "effect", box.attacks), ("monsters.csv", "special", box.monsters)):
        for row in rows:
            words = [effect.word for effect in getattr(row, "effects", getattr(row, "special", ()))]
            for word in words[words.index(w.VANISH) + 1 :] if w.VANISH in words else ():
                yield Idle(file, (row.slug,), column, f"{w.STRIKES[word]} does nothing here: the Hunt is over")


def _shields(box: Box) -> Iterator[Idle]:
    """A Shield covers no box, and Hunt effects come with a box, except the defence (LR-624, LR-630)."""
    for card in box.combat:
        for effect in card.hunt if card.weapon == b.SHIELD else ():
            if effect.word != w.BLOCK:
                reason = f"{w.HUNT[effect.word]} does nothing here: a Shield covers no box (LR-630)"
                yield Idle("combat.csv", (card.slug,), "hunt", reason)


def _missing_weapons(box: Box) -> Iterator[Idle]:
    """A box whose symbol no card shows is never covered with one."""
    shown = {card.weapon for card in box.combat}
    for sheet in box.monsters:
        for number, damage in enumerate(sheet.boxes, 1):
            for weapon in damage.weapons if b.ANY not in shown else ():
                if weapon not in shown:
                    reason = f"{b.WEAPONS[weapon]} does nothing here: no Combat card shows it"
                    yield Idle("boxes.csv", (sheet.slug, str(number)), "weapons", reason)


def _omens(box: Box) -> Iterator[Idle]:
    """An Omen that can never hold."""
    for omen in box.omens:
        most = SIGNS.get(omen.sign.word, w.MOST_NUMBER)
        if omen.sign.number > most:
            reason = f"{w.SIGNS[omen.sign.word]} does nothing here: there are never more than {most}"
            yield Idle("omens.csv", (omen.slug,), "condition", reason)


def _tracks(box: Box) -> Iterator[Idle]:
    """Temples for which there is no Altar."""
    for track in box.tracks:
        altars = sum(box.maps[track.players > 2].altar)
        if track.slots > altars:
            reason = f"a Temple does nothing here: this side of the board has {altars} Altars"
            yield Idle("tracks.csv", (str(track.players), track.side), "slots", reason)
