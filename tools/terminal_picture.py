"""Draws the pictures of the terminal for the README: a fixed position, in both languages.

python tools/terminal_picture.py [FOLDER]      writes terminal.svg and terminal-fr.svg (docs/pictures)
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import Match
from meadhall.ledger import Language
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen, paper

SEED: Final = 23
WIDTH: Final = 110
LETTER: Final = 12.2  # units that rich's SVG gives a column
BLANK: Final = "&#160;"
TEXT: Final = re.compile(r'(<text class="[^"]*" x=")([\d.]+)(" y="[\d.]+" textLength=")([\d.]+)("[^>]*>)(.*?)</text>')
FILES: Final[dict[Language, str]] = {"en": "terminal.svg", "fr": "terminal-fr.svg"}


def middle_of_a_match() -> tuple[Match[Any], int]:
    """Four greedy bots, until the Wolf's third turn of the second Age; and how much of the log it had seen."""
    match = meadhall.new("blood-rage", seats=4, seed=SEED)
    bots = [make_bot("greedy", match.game, SEED + seat) for seat in range(4)]
    turns, heard = 0, 0
    while not match.over:
        decision = match.decisions[0]
        if decision.seat == 0 and decision.question.name == "turn" and match.state.age == 2:
            turns += 1
            if turns == 3:
                break
            heard = len(match.log)
        match.apply(decision.seat, bots[decision.seat].choose(match.view(decision.seat), decision))
    return match, heard


def picture(match: Match[Any], heard: int, lang: Language) -> str:
    """The page the Wolf sees, as SVG without links to anywhere."""
    screen = Screen(plain=False, output=io.StringIO())
    screen.console = paper(WIDTH)
    view = match.view(0)
    Page(match, screen, lang).question(view, view.log(heard))
    svg = screen.console.export_svg(title="Meadhall", unique_id="meadhall")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return TEXT.sub(_without_margin, svg)


def _without_margin(found: re.Match[str]) -> str:
    """A piece of text moved to where its first letter is: some viewers drop the blanks before it."""
    head, x, middle, length, tail, text = found.groups()
    letters = text.removeprefix(BLANK)
    while letters.startswith(BLANK):
        letters = letters.removeprefix(BLANK)
    blanks = (len(text) - len(letters)) // len(BLANK)
    if not letters or not blanks:
        return found[0] if letters else ""
    shift = blanks * LETTER
    return f"{head}{float(x) + shift:.1f}{middle}{float(length) - shift:.1f}{tail}{letters}</text>"


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else Path(__file__).parents[1] / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    match, heard = middle_of_a_match()
    for lang, name in FILES.items():
        (folder / name).write_text(picture(match, heard, lang), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
