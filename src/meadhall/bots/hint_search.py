"""Hints: what a bot would do in a seat's place, and why: what it expects, what it fears, whether it is close.

A hint is made from the seat's view and nothing else, its seed too: the same view gives the same hint, however often
it is asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.bots.deadlines import unhurried
from meadhall.bots.mcts import Descent, Node, Reply, SearchBot
from meadhall.kernel import Decision, Heuristics, Match, Odds, Option, View
from meadhall.kernel.data import encode

ONLY, CLEAR, BETTER, CLOSE = "only", "clear", "better", "close"
CLEAR_SHARE: Final = 0.9  # of all visits, from which nothing else is worth a thought
FEWEST: Final = 5  # visits from which an option's value says something
SHARE: Final = 0.05  # of an option's visits, from which a reply to it is more than a whim
NOISE: Final = 1.0  # standard errors below which two options are alike
UNLUCKY: Final = 0.1  # the part of all outcomes that counts as bad luck
TENTHS: Final = 10


class Expected(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points, and the lead over the best rival (None: there is none); or chances in ten (no word)."""

    word: str
    count: int
    lead: int | None = None


class Feared(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reply that costs most, and whose it is; or no more than bad luck (no option), and what is left then."""

    count: int = 0
    seat: int = -1
    question: str = ""
    args: tuple[Any, ...] = ()
    option: str = ""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option and why: `only` one there is, `clear`, `better` than the `other`, or `close` to it."""

    option: str
    kind: str
    other: str = ""
    expects: Expected | None = None
    fears: Feared | None = None


def advise(heuristics: Heuristics, iterations: int, view: View, decision: Decision) -> Advice:
    """What to do here, and why."""
    if len(decision.options) == 1:
        return Advice(view.text(decision.options[0]), ONLY)
    return Adviser(heuristics, iterations, view, decision).advice()


def seed_of(view: View) -> int:
    """A number made from what the seat sees and is asked."""
    seen = view.to_data()
    del seen["undo"]  # a matter of what was done before, not of the table
    return int.from_bytes(hashlib.blake2b(encode(seen), digest_size=7).digest())


class Seen(NamedTuple):
    """What came of one imagined course of play."""

    value: float  # what the seat gained, between 0 and 1
    has: float  # points, or its chance to win
    lead: float  # over the best rival, in points
    reply: Reply | None


class Adviser(SearchBot):
    """A search that remembers what it has seen."""

    def __init__(self, heuristics: Heuristics, iterations: int, view: View, decision: Decision) -> None:
        seed = seed_of(view)
        super().__init__(heuristics, iterations, seed)
        self.view = view
        self.decision = decision
        g = view.fork(seed).state
        self.measure = heuristics.measure(g)
        self.teams = range(g.seats) if heuristics.teams is None else heuristics.teams(g)
        self.seen: dict[Option, list[Seen]] = {option: [] for option in decision.options}

    def advice(self) -> Advice:
        options, deadline = self.decision.options, unhurried()
        root = self.root(options, self.ahead.worths(self.view, self.decision, self.looks(options), deadline))
        self.search(self.view, self.decision, root, deadline)
        best = root.favourite(options)
        kind, other = self.compared(best, root)
        text, seen = self.view.text, self.seen[best]
        return Advice(text(best), kind, "" if other < 0 else text(other), self.expected(seen), self.feared(seen))

    def watch(self, descent: Descent) -> None:
        has, lead = self.measured(descent.match)
        self.seen[descent.path[0][2]].append(Seen(descent.values[descent.seat], has, lead, descent.reply))

    def measured(self, match: Match[Any]) -> tuple[float, float]:
        """What the seat has where the imagined play ends, and by how much it leads."""
        g, seat, measure, outcome = match.state, self.decision.seat, self.measure, match.outcome
        if isinstance(measure, Odds):
            if outcome is not None:
                return outcome.worth(seat), 0.0
            return measure.chances(self.heuristics.evaluate(g), self.teams)[seat], 0.0
        points = measure.had(g)
        return points[seat], min([points[seat] - points[rival] for rival in self.rivals], default=0.0)

    @property
    def rivals(self) -> list[int]:
        return [seat for seat, team in enumerate(self.teams) if team != self.teams[self.decision.seat]]

    # -- how it compares ------------------------------------------------------------------------------------------

    def compared(self, best: Option, root: Node) -> tuple[str, Option]:
        """Is it clearly the best? And which other option comes next? -1, where nothing comes near."""
        visits = sum([len(seen) for seen in self.seen.values()])
        others = [option for option, seen in self.seen.items() if option != best and len(seen) >= FEWEST]
        if not others or len(self.seen[best]) >= CLEAR_SHARE * visits:
            return CLEAR, -1
        other = max(others, key=root.mean)
        first, second = [[seen.value for seen in self.seen[option]] for option in (best, other)]
        gap = root.mean(best) - root.mean(other)
        return (CLOSE if gap < NOISE * sqrt(noise(first) + noise(second)) else BETTER), other

    # -- what it expects, and what it fears -----------------------------------------------------------------------

    def expected(self, seen: Sequence[Seen]) -> Expected:
        has = mean([one.has for one in seen])
        if isinstance(self.measure, Odds):
            return Expected("", round(TENTHS * has))
        lead = round(mean([one.lead for one in seen])) if self.rivals else None
        return Expected(self.measure.word, round(has), lead)

    def feared(self, seen: Sequence[Seen]) -> Feared | None:
        """The reply that costs most, by how much and how likely; where none stands out, bad luck, if it costs a lot."""
        usual, hurt = mean([one.value for one in seen]), noise([one.value for one in seen])
        worst, cost = None, 0.0
        for reply, values in replies(seen, self.rivals).items():
            drop = usual - mean(values)
            if len(values) >= max(FEWEST, SHARE * len(seen)) and drop > NOISE * sqrt(noise(values) + hurt):
                worst, cost = (reply, drop * len(values)) if drop * len(values) > cost else (worst, cost)
        if worst is not None:
            return Feared(0, worst.seat, worst.question, worst.args, self.view.text(worst.option))
        return self.unlucky([one.has for one in seen])

    def unlucky(self, has: list[float]) -> Feared | None:
        low, usual = sorted(has)[int(UNLUCKY * len(has))], mean(has)
        scale = TENTHS if isinstance(self.measure, Odds) else 1
        return Feared(round(scale * low)) if round(scale * low) < round(scale * usual) else None


def replies(seen: Sequence[Seen], rivals: Sequence[int]) -> dict[Reply, list[float]]:
    """What came of each reply of a rival."""
    found: dict[Reply, list[float]] = {}
    for one in seen:
        if one.reply is not None and one.reply.seat in rivals:
            found.setdefault(one.reply, []).append(one.value)
    return found


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def noise(values: Sequence[float]) -> float:
    """The square of the standard error of their mean."""
    middle = mean(values)
    return sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1) / len(values)
