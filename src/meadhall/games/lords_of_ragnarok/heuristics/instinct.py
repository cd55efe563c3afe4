"""What looks good at a glance: a rough worth for each option of a decision, without playing it.

Bots use it to imagine what others do and to look at promising options first. It reads imagined tables only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.heuristics import battles, hunts, small
from meadhall.games.lords_of_ragnarok.heuristics import turn as t
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Decision, Option

IDLE: Final = (DONE, o.PASS, o.DECLINE)


def instinct(g: Lords, decision: Decision) -> list[float]:
    """Each kind of question by its own thumb; where there is none, doing something is better than nothing."""
    return [v.SURE * worth for worth in glance(g, decision)]


def glance(g: Lords, decision: Decision) -> list[float]:
    name = decision.question.name
    whole = _WHOLE.get(name)
    if whole is not None:
        return whole(g, decision)
    judge, seat = _JUDGES.get(name), decision.seat
    if judge is not None:
        return [judge(g, seat, option) for option in decision.options]
    return [-1.0 if option in IDLE else 0.0 for option in decision.options]


_JUDGES: Final[dict[str, Callable[[Lords, int, Option], float]]] = {
    "land": small.land,
    "pray": t.pray,
    "rune_action": t.rune_action,
    "manoeuvre": t.manoeuvre,
    "march_again": t.manoeuvre,
    "mobilize": t.manoeuvre,
    "special": t.special,
    "monsters": t.monsters,
    "erect": t.erect,
    "prepare": t.prepare,
    "realm_bonus": small.realm_bonus,
    "travel": t.walk,
    "stride": t.walk,
    "take_blessing": small.take_blessing,
    "gain_rune": small.gain_rune,
    "drop_rune": small.drop_rune,
    "discard_card": small.discard_card,
    "injure": small.injure,
    "heal_injury": small.heal_injury,
    "recruit": small.recruit,
    "muster": small.recruit,
    "build_temple": small.build_temple,
    "grow_army": small.grow_army,
    "praise": small.grow_army,
    "trample": small.strike,
    "strike": small.strike,
    "loki_strikes": small.strike,
    "weaken": small.strike,
    "whose": small.whose,
    "retreat": small.retreat,
    "start_hunt": hunts.start_hunt,
    "cleave": hunts.cleave,
}

_WHOLE: Final[dict[str, Callable[[Lords, Decision], list[float]]]] = {
    "hero_option": t.hero_option,
    "army_acts": t.army_acts,
    "beast_acts": small.beast_acts,
    "battle_card": battles.battle_card,
    "take_loss": battles.take_loss,
    "ignore_losses": battles.as_many_as_possible,
    "blood_price": battles.blood_price,
    "attack": hunts.attack,
    "defend": hunts.defend,
    "strike_beast": hunts.strike_beast,
}
