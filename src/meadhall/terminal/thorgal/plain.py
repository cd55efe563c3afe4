"""Thorgal in plain lines, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import PieceView, PlayerView, Table, TerrainView
from meadhall.terminal.thorgal.cards import card_line, own_cards, prices_now, subtypes
from meadhall.terminal.thorgal.journey import difficulty_parts, strength_parts
from meadhall.terminal.thorgal.marks import amounts, goal_of, named, shields, tokens
from meadhall.terminal.thorgal.page import lasting, where
from meadhall.terminal.thorgal.sheets import counts, facts
from meadhall.text import Speech


def status(table: Table, speech: Speech) -> str:
    """Where the match stands, in one line; on a journey, how it stands."""
    place = ", ".join(where(table, speech))
    if table.turn != b.NOBODY:
        place = f"{place}, {speech.say('table-turn', seat=speech.seat(table.turn))}"
    if table.passes:
        place = f"{place}, {speech.say('table-passes', count=table.passes)}"
    horns = [
        f"{speech.seat(p.seat)} {speech.say('table-horns', count=p.horns, needed=table.horns_needed)}"
        for p in table.players
    ]
    line = speech.say("plain-status", where=place, horns=", ".join(horns))
    return f"{line} {_journey_line(table, speech)}" if goal_of(table) is not None else line


def describe(table: Table, speech: Speech) -> list[str]:
    """The whole table: terrains, the journey, what is in force, every player; then the seat's own cards."""
    lines = [status(table, speech), *[terrain_line(terrain, speech) for terrain in table.terrains]]
    lines += _journey(table, speech)
    if table.playing is not None:
        lines.append(_line("table-playing", [piece_line(table.playing, speech)], speech))
    if table.lasting:
        lines.append(_line("table-lasting", [lasting(found, speech) for found in table.lasting], speech))
    for player in table.players:
        lines += player_lines(player, speech)
    return lines + _own(table, speech)


# -- terrains and the journey -----------------------------------------------------------------------------


def terrain_line(terrain: TerrainView, speech: Speech) -> str:
    """A terrain in play: what it requires, and whose it is."""
    state = ""
    if terrain.conqueror != b.NOBODY:
        state = speech.say("plain-conquered", **named(terrain.conqueror, speech))
    elif terrain.destination:
        state = speech.say("plain-destination")
    if terrain.exhausted:
        state += f", {speech.say('table-exhausted', count=terrain.exhausted).strip()}"
    needs = amounts(terrain.required, speech) or speech.say("table-no-need")
    name, kinds = speech.noun("card", terrain.card), subtypes(speech.game.box.card(terrain.card), speech)
    return speech.say("plain-terrain", card=name, subtypes=kinds, amounts=needs, state=state)


def _journey_line(table: Table, speech: Speech) -> str:
    goal = goal_of(table)
    assert goal is not None, "a journey has a destination"
    name = speech.say("table-journey", card=speech.noun("card", goal.card))
    return speech.say("plain-line", name=name, what=speech.say("plain-gap").join(_measures(table, speech)))


def _measures(table: Table, speech: Speech) -> list[str]:
    """Each attribute: strength, difficulty, and whether it is enough."""
    found = []
    measures = zip(b.ATTRIBUTES, table.strength, table.difficulty, table.lacks, strict=True)
    for name, force, needed, lacks in measures:
        result = speech.say("table-short", count=lacks) if lacks else speech.say("table-enough")
        attribute = speech.noun("attribute", name)
        found.append(
            speech.say("plain-measured", attribute=attribute, strength=force, difficulty=needed, result=result)
        )
    return found


def _journey(table: Table, speech: Speech) -> list[str]:
    """Where strength and difficulty come from."""
    goal = goal_of(table)
    if goal is None:
        return []
    group = _amounts(speech.say("table-group"), table.group, speech)
    terrain = _amounts(speech.noun("card", goal.card), goal.required, speech)
    strength = [group, *[piece_line(found, speech) for found in strength_parts(table)]]
    sent = [(found, speech.seat(found.seat)) for found in difficulty_parts(table)]
    difficulty = [terrain, *[f"{piece_line(found, speech)} ({seat})" for found, seat in sent]]
    return [
        _side("table-strength", table.strength, strength, speech),
        _side("table-difficulty", table.difficulty, difficulty, speech),
    ]


def _side(message: str, total: b.Three, parts: Iterable[str], speech: Speech) -> str:
    needs = amounts(total, speech) or speech.say("table-no-need")
    return speech.say("plain-side", side=speech.say(message), amounts=needs, parts=speech.say("plain-gap").join(parts))


def _amounts(name: str, three: b.Three, speech: Speech) -> str:
    return f"{name} {amounts(three, speech)}".strip()


# -- players ------------------------------------------------------------------------------------------------


def player_lines(player: PlayerView, speech: Speech) -> list[str]:
    """A player's piles, group and open cards."""
    role, *rest = facts(player, speech) or [speech.say("plain-none")]
    seat = speech.seat(player.seat)
    if player.out:
        return [speech.say("plain-line", name=seat, what=role)]
    parts = [*rest, *_counts(player, speech)]
    lines = [speech.say("plain-player", seat=seat, role=role, what=speech.say("plain-gap").join(parts))]
    group = speech.say("plain-gap").join([piece_line(found, speech) for found in player.group]) or speech.say(
        "plain-none"
    )
    return [
        *lines,
        "  " + speech.say("plain-group", **named(player.seat, speech), what=group),
        *_open_piles(player, speech),
    ]


def _counts(player: PlayerView, speech: Speech) -> list[str]:
    sides = {"destiny": player.destiny, "scourge": player.scourge}
    return [f"{speech.say(f'table-{side}')} {', '.join(counts(pile, side, speech))}" for side, pile in sides.items()]


def open_piles(player: PlayerView, speech: Speech) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The piles that lie open, by name, with their cards; empty ones are left out."""
    piles = {
        "pile-destiny-discard": player.destiny.discard, "pile-walhalla": player.destiny.destroyed,
        "pile-scourge-discard": player.scourge.discard, "pile-niflhel": player.scourge.destroyed,
    }  # fmt: skip
    for message, keys in piles.items():
        if keys:
            yield speech.say(message, **named(player.seat, speech)), keys


def _open_piles(player: PlayerView, speech: Speech) -> list[str]:
    """Cards that lie open, by name."""
    piles = [(pile, [speech.noun("card", key) for key in keys]) for pile, keys in open_piles(player, speech)]
    return ["  " + speech.say("plain-line", name=pile, what=speech.listed(names)) for pile, names in piles]


def piece_line(found: PieceView, speech: Speech) -> str:
    """A card on the table with its attributes and tokens."""
    spent = speech.say("table-exhausted", count=found.exhausted).strip() if found.exhausted else ""
    marks = [amounts(found.attributes, speech), tokens(found.tokens, speech), spent, *shields(found, speech)]
    return ", ".join([speech.noun("card", found.card), *[mark for mark in marks if mark]])


def _own(table: Table, speech: Speech) -> list[str]:
    lines = []
    prices = prices_now(table)
    for title, keys in own_cards(table):
        lines.append(speech.say(title))
        lines += [f"  {card_line(speech.noun('card', key), 'card', key, speech, prices.get(key))}" for key in keys]
    return lines


def _line(message: str, parts: Iterable[str], speech: Speech) -> str:
    return speech.say("plain-line", name=speech.say(message), what=speech.say("plain-gap").join(parts))
