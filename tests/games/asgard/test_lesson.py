"""The first game: its table is dealt so that the lesson's plan works."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import meadhall

ART: Final = files("meadhall.games.asgard").joinpath("art")
FIRST: Final[dict[str, Any]] = json.loads(ART.joinpath("first.json").read_text(encoding="utf-8"))
LESSON: Final[list[dict[str, Any]]] = json.loads(ART.joinpath("lesson.json").read_text(encoding="utf-8"))


def test_the_pupil_begins_and_red_stones_pay_for_a_temple() -> None:
    """Two red stones of Tyr, a visit to Asgard, and a Temple by Baldr that costs a red one."""
    match = meadhall.new("asgard", seats=2, seed=FIRST["seed"], **FIRST["options"])
    table = match.view(0).table

    assert table.order == (0, 1)
    assert table.temples[0] == "temple-1-red"
    assert {"tyr", "odin", "baldr"} <= {god.name for god in table.gods if god.active}


def test_every_step_that_waits_says_for_what() -> None:
    assert [step["id"] for step in LESSON if "when" in step and not {"en", "fr"} <= set(step.get("wait", {}))] == []
