"""Editions that people write themselves: which of them this process plays.

A process plays one edition of a saga. It is chosen before the saga is opened, and handed on to the processes that are
started for it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.games import SAGAS, game, package
from meadhall.kernel import BadOptions, Game

_OWN: Final[dict[str, Path]] = {}  # by saga


def open_edition(saga: str, folder: Path) -> Game[Any]:
    """Open a saga with an edition of one's own; once it is open, it keeps the one it has."""
    folder = folder.resolve()
    if saga not in SAGAS or _OWN.get(saga) == folder:
        return game(saga)
    if package(saga) in sys.modules:
        raise BadOptions(f"{saga} is already open: an edition is chosen before")
    if not folder.is_dir():
        raise BadOptions(f"{folder}: there is no such folder")
    _OWN[saga] = folder
    title = game(saga)
    if title.own_editions is None:
        raise BadOptions(f"{title.title} has no editions of one's own")
    return title


def chosen_edition(saga: str, edition: str) -> str:
    """The name of an edition as it was asked for; one that is named by its folder is opened."""
    return str(open_edition(saga, Path(edition)).editions[0]) if Path(edition).is_dir() else edition


class Own(NamedTuple):
    """An edition that this process plays: where it is, and its name, which only the same cards have."""

    saga: str
    folder: Path
    name: str


def own_editions() -> list[Own]:
    """What this process plays by editions of people's own, for the processes that it starts."""
    return [Own(saga, folder, game(saga).editions[0]) for saga, folder in _OWN.items()]


def open_editions(own: Sequence[Own]) -> None:
    """In a process that was started for another: play by the same editions, or not at all if they have changed."""
    for saga, folder, name in own:
        open_edition(saga, folder).check_edition(name)


def edition_folder(saga: str, base: Path) -> Path:
    """Where a saga finds its edition: the one chosen for this process, or the base."""
    return _OWN.get(saga, base)
