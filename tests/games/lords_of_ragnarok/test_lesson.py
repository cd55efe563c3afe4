"""The first game: its table is dealt so that one turn has a Battle and a Hunt in it, wherever the bot lands."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.games.lords_of_ragnarok.events.battles import BattleWon
from meadhall.games.lords_of_ragnarok.events.beasts import BoxCovered
from meadhall.kernel import Match


def _art(name: str) -> Any:
    return json.loads(files("meadhall.games.lords_of_ragnarok").joinpath("art", name).read_text(encoding="utf-8"))


FIRST: Final[dict[str, Any]] = _art("first.json")
STEPS: Final[list[dict[str, Any]]] = _art("lesson.json")
ASKED: Final = [words for step in STEPS for words in step.get("act", ())]  # how the options begin that it asks for


def pupils_choice(match: Match[Any], options: list[str]) -> str:
    """Follow the lesson; to march, where the other stands; a Hunt is fought with bare hands, but struck in."""
    state = match.state
    others = {region + 1 for region in state.army_at[1] if region >= 0}
    meeting = [text for text in options if text.startswith("march ") and int(text.split()[1]) in others]
    asked = [text for words in ASKED for text in options if f"{text} ".startswith(f"{words} ")]
    return (meeting or asked or [options[0]])[0]


def first_turn(seed: int) -> Match[Any]:
    """Played up to the bot's first turn, as the lesson says."""
    match = meadhall.new("lords-of-ragnarok", seats=2, seed=FIRST["seed"], **FIRST["options"])
    bot = make_bot("greedy", match.game, seed)
    text, parse = match.game.vocabulary.text, match.game.vocabulary.parse
    while match.state.turn != 1:
        decision = match.decisions[0]
        if decision.seat == 1:
            match.apply(1, bot.choose(match.view(1), decision))
        else:
            match.apply(0, parse(pupils_choice(match, [text(option) for option in decision.options])))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_the_first_turn_has_a_battle_to_win_and_boxes_to_cover(seed: int) -> None:
    events = [entry.event for entry in first_turn(seed).log]

    assert [event.seat for event in events if isinstance(event, BattleWon)] == [0]
    assert any(event.seat == 0 for event in events if isinstance(event, BoxCovered))


def test_what_the_lesson_asks_for_can_be_done_when_it_asks() -> None:
    """One who does nothing else has done all of it by the end of the turn."""
    match = first_turn(0)
    assert match.record is not None
    done = [f"{action.option} " for action in match.record.actions if action.seat == 0]
    for step in STEPS:
        begins = step.get("act")
        assert not begins or any(text.startswith(f"{words} ") for words in begins for text in done), step["id"]
