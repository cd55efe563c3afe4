"""What `?` explains: what a card says and where it lies, how a player stands, what a phase or a symbol means."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import PieceView, PlayerView, Table
from meadhall.terminal.thorgal.cards import card_kind, card_text, subtypes
from meadhall.terminal.thorgal.plain import open_piles, piece_line, player_lines, terrain_line
from meadhall.text import Speech


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """What there is to know of a thing: its text, and how it stands on this table."""
    if noun == "card":
        return [card_text(key, speech), _print(key, speech), *_places(key, table, speech)]
    lines = [speech.help(noun, key)]
    if noun == "seat":
        found = [player for player in table.players if player.faction == key]
        lines += [line for player in found for line in player_lines(player, speech)]
    return lines


def _print(key: str, speech: Speech) -> str:
    """What is printed on a card beside its text, and where we know it from."""
    t = speech.game.box
    row = t.ROWS[t.card(key)]
    faction = speech.noun("seat", b.FACTIONS[row.faction])
    parts = [card_kind(key, speech), subtypes(t.card(key), speech), faction]
    parts += [speech.say("card-unique")] if row.unique else []
    parts += [speech.say("card-first")] if row.gold else []
    parts += [speech.say("card-copies", count=row.copies), speech.say(f"source-{row.source.partition(':')[0]}")]
    return " · ".join([part for part in parts if part])


def _places(key: str, table: Table, speech: Speech) -> list[str]:
    """Where the card can be seen on this table."""
    terrain = next((found for found in table.terrains if found.card == key), None)
    if terrain is not None:
        return [terrain_line(terrain, speech)]
    places = [place for player in table.players for place in _of_player(key, player, speech)]
    places += [f"{piece_line(found, speech)} ({speech.seat(found.seat)})" for found in _sent(key, table)]
    places += [speech.say("zone-own-hand")] if key in table.hand else []
    return [speech.say("plain-where", places=speech.say("plain-gap").join(places))] if places else []


def _of_player(key: str, player: PlayerView, speech: Speech) -> Iterator[str]:
    for found in player.group:
        if found.card == key:
            yield f"{piece_line(found, speech)} ({speech.seat(player.seat)})"
    for title, keys in open_piles(player, speech):
        if key in keys:
            yield title


def _sent(key: str, table: Table) -> list[PieceView]:
    """The card on a journey, or being played."""
    found = [table.opposer, *table.associated, table.playing]
    return [piece for piece in found if piece is not None and piece.card == key]
