"""Battles and Ragnarök on the stage: world by world with the numbers of the rules, and the points at the end."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.games.asgard.events.battles import BattleFought, PowerTileSpent, RecruitsSent
from meadhall.games.asgard.events.ragnarok import WorldFought
from meadhall.kernel import Chance, Match


def played(seed: int) -> Match[Any]:
    match, chance = meadhall.new("asgard", seats=3, seed=seed), Chance(seed)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def test_each_world_that_was_fought_for_is_a_step_with_its_sums() -> None:
    match = played(3)
    fought = [entry.event for entry in match.view(0).log() if isinstance(entry.event, BattleFought | WorldFought)]
    steps = [step for moment in match.view(0).moments() for step in moment.steps if step.sums]
    assert [[party.total for party in step.sums] for step in steps] == [[one.light, one.dark] for one in fought]
    for step in steps:
        for party in step.sums:
            assert sum([term.value for term in party.terms]) == party.total


def test_help_that_turned_a_battle_is_shown_beside_its_sums() -> None:
    match = played(6)
    log = [entry.event for entry in match.view(0).log()]
    sent = [event for event in log if isinstance(event, RecruitsSent | PowerTileSpent)]
    assert {type(event) for event in sent} == {RecruitsSent, PowerTileSpent}
    told = [note.tip for moment in match.view(0).moments() for step in moment.steps for note in step.notes]
    helped = [tip for tip in told if tip.id in ("moment-helped", "event-PowerTileSpent")]
    assert [tip.numbers.get("strength") for tip in helped] == [getattr(event, "strength", None) for event in sent]


def test_the_last_step_is_the_points_of_all() -> None:
    match = played(3)
    for moment in match.view(0).moments():
        ledger = moment.steps[-1].ledger
        assert ledger is not None
        for row in ledger.rows:
            assert row.before + sum([term.value for term in row.reasons]) == row.after
    last = match.view(0).moments()[-1].steps[-1].ledger
    assert last is not None
    assert match.outcome is not None
    assert {row.seat: row.after for row in last.rows} == dict(enumerate(match.outcome.scores))
