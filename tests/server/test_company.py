"""A team, or one seat alone, against the game at a table of the hall: opened, played, told, played again."""

from __future__ import annotations

import pytest

from meadhall.kernel import Chance
from tests.crew.guest import invite
from tests.crew.table import BUILT
from tests.server.house import House, play, seated


@pytest.fixture(autouse=True)
def crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew is a saga of this hall."""
    invite(monkeypatch)


@pytest.mark.parametrize("sits", ["me", "me friend", "me friend friend"])
def test_all_win_or_lose_as_one(house: House, sits: str) -> None:
    seats, ends = len(sits.split()), set()
    for seed in range(12):
        table = house.open(sits, saga="crew", seed=seed)
        with seated(house, table) as lines:
            play(lines, Chance(seed))
            outcome = lines[0].state["outcome"]
        won = outcome["scores"][0] >= BUILT and bool(outcome["winners"])
        assert outcome["winners"] == (list(range(seats)) if won else [])
        assert outcome["teams"] == [0] * seats
        ends.add(won)
    assert ends == {True, False}


def test_one_who_plays_alone_may_play_again(house: House) -> None:
    table = house.open("me", saga="crew", seed=1)
    with seated(house, table) as lines:
        play(lines, Chance(1))
    new = house.post(f"/api/tables/{table.id}/rematch", {"token": table.tokens[0]}).data["table"]

    again = house.get(f"/api/tables/{new}", table.tokens[0]).data
    assert again["seat"] == 0
    assert len(again["table"]["sits"]) == 1
    assert again["ask"]["options"]
