"""The box: how many of each thing, what each costs and what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box, Card, Undead

BOX: Box = GAME.box


def card(slug: str) -> Card:
    return next(row for row in BOX.cards if row.slug == slug)


def undead(slug: str) -> Undead:
    return next(row for row in BOX.undead if row.slug == slug)


def copies(family: int) -> dict[str, int]:
    return {row.slug: row.copies for row in BOX.cards if row.family == family}


# -- how many ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-103")
def test_the_expansion_has_54_cards() -> None:
    """49 of them are in the box; the Horns, Ragnarök, the Riposte and the player aid are of the board."""
    army = [sum(row.copies for row in BOX.undead if row.family == family) for family in range(len(w.UNDEAD))]

    assert army == [20, 11, 6, 5]
    assert len(BOX.objectives) == 7
    assert sum(army) + len(BOX.objectives) + 2 + 1 + 1 + 1 == 54


@pytest.mark.rule("VG-104")
def test_a_starter_deck() -> None:
    assert copies(w.STARTER) == {"beer": 6, "gold": 2, "warrior": 2}


@pytest.mark.rule("VG-105")
def test_the_unit_stacks() -> None:
    assert copies(w.UNIT) == {"elf-archer": 8, "big-brute": 6, "pigonator": 4}


@pytest.mark.rule("VG-106")
def test_the_defence_stacks() -> None:
    assert copies(w.DEFENCE) == {"cannon": 6, "chicken-tower": 4, "sheep-mortar": 4}


@pytest.mark.rule("VG-107", "VG-108")
def test_the_building_stacks() -> None:
    found = {row.slug: row.copies for row in BOX.buildings}

    assert found == {
        "brewery": 12, "gold-mine": 12, "beer-storage": 8, "gold-storage": 8, "drakkar": 6, "tavern": 6,
    }  # fmt: skip
    assert sum(found.values()) == 52


def test_odins_path_has_40_cards_and_there_are_12_favours() -> None:
    assert sum(copies(w.PATH).values()) == 40
    assert copies(w.FAVOUR) == dict.fromkeys(copies(w.FAVOUR), 1)
    assert len(copies(w.FAVOUR)) == 12


@pytest.mark.rule("VG-155")
def test_missions_by_level() -> None:
    assert [len([row for row in BOX.missions if row.level == level]) for level in (1, 2, 3)] == [8, 6, 6]
    assert all(row.points == row.level for row in BOX.missions)


@pytest.mark.rule("VG-421")
def test_six_different_challenges() -> None:
    challenges = [row for row in BOX.undead if row.family == w.CHALLENGE]

    assert len({row.effects[0].word for row in challenges}) == len(challenges) == 6


@pytest.mark.rule("VG-448")
def test_one_attack_never_defeats_a_boss() -> None:
    assert all(min(row.lives) >= 2 for row in BOX.undead if row.family == w.BOSS)


# -- what is printed on cards -----------------------------------------------------------------------------------

CARDS = {  # copies, beer, gold, ATK, DEF
    "VG-901": ("beer", 6, 0, 0, 0, 0), "VG-902": ("gold", 2, 0, 0, 0, 0), "VG-903": ("warrior", 2, 0, 0, 1, 0),
    "VG-904": ("elf-archer", 8, 3, 0, 2, 0), "VG-905": ("big-brute", 6, 4, 0, 3, 0),
    "VG-906": ("pigonator", 4, 4, 2, 5, 0), "VG-907": ("cannon", 6, 0, 2, 0, 2),
    "VG-908": ("chicken-tower", 4, 1, 3, 0, 3), "VG-909": ("sheep-mortar", 4, 1, 5, 0, 5),
    "VG-943": ("beer-keg", 4, 3, 0, 0, 0), "VG-944": ("gold-chest", 3, 0, 3, 0, 0),
    "VG-945": ("bear-rider", 3, 5, 1, 4, 0), "VG-946": ("undead", 2, 2, 0, 3, 0),
    "VG-947": ("assassin", 2, 4, 2, 3, 0), "VG-948": ("mage", 2, 3, 1, 2, 0), "VG-949": ("valkyrie", 2, 4, 2, 3, 3),
    "VG-950": ("money-theft", 2, 2, 0, 0, 0), "VG-951": ("beer-theft", 2, 2, 0, 0, 0),
    "VG-952": ("blacksmith", 2, 2, 0, 0, 0), "VG-953": ("shield-wall", 2, 0, 2, 0, 1),
    "VG-954": ("watchtower", 2, 3, 0, 0, 2), "VG-955": ("raven-scout", 2, 3, 0, 0, 0),
    "VG-956": ("architect", 3, 0, 3, 0, 0), "VG-957": ("funeral-pyre", 2, 2, 0, 0, 0),
    "VG-958": ("skald", 2, 3, 1, 0, 0), "VG-959": ("rune-stone", 3, 0, 4, 0, 0), "VG-960": ("thor", 1, 0, 0, 6, 0),
    "VG-965": ("heimdall", 1, 0, 0, 0, 6), "VG-968": ("tyr", 1, 0, 0, 4, 0), "VG-969": ("baldr", 1, 0, 0, 0, 3),
}  # fmt: skip


@pytest.mark.parametrize("values", CARDS.values(), ids=[values[0] for values in CARDS.values()])
def test_what_a_card_costs_and_shows(values: tuple[str, int, int, int, int, int]) -> None:
    row = card(values[0])

    assert (row.slug, row.copies, row.beer, row.gold, row.attack, row.defence) == values


@pytest.mark.rule("VG-904", "VG-905", "VG-906", "VG-907", "VG-908", "VG-909")
def test_the_cards_of_the_stacks() -> None:
    for rule in ("VG-904", "VG-905", "VG-906", "VG-907", "VG-908", "VG-909"):
        slug, *numbers = CARDS[rule]
        row = card(slug)
        assert [row.copies, row.beer, row.gold, row.attack, row.defence] == numbers, rule
        assert not row.play + row.strike + row.guard + row.bought, rule


BUILDINGS = {  # beer, gold, DEF, how much
    "VG-910": ("brewery", 0, 2, 2, 1), "VG-911": ("gold-mine", 3, 0, 2, 1), "VG-912": ("beer-storage", 0, 1, 1, 3),
    "VG-913": ("gold-storage", 2, 0, 1, 3), "VG-914": ("drakkar", 1, 2, 3, 1), "VG-915": ("tavern", 2, 3, 4, 1),
}  # fmt: skip


@pytest.mark.parametrize("values", BUILDINGS.values(), ids=[values[0] for values in BUILDINGS.values()])
def test_what_a_building_costs_and_shows(values: tuple[str, int, int, int, int]) -> None:
    row = next(row for row in BOX.buildings if row.slug == values[0])

    assert (row.slug, row.beer, row.gold, row.defence, row.number) == values


@pytest.mark.rule("VG-916", "VG-917", "VG-918")
def test_the_levels_of_the_town_hall() -> None:
    found = [(row.beer, row.gold, row.defence, row.limit, row.points) for row in BOX.halls]

    assert found == [(0, 0, 2, 1, 0), (0, 4, 4, 2, 2), (2, 6, 6, 3, 4)]


UNDEAD = {  # copies, ATK, DEF, VP
    "VG-919": ("draugr", 5, 2, 2, 1), "VG-920": ("dark-elf", 4, 3, 3, 1), "VG-921": ("banshee", 2, 4, 3, 1),
    "VG-922": ("bone-brute", 3, 4, 4, 1), "VG-923": ("rotten-pigonator", 2, 5, 4, 1),
    "VG-924": ("dark-assassin", 2, 4, 0, 1), "VG-925": ("bone-dragon", 2, 6, 5, 1),
    "VG-926": ("cursed-tower", 3, 0, 3, 1), "VG-927": ("black-cannon", 3, 0, 4, 2), "VG-928": ("hell-gate", 2, 0, 5, 2),
    "VG-929": ("crypt", 1, 0, 4, 3), "VG-930": ("black-brewery", 1, 0, 3, 1), "VG-931": ("grave-vault", 1, 0, 3, 1),
    "VG-932": ("offering", 1, 0, 0, 1), "VG-933": ("tribute", 1, 0, 0, 1), "VG-934": ("shields", 1, 0, 0, 1),
    "VG-935": ("hunt", 1, 0, 0, 1), "VG-936": ("builders", 1, 0, 0, 1), "VG-937": ("sacrifice", 1, 0, 0, 1),
    "VG-938": ("hel", 1, 6, 5, 1), "VG-939": ("fenrir", 1, 6, 4, 1), "VG-940": ("jormungandr", 1, 6, 6, 1),
    "VG-941": ("surt", 1, 7, 5, 1), "VG-942": ("nidhogg", 1, 5, 5, 2),
}  # fmt: skip


@pytest.mark.parametrize("values", UNDEAD.values(), ids=[values[0] for values in UNDEAD.values()])
def test_what_an_undead_card_shows(values: tuple[str, int, int, int, int]) -> None:
    row = undead(values[0])

    assert (row.slug, row.copies, row.attack, row.defence, row.loss) == values


@pytest.mark.rule("VG-938", "VG-939", "VG-940", "VG-941", "VG-942")
def test_the_lives_of_the_bosses() -> None:
    found = {row.slug: row.lives for row in BOX.undead if row.family == w.BOSS}

    assert found == {
        "hel": (2, 4, 6, 6), "fenrir": (3, 5, 8, 8), "jormungandr": (2, 3, 5, 5), "surt": (2, 4, 6, 6),
        "nidhogg": (2, 4, 5, 5),
    }  # fmt: skip


# -- where it comes from ----------------------------------------------------------------------------------------


def test_every_line_names_its_source() -> None:
    rows: list[Any] = [
        *BOX.cards, *BOX.buildings, *BOX.halls, *BOX.undead, *BOX.objectives, *BOX.missions, *BOX.bonuses, *BOX.ranks,
    ]  # fmt: skip

    assert {row.source.partition(":")[0] for row in rows} == {"rulebook", "public", "design"}


def test_every_joke_is_in_both_languages() -> None:
    rows: list[Any] = [*BOX.cards, *BOX.buildings, *BOX.undead, *BOX.ranks]

    assert all(row.quip_en and row.quip_fr for row in rows)
    assert len({row.quip_en for row in rows}) == len(rows)
