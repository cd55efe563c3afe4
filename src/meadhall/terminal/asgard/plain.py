"""Asgard in plain lines, for pipes and screen readers, and the facts behind `?`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.view import GodView, LaidView, PlaceView, PlayerView, Table
from meadhall.terminal.asgard.cards import card_kind, card_text
from meadhall.text import Speech


def status(table: Table, speech: Speech) -> str:
    """Where the match stands, in one line."""
    scores = [f"{speech.seat(p.seat)} {speech.say('table-points', points=p.score)}" for p in table.players]
    head = f"{speech.say('table-round', round=table.round, last=b.ROUNDS)}, {speech.noun('phase', table.phase)}"
    return f"{head}. {', '.join(scores)}."


def describe(table: Table, speech: Speech) -> list[str]:
    """The whole table: a line for each world, each god, each supply and each player; then the seat's own secrets."""
    lines = [status(table, speech), *[_world(table, world, speech) for world in range(b.PLACES_OF_CAMP)]]
    lines += [_god(number, god, speech) for number, god in enumerate(table.gods)]
    lines += _commons(table, speech)
    lines += [_player(player, speech) for player in table.players]
    return lines + _secrets(table, speech)


# -- worlds ---------------------------------------------------------------------------------------------


def _world(table: Table, world: int, speech: Speech) -> str:
    light, dark = table.places[world], table.places[b.opposite(world)]
    sides = {place.camp: _side(place, speech) for place in (light, dark)}
    if world == b.LOWER_WORLD:
        return speech.say("plain-lower", points=t.LOWER_WORLD_SCORE, **sides)
    name = speech.noun("world", b.WORLDS[world])
    if not light.tile:
        return speech.say("plain-out", world=name)
    zone = _listed([speech.seat(p.seat) for p in table.players if world + 1 in p.zones], speech)
    rewards = {"upper": t.REWARD_UPPER[world], "lower": t.REWARD_LOWER[world]}
    return speech.say("plain-world", world=name, zone=zone, **sides, **rewards)


def _side(place: PlaceView, speech: Speech) -> str:
    """A camp's tile, who holds its Battle slot, and what fights there at Ragnarök."""
    if not place.tile:
        return speech.say("plain-side", camp=speech.noun("camp", place.camp), what=speech.say("table-out"))
    name = speech.noun("tile", place.tile)
    parts = [speech.say("plain-turned", tile=name) if place.flipped else name]
    if place.disc >= 0:
        parts.append(speech.say("plain-slot", seat=speech.seat(place.disc)))
    parts += [_recruits(place.recruits, speech), *[_laid(laid, speech) for laid in place.laid]]
    if place.guarded:
        hidden = speech.say("table-hidden", kind=speech.noun("kind", "ancestral"))
        parts.append(speech.noun("tile", place.guard) if place.guard else hidden)
    what = ", ".join([part for part in parts if part])
    return speech.say("plain-side", camp=speech.noun("camp", place.camp), what=what)


def _laid(laid: LaidView, speech: Speech) -> str:
    hidden = speech.say("table-hidden", kind=speech.noun("kind", laid.kind))
    name = speech.noun("tile", laid.tile) if laid.tile else hidden
    return speech.say("plain-tile-laid", tile=name, seat=speech.seat(laid.seat))


def _recruits(counts: Sequence[int], speech: Speech) -> str:
    names = [name for name, count in zip(b.RECRUITS, counts, strict=True) for _ in range(count)]
    return speech.listed([speech.noun("recruit", name) for name in names])


# -- gods -------------------------------------------------------------------------------------------------


def _god(number: int, god: GodView, speech: Speech) -> str:
    parts = _slots(number, god, speech) if god.active else [speech.say("face-from", round=t.ACTIVE[number])]
    if god.tile:
        parts.append(speech.say("plain-top", tile=speech.noun("tile", god.tile), left=god.left))
    camp = speech.noun("camp", god.camp)
    return speech.say("plain-god", god=speech.noun("god", god.name), camp=camp, what=speech.parted(parts))


def _slots(number: int, god: GodView, speech: Speech) -> list[str]:
    parts = [speech.say("plain-seal" if god.seal else "plain-no-seal")]
    if t.STONE[number] != b.NO_STONE:
        stone = speech.noun("stone", b.STONES[t.STONE[number]])
        parts.append(speech.say("plain-stones", stone=stone, count=god.stones))
    parts.append(speech.say("plain-requests", seats=", ".join([_seat(seat, speech) for seat in god.requests])))
    parts.append(speech.say("plain-temple", seat=_seat(god.temple, speech)))
    upper, lower = [_support(number, god, rank, speech) for rank in range(b.SUPPORTS)]
    parts.append(speech.say("plain-support", upper=upper, lower=lower))
    if any(god.recruits):
        parts.append(speech.say("plain-recruits", recruits=_recruits(god.recruits, speech)))
    return parts


def _seat(seat: int, speech: Speech) -> str:
    return speech.seat(seat) if seat >= 0 else speech.say("plain-free")


def _support(number: int, god: GodView, rank: int, speech: Speech) -> str:
    """Who supports the god there, or which recruits the free slot takes."""
    takes = [speech.noun("recruit", b.RECRUITS[r], "many") for r in t.TAKES[number][rank]]
    seat = _seat(god.support[rank], speech)
    if god.support[rank] >= 0 or not takes:
        return seat
    both = speech.say("plain-or", one=takes[0], other=takes[-1]) if len(takes) > 1 else takes[0]
    return speech.say("plain-takes", seat=seat, recruits=both)


# -- what lies in common ----------------------------------------------------------------------------------


def _commons(table: Table, speech: Speech) -> list[str]:
    piles = zip(table.temples, table.temples_left, strict=True)
    battles = zip(t.BATTLE_VALUES, table.battle_tiles, strict=True)
    parts = {
        "board-temples": [f"{speech.noun('tile', tile)} ×{left}" for tile, left in piles if tile],
        "board-asgard": _asgard(table, speech),
        "board-influence": [_space(table, space, speech) for space in range(b.ROW)],
        "stock-reserve": _reserve(table, speech),
        "goods-valhalla": [_recruits(table.valhalla, speech)],
        "table-ancestral": [speech.noun("tile", tile) for shown in table.ancestrals for tile in shown],
        "table-battle-tiles": [f"{value} ×{left}" for value, left in battles if left],
    }
    named = {message: [part for part in found if part] for message, found in parts.items()}
    return [
        speech.say("plain-line", name=speech.say(message), what=_listed(found, speech))
        for message, found in named.items()
    ]


def _asgard(table: Table, speech: Speech) -> list[str]:
    parts = [speech.noun("tile", tile) for tile in table.asgard]
    parts += [f"{speech.noun('tile', tile)} ({speech.say('table-used')})" for tile in table.asgard_used]
    there = [speech.seat(player.seat) for player in table.players for _ in range(player.asgard)]
    return [*parts, speech.say("table-discs-there", seats=speech.listed(there))] if there else parts


def _space(table: Table, space: int, speech: Speech) -> str:
    """A space of the Influence row: its Seal and whose discs are still on it."""
    there = [speech.seat(player.seat, "letter") for player in table.players if b.ROW - player.row <= space]
    camp = speech.noun("camp", b.CAMPS[t.ROW_SEALS[space]])
    return speech.say("plain-space", number=space + 1, camp=camp, seats=" ".join(there) or speech.say("plain-none"))


def _reserve(table: Table, speech: Speech) -> list[str]:
    light, dark = table.seals
    return [
        _recruits(table.reserve, speech),
        speech.say("plain-seals", light=light, dark=dark),
        f"{speech.noun('piece', 'white-stone')} ×{table.white}",
        speech.say("table-weapons", count=table.weapons),
        speech.say("table-spells", count=table.spells),
    ]


# -- players ------------------------------------------------------------------------------------------------


def _player(player: PlayerView, speech: Speech) -> str:
    parts = [*_discs(player, speech), *_goods(player, speech), *_tiles(player, speech)]
    what = speech.parted([part for part in parts if part])
    return speech.say("plain-player", seat=speech.seat(player.seat), order=player.order, what=what)


def _discs(player: PlayerView, speech: Speech) -> list[str]:
    places = {"table-in-asgard": player.asgard, "table-in-centre": player.centre, "table-row": player.row}
    parts = [speech.say("table-points", points=player.score), speech.say("table-discs", count=player.supply)]
    parts += [speech.say(message, count=count) for message, count in places.items() if count]
    if player.row:
        parts.append(speech.say("plain-price", light=player.price[0], dark=player.price[1]))
    if player.zones:
        parts.append(speech.say("plain-zones", worlds=", ".join(map(str, player.zones))))
    return parts


def _goods(player: PlayerView, speech: Speech) -> list[str]:
    stones = [f"{speech.noun('stone', s)} {n}" for s, n in zip(b.STONES, player.stones, strict=True) if n]
    return [
        speech.say("plain-seals", light=player.seals[0], dark=player.seals[1]),
        _recruits(player.recruits, speech),
        f"{speech.say('table-stones')} {', '.join(stones)}" if stones else "",
    ]


def _tiles(player: PlayerView, speech: Speech) -> list[str]:
    named = [*player.temples, *player.powers, *player.bonuses]
    parts = [speech.listed([speech.noun("tile", tile) for tile in named])]
    if player.battle_tiles:
        parts.append(speech.say("table-fought", values=", ".join(map(str, player.battle_tiles))))
    counts = {"table-weapons": player.weapons, "table-spells": player.spells, "table-hidden-gods": player.chosen}
    parts += [speech.say(message, count=count) for message, count in counts.items() if count]
    if player.revealed:
        parts.append(speech.say("table-shown", gods=", ".join([speech.noun("god", god) for god in player.revealed])))
    return parts


def _secrets(table: Table, speech: Speech) -> list[str]:
    piles = {
        "zone-chosen": ("god", table.chosen),
        "zone-tiles": ("tile", table.tiles),
        "zone-pile": ("tile", table.pile),
    }
    lines = []
    for title, (noun, keys) in piles.items():
        lines += [speech.say(title)] if keys else []
        lines += [f"  {card_line(speech.noun(noun, key), noun, key, speech)}" for key in keys]
    return lines


def _listed(names: Iterable[str], speech: Speech) -> str:
    return ", ".join(names) or speech.say("plain-none")


# -- help -----------------------------------------------------------------------------------------------------


def card_line(name: str, noun: str, key: str, speech: Speech) -> str:
    """A god or a tile, or an answer that names it, with its kind and its text."""
    kind, text = card_kind(noun, key, speech), card_text(noun, key, speech)
    if not text:
        return speech.say("plain-bare-card", name=name, kind=kind)
    return speech.say("plain-card", name=name, kind=kind, text=text)


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """What there is to know of a thing: its help text, and how it stands on this table."""
    return [line for line in (speech.help(noun, key), *_facts(noun, key, table, speech)) if line]


def _facts(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    if noun == "god":
        number = b.GODS.index(key)
        return [_god(number, table.gods[number], speech)]
    if noun == "tile":
        row = t.ROWS[t.NUMBER[key]]
        kind, source = speech.noun("kind", t.KINDS[row.kind]), speech.say(f"source-{row.source}")
        return [speech.say("tile-line", kind=kind, copies=row.copies, source=source)]
    if noun in ("world", "place"):
        world = b.WORLDS.index(key) if noun == "world" else b.world_of(b.PLACES.index(key))
        return [_world(table, world, speech)]
    return [_holders(noun, key, table, speech)] if noun in ("recruit", "stone", "camp") else []


def _holders(noun: str, key: str, table: Table, speech: Speech) -> str:
    """Who has how many of a piece, and how many are left."""
    if noun == "recruit":
        kind = b.RECRUITS.index(key)
        reserve, held = table.reserve[kind], [player.recruits[kind] for player in table.players]
    elif noun == "camp":
        camp = b.CAMPS.index(key)
        reserve, held = table.seals[camp], [player.seals[camp] for player in table.players]
    else:
        stone = b.STONES.index(key)
        on_gods = [god.stones for number, god in enumerate(table.gods) if t.STONE[number] == stone]
        reserve, held = sum(on_gods) or table.white * (stone == b.WHITE_STONE), [p.stones[stone] for p in table.players]
    players = [f"{speech.seat(seat)} {count}" for seat, count in enumerate(held)]
    return speech.say("holders-line", reserve=reserve, players=", ".join(players))
