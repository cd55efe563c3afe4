"""What was chosen in a series: how often each option of a verb, and how those fared who took it.

For balancing a game: an option that no one takes shows up with a zero.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from meadhall.arena.outcomes import Played
from meadhall.kernel import Action, BadOptions, Game


class Taken(msgspec.Struct, frozen=True):
    """One option: how often it was taken in a match, by how many seats, their victories, and the winners' part."""

    option: str
    mean: float
    takers: int
    rate: float  # 0 where no one took it
    winners: float = 0.0  # the part of the victories whose winner had taken it


def check_verbs(game: Game[Any], verbs: Iterable[str]) -> None:
    known = [block.verb for block in game.vocabulary.blocks]
    for verb in verbs:
        if verb not in known:
            raise BadOptions(f"{game.title} has no verb {verb!r}; it has: {', '.join(known)}")


def takings(actions: Iterable[Action], verbs: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """The seat and the option of every answer with one of these verbs."""
    return tuple([(action.seat, action.option) for action in actions if action.option.split()[0] in verbs])


def taken_of(game: Game[Any], played: list[Played], verbs: tuple[str, ...]) -> tuple[Taken, ...]:
    """Every option of the verbs, those taken most first within each verb."""
    counts: dict[str, int] = defaultdict(int)
    wins: dict[str, list[float]] = defaultdict(list)
    won: dict[str, float] = defaultdict(float)
    for one in played:
        for _, option in one.taken:
            counts[option] += 1
        for seat, option in set(one.taken):
            wins[option].append(one.shares[seat])
        for option, share in _winners(one).items():
            won[option] += share
    victories = sum([max(one.shares) if one.together else sum(one.shares) for one in played]) or 1.0
    return tuple(
        [
            _taken(text, counts[text] / len(played), wins[text], won[text] / victories)
            for text in _ranked(game, counts, verbs)
        ]
    )


def _winners(one: Played) -> dict[str, float]:
    """What the winners had taken: each option with the part of the victory that is theirs."""
    found: dict[str, float] = defaultdict(float)
    for seat, option in set(one.taken):
        found[option] = max(found[option], one.shares[seat]) if one.together else found[option] + one.shares[seat]
    return found


def _ranked(game: Game[Any], counts: dict[str, int], verbs: tuple[str, ...]) -> Iterator[str]:
    words = game.vocabulary
    for block in words.blocks:
        if block.verb in verbs:
            texts = [words.text(option) for option in words if option in block]
            yield from sorted(texts, key=lambda text: -counts[text])


def _taken(text: str, mean: float, wins: list[float], winners: float) -> Taken:
    return Taken(text, mean, len(wins), sum(wins) / len(wins) if wins else 0.0, winners)
