"""The options of a title: ints of one fixed vocabulary, with a text form both ways.

A vocabulary is a row of blocks. A block is a verb with the things it is done to: `invade` × figure × place.
Inside rules an option is its int (`INVADE.of(figure, place)`); at the edges it is its text (`invade warrior gimle`).

Where an edition says what there is to choose from, the domain has room for as many things as any edition may have.
So the numbers are the same in all of them, and each calls its own things by name: `Vocabulary.named`. Where a
vocabulary had no such room when its first matches were recorded, what an edition has more is numbered after everything
else (`Domain.more`), and the numbers of before stay as they are.
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
    more: int = 0  # and how many keys there may be beyond those, numbered after all blocks

    @property
    def size(self) -> int:
        return self.room if self.more else max(self.room, len(self.keys))


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

    @property
    def ranges(self) -> tuple[range, ...]:
        """Where its numbers are."""
        return (range(self.base, self.end),)


class LongBlock(Block):
    """A verb with one domain, whose last keys are numbered after all blocks."""

    __slots__ = ("far", "far_end")

    far: int  # the number of the first of them
    far_end: int

    def of(self, first: int, second: int = -1) -> int:
        return self.base + first if first < self.stride else self.far + first - self.stride

    def one(self, option: int) -> int:
        return option - self.base if option < self.end else option - self.far + self.stride

    def __contains__(self, option: int) -> bool:
        return self.base <= option < self.end or self.far <= option < self.far_end

    @property
    def ranges(self) -> tuple[range, ...]:
        return (range(self.base, self.end), range(self.far, self.far_end))


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
        kind = LongBlock if len(domains) == 1 and domains[0].more else Block
        block = kind(verb, len(self._texts), domains)
        self.blocks.append(block)
        self._add(block, _texts(verb, domains)[: block.end - block.base])
        return block

    def _add(self, block: Block, texts: Sequence[str]) -> None:
        """Give a block the next numbers, with these texts."""
        for option, text in enumerate(texts, len(self._texts)):
            assert text not in self._codes, f"two options are called {text!r}"
            if text:
                self._codes[text] = option
        self._texts += texts
        self._owner += [block] * len(texts)

    def close(self, beyond: bool = True) -> Vocabulary:
        """Number what is beyond the room of long blocks, after all others; without anything beyond, no number is."""
        far = len(self._texts)
        for block in self.blocks:
            if isinstance(block, LongBlock):
                more = block.domains[0].more
                block.far, block.far_end = far, far + more
                far += more
                if beyond:
                    whole = block.domains[0]._replace(room=block.stride + more, more=0)
                    self._add(block, _texts(block.verb, (whole,))[block.stride :])
        return self

    def named(self, noun: str, keys: Sequence[str]) -> Vocabulary:
        """The same verbs at the same numbers, with these keys for a noun: what an edition calls its own."""
        new = Vocabulary()
        for block in self.blocks:
            new.block(block.verb, *[d._replace(keys=keys) if d.noun == noun else d for d in block.domains])
        fits = [block.base for block in new.blocks] == [block.base for block in self.blocks]
        domains = [domain for block in new.blocks for domain in block.domains]
        assert fits and new.blocks[-1].end == self.blocks[-1].end, f"there is no room for {len(keys)} of {noun}"
        assert all([len(d.keys) <= d.size + d.more for d in domains]), f"there is no room for {len(keys)} of {noun}"
        return new.close(any([len(domain.keys) > domain.size for domain in domains]))

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
