"""The match: five rounds, then Ragnarök; and how a round opens (AS-137 to AS-139, AS-2xx, AS-743, AS-744)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import rounds as e
from meadhall.games.asgard.questions import rounds as q
from meadhall.games.asgard.rules.actions import action_phase
from meadhall.games.asgard.rules.battles import battle_phase
from meadhall.games.asgard.rules.choosing import choose_gods, place_discs
from meadhall.games.asgard.rules.ragnarok import ragnarok
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Outcome, Steps, ask, procedure


@procedure
def play(g: Asgard) -> Steps[None]:
    """The draft, five rounds, the end of the world (AS-201)."""
    yield from draft(g)
    for number in range(1, b.ROUNDS + 1):
        yield from play_round(g, number)
    yield from end_of_the_world(g)


@procedure
def play_round(g: Asgard, number: int) -> Steps[None]:
    """The opening steps, then four phases, always in this order (AS-202)."""
    yield from begin_round(g, number)
    yield from choose_gods(g)
    yield from place_discs(g)
    yield from action_phase(g)
    yield from battle_phase(g)


@procedure
def end_of_the_world(g: Asgard) -> Steps[None]:
    """Ragnarök; most points then win."""
    yield from ragnarok(g)
    g.begin_phase(b.OVER)
    for seat in outcome(g).winners:
        g.tell(e.MatchEnded(seat, g.score[seat]))


def outcome(g: Asgard) -> Outcome:
    """Most points win; among equals the lowest Turn Order tile (AS-743, AS-744)."""
    best = sorted(range(g.seats), key=lambda seat: (-g.score[seat], g.order.index(seat)))
    ranks = tuple([best.index(seat) + 1 for seat in range(g.seats)])
    return Outcome(tuple(g.score), ranks, (best[0],))


# -- the draft ------------------------------------------------------------------------------------------


@procedure
def draft(g: Asgard) -> Steps[None]:
    """All but the First Player take a recruit, the last in turn order first (AS-137 to AS-139)."""
    for seat in tuple(g.order[:0:-1]):
        g.turn = seat
        answer = yield ask(seat, q.draft_recruit)
        draft_recruit(g, seat, o.DRAFT.one(answer))
    g.turn = NOBODY
    for recruit in range(b.ALL_RECRUITS):
        g.reserve[recruit] += g.trio[recruit]
        g.trio[recruit] = 0


def draft_recruit(g: Asgard, seat: int, recruit: int) -> None:
    g.trio[recruit] -= 1
    g.add_recruits(seat, recruit)
    g.tell(e.RecruitDrafted(seat, recruit))


# -- the opening of a round -----------------------------------------------------------------------------


@procedure
def begin_round(g: Asgard, number: int) -> Steps[None]:
    """Activate a god, refill Seals and the Asgard row, see that each player has two discs (AS-203, AS-204)."""
    g.round = number
    g.tell(e.RoundBegan(number, g.first))
    if number > 1:
        g.begin_phase(b.START)
        activate_god(g)
        yield from refill_seals(g)
        refresh_asgard(g)
        yield from recover_discs(g)


def activate_god(g: Asgard) -> None:
    """Mimir, Surtr and Fenrir come in rounds 2, 3 and 4 (AS-205 to AS-208)."""
    for god in range(b.ALL_GODS):
        if g.box.active[god] == g.round:
            g.tell(e.GodActivated(god))


@procedure
def refill_seals(g: Asgard) -> Steps[None]:
    """One Seal beside each active god; if the reserve has none, from the player with most (AS-210 to AS-213)."""
    for god in range(b.ALL_GODS):
        camp = t.CAMP[god]
        if not g.is_active(god) or g.god_seals[god]:
            continue
        if g.seal_reserve[camp]:
            lay_seal(g, god, NOBODY)
        elif any_seals(g, camp):
            answer = yield ask(g.first, q.seal_giver, camp)
            lay_seal(g, god, g.colours.index(o.FROM.one(answer)))


def any_seals(g: Asgard, camp: int) -> bool:
    return any([g.seals_of(seat)[camp] for seat in range(g.seats)])


def lay_seal(g: Asgard, god: int, giver: int) -> None:
    camp = t.CAMP[god]
    if giver == NOBODY:
        g.seal_reserve[camp] -= 1
    else:
        g.add_seals(giver, camp, -1)
    g.god_seals[god] = 1
    g.tell(e.SealLaid(god, camp, giver))


def refresh_asgard(g: Asgard) -> None:
    """Used tiles leave the row, new ones come from the pile; those set aside make a new pile (AS-214 to AS-216)."""
    g.asgard_aside += g.asgard_used
    g.asgard_used = []
    while len(g.asgard_row) < g.box.values.asgard_row[g.seats - 2]:
        if not g.asgard_pile:
            g.asgard_pile, g.asgard_aside = g.asgard_aside, []
            g.shuffle(g.asgard_pile)
            g.tell(e.AsgardPileShuffled())
        g.asgard_row.append(g.asgard_pile.pop())
        g.tell(e.AsgardTileDrawn(g.asgard_row[-1]))


@procedure
def recover_discs(g: Asgard) -> Steps[None]:
    """Players with fewer than two discs take some back, in turn order (AS-217 to AS-222)."""
    for seat in tuple(g.order):
        g.turn = seat
        while g.supply[seat] < b.FEWEST_DISCS:
            answer = yield ask(seat, q.recover)
            recover_disc(g, seat, o.RECOVER.one(answer))
    g.turn = NOBODY


def recover_disc(g: Asgard, seat: int, spot: int) -> None:
    """A Support slot is freed; Temple, recruits and God tile stay (AS-220)."""
    if spot < b.ALL_GODS:
        g.set_support(spot, g.supporters(spot).index(seat), NOBODY)
    elif spot < b.CENTRE:
        g.add_to_zone(seat, spot - b.ALL_GODS, -1)
    else:
        g.centre[seat] -= 1
    g.supply[seat] += 1
    g.tell(e.DiscRecovered(seat, spot))
