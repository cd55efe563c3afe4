"""The material of scenes: an empty table after the Draft, and each part of a position laid on it by name.

A scene that cannot be is refused with a sentence: an Army too many, a Temple without an Altar, a card that isn't there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok import setup
from meadhall.games.lords_of_ragnarok.state import NOBODY, NOWHERE, Lords
from tests.games.lords_of_ragnarok.names import index, monster
from tests.games.script import Script

Values = int | Sequence[int]


def clear(g: Lords, upper: str) -> None:
    """An empty table after the Draft."""
    g.dice = [0] * 200
    setup.set_reserves(g)
    setup.set_board(g)
    setup.set_beasts(g)
    setup.set_decks(g)
    g.upper = [monster(g, name) for name in upper.split()]
    g.pool_heroes, g.pool_origins, g.drafter = [], [], NOBODY
    g.first, g.hero_at = 0, [13] * g.seats
    g.dice = []


def set_players(
    s: Script[Lords],
    at: Mapping[str, int],
    drakkars: Mapping[str, str],
    attributes: Mapping[str, tuple[int, int, int]],
    hurt: Mapping[str, str],
    heroes: Mapping[str, str],
    blessings: Mapping[str, str],
) -> None:
    g = s.g
    for colour, region in at.items():
        g.hero_at[s.seat(colour)] = region - 1
    for colour, sea in drakkars.items():
        g.drakkars[s.seat(colour)] = b.SEAS.index(sea)
    for colour, marks in attributes.items():
        g.marks[s.seat(colour)] = list(marks)
    for colour, names in hurt.items():
        for name in names.split():
            g.hurt[s.seat(colour)][b.ATTRIBUTES.index(name)] = 1
    for colour, name in heroes.items():
        hero = index(g.box.heroes, name)
        g.heroes[s.seat(colour)] = hero
        g.bless(s.seat(colour), g.box.heroes[hero].effects)
    for colour, names in blessings.items():
        for name in names.split():
            blessing = index(g.box.blessings, name)
            g.deck.remove(blessing)
            g.blessings[s.seat(colour)].append(blessing)
            g.bless(s.seat(colour), g.box.blessings[blessing].effects)


def set_armies(
    s: Script[Lords], armies: Mapping[str, Mapping[int, Values]], control: Mapping[str, Sequence[int]]
) -> None:
    g = s.g
    for colour, places in armies.items():
        seat = s.seat(colour)
        for region, values in places.items():
            for value in [values] if isinstance(values, int) else values:
                assert g.reserve(seat), f"{colour} has no more than {b.ARMIES} Armies"
                assert 1 <= value <= b.STRONGEST, f"no Army is worth {value}"
                army = g.army_at[seat].index(NOWHERE)
                g.army_at[seat][army], g.army[seat][army] = region - 1, value
    for colour, regions in control.items():
        for region in regions:
            assert g.owner[region - 1] == NOBODY, f"Region {region} has one owner"
            g.owner[region - 1] = s.seat(colour)


def set_board(
    s: Script[Lords],
    temples: Sequence[int],
    forges: Mapping[int, str],
    cold: Sequence[int],
    levels: tuple[int, int, int],
    prayers: Mapping[str, str],
    allies: Mapping[str, str],
    wheel: Mapping[str, str],
    temples_built: int,
) -> None:
    g = s.g
    for region in temples:
        assert g.map.altar[region - 1], f"Region {region} has no Altar"
        g.temples[region - 1] = 1
    g.temples_left -= max(len(temples), temples_built)
    for region, rune in forges.items():
        assert g.map.forge[region - 1], f"Region {region} has no Forge"
        g.stock[g.forges[region - 1]] += 1
        g.forges[region - 1] = b.RUNES.index(rune)
        g.stock[g.forges[region - 1]] -= 1
    for region in cold:
        g.embers[region - 1] = 0
        g.stock[g.forges[region - 1]] += 1
    g.levels = list(levels)
    for god, names in prayers.items():
        g.prayers[b.GODS.index(god)] = [s.seat(name) for name in names.split()]
    for realm, names in allies.items():
        g.allies[b.REALMS.index(realm)] = [s.seat(name) for name in names.split()]
    for action, names in wheel.items():
        g.wheel[b.ACTIONS.index(action)] = [s.seat(name) for name in names.split()]


def set_artefacts(s: Script[Lords], artefacts: Mapping[str, str], discharged: str) -> None:
    """Divine Artefacts go with the control of their Regions; others as they are named."""
    g = s.g
    for god, region in enumerate(g.map.sites):
        g.artefacts[g.divine(god)] = g.owner[region]
    for colour, names in artefacts.items():
        for name in names.split():
            g.artefacts[index(g.box.artefacts, name)] = s.seat(colour)
    for name in discharged.split():
        g.charged[index(g.box.artefacts, name)] = 0


def set_reserves(
    s: Script[Lords],
    runes: Mapping[str, str],
    priests: Mapping[str, int],
    hands: Mapping[str, str],
    deck: str,
    discard: str,
) -> None:
    g = s.g
    for colour, names in runes.items():
        for name in names.split():
            g.runes[s.seat(colour)][b.RUNES.index(name)] += 1
            g.stock[b.RUNES.index(name)] -= 1
    for colour, count in priests.items():
        g.priests[s.seat(colour)] = count
    for colour, names in hands.items():
        g.hands[s.seat(colour)] = sorted(taken(g, names.split()))
    g.combat_discard = taken(g, discard.split())
    g.combat += reversed(taken(g, deck.split()))


def taken(g: Lords, names: Iterable[str]) -> list[int]:
    """Combat cards by name, out of the deck."""
    cards = [index(g.box.combat, name) for name in names]
    for card in cards:
        assert card in g.combat, f"there are no more cards called {g.box.combat[card].slug!r}"
        g.combat.remove(card)
    return cards


def set_beasts(
    s: Script[Lords],
    monsters: Mapping[str, int],
    loki: int,
    rings: Mapping[str, str],
    wounds: Mapping[str, Mapping[str, Sequence[int]]],
    slain: Mapping[str, str],
    tokens: Mapping[str, int],
) -> None:
    g = s.g
    g.monster_at[b.LOKI] = (loki or g.map.regions) - 1
    for name, region in monsters.items():
        g.monster_at[monster(g, name)] = region - 1
    for name, colour in rings.items():
        g.rings[monster(g, name)] = s.seat(colour)
    for name, markers in wounds.items():
        for colour, boxes in markers.items():
            for box in boxes:
                g.wounds[monster(g, name)][box - 1] = s.seat(colour)
    for name, colour in slain.items():
        g.monster_at[monster(g, name)], g.figures[monster(g, name)] = b.SLAIN, s.seat(colour)
    for colour, count in tokens.items():
        g.tokens[s.seat(colour)] = count


def set_decks(g: Lords, events: Sequence[int], blessing_deck: str) -> None:
    drawn = [next(n for n, card in enumerate(g.box.events) if card.region == region - 1) for region in events]
    g.events = [card for card in g.events if card not in drawn] + drawn[::-1]
    blessings = [index(g.box.blessings, name) for name in blessing_deck.split()]
    g.deck = [card for card in g.deck if card not in blessings] + blessings[::-1]


def set_end(s: Script[Lords], turned: str, last_turns: int, trigger: str) -> None:
    g = s.g
    for name in turned.split():
        omen = next(n for n, o in enumerate(g.omens) if g.box.omens[o].slug.endswith(name))
        g.turned[omen] = 1
    g.last_turns = last_turns
    if trigger:
        g.trigger = s.seat(trigger)
