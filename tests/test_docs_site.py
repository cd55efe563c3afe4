"""The documentation site as far as it is made without Sphinx: generated pages, turned links, and no inline scripts."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

import pytest

import meadhall
from meadhall import cli, ledger
from meadhall.server.web import metrics
from tools import docs, docs_pages

PAGE = """<html class="no-js" lang="en"><head><style>body { color: red }</style></head><body>
<script>
  document.body.dataset.theme = "auto";
</script>
<p style="width: 33%">A</p><p class="big" style="width: 33%">B</p><script src="x.js"></script></body></html>"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_rule_has_an_anchor(slug: str, lang: ledger.Language) -> None:
    page = docs_pages.rules_page(slug, lang)
    rules = ledger.ledger(slug).rules
    assert page.count(" .rule}\n") == len(rules)
    assert all([f"{{#{rule.id} .rule}}\n**{rule.id}** " in page for rule in rules])


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_option_of_the_command_line_is_there(name: str) -> None:
    parser = argparse.ArgumentParser()
    import_module(cli.COMMANDS[name].module).add(parser)
    section = docs_pages.command_line().partition(f"## {name}\n")[2].partition("\n## ")[0]
    for action in parser._actions:
        assert all([f"`{option}" in section for option in action.option_strings])


def test_every_metric_and_public_name_is_there() -> None:
    assert all([f"`meadhall_{name}`" in docs_pages.metrics_page() for name in metrics.FAMILIES])
    api = docs_pages.python_api()
    assert all([f":: meadhall.{name}\n" in api for name in meadhall.__all__])
    assert api.count("meadhall.Match\n") == 1
    assert "meadhall.kernel.Match\n" not in api  # each thing once


def test_pages_that_stand_for_generated_ones_exist() -> None:
    made = dict(docs_pages.generated())
    assert {place for place in docs_pages.SHOWN_FOR.values() if place not in made} == set()
    assert [source for source in docs_pages.SHOWN_FOR if not (docs.ROOT / source).is_file()] == []


def test_links_are_turned() -> None:
    known = docs.pages()
    text = (
        "[a](../../CHANGELOG.md#x) [b](../../src/meadhall/cli.py) [c](../../Makefile) [d](play.md) [e](https://x.org)"
    )
    assert docs.turned(text, "docs/how-to/install.md", known) == (
        "[a](../project/changelog.md#x) [b](../reference/command-line.md) "
        f"[c]({docs.REPOSITORY}Makefile) [d](play.md) [e](https://x.org)"
    )


def test_nothing_inline_is_left(tmp_path: Path) -> None:
    (tmp_path / "_static").mkdir()
    (tmp_path / "rules" / "fr").mkdir(parents=True)
    pages = [tmp_path / "index.html", tmp_path / "rules" / "fr" / "asgard.html"]
    for page in pages:
        page.write_text(PAGE, encoding="utf-8")
    assert sorted(docs.leftovers(tmp_path)) == ["index.html", "rules/fr/asgard.html"]
    docs.move_inline(tmp_path)
    assert list(docs.leftovers(tmp_path)) == []
    front, french = [page.read_text(encoding="utf-8") for page in pages]
    assert 'lang="en"' in front
    assert 'lang="fr"' in french
    (script,) = (tmp_path / "_static").glob("inline-*.js")
    assert f'<script src="_static/{script.name}"></script>' in front
    assert f'<script src="../../_static/{script.name}"></script>' in french
    assert "dataset.theme" in script.read_text(encoding="utf-8")
    assert (tmp_path / "_static" / "inline.css").read_text(encoding="utf-8").count("width: 33%") == 1
    assert 'class="s-' in front
