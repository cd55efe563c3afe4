"""Random matches, for what must hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.kernel import Chance
from tests.games.asgard.scene import Scene, scene


def walk(s: Scene, seed: int, avoid: str = "") -> Iterator[Scene]:
    """From a position to the end at random; yields the table at every decision, and once when it is over.

    Options that begin with the word to avoid are not taken while there is another.
    """
    chance, text = Chance(seed), s.match.game.vocabulary.text
    while not s.match.over:
        yield s
        decision = s.match.decisions[chance.below(len(s.match.decisions))]
        options = [o for o in decision.options if not avoid or text(o).split()[0] != avoid] or decision.options
        s.match.apply(decision.seat, options[chance.below(len(options))])
    yield s


def rich(seats: int, seed: int = 1) -> Scene:
    """A first round in which everybody can build: a stone of every colour for two, and recruits of every type."""
    colours = ("red", "blue", "yellow", "mauve")[:seats]
    return scene(
        seats=seats,
        seed=seed,
        phase="gods",
        stones={colour: "pink yellow red blue green black" for colour in colours},
        recruits={colour: "2 white 2 orange 2 giant" for colour in colours},
        seals={colour: (1, 1) for colour in colours},
        seal_reserve=(3, 3),
    )
