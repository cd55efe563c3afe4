"""The page of rulings is complete: players find on it every choice that the rulebook left to us, and no other."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from meadhall.games.vikings_gone_wild import GAME
from meadhall.ledger import ledger

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rulings" / "vikings_gone_wild.md"


def test_the_page_lists_every_ruling_of_ours_once() -> None:
    """Examples, whose numbers end in x, are none."""
    listed = Counter(re.findall(r"\((VG-\d+)\)", PAGE.read_text(encoding="utf-8")))
    ours = [rule.id for rule in ledger("vikings-gone-wild").rules if rule.source == "D" and not rule.id.endswith("x")]

    assert len(ours) > 250
    assert listed == Counter(ours)


def test_the_page_says_where_teams_begin() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    alone, two, three, four = GAME.box.values.team
    told = f"the Team at {alone} alone (VG-138), at {two} with two (VG-139), at {three} with three (VG-140)"

    assert told in page
    assert three == four, "the page tells them together"
