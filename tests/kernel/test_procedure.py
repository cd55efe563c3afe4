"""A compiled procedure does what the plain generator does, with any control flow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from meadhall.kernel import Chance, CorruptData, Frame, Match, Record
from meadhall.kernel.data import encode
from meadhall.kernel.interpreter import Reference
from tests.kernel import hostile
from tests.kernel.hostile import Notes, hostile_game

Between = Callable[[Match[Notes]], Match[Notes]]
RULES = [pytest.param(rule, id=cast(Any, rule).name) for rule in hostile.RULES]


def as_it_is(match: Match[Notes]) -> Match[Notes]:
    return match


def cloned(match: Match[Notes]) -> Match[Notes]:
    """Go on with a copy, and spoil what was copied."""
    copy = match.clone()
    match.state.notes.append(-99)
    for frame in match.frames:
        frame.pc = 0
        for name in frame.names:
            setattr(frame, name, "spoilt")
    return copy


def reloaded(match: Match[Notes]) -> Match[Notes]:
    return Match.load(match.game, match.save())


def play_both(rule: Any, seed: int, between: Between, automatic: bool) -> int:
    """Play a rule compiled and plain with the same random answers; they never differ. Returns the decisions."""
    game = hostile_game(rule)
    head = Record("hostile", 2, seed, automatic=automatic, actions=[])
    plain = Reference.new(game, head)
    match = Match.new(game, head)
    chance, count = Chance(seed), 0
    while not plain.over:
        assert described(match) == described(plain)
        decision = plain.decisions[chance.below(len(plain.decisions))]
        option = decision.options[chance.below(len(decision.options))]
        plain.apply(decision.seat, option)
        match.apply(decision.seat, option)
        match = match if match.over else between(match)
        count += 1
    assert match.over
    assert (match.state.notes, match.answer) == (plain.state.notes, plain.result)
    return count


def described(play: Match[Notes] | Reference[Notes]) -> tuple[Any, ...]:
    asked = [(d.seat, d.question.name, d.args, d.most, d.picks, d.options) for d in play.decisions]
    return asked, play.joint, encode(play.state)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    ("between", "runs"), [(as_it_is, 300), (cloned, 300), (reloaded, 60)], ids=["as it is", "cloned", "reloaded"]
)
def test_compiled_is_plain(rule: Any, between: Between, runs: int) -> None:
    decisions = sum(play_both(rule, seed, between, automatic=seed % 2 == 0) for seed in range(runs))

    assert decisions >= runs // 2


def test_called_it_is_a_plain_generator() -> None:
    g = hostile.set_table(2, 0, {})
    steps = hostile.search(g, 4)

    assert next(steps).question is hostile.digit
    with pytest.raises(StopIteration) as stop:
        steps.send(hostile.DIGIT.of(0))
    assert stop.value.value == 33


def test_frame_takes_arguments_and_defaults_like_a_call() -> None:
    rule = cast(Any, hostile.shadows)

    assert locals_of(rule.frame()) == {"a": 1, "b": 2}
    assert locals_of(rule.frame(5)) == {"a": 5, "b": 2}
    assert locals_of(rule.frame(b=7)) == {"a": 1, "b": 7}
    with pytest.raises(TypeError):
        rule.frame(1, 2, 3)


def locals_of(frame: Frame) -> dict[str, Any]:
    return {name: value for name, value in frame.locals().items() if value is not None}


def test_names_docstring_and_module_are_the_functions_own() -> None:
    rule = cast(Any, hostile.search)

    assert rule.name == "search"
    assert rule.id == "hostile.search"
    assert rule.__doc__ == "A return out of two loops that hold no stop themselves."
    assert rule.__module__ == "tests.kernel.hostile"
    assert repr(rule) == "<procedure hostile.search>"
    assert repr(rule.frame(3)).startswith("<hostile.search at 0: {'limit': 3")


def test_frame_clone_is_independent_and_of_its_own_class() -> None:
    frame = cast(Any, hostile.search).frame(3)
    frame.pc = 2

    copy = frame.clone()
    cast(Any, copy).limit = 9

    assert type(copy) is type(frame)
    assert (copy.pc, cast(Any, frame).limit) == (2, 3)


def test_frame_keeps_no_more_than_it_must() -> None:
    """A local that lives between two stops only is a Python local, not a field."""
    assert "value" in cast(Any, hostile.nested).frame().names
    assert "pairs" not in cast(Any, hostile.nested).frame().names


def test_restore_takes_back_what_to_data_gave() -> None:
    rule = cast(Any, hostile.search)
    frame = rule.frame(3)

    again = rule.restore({**frame.to_data(), "rule": rule.id})

    assert again.to_data() == frame.to_data()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"print": "0000"}, "saved by other rules"),
        ({"pc": -1}, "no such place"),
        ({"pc": 99}, "no such place"),
        ({"pc": "0"}, "no such place"),
        ({"pc": True}, "no such place"),
        ({"locals": None}, "expected the locals"),
        ({"locals": {}}, "expected the locals"),
        ({"locals": {"limit": {"a": 1}}}, "limit"),
    ],
)
def test_restore_refuses(change: dict[str, Any], reason: str) -> None:
    rule = cast(Any, hostile.search)
    data = rule.frame(3).to_data()
    if change.get("locals"):
        change = {"locals": {**data["locals"], **change["locals"]}}

    with pytest.raises(CorruptData, match=r"hostile\.search: .*" + reason):
        rule.restore({**data, **change})
