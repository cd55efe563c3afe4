"""Non-interference over real sockets: hidden cards never change a byte that a seat receives.

Two tables have the same position, but at one of them all that a seat can't see is re-dealt. The same is done at both.
Every frame to that seat and to spectators must be the same, byte for byte: states, errors, hints, chat, HTTP.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

import meadhall
from meadhall.contract import learned, listening
from meadhall.kernel import Chance, Match
from meadhall.server.workers.worker_protocol import Dispatcher
from tests.contract.cases import LONG, positions
from tests.server.house import House, Line, Opened
from tests.server.nearby import at_hand

SAME_ID = "A" * 11
DESK: list[Dispatcher] = []  # of the hall of the test


class Deed(NamedTuple):
    """An answer to give at a table: its seat and option."""

    seat: int
    option: str


class Scene(NamedTuple):
    """A position, and a seat or spectator that can't see everything."""

    match: Match[Any]
    seat: int | None
    seed: int


@pytest.fixture(autouse=True)
def still(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of day is the same at both tables, and their matches are in this process."""
    DESK[:] = [at_hand(house, monkeypatch)]
    monkeypatch.setattr(house.hall.clock, "day", lambda: 1.5e9)


def scenes(every: int) -> Iterator[Scene]:
    """Positions from all parts of random matches, with every seat and a spectator in turn."""
    number = 0
    for seats in (2, 3, 4):
        for seed in range(LONG):
            match = meadhall.new("blood-rage", seats=seats, seed=seed)
            for here in positions(match, seed):
                if here % every == seats % every:
                    number += 1
                    looks = number % (seats + 1)
                    yield Scene(match, None if looks == seats else looks, number)


def stand(house: House, match: Match[Any]) -> Opened:
    """Create a table at this position."""
    table = house.open(" ".join(["me"] * match.state.seats), name="twin", seed=1)
    room, standing = DESK[0].tables[table.id], house.table(table.id)
    room.match, room.marks = listening(match), [0]
    standing.standing = room.standing()
    return table


def frames(house: House, table: Opened, scene: Scene, deed: Deed | None, hint: bool) -> list[str]:
    """Return all that a seat and spectators receive while the same is done at a table."""
    token = "" if scene.seat is None else table.tokens[scene.seat]
    with ExitStack() as stack:
        ears = [stack.enter_context(house.line(table.id, *who)) for who in ((token,), (token, True), ("",))]
        pester(ears[0], scene)
        if hint:
            ears[0].say(type="hint")
        if deed is not None:
            actor = stack.enter_context(house.line(table.id, table.tokens[deed.seat]))
            done = actor.answer(deed.option)
            assert done["type"] == "done", done
            if scene.seat == deed.seat:
                ears[0].frames.append(json.dumps(done))
        for ear in ears:
            ear.drain()
        plain = house.get(f"/api/tables/{table.id}", token)
        headers = sorted(set(plain.headers.items()) - {("date", plain.headers["date"])})
        said = [frame for ear in ears for frame in ear.frames] + [plain.body.decode(), repr(headers)]
    return [one.replace(table.id, SAME_ID) for one in said]


def pester(line: Line, scene: Scene) -> None:
    """Ask everything that could reveal something: wrong answers, rules, undo, malformed messages; and chat."""
    chance, vocabulary = Chance(scene.seed), scene.match.game.vocabulary
    ask = line.state["ask"] or {"decision": "0.0.0", "options": []}
    for _ in range(8):
        option = vocabulary.text(chance.below(len(vocabulary)))
        if option not in ask["options"]:
            line.say(type="answer", version=0, decision=ask["decision"], option=option)
        line.say(type="why", option=option)
    for noun, keys in scene.match.game.nouns.items():
        if keys:
            line.say(type="why", noun=noun, key=keys[chance.below(len(keys))])
    line.say(type="answer", version=0, decision="7.7.7", option="pass")
    line.say(type="undo", version=0)
    line.say(type="dance")
    line.say(type="chat", text="what do they hold?", name="Loki")


def twins(scene: Scene) -> tuple[Match[Any], Match[Any]]:
    return scene.match.clone(), scene.match.fork(scene.seat, scene.seed)


def deeds(scene: Scene, real: Match[Any], other: Match[Any]) -> tuple[Deed, Deed] | None:
    """Return an answer at each table that must look alike to the viewer; None without one.

    A simultaneous answer of another seat can differ at the tables: it is still secret.
    """
    asked = [d.seat for d in real.decisions]
    seat = asked[scene.seed % len(asked)]
    mine, theirs = real.decision(seat), other.decision(seat)
    assert mine is not None
    assert theirs is not None
    text = real.game.vocabulary.text
    options, others = [text(o) for o in mine.options], [text(o) for o in theirs.options]
    option = options[scene.seed * 7 % len(options)]
    alike = [o for o in others if o.split()[0] == option.split()[0]]
    twin = alike[scene.seed % len(alike)] if real.joint and seat != scene.seat and alike else option
    if twin not in others or shows(scene, seat, option) or shows(scene._replace(match=other), seat, twin):
        return None
    return Deed(seat, option), Deed(seat, twin)


def shows(scene: Scene, seat: int, option: str) -> bool:
    """Whether an answer reveals something hidden to the viewer, or draws by chance."""
    before, after = scene.match, listening(scene.match.clone())
    after.apply(seat, before.game.vocabulary.parse(option))
    chance = before.state.chance != after.state.chance
    return chance or any([learned(before, after, eyes) for eyes in (scene.seat, None)]) or reveals(after)


def reveals(match: Match[Any]) -> bool:
    return any([entry.event.reveals for entry in match.log])


def test_what_a_seat_cannot_see_changes_no_byte(house: House) -> None:
    compared = acted = different = 0
    for scene in scenes(every=11):
        real, other = twins(scene)
        pair = deeds(scene, real, other) if scene.match.decisions else None
        hint = scene.seed % 12 == 0
        ours = frames(house, stand(house, real), scene, pair and pair[0], hint)
        theirs = frames(house, stand(house, other), scene, pair and pair[1], hint)
        assert ours == theirs, f"seat {scene.seat}, scene {scene.seed}: {pair}"
        compared += len(ours)
        acted += pair is not None
        different += pair is not None and pair[0] != pair[1]
    assert compared > 1000
    assert acted > 20
    assert different > 3


def test_the_comparison_would_see_a_leak(house: House) -> None:
    """A test of the test: a viewer who can see the difference receives it."""
    match = meadhall.new("blood-rage", seats=2, seed=1)
    scene = Scene(match, 0, 1)
    real, other = twins(scene)
    looking = scene._replace(seat=1)
    ours = frames(house, stand(house, real), looking, None, hint=False)
    theirs = frames(house, stand(house, other), looking, None, hint=False)
    assert ours != theirs


def test_spectators_chat_changes_no_byte_for_players(house: House) -> None:
    match = meadhall.new("blood-rage", seats=2, seed=1)
    said = []
    for chatty in (False, True):
        table = stand(house, match.clone())
        with house.line(table.id, table.tokens[0]) as line, house.line(table.id) as spectator:
            for _ in range(5 * chatty):
                spectator.say(type="chat", text="psst")
            line.say(type="chat", text="quiet here")
            line.answer()
            line.drain()
            said.append([frame.replace(table.id, SAME_ID) for frame in line.frames])
    assert said[0] == said[1]
