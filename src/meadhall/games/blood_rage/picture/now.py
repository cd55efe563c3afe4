"""What a newcomer to Blood Rage should know before answering: a danger of this table, then a sign to look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.view import Table
from meadhall.kernel.picture import Said

ACTING: Final = ("turn", "marching", "free_invasion")  # figures and Rage are spent here
LINES: Final = {
    "draft": "now-draft",
    "keep_card": "now-keep",
    "turn": "now-turn",
    "marching": "now-march",
    "raise_stat": "now-stat",
    "join_battle": "now-join",
    "battle_card": "now-card",
    "late_card": "now-late",
}


def now(box: Box, table: Table, seat: int, question: str) -> Iterator[Said]:
    """A danger to the clan's figures and Rage, then what the question is about."""
    if question in ACTING:
        yield from _dangers(box, table, seat)
    if question in LINES:
        yield Said(LINES[question])


def _dangers(box: Box, table: Table, seat: int) -> Iterator[Said]:
    clan = table.clans[seat]
    if clan.rage == 1:
        yield Said("now-last-rage")
    for place in table.places:
        if place.doomed == table.age and any([troop.seat == seat for troop in place.troops]):
            glory = box.values.ragnarok_glory[table.age - 1]
            yield Said("now-doom", {"province": ("place", place.name)}, {"glory": glory})
    if clan.on_map >= clan.stats[b.HORNS]:
        yield Said("now-horns", {}, {"figures": clan.on_map})
