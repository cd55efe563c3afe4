"""Beside the options in the list: the Rage that an action costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.view import ClanView, Table
from meadhall.kernel.picture import Badge, Said
from meadhall.kernel.render_cache import gist, part

Aside = tuple[str, tuple[Badge, ...]]
FIXED: Final = {"march": b.MARCH_COST, "challenge": b.CHALLENGE_COST, "rise": b.RISE_COST}  # wherever it is done


@part
def asides(box: Box, table: Table) -> dict[str, tuple[Badge, ...]]:
    """By the first words of the option; the clan whose turn it is pays."""
    fixed = [(verb, _price(rage)) for verb, rage in FIXED.items()]
    if table.turn < 0:
        return dict(fixed)
    clan = table.clans[table.turn]
    return dict([*fixed, *_invasions(box, clan), *_upgrades(box, clan, _hand(table))])


@gist
def _hand(table: Table) -> tuple[str, ...]:
    return table.hand


def _price(rage: int, kind: str = "") -> tuple[Badge, ...]:
    return (Badge("rage", Said("aside-rage", numbers={"rage": rage}), str(rage), kind),)


def _invasions(box: Box, clan: ClanView) -> Iterator[Aside]:
    """A Warrior of the reserve costs its STR, which upgrades raise."""
    for troop in clan.reserve:
        figure = box.figures.index(troop.figure)
        yield f"invade {troop.figure}", _price(troop.strength if figure == b.WARRIOR else box.invasion[figure])


def _upgrades(box: Box, clan: ClanView, hand: tuple[str, ...]) -> Iterator[Aside]:
    """The cards of the hand that go on a sheet, cheaper by what upgrades take off."""
    discount = sum([box.does[w.DISCOUNT][box.card(own)] for own in clan.upgrades if own])
    for card in hand:
        if box.family[box.card(card)] not in (w.BATTLE, w.QUEST):
            yield f"upgrade {card}", _price(max(0, box.value[box.card(card)] - discount), "cost")
