"""Glances: a part is worked out once for the same things, and again when something it read has changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meadhall.kernel.render_cache import Glance, Watched, as_before, gist, once, part


class Player(msgspec.Struct, frozen=True):
    name: str
    score: int


class Table(msgspec.Struct, frozen=True):
    you: int
    round: int
    players: tuple[Player, ...]


CALLS: list[str] = []


@gist
def names(table: Table) -> tuple[str, ...]:
    return tuple([player.name for player in table.players])


@part
def title(table: Table) -> tuple[Any, ...]:
    CALLS.append("title")
    return table.round, names(table)


@part
def mine(table: Table) -> tuple[Any, ...]:
    CALLS.append("mine")
    return (table.round, table.players[table.you].name if table.round else "")


@part
def sheet(player: Player) -> tuple[Any, ...]:
    CALLS.append("sheet")
    return (player.name, player.score)


@part
def whole(table: Table) -> tuple[Any, ...]:
    CALLS.append("whole")
    return (title(table), *[sheet(player) for player in table.players])


@once
def counted(g: list[int], which: int) -> tuple[int, ...]:
    CALLS.append("counted")
    return (g[which],)


@pytest.fixture
def glance() -> Glance:
    CALLS.clear()
    return Glance()


def drawn(glance: Glance, draw: Any, table: Table) -> Any:
    with glance.taken():
        return draw(Watched(table))


ADA, BO = Player("Ada", 1), Player("Bo", 2)
TABLE = Table(0, 1, (ADA, BO))


def test_without_a_glance_they_are_plain_functions(glance: Glance) -> None:
    assert title(TABLE) == title(TABLE) == (1, ("Ada", "Bo"))
    assert (counted([4], 0), counted([5], 0)) == ((4,), (5,))
    assert CALLS == ["title", "title", "counted", "counted"]


def test_what_does_not_read_whose_eyes_they_are_is_drawn_once_for_all(glance: Glance) -> None:
    assert [drawn(glance, title, msgspec.structs.replace(TABLE, you=you)) for you in (0, 1)] == [title(TABLE)] * 2
    assert CALLS == ["title", "title"], "once in the glance, once for the comparison"


def test_what_reads_it_is_drawn_for_each(glance: Glance) -> None:
    assert [drawn(glance, mine, msgspec.structs.replace(TABLE, you=you)) for you in (0, 1, 0)] == [
        (1, "Ada"), (1, "Bo"), (1, "Ada"),
    ]  # fmt: skip
    assert CALLS == ["mine", "mine"]


def test_fields_that_were_not_read_do_not_matter_until_they_are(glance: Glance) -> None:
    before = [drawn(glance, mine, Table(you, 0, (ADA, BO))) for you in (0, 1)]
    assert (before, CALLS) == ([(0, ""), (0, "")], ["mine"])
    assert [drawn(glance, mine, Table(you, 1, (ADA, BO)))[1] for you in (0, 1)] == ["Ada", "Bo"]


def test_parts_outlive_a_position_that_did_not_touch_them(glance: Glance) -> None:
    first = drawn(glance, whole, TABLE)
    glance.turn()
    CALLS.clear()
    second = drawn(glance, whole, Table(0, 1, (ADA, Player("Bo", 3))))
    assert CALLS == ["whole", "sheet"], "the title goes by the names, and Ada's sheet by Ada"
    assert second == ((1, ("Ada", "Bo")), ("Ada", 1), ("Bo", 3))
    assert second[0] is first[0]
    assert second[1] is first[1]


def test_parts_inside_of_one_that_is_found_again_outlive_it(glance: Glance) -> None:
    """They are not asked for as long as it is as it was; when it changes, they are still there."""
    first = drawn(glance, whole, TABLE)
    for _ in range(5):
        glance.turn()
        assert drawn(glance, whole, TABLE) is first
    glance.turn()
    CALLS.clear()
    second = drawn(glance, whole, Table(0, 1, (ADA, Player("Bo", 3))))
    assert CALLS == ["whole", "sheet"]
    assert second[1] is first[1]


def test_parts_that_are_inside_of_nothing_any_more_are_forgotten(glance: Glance) -> None:
    first = drawn(glance, whole, TABLE)
    for _ in range(3):
        glance.turn()
        drawn(glance, whole, Table(0, 2, (Player("Cy", 3),)))
    glance.turn()
    CALLS.clear()
    assert drawn(glance, whole, TABLE) == first
    assert CALLS == ["whole", "title", "sheet", "sheet"]


def test_what_was_read_from_a_state_is_read_again_in_the_next(glance: Glance) -> None:
    g = [4, 7]
    with glance.taken():
        first = counted(g, 0)
        assert counted(g, 0) is first
        assert counted(g, 1) == (7,)
        glance.turn()
        assert counted(g, 0) is first, "it is as it was"
        g[0] = 5
        glance.turn()
        assert counted(g, 0) == (5,)


def test_what_is_new_is_made_of_what_there_was() -> None:
    old, new = (Player("Ada", 1), Player("Bo", 2)), (Player("Ada", 1), Player("Bo", 3))
    assert as_before(old, new) == new
    assert as_before(old, new)[0] is old[0]
    assert as_before(old, new[:1]) == new[:1]
