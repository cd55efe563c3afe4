"""The three immediate victories, and the count after Ragnarok (LR-801 to LR-816)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.queries.roads import crown_regions, how_far, how_long
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import END, Outcome, Steps, procedure


@procedure
def judge(g: Lords) -> Steps[None]:
    """If a player meets a condition at this moment, the match is over at once (LR-807).

    Of two who meet one together the Active Player wins, else the first clockwise from there (LR-808).
    """
    for seat in g.round_from(max(g.turn, 0)):
        if g.winner == NOBODY and g.lands_of(seat) >= b.TERRITORIES_TO_WIN:
            crown(g, seat, b.JARL_SUPREME)
        if g.winner == NOBODY and g.temples_of(seat) >= b.temples_to_win(g.seats):
            crown(g, seat, b.GREAT_GODI)
    if g.is_over:
        yield END


@procedure
def win(g: Lords, seat: int, road: int) -> Steps[None]:
    """The match is over: this player has won it."""
    crown(g, seat, road)
    yield END


def crown(g: Lords, seat: int, road: int) -> None:
    g.winner, g.road = seat, road
    g.step = b.OVER
    counts = tuple([how_far(g, one, road) for one in range(g.seats)])
    g.tell(e.Victory(seat, road, counts, how_long(g, road)))


# -- Ragnarok -----------------------------------------------------------------------------------------------


@procedure
def last_count(g: Lords) -> Steps[None]:
    """Most Regions next to Yggdrasil win; on a tie, the one whose last turn came first (LR-814, LR-815)."""
    counts = tuple([crown_regions(g, seat) for seat in range(g.seats)])
    g.tell(e.RagnarokOver(counts))
    order = [seat for seat in g.round_from(g.left_of(g.trigger)) if counts[seat] == max(counts)]
    yield from win(g, order[0], b.RAGNAROK)


def outcome(g: Lords) -> Outcome:
    """The winner first; the others by Regions next to Yggdrasil, then by Regions. Regions are the score."""
    standing = [(seat == g.winner, crown_regions(g, seat), len(g.regions_of(seat))) for seat in range(g.seats)]
    ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
    scores = tuple([len(g.regions_of(seat)) for seat in range(g.seats)])
    return Outcome(scores, ranks, (g.winner,))
