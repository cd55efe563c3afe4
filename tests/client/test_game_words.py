"""The client holds no game word: no saga's name, and no state, sign or class that only one saga has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import meadhall
import meadhall.client
from meadhall.games import COMING

CLIENT: Final = Path(meadhall.client.__file__).parent
FILES: Final = sorted([*(CLIENT / "js").rglob("*.js"), *(CLIENT / "locale").glob("*.ftl"), CLIENT / "index.html"])
STATES: Final = ("ashes", "doomed", "rage", "valhalla", "pillage", "scourge", "destiny")


def game_words() -> set[str]:
    """The sagas' slugs and titles."""
    titles = [meadhall.game(saga).title.casefold() for saga in meadhall.sagas()]
    return {*meadhall.sagas(), *COMING, *titles, *STATES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_game_word_is_in_the_client(path: Path) -> None:
    text = path.read_text(encoding="utf-8").casefold()
    assert [word for word in sorted(game_words()) if re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", text)] == []
