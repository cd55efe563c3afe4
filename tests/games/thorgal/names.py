"""Cards by name: by their slug, by its beginning, or by their English or French name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from tests.games.thorgal.box import t


@cache
def plain(text: str) -> str:
    """A name as a slug: small letters without accents, hyphens between words."""
    letters = unicodedata.normalize("NFD", text.lower().replace("’", "'").replace("'", ""))
    kept = [c if c.isalnum() else "-" for c in letters if not unicodedata.combining(c)]
    return "-".join("".join(kept).replace("-", " ").split())


def card(name: str, among: Sequence[int] | None = None) -> int:
    """A card by slug, name or the beginning of either; `among` narrows the search to some cards."""
    wanted = plain(name)
    pool = list(range(len(t.SLUGS))) if among is None else list(dict.fromkeys(among))
    for matches in _readings(wanted, pool):
        if matches:
            assert len(matches) == 1, f"{name!r} may be any of {[t.SLUGS[c] for c in matches]}"
            return matches[0]
    raise AssertionError(f"no card is called {name!r} here")


def _readings(wanted: str, pool: Sequence[int]) -> Iterator[list[int]]:
    """The cards a name may mean, the strictest reading first."""
    yield [c for c in pool if t.SLUGS[c] == wanted]
    yield [c for c in pool if t.ROW_OF[c] == c and wanted in (plain(t.ROWS[c].en), plain(t.ROWS[c].fr))]
    yield [c for c in pool if t.ROW_OF[c] == c and begins(c, wanted)]


def begins(number: int, wanted: str) -> bool:
    row = t.ROWS[number]
    return any([text.startswith(wanted) for text in (row.slug, plain(row.en), plain(row.fr))])


def slugs(cards: Sequence[int]) -> list[str]:
    return [t.SLUGS[number] for number in cards]
