"""What can be bought, built and upgraded now."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.queries.market import why_not_build, why_not_buy, why_not_room, why_not_upgrade
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import Option


def offers(g: Vikings, seat: int) -> list[Option]:
    """Every purchase that can be paid now."""
    if any(g.cheap):
        return _bargains(g, seat)
    beer, gold, box = g.purse(seat, b.BEER), g.purse(seat, b.GOLD), g.box
    found = [
        o.BUY.base + card
        for card, left in enumerate(g.stacks)
        if left and box.beer[card] <= beer and box.gold[card] <= gold
    ]
    if g.versus:
        path = [card for card in dict.fromkeys(g.path) if card != b.EMPTY]
        found += [o.BUY.base + card for card in path if box.beer[card] <= beer and box.gold[card] <= gold]
    found += [
        o.BUILD.base + kind
        for kind, row in enumerate(box.buildings)
        if row.beer <= beer and row.gold <= gold and not why_not_room(g, seat, kind)
    ]
    return found if why_not_upgrade(g, seat) else [*found, o.UPGRADE]


def _bargains(g: Vikings, seat: int) -> list[Option]:
    """The same, while something costs less."""
    found = [o.BUY.base + card for card in range(len(g.stacks)) if not why_not_buy(g, seat, card)]
    found += [o.BUILD.base + kind for kind in range(len(g.box.buildings)) if not why_not_build(g, seat, kind)]
    return found if why_not_upgrade(g, seat) else [*found, o.UPGRADE]


def why_not(option: Option, g: Vikings, seat: int) -> str | None:
    """The reason against a purchase; None for what is none."""
    if option in o.BUY:
        return why_not_buy(g, seat, o.BUY.one(option))
    if option in o.BUILD:
        return why_not_build(g, seat, o.BUILD.one(option))
    return why_not_upgrade(g, seat) if option == o.UPGRADE else None
