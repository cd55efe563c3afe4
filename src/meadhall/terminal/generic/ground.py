"""A common field, stacks, what seats have built, fights side by side and what can be spent, in sections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from meadhall.kernel.picture import (
    Blow,
    Bout,
    Bouts,
    Copy,
    Field,
    Gauge,
    Goal,
    Goals,
    Heap,
    Held,
    Market,
    Number,
    Place,
    Played,
    Plot,
    Purse,
    Shelf,
    Stack,
    Tableau,
    Tile,
    Track,
)
from meadhall.terminal.generic import words as w
from meadhall.terminal.generic.lines import Line, Section, line, section
from meadhall.text import Speech


def market(market: Market, speech: Speech) -> list[Section]:
    return section(speech.said(market.title), [stack(one, speech) for one in market.stacks])


def bouts(bouts: Bouts, speech: Speech) -> list[Section]:
    lines = [line(speech.said(bouts.note), ()), *[_bout(bout, speech) for bout in bouts.bouts]]
    return section(speech.said(bouts.title), lines)


def large(one: Tableau, speech: Speech) -> list[Section]:
    return section(speech.said(one.title), tableau(one, speech))


def played(played: Played, speech: Speech) -> list[Section]:
    return section(w.own(speech.lang).say("picture-played"), [line("", [w.cards(played.cards, speech)])])


def purse(purse: Purse, speech: Speech) -> list[Section]:
    return section(speech.said(purse.title), [_fund(fund, speech) for fund in purse.funds])


def aims(one: Gauge, speech: Speech) -> list[Section]:
    return section("", [line(aim(one, speech), ())])


# -- the field ----------------------------------------------------------------------------------------------


def field(field: Field, speech: Speech) -> list[Section]:
    """The track, the row with its piles, goals, cards beside it and tiles."""
    lines = [_track(field.track, speech)] if field.track else []
    lines += [heap(one, speech) for one in (field.row.draw,) if one]
    lines += [place(one, speech) for one in field.row.places]
    lines += [heap(one, speech) for one in (field.row.discard,) if one]
    found = section(w.joined(dict.fromkeys([speech.said(field.title), speech.said(field.row.title)]), " · "), lines)
    found += goals(field.goals, speech) if field.goals else []
    if field.aside:
        cards = [line(w.laid(laid, speech), ()) for laid in field.aside.cards]
        found += section(speech.said(field.aside.title), cards)
    return found + [one for shelf in field.shelves for one in _shelf(shelf, speech)]


def _track(track: Track, speech: Speech) -> Line:
    """Where the markers stand, of how many steps, and what happens at some of them."""
    markers = [f"{speech.said(marker.tip)} {marker.at}/{track.cells[-1]}" for marker in track.markers]
    marks = [f"{speech.said(badge.tip)} ({step})" for step, badge in track.marks]
    return line("", [*markers, speech.said(track.note), *dict.fromkeys(marks)])


def place(place: Place, speech: Speech) -> Line:
    """A place of the row: what lies there, the mark over it, and its state."""
    over = speech.colon.join([speech.said(place.over.label), speech.said(place.over.tip)]) if place.over else ""
    under = [w.badge(place.under, speech)] if place.under else []
    lives = [w.number(place.lives, speech)] if place.lives else []
    here = w.laid(place.laid, speech) if place.laid else speech.said(place.empty) or "–"
    foot = speech.said(place.foot)
    return line(str(place.number), [here, price(place.price, speech), *lives, foot, *under, over])


def heap(heap: Heap, speech: Speech) -> Line:
    cards = w.cards(reversed(heap.cards), speech)
    return line(f"{speech.said(heap.title)} {heap.count}", [speech.said(heap.note), cards])


def goals(goals: Goals, speech: Speech) -> list[Section]:
    lines = [goal(one, speech) for one in goals.items]
    return section(speech.said(goals.title), [line("", [speech.said(goals.tip)]), *lines])


def goal(goal: Goal, speech: Speech) -> Line:
    """A goal: who meets it, how far the others are, and what is left for them; how far all of them are."""
    own, all_of_them = w.own(speech.lang), [one for one in goal.seats if one.seat < 0]
    far = [f"{one.value}/{one.of}" for one in all_of_them]
    far += [own.say("picture-met") for one in all_of_them if one.met]
    seats = [
        f"{speech.seat(one.seat)} {own.say('picture-reached') if one.met else f'{one.value}/{one.of}'}"
        for one in goal.seats
        if one.seat >= 0
    ]
    return line(speech.noun(*goal.name), [*far, speech.said(goal.need), *seats, speech.said(goal.left)])


def _shelf(shelf: Shelf, speech: Speech) -> list[Section]:
    title = w.joined([speech.said(shelf.title), speech.said(shelf.note)], " · ")
    return section(title, [tile(one, speech) for one in shelf.tiles])


def tile(tile: Tile, speech: Speech) -> Line:
    worth = [w.badge(tile.worth, speech)] if tile.worth else []
    seats = [speech.seat(seat) for seat in tile.seats]
    return line(speech.noun(*tile.name), [*worth, speech.said(tile.words), price(tile.price, speech), *seats])


# -- stacks, plots, fights ------------------------------------------------------------------------------------


def price(numbers: Iterable[Number], speech: Speech) -> str:
    """A price in several goods."""
    return w.joined([w.number(number, speech) for number in numbers], " + ")


def stack(stack: Stack, speech: Speech) -> Line:
    """A stack: what it costs, how many are left, and why it can't be had."""
    left = w.own(speech.lang).say("picture-left", count=stack.left)
    worth = [w.badge(stack.worth, speech)] if stack.worth else []
    return line(w.card(stack.card, speech), [price(stack.price, speech), *worth, left, speech.said(stack.why)])


def tableau(tableau: Tableau, speech: Speech) -> list[Line]:
    """A seat's buildings, and the things beside them."""
    shelf = [tile(one, speech) for one in tableau.shelf.tiles] if tableau.shelf else []
    return [*[plot(one, speech) for one in tableau.plots if one.copies], *shelf]


def plot(plot: Plot, speech: Speech) -> Line:
    """A kind of building: how many, how strong, and in what state each is."""
    count = f" ×{len(plot.copies)}" if len(plot.copies) > 1 else ""
    worth = [w.badge(plot.worth, speech)] if plot.worth else []
    return line(f"{speech.noun(*plot.name)}{count}", [*worth, *_copies(plot.copies, speech)])


def _copies(copies: Iterable[Copy], speech: Speech) -> Iterator[str]:
    told = [speech.said(copy.tip) for copy in copies if copy.tip]
    for state in dict.fromkeys(told):
        yield state if told.count(state) == 1 else f"{state} ×{told.count(state)}"


def built(tableau: Tableau, speech: Speech) -> Line:
    """The same in one line, for a sheet."""
    return line(speech.said(tableau.title), [_brief(one, speech) for one in tableau.plots if one.copies])


def _brief(one: Plot, speech: Speech) -> str:
    told = plot(one, speech)
    return told.name + (f" ({w.joined(told.parts)})" if told.parts else "")


def held(held: Held, speech: Speech) -> Line:
    """A hand as others see it."""
    if held.hidden:
        return line(w.own(speech.lang).say("picture-face-down", count=held.hidden), ())
    return line(w.own(speech.lang).say("picture-held") if held.cards else "", [w.cards(held.cards, speech)])


def _bout(bout: Bout, speech: Speech) -> Line:
    """One fight: what guards and what strikes, the sums, and how it stands."""
    own = w.own(speech.lang)
    sides = [w.joined(_blows(bout.guards, speech), " + "), w.joined(_blows(bout.strikes, speech), " + ")]
    sums = own.say("picture-against", value=bout.strength, against=bout.against)
    name = w.joined([speech.seat(bout.seat) if bout.seat >= 0 else "", speech.said(bout.title)], " · ")
    return line(name, [" – ".join(sides), sums, speech.said(bout.verdict), speech.said(bout.note)], bout.seat)


def _blows(blows: Iterable[Blow], speech: Speech) -> list[str]:
    return [f"{speech.noun(*blow.name)} {blow.counts}" for blow in blows]


def _fund(fund: Number, speech: Speech) -> Line:
    return line(f"{speech.said(fund.tip)} {fund.value}", w.told(fund.parts, speech))


def aim(aim: Gauge, speech: Speech) -> str:
    """A goal, and the progress on it."""
    against = aim.against or 0
    enough = aim.value > against if aim.over else aim.value >= against
    return w.gauge(msgspec.structs.replace(aim, verdict=aim.enough if enough else aim.short), speech)
