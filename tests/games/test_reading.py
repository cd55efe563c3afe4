"""Reading the tables of an edition: an invented game with two of them, which speak of each other."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from meadhall.games.reading import BadLine, Reader, flag, mark, name, number, one_of, slug, some_of, source
from meadhall.kernel import BadEdition

REALMS = ("slug", "en", "fr", "gold", "source")
BEASTS = ("slug", "realm", "strength", "kinds", "effect", "source")
KINDS = ("giant", "wolf", "snake")


class Beast(NamedTuple):
    slug: str
    realm: str
    strength: int
    kinds: tuple[int, ...]
    effect: str


def bite(text: str) -> str:
    """The game's own words."""
    if not text.startswith("bite"):
        raise BadLine(f"{text!r} does not bite")
    return text


def read(folder: Path) -> list[Beast]:
    reader, beasts = Reader(folder), []
    for row in reader.rows("beasts.csv", BEASTS):
        beast = Beast(
            row.read("slug", slug, ""),
            row.read("realm", slug, ""),
            row.read("strength", number(1, 6), 1),
            row.read("kinds", some_of(KINDS), ()),
            row.read("effect", bite, ""),
        )
        row.read("source", source, "")
        reader.keep(row, "beast", beast.slug)
        reader.want(row, "realm", "realm", beast.realm)
        beasts.append(beast)
    for row in reader.rows("realms.csv", REALMS):
        reader.keep(row, "realm", row.read("slug", slug, ""))
        row.read("en", name, "")
        row.read("fr", name, "")
        row.read("gold", flag, False)
        row.read("source", source, "")
    reader.end()
    return beasts


def write(folder: Path, beasts: str, realms: str = "utgard|Utgard|Utgard|yes|rulebook\n") -> None:
    (folder / "beasts.csv").write_text("|".join(BEASTS) + "\n" + beasts, encoding="utf-8")
    (folder / "realms.csv").write_text("|".join(REALMS) + "\n" + realms, encoding="utf-8")


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadEdition) as caught:
        read(folder)
    return [line.removeprefix(f"{folder}/") for line in caught.value.mistakes]


def test_tables_are_read_whatever_their_order(tmp_path: Path) -> None:
    write(tmp_path, "# a wolf\n\nfenrir | utgard | 6 | giant wolf | bite(2) | public:strength\n")

    assert read(tmp_path) == [Beast("fenrir", "utgard", 6, (0, 1), "bite(2)")]


def test_all_mistakes_are_reported_at_once_with_their_place(tmp_path: Path) -> None:
    write(
        tmp_path,
        "Fenrir|utgard|7|cat|bark|rumour\nhati|jotunheim|1|wolf|bite|design\nhati|utgard|1\nhati|utgard|2||bite|design\n",
        "utgard|Utgard||no|rulebook\n",
    )

    assert mistakes(tmp_path) == [
        "beasts.csv:2: slug: 'Fenrir' is not made of small letters and hyphens, without a number at the end",
        "beasts.csv:2: strength: '7' is no number from 1 to 6",
        "beasts.csv:2: kinds: 'cat' is none of giant, wolf, snake",
        "beasts.csv:2: effect: 'bark' does not bite",
        "beasts.csv:2: source: a source begins with one of rulebook, public, design, not 'rumour'",
        "beasts.csv:4: a line has 6 columns, not 3",
        f"beasts.csv:5: hati: {tmp_path}/beasts.csv:3 is called so, too",
        "realms.csv:2: fr: a thing has a name in both languages",
        "realms.csv:2: gold: 'no' is neither empty nor yes",
        "beasts.csv:3: realm: there is no realm 'jotunheim'",
    ]


def test_a_file_that_is_missing_or_no_text_is_named(tmp_path: Path) -> None:
    write(tmp_path, "")
    (tmp_path / "realms.csv").write_bytes(b"\xff")
    (tmp_path / "beasts.csv").unlink()

    assert mistakes(tmp_path) == [
        "beasts.csv: there is no such file",
        "realms.csv: this is no text in UTF-8: byte 1 cannot be read",
    ]


def test_columns_are_those_of_the_first_line(tmp_path: Path) -> None:
    write(tmp_path, "")
    (tmp_path / "realms.csv").write_text("slug|en\n", encoding="utf-8")

    assert mistakes(tmp_path) == ["realms.csv:1: the first line names the columns: slug|en|fr|gold|source"]


@pytest.mark.parametrize("text", ["", "x", "1.5", "٣", "-1", "11", "9" * 50])
def test_what_is_no_number_in_range(text: str) -> None:
    with pytest.raises(BadLine, match="is no number from 0 to 10"):
        number(0, 10)(text)


def test_words_are_read_as_their_places() -> None:
    assert (one_of(KINDS)("snake"), some_of(KINDS)("wolf giant"), some_of(KINDS)("")) == (2, (1, 0), ())
    assert (number(-3, 3)("-3"), flag("yes"), flag("")) == (-3, True, False)


def test_only_the_same_content_has_the_same_mark() -> None:
    assert mark((1, "a"), ()) == mark((1, "a"), ())
    assert len({mark(), mark(()), mark((1, "a")), mark((1, "b"))}) == 4
