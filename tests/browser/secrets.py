"""Parts of a hand that can be read on a page: the names of its cards, anywhere in the document."""

from __future__ import annotations

import html
from typing import Any, Final

from playwright.sync_api import Page

import meadhall
from meadhall.text import Speech

ENGLISH: Final = Speech(meadhall.game("blood-rage"), "en")


def titles(picture: dict[str, Any]) -> set[str]:
    """The names of all cards in a seat's own zones."""
    return {ENGLISH.noun("card", card) for zone in picture["zones"] for card in zone["cards"]}


def in_sight(page: Page, names: set[str]) -> set[str]:
    """Those of the names that stand anywhere in the page, shown or not."""
    content = html.unescape(page.content())
    return {name for name in names if name in content}
