"""What forbids an attack on a building, on Draco or on the Undead camp (VG-344 to VG-355, VG-702 to VG-712)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.queries.reckoning import beast_defence
from meadhall.games.vikings_gone_wild.state import NOTHING, Vikings
from meadhall.kernel import because


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


def why_not_raid(g: Vikings, seat: int, foe: int, kind: int) -> str:
    """A rival's building that was not attacked in this round, and Units for it (VG-355, VG-402, VG-702, VG-703)."""
    if not g.versus:
        return "VG-402"
    if foe == seat:
        return "VG-703"
    if foe >= g.seats:
        return because("VG-702", "seat")
    if kind != b.TOWN_HALL and kind not in g.built[foe]:
        return because("VG-702", "building")
    return "VG-355" if place_of(g, foe, kind) == NOTHING else why_not_manned(g, seat, 1)


def why_not_beast(g: Vikings, seat: int, place: int) -> str:
    """Draco and the camp once a turn each, and never in vain: their DEF is known (VG-349, VG-712)."""
    if place == b.AT_CAMP and not g.versus:
        return "VG-118"
    if g.deeds[b.DRACO_BEATEN if place == b.AT_DRACO else b.CAMP_BEATEN]:
        return "VG-349" if place == b.AT_DRACO else "VG-712"
    if _is_aimed(g, b.NOBODY, place):
        return because("VG-704", "aimed")
    return why_not_manned(g, seat, beast_defence(g, place))


def why_not_manned(g: Vikings, seat: int, defence: int) -> str:
    """There are Units in hand to send (VG-344), as strong as they must be."""
    attack = g.hand_attack(seat)
    if not attack:
        return because("VG-344", "none")
    return "" if attack >= defence else because("VG-340", attack=attack, defence=defence)


def why_not_draco(g: Vikings, seat: int) -> str:
    """Once a turn, with Units enough (VG-348, VG-349)."""
    if g.deeds[b.DRACO_BEATEN]:
        return "VG-349"
    attack, defence = g.hand_attack(seat), g.box.values.draco
    return "" if attack >= defence else because("VG-348", "attack", attack=attack, defence=defence)
