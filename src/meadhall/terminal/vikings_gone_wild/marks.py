"""The small signs of the drawn table: beer and gold by their letters, attack and defence, lines of one width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.view import Table
from meadhall.text import Speech

SWORD: Final = "⚔"
SHIELD: Final = "♜"  # a tower: terminals have no shield that is one column wide
SITE: Final = "#"  # under construction
STRUCK: Final = "!"  # attacked in this round


def goods(amounts: Sequence[int], speech: Speech, *, bare: bool = False) -> Text:
    """Beer and gold by their letters, as far as there is any: `3B 1G`; `bare` shows what there is none of, too."""
    found = [
        Text(f"{amount}{speech.noun('resource', key, 'letter')}", key if amount else "faint")
        for key, amount in zip(b.RESOURCES, amounts, strict=True)
        if amount or bare
    ]
    return Text(" ").join(found)


def strength(attack: int, defence: int) -> Text:
    """ATK and DEF, as far as a card has them."""
    parts = [Text(f"{SWORD}{attack}", "attack")] if attack else []
    parts += [Text(f"{SHIELD}{defence}", "defence")] if defence else []
    return Text(" ").join(parts)


def badge(table: Table, seat: int, speech: Speech) -> Text:
    """A player's letter on their colour."""
    return Text(speech.seat(seat, "letter"), f"name-{b.SHIELDS[seat]}")


def dotted(parts: Iterable[Text]) -> Text:
    """Parts that have something to say, in a row."""
    return Text(" · ", "faint").join([part for part in parts if part.plain])


def labelled(message: str, what: Text, speech: Speech) -> Text:
    """A title, and what it is about, on one line that is cut rather than broken."""
    line = Text.assemble((f"{speech.say(message)}  ", "title"), what)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def folded(parts: Sequence[Text], width: int, between: str = " · ") -> list[Text]:
    """Parts in a row, and on as many more lines as they need: none is cut. Every line begins with a space."""
    lines = [Text(" ")]
    for part in parts:
        empty = lines[-1].cell_len == 1
        if not empty and lines[-1].cell_len + len(between) + part.cell_len > width:
            lines.append(Text(" "))
            empty = True
        lines[-1].append("" if empty else between, "faint").append(part)
    return lines


def fitted(line: Text, width: int) -> Text:
    """A line of exactly `width` columns."""
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - line.cell_len)
    return line


def counted(keys: Iterable[str], noun: str, speech: Speech) -> list[str]:
    """Names of things, equal ones counted: `Cannon ×2`."""
    keys = list(keys)
    return [
        speech.noun(noun, key) + (f" ×{keys.count(key)}" if keys.count(key) > 1 else "") for key in dict.fromkeys(keys)
    ]
