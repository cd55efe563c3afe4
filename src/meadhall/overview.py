"""The overviews: a game on one page, in English and French, each line with its rule.

They are data of the games (`games/<game>/overview.toml`). The hall sends them, the documentation prints them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from meadhall.games import folder_of

OVERVIEW_FILE: Final = "overview.toml"


class NoOverview(LookupError):
    """A game without an overview."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text, in all languages."""

    en: str
    fr: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the page: what it is called or what it scores, what it costs, and the rule to look up."""

    rule: str
    text: Words
    icon: str = ""
    name: Words | None = None
    cost: Words | None = None
    points: Words | None = None


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a good move looks like."""

    text: Words


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign and its name."""

    icon: str
    name: Words


class Heads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game calls the parts that differ from game to game."""

    turn: Words
    actions: Words
    contest: Words
    scoring: Words


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on one page."""

    title: Words
    frame: Words  # players and rounds
    aim: Words
    heads: Heads
    turn: tuple[Entry, ...]
    actions: tuple[Entry, ...]
    contest: tuple[Entry, ...]
    scoring: tuple[Entry, ...]
    ends: tuple[Entry, ...]
    good: tuple[Tip, ...]
    signs: tuple[Sign, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All lines that name a rule, in the order of the page."""
        return self.turn + self.actions + self.contest + self.scoring + self.ends


@cache
def overview(game: str) -> Overview:
    """Return the overview of a game, named by its slug (`blood-rage`)."""
    file = folder_of(game).joinpath(OVERVIEW_FILE)
    if not file.is_file():
        raise NoOverview(f"there is no overview of {game!r}")
    return msgspec.toml.decode(file.read_bytes(), type=Overview)
