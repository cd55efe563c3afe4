"""How the match ends: the Regions next to Yggdrasil after Ragnarok, or one of the three roads."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.events import table as t
from meadhall.kernel.moment import Moment, Party, Passage, Step
from meadhall.kernel.picture import Said, Thing, named

ROADS = ("stage-road-jarl-supreme", "stage-road-great-godi", "stage-road-slayer", "stage-road-ragnarok")


def end(box: Box, passage: Passage) -> Moment | None:
    victory: t.Victory | None = passage.first(t.Victory)
    if victory is None:
        return None
    winner: Thing = ("seat", passage.table.players[victory.seat].colour)
    road: Thing = ("road", b.ROADS[victory.road])
    said = Said("event-Victory", {"seat": winner, "road": road})
    count: t.RagnarokOver | None = passage.first(t.RagnarokOver)
    steps = [Step(named(*road), said, head=said, more=Said(ROADS[victory.road]), brief=True)]
    if count is not None:
        sums = tuple([_row(seat, count.counts, victory.seat) for seat in _order(count.counts, victory.seat)])
        steps.insert(0, Step(Said("stage-count"), Said("event-RagnarokOver"), sums=sums, brief=True))
    return Moment(title=Said("stage-end"), icon="omen", steps=tuple(steps), tone="gold")


def _order(counts: tuple[int, ...], winner: int) -> list[int]:
    return sorted(range(len(counts)), key=lambda seat: (seat != winner, -counts[seat]))


def _row(seat: int, counts: tuple[int, ...], winner: int) -> Party:
    """Regions next to Yggdrasil; of two with the same number, the one whose last turn came first."""
    lost = Said("stage-later") if counts[seat] == counts[winner] else Said("stage-regions")
    return Party(
        seat=seat,
        total=counts[seat],
        verdict=Said("stage-winner") if seat == winner else lost,
        state="wins" if seat == winner else "loses",
    )
