"""Hunting Loki (LR-650, LR-651), and killing Loki."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round, say
from tests.games.lords_of_ragnarok.hunting import hunt


@pytest.mark.rule("LR-650")
def test_effects_that_name_the_monster_apply_to_loki_in_a_hunt() -> None:
    s = hero_round("loki", hands={"green": "fire-arrows axe"}, attacks="claw claw")
    s.play("green: cover fire-arrows 2", "green: with axe", "green: accept", "green: done", "black: attack claw")

    assert s.boxes("loki") == {2: "green"}
    assert s.events("AttackPlayed")[-1].rage == 3  # Claw has 4


@pytest.mark.rule("LR-650")
def test_both_cards_of_a_pair_have_their_effects() -> None:
    s = hero_round(
        "loki", hands={"green": "twin-seaxes thunderclap"}, attacks="crush crush", deck="shield shield shield bow"
    )
    s.play("green: cover thunderclap 3", "green: with twin-seaxes")
    s.play("green: accept", "green: accept", "green: done", "black: attack crush")

    assert "bow" in s.hand("green")
    assert s.events("AttackPlayed")[-1].rage == 3  # Crush has 5


@pytest.mark.rule("LR-650")
def test_berserkers_axe_covers_no_other_box_of_loki() -> None:
    s = hero_round("loki", hands={"green": "berserkers-axe fire-arrows"})
    s.play("green: cover berserkers-axe 2", "green: with fire-arrows")
    say(s, "green: decline")

    assert s.asked() == ["green: strike_beast"]
    assert s.boxes("loki") == {2: "green"}
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-650")
def test_loki_is_hunted_by_the_rules_of_hunts() -> None:
    s = hunt("loki", hand="frenzy", hands={"green": "shield axe"})
    s.play("black: attack frenzy", "green: defend shield", "green: done")
    assert "AttackBlocked" in s.told()
    s.play("green: done")

    assert "HuntLost" in s.told()  # no Damage in the Hero round


@pytest.mark.rule("LR-651")
def test_if_loki_lives_his_sheet_is_cleared() -> None:
    s = hero_round(
        "loki", wounds={"loki": {"green": [1, 2]}}, tokens={"green": 2, "red": 2},
        at={"green": 14, "red": 14, "black": 1},
    )  # fmt: skip
    s.play("green: done", "green: hurt might")

    assert s.boxes("loki") == {}
    assert "SheetCleared" in s.told()
    s.until("special", "red").play("red: act monsters", "green: gain uruz")
    say(s, "red: hunt loki")

    assert s.asked() == ["green: attack"]
    assert s.g.wounds[s.g.chase.monster] == [-1] * 3


@pytest.mark.rule("LR-651x")
def test_two_boxes_are_not_enough_and_the_hunter_is_hurt() -> None:
    s = hero_round("loki", wounds={"loki": {"green": [1, 2]}}, hurt={"green": "might"})
    assert s.injuries("green") == 1
    s.play("green: done", "green: hurt wisdom")

    assert s.boxes("loki") == {}
    assert s.injuries("green") == 2
    assert s.winner() == ""


@pytest.mark.rule("LR-806")
@pytest.mark.parametrize("first", ["hammer", "sword"])
def test_the_last_box_of_loki_wins_the_match_at_once(first: str) -> None:
    s = hero_round("loki", wounds={"loki": {"green": [1, 2]}}, hands={"green": "hammer sword"})
    s.play(f"green: cover {first} 3", f"green: with {'sword' if first == 'hammer' else 'hammer'}")

    assert s.winner() == "green: slayer"
    assert s.match.over
    assert s.asked() == []
