"""A seat's sheet, declared once: its numbers, with their signs and words.

A game's `sheet.py` holds one `Layout`. The picture is drawn from it, both screens read the picture, and programs learn
the same numbers by name.

One rule for zeros: a number is left out at 0, unless it is in the head, has a maximum, lies in common, or says `always`
because players must know when it runs out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints

from meadhall.kernel.picture.parts import Goods, Number, Said, Stock, Thing, named, taken
from meadhall.kernel.picture.sheets import Sheet

V = TypeVar("V")  # a seat's part of the view

KEY: Final = "*"  # stands for the key in an icon and in a thing
KEPT: Final = 8192  # sets of numbers that are made once


@dataclass(frozen=True, eq=False)
class Amount(Generic[V]):
    """A number of a seat, or one for each of `keys`.

    It reads the field it is called after (`destiny.deck`: a field of a field), or what `read` returns of the seat and
    the table. A field that holds cards counts them. `{field}` in an icon is a field of the seat.
    """

    name: str
    icon: str = ""
    keys: tuple[str, ...] = ()
    thing: Thing | None = None  # what it counts; without one, the message `count-<name>` says it
    about: Thing | None = None  # what options must be about to be taken here
    verbs: tuple[str, ...] = ()  # and their verbs, if not any
    of: int | Callable[[V, Any], int] | None = None  # how many there can be
    read: Callable[[V, Any], int | Sequence[int]] | None = None
    always: bool = False  # written at 0, too
    when: Callable[[V, Any], bool] | None = None  # written only where this holds
    open: bool = False  # the cards it counts lie open, and can be looked through

    def but(self, **changes: Any) -> Amount[V]:
        """The same amount elsewhere, with these differences."""
        return replace(self, **changes)

    @property
    def slug(self) -> str:
        return self.name.replace(".", "-").replace("_", "-")

    @property
    def words(self) -> str:
        """The message that says what it counts, where no thing does."""
        return "" if self.thing else f"count-{self.slug}"

    @property
    def names(self) -> tuple[str, ...]:
        """What programs call it, key by key."""
        return tuple([f"{key}-{self.slug}" for key in self.keys]) or (self.slug,)

    def counts(self, seat: V, table: Any) -> tuple[int, ...]:
        """How many there are, key by key."""
        found: Any = self.read(seat, table) if self.read else self._field(seat)
        if self.keys:
            return tuple(found)
        return (int(found) if isinstance(found, int) else len(found),)

    @cached_property
    def _field(self) -> Callable[[V], Any]:
        return attrgetter(self.name)

    def numbers(self, seat: V, table: Any, *, always: bool) -> tuple[Number, ...]:
        """As the picture shows it."""
        if self.when is not None and not self.when(seat, table):
            return ()
        most = self.of(seat, table) if callable(self.of) else self.of
        cards = attrgetter(self.name)(seat) if self.open else ()
        icon = self.icon.format_map(_Fields(seat)) if "{" in self.icon else self.icon
        return _numbers(self, icon, self.counts(seat, table), most, cards, always)


class _Fields(dict[str, Any]):
    """The fields of a seat, for an icon."""

    def __init__(self, seat: Any) -> None:
        self.seat = seat

    def __missing__(self, name: str) -> Any:
        return getattr(self.seat, name)


@lru_cache(maxsize=KEPT)
def _numbers(
    amount: Amount[Any], icon: str, counts: tuple[int, ...], most: int | None, cards: tuple[str, ...], always: bool
) -> tuple[Number, ...]:
    """Equal numbers are made once: most of a sheet stays as it is from one position to the next."""
    keys = amount.keys or ("",)
    return tuple([
        Number(icon.replace(KEY, key), count, _tip(amount, key), most, _means(amount, key), cards)
        for key, count in zip(keys, counts, strict=True)
        if count or always or amount.always or most is not None
    ])  # fmt: skip


def _tip(amount: Amount[Any], key: str) -> Said:
    if amount.thing is None:
        return Said(amount.words)
    return named(amount.thing[0], amount.thing[1].replace(KEY, key))


def _means(amount: Amount[Any], key: str) -> tuple[tuple[Thing, ...], ...]:
    if amount.about is None:
        return ()
    return taken((amount.about[0], amount.about[1].replace(KEY, key)), *amount.verbs)


Part = Amount[V] | Callable[[V, Any], Iterable[Number]]  # a function where it is more than a number


class Group(Generic[V]):
    """Numbers that belong together, perhaps under a title, before the back of a card, or within a common limit."""

    def __init__(
        self,
        *parts: Part[V],
        title: str = "",
        back: str = "",
        state: Callable[[V], str] = lambda _: "",
        limit: Callable[[V], int | None] = lambda _: None,
    ) -> None:
        self.parts = parts
        self.title = Said(title) if title else None
        self.back = back
        self.state = state
        self.limit = limit

    @property
    def amounts(self) -> tuple[Amount[V], ...]:
        return tuple([part for part in self.parts if isinstance(part, Amount)])

    def goods(self, seat: V, table: Any, *, always: bool = False) -> Goods:
        limit = self.limit(seat)
        numbers = _all_numbers(self.parts, seat, table, always=always or limit is not None)
        return Goods(numbers, self.title, self.back, self.state(seat), limit)


def _all_numbers(parts: Iterable[Part[V]], seat: V, table: Any, *, always: bool) -> tuple[Number, ...]:
    found: list[Number] = []
    for part in parts:
        found += part.numbers(seat, table, always=always) if isinstance(part, Amount) else part(seat, table)
    return tuple(found)


def _filled(row: Sequence[Group[V]], seat: V, table: Any) -> tuple[Goods, ...]:
    """The groups of a row in which there is something."""
    return tuple([goods for group in row if (goods := group.goods(seat, table)).numbers])


Rows = Sequence[Sequence[Group[V]]]


def stock(title: str, rows: Rows[V], source: V, table: Any = None) -> Stock:
    """What lies in common, declared as sheets are: a 0 says that nothing is left."""
    goods = [tuple([group.goods(source, table, always=True) for group in row]) for row in rows]
    return Stock(Said(title), tuple([row for row in goods if row]))


class Layout(Generic[V]):
    """What is written on a seat's sheet, and where. `rows` are goods; `more` is on the board, so here it is only said.

    `learnt` is for programs alone. Each number of the seat's view is declared, or named in `left_out` with the reason.
    """

    def __init__(
        self,
        seat: type[V],
        *,
        head: Sequence[Part[V]] = (),
        roads: Sequence[Amount[V]] = (),
        counts: Sequence[Part[V]] = (),
        rows: Rows[V] = (),
        more: Sequence[Group[V]] = (),
        learnt: Sequence[Amount[V]] = (),
        left_out: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.seat = seat
        self.head = head
        self.roads = roads
        self.counts = counts
        self.rows = rows
        self.more = more
        self.left_out = left_out
        self.shown = tuple(dict.fromkeys(self._shown()))
        self.amounts = tuple(dict.fromkeys([*self.shown, *learnt]))
        self.names = tuple([name for amount in self.amounts for name in amount.names])
        self._check()

    def _shown(self) -> Iterator[Amount[V]]:
        """The amounts that players see, in order."""
        groups = [group.amounts for row in (*self.rows, self.more) for group in row]
        for parts in (self.head, self.roads, self.counts, *groups):
            yield from [part for part in parts if isinstance(part, Amount)]

    def _check(self) -> None:
        """Assert that it names fields which exist, and forgets none that is a number."""
        fields = numeric_fields(self.seat)
        for amount in self.amounts:
            if amount.read is None:
                assert _has(self.seat, amount.name), f"{self.seat.__name__} has no {amount.name}"
        declared = {amount.name.partition(".")[0] for amount in self.amounts} | set(self.left_out)
        assert fields <= declared, f"neither declared nor left out: {sorted(fields - declared)}"
        assert len(set(self.names)) == len(self.names), "two amounts of one name"

    # -- for players -------------------------------------------------------------------------------

    def sheet(self, number: int, seat: V, table: Any, **others: Any) -> Sheet:
        """The sheet of a seat; `others` are the parts that are no numbers."""
        rows = [_filled(row, seat, table) for row in self.rows]
        return Sheet(
            seat=number,
            numbers=_all_numbers(self.head, seat, table, always=True),
            roads=_all_numbers(self.roads, seat, table, always=True),
            counts=_all_numbers(self.counts, seat, table, always=False),
            rows=tuple([row for row in rows if row]),
            more=_filled(self.more, seat, table),
            **{"tracks": (), "slots": ()} | others,
        )

    # -- for programs ------------------------------------------------------------------------------

    def numbers(self, seat: V, table: Any) -> tuple[float, ...]:
        """All amounts of a seat, in the order of `names`."""
        counts: list[int] = []
        for amount in self.amounts:
            counts += amount.counts(seat, table)
        return tuple(map(float, counts))

    @property
    def compared(self) -> tuple[str, ...]:
        """The names of what `compare` returns."""
        groups = ("own", "best-rival", "mean-rival")
        return tuple([f"{group}-{name}" for group in groups for name in self.names])

    def compare(self, seats: Sequence[V], own: int, table: Any) -> tuple[float, ...]:
        """A seat's numbers, then the best and the mean of its rivals'."""
        numbers = [self.numbers(seat, table) for seat in seats]
        rivals = list(zip(*numbers[:own], *numbers[own + 1 :], strict=True))
        return (*numbers[own], *map(max, rivals), *[sum(column) / len(column) for column in rivals])


def numeric_fields(seat: type[Any]) -> set[str]:
    """The fields of a seat's view that are numbers, or rows of them."""
    return {name for name, hint in get_type_hints(seat).items() if _is_numeric(hint)}


def _is_numeric(hint: Any) -> bool:
    if get_origin(hint) is tuple:
        return all(_is_numeric(part) for part in get_args(hint) if part is not Ellipsis)
    return hint in (int, bool, float)


def _has(seat: type[Any], path: str) -> bool:
    """Is there such a field, or field of a field?"""
    first, _, rest = path.partition(".")
    hints = get_type_hints(seat)
    return first in hints and (not rest or _has(hints[first], rest))
