"""Banners of all games for the lobby."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

import msgspec

from meadhall.games import COMING, folder_of, game, sagas
from meadhall.text import LANGUAGES

BANNER: Final = "art/banner.json"
OF_THE_HALL: Final = re.compile(r"^hall-.*\n(?:[ \t]+.*\n)*", re.MULTILINE)


def banners() -> list[dict[str, Any]]:
    """Return all banners: players, duration, and the words that the lobby needs."""
    return [_banner(slug) for slug in (*sagas(), *COMING)]


@cache
def art(slug: str) -> list[str]:
    """Return the names of a game's art files."""
    folder = folder_of(slug).joinpath("art")
    return sorted([file.name for file in folder.iterdir()]) if folder.is_dir() else []


@cache
def _banner(slug: str) -> dict[str, Any]:
    words = {lang: "".join(OF_THE_HALL.findall(_read(slug, f"locale/{lang}.ftl"))) for lang in LANGUAGES}
    facts = (
        msgspec.json.decode(_read(slug, BANNER)) if "banner.json" in art(slug) else {"seats": list(game(slug).seats)}
    )
    return {"slug": slug, **facts, "words": words, "art": art(slug)}


def _read(slug: str, path: str) -> str:
    return folder_of(slug).joinpath(*path.split("/")).read_text(encoding="utf-8")
