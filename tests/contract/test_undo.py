"""Undo: offered exactly when nothing was drawn and nothing hidden became known, and then it restores everything."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from meadhall.kernel import Chance, Entry, Event, Match
from meadhall.text import event_hints, noun_of
from tests.contract.cases import Case, random_answer, sample


class Known(NamedTuple):
    """Was something hidden shown by an action: surely, or perhaps?"""

    surely: bool
    perhaps: bool


def known(before: Match[Any], match: Match[Any], entries: list[Entry]) -> Known:
    """The things that became known, worked out from chance, from what is hidden, and from the log alone."""
    drawn = before.state.chance != match.state.chance
    shown = [found(before, match, entries, eye) for eye in (*range(match.state.seats), None)]
    return Known(drawn or any(one.surely for one in shown), drawn or any(one.perhaps for one in shown))


def found(before: Match[Any], match: Match[Any], entries: list[Entry], eye: int | None) -> Known:
    """The same for one pair of eyes.

    An event about a hidden thing shows it, unless one of the same kind lay open or was named before: then
    it may be that one.
    """
    hidden, still = list(match.game.unseen(before.state, eye)), list(match.game.unseen(match.state, eye))
    less = any(hidden.count(thing) > still.count(thing) for thing in hidden)
    told = {thing for entry in entries if entry.heard_by(eye) for thing in named(match, entry)} & set(hidden)
    if less or not told:
        return Known(less, less)
    earlier = {thing for entry in match.log[: -len(entries)] if entry.heard_by(eye) for thing in named(match, entry)}
    return Known(bool(told - earlier - open_things(before, eye)), True)


def open_things(match: Match[Any], eye: int | None) -> set[int]:
    """This seat's view of the kinds of things that can be hidden."""
    data = repr(match.view(eye).to_data()["table"])
    return {
        thing
        for noun in match.game.secrets.nouns
        for thing, key in enumerate(match.game.nouns[noun])
        if repr(key) in data
    }


def check_offer(before: Match[Any], match: Match[Any], events: int, seat: int) -> bool:
    """Undo is offered to the seat that just answered as it should be; returns whether it is."""
    offer = match.can_undo(seat)
    if before.joint:
        waits = match.joint and any(d.seat == seat and (d.picks or d.ready) for d in match.pending)
        assert offer == waits, "an answer given together is revisable until the last, and never after it"
    else:
        shown = known(before, match, match.log[events:])
        assert not (offer and shown.surely), "undo is offered although something became known"
        assert offer or shown.perhaps, "undo is not offered although nothing became known"
    return offer


def named(match: Match[Any], entry: Entry) -> list[int]:
    """The things an event names."""
    fields = naming_fields(type(entry.event), tuple(match.game.secrets.nouns))
    values = [getattr(entry.event, name) for name in fields]
    return [thing for value in values for thing in (value if isinstance(value, tuple) else (value,))]


@cache
def naming_fields(event: type[Event], hidden: tuple[str, ...]) -> tuple[str, ...]:
    """The fields of an event that name a thing which can be hidden, or several of them."""
    return tuple([name for name, hint in event_hints(event).items() if noun_of(hint) in hidden])


def story(match: Match[Any]) -> tuple[Any, ...]:
    assert match.record is not None
    return match.hash(), list(match.log), list(match.record.actions)


def test_offered_exactly_when_nothing_became_known(case: Case) -> None:
    answers = {True: 0, False: 0}
    for seed in sample(case, 2):
        match, chance = case.new(seed), Chance(seed)
        while not match.over:
            before, events = match.clone(), len(match.log)
            seat, option = random_answer(match, chance)
            match.apply(seat, option)
            answers[check_offer(before, match, events, seat)] += 1
            waiting = [d.seat for d in match.pending if d.picks or d.ready] if match.joint else []
            assert [s for s in range(case.seats) if match.can_undo(s) and s not in (seat, *waiting)] == []
    assert min(answers.values()) > 5 * len(sample(case, 2))


def test_undone_and_done_again_is_the_same(case: Case) -> None:
    for seed in sample(case, 2):
        match, chance = case.new(seed), Chance(seed)
        while not match.over:
            before = story(match)
            seat, option = random_answer(match, chance)
            match.apply(seat, option)
            if match.can_undo(seat):
                after = story(match)
                match.undo(seat)
                assert story(match) == before
                match.apply(seat, option)
                assert story(match) == after


def test_all_the_way_back(case: Case) -> None:
    """As long as it is offered, undo goes back position by position."""
    for seed in sample(case, 2):
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
