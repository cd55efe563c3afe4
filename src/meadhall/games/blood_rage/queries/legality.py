"""What forbids an action: for each, the reason with its numbers, or nothing (BR-2xx, BR-4xx, BR-5xx, BR-9xx).

The questions list what is legal; where they list it by other means than these functions, for speed, the contract
suite proves that the two agree about every option of the vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import because

SACRIFICED = 2  # figures, for Frigga's Sacrifice


# -- where figures may land ---------------------------------------------------------------------------


def landings(g: BloodRage, figure: int) -> Iterator[int]:
    """Places a figure may invade: fjords for ships, empty villages for the rest, Yggdrasil for the Dark Elf."""
    if figure in g.box.ships:
        yield from [fjord for fjord in range(b.FIRST_FJORD, b.MAP) if g.is_open(fjord)]
        return
    yield from [province for province in range(b.OUTER) if g.has_room(province)]
    if figure == g.box.figure_of[w.HOME]:
        yield b.YGGDRASIL


def why_not_land(g: BloodRage, figure: int, place: int) -> str:
    """What keeps a figure from invading a place (BR-403 to BR-405, BR-410)."""
    if figure in g.box.ships:
        return why_not_anchor(g, figure, place)
    if b.is_fjord(place):
        return "BR-113"
    if place == b.YGGDRASIL:
        return "" if figure == g.box.figure_of[w.HOME] else "BR-405"
    return why_not_enter(g, place)


def why_not_anchor(g: BloodRage, ship: int, place: int) -> str:
    """Ships stand in open fjords, and nowhere else."""
    if b.is_fjord(place):
        return "" if g.is_open(place) else "BR-410"
    return "BR-923" if ship != b.SHIP else "BR-404"


def why_not_enter(g: BloodRage, province: int) -> str:
    """A province that stands, with an empty village; Yggdrasil is never full."""
    if g.destroyed[province]:
        return "BR-135"
    return "" if g.has_room(province) else because("BR-403", villages=g.box.villages[province])


def why_not_deploy(g: BloodRage, seat: int) -> str:
    """Horns limit the figures on the map."""
    return "" if g.can_deploy(seat) else because("BR-407", horns=g.stat(seat, b.HORNS))


def why_not_pay(g: BloodRage, seat: int, rage: int) -> str:
    return "" if rage <= g.rage[seat] else because("BR-212", needs=rage, has=g.rage[seat])


# -- actions ------------------------------------------------------------------------------------------


def why_not_invade(g: BloodRage, seat: int, figure: int, place: int) -> str:
    """A figure of the reserve whose cost can be paid, to a place that takes it (BR-401 to BR-411)."""
    if figure not in g.kinds_of(seat):
        return "BR-146"
    cost = g.invasion_cost(seat, figure)
    return why_not_call(g, seat, figure) or why_not_pay(g, seat, cost) or why_not_land(g, figure, place)


def why_not_call(g: BloodRage, seat: int, figure: int) -> str:
    """A figure can come to the map only from the reserve, and within Horns."""
    if g.count_at(seat, figure, b.RESERVE):
        return why_not_deploy(g, seat)
    if figure == b.WARRIOR:
        return "BR-825"
    return because("BR-411", "fallen") if g.place_of(seat, figure) == b.VALHALLA else "BR-411"


def why_not_march(g: BloodRage, seat: int, origin: int, target: int) -> str:
    """From a province with an own figure to any other with room (BR-420 to BR-427)."""
    if not g.figures_at(seat, origin):
        return because("BR-422", "nobody")
    if origin == target:
        return "BR-423"
    if g.destroyed[target]:
        return "BR-424"
    return "" if g.has_room(target) else because("BR-425", villages=g.box.villages[target])


def why_not_upgrade(g: BloodRage, seat: int, card: int) -> str:
    """An Upgrade card of the hand that can be paid (BR-441)."""
    if card not in g.hands[seat]:
        return because("BR-441", "hand")
    if g.box.is_upgrade(card):
        return why_not_pay(g, seat, g.upgrade_cost(seat, card))
    return "BR-538" if g.box.family[card] == w.BATTLE else "BR-441"


def why_not_commit(g: BloodRage, seat: int, card: int) -> str:
    """A Quest of the hand (BR-470)."""
    if card not in g.hands[seat]:
        return because("BR-470", "hand")
    if g.box.family[card] == w.QUEST:
        return ""
    return "BR-538" if g.box.family[card] == w.BATTLE else "BR-470"


def why_not_pillage(g: BloodRage, seat: int, province: int) -> str:
    """A province not yet pillaged, with an own figure there or in the fjord (BR-501, BR-502, BR-506)."""
    if g.destroyed[province]:
        return "BR-506"
    if g.pillaged[province]:
        return "BR-558"
    return "" if g.is_present(seat, province) else "BR-501"


# -- actions that upgrades grant ------------------------------------------------------------------------


def why_not_challenge(g: BloodRage, seat: int, province: int) -> str:
    """Tyr's Challenge: 2 Rage for a province already pillaged, with an own figure (BR-950, BR-998)."""
    if not g.has(seat, w.CHALLENGE):
        return because("BR-209", "granted")
    if g.rage[seat] < b.CHALLENGE_COST:
        return because("BR-950", needs=b.CHALLENGE_COST, has=g.rage[seat])
    if g.destroyed[province]:
        return "BR-506"
    if not g.pillaged[province]:
        return because("BR-998", "reward")
    return "" if g.is_present(seat, province) else "BR-998"


def why_not_rise(g: BloodRage, seat: int, figure: int, place: int) -> str:
    """Frigga's Domain: an own figure in Valhalla, for the 1 Rage that every clan that acts has (BR-952, BR-959)."""
    if not g.has(seat, w.RISE):
        return because("BR-209", "granted")
    if figure not in g.kinds_of(seat) or not g.count_at(seat, figure, b.VALHALLA):
        return "BR-952"
    if not g.can_deploy(seat):
        return because("BR-959", horns=g.stat(seat, b.HORNS))
    return why_not_land(g, figure, place)


def why_not_sacrifice(g: BloodRage, seat: int) -> str:
    """Frigga's Sacrifice: two figures on the map, and a stat that can still go up (BR-953, BR-999)."""
    if not g.has(seat, w.SACRIFICE):
        return because("BR-209", "granted")
    if g.on_map[seat] < SACRIFICED:
        return because("BR-999", "figures", needs=SACRIFICED, has=g.on_map[seat])
    return "" if g.raisable(seat) else because("BR-999", "steps")
