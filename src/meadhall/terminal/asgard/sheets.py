"""The players' sheets: points, discs, Seals, recruits, stones, Temples, tiles, and the gods they have shown."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.view import PlayerView, Table
from meadhall.terminal.asgard.marks import dotted, price, recruits, seals, stones
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

SHEET_LINES: Final = 5


def sheet(table: Table, player: PlayerView, speech: Speech, width: int) -> Lines:
    """One player in five lines of exactly `width` columns."""
    lines = (
        _title(table, player, speech, width),
        _discs(player, speech),
        _goods(player, speech),
        _tiles(player, speech),
        _gods(player, speech),
    )
    return [_fitted(line, width) for line in lines]


def _title(table: Table, player: PlayerView, speech: Speech, width: int) -> Text:
    name = Text.assemble((f" {speech.seat(player.seat, 'letter')} ", f"badge-{player.colour}"), " ")
    name.append(speech.seat(player.seat), f"name-{player.colour}")
    name.append(f" · {speech.say('table-place', number=player.order)} ", "faint")
    points = Text(f" {speech.say('table-points', points=player.score)} ", "points")
    rule = "─" * max(0, width - name.cell_len - points.cell_len)
    return Text.assemble(name, (rule, "frame"), points)


def _discs(player: PlayerView, speech: Speech) -> Text:
    """Where the discs are that are on nobody's slot, and what the next one costs."""
    places = {"table-discs": player.supply, "table-in-asgard": player.asgard, "table-in-centre": player.centre}
    parts = [_said(speech, message, count=count) for message, count in places.items() if count]
    if player.row:
        row = speech.say("table-row", count=player.row)
        parts.append(Text.assemble((f"{row}, ", "bone"), _next_disc(player, speech)))
    return Text(" ").append(dotted(parts))


def _next_disc(player: PlayerView, speech: Speech) -> Text:
    words = speech.say("table-next-disc", price="")
    return Text(words, "bone").append(price(player.price, speech))


def _goods(player: PlayerView, speech: Speech) -> Text:
    return Text(" ").append(
        dotted([seals(player.seals, speech), recruits(player.recruits, speech), stones(player.stones, speech)])
    )


def _tiles(player: PlayerView, speech: Speech) -> Text:
    """What was built, won and taken, but for kept bonuses."""
    parts = []
    if player.temples:
        worth = [t.VALUE[t.NUMBER[tile]] for tile in player.temples]
        parts.append(_said(speech, "table-a-round", values="+".join(map(str, worth)), points=sum(worth)))
    if player.battle_tiles:
        parts.append(_said(speech, "table-fought", values=" ".join(map(str, player.battle_tiles))))
    counts = {"table-weapons": player.weapons, "table-spells": player.spells}
    parts += [_said(speech, message, count=count) for message, count in counts.items() if count]
    parts += [Text(speech.noun("tile", tile), "bone") for tile in player.powers]
    return Text(" ").append(dotted(parts)) if parts else Text(f" {speech.say('table-nothing')}", "faint")


def _gods(player: PlayerView, speech: Speech) -> Text:
    """This round's gods, those shown by name and the others counted; and the bonuses kept."""
    parts = []
    if player.revealed:
        gods = ", ".join([speech.noun("god", god) for god in player.revealed])
        parts.append(_said(speech, "table-shown", gods=gods))
    if player.chosen:
        parts.append(_said(speech, "table-hidden-gods", count=player.chosen))
    if player.bonuses:
        names = ", ".join([speech.noun("tile", tile) for tile in player.bonuses])
        parts.append(_said(speech, "table-bonus", tiles=names))
    return Text(" ").append(dotted(parts))


def _said(speech: Speech, message: str, **args: str | int) -> Text:
    return Text(speech.say(message, **args), "bone")


def _fitted(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line
