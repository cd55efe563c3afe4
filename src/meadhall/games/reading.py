"""Reads the tables of an edition: a folder of text files, one line for each thing.

The first line of a file names its columns, which are separated by `|`; empty lines and lines that begin with `#` are
skipped. All mistakes are reported together, each with file, line, column and reason: a `Reader` gathers the
mistakes of a folder, a `Row` those of a line. What a column holds is read by a function from its text that raises
`BadLine`: `number`, `numbers`, `one_of`, `some_of`, `flag`, `slug`, `name` and `source` are here, effects are the
game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from meadhall.kernel import BadEdition

SOURCES: Final = ("rulebook", "public", "design")  # where facts come from, perhaps with `:which of them`

T = TypeVar("T")


class BadLine(ValueError):
    """A line, or a part of it, that cannot be read: each reason says why."""

    def __init__(self, *reasons: str) -> None:
        super().__init__("\n".join(reasons))
        self.reasons = reasons


class Row:
    """The columns of one line. What can't be read is remembered, to be reported together."""

    def __init__(self, cells: Mapping[str, str], where: str = "") -> None:
        self.cells = cells
        self.where = where  # file and line
        self.mistakes: list[str] = []

    def read(self, column: str, reader: Callable[[str], T], instead: T) -> T:
        """What a column holds; if that cannot be read, something to go on with."""
        try:
            return reader(self.cells[column])
        except BadLine as error:
            self.mistakes += [f"{column}: {reason}" for reason in error.reasons]
            return instead

    def source(self) -> str:
        """Where the facts of this line come from."""
        return self.read("source", source, "")

    def refuse(self) -> None:
        """Raise what is wrong so far, if anything is."""
        if self.mistakes:
            raise BadLine(*self.mistakes)


class Wanted(NamedTuple):
    """A thing of another table that a line speaks of."""

    where: str
    column: str
    kind: str
    key: str


class Reader:
    """Reads a folder table by table. `end` raises all that is wrong with it, if anything is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.mistakes: list[str] = []
        self._places: dict[tuple[str, str], str] = {}
        self._wanted: list[Wanted] = []

    def rows(self, file: str, columns: Sequence[str]) -> Iterator[Row]:
        """The lines of a file. What is wrong with one is noted when the loop goes on to the next."""
        path = self.folder / file
        try:
            text = read_text(path)
        except BadLine as error:
            self.mistakes.append(f"{path}: {error}")
            return
        yield from rows_of(text, str(path), columns, self.mistakes)

    def keep(self, row: Row, kind: str, key: str) -> None:
        """A thing of this kind is called by this key, and no other is."""
        before = self._places.setdefault((kind, key), row.where)
        if before != row.where:
            row.mistakes.append(f"{key}: {before} is called so, too")

    def want(self, row: Row, column: str, kind: str, key: str) -> None:
        """A line speaks of a thing of this kind, which may stand in a table that is read later."""
        self._wanted.append(Wanted(row.where, column, kind, key))

    def names(self, row: Row, kind: str) -> tuple[str, str, str]:
        """What a thing is called by programs, in English and in French; no other of its kind is."""
        key = row.read("slug", slug, "")
        if key:
            self.keep(row, kind, key)
        return key, row.read("en", name, ""), row.read("fr", name, "")

    def own(self, row: Row, column: str, kind: str, words: Sequence[str]) -> int:
        """One of these words, which no other line has, as its place among them."""
        found = row.read(column, one_of(words), -1)
        if found >= 0:
            self.keep(row, kind, words[found])
        return max(found, 0)

    def refuse(self, file: str, reason: str) -> None:
        """Something is wrong with a table as a whole."""
        self.mistakes.append(f"{self.folder / file}: {reason}")

    def counted(self, file: str, found: int, low: int, high: int) -> None:
        """Check the number of lines of a table; single lines are checked before."""
        if not low <= found <= high:
            many = str(low) if low == high else f"{low} to {high}"
            self.refuse(file, f"there are {many} of these, not {found}")

    def in_order(self, file: str, found: Sequence[str], keys: Sequence[str]) -> None:
        """The lines of a table are these, in this order."""
        if list(found) != list(keys):
            self.refuse(file, f"the lines are, in this order, {', '.join(keys)}")

    def end(self) -> None:
        """Everything has been read."""
        missing = [want for want in self._wanted if (want.kind, want.key) not in self._places]
        self.mistakes += [f"{at}: {column}: there is no {kind} {key!r}" for at, column, kind, key in missing]
        if self.mistakes:
            raise BadEdition(self.mistakes)


# -- files and lines ------------------------------------------------------------------------------------------


def read_text(path: Path) -> str:
    """The text of a file, with or without the mark that some programs put before UTF-8."""
    if not path.is_file():
        raise BadLine("there is no such file")
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadLine(f"this is no text in UTF-8: byte {error.start + 1} cannot be read") from None


def rows_of(text: str, where: str, columns: Sequence[str], mistakes: list[str]) -> Iterator[Row]:
    """The lines of a text as rows; what is wrong with them is added to the mistakes."""
    head, *lines = text.replace("\r\n", "\n").split("\n")
    if head.split("|") != list(columns):
        mistakes.append(f"{where}:1: the first line names the columns: {'|'.join(columns)}")
        return
    for number, line in enumerate(lines, 2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            row = row_of(line, columns, f"{where}:{number}")
        except BadLine as error:
            mistakes.append(f"{where}:{number}: {error}")
        else:
            yield row
            mistakes += [f"{row.where}: {reason}" for reason in row.mistakes]


def row_of(line: str, columns: Sequence[str], where: str = "") -> Row:
    """One line."""
    found = [cell.strip() for cell in line.split("|")]
    if len(found) != len(columns):
        raise BadLine(f"a line has {len(columns)} columns, not {len(found)}")
    return Row(dict(zip(columns, found, strict=True)), where)


def mark(*content: object) -> str:
    """A short name that only the same content has: what an edition of somebody's own is called by."""
    return sha256(repr(content).encode()).hexdigest()[:12]


# -- columns ------------------------------------------------------------------------------------------------


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number from `low` to `high`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise BadLine(f"{text!r} is no number from {low} to {high}")
        return int(text)

    return read


def numbers(low: int, high: int) -> Callable[[str], tuple[int, ...]]:
    """Whole numbers with spaces between them."""
    read = number(low, high)
    return lambda text: tuple([read(part) for part in text.split()])


def one_of(words: Sequence[str]) -> Callable[[str], int]:
    """One of these words, as its place among them."""

    def read(text: str) -> int:
        if text not in words:
            raise BadLine(f"{text!r} is none of {', '.join(words)}")
        return words.index(text)

    return read


def some_of(words: Sequence[str]) -> Callable[[str], tuple[int, ...]]:
    """Any of these words with spaces between them, as their places."""
    read = one_of(words)
    return lambda text: tuple([read(word) for word in text.split()])


def flag(text: str) -> bool:
    """`yes`, or nothing."""
    if text not in ("", "yes"):
        raise BadLine(f"{text!r} is neither empty nor yes")
    return text == "yes"


def slug(text: str) -> str:
    """A name for programs; a number at its end would tell copies apart."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", text) or re.search(r"-\d+$", text):
        raise BadLine(f"{text!r} is not made of small letters and hyphens, without a number at the end")
    return text


def name(text: str) -> str:
    """A name for people, in one of the languages."""
    if not text:
        raise BadLine("a thing has a name in both languages")
    return text


def source(text: str) -> str:
    """Where the facts of a line come from."""
    if text.partition(":")[0] not in SOURCES:
        raise BadLine(f"a source begins with one of {', '.join(SOURCES)}, not {text!r}")
    return text
