"""Which Army is Activated, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import (
    is_village_of,
    recruiting,
    why_not_recruit,
)
from meadhall.games.lords_of_ragnarok.questions.candidates import army_options
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now
from meadhall.games.lords_of_ragnarok.state import NOTHING, Lords
from meadhall.kernel import DONE, Option, because, question


def marches(g: Lords, seat: int, region: int, manoeuvre: bool) -> list[int]:
    """The Regions an Army may move to: next to it, never Loki's; two away by Forced March (LR-245, LR-963)."""
    loki = g.monster_at[b.LOKI]
    found = [near for near in g.near(seat, region) if near != loki]
    if manoeuvre and g.power(seat, w.FORCED_MARCH):
        firsts = [near for near in found if g.owner[near] == seat]
        further = [far for near in firsts for far in g.near(seat, near) if far not in (region, loki)]
        found += [far for far in dict.fromkeys(further) if far not in found]
    return sorted(found)


def can_grow(g: Lords, seat: int, army: int) -> bool:
    return g.army[seat][army] < b.STRONGEST


def can_train(g: Lords, seat: int, army: int) -> bool:
    """May an Activation raise the Army?"""
    return not why_not_trained(g, seat, g.army_at[seat][army], g.army[seat][army])


def can_act(g: Lords, seat: int, army: int) -> bool:
    """Is there anything the Army could be Activated for? A Forced March, too, begins with a Region next to it."""
    loki, region = g.monster_at[b.LOKI], g.army_at[seat][army]
    return any([near != loki for near in g.near(seat, region)]) or can_train(g, seat, army)


def fresh_armies(g: Lords, seat: int) -> list[int]:
    """Armies that were not Activated in this step and can do something."""
    return [army for army in g.armies_of(seat) if not g.activated[seat][army] and can_act(g, seat, army)]


@question("LR-349")
def manoeuvre(g: Lords, seat: int) -> Iterator[Option]:
    """An Army to Activate; without one on the board, a Region to Recruit in; or nothing (LR-352)."""
    yield DONE
    if not g.armies_of(seat):
        yield from [o.RECRUIT.base + region for region in recruiting(g, seat)]
    yield from army_options(g, seat, o.ACTIVATE, fresh_armies(g, seat))


@manoeuvre.otherwise
def why_not_manoeuvre(option: Option, g: Lords, seat: int) -> str | None:
    if option in o.RECRUIT:
        return why_not_recruited(g, seat, o.RECRUIT.one(option))
    return why_not_activated(option, g, seat) if option in o.ACTIVATE else why_not_now(option)


def why_not_recruited(g: Lords, seat: int, region: int) -> str:
    """The rule against a new Army there: there is none on the board, and the place is right (LR-352, LR-354)."""
    if g.armies_of(seat):
        return because("LR-352", has=len(g.armies_of(seat)))
    return why_not_recruit(g, seat, region) if region < g.map.regions else because("LR-354", "far")


def why_not_activated(option: Option, g: Lords, seat: int) -> str:
    """Why this Army can't be Activated: it is not there, was Activated already, or has nothing to do."""
    region, value = o.ACTIVATE.pair(option)
    if g.army_of(seat, region, value + 1) == NOTHING:
        return because("LR-349", "army" if seat in g.seats_with_armies(region) else "none")
    fresh = g.army_of(seat, region, value + 1, True) != NOTHING
    return because("LR-350", "stuck") if fresh else because("LR-414", "again")


@question("LR-927")
def march_again(g: Lords, seat: int) -> Iterator[Option]:
    """With the Storm Feather, another Army; or not."""
    yield DONE
    yield from army_options(g, seat, o.ACTIVATE, fresh_armies(g, seat))


@march_again.otherwise
def why_not_again(option: Option, g: Lords, seat: int) -> str | None:
    return why_not_activated(option, g, seat) if option in o.ACTIVATE else None


@question("LR-350")
def army_acts(g: Lords, seat: int, region: b.Region, value: int, manoeuvre: int) -> Iterator[Option]:
    """The Activated Army moves or is trained."""
    if not why_not_trained(g, seat, region, value):
        yield o.TRAIN
    yield from [o.MARCH.base + target for target in marches(g, seat, region, bool(manoeuvre))]


@army_acts.otherwise
def why_not_army_acts(option: Option, g: Lords, seat: int, region: b.Region, value: int, manoeuvre: int) -> str | None:
    if option == o.TRAIN:
        return why_not_trained(g, seat, region, value)
    if option not in o.MARCH:
        return None
    return "LR-245" if g.has_loki(o.MARCH.one(option)) else "LR-244"


def why_not_trained(g: Lords, seat: int, region: int, value: int) -> str:
    """The rule against the +1 of an Activation: below 6, in a Village Region of the player's (LR-351, LR-360)."""
    if not is_village_of(g, seat, region):
        return "LR-351"
    return "" if value < b.STRONGEST else because("LR-360", most=b.STRONGEST)
