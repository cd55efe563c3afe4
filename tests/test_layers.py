"""Inside a game, dependencies point one way: rules know questions, and neither queries nor views know either.

A *room* is a module or package directly in a game's folder (CONTRIBUTING lists them). An import counts wherever it
stands, in a function or for types only: it says what a reader must know.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import meadhall

Import = tuple[str, str]  # a room, and a room it knows

FORBIDDEN = {
    ("questions", "rules"), ("queries", "rules"), ("queries", "questions"),
    ("view", "rules"), ("view", "questions"), ("queries", "view"),
}  # fmt: skip


def known(module: str, file: Path) -> Iterator[str]:
    """Every name this file imports from inside the package, relative to it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{module}."):
            yield from [f"{node.module}.{name.name}".removeprefix(f"{module}.") for name in node.names]
        elif isinstance(node, ast.Import):
            yield from [
                name.name.removeprefix(f"{module}.") for name in node.names if name.name.startswith(f"{module}.")
            ]


def imports(slug: str) -> set[Import]:
    """Which room of a game imports which other."""
    module = f"meadhall.games.{slug.replace('-', '_')}"
    home = Path(str(import_module(module).__file__)).parent
    found = set()
    for file in sorted(home.rglob("*.py")):
        room = file.relative_to(home).parts[0].removesuffix(".py")
        found |= {(room, name.split(".")[0]) for name in known(module, file)}
    return {(room, other) for room, other in found if room != other}


def crooked(found: set[Import]) -> set[Import]:
    """The imports that point the wrong way, and both of a pair of rooms that know each other."""
    return {(one, other) for one, other in found if (other, one) in found} | found & FORBIDDEN


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_dependencies_point_one_way(slug: str) -> None:
    found = imports(slug)

    assert ("rules", "questions") in found, "no imports found: where are the rooms?"
    assert not crooked(found), "these imports point the wrong way, or both ways"


def test_a_wrong_import_is_found() -> None:
    assert crooked({("rules", "questions"), ("view", "questions")}) == {("view", "questions")}
    assert crooked({("cards", "state"), ("state", "cards")}) == {("cards", "state"), ("state", "cards")}
    assert crooked({("rules", "questions"), ("questions", "rules")}) == {("rules", "questions"), ("questions", "rules")}
