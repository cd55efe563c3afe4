"""Why something is not allowed, by rule: what the questions are made of.

A `why_not` names the rule that forbids something, with the numbers that matter; it is empty where nothing does.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.kernel import because

COST_RULES: Final = ("AS-941", "AS-942", "AS-943", "AS-524")  # of the Temples, by pile
PRICE_RULES: Final = ("AS-556", "AS-555", "AS-557")  # of the recruits, by type

# -- slots ------------------------------------------------------------------------------------------------


def why_not_slot(g: Asgard, seat: int, god: int, slot: int) -> str:
    """The rule that bars a slot of a chosen god; Asgard is always open (AS-404 to AS-411)."""
    if slot == b.ASGARD:
        return ""
    if slot == b.TEMPLE:
        return why_no_temple(g, seat, god)
    if slot >= g.box.requests[god]:
        return "AS-140"
    return "" if g.slots[b.slot_of(god, slot)] == NOBODY else "AS-404"


def why_no_temple(g: Asgard, seat: int, god: int) -> str:
    """The rule that bars a god's Temple slot to a player."""
    if g.slots[b.slot_of(god, b.TEMPLE)] != NOBODY:
        return "AS-404"
    if g.supports(seat, god):
        return "AS-407"
    return "AS-408" if g.free_support(god) == NOBODY else ""


def why_not_station(g: Asgard, seat: int, place: int) -> str:
    """The rule that bars a Battle slot (AS-568 to AS-572)."""
    world = b.world_of(place)
    if world == b.LOWER_WORLD or g.places[place] == EMPTY:
        return "AS-572"
    if g.in_zone(seat, world):
        return "AS-570"
    here, there = g.stationed[place], g.stationed[b.opposite(place)]
    if here == NOBODY and there == NOBODY:
        return ""
    if world == b.LAST_WORLD:
        return "AS-569"
    if here != NOBODY:
        return "AS-568"
    return "AS-571" if there == seat else ""


def battle_slots(g: Asgard, seat: int) -> list[int]:
    """Every Battle slot the player may take."""
    return [place for place in range(b.ALL_PLACES) if not why_not_station(g, seat, place)]


# -- temples ----------------------------------------------------------------------------------------------


def why_not_built(g: Asgard, seat: int, god: int) -> str:
    """The rule that stops a Temple action: it is all or nothing (AS-521, AS-530, AS-531)."""
    if g.free_support(god) == NOBODY:
        return because("AS-521", "support")
    if god != b.FENRIR and not prices.recruits_owed(g, seat, god):
        return "AS-530"
    short = min([prices.short_of(g, seat, pile[0]) for pile in g.temple_piles if pile], default=-1)
    if short < 0:
        return because("AS-521", "gone")
    return because("AS-521", "stones", short=short) if short else ""


def why_not_paid(g: Asgard, seat: int, tile: int) -> str:
    """The rule that names what a Temple costs, if that is too much."""
    short = prices.short_of(g, seat, tile)
    return because(COST_RULES[t.GROUP[tile]], "short", short=short) if short else ""


def why_not_given(g: Asgard, seat: int, god: int, recruit: int) -> str:
    """The rule that keeps a type of recruits from a god (AS-527 to AS-530)."""
    if recruit not in g.box.takes[god][g.free_support(god)]:
        return "AS-527"
    return "" if g.recruits(seat, recruit) else because("AS-530", "type")


# -- Asgard -----------------------------------------------------------------------------------------------


def why_not_recruited(g: Asgard, seat: int, recruit: int) -> str:
    """The rule against a purchase: its price, or that nothing would come (AS-555 to AS-557, AS-809)."""
    if not g.can_pay(seat, g.box.prices[recruit]):
        return PRICE_RULES[recruit]
    return "" if prices.can_receive(g, seat, recruit) else "AS-809"


def why_no_disc(g: Asgard, seat: int, free: int) -> str:
    """The rule that keeps the next disc on the Influence row (AS-560, AS-580)."""
    if g.bought[seat] == b.ROW:
        return "AS-580"
    if free or g.can_pay(seat, g.disc_price(seat)):
        return ""
    light, dark = g.disc_price(seat)
    return because("AS-560", light=light, dark=dark)


# -- pieces -----------------------------------------------------------------------------------------------


def why_not_received(g: Asgard, seat: int, piece: int) -> str:
    """The rule by which a player would not get a piece (AS-804, AS-807)."""
    if prices.can_receive(g, seat, piece):
        return ""
    return "AS-804" if prices.owned(g, seat, piece) else "AS-807"


# -- battles ----------------------------------------------------------------------------------------------


def why_not_help(g: Asgard, seat: int, needed: int) -> str:
    """The rule against recruits and the Thor tile where all of them would not win (AS-613)."""
    if prices.can_turn_battle(g, seat, needed):
        return ""
    return because("AS-613", needs=needed, has=prices.help_at_hand(g, seat))
