"""Everybody's village: buildings, tokens, cards, Missions."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.view import BuildingView, PlayerView, Table
from meadhall.terminal.screen import Lines
from meadhall.terminal.vikings_gone_wild.marks import SITE, STRUCK, counted, fitted, folded, goods
from meadhall.text import Speech


def sheet(table: Table, player: PlayerView, speech: Speech, width: int) -> Lines:
    """One player in four lines of exactly `width` columns, or in more, where a village or a hand is large."""
    last = _missions(player, speech) if table.versus else _hand(table, player, speech)
    lines = (
        _title(table, player, speech, width),
        *folded(_village(player, speech), width),
        _cards(player, speech),
        *folded(last, width, " · " if table.versus else ", "),
    )
    return [fitted(line, width) for line in lines]


def _title(table: Table, player: PlayerView, speech: Speech, width: int) -> Text:
    """Name, hammer, whose turn it is; tokens and points at the end."""
    key = b.SHIELDS[player.seat]
    name = Text.assemble((f" {speech.seat(player.seat, 'letter')} ", f"badge-{key}"), " ")
    name.append(speech.seat(player.seat), f"name-{key}")
    name.append(" ▸" if player.seat == table.turn else "", "points")
    name.append(f" {speech.say('sheet-hammer')}" if player.seat == table.hammer and table.seats > 1 else "", "faint")
    worth = _worth(table, player, speech)
    rule = "─" * max(0, width - name.cell_len - worth.cell_len - 2)
    return Text.assemble(name, " ", (rule, "frame"), " ", worth)


def _worth(table: Table, player: PlayerView, speech: Speech) -> Text:
    """Tokens, what is stored of how much, and points among rivals."""
    kept = [a + c for a, c in zip(player.tokens, player.stored, strict=True)]
    parts = [goods(kept, speech, bare=True)]
    if any(player.room):
        parts.append(Text(speech.say("sheet-room", has=sum(player.stored), room=sum(player.room)), "faint"))
    if table.versus:
        parts.append(Text(speech.say("brief-points", number=player.points), "points"))
    return Text(" ").join(parts)


def _village(player: PlayerView, speech: Speech) -> list[Text]:
    """The Town Hall and what was built, `#` under construction, `!` attacked in this round."""
    hall = Text(speech.noun("hall", str(player.hall)) + STRUCK * player.hall_struck, "house")
    kinds = dict.fromkeys([building.building for building in player.buildings])
    return [hall, *[_houses(player.buildings, kind, speech) for kind in kinds]]


def _houses(buildings: Sequence[BuildingView], kind: str, speech: Speech) -> Text:
    same = [building for building in buildings if building.building == kind]
    marks = "".join([SITE * building.site + STRUCK * building.struck for building in same])
    number = f" ×{len(same)}" if len(same) > 1 else ""
    return Text(f"{speech.noun('building', kind)}{number}{marks}", "house" if not marks else "bone")


def _cards(player: PlayerView, speech: Speech) -> Text:
    counts = {"count-hand": player.cards, "count-deck": player.deck, "count-discard": len(player.discard)}
    return Text(" ").append(
        Text("  ").join([Text(f"{speech.say(message)} {count}", "faint") for message, count in counts.items()])
    )


def _hand(table: Table, player: PlayerView, speech: Speech) -> list[Text]:
    """A partner's hand lies open (VG-802); one's own is listed below."""
    if player.seat == table.seat:
        return []
    return [Text(name, "bone") for name in counted(player.hand, "card", speech)]


def _missions(player: PlayerView, speech: Speech) -> list[Text]:
    said = [
        speech.say(
            "mission-progress",
            mission=speech.noun("mission", mission.mission),
            progress=mission.progress,
            needed=mission.needed,
        )
        for mission in player.missions
    ]
    done = [Text(speech.say("sheet-completed", count=len(player.completed)), "faint")] if player.completed else []
    return [*[Text(words, "bone") for words in said], *done]
