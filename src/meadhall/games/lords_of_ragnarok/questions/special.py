"""Which Special Action is taken, and what Realms give."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.actions import (
    altars,
    can_mobilize,
    can_prepare,
    can_use_monsters,
    why_not_usurp,
)  # fmt: skip
from meadhall.games.lords_of_ragnarok.questions.armies import growing, recruiting
from meadhall.games.lords_of_ragnarok.questions.candidates import army_options
from meadhall.games.lords_of_ragnarok.questions.hero_step import sailable
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import DONE, Option, because, question, question_over


@question("LR-401")
def special(g: Lords, seat: int) -> Iterator[Option]:
    """An Action whose slot does not hold the player's marker, and which can be resolved (LR-402, LR-403)."""
    yield from [o.ACT.base + action for action in range(len(b.ACTIONS)) if not why_not_act(g, seat, action)]


@special.otherwise
def why_not_special(option: Option, g: Lords, seat: int) -> str | None:
    if option == DONE:
        return "LR-303"
    return why_not_act(g, seat, o.ACT.one(option)) if option in o.ACT else why_not_now(option)


def why_not_act(g: Lords, seat: int, action: int) -> str:
    """The rule against a Special Action; empty if it may be taken."""
    if action == b.BUILD_MONUMENT:
        if not any([seat in stack for stack in g.wheel]):
            return "LR-449"
        return "" if min(g.levels) < b.MOST_LEVEL else because("LR-452", "complete")
    if seat in g.wheel[action]:
        return "LR-403"
    return why_no_effect(g, seat, action)


def why_no_effect(g: Lords, seat: int, action: int) -> str:
    """An Action whose effect cannot be resolved may not be chosen (LR-402)."""
    if action == b.REINFORCE:
        return why_not_reinforce(g, seat)
    if action == b.MOBILIZE:
        return "" if can_mobilize(g, seat) else because("LR-414", "none")
    if action == b.BUILD_TEMPLE:
        return "LR-429" if not g.temples_left else "" if altars(g, seat) else because("LR-423", "none")
    if action == b.MONSTERS_ACTION:
        return "" if can_use_monsters(g, seat) else because("LR-434", "none")
    if action == b.USURP:
        return why_not_usurp(g, seat)
    return "" if can_prepare(g, seat) else "LR-422"


def why_not_reinforce(g: Lords, seat: int) -> str:
    """An Army in Reserve, and a Region for it (LR-356, LR-413)."""
    if not g.reserve(seat):
        return "LR-356"
    return "" if recruiting(g, seat) else "LR-413"


# -- Realm bonuses ------------------------------------------------------------------------------------------


@question("LR-407")
def realm_bonus(g: Lords, seat: int, realm: b.Realm) -> Iterator[Option]:
    """What the Realm gives, or nothing."""
    yield o.DECLINE
    yield from bonus_options(g, seat, *g.box.realms[realm].bonus)


def bonus_options(g: Lords, seat: int, word: int, number: int) -> Iterator[Option]:
    """How a bonus can be taken, where it would do anything."""
    if word == w.HERO_OR_HEAL:
        yield from [o.APPEAR.base + region for region in range(g.map.regions) if region != g.hero_at[seat]]
        yield from [o.HEAL.base + attribute for attribute in range(3) if g.hurt[seat][attribute]]
    elif word == w.RECRUIT:
        if g.reserve(seat):
            yield from [o.RECRUIT.base + region for region in g.regions_of(seat) if not g.has_loki(region)]
    elif word == w.SAIL_OR_PLACE:
        yield from [o.ROW.base + sea for sea in sailable(g, seat, number)]
        movable = [army for army in g.armies_of(seat) if settlements(g, seat, g.army_at[seat][army])]
        yield from army_options(g, seat, o.MOVE, movable)
    elif is_useful(g, seat, word):
        yield o.ACCEPT


@realm_bonus.otherwise
def why_not_bonus(option: Option, g: Lords, seat: int, realm: b.Realm) -> str | None:
    word, number = g.box.realms[realm].bonus
    if word == w.HERO_OR_HEAL and option in o.HEAL:
        return because("LR-324", "unharmed")
    if word == w.RECRUIT and option in o.RECRUIT:
        return why_not_levied(g, seat, o.RECRUIT.one(option))
    if word == w.SAIL_OR_PLACE and option in o.ROW:
        return because("LR-921", "far", most=number)
    return because("LR-407", "useless") if option == o.ACCEPT else None


def why_not_levied(g: Lords, seat: int, region: int) -> str:
    """The rule against an Army of Muspelheim there (LR-356, LR-357, LR-919)."""
    if not g.reserve(seat):
        return "LR-356"
    return "LR-357" if g.has_loki(region) else "LR-919"


def is_useful(g: Lords, seat: int, word: int) -> bool:
    """Would a plain bonus give anything?"""
    if word == w.BONUS_RUNE:
        return any(g.stock)
    if word == w.BONUS_GROW:
        return bool(growing(g, seat, False))
    return bool(g.combat or g.combat_discard)


def settlements(g: Lords, seat: int, region: int) -> list[int]:
    """The Regions where an Army of this Region may be placed."""
    return [place for place in g.regions_of(seat) if not why_not_settle(g, seat, region, place)]


def why_not_settle(g: Lords, seat: int, region: int, place: int) -> str:
    """The rule against placing an Army there: another Region the player controls, without Loki (LR-541, LR-921)."""
    if g.has_loki(place):
        return "LR-541"
    own = place < g.map.regions and g.owner[place] == seat
    return "" if own and place != region else because("LR-921", "own")


@question_over("LR-921", o.SETTLE)
def settle_army(option: Option, g: Lords, seat: int, region: b.Region) -> str:
    """Where the Army is placed."""
    return why_not_settle(g, seat, region, o.SETTLE.one(option))
