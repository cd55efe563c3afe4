"""The Quest phase (BR-610 to BR-618, BR-917 to BR-921)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.stats import raise_a_stat
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Steps, procedure


@procedure
def quest_phase(g: BloodRage) -> Steps[None]:
    """All Quests are revealed and judged on the same position; then each clan in turn is paid (BR-618)."""
    g.begin_phase(b.QUEST)
    fulfilled = tuple([reveal_quests(g, clan) for clan in range(g.seats)])
    for seat in g.round_from(g.first):
        for card in fulfilled[seat]:
            g.gain_glory(seat, quest_glory(g, seat, card), e.BY_QUEST)
            yield from raise_a_stat(g, seat)


def reveal_quests(g: BloodRage, seat: int) -> tuple[int, ...]:
    """Turn up and discard all the clan's Quests; returns those it has fulfilled (BR-610 to BR-613)."""
    fulfilled = []
    for card in g.quests[seat]:
        done = is_fulfilled(g, seat, card)
        told = e.QuestFulfilled if done else e.QuestFailed
        g.tell(told(seat, card, *decided_by(g, seat, card)))
        g.discard.append(card)
        if done:
            fulfilled.append(card)
    g.quests[seat] = []
    return tuple(fulfilled)


def decided_by(g: BloodRage, seat: int, card: int) -> tuple[int, tuple[int, ...]]:
    """Where the clan comes nearest to fulfilling a Quest, and every clan's number there; Valhalla's are figures."""
    if g.box.does[w.DEATHS][card]:
        return b.VALHALLA, tuple([g.in_valhalla(clan) for clan in range(g.seats)])
    places = [b.YGGDRASIL]
    if card in g.box.region_of:
        places = [p for p in g.box.lands[g.box.region_of[card]] if not g.destroyed[p]]
    best = max(places, key=lambda place: ahead(g, seat, place), default=-1)
    return best, tuple([g.strength(clan, best) for clan in range(g.seats)]) if best >= 0 else ()


def ahead(g: BloodRage, seat: int, place: int) -> tuple[int, int]:
    """How far a clan is ahead of all others in a province; where it has nothing, less than anywhere else."""
    mine = g.strength(seat, place)
    return (mine - max([g.strength(s, place) for s in range(g.seats) if s != seat]), mine) if mine else (-1000, 0)


def is_fulfilled(g: BloodRage, seat: int, card: int) -> bool:
    """Most STR in one province of the region or in Yggdrasil, or four own figures in Valhalla."""
    if card in g.box.region_of:
        return any([g.leads(seat, p) for p in g.box.lands[g.box.region_of[card]]])
    if g.box.does[w.YGGDRASIL][card]:
        return g.leads(seat, b.YGGDRASIL)
    return g.in_valhalla(seat) >= g.box.does[w.DEATHS][card]


def quest_glory(g: BloodRage, seat: int, card: int) -> int:
    """The Glory printed, doubled by Odin's Throne (BR-611, BR-955)."""
    glory = g.box.value[card]
    for upgrade in g.upgrades[seat]:
        glory *= g.box.does[w.QUEST_TIMES][upgrade] or 1
    return glory
