"""What hangs on the wall of the hall: a banner for each saga, also for those that are still to come."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from meadhall.games import COMING, SAGAS
from meadhall.text import LANGUAGES

OF_THE_HALL: Final = re.compile(r"^hall-.*\n(?:[ \t]+.*\n)*", re.MULTILINE)


@cache
def banners() -> list[dict[str, Any]]:
    """Every banner: how many play, how long it takes, and the few words of its saga that the hall needs."""
    return [_banner(slug) for slug in (*SAGAS, *COMING)]


def _banner(slug: str) -> dict[str, Any]:
    words = {lang: "".join(OF_THE_HALL.findall(_read(slug, f"locale/{lang}.ftl"))) for lang in LANGUAGES}
    return {"slug": slug, **msgspec.json.decode(_read(slug, "art/banner.json")), "words": words}


def _read(slug: str, path: str) -> str:
    return files("meadhall.games").joinpath(slug.replace("-", "_"), *path.split("/")).read_text(encoding="utf-8")
