"""An event only reports: nothing inside a `tell` changes the table, so that a copy without a log plays alike. 0.5 s."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import meadhall
import meadhall.games

GAMES: Final = Path(meadhall.games.__file__).parent
CHANGES: Final = frozenset(
    {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "add", "discard", "tell"}
)


def trees(slug: str) -> list[ast.Module]:
    files = sorted((GAMES / slug.replace("-", "_")).rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def called(node: ast.AST) -> Iterator[str]:
    """The names of the functions and methods that are called below a node."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            name = call.func
            if isinstance(name, ast.Attribute | ast.Name):
                yield name.attr if isinstance(name, ast.Attribute) else name.id


def stores(node: ast.AST) -> bool:
    """Does it write to a field of the table, or to a part of one?"""
    targets: list[ast.expr] = []
    for one in ast.walk(node):
        if isinstance(one, ast.Assign | ast.Delete):
            targets += one.targets
        elif isinstance(one, ast.AugAssign | ast.AnnAssign):
            targets.append(one.target)
    return any([isinstance(target, ast.Attribute | ast.Subscript) and of_table(target) for target in targets])


def of_table(target: ast.expr) -> bool:
    while isinstance(target, ast.Attribute | ast.Subscript):
        target = target.value
    return isinstance(target, ast.Name) and target.id in ("self", "g")


def takes(call: ast.Call) -> bool:
    """Does it change a list of the table in place?"""
    return isinstance(call.func, ast.Attribute) and call.func.attr in CHANGES and of_table(call.func.value)


def verbs(modules: list[ast.Module]) -> set[str]:
    """The functions that change the table: themselves, or through those they call."""
    functions = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    found = {
        one.name for one in functions if stores(one) or any(takes(c) for c in ast.walk(one) if isinstance(c, ast.Call))
    }
    while more := {one.name for one in functions if one.name not in found and found & set(called(one))}:
        found |= more
    return found


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_nothing_changes_inside_of_a_tell(slug: str) -> None:
    modules = trees(slug)
    changing = verbs(modules)
    assert len(changing) > 10
    for module in modules:
        for call in ast.walk(module):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                inside = {name for argument in call.args for name in called(argument)}
                assert not inside & changing, f"line {call.lineno}: {ast.unparse(call)}"


def test_it_finds_one() -> None:
    source = """
class Table:
    def spend(self, count):
        cards = self.hand[:count]
        del self.hand[:count]
        return cards
    def pay(self, count):
        self.tell(Paid(self.spend(count)))
"""
    assert "spend" in verbs([ast.parse(source)])
