"""The edition page is true: its tables are the tables of the game."""

from __future__ import annotations

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.loader import BASE
from meadhall.text import Speech
from tools.editions import LORDS_FILES, LORDS_HEADS, lords_of_ragnarok, lords_rows, lords_words, page_of, renewed


def test_the_page_is_up_to_date() -> None:
    page = page_of("lords_of_ragnarok").read_text(encoding="utf-8")

    assert renewed(page, lords_of_ragnarok()) == page, "run python tools/editions.py"


def test_the_page_on_writing_one_has_every_word_and_every_file() -> None:
    page = page_of("words").read_text(encoding="utf-8")

    assert renewed(page, lords_words()) == page, "run python tools/editions.py"
    assert [path.name for path in BASE.glob("*.csv") if f"`{path.name}`" not in page] == []
    for path in BASE.glob("*.csv"):
        columns = path.read_text(encoding="utf-8").partition("\n")[0].split("|")
        assert [column for column in columns if f"`{column}`" not in page] == [], path.name


def test_the_tables_have_every_card() -> None:
    speech = Speech(meadhall.game("lords-of-ragnarok"), "en", b.COLOURS)

    rows = {noun: list(lords_rows(speech, noun)) for noun in LORDS_HEADS}

    assert sum(int(row[1]) for row in rows["card"]) == 35
    assert sum(int(row[1]) for row in rows["attack"]) == 14
    assert {noun: len(rows[noun]) for noun in ("hero", "origin", "blessing", "omen")} == {
        "hero": 5, "origin": 6, "blessing": 36, "omen": 10,
    }  # fmt: skip
    spear = (
        "Spear / Lance",
        "4",
        "spear",
        "2",
        "0",
        "–",
        "+1 if the enemy has more Armies.",
        "rulebook: value, losses",
    )
    assert spear in rows["card"]
    assert all(len(row) == len(LORDS_HEADS[noun]) for noun, found in rows.items() for row in found)


def test_every_file_of_the_edition_is_on_the_page() -> None:
    texts = {"heroes", "origins", "realms", "gods", "combat", "attacks", "monsters", "artefacts", "blessings", "omens"}
    assert {path.stem for path in BASE.glob("*.csv")} == texts | {name.removesuffix(".csv") for name in LORDS_FILES}
