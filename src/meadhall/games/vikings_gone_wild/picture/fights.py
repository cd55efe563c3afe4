"""A clash as all seats see it, an attack that is being put together, and what options cost or bring."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import raids, signs
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.games.vikings_gone_wild.view import ClashView, DefenceView, PlayerView, Table
from meadhall.kernel.picture import Badge, Blow, Bout, Bouts, Gauge, Said, Thing
from meadhall.kernel.render_cache import gist, part

Asides = dict[str, tuple[Badge, ...]]


@part
def bouts(box: Box, view: Table) -> Bouts | None:
    """Cards under a Horn strike every village at once; a rival strikes anywhere."""
    if view.raid:
        return raids.raid(box, view, view.raid)
    return _clash(view, view.clash) if view.clash else None


def _clash(view: Table, clash: ClashView) -> Bouts:
    title = Said("clash-title", {"undead": ("undead", clash.undead)}, {"slot": clash.slot + 1})
    sides = tuple([_side(view, clash, side) for side in clash.sides])
    note = said("clash-loss", loss=clash.loss)
    return Bouts(title, sides, icon="coffin", note=note, state="dead", signs=signs.SUMS)


def _side(view: Table, clash: ClashView, side: DefenceView) -> Bout:
    """One village: what is struck, and how it would end if no one helped it."""
    foe = Blow(("undead", clash.undead), signs.art(clash.undead, "draugr"), str(clash.attack))
    seat: Thing = ("seat", b.SHIELDS[side.seat])
    if not side.building:
        return Bout(
            Said("clash-none", {"seat": seat}), side.seat, (), (foe,), 0, clash.attack,
            said("clash-falls", loss=clash.loss), "short",
        )  # fmt: skip
    hall, mine = view.players[side.seat].hall, side.seat == view.seat
    struck = Blow(("building", side.building), signs.building_art(side.building, hall), str(side.defence))
    title = Said("clash-mine" if mine else "clash-side", {"seat": seat, "building": ("building", side.building)})
    return Bout(
        title, side.seat, (struck,), (foe,), side.defence, clash.attack, said("clash-open", loss=clash.loss), "wait",
        now=mine, note=said("clash-help", cards=_shields(view.players[side.seat])) if not view.versus else None,
    )  # fmt: skip


def _shields(player: PlayerView) -> int:
    return len(player.hand)


# -- the sum that is being chosen ---------------------------------------------------------------------------


@part
def aim(box: Box, view: Table) -> Gauge | None:
    """Units against a DEF, or Defence cards on a building against an attack."""
    if view.seat < 0:
        return None
    if view.raid:
        return raids.aim(view, view.raid, _adds(box, view))
    if view.aim != b.NOTHING and view.turn == view.seat:
        return _attack(box, view)
    sides = [side for side in view.clash.sides if side.seat == view.seat] if view.clash else []
    return _defence(box, view, sides[0]) if sides and sides[0].building else None


def _attack(box: Box, view: Table) -> Gauge:
    return Gauge(
        signs.ATTACK, Said("sign-attack"), 0, view.needed, adds=_adds(box, view), foe=signs.DEFENCE,
        enough=Said("aim-beats"), short=Said("aim-short"),
    )  # fmt: skip


def _adds(box: Box, view: Table) -> dict[str, int]:
    """What cards of the hand add, by the option that sends them or plays them on a building."""
    rows = [row for row in box.cards if row.slug in view.players[view.seat].hand]
    adds = {f"with {slug}": attack for slug, attack in view.attacks}
    return adds | {f"defend {row.slug} {target}": row.defence for row in rows if row.defence for target in b.TARGETS}


def _defence(box: Box, view: Table, side: DefenceView) -> Gauge:
    assert view.clash is not None, "a side is part of a clash"
    return Gauge(
        signs.DEFENCE, Said("sign-defence"), side.defence, view.clash.attack, adds=_adds(box, view), foe=signs.ATTACK,
        enough=Said("aim-holds"), short=Said("aim-falls"), over=True,
    )  # fmt: skip


# -- beside the options -------------------------------------------------------------------------------------


@part
def asides(box: Box, view: Table) -> Asides:
    """What an option costs, needs or brings, by its text."""
    if _looks_on(view):
        return {}
    return dict([*_prices(view), *_changes(box, view), *_targets(view), *_strengths(box, view), *_trades(box)])


@gist
def _looks_on(view: Table) -> bool:
    return view.seat < 0


def _prices(view: Table) -> Iterator[tuple[str, tuple[Badge, ...]]]:
    for noun, key, beer, gold in _offered(view):
        verb = "upgrade" if noun == "hall" else f"{'buy' if noun == 'card' else 'build'} {key}"
        yield verb, signs.priced(beer, gold)


@gist
def _offered(view: Table) -> tuple[tuple[str, str, int, int], ...]:
    """What can be had, and what it costs."""
    return tuple([(offer.noun, offer.key, offer.beer, offer.gold) for offer in view.offers])


@gist
def _missions(view: Table) -> tuple[str, ...]:
    return tuple([mission.mission for mission in view.players[view.seat].missions])


@gist
def _hand(view: Table) -> tuple[str, ...]:
    return view.players[view.seat].hand


def _changes(box: Box, view: Table) -> Iterator[tuple[str, tuple[Badge, ...]]]:
    """Another card of Odin's Path, another Mission."""
    price = signs.priced(0, box.values.price)
    yield from [(f"renew {offer.card}", price) for offer in view.path if offer.card]
    yield from [(f"change {mission}", price) for mission in _missions(view)]


def _targets(view: Table) -> Iterator[tuple[str, tuple[Badge, ...]]]:
    for offer in view.path:
        if offer.card:
            yield f"buy {offer.card}", signs.priced(offer.beer, offer.gold)
    for number, slot in enumerate(view.row, 1):
        if slot.undead and slot.defence:
            worth = Badge(signs.DEFENCE, Said("sign-defence"), str(slot.defence))
            clashes = (Badge("swords", Said("clashes")),) if slot.clashes else ()
            yield f"attack {slot.undead} {number}", (*clashes, worth)


def _strengths(box: Box, view: Table) -> Iterator[tuple[str, tuple[Badge, ...]]]:
    for slug, attack in view.attacks:
        yield f"with {slug}", (Badge(signs.ATTACK, Said("sign-attack"), str(attack)),)
    hand = _hand(view)
    for row in box.cards:
        if row.slug in hand and row.defence:
            for target in b.TARGETS:
                worth = Badge(signs.DEFENCE, Said("sign-defence"), f"+{row.defence}")
                yield f"defend {row.slug} {target}", (worth,)


def _trades(box: Box) -> Iterator[tuple[str, tuple[Badge, ...]]]:
    beer, gold = signs.priced(box.values.exchange, 1)
    yield "trade beer", (_minus(beer), gold)
    yield "trade gold", (_minus(gold), signs.priced(1, 0)[0])


def _minus(badge: Badge) -> Badge:
    return Badge(badge.icon, badge.tip, f"−{badge.text}")
