"""Cuts a generator function into blocks between its stops.

`yield` and `yield from` are the only places where a procedure can stop. Each run of statements between
two stops becomes a small function `block(frame, g, machine) -> next block`; a local that lives across
blocks becomes a field of the frame, all others stay Python locals. Line numbers are kept, so tracebacks
and coverage point at the source.

Code outside the accepted subset raises `RuleSyntax` with file and line.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterator
from types import CodeType
from typing import Any, NamedTuple

from meadhall.kernel.block_merging import joined
from meadhall.kernel.procedure_syntax import Subset, stored_names

STOP = -1  # a block that returns this has asked, called or finished
FRAME, MACHINE = "_frame", "_machine"


class Compiled(NamedTuple):
    """A procedure as data that can be kept: code of its blocks, parameters after the state, locals of its frame."""

    codes: tuple[CodeType | None, ...]  # None where no procedure begins or goes on: the block is part of others
    parameters: tuple[str, ...]
    locals: tuple[str, ...]
    fingerprint: str


def compile_blocks(function: Callable[..., Any], tree: ast.FunctionDef) -> Compiled:
    """Compile a generator function whose first parameter is the state, by its syntax tree (which is used up)."""
    path = function.__code__.co_filename
    source = ast.unparse(tree)
    Subset(path).check(tree)
    state, *parameters = [a.arg for a in tree.args.args]
    builder = Builder(path, state, function.__name__)
    builder.body(tree.body)
    builder.leave(None, tree)
    kept = builder.kept_names(parameters)
    module = ast.Module(body=list(builder.functions(state, kept)), type_ignores=[])
    made = compile(ast.fix_missing_locations(module), path, "exec").co_consts
    codes = {code.co_name: _named(code, function) for code in made if isinstance(code, CodeType)}
    blocks = tuple([codes.get(builder.label(i)) for i in range(builder.count)])
    fingerprint = hashlib.blake2b(source.encode(), digest_size=4).hexdigest()
    return Compiled(blocks, tuple(parameters), kept, fingerprint)


def _named(code: CodeType, function: Callable[..., Any]) -> CodeType:
    """A block under the name of its rule, so that tracebacks speak of the rule."""
    return code.replace(co_name=function.__name__, co_qualname=function.__qualname__)


def _leaves(node: ast.AST) -> bool:
    """Does the statement hold a stop or a return, so that it must be cut?"""
    return any(isinstance(n, ast.Yield | ast.YieldFrom | ast.Return) for n in ast.walk(node))


def _jumps(node: ast.AST) -> bool:
    """Does it break or continue a loop around it? (Jumps of inner loops stay inside.)"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    if isinstance(node, ast.For | ast.While):
        return False
    return any(_jumps(child) for child in ast.iter_child_nodes(node))


class Builder:
    """The blocks of one function, in the making. Jumps hold block numbers until the end."""

    def __init__(self, path: str, state: str, name: str) -> None:
        self.path, self.state, self.name = path, state, name
        self.blocks: list[list[ast.stmt]] = [[]]
        self.now = 0
        self.loops: list[tuple[int, int]] = []  # (where continue goes, where break goes)
        self.temporaries: list[str] = []
        self.count = 0

    def label(self, block: int) -> str:
        return f"{self.name}_{block}"

    def new_block(self) -> int:
        self.blocks.append([])
        return len(self.blocks) - 1

    def emit(self, *stmts: ast.stmt) -> None:
        self.blocks[self.now].extend(stmts)

    def code(self, source: str, at: ast.AST) -> None:
        """Add statements given as source, on the line of `at`."""
        for stmt in ast.parse(source).body:
            for node in ast.walk(stmt):
                ast.copy_location(node, at)
            self.emit(stmt)

    def go(self, block: int, at: ast.AST) -> None:
        self.code(f"return {block}", at)

    def leave(self, value: ast.expr | None, at: ast.AST) -> None:
        """Return from the procedure."""
        self.code(f"{MACHINE}.frames.pop()\n{MACHINE}.answer = None\nreturn {STOP}", at)
        assignment = self.blocks[self.now][-2]
        assert isinstance(assignment, ast.Assign)
        if value is not None:
            assignment.value = value
        self.now = self.new_block()

    # -- statements -----------------------------------------------------------

    def body(self, stmts: list[ast.stmt]) -> None:
        for stmt in stmts:
            self.statement(stmt)

    def statement(self, stmt: ast.stmt) -> None:
        value = getattr(stmt, "value", None)
        if isinstance(value, ast.Yield | ast.YieldFrom):
            self.stop(stmt, value)
        elif isinstance(stmt, ast.Return):
            self.leave(stmt.value, stmt)
        elif isinstance(stmt, ast.Break | ast.Continue):
            self.go(self.loops[-1][isinstance(stmt, ast.Break)], stmt)
            self.now = self.new_block()
        elif isinstance(stmt, ast.If) and (_leaves(stmt) or (self.loops and _jumps(stmt))):
            self.branch(stmt)
        elif isinstance(stmt, ast.While) and _leaves(stmt):
            self.while_loop(stmt)
        elif isinstance(stmt, ast.For) and _leaves(stmt):
            self.for_loop(stmt)
        elif isinstance(stmt, ast.AnnAssign):
            if stmt.value is not None:
                self.emit(ast.copy_location(ast.Assign([stmt.target], stmt.value), stmt))
        elif not (isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant)):  # a docstring
            self.emit(stmt)

    def stop(self, stmt: Any, value: ast.Yield | ast.YieldFrom) -> None:
        """Ask or call, remember where to go on, and store the answer there."""
        after = self.new_block()
        self.code(f"{FRAME}.pc = {after}", stmt)
        if isinstance(value, ast.Yield):
            self.code(f"{MACHINE}.ask(_what)", stmt)
            what = value.value
        else:
            self.code(f"{MACHINE}.frames.append(_what)", stmt)
            what = _as_frame(value.value)
        call = self.blocks[self.now][-1]
        assert isinstance(call, ast.Expr) and isinstance(call.value, ast.Call) and what is not None
        call.value.args = [what]
        self.go(STOP, stmt)
        self.now = after
        self.receive(stmt)

    def receive(self, stmt: Any) -> None:
        answer = ast.parse(f"{MACHINE}.answer", mode="eval").body
        for node in ast.walk(answer):
            ast.copy_location(node, stmt)
        if isinstance(stmt, ast.Return):
            self.leave(answer, stmt)
        elif isinstance(stmt, ast.Assign | ast.AnnAssign):
            target = stmt.targets[0] if isinstance(stmt, ast.Assign) else stmt.target
            self.emit(ast.copy_location(ast.Assign([target], answer), stmt))

    def test(self, test: ast.expr, yes: int, no: int) -> None:
        self.code(f"return {yes} if _test else {no}", test)
        jump = self.blocks[self.now][-1]
        assert isinstance(jump, ast.Return) and isinstance(jump.value, ast.IfExp)
        jump.value.test = test

    def branch(self, stmt: ast.If) -> None:
        then, other, after = self.new_block(), self.new_block(), self.new_block()
        self.test(stmt.test, then, other)
        for block, part in ((then, stmt.body), (other, stmt.orelse)):
            self.now = block
            self.body(part)
            self.go(after, stmt)
        self.now = after

    def while_loop(self, stmt: ast.While) -> None:
        head, inside, after = self.new_block(), self.new_block(), self.new_block()
        self.go(head, stmt)
        self.now = head
        self.test(stmt.test, inside, after)
        self.loop(stmt, head, inside, after)

    def for_loop(self, stmt: ast.For) -> None:
        """The items become a tuple in the frame, with a counter; `Match.items` says what may be looped over."""
        n = len(self.temporaries) // 2
        items, i = f"items_{n}", f"at_{n}"
        self.temporaries += [items, i]
        self.code(f"{items} = {MACHINE}.items(_iter)\n{i} = 0", stmt)
        first = self.blocks[self.now][-2]
        assert isinstance(first, ast.Assign) and isinstance(first.value, ast.Call)
        first.value.args = [stmt.iter]
        head, inside, after = self.new_block(), self.new_block(), self.new_block()
        self.go(head, stmt)
        self.now = head
        self.code(f"if {i} >= len({items}): return {after}\n_target = {items}[{i}]\n{i} += 1\nreturn {inside}", stmt)
        target = self.blocks[self.now][-3]
        assert isinstance(target, ast.Assign)
        target.targets = [stmt.target]
        self.loop(stmt, head, inside, after)

    def loop(self, stmt: ast.While | ast.For, head: int, inside: int, after: int) -> None:
        self.loops.append((head, after))
        self.now = inside
        self.body(stmt.body)
        self.go(head, stmt)
        self.loops.pop()
        self.now = after

    # -- names and output -----------------------------------------------------

    def kept_names(self, parameters: list[str]) -> tuple[str, ...]:
        """Parameters and every local that is used in more than one block, or read before it is set."""
        stored: dict[str, None] = {}
        homes: dict[str, list[int]] = {}
        for number, block in enumerate(self.blocks):
            for stmt in block:
                stored.update(dict.fromkeys(stored_names(stmt)))
                for name in _names(stmt):
                    homes.setdefault(name, []).append(number)
        own = [name for name in stored if name not in parameters]
        return (*parameters, *[name for name in own if not self.is_local(name, set(homes[name]))])

    def is_local(self, name: str, homes: set[int]) -> bool:
        """Is the name set and used in one block only, and set there before it is read?"""
        if len(homes) != 1:
            return False
        first = next(stmt for stmt in self.blocks[homes.pop()] if name in _names(stmt))
        return isinstance(first, ast.Assign) and name in stored_names(first) and name not in _names(first.value)

    def functions(self, state: str, kept: tuple[str, ...]) -> Iterator[ast.stmt]:
        """One function for each block that is gone to, by the numbers that `numbered` gives them."""
        blocks = list(self.numbered(kept))
        entered = {target for block in blocks for stmt in block if _sets_pc(stmt) for target in _targets(stmt)}
        for number, stmts in joined(blocks, {0, *entered}).items():
            yield _function(self.label(number), state, stmts)
        self.count = len(blocks)

    def numbered(self, kept: tuple[str, ...]) -> Iterator[list[ast.stmt]]:
        """The blocks that can be reached, renumbered in order."""
        order = self.reachable()
        renumber = Renumber({block: i for i, block in enumerate(order)}, self.thread)
        rename = Rename(set(kept))
        for block in order:
            stmts = _until_return(self.blocks[block])
            yield [rename.visit(renumber.visit(stmt) if _targets(stmt) else stmt) for stmt in stmts]

    def thread(self, block: int) -> int:
        """Where a jump to this block really leads: past blocks that only jump on."""
        seen: set[int] = set()
        while block not in seen and block != STOP:
            seen.add(block)
            stmts = self.blocks[block]
            target = _target(stmts[0]) if stmts else None
            if target is None:
                break
            block = target
        return block

    def reachable(self) -> list[int]:
        order, todo = [], [0]
        while todo:
            block = todo.pop(0)
            if block in order:
                continue
            order.append(block)
            for stmt in _until_return(self.blocks[block]):
                todo += [t for t in map(self.thread, _targets(stmt)) if t != STOP]
        return order


def _as_frame(call: ast.expr) -> ast.expr:
    """`rule(g, x)` becomes `rule.frame(x)`."""
    assert isinstance(call, ast.Call)
    function = ast.copy_location(ast.Attribute(call.func, "frame", ast.Load()), call)
    return ast.copy_location(ast.Call(function, call.args[1:], call.keywords), call)


def _until_return(stmts: list[ast.stmt]) -> list[ast.stmt]:
    """Statements up to the first return; what follows is never reached."""
    for i, stmt in enumerate(stmts):
        if isinstance(stmt, ast.Return):
            return stmts[: i + 1]
    return stmts


def _function(name: str, state: str, stmts: list[ast.stmt]) -> ast.stmt:
    made = ast.parse(f"def {name}({FRAME}, {state}, {MACHINE}): pass").body[0]
    assert isinstance(made, ast.FunctionDef)
    if stmts:
        for node in ast.walk(made):
            ast.copy_location(node, stmts[0])
        made.body = stmts
    return made


def _target(stmt: ast.stmt) -> int | None:
    """The block of an unconditional jump."""
    if isinstance(stmt, ast.Return) and isinstance(stmt.value, ast.Constant | ast.UnaryOp):
        return int(ast.literal_eval(stmt.value))
    return None


def _targets(stmt: ast.stmt) -> list[int]:
    """Every block a statement may go to. `pc` assignments count: execution resumes there."""
    if isinstance(stmt, ast.If) and isinstance(stmt.body[0], ast.Return):  # the head of a for loop
        stmt = stmt.body[0]
    if isinstance(stmt, ast.Return) and isinstance(stmt.value, ast.IfExp):
        return [ast.literal_eval(stmt.value.body), ast.literal_eval(stmt.value.orelse)]
    if isinstance(stmt, ast.Return) or _sets_pc(stmt):
        return [ast.literal_eval(stmt.value)]  # type: ignore[attr-defined]
    return []


def _sets_pc(node: ast.AST) -> bool:
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Attribute):
        return False
    target = node.targets[0]
    return target.attr == "pc" and isinstance(target.value, ast.Name) and target.value.id == FRAME


class Renumber(ast.NodeTransformer):
    """Replaces block numbers by their final ones."""

    def __init__(self, number: dict[int, int], thread: Callable[[int], int]) -> None:
        self.number, self.thread = number, thread

    def final(self, value: ast.expr) -> ast.expr:
        block = self.thread(ast.literal_eval(value))
        return ast.copy_location(ast.Constant(STOP if block == STOP else self.number[block]), value)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        if isinstance(node.value, ast.IfExp):
            node.value.body, node.value.orelse = self.final(node.value.body), self.final(node.value.orelse)
        else:
            assert node.value is not None
            node.value = self.final(node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        if _sets_pc(node):
            node.value = self.final(node.value)
        return node


class Rename(ast.NodeTransformer):
    """A kept local becomes a field of the frame. (Comprehensions never reuse the name of a local.)"""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self.names:
            return node
        frame = ast.copy_location(ast.Name(FRAME, ast.Load()), node)
        return ast.copy_location(ast.Attribute(frame, node.id, node.ctx), node)


def _names(tree: ast.AST) -> list[str]:
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
