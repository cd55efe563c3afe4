"""Find words to avoid in docs, interface, docstrings and comments: `python tools/words.py`, part of `make check`.

    python tools/words.py              fail where there are more than tools/words.toml allows
    python tools/words.py --list PATH  show every one below a path, with its line
    python tools/words.py --lower      lower the bounds to what is left; they never rise
    python tools/words.py --by-file    the same, with a bound for each file instead of each folder

Sentences of more than 40 words count in docs. Long commit subjects are only a warning.
Nothing but the standard library is used, and no file is imported.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BOUNDS: Final = ROOT / "tools" / "words.toml"
MOST_WORDS: Final = 40  # of a sentence in docs
MOST_SUBJECT: Final = 72  # characters of a commit's subject
COMMITS: Final = 20
AVOID: Final = {
    "whoever, whatever": r"who(?:so)?ever|whomever|whatever",
    "nobody, somebody, everybody": r"(?:no|some|every)body",
    "told": r"(?:is|are|was|were|be|been|being) told|told of|tells",
    "so many, such, as many as": r"so many|so much|(?<!no )such(?! as| a )|as many as",
    "of its own": r"of (?:its|his|their|your) own|one['’]s own",
    "anew, once more": r"anew|once more",
    "meanwhile, thereby, hence": r"meanwhile|thereby|hence|whence|thence",
    "but for, save for": r"(?<!nothing )but for|save for|save where|save that",
    "no more, any more": r"no more(?! than)|any more",
    "by itself, of itself": r"(?:by|of) (?:itself|themselves|himself)",
    "he, him, his": r"he|him|his|himself",
    "too, at the end": r", too(?=[ ,.;:)])",
}
AVOID_IN_PROSE: Final = {**AVOID, "saga": r"sagas?"}  # paths and the protocol keep the word, prose says game
SKIPPED: Final = ("vendor", "build", ".venv", "__pycache__", "node_modules")
CODE: Final = re.compile(
    r"^```[^\n]*\n.*?^``` *$|`[^`\n]*\n?[^`\n]*`|\]\([^)]*\)|https?://\S+", re.MULTILINE | re.DOTALL
)
DOCSTRING: Final = re.compile(r'^[ \t]*r?"""(.*?)"""', re.MULTILINE | re.DOTALL)
COMMENT: Final = re.compile(r"(?:^|\s)# (.*)$", re.MULTILINE)
JS_COMMENT: Final = re.compile(r"(?:^|\s)//(.*)$|/\*(.*?)\*/", re.MULTILINE | re.DOTALL)
QUOTED: Final = re.compile(r"`[^`\n]*`|\"[^\"\n]{0,80}\"")
PLACEABLE: Final = re.compile(r"^[\w-]+ =|^ *\.[\w-]+ =|\{[^{}]*\}", re.MULTILINE)
HEADING: Final = re.compile(r"^(?:#+ |[-*] |\d+\. |>|\||:).*?$", re.MULTILINE)


WRITTEN: Final = re.compile(r"<!-- cards: written by .*?<!-- end of cards -->", re.DOTALL)
CITED: Final = re.compile(r"\([A-Z]{2}-\d+[^()]*\)")  # rules
# These are about the words, or written from docstrings.
ITSELF: Final = ("tools/words.py", "tests/test_words.py", "docs/reference/views.md")


class Found(NamedTuple):
    """One place with a word to avoid."""

    path: str
    line: int
    what: str
    text: str


def blank(found: re.Match[str]) -> str:
    """Keep only line breaks, so that lines are still counted right."""
    return "\n" * found[0].count("\n") or " "


def _page(text: str) -> str:
    """A page without its code, and without tables that are written from messages."""
    return CODE.sub(blank, WRITTEN.sub(blank, text))


def _only(pattern: re.Pattern[str]) -> Callable[[str], str]:
    """Keep what the groups of a pattern find, at its lines."""

    def keep(text: str) -> str:
        kept, end = [], 0
        for found in pattern.finditer(text):
            said = next((part for part in found.groups() if part is not None), "")
            kept += ["\n" * text.count("\n", end, found.start(found.lastindex or 0)), QUOTED.sub(blank, said)]
            end = found.end(found.lastindex or 0)
        return "".join(kept)

    return keep


def _python(text: str) -> str:
    strings = _only(DOCSTRING)(text)
    comments = _only(COMMENT)(DOCSTRING.sub(blank, text))
    lines = zip_longest(strings.split("\n"), comments.split("\n"), fillvalue="")
    return "\n".join([" ".join(pair) for pair in lines])


def _messages(text: str) -> str:
    return PLACEABLE.sub(blank, text)


def _lesson(text: str) -> str:
    """The English words of a lesson, one step a line."""
    said: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            said.extend([value["en"]] if isinstance(value.get("en"), str) else [])
            value = list(value.values())
        if isinstance(value, list):
            for part in value:
                walk(part)

    walk(json.loads(text))
    return "\n".join(said)


class Kind(NamedTuple):
    """Files that are read alike: where, how to get at their words, and what to look for."""

    glob: str
    words: Callable[[str], str]
    avoid: re.Pattern[str]
    sentences: bool = False


def pattern(words: dict[str, str]) -> re.Pattern[str]:
    """One pattern for all words, which is ten times as fast as one each."""
    return re.compile(rf"(?<![\w’'-])(?:{'|'.join(words.values())})(?![\w’'-]|\.\w)", re.IGNORECASE)


CODE_WORDS, PROSE_WORDS = pattern(AVOID), pattern(AVOID_IN_PROSE)
KINDS: Final = (
    Kind("*.md", _page, PROSE_WORDS, sentences=True),
    Kind("docs/**/*.md", _page, PROSE_WORDS, sentences=True),
    Kind("src/**/en.ftl", _messages, PROSE_WORDS),
    Kind("src/**/lesson*.json", _lesson, PROSE_WORDS),
    Kind("src/**/*.py", _python, CODE_WORDS),
    Kind("tests/**/*.py", _python, CODE_WORDS),
    Kind("tools/**/*.py", _python, CODE_WORDS),
    Kind("bench/**/*.py", _python, CODE_WORDS),
    Kind("docs/**/*.py", _python, CODE_WORDS),
    Kind("src/**/*.js", _only(JS_COMMENT), CODE_WORDS),
)


def found_in(path: str, text: str, kind: Kind, terms: tuple[str, ...] = ()) -> Iterator[Found]:
    """Every word to avoid in a text, and in docs every sentence that is too long."""
    words = kind.words(text)
    for term in terms:
        words = words.replace(term, "…")
    for number, line in enumerate(words.split("\n"), 1):
        for hit in kind.avoid.finditer(line):
            yield Found(path, number, hit[0].lower(), line.strip())
    if kind.sentences:
        yield from _long(path, words)


def _long(path: str, words: str) -> Iterator[Found]:
    start = 0
    for part in re.split(r"(\n *\n|\n(?=[-*|#>] |\d+\. |\|)|(?<=[.!?:])\s+|\|)", words):
        if len(re.findall(r"[\w’'-]+", CITED.sub("", part))) > MOST_WORDS:
            yield Found(path, words.count("\n", 0, start) + 1, "long sentence", " ".join(part.split())[:120])
        start += len(part)


def everything(root: Path, terms: tuple[str, ...]) -> Iterator[Found]:
    """What is found in all files below a folder."""
    for kind in KINDS:
        for path in sorted(root.glob(kind.glob)):
            name = path.relative_to(root).as_posix()
            if not any([part in SKIPPED for part in path.parts[len(root.parts) :]]) and name not in ITSELF:
                yield from found_in(name, path.read_text(encoding="utf-8"), kind, terms)


def key_of(path: str, bounds: dict[str, int]) -> str:
    """The bound that counts for a file: its own, or that of the nearest folder above it."""
    while path and path not in bounds:
        path = path.rpartition("/")[0]
    return path


def counted(hits: list[Found], bounds: dict[str, int]) -> Counter[str]:
    return Counter([key_of(hit.path, bounds) or hit.path for hit in hits])


def lowered(hits: list[Found], bounds: dict[str, int], by_file: bool = False) -> dict[str, int]:
    """The bounds as low as what is found allows; never higher than they were, and none where there was none."""
    found = counted(hits, {} if by_file else bounds)
    new = {path: min(n, bounds.get(key_of(path, bounds), 0)) for path, n in found.items()}
    return new if by_file else {path: n for path, n in new.items() if path in bounds}


def read_bounds(text: str) -> tuple[tuple[str, ...], dict[str, int]]:
    data = tomllib.loads(text)
    return tuple(data.get("terms", ())), data.get("left", {})


def write_bounds(terms: tuple[str, ...], bounds: dict[str, int]) -> str:
    """The file as it is kept: terms that are allowed, then how many are left to reword, by path."""
    lines = ["# Words that tools/words.py allows. `python tools/words.py --lower` lowers what is left.", "terms = ["]
    lines += [f"    {json.dumps(term, ensure_ascii=False)}," for term in terms]
    lines += ["]", "", "[left]", *[f'"{path}" = {n}' for path, n in sorted(bounds.items()) if n]]
    return "\n".join(lines) + "\n"


def long_subjects() -> list[str]:
    """Subjects of the last commits that are too long; nothing where there is no history."""
    command = ["git", "-C", str(ROOT), "log", f"-{COMMITS}", "--no-merges", "--format=%s"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=10)
    except (OSError, subprocess.SubprocessError):
        return []
    return [subject for subject in done.stdout.splitlines() if len(subject) > MOST_SUBJECT]


def main(asked: list[str]) -> int:
    terms, bounds = read_bounds(BOUNDS.read_text(encoding="utf-8") if BOUNDS.exists() else "")
    hits = list(everything(ROOT, terms))
    if asked[:1] == ["--list"]:
        below = asked[1].rstrip("/") if len(asked) > 1 else ""
        shown = [hit for hit in hits if not below or hit.path == below or hit.path.startswith(f"{below}/")]
        print("".join([f"{hit.path}:{hit.line}: {hit.what}: {hit.text[:140]}\n" for hit in shown]), end="")
        return 0
    new = bounds
    if asked[:1] in (["--lower"], ["--by-file"]):
        new = lowered(hits, bounds, asked == ["--by-file"])
        BOUNDS.write_text(write_bounds(terms, new), encoding="utf-8")
    for subject in long_subjects():
        print(f"warning: a commit subject of {len(subject)} characters: {subject}")
    over = {path: n for path, n in counted(hits, new).items() if n > new.get(path, 0)}
    for path, n in sorted(over.items()):
        print(f"{path}: {n} words to avoid, {new.get(path, 0)} allowed: python tools/words.py --list {path}")
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
