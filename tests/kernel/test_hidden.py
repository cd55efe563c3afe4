"""Hidden pools: what can't be seen is dealt again, never lost, and noticed when it is shown, twins or not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from meadhall import contract
from meadhall.kernel import DONE, Match, Option, Pool, Steps, Zone, ask, begun, procedure, question
from meadhall.kernel.hidden import learned, redeal, unseen
from tests.kernel import toy
from tests.kernel.toy import Toy, toy_game

ODD = frozenset(range(1, 12, 2))


def table(*, deck: list[int], hands: list[list[int]], open_cards: list[int]) -> Toy:
    """A table of the toy set by hand; cards may be there twice."""
    g = Toy(2, 3)
    g.deck, g.hands, g.table = deck, hands, open_cards
    g.scores, g.stones = [0, 0], [[], []]
    return g


# -- what is hidden, and dealt again ----------------------------------------------------------------------------


def test_a_seat_sees_its_own_zones_and_a_spectator_none() -> None:
    g = table(deck=[5, 0], hands=[[3], [1, 4]], open_cards=[2])

    assert unseen(toy.pools(g), 0) == [0, 1, 4, 5]
    assert unseen(toy.pools(g), 1) == [0, 3, 5]
    assert unseen(toy.pools(g), None) == [0, 1, 3, 4, 5]


def test_things_change_places_with_their_kind_only() -> None:
    small, large = [0, 1, 2, 9], [10, 11, 3]
    kind = [int(thing > 5) for thing in range(12)]
    for seed in range(20):
        g = Toy(2, seed)
        here, there = small[:], large[:]
        redeal(g, [Pool([Zone([here, there])], kind, 2)], None)
        assert [kind[thing] for thing in here + there] == [0, 0, 0, 1, 1, 1, 0]
        assert sorted(here + there) == sorted(small + large)


@pytest.mark.parametrize("kind", [None, [0] * 12])
def test_where_not_everything_can_lie_something_fitting_does(kind: list[int] | None) -> None:
    seen = set()
    for seed in range(30):
        g = Toy(2, seed)
        anything, odd = [0, 2, 4, 5], [1, 3]
        redeal(g, [Pool([Zone([odd], tidy=True, may=ODD), Zone([anything])], kind)], None)
        assert set(odd) <= ODD
        assert odd == sorted(odd)
        assert sorted(anything + odd) == [0, 1, 2, 3, 4, 5]
        seen.add(tuple(odd))
    assert seen == {(1, 3), (1, 5), (3, 5)}


def test_a_zone_may_be_some_places_of_a_list() -> None:
    for seed in range(20):
        pile, g = [7, 1, 2, 3], Toy(2, seed)
        redeal(g, [Pool([Zone([pile], at=range(1, 4))])], None)
        assert pile[0] == 7
        assert sorted(pile[1:]) == [1, 2, 3]


def test_piles_apart_keep_their_things() -> None:
    orders = set()
    for seed in range(20):
        first, second = [7, 1, 2, 3], [9, 4, 5]
        redeal(Toy(2, seed), [Pool([Zone([first, second], at=slice(1, None))], apart=True)], None)
        assert (first[0], sorted(first[1:]), second[0], sorted(second[1:])) == (7, [1, 2, 3], 9, [4, 5])
        orders.add((*first, *second))
    assert len(orders) > 5


def test_a_zone_may_be_dealt_by_a_rule_of_its_own() -> None:
    def highest(g: Toy, heap: list[int], count: int) -> list[int]:
        return [heap.pop(heap.index(max(heap))) for _ in range(count)]

    rest, best = [9, 1, 2], [3]
    redeal(Toy(2, 1), [Pool([Zone([best], deal=highest), Zone([rest])])], None)
    assert best == [9]
    assert sorted(rest) == [1, 2, 3]


def test_what_lies_still_is_hidden_but_not_dealt() -> None:
    pile = [3, 1, 2]
    pools = [Pool([Zone([pile])], still=True)]
    redeal(Toy(2, 1), pools, None)
    assert pile == [3, 1, 2]
    assert unseen(pools, None) == [1, 2, 3]


def test_a_lost_and_a_made_thing_are_named() -> None:
    game, g = toy_game(), table(deck=[*range(2, 12)], hands=[[0], [2]], open_cards=[])
    with pytest.raises(AssertionError, match=r"\{1: -1, 2: 1\}"):
        game.conserved(g)


# -- twins ------------------------------------------------------------------------------------------------------


@question("T-9")
def go_on(g: Toy, seat: int) -> Iterator[Option]:
    """So that a seat could take something back."""
    yield DONE
    yield toy.STEP


@procedure
def show_and_bury(g: Toy, twin: bool) -> Steps[None]:
    """A card of the hand is laid open, while a twin or another card goes from the table under the deck."""
    yield ask(0, go_on)
    g.deck.insert(0, g.table.pop(0 if twin else 1))
    g.table.append(g.hands[0].pop())
    yield ask(0, go_on)


@procedure
def turn_over(g: Toy) -> Steps[None]:
    """The top card of the deck is laid open, and a twin of it goes from the table under the same deck."""
    yield ask(0, go_on)
    g.table.append(g.deck.pop())
    g.deck.insert(0, g.table.pop(0))
    yield ask(0, go_on)


@procedure
def shift(g: Toy) -> Steps[None]:
    """Cards move out of sight, and others in the open: nothing is shown."""
    yield ask(0, go_on)
    g.deck.insert(0, g.hands[0].pop())
    g.table.append(g.table.pop(1))
    yield ask(0, go_on)


def played(rule: Any, *args: Any) -> tuple[Match[Toy], Match[Toy]]:
    """A position before and after a rule; there, 3 lies open, in the deck and in the hand."""
    here: ModuleType = sys.modules[__name__]
    game = toy_game(rules={"procedures": (toy, here), "questions": (toy, here)}, secrets={"contents": None})
    match = Match.at(game, table(deck=[1, 3], hands=[[3], [4]], open_cards=[3, 5, 6]), begun(rule, *args))
    before = match.clone()
    match.apply(0, toy.STEP)
    return before, match


@pytest.mark.parametrize(
    ("rule", "args"), [(show_and_bury, (True,)), (show_and_bury, (False,)), (turn_over, ())],
    ids=["a twin goes out of sight", "another card does", "in the same deck"],
)  # fmt: skip
def test_a_card_shown_is_noticed_even_if_its_twin_goes_out_of_sight(rule: Any, args: tuple[Any, ...]) -> None:
    before, match = played(rule, *args)

    assert not match.can_undo(0)
    assert contract.learned(before, contract.listening(match), 1)
    assert contract.learned(before, contract.listening(match), None)


def test_the_bag_alone_would_not_have_shown_it() -> None:
    before, match = played(show_and_bury, True)

    assert match.game.unseen(before.state, 1) == match.game.unseen(match.state, 1)
    assert learned(match.game, before.state, match.state, 1)


def test_nothing_is_shown_by_cards_that_move_unseen() -> None:
    before, match = played(shift)

    assert match.can_undo(0)
    assert not any([learned(match.game, before.state, match.state, eye) for eye in (None, 0, 1)])
