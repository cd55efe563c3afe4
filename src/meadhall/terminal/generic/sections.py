"""A picture in sections: everything that it holds, in words. Both the plain lines and the page are made of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, TypeAlias

from meadhall.kernel.picture import (
    Bouts,
    Contest,
    Contests,
    Creature,
    Duel,
    Field,
    Gauge,
    Goals,
    Goods,
    Heap,
    Laid,
    Market,
    Notice,
    Part,
    Picture,
    Piece,
    Pile,
    Played,
    Purse,
    Region,
    Reminder,
    Said,
    Sheet,
    Shrine,
    Side,
    Spread,
    Spreads,
    Stage,
    Stock,
    Tableau,
    Track,
)
from meadhall.terminal.generic import ground as g
from meadhall.terminal.generic import powers as o
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.lines import Line, Section, line, section
from meadhall.text import Speech

NAMED: Final = 6  # empty regions that are named, at most


def board(picture: Picture, speech: Speech) -> list[Section]:
    """Everything in common: regions, and then every section in its order; those of a kind belong together."""
    found = _regions(picture, speech)
    for kind, parts in groupby(picture.sections, type):
        found += TELLERS[kind](tuple(parts), speech)
    return found


def sheets(picture: Picture, speech: Speech) -> list[Section]:
    """The things before each seat."""
    return [
        one
        for sheet in picture.sheets
        for one in section(_sheet_title(sheet, speech), _sheet(sheet, speech), sheet.seat)
    ]


def stages(picture: Picture, speech: Speech) -> list[Line]:
    """Where the match is, and what is still to come."""
    to_come = [_stage(stage, speech) for stage in picture.stages if stage.state == "next"]
    ahead = line(w.own(speech.lang).say("picture-to-come") if to_come else "", to_come)
    return [one for one in (line(now(picture, speech), ()), ahead) if one.name]


def _stage(stage: Stage, speech: Speech) -> str:
    note = w.aloud(stage.note, speech)
    return w.joined([speech.said(stage.title) or stage.label, f"({note})" if note else ""], " ")


def now(picture: Picture, speech: Speech) -> str:
    """Where the match is: the stage, and its step."""
    at = [stage for stage in picture.stages if stage.state == "now"]
    told = [
        (speech.said(stage.title) or stage.label, _step(stage, speech), w.aloud(stage.note, speech)) for stage in at
    ]
    return ". ".join([w.joined(parts) for parts in told])


def _step(stage: Stage | Contest, speech: Speech) -> str:
    return speech.said(stage.steps[stage.at]) if 0 <= stage.at < len(stage.steps) else ""


# -- the board ----------------------------------------------------------------------------------------------


def _regions(picture: Picture, speech: Speech) -> list[Section]:
    """Every region with what is there, those that belong together on one line, and then what stands anywhere else."""
    own, there = w.own(speech.lang), _standing(picture)
    told = [(region, _region(region, there.pop(region.place, []), speech)) for region in picture.regions]
    lines = [one for region, one in told if not region.within and one.parts]
    empty = [one.name for region, one in told if not region.within and not one.parts]
    lines += _together([(region.within, one) for region, one in told if region.within], speech)
    lines.append(line(own.say("picture-empty"), [w.joined(empty)] if len(empty) <= NAMED else []))
    rest = [piece for pieces in there.values() for piece in pieces]
    lines.append(line(own.say("picture-elsewhere"), w.pieces(rest, (), speech)))
    return section(own.say("picture-board"), [one for one in lines if one.parts])


def _standing(picture: Picture) -> dict[str, list[Piece]]:
    """The pieces by their regions: `thor-upper` is a place in the region `thor`."""
    regions, found = {region.place for region in picture.regions}, dict[str, list[Piece]]()
    for piece in picture.pieces:
        whole = piece.place.rpartition("-")[0]
        inside = piece.place not in regions and whole in regions
        found.setdefault(whole if inside else piece.place, []).append(piece)
    return found


def _region(region: Region, pieces: list[Piece], speech: Speech) -> Line:
    """The facts about the place, and about each seat there."""
    name = w.region(region, speech)
    badges = [w.badge(badge, speech) for badge in region.badges]
    said = (*region.facts, *region.more)
    facts = [fact for fact in said if "seat" not in fact.things]
    seats = [fact for fact in said if "seat" in fact.things]
    here = w.pieces(pieces, seats, speech)
    return line(name, [w.aloud(region.note, speech), *badges, *w.told(facts, speech), *here])


def _together(regions: list[tuple[Said, Line]], speech: Speech) -> list[Line]:
    """One line for each thing that regions are parts of; parts with nothing in them are free."""
    wholes: dict[str, list[Line]] = {}
    for within, one in regions:
        wholes.setdefault(speech.said(within), []).append(one)
    return [_whole(name, parts, speech) for name, parts in wholes.items()]


def _whole(name: str, parts: list[Line], speech: Speech) -> Line:
    """The facts about the whole, then its parts, then which of them are free."""
    free = [one.name for one in parts if not one.parts and one.name != name]
    told = [part for one in parts if one.name == name for part in one.parts]
    told += [_part(one, speech) for one in parts if one.name != name and one.parts]
    return line(name, [*told, w.own(speech.lang).say("picture-free", places=w.joined(free)) if free else ""])


def _part(one: Line, speech: Speech) -> str:
    return one.name if one.parts == (one.name,) else w.joined([one.name, w.joined(one.parts)], speech.colon)


def _spreads(spreads: Spreads, speech: Speech) -> list[Section]:
    found = []
    for spread in [one for row in spreads.rows for one in row]:
        lines = list(_spread(spread, speech)) or [line(w.own(speech.lang).say("picture-nothing"), ())]
        found += section(speech.said(spread.title), lines)
    return found


def _spread(spread: Spread, speech: Speech) -> Iterator[Line]:
    """Cards that lie together, those face down counted; of two sides, each, and what is measured between them."""
    own = w.own(speech.lang)
    if spread.note:
        yield line(speech.said(spread.note), ())
    for card in spread.cards:
        yield line(w.laid(card, speech), ())
    if spread.hidden:
        yield line(own.say("picture-face-down", count=spread.hidden), ())
    for side in spread.sides:
        yield line(speech.said(side.title), [one.name for one in _spread(side, speech)], side.seat)
    for gauge in spread.gauges:
        yield line(w.gauge(gauge, speech), ())


def _pile(pile: Pile, speech: Speech) -> Line:
    if not pile.pieces and not pile.cards:
        return line("", ())
    pieces = [f"{w.piece(thing, seat, '', speech)} ×{count}" for seat, _, thing, count in pile.pieces]
    return line(speech.said(pile.title), [*pieces, w.cards(pile.cards, speech), speech.said(pile.note)])


def _stock(stock: Stock, speech: Speech) -> list[Section]:
    return section(speech.said(stock.title), [_goods(goods, speech) for row in stock.rows for goods in row])


def _reminder(reminder: Reminder, speech: Speech) -> list[Section]:
    return section(speech.said(reminder.title), [line(w.badge(item, speech), ()) for item in reminder.items])


def _goods(goods: Goods, speech: Speech) -> Line:
    title, numbers = speech.said(goods.title), w.counted(goods.numbers, speech)
    limit = "" if goods.limit is None else w.own(speech.lang).say("picture-limit", limit=goods.limit)
    return line("" if len(numbers) == 1 and numbers[0].startswith(title) else title, [*numbers, limit])


# -- battles ------------------------------------------------------------------------------------------------


def _contests(contests: Contests, speech: Speech) -> list[Section]:
    bouts = [one for bout in contests.bouts for one in _contest(bout, speech)]
    whole = speech.said(contests.title)
    return [bout._replace(title=f"{whole} · {bout.title}") for bout in bouts]


def _contest(contest: Contest, speech: Speech) -> list[Section]:
    state = f" ({w.own(speech.lang).say(w.STAGES[contest.state])})" if contest.state else ""
    gains = [f"{speech.seat(seat)} {w.signed(points)}" for seat, points in contest.gains]
    lines = [_side(side, speech) for side in contest.sides]
    lines.append(line(speech.said(contest.verdict), [*gains, speech.said(contest.note)]))
    forecast = [w.badge(badge, speech) for badge in contest.forecast]
    lines.append(line("", [_step(contest, speech), speech.said(contest.need), *forecast]))
    return section(f"{speech.said(contest.title)}{state}", lines)


def _side(side: Side, speech: Speech) -> Line:
    own = w.own(speech.lang)
    parts = [speech.said(side.role), own.say("picture-strength", strength=side.strength), w.cards(side.cards, speech)]
    parts += [w.badge(mark, speech) for mark in side.marks]
    parts += [own.say("picture-lost", count=side.lost)] if side.lost else []
    parts += [w.joined([speech.seat(seat) for seat in side.seats]), own.say("picture-wins") if side.wins else ""]
    return line(speech.said(side.name) or (speech.seat(side.seat) if side.seat >= 0 else ""), parts, side.seat)


# -- sheets -------------------------------------------------------------------------------------------------


def _sheet_title(sheet: Sheet, speech: Speech) -> str:
    return w.joined(
        [
            speech.seat(sheet.seat),
            speech.said(sheet.title),
            speech.said(sheet.role),
            *[w.badge(mark, speech) for mark in sheet.marks],
            *w.told(sheet.flags, speech),
        ]
    )


def _sheet(sheet: Sheet, speech: Speech) -> list[Line]:
    built = [g.built(sheet.tableau, speech)] if sheet.tableau else []
    held = [g.held(sheet.held, speech)] if sheet.held else []
    return [
        line("", [*heads(sheet, speech), *w.counted(sheet.roads, speech)]),
        line("", [w.track(track, speech) for track in sheet.tracks]),
        line("", w.counted(sheet.counts, speech)),
        *[_goods(goods, speech) for row in sheet.rows for goods in row],
        *[_goods(goods, speech) for goods in sheet.more],
        *built,
        *held,
        _slots(sheet, speech),
    ]


def heads(sheet: Sheet, speech: Speech) -> list[str]:
    """The numbers that a sheet begins with."""
    return [w.brief(number, speech) for number in sheet.numbers]


def _slots(sheet: Sheet, speech: Speech) -> Line:
    """The things on the slots of a sheet, and the number of free ones."""
    own, told = w.own(speech.lang), [w.slot(slot, speech) for slot in sheet.slots]
    free = told.count("")
    filled = speech.listed([slot for slot in told if slot])
    return line(
        own.say("picture-slots") if told else "", [filled, own.say("picture-slots-free", count=free) if free else ""]
    )


def of_seat(picture: Picture, key: str, speech: Speech) -> list[Line]:
    """The things before a seat: its sheet, and its cards on the table."""
    if key not in speech.nouns["seat"]:
        return []
    seat = list(speech.nouns["seat"]).index(key)
    found = [one for sheet in sheets(picture, speech) if sheet.seat == seat for one in sheet.lines]
    spreads = [spread for spread in w.spreads(picture) if spread.seat == seat]
    return found + [line(speech.said(one.title), [w.laid(laid, speech) for laid in one.cards]) for one in spreads]


# -- where a card lies --------------------------------------------------------------------------------------


def places(picture: Picture, key: str, speech: Speech) -> list[str]:
    """Where a card can be seen: on the table with what lies on it, in open piles, among the reader's own."""
    spreads = [one for spread in w.spreads(picture) for one in (spread, *spread.sides)]
    found = [f"{speech.said(one.title)}{speech.colon}{w.laid(laid, speech)}" for one, laid in _laid(spreads, key)]
    for sheet in picture.sheets:
        rows = [number for row in sheet.rows for goods in row for number in goods.numbers]
        found += [speech.said(number.tip) for number in (*sheet.counts, *rows) if key in number.cards]
    return found + [speech.said(zone.title) for zone in picture.zones if key in zone.cards]


def _laid(spreads: list[Spread], key: str) -> list[tuple[Spread, Laid]]:
    return [(spread, laid) for spread in spreads for laid in spread.cards if laid.card == key]


# -- one teller for each kind -------------------------------------------------------------------------------

Teller: TypeAlias = Callable[[Sequence[Any], Speech], list[Section]]


def _each(tell: Callable[[Any, Speech], list[Section]]) -> Teller:
    """Each has its own section."""
    return lambda parts, speech: [one for part in parts for one in tell(part, speech)]


def _lines(title: str, tell: Callable[[Any, Speech], Line]) -> Teller:
    """Each has a line in one section, under a title of the terminal's."""
    return lambda parts, speech: section(
        w.own(speech.lang).say(title) if title else "", [tell(part, speech) for part in parts]
    )


TELLERS: Final[dict[type[Part], Teller]] = {
    Spreads: _each(_spreads),
    Field: _each(g.field),
    Market: _each(g.market),
    Bouts: _each(g.bouts),
    Tableau: _each(g.large),
    Heap: _lines("", g.heap),
    Played: _each(g.played),
    Purse: _each(g.purse),
    Gauge: _each(g.aims),
    Track: _lines("", lambda track, speech: line(w.track(track, speech), ())),
    Notice: _each(o.notice),
    Goals: _each(g.goals),
    Shrine: _lines("picture-shrines", o.shrine),
    Creature: _lines("picture-creatures", o.creature),
    Duel: _each(o.duel),
    Contest: _each(_contest),
    Contests: _each(_contests),
    Pile: _lines("picture-piles", _pile),
    Stock: _each(_stock),
    Reminder: _each(_reminder),
}
