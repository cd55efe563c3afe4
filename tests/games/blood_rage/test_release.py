"""The release of Valhalla and the end of an Age (BR-650 to BR-663)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.scene import Scene, new, scene

PROVINCES = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil")


def rewards(s: Scene) -> dict[str, str]:
    """The Pillage token of each province."""
    return {place.name: place.reward for place in s.view(None).places if place.reward}


@pytest.mark.rule("BR-650")
def test_every_figure_in_valhalla_returns_to_its_owners_reserve() -> None:
    s = scene(figures={"wolf": {"valhalla": "2 warrior leader"}, "bear": {"valhalla": "ship troll"}})
    assert s.at("wolf", "reserve") == ["ship", *["warrior"] * 6]

    s.to_phase("gifts", age=2)

    assert s.at("wolf", "valhalla") == s.at("bear", "valhalla") == []
    assert s.at("wolf", "reserve") == ["leader", "ship", *["warrior"] * 8]
    assert s.at("bear", "reserve") == ["leader", "ship", "troll", *["warrior"] * 8]


@pytest.mark.rule("BR-651")
def test_figures_on_the_map_stay_from_age_to_age() -> None:
    places = {"gimle": "2 warrior", "yggdrasil": "leader", "south": "ship"}
    s = scene(figures={"wolf": places, "bear": {"horgr": "troll"}})

    s.to_phase("action", age=2)

    assert s.at("wolf", "gimle") == ["warrior", "warrior"]
    assert s.at("wolf", "yggdrasil") == ["leader"]
    assert s.at("wolf", "south") == ["ship"]
    assert s.at("bear", "horgr") == ["troll"]
    assert s.view(None).clans[0].on_map == 4


@pytest.mark.rule("BR-652")
def test_valhalla_is_released_in_age_three_before_final_scoring() -> None:
    s = scene(age=3, upgrades={"wolf": ["lokis-wrath"]}, figures={"wolf": {"valhalla": 4}}, steps={"wolf": (4, 1, 1)})

    s.to_phase("over")

    assert s.at("wolf", "valhalla") == []
    gains = [entry.event for entry in s.match.log if isinstance(entry.event, e.GloryFromCard | e.GloryGained)]
    assert [gain.amount for gain in gains] == [12, 10]  # four released, then the Rage stat
    assert s.glory("wolf") == 22


@pytest.mark.rule("BR-660")
def test_all_pillage_tokens_turn_back_for_the_next_age() -> None:
    pillaged = ["gimle", "horgr", "utgard", "angerboda", "yggdrasil"]
    s = scene(seats=2, turn="bear", figures={"wolf": dict.fromkeys(pillaged, 1)}, pillaged=pillaged)

    s.to_phase("gifts", age=2)
    assert not any(s.pillaged(province) for province in PROVINCES)
    s.to_phase("action", age=2)

    assert s.options("wolf", "pillage") == {f"pillage {province}" for province in pillaged}


@pytest.mark.rule("BR-661")
def test_a_province_keeps_its_pillage_token_for_the_whole_game() -> None:
    s = scene(seats=2, passed=["bear"], figures={"wolf": {"gimle": 1}}, rewards={"gimle": "glory"})

    s.play("wolf: pillage gimle")
    for age in (2, 3):
        s.to_phase("action", age=age)
        if s.asked() == ["bear: turn"]:
            s.play("bear: pass")
        s.play("wolf: pillage gimle")

    assert s.glory("wolf") == 15


@pytest.mark.rule("BR-661")
@pytest.mark.parametrize("seed", range(4))
def test_tokens_are_not_reshuffled_between_ages(seed: int) -> None:
    s = new(seed=seed)
    before = rewards(s)

    for age in (2, 3):
        assert rewards(s.to_phase("action", age=age)) == before


@pytest.mark.rule("BR-662")
@pytest.mark.parametrize(("seats", "first", "order"), [(3, 0, [0, 1, 2]), (3, 2, [2, 0, 1]), (2, 0, [0, 1, 0])])
def test_the_first_player_token_goes_to_the_left_after_each_age(seats: int, first: int, order: list[int]) -> None:
    s = new(seats, first=first)

    began = []
    for age in (1, 2, 3):
        s.to_phase("action", age=age)
        assert s.view(None).first == s.match.decisions[0].seat
        began.append(s.view(None).first)

    assert began == order


@pytest.mark.rule("BR-663")
def test_what_carries_over_to_the_next_age_and_what_does_not() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 1}},
        upgrades={"wolf": ["troll", "lokis-domain"]},
        hands={"wolf": ["tyrs-smash"]},
        quests={"wolf": ["jotunheim"]},
        steps={"wolf": (2, 3, 1)},
        glory={"wolf": 8},
        rage={"wolf": 2},
        rewards={"gimle": "glory"},
        pillaged=[province for province in PROVINCES if province != "gimle"],
    )

    s.play("wolf: pillage gimle")  # the last one: the Action phase ends with 2 Rage left
    assert s.rage("wolf") == 2
    s.play("wolf: keep tyrs-smash-1").to_phase("action", age=2)

    assert s.glory("wolf") == 13
    assert [s.stat("wolf", stat) for stat in ("rage", "axes", "horns")] == [7, 5, 4]
    assert s.upgrades("wolf") == ["troll", "lokis-domain"]
    assert "troll" in s.at("wolf", "reserve")
    assert "tyrs-smash-1" in s.hand("wolf")
    assert s.quests("wolf") == []
    assert s.rage("wolf") == 7
