"""The games. Each is a package with the same file names and a constant `GAME`; none imports another."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from meadhall.kernel import BadOptions, Game, OtherEdition

SAGAS = ("blood-rage", "asgard", "thorgal", "lords-of-ragnarok", "vikings-gone-wild")
COMING: tuple[str, ...] = ()  # whose banners hang in the hall already
BASE: Final = "base"  # the edition that every game brings with it

# Games that live elsewhere, and the packages that hold them: MEADHALL_GUESTS="skalds=tests.skalds other=their.package"
GUESTS: Final[dict[str, str]] = dict([pair.split("=", 1) for pair in os.environ.get("MEADHALL_GUESTS", "").split()])

_OWN: Final[dict[tuple[str, str], Game[Any]]] = {}  # titles of editions that people wrote, by game and name


def sagas() -> tuple[str, ...]:
    """The slugs of all games in the hall."""
    return (*SAGAS, *GUESTS)


def package_of(slug: str) -> str:
    """The package that holds a game, with its locale, its ledger and its art."""
    return GUESTS.get(slug) or f"meadhall.games.{slug.replace('-', '_')}"


def folder_of(slug: str) -> Traversable:
    """The folder of that package; a game that is still to come has one as well."""
    if slug in GUESTS:
        return files(GUESTS[slug])
    return files("meadhall.games").joinpath(slug.replace("-", "_"))


def game(slug: str, edition: str = BASE) -> Game[Any]:
    """The title of a game in one of its editions; its package is imported when it is first asked for."""
    if edition == BASE:
        return _base(slug)
    if (slug, edition) not in _OWN:
        title = _base(slug).title
        raise OtherEdition(f"{title} has no edition {edition!r}; it has: {', '.join(known_editions(slug))}")
    return _OWN[slug, edition]


def known_editions(slug: str) -> tuple[str, ...]:
    """The names of a game's editions that are known here, the base first."""
    return (BASE, *[name for saga, name in _OWN if saga == slug])


def know(title: Game[Any]) -> None:
    """Have an edition known by its name from now on. The name is made from what is in it, so it is never another's."""
    _OWN.setdefault((title.slug, title.edition), title)


@cache
def _base(slug: str) -> Game[Any]:
    if slug not in sagas():
        raise BadOptions(f"no saga is called {slug!r}; there are: {', '.join(sagas())}")
    title = import_module(package_of(slug)).GAME
    assert isinstance(title, Game)
    return title
