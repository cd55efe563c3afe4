"""Rings on Monsters (LR-515 to LR-519)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.beasts import event, hero_round, say
from tests.games.lords_of_ragnarok.scene import Scene, scene


def taming(**rest: Any) -> Scene:
    """Green has Garm and Draugr far away, and a Rune for Huldra, who is with green's Hero."""
    rest.setdefault("rings", {"garm": "green", "draugr": "green"})
    return scene(step="runes", runes={"green": "algiz"}, monsters={"garm": 1, "draugr": 2, "huldra": 14}, **rest)


@pytest.mark.rule("LR-515")
def test_a_controlled_monster_stays_so_through_a_monument_and_turns() -> None:
    s = event(12, monsters={"huldra": 20}, rings={"huldra": "green"})

    s.until("hero_option", "red").until("hero_option", "black").until("hero_option", "green")

    assert "MonumentBuilt" in s.told()
    assert s.ring("huldra") == "green"


@pytest.mark.rule("LR-516", "LR-517")
def test_a_third_monster_is_taken_only_for_one_of_the_two() -> None:
    s = say(taming(), "green: invoke tame", "green: tame huldra")

    assert s.asked() == ["green: free_monster"]
    assert s.options("green") == {"free garm", "free draugr"}
    s.refused("green: done", "LR-517")
    s.refused("green: free huldra", "LR-517")
    s.play("green: free garm")

    assert [s.ring(name) for name in ("garm", "draugr", "huldra")] == ["", "green", "green"]


@pytest.mark.rule("LR-516")
def test_with_one_monster_a_second_is_simply_taken() -> None:
    s = say(taming(rings={"garm": "green", "draugr": "red"}), "green: invoke tame", "green: tame huldra")

    assert "MonsterFreed" not in s.told()
    assert [s.ring(name) for name in ("garm", "draugr", "huldra")] == ["green", "red", "green"]


@pytest.mark.rule("LR-518")
def test_neither_anothers_monster_nor_the_boss_can_be_taken() -> None:
    s = scene(step="runes", runes={"green": "uruz algiz"}, monsters={"garm": 14}, rings={"garm": "red"}, loki=14)

    assert "invoke tame" not in s.options("green")
    s.refused("green: invoke tame")


@pytest.mark.rule("LR-518")
def test_among_several_monsters_only_the_neutral_one_is_offered() -> None:
    s = scene(
        step="runes", runes={"green": "uruz algiz"}, loki=14,
        monsters={"garm": 14, "jotunn": 14, "huldra": 14}, rings={"garm": "red"},
    )  # fmt: skip

    s.play("green: invoke tame")

    assert s.options("green", "tame") == {"tame jotunn", "tame huldra"}


@pytest.mark.rule("LR-519")
def test_the_ring_of_a_killed_monster_is_free_again() -> None:
    s = hero_round(
        monsters={"garm": 14, "draugr": 1, "huldra": 2}, rings={"garm": "red", "draugr": "red"}, keeper="red",
        wounds={"garm": {"red": [1, 2, 3], "black": [4, 5, 6]}}, hands={"green": "sword"},
        at={"green": 14, "red": 2, "black": 1}, runes={"red": "algiz"},
    )  # fmt: skip
    s.play("green: cover sword 7")

    assert s.ring("garm") == ""
    assert len(s.g.monsters_of(s.seat("red"))) == 1
    say(s.until("rune_action", "red"), "red: invoke tame", "red: tame huldra")

    assert s.ring("huldra") == "red"
    assert s.ring("draugr") == "red"
    assert "MonsterFreed" not in s.told()
