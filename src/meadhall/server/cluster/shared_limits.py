"""Limits of an address hold for all processes of a hall together: each tells the others what it was asked for.

Only who asks for much is told of, twice a second: between two words of a process an address may have a little more than
its share, and nobody pays for a word to the others with every message.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from meadhall.server.security import Callers
from meadhall.server.storage.store import Store

TOPIC: Final = "spent"
EVERY: Final = 0.5  # seconds
MUCH: Final = 5.0  # requests or messages in that time, and lines: less is not worth a word
MOST: Final = 60  # addresses in one word, those who ask for most


class Word(msgspec.Struct, array_like=True):
    """Of a process: by address, what was spent of each of its limits, and how many lines are open."""

    process: str
    spent: dict[str, list[float]]
    lines: dict[str, int]


class Sharing:
    """What this process tells of its callers, and hears of the others'."""

    def __init__(self, store: Store, callers: Callers) -> None:
        self._store = store
        self._callers = callers
        callers.spent = {}

    async def tell(self) -> None:
        """As long as the process lives."""
        told = False
        while True:
            await asyncio.sleep(EVERY)
            word = self.word()
            if word.spent or word.lines or told:
                told = bool(word.lines)  # that there are none any more is said once
                self._store.say(TOPIC, msgspec.json.encode(word).decode())

    def word(self) -> Word:
        spent, self._callers.spent = self._callers.spent or {}, {}
        much = sorted([(max(costs), address) for address, costs in spent.items() if max(costs) >= MUCH])[-MOST:]
        many = sorted([(n, address) for address, n in self._callers.lines.items() if n >= MUCH])[-MOST:]
        return Word(
            self._store.me.id, {address: spent[address] for _, address in much}, {address: n for n, address in many}
        )

    def hear(self, text: str) -> None:
        """What a process told all of them, this one too."""
        word = msgspec.json.decode(text, type=Word)
        if word.process != self._store.me.id:
            self._callers.learn(word.process, word.spent, word.lines)
