"""The first game: its draft offers what the lesson names, and following it leads to a battle in the first Age."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Decision, Match

FIRST: Final[dict[str, Any]] = json.loads(
    files("meadhall.games.blood_rage").joinpath("art", "first.json").read_text(encoding="utf-8")
)
KEPT: Final = ("keep tyrs-smite-1", "keep troll")


def places_of(match: Match[Any], seat: int) -> set[str]:
    table = match.view(0).table
    return {place.name for place in table.places for troop in place.troops if troop.seat == seat}


def pupils_choice(match: Match[Any], decision: Decision) -> str:
    """Follow the lesson: its two cards, the Leader, the Troll; then to pillage where the other stands."""
    options = [match.game.vocabulary.text(option) for option in decision.options]
    meeting = [text for text in options if text.split()[-1] in places_of(match, 1)]
    wishes = (*KEPT, "invade leader", "upgrade troll")
    asked = [text for wish in wishes for text in options if text.startswith(wish)]
    going = [text for verb in ("pillage", "invade", "march") for text in meeting if text.startswith(verb)]
    return (asked or going or options)[0]


def first_age(seed: int) -> list[str]:
    """Played to the end of the first Age as the lesson says; the names of what happened."""
    match = meadhall.new("blood-rage", seats=2, seed=FIRST["seed"], **FIRST["options"])
    bot = make_bot("greedy", match.game, seed)
    while match.state.age == 1:
        decision = match.decisions[0]
        if decision.seat == 1:
            match.apply(1, bot.choose(match.view(1), decision))
        else:
            match.apply(0, match.game.vocabulary.parse(pupils_choice(match, decision)))
    return [type(entry.event).__name__ for entry in match.log]


def test_the_first_pack_has_the_cards_that_the_lesson_names() -> None:
    match = meadhall.new("blood-rage", seats=2, seed=FIRST["seed"], **FIRST["options"])
    texts = [match.game.vocabulary.text(option) for option in match.options(0)]
    assert set(KEPT) <= set(texts)


@pytest.mark.parametrize("seed", range(6))
def test_following_the_lesson_leads_to_a_battle_in_the_first_age(seed: int) -> None:
    assert "BattleBegan" in first_age(seed)
