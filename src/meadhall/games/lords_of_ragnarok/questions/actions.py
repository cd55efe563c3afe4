"""What is asked in the Special Actions, and whether they can be resolved."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import army_options, growing
from meadhall.games.lords_of_ragnarok.questions.hero_step import rousable, why_not_rousable
from meadhall.games.lords_of_ragnarok.questions.manoeuvres import fresh_armies, why_not_activated
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import DONE, Option, because, question, question_over

# -- Mobilize, Prepare, Usurp ---------------------------------------------------------------------------------


def mobile(g: Lords, seat: int) -> list[int]:
    """Armies that can still be Activated in this Mobilize."""
    return fresh_armies(g, seat)


def can_mobilize(g: Lords, seat: int) -> bool:
    return bool(mobile(g, seat))


@question("LR-414")
def mobilize(g: Lords, seat: int, first: int) -> Iterator[Option]:
    """The next Army to Activate, or enough of them; the first must be."""
    if not first:
        yield DONE
    yield from army_options(g, seat, o.ACTIVATE.base, mobile(g, seat))


@mobilize.why
def why_not_mobilize(option: Option, g: Lords, seat: int, first: int) -> str | None:
    if option == DONE:
        return because("LR-414", "first") if first else ""
    return why_not_activated(option, g, seat) if option in o.ACTIVATE else None


def preparations(g: Lords, seat: int) -> list[int]:
    """The options of Prepare that would change something (LR-422)."""
    return [what for what in range(len(b.PREPARATIONS)) if not why_not_prepare(g, seat, what)]


def can_prepare(g: Lords, seat: int) -> bool:
    return any(not why_not_prepare(g, seat, what) for what in range(len(b.PREPARATIONS)))


def why_not_prepare(g: Lords, seat: int, what: int) -> str:
    """The rule against an option of Prepare; empty if it may be picked."""
    if what == b.HEAL:
        return "" if g.injuries(seat) else because("LR-422", "heal")
    if what == b.DRAW:
        return "" if g.combat or g.combat_discard else because("LR-422", "draw")
    if what == b.TAKE_RUNE:
        return "" if any(g.stock) else because("LR-422", "rune")
    return "" if growing(g, seat, True) else because("LR-422", "grow")


@question("LR-417")
def prepare(g: Lords, seat: int) -> Iterator[Option]:
    """What is prepared."""
    yield from [o.PREPARE.base + what for what in preparations(g, seat)]


@prepare.why
def why_not_prepared(option: Option, g: Lords, seat: int) -> str | None:
    return why_not_prepare(g, seat, o.PREPARE.one(option)) if option in o.PREPARE else None


def why_not_usurp(g: Lords, seat: int) -> str:
    """The rule against Usurping the Hero's Region; empty if he may (LR-439 to LR-444)."""
    region = g.hero_at[seat]
    if len(g.heroes_at(region)) > 1:
        return "LR-439"
    if g.owner[region] == seat:
        return "LR-440"
    might = g.attribute(seat, b.MIGHT) + g.power(seat, w.USURPER)
    rule, needs = "LR-441", g.map.population[region]
    if g.owner[region] != NOBODY:
        rule, needs = "LR-443", sum([g.strength(other, region) for other in range(g.seats) if other != seat])
    return "" if might >= needs else because(rule, needs=needs, has=might)


@question("LR-446")
def garrison(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """An Army in the Usurped Region, or not."""
    yield o.ACCEPT
    yield o.DECLINE


# -- Temples --------------------------------------------------------------------------------------------------


def altars(g: Lords, seat: int) -> list[int]:
    """Controlled Regions with an Altar and no Temple (LR-423)."""
    return [region for region in g.regions_of(seat) if not why_not_altar(g, seat, region)]


def why_not_altar(g: Lords, seat: int, region: int) -> str:
    """The rule against a Temple there; empty if it may be built."""
    if region >= g.map.regions or g.owner[region] != seat:
        return because("LR-423", "control")
    if not g.map.altar[region]:
        return because("LR-423", "altar")
    return because("LR-423", "temple") if g.temples[region] else ""


@question("LR-423")
def build_temple(g: Lords, seat: int) -> Iterator[Option]:
    """The Region of the new Temple."""
    yield from [o.BUILD.base + region for region in altars(g, seat)]


@build_temple.why
def why_not_build(option: Option, g: Lords, seat: int) -> str | None:
    return why_not_altar(g, seat, o.BUILD.one(option)) if option in o.BUILD else None


@question("LR-432")
def take_blessing(g: Lords, seat: int) -> Iterator[Option]:
    """One of the Blessings face up."""
    yield from [o.TAKE.base + blessing for blessing in g.draft]


# -- Monsters -------------------------------------------------------------------------------------------------


def monsters_options(g: Lords, seat: int) -> list[Option]:
    """What the Monsters Action can be used for: an Activation or a Hunt (LR-434 to LR-437)."""
    found = [o.ROUSE.base + monster for monster in rousable(g, seat)]
    return found + [o.HUNT.base + beast for beast in range(b.CREATURES) if not why_not_hunt(g, seat, beast)]


def can_use_monsters(g: Lords, seat: int) -> bool:
    return bool(rousable(g, seat) or monsters_options(g, seat))


def why_not_hunt(g: Lords, seat: int, beast: int) -> str:
    """The rule against a Hunt: the beast is with the Hero, and kills must precede the Boss (LR-436, LR-437)."""
    if g.monster_at[beast] != g.hero_at[seat]:
        return "LR-436"
    needs = b.kills_to_hunt_loki(g.seats) if beast == b.LOKI else 0
    return "" if g.kills(seat) >= needs else because("LR-437", needs=needs, has=g.kills(seat))


@question("LR-434")
def monsters(g: Lords, seat: int) -> Iterator[Option]:
    """A Monster to Activate, or a beast to Hunt."""
    yield from monsters_options(g, seat)


@monsters.why
def why_not_monsters(option: Option, g: Lords, seat: int) -> str | None:
    if option in o.HUNT:
        return why_not_hunt(g, seat, o.HUNT.one(option))
    return why_not_rousable(g, seat, o.ROUSE.one(option)) if option in o.ROUSE else None


def second_monsters(g: Lords, seat: int, first: int) -> list[int]:
    """Monsters that can be Activated after the first (LR-435)."""
    return [monster for monster in rousable(g, seat) if monster != first]


@question("LR-471")
def second_monster(g: Lords, seat: int, first: b.Monster) -> Iterator[Option]:
    """Another Monster, or none."""
    yield DONE
    yield from [o.ROUSE.base + monster for monster in second_monsters(g, seat, first)]


@second_monster.why
def why_not_second(option: Option, g: Lords, seat: int, first: b.Monster) -> str | None:
    if option == DONE:
        return ""
    if option in o.HUNT:
        return because("LR-434", "roused")
    if option == o.ROUSE.base + first:
        return "LR-435"
    return why_not_rousable(g, seat, o.ROUSE.one(option)) if option in o.ROUSE else None


# -- Monuments ------------------------------------------------------------------------------------------------


@question_over("LR-452", o.ERECT)
def erect(option: Option, g: Lords, seat: int) -> str:
    """The Monument that gains a level."""
    return "" if g.levels[o.ERECT.one(option)] < b.MOST_LEVEL else because("LR-452", "most", most=b.MOST_LEVEL)
