"""Blood Rage as a picture: what the hall's client draws, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box, Card
from meadhall.games.blood_rage.picture.asides import asides
from meadhall.games.blood_rage.sheet import SHEET
from meadhall.games.blood_rage.view import ClanView, PlaceView, Table, Troop
from meadhall.kernel.picture import (  # fmt: skip
    Badge,
    Contest,
    Face,
    Marker,
    Picture,
    Piece,
    Pile,
    Region,
    Said,
    Sheet,
    Side,
    Slot,
    Stage,
    Track,
    Zone,
    named,
    sections,
)
from meadhall.kernel.render_cache import gist, part

NUMERALS = ("", "I", "II", "III")
PRINTED = {"warrior": 1, "leader": 0, "ship": 0}  # STR that a token does not show
SHAPES = {w.BATTLE: "dia", w.QUEST: "ring"}
NO_REGION = b.REGIONS[-1]  # of Yggdrasil
PUT_BY = ("picked", "kept")  # zones of cards that are no longer chosen, though the same may lie in the draft
NO_VERBS = ("",)  # what can be done with those
SCENES = frozenset({
    "alfheim", "brothers-in-arms", "eternal-dragons", "experts-in-arms", "fire-dragons", "glorious-death", "jotunheim",
    "lord-of-axes", "lord-of-hammers", "lord-of-spears", "manheim", "masters-in-arms", "yggdrasil",
})  # fmt: skip  # cards of which there is a picture
FAMILY_SCENES = {
    w.QUEST: "glorious-death", w.LEADER: "lord-of-axes", w.WARRIOR: "brothers-in-arms", w.SHIP: "fire-dragons",
}  # fmt: skip  # and what stands for the others


def picture(box: Box, table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=_stages(box, table),
        regions=_regions(box, table),
        pieces=_pieces(box, table),
        sheets=_sheets(box, table),
        zones=_zones(box, table),
        sections=sections(_contest(table), _valhalla(box, table), _discard(table)),
        asides=asides(box, table),
    )


@part
def _stages(box: Box, table: Table) -> tuple[Stage, ...]:
    return tuple([_stage(box, table, age) for age in (1, 2, 3)])


def _stage(box: Box, table: Table, age: int) -> Stage:
    """An Age in the bar: its phases if it is now, and the province that falls."""
    doomed, glory = table.doom[age - 1], box.values.ragnarok_glory[age - 1]
    note = Said("stage-doom", {"place": ("place", doomed)}, {"glory": glory})
    over = table.phase == "over"
    title = Said("face-age", numbers={"age": age})
    if age < table.age or over:
        return Stage(NUMERALS[age], "done", Said("stage-fallen", {"place": ("place", doomed)}), title=title)
    if age > table.age:
        return Stage(NUMERALS[age], "next", note, title=title)
    steps = tuple([named("phase", phase) for phase in b.PHASES[: b.OVER]])
    return Stage(NUMERALS[age], "now", note, steps, b.PHASES.index(table.phase), title)


@part
def _regions(box: Box, table: Table) -> tuple[Region, ...]:
    return tuple([_region(box, table, place) for place in table.places])


def _region(box: Box, table: Table, place: PlaceView) -> Region:
    if not place.reward:
        return Region(place.name, states=("closed",) if place.destroyed else ())
    if place.destroyed:
        fell = place.doomed
        note = Said("region-fell", numbers={"age": fell}) if fell else Said("region-fell-early")
        return Region(place.name, states=("ashes",), note=note)
    badges = [_reward(box, place)]
    if place.doomed:
        now = place.doomed == table.age
        tip = Said("badge-doom", {"place": ("place", place.name)}, {"age": place.doomed})
        badges.append(Badge("doom", tip, NUMERALS[place.doomed], "now" if now else "doom"))
    return Region(
        place.name, tuple(badges), ("doomed",) if place.doomed == table.age else (), facts=_facts(table, place)
    )


def _reward(box: Box, place: PlaceView) -> Badge:
    if place.pillaged:
        return Badge("pillage", Said("badge-pillaged"), kind="spent")
    tip = Said("badge-reward", {"reward": ("reward", place.reward)})
    number = str(box.values.pillage_glory) if place.reward == "glory" else ""
    return Badge(place.reward, tip, number, "all" if place.reward == "all" else "")


def _facts(table: Table, place: PlaceView) -> tuple[Said, ...]:
    """Villages, the region, and every clan's strength there, which may come from the fjord alone."""
    facts = []
    if place.villages:
        free = place.villages - sum([troop.count for troop in place.troops])
        facts.append(Said("fact-villages", numbers={"free": free, "of": place.villages}))
    if place.region != NO_REGION:
        facts.append(Said(f"region-{place.region}"))
    for seat, strength in enumerate(place.strengths):
        if strength:
            stands = any([troop.seat == seat for troop in place.troops])
            fact = "fact-strength" if stands else "fact-support"
            facts.append(Said(fact, {"seat": ("seat", _names(table)[seat])}, {"strength": strength}))
    return tuple(facts)


@gist
def _names(table: Table) -> tuple[str, ...]:
    """The clans by seat."""
    return tuple([clan.clan for clan in table.clans])


@part
def _pieces(box: Box, table: Table) -> tuple[Piece, ...]:
    return tuple([piece for place in table.places for piece in _standing(box, place)])


def _standing(box: Box, place: PlaceView) -> list[Piece]:
    """Every figure at a place; equal ones are numbered, so that each keeps its slot."""
    found = []
    for troop in place.troops:
        text, sign = _strength(troop), _sign(box, troop.figure)
        for number in range(troop.count):
            piece = f"{troop.seat}-{troop.figure}-{place.name}-{number}"
            found.append(Piece(piece, place.name, troop.seat, sign, ("figure", troop.figure), text))
    return found


def _sign(box: Box, figure: str) -> str:
    """How a figure is drawn: a Monster of any edition as the one in its place in ours."""
    return b.FIGURES[box.figures.index(figure)]


def _strength(troop: Troop) -> str:
    """The STR a token shows: none on a plain Warrior."""
    return "" if troop.strength == PRINTED.get(troop.figure) else str(troop.strength)


@part
def _sheets(box: Box, table: Table) -> tuple[Sheet, ...]:
    return tuple([_sheet(box, clan, clan.seat == table.first) for clan in table.clans])


@part
def _sheet(box: Box, clan: ClanView, first: bool) -> Sheet:
    tracks = [_track(box, i, clan.steps[i] - 1) for i in range(len(b.STATS))]
    return SHEET.sheet(
        clan.seat,
        clan,
        None,
        tracks=tuple(tracks),
        slots=tuple([_slot(box, number, card) for number, card in enumerate(clan.upgrades)]),
        flags=(Said("flag-passed"),) if clan.passed else (),
        marks=(Badge("first", Said("mark-first")),) if first else (),
    )


def _track(box: Box, number: int, at: int) -> Track:
    tip = named("stat", b.STATS[number])
    marker = Marker(at, tip, b.STATS[number])
    return Track(box.tracks[number], (marker,), (3, 4, 5), aside=tuple(_raised(box, number, at)))


def _raised(box: Box, number: int, at: int) -> Iterator[Badge]:
    """A step up: from what to what, and what it brings at the end."""
    cells = box.tracks[number]
    if at + 1 == len(cells):
        return
    yield Badge(b.STATS[number], named("stat", b.STATS[number]), f"{cells[at]} → {cells[at + 1]}")
    if glory := box.values.end_bonus[at + 1] - box.values.end_bonus[at]:
        yield Badge("", Said("measure-end-glory", numbers={"glory": glory}))


def _slot(box: Box, number: int, card: str) -> Slot:
    kind = b.SLOTS[number].partition("-")[0]
    first = number in (b.MONSTER_SLOTS[0], b.CLAN_SLOTS[0])
    tip = named("card", card) if card else named("slot", b.SLOTS[number])
    symbol = b.FIGURES[box.monster_of[box.card(card)]] if kind == "monster" and card else ""
    return Slot(kind, tip, card, symbol, first)


def _zones(box: Box, table: Table) -> tuple[Zone, ...]:
    """The seat's own cards, by where they are; empty zones are left out."""
    kept = (table.kept,) if table.kept else ()
    own = {"draft": table.draft, "picked": table.picked, "hand": table.hand, "kept": kept, "quests": table.quests}
    worth = {"hand": _in_battle(box, table)} if table.battle is not None else {}
    return tuple(
        [
            Zone(key, Said(f"zone-{key}"), cards, NO_VERBS if key in PUT_BY else (), measures=worth.get(key, {}))
            for key, cards in own.items()
            if cards
        ]
    )


def _in_battle(box: Box, table: Table) -> dict[str, tuple[Badge, ...]]:
    """Any card may be laid in a battle; those that are no Battle cards add nothing, unless a Quest counts as one."""
    family = {card: box.family[box.card(card)] for card in table.hand}
    adds = {card: table.quest_bonus if kind == w.QUEST else 0 for card, kind in family.items() if kind != w.BATTLE}
    return {card: (Badge("strength", Said("measure-strength"), f"+{bonus}"),) for card, bonus in adds.items()}


@part
def _valhalla(box: Box, table: Table) -> Pile:
    pieces = []
    for clan in table.clans:
        for troop in clan.valhalla:
            pieces.append((clan.seat, _sign(box, troop.figure), ("figure", troop.figure), troop.count))
    return Pile("valhalla", named("place", "valhalla"), tuple(pieces), note=Said("pile-valhalla"))


def _discard(table: Table) -> Pile:
    return Pile("discard", Said("pile-discard"), cards=table.discard)


@part
def _contest(table: Table) -> Contest | None:
    battle = table.battle
    if battle is None:
        return None
    strengths = table.places[b.PLACES.index(battle.province)].strengths
    sides = [
        Side(seat, strengths[seat], battle.shown[seat] + battle.added[seat], battle.deaths[seat])
        for seat in battle.rivals
    ]
    return Contest(Said("contest", {"place": ("place", battle.province)}), battle.province, tuple(sides))


def faces(box: Box) -> dict[str, Face]:
    """What every card looks like."""
    return {key: _face(box, number) for number, key in enumerate(box.keys)}


def _face(box: Box, number: int) -> Face:
    card = box.cards[number]
    family = w.FAMILIES[card.family]
    frame = family if card.family in (w.BATTLE, w.QUEST, w.MONSTER) else "upgrade"
    value = _value(box, number)
    return Face(
        frame=frame,
        art=_art(box, number),
        kind=named("family", family),
        icon=family,
        value=value,
        shape=SHAPES.get(card.family, "cost"),
        corner="white" if box.does[w.WHITE_DISC][number] else _corner(box, number),
        foot=_foot(card),
        measures=_measures(box, number, value),
        source=card.source.partition(":")[0],
    )


def _value(box: Box, number: int) -> str:
    """The number on a card: Heimdall's Sight has none."""
    if box.family[number] != w.BATTLE:
        return str(box.value[number])
    return "+X" if box.does[w.SIGHT][number] else f"+{box.value[number]}"


def _measures(box: Box, number: int, value: str) -> tuple[Badge, ...]:
    """What it adds in a battle, what it brings, or what it costs and how strong it is."""
    card = box.cards[number]
    if card.family == w.BATTLE:
        return (Badge("strength", Said("measure-strength"), value),)
    if card.family == w.QUEST:
        return (Badge("glory", Said("measure-glory"), f"+{card.value}", "gain"),)
    cost = Badge("rage", Said("measure-rage"), f"−{card.value}" if card.value else "0", "cost")
    corner = _corner(box, number)
    return (cost, Badge("strength", Said("measure-strength"), corner)) if corner else (cost,)


def _foot(card: Card) -> tuple[Said, ...]:
    """The Age, and the god if there is one."""
    age = Said("face-age", numbers={"age": card.age})
    god = w.GODS[card.god]
    return (age,) if god == "none" else (age, named("god", god))


def _art(box: Box, number: int) -> str:
    """The name of the scene in its window."""
    card, god = box.cards[number], w.GODS[box.cards[number].god]
    if card.family == w.MONSTER:
        return f"monster-{b.FIGURES[box.monster_of[number]]}"
    if god != "none":
        return f"god-{god}"
    return f"scene-{card.slug if card.slug in SCENES else FAMILY_SCENES.get(card.family, 'yggdrasil')}"


def _corner(box: Box, number: int) -> str:
    """The STR of a Monster, beside what its card costs."""
    return str(box.strength[box.monster_of[number]]) if number in box.monster_of else ""
