"""The bot that searches: Monte Carlo tree search over what its seat may imagine.

Information-set search with a tree for each seat (Cowling, Powley and Whitehouse, 2012). Every iteration deals
a new imagined table, so the search averages over what is hidden. A seat's tree branches on its own answers and
on others' answers given one at a time; answers given at the same time stay out of the others' trees, so nobody's
choice depends on another's of the same moment. Options are picked by value and by a prior: at the root a look one
move ahead, below it the saga's instinct. Beyond the trees all play by instinct to the end of the chapter, an Age or
a round, where it shows what a plan was worth; there the table is appraised for every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.thinking import appraised, follow, is_resting
from meadhall.kernel import Chance, Counsel, Decision, Match, Option, View

CURIOSITY: Final = 0.6  # weight of the prior against the value
ROOT_WARMTH: Final = 3.0  # points of the look ahead that make an option e times as likely
INNER_WARMTH: Final = 1.5
PLAYOUT_WARMTH: Final = 0.7
HORIZON: Final = 1.0  # rounds of the table before it is appraised, in a saga without chapters
LOOKS_AHEAD: Final = 4  # imagined tables for the root's prior
SEEDS: Final = 1 << 62


class Node:
    """What a seat has learned at one point of its tree, by option."""

    __slots__ = ("chances", "children", "prior", "value", "visits")

    def __init__(self) -> None:
        self.visits: dict[Option, int] = {}
        self.value: dict[Option, float] = {}
        self.chances: dict[Option, int] = {}  # how often the option was legal when this node was passed
        self.prior: dict[Option, float] = {}
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

    def select(self, options: Sequence[Option]) -> Option:
        """The legal option with the highest bound: its mean, and what its prior and chances still promise."""
        visits, value, chances, prior = self.visits, self.value, self.chances, self.prior
        seen = sum([visits[option] for option in options])
        hope = sum([value[option] for option in options]) / seen if seen else 0.5
        chosen, highest = options[0], -1.0
        for option in options:
            chances[option] += 1
            n = visits[option]
            mean = value[option] / n if n else hope
            bound = mean + CURIOSITY * prior[option] * sqrt(chances[option]) / (1 + n)
            if bound > highest:
                chosen, highest = option, bound
        return chosen


class Deal(NamedTuple):
    """A table as the seat may imagine it, how everybody stands there, and the luck that goes with it."""

    table: Match[Any]
    standings: list[float]
    luck: int


class Descent:
    """One iteration: where each seat is in its tree, and what was chosen on the way."""

    __slots__ = ("before", "chance", "chapter", "counsel", "grown", "match", "nodes", "path", "rests", "seat")

    def __init__(self, deal: Deal, seat: int, roots: list[Node], counsel: Counsel) -> None:
        self.match = deal.table.clone()
        self.seat = seat
        self.nodes: list[Node | None] = [*roots]  # None: beyond the tree
        self.counsel = counsel
        self.chapter = counsel.chapter(deal.table.state) if counsel.chapter else 0
        self.rests = 0
        self.chance = Chance(deal.luck)
        self.before = deal.standings
        self.grown = [False] * len(roots)  # one new node for each seat
        self.path: list[tuple[int, Node, Option]] = []

    def run(self, opening: Option) -> None:
        """From the root's option through the trees, then by instinct, to an end common to all options."""
        match = self.match
        root = self.nodes[self.seat]
        assert root is not None, "the search begins at the root"
        self.path.append((self.seat, root, opening))
        self.answer(self.seat, opening)
        while not match.over:
            if is_resting(match, self.counsel) and self.is_far():
                return
            for decision in match.decisions:
                self.answer(decision.seat, self.pick(decision))

    def is_far(self) -> bool:
        """Has the chapter ended (without chapters: has everybody moved), so that it shows who gained?"""
        self.rests += 1
        chapter = self.counsel.chapter
        if chapter is None:
            return self.rests >= HORIZON * len(self.nodes)
        return chapter(self.match.state) != self.chapter

    def answer(self, seat: int, option: Option) -> None:
        self.advance(seat, option)
        self.match.apply(seat, option)

    def pick(self, decision: Decision) -> Option:
        """By the seat's tree while it is in it, else by instinct."""
        options, node = decision.options, self.nodes[decision.seat]
        if node is None:
            return follow(self.match, self.counsel, decision, PLAYOUT_WARMTH, self.chance)
        if len(options) == 1:
            return options[0]
        if not all([option in node.visits for option in options]):
            node.meet(options, self.counsel.instinct(self.match.state, decision), INNER_WARMTH)
        option = node.select(options)
        self.path.append((decision.seat, node, option))
        return option

    def advance(self, seat: int, option: Option) -> None:
        """Go down the trees of all who see the answer: everybody, or only its seat if it is given secretly."""
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
        after = appraised(self.counsel, self.match.state)
        gains = [now - before for now, before in zip(after, self.before, strict=True)]
        values = [1 / (1 + exp(-gain / self.counsel.spread)) for gain in gains]
        for seat, node, option in self.path:
            node.visits[option] += 1
            node.value[option] += values[seat]


class SearchBot:
    """Searches a fixed number of iterations, so that a seed always gives the same play."""

    def __init__(self, counsel: Counsel, iterations: int, seed: int) -> None:
        self.counsel = counsel
        self.iterations = iterations
        self.chance = Chance(seed)
        self.ahead = GreedyBot(counsel, self.chance.below(SEEDS))

    def choose(self, view: View, decision: Decision) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        root = Node()
        root.meet(options, self.ahead.worths(view, decision, LOOKS_AHEAD), ROOT_WARMTH)
        self.search(view, decision, root)
        return max(options, key=lambda option: (root.visits[option], root.value[option]))

    def search(self, view: View, decision: Decision, root: Node) -> None:
        """Iterate from the root of this seat; the others' trees begin empty.

        The first visit of every option is to the same imagined table with the same luck, so is the second, and so
        on: options are compared on equal terms.
        """
        deals = [self.deal(view)]
        roots = [root if seat == decision.seat else Node() for seat in range(len(deals[0].standings))]
        for left in range(self.iterations, 0, -1):
            option = root.select(decision.options)
            if root.visits[option] == len(deals):
                deals.append(self.deal(view))
            descent = Descent(deals[root.visits[option]], decision.seat, roots, self.counsel)
            descent.run(option)
            descent.teach()
            if is_decided(root, left - 1):
                return

    def deal(self, view: View) -> Deal:
        table = view.fork(self.chance.below(SEEDS))
        return Deal(table, appraised(self.counsel, table.state), self.chance.below(SEEDS))


def is_decided(root: Node, left: int) -> bool:
    """Can no other option be visited as often as the first in the iterations left?"""
    first, second = sorted(root.visits.values(), reverse=True)[:2]
    return first - second > left
