"""The match and its turns: five steps in their order, until a player has won or Ragnarok is over (LR-301 to LR-305)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.rules.control import end_step, is_settled
from meadhall.games.lords_of_ragnarok.rules.draft import hero_draft
from meadhall.games.lords_of_ragnarok.rules.hero_step import hero_step
from meadhall.games.lords_of_ragnarok.rules.manoeuvres import manoeuvres
from meadhall.games.lords_of_ragnarok.rules.prayer import prayer
from meadhall.games.lords_of_ragnarok.rules.reserve import gain_runes
from meadhall.games.lords_of_ragnarok.rules.rune_actions import rune_action_step
from meadhall.games.lords_of_ragnarok.rules.special import special_action
from meadhall.games.lords_of_ragnarok.rules.victory import last_count
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import Steps, procedure


@procedure
def play(g: Lords) -> Steps[None]:
    """The Draft, then turn after turn (LR-301)."""
    yield from hero_draft(g)
    g.turn = g.first
    yield from play_turns(g)


@procedure
def play_turns(g: Lords) -> Steps[None]:
    """Turns go round; once Ragnarok has begun, one each, then Regions are counted (LR-812, LR-814)."""
    while g.last_turns != 0:
        begin_turn(g)
        yield from take_steps(g, b.PRAYER)
        yield from end_turn(g)
    yield from last_count(g)


@procedure
def take_steps(g: Lords, first: int) -> Steps[None]:
    """The steps of a turn from one of them on, each ended by control and Battles (LR-302, LR-304)."""
    for step in range(first, b.OVER):
        g.begin_step(step)
        yield from take_step(g, step)
        if not is_settled(g):
            yield from end_step(g)


@procedure
def take_step(g: Lords, step: int) -> Steps[None]:
    """Prayer, Hero, Rune Action, Manoeuvres, Special Action (LR-302)."""
    if step == b.PRAYER:
        yield from prayer(g)
    elif step == b.HERO_STEP:
        yield from hero_step(g)
    elif step == b.RUNE_STEP:
        yield from rune_action_step(g)
    elif step == b.MANOEUVRES:
        yield from manoeuvres(g)
    else:
        yield from special_action(g)


def begin_turn(g: Lords) -> None:
    g.round += 1
    g.woven = [0] * g.seats
    if g.last_turns != NOTHING:
        g.last_turns -= 1
    g.tell(e.TurnBegan(g.turn, g.round))


@procedure
def end_turn(g: Lords) -> Steps[None]:
    """The High Seat gives its Rune for a whole Territory; the next player clockwise becomes active (LR-305, LR-965)."""
    if g.power(g.turn, w.HIGH_SEAT) and g.lands_of(g.turn):
        yield from gain_runes(g, g.turn, g.power(g.turn, w.HIGH_SEAT))
    g.turn = g.left_of(g.turn)
