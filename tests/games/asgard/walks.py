"""Random matches, for what must hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.kernel import Chance
from tests.games.asgard.scene import Scene, scene

EAGER = ("temple", "resolve", "asgard", "disc", "march")  # words of a match with many Temples and battles


def walk(s: Scene, seed: int, avoid: str = "", prefer: Sequence[str] = ()) -> Iterator[Scene]:
    """From a position to the end at random; yields the table at every decision, and once when it is over.

    Options with a word to avoid are not taken while there is another; those with a preferred one mostly are.
    """
    chance = Chance(seed)
    while not s.match.over:
        yield s
        decision = s.match.decisions[chance.below(len(s.match.decisions))]
        options = [o for o in decision.options if avoid not in _words(s, o)] or decision.options
        if prefer and chance.below(4):
            options = [o for o in options if not set(prefer).isdisjoint(_words(s, o))] or options
        s.match.apply(decision.seat, options[chance.below(len(options))])
    yield s


def _words(s: Scene, option: int) -> list[str]:
    return s.match.game.vocabulary.text(option).split()


def rich(seats: int, seed: int = 1) -> Scene:
    """A first round in which every player can build: a stone of every colour for two, and recruits of every type."""
    colours = ("red", "blue", "yellow", "mauve")[:seats]
    return scene(
        seats=seats,
        seed=seed,
        phase="gods",
        stones=dict.fromkeys(colours, "pink yellow red blue green black"),
        recruits=dict.fromkeys(colours, "2 white 2 orange 2 giant"),
        seals=dict.fromkeys(colours, (1, 1)),
    )
