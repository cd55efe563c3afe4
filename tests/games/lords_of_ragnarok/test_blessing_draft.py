"""The Blessing Draft: how many, in which order, and from when they work (LR-430 to LR-433)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.turns import acting


def draft(colour: str = "green", **rest: Any) -> Scene:
    """The first Temple of side B has just been built."""
    s = acting(colour, track="b", control={colour: [9]}, **rest)
    return s.play(f"{colour}: act build-temple")


def picks(s: Scene) -> list[str]:
    """Take the first Blessing offered for each player; return the order of picks."""
    order = []
    while s.g.draft:
        order.append(s.asked()[0].split(":")[0])
        s.play_quietly()
    return order


@pytest.mark.rule("LR-430")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_blessing_more_than_players_is_shown(seats: int) -> None:
    s = draft(seats=seats)

    assert len(s.g.draft) == seats + 1
    assert len(s.options("green", "take")) == seats + 1
    for name in (None, *s.names):
        assert len(s.view(name).draft) == seats + 1


@pytest.mark.rule("LR-430x")
def test_example_three_players() -> None:
    s = draft()

    assert len(s.g.draft) == 4
    assert picks(s) == ["green", "black", "red"]
    assert len(s.g.blessing_discard) == 1


@pytest.mark.rule("LR-431")
def test_the_active_player_picks_first_then_anticlockwise() -> None:
    assert picks(draft("red", seats=4)) == ["red", "green", "yellow", "black"]


@pytest.mark.rule("LR-432")
def test_each_player_takes_one_and_the_last_is_discarded() -> None:
    s = draft(blessing_deck="seidr huginn muninn levy", blessings={"red": "muster"})

    s.play("green: take levy", "black: take seidr")
    assert s.options("red") == {"take huginn", "take muninn"}
    s.refused("red: take levy", "LR-432")
    s.play("red: take huginn")

    assert [s.blessings(colour) for colour in ("green", "red", "black")] == [["levy"], ["muster", "huginn"], ["seidr"]]
    assert [s.g.box.blessings[card].slug for card in s.g.blessing_discard] == ["muninn"]
    assert s.g.draft == []


@pytest.mark.rule("LR-433")
def test_a_blessing_works_from_the_moment_it_is_taken() -> None:
    s = draft(blessing_deck="seidr huginn muninn levy")

    s.play("green: take levy")
    assert s.g.limit(s.seat("black")) == 2
    s.play("black: take seidr")

    assert s.g.limit(s.seat("black")) == 3  # on another's turn


@pytest.mark.rule("LR-433")
def test_a_blessing_does_nothing_for_what_is_past() -> None:
    s = draft(blessing_deck="sacred-grove huginn muninn levy", hurt={"green": "might"})

    s.play("green: take sacred-grove")

    assert (s.runes("green"), s.injuries("green")) == ([], 1)
    assert s.asked() == ["black: take_blessing"]
