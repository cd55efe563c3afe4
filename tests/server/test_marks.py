"""Teammates mark things for each other; rivals can't, and marks don't bind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.crew.guest import SLUG, invite
from tests.server.house import House, seated


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall with the crew game."""
    invite(monkeypatch)
    with House(tmp_path / "data") as house:
        yield house


def test_a_mark_is_seen_by_all_and_gone_when_its_seat_has_played(house: House) -> None:
    table = house.open("me friend", saga=SLUG, seed=5)
    with seated(house, table) as (first, second, onlooker):
        assert first.state["plans"] == []
        for card in ("keel", "mast"):
            assert first.say(type="plan", noun="card", key=card)["type"] == "done"
        for line in (first, second, onlooker):
            line.drain()
            assert line.state["plans"] == [[0, "card", "keel"], [0, "card", "mast"]]
        first.say(type="plan", noun="card", key="keel")
        second.say(type="plan", noun="card", key="keel")
        second.drain()
        assert second.state["plans"] == [[0, "card", "mast"], [1, "card", "keel"]]

        first.drain()
        version = first.answer()["version"]
        assert second.until(version)["plans"] == [[1, "card", "keel"]]


def test_the_oldest_of_too_many_marks_goes(house: House) -> None:
    table = house.open("me friend friend", saga=SLUG, seed=5)
    with seated(house, table) as (first, *_):
        for noun, key in (("card", "keel"), ("card", "mast"), ("card", "plank"), ("card", "bucket"), ("seat", "wolf")):
            first.say(type="plan", noun=noun, key=key)
        first.drain()
        assert [key for _, _, key in first.state["plans"]] == ["keel", "mast", "plank", "bucket"]


@pytest.mark.parametrize(
    ("sits", "options", "thing", "reason"),
    [
        ("me friend", {"mode": "rivals"}, "keel", "not-together"),
        ("me", {}, "keel", "not-together"),
        ("me friend", {}, "anchor", "no-thing"),
    ],
)
def test_marks_need_a_team_and_a_thing(
    house: House, sits: str, options: dict[str, object], thing: str, reason: str
) -> None:
    table = house.open(sits, saga=SLUG, options=options)
    with seated(house, table) as (first, *_):
        assert first.say(type="plan", noun="card", key=thing)["reason"] == reason


def test_spectators_have_no_marks(house: House) -> None:
    table = house.open("me friend", saga=SLUG)
    with seated(house, table) as (*_, onlooker):
        assert onlooker.say(type="plan", noun="card", key="keel")["reason"] == "spectator"
