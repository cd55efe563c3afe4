"""What a seat may see of Thorgal, built from nothing, and what it can't (TH-820 to TH-827)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec
from msgspec.structs import replace

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import EACH, Pool, Zone
from meadhall.kernel.render_cache import once


class PieceView(msgspec.Struct, frozen=True):
    """A card in a group, opposing or associated, with its tokens and what they and its effects make of it."""

    card: str
    seat: int
    exhausted: int
    tokens: b.Three
    attributes: b.Three
    kept: bool = False
    protected: bool = False
    opposing: int = -1  # what it costs to set it against the journey, while that is asked


class TerrainView(msgspec.Struct, frozen=True):
    """A terrain in play; both its sides may be consulted (TH-825)."""

    card: str
    required: b.Three  # with its tokens
    tokens: b.Three
    conqueror: int
    exhausted: int
    uses: int  # of its Fenrir effect, this round
    destination: bool


class PileView(msgspec.Struct, frozen=True):
    """Destiny or Scourge side of a player: hidden piles are counted, open ones are listed, top card last."""

    deck: int
    reserve: int
    discard: tuple[str, ...]
    destroyed: tuple[str, ...]  # Walhalla or Niflhel


class PlayerView(msgspec.Struct, frozen=True):
    """All that is public about a player."""

    seat: int
    chair: str
    faction: str
    role: str  # "" before the first round, or once out
    out: bool
    passed: bool  # since the last action of the window
    pawn: int  # -1, 0 or 1; 0 for the Destiny player too
    horns: int
    points: int
    hand: int
    chosen: int  # companions face down
    aside: int
    prevented: int
    destiny: PileView  # on the left of the group, Scourge on its right (TH-122)
    group: tuple[PieceView, ...]
    scourge: PileView


class LastingView(msgspec.Struct, frozen=True):
    """An effect in force: a discount for a seat, a tax on one, or a prohibition (seat -1) (TH-827)."""

    kind: str
    seat: int
    amount: int
    card_filter: int
    ban: str


class Table(msgspec.Struct, frozen=True):
    """The table from one seat. The last five fields are the seat's own; a spectator's are empty."""

    seats: int
    you: int  # the seat that looks, -1 for a spectator
    round: int
    phase: str
    step: str
    destiny: int
    turn: int
    passes: int
    horns_needed: int
    result: int
    players: tuple[PlayerView, ...]
    terrains: tuple[TerrainView, ...]
    opposer: PieceView | None
    associated: tuple[PieceView, ...]
    group: b.Three  # the attributes of the Destiny player's group together
    strength: b.Three
    difficulty: b.Three
    lacks: b.Three  # what the strength is short of
    playing: PieceView | None  # an event or Scourge card being resolved
    looking: int  # how many cards a player looks at
    looker: int
    lasting: tuple[LastingView, ...]
    winners: tuple[int, ...]
    hand: tuple[str, ...]
    prices: tuple[int, ...]  # what playing each card of the hand takes now (TH-833)
    aside: tuple[str, ...]
    chosen: tuple[str, ...]
    looked: tuple[str, ...]


def view(g: Thorgal, seat: int | None) -> Table:
    """The table as this seat sees it."""
    if seat is None:
        return _open(g)
    return replace(
        _open(g),
        you=seat,
        hand=_slugs(g, g.hands[seat]),
        prices=tuple([r.cost(g, seat, card) for card in g.hands[seat]]),
        aside=_slugs(g, g.aside[seat]),
        chosen=_slugs(g, g.chosen[seat]),
        looked=_slugs(g, g.looked) if seat == g.looker else (),
    )


@once
def _open(g: Thorgal) -> Table:
    """What lies open to all."""
    group, strength, difficulty, lacks = _measured(g)
    return Table(
        seats=g.seats,
        you=b.NOBODY,
        round=g.round,
        phase=b.PHASES[g.phase],
        step=b.STEPS[g.step],
        destiny=g.destiny,
        turn=g.turn,
        passes=g.passes,
        horns_needed=g.horns_needed,
        result=g.result,
        players=_players(g),
        terrains=_terrains(g),
        opposer=_opposer(g),
        associated=_all_associated(g),
        group=group,
        strength=strength,
        difficulty=difficulty,
        lacks=lacks,
        playing=_playing(g),
        looking=len(g.looked),
        looker=g.looker,
        lasting=_lasting(g),
        winners=g.winners,
        hand=(),
        prices=(),
        aside=(),
        chosen=(),
        looked=(),
    )


def _slugs(g: Thorgal, cards: Sequence[int]) -> tuple[str, ...]:
    slugs = g.box.SLUGS
    return tuple([slugs[card] for card in cards]) if cards else ()


@once
def _measured(g: Thorgal) -> tuple[b.Three, b.Three, b.Three, b.Three]:
    """What the group amounts to, the strength and the difficulty of a journey, and what it lacks."""
    group = r.group_strength(g)
    travelling = g.destination != b.NOTHING
    strength, difficulty = (r.with_events(g, group), r.difficulty(g)) if travelling else (b.NONE, b.NONE)
    return group, strength, difficulty, r.lacks(strength, difficulty)


@once
def _players(g: Thorgal) -> tuple[PlayerView, ...]:
    return tuple([_player(g, seat) for seat in range(g.seats)])


def _player(g: Thorgal, seat: int) -> PlayerView:
    playing = g.destiny != b.NOBODY and not g.out[seat]
    return PlayerView(
        seat=seat,
        chair=b.CHAIRS[g.chairs[seat]],
        faction=b.FACTIONS[g.faction(seat)],
        role=b.ROLES[g.role(seat)] if playing else "",
        out=g.out[seat],
        passed=g.passed(seat),
        pawn=g.pawns[seat] if playing else 0,
        horns=g.horns[seat],
        points=g.points[seat],
        hand=len(g.hands[seat]),
        chosen=len(g.chosen[seat]),
        aside=len(g.aside[seat]),
        prevented=g.prevented[seat],
        destiny=_pile(g, 2 * seat),
        group=_group(g, seat),
        scourge=_pile(g, 2 * seat + 1),
    )


def _pile(g: Thorgal, pile: int) -> PileView:
    return PileView(len(g.decks[pile]), len(g.reserves[pile]), _slugs(g, g.discards[pile]), _slugs(g, g.graves[pile]))


def _group(g: Thorgal, seat: int) -> tuple[PieceView, ...]:
    cards, own = g.groups[seat], seat == g.destiny
    return tuple([
        PieceView(
            g.box.SLUGS[card], seat, spent, marks, attributes, own and card in g.kept, own and card in g.safe,
            _opposing(g, seat, card),
        )
        for card, spent, marks, attributes in zip(
            cards, g.spent[seat], g.marks[seat], r.group_attributes(g, seat), strict=True
        )
    ])  # fmt: skip


def _opposing(g: Thorgal, seat: int, card: int) -> int:
    """The price of an opposer, once there is a journey to oppose and as long as it may be (TH-409 to TH-411)."""
    asked = g.step == b.ANNOUNCEMENT and g.destination != b.NOTHING and seat != g.destiny
    return r.opposing_cost(g, card) if asked and g.box.KIND[card] == w.COMPANION else -1


@once
def _terrains(g: Thorgal) -> tuple[TerrainView, ...]:
    return tuple([_terrain(g, place) for place in range(len(g.terrains))])


def _terrain(g: Thorgal, place: int) -> TerrainView:
    return TerrainView(
        card=g.box.SLUGS[g.terrains[place]],
        required=r.terrain_attributes(g, place),
        tokens=g.terrain_marks[place],
        conqueror=g.conquerors[place],
        exhausted=g.terrain_spent[place],
        uses=g.terrain_uses[place],
        destination=place == g.destination,
    )


@once
def _opposer(g: Thorgal) -> PieceView | None:
    if g.opposer == b.NOTHING:
        return None
    attributes = r.opposer_attributes(g)
    return PieceView(g.box.SLUGS[g.opposer], g.opposer_seat, g.opposer_spent, g.opposer_marks, attributes)


@once
def _all_associated(g: Thorgal) -> tuple[PieceView, ...]:
    return tuple([_associated(g, at) for at in range(len(g.sent))])


def _associated(g: Thorgal, at: int) -> PieceView:
    return PieceView(g.box.SLUGS[g.sent[at]], g.senders[at], 0, g.sent_marks[at], r.sent_attributes(g, at))


@once
def _playing(g: Thorgal) -> PieceView | None:
    t = g.box
    if g.played == b.NOTHING:
        return None
    attributes = r.shown(r.plus(t.ATTRIBUTES[g.played], g.played_marks))
    return PieceView(t.SLUGS[g.played], g.player, 0, g.played_marks, attributes)


@once
def _lasting(g: Thorgal) -> tuple[LastingView, ...]:
    t = g.box
    found = [LastingView("discount", seat, t.OPS[op].n, t.OPS[op].filter, "") for seat, op in g.discounts]
    found += [LastingView("tax", seat, t.OPS[op].n, t.OPS[op].filter, "") for seat, op in g.taxes]
    found += [LastingView("ban", b.NOBODY, 0, w.ANYTHING, w.BANS[ban]) for ban in g.bans]
    return tuple(found)


# -- what can't be seen -----------------------------------------------------------------------------------------


def pools(g: Thorgal) -> list[Pool]:
    """Every deck's cards among its own zones. Terrains set aside lie all in one place, so there is nothing to deal."""
    found = [Pool((Zone(g.aside, EACH),), still=True)]
    for seat in range(g.seats):
        zones = [Zone((g.hands[seat],), seat, tidy=True)]
        if g.looker == seat:
            zones.append(Zone((g.looked,), seat))
        active, idle = g.pile(seat), 2 * seat + (seat == g.destiny)
        found += (
            Pool((*_chosen(g, active), *zones, Zone((g.decks[active], g.reserves[active])))),
            Pool((*_chosen(g, idle), Zone((g.decks[idle], g.reserves[idle])))),
        )
    return found


def _chosen(g: Thorgal, pile: int) -> tuple[Zone, ...]:
    """Companions of a Destiny deck chosen in secret; they stay ones that could have been chosen."""
    owner, role = divmod(pile, 2)
    if role == b.SCOURGE or not g.chosen[owner]:
        return ()
    return (Zone((g.chosen[owner],), owner, deal=_imagine_companions),)


def shown(g: Thorgal) -> list[list[int]]:
    """The cards in the open; second copies count as what they are."""
    lone = [card for card in (g.opposer, g.played) if card != b.NOTHING]
    piles = [*g.groups, g.sent, lone, *g.discards, *g.graves, g.terrains]
    return [[g.box.ROW_OF[card] for card in pile] for pile in piles]


def _imagine_companions(g: Thorgal, pool: list[int], count: int) -> list[int]:
    """Starting companions that the rules allow, taken out of the pool (TH-123, TH-124)."""
    t = g.box
    companions = sorted([card for card in pool if t.KIND[card] == w.COMPANION])
    able = [
        cards
        for cards in combinations(companions, count)
        if sum([t.COST[card] for card in cards]) <= b.START_COST
        and len({t.NAME[card] for card in cards if t.UNIQUE[card]}) == sum([t.UNIQUE[card] for card in cards])
    ]
    chosen = able[g.below(len(able))]
    for card in chosen:
        pool.remove(card)
    return list(chosen)


def conserved(g: Thorgal) -> None:
    """Assert that no card was lost or made, and that what belongs together is equally long."""
    for seat in range(g.seats):
        lengths = {len(g.groups[seat]), len(g.spent[seat]), len(g.marks[seat])}
        assert len(lengths) == 1, f"seat {seat}: every card of a group has its tokens"
        assert len(set(g.groups[seat])) == len(g.groups[seat]), f"seat {seat}: every card of a group is told apart"
        assert min(g.spent[seat], default=0) >= 0, "Exhausted tokens are never owed"
        if not g.out[seat]:
            assert cards_of(g, seat) == sorted(_without_terrains(g, g.lists[seat])), f"seat {seat} keeps its cards"
    assert len(g.sent) == len(g.senders) == len(g.sent_marks), "associated cards have senders"
    places = {len(g.conquerors), len(g.terrain_spent), len(g.terrain_uses), len(g.terrain_marks)}
    assert places == {len(g.terrains)}, "every terrain has its tokens"
    known = sorted(g.terrains + [card for cards in g.aside for card in cards])
    brought = sorted([c for cards in g.lists for c in cards if g.box.KIND[c] == w.TERRAIN])
    assert known == brought or any(g.out), "terrains are conserved"
    held = [g.conquerors.count(seat) for seat in range(g.seats)]
    assert held == g.horns, "horns are conquered terrains"


def cards_of(g: Thorgal, seat: int) -> list[int]:
    """Every card of a seat but its terrains, wherever it is."""
    cards = g.hands[seat] + g.groups[seat] + g.chosen[seat]
    for piles in (g.decks, g.reserves, g.discards, g.graves):
        cards = cards + piles[2 * seat] + piles[2 * seat + 1]
    cards += [card for card, sender in zip(g.sent, g.senders, strict=True) if sender == seat]
    cards += [g.opposer] if g.opposer_seat == seat else []
    cards += [g.played] if g.player == seat else []
    cards += g.looked if g.looker == seat else []
    return sorted([g.box.ROW_OF[card] for card in cards])


def _without_terrains(g: Thorgal, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if g.box.KIND[card] != w.TERRAIN]
