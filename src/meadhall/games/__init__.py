"""The sagas. Each is a package with the same file names and a constant `GAME`; none imports another."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from meadhall.kernel import BadOptions, Game

SAGAS = ("blood-rage", "asgard", "thorgal")


def sagas() -> tuple[str, ...]:
    """The slugs of all sagas in the hall."""
    return SAGAS


@cache
def game(slug: str) -> Game[Any]:
    """The title of a saga; its package is imported when it is first asked for."""
    if slug not in SAGAS:
        raise BadOptions(f"no saga is called {slug!r}; there are: {', '.join(SAGAS)}")
    title = import_module(package(slug)).GAME
    assert isinstance(title, Game)
    return title


def package(slug: str) -> str:
    """The package of a saga, as it is imported."""
    return f"meadhall.games.{slug.replace('-', '_')}"
