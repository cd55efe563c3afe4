"""The players' sheets: the three roads, the Attributes, the Reserve, what was won and what was taken."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import PlayerView, Table
from meadhall.terminal.lords_of_ragnarok.marks import BY_THE_TREE, dotted, fitted, runes
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

SHEET_LINES: Final = 4
INJURED: Final = "!"


def sheet(table: Table, player: PlayerView, speech: Speech, width: int) -> Lines:
    """One player in four lines of exactly `width` columns."""
    lines = (
        _title(table, player, speech, width),
        _roads(table, player, speech),
        _reserve(player, speech),
        _owned(player, speech),
    )
    return [fitted(line, width) for line in lines]


def _title(table: Table, player: PlayerView, speech: Speech, width: int) -> Text:
    """Name, Hero, whose turn it is, and the Attributes."""
    name = Text.assemble((f" {speech.seat(player.seat, 'letter')} ", f"badge-{player.colour}"), " ")
    name.append(speech.seat(player.seat), f"name-{player.colour}")
    if player.hero:
        name.append(f" · {speech.noun('hero', player.hero)}", "bone")
    name.append(" ▸ " if player.seat == table.turn else " ", "points")
    attributes = _attributes(player, speech)
    rule = "─" * max(0, width - name.cell_len - attributes.cell_len)
    return Text.assemble(name, (rule, "frame"), attributes)


def _attributes(player: PlayerView, speech: Speech) -> Text:
    """What they count, by their letters, an Injured one says so; and the Regions that count at Ragnarok."""
    found = []
    for number, key in enumerate(b.ATTRIBUTES):
        value = f" {speech.noun('attribute', key, 'letter')}{player.attributes[number]}"
        found.append((f"{value}{INJURED}", "doom") if player.hurt[number] else (value, "points"))
    return Text.assemble(*found, (f" {BY_THE_TREE}{player.crown}", "points"))


def _roads(table: Table, player: PlayerView, speech: Speech) -> Text:
    """How far each road is gone."""
    counts = {
        "table-road-lands": (player.lands, b.TERRITORIES_TO_WIN),
        "table-road-temples": (player.temples, b.temples_to_win(table.seats)),
        "table-road-kills": (player.kills, b.kills_to_hunt_loki(table.seats)),
    }
    said = [(speech.say(message, has=has, needs=needs), has) for message, (has, needs) in counts.items()]
    return Text(" ").append(Text("  ").join([Text(words, "bone" if has else "faint") for words, has in said]))


def _reserve(player: PlayerView, speech: Speech) -> Text:
    """Runes and cards against the limit, Priests, Armies that can be Recruited."""
    parts = [
        runes(player.runes, speech).append(f" ({sum(player.runes)}/{player.limit})", "faint"),
        Text(speech.say("table-hand", count=player.hand, limit=player.limit), "bone"),
        Text(speech.say("table-priests", count=player.priests), "bone"),
        Text(speech.say("table-reserve", count=player.reserve), "bone"),
    ]
    return Text(" ").append(Text("  ").join(parts))


def _owned(player: PlayerView, speech: Speech) -> Text:
    """Monsters, figures, Slayer tokens, Artefacts and Blessings."""
    parts = [Text(speech.noun("monster", monster), "beast") for monster in player.rings]
    parts += [Text(speech.say("table-figure", monster=speech.noun("monster", m)), "beast") for m in player.figures]
    if player.tokens:
        parts.append(Text(speech.say("table-tokens", count=player.tokens), "beast"))
    parts += [Text(speech.noun("artefact", a), "points" if charged else "hurt") for a, charged in player.artefacts]
    parts += [Text(speech.noun("blessing", blessing), "bone") for blessing in player.blessings]
    return Text(" ").append(dotted(parts)) if parts else Text(f" {speech.say('table-nothing')}", "faint")
