"""What a seat may see of Blood Rage, built from nothing, and what it can't (BR-801 to BR-806)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import EACH, Pool, Zone
from meadhall.kernel.render_cache import once


class Troop(msgspec.Struct, frozen=True):
    """Figures of one kind and clan at one place."""

    seat: int
    figure: str
    count: int
    strength: int  # of each alone, there


class PlaceView(msgspec.Struct, frozen=True):
    """A province or fjord. Fjords have no villages, reward or strengths."""

    name: str
    region: str
    villages: int  # 0: no limit, or a fjord
    reward: str
    pillaged: bool
    destroyed: bool
    doomed: int  # the Age whose Ragnarök destroys it, or 0
    troops: tuple[Troop, ...]
    strengths: tuple[int, ...]  # by seat
    fjord: str = ""  # whose ships support battles here


class ClanView(msgspec.Struct, frozen=True):
    """A clan sheet and all that is public around it. Hidden cards are counted by their backs, one Age each."""

    seat: int
    clan: str
    glory: int
    rage: int
    stats: tuple[int, int, int]
    steps: tuple[int, int, int]
    passed: bool
    hand: int
    backs: tuple[int, int, int]  # cards in hand of Ages 1, 2, 3
    drafted: int
    kept: int  # the Age of the card kept from the previous Age, or 0
    quests: int
    quest_backs: tuple[int, int, int]
    upgrades: tuple[str, ...]  # by slot; "" where it is empty
    on_map: int
    reserve: tuple[Troop, ...]
    valhalla: tuple[Troop, ...]


class BattleView(msgspec.Struct, frozen=True):
    """A battle: only what has been revealed."""

    province: str
    pillager: int
    rivals: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]
    added: tuple[tuple[str, ...], ...]
    deaths: tuple[int, ...]


class Table(msgspec.Struct, frozen=True):
    """The table from one seat. The last six fields are the seat's own; a spectator's are empty."""

    seats: int
    age: int
    phase: str
    first: int
    turn: int
    marker: str
    doom: tuple[str, ...]
    places: tuple[PlaceView, ...]
    clans: tuple[ClanView, ...]
    battle: BattleView | None
    discard: tuple[str, ...]
    hand: tuple[str, ...]
    draft: tuple[str, ...]
    picked: tuple[str, ...]
    kept: str
    quests: tuple[str, ...]
    quest_bonus: int  # what a Quest of the hand may count as in a battle


def view(g: BloodRage, seat: int | None) -> Table:
    """The table as this seat sees it."""
    if seat is None:
        return _open(g)
    bonus = g.box.does[w.QUEST_BONUS]
    return replace(
        _open(g),
        hand=_slugs(g, g.hands[seat]),
        draft=_slugs(g, g.drafts[seat]),
        picked=_slugs(g, g.picked[seat]),
        kept=g.box.keys[g.kept[seat]] if g.kept[seat] != EMPTY else "",
        quests=_slugs(g, g.quests[seat]),
        quest_bonus=max([bonus[card] for card in g.upgrades[seat]]),
    )


@once
def _open(g: BloodRage) -> Table:
    """What lies open to all."""
    return Table(
        seats=g.seats,
        age=g.age,
        phase=b.PHASES[g.phase],
        first=g.first,
        turn=g.turn,
        marker="" if g.marker == b.NOWHERE else b.PLACES[g.marker],
        doom=tuple([b.PLACES[p] for p in g.doom]),
        places=_places(g),
        clans=_clans(g),
        battle=_battle(g),
        discard=_slugs(g, g.discard),
        hand=(),
        draft=(),
        picked=(),
        kept="",
        quests=(),
        quest_bonus=0,
    )


def _slugs(g: BloodRage, cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([g.box.keys[card] for card in sorted(cards)])


@once
def _troops(g: BloodRage) -> list[list[Troop]]:
    """The figures at every place, on the map and off it."""
    found: list[list[Troop]] = [[] for _ in range(b.ALL_PLACES)]
    for seat in range(g.seats):
        row = g.warriors[seat * b.ALL_PLACES : (seat + 1) * b.ALL_PLACES]
        for place, count in enumerate(row):
            if count:
                found[place].append(_troop(g, seat, b.WARRIOR, place, count))
        for figure in (b.LEADER, b.SHIP, *g.monsters_of(seat)):
            place = g.place_of(seat, figure)
            found[place].append(_troop(g, seat, figure, place, 1))
    return found


def _troop(g: BloodRage, seat: int, figure: int, place: int, count: int) -> Troop:
    return Troop(seat, g.box.figures[figure], count, g.figure_strength(seat, figure, place))


@once
def _places(g: BloodRage) -> tuple[PlaceView, ...]:
    troops = _troops(g)
    return tuple([_place(g, place, tuple(troops[place])) for place in range(b.MAP)])


def _place(g: BloodRage, place: int, troops: tuple[Troop, ...]) -> PlaceView:
    if b.is_fjord(place):
        return PlaceView(b.PLACES[place], "", 0, "", False, not g.is_open(place), 0, troops, ())
    return PlaceView(
        name=b.PLACES[place],
        region=b.REGIONS[g.box.region[place]],
        villages=0 if place == b.YGGDRASIL else g.box.villages[place],
        reward=b.REWARDS[g.rewards[place]],
        pillaged=bool(g.pillaged[place]),
        destroyed=bool(g.destroyed[place]),
        doomed=g.doom.index(place) + 1 if place in g.doom else 0,
        troops=troops,
        strengths=_strengths(g, place),
        fjord="" if g.box.fjord[place] == b.NOWHERE else b.PLACES[g.box.fjord[place]],
    )


def _strengths(g: BloodRage, province: int) -> tuple[int, ...]:
    fjord = g.box.fjord[province]
    if not g.crowd[province] and (fjord == b.NOWHERE or not g.crowd[fjord]):
        return (0,) * g.seats
    return tuple([g.strength(seat, province) for seat in range(g.seats)])


@once
def _clans(g: BloodRage) -> tuple[ClanView, ...]:
    troops = _troops(g)
    return tuple([_clan(g, seat, troops) for seat in range(g.seats)])


def _clan(g: BloodRage, seat: int, troops: list[list[Troop]]) -> ClanView:
    steps = g.steps[seat]
    return ClanView(
        seat=seat,
        clan=b.CLANS[g.clans[seat]],
        glory=g.glory[seat],
        rage=g.rage[seat],
        stats=(g.stat(seat, b.RAGE), g.stat(seat, b.AXES), g.stat(seat, b.HORNS)),
        steps=(steps[0] + 1, steps[1] + 1, steps[2] + 1),
        passed=bool(g.passed[seat]),
        hand=len(g.hands[seat]),
        backs=_backs(g, g.hands[seat]),
        drafted=len(g.picked[seat]),
        kept=0 if g.kept[seat] == EMPTY else g.box.age[g.kept[seat]],
        quests=len(g.quests[seat]),
        quest_backs=_backs(g, g.quests[seat]),
        upgrades=tuple([g.box.keys[card] if card != EMPTY else "" for card in g.upgrades[seat]]),
        on_map=g.on_map[seat],
        reserve=tuple([troop for troop in troops[b.RESERVE] if troop.seat == seat]),
        valhalla=tuple([troop for troop in troops[b.VALHALLA] if troop.seat == seat]),
    )


def _backs(g: BloodRage, cards: Sequence[int]) -> tuple[int, int, int]:
    """How many cards show the back of each Age."""
    ages = [g.box.age[card] for card in cards]
    return (ages.count(1), ages.count(2), ages.count(3))


@once
def _battle(g: BloodRage) -> BattleView | None:
    if g.battle is None:
        return None
    return BattleView(
        province=b.PLACES[g.battle.province],
        pillager=g.battle.pillager,
        rivals=g.battle.rivals,
        shown=tuple([_slugs(g, cards) for cards in g.battle.shown]),
        added=tuple([_slugs(g, cards) for cards in g.battle.added]),
        deaths=tuple(g.battle.deaths),
    )


# -- what can't be seen -----------------------------------------------------------------------------------


def pools(g: BloodRage) -> tuple[Pool]:
    """Decks, face-down discards and what clans hold. Backs stay where they are; a committed card stays a Quest."""
    zones = (
        Zone(g.quests, EACH, tidy=True, may=g.box.quests),
        Zone((*g.decks, g.buried)),
        Zone(g.hands, EACH, tidy=True),
        Zone(g.drafts, EACH, tidy=True),
        Zone(g.picked, EACH),
        *[Zone((g.kept,), seat, at=(seat,)) for seat, card in enumerate(g.kept) if card != EMPTY],
    )
    return (Pool(zones, g.box.age, 1 + b.AGES),)


def shown(g: BloodRage) -> list[list[int]]:
    """The cards in the open: discarded, on clan sheets, in a battle."""
    piles = [g.discard, *[[card for card in cards if card != EMPTY] for cards in g.upgrades]]
    if g.placing != EMPTY:
        piles.append([g.placing])
    return piles if g.battle is None else [*piles, *g.battle.shown, *g.battle.added]


def contents(g: BloodRage) -> list[int]:
    """All cards, by the number of players."""
    return [card for age in (1, 2, 3) for card in g.box.deck(age, g.seats)]


def conserved(g: BloodRage) -> None:
    """Assert that no figure was lost or made, and that the counts agree with the figures."""
    for seat in range(g.seats):
        row = g.warriors[seat * b.ALL_PLACES : (seat + 1) * b.ALL_PLACES]
        assert sum(row) == b.WARRIORS and min(row) >= 0, f"seat {seat} has eight Warriors"
        on_map = [figure for place in range(b.MAP) for figure in g.figures_at(seat, place)]
        assert len(on_map) == g.on_map[seat], f"seat {seat} counts its figures on the map"
        assert min(g.rage[seat], g.glory[seat]) >= 0, "Rage and Glory never fall below 0"
    for place in range(b.MAP):
        there = sum([len(g.figures_at(seat, place)) for seat in range(g.seats)])
        assert there == g.crowd[place], f"{b.PLACES[place]} counts its figures"
        full = place < b.PROVINCES and there > g.box.villages[place]
        assert not full, f"{b.PLACES[place]} is not overfull"
