"""Files of rules: finds what their procedures compile to, on disk if it was kept there, else from their source."""

from __future__ import annotations

import ast
import inspect
import linecache
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from meadhall.kernel import block_cache
from meadhall.kernel.compiler import Compiled, compile_blocks
from meadhall.kernel.procedure_syntax import RuleSyntax

OPEN_FILES = 8  # how many stay in memory: a module is compiled in one go, except those it imports halfway


def compiled_form(function: Callable[..., Any]) -> Compiled:
    """Return what a generator function compiles to."""
    path = function.__code__.co_filename
    try:
        stat = Path(path).stat()
    except OSError:  # only Python itself knows the source, so there is nothing to compare a kept form with
        return RuleFile(path, "".join(linecache.getlines(path)).encode()).compile(function)
    return _rule_file(path, stat.st_mtime_ns, stat.st_size).compiled(function)


@lru_cache(maxsize=OPEN_FILES)
def _rule_file(path: str, changed: int, size: int) -> RuleFile:
    """A file as it is now: one that is written again is another."""
    return RuleFile(path, Path(path).read_bytes())


class RuleFile:
    """The source of a module with procedures, and what they compile to."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source = path, source
        self.trees: dict[int, ast.FunctionDef] = {}  # functions not yet compiled, by first line
        self.kept: block_cache.Kept | None = None

    def compiled(self, function: Callable[..., Any]) -> Compiled:
        """A procedure as it was kept, or compiled now and kept for the next process."""
        if self.kept is None:
            self.kept = block_cache.load(self.path, self.source)
        place = (function.__qualname__, function.__code__.co_firstlineno)
        if place not in self.kept:
            self.kept[place] = tuple(self.compile(function))
            block_cache.store(self.path, self.source, self.kept)
        return Compiled(*self.kept[place])

    def compile(self, function: Callable[..., Any]) -> Compiled:
        """A procedure compiled from its source."""
        where = f"{self.path}:{function.__code__.co_firstlineno}"
        if not inspect.isgeneratorfunction(function):
            raise RuleSyntax(f"{where}: a procedure has at least one yield")
        if free := function.__code__.co_freevars:
            raise RuleSyntax(f"{where}: a procedure uses no variables around it: {', '.join(free)}")
        return compile_blocks(function, self.tree(function.__code__.co_firstlineno))

    def tree(self, first: int) -> ast.FunctionDef:
        """A function's own syntax tree, with the line numbers of its file. Each is handed out once."""
        if first not in self.trees:
            self.trees = _functions(self.source)
        if first not in self.trees:
            raise RuleSyntax(f"{self.path}:{first}: a procedure is a function in a file that can be read")
        return self.trees.pop(first)


def _functions(source: bytes) -> dict[int, ast.FunctionDef]:
    """Every function of a source text, by the line of its first decorator."""
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *[d.lineno for d in node.decorator_list]]): node for node in found}
