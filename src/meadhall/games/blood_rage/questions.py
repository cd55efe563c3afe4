"""Every question of Blood Rage: the only place that knows what is legal.

A question lists its options from the state; beside it, where a refusal can say more than the question's
own rule, a `why` names the rule that forbids an option.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage.cards import tables as t
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import DONE, Option, question

# -- where figures may land ---------------------------------------------------------------------------


def landings(g: BloodRage, figure: int) -> Iterator[int]:
    """Places a figure may invade: fjords for ships, empty villages for the rest, Yggdrasil for the Dark Elf."""
    if b.is_ship(figure):
        yield from [fjord for fjord in range(b.FIRST_FJORD, b.MAP) if g.is_open(fjord)]
        return
    yield from [province for province in range(b.OUTER) if g.has_room(province)]
    if figure == b.DARK_ELF:
        yield b.YGGDRASIL


def why_not_land(g: BloodRage, seat: int, figure: int, place: int) -> str:
    """The rule that keeps a figure out of a place."""
    if not g.can_deploy(seat):
        return "BR-407"
    if b.is_ship(figure):
        return "BR-410" if b.is_fjord(place) else "BR-923" if figure == b.SEA_SERPENT else "BR-404"
    if b.is_fjord(place):
        return "BR-113"
    if place == b.YGGDRASIL:
        return "BR-405"
    return "BR-135" if g.destroyed[place] else "BR-403"


# -- the turn -------------------------------------------------------------------------------------------


@question("BR-209", secret=True)
def turn(g: BloodRage, seat: int) -> Iterator[Option]:
    """One action, or pass (BR-208, BR-209, BR-217)."""
    yield o.PASS
    yield from _pillages(g, seat)
    yield from _invasions(g, seat)
    yield from _marches(g, seat)
    yield from _cards(g, seat)
    yield from _granted(g, seat)


def _invasions(g: BloodRage, seat: int) -> Iterator[Option]:
    """A figure from the reserve whose cost can be paid (BR-401 to BR-411)."""
    if not g.can_deploy(seat):
        return
    rage = g.rage[seat]
    for figure in g.kinds_of(seat):
        if g.count_at(seat, figure, b.RESERVE) and g.invasion_cost(seat, figure) <= rage:
            base = o.INVADE.base + figure * o.INVADE.stride
            for place in landings(g, figure):
                yield base + place


def _marches(g: BloodRage, seat: int) -> Iterator[Option]:
    """From a province with an own figure to any other with room (BR-420 to BR-427)."""
    targets = [p for p in range(b.PROVINCES) if g.has_room(p)]
    for origin in range(b.PROVINCES):
        if g.crowd[origin] and g.figures_at(seat, origin):
            base = o.MARCH.base + origin * o.MARCH.stride
            for target in targets:
                if target != origin:
                    yield base + target


def _cards(g: BloodRage, seat: int) -> Iterator[Option]:
    """Upgrades that can be paid, and Quests (BR-441, BR-470)."""
    for card in dict.fromkeys(g.hands[seat]):
        if t.FAMILY[card] == t.QUEST:
            yield o.COMMIT.base + card
        elif t.is_upgrade(card) and g.upgrade_cost(seat, card) <= g.rage[seat]:
            yield o.UPGRADE.base + card


def _pillages(g: BloodRage, seat: int) -> Iterator[Option]:
    """Provinces with a figure of one's own there or in the fjord (BR-501, BR-502, BR-506)."""
    for province in range(b.PROVINCES):
        if not g.pillaged[province] and not g.destroyed[province] and g.is_present(seat, province):
            yield o.PILLAGE.base + province


def _granted(g: BloodRage, seat: int) -> Iterator[Option]:
    """Actions that the clan's own upgrades grant (BR-950, BR-952, BR-953)."""
    if g.has(seat, t.TYRS_CHALLENGE) and g.rage[seat] >= b.CHALLENGE_COST:
        for province in range(b.PROVINCES):
            if g.pillaged[province] and not g.destroyed[province] and g.is_present(seat, province):
                yield o.CHALLENGE.base + province
    if g.has(seat, t.FRIGGAS_DOMAIN) and g.rage[seat] >= b.RISE_COST and g.can_deploy(seat):
        for figure in g.kinds_of(seat):
            if g.count_at(seat, figure, b.VALHALLA):
                for place in landings(g, figure):
                    yield o.RISE.of(figure, place)
    if g.has(seat, t.FRIGGAS_SACRIFICE) and g.on_map[seat] >= 2 and g.raisable(seat):
        yield o.SACRIFICE


@turn.why
def why_not_turn(option: Option, g: BloodRage, seat: int) -> str:
    """The rule that takes an action away."""
    if option in o.INVADE:
        return _why_not_invade(g, seat, *o.INVADE.pair(option))
    if option in o.MARCH:
        return _why_not_march(g, seat, *o.MARCH.pair(option))
    if option in o.UPGRADE:
        return _why_not_upgrade(g, seat, o.UPGRADE.one(option))
    if option in o.PILLAGE or option in o.CHALLENGE:
        return _why_not_pillage(g, seat, option)
    if option in o.RISE:
        return _why_not_rise(g, seat, *o.RISE.pair(option))
    if option == o.SACRIFICE:
        return "BR-999" if g.has(seat, t.FRIGGAS_SACRIFICE) else "BR-209"
    return "BR-470" if option in o.COMMIT else ""


def _why_not_invade(g: BloodRage, seat: int, figure: int, place: int) -> str:
    if figure not in g.kinds_of(seat):
        return "BR-146"
    if not g.count_at(seat, figure, b.RESERVE):
        return "BR-825" if figure == b.WARRIOR else "BR-411"
    if g.can_deploy(seat) and g.invasion_cost(seat, figure) > g.rage[seat]:
        return "BR-212"
    return why_not_land(g, seat, figure, place)


def _why_not_march(g: BloodRage, seat: int, origin: int, target: int) -> str:
    if not g.figures_at(seat, origin):
        return "BR-422"
    if g.destroyed[target]:
        return "BR-424"
    return "BR-423" if origin == target else "BR-425"


def _why_not_upgrade(g: BloodRage, seat: int, card: int) -> str:
    return "BR-212" if t.is_upgrade(card) and card in g.hands[seat] else "BR-441"


def _why_not_pillage(g: BloodRage, seat: int, option: Option) -> str:
    if option in o.CHALLENGE:
        if not g.has(seat, t.TYRS_CHALLENGE):
            return "BR-209"
        return "BR-950" if g.rage[seat] < b.CHALLENGE_COST else "BR-998"
    province = o.PILLAGE.one(option)
    if g.destroyed[province]:
        return "BR-506"
    return "BR-558" if g.pillaged[province] else "BR-501"


def _why_not_rise(g: BloodRage, seat: int, figure: int, place: int) -> str:
    if not g.has(seat, t.FRIGGAS_DOMAIN):
        return "BR-209"
    if not g.can_deploy(seat):
        return "BR-959"
    there = figure in g.kinds_of(seat) and g.count_at(seat, figure, b.VALHALLA)
    return why_not_land(g, seat, figure, place) if there else "BR-952"


@question("BR-422")
def marching(g: BloodRage, seat: int, picks: tuple[Option, ...], origin: b.Place, target: b.Place) -> Iterator[Option]:
    """The figures that march, one by one; never more than there are empty villages.

    Ships stand in fjords, which are not provinces, so no ship is ever at the origin.
    """
    if picks:
        yield DONE
    if len(picks) >= g.room(target):
        return
    for figure in g.kinds_of(seat):
        if g.count_at(seat, figure, origin) > picks.count(o.SEND.base + figure):
            yield o.SEND.base + figure


@marching.why
def why_not_send(option: Option, g: BloodRage, seat: int, picks: tuple[Option, ...], origin: int, target: int) -> str:
    if option in o.SEND and b.is_ship(o.SEND.one(option)):
        return "BR-427"
    return "BR-425" if option in o.SEND and len(picks) >= g.room(target) else ""


@question("BR-442")
def slot(g: BloodRage, seat: int, card: t.Card) -> Iterator[Option]:
    """Which slot of its kind an upgrade goes to; empty ones are all the same."""
    slots = t.SLOTS_OF[t.FAMILY[card]]
    empty = [s for s in slots if g.upgrades[seat][s] == EMPTY]
    for number in slots:
        if number not in empty or number == empty[0]:
            yield o.SLOT.base + number


@question("BR-449")
def free_invasion(g: BloodRage, seat: int, figure: b.Figure) -> Iterator[Option]:
    """The figure just upgraded may invade at once, free (BR-447, BR-452)."""
    yield o.DECLINE
    if g.can_deploy(seat) and figure in g.kinds_of(seat) and g.count_at(seat, figure, b.RESERVE):
        for place in landings(g, figure):
            yield o.ENTER.base + place


@free_invasion.why
def why_not_free_invasion(option: Option, g: BloodRage, seat: int, figure: int) -> str:
    return why_not_land(g, seat, figure, o.ENTER.one(option)) if option in o.ENTER else ""


def _one_more_warrior(g: BloodRage, seat: int, province: int) -> Iterator[Option]:
    """A Warrior from the reserve may come for free, within Horns and villages (BR-409)."""
    yield o.DECLINE
    if g.can_deploy(seat) and g.has_room(province) and g.count_at(seat, b.WARRIOR, b.RESERVE):
        yield o.ACCEPT


@question("BR-941")
def succor(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Frigga's Succor: a Warrior may follow into the same province."""
    yield from _one_more_warrior(g, seat, province)


@question("BR-949")
def pillage_at_once(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Thor's Domain: pay to pillage the province just invaded."""
    yield o.DECLINE
    if g.rage[seat] >= b.PILLAGE_AT_ONCE_COST and not g.pillaged[province]:
        yield o.ACCEPT


@question("BR-999")
def sacrifice(g: BloodRage, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Frigga's Sacrifice: two own figures anywhere on the map."""
    for place in range(b.MAP):
        for figure in dict.fromkeys(g.figures_at(seat, place)):
            option = o.OFFER.of(figure, place)
            if g.count_at(seat, figure, place) > picks.count(option):
                yield option


@question("BR-811")
def raise_stat(g: BloodRage, seat: int, barred: b.Stat) -> Iterator[Option]:
    """A stat that can still go up, other than the barred one (NOBODY bars none)."""
    yield from [o.RAISE.base + stat for stat in g.raisable(seat) if stat != barred]


@raise_stat.why
def why_not_raise(option: Option, g: BloodRage, seat: int, barred: int) -> str:
    return "BR-960" if option in o.RAISE and o.RAISE.one(option) == barred else ""


# -- battles --------------------------------------------------------------------------------------------


@question("BR-512")
def join_battle(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """One figure from an adjacent province, or not; ships never move (BR-511 to BR-514)."""
    yield o.DECLINE
    for origin in b.ADJACENT[province]:
        if g.crowd[origin]:
            for figure in dict.fromkeys(g.figures_at(seat, origin)):
                yield o.JOIN.of(figure, origin)


@join_battle.why
def why_not_join(option: Option, g: BloodRage, seat: int, province: int) -> str:
    return "BR-513" if option in o.JOIN and b.is_ship(o.JOIN.pair(option)[0]) else ""


@question("BR-536", secret=True)
def battle_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """Any one card of the hand (BR-536, BR-537)."""
    for card in dict.fromkeys(g.hands[seat]):
        yield o.PLAY.base + card


@question("BR-945")
def count_quest(g: BloodRage, seat: int) -> Iterator[Option]:
    """What a revealed Quest counts as: nothing, or the bonus of Tyr's Domain or Wrath (BR-979)."""
    yield o.COUNT.base
    yield from [o.COUNT.base + t.QUEST_AS_BONUS[card] for card in g.upgrades[seat] if card in t.QUEST_AS_BONUS]


@question("BR-544", secret=True)
def late_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """A white-disc card after the reveal, or none."""
    yield o.DECLINE
    yield from [o.ADD.base + card for card in dict.fromkeys(g.hands[seat]) if card in t.WHITE_DISC]


@question("BR-910")
def hold_figure(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Odin's Tide: the one figure that stays (BR-968)."""
    for figure in dict.fromkeys(g.fighters(seat, province)):
        yield o.HOLD.base + figure


@question("BR-951")
def buy_back(g: BloodRage, seat: int) -> Iterator[Option]:
    """Tyr's Prowess: 1 Rage for a card played, as long as there is Rage."""
    yield DONE
    if g.rage[seat]:
        for card in dict.fromkeys(g.fight.shown[seat] + g.fight.added[seat]):
            yield o.BUY.base + card


@question("BR-942")
def blessing(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Loki's Blessing: a Warrior may enter the province of the lost battle (BR-994)."""
    yield from _one_more_warrior(g, seat, province)


@question("BR-931")
def leader_moves(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Lord of Hammers: a step to an adjacent province with room (BR-991)."""
    yield o.DECLINE
    yield from [o.ENTER.base + place for place in b.ADJACENT[province] if g.has_room(place)]


# -- destruction ----------------------------------------------------------------------------------------


@question("BR-930")
def flee(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """The Volur Witch may go to Yggdrasil instead of dying."""
    yield o.ACCEPT
    yield o.DECLINE


@question("BR-946")
def save_figure(g: BloodRage, seat: int, victims: tuple[b.Figure, ...]) -> Iterator[Option]:
    """Frigga's Protection: 1 Rage for one of the figures about to die."""
    yield DONE
    if g.rage[seat]:
        for figure in dict.fromkeys(victims):
            yield o.SAVE.base + figure


# -- gifts and discards -----------------------------------------------------------------------------------


@question("BR-304", secret=True)
def draft(g: BloodRage, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """A card of the draft hand (BR-304, BR-311)."""
    hand = g.drafts[seat]
    for card in dict.fromkeys(hand):
        if hand.count(card) > picks.count(o.KEEP.base + card):
            yield o.KEEP.base + card


@question("BR-601", secret=True)
def keep_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """One card for the next Age, or none (BR-601, BR-602)."""
    yield o.DECLINE
    for card in dict.fromkeys(g.hands[seat]):
        yield o.KEEP.base + card
