"""The common parts of the table: the wheel with its Realms, the gods, the Omens, the Stock and the decks."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.view import GodView, OmenView, Table
from meadhall.terminal.lords_of_ragnarok.marks import fitted, letter, letters, rune, runes
from meadhall.terminal.screen import Lines
from meadhall.text import Speech


def wheel(table: Table, speech: Speech, width: int) -> Lines:
    """Each slot with its markers, the top one last, and the allies of its Realm."""
    cells = [_slot(table, realm, speech) for realm in range(len(b.REALMS))]
    return _in_columns(cells, 2, width)


def _slot(table: Table, realm: int, speech: Speech) -> Text:
    token = speech.game.box.realms[realm]
    name = Text(f"{speech.noun('action', b.ACTIONS[token.action])} ", "bone")
    markers = letters(table, table.wheel[token.action], speech)
    allies = letters(table, table.allies[realm], speech)
    place = Text.assemble(
        ("  ", ""), rune(b.RUNES[token.rune], speech), (f" {speech.noun('realm', token.slug)} ", "faint")
    )
    return Text.assemble(name, markers, place, allies)


def gods(table: Table, speech: Speech, width: int) -> Lines:
    """Each god's Monument, its Priests and free slots, and who holds its Artefact."""
    cells = [_god(table, god, speech) for god in table.gods]
    across = len(cells) if max([cell.cell_len for cell in cells]) <= (width - 4) // len(cells) else 2
    return _in_columns(cells, across, width)


def _god(table: Table, god: GodView, speech: Speech) -> Text:
    head = Text(f"{speech.noun('god', god.god)} ", "points")
    head.append(speech.say("table-level", level=god.level, most=b.MOST_LEVEL) + " ", "bone")
    free = [b.NOBODY] * (god.slots - len(god.priests))
    head.append(letters(table, [*god.priests, *free], speech))
    number = b.GODS.index(god.god)
    artefact = next(card.slug for card in speech.game.box.artefacts if card.god == number)
    return head.append(f"  {speech.noun('artefact', artefact)} ", "faint").append(letter(table, god.artefact, speech))


def _in_columns(cells: Lines, across: int, width: int) -> Lines:
    """Cells in rows of `across`."""
    column = (width - 2 * (across - 1)) // across
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return [Text("  ").join([fitted(cell, column) for cell in row]) for row in rows]


def omens(table: Table, speech: Speech) -> Lines:
    """How far each Omen is; those that came true are struck out."""
    return [_omen(omen, speech) for omen in table.omens]


def _omen(omen: OmenView, speech: Speech) -> Text:
    name = speech.noun("omen", omen.omen)
    if omen.turned:
        return Text(name, "doom strike")
    return Text.assemble((f"{name} ", "bone"), (f"{omen.progress}/{omen.needed}", "faint"))


def stock(table: Table, speech: Speech) -> Lines:
    """Runes in the Stock, Temples on the track, cards in the decks and in the discard pile."""
    counts = {
        "table-temples": table.temples, "table-combat": table.combat, "table-discard": len(table.combat_discard),
        "table-blessings": table.blessings, "table-events": table.events,
    }  # fmt: skip
    said = [Text(speech.say(message, count=count), "bone") for message, count in counts.items()]
    return [runes(table.stock, speech), *said]
