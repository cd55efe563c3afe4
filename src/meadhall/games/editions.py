"""Editions that people write themselves: folders that are opened as titles, and known by name from then on.

Its name is made from its content, so that a record or a saved position finds the same cards again,
or none. A process that is started for another opens the same folders: `own_editions` and `open_editions`.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.games import game, know
from meadhall.kernel import BadOptions, Game, OtherEdition


class Own(NamedTuple):
    """An edition of somebody's own that is known here: where it was read, and its name."""

    saga: str
    folder: Path
    name: str


_OPENED: Final[dict[Own, None]] = {}  # in the order in which they were opened


def open_edition(saga: str, folder: Path) -> Game[Any]:
    """Read a folder as an edition of a game; `BadEdition` says all that is wrong with it."""
    base, folder = game(saga), folder.resolve()
    if base.own_editions is None:
        raise BadOptions(f"{base.title} has no editions of one's own")
    if not folder.is_dir():
        raise BadOptions(f"{folder}: there is no such folder")
    title = base.own_editions.open(folder)
    know(title)
    _OPENED[Own(saga, folder, title.edition)] = None
    return game(saga, title.edition)


def chosen_edition(saga: str, edition: str) -> str:
    """The name of an edition as it was asked for; one that is named by its folder is opened."""
    return open_edition(saga, Path(edition)).edition if Path(edition).is_dir() else edition


def own_editions() -> list[Own]:
    """The editions of people's own that are known here, for the processes that this one starts."""
    return list(_OPENED)


def keep_copies(into: Path) -> None:
    """Let the processes that this one starts read copies, so that changes to the files have no effect here."""
    shutil.rmtree(into, ignore_errors=True)
    for number, own in enumerate(list(_OPENED)):
        copy = into / str(number) / own.folder.name
        shutil.copytree(own.folder, copy)
        del _OPENED[own]
        _OPENED[own._replace(folder=copy)] = None


def called(saga: str, name: str) -> str:
    """What people call an edition of somebody's own: its folder. The base needs no name."""
    return next((own.folder.name for own in _OPENED if (own.saga, own.name) == (saga, name)), "")


def open_editions(own: Sequence[Own]) -> None:
    """In a process that was started for another: know the same editions, or none if they have changed since."""
    for saga, folder, name in own:
        found = open_edition(saga, folder).edition
        if found != name:
            raise OtherEdition(f"{folder}: this was the edition {name!r} of {saga}, and is {found!r} now")
