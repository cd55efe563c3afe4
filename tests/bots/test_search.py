"""The search: what it makes of a look ahead, of playouts, and of what a game's heuristics says of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.bots.greedy import enough_tables
from meadhall.bots.mcts import LOOKS_AHEAD, Deal, Descent, Node, SearchBot
from meadhall.games.lords_of_ragnarok import GAME
from meadhall.games.lords_of_ragnarok.heuristics import HEURISTICS
from meadhall.kernel import Decision, Heuristics
from tests.games.lords_of_ragnarok.scene import Scene, scene

GOOD, FAIR = 1, 2  # options, by what the look ahead says of them


def node(trust: float, **playouts: tuple[int, float]) -> Node:
    """A point of the tree with two options that were visited so often, with these means."""
    found = Node(trust)
    found.meet((GOOD, FAIR), (4.0, 0.0), warmth=100.0)  # as good as equal priors: values alone tell
    found.expect((GOOD, FAIR), (4.0, 0.0), spread=10.0)
    for option, (visits, mean) in zip((GOOD, FAIR), (playouts["good"], playouts["fair"]), strict=True):
        found.visits[option], found.value[option] = visits, visits * mean
    return found


def test_without_trust_the_mean_of_the_playouts_decides() -> None:
    assert node(0.0, good=(4, 0.5), fair=(4, 0.6)).select((GOOD, FAIR)) == FAIR


def test_a_few_lucky_playouts_do_not_outweigh_a_trusted_look_ahead() -> None:
    assert node(30.0, good=(4, 0.5), fair=(4, 0.6)).select((GOOD, FAIR)) == GOOD


def test_many_playouts_do() -> None:
    assert node(30.0, good=(60, 0.5), fair=(60, 0.7)).select((GOOD, FAIR)) == FAIR


def test_what_was_not_tried_is_hoped_for_by_what_it_promises() -> None:
    """Ten visits of the good one at 0.7 mean 0.6 for one that promises a tenth less."""
    tried = node(30.0, good=(10, 0.7), fair=(0, 0.0))
    assert abs(tried.hope((GOOD, FAIR)) + tried.promise[FAIR] - 0.6) < 1e-9


@pytest.mark.parametrize("options", [(GOOD, FAIR), range(30)], ids=["few", "many"])
def test_a_look_ahead_that_is_trusted_is_as_careful_as_greedy(options: Sequence[int]) -> None:
    assert SearchBot(HEURISTICS, 1, seed=1).looks(options) == enough_tables(options)
    assert SearchBot(HEURISTICS._replace(trust=0.0), 1, seed=1).looks(options) == LOOKS_AHEAD


# -- playouts ---------------------------------------------------------------------------------------------------


def dull(g: Any, decision: Decision) -> list[float]:
    """An instinct that finds everything alike."""
    return [0.0] * len(decision.options)


def beyond_the_tree(s: Scene, heuristics: Heuristics, chapters: int = 0) -> list[str]:
    """What a playout does in this place, twelve times, if it began N chapters ago."""
    found = []
    for luck in range(12):
        descent = Descent(
            Deal(s.match.clone(), [0.0] * s.g.seats, luck), 0, [Node() for _ in range(s.g.seats)], heuristics
        )
        descent.nodes = [None] * s.g.seats
        descent.chapter -= chapters
        descent.is_far()
        found.append(GAME.vocabulary.text(descent.pick(descent.match.decisions[0])))
    return found


def test_a_playout_looks_ahead_at_what_weighs_too_much_to_guess() -> None:
    s = scene(step="special", control={"green": [1, 4, 9, 10, 12]}, temples=[1, 4, 9, 10])
    assert set(beyond_the_tree(s, HEURISTICS._replace(instinct=dull))) == {"act build-temple"}  # it wins the match
    guessed = beyond_the_tree(s, HEURISTICS._replace(instinct=dull, weighty=frozenset()))
    assert len(set(guessed)) > 1


def test_it_does_not_in_later_chapters() -> None:
    s = scene(step="special", control={"green": [1, 4, 9, 10, 12]}, temples=[1, 4, 9, 10])
    assert len(set(beyond_the_tree(s, HEURISTICS._replace(instinct=dull), chapters=1))) > 1


@pytest.mark.parametrize("chapters", [1, 2, 3])
def test_a_playout_sees_as_many_chapters_as_the_counsel_says(chapters: int) -> None:
    match = meadhall.new("vikings-gone-wild", seats=1, seed=3)
    heuristics = match.game.heuristics
    assert heuristics is not None
    assert heuristics.chapter is not None
    descent = Descent(Deal(match, [0.0], 5), 0, [Node()], heuristics._replace(chapters=lambda _: chapters))
    descent.run(match.options(0)[0])

    assert match.state.round == 1
    assert descent.match.state.round == 1 + chapters
