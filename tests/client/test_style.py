"""The client's modules and styles keep to the width of a page, and the styles to one rule a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import meadhall.client
import meadhall.games

WIDTH: Final = 120
CLIENT: Final = Path(meadhall.client.__file__).parent
SAGAS: Final = Path(meadhall.games.__file__).parent
STYLES: Final = sorted([*(CLIENT / "css").glob("*.css"), *SAGAS.glob("*/art/*.css")])
MODULES: Final = sorted((CLIENT / "js").rglob("*.js"))
UNSEEN: Final = re.compile(r"""/\*.*?\*/|"[^"]*"|'[^']*'""")


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def crowded(styles: list[str]) -> Iterator[str]:
    """Lines on which something stands behind the end of a rule."""
    for line in styles:
        seen = UNSEEN.sub("", line).rstrip()
        if re.search(r"\}[^\s}]|\}\s+[^\s}]", seen) and not seen.lstrip().startswith("@keyframes"):
            yield line


@pytest.mark.parametrize("path", [*MODULES, *STYLES], ids=named)
def test_lines_are_no_wider_than_a_page(path: Path) -> None:
    assert [line for line in lines(path) if len(line) > WIDTH] == []


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_styles_have_one_rule_a_line(path: Path) -> None:
    assert list(crowded(lines(path))) == []


def test_a_second_rule_is_seen() -> None:
    assert list(crowded([".a { color: red; } .b { color: blue; }", "@media print { .a { top: 0; } }", "}"])) == [
        ".a { color: red; } .b { color: blue; }"
    ]


LAYERS: Final = {"system", "table", "play", "hall", "lobby", "forms", "tablets", "ground"}  # one refines the other


def bare_classes(path: Path) -> set[str]:
    """Classes that a file gives a look wherever they stand."""
    return set(re.findall(r"^\.([a-z][\w-]*)\s*\{", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", [p for p in STYLES if p.parent.name == "css" and p.stem not in LAYERS], ids=named)
def test_no_part_restyles_a_class_of_another(path: Path) -> None:
    """All styles are in one page: a village's plot is no longer one where the result calls its graph a plot, too."""
    others = [other for other in STYLES if other.parent == path.parent and other != path]
    assert {(other.stem, name) for other in others for name in bare_classes(other) & bare_classes(path)} == set()


DECLARED: Final = re.compile(r"(?<![\w-])([a-z-]+): ([^;{}]*)(?=[;}])")
SCALED: Final = re.compile(
    r"(font|font-size|line-height|((min|max)-)?(width|height)|flex|flex-basis|(row-|column-)?gap|grid(-\w+)*"
    r"|(padding|margin|inset)(-\w+)*|top|right|bottom|left|--(s\d|t-\w+))"
)
LENGTH: Final = re.compile(r"(?<![\w.])(\d*\.?\d+)px")
HAIR: Final = 2  # pixels: a thinner line is as thin in large text
FLOORS: Final = {"11", "16", "38", "44"}  # text, the root, and what a finger hits are no smaller in small text
DRAWN: Final = re.compile(
    r"text-anchor|\bfill:|\.board |\.asgard \.|\.fig |--scale"
)  # in a drawing, which is scaled as one


def stiff(style: str) -> Iterator[str]:
    """Sizes of a page that do not grow with its text."""
    for block in re.finditer(r"([^{};]*)\{([^{}]*)(?=[{}])", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)):
        selector, rules = " ".join(block[1].split()), block[2]
        for name, value in DECLARED.findall(rules):
            large = [
                size
                for size in LENGTH.findall(value)
                if float(size) >= HAIR and not ("max(" in value and size in FLOORS)
            ]
            if SCALED.fullmatch(name) and large and not DRAWN.search(selector + " {" + rules):
                yield f"{selector}: {name}: {value}"


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_what_holds_text_grows_with_it(path: Path) -> None:
    assert list(stiff(path.read_text(encoding="utf-8"))) == []


def test_a_size_that_does_not_grow_is_seen() -> None:
    styles = (
        ".a { width: 12px; border: 3px solid; height: 1px; } .b { width: max(44px, 2.75rem); } .c { gap: 1rem 8px; }"
    )
    assert list(stiff(styles)) == [".a: width: 12px", ".c: gap: 1rem 8px"]


@pytest.mark.parametrize("path", STYLES, ids=named)
def test_what_can_be_chosen_is_told_by_light_and_not_by_dashes(path: Path) -> None:
    style = path.read_text(encoding="utf-8")
    assert not re.search(r"\.is-possible[^{}]*\{[^}]*(dashed|stroke-dasharray: *\d)", style)
