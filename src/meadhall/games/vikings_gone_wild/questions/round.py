"""What is asked outside of turns: defences against a clash, and the cards that Drakkars keep."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Option, because, question


@question("VG-516")
def defend(g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building) -> Iterator[Option]:
    """Defence cards of the own hand on the attacked building, any number or none (VG-516, VG-517)."""
    yield DONE
    yield from [o.DEFEND.of(card, building) for card in dict.fromkeys(unused(g, seat, picks))]


@defend.otherwise
def why_not_defend(
    option: Option, g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building
) -> str | None:
    if option not in o.DEFEND:
        return None
    card, on = o.DEFEND.pair(option)
    return why_not_card(g, seat, picks, card) if on == building else because("VG-516", "building")


def why_not_card(g: Vikings, seat: int, picks: tuple[Option, ...], card: int) -> str:
    """Only Defence cards of the own hand, each of them once (VG-360)."""
    if not g.box.defence[card]:
        return because("VG-360", "defence")
    return "" if card in unused(g, seat, picks) else because("VG-360", "hand")


def unused(g: Vikings, seat: int, picks: tuple[Option, ...]) -> list[int]:
    """The Defence cards of the hand that were not named yet."""
    left = g.shields(seat)
    for pick in picks:
        left.remove(o.DEFEND.pair(pick)[0])
    return left


@question("VG-241", secret=True)
def keep(g: Vikings, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """A card of the hand that a Drakkar keeps for the next round, or none (VG-241, VG-242)."""
    yield DONE
    yield from [o.KEEP.base + card for card in dict.fromkeys(_unkept(g, seat, picks))]


@keep.otherwise
def why_not_keep(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...]) -> str | None:
    if option not in o.KEEP:
        return None
    return because("VG-241", "played" if o.KEEP.one(option) in g.played[seat] else "hand")


def _unkept(g: Vikings, seat: int, picks: tuple[Option, ...]) -> list[int]:
    left = g.hands[seat][:]
    for pick in picks:
        left.remove(o.KEEP.one(pick))
    return left
