"""Creatures, shrines, conditions and duels of a picture, in sections."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.kernel.picture import Box, Creature, Duel, Notice, Shrine
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.lines import Line, Section, line, section
from meadhall.text import Speech


def notice(notice: Notice, speech: Speech) -> list[Section]:
    marks = [w.badge(mark, speech) for mark in notice.marks]
    return section(speech.said(notice.title), [line("", [*marks, w.number(notice.left, speech)])])


def shrine(shrine: Shrine, speech: Speech) -> Line:
    """Its level, what it gives now and at each level, who is there, and what it lends to whom."""
    here = w.own(speech.lang).say("picture-slots-taken", taken=len(shrine.seats), slots=shrine.slots)
    gives = [w.badge(badge, speech) for badge in shrine.gives]
    lends = w.card(shrine.card, speech) if shrine.card else ""
    holder = speech.seat(shrine.holder) if shrine.holder >= 0 else ""
    ladder = " → ".join(w.told(shrine.ladder, speech))
    there = w.joined([speech.seat(seat) for seat in shrine.seats])
    parts = [w.number(shrine.level, speech), *gives, ladder, here, there, w.joined([lends, holder], " · ")]
    return line(speech.noun(*shrine.name), parts)


def creature(creature: Creature, speech: Speech) -> Line:
    """Where it is, whose it is, and its boxes with what they bring."""
    signs = [w.badge(badge, speech) for badge in (creature.note, creature.sign) if badge is not None]
    seats = [creature.seat] if creature.seat >= 0 else list(creature.seats)
    owners = w.joined([speech.seat(seat) for seat in seats])
    boxes = [_box(box, speech) for box in creature.boxes]
    return line(speech.noun(*creature.name), [speech.said(creature.place), *signs, owners, *boxes])


def _box(box: Box, speech: Speech) -> str:
    prize = w.badge(box.prize, speech) if box.prize else ""
    whose = speech.seat(box.seat) if box.seat >= 0 else ""
    names = "/".join([speech.noun(*name) for name in box.names])
    return w.joined([speech.said(box.tip), names, f"({prize})" if prize else "", f"[{whose}]" if whose else ""], " ")


def duel(duel: Duel, speech: Speech) -> list[Section]:
    """The creature and who fights it, what is played, and how it can end."""
    return section(f"{speech.said(duel.title)} · {speech.said(duel.round)}", list(_rounds(duel, speech)))


def _rounds(duel: Duel, speech: Speech) -> Iterator[Line]:
    yield line("", w.told(duel.steps, speech)[duel.at :][:1])
    yield creature(duel.creature, speech)
    yield line(speech.said(duel.hero), [w.track(track, speech) for track in duel.tracks], duel.seat)
    if duel.card:
        numbers = [w.number(number, speech) for number in duel.numbers]
        yield line(w.card(duel.card, speech), [*numbers, w.cards(duel.cards, speech)])
    for gauge in duel.gauges:
        yield line(w.gauge(gauge, speech), ())
    yield line("", [w.badge(badge, speech) for badge in (*duel.notes, *duel.ends)])
