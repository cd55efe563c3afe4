"""Cards in the terminal: their name, what they are, what they do."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.blood_rage.cards import tables as t
from meadhall.games.blood_rage.view import Table
from meadhall.terminal.screen import FULL, NAMES
from meadhall.text import Speech


def lists(question: str, noun: str) -> bool:
    """Are these the answers to list with their texts? All cards are."""
    return noun == "card"


def card_kind(slug: str, speech: Speech) -> str:
    """What kind of card it is, with the number printed on it."""
    row = t.CARDS[t.card(slug)]
    if row.family == t.BATTLE:
        return speech.say("card-battle", value=row.value)
    if row.family == t.QUEST:
        return speech.say("card-quest", value=row.value)
    return speech.say("card-upgrade", family=speech.say(f"family-{t.FAMILIES[row.family]}", "short"), value=row.value)


def card_rows(noun: str, slugs: Iterable[str], speech: Speech, numbers: Iterable[str], wrapped: bool) -> Grid:
    """A list of cards: number, name, kind and text."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="bone", no_wrap=True)
    grid.add_column(style="rage", no_wrap=True)
    grid.add_column(style="faint", ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    for number, slug in zip(numbers, slugs, strict=True):
        grid.add_row(number, speech.noun(noun, slug), card_kind(slug, speech), speech.help(noun, slug))
    return grid


def hand(table: Table, speech: Speech, detail: int, *, drafting: bool) -> RenderableType:
    """The cards a seat can look at. While it chooses a card, those to choose from are in the list of options."""
    piles = {
        "table-your-hand": () if drafting else table.hand,
        "table-your-picks": table.picked,
        "table-your-quests": table.quests,
        "table-kept": (table.kept,) if table.kept else (),
    }
    parts: list[RenderableType] = []
    for title, slugs in piles.items():
        if slugs and (detail == NAMES or title == "table-your-picks"):
            parts.append(_names(speech.say(title), slugs, speech))
        elif slugs:
            parts.append(Text(speech.say(title), "title"))
            parts.append(card_rows("card", slugs, speech, [" "] * len(slugs), detail == FULL))
    return Group(*parts)


def _names(title: str, slugs: Iterable[str], speech: Speech) -> Text:
    """Cards in a row, by name and kind."""
    line = Text(f"{title}  ", "title")
    cards = [Text.assemble((speech.noun("card", s), "bone"), (f" ({card_kind(s, speech)})", "faint")) for s in slugs]
    return line.append(Text(" · ", "faint").join(cards))
