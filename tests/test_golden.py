"""Golden matches replay to the same hash and tell the same story.

After a wanted change of the rules: `python tools/golden.py`, and read the diff.
"""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import Record
from tools import golden


@pytest.mark.parametrize("case", golden.cases(), ids=str)
def test_golden_match_replays(case: golden.Golden) -> None:
    path = case.path
    record = Record.load(path)
    match = meadhall.replay(record)  # compares the hash
    assert match.over
    assert record.hash
    assert golden.log(match) == path.with_suffix(".txt").read_text(encoding="utf-8")
