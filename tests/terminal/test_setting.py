"""Lines are never broken where a non-breaking space holds two words together."""

from __future__ import annotations

import re

import pytest
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import meadhall
from meadhall import ledger
from meadhall.terminal.screen import paper

ALONE = re.compile(r"^ *[:;!?»]|« *$", re.MULTILINE)


@pytest.mark.parametrize("width", range(34, 82, 8))
def test_no_line_of_french_begins_with_a_colon_or_ends_with_an_opening_mark(width: int) -> None:
    page = paper(width)
    for saga in meadhall.sagas():
        for rule in ledger.ledger(saga).rules:
            page.print(Padding(Text(ledger.text(rule, "fr")), (0, 0, 0, 2)))
    assert ALONE.findall(page.export_text()) == []


@pytest.mark.parametrize("tie", ["\u00a0", "\u202f"])
def test_a_tied_word_goes_to_the_next_line_whole_with_its_style_and_its_space(tie: str) -> None:
    page, table = paper(11), Table.grid()
    table.add_row(Text.assemble("le bon ", (f"mot{tie}:", "bold"), " oui"))
    page.print(table)
    shown = page.export_text(styles=True)
    assert re.sub(r"\x1b\[[\d;]*m", "", shown).split("\n")[1].startswith(f"mot{tie}: oui")
    assert f"\x1b[1mmot{tie}:\x1b[0m" in shown


def test_a_string_is_set_like_a_text() -> None:
    page = paper(10)
    page.print("le bon mot\u00a0: oui")
    assert page.export_text().split("\n")[1].startswith("mot\u00a0:")
