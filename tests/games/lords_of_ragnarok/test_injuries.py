"""Injuries: suffered, ignored, healed (LR-329 to LR-333, LR-359)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.lords_of_ragnarok.turns import acting


def huldra(**rest: Any) -> Scene:
    """Red lets Huldra attack the Region where green's Hero is alone."""
    s = acting("red", at={"green": 14, "red": 1, "black": 1}, monsters={"huldra": 14}, dice=[2], **rest)
    return s.play("red: act monsters")  # there is only Huldra to Activate


@pytest.mark.rule("LR-329")
def test_an_injury_turns_a_token_without_moving_it() -> None:
    s = huldra(attributes={"green": (3, 5, 2)})

    s.play("green: hurt might")

    assert (s.mark("green", "might"), s.attribute("green", "might")) == (5, 2)
    assert [s.attribute("green", name) for name in ("authority", "wisdom")] == [3, 2]
    assert s.injuries("green") == 1


@pytest.mark.rule("LR-330")
def test_the_owner_chooses_an_unharmed_token() -> None:
    s = huldra(hurt={"green": "wisdom"})

    assert s.asked() == ["green: injure"]
    assert s.options("green") == {"hurt authority", "hurt might"}
    s.refused("green: hurt wisdom", "LR-330")


@pytest.mark.rule("LR-331")
def test_with_three_injuries_more_are_ignored_outside_a_hunt() -> None:
    s = huldra(hurt={"green": "authority might wisdom"}, attributes={"green": (3, 4, 5)})

    assert s.injuries("green") == 3
    assert not s.events("Injured")
    assert s.asked()[0].startswith("black")  # the turn went on


@pytest.mark.rule("LR-332")
def test_an_injured_attribute_counts_as_two() -> None:
    s = acting(attributes={"green": (2, 2, 6)}, hurt={"green": "wisdom might"}, runes={"green": "uruz uruz"})

    s.play("green: act prepare", "green: prepare rune", "green: gain algiz")

    assert s.asked() == ["green: drop_rune"]
    assert (s.attribute("green", "wisdom"), s.mark("green", "wisdom")) == (2, 6)


@pytest.mark.rule("LR-332x")
@pytest.mark.parametrize(("hurt", "cards"), [({"green": "might"}, 2), ({}, 5)])
def test_example_an_injured_token_at_five(hurt: dict[str, str], cards: int) -> None:
    s = hunt("garm", attributes={"green": (2, 5, 2)}, hurt=hurt)

    assert len(s.hand("green")) == cards


@pytest.mark.rule("LR-332x")
def test_example_healed_it_is_five_again() -> None:
    s = scene(step="hero", attributes={"green": (2, 5, 2)}, hurt={"green": "might"})
    assert s.attribute("green", "might") == 2

    s.play("green: heal might")

    assert s.attribute("green", "might") == 5


@pytest.mark.rule("LR-333")
def test_an_injured_token_still_moves_on_its_track() -> None:
    s = scene(priests={"green": 1}, levels=(1, 0, 0), attributes={"green": (3, 2, 2)}, hurt={"green": "authority"})

    s.play("green: send odin")
    assert (s.attribute("green", "authority"), s.mark("green", "authority")) == (2, 4)
    s.play("green: heal authority")

    assert s.attribute("green", "authority") == 4


@pytest.mark.rule("LR-359")
def test_an_injury_paid_is_suffered_whatever_ignores_injuries() -> None:
    s = hunt(
        "garm", hand="claw claw", attacks="claw roar roar", blessings={"green": "thick-hide"},
        hands={"green": "berserkers-axe sword"}, deck="shield shield", attributes={"green": (2, 2, 6)},
    )  # fmt: skip
    s.play("black: attack claw", "green: defend shield", "green: done")

    s.play("green: cover berserkers-axe 6", "green: box 1", "green: hurt might")
    assert s.injuries("green") == 1
    assert not s.events("InjuryIgnored")
    s.play("green: done", "black: attack claw", "green: done")  # undefended: the Hide takes this one

    assert s.injuries("green") == 1
    assert len(s.events("InjuryIgnored")) == 1


@pytest.mark.rule("LR-359")
def test_a_hero_with_three_injuries_cannot_pay_with_another() -> None:
    hunter = hunt(
        "garm", hand="claw claw", hands={"green": "berserkers-axe"}, deck="shield shield", heroes={"green": "beowulf"},
        hurt={"green": "authority might wisdom"},
    )  # fmt: skip

    assert not hunter.events("Injured")  # Beowulf was not asked
    hunter.play("black: attack claw", "green: defend shield", "green: done", "green: cover berserkers-axe 6")
    assert hunter.boxes("garm") == {6: "green"}  # and the Axe covers no second box
    assert "cleave" not in " ".join(hunter.asked())
