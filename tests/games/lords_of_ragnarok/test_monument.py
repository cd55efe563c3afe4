"""Build Monument up to its income (LR-449 to LR-458, LR-467, LR-469)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.scene import Scene, new
from tests.games.lords_of_ragnarok.turns import acting


def builder(**rest: Any) -> Scene:
    """Green's Special Action, with a marker on Prepare; Event 12 activates no Monster, as none is in play."""
    rest.setdefault("wheel", {"prepare": "green"})
    rest.setdefault("events", [12])
    rest.setdefault("slain", {"huldra": "red", "hraesvelgr": "black"})
    return acting(**rest)


def built(god: str = "thor", **rest: Any) -> Scene:
    """The same after a level for this god."""
    return builder(**rest).play("green: act build-monument", f"green: erect {god}")


# -- who may ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-449")
def test_it_needs_an_own_marker_on_the_wheel() -> None:
    assert "act build-monument" in builder().options("green")

    builder(wheel={}).refused("green: act build-monument", "LR-449")
    builder(wheel={"prepare": "red", "usurp": "black"}).refused("green: act build-monument", "LR-449")


@pytest.mark.rule("LR-449x")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_no_one_builds_in_their_first_turn(seats: int) -> None:
    s = new(seats=seats)

    for colour in s.names:
        s.until("special", colour)
        s.refused(f"{colour}: act build-monument", "LR-449")
        s.play_quietly()


@pytest.mark.rule("LR-450")
def test_it_places_no_marker_covers_none_and_gives_no_bonus() -> None:
    s = built(allies=dict.fromkeys(b.REALMS, "green red black"), wheel={"prepare": "green", "usurp": "red"})

    assert not s.events("RealmBonusTaken", "RealmBonusDeclined", "MarkerCovered", "RunesGained")
    assert all(s.wheel(action) == [] for action in b.ACTIONS[:-1])
    assert s.asked()[0].startswith("red")


@pytest.mark.rule("LR-451")
def test_the_six_parts_come_in_order() -> None:
    s = built(
        levels=(0, 2, 0), cold=[16], control={"green": [1, 3]}, temples=[1], forges={3: "uruz"},
    )  # fmt: skip

    parts = [
        "MonumentBuilt", "OmenTurned", "WheelCleared", "ForgesFilled", "PriestsGained", "ForgesHarvested", "EventDrawn"
    ]  # fmt: skip
    assert [name for name in s.told() if name in parts] == parts


@pytest.mark.rule("LR-452")
def test_any_monument_below_level_three_gains_a_level() -> None:
    s = builder(levels=(3, 1, 0), control={"red": [7]})

    s.play("green: act build-monument")
    assert s.options("green") == {"erect thor", "erect freya"}
    s.refused("green: erect odin", "LR-452", most=3)
    s.play("green: erect thor")

    assert s.levels() == (3, 2, 0)


# -- clean-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-453")
def test_all_priests_return_to_the_stock() -> None:
    s = acting(
        "black", wheel={"prepare": "black"}, prayers={"odin": "green red", "thor": "green"}, levels=(2, 1, 0),
        priests={"green": 1, "red": 2}, events=[12],
    )  # fmt: skip

    s.play("black: act build-monument", "black: erect freya")

    assert s.g.prayers == [[], [], []]
    assert (s.priests("green"), s.priests("red"), s.priests("black")) == (1, 2, 0)
    assert s.g.all_priests(s.seat("green")) == 1


@pytest.mark.rule("LR-454")
def test_all_markers_leave_the_wheel() -> None:
    s = builder(
        wheel={"prepare": "green red", "usurp": "red", "monsters": "black red", "mobilize": "black green"},
        allies={"niflheim": "black"}, drakkars={"green": "s2", "black": "s1"}, armies={"red": {18: 1}},
    )  # fmt: skip

    s.play("green: act build-monument", "green: erect thor").until("special", "red")
    assert all(s.wheel(action) == [] for action in b.ACTIONS[:-1])
    s.play("red: act prepare")

    assert s.asked() == ["black: realm_bonus"]  # a first marker again


@pytest.mark.rule("LR-455")
def test_all_artefacts_are_recharged() -> None:
    s = builder(
        control={"red": [7]}, artefacts={"green": "jotunns-horn", "black": "huldras-veil"},
        discharged="mjolnir jotunns-horn huldras-veil",
    )  # fmt: skip
    assert s.artefacts("red") == {"mjolnir": False}

    s.play("green: act build-monument", "green: erect thor")

    assert (s.artefacts("red"), s.artefacts("green")) == ({"mjolnir": True}, {"jotunns-horn": True})
    assert s.artefacts("black") == {"huldras-veil": True}


# -- Forges and income --------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-456")
def test_every_empty_forge_gets_one_rune_of_its_type() -> None:
    s = builder(cold=[3, 6], forges={3: "uruz", 6: "algiz", 8: "othala", 11: "uruz", 16: "algiz", 19: "othala"})
    before = [s.stock(rune) for rune in b.RUNES]

    s.play("green: act build-monument", "green: erect thor")

    assert [s.g.embers[region - 1] for region in (3, 6, 8, 11, 16, 19)] == [1] * 6
    assert [s.stock(rune) for rune in b.RUNES] == [before[0] - 1, before[1], before[2] - 1]


@pytest.mark.rule("LR-457")
def test_the_builder_alone_receives_priests_for_his_temples() -> None:
    s = built(control={"green": [1, 4, 9], "red": [10, 12]}, temples=[1, 4, 9, 10, 12])

    assert (s.priests("green"), s.priests("red")) == (3, 0)


@pytest.mark.rule("LR-457x")
def test_example_two_temples_and_a_forge() -> None:
    s = built(
        control={"green": [1, 9, 3], "red": [7]}, temples=[1, 9], cold=[3], forges={3: "algiz"}, discharged="mjolnir",
        prayers={"odin": "green", "thor": "red"}, wheel={"prepare": "green", "usurp": "red green"},
    )  # fmt: skip

    assert (s.g.prayers, s.wheel("prepare"), s.wheel("usurp")) == ([[], [], []], [], [])
    assert s.artefacts("red") == {"mjolnir": True}
    assert (s.priests("green"), s.runes("green")) == (2, ["algiz"])
    assert s.g.embers[2] == 0


@pytest.mark.rule("LR-458")
def test_the_builder_takes_the_runes_of_his_forges_and_keeps_his_limit() -> None:
    s = built(control={"green": [3, 6]}, forges={3: "uruz", 6: "algiz"}, runes={"green": "othala"})

    assert s.runes("green") == ["uruz", "othala", "algiz"]
    assert s.asked() == ["green: drop_rune"]
    s.play("green: drop uruz")

    assert s.runes("green") == ["othala", "algiz"]
    assert s.g.embers[2] == s.g.embers[5] == 0


@pytest.mark.rule("LR-469")
def test_forges_of_others_keep_their_runes() -> None:
    s = built(control={"red": [3], "green": [6]}, forges={3: "uruz", 6: "algiz"})

    assert (s.g.embers[2], s.g.embers[5]) == (1, 0)
    assert (s.runes("red"), s.runes("green")) == ([], ["algiz"])


@pytest.mark.rule("LR-467")
def test_ragnarok_does_not_stop_the_other_parts() -> None:
    s = built(levels=(0, 2, 0), turned="fjalar naglfar", control={"green": [1]}, temples=[1])

    assert s.events("RagnarokBegan")
    assert (s.wheel("prepare"), s.priests("green")) == ([], 1)
    assert s.told().index("RagnarokBegan") < s.told().index("WheelCleared") < s.told().index("EventDrawn")
