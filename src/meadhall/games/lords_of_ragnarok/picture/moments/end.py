"""Ragnarok begins; and how the match ends: the Regions next to Yggdrasil after it, or one of the three roads."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.events import table as t
from meadhall.kernel.picture import Said, Thing, named
from meadhall.kernel.scene import Moment, Party, Passage, Step

ROADS = ("stage-road-jarl-supreme", "stage-road-great-godi", "stage-road-slayer", "stage-road-ragnarok")
UNITS = ("stage-lands", "stage-temples", "stage-kills", "stage-regions")
SIGNS = ("zone", "temple", "slayer", "omen")


GROUNDS = ("plain", "plain", "loki", "ragnarok")


def twilight(box: Box, passage: Passage) -> Moment | None:
    """The world ends in a round: each player learns that one turn is left, and what will count then."""
    began: t.RagnarokBegan | None = passage.first(t.RagnarokBegan)
    if began is None:
        return None
    last: Thing = ("seat", passage.table.players[began.seat].colour)
    step = Step(
        name=Said("stage-last-turns"),
        said=Said("stage-each-turn", {"seat": last}),
        head=Said("stage-begins"),
        more=Said("stage-will-count", {"seat": last}),
        brief=True,
    )
    return Moment(title=named("road", b.ROADS[b.RAGNAROK]), icon="omen", steps=(step,), tone="dusk", ground="ragnarok")


def end(box: Box, passage: Passage) -> Moment | None:
    victory: t.Victory | None = passage.first(t.Victory)
    if victory is None:
        return None
    counts: t.RagnarokOver | None = passage.first(t.RagnarokOver)
    steps = (_won(passage, victory),) if counts is None else (_count(victory), _won(passage, victory))
    return Moment(title=Said("stage-end"), icon="omen", steps=steps, tone="gold", ground=GROUNDS[victory.road])


def _count(victory: t.Victory) -> Step:
    return Step(Said("stage-count"), Said("event-RagnarokOver"), sums=_standing(victory), brief=True)


def _won(passage: Passage, victory: t.Victory) -> Step:
    """Who has won by what; on a road, how far the others have come."""
    road: Thing = ("road", b.ROADS[victory.road])
    said = Said("event-Victory", {"seat": ("seat", passage.table.players[victory.seat].colour), "road": road})
    more = Said(ROADS[victory.road], numbers={"count": victory.needed})
    if victory.road == b.RAGNAROK:
        return Step(named(*road), said, head=said, more=more, brief=True)
    pegs = (victory.needed, victory.needed, SIGNS[victory.road])
    return Step(named(*road), said, head=said, more=more, pegs=pegs, sums=_standing(victory), brief=True)


def _standing(victory: t.Victory) -> tuple[Party, ...]:
    """The winner first."""
    seats = range(len(victory.counts))
    order = sorted(seats, key=lambda seat: (seat != victory.seat, -victory.counts[seat]))
    return tuple([_row(seat, victory) for seat in order])


def _row(seat: int, victory: t.Victory) -> Party:
    """The number; of two with the same number after Ragnarok, the one whose last turn came first."""
    count = victory.counts[seat]
    later = victory.road == b.RAGNAROK and count == victory.counts[victory.seat]
    lost = Said("stage-later") if later else Said(UNITS[victory.road], numbers={"count": count})
    return Party(
        seat=seat,
        total=count,
        verdict=Said("stage-winner") if seat == victory.seat else lost,
        state="wins" if seat == victory.seat else "loses",
    )
