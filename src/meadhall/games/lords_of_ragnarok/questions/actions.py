"""What is asked in the Special Actions, and whether they can be resolved."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import army_options, growing
from meadhall.games.lords_of_ragnarok.questions.hero_step import rousable
from meadhall.games.lords_of_ragnarok.questions.manoeuvres import fresh_armies
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import DONE, Option, question

# -- Mobilize, Prepare, Usurp ---------------------------------------------------------------------------------


def mobile(g: Lords, seat: int) -> list[int]:
    """Armies that can still be Activated in this Mobilize."""
    return fresh_armies(g, seat, False)


def can_mobilize(g: Lords, seat: int) -> bool:
    return bool(mobile(g, seat))


@question("LR-414")
def mobilize(g: Lords, seat: int, first: int) -> Iterator[Option]:
    """The next Army to Activate, or enough of them; the first must be."""
    if not first:
        yield DONE
    yield from army_options(g, seat, o.ACTIVATE.base, mobile(g, seat))


def preparations(g: Lords, seat: int) -> list[int]:
    """The options of Prepare that would change something (LR-422)."""
    useful = (g.injuries(seat) > 0, bool(g.combat or g.combat_discard), any(g.stock), bool(growing(g, seat, True)))
    return [what for what in range(len(b.PREPARATIONS)) if useful[what]]


@question("LR-417")
def prepare(g: Lords, seat: int) -> Iterator[Option]:
    """What is prepared."""
    yield from [o.PREPARE.base + what for what in preparations(g, seat)]


def can_usurp(g: Lords, seat: int) -> str:
    """The rule against Usurping the Hero's Region; empty if he may (LR-439 to LR-444)."""
    region = g.hero_at[seat]
    if len(g.heroes_at(region)) > 1:
        return "LR-439"
    if g.owner[region] == seat:
        return "LR-440"
    might = g.attribute(seat, b.MIGHT) + g.power(seat, w.USURPER)
    if g.owner[region] == NOBODY:
        return "" if might >= g.map.population[region] else "LR-441"
    return "" if might >= sum([g.strength(other, region) for other in range(g.seats) if other != seat]) else "LR-443"


@question("LR-446")
def garrison(g: Lords, seat: int, region: b.Region) -> Iterator[Option]:
    """An Army in the Usurped Region, or not."""
    yield o.ACCEPT
    yield o.DECLINE


# -- Temples --------------------------------------------------------------------------------------------------


def altars(g: Lords, seat: int) -> list[int]:
    """Controlled Regions with an Altar and no Temple (LR-423)."""
    return [region for region in g.regions_of(seat) if g.map.altar[region] and not g.temples[region]]


@question("LR-423")
def build_temple(g: Lords, seat: int) -> Iterator[Option]:
    """The Region of the new Temple."""
    yield from [o.BUILD.base + region for region in altars(g, seat)]


@question("LR-432")
def take_blessing(g: Lords, seat: int) -> Iterator[Option]:
    """One of the Blessings face up."""
    yield from [o.TAKE.base + blessing for blessing in g.draft]


# -- Monsters -------------------------------------------------------------------------------------------------


def monsters_options(g: Lords, seat: int) -> list[Option]:
    """What the Monsters Action can be used for: an Activation or a Hunt (LR-434 to LR-437)."""
    here = g.hero_at[seat]
    found = [o.ROUSE.base + monster for monster in rousable(g, seat)]
    found += [o.HUNT.base + monster for monster in g.monsters_at(here)]
    if g.has_loki(here) and g.kills(seat) >= b.kills_to_hunt_loki(g.seats):
        found.append(o.HUNT.base + b.LOKI)
    return found


@question("LR-434")
def monsters(g: Lords, seat: int) -> Iterator[Option]:
    """A Monster to Activate, or a beast to Hunt."""
    yield from monsters_options(g, seat)


def second_monsters(g: Lords, seat: int, first: int) -> list[int]:
    """Monsters that can be Activated after the first (LR-435)."""
    return [monster for monster in rousable(g, seat) if monster != first]


@question("LR-471")
def second_monster(g: Lords, seat: int, first: b.Monster) -> Iterator[Option]:
    """Another Monster, or none."""
    yield DONE
    yield from [o.ROUSE.base + monster for monster in second_monsters(g, seat, first)]


# -- Monuments ------------------------------------------------------------------------------------------------


@question("LR-452")
def erect(g: Lords, seat: int) -> Iterator[Option]:
    """The Monument that gains a level."""
    yield from [o.ERECT.base + god for god in range(3) if g.levels[god] < b.MOST_LEVEL]
