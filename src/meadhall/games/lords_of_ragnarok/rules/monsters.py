"""The Monsters Action: one or two Activations, or a Hunt (LR-434 to LR-438, LR-471)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.questions import actions as q
from meadhall.games.lords_of_ragnarok.rules.beasts import activate_monster
from meadhall.games.lords_of_ragnarok.rules.hunt import hunt
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Steps, ask, procedure


@procedure
def monsters_action(g: Lords, seat: int) -> Steps[None]:
    """A Hunt, or a Monster and then perhaps a second one."""
    option = yield ask(seat, q.monsters)
    if option in o.HUNT:
        yield from hunt(g, seat, o.HUNT.one(option))
        return
    first = o.ROUSE.one(option)
    yield from activate_monster(g, first)
    if q.second_monsters(g, seat, first):
        option = yield ask(seat, q.second_monster, first)
        if option != DONE:
            yield from activate_monster(g, o.ROUSE.one(option))
