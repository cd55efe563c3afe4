"""Plain classes: declared once, by their annotations; slots and `clone` follow from them."""

from __future__ import annotations

from typing import Any, Literal

import pytest

import meadhall
from meadhall.kernel import Plain, State
from meadhall.kernel.data import Declared, clone_source
from tests.kernel.toy import Toy, toy_match


class Blow(Plain):
    strength: int
    by: list[int]


class Bout(Plain):
    """One field of every kind."""

    unsaved = frozenset({"tables", "ear"})
    dropped = frozenset({"ear"})
    limit = 3  # no field: it has a value

    name: str
    side: Literal["left", "right"] | None
    pairs: tuple[tuple[int, str], ...]
    row: list[int]
    marks: list[tuple[int, int]]
    rows: list[list[int]]
    cubes: list[list[list[int]]]
    maybe: list[int] | None
    blow: Blow
    last: Blow | None
    blows: list[Blow]
    gaps: list[Blow | None]
    next: Bout | None
    tables: dict[str, list[int]]
    ear: list[str] | None


def blow() -> Blow:
    one = Blow()
    one.strength, one.by = 2, [0]
    return one


def bout() -> Bout:
    one = Bout()
    one.name, one.side, one.pairs, one.maybe = "first", None, ((1, "a"),), [4]
    one.row, one.marks, one.rows, one.cubes = [1], [(1, 2)], [[1], [2]], [[[1]]]
    one.blow, one.last, one.blows, one.gaps = blow(), blow(), [blow()], [None, blow()]
    one.next, one.tables, one.ear = None, {"odds": [1]}, []
    return one


SOURCE = """\
def clone(self: Bout) -> Bout:
    new = Bout.__new__(Bout)
    new.name = self.name
    new.side = self.side
    new.pairs = self.pairs
    new.row = self.row[:]
    new.marks = self.marks[:]
    new.rows = [one[:] for one in self.rows]
    new.cubes = [[one[:] for one in one] for one in self.cubes]
    new.maybe = None if self.maybe is None else self.maybe[:]
    new.blow = self.blow.clone()
    new.last = None if self.last is None else self.last.clone()
    new.blows = [one.clone() for one in self.blows]
    new.gaps = [None if one is None else one.clone() for one in self.gaps]
    new.next = None if self.next is None else self.next.clone()
    new.tables = self.tables
    new.ear = None
    return new
"""


def slots(cls: Any) -> tuple[str, ...]:
    return tuple(cls.__slots__)


def spoil(value: Any) -> None:
    """Change everything in a value that can be changed."""
    if isinstance(value, Plain):
        for name in slots(type(value)):
            spoil(getattr(value, name))
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.append("spoilt")


def test_source_copies_each_field_by_its_kind() -> None:
    assert clone_source(Bout) == SOURCE


@pytest.mark.parametrize("cls", [Bout, Toy, *[meadhall.game(saga).state for saga in meadhall.sagas()]])
def test_source_is_what_the_class_uses(cls: Any) -> None:
    scope = {cls.__name__: cls}
    exec(clone_source(cls), scope)

    assert scope["clone"].__code__.co_code == cls.clone.__code__.co_code
    assert scope["clone"].__code__.co_names == cls.clone.__code__.co_names


def test_copies_share_nothing_that_changes() -> None:
    one = bout()
    one.next = bout()
    copy, before = one.clone(), one.to_data()

    assert copy.to_data().keys() == before.keys()
    spoil(copy)
    assert "spoilt" not in repr([one.row, one.marks, one.rows, one.cubes, one.maybe])
    assert [one.blow.by, one.blows[0].by, one.next.row] == [[0], [0], [1]]


def test_copies_share_the_unsaved_and_forget_the_dropped() -> None:
    one = bout()
    copy = one.clone()

    assert copy.tables is one.tables
    assert copy.ear is None
    assert one.ear == []


def test_slots_are_the_annotations() -> None:
    assert slots(Blow) == ("strength", "by")
    assert "limit" not in slots(Bout)
    assert not hasattr(bout(), "__dict__")
    with pytest.raises(AttributeError):
        bout().colour = "red"  # type: ignore[attr-defined]


def test_a_state_copies_the_kernels_fields_too() -> None:
    state = toy_match().state
    copy = state.clone()

    assert state.log is not None
    assert copy.log is None
    assert copy.to_data() == state.to_data()
    assert copy.dice is not state.dice


def test_a_class_below_another_copies_as_itself() -> None:
    class Finer(Toy):
        polish: list[int]

    one = Finer(2, 1)
    one.deck, one.hands, one.table, one.scores, one.stones, one.polish = [], [], [], [], [], [1]

    assert type(one.clone()) is Finer
    assert one.clone().polish == [1]


@pytest.mark.parametrize("hint", [dict[str, int], set[int], list, Any, tuple[list[int], int], list[int] | str, object])
def test_what_cannot_be_copied_is_refused_with_class_and_field(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Odd\.thing: .*cannot be copied"):
        Declared("Odd", (State,), {"__annotations__": {"thing": hint}, "__module__": __name__})


@pytest.mark.parametrize("word", ["__slots__", "clone"])
def test_what_follows_from_the_annotations_is_not_written_again(word: str) -> None:
    with pytest.raises(TypeError, match=f"Odd: {word} follows from the annotations"):
        Declared("Odd", (Plain,), {word: (), "__module__": __name__})


@pytest.mark.parametrize("name", ["chance", "shuffle"])
def test_a_name_of_the_class_above_is_taken(name: str) -> None:
    with pytest.raises(TypeError, match=f"Odd.{name}: a class above it has that name already"):
        Declared("Odd", (State,), {"__annotations__": {name: list[int]}, "__module__": __name__})


@pytest.mark.parametrize("word", ["__annotate__", "__annotate_func__"])
def test_annotations_that_wait_are_refused(word: str) -> None:
    """Python 3.14 makes them when they are asked for, unless the module begins with the import."""
    with pytest.raises(TypeError, match="Odd: begin its module with"):
        Declared("Odd", (Plain,), {word: lambda _: {"strength": int}})


def test_what_is_not_saved_may_be_typed_more_closely_below() -> None:
    class Nearer(State):
        box: dict[str, int]

    assert slots(Nearer) == ()
    assert Nearer(2, 1, box={"odds": 1}).clone().box == {"odds": 1}
