"""The hall's own words: the same messages, forms and variables in every language, and all that the modules ask for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meadhall.client
from meadhall.text import LANGUAGES

CLIENT: Final = Path(meadhall.client.__file__).parent
MODULES: Final = sorted((CLIENT / "js").rglob("*.js"))
ASKED: Final = re.compile(r"""\bt\(\s*"([a-z][\w-]*)"\s*[,)]""")
REASONS: Final = re.compile(r"""Refused\(\s*"([a-z-]+)\"""")


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def patterns(lang: str) -> dict[str, set[str]]:
    """Each message and attribute of a language, with its variables."""
    source = (CLIENT / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{lang}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}.ftl says {entry.id.name} twice"
            found[entry.id.name] = used_in(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": used_in(a.value) for a in entry.attributes}
    return found


def used_in(pattern: ast.Pattern | None) -> set[str]:
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.names


def test_all_languages_have_the_same_messages_and_variables() -> None:
    english = patterns("en")
    for lang in LANGUAGES:
        assert patterns(lang) == english


@pytest.mark.parametrize(
    "module", sorted((CLIENT / "js").rglob("*.js")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_message_a_module_asks_for_exists(module: Path) -> None:
    asked = set(ASKED.findall(module.read_text(encoding="utf-8")))
    assert asked <= set(patterns("en"))


def test_every_refusal_of_the_server_has_a_sentence() -> None:
    server = CLIENT.parent / "server"
    reasons = {reason for path in server.glob("*.py") for reason in REASONS.findall(path.read_text(encoding="utf-8"))}
    assert {f"refusal-{reason}" for reason in reasons} <= set(patterns("en"))
