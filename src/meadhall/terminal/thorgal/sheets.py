"""The players' boards: role, horns and hand; Destiny piles to the left, Scourge piles to the right; and the group."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.thorgal.view import PileView, PlayerView, Table
from meadhall.terminal.screen import Lines, flow
from meadhall.terminal.thorgal.marks import dotted, piece
from meadhall.text import Speech


def sheet(table: Table, player: PlayerView, speech: Speech, width: int) -> Lines:
    """One player: a title, the piles, the group in as many lines as it needs."""
    lines = [_title(table, player, speech, width)]
    if player.out:
        return lines
    piles = [_piles(player.destiny, "destiny", player, speech), _piles(player.scourge, "scourge", player, speech)]
    lines += [Text(" ").append(line) for line in flow(piles, width - 1)]
    return lines + _group(player, speech, width)


def _title(table: Table, player: PlayerView, speech: Speech, width: int) -> Text:
    name = Text.assemble((f" {speech.seat(player.seat, 'letter')} ", f"badge-{player.chair}"), " ")
    name.append(speech.seat(player.seat), f"name-{player.chair}")
    for part in facts(player, speech):
        name.append(f" · {part}", "faint")
    name.append(" ")
    horns = Text(f" {speech.say('table-horns', count=player.horns, needed=table.horns_needed)} ", "horns")
    name.truncate(width - horns.cell_len, overflow="ellipsis")
    rule = "─" * max(0, width - name.cell_len - horns.cell_len)
    return Text.assemble(name, (rule, "frame"), horns)


def facts(player: PlayerView, speech: Speech) -> list[str]:
    """Role and hand, and what is out of the ordinary."""
    role = "flag-out" if player.out else f"role-{player.role}" if player.role else ""
    said = [speech.say(role)] if role else []
    if player.pawn:
        said.append(speech.say("table-pawn", number=f"{player.pawn:+d}"))
    counts = {
        "table-hand": player.hand, "table-face-down": player.chosen, "table-points": player.points,
        "table-aside": player.aside, "table-prevented": player.prevented,
    }  # fmt: skip
    return said + [speech.say(message, count=count) for message, count in counts.items() if count]


def _piles(pile: PileView, side: str, player: PlayerView, speech: Speech) -> Text:
    """The piles of one side; those of the role that is played are bright."""
    style = side if player.role == side else "faint"
    return Text.assemble(
        (f"{speech.say(f'table-{side}')} ", style), dotted([Text(x, style) for x in counts(pile, side, speech)])
    )


def counts(pile: PileView, side: str, speech: Speech) -> list[str]:
    """How many cards lie where on one side of a board; empty open piles are left out."""
    destroyed = "table-walhalla" if side == "destiny" else "table-niflhel"
    piles = {
        "table-deck": pile.deck, "table-reserve": pile.reserve, "table-discard": len(pile.discard),
        destroyed: len(pile.destroyed),
    }  # fmt: skip
    always = ("table-deck", "table-reserve")
    return [speech.say(message, count=count) for message, count in piles.items() if count or message in always]


def _group(player: PlayerView, speech: Speech, width: int) -> Lines:
    return [Text(" ").append(line) for line in flow([piece(found, speech) for found in player.group], width - 1)]
