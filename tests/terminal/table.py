"""The terminal in tests: the real program in a process of its own, and a screen kept in memory."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.bots import Bot, make_bot
from meadhall.kernel import Match
from meadhall.ledger import Language
from meadhall.terminal.screen import Screen, paper
from meadhall.terminal.session import Session


def meadhall_says(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> str:
    """What `meadhall …` prints when these lines are typed; it must end well."""
    done = run(*words, typed=typed, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def run(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100", **(env or {})}
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8", env=settings, timeout=60, check=False,
    )  # fmt: skip


class Keyboard(io.StringIO):
    """Lines typed by a person, as far as the program can tell."""

    def isatty(self) -> bool:
        return True


def at_the_table(
    match: Match[Any], typed: str, *, plain: bool = True, person: bool = False, lang: Language = "en",
    bots: Mapping[int, Bot] | None = None, people: Sequence[int] = (0,), width: int = 100,
) -> str:  # fmt: skip
    """What a session of this match shows while these lines are typed; random bots sit where no people are."""
    others = [seat for seat in range(match.state.seats) if seat not in people]
    random = {seat: make_bot("random", match.game, seat) for seat in others}
    output = io.StringIO()
    screen = Screen(plain, Keyboard(typed) if person else io.StringIO(typed), output)
    if not plain:
        screen.console = paper(width)
    assert Session(match, screen, lang, random if bots is None else bots, "").play() == 0
    return output.getvalue() if plain else screen.console.export_text()
