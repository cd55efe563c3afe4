"""Villages, the market, and what a player can spend."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.field import beasts
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.games.vikings_gone_wild.view import BuildingView, ClashView, OfferView, PlayerView, Table
from meadhall.kernel.picture import Badge, Copy, Market, Number, Plot, Purse, Said, Shelf, Stack, Tableau, Thing, Tile
from meadhall.kernel.render_cache import part

PLOTS = (b.BREWERY, b.GOLD_MINE, b.TOWN_HALL, b.BEER_STORAGE, b.GOLD_STORAGE, b.DRAKKAR, b.TAVERN)
ROMAN = ("", "I", "II", "III")

WORKS = Copy()
RISES = Copy("raised", Said("state-raised"), "vg-built", "build")
BURNS = Copy("burnt", Said("state-burnt"), "vg-hit", "rage")


@part
def village(box: Box, view: Table, player: PlayerView, own: bool, large: bool) -> Tableau:
    """A village: its types in fixed places, the Town Hall in the middle."""
    title = Said("title-village") if own else Said("title-village-of", {"seat": ("seat", b.SHIELDS[player.seat])})
    plots = _plots(box, view.clash, player, own)
    return Tableau(player.seat, title, plots, "vg-land", "vg-free", _sky(box, view) if large else None)


@part
def _plots(box: Box, clash: ClashView | None, player: PlayerView, own: bool) -> tuple[Plot, ...]:
    return tuple([_plot(box, clash, player, own, kind) for kind in PLOTS])


def _plot(box: Box, clash: ClashView | None, player: PlayerView, own: bool, kind: int) -> Plot:
    if kind == b.TOWN_HALL:
        return _hall(box, clash, player, own)
    key = b.BUILDINGS[kind]
    copies = tuple([_copy(one) for one in player.buildings if one.building == key])
    return Plot(
        ("building", key), signs.house(key, 0), copies, signs.defence(str(box.buildings[kind].defence), "plate"),
        states=_struck(clash, player, key), means=_means(player, key, own=own),
    )  # fmt: skip


def _hall(box: Box, clash: ClashView | None, player: PlayerView, own: bool) -> Plot:
    key = b.TARGETS[b.TOWN_HALL]
    copies = (BURNS if player.hall_struck else WORKS,)
    means = _means(player, key, own=own)
    return Plot(
        ("hall", str(player.hall)), signs.house(key, player.hall), copies,
        signs.defence(str(box.halls[player.hall - 1].defence), "plate"), ROMAN[player.hall], grand=True,
        states=_struck(clash, player, key), means=(*means, (("verb", "upgrade"),)) if own else means,
    )  # fmt: skip


def _means(player: PlayerView, key: str, *, own: bool) -> signs.Means:
    """The seat's buildings are built and defended, those of others attacked."""
    thing: Thing = ("building", key)
    if own:
        return signs.taken("build", "defend", thing=thing)
    return ((("verb", "raid"), ("seat", b.SHIELDS[player.seat]), thing),)


def _copy(building: BuildingView) -> Copy:
    return RISES if building.site else BURNS if building.struck else WORKS


def _struck(clash: ClashView | None, player: PlayerView, key: str) -> tuple[str, ...]:
    """Is it what a clash attacks just now?"""
    sides = clash.sides if clash else ()
    return ("struck",) if any([side.seat == player.seat and side.building == key for side in sides]) else ()


def _sky(box: Box, view: Table) -> Shelf:
    """Over the seat's village: Draco, and the next level of the Town Hall."""
    halls = [offer for offer in view.offers if offer.noun == "hall"]
    tiles = [
        Tile(
            ("hall", offer.key), f"vg-town-hall-{offer.key}", price=signs.price(offer.beer, offer.gold),
            means=((("verb", "upgrade"),),),
        )
        for offer in halls
    ]  # fmt: skip
    return Shelf((*(() if view.versus else beasts(box, view)), *tiles))


# -- the market ---------------------------------------------------------------------------------------------


@part
def market(box: Box, view: Table) -> Market:
    """The twelve stacks: what they cost, how many are left, and why they can't be had."""
    return Market(
        Said("title-market"), tuple([_stack(box, view, offer) for offer in view.offers if offer.noun != "hall"])
    )


def _stack(box: Box, view: Table, offer: OfferView) -> Stack:
    verb = "buy" if offer.noun == "card" else "build"
    means = signs.taken(verb, thing=(offer.noun, offer.key))
    price = signs.price(offer.beer, offer.gold)
    return Stack(offer.key, offer.left, price, _worth(box, offer), _why(view, offer), means)


def _worth(box: Box, offer: OfferView) -> Badge:
    if offer.noun == "building":
        return signs.defence(str(box.buildings[b.BUILDINGS.index(offer.key)].defence))
    row = next(row for row in box.cards if row.slug == offer.key)
    return signs.attack(row.attack) if row.attack else signs.defence(f"+{row.defence}")


def _why(view: Table, offer: OfferView) -> Said | None:
    """Sold out, or at the Town Hall's limit; what is only too dear says its price."""
    if not offer.left:
        return Said("short-none")
    if not offer.why or offer.noun != "building":
        return None
    player = view.players[view.seat]
    has = len([one for one in player.buildings if one.building == offer.key])
    return said("short-limit", has=has, limit=player.limit) if has >= player.limit else None


@part
def purse(view: Table, player: PlayerView) -> Purse:
    """What can be spent: of this turn, produced, and stored."""
    return Purse(Said("title-purse"), tuple([_fund(view, player, resource) for resource in (b.BEER, b.GOLD)]))


def _fund(view: Table, player: PlayerView, resource: int) -> Number:
    fresh = view.fresh[resource] if view.turn == player.seat else 0
    kept, stored = player.tokens[resource], player.stored[resource]
    told = (("fund-fresh", fresh), ("fund-kept", kept), ("fund-stored", stored))
    parts = tuple([said(message, number=number) for message, number in told if number])
    good = signs.good(resource, fresh + kept + stored)
    return Number(good.icon, good.value, good.tip, parts=parts or (Said("fund-nothing"),))
