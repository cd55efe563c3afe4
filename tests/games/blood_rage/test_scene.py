"""Scenes refuse what no table could show, and put cards where they are wanted."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.blood_rage.scene import scene


@pytest.mark.parametrize(
    ("figures", "sentence"),
    [
        ({"wolf": {"utgard": 3}, "bear": {"utgard": 3}}, "utgard has no village for another figure"),
        ({"wolf": {"gimle": "leader", "andlang": "leader"}}, "the wolf has no leader left to place"),
        ({"wolf": {"yggdrasil": 9}}, "the wolf has no warrior left to place"),
        ({"wolf": {"gimle": "ship"}}, "a ship never is in gimle"),
        ({"wolf": {"west": 1}}, "a warrior never is in west"),
    ],
)
def test_figures_must_fit(figures: Mapping[str, Mapping[str, str | int]], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        scene(figures=figures)


def test_numbers_and_provinces_must_fit() -> None:
    with pytest.raises(AssertionError, match="never fall below 0"):
        scene(rage={"wolf": -1})
    with pytest.raises(AssertionError, match="nobody can be in gimle"):
        scene(figures={"wolf": {"gimle": 1}}, destroyed=["gimle"])


def test_cards_are_put_on_a_deck() -> None:
    s = scene(seats=2, decks={2: ["valkyrie", "dark-elf"]}).until("wolf: draft")
    assert {"keep valkyrie", "keep dark-elf"} <= s.options("wolf")
    with pytest.raises(AssertionError, match="valkyrie is not in this deck"):
        scene(decks={3: ["valkyrie"]})


def test_there_are_no_more_cards_than_in_the_box() -> None:
    with pytest.raises(AssertionError, match=r"more than the box has of .'troll'"):
        scene(hands={"wolf": ["troll"]}, figures={"bear": {"gimle": "troll"}})
    with pytest.raises(AssertionError, match=r"more than the box has of .'heimdalls-sight'"):
        scene(hands={"wolf": ["heimdalls-sight"]}, quests={"bear": ["heimdalls-sight"]})
    s = scene(hands={"wolf": ["heimdalls-sight"], "bear": ["heimdalls-sight"]}, twins=["heimdalls-sight"])
    assert s.hand("wolf") == s.hand("bear") == ["heimdalls-sight"]
    scene(seats=2, hands={"wolf": ["lokis-wrath"]})  # two players leave it in the box; its text is the same
