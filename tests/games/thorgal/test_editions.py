"""The edition page is true: its tables are the tables of the game; and the rulings name every choice."""

from __future__ import annotations

import re
from pathlib import Path

import meadhall
from meadhall import ledger
from meadhall.games.thorgal import board as b
from meadhall.text import Speech
from tests.games.thorgal.box import printed_rows
from tools.editions import card_rows, page_of, renewed, thorgal

RULINGS = Path(__file__).resolve().parents[3] / "docs" / "rulings" / "thorgal.md"


def test_the_page_is_up_to_date() -> None:
    page = page_of("thorgal").read_text(encoding="utf-8")

    assert renewed(page, thorgal()) == page, "run python tools/editions.py"


def test_the_tables_have_every_card() -> None:
    speech = Speech(meadhall.game("thorgal"), "en", b.FACTIONS)

    rows = [row for faction in range(len(b.FACTIONS)) for row in card_rows(faction, speech)]

    assert len(rows) == len(printed_rows())
    assert sum(int(row[2]) for row in rows) == len(b.FACTIONS) * b.DECK_CARDS
    stunned = (
        "scourge",
        "Stunned / Étourdi",
        "2",
        "0",
        "2D",
        "–",
        "JOUR",
        "Counts by its signs alone.",
        "rulebook: all",
    )
    assert [row[:1] + row[3:] for row in rows if row[1] == stunned[1]] == [stunned[:1] + stunned[3:]]


def test_the_rulings_name_every_choice_and_nothing_else() -> None:
    cited = set(re.findall(r"TH-\d+x?", RULINGS.read_text(encoding="utf-8")))
    ours = {rule.id for rule in ledger.ledger("thorgal").rules if rule.source == "D"}
    examples = {rule.id for rule in ledger.ledger("thorgal").rules if rule.chapter == "Example"}

    assert cited - ours == set()
    assert ours - examples - cited == set()
