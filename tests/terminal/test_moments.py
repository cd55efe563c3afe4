"""Moments in the terminal: step by step below the table, and as lines for pipes and screen readers."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Chance, Match
from meadhall.kernel.picture import Said
from meadhall.kernel.scene import Account, Ledger, Moment, Step, Term
from meadhall.terminal.generic.moments import told
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen, paper
from meadhall.text import Speech


def played(saga: str, seed: int = 7) -> Match[Any]:
    match, chance = meadhall.new(saga, seats=2, seed=seed), Chance(seed)
    while not match.over:
        decision = match.decisions[0]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


@pytest.mark.parametrize("saga", [saga for saga in meadhall.sagas() if meadhall.game(saga).moments])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_scene_has_words(saga: str, lang: Any) -> None:
    match = played(saga)
    speech = Speech(match.game, lang, match.game.seat_names(match.state))
    moments = match.view(0).moments()
    assert moments
    for moment in moments:
        for step in told(moment, speech, None):
            assert step.name
            assert step.sentence
            assert all(step.lines)
            if lang == "fr":  # which puts a space before a colon
                assert not any([re.search(r"\w:", line) for line in step.lines])


def test_a_loss_has_the_minus_of_print() -> None:
    robbed = Account(0, 11, 9, (Term("glory", -2, Said("moment-robbed")),))
    glory = Said("measure-glory")
    step = Step(glory, glory, ledger=Ledger(glory, "glory", (robbed,)))
    speech = Speech(meadhall.game("blood-rage"), "fr", ["wolf"])

    assert told(Moment(glory, "glory", (step,)), speech, 0)[0].lines == ("Loup 11 → 9\u00a0: vol subi −2",)


@pytest.mark.parametrize("plain", [False, True])
def test_a_page_shows_what_was_in_view_of_all(plain: bool) -> None:
    match = played("thorgal")
    screen = Screen(plain, io.StringIO(), io.StringIO())
    screen.console = paper(100)
    view = match.view(0)
    Page(match, screen, "en").moments(view, len(view.log()), 1)
    page = screen.console.export_text()
    assert "Outcome: The journey of" in page
    assert "Bravery" in page


def test_nothing_new_shows_nothing() -> None:
    match = played("thorgal")
    screen = Screen(False, io.StringIO(), io.StringIO())
    screen.console = paper(100)
    Page(match, screen, "en").moments(match.view(0), 0, 1)
    assert screen.console.export_text() == ""
