"""Missions of level 3 besides those for raids and the Town Hall (VG-988 to VG-991)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-988")
def test_metropolis() -> None:
    six = "brewery+ gold-mine beer-storage gold-storage drakkar tavern+"
    s = scene(versus=True, seats=2, villages={"wolf": six}, missions={"wolf": "metropolis"})
    s.play("wolf: claim metropolis")
    assert s.points("wolf") == 3

    s = scene(versus=True, seats=2, villages={"wolf": six.rsplit(" ", 1)[0]}, missions={"wolf": "metropolis"})
    s.refused("wolf: claim metropolis", "VG-737", done=5, needs=6)


@pytest.mark.rule("VG-989")
def test_hoarder() -> None:
    s = scene(
        versus=True,
        seats=2,
        villages={"wolf": "beer-storage"},
        tokens={"wolf": (1, 1)},
        stored={"wolf": (2, 0)},
        fresh=(5, 5),
        missions={"wolf": "hoarder"},
    )
    s.refused("wolf: claim hoarder", "VG-737", done=4, needs=5)

    s = scene(
        versus=True,
        seats=2,
        villages={"wolf": "beer-storage"},
        tokens={"wolf": (1, 1)},
        stored={"wolf": (3, 0)},
        missions={"wolf": "hoarder"},
    )
    s.play("wolf: claim hoarder")
    assert s.points("wolf") == 3


@pytest.mark.rule("VG-990")
def test_slayer() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator*2 big-brute elf-archer*2"},
        villages={"bear": "brewery gold-mine tavern"},
        missions={"wolf": "slayer"},
    )

    s.play("wolf: raid bear gold-mine", "wolf: with elf-archer", "wolf: strike")
    s.play("wolf: raid bear tavern", "wolf: with pigonator", "wolf: with elf-archer", "wolf: strike")
    s.refused("wolf: claim slayer", "VG-737", done=7, needs=8)  # 2 and 7 are not added up
    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: with big-brute", "wolf: strike")
    s.play("wolf: claim slayer")

    assert s.points("wolf") == 1 + 2 + 3 + 3


@pytest.mark.rule("VG-990")
def test_slayer_wants_a_building_that_falls() -> None:
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "pigonator big-brute", "bear": "sheep-mortar chicken-tower"},
        villages={"bear": "brewery"},
        missions={"wolf": "slayer"},
    )
    s.play("wolf: raid bear brewery", "wolf: with pigonator", "wolf: with big-brute", "wolf: strike")
    s.play("bear: defend sheep-mortar brewery", "bear: defend chicken-tower brewery")

    s.refused("wolf: claim slayer", "VG-737", done=0, needs=8)


@pytest.mark.rule("VG-991")
def test_spender() -> None:
    s = scene(versus=True, seats=2, fresh=(7, 4), missions={"wolf": "spender"})

    s.play("wolf: buy big-brute", "wolf: buy elf-archer")
    s.refused("wolf: claim spender", "VG-737", done=7, needs=10)
    s.play("wolf: build brewery", "wolf: build beer-storage", "wolf: claim spender")

    assert s.points("wolf") == 3
