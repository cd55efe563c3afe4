"""What a newcomer to Thorgal should know before answering: a danger of this table, then a sign to look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.thorgal.view import PlayerView, Table
from meadhall.kernel.picture import Said

SHORT_DECK: Final = 6  # cards of a Destiny deck from which damage may end the match soon
PLAYING: Final = ("turn", "open_turn", "damage", "unmet", "destination")
LINES: Final = {
    "start_companions": "now-companions",
    "start_terrains": "now-terrains",
    "add_terrains": "now-terrains",
    "destination": "now-destination",
    "opposition": "now-opposition",
    "unmet": "now-unmet",
    "damage": "now-damage",
    "settle_hand": "now-settle",
}
TURNS: Final = {
    ("dawn", "destiny"): "now-dawn-destiny",
    ("dawn", "scourge"): "now-dawn-scourge",
    ("journey", "destiny"): "now-journey-destiny",
    ("journey", "scourge"): "now-journey-scourge",
}


def now(table: Table, seat: int, question: str) -> Iterator[Said]:
    """Who is about to win or to lose, then what the question is about."""
    mine = table.players[seat]
    if question in PLAYING:
        yield from _dangers(table, mine)
    if question == "prophecy":
        yield from _prophecy(mine)
    if question in LINES:
        yield Said(LINES[question])
    elif question in ("turn", "open_turn") and (table.phase, mine.role) in TURNS:
        yield Said(TURNS[table.phase, mine.role])


def _dangers(table: Table, mine: PlayerView) -> Iterator[Said]:
    for player in table.players:
        if player.horns == table.horns_needed - 1 and player.seat != mine.seat and not player.out:
            yield Said("now-rival-horn", {"seat": ("seat", player.chair)})
    left = mine.destiny.deck + mine.hand
    if left <= SHORT_DECK:
        yield Said("now-short-deck", {}, {"cards": left})


def _prophecy(mine: PlayerView) -> Iterator[Said]:
    """Costs are paid from the reserve: without one, most of the hand can't be played (TH-310)."""
    reserve = mine.scourge.reserve if mine.role == "scourge" else mine.destiny.reserve
    yield Said("now-prophecy" if reserve else "now-no-reserve")
