"""The Discard phase (BR-601 to BR-604)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.eyes import readers
from tests.games.blood_rage.scene import Scene, scene, slugs

FOUR = ["tyrs-smash", "tyrs-smite", "troll", "alfheim"]


def discarding(age: int = 1, **hands: list[str]) -> Scene:
    """The Discard phase of an Age, with these hands."""
    return scene(age=age, hands=hands).to_phase("discard")


@pytest.mark.rule("BR-601")
@pytest.mark.parametrize("age", [1, 2])
def test_one_card_and_only_one_may_be_kept_for_the_next_age(age: int) -> None:
    s = discarding(age, wolf=FOUR, bear=["tyrs-bash"])
    buried = len(s.g.buried)

    s.play("wolf: keep tyrs-smite-1")
    s.refused("wolf: keep troll")
    s.play("bear: decline")

    assert s.hand("wolf") == []
    assert slugs(s.g.buried[buried : buried + 3]) == ["tyrs-smash-1", "alfheim-1", "troll"]
    assert s.view("wolf").kept == "tyrs-smite-1"
    s.to_phase("action", age=age + 1)
    assert len(s.hand("wolf")) == 7
    assert "tyrs-smite-1" in s.hand("wolf")


@pytest.mark.rule("BR-602")
def test_keeping_a_card_is_optional() -> None:
    s = discarding(wolf=["tyrs-smash", "troll"])
    assert s.options("wolf") == {"decline", "keep tyrs-smash-1", "keep troll"}

    s.play("wolf: decline").to_phase("action", age=2)

    assert len(s.hand("wolf")) == 6
    assert not {"tyrs-smash-1", "troll"} & set(s.hand("wolf"))


@pytest.mark.rule("BR-602")
def test_a_player_without_cards_keeps_none() -> None:
    s = discarding(bear=["troll"])

    assert s.asked() == ["bear: keep_card"]
    s.play("bear: keep troll").to_phase("action", age=2)

    assert [len(s.hand(clan)) for clan in ("wolf", "bear", "serpent", "raven")] == [6, 7, 6, 6]


@pytest.mark.rule("BR-603")
def test_in_age_three_the_whole_hand_is_discarded() -> None:
    s = scene(age=3, hands={"wolf": ["tyrs-rage-3", "frost-giant", "alfheim-3"]})

    s.play("wolf: pass", "bear: pass", "serpent: pass", "raven: pass")

    assert s.match.over  # no one was asked anything else
    assert s.hand("wolf") == []
    assert s.view("wolf").kept == ""


@pytest.mark.rule("BR-604")
def test_all_players_decide_at_the_same_time() -> None:
    s = discarding(wolf=["tyrs-smite", "troll"], bear=["tyrs-bash"], raven=["alfheim"])

    assert s.asked() == ["wolf: keep_card", "bear: keep_card", "raven: keep_card"]
    s.play("raven: decline")
    assert s.asked() == ["wolf: keep_card", "bear: keep_card"]
    s.play("wolf: keep tyrs-smite-1")
    assert s.view("bear").clans[0].kept == 0  # nothing is done before the last has decided


@pytest.mark.rule("BR-604")
def test_kept_and_discarded_cards_stay_face_down() -> None:
    s = discarding(wolf=["tyrs-smite", "dwarf-chieftain"], bear=["troll"])

    s.play("wolf: keep tyrs-smite-1")
    assert readers(s, "tyrs-smite-1") == readers(s, "dwarf-chieftain") == {"wolf"}
    s.play("bear: decline")

    assert s.g.age == 2
    assert readers(s, "tyrs-smite-1") == {"wolf"}
    assert readers(s, "dwarf-chieftain") == set()
    assert s.view("bear").clans[0].kept == 1  # its back says: Age 1
