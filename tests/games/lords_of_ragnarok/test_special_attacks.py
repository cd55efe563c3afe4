"""The Special Attacks of the sheets on a Hunter who does not defend (LR-527 to LR-532, LR-549)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene


def attacked(name: str, *, attacks: str = "claw claw claw", **rest: Any) -> Scene:
    """The Special Attack of a beast, and no defence; the Hunter has drawn two Shields, and more are on the deck."""
    rest.setdefault("deck", "shield shield shield-wall shield-wall")
    s = hunt(name, hand="special-attack", attacks=attacks, **rest)
    return s.play("black: attack special-attack", "green: done")


@pytest.mark.rule("LR-527")
def test_jotunn_leaves_the_hunter_one_box_in_the_next_hero_round() -> None:
    s = attacked("jotunn", hands={"green": "axe sword hammer axe sword"}).play("green: hurt authority")

    assert s.injuries("green") == 1
    s.play("green: cover axe 1")
    assert s.options("green") == {"done"}
    s.refused("green: cover sword 3", "LR-527", most=1)
    s.play("green: done", "black: attack claw", "green: defend shield", "green: done")
    s.play("green: cover sword 3", "green: cover hammer 8")  # the round after is normal

    assert s.boxes("jotunn") == {1: "green", 3: "green", 8: "green"}


@pytest.mark.rule("LR-528")
def test_garm_only_hurts_a_hunter_without_injuries() -> None:
    s = attacked("garm", hands={"green": "axe sword"}).play("green: hurt authority")

    assert s.asked() == ["green: strike_beast"]
    assert s.injuries("green") == 1
    assert s.hand("green") == ["sword", "axe", "shield", "shield", "shield-wall"]


@pytest.mark.rule("LR-528")
def test_garm_also_costs_a_hunter_who_was_hurt_a_card_of_his_choice() -> None:
    s = attacked("garm", hands={"green": "axe sword"}, hurt={"green": "might"}).play("green: hurt authority")

    assert s.injuries("green") == 2
    assert s.asked() == ["green: discard_card"]
    s.play("green: discard sword")

    assert s.hand("green") == ["axe", "shield", "shield", "shield-wall"]


@pytest.mark.rule("LR-529")
def test_draugr_makes_the_hunter_skip_the_regular_draw() -> None:
    s = attacked("draugr", hands={"green": "axe sword"}).play("green: hurt authority")

    assert s.injuries("green") == 1
    assert s.hand("green") == ["sword", "axe", "shield", "shield"]


@pytest.mark.rule("LR-529")
def test_draugr_leaves_the_hunter_the_card_of_the_weak_point() -> None:
    s = hunt("draugr", hand="special-attack", hands={"green": "bow axe"}, attributes={"green": (2, 2, 6)},
             deck="shield shield shield-wall shield-wall")  # fmt: skip

    s.play("black: attack special-attack", "green: defend bow", "green: done", "green: hurt authority")

    assert s.events("WeakPointFound")[0].total == 7
    assert s.hand("green") == ["axe", "shield", "shield", "shield-wall"]


@pytest.mark.rule("LR-529")
def test_the_draw_skipped_for_draugr_is_that_of_one_round() -> None:
    s = attacked("draugr", hands={"green": "axe sword"}).play("green: hurt authority")

    s.play("green: cover axe 5", "green: done", "black: attack claw", "green: defend shield", "green: done")

    assert s.hand("green") == ["sword", "shield", "shield-wall"]


@pytest.mark.rule("LR-530")
@pytest.mark.parametrize(("drawn", "lost"), [(0, "sword"), (1, "axe"), (2, "hammer")])
def test_fafnir_costs_a_card_that_no_one_chooses(drawn: int, lost: str) -> None:
    s = hunt("fafnir", hand="special-attack", hands={"green": "axe"}, deck="sword hammer shield")
    s.g.dice = [drawn]

    s.play("black: attack special-attack", "green: done", "green: hurt authority")

    assert s.asked() == ["green: strike_beast"]
    assert s.injuries("green") == 1
    assert s.discard() == [lost]
    assert s.hand("green") == [card for card in ("sword", "axe", "hammer", "shield") if card != lost]


@pytest.mark.rule("LR-531")
def test_huldra_leaves_the_choice_of_an_injury_or_two_cards() -> None:
    s = attacked("huldra", hands={"green": "axe"})

    assert s.options("green") == {"accept", "decline"}
    s.play("green: decline", "green: discard axe", "green: discard shield")

    assert s.injuries("green") == 0
    assert s.hand("green") == ["shield", "shield-wall"]


@pytest.mark.rule("LR-531")
def test_huldra_hurts_a_hunter_with_one_card() -> None:
    s = hunt("huldra", hand="special-attack", deck="sword hammer")
    s.play("black: attack special-attack", "green: defend sword", "green: done")

    assert s.asked() == ["green: injure"]  # there was no choice
    s.play("green: hurt might")

    assert s.injuries("green") == 1
    assert "hammer" in s.hand("green")


@pytest.mark.rule("LR-532")
def test_hraesvelgr_draws_an_attack_card_more_at_the_end_of_the_round() -> None:
    s = attacked("hraesvelgr", attacks="claw crush roar claw", hands={"green": "bow"}).play("green: hurt might")

    assert s.injuries("green") == 1
    assert len(s.g.chase.hand) == 3
    s.play("green: cover bow 3", "green: decline", "green: done")

    assert s.options("black") == {"attack claw", "attack crush", "attack roar"}
    s.play("black: attack claw", "green: defend shield", "green: done")

    assert len(s.g.chase.hand) == 2  # the round after is normal


@pytest.mark.rule("LR-549")
@pytest.mark.parametrize(("drawn", "lost"), [(0, "spear"), (3, "hammer")])
def test_loki_hurts_and_costs_a_random_card(drawn: int, lost: str) -> None:
    s = hunt("loki", hand="special-attack", hands={"green": "axe spear"}, deck="sword hammer shield")
    s.g.dice = [drawn]

    s.play("black: attack special-attack", "green: done", "green: hurt authority")

    assert s.injuries("green") == 1
    assert s.discard() == [lost]
    assert len(s.hand("green")) == 4  # three, and the one drawn
