"""Cards as lists: their name, what they are and cost, what they do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.view import Table
from meadhall.terminal.screen import FULL, NAMES
from meadhall.terminal.thorgal.marks import amounts
from meadhall.text import Speech

LISTED: Final = (
    "start_companions", "start_terrains", "add_terrains", "destination", "search", "place",
    "bring_terrain", "redirect", "discard_hand", "bottom_hand", "damage", "move", "sacrifice",
)  # fmt: skip  # questions whose answers are cards that one wants to read
NO_PRICES: Final[Mapping[str, int]] = MappingProxyType({})


def lists(question: str, noun: str) -> bool:
    """Are these the answers to list with their texts?"""
    return question in LISTED and noun == "card"


# -- what a card is -------------------------------------------------------------------------------------


def band(card: int, speech: Speech) -> str:
    """The attributes and symbols of a card: `2B 1C Intrigue`."""
    t = speech.game.box
    symbols = [speech.noun("symbol", w.SYMBOL_NAMES[symbol]) for symbol in t.SYMBOLS[card]]
    return " ".join([part for part in (amounts(t.ATTRIBUTES[card], speech), speech.listed(symbols)) if part])


def card_kind(key: str, speech: Speech, price: int | None = None) -> str:
    """Type, cost and band of a card; of a terrain, what a journey there requires. A price that changed says so."""
    t = speech.game.box
    card = t.card(key)
    kind = speech.say(f"type-{w.TYPES[t.KIND[card]]}")
    if t.KIND[card] == w.TERRAIN:
        return ", ".join([kind, *([band(card, speech)] if any(t.ATTRIBUTES[card]) else [])])
    cost_now = str(t.COST[card])
    if price is not None and price != t.COST[card]:
        cost_now = speech.say("table-price", price=price, printed=t.COST[card])
    return ", ".join([part for part in (f"{kind} {cost_now}", band(card, speech)) if part])


def subtypes(card: int, speech: Speech) -> str:
    return ", ".join([speech.say(f"subtype-{w.SUBTYPES[s]}", n=1) for s in speech.game.box.ROWS[card].subtypes])


def played_in(card: int, speech: Speech) -> str:
    """The phase in which an event or a Scourge card is played; the others are played at Dawn."""
    t = speech.game.box
    if t.is_group_card(card) or t.KIND[card] == w.TERRAIN:
        return ""
    return speech.noun("phase", b.PHASES[t.PHASE[card]])


def card_text(key: str, speech: Speech) -> str:
    """When it is played, if that is not plain, and what it does."""
    phase, text = played_in(speech.game.box.card(key), speech), speech.help("card", key)
    return f"{phase}. {text}" if phase else text


def card_line(name: str, noun: str, key: str, speech: Speech, price: int | None = None) -> str:
    """A card, or an answer that names it, with its kind and its text."""
    return speech.say("plain-card", name=name, kind=card_kind(key, speech, price), text=card_text(key, speech))


def card_rows(
    noun: str,
    keys: Iterable[str],
    speech: Speech,
    numbers: Iterable[str],
    wrapped: bool,
    prices: Mapping[str, int] = NO_PRICES,
) -> Grid:
    """A list of cards: number, name, then kind and text."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(justify="right", style="number", no_wrap=True)
    grid.add_column(style="bone", no_wrap=True)
    grid.add_column(style="faint", ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    for number, key in zip(numbers, keys, strict=True):
        text = Text.assemble((f"{card_kind(key, speech, prices.get(key))}. ", "kind"), card_text(key, speech))
        grid.add_row(number, speech.noun(noun, key), text)
    return grid


# -- your cards -------------------------------------------------------------------------------------------


def own_cards(table: Table) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Cards that a seat alone may look at, zone by zone."""
    zones = {"hand": table.hand, "looked": table.looked, "chosen": table.chosen, "aside": table.aside}
    for zone, keys in zones.items():
        if keys:
            yield f"zone-own-{zone}", keys


def prices_now(table: Table) -> dict[str, int]:
    """The prices of a seat's hand now."""
    return dict(zip(table.hand, table.prices, strict=True))


def hand(table: Table, speech: Speech, detail: int, *, drafting: bool) -> RenderableType:
    """A seat's own cards. Those it chooses among are in the list of options, and named here only."""
    parts: list[RenderableType] = []
    prices = prices_now(table)
    for title, keys in own_cards(table):
        if title == "zone-own-aside" and detail != FULL:
            continue  # of little use in most rounds
        if drafting or detail == NAMES:
            parts.append(_names(speech.say(title), keys, speech, prices))
        else:
            parts.append(Text(speech.say(title), "title"))
            parts.append(card_rows("card", keys, speech, [" "] * len(keys), detail == FULL, prices))
    return Group(*parts)


def _names(title: str, keys: Iterable[str], speech: Speech, prices: Mapping[str, int]) -> Text:
    """Cards in a row, each with its kind."""
    names = [
        Text.assemble((speech.noun("card", key), "bone"), (f" ({card_kind(key, speech, prices.get(key))})", "faint"))
        for key in keys
    ]
    return Text(f"{title}  ", "title").append(Text(" · ", "faint").join(names))
