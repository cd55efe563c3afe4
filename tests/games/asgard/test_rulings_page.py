"""The page of rulings is complete: players find on it every choice that the rulebook left to us, and no other."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from meadhall.ledger import ledger

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rulings" / "asgard.md"


def test_the_page_lists_every_ruling_of_ours_once() -> None:
    listed = Counter(re.findall(r"\((AS-\d+)\)", PAGE.read_text(encoding="utf-8")))
    ours = [rule.id for rule in ledger("asgard").rules if rule.source == "D"]

    assert len(ours) > 50
    assert listed == Counter(ours)
