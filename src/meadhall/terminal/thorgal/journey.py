"""The terrains in play, and the journey: strength against difficulty in each attribute, and where both come from."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import PieceView, Table, TerrainView
from meadhall.terminal.screen import Lines, flow
from meadhall.terminal.thorgal.marks import DESTINATION, EXHAUSTED, amounts, goal_of, letter, piece, spaced, tokens
from meadhall.text import Speech


def terrains(table: Table, speech: Speech, width: int) -> Grid:
    """All terrains in play, in a row."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="title", no_wrap=True)
    grid.add_column(no_wrap=True)
    title = speech.say("table-terrains")
    for number, line in enumerate(flow([_terrain(table, t, speech) for t in table.terrains], width - len(title) - 4)):
        grid.add_row("" if number else title, line)
    return grid


def _terrain(table: Table, terrain: TerrainView, speech: Speech) -> Text:
    """Its name and what it requires, or whose horn it is; tokens on it."""
    conquered = terrain.conqueror != b.NOBODY
    style = "goal" if terrain.destination else "faint" if conquered else "bone"
    parts = [Text(DESTINATION if terrain.destination else "", "goal"), Text(speech.noun("card", terrain.card), style)]
    if conquered:
        parts += [letter(table, terrain.conqueror, speech), Text(speech.say("table-conquered"), "faint")]
    else:
        parts.append(Text(amounts(terrain.required, speech), "attributes"))
    parts.append(Text(f"({tokens(terrain.tokens, speech)})" if any(terrain.tokens) else "", "token"))
    parts.append(Text(EXHAUSTED * terrain.exhausted, "token"))
    return spaced(parts)


# -- the journey ------------------------------------------------------------------------------------------


def journey(table: Table, speech: Speech, width: int) -> Lines:
    """How the journey stands; nothing where there is none."""
    goal = goal_of(table)
    if goal is None:
        return []
    head = Text(speech.say("table-journey", card=speech.noun("card", goal.card)), "title")
    measures = [_measure(table, which, speech) for which in range(len(b.ATTRIBUTES))]
    together = flow([head, *measures], width)
    lines = together if len(together) == 1 else [head, *[Text("  ").append(x) for x in flow(measures, width - 2)]]
    return [*lines, *_sides(table, goal, speech, width)]


def _measure(table: Table, which: int, speech: Speech) -> Text:
    """One attribute: `Bravery 4/3 (enough)`."""
    force, needed, lacks = table.strength[which], table.difficulty[which], table.lacks[which]
    result = speech.say("table-short", count=lacks) if lacks else speech.say("table-enough")
    return Text.assemble(
        (f"{speech.noun('attribute', b.ATTRIBUTES[which])} ", "bone"),
        (f"{force}/{needed} ", "attributes"),
        (f"({result})", "short" if lacks else "enough"),
    )


def _sides(table: Table, goal: TerrainView, speech: Speech, width: int) -> Lines:
    """Where strength and difficulty come from."""
    sides = {"table-strength": strength_parts(table), "table-difficulty": difficulty_parts(table)}
    longest = max([len(speech.say(message)) for message in sides])
    lines: Lines = []
    for message, pieces in sides.items():
        first = _own_part(table, goal, message, speech)
        chunks = [first, *[_sent(table, found, speech) for found in pieces]]
        plus = [Text.assemble(("+ " if number else "", "faint"), chunk) for number, chunk in enumerate(chunks)]
        lines += _hanging(speech.say(message).ljust(longest), flow(plus, width - longest - 4))
    return lines


def _hanging(name: str, lines: Lines) -> Lines:
    """Lines after a name, those below it indented as far."""
    margin = " " * len(name)
    return [Text.assemble((f"  {margin if at else name}  ", "faint"), line) for at, line in enumerate(lines)]


def _own_part(table: Table, goal: TerrainView, side: str, speech: Speech) -> Text:
    """The first part of a side: the group, or the terrain."""
    if side == "table-difficulty":
        return spaced(
            [Text(speech.noun("card", goal.card), "bone"), Text(amounts(goal.required, speech), "attributes")]
        )
    return spaced([
        letter(table, table.destiny, speech), Text(speech.say("table-group"), "bone"),
        Text(amounts(table.group, speech), "attributes"),
    ])  # fmt: skip


def _sent(table: Table, found: PieceView, speech: Speech) -> Text:
    """A card that was sent, with its owner's letter; the opposing companion says so."""
    opposes = speech.say("table-opposer") if found is table.opposer else ""
    return spaced([letter(table, found.seat, speech), piece(found, speech), Text(opposes, "faint")])


def strength_parts(table: Table) -> list[PieceView]:
    """The associated events of the Destiny player."""
    return [found for found in table.associated if found.seat == table.destiny]


def difficulty_parts(table: Table) -> list[PieceView]:
    """The opposing companion, and the associated Scourge cards."""
    sent = [found for found in table.associated if found.seat != table.destiny]
    return [table.opposer, *sent] if table.opposer is not None else sent
