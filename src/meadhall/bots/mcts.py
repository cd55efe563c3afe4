"""The bot that searches: Monte Carlo tree search over what its seat may imagine.

Information-set search with a tree for each seat (Cowling, Powley and Whitehouse, 2012). Every iteration deals
a new imagined table, so the search averages over what is hidden. A seat's tree branches on its own answers and
on others' answers given one at a time; answers given at the same time stay out of the others' trees, so nobody's
choice depends on another's of the same moment. Options are picked by value and by a prior: at the root a look one
move ahead, below it the saga's instinct. Beyond the trees all play by instinct for a while; then the table is
appraised for every seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Final

from meadhall.bots.greedy import GreedyBot
from meadhall.bots.thinking import follow, is_resting, standings
from meadhall.kernel import Chance, Counsel, Decision, Match, Option, View

CURIOSITY: Final = 0.6  # weight of the prior against the value
ROOT_WARMTH: Final = 1.5  # points of the look ahead that make an option e times as likely
INNER_WARMTH: Final = 1.5
PLAYOUT_WARMTH: Final = 0.7
HORIZON: Final = 1.0  # rounds of the table before it is appraised: every seat has moved once
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


class Descent:
    """One iteration: where each seat is in its tree, and what was chosen on the way."""

    __slots__ = ("before", "chance", "counsel", "grown", "match", "nodes", "path", "seat")

    def __init__(self, match: Match[Any], seat: int, roots: list[Node], counsel: Counsel, chance: Chance) -> None:
        self.match = match
        self.seat = seat
        self.nodes: list[Node | None] = [*roots]  # None: beyond the tree
        self.counsel = counsel
        self.chance = chance
        self.grown = [False] * len(roots)  # one new node for each seat
        self.path: list[tuple[int, Node, Option]] = []
        self.before = standings(counsel.appraise(match.state))

    def run(self) -> None:
        """Through the trees, then by instinct, up to the horizon; it is the same for all options of the root."""
        match, rests, most = self.match, 0, round(HORIZON * len(self.nodes))
        while not match.over:
            if is_resting(match, self.counsel):
                rests += 1
                if rests > most:
                    return
            for decision in match.decisions:
                option = self.pick(decision)
                self.advance(decision.seat, option)
                match.apply(decision.seat, option)

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
        after = standings(self.counsel.appraise(self.match.state))
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
        self.search(view, decision.seat, root)
        return max(options, key=lambda option: (root.visits[option], root.value[option]))

    def search(self, view: View, seat: int, root: Node) -> None:
        """Iterate from the root of this seat; the others' trees begin empty."""
        roots: list[Node] = []
        for _ in range(self.iterations):
            match = view.fork(self.chance.below(SEEDS))
            roots = roots or [root if s == seat else Node() for s in range(match.state.seats)]
            descent = Descent(match, seat, roots, self.counsel, self.chance)
            descent.run()
            descent.teach()
