"""The words a player or a spectator can read: those of views, and cards the log names."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.script import texts
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import Scene

Eyes = str | None  # a faction; None is a spectator
OWN = ("you", "hand", "prices", "aside", "chosen", "looked")  # the fields of a table that are a seat's own


def everybody(s: Scene) -> list[Eyes]:
    """Every pair of eyes at the table, a spectator's first."""
    return [None, *s.names]


def sent(s: Scene, who: Eyes) -> dict[str, Any]:
    """All that a view sends over a wire: table, questions, options."""
    return s.match.view(None if who is None else s.seat(who)).to_data()


def words(s: Scene, who: Eyes) -> set[str]:
    """Every word these eyes can read on the table and among the options now."""
    return {word for text in texts(sent(s, who)) for word in text.split()}


def heard(s: Scene, who: Eyes) -> set[str]:
    """The cards that the log names to these eyes."""
    found: list[int] = []
    for entry in s.match.view(None if who is None else s.seat(who)).log():
        found += [entry.event.card] if hasattr(entry.event, "card") else []
        found += getattr(entry.event, "cards", ())
    return {t.SLUGS[number] for number in found}


def readers(s: Scene, slug: str) -> list[Eyes]:
    """Whose eyes can read a card's name, on the table or in the log."""
    return [who for who in everybody(s) if slug in words(s, who) | heard(s, who)]


def public(s: Scene, who: Eyes) -> dict[str, Any]:
    """The part of a table that is not the seat's own."""
    table: dict[str, Any] = msgspec.to_builtins(s.view(who))
    return {name: value for name, value in table.items() if name not in OWN}
