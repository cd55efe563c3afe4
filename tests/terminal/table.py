"""The terminal in tests: the whole program, here or in a new process, and a screen kept in memory."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final, TypeAlias

import pytest

import meadhall
from meadhall import games
from meadhall.bots import Bot, make_bot
from meadhall.cli import main
from meadhall.games import editions
from meadhall.kernel import Chance, Match
from meadhall.ledger import Language
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen, paper
from meadhall.terminal.session import Session

Done: TypeAlias = subprocess.CompletedProcess[str]

SETTINGS: Final = {"PYTHONUTF8": "1", "COLUMNS": "100"}


def meadhall_says(*words: str, typed: str = "", env: Mapping[str, str] | None = None, alone: bool = False) -> str:
    """The output of `meadhall …` when these lines are typed; it must end well. Alone: in a new process."""
    done = (run_alone if alone else run)(*words, typed=typed, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def run(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> Done:
    """The whole program in this process, without what this one knows of editions that people wrote: 0.5 CPU s less."""
    said, complained = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(complained):
        for name, value in {**SETTINGS, **(env or {})}.items():
            patch.setenv(name, value)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(games, "_OWN", {})
        patch.setattr(editions, "_OPENED", {})
        status = exit_status(words)
    return Done(words, status, said.getvalue(), complained.getvalue())


def exit_status(words: Sequence[str]) -> int:
    """The exit status of the program."""
    try:
        return main(words)
    except SystemExit as left:  # by argparse
        return left.code if isinstance(left.code, int) else 1


def run_alone(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> Done:
    """The program as people start it: at least one match of each game, and what starts processes itself."""
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **SETTINGS, **(env or {})},
        timeout=60, check=False,
    )  # fmt: skip


class Keyboard(io.StringIO):
    """Lines typed by a person, as far as the program can tell."""

    def isatty(self) -> bool:
        return True


def at_the_table(
    match: Match[Any], typed: str, *, plain: bool = True, person: bool = False, lang: Language = "en",
    bots: Mapping[int, Bot] | None = None, people: Sequence[int] = (0,), width: int = 100, height: int = 200,
) -> str:  # fmt: skip
    """The output of a session of this match while these lines are typed; random bots sit where no people are."""
    others = [seat for seat in range(match.state.seats) if seat not in people]
    random = {seat: make_bot("random", match.game, seat) for seat in others}
    output = io.StringIO()
    screen = Screen(plain, Keyboard(typed) if person else io.StringIO(typed), output)
    if not plain:
        screen.console = paper(width, height)
    assert Session(match, screen, lang, random if bots is None else bots, "").play() == 0
    return output.getvalue() if plain else screen.console.export_text()


def drawn(match: Match[Any], seat: int, width: int = 100, lang: Language = "en", plain: bool = False) -> str:
    """The page of a seat, as text."""
    output = io.StringIO()
    screen = Screen(plain, io.StringIO(), output)
    if not plain:
        screen.console = paper(width)
    page, view = Page(match, screen, lang), match.view(seat)
    if view.decision is None:
        page.table(view)
        page.hand(view)
    else:
        page.question(view, ())
    return output.getvalue() if plain else screen.console.export_text()


def positions(saga: str, seats: int, seed: int, every: int) -> list[Match[Any]]:
    """Some positions of a random match."""
    match, chance = meadhall.new(saga, seats=seats, seed=seed), Chance(seed)
    found, step = [], 0
    while not match.over:
        for decision in match.decisions:
            if step % every == 0:
                found.append(match.clone())
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
            step += 1
    return found
