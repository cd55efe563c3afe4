"""A Battle as one seat may see it: both sides, and to who fights what each card of the own hand would do."""

from __future__ import annotations

import msgspec

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.queries.combat import (
    ATTACKER,
    DEFENDER,
    Outlook,
    fighter,
    leader,
    loss_symbols,
    outlook,
    played_value,
    side_of,
    value_parts,
)  # fmt: skip
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel.render_cache import once


class SideView(msgspec.Struct, frozen=True):
    """A side of a Battle."""

    seat: int
    cards: tuple[tuple[str, int], ...]  # played, and what each counts
    parts: tuple[tuple[str, int], ...]  # where its value comes from
    value: int
    losses: int  # Loss symbols on its cards
    spared: int
    passed: bool
    cap: int  # cards it may still play; below 0 any number


class BattleView(msgspec.Struct, frozen=True):
    region: str
    attacker: SideView
    defender: SideView
    step: int
    winner: int
    shown: tuple[str, ...]  # the enemy's hand, to whom Huginn shows it
    leader: int  # who would win as it stands
    worth: tuple[tuple[str, int], ...]  # what each card of the seat's own hand would count now
    outlooks: tuple[tuple[str, Outlook], ...]  # and how the Battle would end with it


def battle_view(g: Lords, me: int) -> BattleView | None:
    if g.battle is None:
        return None
    fight = g.battle
    fights = me in (fight.attacker, fight.defender)
    return BattleView(
        region=b.REGIONS[fight.region],
        attacker=_side(g, ATTACKER),
        defender=_side(g, DEFENDER),
        step=fight.step,
        winner=fight.winner,
        shown=tuple([g.box.combat[card].slug for card in fight.shown[int(me == fight.defender)]]) if fights else (),
        leader=leader(g),
        worth=_worth(g, me) if fights else (),
        outlooks=_outlooks(g, me) if fights else (),
    )


def _worth(g: Lords, seat: int) -> tuple[tuple[str, int], ...]:
    """What each kind of card in a fighter's hand would count if it were played now."""
    side = side_of(g, seat)
    return tuple([(g.box.combat[card].slug, played_value(g, side, card)) for card in dict.fromkeys(g.hands[seat])])


def _outlooks(g: Lords, seat: int) -> tuple[tuple[str, Outlook], ...]:
    """How the Battle would end with each kind of card in a fighter's hand."""
    side = side_of(g, seat)
    return tuple([(g.box.combat[card].slug, outlook(g, side, card)) for card in dict.fromkeys(g.hands[seat])])


@once
def _side(g: Lords, side: int) -> SideView:
    fight = g.fight
    parts = tuple(value_parts(g, side))
    return SideView(
        seat=fighter(g, side),
        cards=tuple([(g.box.combat[c].slug, n) for c, n in zip(fight.cards[side], fight.bonus[side], strict=True)]),
        parts=parts,
        value=sum([amount for _, amount in parts]),
        losses=loss_symbols(g, side),
        spared=fight.spared[side],
        passed=bool(fight.passed[side]),
        cap=fight.cap[side],
    )
