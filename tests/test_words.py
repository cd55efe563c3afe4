"""The check of words: what it reads in each kind of file, what it counts, and that its bounds only fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import words
from tools.words import KINDS, Found, counted, found_in, key_of, lowered, read_bounds, write_bounds

KIND = {kind.glob: kind for kind in KINDS}


def found(glob: str, text: str, terms: tuple[str, ...] = ()) -> list[tuple[int, str]]:
    return [(hit.line, hit.what) for hit in found_in("x", text, KIND[glob], terms)]


def test_docs_without_their_code() -> None:
    page = "Whoever asks\n\n```\nwhoever\n```\n`somebody` sees [this](nobody.md) and everybody."
    assert found("*.md", page) == [(1, "whoever"), (6, "everybody")]


def test_sentences_of_docs() -> None:
    short, long = " ".join(["word"] * 40) + ".", " ".join(["word"] * 41) + "."
    assert found("*.md", f"{short} {short}\n\n| {short} | {short} |") == []
    assert found("*.md", f"# A heading\n\n{short}\n{long}") == [(4, "long sentence")]


def test_python_is_read_in_docstrings_and_comments_only() -> None:
    source = 'def his() -> str:\n    """For whoever\n    asks."""\n    return "nobody"  # it was told\n'
    assert found("src/**/*.py", source) == [(2, "whoever"), (4, "was told")]


def test_javascript_is_read_in_comments_only() -> None:
    source = "const somebody = 1; // told: nobody\n/* a list of\n   whatever */\n"
    assert found("src/**/*.js", source) == [(1, "nobody"), (3, "whatever")]


def test_messages_without_names_and_placeables() -> None:
    assert found("src/**/en.ftl", "nobody = { $somebody } is told\n    .saga = A game") == [(1, "is told")]


def test_lessons_in_english() -> None:
    assert found("src/**/lesson*.json", '[{"text": {"en": "Anew.", "fr": "He anew"}}]') == [(1, "anew")]


def test_terms_of_the_rulebooks_are_allowed() -> None:
    assert found("*.md", "His Majesty plays anew.", ("His Majesty",)) == [(1, "anew")]


@pytest.mark.parametrize("text", ["such as this", "its own folder", "the heir", "who ever knows", "tool"])
def test_words_that_are_fine(text: str) -> None:
    assert found("*.md", text) == []


def test_the_nearest_bound_counts() -> None:
    bounds = {"src": 5, "src/a": 1, "src/a/b.py": 0}
    assert [key_of(path, bounds) for path in ("src/x.py", "src/a/c.py", "src/a/b.py", "docs/x.md")] == [
        "src", "src/a", "src/a/b.py", "",
    ]  # fmt: skip
    hits = [Found(path, 1, "he", "") for path in ("src/x.py", "src/a/c.py", "docs/x.md")]
    assert counted(hits, bounds) == {"src": 1, "src/a": 1, "docs/x.md": 1}


def test_the_file_of_bounds() -> None:
    text = write_bounds(("His Majesty",), {"src": 2, "docs": 0})
    assert read_bounds(text) == (("His Majesty",), {"src": 2})


def test_bounds_only_fall() -> None:
    bounds = {"src": 5, "docs": 1}
    hits = [
        Found(f"{folder}/x.py", 1, "he", "") for folder, n in (("src", 3), ("docs", 4), ("tests", 2)) for _ in range(n)
    ]
    assert lowered(hits, bounds) == {"src": 3, "docs": 1}
    assert lowered(hits, bounds, by_file=True) == {"src/x.py": 3, "docs/x.py": 1, "tests/x.py": 0}


def test_a_tree_without_history_has_no_subjects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "ROOT", tmp_path)
    assert words.long_subjects() == []
