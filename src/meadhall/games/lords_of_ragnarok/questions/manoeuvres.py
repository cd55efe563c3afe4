"""Which Army is Activated, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import army_options, is_village_of, recruiting
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Option, question


def marches(g: Lords, seat: int, region: int, manoeuvre: bool) -> list[int]:
    """The Regions an Army may move to: next to it, never Loki's; two away by Forced March (LR-245, LR-963)."""
    found = [near for near in g.near(seat, region) if not g.has_loki(near)]
    if manoeuvre and g.power(seat, w.FORCED_MARCH):
        firsts = [near for near in found if g.owner[near] == seat]
        further = [far for near in firsts for far in g.near(seat, near) if far != region and not g.has_loki(far)]
        found += [far for far in dict.fromkeys(further) if far not in found]
    return sorted(found)


def can_grow(g: Lords, seat: int, army: int) -> bool:
    return g.army[seat][army] < b.STRONGEST


def can_train(g: Lords, seat: int, army: int) -> bool:
    """May an Activation raise the Army: below 6, in a Village of its owner (LR-351, LR-360)?"""
    return can_grow(g, seat, army) and is_village_of(g, seat, g.army_at[seat][army])


def fresh_armies(g: Lords, seat: int, manoeuvre: bool) -> list[int]:
    """Armies that were not Activated in this step and can do something."""
    return [
        army for army in g.armies_of(seat)
        if not g.activated[seat][army]
        and (can_train(g, seat, army) or marches(g, seat, g.army_at[seat][army], manoeuvre))
    ]  # fmt: skip


@question("LR-349")
def manoeuvre(g: Lords, seat: int) -> Iterator[Option]:
    """An Army to Activate; without one on the board, a Region to Recruit in; or nothing (LR-352)."""
    yield DONE
    if not g.armies_of(seat):
        yield from [o.RECRUIT.base + region for region in recruiting(g, seat)]
    yield from army_options(g, seat, o.ACTIVATE.base, fresh_armies(g, seat, True))


@question("LR-927")
def march_again(g: Lords, seat: int) -> Iterator[Option]:
    """With the Storm Feather, another Army; or not."""
    yield DONE
    yield from army_options(g, seat, o.ACTIVATE.base, fresh_armies(g, seat, True))


@question("LR-350")
def army_acts(g: Lords, seat: int, region: b.Region, value: int, manoeuvre: int) -> Iterator[Option]:
    """The Activated Army moves or is trained."""
    if value < b.STRONGEST and is_village_of(g, seat, region):
        yield o.TRAIN
    yield from [o.MARCH.base + target for target in marches(g, seat, region, bool(manoeuvre))]
