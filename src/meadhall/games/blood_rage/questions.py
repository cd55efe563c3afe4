"""Every question of Blood Rage: the only place that knows what is legal.

A question lists its options from the state, and `otherwise` gives reasons for the rest; small ones are made of the
function that says what is against an option. Only the turn, asked most often, has a `why` that must agree with its
list. A reason is None for what the question is not about: its own rule is all there is to say.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.queries import legality as law
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.kernel import DONE, Option, because, question, question_over

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
            for place in law.landings(g, figure):
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
        if g.box.family[card] == w.QUEST:
            yield o.COMMIT.of(card)
        elif g.box.is_upgrade(card) and g.upgrade_cost(seat, card) <= g.rage[seat]:
            yield o.UPGRADE.of(card)


def _pillages(g: BloodRage, seat: int) -> Iterator[Option]:
    """Provinces with an own figure there or in the fjord (BR-501, BR-502, BR-506)."""
    for province in range(b.PROVINCES):
        if not g.pillaged[province] and not g.destroyed[province] and g.is_present(seat, province):
            yield o.PILLAGE.base + province


def _granted(g: BloodRage, seat: int) -> Iterator[Option]:
    """Actions that the clan's own upgrades grant (BR-950, BR-952, BR-953)."""
    if g.has(seat, w.CHALLENGE) and g.rage[seat] >= b.CHALLENGE_COST:
        yield from _challenges(g, seat)
    if g.has(seat, w.RISE) and g.can_deploy(seat):
        yield from _risen(g, seat)
    if g.has(seat, w.SACRIFICE) and not law.why_not_sacrifice(g, seat):
        yield o.SACRIFICE


def _challenges(g: BloodRage, seat: int) -> Iterator[Option]:
    """Provinces already pillaged, with an own figure there or in the fjord (BR-950, BR-998)."""
    for province in range(b.PROVINCES):
        if g.pillaged[province] and not g.destroyed[province] and g.is_present(seat, province):
            yield o.CHALLENGE.of(province)


def _risen(g: BloodRage, seat: int) -> Iterator[Option]:
    """Own figures in Valhalla, to where they may land (BR-952, BR-959)."""
    for figure in g.kinds_of(seat):
        if g.count_at(seat, figure, b.VALHALLA):
            yield from [o.RISE.of(figure, place) for place in law.landings(g, figure)]


@turn.why
def why_not_turn(option: Option, g: BloodRage, seat: int) -> str | None:
    """What takes an action away."""
    if option == o.PASS:
        return ""
    if option in o.INVADE:
        return law.why_not_invade(g, seat, *o.INVADE.pair(option))
    if option in o.MARCH:
        return law.why_not_march(g, seat, *o.MARCH.pair(option))
    if option in o.UPGRADE:
        return law.why_not_upgrade(g, seat, o.UPGRADE.one(option))
    if option in o.COMMIT:
        return law.why_not_commit(g, seat, o.COMMIT.one(option))
    if option in o.PILLAGE:
        return law.why_not_pillage(g, seat, o.PILLAGE.one(option))
    return _why_not_granted(option, g, seat)


def _why_not_granted(option: Option, g: BloodRage, seat: int) -> str | None:
    if option in o.CHALLENGE:
        return law.why_not_challenge(g, seat, o.CHALLENGE.one(option))
    if option in o.RISE:
        return law.why_not_rise(g, seat, *o.RISE.pair(option))
    return law.why_not_sacrifice(g, seat) if option == o.SACRIFICE else None


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


@marching.otherwise
def why_not_sent(
    option: Option, g: BloodRage, seat: int, picks: tuple[Option, ...], origin: int, target: int
) -> str | None:
    if option not in o.SEND:
        return None
    if o.SEND.one(option) in g.box.ships:
        return "BR-427"
    if len(picks) >= g.room(target):
        return because("BR-425", villages=g.box.villages[target])
    return because("BR-422", "nobody")


@question_over("BR-442", o.SLOT)
def slot(option: Option, g: BloodRage, seat: int, card: b.Card) -> str:
    """Which slot of its kind an upgrade goes to; empty ones are all the same."""
    slots, number = w.SLOTS_OF[g.box.family[card]], o.SLOT.one(option)
    if number not in slots:
        return because("BR-442", "kind")
    empty = [s for s in slots if g.upgrades[seat][s] == EMPTY]
    return because("BR-442", "empty") if number in empty[1:] else ""


@question_over("BR-449", o.DECLINE, o.ENTER)
def free_invasion(option: Option, g: BloodRage, seat: int, figure: b.Figure) -> str:
    """The figure just upgraded may invade at once, free (BR-447, BR-452)."""
    if option == o.DECLINE:
        return ""
    if not g.count_at(seat, figure, b.RESERVE):
        return "BR-448"
    return law.why_not_deploy(g, seat) or law.why_not_land(g, figure, o.ENTER.one(option))


def _why_not_one_more(option: Option, g: BloodRage, seat: int, province: int) -> str:
    """A Warrior from the reserve may come for free, within Horns and villages (BR-409)."""
    if option == o.DECLINE:
        return ""
    return law.why_not_call(g, seat, b.WARRIOR) or law.why_not_enter(g, province)


@question_over("BR-941", o.DECLINE, o.ACCEPT)
def succor(option: Option, g: BloodRage, seat: int, province: b.Place) -> str:
    """Frigga's Succor: a Warrior may follow into the same province."""
    return _why_not_one_more(option, g, seat, province)


@question_over("BR-949", o.DECLINE, o.ACCEPT)
def pillage_at_once(option: Option, g: BloodRage, seat: int, province: b.Place) -> str:
    """Thor's Domain: pay to pillage the province just invaded."""
    if option == o.DECLINE:
        return ""
    return "BR-558" if g.pillaged[province] else law.why_not_pay(g, seat, b.PILLAGE_AT_ONCE_COST)


@question("BR-999")
def sacrifice(g: BloodRage, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """Frigga's Sacrifice: two own figures anywhere on the map."""
    for place in range(b.MAP):
        for figure in dict.fromkeys(g.figures_at(seat, place)):
            option = o.OFFER.of(figure, place)
            if g.count_at(seat, figure, place) > picks.count(option):
                yield option


@sacrifice.otherwise
def why_not_offered(option: Option, *asked: object) -> str | None:
    return because("BR-999", "nobody") if option in o.OFFER else None


@question_over("BR-811", o.RAISE)
def raise_stat(option: Option, g: BloodRage, seat: int, barred: b.Stat) -> str:
    """A stat that can still go up, other than the barred one (NOBODY bars none)."""
    stat = o.RAISE.one(option)
    if stat == barred:
        return "BR-960"
    return "" if stat in g.raisable(seat) else because("BR-811", "last")


# -- battles --------------------------------------------------------------------------------------------


@question("BR-512")
def join_battle(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """One figure from an adjacent province, or not; ships never move (BR-511 to BR-514)."""
    yield o.DECLINE
    for origin in g.box.borders[province]:
        if g.crowd[origin]:
            for figure in dict.fromkeys(g.figures_at(seat, origin)):
                yield o.JOIN.of(figure, origin)


@join_battle.otherwise
def why_not_joined(option: Option, g: BloodRage, seat: int, province: int) -> str | None:
    if option not in o.JOIN:
        return None
    figure, origin = o.JOIN.pair(option)
    if figure in g.box.ships:
        return "BR-513"
    return because("BR-512", "nobody" if origin in g.box.borders[province] else "far")


@question("BR-536", secret=True)
def battle_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """Any one card of the hand (BR-536, BR-537)."""
    for card in dict.fromkeys(g.hands[seat]):
        yield o.PLAY.of(card)


@battle_card.otherwise
def why_not_played(option: Option, *asked: object) -> str | None:
    return because("BR-536", "hand") if option in o.PLAY else None


@question("BR-945")
def count_quest(g: BloodRage, seat: int) -> Iterator[Option]:
    """What a revealed Quest counts as: nothing, or the bonus of Tyr's Domain or Wrath (BR-979)."""
    bonus = g.box.does[w.QUEST_BONUS]
    yield o.COUNT.base
    yield from [o.COUNT.of(bonus[card]) for card in g.upgrades[seat] if bonus[card]]


@count_quest.otherwise
def why_not_counted(option: Option, *asked: object) -> str | None:
    return because("BR-945", "bonus", bonus=o.COUNT.one(option)) if option in o.COUNT else None


@question("BR-544", secret=True)
def late_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """A white-disc card after the reveal, or none."""
    yield o.DECLINE
    yield from [o.ADD.of(card) for card in dict.fromkeys(g.hands[seat]) if g.box.does[w.WHITE_DISC][card]]


@late_card.otherwise
def why_not_added(option: Option, g: BloodRage, seat: int) -> str | None:
    if option not in o.ADD:
        return None
    return because("BR-544", "disc" if o.ADD.one(option) in g.hands[seat] else "hand")


@question("BR-910")
def hold_figure(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Odin's Tide: the one figure that stays (BR-968)."""
    for figure in dict.fromkeys(g.fighters(seat, province)):
        yield o.HOLD.base + figure


@hold_figure.otherwise
def why_not_held(option: Option, *asked: object) -> str | None:
    return because("BR-910", "nobody") if option in o.HOLD else None


@question("BR-951")
def buy_back(g: BloodRage, seat: int) -> Iterator[Option]:
    """Tyr's Prowess: 1 Rage for a card played; asked as long as there is Rage."""
    yield DONE
    for card in dict.fromkeys(g.fight.shown[seat] + g.fight.added[seat]):
        yield o.BUY.of(card)


@buy_back.otherwise
def why_not_bought(option: Option, *asked: object) -> str | None:
    return because("BR-951", "card") if option in o.BUY else None


@question_over("BR-942", o.DECLINE, o.ACCEPT)
def blessing(option: Option, g: BloodRage, seat: int, province: b.Place) -> str:
    """Loki's Blessing: a Warrior may enter the province of the lost battle (BR-994)."""
    return _why_not_one_more(option, g, seat, province)


@question("BR-931")
def leader_moves(g: BloodRage, seat: int, province: b.Place) -> Iterator[Option]:
    """Lord of Hammers: a step to an adjacent province with room (BR-991)."""
    yield o.DECLINE
    yield from [o.ENTER.base + place for place in g.box.borders[province] if g.has_room(place)]


@leader_moves.otherwise
def why_not_entered(option: Option, g: BloodRage, seat: int, province: int) -> str | None:
    if option not in o.ENTER:
        return None
    place = o.ENTER.one(option)
    return law.why_not_enter(g, place) if place in g.box.borders[province] else because("BR-931", "far")


# -- destruction ----------------------------------------------------------------------------------------


@question_over("BR-930", o.ACCEPT, o.DECLINE)
def flee(option: Option, g: BloodRage, seat: int, province: b.Place) -> str:
    """The Volur Witch may go to Yggdrasil instead of dying."""
    return ""


@question("BR-946")
def save_figure(g: BloodRage, seat: int, victims: tuple[b.Figure, ...]) -> Iterator[Option]:
    """Frigga's Protection: 1 Rage for one of the figures about to die; asked as long as there is Rage."""
    yield DONE
    for figure in dict.fromkeys(victims):
        yield o.SAVE.base + figure


@save_figure.otherwise
def why_not_saved(option: Option, *asked: object) -> str | None:
    return because("BR-946", "safe") if option in o.SAVE else None


# -- gifts and discards -----------------------------------------------------------------------------------


@question("BR-304", secret=True)
def draft(g: BloodRage, seat: int, picks: tuple[Option, ...]) -> Iterator[Option]:
    """A card of the draft hand (BR-304, BR-311)."""
    hand = g.drafts[seat]
    for card in dict.fromkeys(hand):
        if hand.count(card) > picks.count(o.KEEP.of(card)):
            yield o.KEEP.of(card)


@draft.otherwise
def why_not_drafted(option: Option, *asked: object) -> str | None:
    return because("BR-304", "hand") if option in o.KEEP else None


@question("BR-601", secret=True)
def keep_card(g: BloodRage, seat: int) -> Iterator[Option]:
    """One card for the next Age, or none (BR-601, BR-602)."""
    yield o.DECLINE
    for card in dict.fromkeys(g.hands[seat]):
        yield o.KEEP.of(card)


@keep_card.otherwise
def why_not_kept(option: Option, *asked: object) -> str | None:
    return because("BR-601", "hand") if option in o.KEEP else None
