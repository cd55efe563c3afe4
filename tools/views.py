"""Write the reference page of all views, for clients and bots.

python tools/views.py            writes docs/reference/views.md
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec

import meadhall

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "views.md"
FIELD: Final = re.compile(r"^    (\w+): ([^=#]+?)(?: = [^#]+?)?(?:\s*# (.*))?$", re.MULTILINE)
INTRODUCTION: Final = """# Views

What a seat sees, field by field, game by game. The `view` of a state message ([protocol](protocol.md)) is the table as
one seat can see it: what is not in it, the seat can't know. Its fields are those of the game's `Table`, below, and of
the things in it. Seats are numbered from 0; -1 and an empty text mean *none*. `tools/views.py` writes this page.
"""


def structs(kind: Any, known: list[type[msgspec.Struct]]) -> None:
    """The struct and all that its fields hold, each once, in the order of reading."""
    for part in get_args(kind):
        structs(part, known)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in known:
        known.append(kind)
        for hint in get_type_hints(kind).values():
            structs(hint, known)


def table_of(slug: str) -> type[msgspec.Struct]:
    """The type of a game's view."""
    game = meadhall.game(slug)
    table = type(meadhall.new(slug, seats=max(game.seats), seed=1).view(0).table)
    assert issubclass(table, msgspec.Struct)
    return table


def described(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A table of its fields, with what the code says of them."""
    doc = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
    yield f"### {kind.__name__}\n"
    if doc and not doc.startswith(f"{kind.__name__}("):
        yield f"{doc}\n"
    yield "| field | is | |\n|---|---|---|"
    for name, hint, note in FIELD.findall(inspect.getsource(kind)):
        yield f"| `{name}` | `{hint.replace('|', 'or')}` | {note} |"
    yield ""


def page() -> str:
    lines = [INTRODUCTION]
    for slug in meadhall.sagas():
        kinds: list[type[msgspec.Struct]] = []
        structs(table_of(slug), kinds)
        lines += [f"## {meadhall.game(slug).title}\n", *[line for kind in kinds for line in described(kind)]]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
