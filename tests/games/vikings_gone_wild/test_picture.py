"""The table as a picture: everything it shows has a drawing and a name, and what it counts is what the view counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild.cards.loader import BASE, load_box
from meadhall.games.vikings_gone_wild.picture import faces, picture
from meadhall.games.vikings_gone_wild.picture.signs import art, drawn
from meadhall.games.vikings_gone_wild.view import Table
from meadhall.kernel import Chance, Match, Record
from meadhall.kernel.picture import Field, Market, Picture, Purse, Said
from tests.games.vikings_gone_wild.scene import scene

BOX = load_box(BASE)
KINDS = [*[("ragnarok", seats) for seats in (1, 2, 3, 4)], *[("versus", seats) for seats in (2, 3, 4)]]


def shown(mode: str, seats: int, steps: int = 260) -> Iterator[tuple[Table, Picture]]:
    """The pictures of every seat and a spectator in many positions of a random match."""
    match = Match.new(GAME, Record("vikings-gone-wild", seats, 3, options={"mode": mode}, actions=[]))
    chance = Chance(seats)
    for _ in range(steps):
        if match.over:
            return
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        for seat in (None, *range(seats)):
            table = match.view(seat).table
            yield table, picture(BOX, table)


def named(data: Any, key: str) -> Iterator[str]:
    """Every value of a field, wherever it is."""
    if isinstance(data, dict):
        yield from [data[key]] if isinstance(data.get(key), str) and data[key] else []
        data = list(data.values())
    if isinstance(data, list | tuple):
        for part in data:
            yield from named(part, key)


@pytest.mark.parametrize(("mode", "seats"), KINDS)
def test_whatever_is_shown_is_drawn(mode: str, seats: int) -> None:
    for _, shows in shown(mode, seats, 120):
        data = msgspec.to_builtins(shows)
        assert {*named(data, "art"), *named(data, "scene"), *named(data, "land"), *named(data, "bare")} <= drawn()
        assert set(named(data, "card")) <= set(faces(BOX))


def test_every_card_has_a_picture_of_its_own_and_what_an_edition_adds_one_of_its_like() -> None:
    pictures = [face.art for face in faces(BOX).values()]
    assert set(pictures) <= drawn()
    assert len(set(pictures)) == len(pictures)
    assert art("hamster-cannon", "cannon") == "vg-cannon"


@pytest.mark.rule("VG-809")
@pytest.mark.parametrize("seats", [1, 3])
def test_goals_say_how_far_each_player_is_and_what_is_left(seats: int) -> None:
    for view, shows in shown("ragnarok", seats, 80):
        (field,) = shows.all(Field)
        assert field.goals is not None
        for goal, told in zip(view.goals, field.goals.items, strict=True):
            assert [one.value for one in told.seats] == list(goal.progress)
            assert [one.met for one in told.seats] == list(goal.met)
            assert (told.left is None) == (goal.stock < 0 or not goal.lacking)


@pytest.mark.parametrize(("mode", "seats"), KINDS)
def test_the_purse_holds_what_can_be_spent(mode: str, seats: int) -> None:
    for view, shows in shown(mode, seats, 100):
        if view.seat < 0:
            assert shows.all(Purse) == ()
            continue
        (purse,) = shows.all(Purse)
        me, fresh = view.players[view.seat], view.fresh if view.turn == view.seat else (0, 0)
        wanted = [fresh[good] + me.tokens[good] + me.stored[good] for good in (0, 1)]
        assert [fund.value for fund in purse.funds] == wanted


def test_the_ranks_on_the_banner_are_those_of_the_box() -> None:
    source = files("meadhall.games.vikings_gone_wild").joinpath("art", "banner.json").read_text(encoding="utf-8")
    campaign = json.loads(source)["campaign"]
    assert campaign["ranks"] == [[rank.slug, rank.glory] for rank in BOX.ranks]
    assert set(campaign["handicaps"]) | set(campaign["options"]) | set(campaign["beyond"]) <= set(GAME.choices)


def test_a_stack_says_in_short_that_it_is_empty_or_that_the_town_hall_allows_no_more() -> None:
    s = scene(seats=1, villages={"wolf": "brewery"}, halls={"wolf": 1}, sold="cannon*6")
    (market,) = picture(BOX, s.view("wolf")).all(Market)
    short = {stack.card: stack.why for stack in market.stacks if stack.why}
    assert short == {"brewery": Said("short-limit", numbers={"has": 1, "limit": 1}), "cannon": Said("short-none")}
