"""A title: everything the hall needs to know about one game, gathered in a constant `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from meadhall.kernel import hidden as hiding
from meadhall.kernel.choice import BadOptions, Choice, check_choices
from meadhall.kernel.decision import Decision, Question
from meadhall.kernel.event import Event
from meadhall.kernel.game_parts import Edition, Rules, Secrets, Show, Words
from meadhall.kernel.procedure import Procedure
from meadhall.kernel.rng import Chance
from meadhall.kernel.state import State
from meadhall.kernel.units import Measure, Odds

S = TypeVar("S", bound=State)


class BadEdition(BadOptions):
    """An edition that cannot be played: what is wrong with it, one sentence for each mistake, with its place."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = tuple(mistakes)


class OtherEdition(BadOptions):
    """A match by an edition that is not played here."""


class Name(NamedTuple):
    """Where a thing's name is: the id of its message, and what that message and its help need to know."""

    id: str
    args: Mapping[str, str | int] = MappingProxyType({})
    wrap: str = ""  # a message that distinguishes it from others of its name, given as `$name`


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: each seat's score and rank (1 is best), and who won, if anyone did.

    A team wins or loses as one. Where all are of one team, or one plays alone, the game is the foe: it has won if
    no one has.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[int, ...] = ()  # of each seat; empty: each plays alone

    @classmethod
    def by_score(cls, scores: Sequence[int]) -> Outcome:
        """Most points win; equal points share a rank, and a victory."""
        ranks = tuple([1 + sum(other > score for other in scores) for score in scores])
        return cls(tuple(scores), ranks, tuple([s for s, rank in enumerate(ranks) if rank == 1]))

    @classmethod
    def of_team(cls, won: bool, score: int, seats: int) -> Outcome:
        """All seats, or the only one, against the game."""
        rank, winners = (1, tuple(range(seats))) if won else (2, ())
        return cls((score,) * seats, (rank,) * seats, winners, (0,) * seats)

    @property
    def together(self) -> bool:
        """Did all win or lose as one?"""
        return len(set(self.teams)) == 1

    def worth(self, seat: int) -> float:
        """The seat's share of the victory, from 0 to 1: all of it for each of a team, part of it if several won."""
        if seat not in self.winners:
            return 0.0
        return 1 / len({self.teams[winner] if self.teams else winner for winner in self.winners})


class Heuristics(NamedTuple):
    """How bots judge a position. They ask it of imagined tables (`View.fork`), never of the real one."""

    evaluate: Callable[[Any], Sequence[float]]  # the final score each seat may expect
    instinct: Callable[[Any, Decision], Sequence[float]]  # a rough worth of each option, in points
    rests: frozenset[str]  # questions at which nothing is half done, so that an evaluation means something
    spread: float  # points that make a clear difference at the end
    chapter: Callable[[Any], int] | None = None  # which part of the match it is: at the end of one, gains show
    chapters: Callable[[Any], int] = lambda _: 1  # how many of them a playout sees, the one that is going on included
    teams: Callable[[Any], Sequence[int]] | None = None  # the team of each seat; None: each plays alone
    calm: Callable[[Any], bool] | None = None  # where a question alone does not tell: is nothing half done?
    weighty: frozenset[str] = frozenset()  # playouts look one move ahead there, in their first chapter
    trust: float = 0.0  # how many playouts a look one move ahead is worth
    tells: Measure | Callable[[Any], Measure] | None = None  # what to tell people of it; None: the chance to win

    def measure(self, g: Any) -> Measure:
        """What an evaluation means to people, at this table."""
        if self.tells is None:
            return Odds(self.spread)
        return self.tells(g) if callable(self.tells) else self.tells


NO_SECRETS: Final = Secrets()
ONLY_EDITION: Final = Edition()


class Game(Generic[S]):
    """A title in one edition: set-up, rules, questions, view and words. Nothing is subclassed.

    The package of a game has it as a constant `GAME`; one with editions of people's own makes it from their boxes.
    """

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        seats: range,
        state: type[S],
        rules: Rules,
        words: Words,
        show: Show,
        secrets: Secrets = NO_SECRETS,
        heuristics: Heuristics | None = None,
        choices: Sequence[Choice] = (),
        edition: Edition = ONLY_EDITION,
        autopass: bool = False,
    ) -> None:
        check_choices(choices)
        self.slug = slug
        self.package = slug.replace("-", "_")
        self.title = title
        self.seats = seats
        self.state = state
        self.choices = {choice.name: choice for choice in choices}
        self.heuristics = heuristics  # what bots that think ahead go by
        self.autopass = autopass  # may a client give an only answer automatically, unless its player objects?
        self._take_rules(rules)
        self.nouns, self.seat_names, names, self.topics = words
        self.names = names or (lambda noun, key: Name(f"{noun}-{key}"))
        self.view, self.features, self.picture, self.sheet, self.faces, self.moments, self.now = show
        self.secrets = secrets
        self.edition, self.box, self.own_editions = edition

    def _take_rules(self, rules: Rules) -> None:
        """Collect procedures, questions and events from where they stand."""
        self.setup: Callable[[int, int, Mapping[str, Any]], S] = rules.setup
        self.play, self.outcome, self.order = rules.play, rules.outcome, rules.order
        self.vocabulary = rules.vocabulary
        self.procedures: dict[str, Procedure] = {rule.id: rule for rule in collected(rules.procedures, _is_procedure)}
        asked = collected(rules.questions, _is_question)
        self.questions: dict[str, Question] = {question.name: question for question in asked}
        self.events: dict[str, type[Event]] = {event.__name__: event for event in collected(rules.events, _is_event)}

    def options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up options of a match, checked and completed with defaults."""
        if seats not in self.seats:
            raise BadOptions(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        for name in given:
            self._choice(name)
        options = {name: given.get(name, choice.usual(seats)) for name, choice in self.choices.items()}
        for choice in self.choices.values():
            choice.check(seats, options)
        return options

    def _choice(self, name: str) -> Choice:
        if name not in self.choices:
            raise BadOptions(f"{self.title} has no option {name!r}; it has: {', '.join(self.choices) or 'none'}")
        return self.choices[name]

    def read_options(self, words: Sequence[str]) -> dict[str, Any]:
        """Read typed settings, such as `mode=rivals`."""
        pairs = [word.partition("=") for word in words]
        return {name.strip(): self._choice(name.strip()).read(text.strip()) for name, _, text in pairs}

    def counts(self, given: Mapping[str, Any]) -> list[int]:
        """How many can play with these options."""
        chosen = [(self._choice(name), value) for name, value in given.items()]
        return [seats for seats in self.seats if all([choice.fits(value, seats) for choice, value in chosen])]

    def any_setup(self, seats: int, chance: Chance, given: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
        """Draw a set-up for this number of players, setting by setting; what is given stays."""
        options = dict(given)
        for choice in self.choices.values():
            possible = [value for value in choice.values if choice.allows(value, options)]
            fitting = [value for value in possible if choice.fits(value, seats)]
            if fitting and choice.name not in given and choice.applies(options):
                options[choice.name] = fitting[chance.below(len(fitting))]
        return options

    def kinds(self, seats: int) -> list[dict[str, Any]]:
        """The kinds of games for this number of players, as options: one for each value of a setting that `leads`."""
        found: list[dict[str, Any]] = [{}]
        for choice in [choice for choice in self.choices.values() if choice.leads]:
            fitting = [{choice.name: value} for value in choice.values if choice.fits(value, seats)]
            found = [{**options, **more} for options in found for more in fitting]
        return found

    def check_edition(self, edition: str) -> None:
        """Refuse what was played with other cards: they would mean something else."""
        if edition != self.edition:
            raise OtherEdition(f"of the edition {edition!r} of {self.title}, not of {self.edition!r}")

    def unseen(self, g: S, seat: int | None) -> list[int]:
        """What a seat can't see, sorted: undo stops where this shrinks."""
        found = hiding.unseen(self.secrets.pools(g), seat)
        elsewhere = self.unseen_elsewhere(g, seat)
        return sorted([*found, *elsewhere]) if elsewhere else found

    def unseen_elsewhere(self, g: S, seat: int | None) -> Sequence[int]:
        """What a seat can't see beside what lies in zones."""
        return () if self.secrets.unseen is None else self.secrets.unseen(g, seat)

    def redeal(self, g: S, seat: int | None) -> None:
        """Deal again what a seat can't see, with the state's own chance."""
        hiding.redeal(g, self.secrets.pools(g), seat)
        if self.secrets.redeal is not None:
            self.secrets.redeal(g, seat)

    def conserved(self, g: S) -> None:
        """Assert that no component was lost or made."""
        secrets = self.secrets
        if secrets.contents is not None:
            hiding.check_contents(self.unseen(g, None), secrets.shown(g), secrets.contents(g))
        if secrets.conserved is not None:
            secrets.conserved(g)

    @property
    def seat_choice(self) -> Choice | None:
        """The option that says what each seat is called, if the game leaves it to the players."""
        return next((choice for choice in self.choices.values() if choice.each), None)

    def __repr__(self) -> str:
        return f"<game {self.slug}, {self.edition}>"


def collected(places: Sequence[ModuleType], wanted: Callable[[Any], bool]) -> list[Any]:
    """What is defined in these modules, and in those of packages among them; no two of one name."""
    found: dict[str, Any] = {}
    for module in [inner for place in places for inner in _modules(place)]:
        for name, value in vars(module).items():
            if wanted(value) and value.__module__ == module.__name__:
                assert name not in found, f"{name} stands twice: in {found[name].__module__} and in {module.__name__}"
                found[name] = value
    return list(found.values())


def _modules(place: ModuleType) -> Iterator[ModuleType]:
    """A module, and all modules below it if it is a package."""
    yield place
    for inner in iter_modules(getattr(place, "__path__", ())):
        yield from _modules(import_module(f"{place.__name__}.{inner.name}"))


def _is_procedure(value: object) -> bool:
    return isinstance(value, Procedure)


def _is_question(value: object) -> bool:
    return isinstance(value, Question)


def _is_event(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Event) and value is not Event
