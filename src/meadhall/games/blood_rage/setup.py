"""Setting the table (BR-114 to BR-149)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.state import EMPTY, NOBODY, BloodRage
from meadhall.kernel import BadOptions, Choice

CLANS = Choice("clans", None, each=b.CLANS, one="clan")  # of each seat, by name; default: in this order
CHOICES = (
    CLANS,
    Choice("first", None),  # the seat of the first player; default: drawn
    Choice("beginners", False, (False, True)),  # skip the first draft
)


def set_table(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> BloodRage:
    """A new game, up to the first phase of the first Age."""
    g = BloodRage(seats, seed, box)
    g.clans = CLANS.seated(seats, options["clans"], "BR-101")
    g.skip_draft = options["beginners"]
    place_figures(g)
    place_clan_tokens(g)
    place_province_tokens(g)
    shuffle_decks(g)
    g.first = choose_first(g, options["first"])
    g.age, g.phase, g.turn, g.battle = 1, b.GIFTS, NOBODY, None
    return g


def choose_first(g: BloodRage, seat: Any) -> int:
    """The players' own choice, or a draw (BR-148)."""
    if seat is None:
        return g.below(g.seats)
    if type(seat) is not int or not 0 <= seat < g.seats:
        raise BadOptions(f"first is a seat from 0 to {g.seats - 1}, not {seat!r}", "BR-148")
    return seat


def place_figures(g: BloodRage) -> None:
    """Eight Warriors, a Leader and a Ship in each reserve; the Monsters beside the board (BR-114, BR-146)."""
    g.warriors = [0] * (g.seats * b.ALL_PLACES)
    for seat in range(g.seats):
        g.warriors[seat * b.ALL_PLACES + b.RESERVE] = b.WARRIORS
    g.leaders = [b.RESERVE] * g.seats
    g.ships = [b.RESERVE] * g.seats
    g.monsters = [b.BOX] * b.MONSTERS
    g.crowd = [0] * b.ALL_PLACES
    g.crowd[b.RESERVE] = g.seats * (b.WARRIORS + 2)
    g.crowd[b.BOX] = b.MONSTERS
    g.on_map = [0] * g.seats


def place_clan_tokens(g: BloodRage) -> None:
    """First step of every stat, 6 Rage, no Glory, an empty sheet (BR-118, BR-123, BR-124)."""
    g.steps = [[0, 0, 0] for _ in range(g.seats)]
    g.rage = [g.box.tracks[b.RAGE][0]] * g.seats
    g.glory = [0] * g.seats
    g.passed = [0] * g.seats
    g.upgrades = [[EMPTY] * len(b.SLOTS) for _ in range(g.seats)]
    g.kept = [EMPTY] * g.seats
    g.placing = EMPTY
    g.hands = [[] for _ in range(g.seats)]
    g.drafts = [[] for _ in range(g.seats)]
    g.picked = [[] for _ in range(g.seats)]
    g.quests = [[] for _ in range(g.seats)]


def place_province_tokens(g: BloodRage) -> None:
    """Pillage tokens, the three dooms, and the provinces destroyed before play (BR-126 to BR-135)."""
    rewards = [reward for reward, count in enumerate(g.box.values.tokens) for _ in range(count)]
    g.shuffle(rewards)
    g.rewards = [*rewards, b.REWARD_ALL]
    g.pillaged = [0] * b.PROVINCES
    g.destroyed = [0] * b.PROVINCES
    tokens = list(range(b.OUTER))
    g.shuffle(tokens)
    g.doom = tokens[: b.AGES]
    g.marker = g.doom[0]
    for province in tokens[b.AGES : b.AGES + g.box.values.destroyed[g.seats - 2]]:
        g.destroyed[province] = 1


def shuffle_decks(g: BloodRage) -> None:
    """One deck for each Age, without the cards marked for more players (BR-137 to BR-142)."""
    g.decks = [g.box.deck(age, g.seats) for age in range(1, b.AGES + 1)]
    for deck in g.decks:
        g.shuffle(deck)
    g.discard, g.buried = [], []
