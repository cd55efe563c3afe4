"""Where questions look for their options: cards of a hand, Armies, Regions, Monsters. They say what is legal there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Block, Option

Candidates = Callable[..., list[Option]]


def held(block: Block, *first: Option) -> Candidates:
    """These words, then the kinds of Combat cards in the player's hand."""
    return lambda g, seat, *_: [*first, *[block.base + card for card in dict.fromkeys(g.hands[seat])]]


def own_regions(block: Block) -> Candidates:
    """The Regions the player controls."""
    return lambda g, seat, *_: [block.base + region for region in g.regions_of(seat)]


def monsters_on_board(*first: Option) -> Candidates:
    """These words, then every Monster that could be Activated."""
    return lambda g, *_: [*first, *[o.ROUSE.base + monster for monster in on_board(g)]]


def on_board(g: Lords) -> list[int]:
    """The Monsters on the board; the Boss is none."""
    places = g.monster_at
    return [monster for monster in range(b.MONSTERS) if places[monster] >= 0]


def army_options(g: Lords, seat: int, block: Block, armies: Iterable[int]) -> list[Option]:
    """Armies by Region and value; equal ones are the same."""
    base, places, values = block.base, g.army_at[seat], g.army[seat]
    return sorted({base + places[army] * b.STRONGEST + values[army] - 1 for army in armies})
