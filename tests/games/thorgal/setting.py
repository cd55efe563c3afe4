"""The material of scenes: cards are taken out of the box, each as often as there are copies, and laid on the table.

A scene that cannot be is refused with a sentence: a card too many, a number below 0, an unknown name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.queries import reckoning as r
from meadhall.games.thorgal.setup import place_players, place_round, place_terrains
from meadhall.games.thorgal.state import Thorgal
from meadhall.games.thorgal.view import cards_of
from tests.games.thorgal.box import t
from tests.games.thorgal.names import card

Pile = int | Sequence[str]  # a number of cards, or these; the last one named lies on top
Piles = Mapping[str, Pile]


def clear(g: Thorgal, phase: str) -> None:
    """An empty table in the same place of the round."""
    kept = (g.destiny, g.pawns, g.phase, g.step, g.turn)
    place_players(g)
    place_terrains(g)
    place_round(g)
    g.destiny, g.pawns, g.phase, g.step, g.turn = kept
    for piles in (g.decks, g.reserves, g.discards, g.graves):
        piles[:] = [[] for _ in piles]
    if phase == "prophecy":
        g.points = [r.prophecy_points(g, seat) for seat in range(g.seats)]


def take(box: list[int], name: str, kinds: Sequence[int] = range(len(w.TYPES))) -> int:
    """Take a card of one of these types out of those not yet on the table."""
    left = [c for c in box if t.KIND[c] in kinds]
    assert is_among(name, left), (
        f"{name!r} is not to be had: it is laid out already, not in this deck, or of another type"
    )
    number = card(name, left)
    box.remove(number)
    return number


def of_role(box: list[int], role: int) -> list[int]:
    return [c for c in box if t.is_destiny(c) == (role == b.DESTINY)]


def pile(box: list[int], what: Pile, role: int) -> list[int]:
    if not isinstance(what, int):
        return [take(box, name) for name in what]
    left = of_role(box, role)
    assert 0 <= what <= len(left), f"{what} cards are wanted of a {b.ROLES[role]} deck that has {len(left)} left"
    taken = left[-what:] if what else []
    for number in taken:
        box.remove(number)
    return taken


def set_terrains(
    g: Thorgal, seats: Sequence[str], names: Sequence[str] | None, conquered: Mapping[str, str], destination: str
) -> None:
    all_terrains = [c for cards in g.lists for c in cards if t.KIND[c] == w.TERRAIN]
    if names is None:
        firsts = [2, 4] if g.seats == 2 else [2, *[3] * (g.seats - 1)]
        chosen = [c for seat, count in enumerate(firsts) for c in g.aside[seat][:count]]
    else:
        chosen = [card(name, all_terrains) for name in names]
    wanted = [card(name, all_terrains) for name in (*conquered, *[destination] * bool(destination))]
    for number in dict.fromkeys(chosen + wanted):
        g.bring_terrain(next(seat for seat in range(g.seats) if number in g.aside[seat]), number)
    for name, faction in conquered.items():
        g.conquerors[g.terrains.index(card(name, g.terrains))] = seats.index(faction)
        g.horns[seats.index(faction)] += 1
    assert max(g.horns) < g.horns_needed, f"{max(g.horns)} conquests have won the match"
    g.destination = g.terrains.index(card(destination, g.terrains)) if destination else b.NOTHING
    assert not destination or g.destination in g.unconquered(), f"{destination!r} is conquered, and no destination"
    if g.phase == b.JOURNEY and g.step == b.ACTIONS and not destination:
        g.destination = g.unconquered()[0]


def set_tokens(g: Thorgal, exhausted: Mapping[str, int], tokens: Mapping[str, b.Three]) -> None:
    assert min(exhausted.values(), default=0) >= 0, "Exhausted tokens are never owed"
    in_play = [*g.terrains, *[g.opposer] * (g.opposer != b.NOTHING), *[c for cards in g.groups for c in cards]]
    for name in (*exhausted, *tokens):
        assert any([is_among(name, [c]) for c in in_play]), f"{name!r} is not in play, and bears no tokens"
    for seat in range(g.seats):
        names = {name: card(name, g.groups[seat]) for name in (*exhausted, *tokens) if is_among(name, g.groups[seat])}
        for name, number in names.items():
            at = g.groups[seat].index(number)
            g.spent[seat][at] = exhausted.get(name, 0)
            g.marks[seat][at] = tokens.get(name, b.NONE)
    for name in (*exhausted, *tokens):
        if is_among(name, g.terrains):
            place = g.terrains.index(card(name, g.terrains))
            g.terrain_spent[place] = exhausted.get(name, 0)
            g.terrain_marks[place] = tokens.get(name, b.NONE)
        if g.opposer != b.NOTHING and is_among(name, [g.opposer]):
            g.opposer_spent, g.opposer_marks = exhausted.get(name, 0), tokens.get(name, b.NONE)


def check_names(seats: Sequence[str], given: Sequence[Mapping[str, object] | None]) -> None:
    """Check that everything given is given to a faction at the table."""
    for mapping in given:
        for name in mapping or {}:
            assert name in seats, f"nobody plays {name!r}: there are {', '.join(seats)}"


def put_on_top(g: Thorgal, seat: int, names: Sequence[str]) -> None:
    """Cards of the deck of the seat's role come to its top, the last one named uppermost."""
    deck = g.decks[g.pile(seat)]
    for name in names:
        number = take(deck, name)
        deck.append(number)


def is_among(name: str, cards: Sequence[int]) -> bool:
    try:
        card(name, cards)
    except AssertionError:
        return False
    return True


def on_table(g: Thorgal, seat: int) -> list[int]:
    """The cards of a seat as they lie now: what the scene began with."""
    return cards_of(g, seat) + [c for c in g.lists[seat] if t.KIND[c] == w.TERRAIN]
