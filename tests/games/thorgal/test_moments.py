"""Journeys on the stage: the numbers that were compared, what was lost, and the horns."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.kernel import Chance, Match
from meadhall.kernel.scene import Moment

SEED = 7  # journeys that fail, and some that succeed


def played(seed: int) -> Match[Any]:
    match, chance = meadhall.new("thorgal", seats=2, seed=seed), Chance(seed)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def journeys(match: Match[Any]) -> list[tuple[Moment, dict[str, Any]]]:
    """Every journey on the stage, with its events by name."""
    events = [entry.event for entry in match.view(0).log()]
    found = []
    for moment in match.view(0).moments():
        told = events[moment.start : moment.end]
        found.append((moment, {type(event).__name__: event for event in told}))
    return found


def test_every_journey_is_on_the_stage_and_says_how_it_ended() -> None:
    match = played(SEED)
    ended = [e for e in match.view(0).log() if type(e.event).__name__ in ("JourneySucceeded", "JourneyFailed")]
    staged = journeys(match)
    assert len(staged) == len(ended)
    tones = ["gold" if type(entry.event).__name__ == "JourneySucceeded" else "dusk" for entry in ended]
    assert [moment.tone for moment, _ in staged] == tones
    assert {"gold", "dusk"} == set(tones)


def test_the_gauges_are_what_was_measured() -> None:
    for moment, told in journeys(played(SEED)):
        measured = told["JourneyMeasured"]
        names = ("bravery", "cunning", "might")
        assert [(gauge.value, gauge.against) for gauge in moment.steps[0].gauges] == [
            (getattr(measured, name), getattr(measured, f"{name}_needed")) for name in names
        ]
        short = any(gauge.state == "short" for gauge in moment.steps[0].gauges)
        assert short == ("JourneyFailed" in told)


def test_horns_are_counted_and_lost_cards_named() -> None:
    for moment, told in journeys(played(SEED)):
        over = told["JourneyOver"]
        assert moment.steps[-1].pegs == (over.horns, over.needed, "horn")
        assert bool(moment.steps[-1].fates) == bool({"CardDestroyed", "OpposerReturned"} & set(told))
