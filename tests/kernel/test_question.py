"""A question that judges candidates: one function says what is legal and why the rest is not."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import because, question_over


def test_candidates_are_judged_in_their_order() -> None:
    @question_over("R-1", among=lambda *_: (8, 3, 6))
    def even(option: int, _g: Any, _seat: int) -> str:
        return because("R-2", needs=2, has=option) if option % 2 else ""

    assert even.options(None, 0) == (8, 6)
    assert even.why_not(3, None, 0) == "R-2"
    assert even.why_not(6, None, 0) == ""


def test_candidates_outside_the_blocks_have_the_questions_rule() -> None:
    @question_over("R-1", 4, 5, among=lambda *now: range(4, now[-1]))
    def low(option: int, _g: Any, _seat: int, most: int) -> str:
        return "" if option < most else "R-3"

    assert low.options(None, 0, 5) == (4,)
    assert low.why_not(5, None, 0, 5) == "R-3"
    assert low.why_not(9, None, 0, 5) == "R-1"


def test_question_without_blocks_or_candidates_is_refused() -> None:
    with pytest.raises(AssertionError, match="names its candidates"):
        question_over("R-1")
