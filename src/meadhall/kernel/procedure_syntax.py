"""The Python a procedure may be written in: what can become data. Anything else is refused with file and line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any


class RuleSyntax(SyntaxError):
    """A procedure uses Python that cannot become data."""


class Subset:
    """Checks that a procedure is written in the Python that can become data."""

    FORBIDDEN = (
        ast.Try, ast.TryStar, ast.With, ast.AsyncWith, ast.AsyncFor, ast.Await, ast.Lambda, ast.FunctionDef,
        ast.AsyncFunctionDef, ast.ClassDef, ast.NamedExpr, ast.Global, ast.Nonlocal, ast.Match, ast.Delete,
        ast.Import, ast.ImportFrom,
    )  # fmt: skip

    def __init__(self, path: str) -> None:
        self.path = path

    def fail(self, node: Any, reason: str) -> None:
        raise RuleSyntax(f"{self.path}:{node.lineno}: {reason}")

    def check(self, tree: ast.FunctionDef) -> None:
        args = tree.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs or not args.args:
            self.fail(tree, "a procedure takes the state and plain parameters")
        own = {a.arg for a in args.args} | set(stored_names(tree))
        for stmt in tree.body:
            self.statement(stmt, args.args[0].arg)
        for node in ast.walk(tree):
            if isinstance(node, ast.comprehension) and own & set(stored_names(node.target)):
                self.fail(node.target, "a comprehension's variable has a name of its own")

    def statement(self, tree: ast.stmt, state: str) -> None:
        whole = {id(stop) for stop in self.whole_stops(tree)}
        for node in ast.walk(tree):
            if isinstance(node, self.FORBIDDEN):
                self.fail(node, f"no {type(node).__name__.lower()} inside a procedure")
            if isinstance(node, ast.Yield | ast.YieldFrom) and id(node) not in whole:
                self.fail(node, "a yield stands alone or is all of a simple assignment or return")
            if isinstance(node, ast.Yield) and node.value is None:
                self.fail(node, "a yield asks something")
            if isinstance(node, ast.YieldFrom):
                self.call(node.value, state)
            if isinstance(node, ast.For | ast.While) and node.orelse:
                self.fail(node, "a loop inside a procedure has no else")
            if isinstance(node, ast.Name) and node.id == state and isinstance(node.ctx, ast.Store):
                self.fail(node, "the state is not assigned")

    def whole_stops(self, tree: ast.stmt) -> Iterator[ast.expr]:
        """The yields that are a whole statement, or the whole right side of one."""
        for node in ast.walk(tree):
            if not isinstance(node, ast.Expr | ast.Assign | ast.AnnAssign | ast.Return):
                continue
            if isinstance(node, ast.Assign) and (len(node.targets) > 1 or not self.simple(node.targets[0])):
                continue
            if node.value is not None:
                yield node.value

    def simple(self, target: ast.expr) -> bool:
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        return all(isinstance(name, ast.Name) for name in names)

    def call(self, node: ast.expr, state: str) -> None:
        first = node.args[0] if isinstance(node, ast.Call) and node.args else None
        if not (isinstance(first, ast.Name) and first.id == state):
            self.fail(node, f"yield from calls a procedure with {state} as its first argument")


def stored_names(tree: ast.AST) -> list[str]:
    """The names a statement sets, without those that a comprehension binds for itself."""
    if isinstance(tree, ast.comprehension):
        return []
    if isinstance(tree, ast.Name):
        return [tree.id] if isinstance(tree.ctx, ast.Store) else []
    return [name for child in ast.iter_child_nodes(tree) for name in stored_names(child)]
