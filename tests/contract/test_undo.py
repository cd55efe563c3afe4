"""Undo: offered exactly when nothing was drawn and nothing hidden became known, and then it restores everything."""

from __future__ import annotations

from typing import Any, Final, get_args, get_type_hints

from meadhall.kernel import Chance, Entry, Match, Noun
from tests.contract.cases import Case, random_answer, seeds

HIDDEN_NOUNS: Final = ("card",)  # the nouns of the ints that `Game.unseen` lists


def offered(before: Match[Any], match: Match[Any], events: int, seat: int) -> bool:
    """May the seat that just answered take it back? Worked out from what was hidden, chance and the log alone."""
    if before.joint:
        return bool(match.pending) and match.joint and any(d.seat == seat and d.picks for d in match.pending)
    if before.state.chance != match.state.chance:
        return False
    eyes = (*range(match.state.seats), None)
    return not any(shown(before, match, match.log[events:], eye) for eye in eyes)


def shown(before: Match[Any], match: Match[Any], entries: list[Entry], eye: int | None) -> bool:
    """Did this seat get to see something hidden, on the table or in what it was told?"""
    hidden = list(match.game.unseen(before.state, eye))
    still = list(match.game.unseen(match.state, eye))
    if any(hidden.count(thing) > still.count(thing) for thing in hidden):
        return True
    told = {thing for entry in entries if entry.heard_by(eye) for thing in named(entry)}
    owned = set(match.game.unseen(before.state, None)) - set(hidden)
    return bool(told & set(hidden) - owned - open_things(before, eye))


def open_things(match: Match[Any], eye: int | None) -> set[int]:
    """What lies open: things that no longer count as hidden, although another of the same kind may be."""
    data = repr(match.view(eye).to_data()["table"])
    return {thing for noun in HIDDEN_NOUNS for thing, key in enumerate(match.game.nouns[noun]) if repr(key) in data}


def named(entry: Entry) -> list[int]:
    """The things an event names."""
    hints = get_type_hints(type(entry.event), include_extras=True)
    return [
        getattr(entry.event, name)
        for name, hint in hints.items()
        if any(isinstance(part, Noun) and part.name in HIDDEN_NOUNS for part in get_args(hint))
    ]


def story(match: Match[Any]) -> tuple[Any, ...]:
    assert match.record is not None
    return match.hash(), list(match.log), list(match.record.actions)


def test_offered_exactly_when_nothing_became_known(case: Case) -> None:
    answers = {True: 0, False: 0}
    for seed in seeds(3):
        match, chance = case.new(seed), Chance(seed)
        while not match.over:
            before, events = match.clone(), len(match.log)
            seat, option = random_answer(match, chance)
            match.apply(seat, option)
            expected = offered(before, match, events, seat)
            assert match.can_undo(seat) == expected, match.game.vocabulary.text(option)
            answers[expected] += 1
            waiting = [d.seat for d in match.pending if d.picks] if match.joint else []
            assert [s for s in range(case.seats) if match.can_undo(s) and s not in (seat, *waiting)] == []
    assert min(answers.values()) > 10


def test_undone_and_done_again_is_the_same(case: Case) -> None:
    for seed in seeds(2):
        match, chance = case.new(seed), Chance(seed)
        while not match.over:
            before = story(match)
            seat, option = random_answer(match, chance)
            first = match.decision(seat)
            assert first is not None
            match.apply(seat, option)
            if match.can_undo(seat) and not first.picks:
                after = story(match)
                match.undo(seat)
                assert story(match) == before
                match.apply(seat, option)
                assert story(match) == after


def test_all_the_way_back(case: Case) -> None:
    """As long as it is offered, undo goes back position by position."""
    for seed in seeds(2):
        match, chance = case.new(seed), Chance(seed)
        trail = [story(match)]
        while not match.over:
            seat, option = random_answer(match, chance)
            joint = match.joint
            match.apply(seat, option)
            trail.append(story(match))
            if chance.below(6) == 0 and not joint and not match.joint:
                while match.can_undo(seat):
                    match.undo(seat)
                    trail.pop()
                    assert story(match) == trail[-1]
