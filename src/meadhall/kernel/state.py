"""The part of a state that every game shares: seats, chance and the ear that listens to events."""

from __future__ import annotations

from typing import Any, Final, Self

from meadhall.kernel.data import CorruptData, Plain
from meadhall.kernel.event import SPECTATOR, Entry, Event
from meadhall.kernel.rng import Luck, draw, keyed, shuffle

BEFORE: Final = "saved by an older version, when chance was another: it cannot be played on"


class State(Plain):
    """Everything on the table. Ints, lists of ints and small value objects; no history, no options."""

    unsaved = frozenset({"box", "log"})
    dropped = frozenset({"log"})  # no one listens to a copy

    box: Any  # what is in the box: the tables of the edition, shared by all tables that play it, and never changed
    seats: int
    chance: Luck  # the same as long as nothing is drawn
    dice: list[int]  # draws a test has scripted; they come before the generator's
    log: list[Entry] | None

    def __init__(self, seats: int, seed: int, box: Any = None) -> None:
        self.box = box
        self.seats = seats
        self.chance = keyed(seed)
        self.dice = []
        self.log = None

    @classmethod
    def from_data(cls, data: object) -> Self:
        if isinstance(data, dict) and isinstance(data.get("chance"), int):
            raise CorruptData(f"{cls.__name__}: {BEFORE}")
        return super().from_data(data)

    # -- chance ---------------------------------------------------------------

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        if self.dice:
            return self.dice.pop(0) % n
        self.chance, number = draw(self.chance, n)
        return number

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        if self.dice:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
        else:
            self.chance = shuffle(self.chance, items)

    # -- events ---------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Log an event that all see."""
        if self.log is not None:
            self.log.append(Entry(event, None))

    def whisper(self, seat: int, secret: Event, others: Event) -> None:
        """Log an event that one seat sees whole and the rest of the table in its outward form."""
        if self.log is not None:
            rest = tuple([other for other in range(SPECTATOR, self.seats) if other != seat])
            self.log.append(Entry(secret, (seat,)))
            self.log.append(Entry(others, rest))

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    def round_from(self, seat: int) -> tuple[int, ...]:
        """Every seat once, clockwise from this one."""
        return (*range(seat, self.seats), *range(seat))
