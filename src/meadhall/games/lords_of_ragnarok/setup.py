"""The table before the Hero Draft (LR-101 to LR-130)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards import words as w
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.rules.beasts import arrive
from meadhall.games.lords_of_ragnarok.rules.monument import draw_event, place_monster
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOTHING, NOWHERE, Lords
from meadhall.kernel import BadOptions, Choice

SIDES: Final = ("a", "b")
COLOURS: Final = Choice("colours", None, each=b.COLOURS, one="colour")
CHOICES: Final = (COLOURS, Choice("track", "a", SIDES), Choice("first", None))  # who begins the Draft; default: drawn


def set_table(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> Lords:
    """Everything in its place, up to who begins the Draft."""
    g = Lords(seats, seed)
    g.box = box
    g.colours = COLOURS.seated(seats, options["colours"], "LR-102")
    g.side = track_side(box, seats, options["track"])
    g.turn, g.step, g.round, g.first = NOBODY, b.DRAFT, 0, NOBODY
    g.woven, g.last_turns, g.trigger = [0] * seats, NOTHING, NOBODY
    g.winner, g.road = NOBODY, NOTHING
    g.battle, g.hunt = None, None
    set_reserves(g)
    set_board(g)
    set_beasts(g)
    set_decks(g)
    set_draft(g, options["first"])
    place_beasts(g)
    return g


def track_side(box: Box, seats: int, side: str) -> int:
    """The Temple track for this number of players, on the side agreed (LR-113)."""
    players = 2 if seats == 2 else 4
    return next(n for n, track in enumerate(box.tracks) if (track.players, track.side) == (players, side))


def set_reserves(g: Lords) -> None:
    """Armies in Reserve, Priests and Runes in the Stock (LR-125, LR-137)."""
    seats = range(g.seats)
    g.heroes, g.origins, g.hero_at = [NOTHING] * g.seats, [NOTHING] * g.seats, [NOWHERE] * g.seats
    g.marks, g.hurt = [[b.LEAST] * 3 for _ in seats], [[0] * 3 for _ in seats]
    g.powers = [[0] * len(w.POWERS) for _ in seats]
    g.army_at, g.army = [[NOWHERE] * b.ARMIES for _ in seats], [[0] * b.ARMIES for _ in seats]
    g.activated = [[0] * b.ARMIES for _ in seats]
    g.drakkars, g.priests, g.tokens = [NOWHERE] * g.seats, [0] * g.seats, [0] * g.seats
    g.runes, g.stock = [[0] * b.ALL_RUNES for _ in seats], [g.box.runes] * b.ALL_RUNES
    g.hands, g.blessings = [[] for _ in seats], [[] for _ in seats]
    g.artefacts, g.charged = [NOBODY] * len(g.box.artefacts), [1] * len(g.box.artefacts)


def set_board(g: Lords) -> None:
    """Forges with a Rune each, Monuments at level 0, an empty wheel, Omens face up (LR-111 to LR-119, LR-124)."""
    g.owner, g.temples = [NOBODY] * g.map.regions, [0] * g.map.regions
    g.arrived = [NOBODY] * g.map.regions
    g.levels, g.prayers = [0] * 3, [[], [], []]
    g.allies, g.wheel = [[] for _ in b.REALMS], [[] for _ in range(b.SLOTS)]
    g.temples_left = g.box.tracks[g.side].slots
    players = 2 if g.seats == 2 else 4
    g.omens = [number for number, omen in enumerate(g.box.omens) if omen.players == players]
    g.turned = [0] * len(g.omens)
    set_forges(g)


def set_forges(g: Lords) -> None:
    """Each type once or twice, at random; with two players three types and one more (LR-116, LR-117)."""
    places = [region for region in range(g.map.regions) if g.map.forge[region]]
    types = [*range(b.ALL_RUNES), *range(b.ALL_RUNES)]
    if len(places) < len(types):
        rest = list(range(b.ALL_RUNES))
        g.shuffle(rest)
        types = [*range(b.ALL_RUNES), *rest[: len(places) - b.ALL_RUNES]]
    g.shuffle(types)
    g.forges, g.embers = [NOTHING] * g.map.regions, [0] * g.map.regions
    for region, rune in zip(places, types, strict=True):
        g.forges[region], g.embers[region] = rune, 1
        g.stock[rune] -= 1


def set_beasts(g: Lords) -> None:
    """Of two Monsters of a Rune one sheet lies above, at random; all figures are in the box (LR-120, LR-121)."""
    g.monster_at, g.rings = [b.IN_BOX] * b.CREATURES, [NOBODY] * b.MONSTERS
    g.figures = [NOBODY] * b.MONSTERS
    g.wounds = [[NOBODY] * len(sheet.boxes) for sheet in g.box.monsters]
    pairs = [[n for n in range(b.MONSTERS) if g.box.monsters[n].rune == rune] for rune in range(b.ALL_RUNES)]
    g.upper = [pair[g.below(2)] for pair in pairs]


def set_decks(g: Lords) -> None:
    """Four decks, shuffled apart; with two players without Events above the last Region (LR-122, LR-123)."""
    g.combat = [kind for kind, card in enumerate(g.box.combat) for _ in range(card.copies)]
    g.deck = list(range(len(g.box.blessings)))
    g.events = [number for number, card in enumerate(g.box.events) if card.region < g.map.regions]
    g.combat_discard, g.blessing_discard, g.event_discard, g.draft = [], [], [], []
    for deck in (g.combat, g.deck, g.events):
        g.shuffle(deck)


def set_draft(g: Lords, first: Any) -> None:
    """A random player begins the Draft, unless one was named (LR-131)."""
    if first is not None and (type(first) is not int or not 0 <= first < g.seats):
        raise BadOptions(f"first is a seat from 0 to {g.seats - 1}, not {first!r}", "LR-131")
    g.pool_heroes, g.pool_origins = list(range(len(g.box.heroes))), list(range(len(g.box.origins)))
    g.offered_heroes, g.offered_origins = [], []
    drawn = g.below(g.seats)
    g.drafter = drawn if first is None else first


def place_beasts(g: Lords) -> None:
    """An Event places Loki, then one for each player places a Monster; none of them acts (LR-126 to LR-130)."""
    card = draw_event(g)
    arrive(g, b.LOKI, g.box.events[card].region)
    g.event_discard.append(card)
    for _ in range(g.seats):
        card = draw_event(g)
        place_monster(g, card)
        g.event_discard.append(card)
