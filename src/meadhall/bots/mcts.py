"""The bot that searches: Monte Carlo tree search over what its seat may imagine.

Information-set search with a tree for each seat (Cowling, Powley and Whitehouse, 2012). Every iteration deals
a new imagined table, so the search averages over what is hidden. A seat's tree branches on its own answers and
on others' answers given one at a time; answers given at the same time stay out of the others' trees, so nobody's
choice depends on another's of the same moment. Options are picked by value and by a prior: at the root a look one
move ahead, below it the game's instinct. Beyond the trees all play by instinct to the end of the chapter, an Age or
a round, where it shows what a plan was worth; there the table is evaluated for every seat.

Where a chapter is no longer than the look ahead, or its gains come later, heuristics may let playouts see several
(`chapters`): a search that looks no further than the look ahead finds nothing else. Playouts are noisy where a chapter
holds many choices that instinct judges badly. Then it may say how many visits the look ahead counts for at the root
(`trust`), so that the search leaves it only for something better, and at which questions a playout looks one move ahead
itself (`weighty`), as long as the chapter lasts in which it began.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, sqrt
from typing import Any, Final, NamedTuple

from meadhall.bots.deadlines import Deadline, Pace, unhurried
from meadhall.bots.greedy import GreedyBot, enough_tables
from meadhall.bots.search_common import evaluated, follow, is_resting, settle
from meadhall.kernel import Chance, Decision, Heuristics, Match, Option, View

CURIOSITY: Final = 0.6  # weight of the prior against the value
ROOT_WARMTH: Final = 3.0  # points of the look ahead that make an option e times as likely
INNER_WARMTH: Final = 1.5
PLAYOUT_WARMTH: Final = 0.7
HORIZON: Final = 1.0  # rounds of the table before it is evaluated, in a game without chapters
LOOKS_AHEAD: Final = 4  # imagined tables for the root's prior, where it is no more than that
ENOUGH: Final = 50  # iterations after which a search that is cut short counts for more than the look ahead
LOOK_SHARE: Final = 0.5  # of the time that is left, at most, for the look ahead
SEEDS: Final = 1 << 62


class Node:
    """What a seat has learned at one point of its tree, by option."""

    __slots__ = ("chances", "children", "prior", "promise", "trust", "value", "visits")

    def __init__(self, trust: float = 0.0) -> None:
        self.trust = trust  # visits that what an option promised counts for
        self.visits: dict[Option, int] = {}
        self.value: dict[Option, float] = {}
        self.chances: dict[Option, int] = {}  # how often the option was legal when this node was passed
        self.prior: dict[Option, float] = {}
        self.promise: dict[Option, float] = {}  # how much better than others it looked before it was tried
        self.children: dict[tuple[int, Option], Node] = {}

    def meet(self, options: Sequence[Option], worths: Sequence[float], warmth: float) -> None:
        """Take in options not seen here before, with a prior by their worth."""
        top = max(worths)
        odds = [exp((worth - top) / warmth) for worth in worths]
        total = sum(odds)
        for option, weight in zip(options, odds, strict=True):
            if option not in self.visits:
                self.visits[option] = 0
                self.value[option] = 0.0
                self.chances[option] = 0
                self.prior[option] = weight / total
                self.promise[option] = 0.0

    def expect(self, options: Sequence[Option], worths: Sequence[float], spread: float) -> None:
        """Take what a look ahead said of the options as their promise, on the scale of the values near the middle."""
        for option, worth in zip(options, worths, strict=True):
            self.promise[option] = worth / (4 * spread)

    def select(self, options: Sequence[Option]) -> Option:
        """The legal option with the highest bound: its mean, and what its prior and chances still promise."""
        visits, value, chances, prior, promise = self.visits, self.value, self.chances, self.prior, self.promise
        trust, hope = self.trust, self.hope(options)
        chosen, highest = options[0], -inf
        for option in options:
            chances[option] += 1
            n = visits[option]
            weight = n + trust
            mean = (value[option] + trust * (hope + promise[option])) / weight if weight else hope
            bound = mean + CURIOSITY * prior[option] * sqrt(chances[option]) / (1 + n)
            if bound > highest:
                chosen, highest = option, bound
        return chosen

    def hope(self, options: Sequence[Option]) -> float:
        """What an option that promises nothing may be worth, from what was found with those that were tried."""
        visits, value, promise = self.visits, self.value, self.promise
        seen = sum([visits[option] for option in options])
        if not seen:
            return 0.5
        found = sum([value[option] for option in options])
        if not self.trust:
            return found / seen
        return (found - sum([visits[option] * promise[option] for option in options])) / seen

    def mean(self, option: Option) -> float:
        """What an option is worth by all that is known of it: what was found with it, and what it promised."""
        weight, hope = self.visits[option] + self.trust, self.hope([*self.visits])
        return (self.value[option] + self.trust * (hope + self.promise[option])) / weight if weight else hope

    def favourite(self, options: Sequence[Option]) -> Option:
        """The option most visited."""
        return max(options, key=lambda option: (self.visits[option], self.value[option]))


class Deal(NamedTuple):
    """A table as the seat may imagine it, the value of each seat there, and its luck."""

    table: Match[Any]
    standings: list[float]
    luck: int


class Reply(NamedTuple):
    """Another seat's answer to a question, as a bot imagines it."""

    seat: int
    question: str
    args: tuple[Any, ...]
    option: Option


class Descent:
    """One iteration: where each seat is in its tree, and what was chosen on the way."""

    __slots__ = (
        "before",
        "chance",
        "chapter",
        "chapters",
        "early",
        "grown",
        "heuristics",
        "match",
        "nodes",
        "path",
        "reply",
        "rests",
        "seat",
        "values",
    )

    def __init__(self, deal: Deal, seat: int, roots: list[Node], heuristics: Heuristics) -> None:
        self.match = deal.table.clone()
        self.seat = seat
        self.nodes: list[Node | None] = [*roots]  # None: beyond the tree
        self.heuristics = heuristics
        self.chapter = heuristics.chapter(deal.table.state) if heuristics.chapter else 0
        self.chapters = heuristics.chapters(deal.table.state)  # that are still to be seen
        self.early = True  # still in the chapter in which it began
        self.rests = 0
        self.chance = Chance(deal.luck)
        self.before = deal.standings
        self.grown = [False] * len(roots)  # one new node for each seat
        self.path: list[tuple[int, Node, Option]] = []
        self.reply: Reply | None = None  # the first answer of another seat
        self.values: list[float] = []  # what each seat gained, between 0 and 1

    def run(self, opening: Option) -> None:
        """From the root's option through the trees, then by instinct, to an end common to all options."""
        match = self.match
        root = self.nodes[self.seat]
        assert root is not None, "the search begins at the root"
        self.path.append((self.seat, root, opening))
        self.answer(self.seat, opening)
        while not match.over:
            if is_resting(match, self.heuristics) and self.is_far():
                return
            for decision in match.decisions:
                option = self.pick(decision)
                if self.reply is None and decision.seat != self.seat and len(decision.options) > 1:
                    self.reply = Reply(decision.seat, decision.question.name, decision.args, option)
                self.answer(decision.seat, option)

    def is_far(self) -> bool:
        """Have the chapters to be seen ended (without any: has each seat moved), so that it shows who gained?"""
        self.rests += 1
        chapter = self.heuristics.chapter
        if chapter is None:
            return self.rests >= HORIZON * len(self.nodes)
        now = chapter(self.match.state)
        if now != self.chapter:
            self.early = False
            self.chapters -= 1
            self.chapter = now
        return self.chapters <= 0

    def answer(self, seat: int, option: Option) -> None:
        self.advance(seat, option)
        self.match.apply(seat, option)

    def pick(self, decision: Decision) -> Option:
        """By the seat's tree while it is in it, else by instinct, or by a look ahead where that weighs too much."""
        options, node = decision.options, self.nodes[decision.seat]
        if len(options) == 1:
            return options[0]
        if node is None:
            if self.early and decision.question.name in self.heuristics.weighty:
                return self.look(decision)
            return follow(self.match, self.heuristics, decision, PLAYOUT_WARMTH, self.chance)
        if not all([option in node.visits for option in options]):
            node.meet(options, self.heuristics.instinct(self.match.state, decision), INNER_WARMTH)
        option = node.select(options)
        self.path.append((decision.seat, node, option))
        return option

    def look(self, decision: Decision) -> Option:
        """The option after which the seat stands best, each played on this table with the same luck."""
        luck, worths = self.chance.below(SEEDS), []
        for option in decision.options:
            table = self.match.clone()
            table.apply(decision.seat, option)
            settle(table, self.heuristics, PLAYOUT_WARMTH, Chance(luck))
            worths.append(evaluated(self.heuristics, table.state)[decision.seat])
        return decision.options[worths.index(max(worths))]

    def advance(self, seat: int, option: Option) -> None:
        """Go down the trees of all who see the answer: all seats, or only its own if it is secret."""
        for watcher in (seat,) if self.match.joint else range(len(self.nodes)):
            node = self.nodes[watcher]
            if node is not None:
                self.nodes[watcher] = self.child(watcher, node, (seat, option))

    def child(self, watcher: int, node: Node, step: tuple[int, Option]) -> Node | None:
        found = node.children.get(step)
        if found is None and not self.grown[watcher]:
            node.children[step] = Node()
            self.grown[watcher] = True
        return found

    def teach(self) -> None:
        """Tell every node on the way what its seat gained, between 0 and 1.

        The gain on this imagined table varies less than the standing, which depends on how the cards were dealt.
        """
        after = evaluated(self.heuristics, self.match.state)
        gains = [now - before for now, before in zip(after, self.before, strict=True)]
        self.values = [1 / (1 + exp(-gain / self.heuristics.spread)) for gain in gains]
        for seat, node, option in self.path:
            node.visits[option] += 1
            node.value[option] += self.values[seat]


class SearchBot:
    """Searches a fixed number of iterations, so that a seed always gives the same play; or fewer, if its time is up."""

    def __init__(self, heuristics: Heuristics, iterations: int, seed: int, pace: Pace = unhurried) -> None:
        self.heuristics = heuristics
        self.iterations = iterations
        self.chance = Chance(seed)
        self.pace = pace
        self.ahead = GreedyBot(heuristics, self.chance.below(SEEDS))

    def choose(self, view: View, decision: Decision) -> Option:
        """The option most visited; if there was no time for that, what looks best one move ahead, or at a glance."""
        options, deadline = decision.options, self.pace()
        if len(options) == 1:
            return options[0]
        worths = self.ahead.worths(view, decision, self.looks(options), deadline.part(LOOK_SHARE))
        if not worths:
            return self.ahead.best(view, decision, worths)
        root = self.root(options, worths)
        if not self.search(view, decision, root, deadline):
            return self.ahead.best(view, decision, worths)
        return root.favourite(options)

    def looks(self, options: Sequence[Option]) -> int:
        """How many tables the look ahead takes: all of them, if it is trusted."""
        return enough_tables(options) if self.heuristics.trust else LOOKS_AHEAD

    def root(self, options: Sequence[Option], worths: Sequence[float]) -> Node:
        """Where a search begins: with what a look ahead said of the options."""
        root = Node(self.heuristics.trust)
        root.meet(options, worths, ROOT_WARMTH)
        root.expect(options, worths, self.heuristics.spread)
        return root

    def search(self, view: View, decision: Decision, root: Node, deadline: Deadline) -> bool:
        """Iterate from the root of this seat; the others' trees begin empty. False if it was cut short too early.

        The first visit of every option is to the same imagined table with the same luck, so is the second, and so
        on: options are compared on equal terms.
        """
        deals = [self.deal(view)]
        roots = [root if seat == decision.seat else Node() for seat in range(len(deals[0].standings))]
        for left in range(self.iterations, 0, -1):
            if deadline.is_up():
                return self.iterations - left >= ENOUGH
            option = root.select(decision.options)
            if root.visits[option] == len(deals):
                deals.append(self.deal(view))
            descent = Descent(deals[root.visits[option]], decision.seat, roots, self.heuristics)
            descent.run(option)
            descent.teach()
            self.watch(descent)
            if is_decided(root, left - 1):
                break
        return True

    def watch(self, descent: Descent) -> None:
        """Note the end of an iteration; for subclasses that watch the search."""

    def deal(self, view: View) -> Deal:
        table = view.fork(self.chance.below(SEEDS))
        return Deal(table, evaluated(self.heuristics, table.state), self.chance.below(SEEDS))


def is_decided(root: Node, left: int) -> bool:
    """Can no other option be visited as often as the first in the iterations left?"""
    first, second = sorted(root.visits.values(), reverse=True)[:2]
    return first - second > left
