"""Why a thing is off: of the refused options about it, the one a player is likely to mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from meadhall.kernel import Block, Decision, Match, Option, Vocabulary, told

Thing = tuple[str, str]  # a noun and a key, as pictures name things
VERB: Final = "verb"  # the noun of a verb, as in ("verb", "pass")


class Words(NamedTuple):
    """An option taken apart."""

    option: Option
    verb: str
    things: tuple[Thing, ...]

    def is_about(self, thing: Thing) -> bool:
        return thing == (VERB, self.verb) or thing in self.things


def why_off(match: Match[Any], decision: Decision, thing: Thing, said: Collection[Thing]) -> tuple[Option, str] | None:
    """Return an option about the thing with what is against it; None where no option ever is about it.

    `said` is what the option should be about besides. Verbs among it are alternatives.
    """
    vocabulary = match.game.vocabulary
    near = Nearest([_words(vocabulary, option) for option in decision.options], [one for one in said if one != thing])
    about = [(near.distance(words, thing), words.option) for words in _about(vocabulary, thing)]
    if not about:
        return None
    nearest, _ = min(about)
    return _best_reason(match, decision, [option for distance, option in about if distance == nearest])


class Nearest:
    """How far options are from what was said, and from what can be done."""

    def __init__(self, legal: Sequence[Words], said: Collection[Thing]) -> None:
        self.verbs = {key for noun, key in said if noun == VERB} or {words.verb for words in legal}
        self.said = {one for one in said if one[0] != VERB}
        self.options = frozenset([words.option for words in legal])
        self.legal = {(words.verb, place, thing) for words in legal for place, thing in enumerate(words.things)}

    def distance(self, words: Words, thing: Thing) -> tuple[int, bool, int, int]:
        """Return what was said in vain, if the verb is another one, the words that are off besides, and how many."""
        unsaid = len(self.said.difference(words.things))
        if words.option in self.options:
            return unsaid, words.verb not in self.verbs, 0, 0
        off = [place for place, one in enumerate(words.things) if self._is_off(words.verb, place, one, thing)]
        return unsaid, words.verb not in self.verbs, len(off), len(words.things)

    def _is_off(self, verb: str, place: int, one: Thing, thing: Thing) -> bool:
        return one != thing and one not in self.said and (verb, place, one) not in self.legal


def _best_reason(match: Match[Any], decision: Decision, options: Sequence[Option]) -> tuple[Option, str]:
    """Of the reasons against them: none, or one with numbers, or one of a closer rule, or the commonest."""
    judge = match.judge(decision)
    reasons = {option: judge(option) for option in options}
    count = Counter(reasons.values())

    def rank(option: Option) -> tuple[bool, bool, bool, int]:
        reason = reasons[option]
        return bool(reason), not told(reason)[1], reason == decision.question.rule, -count[reason]

    best = min(options, key=rank)
    return best, reasons[best]


def _about(vocabulary: Vocabulary, thing: Thing) -> Iterator[Words]:
    """All options about a thing, whether they are legal or not."""
    for block in vocabulary.blocks:
        every = [range(len(domain.keys)) for domain in block.domains]
        if thing == (VERB, block.verb):
            yield from _run(vocabulary, block, every)
        for place, domain in enumerate(block.domains):
            if domain.noun == thing[0] and thing[1] in domain.keys:
                only = [*every[:place], [domain.keys.index(thing[1])], *every[place + 1 :]]
                yield from _run(vocabulary, block, only)


def _run(vocabulary: Vocabulary, block: Block, values: Sequence[Sequence[int]]) -> Iterator[Words]:
    for each in product(*values):
        option = block.of(*each) if each else block.base
        if option in vocabulary:
            yield _words(vocabulary, option)


def _words(vocabulary: Vocabulary, option: Option) -> Words:
    block = vocabulary.block_of(option)
    pairs = zip(block.domains, block.values(option), strict=True)
    return Words(option, block.verb, tuple([(domain.noun, domain.keys[value]) for domain, value in pairs]))
