"""The common part of the scenes of all games: playing a match by lines of words, and asking what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from meadhall.kernel import IllegalAction, Match, Reason, State

S = TypeVar("S", bound=State)


class Script(Generic[S]):
    """A match that is played by lines: who, a colon, and an option's text."""

    refusals: ClassVar[tuple[str, ...]] = ("decline", "done")  # what `decline_all` answers, whichever is legal first
    quiet: ClassVar[tuple[str, ...]] = ("pass", "decline", "done")  # what `until` answers, else the first option

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    @property
    def g(self) -> S:
        return self.match.state

    @property
    def names(self) -> Sequence[str]:
        """The names of the seats."""
        return self.match.game.seat_names(self.match.state)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def asked(self) -> list[str]:
        """Who must decide now, and what: `["bear: join_battle"]`."""
        return [f"{self.names[d.seat]}: {d.question.name}" for d in self.match.decisions]

    def play(self, *lines: str) -> Self:
        """Play lines such as `red: place thor temple`; a line may leave out words that go without saying."""
        for line in lines:
            name, words = split(line)
            self.match.apply(self.seat(name), self._find(name, words))
        return self

    def _find(self, name: str, words: str) -> int:
        """The option a line means: its exact text, or the only legal one that ends in these words."""
        options = self.match.options(self.seat(name))
        exact = self.match.game.vocabulary.parse(words)
        if exact in options:
            return exact
        found = [o for o in options if means(self.match.game.vocabulary.text(o), words)]
        assert len(found) <= 1, f"{words!r} may be any of {[self.match.game.vocabulary.text(o) for o in found]}"
        if not found and exact < 0:
            legal = [self.match.game.vocabulary.text(o) for o in options]
            raise AssertionError(f"{name} has no option {words!r} among {legal}; asked: {self.asked()}")
        return found[0] if found else exact

    def refused(self, line: str, rule: str = "", **numbers: int) -> None:
        """The line is refused, citing the rule if one is named, with these numbers; and nothing has changed."""
        name, words = split(line)
        option = self._find_refused(name, words)
        before = self.match.hash()
        with pytest.raises(IllegalAction) as caught:
            self.match.apply(self.seat(name), option)
        assert self.match.hash() == before
        if rule:
            assert caught.value.rule == rule, f"{line!r} is refused by {caught.value.rule}"
        if numbers:
            assert isinstance(caught.value.rule, Reason), f"{caught.value.rule} comes without numbers"
            assert caught.value.rule.numbers == numbers

    def _find_refused(self, name: str, words: str) -> int:
        """The option that a refused line means: its exact text, or the closest that ends in these words.

        Closest are those of a verb that is asked about, then those that the line leaves the fewest words out of.
        """
        vocabulary, legal = self.match.game.vocabulary, self.match.options(self.seat(name))
        exact = vocabulary.parse(words)
        if exact >= 0:
            return exact
        found = [o for o in range(len(vocabulary)) if o not in legal and means(vocabulary.text(o), words)]
        assert found, f"{words!r} is no option at all, or all it may mean are legal"
        asked = {vocabulary.block_of(o).verb for o in legal}
        found = [o for o in found if vocabulary.block_of(o).verb in asked] or found
        shortest = min(len(vocabulary.text(o).split()) for o in found)
        closest = [o for o in found if len(vocabulary.text(o).split()) == shortest]
        assert len(closest) == 1, f"{words!r} may be any of {[vocabulary.text(o) for o in closest]}"
        return closest[0]

    def options(self, name: str, verb: str = "") -> set[str]:
        """The legal options of a seat as texts; only those of one verb, if it is named."""
        texts = {self.match.game.vocabulary.text(o) for o in self.match.options(self.seat(name))}
        return {text for text in texts if not verb or text.split()[0] == verb}

    def events(self, *names: str) -> list[Any]:
        """The events since the scene was set; only those of these names, if any is named."""
        return [entry.event for entry in self.match.log if not names or type(entry.event).__name__ in names]

    def decline_all(self, *questions: str) -> Self:
        """Answer `decline`, `done` or `pass` to pending questions of these names (all of them, if none is named)."""
        while self.match.decisions:
            decision = self.match.decisions[0]
            texts = {self.match.game.vocabulary.text(o): o for o in decision.options}
            refusal = next((texts[word] for word in self.refusals if word in texts), None)
            if refusal is None or (questions and decision.question.name not in questions):
                break
            self.match.apply(decision.seat, refusal)
        return self

    def until(self, question: str, name: str = "") -> Self:
        """Play quietly until this is asked, e.g. `bear: join_battle`, `join_battle` of anybody, or anything of `bear:`.

        Quietly means that each player passes, declines, is done, or else takes the first option.
        """
        wanted = f"{name}: {question}" if name else question
        for _ in range(5000):
            if any(_is_asked(now, wanted) for now in self.asked()):
                return self
            assert not self.match.over, f"the match is over, and nobody was asked {wanted!r}"
            self.play_quietly()
        raise AssertionError(f"nobody is ever asked {wanted!r}")

    def play_quietly(self) -> Self:
        """One answer that does as little as there is."""
        decision = self.match.decisions[0]
        texts = {self.match.game.vocabulary.text(o): o for o in decision.options}
        answer = next((texts[word] for word in self.quiet if word in texts), decision.options[0])
        self.match.apply(decision.seat, answer)
        return self

    def checked(self) -> Self:
        """The scene as it was set, refused with a sentence if nothing like it can come to be on a table."""
        try:
            self.match.game.conserved(self.g)
        except AssertionError as error:
            raise AssertionError(f"there is no such position: {error}") from error
        return self


def _is_asked(now: str, wanted: str) -> bool:
    """Does `bear: join_battle` answer to itself, to `bear:` or to `join_battle`?"""
    name, question = split(wanted) if ":" in wanted else ("", wanted)
    seat, asked = split(now)
    return name in ("", seat) and question in ("", asked)


def split(line: str) -> tuple[str, str]:
    name, _, words = line.partition(":")
    return name.strip(), words.strip()


def means(text: str, words: str) -> bool:
    """Does an option's text end in these words? `tyrs-smash` also means `tyrs-smash-1`."""
    have, want = text.split(), words.split()
    if len(want) > len(have):
        return False
    pairs = zip(have[-len(want) :], want, strict=True)
    return all(h == w or (h[:-2] == w and h[-2] == "-" and h[-1].isdigit()) for h, w in pairs)


def texts(data: Any) -> Iterator[str]:
    """The strings in plain data, however deep."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value)
