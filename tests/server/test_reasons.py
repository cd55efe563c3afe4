"""Why a thing is off: of the refused options about it, the one that is nearest to what can be done."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance, Match
from meadhall.server.workers.reasons import Thing, why_off
from tests.contract.cases import random_answer


def off(match: Match[Any], thing: Thing, *said: Thing) -> tuple[str, str]:
    """The option that is meant, and its reason."""
    found = why_off(match, match.decisions[0], thing, said)
    assert found is not None
    return match.game.vocabulary.text(found[0]), str(found[1])


@pytest.fixture
def clan() -> Match[Any]:
    """The Wolf with all Rage on its first turn."""
    return meadhall.new("blood-rage", seats=2, seed=1, first=0, beginners=True)


def test_what_was_said_is_kept(clan: Match[Any]) -> None:
    said = (("verb", "invade"), ("figure", "leader"))

    assert off(clan, ("place", "yggdrasil"), *said)[0] == "invade leader yggdrasil"
    assert off(clan, ("figure", "leader"), ("place", "yggdrasil"))[0] == "invade leader yggdrasil"


def test_a_thing_that_can_be_had_is_not_off(clan: Match[Any]) -> None:
    option, reason = off(clan, ("place", "gimle"))

    assert reason == ""
    assert clan.game.vocabulary.parse(option) in clan.options(0)


def test_a_verb_is_a_thing(clan: Match[Any]) -> None:
    assert off(clan, ("verb", "pass")) == ("pass", "")


def test_no_option_is_ever_about_some_things(clan: Match[Any]) -> None:
    assert why_off(clan, clan.decisions[0], ("place", "tokyo"), ()) is None


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_reasons_are_those_of_the_rules(saga: str) -> None:
    """In any position, of any thing: the option is about it, and its reason is the one that the rules give."""
    match, chance = meadhall.new(saga, seats=2, seed=3), Chance(3)
    for _ in range(60):
        if match.over:
            break
        for noun, keys in match.game.nouns.items():
            agrees(match, (noun, keys[chance.below(len(keys))]))
        match.apply(*random_answer(match, chance))


def agrees(match: Match[Any], thing: Thing) -> None:
    decision = match.decisions[0]
    legal = [option for option in decision.options if thing in things_of(match, option)]
    found = why_off(match, decision, thing, ())
    if found is None:
        assert not legal
        return
    option, reason = found
    assert thing in things_of(match, option)
    assert reason == match.why(decision, option)
    assert bool(reason) == (not legal)


def things_of(match: Match[Any], option: int) -> list[Thing]:
    block = match.game.vocabulary.block_of(option)
    return [(d.noun, d.keys[v]) for d, v in zip(block.domains, block.values(option), strict=True)]
