"""Hidden things: a game says where they lie, from whom they are hidden, and which of them could change places.

Its pools of zones give what a seat can't see (`unseen`), how that is dealt again when a seat imagines the table
(`redeal`), whether anything was lost (`check_contents`), and whether an action has shown something (`learned`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

NOBODY: Final = -1
EACH: Final = -2  # the first list is the first seat's, and so on

Heap = list[int]


class Zone(NamedTuple):
    """Where things lie hidden: lists of the state that are alike, and who may look into them all the same.

    `may` limits what can lie there to some things. Where that is not enough, `deal` takes the number asked for
    out of a shuffled heap. Those zones are named first in their pool, to take theirs while there is enough of it.
    """

    lists: Sequence[Heap]
    owner: int = NOBODY  # the seat that sees what lies there, or EACH
    guest: int = NOBODY  # another seat that was shown it
    at: Sequence[int] | slice | None = None  # the places of a list that are meant; None: all of it
    tidy: bool = False  # kept sorted, so that no one sees where a thing was put
    may: Container[int] | None = None
    deal: Callable[[Any, Heap, int], Heap] | None = None

    def closed_to(self, seat: int | None) -> Sequence[Heap]:
        """The lists that a seat (None: a spectator) can't look into."""
        if self.owner == EACH:
            return [things for s, things in enumerate(self.lists) if s != seat]
        return () if seat is not None and seat in (self.owner, self.guest) else self.lists

    def open_to(self, seat: int | None) -> Sequence[Heap]:
        """Those that a seat can look into, though others can't."""
        if seat is None:
            return ()
        if self.owner == EACH:
            return self.lists[seat : seat + 1]
        return self.lists if seat in (self.owner, self.guest) else ()

    def lying(self, things: Heap) -> Heap:
        """What lies in one of the lists, in its order."""
        at = self.at
        if at is None:
            return things
        return things[at] if isinstance(at, slice) else [things[place] for place in at]

    def lay(self, things: Heap, dealt: Heap) -> None:
        """Put what was dealt into one of the lists."""
        at = self.at
        if self.tidy:
            dealt.sort()
        if at is None:
            things[:] = dealt
        elif isinstance(at, slice):
            things[at] = dealt
        else:
            for place, thing in zip(at, dealt, strict=True):
                things[place] = thing


class Pool(NamedTuple):
    """Zones among which hidden things could change places, all of them or those of a kind (of one back, say).

    `apart`: things stay in their list, and only their order is unknown.
    `still`: they are hidden, but there is nothing to deal, or the game's own `redeal` does it.
    `first`: what its things are counted from, where several pools hold different kinds of things; `shown` and
    `contents` of the game count them likewise.
    """

    zones: Sequence[Zone]
    kind: Sequence[int] | None = None  # of each thing, from 0; None: all are alike
    kinds: int = 1  # how many there are
    apart: bool = False
    still: bool = False
    first: int = 0


def unseen(pools: Iterable[Pool], seat: int | None) -> list[int]:
    """The things a seat (None: a spectator) can't see, in an order that gives nothing away."""
    found = []
    for pool in pools:
        for zone in pool.zones:
            for things in zone.closed_to(seat):
                lying = zone.lying(things)
                found += [pool.first + thing for thing in lying] if pool.first else lying
    return sorted(found)


# -- dealing again --------------------------------------------------------------------------------------------


def redeal(g: State, pools: Iterable[Pool], seat: int | None) -> None:
    """Deal again what the seat can't see; numbers and kinds stay where they are, and so does what it sees."""
    for pool in pools:
        if pool.still:
            continue
        places = [(zone, things) for zone in pool.zones for things in zone.closed_to(seat) if things]
        if pool.apart:
            _shuffle_each(g, places)
        elif pool.kind is None:
            _deal_alike(g, places)
        else:
            _deal_kinds(g, places, pool.kind, pool.kinds)


def _shuffle_each(g: State, places: list[tuple[Zone, Heap]]) -> None:
    """Piles alone. Sorted first, so that nothing depends on how things really lie."""
    for zone, things in places:
        heap = sorted(zone.lying(things))
        g.shuffle(heap)
        zone.lay(things, heap)


def _deal_alike(g: State, places: list[tuple[Zone, Heap]]) -> None:
    """Things that could all change places."""
    heap: Heap = []
    for zone, things in places:
        heap += things if zone.at is None else zone.lying(things)
    heap.sort()
    g.shuffle(heap)
    left = len(heap)
    for zone, things in places:
        count = len(things) if zone.at is None else len(zone.lying(things))
        left -= count
        if zone.deal is not None:
            zone.lay(things, zone.deal(g, heap, count))
        elif zone.may is not None:
            zone.lay(things, [_draw(heap, zone.may) for _ in range(count)])
        else:
            zone.lay(things, heap[left : left + count])


def _deal_kinds(g: State, places: list[tuple[Zone, Heap]], kind: Sequence[int], kinds: int) -> None:
    """The same where a thing changes places with those of its kind only."""
    heaps: list[Heap] = [[] for _ in range(kinds)]
    lying = [things if zone.at is None else zone.lying(things) for zone, things in places]
    for thing in sorted([thing for found in lying for thing in found]):
        heaps[kind[thing]].append(thing)
    for heap in heaps:
        g.shuffle(heap)
    for (zone, things), found in zip(places, lying, strict=True):
        may = zone.may
        if may is None:
            zone.lay(things, [heaps[kind[thing]].pop() for thing in found])
        else:
            zone.lay(things, [_draw(heaps[kind[thing]], may) for thing in found])


def _draw(heap: Heap, may: Container[int]) -> int:
    return heap.pop(next(i for i, thing in enumerate(heap) if thing in may))


# -- what is never lost ---------------------------------------------------------------------------------------


def check_contents(hidden: Iterable[int], shown: Iterable[Sequence[int]], contents: Iterable[int]) -> None:
    """Assert that what is hidden from a spectator and what lies open are together all there is."""
    there = Counter(hidden)
    for pile in shown:
        there.update(pile)
    there.subtract(contents)
    wrong = {thing: count for thing, count in sorted(there.items()) if count}
    assert not wrong, f"everything is conserved, but these are too many or (below 0) too few: {wrong}"


# -- what was shown -------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """The things in a zone; their order counts in a pile, and not where they are kept sorted."""

    things: Sequence[int]
    tidy: bool = False


class Sight(NamedTuple):
    """A position with the eyes of one seat: the bag of what it can't see, the places closed to it and those it sees."""

    unseen: Sequence[int]
    closed: list[Place]
    seen: list[Place]


def sight(game: Game[Any], g: State, seat: int | None) -> Sight:
    """The position as the seat (None: a spectator) has it before its eyes: its own zones, and the piles in the open."""
    zones = [(pool.first, zone) for pool in game.secrets.pools(g) for zone in pool.zones]
    closed = [_place(first, zone, things) for first, zone in zones for things in zone.closed_to(seat)]
    own = [_place(first, zone, things) for first, zone in zones for things in zone.open_to(seat)]
    return Sight(game.unseen(g, seat), closed, own + [Place(things) for things in game.secrets.shown(g)])


def _place(first: int, zone: Zone, things: Heap) -> Place:
    lying = zone.lying(things)
    return Place([first + thing for thing in lying] if first else [*lying], zone.tidy)


def is_shown(before: Sight, after: Sight) -> bool:
    """Does the seat see something that it could not see before?

    What is hidden has shrunk; or it has not, because a twin went out of sight in the same moment: then something
    has left its hidden place, and its like has come to lie where the seat can see it.
    """
    if before.unseen != after.unseen and Counter(before.unseen) - Counter(after.unseen):
        return True
    if before.closed == after.closed:
        return False
    gone = _changes(before.closed, after.closed)
    return not gone.isdisjoint(_changes(after.seen, before.seen))


def learned(game: Game[Any], before: State, after: State, seat: int | None) -> bool:
    """The same of two positions."""
    return is_shown(sight(game, before, seat), sight(game, after, seat))


class Outlook:
    """A position as it is now, before everybody's eyes: the same as everybody's `sight` of it."""

    __slots__ = ("_elsewhere", "_owners", "_places", "_seats", "_shown")

    def __init__(self, game: Game[Any], g: State) -> None:
        zones = [(pool.first, zone) for pool in game.secrets.pools(g) for zone in pool.zones]
        lists = [(first, zone, n, things) for first, zone in zones for n, things in enumerate(zone.lists)]
        self._owners = [(n, NOBODY) if zone.owner == EACH else (zone.owner, zone.guest) for _, zone, n, _ in lists]
        self._places = [_place(first, zone, things) for first, zone, _, things in lists]
        self._shown = [Place([*things]) for things in game.secrets.shown(g)]
        self._elsewhere = {eye: [*game.unseen_elsewhere(g, eye)] for eye in (None, *range(g.seats))}

    def shows_more_than(self, before: Outlook) -> bool:
        """Does anyone see something they could not see before? What lies as it lay is left out."""
        if self._owners != before._owners:
            alike = [False] * max(len(self._owners), len(before._owners))
        else:
            alike = [a == b for a, b in zip(self._places, before._places, strict=True)]
        if all(alike) and self._shown == before._shown and self._elsewhere == before._elsewhere:
            return False
        return any(is_shown(before._sight(eye, alike), self._sight(eye, alike)) for eye in self._elsewhere)

    def _sight(self, eye: int | None, alike: list[bool]) -> Sight:
        moved = [
            (owners, place) for owners, place, same in zip(self._owners, self._places, alike, strict=False) if not same
        ]
        closed = [place for owners, place in moved if eye not in owners]
        own = [place for owners, place in moved if eye in owners]
        unseen = [thing for place in closed for thing in place.things]
        return Sight(sorted([*unseen, *self._elsewhere[eye]]), closed, own + self._shown)


def _changes(these: list[Place], those: list[Place]) -> set[int]:
    """What these places have that those did not, place by place."""
    return {thing for a, b in zip_longest(these, those, fillvalue=Place(())) for thing in _changed(a, b)}


def _changed(these: Place, those: Place) -> Iterable[int]:
    """What is more in a place; in a pile, all between the bottom and the top that it shares with the other."""
    if these.tidy:
        return Counter(these.things) - Counter(those.things)
    a, b, start = these.things, those.things, 0
    shorter = min(len(a), len(b))
    while start < shorter and a[start] == b[start]:
        start += 1
    end = 0
    while end < shorter - start and a[-1 - end] == b[-1 - end]:
        end += 1
    return a[start : len(a) - end]
