"""The whole table, and what a card looks like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from meadhall.kernel.picture.parts import Badge, Number, Part, Piece, Region, Said, Stage, Zone
from meadhall.kernel.picture.sheets import Sheet

P = TypeVar("P", bound=Part)


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table."""

    stages: tuple[Stage, ...]
    regions: tuple[Region, ...]
    pieces: tuple[Piece, ...]
    sheets: tuple[Sheet, ...]
    zones: tuple[Zone, ...]
    sections: tuple[Part, ...] = ()  # all else on the table, in the order of reading
    board: str = ""  # which drawing of the game is the board, where there are several
    asides: dict[str, tuple[Badge, ...]] = {}  # beside options in the list: prices, what they reach; see `beside`

    def all(self, kind: type[P]) -> tuple[P, ...]:
        """Return the sections of a kind."""
        return tuple([part for part in self.sections if isinstance(part, kind)])

    def beside(self, option: str, asked: str) -> tuple[Badge, ...]:
        """Marks beside an option, by its text or its first words: the longest that there are.

        Where it depends on what is asked, the question and its arguments stand before: `buy_disc 0: disc`.
        """
        words = option.split()
        for count in range(len(words), 0, -1):
            begins = " ".join(words[:count])
            for key in (f"{asked}: {begins}", begins):
                if key in self.asides:
                    return self.asides[key]
        return ()


def sections(*parts: Part | Iterable[Part] | None) -> tuple[Part, ...]:
    """Return those parts that there are, one after the other."""
    found: list[Part] = []
    for part in parts:
        if part is not None:
            found += [part] if isinstance(part, Part) else part
    return tuple(found)


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card looks like: the same at every table. `value` and `corner` are drawn in a shape of their kind."""

    frame: str
    art: str
    kind: Said
    icon: str
    value: str = ""
    shape: str = ""
    corner: str = ""
    foot: tuple[Said, ...] = ()
    noun: str = "card"  # what the card is among things
    band: tuple[str, ...] = ()  # signs along its edge
    signs: tuple[str, ...] = ()  # signs in its foot
    brief: Said | None = None  # and the word beside them, where the card is small
    crest: str = ""  # the shield in its foot
    drops: tuple[str, ...] = ()  # small signs at its corner
    measures: tuple[Badge, ...] = ()  # its numbers in lists: a sign, the number as it is reckoned, and its unit
    price: tuple[Number, ...] = ()  # in its foot
    copies: int = 0  # how many there are, and
    source: str = ""  # where its text is from: a `source-…` of the locale, for those who look it up
