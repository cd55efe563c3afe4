"""A picture in sections: everything that it holds, in words. Both the plain lines and the page are made of these."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.kernel.picture import (
    Contest,
    Goods,
    Picture,
    Pile,
    Region,
    Sheet,
    Side,
    Spread,
    Stage,
)
from meadhall.terminal.generic import ground as g
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.lines import Line, Section, line, section
from meadhall.terminal.generic.powers import powers
from meadhall.text import Speech


def board(picture: Picture, speech: Speech) -> list[Section]:
    """What lies before everybody: regions, rows of cards, battles, piles and stocks, and what is easily forgotten."""
    found = _regions(picture, speech)
    for row in picture.spreads:
        for spread in row:
            lines = list(_spread(spread, speech)) or [line(w.own(speech.lang).say("picture-nothing"), ())]
            found += section(speech.said(spread.title), lines)
    found += [*g.ground(picture, speech), *powers(picture, speech), *_contests(picture, speech)]
    found += section(w.own(speech.lang).say("picture-piles"), [_pile(pile, speech) for pile in picture.piles])
    for stock in picture.stocks:
        found += section(speech.said(stock.title), [_goods(goods, speech) for row in stock.rows for goods in row])
    for reminder in picture.reminders:
        found += section(speech.said(reminder.title), [line(w.badge(item, speech), ()) for item in reminder.items])
    return found


def sheets(picture: Picture, speech: Speech) -> list[Section]:
    """What lies before each seat."""
    return [
        one
        for sheet in picture.sheets
        for one in section(_sheet_title(sheet, speech), _sheet(sheet, speech), sheet.seat)
    ]


def stages(picture: Picture, speech: Speech) -> list[Line]:
    """The parts of the match, with the steps of the one that is now."""
    return [_stage(stage, speech) for stage in picture.stages]


def _stage(stage: Stage, speech: Speech) -> Line:
    steps = [f"[{step}]" if at == stage.at else step for at, step in enumerate(w.told(stage.steps, speech))]
    name = speech.said(stage.title) or stage.label
    state = w.own(speech.lang).say(w.STAGES[stage.state])
    return line(f"{name} ({state})" if name else state, [" → ".join(steps), speech.said(stage.note)])


def now(picture: Picture, speech: Speech) -> str:
    """Where the match is: the stage, and its step."""
    at = [stage for stage in picture.stages if stage.state == "now"]
    told = [(speech.said(stage.title) or stage.label, _step(stage, speech), speech.said(stage.note)) for stage in at]
    return ". ".join([w.joined(parts) for parts in told])


def _step(stage: Stage, speech: Speech) -> str:
    return speech.said(stage.steps[stage.at]) if 0 <= stage.at < len(stage.steps) else ""


# -- the board ----------------------------------------------------------------------------------------------


def _regions(picture: Picture, speech: Speech) -> list[Section]:
    """Every region with what is there; the empty ones in one line, and then what stands anywhere else."""
    own = w.own(speech.lang)
    told = [_region(picture, region, speech) for region in picture.regions]
    lines = [one for one in told if one.parts]
    lines.append(line(own.say("picture-empty"), [w.joined([one.name for one in told if not one.parts])]))
    places = {region.place for region in picture.regions}
    rest = [piece for piece in picture.pieces if piece.place not in places]
    lines.append(line(own.say("picture-elsewhere"), w.pieces(rest, speech)))
    return section(own.say("picture-board"), [one for one in lines if one.parts])


def _region(picture: Picture, region: Region, speech: Speech) -> Line:
    name = speech.said(region.name) if region.name else speech.noun("place", region.place)
    badges = [w.badge(badge, speech) for badge in region.badges]
    here = w.pieces([piece for piece in picture.pieces if piece.place == region.place], speech)
    return line(name, [speech.said(region.note), *badges, *here, *w.told(region.facts, speech)])


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
    pieces = [f"{w.piece(thing, seat, '', speech)} ×{count}" for seat, _, thing, count in pile.pieces]
    return line(speech.said(pile.title), [*pieces, w.cards(pile.cards, speech), speech.said(pile.note)])


def _goods(goods: Goods, speech: Speech) -> Line:
    title, numbers = speech.said(goods.title), [w.number(number, speech) for number in goods.numbers]
    return line("" if len(numbers) == 1 and numbers[0].startswith(title) else title, numbers)


# -- battles ------------------------------------------------------------------------------------------------


def _contests(picture: Picture, speech: Speech) -> list[Section]:
    found = [] if picture.contest is None else _contest(picture.contest, speech)
    if picture.contests is None:
        return found
    bouts = [one for bout in picture.contests.bouts for one in _contest(bout, speech)]
    whole = speech.said(picture.contests.title)
    return [*found, *[bout._replace(title=f"{whole} · {bout.title}") for bout in bouts]]


def _contest(contest: Contest, speech: Speech) -> list[Section]:
    state = f" ({w.own(speech.lang).say(w.STAGES[contest.state])})" if contest.state else ""
    gains = [f"{speech.seat(seat)} {w.signed(points)}" for seat, points in contest.gains]
    lines = [_side(side, speech) for side in contest.sides]
    lines.append(line(speech.said(contest.verdict), [*gains, speech.said(contest.note)]))
    steps = [f"[{step}]" if at == contest.at else step for at, step in enumerate(w.told(contest.steps, speech))]
    forecast = [w.badge(badge, speech) for badge in contest.forecast]
    lines.append(line("", [" → ".join(steps), speech.said(contest.need), *forecast]))
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
        [speech.seat(sheet.seat), speech.said(sheet.title), speech.said(sheet.role), *w.told(sheet.flags, speech)],
        " · ",
    )


def _sheet(sheet: Sheet, speech: Speech) -> list[Line]:
    own = w.own(speech.lang)
    tracks = [line(w.track(track, speech), ()) for track in sheet.tracks]
    slots = [w.slot(slot, speech) for slot in sheet.slots]
    built = [g.built(sheet.tableau, speech)] if sheet.tableau else []
    held = [g.held(sheet.held, speech)] if sheet.held else []
    return [
        line("", [w.badge(mark, speech) for mark in sheet.marks]),
        line("", [w.number(number, speech) for number in (*sheet.roads, *sheet.numbers)]),
        *tracks,
        line("", [w.number(number, speech) for number in sheet.counts]),
        *[_goods(goods, speech) for row in sheet.rows for goods in row],
        *built,
        *held,
        line(own.say("picture-slots") if slots else "", [speech.listed(slots)]),
    ]
