"""A scene checks what it is given: no table has more pieces than there are, fewer than none, or one of them twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asgard.scene import scene


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"stones": {"red": "5 pink", "blue": "5 pink"}}, "fewer than no pink stones"),
        ({"stones": {"red": "pink"}, "stone_reserve": {"pink": 50}}, "more pink stones than there are"),
        ({"stone_reserve": {"pink": -1}}, "fewer than no pink stones in reserve"),
        ({"seals": {"red": (6, 0)}}, "fewer than no light Seals"),
        ({"seals": {"red": (6, 0)}, "seal_reserve": (0, 0)}, "more light Seals than there are"),
        ({"recruits": {"red": "20 giant"}}, "fewer than no giant recruits"),
        ({"valhalla": "3 white", "recruit_reserve": {"white": 30}}, "more white recruits than there are"),
        ({"battle_tiles": {"red": [20, 20, 20]}}, "fewer than no Battle tiles of 20"),
        ({"battle_piles": {3: 9}}, "more Battle tiles of 3 than there are"),
        ({"supply": {"red": 9}, "bought": {"red": 0}}, "more red discs than there are"),
        ({"supply": {"red": -1}}, "fewer than no discs"),
        ({"placed": {"red": ["thor temple"], "blue": ["thor temple"]}}, "two discs on thor temple"),
        ({"support": {"thor": ("red", "red")}}, "both Support slots of thor"),
        ({"zones": {"red": [3, 3]}}, "two discs of a player in one Victory Zone"),
        ({"battle": {"light-lower": "red"}}, "light-lower has no Battle slot"),
        ({"worlds": {"light-1": "thor-1", "light-2": "thor-1"}}, "no thor-1 left"),
        ({"temples": {"red": "temple-1-pink", "blue": "temple-1-pink"}}, "no temple-1-pink left"),
        ({"tiles": {"red": "2 weapon-6"}}, "no weapon-6 left"),
        ({"tiles": {"red": "weapon-6"}, "piles": {"weapons": "weapon-6"}}, "more than there are of weapon-6"),
        ({"bonuses": {"red": "3 population-1"}}, "more of a Population than there are"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        scene(**position)
