"""Build Temple, and the Blessing Draft that some Temples bring (LR-423 to LR-433, LR-853, LR-996)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Track
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import actions as q
from meadhall.games.lords_of_ragnarok.rules.injuries import heal
from meadhall.games.lords_of_ragnarok.rules.reserve import gain_runes, keep_limits
from meadhall.games.lords_of_ragnarok.rules.victory import judge
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Steps, ask, procedure


def track(g: Lords) -> Track:
    """The side of the Temple track that is played with."""
    return g.box.tracks[g.side]


@procedure
def build_temple(g: Lords, seat: int) -> Steps[None]:
    """A Temple from the lowest slot, a Priest, and a Draft where the slot shows one (LR-423 to LR-426).

    A Temple that wins the game ends it before all that (LR-853).
    """
    option = yield ask(seat, q.build_temple)
    region = o.BUILD.one(option)
    slot = track(g).slots - g.temples_left + 1
    g.temples[region] = 1
    g.temples_left -= 1
    g.tell(e.TempleBuilt(seat, region))
    yield from judge(g)
    grove = g.power(seat, w.GROVE)
    g.gain_priest(seat)
    if grove:
        yield from gain_runes(g, seat, grove)
        yield from heal(g, seat)
    if slot in track(g).drafts:
        yield from blessing_draft(g, seat)


@procedure
def blessing_draft(g: Lords, seat: int) -> Steps[None]:
    """One Blessing more than players; picked by the Active Player, then anticlockwise (LR-430 to LR-432)."""
    g.draft = sorted(drawn_blessings(g, g.seats + 1))
    g.tell(e.BlessingsOffered(tuple(g.draft)))
    for other in (seat, *g.round_from(g.left_of(seat))[-2::-1]):
        if g.draft:
            option = yield ask(other, q.take_blessing)
            take_blessing(g, other, o.TAKE.one(option))
            yield from keep_limits(g, other)
    for blessing in g.draft:
        g.blessing_discard.append(blessing)
        g.tell(e.BlessingDiscarded(blessing))
    g.draft = []


def drawn_blessings(g: Lords, count: int) -> list[int]:
    """From the top of the deck; the discard pile is shuffled when it is empty (LR-836)."""
    drawn: list[int] = []
    while len(drawn) < count and (g.deck or g.blessing_discard):
        if not g.deck:
            g.deck, g.blessing_discard = sorted(g.blessing_discard), []
            g.shuffle(g.deck)
        drawn.append(g.deck.pop())
    return drawn


def take_blessing(g: Lords, seat: int, blessing: int) -> None:
    """It works from now on (LR-433)."""
    g.draft.remove(blessing)
    g.blessings[seat].append(blessing)
    g.bless(seat, g.box.blessings[blessing].effects)
    g.tell(e.BlessingTaken(seat, blessing))
