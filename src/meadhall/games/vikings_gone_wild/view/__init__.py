"""What one seat may see, built from nothing by allow-list (VG-801 to VG-810)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.queries import market
from meadhall.games.vikings_gone_wild.queries.objectives import glory, is_met, progress, rank, stock
from meadhall.games.vikings_gone_wild.queries.raids import why_not_draco
from meadhall.games.vikings_gone_wild.state import NOBODY, NOTHING, Vikings
from meadhall.games.vikings_gone_wild.view import rivals
from meadhall.kernel.render_cache import once


class BuildingView(msgspec.Struct, frozen=True):
    """A building of a village."""

    building: str
    site: bool  # under construction
    struck: bool  # attacked in this round


class PlayerView(msgspec.Struct, frozen=True):
    """A player's village, tokens and cards."""

    seat: int
    hall: int
    hall_struck: bool
    limit: int  # buildings of a type
    buildings: tuple[BuildingView, ...]
    tokens: tuple[int, int]  # beer and gold produced
    stored: tuple[int, int]
    room: tuple[int, int]  # that working Storages have
    cards: int  # in hand
    hand: tuple[str, ...]  # if it is open to this seat
    deck: int
    unseen: tuple[str, ...]  # the draw pile in no order; of a rival, with their hand
    discard: tuple[str, ...]
    played: tuple[str, ...]
    removed: tuple[str, ...]
    points: int
    missions: tuple[rivals.MissionView, ...]
    completed: tuple[str, ...]
    taken: int  # Favours


class OfferView(msgspec.Struct, frozen=True):
    """A stack of the market, or the next Town Hall: copies left, price, and the rule against it now, if any."""

    noun: str
    key: str
    left: int
    beer: int
    gold: int
    why: str  # empty where it can be had, and for a seat that is not at turn


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the row: what lies there, with its values."""

    undead: str  # nothing: empty
    riposte: bool
    family: str
    attack: int
    defence: int  # 0: it cannot be attacked
    loss: int
    clashes: bool  # in this round's Ragnarök phase
    path: str  # a card of Odin's Path


class GoalView(msgspec.Struct, frozen=True):
    """An Objective, and how far each player is; what the market still has for it, or -1 if it is not bought there."""

    objective: str
    needed: int
    progress: tuple[int, ...]
    met: tuple[bool, ...]
    stock: int
    lacking: int  # by all players together


class DefenceView(msgspec.Struct, frozen=True):
    """What a clash attacks of one player."""

    seat: int
    building: str  # nothing: none can be attacked, and the fight is lost
    defence: int


class ClashView(msgspec.Struct, frozen=True):
    """The card that clashes now."""

    slot: int
    undead: str
    attack: int
    loss: int
    sides: tuple[DefenceView, ...]


class Table(msgspec.Struct, frozen=True):
    """The whole table from one seat's eyes."""

    seats: int
    seat: int  # NOBODY: a spectator
    versus: bool
    round: int
    phase: str
    hammer: int
    turn: int
    fresh: tuple[int, int]  # volatile beer and gold of whose turn it is
    deeds: tuple[int, ...]  # of the turn that is being played
    aim: int  # whom Units are being picked against: a slot from 0, Draco, the camp, or NOTHING
    needed: int  # the ATK that takes
    attacks: tuple[tuple[str, int], ...]  # what each kind of Unit that this seat may still send adds now
    players: tuple[PlayerView, ...]
    offers: tuple[OfferView, ...]
    draco: str  # the rule against attacking it now, for whose turn it is
    # Ragnarök!
    handicaps: tuple[int, ...]
    row: tuple[SlotView, ...]
    deck: int
    fallen: tuple[str, ...]
    goals: tuple[GoalView, ...]
    team: int
    start: int  # where the Team token began
    desolation: int
    horns: int  # active ones
    ragnarok: bool  # is the card face up?
    lost: int
    boss: str  # once it was turned up
    wounds: int
    lives: int
    boss_fell: bool
    clash: ClashView | None
    won: bool
    glory: int
    rank: str
    # the competitive game
    path_deck: int
    path_discard: tuple[str, ...]
    favours: tuple[str, ...]
    favour_deck: int
    mission_decks: tuple[int, ...]
    bonuses: tuple[rivals.BonusView, ...]
    marks: tuple[int, ...]  # VP that bring a Favour
    path: tuple[rivals.PathView, ...]
    camp: str  # the rule against attacking the Undead camp now, for whose turn it is
    raid: rivals.RaidView | None
    goal: int


def view(g: Vikings, seat: int | None) -> Table:
    """The table as a seat sees it (None: a spectator)."""
    me = NOBODY if seat is None else seat
    return replace(
        _open(g),
        seat=me,
        attacks=_attacks(g, me),
        players=tuple([_player(g, other, not g.versus or other == me) for other in range(g.seats)]),
        offers=_offers(g, me),
        draco=str(why_not_draco(g, me)) if me == g.turn != NOBODY else "",
        path=rivals.path(g, me),
        camp=rivals.camp(g, me),
    )


@once
def _open(g: Vikings) -> Table:
    """What all seats see alike."""
    box, boss = g.box, shown_boss(g)
    return Table(
        seats=g.seats,
        seat=NOBODY,
        versus=bool(g.versus),
        round=g.round,
        phase=b.PHASES[g.phase],
        hammer=g.hammer,
        turn=g.turn,
        fresh=_pair(g.fresh),
        deeds=tuple(g.deeds),
        aim=NOTHING if g.aim == b.AT_ARMS else g.aim,
        needed=_needed(g),
        attacks=(),
        players=(),
        offers=(),
        draco="",
        handicaps=g.handicaps,
        row=_row(g),
        deck=len(g.deck),
        fallen=tuple([box.undead[card].slug for card in g.fallen]),
        goals=_goals(g),
        team=g.team,
        start=g.team + g.lost,
        desolation=g.desolation,
        horns=0 if g.versus else g.horns,
        ragnarok=not g.versus and g.team <= g.desolation,
        lost=g.lost,
        boss="" if boss == NOTHING else box.undead[boss].slug,
        wounds=g.wounds,
        lives=0 if boss == NOTHING else g.lives(boss),
        boss_fell=bool(g.boss_fell),
        clash=_clash(g),
        won=g.result == b.WON,
        glory=glory(g),
        rank="" if g.result != b.WON else box.ranks[rank(g)].slug,
        path_deck=len(g.path_deck),
        path_discard=_slugs(g, g.path_discard),
        favours=_slugs(g, g.favours),
        favour_deck=len(g.favour_deck),
        mission_decks=tuple(map(len, g.mission_decks)),
        bonuses=rivals.bonuses(g),
        marks=box.values.marks if g.versus else (),
        path=(),
        camp="",
        raid=rivals.raid(g),
        goal=box.values.goal[g.seats - 2] if g.versus else 0,
    )


def shown_boss(g: Vikings) -> int:
    """The Boss once it has been turned up, standing or fallen; NOTHING before (VG-805)."""
    return g.fallen[_last_boss(g)] if g.boss_fell else g.boss


def _last_boss(g: Vikings) -> int:
    return next(place for place, card in enumerate(g.fallen) if g.box.undead[card].family == w.BOSS)


def _slugs(g: Vikings, cards: list[int]) -> tuple[str, ...]:
    return tuple([g.box.cards[card].slug for card in cards])


def _pair(numbers: list[int]) -> tuple[int, int]:
    return numbers[b.BEER], numbers[b.GOLD]


def _attacks(g: Vikings, me: int) -> tuple[tuple[str, int], ...]:
    """With all bonuses of this turn (VG-816)."""
    if me == NOBODY:
        return ()
    return tuple([(g.box.cards[card].slug, g.attack_of(card)) for card in dict.fromkeys(g.units(me))])


def _needed(g: Vikings) -> int:
    """The DEF that Units are being picked against."""
    if g.aim in (NOTHING, b.AT_ARMS):
        return 0
    if g.aim in (b.AT_DRACO, b.AT_CAMP):
        return g.box.values.draco if g.aim == b.AT_DRACO else g.box.values.camp
    return g.box.undead[g.row[g.aim]].defence


# -- players ------------------------------------------------------------------------------------------------------


@once
def _player(g: Vikings, seat: int, opened: bool) -> PlayerView:
    """Villages, tokens, play areas and discards are public; hands are open in a team (VG-801, VG-802, VG-806)."""
    hidden = g.piles[seat] if opened else g.piles[seat] + g.hands[seat]
    return PlayerView(
        seat=seat,
        hall=g.halls[seat],
        hall_struck=bool(g.hall_struck[seat]),
        limit=g.limit(seat),
        buildings=_buildings(g, seat),
        tokens=_pair(g.tokens[seat]),
        stored=_pair(g.stored[seat]),
        room=(g.power(seat, b.BEER_STORAGE), g.power(seat, b.GOLD_STORAGE)),
        cards=len(g.hands[seat]),
        hand=_slugs(g, g.hands[seat]) if opened else (),
        deck=len(g.piles[seat]),
        unseen=_slugs(g, sorted(hidden)),
        discard=_slugs(g, g.discards[seat]),
        played=_slugs(g, g.played[seat]),
        removed=_slugs(g, g.removed[seat]),
        points=g.points[seat],
        missions=rivals.missions(g, seat, seat if opened else NOBODY),
        completed=tuple([g.box.missions[mission].slug for mission in g.completed[seat]]),
        taken=g.taken[seat],
    )


def _buildings(g: Vikings, seat: int) -> tuple[BuildingView, ...]:
    rows = zip(g.built[seat], g.sites[seat], g.struck[seat], strict=True)
    return tuple([BuildingView(b.BUILDINGS[kind], bool(site), bool(struck)) for kind, site, struck in rows])


# -- the market ---------------------------------------------------------------------------------------------------


def _offers(g: Vikings, me: int) -> tuple[OfferView, ...]:
    """The twelve stacks, and the next level of the Town Hall for the seat that looks."""
    mine = me == g.turn != NOBODY
    found = _stacks(g, me if mine else NOBODY)
    if me == NOBODY or g.halls[me] == b.TOP_LEVEL:
        return found
    hall = g.box.halls[g.halls[me]]
    why = str(market.why_not_upgrade(g, me)) * mine
    return (*found, OfferView("hall", str(g.halls[me] + 1), 1, hall.beer, hall.gold, why))


@once
def _stacks(g: Vikings, buyer: int) -> tuple[OfferView, ...]:
    """Cards and buildings, with the rule against buying each, if a player could buy now."""
    box, buys = g.box, buyer != NOBODY
    found = [
        OfferView(
            "card",
            row.slug,
            g.stacks[card],
            row.beer,
            row.gold,
            str(market.why_not_buy(g, buyer, card)) if buys else "",
        )
        for card, row in enumerate(box.cards)
        if row.family in market.FROM_STACKS
    ]
    found += [
        OfferView("building", row.slug, g.lots[kind], row.beer, row.gold, _why_not_build(g, buyer, kind))
        for kind, row in enumerate(box.buildings)
    ]
    return tuple(found)


def _why_not_build(g: Vikings, buyer: int, kind: int) -> str:
    return str(market.why_not_build(g, buyer, kind)) if buyer != NOBODY else ""


# -- the Undead Army ----------------------------------------------------------------------------------------------


@once
def _row(g: Vikings) -> tuple[SlotView, ...]:
    return tuple([_slot(g, slot) for slot in range(b.ROW)])


def _slot(g: Vikings, slot: int) -> SlotView:
    card, path = g.row[slot], g.path[slot]
    clashes = not g.versus and slot >= b.ROW - g.horns
    called = "" if path == b.EMPTY else g.box.cards[path].slug
    if card < 0:
        return SlotView("", card == b.RIPOSTE, "", 0, 0, 0, clashes, called)
    row = g.box.undead[card]
    return SlotView(row.slug, False, w.UNDEAD[row.family], row.attack, row.defence, row.loss, clashes, called)


@once
def _goals(g: Vikings) -> tuple[GoalView, ...]:
    return tuple([_goal(g, objective) for objective in g.objectives])


def _goal(g: Vikings, objective: int) -> GoalView:
    """How far each player is, and whether the market has enough left for all (VG-808, VG-809)."""
    row, seats = g.box.objectives[objective], range(g.seats)
    done = tuple([progress(g, seat, objective) for seat in seats])
    return GoalView(
        objective=row.slug,
        needed=row.condition.number,
        progress=done,
        met=tuple([is_met(g, seat, objective) for seat in seats]),
        stock=stock(g, row.condition.word),
        lacking=sum([max(0, row.condition.number - has) for has in done]),
    )


@once
def _clash(g: Vikings) -> ClashView | None:
    if g.clash == NOTHING:
        return None
    row = g.box.undead[g.row[g.clash]]
    return ClashView(g.clash, row.slug, row.attack, row.loss, tuple([_side(g, seat) for seat in range(g.seats)]))


def _side(g: Vikings, seat: int) -> DefenceView:
    place = g.targets[seat]
    if place == NOTHING:
        return DefenceView(seat, "", 0)
    return DefenceView(seat, b.TARGETS[g.kind_at(seat, place)], g.defence_at(seat, place))
