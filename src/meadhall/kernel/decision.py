"""Questions, and the decisions they become.

A question is the one place that knows what is legal at a point of the rules: a pure function from the
state to its options. A procedure stops with `yield ask(seat, question, ...)`; several at once with
`yield together(...)`. A pick of several things is a row of single choices, kept in the decision until
it is complete, so that search, masks and clicks stay small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, wraps
from typing import Any, Final

from meadhall.kernel.vocabulary import Block

Option = int
Verdicts = Iterator[tuple[Option, str]]  # options with what is against each: "" if nothing is
DONE: Final = 0  # the first word of every vocabulary ends a pick of several


class End:
    """A procedure yields it to end the match at once, with rules in progress."""


END: Final = End()


class Reason(str):
    """Why an option is off: the id of the rule that says so, and the numbers its sentence speaks of.

    The sentence is the message `why-<rule>` of the game, or an attribute of it, where one rule forbids several things.
    """

    __slots__ = ("form", "numbers")
    form: str
    numbers: dict[str, int]


def because(rule: str, form: str = "", /, **numbers: int) -> Reason:
    """A reason with its numbers: `because("BR-212", needs=2, has=1)`."""
    if not numbers:
        return _because(rule, form)
    reason = Reason(rule)
    reason.form, reason.numbers = form, numbers
    return reason


@cache
def _because(rule: str, form: str) -> Reason:
    """A reason without numbers is always the same: it is made once."""
    reason = Reason(rule)
    reason.form, reason.numbers = form, {}
    return reason


def told(reason: str) -> tuple[str, dict[str, int]]:
    """The form and the numbers of a reason's sentence; a bare rule has neither."""
    return (reason.form, reason.numbers) if isinstance(reason, Reason) else ("", {})


class Question:
    """A named pure function to options. `secret`: the list depends on what others can't see."""

    def __init__(self, function: Callable[..., Iterator[Option]], rule: str, secret: bool) -> None:
        self.function = function
        self.name: str = function.__name__
        self.__module__ = function.__module__
        self.rule = rule
        self.secret = secret
        self._why: Callable[..., str | None] | None = None
        self._twin = False  # does the `why` decide what is legal, too?
        self.verdicts: Callable[..., Verdicts] | None = None  # of a question made `with_reasons`

    def options(self, g: Any, seat: int, *args: Any) -> tuple[Option, ...]:
        """The legal answers, in the order the question lists them."""
        return tuple(self.function(g, seat, *args))

    def why(self, function: Callable[..., str | None]) -> Callable[..., str | None]:
        """Decorator: says why an option is off, and is empty exactly for the options there are.

        It is None where there is nothing more precise to say than the question's own rule, for instance because
        something else is asked. What is legal is said twice then, so this is for lists that must be fast.
        """
        self._why, self._twin = function, True
        return function

    def otherwise(self, function: Callable[..., str | None]) -> Callable[..., str | None]:
        """Decorator: says why an option is off which the question does not name; never empty, or None as above."""
        self._why = function
        return function

    def why_not(self, option: Option, g: Any, seat: int, *args: Any) -> str:
        """The reason that takes an option away; empty exactly for the options there are."""
        return self.judge(g, seat, *args)(option)

    def judge(self, g: Any, seat: int, *args: Any) -> Callable[[Option], str]:
        """Return `why_not` for this position; it lists the options once, however many are asked about."""
        known, why = self._known(g, seat, *args), self._why

        def why_not(option: Option) -> str:
            reason = known.get(option)
            if reason is None and why is not None:
                reason = why(option, g, seat, *args)
            return self.rule if reason is None else reason

        return why_not

    def _known(self, g: Any, seat: int, *args: Any) -> dict[Option, str]:
        """What the question itself says of options. Of several verdicts the first counts, but legal is legal."""
        if self.verdicts is None:
            return {} if self._twin else dict.fromkeys(self.options(g, seat, *args), "")
        known: dict[Option, str] = {}
        for option, reason in self.verdicts(g, seat, *args):
            if not reason or option not in known:
                known[option] = reason
        return known

    def __repr__(self) -> str:
        return f"<question {self.name}>"


def question(rule: str, *, secret: bool = False) -> Callable[[Callable[..., Iterator[Option]]], Question]:
    """Make a function a question. `rule` is cited when an answer is refused and no closer rule is known."""

    def wrap(function: Callable[..., Iterator[Option]]) -> Question:
        return Question(function, rule, secret)

    return wrap


def question_with_reasons(rule: str, *, secret: bool = False) -> Callable[[Callable[..., Verdicts]], Question]:
    """Make a generator of verdicts a question: options, in their order, each with what is against it or "".

    So one line decides what is legal and why the rest is not, and what the options share is looked up once. Of options
    without a verdict `.otherwise` may say more than the question's own rule.
    """

    def wrap(verdicts: Callable[..., Verdicts]) -> Question:
        def listed(g: Any, seat: int, *args: Any) -> Iterator[Option]:
            return iter(dict.fromkeys([option for option, reason in verdicts(g, seat, *args) if not reason]))

        found = Question(wraps(verdicts)(listed), rule, secret)
        found.verdicts = verdicts
        return found

    return wrap


Judge = Callable[..., str | None]


def question_over(
    rule: str, *blocks: Block | Option, among: Callable[..., Iterable[Option]] | None = None, secret: bool = False
) -> Callable[[Judge], Question]:
    """Make a `why_not(option, g, seat, ...)` a question: its options are those it has nothing against.

    So one function decides what is legal and why the rest is not. It judges the options of the blocks, or of the
    whole vocabulary if none are given. `among(g, seat, ...)` names candidates, in the order of the options, where
    the blocks hold many more than can ever be legal: it says where to look, never what is legal.
    """
    assert blocks or among, "a question judges some blocks of options, or names its candidates"
    ranges = [r for b in blocks for r in ([range(b, b + 1)] if isinstance(b, Option) else b.ranges)]

    def wrap(why_not: Judge) -> Question:
        judged = every_option_of(ranges) if among is None else among

        def listed(g: Any, seat: int, *args: Any) -> Iterator[Option]:
            return iter([option for option in judged(g, seat, *args) if why_not(option, g, seat, *args) == ""])

        def reason(option: Option, g: Any, seat: int, *args: Any) -> str | None:
            known = not ranges or any([option in block for block in ranges])
            return why_not(option, g, seat, *args) if known else None

        found = Question(wraps(why_not)(listed), rule, secret)
        found.why(reason)
        return found

    return wrap


def every_option_of(ranges: Sequence[range]) -> Callable[..., Iterable[Option]]:
    """Return candidates that never change: every option of these ranges."""
    all_of_them = tuple([option for block in ranges for option in block])
    return lambda *_: all_of_them


class Decision:
    """A question put to a seat now, with the options it has and the picks made so far."""

    __slots__ = ("args", "most", "options", "picks", "question", "ready", "seat")

    def __init__(self, seat: int, question: Question, args: tuple[Any, ...], most: int) -> None:
        self.seat = seat
        self.question = question
        self.args = args
        self.most = most  # 0: one answer, an int; else a pick of up to this many, a tuple
        self.picks: tuple[Option, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.ready = False

    def asked(self, g: Any) -> Decision:
        """This decision with its options listed from the state."""
        args = (self.picks, *self.args) if self.most else self.args
        self.options = tuple(self.question.function(g, self.seat, *args))
        return self

    def picked(self, option: Option, g: Any) -> Decision:
        """The decision after one more answer; a new object, so that clones may share the old one."""
        new = Decision(self.seat, self.question, self.args, self.most)
        new.picks = self.picks
        if not self.most or option != DONE:
            new.picks = (*self.picks, option)
        new.ready = not self.most or option == DONE or len(new.picks) == self.most
        if new.ready:
            new.options = self.options
            return new
        return new.asked(g)

    def settled(self, g: Any) -> Decision:
        """A pick of several that has begun, with the picks that anyone can see are forced."""
        decision = self
        while decision.picks and decision.forced and not decision.ready:
            decision = decision.picked(decision.options[0], g)
        return decision

    def again(self, g: Any) -> Decision:
        """The decision as it was first put, on the state as it is now."""
        return Decision(self.seat, self.question, self.args, self.most).asked(g)

    @property
    def answer(self) -> Any:
        """What the procedure receives: an int, or the tuple of picks."""
        return self.picks if self.most else self.picks[0]

    @property
    def forced(self) -> bool:
        """Is there one possible answer, and can all seats see that?"""
        return len(self.options) == 1 and not self.question.secret

    def __repr__(self) -> str:
        return f"<decision of seat {self.seat}: {self.question.name}{self.args}, {len(self.options)} options>"


def ask(seat: int, question: Question, *args: Any) -> Decision:
    """One answer from one seat."""
    return Decision(seat, question, args, 0)


def ask_several(seat: int, question: Question, most: int, *args: Any) -> Decision:
    """Up to `most` picks from one seat, ended by `DONE` where the question offers it.

    The question receives the picks made so far before its other arguments.
    """
    return Decision(seat, question, args, most)


def together(*decisions: Decision) -> tuple[Decision, ...]:
    """Several seats decide at the same time; no one learns anything before the last has answered."""
    return decisions
