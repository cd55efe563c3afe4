"""Past positions of a match are few actions from a saved one, and look as they did."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.kernel import Action, Chance, Match
from meadhall.kernel.scene import mentioned
from meadhall.server.workers import worker_table as rooms
from meadhall.server.workers.worker_table import Move, WorkerTable
from tests.contract.cases import random_answer


def played(saga: str, seats: int, seed: int, most: int) -> WorkerTable:
    """A match with some answers taken back."""
    room = WorkerTable(meadhall.Record(saga, seats, seed, actions=[]), [])
    chance = Chance(seed)
    while not room.match.over and len(room.actions) < most:
        seat, option = random_answer(room.match, chance)
        room.make(Move(seat, room.match.game.vocabulary.text(option)))
        if chance.below(8) == 0 and room.match.can_undo(seat):
            room.make(Move(seat))
    return room


def from_the_start(room: WorkerTable, at: int, seat: int | None) -> dict[str, Any]:
    """Return the same position, replayed from the start."""
    assert room.match.record is not None
    match = meadhall.replay(room.match.record, at)
    before = meadhall.replay(room.match.record, max(0, at - 1))
    events = [entry.event for entry in match.view(seat).log()]
    return {
        "view": match.view(seat).table,
        "waiting": [[w.seat, w.question, w.args] for w in match.view(seat).waiting],
        "from": len(before.view(seat).log()) if at else 0,
        "events": events,
    }


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_past_position_is_as_it_was(saga: str) -> None:
    room = played(saga, 3, 5, 60)
    for at in range(0, len(room.actions) + 1, 3):
        seat = (None, 0, 1, 2)[at % 4]
        shown = room.moment(at, seat, drawn=False)
        assert {name: shown[name] for name in ("view", "waiting", "from", "events")} == from_the_start(room, at, seat)
        assert (shown["at"], shown["of"], shown["seat"]) == (at, len(room.actions), seat)


def test_scenes_of_the_past_are_as_they_were() -> None:
    """Return past scenes: the last with its steps, earlier ones without."""
    room = played("blood-rage", 3, 5, 200)
    assert room.match.record is not None
    for at in range(0, len(room.actions), 9):
        shown = room.moment(at, 1, drawn=True)
        view = meadhall.replay(room.match.record, at).view(1)
        then = [one if one.end > shown["from"] else mentioned(one) for one in view.moments()]
        assert (shown["moments"], shown["now"]) == (then, view.moment())


def test_any_position_is_near_a_saved_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a match is: what must be played again for a moment is bounded, and so is what is kept."""
    room = played("lords-of-ragnarok", 4, 3, 700)
    assert len(room.actions) > 300
    again: list[Action] = []
    real = Match.repeat

    def counted(match: Match[Any], action: Action) -> None:
        again.append(action)
        real(match, action)

    monkeypatch.setattr(Match, "repeat", counted)
    worst = 0
    for at in range(0, len(room.actions), 7):
        again.clear()
        room.moment(at, None, drawn=False)
        worst = max(worst, len(again))
    assert len(room.kept) <= rooms.MOST_KEPT
    assert worst < 3 * room._spacing  # where seats decide together, no position is kept between their answers
    assert room._spacing <= 2 * len(room.actions) / rooms.MOST_KEPT + rooms.SPACING
