"""Rules with hostile control flow, to hold the compiled procedures against the plain generators.

Nothing here makes sense as a game. Each rule notes what it does in the state, and asks for digits.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from meadhall.kernel import (
    DONE,
    END,
    Domain,
    Game,
    Option,
    Outcome,
    Rules,
    Show,
    State,
    Steps,
    Vocabulary,
    Words,
    ask,
    ask_several,
    procedure,
    question,
    together,
)  # fmt: skip

OPTIONS: Final = Vocabulary()
assert OPTIONS.word("done") == DONE
DIGIT: Final = OPTIONS.block("digit", Domain("digit", "digit", tuple("0123456789")))
FACTOR: Final = 3  # a global that rules read


class Notes(State):
    """Nothing but a list of what happened."""

    notes: list[int]

    def note(self, *values: int) -> None:
        self.notes += values


@question("H-1")
def digit(g: Notes, seat: int, hint: int) -> Iterator[Option]:
    """All ten, one or three digits: the hint decides, so that wrong arguments are noticed."""
    for value in range((10, 1, 3)[hint % 3] if hint % 7 == 0 else 10):
        yield DIGIT.of(value)


@question("H-2", secret=True)
def digits(g: Notes, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    yield DONE
    for value in range(len(picks), 10):
        yield DIGIT.of(value)


@procedure
def loops(g: Notes) -> Steps[int]:
    """continue, break and an early return from an inner loop."""
    total = 0
    for i in range(4):
        a = yield ask(0, digit, i)
        if a == DIGIT.of(0):
            continue
        if a == DIGIT.of(9):
            break
        total += DIGIT.one(a)
        while total > 5:
            b = yield ask(1, digit, total)
            total -= 1 + DIGIT.one(b) % 3
            if b == DIGIT.of(8):
                return -total
    g.note(total)
    return total


@procedure
def search(g: Notes, limit: int = 6) -> Steps[int]:
    """A return out of two loops that hold no stop themselves."""
    a = yield ask(0, digit, limit)
    for n in range(limit + DIGIT.one(a)):
        for m in (3, 5, 7):
            if n and n % m == 0:
                return n * 10 + m
    return -1


@procedure
def nested(g: Notes, depth: int = 0) -> Steps[int]:
    """Recursion, an elif chain with different stops, comprehensions over locals."""
    g.note(100 + depth)
    a = yield ask(depth % 2, digit, depth)
    value = DIGIT.one(a)
    if value % 2 and depth < 4:
        inner = yield from nested(g, depth + 1)
    elif value == 4:
        inner = yield from search(g, limit=value + depth)
    elif value == 6:
        inner = yield from search(g)
    else:
        inner = 0
    pairs = tuple([(x, depth * FACTOR) for x in range(value) if x != depth])
    g.note(depth, inner, len(pairs), sum([left + right for left, right in pairs]))
    return inner + depth


@procedure
def sudden(g: Notes, depth: int = 3) -> Steps[int]:
    """The match is over at once, from within any rule in progress."""
    a = yield ask(depth % 2, digit, depth)
    g.note(depth)
    if DIGIT.one(a) > 6:
        yield END
    if depth:
        for _ in range(2):
            yield from sudden(g, depth - 1)
    g.note(-depth)
    return depth


@procedure
def forever(g: Notes) -> Steps[int]:
    """while True, left by break from the middle of nested ifs."""
    count = 0
    while True:
        count += 1
        a = yield ask(count % 2, digit, count)
        if a > DIGIT.of(4):
            if a == DIGIT.of(7) or count > 9:
                break
            if a == DIGIT.of(5):
                continue
            g.note(count)
        else:
            while count % 3:
                count += 1
                if count > 20:
                    break
            g.note(-count)
    return count


@procedure
def tuples(g: Notes) -> Steps[tuple[int, ...]]:
    """Tuple targets, joint decisions, loops over tuples of tuples, an empty joint decision."""
    first, second = yield together(ask(0, digit, 1), ask(1, digit, 2))
    low, high = sorted([DIGIT.one(first), DIGIT.one(second)])
    for (left, right), name in (((low, high), 1), ((high, low), 2)):
        nobody = yield together(*[ask(0, digit, 0) for _ in range(0)])
        g.note(left, right, name, len(nobody))
        if left == right:
            continue
        third: int = yield ask(left % 2, digit, right)
        g.note(DIGIT.one(third))
    several = yield together(ask_several(0, digits, 3), ask_several(1, digits, 2))
    return (*several[0], *several[1])


@procedure
def whole(g: Notes, depth: int = 2) -> Steps[Any]:
    """`return (yield from …)` and `return (yield …)`."""
    g.note(depth)
    if depth:
        return (yield from whole(g, depth - 1))
    return (yield ask(0, digit, 4))


@procedure
def quiet(g: Notes) -> Steps[int]:
    """Loops without a stop around, before and after one; names used before and after."""
    total = 0
    seen: tuple[int, ...] = ()
    for i in range(3):
        for j in range(i, 5):
            if j == 4:
                break
            if (i + j) % 2:
                continue
            total += j
    k = 0
    while k < 5:
        k += 2
    a = yield ask(0, digit, total)
    for i in range(DIGIT.one(a)):
        seen = (*seen, i * total)
        if len(seen) > 6:
            return sum(seen)
    g.note(i if seen else -1, j, k, *seen)
    assert k == 6, "a loop without stops keeps its variable"
    return total


@procedure
def early(g: Notes) -> Steps[None]:
    """Bare returns, a branch that does nothing, statements after a return."""
    a = yield ask(0, digit, 3)
    if a < DIGIT.of(3):
        pass
    elif a < DIGIT.of(5):
        return
    else:
        g.note(1)
    if a == DIGIT.of(8):
        return
    yield ask(1, digit, 5)
    picks = yield ask_several(1, digits, 3)
    g.note(*picks)


@procedure
def shadows(g: Notes, a: int = 1, b: int = 2) -> Steps[int]:
    """Parameters that are assigned, a local read in its own update, one name set on two paths."""
    b = a + b
    c = b
    while a < 6:
        a = a + c
        if a % 2:
            c = 1
            answer = yield ask(0, digit, a)
            b += DIGIT.one(answer)
        else:
            c = 2
        g.note(a, b, c)
    a, b = b, a
    got = yield from nested(g, a % 3)
    return a * 1000 + b * 100 + c + got


@procedure
def everything(g: Notes) -> Steps[int]:
    """All of it, one inside the other."""
    first = yield from loops(g)
    g.note(first)
    for k in (1, 2):
        got = yield from nested(g, k)
        g.note(k, got)
        if got == 6:
            break
    else_ = yield from shadows(g, b=first % 5)
    yield from early(g)
    for rule in ("forever", "quiet"):
        if rule == "forever":
            got = yield from forever(g)
        else:
            got = yield from quiet(g)
        g.note(got)
    return first + else_


class NotesView(msgspec.Struct, frozen=True):
    notes: tuple[int, ...]


def set_table(seats: int, seed: int, options: Mapping[str, Any]) -> Notes:
    g = Notes(seats, seed)
    g.notes = []
    return g


def view(g: Notes, seat: int | None) -> NotesView:
    return NotesView(tuple(g.notes))


def outcome(g: Notes) -> Outcome:
    return Outcome.by_score((len(g.notes), 0))


def features(table: NotesView, seat: int) -> tuple[float, ...]:
    return ()


def seat_names(g: Notes) -> tuple[str, ...]:
    return ("0", "1")


def hostile_game(rule: Any) -> Game[Notes]:
    """A title whose whole play is one rule."""
    here = sys.modules[__name__]
    return Game(
        slug="hostile",
        title="Hostile",
        seats=range(2, 3),
        state=Notes,
        rules=Rules(
            setup=set_table,
            play=rule,
            procedures=(here,),
            questions=(here,),
            events=(here,),
            vocabulary=OPTIONS,
            outcome=outcome,
        ),
        words=Words(
            nouns={},
            seat_names=seat_names,
        ),
        show=Show(
            view=view,
            features=features,
        ),
    )


RULES: Final = (sudden, loops, search, nested, forever, tuples, whole, quiet, early, shadows, everything)
