"""The match and its rounds: phases, change of roles, the end (TH-301, TH-302, TH-550 to TH-552, TH-627, TH-628)."""

from __future__ import annotations

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal import events as e
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.rules.actions import action_window
from meadhall.games.thorgal.rules.damage import finish
from meadhall.games.thorgal.rules.dusk import clean_up, dusk
from meadhall.games.thorgal.rules.journey import journey
from meadhall.games.thorgal.rules.opening import opening
from meadhall.games.thorgal.rules.prophecy import prophecy
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Outcome, Steps, procedure


@procedure
def play(g: Thorgal) -> Steps[None]:
    """Rounds follow one another until a player has won (TH-302)."""
    yield from opening(g)
    while not g.winners:
        yield from play_round(g)


@procedure
def play_round(g: Thorgal) -> Steps[None]:
    """Prophecy, Dawn, Journey, Dusk (TH-301); cut short if the Destiny player is eliminated (TH-719)."""
    begin_round(g)
    yield from prophecy(g)
    yield from dawn(g)
    if not g.cut:
        yield from journey(g)
    if not g.cut:
        yield from dusk(g)
    if g.winners:
        return
    if g.cut:
        abandon_round(g)
    yield from clean_up(g)
    end_round(g)


def begin_round(g: Thorgal) -> None:
    g.round += 1
    g.result, g.stirred, g.bled, g.pawns = b.UNDECIDED, False, False, r.pawns(g)
    g.tell(e.RoundBegan(g.round, g.destiny))


@procedure
def dawn(g: Thorgal) -> Steps[None]:
    """The Destiny player gathers a group, the others get in the way (TH-303 to TH-309)."""
    g.begin_phase(b.DAWN)
    yield from action_window(g)


def abandon_round(g: Thorgal) -> None:
    """The Destiny player is out: the opposer goes home, associated cards are destroyed (TH-719)."""
    if g.opposer != b.NOTHING:
        g.opposer_returns()
    while g.sent:
        g.detach(0)
    g.destination, g.kept, g.safe = b.NOTHING, [], []


def end_round(g: Thorgal) -> None:
    """What lasts a round ends; the Destiny role passes on, unless play has come to a standstill (TH-550, TH-705)."""
    g.step, g.cut = b.CHANGE, False
    g.prevented = [0] * g.seats
    g.harmed, g.kept = 0, []
    g.terrain_uses = [0] * len(g.terrains)
    count_quiet_rounds(g)
    if g.still >= b.STILL_ROUNDS or g.quiet >= b.QUIET_ROUNDS:
        g.tell(e.Stalemate(max(g.still, g.quiet)))
        finish(g, furthest(g))
    else:
        g.destiny = g.next_in(g.destiny)


# -- the end ------------------------------------------------------------------------------------------------


def count_quiet_rounds(g: Thorgal) -> None:
    """Rounds in which nothing led towards an end (TH-627, TH-628)."""
    empty = not any([g.decks[2 * seat] for seat in g.order()])
    g.still = g.still + 1 if empty and not g.bled else 0
    g.quiet = 0 if g.stirred else g.quiet + 1


def furthest(g: Thorgal) -> tuple[int, ...]:
    """Most horns, then most Destiny cards outside Walhalla; equals share the victory (TH-627)."""
    standing = {seat: (g.horns[seat], destiny_cards(g, seat)) for seat in g.order()}
    best = max(standing.values())
    return tuple([seat for seat in sorted(standing) if standing[seat] == best])


def destiny_cards(g: Thorgal, seat: int) -> int:
    """The Destiny cards a player still has outside the Walhalla."""
    return sum([g.box.is_destiny(card) for card in g.lists[seat]]) - len(g.graves[2 * seat])


def outcome(g: Thorgal) -> Outcome:
    """Horns are the score; winners first, then those still in the game, by horns and by cards."""
    standing = [
        (seat in g.winners, not g.out[seat], g.horns[seat], 0 if g.out[seat] else destiny_cards(g, seat))
        for seat in range(g.seats)
    ]
    ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
    return Outcome(tuple(g.horns), ranks, g.winners)
