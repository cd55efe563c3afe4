"""A title and the parts it collects from its modules."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

from meadhall.kernel import Question, question
from meadhall.kernel.game import collected
from tests.kernel import toy


def is_question(value: object) -> bool:
    return isinstance(value, Question)


def test_a_package_is_searched_through() -> None:
    found = [asked.name for asked in collected([import_module("meadhall.games.blood_rage")], is_question)]
    assert "join_battle" in found


def test_what_a_module_only_imports_is_not_its_own() -> None:
    other = ModuleType("other")
    other.turn = toy.turn  # type: ignore[attr-defined]
    assert collected([other], is_question) == []


def test_two_of_one_name_are_an_error() -> None:
    other = ModuleType("other")
    other.turn = question("T-1")(toy.turn.function)  # type: ignore[attr-defined]
    other.turn.__module__ = "other"
    with pytest.raises(AssertionError, match=r"turn stands twice: in tests\.kernel\.toy and in other"):
        collected([toy, other], is_question)
