"""Armies that must leave a Region (LR-250 to LR-255)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.text import Speech
from tests.games.lords_of_ragnarok.scene import Scene, scene


def usurped(armies: Any, control: list[int], **rest: Any) -> Scene:
    """Green Usurps Region 12, where red has these Armies; red controls it, and these Regions besides."""
    rest.setdefault("loki", 8)
    s = scene(
        step="special", at={"green": 12, "red": 1, "black": 1}, attributes={"green": (2, 6, 2)},
        armies={"red": {12: armies}, **rest.pop("others", {})}, control={"red": [12, *control], **rest.pop("also", {})},
        **rest,
    )  # fmt: skip
    return s.play("green: act usurp")


def said(s: Scene) -> str:
    """The question now, in English."""
    return Speech(s.match.game, "en", s.names).prompt(s.match.decisions[0])


@pytest.mark.rule("LR-250")
def test_to_an_adjacent_region_of_ones_own() -> None:
    s = usurped(3, [11, 14, 16])

    assert s.asked() == ["red: retreat"]
    assert s.options("red") == {"retreat 11", "retreat 14"}
    s.refused("red: retreat 13", "LR-250")
    s.refused("red: retreat 12", "LR-250")
    s.refused("red: retreat 16", "LR-250")
    s.play("red: retreat 14")
    assert s.armies("red", 14) == [3]


@pytest.mark.rule("LR-250")
def test_not_to_a_region_of_another_player() -> None:
    s = usurped(3, [14], also={"black": [11]})

    assert s.armies("red", 14) == [3]


@pytest.mark.rule("LR-251")
def test_an_army_that_cannot_retreat_is_destroyed() -> None:
    s = usurped(3, [16], drakkars={"red": "s1"})

    assert (s.armies("red", 12), s.reserve("red")) == ([], 6)
    assert "ArmyDestroyed" in s.told()


@pytest.mark.rule("LR-252")
@pytest.mark.parametrize(("sea", "survives"), [("s3", True), ("s2", False)])
def test_by_ones_own_drakkar(sea: str, survives: bool) -> None:
    s = usurped(3, [10], drakkars={"red": sea})

    assert s.armies("red", 10) == ([3] if survives else [])


@pytest.mark.rule("LR-252")
def test_not_by_anothers_drakkar() -> None:
    assert usurped(3, [10], drakkars={"green": "s3"}).reserve("red") == 6


@pytest.mark.rule("LR-253")
def test_a_retreat_is_no_move() -> None:
    s = usurped(3, [11])

    assert "ArmyMoved" not in s.told()
    assert s.events("ArmyRetreated")[0].region == 10
    assert s.g.arrived[10] == -1
    assert s.g.activated[1] == [0] * 6


@pytest.mark.rule("LR-254")
def test_not_where_another_has_armies_nor_to_loki() -> None:
    s = scene(
        step="special", armies={"green": {10: [6, 5]}, "red": {11: 1, 12: 2}}, control={"red": [11, 12, 13]}, loki=13,
        drakkars={"green": "s3"}, hands={"red": "spear"},
    )  # fmt: skip
    s.play("green: act mobilize", "green: activate 10 5", "green: march 11", "green: activate 10 6", "green: march 12")
    s.play("green: fight 12", "red: pass", "green: pass")

    assert s.armies("red", 12) == []
    assert s.reserve("red") == 5


@pytest.mark.rule("LR-254")
@pytest.mark.parametrize(("loki", "reserve"), [(11, 6), (8, 5)])
def test_lokis_region_is_no_shelter(loki: int, reserve: int) -> None:
    assert usurped(2, [11], loki=loki).reserve("red") == reserve


@pytest.mark.rule("LR-255")
def test_outside_a_battle_each_army_goes_its_own_way() -> None:
    s = usurped([1, 3], [11, 14])
    assert said(s).startswith("Your Army of 1 Retreats from Region 12")

    s.play("red: retreat 11", "red: retreat 14")

    assert (s.armies("red", 11), s.armies("red", 14)) == ([1], [3])
    assert s.owner(12) == "green"


@pytest.mark.rule("LR-255")
def test_after_a_battle_they_go_together() -> None:
    s = scene(
        step="manoeuvres", armies={"green": {13: 6}, "red": {12: [2, 2]}}, control={"red": [11, 12, 14]},
        hands={"red": "spear"}, loki=8,
    )  # fmt: skip
    s.play("green: activate 13 6", "green: march 12", "red: pass", "green: pass")
    assert said(s).startswith("Your Armies Retreat from Region 12")
    s.play("red: retreat 14")

    assert s.asked()[0] != "red: retreat"
    assert (s.armies("red", 14), s.armies("red", 11)) == ([1, 1], [])
