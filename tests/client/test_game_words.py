"""The client holds no game word: no game's name, and no state, sign, frame or class that only a game has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import meadhall
import meadhall.client
from meadhall.games import COMING

CLIENT: Final = Path(meadhall.client.__file__).parent
FILES: Final = sorted(
    [
        *(CLIENT / "js").rglob("*.js"),
        *(CLIENT / "locale").glob("*.ftl"),
        *(CLIENT / "css").glob("*.css"),
        *(CLIENT / "art").glob("*.svg"),
        CLIENT / "index.html",
    ]
)
STATES: Final = (
    "ashes",
    "doomed",
    "rage",
    "valhalla",
    "pillage",
    "scourge",
    "destiny",
    "clan",
    "clans",
    "monster",
    "glory",
)


def game_words() -> set[str]:
    """The sagas' slugs and titles, and words of their rules."""
    titles = [meadhall.game(saga).title.casefold() for saga in meadhall.sagas()]
    return {*meadhall.sagas(), *COMING, *titles, *STATES}


def frames() -> set[str]:
    """The frames of all cards, as their classes are called."""
    faces = [face for saga in meadhall.sagas() for face in meadhall.game(saga).faces().values()]
    return {name for face in faces for name in face.frame.split()} - {"plain"}  # which is the hall's


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_game_word_is_in_the_client(path: Path) -> None:
    text = path.read_text(encoding="utf-8").casefold()
    assert [word for word in sorted(game_words()) if re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", text)] == []


@pytest.mark.parametrize("path", sorted((CLIENT / "css").glob("*.css")), ids=lambda path: path.stem)
def test_no_frame_is_in_the_styles_of_the_hall(path: Path) -> None:
    classes = set(re.findall(r"\.card(?:\.small|\.full)?\.([a-z-]+)", path.read_text(encoding="utf-8")))
    assert classes & frames() == set()
