"""The overviews: each line names a rule that exists, in both languages, and its sign is drawn."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

import meadhall
from meadhall.games import folder_of
from meadhall.ledger import ledger
from meadhall.overview import NoOverview, Words, overview

GAMES: Final = meadhall.sagas()
LONGEST: Final = 230  # letters of a line: more of them do not fit a page


def texts(game: str) -> list[Words]:
    """Every text of a page."""
    page = overview(game)
    named = [words for entry in page.entries for words in (entry.text, entry.name, entry.cost, entry.points) if words]
    heads = [page.heads.turn, page.heads.actions, page.heads.contest, page.heads.scoring]
    return [
        page.title,
        page.frame,
        page.aim,
        *heads,
        *named,
        *[t.text for t in page.good],
        *[s.name for s in page.signs],
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_line_names_a_rule_of_the_game(game: str) -> None:
    assert all([ledger(game).rule(entry.rule) for entry in overview(game).entries])


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_there_in_both_languages(game: str) -> None:
    page = overview(game)
    assert all([page.turn, page.actions, page.contest, page.scoring, page.ends, page.good, page.signs])
    assert all([words.en.strip() and words.fr.strip() for words in texts(game)])


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_longer_than_a_page_has_room_for(game: str) -> None:
    assert [words.en for words in texts(game) if max(len(words.en), len(words.fr)) > LONGEST] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_drawn(game: str) -> None:
    page, hall = overview(game), files("meadhall") / "client" / "art" / "sprite.svg"
    drawn = hall.read_text(encoding="utf-8") + (folder_of(game) / "art" / "sprite.svg").read_text(encoding="utf-8")
    icons = {entry.icon for entry in page.entries if entry.icon} | {sign.icon for sign in page.signs}
    assert {icon for icon in icons if f'id="i-{icon}"' not in drawn} == set()


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(NoOverview, match="no overview of 'hnefatafl'"):
        overview("hnefatafl")
