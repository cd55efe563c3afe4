"""The Action phase: turns, invasion, march, upgrade, Quest and the actions that upgrades grant (BR-2xx, BR-4xx)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage import options as o
from meadhall.games.blood_rage import questions as q
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.pillage import pillage
from meadhall.games.blood_rage.rules.stats import raise_a_stat
from meadhall.games.blood_rage.state import EMPTY, NOBODY, BloodRage
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def action_phase(g: BloodRage) -> Steps[None]:
    """Turns go clockwise from the first player until no clan can act or all is pillaged (BR-205 to BR-223)."""
    begin_action_phase(g)
    seat = g.first
    while seat != NOBODY and not g.all_pillaged():
        g.turn = seat
        yield from take_turn(g, seat)
        seat = next_to_act(g, seat)
    g.turn = NOBODY


def begin_action_phase(g: BloodRage) -> None:
    """Rage is set to the Rage stat, not added to what was left (BR-205, BR-206)."""
    g.begin_phase(b.ACTION)
    for seat in range(g.seats):
        g.rage[seat] = g.stat(seat, b.RAGE)
        g.passed[seat] = 0


def next_to_act(g: BloodRage, seat: int) -> int:
    """The next clan clockwise that has Rage and has not passed; the same one if it is the last (BR-215)."""
    for other in g.round_from(g.left_of(seat)):
        if g.can_act(other):
            return other
    return NOBODY


@procedure
def take_turn(g: BloodRage, seat: int) -> Steps[None]:
    """One action and only one, or a pass (BR-208, BR-209)."""
    action = yield ask(seat, q.turn)
    if action == o.PASS:
        pass_turn(g, seat)
    elif action in o.INVADE:
        figure, place = o.INVADE.pair(action)
        yield from invade(g, seat, figure, b.RESERVE, place, g.invasion_cost(seat, figure))
    elif action in o.MARCH:
        origin, target = o.MARCH.pair(action)
        yield from march(g, seat, origin, target)
    elif action in o.UPGRADE:
        yield from upgrade(g, seat, o.UPGRADE.one(action))
    elif action in o.COMMIT:
        commit_quest(g, seat, o.COMMIT.one(action))
    elif action in o.PILLAGE:
        yield from pillage(g, seat, o.PILLAGE.one(action))
    elif action in o.CHALLENGE:
        g.pay(seat, b.CHALLENGE_COST)
        yield from pillage(g, seat, o.CHALLENGE.one(action))
    elif action in o.RISE:
        figure, place = o.RISE.pair(action)
        yield from invade(g, seat, figure, b.VALHALLA, place, b.RISE_COST)
    else:
        yield from sacrifice(g, seat)


def pass_turn(g: BloodRage, seat: int) -> None:
    """All Rage is lost, and there is no way back into this Action phase (BR-217, BR-220)."""
    g.tell(e.TurnPassed(seat, g.rage[seat]))
    g.rage[seat] = 0
    g.passed[seat] = 1


# -- invade ---------------------------------------------------------------------------------------------


@procedure
def invade(g: BloodRage, seat: int, figure: int, origin: int, place: int, cost: int) -> Steps[None]:
    """Pay, place the figure, then what follows an invasion, each at most once (BR-401 to BR-411, BR-827)."""
    g.pay(seat, cost)
    g.move(seat, figure, origin, place)
    g.tell(e.Invasion(seat, figure, place, cost))
    if b.is_fjord(place):
        return
    if g.box.monster_acts[figure] in w.AFTER_INVASION:
        yield from w.AFTER_INVASION[g.box.monster_acts[figure]](g, seat, place)
    if g.has(seat, w.SUCCOR) and place != b.YGGDRASIL:
        yield from send_succor(g, seat, place)
    if g.has(seat, w.AT_ONCE):
        yield from pillage_at_once(g, seat, place)


@procedure
def send_succor(g: BloodRage, seat: int, province: int) -> Steps[None]:
    """Frigga's Succor: one Warrior more, free; it sets off nothing itself (BR-941, BR-993)."""
    answer = yield ask(seat, q.succor, province)
    if answer == o.ACCEPT:
        g.move(seat, b.WARRIOR, b.RESERVE, province)
        g.tell(e.Invasion(seat, b.WARRIOR, province, 0))


@procedure
def pillage_at_once(g: BloodRage, seat: int, province: int) -> Steps[None]:
    """Thor's Domain: 2 Rage for a pillage in the same turn (BR-949, BR-958)."""
    answer = yield ask(seat, q.pillage_at_once, province)
    if answer == o.ACCEPT:
        g.pay(seat, b.PILLAGE_AT_ONCE_COST)
        yield from pillage(g, seat, province)


# -- march ----------------------------------------------------------------------------------------------


@procedure
def march(g: BloodRage, seat: int, origin: int, target: int) -> Steps[None]:
    """Any number of figures from one province to another, for 1 Rage (BR-420 to BR-429)."""
    most = min(len(g.figures_at(seat, origin)), g.room(target))
    sent = yield ask_several(seat, q.marching, most, origin, target)
    g.pay(seat, b.MARCH_COST)
    for option in sent:
        g.move(seat, o.SEND.one(option), origin, target)
        g.tell(e.FigureMoved(seat, o.SEND.one(option), origin, target))
    g.tell(e.March(seat, origin, target, len(sent)))


# -- upgrade --------------------------------------------------------------------------------------------


@procedure
def upgrade(g: BloodRage, seat: int, card: int) -> Steps[None]:
    """Place an Upgrade card in a slot of its kind; its figure may invade at once (BR-440 to BR-457)."""
    show_upgrade(g, seat, card)
    choice = yield ask(seat, q.slot, card)
    place_upgrade(g, seat, card, o.SLOT.one(choice))
    figure = upgraded_figure(g, seat, card)
    if figure != NOBODY:
        answer = yield ask(seat, q.free_invasion, figure)
        if answer in o.ENTER:
            yield from invade(g, seat, figure, b.RESERVE, o.ENTER.one(answer), 0)


def show_upgrade(g: BloodRage, seat: int, card: int) -> None:
    """The card lies open while its slot is chosen: those who wait know what for."""
    g.hands[seat].remove(card)
    g.placing = card


def place_upgrade(g: BloodRage, seat: int, card: int, slot: int) -> None:
    """Pay the card's cost, discard what was in the slot, and take a new Monster into the reserve."""
    cost = g.upgrade_cost(seat, card)
    g.pay(seat, cost)
    g.placing = EMPTY
    remove_upgrade(g, seat, slot)
    g.upgrades[seat][slot] = card
    g.tell(e.UpgradePlayed(seat, card, slot, cost))
    if card in g.box.monster_of:
        g.move(seat, g.box.monster_of[card], b.BOX, b.RESERVE)


def remove_upgrade(g: BloodRage, seat: int, slot: int) -> None:
    """A replaced card is discarded; a replaced Monster leaves the game, not destroyed (BR-443, BR-455, BR-456)."""
    old = g.upgrades[seat][slot]
    if old == EMPTY:
        return
    g.discard.append(old)
    g.tell(e.UpgradeReplaced(seat, old))
    if old in g.box.monster_of:
        figure = g.box.monster_of[old]
        g.move(seat, figure, g.place_of(seat, figure), b.BOX)
        g.tell(e.MonsterRemoved(seat, figure))
    g.upgrades[seat][slot] = EMPTY


def upgraded_figure(g: BloodRage, seat: int, card: int) -> int:
    """The figure an upgrade is for; Clan upgrades are for none (BR-447, BR-457, BR-985)."""
    if g.box.family[card] == w.CLAN:
        return NOBODY
    return g.box.monster_of[card] if card in g.box.monster_of else w.SLOTS_OF[g.box.family[card]][0]


# -- quest ----------------------------------------------------------------------------------------------


def commit_quest(g: BloodRage, seat: int, card: int) -> None:
    """Face down on the sheet, free, until the Quest phase (BR-470 to BR-476)."""
    g.hands[seat].remove(card)
    g.quests[seat].append(card)
    g.quests[seat].sort()
    g.whisper(seat, e.QuestCommitted(seat, card), e.QuestCommittedHidden(seat))


# -- granted actions --------------------------------------------------------------------------------------


@procedure
def sacrifice(g: BloodRage, seat: int) -> Steps[None]:
    """Frigga's Sacrifice: two own figures die, unsaved, for a step of a stat (BR-953, BR-999)."""
    offered = yield ask_several(seat, q.sacrifice, 2)
    for option in offered:
        figure, place = o.OFFER.pair(option)
        g.kill(seat, figure, place)
    yield from raise_a_stat(g, seat)
