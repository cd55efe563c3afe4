"""The edition page is true: its card table is the card list, its open points are decided as it says."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from tests.games.blood_rage.box import BOX
from tools.editions import BEGIN, END, NoMarkers, blood_rage, page_of, renewed, rows

PAGE = page_of("blood_rage")


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert renewed(page, blood_rage()) == page, "run python tools/editions.py"


def test_the_table_has_a_row_for_every_card() -> None:
    found = list(rows())

    assert len(found) == len(BOX.cards)
    copies = [card.copies[-1] for card in BOX.cards]
    assert [int(row[6].replace("–", "0")) for row in found] == copies
    assert {copies for row in found for copies in row[4:7]} == {"–", "1", "2", "3"}
    printed = [(*row[:7], row[-1]) for row in found]
    assert ("1", "Tyr’s Crush", "battle", "+4", "–", "–", "1", "rulebook") in printed
    assert ("1", "Heimdall’s Sight", "battle", "X", "1", "1", "1", "public") in printed
    assert ("2", "Loki’s Eminence", "clan", "2 Rage", "–", "1", "1", "rulebook") in printed
    assert ("3", "Yggdrasil!", "quest", "11 Glory", "–", "1", "1", "public") in printed


def test_an_old_table_is_replaced_and_the_rest_is_kept() -> None:
    old = f"above\n{BEGIN}\nold\n{END}\nbelow\n"

    new = renewed(old, "table")

    assert new.startswith(f"above\n{BEGIN}\n")
    assert new.endswith(f"{END}\nbelow\n")
    assert "\nold\n" not in new
    assert "\ntable\n" in new
    assert renewed(new, "table") == new


@pytest.mark.parametrize("page", ["", BEGIN, END])
def test_a_page_without_markers_is_refused(page: str) -> None:
    with pytest.raises(NoMarkers):
        renewed(page, "table")


@pytest.mark.parametrize("province", range(b.PROVINCES))
def test_the_page_lists_every_province_with_its_villages(province: int) -> None:
    name = b.PLACES[province].capitalize()
    villages = "none" if province == b.YGGDRASIL else str(BOX.villages[province])
    region = b.REGIONS[BOX.region[province]].capitalize() if province < b.OUTER else "none"

    assert f"| {name} | {region} | {villages} |" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("stat", range(len(b.STATS)))
def test_the_page_lists_every_track(stat: int) -> None:
    steps = " | ".join(str(value) for value in BOX.tracks[stat])

    assert f"| {b.STATS[stat].capitalize()} | {steps} |" in PAGE.read_text(encoding="utf-8")
