"""Scenes are checked: what cannot be is refused with a sentence, and cards can be put on a deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.scene import scene


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"groups": {"outlaws": ["kriss-of-valnor"]}, "hands": {"outlaws": ["kriss-of-valnor"]}}, "laid out already"),
        ({"hands": {"outlaws": ["Archers"] * 3}}, "'Archers' is not to be had"),
        ({"groups": {"outlaws": ["Archers"]}}, "of another type"),
        ({"groups": {"outlaws": ["solveig"]}}, "not in this deck"),
        ({"groups": {"wolves": ["solveig"]}}, "nobody plays 'wolves': there are outlaws, vikings"),
        ({"conquered": {"Skellingar": "wolves"}}, "nobody plays 'wolves'"),
        ({"associated": [("wolves", "stunned")]}, "nobody plays 'wolves'"),
        ({"reserves": {"outlaws": 37}}, "37 cards are wanted of a destiny deck that has 36 left"),
        (
            {"reserves": {"outlaws": 30}, "decks": {"outlaws": 7}},
            "7 cards are wanted of a destiny deck that has 6 left",
        ),
        ({"scourge_reserves": {"vikings": -1}}, "-1 cards are wanted of a scourge deck"),
        ({"exhausted": {"Skellingar": -1}}, "Exhausted tokens are never owed"),
        ({"exhausted": {"kriss-of-valnor": 1}}, "'kriss-of-valnor' is not in play"),
        ({"tokens": {"kriss-of-valnor": (1, 0, 0)}}, "'kriss-of-valnor' is not in play"),
        ({"prevented": {"outlaws": -2}}, "damage is prevented or not"),
        ({"conquered": dict.fromkeys(("Skellingar", "Port fortifié", "brigands"), "outlaws")}, "3 conquests have won"),
        ({"phase": "actions", "destination": "Skellingar", "conquered": {"Skellingar": "outlaws"}}, "is conquered"),
        ({"tops": {"outlaws": ["stunned"]}}, "'stunned' is not to be had"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(AssertionError) as caught:
        scene(**given)

    assert sentence in str(caught.value)


def test_cards_lie_on_the_deck_of_the_role() -> None:
    s = scene(tops={"outlaws": ["Archers", "kriss-of-valnor"], "vikings": ["stunned"]})

    assert s.deck("outlaws")[-2:] == ["archers", "kriss-of-valnor"]
    assert len(s.deck("outlaws")) == 36
    assert s.deck("vikings", "scourge")[-1] == "stunned"


def test_a_scene_can_be_taken_back_to_its_beginning_and_no_further() -> None:
    s = scene(hands={"outlaws": ["Archers"]})
    before = s.match.hash()
    assert not s.match.can_undo(0)

    s.play("outlaws: pass")
    s.match.undo(0)

    assert s.match.hash() == before
