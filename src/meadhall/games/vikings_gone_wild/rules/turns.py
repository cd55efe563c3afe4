"""A player's turn: cards, purchases, buildings, exchanges and attacks, in any order (VG-301 to VG-350)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import table as e
from meadhall.games.vikings_gone_wild.queries import market
from meadhall.games.vikings_gone_wild.queries.reckoning import number
from meadhall.games.vikings_gone_wild.questions import turn as q
from meadhall.games.vikings_gone_wild.questions import undead as against
from meadhall.games.vikings_gone_wild.rules import challenges, missions, path
from meadhall.games.vikings_gone_wild.rules.army import attack_undead, sent
from meadhall.games.vikings_gone_wild.rules.effects import bargain, give_back, is_cheaper, play_card
from meadhall.games.vikings_gone_wild.rules.favours import take_favours
from meadhall.games.vikings_gone_wild.rules.partners import tell_what_is_left
from meadhall.games.vikings_gone_wild.rules.raid import raid
from meadhall.games.vikings_gone_wild.state import NOBODY, Vikings
from meadhall.kernel import DONE, Steps, ask, ask_several, procedure


@procedure
def take_turn(g: Vikings, seat: int) -> Steps[None]:
    """Actions in any order, until the player has enough of it (VG-302, VG-303)."""
    begin_turn(g, seat)
    option = yield ask(seat, q.act)
    while option != DONE:
        if not act_at_once(g, seat, option):
            yield from act(g, seat, option)
        if g.versus and g.is_favour_due():
            yield from take_favours(g)
        option = yield ask(seat, q.act)
    end_turn(g, seat)


def begin_turn(g: Vikings, seat: int) -> None:
    """What is counted in a turn begins at nothing (VG-425)."""
    g.turn = seat
    g.deeds[:] = [0] * len(b.DEEDS)
    g.walls[:] = [0] * g.seats
    g.tell(e.TurnBegan(seat))


def end_turn(g: Vikings, seat: int) -> None:
    """Volatile resources are lost; the hand stays, for its Defence cards (VG-222, VG-250)."""
    tell_what_is_left(g, seat)
    g.tell(e.TurnEnded(seat, *g.fresh))
    g.fresh[:] = [0, 0]
    give_back(g, seat)
    g.turn = NOBODY


def act_at_once(g: Vikings, seat: int, option: int) -> bool:
    """What leaves no question open; False for everything else."""
    if option in o.PLAY and any(g.box.gives[o.PLAY.one(option)]):
        play_purses(g, seat, (o.PLAY.one(option),))
    elif option == o.GATHER:
        play_purses(g, seat, tuple(g.purses(seat)))
    elif option in o.TRADE:
        trade(g, seat, o.TRADE.one(option))
    elif deal_at_once(g, seat, option):
        return True
    elif is_cheaper(g, option in o.BUILD):
        return False
    else:
        return purchase(g, seat, option)
    return True


def deal_at_once(g: Vikings, seat: int, option: int) -> bool:
    """Missions and Odin's Path, among rivals; False for everything else."""
    if option in o.CLAIM:
        missions.claim(g, seat, o.CLAIM.one(option))
    elif option in o.CHANGE:
        missions.change(g, seat, o.CHANGE.one(option))
    elif option in o.RENEW:
        path.renew(g, seat, o.RENEW.one(option))
    else:
        return False
    return True


@procedure
def act(g: Vikings, seat: int, option: int) -> Steps[None]:
    """What asks for more: Units for an attack, cards for a Challenge."""
    if option in o.ATTACK:
        yield from attack_undead(g, seat, o.ATTACK.pair(option)[1])
    elif option in o.RAID or option == o.CAMP or (option == o.DRACO and g.versus):
        yield from raid(g, seat, option)
    elif option == o.DRACO:
        yield from attack_draco(g, seat)
    elif option in o.MEET:
        yield from challenges.meet(g, seat, o.MEET.one(option))
    elif option in o.PLAY:
        yield from play_card(g, seat, o.PLAY.one(option))
    else:
        beer, gold = market.price(g, seat, option)
        yield from bargain(g, seat, beer, gold, int(option in o.BUILD))
        purchase(g, seat, option)


# -- cards ------------------------------------------------------------------------------------------------------


def play_purses(g: Vikings, seat: int, cards: tuple[int, ...]) -> None:
    """Cards that give beer and gold, and nothing else (VG-250, VG-901, VG-902)."""
    beer = gold = 0
    for card in cards:
        g.use(seat, card)
        beer += g.box.gives[card][b.BEER]
        gold += g.box.gives[card][b.GOLD]
    g.fresh[b.BEER] += beer
    g.fresh[b.GOLD] += gold
    g.tell(e.Gathered(seat, cards, beer, gold))


# -- purchases --------------------------------------------------------------------------------------------------


def purchase(g: Vikings, seat: int, option: int) -> bool:
    """Buy, build or upgrade; False for anything else."""
    if option in o.BUY:
        buy(g, seat, o.BUY.one(option))
    elif option in o.BUILD:
        build(g, seat, o.BUILD.one(option))
    elif option == o.UPGRADE:
        upgrade(g, seat)
    else:
        return False
    return True


def buy(g: Vikings, seat: int, card: int) -> None:
    """Pay, and put it on the own discard: it is used once it has been drawn (VG-310, VG-311)."""
    row = g.box.cards[card]
    g.spend(seat, row.beer, row.gold)
    g.discards[seat].append(card)
    g.deeds[b.UNITS] += row.attack > 0
    g.deeds[b.DEFENCES] += row.defence > 0
    g.tell(e.CardBought(seat, card))
    leave_market(g, card)
    points = number(row.bought, w.POINTS)
    if points and g.versus:  # a Rune Stone (VG-959)
        g.score(seat, points, b.BY_RELIC)


def leave_market(g: Vikings, card: int) -> None:
    """From its stack, or from Odin's Path, whose slot is filled again (VG-310, VG-720)."""
    if g.box.cards[card].family == w.PATH:
        g.deeds[b.PATHS] += 1
        path.leave_path(g, card)
    else:
        g.stacks[card] -= 1


def build(g: Vikings, seat: int, building: int) -> None:
    """Pay, and place it with a construction token (VG-320)."""
    row = g.box.buildings[building]
    g.spend(seat, row.beer, row.gold)
    g.lots[building] -= 1
    g.built[seat].append(building)
    g.sites[seat].append(1)
    g.struck[seat].append(0)
    g.deeds[b.BUILT] += 1
    g.tell(e.BuildingBegun(seat, building))
    count_work(g, seat)


def upgrade(g: Vikings, seat: int) -> None:
    """The next level of the Town Hall counts at once (VG-330, VG-332)."""
    row = g.box.halls[g.halls[seat]]
    g.spend(seat, row.beer, row.gold)
    g.halls[seat] += 1
    g.tell(e.HallUpgraded(seat, g.halls[seat]))
    if g.versus:
        g.score(seat, row.points, b.BY_HALL)
    count_work(g, seat)


def count_work(g: Vikings, seat: int) -> None:
    """Buildings and upgrades of this turn, which Great Builders looks at (VG-424, VG-936)."""
    g.deeds[b.WORKS] += 1
    challenges.check_counted(g, seat, w.BUILDERS, g.deeds[b.WORKS])


def trade(g: Vikings, seat: int, resource: int) -> None:
    """2 beer for 1 gold, or 1 gold for 1 beer; what comes out is volatile (VG-253 to VG-256)."""
    given = g.box.values.exchange if resource == b.BEER else 1
    g.pay(seat, resource, given)
    g.fresh[1 - resource] += 1
    g.deeds[b.TRADES] += 1
    g.tell(e.Traded(seat, resource, given, 1))


# -- Draco ------------------------------------------------------------------------------------------------------


@procedure
def attack_draco(g: Vikings, seat: int) -> Steps[None]:
    """Once a turn, for 1 beer or 1 gold (VG-348 to VG-350)."""
    g.aim = b.AT_DRACO
    picks = yield ask_several(seat, against.send, len(g.units(seat)), g.box.values.draco)
    units = sent(g, seat, picks)
    g.deeds[b.DRACO_BEATEN] = 1
    g.deeds[b.WINS] += 1
    option = yield ask(seat, q.spoils)
    g.fresh[o.TAKE.one(option)] += 1
    g.tell(e.DracoBeaten(seat, o.TAKE.one(option), units))
