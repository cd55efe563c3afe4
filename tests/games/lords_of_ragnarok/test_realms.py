"""Realms and Alliances (LR-212, LR-219, LR-237 to LR-242)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunting import start_hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene

RUNES = "uruz othala algiz"
NEIGHBOURS = {
    "niflheim": 2, "vanaheim": 5, "alfheim": 9, "jotunheim": 12, "muspelheim": 16, "svartalfheim": 18,
}  # fmt: skip


def beside(region: int, runes: str = RUNES, **rest: object) -> Scene:
    """Green's Rune Action with the Hero in this Region."""
    rest.setdefault("attributes", {"green": (2, 2, 4)})
    return scene(step="runes", at={"green": region}, runes={"green": runes}, **rest)  # type: ignore[arg-type]


@pytest.mark.rule("LR-212")
@pytest.mark.parametrize("region", [1, 7, 14])
def test_three_regions_have_no_realm_beside_them(region: int) -> None:
    beside(region).refused("green: invoke ally")


@pytest.mark.rule("LR-212", "LR-241")
@pytest.mark.parametrize(("realm", "region"), NEIGHBOURS.items())
def test_one_allies_with_the_realm_beside_the_hero(realm: str, region: int) -> None:
    s = beside(region).play("green: invoke ally")

    assert s.allies(realm) == ["green"]
    assert sum(len(row) for row in s.view(None).allies) == 1


@pytest.mark.rule("LR-219")
def test_with_two_players_region_6_lies_beside_two_realms() -> None:
    s = beside(6, seats=2).play("green: invoke ally")

    assert s.options("green") == {"join vanaheim", "join alfheim"}


@pytest.mark.rule("LR-237")
def test_nothing_enters_a_realm() -> None:
    s = scene(step="hero", at={"green": 16})

    s.refused("green: join muspelheim")
    assert s.options("green", "walk") == {f"walk {region}" for region in (12, 13, 14, 15, 17, 18, 19)}


@pytest.mark.rule("LR-238")
def test_several_players_ally_with_a_realm_but_no_one_twice() -> None:
    beside(9, allies={"alfheim": "green"}).refused("green: invoke ally")

    s = beside(9, allies={"alfheim": "red black"}).play("green: invoke ally")

    assert s.allies("alfheim") == ["red", "black", "green"]
    every = dict.fromkeys(("vanaheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"), "green")
    s = beside(9, allies=every).play("green: invoke ally")
    assert [row.count(0) for row in s.view(None).allies] == [1] * 6


@pytest.mark.rule("LR-239")
def test_an_alliance_outlasts_a_build_monument() -> None:
    s = scene(
        step="special", allies={"alfheim": "green red"}, wheel={"usurp": "green"}, events=[1], monsters={},
        upper="garm draugr huldra",
    )  # fmt: skip
    s.play("green: act build-monument", "green: erect odin").until("hero_option", "red")

    assert s.allies("alfheim") == ["green", "red"]
    assert s.wheel("usurp") == []


@pytest.mark.rule("LR-240")
@pytest.mark.parametrize(("allies", "drawn"), [({}, ["bow"]), ({"niflheim": "red"}, [])])
def test_the_first_ally_of_a_realm_draws_a_card(allies: dict[str, str], drawn: list[str]) -> None:
    s = beside(2, allies=allies, deck="bow").play("green: invoke ally")

    assert s.hand("green") == drawn


@pytest.mark.rule("LR-240x")
@pytest.mark.parametrize(("allies", "drawn"), [({}, 1), ({"vanaheim": "red"}, 0)])
def test_the_alliance_of_a_trophy_draws_too(allies: dict[str, str], drawn: int) -> None:
    s = scene(
        step="special", at={"green": 14, "red": 1, "black": 1}, monsters={"garm": 14}, allies=allies,
        hands={"green": "sword hammer hammer"}, attributes={"green": (2, 6, 6)}, deck="bow axe bow axe",
    )  # fmt: skip
    start_hunt(s, "garm", "", "claw claw").until("strike_beast")
    before = len(s.hand("green"))
    s.play("green: cover sword 4")
    s.until("realm_trophy").play("green: join vanaheim")

    assert "green" in s.allies("vanaheim")
    assert len(s.hand("green")) == before - 1 + drawn


@pytest.mark.rule("LR-241")
def test_not_with_a_realm_further_away() -> None:
    assert "invoke ally" in beside(9, "algiz").options("green")
    beside(7, "algiz").refused("green: invoke ally")


@pytest.mark.rule("LR-242")
@pytest.mark.parametrize(
    ("realm", "rune"),
    [
        ("vanaheim", "othala"),
        ("svartalfheim", "othala"),
        ("alfheim", "algiz"),
        ("niflheim", "algiz"),
        ("jotunheim", "uruz"),
        ("muspelheim", "uruz"),
    ],
)
def test_each_realm_asks_for_its_rune(realm: str, rune: str) -> None:
    region = NEIGHBOURS[realm]
    others = " ".join(other for other in RUNES.split() if other != rune)
    beside(region, others).refused("green: invoke ally")

    s = beside(region, rune).play("green: invoke ally")

    assert (s.allies(realm), s.runes("green")) == (["green"], [])
