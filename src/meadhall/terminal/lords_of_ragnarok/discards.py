"""The discard piles by name, which anybody may look through at any time (LR-850)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.text import Speech


def discards(table: Table, speech: Speech) -> Iterator[tuple[str, str]]:
    """Each pile that is not empty, and what is in it: cards by name, Events by their Regions."""
    attacks = table.hunt.discard if table.hunt is not None else ()
    piles = {
        "pile-combat": _cards("card", table.combat_discard, speech),
        "pile-attacks": _cards("attack", attacks, speech),
        "pile-blessings": _cards("blessing", table.blessing_discard, speech),
        "pile-events": [str(region) for region in table.event_discard],
    }
    for title, names in piles.items():
        if names:
            yield speech.say(title), ", ".join(names)


def _cards(noun: str, cards: Sequence[str], speech: Speech) -> list[str]:
    """Their names; equal ones once, and how many."""
    counted = Counter(cards).items()
    return [speech.noun(noun, card) + (f" ×{count}" if count > 1 else "") for card, count in counted]
