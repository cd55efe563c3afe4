"""Drawn sheets: what lies before each seat, from the picture alone, in as few columns as its words allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from meadhall.kernel.picture import Goods, Held, Sheet, Slot, Track
from meadhall.terminal.generic import ground as g
from meadhall.terminal.generic import words as w
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

TWO_BY_TWO: Final = 98  # columns from which two sheets stand side by side
GAP: Final = 2  # columns between them


def sheets(all_sheets: Sequence[Sheet], speech: Speech, width: int) -> Lines:
    """All sheets: two by two where there is room, else one under the other."""
    if width < TWO_BY_TWO:
        return [line for one in all_sheets for line in sheet(one, speech, width)]
    return two_by_two([sheet(one, speech, (width - GAP) // 2) for one in all_sheets], (width - GAP) // 2)


def two_by_two(blocks: Sequence[Lines], width: int) -> Lines:
    """Blocks of lines of one width, side by side in pairs."""
    rows: Lines = []
    pairs: Iterable[tuple[Lines, Lines]] = zip_longest(blocks[::2], blocks[1::2], fillvalue=[])
    for left, right in pairs:
        for one, other in zip_longest(left, right, fillvalue=Text()):
            rows.append(Text.assemble(fitted(one.copy(), width), " " * GAP, other))
    return rows


def sheet(one: Sheet, speech: Speech, width: int) -> Lines:
    """One sheet: a title, and as many lines of exactly `width` columns as it needs."""
    return [fitted(line, width) for line in (_title(one, speech, width), *_body(one, speech, width))]


def fitted(line: Text, width: int) -> Text:
    """A line of exactly `width` columns."""
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line


def folded(parts: Iterable[Text], width: int) -> Lines:
    """Parts in a row, and on as many more lines as they need: none is broken. Each line begins with a space."""
    lines: Lines = []
    for part in [part for part in parts if part.plain]:
        if lines and lines[-1].cell_len + len(" · ") + part.cell_len <= width:
            lines[-1].append(" · ", "faint").append(part)
        else:
            lines.append(Text(" ").append(part))
    return lines


# -- the title ------------------------------------------------------------------------------------------------


def _title(one: Sheet, speech: Speech, width: int) -> Text:
    """Who the seat is, and at the right end its most important numbers."""
    key = speech.nouns["seat"][one.seat]
    name = Text.assemble((f" {speech.seat(one.seat, 'letter')} ", f"badge-{key}"), " ")
    name.append(speech.seat(one.seat), f"name-{key}")
    for part in _who(one, speech):
        name.append(f" · {part}", "faint")
    head = Text(f" {' · '.join([w.brief(number, speech) for number in one.numbers])} " if one.numbers else "", "title")
    name.truncate(max(0, width - head.cell_len - 1), overflow="ellipsis")
    return Text.assemble(name, (" " + "─" * max(0, width - name.cell_len - head.cell_len - 1), "frame"), head)


def _who(one: Sheet, speech: Speech) -> list[str]:
    said = [speech.said(one.title), speech.said(one.role), *w.told(one.flags, speech)]
    return [part for part in said if part]


# -- what is below it -------------------------------------------------------------------------------------------


def _body(one: Sheet, speech: Speech, width: int) -> Iterator[Text]:
    yield from folded([_plain(w.badge(mark, speech)) for mark in one.marks], width)
    yield from _tracks(one.tracks, speech, width)
    yield from folded([_plain(w.brief(road, speech), bool(road.value)) for road in one.roads], width)
    for row in one.rows:
        yield from folded([_goods(goods, speech) for goods in row], width)
    counts = [_plain(w.brief(number, speech)) for number in one.counts]
    yield from folded([*counts, *[_goods(goods, speech) for goods in one.more]], width)
    if one.tableau:
        yield from folded([_plain(part) for part in g.built(one.tableau, speech).parts], width)
    yield from folded(_held(one.held, speech), width)
    yield from folded([_slot(slot, speech) for slot in one.slots if slot.card or slot.state], width)


def _plain(words: str, bright: bool = True) -> Text:
    return Text(words, "bone" if bright else "faint")


def _tracks(tracks: Sequence[Track], speech: Speech, width: int) -> Lines:
    """Each track with its value and its steps: `Rage 6 ▰▰▱▱▱▱`."""
    return folded([_track(track, speech) for track in tracks], width)


def _track(track: Track, speech: Speech) -> Text:
    (marker,) = track.markers
    turned = marker.counts is not None
    value = marker.counts if turned else track.cells[marker.at]
    name = Text(f"{speech.said(marker.tip)} ", "faint")
    name.append(f"{value}! " if turned else f"{value} ", "bad" if turned else "bone")
    return name.append("▰" * (marker.at + 1), "bone").append("▱" * (len(track.cells) - 1 - marker.at), "faint")


def _goods(goods: Goods, speech: Speech) -> Text:
    """Numbers that belong together, under their word, and their common limit."""
    limit = "" if goods.limit is None else _limit(goods, goods.limit)
    title = f"{speech.said(goods.title)} " if goods.title else ""
    style = "faint" if goods.state == "rests" else "bone"
    told = "  ".join([w.brief(number, speech) for number in goods.numbers])
    return Text.assemble((title, "faint"), (told, style), (limit, "faint"))


def _limit(goods: Goods, limit: int) -> str:
    """How many there can be; of several kinds, how many there are in all."""
    many = len(goods.numbers) > 1
    return f" ({sum([number.value for number in goods.numbers])}/{limit})" if many else f"/{limit}"


def _held(held: Held | None, speech: Speech) -> Lines:
    """The cards of an open hand, equal ones counted."""
    if held is None or not held.cards:
        return []
    names = [w.card(card, speech) for card in held.cards]
    counted = [_plain(speech.listed([name] * names.count(name))) for name in dict.fromkeys(names)]
    return [Text(f"{w.own(speech.lang).say('picture-held')}", "faint"), *counted]


def _slot(slot: Slot, speech: Speech) -> Text:
    return Text(w.slot(slot, speech), "faint" if "spent" in slot.state.split() else "bone")
