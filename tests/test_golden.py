"""Golden matches replay to the same hash and the same events, and tell them in the same words.

After a wanted change of rules or words: `python tools/golden.py`, and read the diff. Some 0.3 s a match.
"""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import Record
from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tools import golden


@pytest.mark.parametrize("case", golden.cases(), ids=str)
def test_golden_match_replays(case: golden.Golden) -> None:
    record = Record.load(case.path)
    match = meadhall.replay(record)  # compares the hash
    assert match.over
    assert record.hash
    assert golden.events(match) == case.path.with_suffix(".events").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", [case for case in golden.cases() if case.is_told], ids=str)
def test_golden_match_has_the_same_log(case: golden.Golden, lang: Language) -> None:
    match = meadhall.replay(Record.load(case.path))
    assert golden.told(match, lang) == case.path.with_suffix(f".{lang}.txt").read_text(encoding="utf-8")
