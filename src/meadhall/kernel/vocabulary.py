"""The options of a title: ints of one fixed vocabulary, with a text form both ways.

A vocabulary is a row of blocks. A block is a verb with the things it is done to: `invade` × figure × place.
Inside rules an option is its int (`INVADE.of(figure, place)`); at the edges it is its text (`invade warrior gimle`).

Where an edition says what there is to choose from, the domain has room for as many things as any edition may have.
So the numbers are the same in all of them, and each calls its own things by name: `Vocabulary.named`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Domain(NamedTuple):
    """What one word of an option ranges over: its argument name, its noun, and the keys in order."""

    name: str
    noun: str
    keys: Sequence[str]
    room: int = 0  # how many numbers it takes, if there may be more keys in another edition

    @property
    def size(self) -> int:
        return max(self.room, len(self.keys))


class Block:
    """One verb and its domains: a run of consecutive ints."""

    __slots__ = ("base", "domains", "end", "stride", "verb")

    def __init__(self, verb: str, base: int, domains: tuple[Domain, ...]) -> None:
        size = 1
        for domain in domains:
            size *= domain.size
        self.verb = verb
        self.base = base
        self.domains = domains
        self.stride = domains[-1].size if domains else 1
        self.end = base + size

    def of(self, first: int, second: int = -1) -> int:
        """The option for these values; one or two of them, as the block has domains."""
        if second < 0:
            return self.base + first
        return self.base + first * self.stride + second

    def one(self, option: int) -> int:
        """The value of an option of a block with one domain."""
        return option - self.base

    def pair(self, option: int) -> tuple[int, int]:
        """The two values of an option of a block with two domains."""
        return divmod(option - self.base, self.stride)

    def values(self, option: int) -> tuple[int, ...]:
        """The values of an option, however many domains there are."""
        if not self.domains:
            return ()
        return (self.one(option),) if len(self.domains) == 1 else self.pair(option)

    def __contains__(self, option: int) -> bool:
        return self.base <= option < self.end


class Vocabulary:
    """All blocks of a title. Their order is part of the rules: append, never insert."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._texts: list[str] = []
        self._owner: list[Block] = []
        self._codes: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[int]:
        """All options that have a text; numbers that are kept free for other editions are left out."""
        return iter(self._codes.values())

    def __contains__(self, option: int) -> bool:
        return 0 <= option < len(self._texts) and bool(self._texts[option])

    def block(self, verb: str, *domains: Domain) -> Block:
        """Add a verb; at most two domains, so that options stay easy to take apart."""
        assert len(domains) <= 2, f"{verb}: an option has at most two arguments"
        block = Block(verb, len(self._texts), domains)
        self.blocks.append(block)
        for option, text in enumerate(_texts(verb, domains), block.base):
            assert text not in self._codes, f"two options are called {text!r}"
            if text:
                self._codes[text] = option
            self._texts.append(text)
        self._owner += [block] * (block.end - block.base)
        return block

    def named(self, noun: str, keys: Sequence[str]) -> Vocabulary:
        """The same verbs at the same numbers, with these keys for a noun: what an edition calls its own."""
        new = Vocabulary()
        for block in self.blocks:
            new.block(block.verb, *[d._replace(keys=keys) if d.noun == noun else d for d in block.domains])
        assert len(new) == len(self), f"there is no room for {len(keys)} of {noun}"
        return new

    def word(self, verb: str) -> int:
        """Add a verb that stands alone (`pass`, `done`) and return its option."""
        return self.block(verb).base

    def text(self, option: int) -> str:
        """The text form; a foreign int is shown as a number, so that refusals can name it."""
        return (self._texts[option] if 0 <= option < len(self._texts) else "") or f"#{option}"

    def parse(self, text: str) -> int:
        """The option of a text form, or -1."""
        return self._codes.get(" ".join(text.split()).lower(), -1)

    def block_of(self, option: int) -> Block:
        """The block an option belongs to."""
        return self._owner[option]


def _texts(verb: str, domains: tuple[Domain, ...]) -> list[str]:
    """The texts of a block in order; those of numbers that are kept free are empty."""
    texts = [verb]
    for domain in domains:
        keys = [*domain.keys, *[""] * (domain.size - len(domain.keys))]
        texts = [f"{text} {key}" if text and key else "" for text in texts for key in keys]
    return texts
