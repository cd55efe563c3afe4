"""The compiler: what a procedure may not contain, and where its tracebacks and line numbers point."""

from __future__ import annotations

import sys
import textwrap
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from meadhall.kernel import Match, Record, procedure
from meadhall.kernel.procedure import nowhere
from meadhall.kernel.procedure_syntax import RuleSyntax
from meadhall.kernel.rule_files import RuleFile
from tests.kernel import hostile
from tests.kernel.hostile import hostile_game

HEAD = """\
from meadhall.kernel import ask, procedure, together
from tests.kernel.hostile import digit, digits, search

"""


@pytest.fixture(autouse=True)
def compiled_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of what is compiled here is kept for other processes."""
    monkeypatch.setenv("MEADHALL_CACHE", "0")


def rules(tmp_path: Path, body: str) -> ModuleType:
    """A module of rules, from its text."""
    path = tmp_path / "rules_under_test.py"
    path.write_text(HEAD + textwrap.dedent(body), encoding="utf-8")
    spec = spec_from_file_location("rules_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def line_of(path: str, mark: str) -> int:
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if mark in line)


FORBIDDEN = {
    "try": ("try:\n    x = 1\nexcept ValueError:  #\n    x = 2", "no try"),
    "with": ("with open('x') as f:\n    pass", "no with"),
    "lambda": ("x = lambda: 1", "no lambda"),
    "nested function": ("def inner():\n    pass", "no functiondef"),
    "async function": ("async def inner():\n    pass", "no asyncfunctiondef"),
    "class": ("class Inner:\n    pass", "no classdef"),
    "walrus": ("x = (y := 1)", "no namedexpr"),
    "global": ("global elsewhere", "no global"),
    "match": ("match 1:\n    case 1:\n        pass", "no match"),
    "del": ("x = 1; del x", "no delete"),
    "import": ("import os", "no import"),
    "from import": ("from os import path", "no importfrom"),
    "yield inside an expression": ("x = 1 + (yield ask(0, digit, 1))", "a yield stands alone"),
    "yield as an argument": ("print((yield ask(0, digit, 1)))", "a yield stands alone"),
    "yield in a condition": ("if (yield ask(0, digit, 1)):\n    pass", "a yield stands alone"),
    "yield into an attribute": ("g.x = yield ask(0, digit, 1)", "a yield stands alone"),
    "yield into an item": ("g.notes[0] = yield ask(0, digit, 1)", "a yield stands alone"),
    "yield into two names": ("a = b = yield ask(0, digit, 1)", "a yield stands alone"),
    "yield into a starred name": ("a, *b = yield ask(0, digit, 1)", "a yield stands alone"),
    "yield into an update": ("a = 1; a += yield ask(0, digit, 1)", "a yield stands alone"),
    "yield of nothing": ("yield", "a yield asks something"),
    "yield from a list": ("yield from [1]", "yield from calls a procedure with g"),
    "yield from without the state": ("yield from search(1)", "yield from calls a procedure with g"),
    "yield from of a variable": ("x = search(g); yield from x", "yield from calls a procedure with g"),
    "while else": ("while 0:\n    pass\nelse:\n    pass", "has no else"),
    "for else": ("for x in ():\n    pass\nelse:\n    pass", "has no else"),
    "assigned state": ("g = 1", "the state is not assigned"),
    "state as a loop's variable": ("for g in ():\n    pass", "the state is not assigned"),
    "comprehension over a local's name": ("x = 1; y = [x for x in ()]", "a name of its own"),
    "comprehension over a parameter's name": ("y = [p for p in ()]", "a name of its own"),
}


@pytest.mark.parametrize("case", FORBIDDEN)
def test_forbidden_construct_is_refused_with_file_and_line(tmp_path: Path, case: str) -> None:
    lines, reason = FORBIDDEN[case]
    body = textwrap.indent(lines, "    ")

    with pytest.raises(RuleSyntax) as caught:
        rules(tmp_path, f"@procedure\ndef rule(g, p=0):\n    yield ask(0, digit, 1)\n{body}\n")

    path = str(tmp_path / "rules_under_test.py")
    assert reason in str(caught.value)
    assert str(caught.value).startswith(f"{path}:{HEAD.count(chr(10)) + 4}: ")


@pytest.mark.parametrize("signature", ["", "*args", "g, *args", "g, **more", "g, *, x", "g, /, x"])
def test_forbidden_signature(tmp_path: Path, signature: str) -> None:
    with pytest.raises(RuleSyntax, match=r"rules_under_test\.py:5: a procedure takes the state and plain parameters"):
        rules(tmp_path, f"@procedure\ndef rule({signature}):\n    yield ask(0, digit, 1)\n")


def test_function_without_a_yield_is_no_procedure(tmp_path: Path) -> None:
    with pytest.raises(RuleSyntax, match=r"rules_under_test\.py:4: a procedure has at least one yield"):
        rules(tmp_path, "@procedure\ndef rule(g):\n    pass\n")


def test_variables_of_an_outer_function_are_refused(tmp_path: Path) -> None:
    body = """\
    def outer(limit):
        @procedure
        def rule(g):
            yield ask(0, digit, limit)
        return rule

    outer(3)
    """
    with pytest.raises(RuleSyntax, match=r"rules_under_test\.py:5: .*: limit"):
        rules(tmp_path, body)


def test_function_without_a_file_is_refused() -> None:
    scope: dict[str, Any] = {}
    exec("def rule(g):\n    yield 1\n", scope)

    with pytest.raises(RuleSyntax, match="a file that can be read"):
        procedure(scope["rule"])


def test_the_same_function_compiles_twice() -> None:
    search: Any = hostile.search
    path = Path(hostile.__file__)
    file = RuleFile(str(path), path.read_bytes())

    assert file.compile(search.plain) == file.compile(search.plain)


def test_blocks_between_two_stops_are_joined(tmp_path: Path) -> None:
    """The machine enters a rule where it begins, and where it goes on after a stop, but nowhere else."""
    module: Any = rules(tmp_path, BRANCHED)
    frame = module.rule.frame()
    went = []
    match = Match.new(hostile_game(module.rule), Record("hostile", 2, 0, actions=[]))
    while not match.over:
        went.append(match.frames[0].pc)
        match.apply(0, match.options(0)[0])

    assert [place for place, block in enumerate(frame.blocks) if block is not nowhere] == sorted({0, *went})
    assert len(frame.blocks) > 2 * len({0, *went})


BRANCHED = """\
@procedure
def rule(g):
    total = 0
    for i in range(3):
        yield ask(0, digit, 2)
        if i == 1:
            total += 2
            total += 3
            total += 4
        elif i == 2:
            yield ask(0, digit, 2)
        else:
            total += 1
    if total > 99:
        return total
    yield ask(0, digit, 2)
"""


# -- tracebacks and coverage ------------------------------------------------------------------------------------

FAILING = """\
@procedure
def outer(g):
    '''A docstring
    of two lines.'''
    for k in range(2):
        yield from inner(
            g,
            k,
        )


@procedure
def inner(g, k):
    answer = yield ask(0, digit, 1)
    while True:
        if answer:
            total = 1 // (k - k)  # fails here
        yield ask(1, digit, total)
"""


def failing_frame(module: ModuleType) -> traceback.FrameSummary:
    match = Match.new(hostile_game(module.outer), Record("hostile", 2, 0, actions=[]))
    with pytest.raises(ZeroDivisionError) as caught:
        match.apply(0, match.options(0)[0])
    return traceback.extract_tb(caught.value.__traceback__)[-1]


def test_traceback_names_file_line_and_rule(tmp_path: Path) -> None:
    module = rules(tmp_path, FAILING)
    frame = failing_frame(module)

    assert frame.filename == module.__file__
    assert frame.name == "inner"
    assert frame.lineno == line_of(frame.filename, "# fails here")
    assert frame.line == "total = 1 // (k - k)  # fails here"


def test_every_line_that_runs_is_a_line_of_the_source(tmp_path: Path) -> None:
    """Coverage sees the rule's own lines, each of them, and no others."""
    module = rules(tmp_path, COVERED)
    seen: set[int] = set()

    def trace(frame: Any, event: str, arg: object) -> Any:
        if frame.f_code.co_filename == module.__file__:
            if event == "line":
                seen.add(frame.f_lineno)
            return trace
        return None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        match = Match.new(hostile_game(module.rule), Record("hostile", 2, 0, actions=[]))
        while not match.over:
            match.apply(match.decisions[0].seat, match.decisions[0].options[-1])
    finally:
        sys.settrace(before)

    source = (HEAD + textwrap.dedent(COVERED)).splitlines()
    expected = {number for number, line in enumerate(source, 1) if "# runs" in line}
    never = {number for number, line in enumerate(source, 1) if "# never" in line}
    assert expected <= seen
    assert not never & seen


COVERED = """\
@procedure
def rule(g):
    total = 0  # runs
    for i in range(3):  # runs
        answer = yield ask(i % 2, digit, i + 1)  # runs
        if answer == 99:  # runs
            total = -1  # never
            continue  # never
        elif i == 1:  # runs
            total += i  # runs
        else:
            total += 1  # runs
        for j in range(2):  # runs
            total += j  # runs
    while total < 9:  # runs
        total += 3  # runs
        yield ask(0, digit, 1)  # runs
    if total < 0:  # runs
        return  # never
    g.note(total)  # runs
"""
