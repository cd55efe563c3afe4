"""Setting out, and the Prophecy (TH-123 to TH-132, TH-201 to TH-211, TH-703)."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import options as o
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import DONE, Option, Verdicts, because, question, question_with_reasons


@question_with_reasons("TH-123")
def start_companions(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Verdicts:
    """One or two own companions, of cost 3 at most together (TH-123, TH-124)."""
    yield DONE, "" if picks else "TH-123"
    deck = sorted(g.decks[2 * seat])
    left = o.rest(deck, picks, o.START)
    for card in dict.fromkeys(deck):
        yield o.START.of(card), why_not_begin_with(g, card, picks) or ("" if card in left else "TH-123")


def why_not_begin_with(g: Thorgal, card: int, picks: tuple[int, ...]) -> str:
    """What forbids an own card after those picked."""
    t, chosen = g.box, [o.START.one(pick) for pick in picks]
    if t.KIND[card] != w.COMPANION:
        return because("TH-123", "kind")
    left = b.START_COST - sum([t.COST[other] for other in chosen])
    if t.COST[card] > left:
        return because("TH-124", costs=t.COST[card], left=left)
    return "TH-842" if t.UNIQUE[card] and t.NAME[card] in [t.NAME[other] for other in chosen] else ""


@question("TH-129", secret=True)
def start_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Two of one's five terrains, in secret (TH-129)."""
    yield from o.each(o.BRING, o.rest(g.aside[seat], picks, o.BRING))


@question("TH-132", secret=True)
def add_terrains(g: Thorgal, seat: int, picks: tuple[int, ...]) -> Iterator[Option]:
    """Terrains that the others add after the first Destiny player is known (TH-132, TH-703)."""
    yield from o.each(o.BRING, o.rest(g.aside[seat], picks, o.BRING))


@question("TH-202")
def prophecy(g: Thorgal, seat: int, left: int, closed: int) -> Iterator[Option]:
    """The next card, before it is seen; none to hand after the first one in reserve (TH-205, TH-207)."""
    if not closed:
        yield o.TO_HAND
    yield o.TO_RESERVE


@prophecy.otherwise
def why_no_prophecy(option: Option, g: Thorgal, seat: int, left: int, closed: int) -> str | None:
    if option in o.REFUSALS:
        return because("TH-209", points=left)
    return "TH-207" if option == o.TO_HAND else None
