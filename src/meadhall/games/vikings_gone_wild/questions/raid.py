"""What rivals are asked when one attacks: targets and Units, then Defence cards."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.queries.raids import place_of, why_not_beast, why_not_raid
from meadhall.games.vikings_gone_wild.queries.reckoning import beast_defence, is_alone
from meadhall.games.vikings_gone_wild.questions.round import unused, why_not_card
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import DONE, Option, because, question

BEASTS = {o.DRACO: b.AT_DRACO, o.CAMP: b.AT_CAMP}

# -- targets ----------------------------------------------------------------------------------------------------


def targets(g: Vikings, seat: int) -> list[Option]:
    """Everything that could be attacked now: buildings of others, Draco, the Undead camp (VG-702, VG-704)."""
    if not g.units(seat):
        return []
    found = [option for option, place in BEASTS.items() if not why_not_beast(g, seat, place)]
    for foe in g.others(seat):
        kinds = (*sorted(set(g.built[foe])), b.TOWN_HALL)
        found += [o.RAID.of(foe, kind) for kind in kinds if place_of(g, foe, kind) != NOTHING]
    return found


def why_not(option: Option, g: Vikings, seat: int) -> str | None:
    """The reason against a target; None for what is none."""
    if option in BEASTS:
        return why_not_beast(g, seat, BEASTS[option])
    return why_not_raid(g, seat, *o.RAID.pair(option)) if option in o.RAID else None


# -- Units ------------------------------------------------------------------------------------------------------


@question("VG-704", secret=True)
def assign(g: Vikings, seat: int) -> Iterator[Option]:
    """A Unit for the target named last, one more target, or the attack itself (VG-704)."""
    yield from [o.SEND.base + card for card in dict.fromkeys(g.units(seat))]
    if not why_not_strike(g):
        yield o.STRIKE
        yield from targets(g, seat)


@assign.otherwise
def why_not_assign(option: Option, g: Vikings, seat: int) -> str | None:
    if option == o.STRIKE:
        return why_not_strike(g)
    if option in o.SEND:
        return because("VG-344", "hand") if g.box.attack[o.SEND.one(option)] else because("VG-342", "unit")
    reason = why_not(option, g, seat)
    return reason if reason is None else why_not_strike(g) or reason


def why_not_strike(g: Vikings) -> str:
    """Every target has a Unit; Draco and the camp have enough to beat them."""
    assert g.raid is not None
    attack, place = g.raid.attack[-1], g.raid.places[-1]
    if not g.raid.units[-1]:
        return because("VG-704", "unit")
    if g.raid.foes[-1] != b.NOBODY or attack >= beast_defence(g, place):
        return ""
    return because("VG-340", attack=attack, defence=beast_defence(g, place))


# -- Defence cards ----------------------------------------------------------------------------------------------


@question("VG-705", secret=True)
def guard(
    g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building, attack: int, bout: int
) -> Iterator[Option]:
    """Defence cards of the own hand on this building, any number or none (VG-360, VG-361, VG-705)."""
    yield DONE
    if not is_alone(g, bout):
        yield from [o.DEFEND.of(card, building) for card in dict.fromkeys(unused(g, seat, picks))]


@guard.otherwise
def why_not_guard(
    option: Option, g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building, attack: int, bout: int
) -> str | None:
    if option not in o.DEFEND:
        return None
    card, on = o.DEFEND.pair(option)
    if on != building:
        return because("VG-360", "building")
    reason = why_not_card(g, seat, picks, card)
    return reason or ("VG-947" if is_alone(g, bout) else "")
