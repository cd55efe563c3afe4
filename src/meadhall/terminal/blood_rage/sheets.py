"""The clan sheets: Glory, Rage, stats and their steps, hand, Quests, upgrades, reserve and Valhalla."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.view import ClanView, Table
from meadhall.terminal.blood_rage.map import marks
from meadhall.terminal.screen import Lines
from meadhall.text import Speech

SHEET_LINES: Final = 5
STEPS: Final = b.LAST_STEP + 1


def sheet(table: Table, clan: ClanView, speech: Speech, width: int) -> Lines:
    """One clan in five lines of exactly `width` columns."""
    return [_fitted(line, width) for line in (_title(table, clan, speech, width), *_body(clan, speech))]


def _title(table: Table, clan: ClanView, speech: Speech, width: int) -> Text:
    name = Text.assemble((f" {speech.seat(clan.seat, 'letter')} ", f"badge-{clan.clan}"), " ")
    name.append(speech.seat(clan.seat), f"name-{clan.clan}")
    for shown, word in ((table.first == clan.seat, "table-first"), (clan.passed, "table-passed")):
        if shown:
            name.append(f" · {speech.say(word)}", "faint")
    name.append(" ")
    glory = Text(f" {clan.glory} {speech.say('word-glory')} ", "glory")
    rule = "─" * max(0, width - name.cell_len - glory.cell_len)
    return Text.assemble(name, (rule, "frame"), glory)


def _body(clan: ClanView, speech: Speech) -> Lines:
    rage, axes, horns = clan.stats
    values = (f"{clan.rage}/{rage}", f"{axes}", f"{clan.on_map}/{horns}")
    lines = [_stat(speech, stat, values[i], clan.steps[i]) for i, stat in enumerate(b.STATS)]
    quests = speech.say("table-quests", count=clan.quests)
    lines[0].append(f"{speech.say('table-hand', count=clan.hand)} · {quests}", "bone")
    lines[1].append(_pool(speech, "reserve", marks(speech, clan.reserve, False)))
    lines[2].append(_pool(speech, "valhalla", marks(speech, clan.valhalla, False)))
    return [*lines, _upgrades(clan, speech)]


def _stat(speech: Speech, stat: str, value: str, step: int) -> Text:
    longest = max(len(speech.noun("stat", other)) for other in b.STATS)
    style = "rage" if stat == "rage" else "bone"
    name = speech.noun("stat", stat).ljust(longest)
    return Text.assemble(
        (f" {name} ", "faint"), (f"{value:>5} ", style), ("▰" * step, style), ("▱" * (STEPS - step), "faint"), "  "
    )


def _pool(speech: Speech, place: str, figures: str) -> Text:
    return Text.assemble((f"{speech.noun('place', place)} ", "faint"), (figures or "–", "bone"))


def _upgrades(clan: ClanView, speech: Speech) -> Text:
    names = [speech.noun("card", card) for card in clan.upgrades if card]
    return Text(" " + (" · ".join(names) or speech.say("table-no-upgrades")), "bone" if names else "faint")


def _fitted(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line
