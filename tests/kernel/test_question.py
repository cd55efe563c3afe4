"""Questions in which one function says what is legal and why the rest is not: by candidates, or by verdicts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.kernel import Verdicts, because, question, question_over, question_with_reasons


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


def test_verdicts_say_what_is_legal_and_why_the_rest_is_not() -> None:
    @question_with_reasons("R-1")
    def even(_g: Any, _seat: int, most: int) -> Verdicts:
        for option in range(most, 0, -1):
            yield option, because("R-2", has=option) if option % 2 else ""

    assert even.options(None, 0, 5) == (4, 2)
    assert [even.why_not(option, None, 0, 5) for option in (2, 3, 9)] == ["", "R-2", "R-1"]

    @even.otherwise
    def beyond(option: int, _g: Any, _seat: int, most: int) -> str | None:
        return because("R-3", most=most) if option > most else None

    assert [even.why_not(option, None, 0, 5) for option in (2, 3, 9, -1)] == ["", "R-2", "R-3", "R-1"]


def test_of_two_verdicts_the_legal_one_counts_or_the_first() -> None:
    @question_with_reasons("R-1")
    def twins(_g: Any, _seat: int) -> Verdicts:
        yield from [(3, "R-2"), (4, "R-2"), (3, ""), (4, "R-3"), (3, ""), (3, "R-4")]

    assert twins.options(None, 0) == (3,)
    assert [twins.why_not(option, None, 0) for option in (3, 4)] == ["", "R-2"]


def test_what_is_not_listed_has_a_reason_otherwise() -> None:
    @question("R-1")
    def low(_g: Any, _seat: int, most: int) -> Iterator[int]:
        yield from range(1, most)

    @low.otherwise
    def too_much(option: int, _g: Any, _seat: int, most: int) -> str | None:
        return because("R-3", most=most) if option > 0 else None

    assert [low.why_not(option, None, 0, 3) for option in (2, 3, -1)] == ["", "R-3", "R-1"]


def test_a_judge_lists_the_options_once() -> None:
    listed = []

    @question_with_reasons("R-1")
    def counted(_g: Any, _seat: int) -> Verdicts:
        listed.append(1)
        yield 1, ""

    why_not = counted.judge(None, 0)
    assert [why_not(option) for option in (1, 2, 3)] == ["", "R-1", "R-1"]
    assert len(listed) == 1
