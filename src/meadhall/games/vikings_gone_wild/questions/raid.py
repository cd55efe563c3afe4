"""What rivals are asked when one attacks: targets and Units, then Defence cards."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.questions.round import unused, why_not_card
from meadhall.games.vikings_gone_wild.rules.reckoning import beast_defence, is_alone
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import DONE, Option, because, question

BEASTS = {o.DRACO: b.AT_DRACO, o.CAMP: b.AT_CAMP}

# -- targets ----------------------------------------------------------------------------------------------------


def targets(g: Vikings, seat: int) -> list[Option]:
    """Everything that could be attacked now: buildings of others, Draco, the Undead camp (VG-702, VG-704)."""
    if not g.units(seat):
        return []
    found = [option for option, place in BEASTS.items() if not _why_not_beast(g, seat, place)]
    for foe in g.others(seat):
        kinds = (*sorted(set(g.built[foe])), b.TOWN_HALL)
        found += [o.RAID.of(foe, kind) for kind in kinds if place_of(g, foe, kind) != NOTHING]
    return found


def why_not(option: Option, g: Vikings, seat: int) -> str | None:
    """The reason against a target; None for what is none."""
    if option in BEASTS:
        return _why_not_beast(g, seat, BEASTS[option])
    return _why_not_raid(g, seat, *o.RAID.pair(option)) if option in o.RAID else None


def place_of(g: Vikings, foe: int, kind: int) -> int:
    """Of equal buildings the first built that was not attacked in this round (VG-355); NOTHING if there is none."""
    places = (b.AT_HALL,) if kind == b.TOWN_HALL else range(len(g.built[foe]))
    for place in places:
        if g.kind_at(foe, place) == kind and not g.is_struck(foe, place) and not _is_aimed(g, foe, place):
            return place
    return NOTHING


def _is_aimed(g: Vikings, foe: int, place: int) -> bool:
    """Is it a target of the attack that is being prepared?"""
    return g.raid is not None and (foe, place) in zip(g.raid.foes, g.raid.places, strict=True)


def _why_not_raid(g: Vikings, seat: int, foe: int, kind: int) -> str:
    if not g.versus:
        return "VG-402"
    if foe == seat:
        return "VG-703"
    if foe >= g.seats:
        return because("VG-702", "seat")
    if kind != b.TOWN_HALL and kind not in g.built[foe]:
        return because("VG-702", "building")
    return "VG-355" if place_of(g, foe, kind) == NOTHING else _why_not_manned(g, seat, 1)


def _why_not_beast(g: Vikings, seat: int, place: int) -> str:
    """Draco and the camp once a turn each, and never in vain: their DEF is known (VG-349, VG-712)."""
    if place == b.AT_CAMP and not g.versus:
        return "VG-118"
    if g.deeds[b.DRACO_BEATEN if place == b.AT_DRACO else b.CAMP_BEATEN]:
        return "VG-349" if place == b.AT_DRACO else "VG-712"
    if _is_aimed(g, b.NOBODY, place):
        return because("VG-704", "aimed")
    return _why_not_manned(g, seat, beast_defence(g, place))


def _why_not_manned(g: Vikings, seat: int, defence: int) -> str:
    """There are Units in hand to send (VG-344), as strong as they must be."""
    attack = g.hand_attack(seat)
    if not attack:
        return because("VG-344", "none")
    return "" if attack >= defence else because("VG-340", attack=attack, defence=defence)


# -- Units ------------------------------------------------------------------------------------------------------


@question("VG-704", secret=True)
def assign(g: Vikings, seat: int) -> Iterator[Option]:
    """A Unit for the target named last, one more target, or the attack itself (VG-704)."""
    yield from [o.SEND.base + card for card in dict.fromkeys(g.units(seat))]
    if not why_not_strike(g):
        yield o.STRIKE
        yield from targets(g, seat)


@assign.why
def why_not_assign(option: Option, g: Vikings, seat: int) -> str | None:
    if option == o.STRIKE:
        return why_not_strike(g)
    if option in o.SEND:
        return _why_not_sent(g, seat, o.SEND.one(option))
    reason = why_not(option, g, seat)
    return reason if reason is None else why_not_strike(g) or reason


def why_not_strike(g: Vikings) -> str:
    """Every target has a Unit; Draco and the camp have as many as beat them."""
    assert g.raid is not None
    attack, place = g.raid.attack[-1], g.raid.places[-1]
    if not g.raid.units[-1]:
        return because("VG-704", "unit")
    if g.raid.foes[-1] != b.NOBODY or attack >= beast_defence(g, place):
        return ""
    return because("VG-340", attack=attack, defence=beast_defence(g, place))


def _why_not_sent(g: Vikings, seat: int, card: int) -> str:
    if not g.box.attack[card]:
        return because("VG-342", "unit")
    return "" if card in g.units(seat) else because("VG-344", "hand")


# -- Defence cards ----------------------------------------------------------------------------------------------


@question("VG-705", secret=True)
def guard(
    g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building, attack: int, bout: int
) -> Iterator[Option]:
    """Defence cards of the own hand on this building, as many as one likes, or none (VG-360, VG-361, VG-705)."""
    yield DONE
    if not is_alone(g, bout):
        yield from [o.DEFEND.of(card, building) for card in dict.fromkeys(unused(g, seat, picks))]


@guard.why
def why_not_guard(
    option: Option, g: Vikings, seat: int, picks: tuple[Option, ...], building: b.Building, attack: int, bout: int
) -> str | None:
    if option == DONE:
        return ""
    if option not in o.DEFEND:
        return None
    card, on = o.DEFEND.pair(option)
    if on != building:
        return because("VG-360", "building")
    reason = why_not_card(g, seat, picks, card)
    return reason or ("VG-947" if is_alone(g, bout) else "")
