"""The documentation site, where there is one: built into the package, or by `make docs` beside the sources.

`MEADHALL_DOCS` names another folder, or none with 0.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import meadhall
from meadhall.server.assets.compression import Page
from meadhall.server.assets.release import load

PACKAGE: Final = Path(meadhall.__file__).parent
PLACES: Final = (PACKAGE / "docs_site", PACKAGE.parents[1] / "build" / "docs")
INDEX: Final = "index.html"
VARIABLE: Final = "MEADHALL_DOCS"


def site() -> Path | None:
    """Return the folder of the site, or None if it was not built."""
    named = os.environ.get(VARIABLE)
    places = PLACES if named is None else () if named == "0" else (Path(named),)
    return next((place for place in places if (place / INDEX).is_file()), None)


def described() -> str | None:
    """Return the games whose rules the site has, separated by blanks; None without a site."""
    folder = site()
    if folder is None:
        return None
    return " ".join(sorted([page.stem for page in folder.glob("rules/*.html") if page.name != INDEX]))


def page_at(path: str) -> Page | None:
    """Return a file of the site, or None. No path leads out of its folder."""
    folder = site()
    if folder is None:
        return None
    file = (folder / path / INDEX if path.endswith("/") or not path else folder / path).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    return load(file, file.stat().st_mtime_ns)
