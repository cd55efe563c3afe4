"""Lords of Ragnarok in plain lines, for pipes and screen readers, and the facts behind `?`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.wording import symbols
from meadhall.games.lords_of_ragnarok.view import GodView, MonsterView, OmenView, PlayerView, RegionView, Table
from meadhall.terminal.lords_of_ragnarok.beasts import sheet_of
from meadhall.terminal.lords_of_ragnarok.cards import card_line, row_of
from meadhall.terminal.lords_of_ragnarok.discards import discards
from meadhall.terminal.lords_of_ragnarok.fights import fight
from meadhall.terminal.lords_of_ragnarok.marks import side
from meadhall.text import Speech


def status(table: Table, speech: Speech) -> str:
    """Where the match stands, in one line."""
    turned = sum([omen.turned for omen in table.omens])
    head = [speech.say("table-round", round=table.round), speech.noun("step", table.step)]
    head.append(speech.say("omens-title", turned=turned, needed=b.OMENS_TO_END))
    roads = [f"{speech.seat(player.seat)} {_roads(player, speech)}" for player in table.players]
    return f"{', '.join(head)}. {speech.parted(roads)}."


def _roads(player: PlayerView, speech: Speech) -> str:
    return speech.say("plain-roads", lands=player.lands, temples=player.temples, kills=player.kills)


def describe(table: Table, speech: Speech) -> list[str]:
    """The whole table: a line for each Region, Sea, slot of the wheel, god, beast, Omen and player; then the hand."""
    lines = [status(table, speech), *[_region(table, region, speech) for region in table.regions]]
    lines += [_sea(table, sea, speech) for sea in b.SEAS[: side(table, speech).all_seas]]
    lines += [_slot(table, realm, speech) for realm in range(len(b.REALMS))]
    lines += [_god(god, speech) for god in table.gods]
    lines += [_beast(monster, speech) for monster in table.monsters]
    lines += [_omen(omen, speech) for omen in table.omens]
    lines += [_stock(table, speech), *_discards(table, speech)]
    lines += [_player(player, speech) for player in table.players]
    lines += [line.plain for line in fight(table, speech)]
    return lines + [card_line(speech.noun("card", card), "card", card, speech) for card in table.hand]


# -- the map ----------------------------------------------------------------------------------------------------


def _region(table: Table, region: RegionView, speech: Speech) -> str:
    """A Region: whose it is, its symbols, and who stands there."""
    parts = [_holder(region, speech), *_symbols(table, region, speech), *_there(region, speech)]
    return speech.say("plain-line", name=speech.noun("region", region.region), what=", ".join(parts))


def _holder(region: RegionView, speech: Speech) -> str:
    if region.owner >= 0:
        return speech.say("plain-held", seat=speech.seat(region.owner, "the"))
    return speech.say("plain-neutral", population=region.population)


def _symbols(table: Table, region: RegionView, speech: Speech) -> list[str]:
    board, number = side(table, speech), int(region.region) - 1
    found = [speech.noun("symbol", key) for key in symbols(board, number) if key != "forge"]
    if region.temple:
        found.append(speech.noun("symbol", "temple"))
    if region.forge:
        message = "badge-forge" if region.ember else "badge-forge-cold"
        found.append(speech.say(message, rune=speech.noun("rune", region.forge)))
    god = board.monument[number]
    if god >= 0:
        found.append(speech.say("plain-monument", of=speech.noun("god", b.GODS[god], "of")))
    return [*found, speech.say("plain-tree")] if board.yggdrasil[number] else found


def _there(region: RegionView, speech: Speech) -> list[str]:
    armies = [speech.say("plain-army", seat=speech.seat(seat, "of"), value=value) for seat, value in region.armies]
    heroes = [speech.say("plain-hero", seat=speech.seat(seat, "of")) for seat in region.heroes]
    return [*armies, *heroes, *[speech.noun("monster", monster) for monster in region.monsters]]


def _sea(table: Table, sea: str, speech: Speech) -> str:
    there = [speech.seat(player.seat) for player in table.players if player.sea == sea]
    return speech.say(
        "plain-line", name=speech.noun("sea", sea), what=speech.say("plain-drakkars", seats=_listed(there, speech))
    )


# -- what lies in common ------------------------------------------------------------------------------------------


def _slot(table: Table, realm: int, speech: Speech) -> str:
    """A slot of the wheel, its Realm, and who is allied with it."""
    token = speech.game.box.realms[realm]
    markers = [speech.seat(seat) for seat in table.wheel[token.action]]
    allies = [speech.seat(seat) for seat in table.allies[realm]]
    return speech.say(
        "plain-slot", action=speech.noun("action", b.ACTIONS[token.action]), markers=_listed(markers, speech),
        realm=speech.noun("realm", token.slug), allies=_listed(allies, speech),
    )  # fmt: skip


def _god(god: GodView, speech: Speech) -> str:
    number = b.GODS.index(god.god)
    artefact = next(card.slug for card in speech.game.box.artefacts if card.god == number)
    priests = _listed([speech.seat(seat) for seat in god.priests], speech)
    return speech.say(
        "plain-god", god=speech.noun("god", god.god), level=god.level, priests=priests, slots=god.slots,
        artefact=speech.noun("artefact", artefact), holder=_seat(god.artefact, speech),
    )  # fmt: skip


def _omen(omen: OmenView, speech: Speech) -> str:
    name, sign = speech.noun("omen", omen.omen), speech.noun("omen", omen.omen, "sign")
    if omen.turned:
        return speech.say("plain-turned", omen=name, sign=sign)
    return speech.say("plain-omen", omen=name, sign=sign, progress=omen.progress, needed=omen.needed)


def _stock(table: Table, speech: Speech) -> str:
    counts = {
        "table-temples": table.temples, "table-combat": table.combat, "table-discard": len(table.combat_discard),
        "table-blessings": table.blessings, "table-events": table.events,
    }  # fmt: skip
    said = [speech.say(message, count=count) for message, count in counts.items()]
    what = ", ".join([_runes(table.stock, speech), *said])
    return speech.say("plain-line", name=speech.say("table-stock"), what=what)


def _discards(table: Table, speech: Speech) -> list[str]:
    return [speech.say("plain-line", name=pile, what=names) for pile, names in discards(table, speech)]


def _runes(counts: Sequence[int], speech: Speech) -> str:
    return ", ".join([f"{speech.noun('rune', key)} {count}" for key, count in zip(b.RUNES, counts, strict=True)])


# -- beasts and players -------------------------------------------------------------------------------------------


def _beast(monster: MonsterView, speech: Speech) -> str:
    """Where it is, whose it is, and the boxes that are open or covered."""
    parts = [_where(monster, speech)]
    if monster.ring >= 0:
        parts.append(speech.say("plain-held", seat=speech.seat(monster.ring, "the")))
    if monster.slain < 0:
        parts += _boxes(monster, speech)
    return speech.say("plain-line", name=speech.noun("monster", monster.monster), what=", ".join(parts))


def _where(monster: MonsterView, speech: Speech) -> str:
    if monster.slain >= 0:
        return speech.say("plain-killed", seat=speech.seat(monster.slain, "the"))
    return speech.noun("region", monster.region, "in") if monster.region else speech.say("creature-waits")


def _boxes(monster: MonsterView, speech: Speech) -> list[str]:
    found = []
    for number, (box, whose) in enumerate(zip(sheet_of(monster.monster, speech).boxes, monster.boxes, strict=True)):
        weapons = "/".join([speech.noun("weapon", b.WEAPONS[weapon]) for weapon in box.weapons])
        trophy = f" +{speech.noun('trophy', b.TROPHIES[box.trophy])}" if box.trophy >= 0 else ""
        marker = f" ({speech.seat(whose)})" if whose >= 0 else ""
        found.append(f"{speech.noun('box', b.BOXES[number])} {weapons}{trophy}{marker}")
    return found


def _player(player: PlayerView, speech: Speech) -> str:
    """The roads, the Attributes, the Reserve, and what a player has won."""
    parts = [_roads(player, speech), speech.say("table-crown", count=player.crown), *_attributes(player, speech)]
    parts += [_runes(player.runes, speech), speech.say("table-limit", limit=player.limit)]
    counts = {"table-cards": player.hand, "table-priests": player.priests, "table-armies": player.reserve}
    parts += [speech.say(message, count=count) for message, count in counts.items()]
    hero = speech.noun("hero", player.hero) if player.hero else speech.say("plain-none")
    what = speech.parted([*parts, *_owned(player, speech)])
    return speech.say("plain-player", seat=speech.seat(player.seat), hero=hero, what=what)


def _attributes(player: PlayerView, speech: Speech) -> list[str]:
    values = [
        speech.say("table-injured", value=player.attributes[n], mark=player.marks[n])
        if player.hurt[n] else str(player.attributes[n])
        for n in range(len(b.ATTRIBUTES))
    ]  # fmt: skip
    return [f"{speech.noun('attribute', key)} {value}" for key, value in zip(b.ATTRIBUTES, values, strict=True)]


def _owned(player: PlayerView, speech: Speech) -> list[str]:
    spent = speech.say("plain-spent")
    found = [speech.noun("monster", monster) for monster in player.rings]
    found += [speech.say("table-figure", monster=speech.noun("monster", monster)) for monster in player.figures]
    found += [speech.say("table-tokens", count=player.tokens)] if player.tokens else []
    found += [f"{speech.noun('artefact', a)}{'' if charged else f' ({spent})'}" for a, charged in player.artefacts]
    return found + [speech.noun("blessing", blessing) for blessing in player.blessings]


def _seat(seat: int, speech: Speech) -> str:
    return speech.seat(seat) if seat >= 0 else speech.say("plain-none")


def _listed(names: Iterable[str], speech: Speech) -> str:
    return ", ".join(names) or speech.say("plain-none")


# -- help -----------------------------------------------------------------------------------------------------


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """What there is to know of a thing: its help text, and how it stands on this table."""
    return [line for line in (speech.help(noun, key), *_facts(noun, key, table, speech)) if line]


def _facts(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    if noun == "region":
        return _region_facts(int(key) - 1, table, speech)
    if noun == "monster":
        return [_beast(next(monster for monster in table.monsters if monster.monster == key), speech)]
    if noun == "god":
        return [_god(table.gods[b.GODS.index(key)], speech)]
    if noun == "realm":
        return [_slot(table, b.REALMS.index(key), speech)]
    if noun == "omen":
        return [_omen(omen, speech) for omen in table.omens if omen.omen == key]
    return [_source(noun, key, speech)] if noun in ("card", "attack") else []


def _region_facts(region: int, table: Table, speech: Speech) -> list[str]:
    """How it stands, and what it borders on."""
    if region >= len(table.regions):
        return []
    borders = [speech.noun("region", b.REGIONS[near], "short") for near in side(table, speech).borders[region]]
    return [_region(table, table.regions[region], speech), speech.say("plain-borders", regions=", ".join(borders))]


def _source(noun: str, key: str, speech: Speech) -> str:
    """How often a card is in its deck, and where it comes from."""
    row = row_of(noun, key, speech)
    source = speech.say(f"source-{row.source.partition(':')[0]}")
    return speech.say("card-line", copies=row.copies, source=source)
