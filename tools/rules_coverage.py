"""Which numbered rules have a test?

    python tools/rules_coverage.py               # every finished game
    python tools/rules_coverage.py blood_rage    # one game, finished or not

A rule is tested when a test function carries `@pytest.mark.rule("BR-101", ...)` with
its number and asserts something. The exit status is 1 when a rule has no test or a
marker claims what it can't: see `complaints`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from meadhall.ledger import UnknownSaga, ledger, sagas

FINISHED: Final = ("blood_rage", "asgard", "thorgal", "lords_of_ragnarok", "vikings_gone_wild")
TESTS: Final = Path(__file__).resolve().parent.parent / "tests"
MARKER: Final = "mark.rule"
MOST_RULES: Final = 8  # a test that claims more proves none of them well

TestFunction: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class MarkedTest:
    """A test function that claims to prove rules."""

    where: str
    rules: tuple[str, ...]
    asserts: bool
    parametrized: bool


@dataclass(frozen=True)
class Scan:
    """What the tests claim: the marked tests, and markers in places where they count for nothing."""

    tests: tuple[MarkedTest, ...]
    strays: tuple[str, ...]

    def proven(self) -> set[str]:
        """The numbers of all rules claimed by a test that asserts something."""
        return {rule for test in self.tests if test.asserts for rule in test.rules}


def scan(folder: Path = TESTS) -> Scan:
    """Read the markers of all test files below a folder, without running them."""
    tests: list[MarkedTest] = []
    strays: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if MARKER not in source:
            continue
        name = path.relative_to(folder.parent).as_posix()
        tree = ast.parse(source, name)
        tests += marked_tests(tree, name)
        strays += stray_markers(tree, name)
    return Scan(tuple(tests), tuple(strays))


def marked_tests(tree: ast.Module, name: str) -> Iterator[MarkedTest]:
    """The test functions of one file that carry a rule marker."""
    for function in test_functions(tree):
        markers = [marker for decorator in function.decorator_list for marker in rule_markers(decorator)]
        if markers:
            yield MarkedTest(
                where=f"{name}:{function.lineno} {function.name}",
                rules=tuple(rule for marker in markers for rule in written_rules(marker)),
                asserts=any(is_assertion(node) for node in ast.walk(function)),
                parametrized=any("parametrize" in ast.unparse(each) for each in function.decorator_list),
            )


def stray_markers(tree: ast.Module, name: str) -> Iterator[str]:
    """Markers that are not on a test function, or whose numbers are not written out."""
    on_tests = {
        marker
        for function in test_functions(tree)
        for decorator in function.decorator_list
        for marker in rule_markers(decorator)
    }
    for marker in rule_markers(tree):
        if marker not in on_tests:
            yield f"{name}:{marker.lineno} marks no test function"
        elif not marker.args or len(written_rules(marker)) < len(marker.args):
            yield f"{name}:{marker.lineno} does not write its rule numbers out"


def test_functions(tree: ast.Module) -> Iterator[TestFunction]:
    """The functions that pytest collects."""
    for node in ast.walk(tree):
        if isinstance(node, TestFunction) and node.name.startswith("test"):
            yield node


def rule_markers(tree: ast.AST) -> Iterator[ast.Call]:
    """Every `mark.rule(...)` in a piece of code, those of single parameters included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "rule" and ast.unparse(node.func).endswith(MARKER):
            yield node


def called(node: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def written_rules(marker: ast.Call) -> list[str]:
    """The rule numbers written in a marker."""
    constants = (arg.value for arg in marker.args if isinstance(arg, ast.Constant))
    return [value for value in constants if isinstance(value, str)]


def is_assertion(node: ast.AST) -> bool:
    """Whether this can fail the test: an assert of something, `raises`, or a helper named as one."""
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if not isinstance(node, ast.Call):
        return False
    name = called(node)
    return name in {"raises", "refused"} or name.startswith(("expect", "check_", "assert_"))


def untested(saga: str, found: Scan) -> list[str]:
    """The numbers of the game's rules that no test proves, in the order of the ledger."""
    proven = found.proven()
    return [rule.id for rule in ledger(saga).rules if rule.id not in proven]


def complaints(found: Scan) -> list[str]:
    """Markers that claim what they can't: unknown rules, nothing asserted, too much at once."""
    known = {rule.id for saga in sagas() for rule in ledger(saga).rules}
    lines = list(found.strays)
    for test in found.tests:
        lines += [f"{test.where} names {rule}, which is no rule" for rule in test.rules if rule not in known]
        if not test.asserts:
            lines.append(f"{test.where} asserts nothing")
        if len(test.rules) > MOST_RULES and not test.parametrized:
            lines.append(f"{test.where} claims {len(test.rules)} rules at once: split it")
    return lines


def report(saga: str, found: Scan) -> bool:
    """Print how far the game's tests are; whether they are complete."""
    rules, missing = ledger(saga).rules, untested(saga, found)
    print(f"{saga}: {len(rules) - len(missing)} of {len(rules)} rules tested")
    for number in missing:
        print(f"  {number} {ledger(saga).rule(number).en}")
    return not missing


def main(asked: Sequence[str] = ()) -> int:
    """Report on the games asked for, or on all finished ones."""
    found = scan()
    try:
        complete = [report(saga.replace("-", "_"), found) for saga in asked or FINISHED]
    except UnknownSaga as error:
        print(error, file=sys.stderr)
        return 2
    problems = complaints(found)
    for line in problems:
        print(line)
    return int(bool(problems) or not all(complete))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
