"""Bundled modules do the same as separate ones; unsupported syntax is refused."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

from meadhall.server.assets import release
from meadhall.server.assets.bundles import CannotJoin, joined, parsed

FIRST: Final = "js/main.js"
APART: Final = {
    FIRST: """/** The first. */
import { count, double as twice } from "./base/numbers.js";
import shout from "./base/voices.js";
import {
  whisper,
} from "./base/voices.js";

async function start() {
  console.log("main", shout("a"), whisper("B"), twice(count()));
  const { late } = await import("./late/late.js");
  late();
  await (await import("./late/other.js")).other();
}

start();
""",
    "js/base/numbers.js": """let counted = 0;
console.log("numbers");
export const count = () => (counted += 1);
export function double(n) { return 2 * n; }
export class Number3 { static three = 3; }
const inside = "import { x } from './nowhere.js'"; // no statement
export { inside as text, double as doubled };
""",
    "js/base/voices.js": 'var v=s=>s.toLowerCase();import{count as c}from"./numbers.js";'
    'export{v as whisper};export{Number3,double}from"./numbers.js";'
    "export default function(s){return s.toUpperCase()+c()}\n",
    "js/late/late.js": """import { count } from "../base/numbers.js";
import { Number3 } from "../base/voices.js";
import { alone } from "./alone.js";
// A name of the first file is another one here.
const whisper = "late";
export const late = () => console.log(whisper, count(), Number3.three, alone);
""",
    "js/late/alone.js": 'console.log("alone");\nexport const alone = "once";\n',
    "js/late/other.js": """import { count, text } from "../base/numbers.js";
export async function other() { console.log("other", count(), text, (await import("./late.js")).late === undefined); }
""",
}  # fmt: skip


def run(modules: dict[str, str], folder: Path) -> str:
    """Return what node prints for the first module."""
    for address, text in modules.items():
        (folder / address).parent.mkdir(parents=True, exist_ok=True)
        (folder / address).write_text(text, encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    done = subprocess.run(["node", FIRST], cwd=folder, check=True, capture_output=True, text=True, timeout=60)
    return done.stdout


def test_bundle_does_the_same_as_its_modules(tmp_path: Path) -> None:
    files = joined(APART, FIRST)
    assert list(files) == [FIRST, "js/late/late.js", "js/late/other.js"]
    assert run(files, tmp_path / "joined") == run(APART, tmp_path / "apart") != ""


def test_a_module_is_in_one_file(tmp_path: Path) -> None:
    """A module that several bundles need is in the first: it keeps its state, and runs once."""
    files = joined(APART, FIRST)
    for address in APART:
        assert sum([f"// {address}\n" in text for text in files.values()]) == 1
    assert "// js/base/numbers.js\n" in files[FIRST]
    assert "// js/late/alone.js\n" in files["js/late/late.js"]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('import { nothing } from "./base/numbers.js";\n', "has no nothing"),
        ('import { x } from "./base/gone.js";\n', "there is no js/base/gone.js"),
        ('import { late } from "./late/circle.js";\n', "imports itself"),
        ('import * as numbers from "./base/numbers.js";\n', "import *"),
        ('import "./base/numbers.js";\n', 'import "./base'),
        ("export let changing = 1;\n", "export let"),
        ('import { x } from "elsewhere";\n', "elsewhere"),
    ],
)
def test_unsupported_syntax_is_refused(source: str, problem: str) -> None:
    circle = 'import { x } from "../main.js";\nexport const late = 1;\n'
    with pytest.raises(CannotJoin, match=problem.replace("*", r"\*")):
        joined({**APART, FIRST: source, "js/late/circle.js": circle}, FIRST)


def test_comments_and_indentation_are_left_out() -> None:
    source = '/** Says\n * what. */\nexport const a = "/* no; // */"; // goes\n  // goes\n  const b = `\n//${a}`;\n'
    assert parsed("a.js", source).body == 'const a = "/* no; // */";\nconst b = `\n//${a}`;\n'


def test_the_client_is_bundled(caplog: pytest.LogCaptureFixture) -> None:
    """Every module is in one of a few bundles."""
    now = release.release()
    assert not caplog.records
    assert now.joined == (FIRST, "js/table/table.js", "js/hall/hall.js", "vendor/qrcode.js", "css/all.css")
    text = "".join([now.pages[name].body.decode() for name in now.joined])
    sources = [name for name in now.pages if name.startswith(("js/", "vendor/"))]
    assert [name for name in sources if f"// {name}\n" not in text] == ["vendor/fluent/ast.js"]
