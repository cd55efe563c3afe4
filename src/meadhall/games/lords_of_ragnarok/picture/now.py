"""What a newcomer to Lords of Ragnarok should know before answering: a danger here, then a sign to look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import PlayerView, Table
from meadhall.kernel.picture import Said

TURN: Final = ("pray", "hero_option", "rune_action", "manoeuvre", "special", "monsters", "build_temple", "erect")
LINES: Final = {
    "keep_hero": "now-hero",
    "land": "now-land",
    "first_alliance": "now-alliance",
    "ally": "now-alliance",
    "pray": "now-prayer",
    "hero_option": "now-hero-step",
    "rune_action": "now-runes",
    "manoeuvre": "now-manoeuvre",
    "special": "now-special",
    "monsters": "now-monsters",
    "erect": "now-monument",
    "battle_card": "now-battle",
    "start_hunt": "now-hunt",
    "defend": "now-defend",
    "strike_beast": "now-boxes",
}


def now(table: Table, seat: int, question: str) -> Iterator[Said]:
    """Who is one step from victory, then what the question is about."""
    if question in TURN:
        yield from _dangers(table, seat)
    if question in LINES:
        yield Said(LINES[question])


def _dangers(table: Table, seat: int) -> Iterator[Said]:
    for player in table.players:
        if player.seat != seat:
            yield from _threats(player, table.seats)
    turned = sum([omen.turned for omen in table.omens])
    if table.last_turns > 0:  # NOTHING before Ragnarok
        yield Said("now-last-turns")
    elif turned == b.OMENS_TO_END - 1:
        yield Said("now-omens", {}, {"turned": turned, "of": b.OMENS_TO_END})


def _threats(player: PlayerView, seats: int) -> Iterator[Said]:
    """A rival one step from an immediate victory (LR-802 to LR-806)."""
    who = {"seat": ("seat", player.colour)}
    if player.lands == b.TERRITORIES_TO_WIN - 1:
        yield Said("now-jarl", who, {"has": player.lands, "of": b.TERRITORIES_TO_WIN})
    if player.temples == b.temples_to_win(seats) - 1:
        yield Said("now-godi", who, {"has": player.temples, "of": b.temples_to_win(seats)})
    if player.kills >= b.kills_to_hunt_loki(seats):
        yield Said("now-slayer", who)
