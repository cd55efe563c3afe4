"""The edition page is true: its tables are the tables of the game."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.loader import BASE
from meadhall.text import Speech
from tools.editions import (
    VIKINGS_FILES,
    VIKINGS_HEADS,
    VIKINGS_WORDS,
    page_of,
    renewed,
    vikings_gone_wild,
    vikings_rows,
)


def test_the_page_is_up_to_date() -> None:
    page = page_of("vikings_gone_wild").read_text(encoding="utf-8")

    assert renewed(page, vikings_gone_wild()) == page, "run python tools/editions.py"


def test_the_page_on_writing_one_has_every_file_and_column() -> None:
    page = page_of("words").read_text(encoding="utf-8").partition("## Vikings Gone Wild")[2]

    for path in BASE.glob("*.csv"):
        assert f"`{path.name}`" in page
        columns = path.read_text(encoding="utf-8").partition("\n")[0].split("|")
        named = {"slug", "en", "fr"}  # explained once, for all tables
        assert [column for column in columns if column not in named and f"`{column}`" not in page] == [], path.name


def test_the_tables_have_every_card() -> None:
    speech = Speech(GAME, "en", b.SHIELDS)
    rows = {noun: list(vikings_rows(speech, noun)) for noun in VIKINGS_HEADS}

    assert sum(int(row[2]) for row in rows["card"]) == 10 + 18 + 14 + 40 + 12
    assert sum(int(row[2]) for row in rows["undead"]) == 42
    assert {noun: len(rows[noun]) for noun in ("building", "objective", "mission", "bonus", "rank")} == {
        "building": 6, "objective": 7, "mission": 20, "bonus": 8, "rank": 5,
    }  # fmt: skip
    assert all(len(row) == len(VIKINGS_HEADS[noun]) for noun, found in rows.items() for row in found)


def test_every_file_and_every_word_is_on_the_page() -> None:
    tables = {"cards", "buildings", "undead", "objectives", "missions", "bonuses", "ranks"}

    assert {path.stem for path in BASE.glob("*.csv")} == tables | {name.removesuffix(".csv") for name in VIKINGS_FILES}
    assert sum(len(words) for _, words in VIKINGS_WORDS.values()) == sum(
        map(len, (w.PLAY, w.STRIKE, w.GUARD, w.BOUGHT, w.FAIL, w.CHALLENGES, w.OBJECTIVES, w.MISSIONS, w.COUNTS))
    )
