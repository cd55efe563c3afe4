"""Prayer: a Priest to a Monument, a Rune from the Forge (LR-306 to LR-320, LR-930, LR-986, LR-987, LR-989)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import prayer as q
from meadhall.games.lords_of_ragnarok.rules.armies import grow_armies
from meadhall.games.lords_of_ragnarok.rules.injuries import heal
from meadhall.games.lords_of_ragnarok.rules.reserve import (
    discard_runes,
    draw_cards,
    gain_runes,
    raise_attribute,
    take_rune,
)  # fmt: skip
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def prayer(g: Lords) -> Steps[None]:
    """A Priest may be sent and a Rune forged, each once, in either order (LR-306, LR-307)."""
    seat, forged = g.turn, 0
    sent: tuple[int, ...] = ()
    while True:
        option = yield ask(seat, q.pray, sent, forged)
        if option == DONE:
            return
        if option in o.SEND:
            sent = (*sent, o.SEND.one(option))
            yield from send_priest(g, seat, o.SEND.one(option))
        elif option == o.FORGE:
            forged = 1
            yield from forge(g, seat)
        else:
            g.discharge(seat, o.USE.one(option))
            yield from gain_runes(g, seat, g.box.artefacts[o.USE.one(option)].effect.number)
            yield from heal(g, seat)


@procedure
def send_priest(g: Lords, seat: int, god: int) -> Steps[None]:
    """To a Monument: the Attribute rises first, then comes the god's bonus of its level (LR-311 to LR-315)."""
    level = g.levels[god]
    g.priests[seat] -= 1
    g.prayers[god].append(seat)
    g.tell(e.PriestSent(seat, god, level))
    if level:
        yield from learn_from(g, seat, g.box.gods[god].attribute)
        yield from gift(g, seat, god, g.box.gods[god].amounts[level - 1])


@procedure
def learn_from(g: Lords, seat: int, attribute: int) -> Steps[None]:
    """The god's Attribute rises, or another with the Counsel of the Disir (LR-989)."""
    if g.power(seat, w.OTHER_ATTRIBUTE):
        option = yield ask(seat, q.other_attribute, attribute)
        attribute = o.RAISE.one(option)
    yield from raise_attribute(g, seat, attribute)


@procedure
def gift(g: Lords, seat: int, god: int, amount: int) -> Steps[None]:
    """Odin raises Armies, Thor gives cards, Freya gives Runes (LR-316 to LR-318)."""
    word = g.box.gods[god].gift
    if word == w.GIFT_GROW:
        yield from grow_armies(g, seat, amount)
    elif word == w.GIFT_DRAW:
        yield from draw_cards(g, seat, amount)
    else:
        yield from gain_runes(g, seat, amount)


@procedure
def forge(g: Lords, seat: int) -> Steps[None]:
    """The Rune of the Forge where the Hero stands; Golden Tears take one from the Stock (LR-319, LR-986)."""
    region = g.hero_at[seat]
    rune = g.forges[region]
    if g.embers[region]:
        g.embers[region] = 0
        g.runes[seat][rune] += 1
    else:
        take_rune(g, seat, rune)
    g.tell(e.RuneForged(seat, rune, region))
    yield from discard_runes(g, seat)
