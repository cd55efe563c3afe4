"""Positions and transcripts for the rule tests: set a scene, play lines, look at the table by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

import meadhall
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.turns import take_turn
from meadhall.games.blood_rage.state import EMPTY, BloodRage
from meadhall.games.blood_rage.view import conserved, contents, pools, shown
from meadhall.kernel import Match, begun
from meadhall.kernel.hidden import check_contents, unseen
from tests.games.blood_rage.box import BOX
from tests.games.script import Script

CLANS = ("wolf", "bear", "serpent", "raven")
Figures = Mapping[str, Mapping[str, str | int]]


class Scene(Script[BloodRage]):
    """A match whose table is set and read by names: clans, places, figures and cards."""

    # -- playing ------------------------------------------------------------------------------------

    def to_phase(self, phase: str, age: int | None = None) -> Scene:
        """Pass, keep nothing and take the first option for all players until this phase (of this Age) is reached."""
        wanted = b.PHASES.index(phase)
        for _ in range(2000):
            if self.match.over or (self.g.phase == wanted and (age is None or self.g.age == age)):
                return self
            self.play_quietly()
        raise AssertionError(f"never came to {phase}")

    # -- looking ------------------------------------------------------------------------------------

    def at(self, clan: str, place: str) -> list[str]:
        """The clan's figures at a place, by name, e.g. `["leader", "warrior", "warrior"]`."""
        return sorted(BOX.figures[f] for f in self.g.figures_at(self.seat(clan), b.PLACES.index(place)))

    def glory(self, clan: str) -> int:
        return self.g.glory[self.seat(clan)]

    def rage(self, clan: str) -> int:
        return self.g.rage[self.seat(clan)]

    def stat(self, clan: str, stat: str) -> int:
        """The value of a stat."""
        return self.g.stat(self.seat(clan), b.STATS.index(stat))

    def step(self, clan: str, stat: str) -> int:
        """The step of a stat, 1 to 6."""
        return self.g.steps[self.seat(clan)][b.STATS.index(stat)] + 1

    def strength(self, clan: str, province: str) -> int:
        return self.g.strength(self.seat(clan), b.PLACES.index(province))

    def hand(self, clan: str) -> list[str]:
        return slugs(self.g.hands[self.seat(clan)])

    def quests(self, clan: str) -> list[str]:
        return slugs(self.g.quests[self.seat(clan)])

    def upgrades(self, clan: str) -> list[str]:
        return slugs([card for card in self.g.upgrades[self.seat(clan)] if card != EMPTY])

    def discard(self) -> list[str]:
        return slugs(self.g.discard)

    def pillaged(self, province: str) -> bool:
        return bool(self.g.pillaged[b.PLACES.index(province)])

    def destroyed(self, province: str) -> bool:
        return bool(self.g.destroyed[b.PLACES.index(province)])

    def view(self, clan: str | None) -> Any:
        """The table as a clan sees it (None: a spectator)."""
        return self.match.view(None if clan is None else self.seat(clan)).table


def slugs(cards: Iterable[int]) -> list[str]:
    return [BOX.keys[card] for card in sorted(cards)]


def card(name: str) -> int:
    """A card by slug; a name that is in several Ages means its first, unless it ends in the Age's number."""
    for slug in (name, f"{name}-1", f"{name}-2", f"{name}-3"):
        if slug in BOX.keys:
            return BOX.card(slug)
    raise AssertionError(f"no card is called {name!r}")


def new(seats: int = 4, seed: int = 1, **options: Any) -> Scene:
    """A new game, at its first decision; the Wolf is first player unless said otherwise."""
    options.setdefault("first", 0)
    return Scene(meadhall.new("blood-rage", seats=seats, seed=seed, **options))


def scene(
    *,
    seats: int = 4,
    age: int = 1,
    turn: str = "wolf",
    figures: Figures | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    upgrades: Mapping[str, Sequence[str]] | None = None,
    quests: Mapping[str, Sequence[str]] | None = None,
    rage: Mapping[str, int] | None = None,
    glory: Mapping[str, int] | None = None,
    steps: Mapping[str, tuple[int, int, int]] | None = None,
    passed: Sequence[str] = (),
    rewards: Mapping[str, str] | None = None,
    pillaged: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    doom: Sequence[str] = ("myrkulor", "elvagar", "muspelheim"),
    decks: Mapping[int, Sequence[str]] | None = None,
    twins: Sequence[str] = (),
    seed: int = 1,
) -> Scene:
    """A position in the Action phase of an Age, on the turn of one clan.

    Nothing is on the map, in hands or on sheets but what is named; nothing is destroyed or pillaged.
    `figures` maps clan and place to a count of Warriors or to words: `{"wolf": {"gimle": "leader 2 warrior"}}`
    (places include `valhalla` and the fjords; a Monster needs no card in `upgrades`: it is added). Rage is the
    Rage stat unless given. `steps` are the steps of Rage, Axes and Horns, from 1. All provinces carry a Rage
    token unless `rewards` says otherwise, Yggdrasil its own. `decks` puts cards on top of the deck of an Age.
    `twins` are cards of which the scene has one more than the box: for rulings that speak of two alike.
    """
    s = new(seats, seed, first=(CLANS.index(turn) - (age - 1)) % seats)
    s.to_phase("action", age)
    g = s.g
    clear(g)
    g.doom = [b.PLACES.index(p) for p in doom]
    g.marker = g.doom[age - 1]
    for clan, names in (upgrades or {}).items():
        for name in names:
            place_upgrade(g, s.seat(clan), card(name))
    for clan, places in (figures or {}).items():
        for place, what in places.items():
            place_figures(g, s.seat(clan), b.PLACES.index(place), what)
    for clan, cards in (hands or {}).items():
        g.hands[s.seat(clan)] = sorted(card(name) for name in cards)
    for clan, cards in (quests or {}).items():
        g.quests[s.seat(clan)] = sorted(card(name) for name in cards)
    for clan, three in (steps or {}).items():
        g.steps[s.seat(clan)] = [step - 1 for step in three]
    for seat in range(seats):
        g.rage[seat] = g.stat(seat, b.RAGE)
    for clan, amount in (rage or {}).items():
        g.rage[s.seat(clan)] = amount
    for clan, amount in (glory or {}).items():
        g.glory[s.seat(clan)] = amount
    for clan in passed:
        g.passed[s.seat(clan)], g.rage[s.seat(clan)] = 1, 0
    for province, reward in (rewards or {}).items():
        g.rewards[b.PLACES.index(province)] = b.REWARDS.index(reward)
    for province in pillaged:
        g.pillaged[b.PLACES.index(province)] = 1
    for province in destroyed:
        g.destroyed[b.PLACES.index(province)] = 1
        assert not g.crowd[b.PLACES.index(province)], f"nobody can be in {province}, which is destroyed"
    put_away(g)
    for number, cards in (decks or {}).items():
        put_on_deck(g.decks[number - 1], [card(name) for name in cards])
    check(g, [card(name) for name in twins])
    return begin_turn(s)


def put_away(g: BloodRage) -> None:
    """A card that the scene names is in no deck; of the others, what has been dealt already lies face down."""
    left = Counter(contents(g))
    left.subtract(named(g))
    for deck in g.decks:
        for number in list(deck):
            if left[number] <= 0:
                deck.remove(number)
            left[number] -= 1
    g.buried = sorted((+left).elements())


def named(g: BloodRage) -> list[int]:
    """The cards of a scene that do not lie face down."""
    return [*chain(*g.hands, *g.quests, *shown(g))]


def check(g: BloodRage, twins: Sequence[int]) -> None:
    """Refuse, with a sentence, a position with more than the box holds; with less than all of it, too.

    A scene may have any card of the box, also those that fewer players than four leave there.
    """
    box = Counter([number for age in range(1, b.AGES + 1) for number in BOX.deck(age, len(CLANS))])
    too_many = Counter(named(g)) - box - Counter(twins)
    assert not too_many, f"there is no such position: more than the box has of {slugs(too_many)}"
    conserved(g)
    added = Counter(named(g)) - Counter(contents(g))
    check_contents(unseen(pools(g), None), shown(g), [*contents(g), *added.elements()])


def put_on_deck(deck: list[int], cards: list[int]) -> None:
    """The first of these cards is the first to be dealt."""
    for number in cards:
        assert number in deck, f"{BOX.keys[number]} is not in this deck"
        deck.remove(number)
    deck[:0] = cards


def begin_turn(s: Scene) -> Scene:
    """Let the first player begin a turn, on the state as it is now, in the Action phase that was come to."""
    *below, _ = s.match.frames  # the Age and its Action phase; the turn begins again
    return Scene(Match.at(s.match.game, s.g, *below, begun(take_turn, s.g.first)))


def clear(g: BloodRage) -> None:
    """An empty table: all figures in reserve, no cards anywhere, nothing pillaged or destroyed."""
    from meadhall.games.blood_rage.setup import place_clan_tokens, place_figures

    place_figures(g)
    place_clan_tokens(g)
    g.discard, g.buried = [], []
    g.rewards = [b.RAGE] * b.OUTER + [b.REWARD_ALL]
    g.pillaged = [0] * b.PROVINCES
    g.destroyed = [0] * b.PROVINCES


def place_upgrade(g: BloodRage, seat: int, number: int) -> None:
    slot = next(i for i in w.SLOTS_OF[BOX.family[number]] if g.upgrades[seat][i] == EMPTY)
    g.upgrades[seat][slot] = number
    if number in BOX.monster_of:
        g.move(seat, BOX.monster_of[number], b.BOX, b.RESERVE)


def place_figures(g: BloodRage, seat: int, place: int, what: str | int) -> None:
    for figure in _figures(what):
        number = BOX.figures.index(figure)
        if number >= b.FIRST_MONSTER and number not in g.monsters_of(seat):
            place_upgrade(g, seat, card(figure))
        assert g.count_at(seat, number, b.RESERVE), f"the {CLANS[seat]} has no {figure} left to place"
        assert place >= b.PROVINCES or g.has_room(place), f"{b.PLACES[place]} has no village for another figure"
        assert place >= b.MAP or b.is_fjord(place) == (number in BOX.ships), f"a {figure} never is in {b.PLACES[place]}"
        g.move(seat, number, b.RESERVE, place)


def _figures(what: str | int) -> list[str]:
    if isinstance(what, int):
        return ["warrior"] * what
    found: list[str] = []
    count = 1
    for word in what.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found
