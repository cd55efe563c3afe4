"""French as it is written: apostrophes of print, a space before high marks, vowels elided, in every source there is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import meadhall
from meadhall import ledger

SOURCES = Path(str(files("meadhall")))
ORIGINAL = re.compile(r"^ +\.original = .*$", re.MULTILINE)  # names on published cards, which are English
PLACEABLE = re.compile(r"\{[^{}]*\}")
CROWDED = re.compile(r"[\w’»)][!?:;](?=[\s»]|$)")
HIATUS = re.compile(r"(?<!-)\b(?:[djlmnst]e|que|jusque|lorsque|puisque) (?=[aeiouàâéèêîôûœ]\w)(?!oui|onz)|\bsi ils?\b")


def locales() -> Iterator[tuple[str, str]]:
    for file in sorted(SOURCES.rglob("locale/fr.ftl")):
        text = PLACEABLE.sub("X", ORIGINAL.sub("", file.read_text(encoding="utf-8")))
        for number, line in enumerate(text.splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(SOURCES)}:{number}", line.partition(" = ")[2] or line


def lessons() -> Iterator[tuple[str, str]]:
    for file in sorted(SOURCES.rglob("art/lesson*.json")):
        for step in msgspec.json.decode(file.read_bytes()):
            for part in ("title", "text", "wait"):
                if part in step:
                    yield step["id"], step[part]["fr"]


def rules() -> Iterator[tuple[str, str]]:
    for saga in meadhall.sagas():
        for rule in ledger.ledger(saga).rules:
            yield rule.id, ledger.text(rule, "fr").replace("Ragnarök! ", "")  # a title


@pytest.mark.parametrize("sources", [locales, lessons, rules], ids=["locales", "lessons", "rules"])
@pytest.mark.parametrize("wrong", [re.compile("'"), CROWDED, HIATUS], ids=["apostrophe", "crowded", "hiatus"])
def test_french_is_written_as_it_should_be(
    sources: Callable[[], Iterator[tuple[str, str]]], wrong: re.Pattern[str]
) -> None:
    found = [(where, match[0]) for where, text in sources() for match in [wrong.search(text)] if match]
    assert found == []
