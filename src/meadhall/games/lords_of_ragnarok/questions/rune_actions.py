"""Which Rune Action is taken, and what it is done to."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import growing
from meadhall.games.lords_of_ragnarok.questions.hero_step import can_rouse, why_not_rousable
from meadhall.games.lords_of_ragnarok.questions.steps import why_not_now, why_not_used
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, Lords
from meadhall.kernel import DONE, Option, because, question, question_over

GRANTED = {b.MUSTER: w.MUSTER, b.WAR_CRY: w.WAR_CRY, b.ORDAIN: w.ORDAIN}  # Rune Actions that Blessings add


@question("LR-334")
def rune_action(g: Lords, seat: int, taken: int) -> Iterator[Option]:
    """A Rune Action that can be paid and changes something, Andvari's Ring, or none (LR-358)."""
    yield DONE
    kinds = 0 if taken else rune_kinds(g, seat)
    deeds = [deed for deed, price in enumerate(b.PRICES) if price <= kinds]
    yield from [o.INVOKE.base + deed for deed in deeds if not why_not_invoke(g, seat, deed)]
    if g.owns(seat, w.TWO_RUNES) != NOTHING:
        yield o.USE.base + g.owns(seat, w.TWO_RUNES)


@rune_action.otherwise
def why_not_rune_action(option: Option, g: Lords, seat: int, taken: int) -> str | None:
    if option in o.INVOKE:
        return because("LR-334", "taken") if taken else why_not_invoke(g, seat, o.INVOKE.one(option))
    if option in o.USE:
        return why_not_used(g, seat, o.USE.one(option), w.TWO_RUNES)
    return why_not_now(option)


def why_not_invoke(g: Lords, seat: int, deed: int) -> str:
    """The rule against a Rune Action; empty if it may be taken."""
    if deed in GRANTED and not g.power(seat, GRANTED[deed]):
        return "LR-348"
    if b.PRICES[deed] > 1:
        return why_not_paid(g, seat, b.PRICES[deed]) or why_no_use(g, seat, deed)
    if deed == b.ROUSE_LOKI:
        return why_not_loki(g, seat)
    if deed == b.ALLY:
        return closest("LR-340", [why_not_ally(g, seat, realm) for realm in g.map.realms[g.hero_at[seat]]])
    if deed == b.TAME:
        return closest("LR-339", [why_not_tamable(g, seat, monster) for monster in within(g, tamed_from(g, seat))])
    return closest("LR-982", [why_not_in_earshot(g, seat, monster) for monster in within(g, earshot(g, seat))])


def closest(rule: str, reasons: list[str]) -> str:
    """Nothing against one of the things in reach, or the last obstacle: the Rune; all of them taken; none in reach."""
    for reason in ("", "LR-336"):
        if reason in reasons:
            return reason
    return because(rule, "taken" if reasons else "none")


def rune_kinds(g: Lords, seat: int) -> int:
    """How many types of Rune the player holds; no Rune Action costs more than one of each."""
    return b.ALL_RUNES - g.runes[seat].count(0)


def why_not_paid(g: Lords, seat: int, price: int) -> str:
    """A set of Runes is of different types (LR-337)."""
    kinds = rune_kinds(g, seat)
    return "" if kinds >= price else because("LR-337", "set", needs=price, has=kinds)


def why_no_use(g: Lords, seat: int, deed: int) -> str:
    """A Rune Action that could change nothing may not be chosen (LR-358)."""
    return "" if has_use(g, seat, deed) else "LR-358"


def has_use(g: Lords, seat: int, deed: int) -> bool:
    """Would this Rune Action change anything? A Hero can always travel."""
    if deed == b.TRAIN:
        return bool(growing(g, seat, False))
    if deed == b.ROUSE:
        return can_rouse(g, seat)
    if deed == b.GROW:
        return bool(lowest(g, seat))
    if deed == b.MUSTER:
        return bool(g.reserve(seat) and mustering(g, seat))
    if deed == b.ORDAIN:
        return g.all_priests(seat) < b.PRIESTS
    return deed == b.TRAVEL or bool(g.combat or g.combat_discard)


def why_no_rune(g: Lords, seat: int, rune: int) -> str:
    """One Rune is of the type that the sheet or the Realm names (LR-336)."""
    return "" if g.runes[seat][rune] else "LR-336"


@question_over("LR-337", o.SPARE)
def spare_rune(option: Option, g: Lords, seat: int) -> str:
    """Of a set of two, the type that is not paid; the other two must be there."""
    spared = o.SPARE.one(option)
    paid = [other for other in range(b.ALL_RUNES) if other != spared]
    return "" if all([g.runes[seat][other] for other in paid]) else because("LR-337", "missing")


# -- one Rune -----------------------------------------------------------------------------------------------


def why_not_loki(g: Lords, seat: int) -> str:
    """The rule against Activating Loki: the Hero must be there, with the Rune of the Boss sheet (LR-338)."""
    if not g.has_loki(g.hero_at[seat]):
        return "LR-338"
    return why_no_rune(g, seat, g.box.boss.rune)


def within(g: Lords, places: tuple[int, ...]) -> list[int]:
    """The Monsters in these Regions; the Boss is none."""
    return [monster for monster in range(b.MONSTERS) if g.monster_at[monster] in places]


def tamed_from(g: Lords, seat: int) -> tuple[int, ...]:
    """The Regions in the Hero's reach to tame: the same one, for a tamer also next to it (LR-339, LR-979)."""
    return earshot(g, seat) if g.power(seat, w.TAMER) else (g.hero_at[seat],)


def earshot(g: Lords, seat: int) -> tuple[int, ...]:
    """The Hero's Region and those next to it."""
    here = g.hero_at[seat]
    return (here, *g.map.borders[here])


def why_not_tamable(g: Lords, seat: int, monster: int) -> str:
    """A neutral Monster in the Hero's reach whose Rune can be paid (LR-339, LR-979)."""
    if monster == b.LOKI or g.monster_at[monster] not in tamed_from(g, seat):
        return because("LR-339", "far")
    if g.rings[monster] != NOBODY:
        return because("LR-339", "held")
    return why_no_rune(g, seat, g.box.monsters[monster].rune)


@question_over("LR-339", o.TAME)
def tame(option: Option, g: Lords, seat: int) -> str:
    """The neutral Monster that is taken control of."""
    return why_not_tamable(g, seat, o.TAME.one(option))


def why_not_in_earshot(g: Lords, seat: int, monster: int) -> str:
    """A neutral or own Monster in or next to the Hero's Region whose Rune can be paid (LR-982)."""
    if monster == b.LOKI or g.monster_at[monster] not in earshot(g, seat):
        return because("LR-982", "far")
    return why_not_rousable(g, seat, monster) or why_no_rune(g, seat, g.box.monsters[monster].rune)


@question_over("LR-982", o.ROUSE)
def war_cry(option: Option, g: Lords, seat: int) -> str:
    """The Monster that hears the War-Cry."""
    return why_not_in_earshot(g, seat, o.ROUSE.one(option))


def why_not_ally(g: Lords, seat: int, realm: int) -> str:
    """A Realm next to the Hero's Region, not allied yet, whose Rune one has (LR-340, LR-991)."""
    if realm not in g.map.realms[g.hero_at[seat]]:
        return because("LR-340", "far")
    if g.is_allied(seat, realm):
        return "LR-238"
    if g.power(seat, w.ANY_RUNE_ALLIANCE):
        return "" if any(g.runes[seat]) else "LR-336"
    return why_no_rune(g, seat, g.box.realms[realm].rune)


@question_over("LR-340", o.JOIN)
def ally(option: Option, g: Lords, seat: int) -> str:
    """The Realm the player allies with."""
    return why_not_ally(g, seat, o.JOIN.one(option))


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
