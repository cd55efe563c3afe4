"""Catanatron, the pure Python Catan simulator, as the yardstick for our kernel's speed.

What is counted. A *tick* is one `Game.play_tick()`: the mover picks from `playable_actions`, the pick is
checked and applied, the next list is generated. Rolling, ending the turn and discarding are ticks even when
they are the only thing to do. A *choice* is a tick with more than one playable action. Compare ticks with
everything our kernel asks, forced or not; compare choices with the questions that have a real answer.

Catanatron runs at its best: four `RandomPlayer`s, no accumulators, no logging, and `play_tick` in our own
loop, because `Game.play` also copies the game at the start and the end. Counting costs about one percent.

Traps. Seed 0 means "no seed" to catanatron. Seeds fix a game only within one process: option order follows
sets that hold strings and None, so across processes it takes PYTHONHASHSEED and `setarch -R` as well. Chance
is the global `random`, which every new game reseeds, and which `Game.copy` does not copy.

Catanatron is no dependency of ours: it is imported by name, and only when asked for.

    PYTHONPATH=<site-packages with catanatron and networkx> python bench/yardstick.py
"""

import importlib
import importlib.util
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from time import process_time
from typing import Any, Final, NamedTuple

SEEDS: Final = tuple(range(1, 21))
SHARES: Final = (0.25, 0.5, 0.75)
MIDDLE: Final = (0.5,)


class Tally(NamedTuple):
    """What was played: all ticks, and those of them that were choices."""

    games: int
    ticks: int
    choices: int


class Speed(NamedTuple):
    """Rates per second of processor time."""

    games: float
    ticks: float
    choices: float


def available() -> bool:
    """Whether catanatron can be imported here."""
    return importlib.util.find_spec("catanatron") is not None


def play(seeds: Iterable[int]) -> tuple[int, int]:
    """One full game per seed: games and decisions, where every tick is a decision."""
    played = tally(seeds)
    return played.games, played.ticks


def tally(seeds: Iterable[int]) -> Tally:
    """One full game per seed, with ticks and choices told apart."""
    games = ticks = choices = 0
    for seed in seeds:
        games += 1
        for game in positions(seed):
            ticks += 1
            choices += len(game.state.playable_actions) > 1
    return Tally(games, ticks, choices)


def positions(seed: int) -> Iterator[Any]:
    """The game before each of its ticks: one object, played on after every yield."""
    limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    game = new_game(seed)
    while game.winning_color() is None and game.state.num_turns < limit:
        yield game
        game.play_tick()


def new_game(seed: int) -> Any:
    """Four random players on a shuffled board."""
    if seed == 0:
        raise ValueError("catanatron takes seed 0 for no seed: start at 1")
    players = importlib.import_module("catanatron.models.player")
    random_players = [players.RandomPlayer(color) for color in players.Color]
    return importlib.import_module("catanatron.game").Game(random_players, seed=seed)


def decisions_per_second(seconds: float = 2.0, rounds: int = 8) -> Speed:
    """The best of several rounds, each of whole games from seed 1 on for at least this long."""
    tally(SEEDS[:2])  # imports and warms up outside the clock
    return max((one_round(seconds) for _ in range(rounds)), key=lambda speed: speed.ticks)


def one_round(seconds: float) -> Speed:
    """Whole games until the time is used up; building the board is part of a game."""
    games = ticks = choices = 0
    start = process_time()
    for seed in count(1):
        played = tally((seed,))
        games, ticks, choices = games + 1, ticks + played.ticks, choices + played.choices
        spent = process_time() - start
        if spent >= seconds:
            break
    return Speed(games / spent, ticks / spent, choices / spent)


def copy_us(
    seeds: Iterable[int] = SEEDS, shares: Sequence[float] = SHARES, repeat: int = 100, rounds: int = 5
) -> float:
    """Microseconds per `Game.copy()`, mean over the sampled positions, best of several rounds."""
    games = [game for seed in seeds for game in sample(seed, shares)]
    return min(copy_seconds(games, repeat) for _ in range(rounds)) / (len(games) * repeat) * 1e6


def copy_seconds(games: Sequence[Any], repeat: int) -> float:
    """Processor time to copy every game a number of times; each copy is dropped at once."""
    start = process_time()
    for game in games:
        for _ in range(repeat):
            game.copy()
    return process_time() - start


def sample(seed: int, shares: Iterable[float]) -> list[Any]:
    """Copies of one game at these shares of its length, from 0 up to but not including 1."""
    length = tally((seed,)).ticks
    wanted = {int(share * length) for share in shares}
    return [game.copy() for tick, game in enumerate(positions(seed)) if tick in wanted]


def main() -> None:
    """Print the yardstick."""
    if not available():
        raise SystemExit("catanatron is not installed here")
    played = tally(SEEDS)
    print(f"{played.games} games, {played.ticks} ticks, {played.choices} of them choices")
    speed = decisions_per_second()
    print(f"{speed.ticks:.0f} ticks/s, {speed.choices:.0f} choices/s, {speed.games:.1f} games/s")
    print(f"{copy_us():.1f} us per copy, {copy_us(shares=MIDDLE):.1f} us at mid game")


if __name__ == "__main__":
    main()
