"""The five rounds: all sing at once, the best verse wins, and its skald may sit down (SK-2xx, SK-3xx)."""

from __future__ import annotations

from meadhall.kernel import Outcome, Steps, ask, procedure, together
from tests.skalds import board as b
from tests.skalds import options as o
from tests.skalds.events import Drowned, RoundBegan, SatDown, Stood, Sung, Won
from tests.skalds.questions import bid, take_seat
from tests.skalds.state import Skalds

NOBODY = -1


@procedure
def play(g: Skalds) -> Steps[None]:
    """Round by round, until every verse is sung (SK-103)."""
    for number in range(b.ROUNDS):
        begin(g, number + 1)
        bids = yield together(*[ask(seat, bid) for seat in range(g.seats)])
        winner = sing(g, tuple([o.BID.one(option) for option in bids]))
        if winner != NOBODY:
            yield from sit_down(g, winner)


def begin(g: Skalds, number: int) -> None:
    g.round, g.phase = number, 0
    g.tell(RoundBegan(number))


def sing(g: Skalds, verses: tuple[int, ...]) -> int:
    """The highest verse that one skald alone has sung wins as much Glory (SK-203, SK-204)."""
    for seat, verse in enumerate(verses):
        g.verses[seat].remove(verse)
        g.tell(Sung(seat, verse))
    alone = [verse for verse in verses if verses.count(verse) == 1]
    if not alone:
        g.tell(Drowned())
        return NOBODY
    winner = verses.index(max(alone))
    g.glory[winner] += b.worth(max(alone))
    g.tell(Won(winner, b.worth(max(alone))))
    return winner


@procedure
def sit_down(g: Skalds, winner: int) -> Steps[None]:
    """The winner takes a free seat and its Glory, or stands (SK-301)."""
    g.phase = 1
    choice = yield ask(winner, take_seat)
    if choice == o.STAND:
        g.tell(Stood(winner))
        return
    take(g, winner, o.SIT.one(choice))


def take(g: Skalds, seat: int, bench: int) -> None:
    g.benches[bench].append(seat)
    g.glory[seat] += b.GLORY[bench]
    g.tell(SatDown(seat, bench, b.GLORY[bench]))


def outcome(g: Skalds) -> Outcome:
    """Most Glory wins; who has as much shares the victory (SK-401)."""
    return Outcome.by_score(g.glory)
