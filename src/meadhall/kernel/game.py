"""A title: everything the hall needs to know about one saga, gathered in a constant `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from meadhall.kernel import hidden as hiding
from meadhall.kernel.chance import Chance
from meadhall.kernel.choice import BadOptions, Choice, check_choices
from meadhall.kernel.decision import Decision, Question
from meadhall.kernel.event import Event
from meadhall.kernel.hidden import Pool
from meadhall.kernel.measure import Measure, Odds
from meadhall.kernel.moment import Staging
from meadhall.kernel.picture import Face, Picture
from meadhall.kernel.procedure import Procedure, Steps
from meadhall.kernel.state import State
from meadhall.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)


class BadEdition(BadOptions):
    """An edition that cannot be played: what is wrong with it, one sentence for each mistake, with its place."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = tuple(mistakes)


class OtherEdition(BadOptions):
    """A match by an edition that is not played here."""


class OwnEditions(NamedTuple):
    """How people write editions of their own: the files of such a folder, and who reads it.

    `check` sums an edition up in lines, `open` makes the title that is played with it; either raises `BadEdition`.
    Whatever is opened by `meadhall.games.editions` is known by its name from then on.
    """

    files: tuple[str, ...]
    check: Callable[[Path], Sequence[str]]
    open: Callable[[Path], Game[Any]]


class Name(NamedTuple):
    """Where a thing's name is: the id of its message, and what that message and its help need to know."""

    id: str
    args: Mapping[str, str | int] = MappingProxyType({})
    wrap: str = ""  # a message that tells it from its namesakes, given the name as `$name`


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: each seat's score and rank (1 is best), and who won, if anybody did.

    A team wins or loses as one. Where all are of one team, or one plays alone, the game is the foe: it has won if
    nobody has.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    teams: tuple[int, ...] = ()  # of each seat; empty: everybody plays for himself

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


class Counsel(NamedTuple):
    """What a saga tells bots that think ahead. It is asked of imagined tables (`View.fork`), never of the real one."""

    appraise: Callable[[Any], Sequence[float]]  # the final score each seat may expect
    instinct: Callable[[Any, Decision], Sequence[float]]  # a rough worth of each option, in points
    rests: frozenset[str]  # questions at which nothing is half done, so that an appraisal means something
    spread: float  # points that make a clear difference at the end
    chapter: Callable[[Any], int] | None = None  # which part of the match it is: at the end of one, gains show
    chapters: Callable[[Any], int] = lambda _: 1  # how many of them a playout sees, the one that is going on included
    teams: Callable[[Any], Sequence[int]] | None = None  # the team of each seat; None: everybody plays for himself
    calm: Callable[[Any], bool] | None = None  # where a question alone does not tell: is nothing half done?
    weighty: frozenset[str] = frozenset()  # so much that playouts look one move ahead there, in their first chapter
    trust: float = 0.0  # how many playouts a look one move ahead is worth
    tells: Measure | Callable[[Any], Measure] | None = None  # what to tell people of it; None: the chance to win

    def measure(self, g: Any) -> Measure:
        """What an appraisal means to people, at this table."""
        if self.tells is None:
            return Odds(self.spread)
        return self.tells(g) if callable(self.tells) else self.tells


class Game(Generic[S]):
    """A title in one edition: set-up, rules, questions, view and words. Nothing is subclassed.

    The package of a saga has it as a constant `GAME`; one with editions of people's own makes it from their boxes.
    """

    def __init__(
        self,
        *,
        slug: str,
        title: str,
        seats: range,
        state: type[S],
        setup: Callable[[int, int, Mapping[str, Any]], S],
        play: Callable[[S], Steps[None]],
        rules: Sequence[ModuleType],
        questions: Sequence[ModuleType],
        events: Sequence[ModuleType],
        vocabulary: Vocabulary,
        nouns: Mapping[str, Sequence[str]],
        seat_names: Callable[[S], Sequence[str]],
        view: Callable[[S, int | None], msgspec.Struct],
        outcome: Callable[[S], Outcome],
        features: Callable[[Any, int], Sequence[float]],
        names: Callable[[str, str], Name] = lambda noun, key: Name(f"{noun}-{key}"),
        topics: Mapping[str, Sequence[str]] = MappingProxyType({}),
        order: Callable[[S], Sequence[int]] = lambda g: range(g.seats),
        pools: Callable[[S], Sequence[Pool]] = lambda _: (),
        shown: Callable[[S], Sequence[Sequence[int]]] = lambda _: (),
        contents: Callable[[S], Sequence[int]] | None = None,
        unseen: Callable[[S, int | None], Sequence[int]] | None = None,
        redeal: Callable[[S, int | None], None] | None = None,
        conserved: Callable[[S], None] | None = None,
        counsel: Counsel | None = None,
        picture: Callable[[Any], Picture] | None = None,
        faces: Callable[[], Mapping[str, Face]] = dict,
        moments: Sequence[Staging] = (),
        hidden: Sequence[str] = (),
        choices: Sequence[Choice] = (),
        edition: str = "base",
        box: Any = None,
        own_editions: OwnEditions | None = None,
        autopass: bool = False,
    ) -> None:
        self.slug = slug
        self.package = slug.replace("-", "_")
        self.title = title
        self.seats = seats
        self.state = state
        self.setup = setup
        self.play = play
        self.procedures: dict[str, Procedure] = {rule.id: rule for rule in collected(rules, _is_procedure)}
        asked = collected(questions, _is_question)
        self.questions: dict[str, Question] = {question.name: question for question in asked}
        self.events: dict[str, type[Event]] = {event.__name__: event for event in collected(events, _is_event)}
        self.vocabulary = vocabulary
        self.nouns = nouns
        self.names = names  # which message names a thing
        self.topics = topics  # the things that help can be asked for
        self.hidden = hidden  # the nouns of what `unseen` lists
        self.seat_names = seat_names  # what each seat is called on this table
        self.order = order  # the seats in the order of play, as the table stands
        self.view = view  # what a seat may see, built from nothing
        self.pools = pools  # where things lie hidden, from whom, and which of them could change places
        self.shown = shown  # the piles of such things that lie open
        self.contents = contents  # all such things that there are, hidden or open
        self._unseen = unseen  # what else is hidden, in no zone
        self._redeal = redeal  # and how that is dealt
        self._conserved = conserved  # asserts of the saga's own that nothing else was lost or made
        self.outcome = outcome
        self.features = features  # numbers of a view, for the bots
        self.counsel = counsel  # what bots that think ahead go by
        self.picture = picture  # a view as the hall's client draws it
        self.faces = faces  # what the cards look like there
        self.moments = moments  # what is shown on the stage, and how
        check_choices(choices)
        self.choices = {choice.name: choice for choice in choices}
        self.edition = edition  # its name: a title is of one edition, and two editions are two titles
        self.box = box  # what is in it: the tables that the rules look things up in, if they depend on the edition
        self.own_editions = own_editions
        self.autopass = autopass  # may a client give an only answer by itself, unless its player wants otherwise?

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
        """The set-up options that somebody typed, as `mode=rivals`."""
        pairs = [word.partition("=") for word in words]
        return {name.strip(): self._choice(name.strip()).read(text.strip()) for name, _, text in pairs}

    def counts(self, given: Mapping[str, Any]) -> list[int]:
        """How many can play with these options."""
        chosen = [(self._choice(name), value) for name, value in given.items()]
        return [seats for seats in self.seats if all([choice.fits(value, seats) for choice, value in chosen])]

    def any_setup(self, seats: int, chance: Chance, given: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
        """A set-up drawn from all that so many can play, choice by choice; what is given stays."""
        options = dict(given)
        for choice in self.choices.values():
            possible = [value for value in choice.values if choice.allows(value, options)]
            fitting = [value for value in possible if choice.fits(value, seats)]
            if fitting and choice.name not in given and choice.applies(options):
                options[choice.name] = fitting[chance.below(len(fitting))]
        return options

    def kinds(self, seats: int) -> list[dict[str, Any]]:
        """The kinds of games that so many can play, as options: one for each value of a choice that `leads`."""
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
        found = hiding.unseen(self.pools(g), seat)
        return found if self._unseen is None else sorted([*found, *self._unseen(g, seat)])

    def unseen_elsewhere(self, g: S, seat: int | None) -> Sequence[int]:
        """What a seat can't see beside what lies in zones."""
        return () if self._unseen is None else self._unseen(g, seat)

    def redeal(self, g: S, seat: int | None) -> None:
        """Deal what a seat can't see anew, with the state's own chance."""
        hiding.redeal(g, self.pools(g), seat)
        if self._redeal is not None:
            self._redeal(g, seat)

    def conserved(self, g: S) -> None:
        """Assert that no component was lost or made."""
        if self.contents is not None:
            hiding.check_contents(self.unseen(g, None), self.shown(g), self.contents(g))
        if self._conserved is not None:
            self._conserved(g)

    @property
    def seat_choice(self) -> Choice | None:
        """The option that says what each seat is called, if the saga leaves it to the players."""
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
