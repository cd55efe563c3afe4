"""Write the card tables of the edition pages from the card lists of the sagas.

    python tools/editions.py            # bring docs/editions up to date
    python tools/editions.py --check    # only say whether it is; the exit status is 1 if not

A page is written by hand but for what stands between its two markers.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from meadhall.games.blood_rage.cards import tables as t
from meadhall.text import Locale

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "editions" / "blood_rage.md"
BEGIN: Final = "<!-- cards: written by tools/editions.py -->"
END: Final = "<!-- end of cards -->"
HEAD: Final = ("Age", "Card", "Kind", "Value", "2 players", "3 players", "4 players", "Source")
WORTH: Final = {t.BATTLE: "+{}", t.QUEST: "{} Glory"}  # all others are Upgrades, which cost Rage


class NoMarkers(ValueError):
    """A page without a place for its table."""


def value(number: int) -> str:
    """A card's number in the words of its kind; Heimdall's Sight has none of its own."""
    if number == t.HEIMDALLS_SIGHT:
        return "X"
    return WORTH.get(t.FAMILY[number], "{} Rage").format(t.VALUE[number])


def rows() -> Iterator[tuple[str, ...]]:
    """One row for each different card, in the order of the card list."""
    titles = Locale("meadhall.games.blood_rage", "en")
    for number, card in enumerate(t.CARDS):
        copies = [str(count) if count else "–" for count in card.copies]
        title = titles.say(f"card-{card.name}")
        yield (str(card.age), title, t.FAMILIES[card.family], value(number), *copies, card.source)


def summary() -> str:
    """How many cards there are, and where they come from."""
    sources = Counter(card.source for card in t.CARDS)
    told = ", ".join(f"{count} `{source}`" for source, count in sorted(sources.items()))
    copies = sum(card.copies[-1] for card in t.CARDS)
    return f"{len(t.CARDS)} different cards ({told}), {copies} copies with four players."


def table() -> str:
    """All that stands between the markers."""
    lines = [HEAD, ("---",) * len(HEAD), *rows()]
    return "\n".join([summary(), "", *["| " + " | ".join(line) + " |" for line in lines]])


def renewed(page: str) -> str:
    """The page with its table written anew."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise NoMarkers(f"the page needs the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main(asked: Sequence[str] = ()) -> int:
    """Write the page, or with `--check` only compare it."""
    page = PAGE.read_text(encoding="utf-8")
    new = renewed(page)
    if "--check" in asked:
        print("up to date" if new == page else "out of date: run python tools/editions.py")
        return int(new != page)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
