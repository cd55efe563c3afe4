"""The rulebook's worked examples, and its other printed statements, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-510x", "VG-362", "VG-522")
def test_the_dark_elf_attacks_the_drakkar_and_a_cannon_holds_it() -> None:
    s = scene(
        phase="ragnarok",
        row="- - - - dark-elf",
        team=22,
        desolation=2,
        villages={"wolf": "tavern drakkar"},
        hands={"wolf": "cannon"},
    )

    s.play("wolf: defend cannon drakkar")

    assert s.team == 20  # one for each of the two who did not defend
    assert s.fallen() == ["dark-elf"]
    held, *fell = s.events("BuildingHeld", "BuildingFell")
    assert (held.seat, held.defence) == (0, 3 + 2)
    assert [event.seat for event in fell] == [1, 2]
    assert "cannon" in s.discard("wolf")
    assert s.village("wolf") == ["tavern", "drakkar"]
