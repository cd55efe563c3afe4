"""Joins blocks: where few statements follow a jump, or no other jump leads there, they take the place of the jump.

So the machine goes round less often. The numbers of blocks stay what they were, and with them the places of frames in
saved positions; a block that is only found inside others is not made alone.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Final

Block = list[ast.stmt]

SHORT: Final = 4  # statements of a block that may be copied: the number that the head of a loop has


def joined(blocks: list[Block], entered: set[int]) -> dict[int, Block]:
    """The blocks that are still gone to, by number. `entered` are those where a procedure begins, or goes on."""
    jumps = Counter([number for block in blocks for number in _jumps(block)])
    inner = {number for number, block in enumerate(blocks) if jumps[number] == 1 or len(block) <= SHORT}
    found: dict[int, Block] = {}
    todo = sorted(entered)
    while todo:
        number = todo.pop(0)
        if number not in found:
            found[number] = list(_follow(blocks, number, inner))
            todo += [jump for jump in _jumps(found[number]) if jump >= 0]
    return found


def _jumps(block: Block) -> list[int]:
    """The blocks that a block goes on to, and the stop (below 0)."""
    returns = [node.value for stmt in block for node in ast.walk(stmt) if isinstance(node, ast.Return)]
    ends = [[value.body, value.orelse] if isinstance(value, ast.IfExp) else [value] for value in returns]
    return [ast.literal_eval(end) for pair in ends for end in pair if end is not None]


def _follow(blocks: list[Block], number: int, inner: set[int]) -> Iterator[ast.stmt]:
    """The statements of a block, and those that its jumps lead to; never round a loop."""
    further = inner - {number}
    for stmt in blocks[number]:
        if isinstance(stmt, ast.Return):
            yield from _land(blocks, stmt, further)
        elif isinstance(stmt, ast.If) and isinstance(stmt.body[0], ast.Return):  # a loop is over
            yield _branch(stmt, stmt.test, _land(blocks, stmt.body[0], further))
        else:
            yield stmt


def _land(blocks: list[Block], jump: ast.Return, inner: set[int]) -> Iterator[ast.stmt]:
    """What a jump leads to: the statements there, or the jump itself."""
    value = jump.value
    assert value is not None, "a block says where to go on"
    if isinstance(value, ast.IfExp):
        yes, no = [ast.copy_location(ast.Return(end), jump) for end in (value.body, value.orelse)]
        yield _branch(jump, value.test, _land(blocks, yes, inner))
        yield from _land(blocks, no, inner)
    elif ast.literal_eval(value) in inner:
        yield from _follow(blocks, ast.literal_eval(value), inner)
    else:
        yield jump


def _branch(at: ast.stmt, test: ast.expr, body: Iterator[ast.stmt]) -> ast.stmt:
    return ast.copy_location(ast.If(test, list(body), []), at)
