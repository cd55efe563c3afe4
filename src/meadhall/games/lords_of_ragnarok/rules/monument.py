"""Build Monument in six parts: level, Omens, clean-up, Forges, income, Event (LR-449 to LR-469, LR-809 to LR-826)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.queries.roads import omen_holds
from meadhall.games.lords_of_ragnarok.questions import actions as q
from meadhall.games.lords_of_ragnarok.rules.beasts import activate_loki, activate_monster, arrive
from meadhall.games.lords_of_ragnarok.rules.reserve import discard_runes, gain_runes
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import Steps, ask, procedure


@procedure
def build_monument(g: Lords, seat: int) -> Steps[None]:
    """All six parts, even if the second one starts Ragnarok (LR-451, LR-467)."""
    option = yield ask(seat, q.erect)
    yield from add_level(g, seat, o.ERECT.one(option))
    check_omens(g, seat)
    clean_up(g)
    fill_forges(g)
    yield from income(g, seat)
    yield from event(g)


@procedure
def add_level(g: Lords, seat: int, god: int) -> Steps[None]:
    """Others with Folkvang gain a Rune as soon as the level is added (LR-452, LR-990)."""
    g.levels[god] += 1
    g.tell(e.MonumentBuilt(seat, god, g.levels[god]))
    for other in g.round_from(g.left_of(seat))[:-1]:
        if g.power(other, w.OTHERS_MONUMENT):
            yield from gain_runes(g, other, g.power(other, w.OTHERS_MONUMENT))


# -- Omens --------------------------------------------------------------------------------------------------


def check_omens(g: Lords, seat: int) -> None:
    """Every Omen that holds is turned; three of them, or all Monuments complete, are Ragnarok (LR-810, LR-811)."""
    for number, omen in enumerate(g.omens):
        if not g.turned[number] and omen_holds(g, omen):
            g.turned[number] = 1
            g.tell(e.OmenTurned(omen))
    ended = sum(g.turned) >= b.OMENS_TO_END or min(g.levels) == b.MOST_LEVEL
    if ended and g.last_turns == NOTHING:
        g.last_turns, g.trigger = g.seats, seat
        g.tell(e.RagnarokBegan(seat))


# -- clean-up, Forges, income -------------------------------------------------------------------------------


def clean_up(g: Lords) -> None:
    """Priests go to the Stock, markers leave the wheel, Artefacts are charged again (LR-453 to LR-455)."""
    g.prayers = [[], [], []]
    g.wheel = [[] for _ in range(b.SLOTS)]
    g.charged = [1] * len(g.charged)
    g.tell(e.WheelCleared())


def fill_forges(g: Lords) -> None:
    """Every empty Forge gets a Rune of its type while there are any, the lower Region first (LR-456, LR-835)."""
    filled = []
    for region, rune in enumerate(g.forges):
        if rune != NOTHING and not g.embers[region] and g.stock[rune]:
            g.stock[rune] -= 1
            g.embers[region] = 1
            filled.append(region)
    if filled:
        g.tell(e.ForgesFilled(tuple(filled)))


@procedure
def income(g: Lords, seat: int) -> Steps[None]:
    """The builder alone: a Priest for each Temple, and the Runes of their Forges (LR-457, LR-458, LR-469)."""
    g.gain_priest(seat, g.temples_of(seat))
    harvest_forges(g, seat)
    yield from discard_runes(g, seat)


def harvest_forges(g: Lords, seat: int) -> None:
    """Give the player the Runes of all Forges in their Regions."""
    fires = [region for region in g.regions_of(seat) if g.embers[region]]
    for region in fires:
        g.embers[region] = 0
        g.runes[seat][g.forges[region]] += 1
    if fires:
        g.tell(e.ForgesHarvested(seat, tuple([g.forges[region] for region in fires])))


# -- the Event ----------------------------------------------------------------------------------------------


@procedure
def event(g: Lords) -> Steps[None]:
    """A card brings in a Monster, then Monsters of two Runes act, then perhaps the Boss (LR-459 to LR-468)."""
    card = draw_event(g)
    place_monster(g, card)
    for rune in g.box.events[card].activation:
        for monster in (g.upper[rune], lower_sheet(g, rune)):
            if g.monster_at[monster] >= 0:
                yield from activate_monster(g, monster)
    if g.box.events[card].boss:
        yield from activate_loki(g)
    g.event_discard.append(card)


def draw_event(g: Lords) -> int:
    """From the top of the deck; the discard pile is shuffled when it is empty (LR-836)."""
    if not g.events:
        g.events, g.event_discard = sorted(g.event_discard), []
        g.shuffle(g.events)
    card = g.events.pop()
    g.tell(e.EventDrawn(g.box.events[card].region, g.box.events[card].placement))
    return card


def place_monster(g: Lords, card: int) -> None:
    """A Monster of the placement Rune that was never in play, the upper sheet's first (LR-459 to LR-462)."""
    rune = g.box.events[card].placement
    for monster in (g.upper[rune], lower_sheet(g, rune)):
        if g.monster_at[monster] == b.IN_BOX:
            arrive(g, monster, g.box.events[card].region)
            return


def lower_sheet(g: Lords, rune: int) -> int:
    """The other Monster of a Rune."""
    return next(n for n in range(b.MONSTERS) if g.box.monsters[n].rune == rune and n != g.upper[rune])
