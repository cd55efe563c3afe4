"""Every promise that the contract suite holds the games of the hall to, held by one from elsewhere."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import contract, fuzz, ledger
from meadhall.kernel import Chance
from meadhall.text import LANGUAGES, Speech
from tests.newcomer.guest import SLUG

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_every_promise_holds(seats: int) -> None:
    for number in range(4):
        result = fuzz.play_number(fuzz.Plan(SLUG, "base", (seats,), 11), number)
        assert not result.reason, result.reason


@pytest.mark.parametrize("seats", SEATS)
def test_at_every_decision(seats: int) -> None:
    """Views, clones, saves and reasons; and each prompt, option, refusal and event has its words."""
    match, chance = meadhall.new(SLUG, seats=seats, seed=3), Chance(3)
    speeches = [Speech(match.game, lang, match.game.seat_names(match.state)) for lang in LANGUAGES]
    while not match.over:
        contract.check_views(match, 5)
        contract.check_clones(match)
        contract.check_save(match)
        reasons = contract.check_reasons(match)
        for speech in speeches:
            for decision in match.decisions:
                assert speech.prompt(decision)
                assert all([speech.option(option, decision.question.name) for option in decision.options])
            own = {decision.question.rule for decision in match.decisions}  # of questions: cited without a sentence
            assert all([speech.why(reason) for reason in reasons if reason not in own])
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    for speech in speeches:
        assert all([speech.event(entry.event) for entry in match.log])


def test_its_ledger_is_found() -> None:
    assert SLUG in ledger.sagas()
    assert "SK-302" in [rule.id for rule in ledger.ledger(SLUG).find("bench")]
