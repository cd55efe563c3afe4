"""The client's folders know each other one way only."""

from __future__ import annotations

from graphlib import TopologicalSorter
from pathlib import Path
from posixpath import dirname
from typing import Final

import meadhall.client
from meadhall.server.assets.bundles import parsed

CLIENT: Final = Path(meadhall.client.__file__).parent
MAIN: Final = "js"  # the first module lies above the folders


def folders() -> dict[str, set[str]]:
    """Which folders each folder imports from."""
    found: dict[str, set[str]] = {}
    for path in sorted((CLIENT / "js").rglob("*.js")):
        address = path.relative_to(CLIENT).as_posix()
        module = parsed(address, path.read_text(encoding="utf-8"))
        folder = dirname(address)
        found.setdefault(folder, set()).update({dirname(need) for need in (*module.needs, *module.later)} - {folder})
    return found


def test_no_two_folders_import_each_other() -> None:
    known = folders()

    assert known["js/table"] >= {"js/parts", "js/play"}  # they were read
    assert [(a, b) for a in known for b in known[a] if a < b and a in known.get(b, ())] == []


def test_folders_import_in_no_circle() -> None:
    order = list(TopologicalSorter(folders()).static_order())

    assert order.index("js/base") < order.index("js/parts") < order.index("js/table") < order.index(MAIN)
