"""What is asked in the Special Actions, and whether they can be resolved."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.questions.armies import growing
from meadhall.games.lords_of_ragnarok.questions.candidates import army_options, monsters_on_board, on_board, own_regions
from meadhall.games.lords_of_ragnarok.questions.hero_step import can_rouse, rousable, why_not_rousable
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
    yield from army_options(g, seat, o.ACTIVATE, mobile(g, seat))


@mobilize.otherwise
def why_not_mobilize(option: Option, g: Lords, seat: int, first: int) -> str | None:
    if option == DONE:
        return because("LR-414", "first")
    return why_not_activated(option, g, seat) if option in o.ACTIVATE else None


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


@question_over("LR-417", o.PREPARE)
def prepare(option: Option, g: Lords, seat: int) -> str:
    """What is prepared."""
    return why_not_prepare(g, seat, o.PREPARE.one(option))


def why_not_usurp(g: Lords, seat: int) -> str:
    """The rule against Usurping the Hero's Region; empty if there is none (LR-439 to LR-444)."""
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


@question_over("LR-446", o.ACCEPT, o.DECLINE)
def garrison(option: Option, g: Lords, seat: int, region: b.Region) -> str:
    """An Army in the Usurped Region, or not."""
    return ""


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


@question_over("LR-423", o.BUILD, among=own_regions(o.BUILD))
def build_temple(option: Option, g: Lords, seat: int) -> str:
    """The Region of the new Temple."""
    return why_not_altar(g, seat, o.BUILD.one(option))


@question("LR-432")
def take_blessing(g: Lords, seat: int) -> Iterator[Option]:
    """One of the Blessings face up."""
    yield from [o.TAKE.base + blessing for blessing in g.draft]


# -- Monsters -------------------------------------------------------------------------------------------------


def can_use_monsters(g: Lords, seat: int) -> bool:
    """Is there a Monster to Activate, or a beast to Hunt (LR-434 to LR-437)?"""
    return can_rouse(g, seat) or any([not why_not_hunt(g, seat, beast) for beast in range(b.CREATURES)])


def why_not_hunt(g: Lords, seat: int, beast: int) -> str:
    """The rule against a Hunt: the beast is with the Hero, and kills must precede the Boss (LR-436, LR-437)."""
    if g.monster_at[beast] != g.hero_at[seat]:
        return "LR-436"
    needs = b.kills_to_hunt_loki(g.seats) if beast == b.LOKI else 0
    return "" if g.kills(seat) >= needs else because("LR-437", needs=needs, has=g.kills(seat))


def beasts_in_reach(g: Lords, seat: int) -> list[Option]:
    """Candidates: the Monsters on the board, the beasts with the Hero."""
    here = [beast for beast, place in enumerate(g.monster_at) if place == g.hero_at[seat]]
    return [*[o.ROUSE.base + monster for monster in on_board(g)], *[o.HUNT.base + beast for beast in here]]


@question_over("LR-434", o.ROUSE, o.HUNT, among=beasts_in_reach)
def monsters(option: Option, g: Lords, seat: int) -> str:
    """A Monster to Activate, or a beast to Hunt."""
    if option in o.HUNT:
        return why_not_hunt(g, seat, o.HUNT.one(option))
    return why_not_rousable(g, seat, o.ROUSE.one(option))


def second_monsters(g: Lords, seat: int, first: int) -> list[int]:
    """Monsters that can be Activated after the first (LR-435)."""
    return [monster for monster in rousable(g, seat) if monster != first]


@question_over("LR-471", DONE, o.ROUSE, o.HUNT, among=monsters_on_board(DONE))
def second_monster(option: Option, g: Lords, seat: int, first: b.Monster) -> str:
    """Another Monster, or none."""
    if option == DONE:
        return ""
    if option in o.HUNT:
        return because("LR-434", "roused")
    return "LR-435" if option == o.ROUSE.of(first) else why_not_rousable(g, seat, o.ROUSE.one(option))


# -- Monuments ------------------------------------------------------------------------------------------------


@question_over("LR-452", o.ERECT)
def erect(option: Option, g: Lords, seat: int) -> str:
    """The Monument that gains a level."""
    return "" if g.levels[o.ERECT.one(option)] < b.MOST_LEVEL else because("LR-452", "most", most=b.MOST_LEVEL)
