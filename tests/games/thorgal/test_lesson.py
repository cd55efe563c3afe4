"""The first game: its table is dealt so that the pupil can do what the lesson says."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from tests.games.thorgal.scene import new

ART: Final = files("meadhall.games.thorgal").joinpath("art")
FIRST: Final[dict[str, Any]] = json.loads(ART.joinpath("first.json").read_text(encoding="utf-8"))
LESSON: Final[list[dict[str, Any]]] = json.loads(ART.joinpath("lesson.json").read_text(encoding="utf-8"))


def test_the_pupil_is_destiny_first_and_has_cards_to_play_at_dawn() -> None:
    s = new(*FIRST["options"]["factions"], seed=FIRST["seed"])
    s.play("vikings: start gandalf-the-mad", "vikings: start hierulf-the-thinker").until("start_terrains")
    s.play("vikings: bring fortified-harbour").until("prophecy")
    assert s.destiny() == "vikings"

    s.play(*["vikings: hand"] * 4).until("turn")

    assert s.asked() == ["vikings: turn"]
    assert [text for text in s.options("vikings") if text.startswith("play ")] != []


def test_every_step_that_waits_says_for_what() -> None:
    assert [step["id"] for step in LESSON if "when" in step and not {"en", "fr"} <= set(step.get("wait", {}))] == []


def test_what_is_asked_for_is_on_offer() -> None:
    s = new(*FIRST["options"]["factions"], seed=FIRST["seed"])
    asked = {step["id"]: step["act"] for step in LESSON if "act" in step}
    for option in asked["thorgal-companions"][:2]:
        s.play(f"vikings: {option}")
    s.until("start_terrains").play(f"vikings: {asked['thorgal-terrains'][0]}")
