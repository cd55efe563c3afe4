"""The worth of cards in lists: numbers with their sign and unit, as things stand."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage.picture import faces, picture
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import scene

FACES = faces(BOX)


@pytest.mark.parametrize(
    ("card", "measures"),
    [
        ("tyrs-smash-1", [("strength", "+3")]),
        ("heimdalls-sight", [("strength", "+X")]),
        ("alfheim-1", [("glory", "+5")]),
        ("troll", [("rage", "−2"), ("strength", "2")]),
        ("friggas-charm", [("rage", "0")]),
    ],
)
def test_a_card_says_what_its_numbers_are(card: str, measures: list[tuple[str, str]]) -> None:
    assert [(one.icon, one.text) for one in FACES[card].measures] == measures


@pytest.mark.parametrize(("upgrades", "adds"), [([], "+0"), (["tyrs-domain"], "+3")])
def test_a_quest_in_battle_shows_what_it_adds_there(upgrades: list[str], adds: str) -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        upgrades={"wolf": upgrades},
        hands={"wolf": ["alfheim-1", "tyrs-smash", "troll"]},
    )
    hand = next(zone for zone in picture(BOX, s.view("wolf")).zones if zone.key == "hand")
    assert hand.measures == {}

    s.play("wolf: pillage gimle")
    hand = next(zone for zone in picture(BOX, s.view("wolf")).zones if zone.key == "hand")
    assert {card: [one.text for one in worth] for card, worth in hand.measures.items()} == {
        "alfheim-1": [adds],
        "troll": ["+0"],
    }


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (1, [("rage", "6 → 7", {})]),
        (3, [("rage", "8 → 9", {}), ("", "", {"glory": 10})]),
        (5, [("rage", "12 → 12", {}), ("", "", {"glory": 10})]),
        (6, []),
    ],
)
def test_a_stat_says_from_what_to_what_it_can_be_raised(step: int, told: list[tuple[str, str, dict[str, int]]]) -> None:
    track = picture(BOX, scene(steps={"wolf": (step, 1, 1)}).view("wolf")).sheets[0].tracks[0]
    assert [(badge.icon, badge.text, badge.tip.numbers) for badge in track.aside] == told
