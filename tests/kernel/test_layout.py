"""A sheet declared once: which numbers it shows, under which words, and what programs read of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meadhall.kernel.picture import Number, Said, named
from meadhall.kernel.picture import layout as m
from meadhall.kernel.picture.layout import Amount, Group, Layout, stock


class Pile(msgspec.Struct, frozen=True):
    deck: int


class Seat(msgspec.Struct, frozen=True):
    seat: int
    colour: str
    points: int
    beer: int
    stones: tuple[int, int]
    cards: tuple[str, ...]
    pile: Pile


STONES = Amount[Any]("stones", "stone-*", ("red", "blue"), ("piece", "*-stone"), ("stone", "*"), ("pay",))
OUT = {"seat": "names the player"}
SHEET = Layout(
    Seat,
    head=(Amount("points", "glory"),),
    counts=(Amount("beer", "mug-{colour}", of=lambda _, most: most),),
    rows=((Group(STONES, title="goods"), Group(Amount("cards", "hand"))), (Group(Amount("pile.deck", "deck")),)),
    learnt=(Amount("twice", read=lambda seat, _: 2 * seat.points),),
    left_out=OUT,
)
POOR = Seat(1, "red", 0, 0, (0, 0), (), Pile(0))
RICH = Seat(0, "blue", 7, 2, (0, 3), ("a", "b"), Pile(4))


def test_a_sheet_shows_its_numbers() -> None:
    sheet = SHEET.sheet(0, RICH, 5)
    assert sheet.numbers == (Number("glory", 7, Said("count-points")),)
    assert sheet.counts == (Number("mug-blue", 2, Said("count-beer"), of=5),)
    blue = Number("stone-blue", 3, named("piece", "blue-stone"), means=((("verb", "pay"), ("stone", "blue")),))
    assert [goods.numbers for goods in sheet.rows[0]] == [(blue,), (Number("hand", 2, Said("count-cards")),)]
    assert sheet.rows[1][0].numbers == (Number("deck", 4, Said("count-pile-deck")),)


def test_a_zero_is_left_out_unless_it_says_something() -> None:
    sheet = SHEET.sheet(1, POOR, 5)
    assert [number.value for number in (*sheet.numbers, *sheet.counts)] == [0, 0]
    assert sheet.rows == ()
    always = Layout(Seat, rows=((Group(STONES.but(always=True)),),), left_out={**OUT, "points": "", "beer": ""})
    assert len(always.sheet(1, POOR, 5).rows[0][0].numbers) == 2


def test_what_lies_in_common_says_that_nothing_is_left() -> None:
    found = stock("reserve", ((Group(STONES.but(name="left", read=lambda source, _: source)),),), [0, 1])
    assert [number.value for number in found.rows[0][0].numbers] == [0, 1]


def test_equal_numbers_are_made_once_and_not_without_end() -> None:
    first, second = SHEET.sheet(0, RICH, 5), SHEET.sheet(0, RICH, 5)
    assert first.numbers[0] is second.numbers[0]
    assert m._numbers.cache_parameters()["maxsize"] == m.KEPT


def test_programs_read_the_same_numbers_by_name() -> None:
    assert SHEET.names == ("points", "beer", "red-stones", "blue-stones", "cards", "pile-deck", "twice")
    assert SHEET.numbers(RICH, 5) == (7, 2, 0, 3, 2, 4, 14)
    compared = dict(zip(SHEET.compared, SHEET.compare((RICH, POOR, RICH), 1, 5), strict=True))
    assert (compared["own-points"], compared["best-rival-points"], compared["mean-rival-points"]) == (0, 7, 7)


def test_no_number_of_a_view_is_forgotten() -> None:
    with pytest.raises(AssertionError, match="neither declared nor left out: \\['beer', 'points', 'stones'\\]"):
        Layout(Seat, left_out=OUT)


@pytest.mark.parametrize("name", ["gold", "pile.gold"])
def test_an_amount_reads_a_field_that_exists(name: str) -> None:
    with pytest.raises(AssertionError, match=f"Seat has no {name}"):
        Layout(Seat, head=(Amount(name),), left_out={**OUT, "points": "", "beer": "", "stones": ""})


def test_two_amounts_have_two_names() -> None:
    with pytest.raises(AssertionError, match="two amounts of one name"):
        Layout(
            Seat, head=(Amount("points"), Amount("points", "crown")), left_out={"seat": "", "beer": "", "stones": ""}
        )


def test_an_amount_is_written_only_where_its_condition_holds() -> None:
    only_late = Layout(
        Seat, head=(Amount("points", when=lambda _, late: late),), left_out={**OUT, "beer": "", "stones": ""}
    )
    assert [len(only_late.sheet(0, RICH, late).numbers) for late in (False, True)] == [0, 1]
