"""What one seat may see, built from nothing by allow-list (LR-850 to LR-852)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.queries import hunts
from meadhall.games.lords_of_ragnarok.queries.roads import crown_regions, omen_progress
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.games.lords_of_ragnarok.view.battles import BattleView, battle_view
from meadhall.kernel.render_cache import once


class RegionView(msgspec.Struct, frozen=True):
    """A Region: whose it is, what was built there, who stands there."""

    region: str
    owner: int
    population: int  # as it counts now
    temple: bool
    forge: str  # the Rune of its Forge, or nothing
    ember: bool  # is a Rune on it?
    armies: tuple[tuple[int, int], ...]  # seat and value
    heroes: tuple[int, ...]
    monsters: tuple[str, ...]  # the Boss among them


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board and Reserve; of the hand only how many cards it is."""

    seat: int
    colour: str
    hero: str
    origin: str
    region: str
    sea: str
    marks: tuple[int, ...]  # where the Attributes' tokens stand
    hurt: tuple[bool, ...]
    attributes: tuple[int, ...]  # what they count
    limit: int
    runes: tuple[int, ...]
    priests: int
    hand: int
    reserve: int  # Armies that can be Recruited
    blessings: tuple[str, ...]
    artefacts: tuple[tuple[str, bool], ...]  # and whether each is charged
    tokens: int
    figures: tuple[str, ...]
    rings: tuple[str, ...]
    lands: int  # whole Territories
    temples: int
    kills: int
    crown: int  # Regions next to Yggdrasil


class MonsterView(msgspec.Struct, frozen=True):
    """A Monster or the Boss, and its sheet."""

    monster: str
    region: str  # nothing: not in play
    slain: int  # by whom
    ring: int
    upper: bool
    boxes: tuple[int, ...]  # whose marker is on each
    artefact: int  # whose its Artefact is


class GodView(msgspec.Struct, frozen=True):
    """A Monument, the Priests on it, and its Artefact."""

    god: str
    level: int
    priests: tuple[int, ...]
    slots: int
    artefact: int


class OmenView(msgspec.Struct, frozen=True):
    omen: str
    turned: bool
    progress: int
    needed: int


class HuntView(msgspec.Struct, frozen=True):
    """A Hunt; the Monster side's hand only to who plays it."""

    hunter: int
    monster: str
    keeper: int
    round: int
    step: str
    attack: str
    rage: int
    weak_point: int
    defence: tuple[str, ...]
    value: int  # of the defence
    insight: int  # what finds a Weak Point
    defended: bool
    attacks: int  # in the Monster side's hand
    hand: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    calm: int
    boxes: int
    most_boxes: int


class Table(msgspec.Struct, frozen=True):
    """The whole table from one seat's eyes."""

    seats: int
    seat: int  # NOBODY: a spectator
    turn: int
    step: str
    round: int
    first: int
    drafter: int
    regions: tuple[RegionView, ...]
    players: tuple[PlayerView, ...]
    monsters: tuple[MonsterView, ...]
    gods: tuple[GodView, ...]
    allies: tuple[tuple[int, ...], ...]  # of each Realm
    wheel: tuple[tuple[int, ...], ...]  # markers on each slot, the last on top
    omens: tuple[OmenView, ...]
    temples: int  # left on the track
    side: int
    stock: tuple[int, ...]
    hand: tuple[str, ...]
    offered_heroes: tuple[str, ...]
    offered_origins: tuple[str, ...]
    draft: tuple[str, ...]
    combat: int
    combat_discard: tuple[str, ...]
    blessings: int
    blessing_discard: tuple[str, ...]
    events: int
    event_discard: tuple[int, ...]  # Region numbers
    battle: BattleView | None
    hunt: HuntView | None
    last_turns: int
    trigger: int
    winner: int
    road: str


def view(g: Lords, seat: int | None) -> Table:
    """The table as a seat sees it (None: a spectator)."""
    me = NOBODY if seat is None else seat
    hand = _slugs(g.box.combat, g.hands[seat]) if seat is not None else ()
    return replace(_open(g), seat=me, hand=hand, battle=battle_view(g, me), hunt=_hunt(g, me))


@once
def _open(g: Lords) -> Table:
    """What all seats see alike."""
    box = g.box
    return Table(
        seats=g.seats,
        seat=NOBODY,
        turn=g.turn,
        step=b.STEPS[g.step],
        round=g.round,
        first=g.first,
        drafter=g.drafter,
        regions=_regions(g),
        players=_players(g),
        monsters=_monsters(g),
        gods=_gods(g),
        allies=tuple([tuple(row) for row in g.allies]),
        wheel=tuple([tuple(row) for row in g.wheel]),
        omens=_omens(g),
        temples=g.temples_left,
        side=g.side,
        stock=tuple(g.stock),
        hand=(),
        offered_heroes=_slugs(box.heroes, g.offered_heroes),
        offered_origins=_slugs(box.origins, g.offered_origins),
        draft=_slugs(box.blessings, g.draft),
        combat=len(g.combat),
        combat_discard=_slugs(box.combat, sorted(g.combat_discard)),
        blessings=len(g.deck),
        blessing_discard=_slugs(box.blessings, g.blessing_discard),
        events=len(g.events),
        event_discard=tuple([box.events[card].region + 1 for card in g.event_discard]),
        battle=None,
        hunt=None,
        last_turns=g.last_turns,
        trigger=g.trigger,
        winner=g.winner,
        road="" if g.road == NOTHING else b.ROADS[g.road],
    )


def _slugs(rows: object, numbers: list[int]) -> tuple[str, ...]:
    return tuple([rows[number].slug for number in numbers])  # type: ignore[index]


def _place(region: int) -> str:
    return b.REGIONS[region] if region >= 0 else ""


@once
def _regions(g: Lords) -> tuple[RegionView, ...]:
    """Every Region, and who stands there: Armies by seat and value, Heroes, and beasts."""
    every = range(g.map.regions)
    armies: list[list[tuple[int, int]]] = [[] for _ in every]
    for seat in range(g.seats):
        for army in g.armies_of(seat):
            armies[g.army_at[seat][army]].append((seat, g.army[seat][army]))
    beasts: list[list[str]] = [[] for _ in every]
    for monster, place in enumerate(g.monster_at):
        if place >= 0:
            beasts[place].append(g.box.monsters[monster].slug)
    return tuple([_region(g, region, armies[region], beasts[region]) for region in every])


def _region(g: Lords, region: int, armies: list[tuple[int, int]], beasts: list[str]) -> RegionView:
    return RegionView(
        region=b.REGIONS[region],
        owner=g.owner[region],
        population=g.population(region),
        temple=bool(g.temples[region]),
        forge="" if g.forges[region] == NOTHING else b.RUNES[g.forges[region]],
        ember=bool(g.embers[region]),
        armies=tuple(sorted(armies)),
        heroes=tuple(g.heroes_at(region)) if region in g.hero_at else (),
        monsters=tuple(beasts),
    )


@once
def _players(g: Lords) -> tuple[PlayerView, ...]:
    return tuple([_player(g, seat) for seat in range(g.seats)])


def _player(g: Lords, seat: int) -> PlayerView:
    box, hero, origin = g.box, g.heroes[seat], g.origins[seat]
    return PlayerView(
        seat=seat,
        colour=b.COLOURS[g.colours[seat]],
        hero="" if hero == NOTHING else box.heroes[hero].slug,
        origin="" if origin == NOTHING else box.origins[origin].slug,
        region=_place(g.hero_at[seat]),
        sea="" if g.drakkars[seat] < 0 else b.SEAS[g.drakkars[seat]],
        marks=tuple(g.marks[seat]),
        hurt=tuple([bool(turned) for turned in g.hurt[seat]]),
        attributes=tuple([g.attribute(seat, attribute) for attribute in range(3)]),
        limit=g.limit(seat),
        runes=tuple(g.runes[seat]),
        priests=g.priests[seat],
        hand=len(g.hands[seat]),
        reserve=g.reserve(seat),
        blessings=_slugs(box.blessings, g.blessings[seat]),
        artefacts=tuple([
            (box.artefacts[n].slug, bool(g.charged[n])) for n, owner in enumerate(g.artefacts) if owner == seat
        ]),
        tokens=g.tokens[seat],
        figures=tuple([box.monsters[n].slug for n, killer in enumerate(g.figures) if killer == seat]),
        rings=_slugs(box.monsters, g.monsters_of(seat)),
        lands=g.lands_of(seat),
        temples=g.temples_of(seat),
        kills=g.kills(seat),
        crown=crown_regions(g, seat),
    )  # fmt: skip


@once
def _monsters(g: Lords) -> tuple[MonsterView, ...]:
    return tuple([_monster(g, monster) for monster in range(b.CREATURES)])


def _monster(g: Lords, monster: int) -> MonsterView:
    boss = monster == b.LOKI
    artefact = next((n for n, card in enumerate(g.box.artefacts) if card.monster == monster), NOTHING)
    return MonsterView(
        monster=g.box.monsters[monster].slug,
        region=_place(g.monster_at[monster]),
        slain=NOBODY if boss else g.figures[monster],
        ring=NOBODY if boss else g.rings[monster],
        upper=monster in g.upper,
        boxes=tuple(g.wounds[monster]),
        artefact=NOBODY if artefact == NOTHING else g.artefacts[artefact],
    )


@once
def _gods(g: Lords) -> tuple[GodView, ...]:
    return tuple([_god(g, god) for god in range(len(b.GODS))])


def _god(g: Lords, god: int) -> GodView:
    return GodView(
        god=b.GODS[god],
        level=g.levels[god],
        priests=tuple(g.prayers[god]),
        slots=g.slots(god),
        artefact=g.artefacts[g.divine(god)],
    )


@once
def _omens(g: Lords) -> tuple[OmenView, ...]:
    rows = [(g.box.omens[omen], bool(turned)) for omen, turned in zip(g.omens, g.turned, strict=True)]
    return tuple([OmenView(o.slug, turned, omen_progress(g, o.sign.word), o.sign.number) for o, turned in rows])


def _hunt(g: Lords, me: int) -> HuntView | None:
    if g.hunt is None:
        return None
    chase, box = g.hunt, g.box
    attack = None if chase.attack == NOTHING else box.attacks[chase.attack]
    return HuntView(
        hunter=chase.hunter,
        monster=box.monsters[chase.monster].slug,
        keeper=chase.keeper,
        round=chase.round,
        step=b.HUNT_STEPS[chase.step],
        attack="" if attack is None else attack.slug,
        rage=0 if attack is None else hunts.rage(g),
        weak_point=0 if attack is None else attack.weak_point,
        defence=_slugs(box.combat, chase.defence),
        value=hunts.defence_value(g),
        insight=hunts.insight(g),
        defended=attack is not None and hunts.is_defended(g),
        attacks=len(chase.hand),
        hand=_slugs(box.attacks, chase.hand) if me == chase.keeper else (),
        deck=len(chase.deck),
        discard=_slugs(box.attacks, sorted(chase.discard)),
        calm=chase.calm,
        boxes=chase.boxes,
        most_boxes=chase.most_boxes,
    )
