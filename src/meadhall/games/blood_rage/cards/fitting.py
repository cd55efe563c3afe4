"""Checks that the tables of an edition fit each other: enough cards to deal, a map on which every battle can be met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import box as x
from meadhall.games.reading import Reader

DEALT = 8  # cards to each player, in every Age (BR-302)


class Misfit(NamedTuple):
    file: str
    reason: str


def check_fit(
    reader: Reader,
    cards: Sequence[x.Card],
    _: Sequence[x.Monster],
    provinces: Sequence[x.Province],
    values: x.Values,
) -> None:
    """Refuse what cannot be played to its end."""
    found = [*_deck_misfits(cards), *_map_misfits(provinces), *_token_misfits(values)]
    for file, reason in found:
        reader.refuse(file, reason)


def _deck_misfits(cards: Sequence[x.Card]) -> Iterator[Misfit]:
    for age in range(1, b.AGES + 1):
        for seats in (2, 3, 4):
            count = sum([card.copies[seats - 2] for card in cards if card.age == age])
            if count < DEALT * seats:
                need = f"{seats} players are dealt {DEALT * seats} cards of Age {age}"
                yield Misfit("cards.csv", f"{need}, but there are {count} (BR-302)")


def _map_misfits(provinces: Sequence[x.Province]) -> Iterator[Misfit]:
    for place, row in enumerate(provinces):
        if place in row.borders:
            yield Misfit("provinces.csv", f"{row.slug} does not border itself")
        for other in row.borders:
            if place not in provinces[other].borders:
                yield Misfit("provinces.csv", f"{row.slug} borders {provinces[other].slug}, but not the other way")
    for fjord in range(b.FIRST_FJORD, b.MAP):
        count = len([row for row in provinces if row.fjord == fjord])
        if count != 2:
            yield Misfit("provinces.csv", f"a fjord supports two provinces; the {b.PLACES[fjord]} one has {count}")
    for region, word in enumerate(b.REGIONS[:-1]):
        if not any([row.region == region for row in provinces]):
            yield Misfit("provinces.csv", f"there is no province in {word}")


def _token_misfits(values: x.Values) -> Iterator[Misfit]:
    if sum(values.tokens) != b.OUTER:
        yield Misfit("values.csv", f"tokens: there is one for each of {b.OUTER} provinces, not {sum(values.tokens)}")
