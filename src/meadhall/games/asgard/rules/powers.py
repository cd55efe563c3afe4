"""What the gods do for those who ask: the ten powers (AS-901 to AS-916)."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import powers as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.questions import powers as q
from meadhall.games.asgard.rules.bonuses import apply_bonus
from meadhall.games.asgard.rules.shortage import receive
from meadhall.games.asgard.rules.tiles import take_tile
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def use_power(g: Asgard, seat: int, god: int) -> Steps[None]:
    """The power of the god, at once or never (AS-511, AS-514)."""
    yield from POWERS[god](g, seat)


@procedure
def ask_freyja(g: Asgard, seat: int) -> Steps[None]:
    """Up to two Warriors from Valhalla, and only what lies there (AS-901)."""
    most = min(g.box.values.called_by_freyja, g.valhalla[b.WHITE] + g.valhalla[b.ORANGE])
    if most:
        picks = yield ask_several(seat, q.freyja, most)
        for pick in picks:
            call_warrior(g, seat, o.CALL.one(pick))


def call_warrior(g: Asgard, seat: int, recruit: int) -> None:
    g.valhalla[recruit] -= 1
    g.add_recruits(seat, recruit)
    g.tell(e.WarriorCalled(seat, recruit))


@procedure
def ask_baldr(g: Asgard, seat: int) -> Steps[None]:
    """A Seal of either camp (AS-902)."""
    answer = yield ask(seat, q.baldr)
    if answer in o.SEAL:
        yield from receive(g, seat, prices.FIRST_SEAL + o.SEAL.one(answer), 1)


@procedure
def ask_odin(g: Asgard, seat: int) -> Steps[None]:
    """Another Turn Order tile, and a white stone (AS-903, AS-904)."""
    answer = yield ask(seat, q.odin)
    if answer in o.ORDER:
        take_turn_order(g, seat, o.ORDER.one(answer))
    yield from receive(g, seat, prices.FIRST_STONE + b.WHITE_STONE, 1)


def take_turn_order(g: Asgard, seat: int, number: int) -> None:
    """The players in between move by one place."""
    g.order.remove(seat)
    g.order.insert(number, seat)
    g.tell(e.TurnOrderTaken(seat, number + 1))


@procedure
def ask_tyr(g: Asgard, seat: int) -> Steps[None]:
    """The tile that wins a battle (AS-905)."""
    yield from ask_power_tile(g, seat, t.TYR_TILE)


@procedure
def ask_thor(g: Asgard, seat: int) -> Steps[None]:
    """The tile that adds strength (AS-907)."""
    yield from ask_power_tile(g, seat, t.THOR_TILE)


@procedure
def ask_power_tile(g: Asgard, seat: int, tile: int) -> Steps[None]:
    """From the god, or from another player who holds it (AS-808, AS-905, AS-907)."""
    giver = g.holder(tile)
    if giver != seat:
        answer = yield ask(seat, q.power_tile, tile)
        if answer in o.CLAIM:
            g.give_power(tile, seat)
            g.tell(e.PowerTileTaken(seat, tile, giver))


@procedure
def ask_loki(g: Asgard, seat: int) -> Steps[None]:
    """A recruit changes sides (AS-910)."""
    answer = yield ask(seat, q.loki)
    if answer in o.LURE:
        god, recruit = o.LURE.pair(answer)
        target = yield ask(seat, q.loki_target, god, recruit)
        move_recruit(g, seat, recruit, god, o.LEAD.one(target))


def move_recruit(g: Asgard, seat: int, recruit: int, origin: int, god: int) -> None:
    g.add_to_host(origin, recruit, -1)
    g.add_to_host(god, recruit)
    g.tell(e.RecruitMoved(seat, recruit, origin, god))


@procedure
def ask_hel(g: Asgard, seat: int) -> Steps[None]:
    """Up to two recruits of one god fall (AS-911)."""
    if any(g.host):
        picks = yield ask_several(seat, q.hel, g.box.values.slain_by_hel)
        for pick in picks:
            god, recruit = o.SLAY.pair(pick)
            slay_recruit(g, seat, god, recruit)


def slay_recruit(g: Asgard, seat: int, god: int, recruit: int) -> None:
    g.add_to_host(god, recruit, -1)
    g.bury(recruit, 1)
    g.tell(e.RecruitSlain(seat, recruit, god))


@procedure
def ask_mimir(g: Asgard, seat: int) -> Steps[None]:
    """A Weapon or a Spell of one's choice (AS-912)."""
    answer = yield ask(seat, q.mimir)
    if answer in o.SEARCH:
        yield from take_tile(g, seat, o.SEARCH.one(answer))


@procedure
def ask_surtr(g: Asgard, seat: int) -> Steps[None]:
    """A Population is turned over and its bonus used at once (AS-913 to AS-915)."""
    answer = yield ask(seat, q.surtr)
    if answer in o.BURN:
        place = o.BURN.one(answer)
        g.flipped[place] = 1
        g.tell(e.PopulationFlipped(seat, g.places[place], place))
        yield from apply_bonus(g, seat, g.places[place])


@procedure
def ask_fenrir(g: Asgard, seat: int) -> Steps[None]:
    """Points, or an opponent's disc to the centre (AS-916)."""
    answer = yield ask(seat, q.fenrir)
    if answer == o.SCORE:
        g.gain_points(seat, g.box.values.score_of_fenrir, b.BY_FENRIR)
    elif answer in o.OUST:
        oust_disc(g, seat, o.OUST.one(answer))


def oust_disc(g: Asgard, seat: int, place: int) -> None:
    victim = g.stationed[place]
    g.stationed[place] = NOBODY
    g.centre[victim] += 1
    g.tell(e.DiscOusted(seat, victim, place))


POWERS: Final = (
    ask_freyja, ask_baldr, ask_odin, ask_tyr, ask_thor, ask_loki, ask_hel, ask_mimir, ask_surtr, ask_fenrir,
)  # by god  # fmt: skip
