"""Losses of a Battle: the defeat's, and those of a player's cards; what may be ignored (LR-711 to LR-716, LR-726)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import battles as e
from meadhall.games.lords_of_ragnarok.queries.combat import loss_symbols, side_of
from meadhall.games.lords_of_ragnarok.questions import battles as q
from meadhall.games.lords_of_ragnarok.rules.armies import lower
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def lose_battle(g: Lords, loser: int) -> Steps[None]:
    """Ask the loser before Losses; then the defeat takes 1 from each Army, then the loser's cards take theirs."""
    yield from last_stand(g, loser)
    crown = g.owns(loser, w.UNDAUNTED)
    option = o.DECLINE
    if crown != NOTHING and g.armies_at(loser, g.fight.region):
        option = yield ask(loser, q.spend_artefact, crown)
    if option == o.DECLINE:
        yield from suffer_defeat(g, loser)
    else:
        g.discharge(loser, crown)
    yield from suffer_losses(g, loser, loss_symbols(g, side_of(g, loser)))


@procedure
def win_battle(g: Lords, winner: int) -> Steps[None]:
    """The winner takes the Losses on their own cards; the Einherjar spare some (LR-716, LR-969)."""
    losses = loss_symbols(g, side_of(g, winner))
    spared = min(losses, g.power(winner, w.VICTORS_SPARED))
    if spared:
        g.tell(e.LossesIgnored(winner, spared))
    yield from suffer_losses(g, winner, losses - spared)


@procedure
def last_stand(g: Lords, loser: int) -> Steps[None]:
    """Before any Losses the loser strikes again (LR-984)."""
    foe, amount = g.fight.winner, g.power(loser, w.LAST_STAND)
    if amount and q.weakened(g, foe, g.fight.region):
        option = yield ask(loser, q.weaken, g.fight.region, foe)
        region, value = o.STRIKE.pair(option)
        army = g.army_of(foe, region, value + 1)
        g.shrink(foe, army, min(amount, g.army[foe][army] - 1))


@procedure
def suffer_defeat(g: Lords, loser: int) -> Steps[None]:
    """Every Army of the loser loses 1, but those that Shields spare (LR-711, LR-947)."""
    side = side_of(g, loser)
    hit = tuple(g.armies_at(loser, g.fight.region))
    while hit and g.fight.spared[side]:
        option = yield ask(loser, q.spare_army, g.fight.region, hit)
        if option == DONE:
            break
        _, value = o.KEEP.pair(option)
        hit = without(g, loser, hit, value + 1)
        g.fight.spared[side] -= 1
        g.tell(e.LossesIgnored(loser, 1))
    for army in hit:
        yield from lower(g, loser, army)


def without(g: Lords, seat: int, armies: tuple[int, ...], value: int) -> tuple[int, ...]:
    """These Armies without one of this value."""
    kept = next(army for army in armies if g.army[seat][army] == value)
    return tuple([army for army in armies if army != kept])


@procedure
def suffer_losses(g: Lords, seat: int, losses: int) -> Steps[None]:
    """This number of Losses, spread as their owner likes; what goes beyond the Armies is ignored (LR-712, LR-713)."""
    side, region = side_of(g, seat), g.fight.region
    spared = min(losses, g.fight.spared[side], o.MOST_OFFERED)
    if spared and g.armies_at(seat, region):
        option = yield ask(seat, q.ignore_losses, spared)
        spared = o.OFFER.one(option)
        g.fight.spared[side] -= spared
        losses -= spared
        if spared:
            g.tell(e.LossesIgnored(seat, spared))
    while losses and g.armies_at(seat, region):
        option = yield ask(seat, q.take_loss, region)
        where, value = o.LOSE.pair(option)
        yield from lower(g, seat, g.army_of(seat, where, value + 1))
        losses -= 1
