"""The Hero Draft: a Hero, an Origin, a Drakkar, a first Region (LR-131 to LR-150, LR-910 to LR-915)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import options as o
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.events import table as e
from meadhall.games.lords_of_ragnarok.questions import draft as q
from meadhall.games.lords_of_ragnarok.rules.reserve import draw_cards, form_alliance, gain_runes, raise_attribute
from meadhall.games.lords_of_ragnarok.state import NOBODY, Lords
from meadhall.kernel import Steps, ask, procedure

OFFERED: int = 2  # Heroes, and Origins beside the one that makes first player


@procedure
def hero_draft(g: Lords) -> Steps[None]:
    """A random player begins, then clockwise; each finishes their whole Draft before the next (LR-131, LR-136)."""
    g.tell(e.DraftBegan(g.drafter))
    g.first = g.drafter
    for seat in g.round_from(g.drafter):
        yield from draft_hero(g, seat)
    g.drafter = NOBODY
    g.pool_heroes, g.pool_origins = [], []
    g.tell(e.FirstPlayer(g.first))


@procedure
def draft_hero(g: Lords, seat: int) -> Steps[None]:
    """A Hero and an Origin are kept, a card drawn, the figures placed; then the Origin's bonus (LR-133, LR-144)."""
    g.drafter = seat
    offer(g)
    hero = yield ask(seat, q.keep_hero)
    origin = yield ask(seat, q.keep_origin)
    keep(g, seat, o.KEEP_HERO.one(hero), o.KEEP_ORIGIN.one(origin))
    yield from draw_cards(g, seat, 1)
    sea = yield ask(seat, q.anchor)
    g.drakkars[seat] = o.ANCHOR.one(sea)
    g.tell(e.DrakkarPlaced(seat, g.drakkars[seat]))
    region = yield ask(seat, q.land)
    land(g, seat, o.LAND.one(region))
    yield from birthright(g, seat, o.KEEP_ORIGIN.one(origin))


def offer(g: Lords) -> None:
    """Two random Heroes, two random Origins, and the one that makes first player while it is free (LR-132)."""
    first = [origin for origin in g.pool_origins if g.box.origins[origin].has(w.FIRST)]
    others = [origin for origin in g.pool_origins if origin not in first]
    heroes = g.pool_heroes[:]
    g.shuffle(heroes)
    g.shuffle(others)
    g.offered_heroes = sorted(heroes[:OFFERED])
    g.offered_origins = sorted([*others[:OFFERED], *first])


def keep(g: Lords, seat: int, hero: int, origin: int) -> None:
    """What is not kept goes back, so that it can be offered again (LR-135)."""
    g.heroes[seat], g.origins[seat] = hero, origin
    g.pool_heroes.remove(hero)
    g.pool_origins.remove(origin)
    g.offered_heroes, g.offered_origins = [], []
    g.bless(seat, g.box.heroes[hero].effects)
    g.tell(e.HeroKept(seat, hero, origin))


def land(g: Lords, seat: int, region: int) -> None:
    """The Hero and two Armies of 1 in one Region, controlled at once if they suffice (LR-140, LR-143)."""
    g.hero_at[seat] = region
    for army in range(b.LANDING):
        g.army[seat][army], g.army_at[seat][army] = 1, region
    g.tell(e.Landed(seat, region))
    if g.strength(seat, region) >= g.population(region):
        g.take_control(seat, region)


@procedure
def birthright(g: Lords, seat: int, origin: int) -> Steps[None]:
    """The Origin's bonus, once (LR-144)."""
    for word, number in g.box.origins[origin].effects:
        if word == w.FIRST:
            g.first = seat
        elif word == w.BIRTH_RUNE:
            yield from gain_runes(g, seat, number)
        elif word == w.LANDING:
            yield from land_again(g, seat, number)
        elif word == w.ALLIANCE:
            option = yield ask(seat, q.first_alliance)
            yield from form_alliance(g, seat, o.JOIN.one(option))
        else:
            for _ in range(number):
                yield from raise_attribute(g, seat, word - w.BIRTH_AUTHORITY)


@procedure
def land_again(g: Lords, seat: int, value: int) -> Steps[None]:
    """A third Army in another free Region of the same coast, if there is one (LR-858, LR-914)."""
    if q.more_landings(g, seat):
        option = yield ask(seat, q.land_again)
        region = o.SETTLE.one(option)
        g.recruit(seat, region, value)
        if g.strength(seat, region) >= g.population(region):
            g.take_control(seat, region)
