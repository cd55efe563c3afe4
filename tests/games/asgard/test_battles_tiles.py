"""Phase 4: Battle tiles for discs in Victory Zones (AS-621 to AS-625)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.games.asgard import board as b
from tests.games.asgard.scene import Scene, scene

FULL = {3: 4, 5: 5, 9: 5, 14: 3, 20: 2}
NONE = {3: 0, 5: 0, 9: 0, 14: 0, 20: 0}


def battles(zones: dict[str, Sequence[int]], **position: Any) -> Scene:
    """A Battles phase without battles; players keep discs enough not to take any back afterwards."""
    return scene(phase="battles", zones=zones, supply=dict.fromkeys(b.COLOURS, 2), **position)


def takers(s: Scene) -> list[tuple[str | None, int]]:
    """Who took which Battle tile, in order."""
    taken: list[Any] = s.events("BattleTileTaken")
    return [(s.colour(event.seat), event.value) for event in taken]


@pytest.mark.rule("AS-621")
def test_battle_tiles_go_from_last_to_first_and_equals_in_turn_order() -> None:
    zones: dict[str, Sequence[int]] = {"red": [1], "blue": [2], "yellow": [3]}
    s = battles(zones, seats=3, order=("yellow", "red", "blue"), score={"red": 10, "blue": 6, "yellow": 6})

    assert takers(s) == [("yellow", 3), ("blue", 3), ("red", 3)]


@pytest.mark.rule("AS-622")
@pytest.mark.parametrize(("discs", "tile"), [(1, 3), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20)])
def test_the_number_of_discs_in_victory_zones_says_which_tile(discs: int, tile: int) -> None:
    s = battles({"red": range(1, discs + 1)})

    assert s.battle_tiles("red") == [tile]
    assert s.view(None).battle_tiles == tuple(left - (value == tile) for value, left in FULL.items())


@pytest.mark.rule("AS-622")
def test_discs_of_earlier_rounds_and_of_this_one_count_together() -> None:
    s = battles({"red": [1, 6]}, ancestral=(1, 5), battle={"dark-2": "red"})

    assert s.zones("red") == [1, 2, 6]
    assert s.battle_tiles("red") == [9]


@pytest.mark.rule("AS-623")
@pytest.mark.parametrize(
    ("left", "taken"),
    [({5: 2, 3: 2, 20: 2}, [5]), ({3: 1, 20: 2}, [3]), ({20: 2}, []), ({14: 1, 9: 5}, [14])],
)
def test_an_empty_pile_leads_to_the_next_lower_value(left: dict[int, int], taken: list[int]) -> None:
    s = battles({"red": [1, 2, 3, 4]}, battle_piles={**NONE, **left})

    assert s.battle_tiles("red") == taken


@pytest.mark.rule("AS-696x")
@pytest.mark.parametrize(("nines", "fives", "threes", "taken"), [
    (1, 1, 1, [9]), (0, 1, 1, [5]), (0, 0, 1, [3]), (0, 0, 0, []),
])  # fmt: skip
def test_reds_tile_for_three_discs(nines: int, fives: int, threes: int, taken: list[int]) -> None:
    s = battles({"red": [1, 2, 3]}, battle_piles={9: nines, 5: fives, 3: threes})

    assert s.battle_tiles("red") == taken


@pytest.mark.rule("AS-624")
def test_no_one_takes_a_tile_without_a_disc_in_a_victory_zone() -> None:
    s = battles({}, centre={"red": 1})

    assert takers(s) == []
    assert s.view(None).battle_tiles == tuple(FULL.values())


@pytest.mark.rule("AS-625")
def test_one_tile_a_round_lies_open_and_scores_only_at_ragnarok() -> None:
    s = battles({"red": [1, 2, 3]}, round=4, score={"red": 10})

    assert takers(s) == [("red", 9)]
    assert s.score("red") == 10
    assert [player.battle_tiles for player in s.view("blue").players] == [(9,), (), (), ()]
    s.to_phase("over")

    assert takers(s) == [("red", 9), ("red", 9)]
    assert s.score("red") == 28
