"""The contents of the box (LR-101 to LR-107)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.rules.beasts import slay
from tests.contract.cases import positions
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.scene import Scene, new, scene

BOX: Box = meadhall.game("lords-of-ragnarok").box


def runes_on_the_table(s: Scene) -> list[int]:
    """Runes of each type in the Stock, in Reserves and on Forges, as a spectator sees them."""
    table = s.view(None)
    burning = Counter(region.forge for region in table.regions if region.ember)
    return [
        table.stock[number] + sum(player.runes[number] for player in table.players) + burning[rune]
        for number, rune in enumerate(b.RUNES)
    ]


@pytest.mark.rule("LR-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_with_a_hero_each(seats: int) -> None:
    s = new(seats).until("hero_option")

    heroes = [player.hero for player in s.view(None).players]

    assert len(heroes) == len(set(heroes)) == seats
    assert "" not in heroes


@pytest.mark.rule("LR-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_players_are_refused(seats: int) -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        new(seats)

    assert "2 to 4 players" in caught.value.reason


@pytest.mark.rule("LR-102")
def test_a_players_set_is_six_armies_four_priests_a_drakkar_and_two_rings() -> None:
    s = new(4)
    for colour in b.COLOURS:
        seat = s.seat(colour)
        assert s.reserve(colour) == 6
        assert len(s.g.army_at[seat]) == 6
        s.g.gain_priest(seat, 9)
        assert s.priests(colour) == 4

    tame = scene(
        at={"green": 14}, step="runes", runes={"green": "uruz othala algiz"}, attributes={"green": (2, 2, 3)},
        monsters={"garm": 14, "draugr": 2, "huldra": 3}, rings={"draugr": "green", "huldra": "green"},
    )  # fmt: skip
    tame.play("green: invoke tame")

    assert tame.options("green") == {"free draugr", "free huldra"}


@pytest.mark.rule("LR-102")
def test_a_colour_belongs_to_one_player() -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        new(2, colours=["red", "red"])

    assert caught.value.rule == "LR-102"


@pytest.mark.rule("LR-103", "LR-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_runes_of_each_type_whatever_happens(seats: int) -> None:
    s = new(seats)
    assert runes_on_the_table(s) == [12, 12, 12]

    for number in positions(s.match, seats):
        if number % 10 == 0:
            assert runes_on_the_table(s) == [12, 12, 12]

    assert runes_on_the_table(s) == [12, 12, 12]


@pytest.mark.rule("LR-105")
@pytest.mark.parametrize("seats", [3, 4])
def test_six_forges_show_each_rune_twice(seats: int) -> None:
    for seed in range(20):
        found = Counter(region.forge for region in new(seats, seed).view(None).regions if region.forge)
        assert found == {"uruz": 2, "othala": 2, "algiz": 2}


@pytest.mark.rule("LR-106")
def test_the_cards() -> None:
    divine = [card for card in BOX.artefacts if card.god != b.NOBODY]

    counted = (
        sum(card.copies for card in BOX.combat),
        sum(card.copies for card in BOX.attacks),
        len(BOX.events),
        len(BOX.blessings),
        len(BOX.origins),
        len(BOX.gods),
        len(divine),
        len(BOX.artefacts) - len(divine),
        len(BOX.omens),
    )

    assert counted == (35, 14, 21, 36, 6, 3, 3, 6, 10)


@pytest.mark.rule("LR-107")
def test_the_other_pieces() -> None:
    assert len(BOX.heroes) == 5
    assert [sheet.slug for sheet in BOX.monsters].index("loki") == 6
    assert len(BOX.monsters) == 7
    assert len(new(3).view(None).gods) == 3
    assert max(track.slots for track in BOX.tracks) == 7
    assert {track.players for track in BOX.tracks} == {2, 4}
    assert len(BOX.realms) == 6
    assert len(BOX.die) == 6
    assert set(BOX.die) == {b.MOVE_FACE, b.ATTACK_FACE, b.EITHER_FACE}


@pytest.mark.rule("LR-107")
def test_there_are_six_slayer_tokens() -> None:
    s = scene(wounds={"garm": {"red": [1, 2, 3, 4], "green": [5, 6, 7]}}, monsters={"garm": 14}, tokens={"black": 6})

    slay(s.g, s.seat("green"), monster(s.g, "garm"))

    assert [s.kills(colour) for colour in ("green", "red", "black")] == [1, 0, 6]
