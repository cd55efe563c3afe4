"""Usurp: the Hero takes the Region they stand in (LR-439 to LR-448)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.turns import acting


def at(region: int, might: int = 2, authority: int = 2, **rest: Any) -> Scene:
    """Green's Special Action, with the Hero alone in a Region."""
    place = {"green": region, "red": 6, "black": 6, **rest.pop("heroes_at", {})}
    return acting(at=place, attributes={"green": (authority, might, 2)}, **rest)


@pytest.mark.rule("LR-439")
def test_no_other_hero_may_be_there() -> None:
    s = at(12, 6, heroes_at={"red": 12})
    s.refused("green: act usurp", "LR-439")
    other = acting("red", at={"green": 12, "red": 12, "black": 6}, attributes={"red": (2, 6, 2)})
    other.refused("red: act usurp", "LR-439")

    alone = at(12, 6)
    assert "act usurp" in alone.options("green")
    alone.play("green: act usurp", "green: decline")
    assert (alone.owner(12), alone.regions("green")) == ("green", [12])  # where the Hero stands, nowhere else


@pytest.mark.rule("LR-440")
def test_an_own_region_is_not_usurped() -> None:
    at(5, 6, control={"green": [5]}).refused("green: act usurp", "LR-440")


@pytest.mark.rule("LR-441")
def test_a_neutral_region_needs_might_for_its_population() -> None:
    s = at(12, 3)
    s.play("green: act usurp", "green: accept")
    assert s.owner(12) == "green"

    at(19, 3).refused("green: act usurp", "LR-441", needs=4, has=3)
    hurt = at(12, 5, hurt={"green": "might"})
    hurt.refused("green: act usurp", "LR-441", needs=3, has=2)


@pytest.mark.rule("LR-441x")
def test_example_a_neutral_region_of_population_two() -> None:
    s = at(18)

    s.play("green: act usurp", "green: accept")

    assert (s.wheel("usurp"), s.owner(18), s.armies("green", 18)) == (["green"], "green", [2])


@pytest.mark.rule("LR-442")
def test_foreign_armies_in_a_neutral_region_do_not_count_but_must_go() -> None:
    s = at(21, 5, armies={"red": {21: 4}, "black": {21: 4}}, control={"red": [3], "black": [19]}, loki=1)

    s.play("green: act usurp")

    assert (s.armies("red", 21), s.armies("red", 3)) == ([], [4])
    assert (s.armies("black", 21), s.armies("black", 19)) == ([], [4])
    assert s.owner(21) == "green"


@pytest.mark.rule("LR-443")
def test_a_foreign_region_needs_might_for_the_armies_there() -> None:
    armies = {"red": {7: [2, 1]}}
    at(7, 2, armies=armies, control={"red": [7, 8]}).refused("green: act usurp", "LR-443", needs=3, has=2)

    s = at(7, 3, armies=armies, control={"red": [7, 8]})
    s.play("green: act usurp", "green: decline")

    assert (s.owner(7), s.armies("red", 8)) == ("green", [1, 2])  # though 5 is printed


@pytest.mark.rule("LR-443")
def test_armies_of_all_others_count() -> None:
    s = at(7, 3, armies={"red": {7: 2}, "black": {7: 2}}, control={"red": [7, 8]})

    s.refused("green: act usurp", "LR-443", needs=4, has=3)


@pytest.mark.rule("LR-444")
def test_without_armies_any_might_is_enough() -> None:
    s = at(7, 2, control={"red": [7]})

    s.play("green: act usurp", "green: decline")

    assert s.owner(7) == "green"


@pytest.mark.rule("LR-444x")
def test_example_an_empty_region_unless_another_hero_is_there() -> None:
    s = at(10, 2, control={"red": [10]})
    s.play("green: act usurp", "green: decline")
    assert s.owner(10) == "green"

    at(10, 2, control={"red": [10]}, heroes_at={"red": 10}).refused("green: act usurp", "LR-439")


@pytest.mark.rule("LR-445")
def test_foreign_armies_retreat_without_loss_and_without_battle() -> None:
    s = at(12, 3, armies={"red": {12: 2}}, control={"red": [11, 12]})

    s.play("green: act usurp")

    assert (s.armies("red", 11), s.armies("red", 12)) == ([2], [])
    assert not s.events("BattleBegan", "ArmyShrank", "ArmyDestroyed")


@pytest.mark.rule("LR-445")
def test_each_retreating_army_goes_where_its_owner_likes() -> None:
    s = at(12, 3, armies={"red": {12: [2, 1]}}, control={"red": [11, 12, 13]})

    s.play("green: act usurp")
    assert s.asked() == ["red: retreat"]
    s.play("red: retreat 11", "red: retreat 13")

    assert (s.armies("red", 11), s.armies("red", 13)) == ([2], [1])


@pytest.mark.rule("LR-446")
def test_control_is_taken_at_once_and_an_army_recruited_there() -> None:
    s = at(8, 3, 3)

    s.play("green: act usurp")
    assert s.owner(8) == "green"
    assert s.asked() == ["green: garrison"]
    s.play("green: accept")

    assert s.armies("green", 8) == [3]  # inland, without Village or Drakkar


@pytest.mark.rule("LR-447")
def test_recruiting_is_optional_and_control_does_not_need_it() -> None:
    s = at(8, 3)
    s.play("green: act usurp", "green: decline")
    assert (s.owner(8), s.armies("green", 8)) == ("green", [])

    s = at(8, 3, armies={"green": {18: [1] * 5}})
    s.play("green: act usurp")
    assert (s.owner(8), s.armies("green", 8), s.reserve("green")) == ("green", [], 0)


@pytest.mark.rule("LR-448")
def test_with_loki_a_region_is_usurped_without_an_army() -> None:
    s = at(16, 2, loki=16)

    s.play("green: act usurp")

    assert (s.owner(16), s.armies("green", 16)) == ("green", [])
    assert s.asked()[0].startswith("red")
