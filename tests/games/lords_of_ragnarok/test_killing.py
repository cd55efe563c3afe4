"""Killed Monsters: figures, Slayer tokens, Damage outside a Hunt (LR-643 to LR-647)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.rules.damage import wound
from tests.games.lords_of_ragnarok.beasts import event, hero_round
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.scene import Scene, scene


def killed(name: str, wounds: Mapping[str, Sequence[int]], line: str, **rest: Any) -> Scene:
    """Green covers the last box of a Monster, by a card."""
    return hero_round(name, wounds={name: wounds}, hands={"green": line.split(maxsplit=1)[0]}, **rest).play(
        f"green: cover {line}"
    )


def kills(s: Scene) -> list[int]:
    return [s.kills(colour) for colour in ("green", "red", "black")]


@pytest.mark.rule("LR-643")
def test_covering_the_last_box_wins_the_figure() -> None:
    s = killed("garm", {"red": [1, 2, 3], "black": [4, 5, 6]}, "sword 7")

    assert s.g.figures[monster(s.g, "garm")] == s.seat("green")
    assert kills(s) == [1, 0, 0]


@pytest.mark.rule("LR-643")
def test_six_markers_do_not_make_the_killer() -> None:
    s = killed("garm", {"red": [1, 2, 3, 4, 5, 6]}, "sword 7")

    assert s.g.figures[monster(s.g, "garm")] == s.seat("green")
    assert s.g.figures.count(s.seat("red")) == 0


@pytest.mark.rule("LR-644")
def test_another_player_with_four_markers_gets_a_slayer_token() -> None:
    s = killed("jotunn", {"red": [1, 2, 3, 4], "black": [5, 6, 7], "green": [8]}, "sword 9")

    assert s.g.tokens == [0, 1, 0]
    assert kills(s) == [1, 1, 0]


@pytest.mark.rule("LR-644x")
def test_figure_token_and_nothing_for_two_four_and_three_markers() -> None:
    s = killed("fafnir", {"green": [1], "red": [2, 3, 4, 5], "black": [6, 7, 8]}, "sword 9")

    assert kills(s) == [1, 1, 0]


@pytest.mark.rule("LR-644")
def test_two_others_may_both_get_a_token() -> None:
    s = killed("jotunn", {"red": [1, 2, 3, 4], "black": [5, 6, 7, 8]}, "sword 9")

    assert s.g.tokens == [0, 1, 1]


@pytest.mark.rule("LR-644")
@pytest.mark.parametrize(("held", "after"), [(5, [5, 1, 0]), (6, [6, 0, 0])])
def test_where_tokens_run_out_the_first_clockwise_from_the_active_player_is_served(held: int, after: list[int]) -> None:
    s = killed("jotunn", {"red": [1, 2, 3, 4], "black": [5, 6, 7, 8]}, "sword 9", tokens={"green": held})

    assert s.g.tokens == after


@pytest.mark.rule("LR-645")
def test_the_killer_gets_the_figure_only() -> None:
    s = killed("draugr", {"green": [1, 2, 3, 4, 5, 6]}, "sword 7")

    assert s.g.tokens == [0, 0, 0]
    assert kills(s) == [1, 0, 0]


@pytest.mark.rule("LR-646")
def test_the_markers_go_home_and_the_sheet_leaves_the_game() -> None:
    s = killed("garm", {"red": [1, 2, 3], "black": [4, 5, 6]}, "sword 7")

    assert s.boxes("garm") == {}
    assert s.monster("garm") == 0
    assert s.g.monster_at[monster(s.g, "garm")] == b.SLAIN


@pytest.mark.rule("LR-646")
def test_a_killed_monster_never_comes_back() -> None:
    s = event(1, slain={"garm": "green"})  # an Event that places a Monster of Uruz

    assert s.monster("garm") == 0
    assert s.monster("jotunn") == 1


# -- outside a Hunt ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-647")
def test_damage_outside_a_hunt_brings_no_trophy() -> None:
    s = scene(step="special", monsters={"garm": 14}, runes={"green": "uruz"})

    wound(s.g, s.seat("green"), monster(s.g, "garm"), 2)

    assert s.boxes("garm") == {3: "green"}
    assert s.runes("green") == ["uruz"]
    assert s.monster("garm") == 14


@pytest.mark.rule("LR-647x")
def test_the_last_box_outside_a_hunt_kills_but_wins_no_artefact() -> None:
    wounds = {"garm": {"red": [1, 2, 4, 5], "black": [6, 7]}}
    s = scene(step="special", monsters={"garm": 14}, wounds=wounds, rings={"garm": "red"})

    wound(s.g, s.seat("green"), monster(s.g, "garm"), 2)

    assert kills(s) == [1, 1, 0]
    assert s.monster("garm") == 0
    assert s.ring("garm") == ""
    assert s.boxes("garm") == {}
    assert [s.artefacts(colour) for colour in ("green", "red", "black")] == [{}, {}, {}]
    assert s.runes("green") == []
