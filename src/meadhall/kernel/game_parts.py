"""What a `Game` is made of: its rules, its words, what is shown, what is hidden, and its edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from meadhall.kernel.hidden import Pool
from meadhall.kernel.picture import Face, Picture, Said
from meadhall.kernel.picture.layout import Layout
from meadhall.kernel.procedure import Steps
from meadhall.kernel.scene import Staging
from meadhall.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from meadhall.kernel.game import Game, Name, Outcome


class Rules(NamedTuple):
    """How a game is set up, played and won. Modules and packages are searched for what they define."""

    setup: Callable[[int, int, Mapping[str, Any]], Any]  # of seats, seed and options
    play: Callable[[Any], Steps[None]]
    outcome: Callable[[Any], Outcome]
    procedures: Sequence[ModuleType]
    questions: Sequence[ModuleType]
    events: Sequence[ModuleType]
    vocabulary: Vocabulary
    order: Callable[[Any], Sequence[int]] = lambda g: range(g.seats)  # the seats in the order of play


class Words(NamedTuple):
    """What things and seats are called."""

    nouns: Mapping[str, Sequence[str]]
    seat_names: Callable[[Any], Sequence[str]]  # what each seat is called on this table
    names: Callable[[str, str], Name] | None = None  # which message names a thing; without it, `<noun>-<key>`
    topics: Mapping[str, Sequence[str]] = MappingProxyType({})  # the things that help can be asked for


class Show(NamedTuple):
    """What players, programs and the screens see of a table."""

    view: Callable[[Any, int | None], msgspec.Struct]  # what a seat may see, built from nothing
    features: Callable[[Any, int], Sequence[float]]  # a view in numbers, for programs
    picture: Callable[[Any], Picture] | None = None  # a view as both screens draw it
    sheet: Layout[Any] | None = None  # the numbers of each seat
    faces: Callable[[], Mapping[str, Face]] = dict  # what the cards look like
    moments: Sequence[Staging] = ()  # what is shown step by step, and how
    now: Callable[[Any, int, str], Iterable[Said]] | None = None  # what a newcomer should know before answering


class Secrets(NamedTuple):
    """Hidden things, from whom they are hidden, and how they are dealt again when a seat imagines the table."""

    pools: Callable[[Any], Sequence[Pool]] = lambda _: ()  # where things lie hidden, and which could change places
    shown: Callable[[Any], Sequence[Sequence[int]]] = lambda _: ()  # the open piles of hidden things
    nouns: Sequence[str] = ()  # what hidden things are called
    contents: Callable[[Any], Sequence[int]] | None = None  # all those things, hidden or open
    unseen: Callable[[Any, int | None], Sequence[int]] | None = None  # what else is hidden, in no zone
    redeal: Callable[[Any, int | None], None] | None = None  # and how that is dealt
    conserved: Callable[[Any], None] | None = None  # asserts that nothing else was lost or made


class OwnEditions(NamedTuple):
    """How people write their own editions: the files of a folder, and who reads it.

    `check` sums an edition up in lines, `open` makes the game that is played with it; either raises `BadEdition`.
    An edition opened by `meadhall.games.editions` is known by its name from then on.
    """

    files: tuple[str, ...]
    check: Callable[[Path], Sequence[str]]
    open: Callable[[Path], Game[Any]]


class Edition(NamedTuple):
    """The cards and values a game is played with: two editions are two games."""

    name: str = "base"
    box: Any = None  # the tables that the rules look things up in, if they depend on the edition
    own: OwnEditions | None = None
