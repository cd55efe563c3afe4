"""The hall: its benches, the verses, and who sings. Every number of the game stands here."""

from __future__ import annotations

from typing import Annotated, Final

from meadhall.kernel import Noun

SKALDS: Final = ("wolf", "bear", "serpent", "raven")  # the hall's own shields
ROUNDS: Final = 5

VERSES: Final = ("verse-1", "verse-2", "verse-3", "verse-4", "verse-5")  # worth as much as they say
Verse = Annotated[int, Noun("verse")]

BENCHES: Final = ("door", "hearth", "high-seat")
Bench = Annotated[int, Noun("place")]
GLORY: Final = (1, 2, 4)  # of each bench
ROOM: Final = (3, 2, 1)  # how many skalds; the same one may sit there twice

PHASES: Final = ("bids", "seats")


def worth(verse: int) -> int:
    """The Glory of a verse."""
    return verse + 1
