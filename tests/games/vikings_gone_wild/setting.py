"""The material of scenes: an empty table, and each part of a position laid on it by name.

A scene that cannot be is refused with a sentence: a card too many, a building for which there is no room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import setup
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.state import Vikings
from tests.games.script import Script

Words = Mapping[str, str]


def words(text: str) -> Iterator[str]:
    """The words of a row, as often as they say: `cannon*3`."""
    for word in text.split():
        name, _, times = word.partition("*")
        yield from [name] * int(times or 1)


def index(rows: Sequence[Any], slug: str) -> int:
    found = [number for number, row in enumerate(rows) if row.slug == slug]
    assert found, f"nothing is called {slug!r}"
    return found[0]


def card(g: Vikings, slug: str) -> int:
    return index(g.box.cards, slug)


def shown(g: Vikings, undead: int) -> str:
    """An Undead card, the Riposte or an empty slot of the row in words."""
    return {b.EMPTY: "-", b.RIPOSTE: "riposte"}.get(undead) or g.box.undead[undead].slug


def clear(g: Vikings) -> None:
    """Clear the table: no player has anything yet."""
    setup.set_players(g)
    setup.set_market(g)


def set_market(g: Vikings, sold: str) -> None:
    """Cards that are gone from the stacks besides what is named elsewhere: the last player has had them, for good."""
    for name in words(sold):
        g.stacks[card(g, name)] -= 1
        g.removed[-1].append(card(g, name))


# -- players ------------------------------------------------------------------------------------------------------


def set_villages(
    s: Script[Vikings],
    villages: Words,
    halls: Mapping[str, int],
    tokens: Mapping[str, tuple[int, int]],
    stored: Mapping[str, tuple[int, int]],
) -> None:
    g = s.g
    for name, level in halls.items():
        g.halls[s.seat(name)] = level
    for name, text in villages.items():
        for word in text.split():
            build(g, s.seat(name), word)
    for name, purse in tokens.items():
        g.tokens[s.seat(name)] = list(purse)
    for name, purse in stored.items():
        g.stored[s.seat(name)] = list(purse)


def build(g: Vikings, seat: int, word: str) -> None:
    """A building; `+` is under construction, `*` was attacked in this round."""
    if word == "town-hall*":
        g.hall_struck[seat] = 1
        return
    kind = b.BUILDINGS.index(word.rstrip("+*"))
    g.lots[kind] -= 1
    g.built[seat].append(kind)
    g.sites[seat].append(int("+" in word))
    g.struck[seat].append(int("*" in word))


def set_cards(s: Script[Vikings], hands: Words, piles: Words, discards: Words, played: Words) -> None:
    g = s.g
    for seat, name in enumerate(s.names):
        rest = sorted(g.piles[seat])
        take = Taker(g, rest)
        g.hands[seat][:] = sorted(take.all(hands.get(name, "")))
        g.discards[seat][:] = take.all(discards.get(name, ""))
        g.played[seat][:] = take.all(played.get(name, ""))
        if name in piles:
            g.piles[seat][:] = take.all(piles[name])[::-1]
            g.removed[seat] += rest
        else:
            g.piles[seat][:] = rest


class Taker:
    """Takes cards from a starter deck, from the stacks, or from the decks of the competitive game."""

    def __init__(self, g: Vikings, starters: list[int]) -> None:
        self.g = g
        self.starters = starters

    def all(self, text: str) -> list[int]:
        return [self.one(name) for name in words(text)]

    def one(self, name: str) -> int:
        number = card(self.g, name)
        family = self.g.box.cards[number].family
        if family == w.STARTER:
            self.starters.remove(number)
        elif family in (w.UNIT, w.DEFENCE):
            self.g.stacks[number] -= 1
            assert self.g.stacks[number] >= 0, f"there are not so many of {name}"
        else:
            take_rival_card(self.g, number)
        return number


# -- the Undead Army ----------------------------------------------------------------------------------------------


def set_army(g: Vikings, row: str, deck: str | None, fallen: str, boss: str) -> None:
    """The row from slot 1 to 5, the deck with the next card first, and the discard."""
    army = setup.family(g, w.UNDEAD_UNIT, w.UNDEAD_BUILDING, w.CHALLENGE)
    bosses = setup.family(g, w.BOSS)
    lying = [lay(g, army, bosses, word) for word in row.split()]
    assert len(lying) == b.ROW, "the row has five slots"
    g.row = lying
    g.fallen = [lay(g, army, bosses, word) for word in words(fallen)]
    named = None if deck is None else [lay(g, army, bosses, word) for word in words(deck)]
    bottom = [lay(g, army, bosses, boss)] if len(bosses) == bosses_in_all(g) else []
    g.deck = [*bottom, *(army if named is None else named[::-1])]
    g.aside, g.bosses = [] if named is None else army, bosses


def bosses_in_all(g: Vikings) -> int:
    return len(setup.family(g, w.BOSS))


def lay(g: Vikings, army: list[int], bosses: list[int], word: str) -> int:
    if word in ("-", "riposte"):
        return b.EMPTY if word == "-" else b.RIPOSTE
    number = index(g.box.undead, word)
    (bosses if g.box.undead[number].family == w.BOSS else army).remove(number)
    return number


def set_tracks(
    g: Vikings, team: int, desolation: int, lost: int, wounds: int, boss_fell: bool, objectives: str
) -> None:
    g.team, g.desolation, g.lost, g.wounds, g.boss_fell = team, desolation, lost, wounds, int(boss_fell)
    g.objectives = tuple([index(g.box.objectives, name) for name in objectives.split()])


# -- rivals -------------------------------------------------------------------------------------------------------


def take_rival_card(g: Vikings, number: int) -> None:
    """A card of Odin's Path or a Favour, from wherever it lies."""
    for pile in (g.path_deck, g.favour_deck, g.favour_aside, g.favours):
        if number in pile:
            pile.remove(number)
            return
    assert number in g.path, f"{g.box.cards[number].slug} is not there any more"
    g.path[g.path.index(number)] = b.EMPTY


def set_rivals(
    s: Script[Vikings],
    points: Mapping[str, int],
    path: str,
    path_deck: str,
    favours: str,
    missions: Words,
    completed: Words,
    bonuses: str,
) -> None:
    """Odin's Path by slot, the next cards of its deck first; all that is not named is below, or out of play."""
    g = s.g
    for name, number in points.items():
        g.points[s.seat(name)] = number
    set_path(g, path, path_deck)
    set_favours(g, favours)
    set_missions(s, missions, completed)
    g.bonuses = tuple([index(g.box.bonuses, name) for name in bonuses.split()])


def set_path(g: Vikings, path: str, path_deck: str) -> None:
    """Set the row; the cards that lay there go under the deck."""
    g.path_deck += [number for number in g.path if number != b.EMPTY]
    g.path = [b.EMPTY] * b.ROW
    g.path_deck.sort()
    lying = [b.EMPTY if word == "-" else _drawn(g.path_deck, card(g, word)) for word in path.split()]
    first = [_drawn(g.path_deck, card(g, word)) for word in words(path_deck)]
    g.path, g.path_deck = lying, [*g.path_deck, *first[::-1]]


def set_favours(g: Vikings, favours: str) -> None:
    """The two face up; the others of the deck stay, as far as there are enough."""
    count = len(g.favour_deck) + len(g.favours)
    spare = sorted([*g.favours, *g.favour_deck, *g.favour_aside])
    g.favours = [_drawn(spare, card(g, word)) for word in favours.split()] if favours else []
    rest = max(count - len(g.favours), 0)
    g.favour_deck, g.favour_aside = spare[:rest], spare[rest:]


def set_missions(s: Script[Vikings], missions: Words, completed: Words) -> None:
    """Those that are not named lie in their decks."""
    g = s.g
    g.missions, g.completed = [[] for _ in s.names], [[] for _ in s.names]
    decks: list[list[int]] = [[], [], []]
    for number, row in enumerate(g.box.missions):
        decks[row.level - 1].append(number)
    for place, rows in ((g.missions, missions), (g.completed, completed)):
        for name, text in rows.items():
            for word in text.split():
                number = index(g.box.missions, word)
                decks[g.box.missions[number].level - 1].remove(number)
                place[s.seat(name)].append(number)
    g.mission_decks = decks


def drain(g: Vikings, drained: str) -> None:
    """Decks that are used up: `path`, `favours`, `missions-1` to `missions-3`."""
    for name in drained.split():
        if name == "path":
            deck, pile = g.path_deck, g.path_discard
        elif name == "favours":
            deck, pile = g.favour_deck, g.favour_aside
        else:
            deck, pile = g.mission_decks[int(name[-1]) - 1], g.completed[-1]
        pile += deck
        deck.clear()


def _drawn(pile: list[int], number: int) -> int:
    pile.remove(number)
    return number
