"""The Monsters Action: one or two Activations, or a Hunt (LR-434 to LR-438, LR-471)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.scene import Scene
from tests.games.lords_of_ragnarok.turns import acting

AWAY = {"green": 14, "red": 1, "black": 1}


def monsters(**rest: Any) -> Scene:
    """Green has chosen the Monsters Action; green's Hero is in 14."""
    rest.setdefault("at", AWAY)
    return acting(**rest).play("green: act monsters")


@pytest.mark.rule("LR-434")
def test_activate_or_hunt_a_monster_or_hunt_the_boss() -> None:
    s = monsters(monsters={"garm": 14, "huldra": 2}, loki=14, tokens={"green": 2})

    assert s.options("green") == {"rouse garm", "rouse huldra", "hunt garm", "hunt loki"}


@pytest.mark.rule("LR-434")
def test_after_an_activation_there_is_no_hunt() -> None:
    s = monsters(monsters={"garm": 14, "huldra": 14, "draugr": 2}, dice=[0])

    s.play("green: rouse garm", "green: stalk 13")

    s.refused("green: hunt huldra", "LR-434")
    assert s.options("green") == {"done", "rouse huldra", "rouse draugr"}


@pytest.mark.rule("LR-435")
def test_two_different_monsters_neutral_or_own() -> None:
    s = monsters(
        monsters={"garm": 12, "draugr": 2, "huldra": 5, "jotunn": 9}, rings={"draugr": "red", "huldra": "green"}
    )

    assert s.options("green") == {"rouse garm", "rouse huldra", "rouse jotunn"}
    s.refused("green: rouse draugr", "LR-342")
    s.play("green: rouse huldra", "green: stalk 6")
    s.refused("green: rouse huldra", "LR-435")
    s.refused("green: rouse draugr", "LR-342")
    assert s.options("green") == {"done", "rouse garm", "rouse jotunn"}


@pytest.mark.rule("LR-435")
@pytest.mark.parametrize("order", [("garm", "huldra"), ("huldra", "garm")])
def test_in_any_order_and_no_third(order: tuple[str, str]) -> None:
    s = monsters(monsters={"garm": 12, "huldra": 5, "jotunn": 9}, rings={"garm": "green", "huldra": "green"})

    for name in order:
        s.play(f"green: rouse {name}", "green: rampage")

    assert [s.g.box.monsters[event.monster].slug for event in s.events("MonsterRampaged")] == list(order)
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-471")
def test_the_second_monster_is_decided_on_after_the_first_has_acted() -> None:
    s = monsters(monsters={"garm": 12, "huldra": 5}, dice=[0])

    s.play("green: rouse garm", "green: stalk 13")

    assert s.monster("garm") == 13
    assert s.options("green") == {"done", "rouse huldra"}
    s.play("green: done")
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-436")
def test_a_hunt_needs_the_monster_in_the_heros_region_whosever_it_is() -> None:
    near = monsters(monsters={"garm": 14, "draugr": 14, "huldra": 14}, rings={"garm": "red", "draugr": "green"})
    assert near.options("green", "hunt") == {"hunt garm", "hunt draugr", "hunt huldra"}
    near.play("green: hunt garm")
    assert near.events("HuntBegan")

    far = monsters(
        monsters={"garm": 14, "huldra": 2},
        rings={"garm": "red"},
        at={**AWAY, "green": 13},
        loki=13,
        tokens={"green": 2},
    )
    far.refused("green: hunt garm", "LR-436")


@pytest.mark.rule("LR-437")
def test_the_boss_takes_two_kills_and_the_hero_beside_him() -> None:
    one = monsters(monsters={"garm": 14}, loki=14, tokens={"green": 1})
    one.refused("green: hunt loki", "LR-437", needs=2, has=1)

    away = monsters(monsters={"garm": 14}, loki=13, tokens={"green": 2})
    away.refused("green: hunt loki", "LR-436")


@pytest.mark.rule("LR-437x")
@pytest.mark.parametrize("kill", [{"slain": {"draugr": "green"}}, {"tokens": {"green": 1}}])
def test_example_one_kill_is_enough_for_two_players(kill: dict[str, Any]) -> None:
    s = monsters(seats=2, at={"green": 14, "red": 1}, monsters={"garm": 14}, loki=14, **kill)

    assert "hunt loki" in s.options("green")


@pytest.mark.rule("LR-437x")
def test_example_without_a_kill_two_players_wait_too() -> None:
    s = monsters(seats=2, at={"green": 14, "red": 1}, monsters={"garm": 14}, loki=14)

    s.refused("green: hunt loki", "LR-437", needs=1, has=0)


KILLS = [
    ({"draugr": "green", "huldra": "green"}, 0),
    ({"draugr": "green"}, 1),
    ({}, 2),
]
SINGLE = [({"draugr": "green"}, 0), ({}, 1), ({"draugr": "green", "huldra": "red"}, 0)]


@pytest.mark.rule("LR-438", "LR-438x")
@pytest.mark.parametrize(("figures", "tokens"), KILLS)
def test_kills_are_figures_and_tokens(figures: dict[str, str], tokens: int) -> None:
    s = monsters(monsters={"garm": 14}, loki=14, slain=figures, tokens={"green": tokens})

    assert s.kills("green") == 2
    assert "hunt loki" in s.options("green")


@pytest.mark.rule("LR-438x")
@pytest.mark.parametrize(
    ("figures", "tokens"), [({"draugr": "green"}, 0), ({}, 1), ({"draugr": "green", "huldra": "red"}, 0)]
)
def test_example_a_single_kill_is_not_enough(figures: dict[str, str], tokens: int) -> None:
    s = monsters(monsters={"garm": 14}, loki=14, slain=figures, tokens={"green": tokens})

    assert s.kills("green") == 1
    s.refused("green: hunt loki", "LR-437", needs=2, has=1)
