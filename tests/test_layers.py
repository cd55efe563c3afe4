"""Imports point one way: between packages, between folders of the server, and between rooms of a game.

A *room* is a module or package directly in a folder. An import counts wherever it is, in a function or for types only:
it says what a reader must know.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import meadhall

Import = tuple[str, str]  # a room, and a room it knows

SOURCE = Path(__file__).parents[1] / "src" / "meadhall"
PACKAGES = frozenset(path.parent.name for path in SOURCE.glob("*/__init__.py"))
SERVER = frozenset(path.parent.name for path in SOURCE.glob("server/*/__init__.py"))
GAMES = frozenset(slug.replace("-", "_") for slug in meadhall.sagas()) & {path.name for path in SOURCE.glob("games/*")}
FORBIDDEN = {
    ("questions", "rules"), ("queries", "rules"), ("queries", "questions"),
    ("view", "rules"), ("view", "questions"), ("queries", "view"),
}  # fmt: skip


def known(module: str, file: Path) -> Iterator[str]:
    """Every name this file imports from inside the package, relative to it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{module}."):
            yield from [f"{node.module}.{name.name}".removeprefix(f"{module}.") for name in node.names]
        elif isinstance(node, ast.Import):
            yield from [
                name.name.removeprefix(f"{module}.") for name in node.names if name.name.startswith(f"{module}.")
            ]


@cache
def imports(*folder: str) -> frozenset[Import]:
    """Which room of a folder imports which other; with none, of the whole package."""
    module, home = ".".join(["meadhall", *folder]), SOURCE.joinpath(*folder)
    found = set()
    for file in sorted(home.rglob("*.py")):
        room = file.relative_to(home).parts[0].removesuffix(".py")
        found |= {(room, name.split(".")[0]) for name in known(module, file)}
    return frozenset((room, other) for room, other in found if room != other)


def check_order(found: set[Import]) -> None:
    """Raise `CycleError`, which names the rooms, if they import each other in a circle."""
    order: TopologicalSorter[str] = TopologicalSorter()
    for room, other in found:
        order.add(room, other)
    order.prepare()


def crooked(found: set[Import]) -> set[Import]:
    """The imports that point the wrong way, and both of a pair of rooms that know each other."""
    return {(one, other) for one, other in found if (other, one) in found} | found & FORBIDDEN


def test_every_kind_of_import_is_found(tmp_path: Path) -> None:
    file = tmp_path / "here.py"
    file.write_text(
        "import meadhall.kernel\nimport json\n"
        "if TYPE_CHECKING:\n    from meadhall.server.hall import leases\n"
        "def late():\n    from meadhall import bots\n"
    )

    assert sorted(known("meadhall", file)) == ["bots", "kernel", "server.hall.leases"]


# -- packages ---------------------------------------------------------------------------------------------------


def test_packages_have_one_order() -> None:
    """Single modules, such as `text` and `ledger`, are shared by games and by what is built on them."""
    found = {(one, other) for one, other in imports() if {one, other} <= PACKAGES}

    assert {("games", "kernel"), ("bots", "kernel"), ("server", "games"), ("server", "bots")} <= found
    check_order(found)


def test_kernel_imports_nothing_else() -> None:
    assert not {other for one, other in imports() if one == "kernel"}


@pytest.mark.parametrize("front", ["server", "terminal"])
def test_nothing_is_built_on_what_people_see(front: str) -> None:
    assert not {one for one, other in imports() if other == front}


# -- games ------------------------------------------------------------------------------------------------------


def test_no_game_imports_another() -> None:
    assert len(GAMES) == 5
    assert ("thorgal", "reading") in imports("games"), "no imports found"
    assert not {(one, other) for one, other in imports("games") if other in GAMES}


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_a_game_knows_the_kernel_and_what_games_share(slug: str) -> None:
    names = [
        name
        for file in SOURCE.joinpath("games", slug.replace("-", "_")).rglob("*.py")
        for name in known("meadhall", file)
    ]
    assert {name.split(".")[0] for name in names} & PACKAGES <= {"kernel", "games"}


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_rooms_of_a_game_know_each_other_one_way(slug: str) -> None:
    """Rules know questions, and neither queries nor views know either."""
    found = set(imports("games", slug.replace("-", "_")))

    assert ("rules", "questions") in found, "no imports found: where are the rooms?"
    assert not crooked(found), "these imports point the wrong way, or both ways"


def test_a_wrong_import_is_found() -> None:
    assert crooked({("rules", "questions"), ("view", "questions")}) == {("view", "questions")}
    assert crooked({("cards", "state"), ("state", "cards")}) == {("cards", "state"), ("state", "cards")}
    assert crooked({("rules", "questions"), ("questions", "rules")}) == {("rules", "questions"), ("questions", "rules")}
    with pytest.raises(CycleError):
        check_order({("web", "hall"), ("hall", "tables"), ("tables", "web")})


# -- the server -------------------------------------------------------------------------------------------------


def test_server_folders_have_one_order() -> None:
    found = {(one, other) for one, other in imports("server") if {one, other} <= SERVER}

    assert {("tables", "storage"), ("tables", "workers"), ("web", "hall"), ("operate", "web")} <= found
    check_order(found)


def test_server_modules_outside_folders_import_no_folder() -> None:
    assert ("protocol", "security") in imports("server"), "no imports found"
    assert not {(one, other) for one, other in imports("server") if one not in SERVER and other in SERVER}


# -- what a screen may know -------------------------------------------------------------------------------

PRINTED = frozenset({"cards", "rules", "state", "names"})  # rooms of a game that a painter has no need of
PAST_THE_VIEW = frozenset({"lords_of_ragnarok", "thorgal", "vikings_gone_wild"})  # painters that still read them


def knows_more(file: Path) -> bool:
    """Does a module read a game's edition, or import more of a game than its board and its view?"""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    reads = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "box"]
    edition = [node for node in reads if isinstance(node.value, ast.Attribute) and node.value.attr == "game"]
    rooms = [name.split(".")[1:2] for name in known("meadhall.games", file)]
    return bool(edition) or any(room and room[0] in PRINTED for room in rooms)


def test_a_painter_draws_what_view_and_picture_say() -> None:
    home = SOURCE / "terminal"
    found = {file.relative_to(home).parts[0] for file in sorted(home.rglob("*.py")) if knows_more(file)}
    assert found == PAST_THE_VIEW
