"""The sagas. Each is a package with the same file names and a constant `GAME`; none imports another."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from meadhall.kernel import BadOptions, Game

SAGAS = ("blood-rage", "asgard", "thorgal")
_OWN: Final[dict[str, Path]] = {}  # editions that people wrote themselves, by package; chosen before a saga is opened


def sagas() -> tuple[str, ...]:
    """The slugs of all sagas in the hall."""
    return SAGAS


@cache
def game(slug: str) -> Game[Any]:
    """The title of a saga; its package is imported when it is first asked for."""
    if slug not in SAGAS:
        raise BadOptions(f"no saga is called {slug!r}; there are: {', '.join(SAGAS)}")
    title = import_module(f"meadhall.games.{_package(slug)}").GAME
    assert isinstance(title, Game)
    return title


def open_edition(slug: str, folder: Path) -> Game[Any]:
    """Open a saga with an edition of one's own. A process plays one edition of a saga, so this comes first of all."""
    if f"meadhall.games.{_package(slug)}" in sys.modules:
        raise BadOptions(f"{slug} is already open: an edition is chosen before")
    _OWN[_package(slug)] = folder
    title = game(slug)
    if title.own_editions is None:
        raise BadOptions(f"{title.title} has no editions of one's own")
    return title


def edition_folder(package: str, base: Path) -> Path:
    """Where a saga finds its edition: the one chosen for this process, or the base."""
    return _OWN.get(package, base)


def _package(slug: str) -> str:
    return slug.replace("-", "_")
