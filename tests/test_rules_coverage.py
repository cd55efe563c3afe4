"""Every rule of a finished game has a test that could fail, and the tool that says so is right."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.ledger import ledger
from tools.rules_coverage import FINISHED, Scan, complaints, main, marked_tests, scan, stray_markers, untested


@pytest.fixture(scope="module")
def found() -> Scan:
    """The markers of all tests of the project."""
    return scan()


@pytest.mark.parametrize("saga", FINISHED)
def test_every_rule_of_a_finished_saga_is_tested(saga: str, found: Scan) -> None:
    assert untested(saga, found) == []


def test_every_marker_keeps_its_word(found: Scan) -> None:
    assert complaints(found) == []


def reading(source: str) -> Scan:
    """The markers of a file with this source."""
    tree = ast.parse(source)
    return Scan(tuple(marked_tests(tree, "t.py")), tuple(stray_markers(tree, "t.py")))


PROOFS = [
    "assert x == 1",
    "with pytest.raises(Illegal): x()",
    "refused(match, 'wolf: pass')",
    "match.expect_strength(4)",
    "check_legal(match)",
    "helpers.assert_view(match)",
]


@pytest.mark.parametrize("body", PROOFS)
def test_a_test_that_can_fail_proves_its_rules(body: str) -> None:
    found = reading(f"@pytest.mark.rule('BR-101', 'BR-102')\ndef test_it() -> None:\n    {body}\n")

    assert found.proven() == {"BR-101", "BR-102"}
    assert complaints(found) == []


@pytest.mark.parametrize("body", ["pass", "play(match)", "assert True", "x = checked"])
def test_a_test_that_cannot_fail_proves_nothing(body: str) -> None:
    found = reading(f"@pytest.mark.rule('BR-101')\ndef test_it() -> None:\n    {body}\n")

    assert found.proven() == set()
    assert complaints(found) == ["t.py:2 test_it asserts nothing"]


def test_a_marker_must_name_an_existing_rule() -> None:
    found = reading("@pytest.mark.rule('BR-000')\ndef test_it() -> None:\n    assert x\n")

    assert complaints(found) == ["t.py:2 test_it names BR-000, which is no rule"]


NINE_RULES = "@pytest.mark.rule(" + ", ".join(f"'BR-10{n}'" for n in range(1, 10)) + ")\n"


def test_a_test_may_not_claim_too_many_rules() -> None:
    found = reading(f"{NINE_RULES}def test_it() -> None:\n    assert x\n")

    assert complaints(found) == ["t.py:2 test_it claims 9 rules at once: split it"]


def test_a_table_of_cases_may_claim_many_rules() -> None:
    found = reading(f"@pytest.mark.parametrize('x', [])\n{NINE_RULES}def test_it(x) -> None:\n    assert x\n")

    assert complaints(found) == []


def test_a_marker_on_one_case_of_a_table_counts() -> None:
    case = "pytest.param(1, marks=pytest.mark.rule('BR-101'))"
    found = reading(f"@pytest.mark.parametrize('x', [{case}])\ndef test_it(x) -> None:\n    assert x\n")

    assert found.proven() == {"BR-101"}


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("pytestmark = pytest.mark.rule('BR-101')", "t.py:1 marks no test function"),
        ("@pytest.mark.rule('BR-101')\nclass TestIt: ...", "t.py:1 marks no test function"),
        ("@pytest.mark.rule(*RULES)\ndef test_it(): assert x", "t.py:1 does not write its rule numbers out"),
        ("@pytest.mark.rule()\ndef test_it(): assert x", "t.py:1 does not write its rule numbers out"),
    ],
)
def test_a_marker_must_stand_on_a_test_with_its_numbers(source: str, complaint: str) -> None:
    assert complaints(reading(source)) == [complaint]


def test_files_in_all_folders_are_read(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    source = "@pytest.mark.rule('BR-101')\ndef test_it(): assert x\n"
    (folder / "test_setup.py").write_text(source, encoding="utf-8")

    assert [test.where for test in scan(tmp_path / "tests").tests] == ["tests/games/test_setup.py:2 test_it"]


def test_the_report_names_a_saga_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blod-rage"]) == 2
    assert "did you mean blood-rage?" in capsys.readouterr().err


def test_the_report_counts_the_rules_of_a_saga(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, found: Scan
) -> None:
    monkeypatch.setattr("tools.rules_coverage.scan", lambda: found)
    main(["blood-rage"])

    total, missing = len(ledger("blood_rage").rules), len(untested("blood_rage", found))
    assert f"blood_rage: {total - missing} of {total} rules tested" in capsys.readouterr().out
