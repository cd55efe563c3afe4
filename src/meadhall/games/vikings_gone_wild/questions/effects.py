"""What cards ask for when they are played."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.queries.market import bargains
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Option, because, question, question_over


def rivals(g: Vikings, seat: int) -> tuple[int, ...]:
    """The other players, if they are rivals; a team robs no one (VG-402, VG-812)."""
    return tuple([one for one in range(g.seats) if one != seat]) if g.versus else ()


# -- theft ----------------------------------------------------------------------------------------------------


def tokens_of(g: Vikings, seat: int, resource: int) -> int:
    """Tokens of one kind, unspent and stored."""
    return g.tokens[seat][resource] + g.stored[seat][resource]


@question_over("VG-950", o.ROB)
def rob(option: Option, g: Vikings, seat: int, resource: b.Resource) -> str:
    """A rival who has tokens of that kind (VG-950, VG-951)."""
    foe = o.ROB.one(option)
    if foe not in rivals(g, seat):
        return because("VG-950", "rival")
    return "" if tokens_of(g, foe, resource) else because("VG-950", "none")


@question_over("VG-967", o.TAKE)
def beer_or_gold(option: Option, g: Vikings, seat: int, beer: int, gold: int) -> str:
    """One or the other."""
    return ""


# -- Units ----------------------------------------------------------------------------------------------------


@question("VG-952")
def arm(g: Vikings, seat: int, bonus: int) -> Iterator[Option]:
    """One of the Units that can still attack in this turn (VG-952, VG-961)."""
    yield from [o.ARM.base + card for card in dict.fromkeys(g.units(seat))]


@arm.otherwise
def why_not_arm(option: Option, g: Vikings, seat: int, bonus: int) -> str | None:
    return because("VG-952", "unit") if option in o.ARM else None


@question("VG-962")
def borrow(g: Vikings, seat: int) -> Iterator[Option]:
    """A Unit from a rival's discard (VG-962)."""
    for foe in rivals(g, seat):
        units = [card for card in sorted(set(g.discards[foe])) if g.box.attack[card]]
        yield from [o.BORROW.of(foe, card) for card in units]


@borrow.otherwise
def why_not_borrow(option: Option, g: Vikings, seat: int) -> str | None:
    if option not in o.BORROW:
        return None
    foe, card = o.BORROW.pair(option)
    if foe not in rivals(g, seat):
        return because("VG-962", "rival")
    return because("VG-962", "discard" if g.box.attack[card] else "unit")


# -- cards removed from the game ------------------------------------------------------------------------------


@question("VG-957")
def burn(g: Vikings, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Cards of the hand or the discard; fewer than allowed, or none (VG-957)."""
    hand, discard = _left(g, seat, picks)
    yield DONE
    yield from [o.REMOVE.base + card for card in dict.fromkeys(hand)]
    yield from [o.REMOVE_DISCARDED.base + card for card in sorted(set(discard))]


@burn.otherwise
def why_not_burn(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...]) -> str | None:
    if option in o.REMOVE_DISCARDED:
        return because("VG-957", "discard")
    return why_not_renew(option, g, seat, picks)


@question("VG-970")
def renew(g: Vikings, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Cards of the hand, for as many new ones (VG-970)."""
    yield DONE
    yield from [o.REMOVE.base + card for card in dict.fromkeys(_left(g, seat, picks)[0])]


@renew.otherwise
def why_not_renew(option: Option, g: Vikings, seat: int, picks: tuple[Option, ...]) -> str | None:
    removed = any([option in block for block in (o.REMOVE, o.REMOVE_DISCARDED, o.REMOVE_PLAYED)])
    return because("VG-970", "hand") if removed else None


def _left(g: Vikings, seat: int, picks: tuple[Option, ...]) -> tuple[list[int], list[int]]:
    """Hand and discard without what was picked."""
    hand, discard = g.hands[seat][:], g.discards[seat][:]
    for pick in picks:
        if pick in o.REMOVE:
            hand.remove(o.REMOVE.one(pick))
        else:
            discard.remove(o.REMOVE_DISCARDED.one(pick))
    return hand, discard


# -- discounts ------------------------------------------------------------------------------------------------


@question_over("VG-956", o.SPARE)
def spare(option: Option, g: Vikings, seat: int, beer: int, gold: int, building: int) -> str:
    """How much less of either a purchase costs, in the mix its owner likes (VG-956, VG-971, VG-815)."""
    return (
        ""
        if o.SPARE.pair(option) in bargains(g, seat, beer, gold, building)
        else because("VG-956", "mix", beer=beer, gold=gold)
    )
