"""The page of a table says in `data-has` what it holds, and the styles ask there, never with `:has()` on the page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

import meadhall.client
from tests.client.test_looks import text
from tests.client.test_style import STYLES, named

CLIENT: Final = Path(meadhall.client.__file__).parent
PAGE: Final = re.compile(
    r"html|body|main|:root|&|\[data-|\.(at-table|lobby|table|top|side|seats|has-commons|is-fray|view-)\b"
)
SAY: Final = """import { WORDS } from "./js/table/contents.js"; console.log(JSON.stringify(WORDS));"""


def heavy(style: str) -> list[str]:
    """The selectors that enclose much of the page, and ask what is in it."""
    askers = [re.split(r"[\s,{>+~]", style[: found.start()])[-1] for found in re.finditer(r":has\(", style)]
    return [asker for asker in askers if PAGE.search(asker)]


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_no_style_asks_the_whole_page(path: Path) -> None:
    assert heavy(text(path)) == []


def test_asking_the_whole_page_is_seen() -> None:
    style = ".table.is-fray:has(.roads) .a, .at-table:has(.b) { }\n.sheet:has(.roads) { }\nbody:not(:has(.c)) { }"
    assert heavy(style) == [".table.is-fray", ".at-table", "body:not("]


@pytest.mark.skipif(shutil.which("node") is None, reason="node runs the client's modules")
def test_the_page_says_what_styles_ask_for(tmp_path: Path) -> None:
    for part in ("js", "vendor"):
        shutil.copytree(CLIENT / part, tmp_path / part)
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = ["node", "--input-type=module", "-e", SAY]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    asked = {word for path in STYLES for word in re.findall(r'\[data-has~="([^"]+)"\]', text(path))}
    assert asked
    assert asked <= set(json.loads(run.stdout))
