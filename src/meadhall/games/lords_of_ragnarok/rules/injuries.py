"""Injuries: suffered, ignored, healed (LR-324, LR-329 to LR-333, LR-359, LR-908, LR-975, LR-976)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import reserve as q
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, keep_limits
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Steps, ask, procedure


@procedure
def suffer(g: Lords, seat: int, price: bool = False) -> Steps[None]:
    """One Injury, on a token of the owner's choice.

    With all three turned it is ignored, but in a Hunt it means defeat (LR-331, LR-638). Thick Hide ignores the first
    Injury of a Hunt, unless it is the price of something (LR-359, LR-975).
    """
    hunting = g.is_hunting(seat)
    if hunting and not price and g.chase.injuries:
        g.chase.injuries -= 1
        g.tell(e.InjuryIgnored(seat))
        return
    if g.injuries(seat) == b.MOST_INJURIES:
        if hunting:
            g.chase.lost = True
        return
    option = yield ask(seat, q.injure)
    g.hurt[seat][o.HURT.one(option)] = 1
    g.tell(e.Injured(seat, o.HURT.one(option)))
    if g.power(seat, w.BERSERKER):
        yield from draw_cards(g, seat, g.power(seat, w.BERSERKER))
    yield from keep_limits(g, seat)


def cure(g: Lords, seat: int, attribute: int) -> None:
    """Turn a token back; where it stands does not change (LR-324)."""
    g.hurt[seat][attribute] = 0
    g.tell(e.Healed(seat, attribute))


@procedure
def heal(g: Lords, seat: int) -> Steps[None]:
    """Heal one Injury of choice, if there is one, and what Goat Feast adds."""
    if g.injuries(seat):
        option = yield ask(seat, q.heal_injury)
        cure(g, seat, o.HEAL.one(option))
        yield from heal_further(g, seat)


@procedure
def heal_further(g: Lords, seat: int) -> Steps[None]:
    """A player who heals heals more with Goat Feast (LR-976)."""
    for _ in range(g.power(seat, w.HEAL_MORE)):
        if g.injuries(seat):
            option = yield ask(seat, q.heal_injury)
            cure(g, seat, o.HEAL.one(option))
