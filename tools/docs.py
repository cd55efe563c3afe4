"""Build the documentation site into build/docs: `make docs`, or `python -m tools.docs [sphinx options]`.

The pages of docs/ are copied beside those that are generated from the code (tools/docs_pages.py). Links that leave
docs/ are turned: to a page of the site where there is one, else to the repository. The hall serves the site under a
policy that allows no inline script or style, so both are moved into files.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import docs_pages

ROOT: Final = Path(__file__).resolve().parent.parent
STAGE: Final = ROOT / "build" / "docs-source"
SITE: Final = ROOT / "build" / "docs"
REPOSITORY: Final = "https://github.com/meadhall/meadhall/blob/main/"
ALSO: Final = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "NOTICE.md": "project/notice.md",
}
FRENCH: Final = ("fr.html", "rules/fr/", "how-to/jouer-", "tutorials/premiere-")  # pages in French
LINK: Final = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?(?=[)\s])")
INLINE: Final = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLED: Final = re.compile(r"<([\w-]+)([^<>]*?) style=\"([^\"]*)\"([^<>]*)>")


def pages() -> dict[str, str]:
    """Map each file of the repository that the site shows to its place there."""
    found = {}
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    return {**found, **ALSO, **docs_pages.SHOWN_FOR}


def turned(text: str, source: str, known: dict[str, str]) -> str:
    """Return a page's text with its links as they must be on the site."""
    here = posixpath.dirname(known[source])

    def turn(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found[1]))
        there = known.get(target)
        link = posixpath.relpath(there, here) if there else REPOSITORY + target
        return link + (found[2] or "")

    return LINK.sub(turn, text)


def stage() -> None:
    """Copy and generate the pages; a file that has not changed keeps its time, so that builds stay quick."""
    known, kept = pages(), set()
    for source, place in known.items():
        if source not in docs_pages.SHOWN_FOR:
            data = (ROOT / source).read_bytes()
            kept.add(_write(place, turned(data.decode(), source, known).encode() if source.endswith(".md") else data))
    for place, text in docs_pages.generated():
        kept.add(_write(place, text.encode()))
    for path in [path for path in STAGE.rglob("*") if path.is_file() and path not in kept]:
        path.unlink()


def _write(place: str, data: bytes) -> Path:
    path = STAGE / place
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)
    return path


def move_inline(site: Path) -> None:
    """Move scripts and styles out of the pages into files beside them."""
    rules: dict[str, str] = {}
    for path in sorted(site.rglob("*.html")):
        up = "../" * (len(path.relative_to(site).parts) - 1)
        text = path.read_text(encoding="utf-8")
        for found in INLINE.finditer(text):
            text = text.replace(found[0], _as_file(site, found[1], found[2], up))
        if path.relative_to(site).as_posix().startswith(FRENCH):
            text = text.replace('lang="en"', 'lang="fr"', 1)
        text = STYLED.sub(lambda found: _as_class(found, rules), text)
        if rules and "inline.css" not in text:
            text = text.replace("</head>", f'<link rel="stylesheet" href="{up}_static/inline.css"></head>', 1)
        path.write_text(text, encoding="utf-8")
    lines = [f".{name} {{ {style} }}\n" for name, style in sorted(rules.items())]
    (site / "_static" / "inline.css").write_text("".join(lines), encoding="utf-8")


def _name(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def _as_file(site: Path, kind: str, text: str, up: str) -> str:
    name = f"inline-{_name(text)}.{'js' if kind == 'script' else 'css'}"
    (site / "_static" / name).write_text(text, encoding="utf-8")
    address = f"{up}_static/{name}"
    return f'<script src="{address}"></script>' if kind == "script" else f'<link rel="stylesheet" href="{address}">'


def _as_class(found: re.Match[str], rules: dict[str, str]) -> str:
    tag, before, style, after = found.groups()
    name = f"s-{_name(style)}"
    rules[name] = style
    attributes = before + after
    if 'class="' in attributes:
        named = attributes.replace('class="', f'class="{name} ', 1)
        return f"<{tag}{named}>"
    return f'<{tag} class="{name}"{attributes}>'


def leftovers(site: Path) -> Iterator[str]:
    """Yield each page that the hall's policy would not show whole."""
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if INLINE.search(text) or STYLED.search(text) or re.search(r"<[^<>]+ on\w+=", text):
            yield path.relative_to(site).as_posix()


def main(options: list[str]) -> int:
    from sphinx.cmd.build import main as sphinx

    stage()
    shutil.rmtree(SITE, ignore_errors=True)
    doctrees = ROOT / "build" / "docs-cache"
    status = int(sphinx(["-q", "-E", "-W", "--keep-going", "-d", str(doctrees), *options, str(STAGE), str(SITE)]))
    if status:
        return status
    move_inline(SITE)
    for name in (".buildinfo", "objects.inv", ".nojekyll"):
        (SITE / name).unlink(missing_ok=True)
    left = list(leftovers(SITE))
    print(f"inline scripts or styles are left in {', '.join(left)}" if left else f"The site is in {SITE}.")
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
