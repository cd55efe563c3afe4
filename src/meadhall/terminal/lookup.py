"""Help on a word: what it names on this table; else the rules that speak of it."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from meadhall import ledger
from meadhall.kernel import View
from meadhall.terminal.page import Page
from meadhall.text import plain

RULES_SHOWN: Final = 6
THINGS_SHOWN: Final = 4


def look_up(page: Page, view: View, word: str) -> None:
    """Explain the things a word names; where there are none, show rules."""
    things = find_things(page, word)
    for noun, key in things[:THINGS_SHOWN]:
        page.screen.say(page.speech.noun(noun, key), "title")
        for line in page.painter.explain(noun, key, view.table, page.speech):
            page.screen.show(_indented(page, line))
    if not things:
        look_up_rules(page, word)


def find_things(page: Page, word: str) -> list[tuple[str, str]]:
    """The things whose name is the word, or else whose name has it."""
    topics = page.match.game.topics
    names = {(noun, key): _names(page, noun, key) for noun, keys in topics.items() for key in keys}
    wanted = " ".join(plain(word).split())
    exact = [thing for thing, known in names.items() if wanted in known]
    return exact or [thing for thing, known in names.items() if any(wanted in name for name in known)]


def _names(page: Page, noun: str, key: str) -> list[str]:
    return [" ".join(plain(name).split()) for name in (key, page.speech.noun(noun, key))]


def look_up_rules(page: Page, word: str) -> None:
    """The rules that a number or words find, the first few of them."""
    try:
        found = ledger.ledger(page.match.game.slug).find(word, page.speech.lang) if word else []
    except ledger.UnknownRule as error:
        page.say("cannot", reason=str(error))
        return
    if not found:
        page.say("nothing-found", word=word)
        return
    page.say("rules-found", count=len(found), word=word)
    for rule in found[:RULES_SHOWN]:
        page.screen.show(_indented(page, f"{rule.id}  {ledger.text(rule, page.speech.lang)}"))
    if len(found) > RULES_SHOWN:
        page.say("rules-more", count=len(found) - RULES_SHOWN)


def _indented(page: Page, line: str) -> Padding | Text:
    return Text(line) if page.screen.plain else Padding(Text(line, "bone"), (0, 0, 0, 2))
