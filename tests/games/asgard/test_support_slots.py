"""Which recruits the gods' Support slots take (AS-921 to AS-930)."""

from __future__ import annotations

import pytest

from tests.games.asgard.scene import Scene, scene

ARMY = {"white": 2, "orange": 3, "giant": 1}
LATE = {"mimir": 2, "surtr": 3, "fenrir": 4}


def at_temple(god: str, upper: str | None, recruits: str) -> Scene:
    """Red's disc is on the god's Temple slot, Red can pay, and the upper Support slot may be taken already."""
    return scene(
        round=LATE.get(god, 1),
        placed={"red": [f"{god} temple"], "blue": ["asgard"]},
        support={god: (upper, None)},
        recruits={"red": recruits},
        stones={"red": "2 pink"},
        automatic=False,
    )


def giving(god: str, upper: str | None, recruits: str) -> Scene:
    """The same, when red must give recruits."""
    return at_temple(god, upper, recruits).play(f"red: resolve {god}", "red: build temple-1-pink")


@pytest.mark.parametrize(
    ("god", "upper", "lower"),
    [
        pytest.param("freyja", {"white"}, {"orange", "giant"}, marks=pytest.mark.rule("AS-921")),
        pytest.param("baldr", {"white"}, {"orange", "giant"}, marks=pytest.mark.rule("AS-922")),
        pytest.param("odin", {"white", "orange"}, {"giant"}, marks=pytest.mark.rule("AS-923")),
        pytest.param("tyr", {"orange"}, {"white", "giant"}, marks=pytest.mark.rule("AS-924")),
        pytest.param("thor", {"orange"}, {"white", "giant"}, marks=pytest.mark.rule("AS-925")),
        pytest.param("loki", {"giant"}, {"white", "orange"}, marks=pytest.mark.rule("AS-926")),
        pytest.param("hel", {"giant"}, {"white", "orange"}, marks=pytest.mark.rule("AS-927")),
        pytest.param("mimir", {"giant"}, {"white", "orange"}, marks=pytest.mark.rule("AS-928")),
        pytest.param("surtr", {"giant"}, {"white", "orange"}, marks=pytest.mark.rule("AS-929")),
    ],
)
def test_each_slot_takes_its_own_types(god: str, upper: set[str], lower: set[str]) -> None:
    for first, takes in ((None, upper), ("blue", lower)):
        for recruit, count in ARMY.items():
            s = giving(god, first, "2 white 3 orange giant")
            assert s.options("red") == {f"give {one}" for one in takes}
            alone = at_temple(god, first, f"{count} {recruit}")
            if recruit in takes:
                s.play(f"red: give {recruit}")
                assert s.on_god(god) == {recruit: count}
                assert s.recruits("red") == {one: ARMY[one] for one in ARMY if one != recruit}
                assert f"resolve {god}" in alone.options("red")
            else:
                s.refused(f"red: give {recruit}", "AS-527")
                alone.refused(f"red: resolve {god}", "AS-530")


@pytest.mark.rule("AS-928")
def test_mimir_gathers_a_giant_and_two_warriors() -> None:
    s = scene(
        round=2,
        placed={"blue": ["mimir temple"], "red": ["asgard"]},
        support={"mimir": ("red", None)},
        on_gods={"mimir": "giant"},
        recruits={"blue": "2 white"},
        stones={"blue": "2 pink"},
    )

    s.play("red: asgard-recall", "blue: resolve mimir", "blue: settle dark-7")

    assert s.on_god("mimir") == {"white": 2, "giant": 1}
    assert s.support("mimir") == ("red", "blue")


@pytest.mark.rule("AS-930")
@pytest.mark.parametrize(("upper", "support"), [(None, ("red", None)), ("blue", ("blue", "red"))])
@pytest.mark.parametrize("recruits", ["", "2 white 3 orange giant"])
def test_fenrir_takes_no_recruits(upper: str | None, support: tuple[str | None, str | None], recruits: str) -> None:
    s = giving("fenrir", upper, recruits)
    assert s.asked() == ["red: settle"]
    s.play("red: settle dark-7")

    assert s.on_god("fenrir") == {}
    assert s.recruits("red") == (ARMY if recruits else {})
    assert s.support("fenrir") == support
