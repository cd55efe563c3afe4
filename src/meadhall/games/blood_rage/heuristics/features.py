"""A view of Blood Rage in numbers, for learning agents: only what the seat sees, each number with its name.

Amounts stand as they are on the table; what a network wants scaled, it scales itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as c
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.sheet import SHEET
from meadhall.games.blood_rage.view import PlaceView, Table

_CARDS: Final = ("bonus-best", "bonus-sum", "upgrade-cost-sum", "upgrades-in-hand", "quest-glory", "committed-glory")
_PROVINCE: Final = ("mine", "rival", "pillaged", "destroyed", "doomed", "reward-glory", "reward-steps", "room")

NAMES: Final = (
    *["age", "first", "my-turn", "in-battle"],
    *[f"phase-{phase}" for phase in b.PHASES],
    *SHEET.compared,
    *_CARDS,
    *[f"{place}-{name}" for place in b.PLACES[: b.PROVINCES] for name in _PROVINCE],
)


def features(box: Box, table: Table, seat: int) -> tuple[float, ...]:
    """The numbers, in the order of `NAMES`."""
    return (
        *_match(table, seat),
        *[float(table.phase == phase) for phase in b.PHASES],
        *SHEET.compare(table.clans, seat, table),
        *_cards(box, table),
        *[number for place in table.places[: b.PROVINCES] for number in _province(box, place, table.age, seat)],
    )


def _match(table: Table, seat: int) -> tuple[float, ...]:
    fighting = table.battle is not None and seat in table.battle.rivals
    return (float(table.age), float(table.first == seat), float(table.turn == seat), float(fighting))


def _cards(box: Box, table: Table) -> tuple[float, ...]:
    """The seat's own cards: in hand, drafted and kept, then the committed Quests."""
    cards = [box.card(slug) for slug in (*table.hand, *table.picked, *[table.kept] * bool(table.kept))]
    bonuses = _values(box, cards, (c.BATTLE,))
    costs = _values(box, cards, range(c.MONSTER, c.CLAN + 1))
    committed = [box.card(slug) for slug in table.quests]
    return (
        float(max(bonuses, default=0)),
        float(sum(bonuses)),
        float(sum(costs)),
        float(len(costs)),
        float(sum(_values(box, cards, (c.QUEST,)))),
        float(sum(_values(box, committed, (c.QUEST,)))),
    )


def _values(box: Box, cards: Sequence[int], families: Sequence[int]) -> list[int]:
    return [box.value[card] for card in cards if box.family[card] in families]


def _province(box: Box, place: PlaceView, age: int, seat: int) -> tuple[float, ...]:
    """A province as the seat stands in it; `doomed` is 1 in the Age it falls, less in the Ages before."""
    taken = sum([troop.count for troop in place.troops])
    return (
        float(place.strengths[seat]),
        float(max([s for other, s in enumerate(place.strengths) if other != seat])),
        float(place.pillaged),
        float(place.destroyed),
        1 / (place.doomed - age + 1) if place.doomed >= age and place.doomed else 0.0,
        float(box.values.pillage_glory * (place.reward == b.REWARDS[b.REWARD_GLORY])),
        3.0 if place.reward == b.REWARDS[b.REWARD_ALL] else float(place.reward in b.STATS),
        float(max(0, place.villages - taken)),
    )
