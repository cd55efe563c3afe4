"""What a newcomer to Asgard should know before answering: a danger of this table, then a sign to look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.view import Table
from meadhall.kernel.picture import Said

PLANNING: Final = ("choose_gods", "place_disc", "act")
LINES: Final = {
    "choose_gods": "now-choose",
    "place_disc": "now-place",
    "act": "now-act",
    "build": "now-build",
    "buy_recruit": "now-recruit",
    "buy_disc": "now-disc",
    "reinforce": "now-reinforce",
}


def now(table: Table, seat: int, question: str) -> Iterator[Said]:
    """What ends soon or runs short, then what the question is about."""
    if question in PLANNING:
        yield from _dangers(table, seat, question)
    if question in LINES:
        yield Said(LINES[question])


def _dangers(table: Table, seat: int, question: str) -> Iterator[Said]:
    if table.round == b.ROUNDS:
        yield Said("now-last-round")
    elif question == "choose_gods" and table.players[seat].supply <= b.FEWEST_DISCS:
        yield Said("now-few-discs", {}, {"discs": table.players[seat].supply})
