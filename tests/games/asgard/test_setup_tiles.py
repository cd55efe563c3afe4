"""Setting the table: piles of tiles, Rune Stones and the worlds (AS-116 to AS-132)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.asgard.cards import tiles as t
from tests.games.asgard.box import BOX
from tests.games.asgard.eyes import everybody, words
from tests.games.asgard.scene import Scene, new, scene

SIZES = pytest.mark.parametrize("seats", [2, 3, 4])
NINE = ("freyja", "baldr", "odin", "tyr", "thor", "loki", "hel", "mimir", "surtr")
LATE = ("mimir", "surtr", "fenrir")


def named(s: Scene, kind: str) -> set[str]:
    """The tiles of a kind whose names anybody at all can read."""
    return {word for who in everybody(s) for word in words(s, who) if word.startswith(f"{kind}-")}


def places(s: Scene) -> dict[str, Any]:
    return {place.name: place for place in s.view(None).places}


# -- God tiles and Temples ------------------------------------------------------------------------------------


@pytest.mark.rule("AS-116")
@SIZES
def test_of_every_god_pile_only_the_top_tile_is_seen(seats: int) -> None:
    s = new(seats)

    for god in s.view(None).gods:
        assert named(s, god.name) == {god.tile}
        assert god.left == (2 if god.name == "fenrir" else 4)


@pytest.mark.rule("AS-116")
def test_god_piles_are_shuffled() -> None:
    piles = {god: set() for god in NINE}  # type: dict[str, set[tuple[int, ...]]]
    for seed in range(40):
        s = new(4, seed)
        for number, god in enumerate(NINE):
            piles[god].add(tuple(BOX.value[tile] for tile in s.g.god_piles[number]))

    assert all(len(orders) > 12 for orders in piles.values())  # of 24
    assert all({order[0] for order in orders} == {1, 2, 3, 4} for orders in piles.values())


@pytest.mark.rule("AS-117")
@SIZES
def test_god_tiles_are_worth_1_to_4_and_those_of_fenrir_3(seats: int) -> None:
    piles = new(seats).g.god_piles

    values = [sorted(BOX.value[tile] for tile in pile) for pile in piles]

    assert values == [[1, 2, 3, 4]] * 9 + [[3, 3]]
    assert sum(map(len, piles)) == 38
    assert all(t.GROUP[tile] == god for god, pile in enumerate(piles) for tile in pile)


@pytest.mark.rule("AS-118")
@pytest.mark.parametrize("god", LATE)
def test_gods_to_come_show_their_top_tile_and_offer_nothing(god: str) -> None:
    s = new(2)
    view = next(one for one in s.view(None).gods if one.name == god)
    assert (view.active, view.seal) == (False, False)
    assert named(s, god) == {view.tile}

    s.to_phase("gods").refused(f"red: choose {god}", "AS-304")
    s.to_phase("placement")

    first = s.order()[0]
    s.refused(f"{first}: place {god} temple", "AS-209")
    s.refused(f"{first}: place {god} asgard", "AS-209")
    s.to_phase("gods", 2)
    assert not any(place.god == god for place in places(s).values())


@pytest.mark.rule("AS-119")
@SIZES
def test_four_temple_piles_with_an_open_tile_each(seats: int) -> None:
    tops = set()
    for seed in range(30):
        s = new(seats, seed)
        table = s.view(None)
        assert table.temples_left == (6, 6, 6, 6)
        assert [tile[: len("temple-1")] for tile in table.temples] == ["temple-1", "temple-2", "temple-3", "temple-4"]
        tops.update(table.temples)
    assert named(s, "temple") == set(table.temples)

    assert len(tops) == 24  # each comes to the top of its pile sooner or later


# -- Battle tiles and Ancestral Weapons -----------------------------------------------------------------------


@pytest.mark.rule("AS-120")
def test_battle_tiles_of_four_players() -> None:
    assert new(4).view(None).battle_tiles == (4, 5, 5, 3, 2)
    assert BOX.values.battle_values == (3, 5, 9, 14, 20)


@pytest.mark.rule("AS-121")
def test_battle_tiles_of_three_players() -> None:
    assert new(3).view(None).battle_tiles == (3, 4, 4, 2, 1)


@pytest.mark.rule("AS-122")
def test_battle_tiles_of_two_players() -> None:
    assert new(2).view(None).battle_tiles == (2, 2, 3, 2, 1)


@pytest.mark.rule("AS-123")
@SIZES
def test_five_hidden_ancestral_weapons_of_each_camp(seats: int) -> None:
    orders = set()
    for seed in range(20):
        s = new(seats, seed)
        assert [len(pile) for pile in s.g.ancestral_piles] == [5, 5]
        assert [{t.GROUP[tile] for tile in pile} for pile in s.g.ancestral_piles] == [{0}, {1}]
        orders.add(tuple(map(tuple, s.g.ancestral_piles)))
    assert len(orders) > 15

    s.to_phase("actions")

    assert s.view(None).ancestrals == ((), ())
    assert named(s, "ancestral") == set()
    s.to_phase("gods", 2)
    assert [len(shown) for shown in s.view(None).ancestrals] == [1, 1]


# -- Rune Stones and Power tiles ------------------------------------------------------------------------------


@pytest.mark.rule("AS-124")
@pytest.mark.parametrize(
    ("god", "stone"),
    [("freyja", "pink"), ("baldr", "yellow"), ("tyr", "red"), ("thor", "blue"), ("loki", "green"), ("hel", "black")],
)
def test_stones_lie_on_six_gods(god: str, stone: str) -> None:
    s = scene(placed={"red": [f"{god} request-2"]})

    s.play(f"red: resolve {god}")

    assert s.stones("red") == {stone: 2}
    assert {one.name: one.stones for one in s.view(None).gods if one.stones == 3} == {god: 3}
    assert s.stone_reserve(stone) == 3


@pytest.mark.rule("AS-124")
@pytest.mark.parametrize("god", ["odin", "mimir", "surtr", "fenrir"])
def test_four_gods_have_no_stones(god: str) -> None:
    s = scene(round=4, placed={"red": [f"{god} request-1"]})
    assert {one.name: one.stones for one in s.view(None).gods}[god] == 0
    assert s.view(None).white == 3  # beside the board

    s.play(f"red: resolve {god}", "red: decline")

    assert s.stones("red") == ({"white": 1} if god == "odin" else {})  # Odin's power gives it (AS-903)


@pytest.mark.rule("AS-125")
@pytest.mark.parametrize(("seats", "coloured", "white", "total"), [(4, 5, 3, 33), (3, 4, 2, 26), (2, 3, 1, 19)])
def test_stones_in_play(seats: int, coloured: int, white: int, total: int) -> None:
    table = new(seats).view(None)

    on_gods = [god.stones for god in table.gods]

    assert on_gods == [coloured, coloured, 0, coloured, coloured, coloured, coloured, 0, 0, 0]
    assert table.white == white
    assert sum(on_gods) + table.white == total


@pytest.mark.rule("AS-126")
@SIZES
def test_power_tiles_start_on_their_gods(seats: int) -> None:
    s = new(seats)
    assert [player.powers for player in s.view(None).players] == [()] * seats
    assert s.power("thor") is s.power("tyr") is None

    s = scene(seats=seats, placed={"red": ["thor request-1"], "blue": ["tyr request-1"]})
    s.play("red: resolve thor", "red: claim thor-tile", "blue: resolve tyr", "blue: claim tyr-tile")

    assert (s.power("thor"), s.power("tyr")) == ("red", "blue")
    assert [event.giver for event in s.events("PowerTileTaken")] == [-1, -1]


# -- worlds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-127")
def test_nine_worlds_with_sixteen_places() -> None:
    found = Counter((place.camp, place.world) for place in places(new()).values())

    assert found == Counter([(camp, world) for camp in ("light", "dark") for world in range(8)])
    assert {place.name for place in places(new()).values() if not place.world} == {"light-lower", "dark-lower"}


@pytest.mark.rule("AS-128")
def test_populations_lie_face_up_on_every_place() -> None:
    dealt = set()
    for seed in range(20):
        s = new(4, seed)
        for camp in ("light", "dark"):
            tiles = [place.tile for place in places(s).values() if place.camp == camp]
            assert sorted(tiles) == [f"population-{n}" for n in range(1, 9)]
            dealt.add(tuple(tiles))
        assert not any(place.flipped or place.god for place in places(s).values())
        assert not any(player.bonuses for player in s.view(None).players)

    assert len(dealt) == 40  # each camp in its own order


@pytest.mark.rule("AS-129", "AS-130")
@pytest.mark.parametrize(("seats", "empty"), [(3, {1}), (2, {1, 4})])
def test_worlds_left_empty(seats: int, empty: set[int]) -> None:
    for seed in range(10):
        table = places(new(seats, seed)).values()
        assert {place.world for place in table if not place.tile} == empty
        for camp in ("light", "dark"):
            assert sum(place.tile != "" for place in table if place.camp == camp) == 8 - len(empty)
            assert sum(place.tile == "" for place in table if place.camp == camp) == len(empty)


@pytest.mark.rule("AS-131")
@pytest.mark.parametrize(("seats", "out"), [(3, {2}), (2, {2, 8})])
def test_which_populations_are_left_out(seats: int, out: set[int]) -> None:
    table = places(new(seats)).values()

    for camp in ("light", "dark"):
        tiles = sorted(place.tile for place in table if place.tile and place.camp == camp)
        assert tiles == [f"population-{n}" for n in range(1, 9) if n not in out]


@pytest.mark.rule("AS-132")
@SIZES
def test_seven_weapons_and_seven_spells_lie_hidden(seats: int) -> None:
    s = new(seats)

    assert (s.view(None).weapons, s.view(None).spells) == (7, 7)
    assert named(s, "weapon") == named(s, "spell") == set()
    assert Counter(t.KIND[tile] for tile in s.g.weapon_pile + s.g.spell_pile) == {t.WEAPON: 7, t.SPELL: 7}
