"""Recruiting: what an Army is worth, and where it comes (LR-353 to LR-357)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene
from tests.games.lords_of_ragnarok.turns import acting

SIX = {"green": {18: [1, 1, 1], 20: [1, 1, 1]}}  # all Armies of a player


@pytest.mark.rule("LR-353")
@pytest.mark.parametrize(("hurt", "value"), [({"green": "authority"}, 2), ({"green": "might"}, 5)])
def test_a_recruited_army_is_worth_the_current_authority(hurt: dict[str, str], value: int) -> None:
    s = acting(attributes={"green": (5, 2, 2)}, hurt=hurt, control={"green": [5, 10]})

    s.play("green: act reinforce", "green: recruit 5")

    assert (s.armies("green", 5), s.reserve("green")) == ([value], 4)


@pytest.mark.rule("LR-354")
def test_recruiting_is_by_the_drakkar_or_in_an_own_village() -> None:
    s = acting(drakkars={"green": "s2"}, control={"green": [12, 13]})

    s.play("green: act reinforce")

    assert s.options("green") == {"recruit 6", "recruit 9", "recruit 10", "recruit 13"}
    s.refused("green: recruit 12", "LR-354")
    s.refused("green: recruit 5", "LR-354")


@pytest.mark.rule("LR-354")
def test_a_foreign_village_or_sea_does_not_serve() -> None:
    s = acting(drakkars={"green": "s2", "red": "s5"}, control={"red": [13]})

    s.play("green: act reinforce")

    assert s.options("green") == {"recruit 6", "recruit 9", "recruit 10"}


@pytest.mark.rule("LR-355")
def test_by_the_drakkar_armies_land_among_enemies_and_fight() -> None:
    s = acting(
        drakkars={"green": "s2"}, attributes={"green": (3, 2, 2)}, armies={"red": {9: 2}}, control={"red": [9, 10]},
    )  # fmt: skip

    s.play("green: act reinforce", "green: recruit 9")
    assert s.asked() == ["red: battle_card"]
    assert (s.g.fight.attacker, s.g.fight.defender) == (s.seat("green"), s.seat("red"))
    s.play("red: pass", "green: pass")

    assert (s.owner(9), s.armies("green", 9), s.armies("red", 10)) == ("green", [3], [1])


@pytest.mark.rule("LR-356")
def test_without_an_army_in_reserve_nothing_is_recruited() -> None:
    s = scene(step="special", armies=SIX, drakkars={"green": "s2"}, control={"green": [5]})
    s.refused("green: act reinforce", "LR-356")

    s = scene(
        step="runes", armies=SIX, control={"green": [5]}, blessings={"green": "muster"}, runes={"green": "uruz algiz"},
    )  # fmt: skip
    s.refused("green: invoke muster", "LR-358")


@pytest.mark.rule("LR-356")
def test_without_an_army_in_reserve_muspelheim_gives_nothing() -> None:
    s = scene(
        step="special", at={"green": 14, "red": 1, "black": 1}, armies=SIX, control={"green": [5]}, dice=[0],
        allies={"muspelheim": "green"}, monsters={"garm": 14, "draugr": 2},
    )  # fmt: skip

    s.play("green: act monsters")

    assert s.events("RealmBonusDeclined")
    assert not s.events("Recruited")
    assert s.asked() == ["green: monsters"]


@pytest.mark.rule("LR-356")
def test_without_an_army_in_reserve_usurp_takes_control_alone() -> None:
    s = scene(step="special", at={"green": 16, "red": 1, "black": 1}, armies=SIX)

    s.play("green: act usurp")

    assert (s.owner(16), s.armies("green", 16)) == ("green", [])


@pytest.mark.rule("LR-357")
def test_no_army_is_recruited_to_loki() -> None:
    s = acting(drakkars={"green": "s2"}, loki=9)

    s.play("green: act reinforce")

    assert s.options("green") == {"recruit 6", "recruit 10"}
    s.refused("green: recruit 9", "LR-357")
    s = acting(loki=5, control={"green": [5, 10, 13]})
    s.play("green: act reinforce")
    assert s.options("green") == {"recruit 10", "recruit 13"}
