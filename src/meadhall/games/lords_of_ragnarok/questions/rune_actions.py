"""Which Rune Action is taken, and what it is done to."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import growing
from meadhall.games.lords_of_ragnarok.questions.hero_step import rousable
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Option, question

GRANTED = {b.MUSTER: w.MUSTER, b.WAR_CRY: w.WAR_CRY, b.ORDAIN: w.ORDAIN}  # Rune Actions that Blessings add


@question("LR-334")
def rune_action(g: Lords, seat: int) -> Iterator[Option]:
    """A Rune Action that can be paid and changes something, Andvari's Ring, or none (LR-358)."""
    yield DONE
    yield from [o.INVOKE.base + deed for deed in range(len(b.RUNE_ACTIONS)) if not why_not_invoke(g, seat, deed)]
    if g.owns(seat, w.TWO_RUNES) != NOTHING:
        yield o.USE.base + g.owns(seat, w.TWO_RUNES)


def why_not_invoke(g: Lords, seat: int, deed: int) -> str:
    """The rule against a Rune Action; empty if it may be taken."""
    if deed in GRANTED and not g.power(seat, GRANTED[deed]):
        return "LR-348"
    if b.PRICES[deed] > 1:
        return why_not_paid(g, seat, b.PRICES[deed]) or why_no_use(g, seat, deed)
    if deed == b.ROUSE_LOKI:
        beside = g.has_loki(g.hero_at[seat])
        return "LR-338" if not beside else "" if g.runes[seat][g.box.boss.rune] else "LR-336"
    if deed == b.TAME:
        return "" if tamable(g, seat) else "LR-339"
    if deed == b.WAR_CRY:
        return "" if in_earshot(g, seat) else "LR-982"
    return "" if allies(g, seat) else "LR-340"


def why_not_paid(g: Lords, seat: int, price: int) -> str:
    """A set of Runes is of different types (LR-337)."""
    kinds = sum([count > 0 for count in g.runes[seat]])
    return "" if kinds >= price else "LR-337"


def why_no_use(g: Lords, seat: int, deed: int) -> str:
    """A Rune Action that could change nothing may not be chosen (LR-358)."""
    useful = {
        b.TRAIN: lambda: bool(growing(g, seat, False)),
        b.ROUSE: lambda: bool(rousable(g, seat)),
        b.GROW: lambda: bool(lowest(g, seat)),
        b.MUSTER: lambda: bool(g.reserve(seat) and mustering(g, seat)),
        b.ORDAIN: lambda: g.all_priests(seat) < b.PRIESTS,
        b.STUDY: lambda: bool(g.combat or g.combat_discard),
        b.LEARN: lambda: bool(g.combat or g.combat_discard),
    }
    return "" if deed not in useful or useful[deed]() else "LR-358"


@question("LR-337")
def spare_rune(g: Lords, seat: int) -> Iterator[Option]:
    """Of a set of two, the type that is not paid."""
    kinds = [rune for rune in range(b.ALL_RUNES) if g.runes[seat][rune]]
    yield from [o.SPARE.base + rune for rune in range(b.ALL_RUNES) if len([k for k in kinds if k != rune]) == 2]


# -- one Rune -----------------------------------------------------------------------------------------------


def tamable(g: Lords, seat: int) -> list[int]:
    """Neutral Monsters with the Hero, or next to him for a tamer, whose Rune can be paid (LR-339, LR-979)."""
    here = g.hero_at[seat]
    places = (here, *g.map.borders[here]) if g.power(seat, w.TAMER) else (here,)
    return [
        monster for monster in range(b.MONSTERS)
        if g.monster_at[monster] in places
        and g.rings[monster] == NOBODY
        and g.runes[seat][g.box.monsters[monster].rune]
    ]  # fmt: skip


@question("LR-339")
def tame(g: Lords, seat: int) -> Iterator[Option]:
    """The neutral Monster that is taken control of."""
    yield from [o.TAME.base + monster for monster in tamable(g, seat)]


def in_earshot(g: Lords, seat: int) -> list[int]:
    """Neutral or own Monsters in or next to the Hero's Region whose Rune can be paid (LR-982)."""
    here = g.hero_at[seat]
    places = (here, *g.map.borders[here])
    return [
        monster for monster in rousable(g, seat)
        if g.monster_at[monster] in places and g.runes[seat][g.box.monsters[monster].rune]
    ]  # fmt: skip


@question("LR-982")
def war_cry(g: Lords, seat: int) -> Iterator[Option]:
    """The Monster that hears the War-Cry."""
    yield from [o.ROUSE.base + monster for monster in in_earshot(g, seat)]


def allies(g: Lords, seat: int) -> list[int]:
    """Realms next to the Hero's Region with which one can ally and whose Rune one has (LR-340, LR-991)."""
    any_rune = g.power(seat, w.ANY_RUNE_ALLIANCE) and sum(g.runes[seat])
    return [
        realm for realm in g.map.realms[g.hero_at[seat]]
        if not g.is_allied(seat, realm) and (any_rune or g.runes[seat][g.box.realms[realm].rune])
    ]  # fmt: skip


@question("LR-340")
def ally(g: Lords, seat: int) -> Iterator[Option]:
    """The Realm one allies with."""
    yield from [o.JOIN.base + realm for realm in allies(g, seat)]


@question("LR-991")
def pay_any(g: Lords, seat: int, realm: b.Realm) -> Iterator[Option]:
    """The Rune that is paid for an Alliance."""
    yield from [o.PAY.base + rune for rune in range(b.ALL_RUNES) if g.runes[seat][rune]]


# -- more Runes ---------------------------------------------------------------------------------------------


@question("LR-344")
def travel(g: Lords, seat: int) -> Iterator[Option]:
    """Any Region but the Hero's own."""
    yield from [o.APPEAR.base + region for region in range(g.map.regions) if region != g.hero_at[seat]]


def lowest(g: Lords, seat: int) -> list[int]:
    """The lowest Attributes by current value that can still rise (LR-345, LR-346)."""
    values = [g.attribute(seat, attribute) for attribute in range(3)]
    least = min(values)
    return [number for number in range(3) if values[number] == least and g.marks[seat][number] < b.MOST]


@question("LR-345")
def lowest_attribute(g: Lords, seat: int) -> Iterator[Option]:
    """The lowest Attribute, of one's choice among equals."""
    yield from [o.RAISE.base + attribute for attribute in lowest(g, seat)]


def mustering(g: Lords, seat: int) -> list[int]:
    """Village Regions one controls, without Loki (LR-970)."""
    return [region for region in g.villages_of(seat) if not g.has_loki(region)]


@question("LR-970")
def muster(g: Lords, seat: int) -> Iterator[Option]:
    """The Village Region of the new Army."""
    yield from [o.RECRUIT.base + region for region in mustering(g, seat)]
