"""The examples in the documents run: each page's Python blocks together are one module, its tests pass."""

from __future__ import annotations

import argparse
import importlib.util
import re
import shlex
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from meadhall import cli

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md")])
COMMAND = re.compile(r"^(?:\S+=\S+ )?meadhall (\w+) ?(.*?)(?:\s+#.*)?$", re.MULTILINE)
FENCE = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TONGUES = ("English", "Français")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def code(page: Path) -> str:
    return "\n".join(BLOCK.findall(page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", [page for page in PAGES if code(page)], ids=lambda page: page.stem)
def test_examples_run(page: Path, tmp_path: Path) -> None:
    path = tmp_path / f"example_{page.stem.lower().replace('-', '_')}.py"
    path.write_text(code(page), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    for name, test in vars(module).items():
        if name.startswith("test_"):
            test()


def commands() -> list[tuple[str, str]]:
    """Every `meadhall …` line of the pages' blocks: the command and its arguments."""
    blocks = [block for page in PAGES for block in FENCE.findall(page.read_text(encoding="utf-8"))]
    return sorted({found for block in blocks for found in COMMAND.findall(block)})


@pytest.mark.parametrize(("name", "arguments"), commands())
def test_commands_are_understood(name: str, arguments: str) -> None:
    parser = argparse.ArgumentParser()
    import_module(cli.COMMANDS[name].module).add(parser)
    parser.parse_args(shlex.split(arguments))


def test_there_are_commands() -> None:
    assert len(commands()) >= 30


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


PLAYERS = ("play", "invite-friends", "play-by-correspondence", "play-solo", "watch-and-replay", "first-match")
JOUEURS = ("jouer-entre-amis", "premiere-partie")
NO_LABELS = {"Blood Rage", "Ctrl-C", "Vikings Gone Wild: Ragnarök!"}


@pytest.mark.parametrize("page", [*PLAYERS, *JOUEURS])
def test_pages_for_players_name_buttons_as_the_interface_does(page: str) -> None:
    """Emphasized words that begin with a capital are on a button."""
    (path,) = [path for path in PAGES if path.stem == page]
    lang = "fr" if page in JOUEURS else "en"
    messages = (ROOT / f"src/meadhall/client/locale/{lang}.ftl").read_text(encoding="utf-8").replace("’", "'")
    named = re.findall(r"(?<!\*)\*\*?([A-ZÀÉ][^*\n]{1,40}?)\*\*?(?!\*)", path.read_text(encoding="utf-8"))
    assert len(named) >= 2
    labels = {label.replace("’", "'") for label in named} - NO_LABELS
    assert {label for label in labels if label not in messages and label not in TONGUES} == set()


def test_readme_leads_somewhere_on_a_package_index() -> None:
    """There it is shown alone: its links and pictures lead to the files of the repository."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    home = project["project"]["urls"]["Homepage"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for change in project["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(change["pattern"], change["replacement"], text)
    targets = re.findall(r"(!?)\[[^]]*\]\(([^)#]+)", text)
    assert len(targets) >= 20
    for picture, target in targets:
        start = f"{home}/{'raw' if picture else 'blob'}/main/"
        assert target.startswith(start), target
        assert (ROOT / target.removeprefix(start)).exists(), target
