"""What is gained, discarded, injured and healed."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Option, question


def free_runes(g: Lords, barred: tuple[int, ...]) -> list[int]:
    """The types still in the Stock that may be taken (LR-835)."""
    return [rune for rune in range(b.ALL_RUNES) if g.stock[rune] and rune not in barred]


@question("LR-835")
def gain_rune(g: Lords, seat: int, barred: tuple[b.Rune, ...]) -> Iterator[Option]:
    """A Rune of a type still in the Stock, other than the barred ones."""
    yield from [o.GAIN.base + rune for rune in free_runes(g, barred)]


@question("LR-829")
def drop_rune(g: Lords, seat: int) -> Iterator[Option]:
    """A Rune of one's own to discard."""
    yield from [o.DROP.base + rune for rune in range(b.ALL_RUNES) if g.runes[seat][rune]]


@question("LR-829", secret=True)
def discard_card(g: Lords, seat: int) -> Iterator[Option]:
    """A Combat card of one's own to discard."""
    yield from [o.DISCARD.base + card for card in dict.fromkeys(g.hands[seat])]


@question("LR-330")
def injure(g: Lords, seat: int) -> Iterator[Option]:
    """The Unharmed Attribute that takes the Injury."""
    yield from [o.HURT.base + attribute for attribute in range(3) if not g.hurt[seat][attribute]]


@question("LR-324")
def heal_injury(g: Lords, seat: int) -> Iterator[Option]:
    """The Injured Attribute that is healed."""
    yield from [o.HEAL.base + attribute for attribute in range(3) if g.hurt[seat][attribute]]
