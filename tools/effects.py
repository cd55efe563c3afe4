"""Lists the effects of cards that rules read, bots value and scenes name, game by game.

python tools/effects.py            lists effects without a value for bots, or without a line on the stage

An effect is a `Hook`, or a word that editions write effects in. It is declared in a game's `cards/`, and read where a
room names it. A new one that no rule names would do nothing, and no one would notice: `tests/test_effects.py` does.
A room may know an effect without naming it (the stage by its event, bots by playing on), so the list is to be read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import meadhall

GAMES: Final = Path(meadhall.__file__).parent / "games"
DECLARED_IN: Final = ("cards/tables.py", "cards/words.py", "cards/grammar.py")
RULES: Final = ("rules", "questions", "questions.py", "queries", "state.py")
ROOMS: Final = {"bots give no value to": ("heuristics",), "the stage does not name": ("picture",)}
UNNAMED: Final = {  # what the rules know without naming it, and how
    "blood_rage": {
        "MANHEIM": "a column of the Box", "JOTUNHEIM": "a column of the Box", "ALFHEIM": "a column of the Box",
        "SERPENT": "a ship of the Box", "FREE": "a column of the Box", "STRONG": "a column of the Box",
        "PAIRS": "a column of the Box",
    },
    "thorgal": {
        "ME": "who is not FOE", "INTRIGUE": "neither DAMAGE nor ELEMENTS", "IF_FAIL": "not IF_SUCCESS",
        "ENTER": "a column of the Box", "PERM": "a column of the Box", "OPP": "a column of the Box",
        "ACT": "a column of the Box",
    },
    "lords_of_ragnarok": {
        "STORM": "the last Region Attack", "TRICKSTER": "the Boss's own", "KILLED": "the last Omen",
        "BIRTH_MIGHT": "counted from BIRTH_AUTHORITY", "BIRTH_WISDOM": "counted from BIRTH_AUTHORITY",
        "GIFT_RUNE": "the last Gift",
    },
    "vikings_gone_wild": {
        "UNDEAD_UNIT": "the other families are named", "LOSE_GOLD": "not LOSE_BEER", "MOST_UNITS": "the last count",
    },
}  # fmt: skip


def declared(package: Path) -> list[str]:
    """The effects of a game: its hooks, and the words that are numbered one after the other."""
    sources = [package / name for name in DECLARED_IN if (package / name).is_file()]
    return [name for source in sources for node in _tree(source).body for name in _effects(node)]


def _effects(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_hook(node.value):
        yield node.target.id
    if (
        isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Tuple)
        and not isinstance(node.value, ast.Tuple)
    ):
        names = [name.id for name in node.targets[0].elts if isinstance(name, ast.Name)]
        yield from [name for name in names if not name.startswith("_")]


def _is_hook(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Hook"


def nameless(package: Path) -> list[str]:
    """Words that have no name in the line after theirs: no rule could read them."""
    sources = [package / name for name in DECLARED_IN if (package / name).is_file()]
    pairs = [pair for source in sources for pair in pairwise(_tree(source).body)]
    names = [(_words(row), list(_effects(after))) for row, after in pairs]
    return [word for words, after in names if after for word in words[len(after) :]]


def _words(node: ast.stmt) -> list[str]:
    """A row of words, as they are written."""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Tuple):
        return []
    return [word.value for word in node.value.elts if isinstance(word, ast.Constant) and isinstance(word.value, str)]


def named(package: Path, rooms: tuple[str, ...]) -> set[str]:
    """Every name that these rooms of a game read."""
    found = set()
    for room in rooms:
        sources = (package / room).rglob("*.py") if (package / room).is_dir() else [package / room]
        for source in sources:
            found |= _names(source) if source.is_file() else set()
    return found


def _names(source: Path) -> set[str]:
    """Names that a module reads; a decorator binds a procedure to the word it names, and reads no moment."""
    tree = _tree(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bound = {node for function in functions for rule in function.decorator_list for node in ast.walk(_moment(rule))}
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute) and node not in bound]
    return {node.id if isinstance(node, ast.Name) else node.attr for node in nodes}


def _moment(decorator: ast.expr) -> ast.expr:
    """A decorator without what it is given."""
    return decorator.func if isinstance(decorator, ast.Call) else decorator


def _tree(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))


def missing(package: Path, rooms: tuple[str, ...]) -> list[str]:
    """The effects that none of these rooms names."""
    known = named(package, rooms)
    return [name for name in declared(package) if name not in known]


def main() -> None:
    """The list, game by game."""
    for package in sorted(path.parent for path in GAMES.glob("*/cards")):
        for said, rooms in ROOMS.items():
            print(f"{package.name}: {said}: {', '.join(missing(package, rooms)) or 'nothing'}")


if __name__ == "__main__":
    main()
