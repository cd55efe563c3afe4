"""The options of a decision, numbered, grouped by verb, and found by what a person types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.kernel import Decision
from meadhall.text import Speech, plain


class Choice(NamedTuple):
    """One option: its number in the list, its text form and its words in the reader's language."""

    number: int
    option: int
    text: str
    words: str


class Row(NamedTuple):
    """Options with the same verb and, where there are two words, the same first one."""

    verb: str
    label: str
    choices: tuple[Choice, ...]


class Choices:
    """A decision as a list to read and to answer. Verbs that stand alone (pass, done) come last."""

    def __init__(self, decision: Decision, speech: Speech) -> None:
        self.decision = decision
        self.speech = speech
        self.vocabulary = speech.game.vocabulary
        alone = [o for o in decision.options if not self.vocabulary.block_of(o).domains]
        order = [o for o in decision.options if o not in alone] + alone
        self.all = tuple([self._choice(number, option) for number, option in enumerate(order, start=1)])

    def _choice(self, number: int, option: int) -> Choice:
        return Choice(number, option, self.vocabulary.text(option), self.form(option))

    # -- showing ----------------------------------------------------------------------------------

    @property
    def noun(self) -> str:
        """The noun of the things one chooses among with one verb: cards, say; empty where it is no such choice."""
        blocks = [self.vocabulary.block_of(choice.option) for choice in self.all]
        named = {block.verb: block for block in blocks if block.domains}
        domains = next(iter(named.values())).domains if len(named) == 1 else ()
        return domains[0].noun if len(domains) == 1 else ""

    def rows(self) -> list[Row]:
        """The options with arguments, grouped."""
        rows: dict[tuple[str, int], list[Choice]] = {}
        for choice in self.all:
            block = self.vocabulary.block_of(choice.option)
            if block.domains:
                first = block.values(choice.option)[0] if len(block.domains) == 2 else -1
                rows.setdefault((block.verb, first), []).append(choice)
        return [self._row(choices) for choices in rows.values()]

    def _row(self, choices: Sequence[Choice]) -> Row:
        option = choices[0].option
        block = self.vocabulary.block_of(option)
        label = self.form(option, "row") if len(block.domains) == 2 else ""
        return Row(self.form(option, "verb"), label, tuple(choices))

    def alone(self) -> list[Choice]:
        """The verbs that stand alone."""
        return [choice for choice in self.all if not self.vocabulary.block_of(choice.option).domains]

    def form(self, option: int, form: str = "") -> str:
        """An option in words, or one of the forms for lists."""
        return self.speech.option(option, self.decision.question.name, form, self.decision.args)

    def key(self, choice: Choice) -> str:
        """The key of an option's first word: a card's slug."""
        block = self.vocabulary.block_of(choice.option)
        return block.domains[0].keys[block.values(choice.option)[0]]

    # -- finding ----------------------------------------------------------------------------------

    def exactly(self, line: str) -> int:
        """The option of a number or of a full text form; -1 if it is neither."""
        if line.isdecimal():
            return next((choice.option for choice in self.all if choice.number == int(line)), -1)
        option = self.vocabulary.parse(line)
        return option if option in self.decision.options else -1

    def find(self, line: str) -> list[Choice]:
        """The options a line may mean: its words in order, each at least the beginning of a word; or in any order."""
        typed = plain(line).split()
        if not typed:
            return []
        for means in (_in_order, _in_any_order):
            found = [c for c in self.all if means(typed, _words(c.text)) or means(typed, _words(c.words))]
            whole = [c for c in found if set(typed) <= set(_words(c.text)) | set(_words(c.words))]
            if found:
                return whole if len(whole) == 1 else found
        return []

    def elsewhere(self, line: str) -> int:
        """The option a line means that is no legal answer now, so that a refusal can say why; -1 for none."""
        typed = plain(line).split()
        exact = self.vocabulary.parse(line)
        if exact >= 0 or len(typed) < 2:
            return exact
        verbs = {self.vocabulary.block_of(option).verb for option in self.decision.options}
        found = [o for o in self.vocabulary if _in_order(typed, self._any_words(o))]
        likely = [o for o in found if self.vocabulary.block_of(o).verb in verbs] or found
        return likely[0] if len(likely) == 1 else -1

    def _any_words(self, option: int) -> list[str]:
        """The words of any option, as this reader would type them."""
        block: Any = self.vocabulary.block_of(option)
        if self.speech.lang == "en" or not block.domains:
            return _words(self.vocabulary.text(option))
        keys = [d.keys[v] for d, v in zip(block.domains, block.values(option), strict=True)]
        things = [self.speech.noun(d.noun, key) for d, key in zip(block.domains, keys, strict=True)]
        return _words(" ".join([self.form(option, "verb"), *things]))


def _words(text: str) -> list[str]:
    return plain(text).split()


def _in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Do the typed words begin words of the text, one after the other?"""
    left = iter(words)
    return all(any(word.startswith(start) for word in left) for start in typed)


def _in_any_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    return all(any(word.startswith(start) for word in words) for start in typed)
