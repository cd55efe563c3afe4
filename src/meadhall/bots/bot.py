"""The protocol of bots: given a seat's view and a decision, name an option."""

from __future__ import annotations

from typing import Protocol

from meadhall.kernel import Decision, Option, View


class Bot(Protocol):
    """A player that is a program. It is handed the view of its seat, never the match behind it."""

    def choose(self, view: View, decision: Decision) -> Option:
        """One of the decision's options. Bots made alike and asked alike answer alike."""
        ...
