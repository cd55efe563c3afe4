"""The first games, alone and against a bot: dealt so that everything a lesson asks for can be done when it asks."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

import pytest

from meadhall.bots import make_bot
from meadhall.games.vikings_gone_wild import GAME
from meadhall.kernel import Match, Record

ROUNDS: Final = {"ragnarok": 3, "versus": 2}  # that a lesson lasts


def art(name: str) -> Any:
    return json.loads(files("meadhall.games.vikings_gone_wild").joinpath("art", name).read_text(encoding="utf-8"))


class Pupil:
    """Does what the steps ask for, one after the other, and ends what is left open."""

    def __init__(self, match: Match[Any], steps: list[dict[str, Any]]) -> None:
        self.match = match
        self.steps = steps
        self.done: list[str] = []

    def choose(self, options: list[str], asked: str) -> str:
        for step in [step for step in self.steps if step["id"] not in self.done and "act" in step]:
            fitting = [text for words in step["act"] for text in options if f"{text} ".startswith(f"{words} ")]
            if fitting and asked in step["when"]["ask"]:
                return fitting[0]
            if not step.get("optional"):
                break
        return "done"

    def look(self, told: int) -> None:
        """Note the steps done by events since."""
        for entry in self.match.log[told:]:
            step = next((s for s in self.steps if s["id"] not in self.done and "event" in s.get("done", {})), None)
            if step and type(entry.event).__name__ in step["done"]["event"] and getattr(entry.event, "seat", 0) == 0:
                self.done.append(step["id"])


def played(kind: str, seed: int = 0) -> Pupil:
    """The lesson played through by one who does just what it says."""
    first, steps = art(f"first-{kind}.json"), art(f"lesson-{kind}.json")
    seats = first.get("seats", 2)
    match = Match.new(GAME, Record(GAME.slug, seats, first["seed"], options=first["options"], actions=[]))
    bot, pupil = make_bot("greedy", GAME, seed), Pupil(match, steps)
    text, parse = GAME.vocabulary.text, GAME.vocabulary.parse
    while match.state.round <= ROUNDS[kind]:
        decision, told = match.decisions[0], len(match.log)
        if decision.seat:
            match.apply(1, bot.choose(match.view(1), decision))
        else:
            choice = pupil.choose([text(option) for option in decision.options], decision.question.name)
            match.apply(0, parse(choice))
        pupil.look(told)
    return pupil


def acts(kind: str) -> list[str]:
    """The steps that ask for something with an event when it is done."""
    return [step["id"] for step in art(f"lesson-{kind}.json") if "event" in step.get("done", {})]


def test_alone_all_of_it_can_be_done_and_the_dark_elf_is_held() -> None:
    pupil = played("ragnarok")

    assert pupil.done == acts("ragnarok")
    assert pupil.match.state.lost == 0
    assert [event for event in pupil.done if event in ("vg-attack", "vg-clash")] == ["vg-attack", "vg-clash"]


@pytest.mark.parametrize("seed", range(3))
def test_against_a_bot_all_of_the_first_turn_can_be_done(seed: int) -> None:
    pupil = played("versus", seed)

    first = acts("versus")[: acts("versus").index("vs-done") + 1]
    assert pupil.done[: len(first)] == first
    assert pupil.match.state.points[0] >= 2  # a Mission, and a building


@pytest.mark.parametrize("kind", ROUNDS)
def test_every_step_speaks_both_languages(kind: str) -> None:
    for step in art(f"lesson-{kind}.json"):
        for words in (step["title"], step["text"], step.get("wait", {"en": ".", "fr": "."})):
            assert all(words[lang] for lang in ("en", "fr")), step["id"]
