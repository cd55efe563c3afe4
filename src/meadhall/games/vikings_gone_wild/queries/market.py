"""What a purchase costs, and why it is not possible (VG-310 to VG-333)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Option, because

FROM_STACKS = (w.UNIT, w.DEFENCE)


def price(g: Vikings, seat: int, option: Option) -> tuple[int, int]:
    """What a purchase costs in beer and gold, before anything is spared."""
    if option in o.BUY:
        card = o.BUY.one(option)
        return g.box.beer[card], g.box.gold[card]
    row = g.box.buildings[o.BUILD.one(option)] if option in o.BUILD else g.box.halls[g.halls[seat]]
    return row.beer, row.gold


def why_not_buy(g: Vikings, seat: int, card: int) -> str:
    """Units and Defence cards from their stacks, paid at once (VG-310, VG-312, VG-313)."""
    row = g.box.cards[card]
    return _why_not_offered(g, card, row.family) or why_not_paid(g, seat, row.beer, row.gold)


def _why_not_offered(g: Vikings, card: int, family: int) -> str:
    """It lies in a stack, or among rivals in the row of Odin's Path (VG-312, VG-720)."""
    if family in FROM_STACKS:
        return _why_not_left(g.stacks[card])
    if family == w.STARTER:
        return because("VG-310", "stack")
    if not g.versus:
        return "VG-120"
    if family == w.FAVOUR:
        return because("VG-750", "price")
    return "" if card in g.path else because("VG-720", "row")


def why_not_build(g: Vikings, seat: int, building: int) -> str:
    """A building that is left, for which there is room, and that is paid at once (VG-320 to VG-324)."""
    row = g.box.buildings[building]
    return why_not_room(g, seat, building) or why_not_paid(g, seat, row.beer, row.gold, building=True)


def why_not_upgrade(g: Vikings, seat: int) -> str:
    """The next level of the Town Hall, as long as there is one (VG-330, VG-333)."""
    level = g.halls[seat]
    if level == b.TOP_LEVEL:
        return "VG-333"
    row = g.box.halls[level]
    return why_not_paid(g, seat, row.beer, row.gold)


def why_not_room(g: Vikings, seat: int, building: int) -> str:
    limit = g.limit(seat)
    if g.built[seat].count(building) >= limit:
        return because("VG-323", level=g.halls[seat], limit=limit)
    return _why_not_left(g.lots[building])


def _why_not_left(left: int) -> str:
    return "" if left else "VG-312"


def why_not_paid(g: Vikings, seat: int, beer: int, gold: int, building: bool = False) -> str:
    """Each part of a cost in its own resource (VG-313, VG-314), less what cheap cards spare (VG-956, VG-971)."""
    has_beer, has_gold = g.purse(seat, b.BEER), g.purse(seat, b.GOLD)
    if has_beer >= beer and has_gold >= gold:
        return ""
    if any(g.cheap) and seat == g.turn and bargains(g, seat, beer, gold, building):
        return ""
    return because("VG-313", beer=beer, gold=gold, has_beer=has_beer, has_gold=has_gold)


def bargains(g: Vikings, seat: int, beer: int, gold: int, building: int) -> list[tuple[int, int]]:
    """What may be spared of a cost so that the rest can be paid: nothing else than (0, 0) without cheap cards.

    The next building is cheaper in any case, the other saving is used if its owner likes; neither is paid out.
    """
    has_beer, has_gold = g.purse(seat, b.BEER), g.purse(seat, b.GOLD)
    sure = g.cheap[b.NEXT_BUILDING] if building else 0
    most = sure + g.cheap[b.ANY_PURCHASE]
    savings = dict.fromkeys([min(amount, beer + gold, o.MOST_SPARED) for amount in (sure, most)])
    return [
        (less, amount - less)
        for amount in savings
        for less in range(min(beer, amount) + 1)
        if amount - less <= gold and beer - less <= has_beer and gold - amount + less <= has_gold
    ]
