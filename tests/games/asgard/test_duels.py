"""The hall shows the last battles as they were fought: strengths, verdicts, and the points they gave."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.games.asgard import board as b
from meadhall.games.asgard.events.ragnarok import WorldFought, WorldHeld, WorldTied, WorldWon
from meadhall.games.asgard.events.rounds import Scored
from meadhall.games.asgard.picture.duels import contests
from meadhall.kernel import Event
from meadhall.kernel.picture import Contest
from tests.games.asgard.box import BOX
from tests.games.asgard.scene import Scene, scene


def shown(s: Scene) -> tuple[Contest, ...]:
    found = contests(BOX, s.view(None))
    assert found is not None
    return found.bouts


def played_out(seats: int, seed: int) -> tuple[tuple[Contest, ...], list[Event]]:
    """The last battles of a match of quick bots as all see them at the end, and all events."""
    match = meadhall.new("asgard", seats=seats, seed=seed)
    bots = [make_bot("random", match.game, seed + seat) for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    found = contests(BOX, match.view(None).table)
    assert found is not None
    return found.bouts, [entry.event for entry in match.view(None).log()]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_the_end_shows_what_was_fought_and_scored(seats: int, seed: int) -> None:
    bouts, events = played_out(seats, seed)

    told = [(event.world, event.light, event.dark) for event in events if isinstance(event, WorldFought)]
    assert [(b.WORLDS.index(bout.place), *[side.strength for side in bout.sides]) for bout in bouts] == told
    for side in [side for bout in bouts for side in bout.sides]:
        assert sum([mark.adds or 0 for mark in side.marks]) == side.strength
    verdicts = [type(event).__name__ for event in events if isinstance(event, WorldWon | WorldHeld | WorldTied)]
    assert [bout.verdict.id for bout in bouts if bout.verdict] == [f"event-{name}" for name in verdicts]
    gained: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Scored) and event.cause in (b.BY_WORLD, b.BY_SPELL):
            gained[event.seat] += event.points
    assert sum([Counter(dict(bout.gains)) for bout in bouts], Counter()) == gained


@pytest.mark.parametrize(
    ("support", "laid", "gains"),
    [
        (("red", "blue"), (), {0: 9, 1: 5}),
        (("red", None), (), {0: 14}),
        ((None, "blue"), (), {1: 14}),
        (("red", "blue"), ("red spell-4", "red spell-5"), {0: 19, 1: 15}),
        ((None, None), (), {}),
    ],
)
def test_a_victory_brings_what_the_world_and_spells_promise(
    support: tuple[str | None, str | None], laid: tuple[str, ...], gains: dict[int, int]
) -> None:
    s = scene(
        phase="twilight",
        worlds={"dark-3": "hel-1"},
        support={"hel": support},
        deployed={"dark-3": "10 giant"},
        laid={"dark-3": laid},
    )

    (bout,) = shown(s)

    assert dict(bout.gains) == gains
    assert [s.score(colour) for colour in ("red", "blue")] == [gains.get(0, 0), gains.get(1, 0)]


def test_worlds_still_to_be_fought_for_promise_nothing_yet() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"dark-3": "hel-1"},
        support={"hel": ("red", None)},
        tiles={"red": "weapon-5"},
    )

    (bout,) = shown(s)

    assert (bout.state, bout.verdict, bout.gains) == ("next", None, ())
