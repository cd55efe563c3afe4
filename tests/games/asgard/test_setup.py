"""Setting the table: players, discs, Seals, Asgard tiles, recruits and slots (AS-101 to AS-115, AS-133 to AS-142)."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games.asgard import board as b
from tests.games.asgard.eyes import everybody, seen
from tests.games.asgard.scene import COLOURS, Scene, new, scene
from tests.games.asgard.walks import EAGER, rich, walk

SIZES = pytest.mark.parametrize("seats", [2, 3, 4])
LIGHT = ("freyja", "baldr", "odin", "tyr", "thor")
DARK = ("loki", "hel", "mimir", "surtr", "fenrir")


def by_size(seats: int, two: Any, three: Any, four: Any) -> Any:
    """The value expected with this number of players."""
    return {2: two, 3: three, 4: four}[seats]


def stones_in_play(s: Scene) -> list[int]:
    """Stones of each colour that can be seen, white last."""
    table = s.view(None)
    reserve = {god.name: god.stones for god in table.gods}
    lying = [reserve[god] for god in ("freyja", "baldr", "tyr", "thor", "loki", "hel")] + [table.white]
    return [lying[stone] + sum(player.stones[stone] for player in table.players) for stone in range(7)]


def seals_in_play(s: Scene) -> list[int]:
    """Light and Darkness Seals that can be seen."""
    table = s.view(None)
    beside = [sum(god.seal for god in table.gods if god.camp == camp) for camp in ("light", "dark")]
    return [table.seals[camp] + beside[camp] + sum(p.seals[camp] for p in table.players) for camp in (0, 1)]


# -- players and discs --------------------------------------------------------------------------------------


@pytest.mark.rule("AS-101")
def test_two_to_four_players_have_colours_of_their_own() -> None:
    for seats in (2, 3, 4):
        assert [player.colour for player in new(seats).view(None).players] == list(COLOURS[:seats])

    s = new(3, colours=["mauve", "red", "yellow"])

    assert [player.colour for player in s.view(None).players] == ["mauve", "red", "yellow"]


@pytest.mark.rule("AS-101")
@pytest.mark.parametrize("colours", [["red", "blue", "red"], ["red", "blue", "green"], ["red", "blue"]])
def test_a_colour_taken_or_unknown_is_refused(colours: list[str]) -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        new(3, colours=colours)

    assert caught.value.rule == "AS-101"


@pytest.mark.rule("AS-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(seats: int) -> None:
    with pytest.raises(meadhall.BadOptions) as caught:
        new(seats)

    assert "2 to 4 players" in caught.value.reason


@pytest.mark.rule("AS-102", "AS-105")
@SIZES
def test_eleven_discs_and_a_card_for_each_god(seats: int) -> None:
    assert b.DISCS == 11
    for player in new(seats).view(None).players:
        assert (player.supply, player.row) == (3, 7)
        assert player.supply + player.row + b.MARKER == 11

    s = scene(seats=seats, round=4, phase="gods")

    for colour in COLOURS[:seats]:
        assert s.options(colour) == {f"choose {god}" for god in (*LIGHT, *DARK)}


@pytest.mark.rule("AS-103")
@SIZES
def test_turn_order_tiles_are_dealt_at_random_in_sight_of_all(seats: int) -> None:
    first = set()
    for seed in range(40):
        s = new(seats, seed)
        table = s.view(None)
        assert sorted(player.order for player in table.players) == list(range(1, seats + 1))
        assert all(s.view(who).order == table.order for who in everybody(s))
        assert table.players[table.order[0]].order == 1
        first.add(table.order[0])

    assert first == set(range(seats))


@pytest.mark.rule("AS-103")
@pytest.mark.parametrize("seed", range(4))
def test_the_holder_of_tile_1_begins(seed: int) -> None:
    s = new(3, seed).to_phase("placement")

    first = next(player.colour for player in s.view(None).players if player.order == 1)

    assert s.asked() == [f"{first}: place_disc"]


@pytest.mark.rule("AS-104")
def test_the_score_marker_starts_on_0_and_is_no_disc_to_use() -> None:
    assert [player.score for player in new().view(None).players] == [0, 0, 0, 0]
    s = scene(
        seats=2,
        bought={"red": 7},
        placed={"red": ["asgard"]},
        seals={"red": (2, 3)},
        asgard=["asgard-5"],
        automatic=False,
    )
    assert (s.supply("red"), s.row("red"), s.in_asgard("red")) == (9, 0, 1)  # ten, and the marker

    s.play("red: asgard", "red: turn asgard-5", "red: done")

    assert s.options("red") == {"done"}
    s.refused("red: disc-supply", "AS-580")
    s.refused("red: disc light-2", "AS-580")


@pytest.mark.rule("AS-106")
@SIZES
def test_what_players_have_before_the_first_round(seats: int) -> None:
    s = new(seats).to_phase("gods")

    players = sorted(s.view(None).players, key=lambda player: player.order)

    assert [player.supply for player in players] == [3] * seats
    assert [sum(player.recruits) for player in players] == [0, 1, 1, 1][:seats]
    for player in players:
        assert player.stones == (0,) * 7
        assert player.seals == (0, 0)
        assert (player.weapons, player.spells, player.temples, player.bonuses) == (0, 0, (), ())


@pytest.mark.rule("AS-107")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_put_back_into_the_box_never_returns(seats: int, seed: int) -> None:
    out = by_size(seats, {"asgard-1", "asgard-3", "population-2", "population-8"}, {"asgard-3", "population-2"}, set())
    stones = by_size(seats, [3] * 6 + [1], [4] * 6 + [2], None)
    for s in walk(new(seats, seed), seed):
        assert stones_in_play(s) == stones
        assert seals_in_play(s) == by_size(seats, [7, 7], [8, 8], None)
        assert not out & seen(s, None)


@pytest.mark.rule("AS-108")
def test_five_gods_of_light_and_five_of_darkness() -> None:
    gods = new().view(None).gods

    assert {god.name for god in gods if god.camp == "light"} == set(LIGHT)
    assert {god.name for god in gods if god.camp == "dark"} == set(DARK)
    assert len(gods) == 10


@pytest.mark.rule("AS-109")
@pytest.mark.parametrize("last", ["white", "orange", "giant"])
def test_warriors_count_1_and_giants_2_in_a_battle(last: str) -> None:
    four = scene(phase="battles", ancestral=(4, 1), battle={"dark-1": "red"}, recruits={"red": "white orange giant"})
    five = scene(phase="battles", ancestral=(5, 1), battle={"dark-1": "red"}, recruits={"red": "white orange giant"})

    four.match.automatic = False  # to be asked for the last one, too
    four.play(*[f"red: send {recruit}" for recruit in ("white", "orange", "giant") if recruit != last])
    four.refused("red: done", "AS-612")
    four.play(f"red: send {last}", "red: done")

    assert four.zones("red") == [1]  # Light 2 + 4, Darkness 2 + 1 + 4
    assert five.centre("red") == 1  # not even asked


@pytest.mark.rule("AS-109")
def test_recruits_count_the_same_at_ragnarok() -> None:
    s = scene(
        phase="twilight",
        worlds={"light-1": "thor-1", "dark-1": "loki-1"},
        deployed={"light-1": "white orange giant", "dark-1": "2 giant"},
    )

    assert [(event.light, event.dark) for event in s.events("WorldFought")][:1] == [(5, 5)]


@pytest.mark.rule("AS-109")
def test_there_are_three_types_of_recruits() -> None:
    s = scene(placed={"red": ["asgard"]}, asgard=["asgard-1"])

    s.play("red: asgard")
    assert s.options("red", "muster") == {"muster white", "muster orange", "muster giant"}
    s.play("red: muster white")

    assert s.options("red") == {"muster orange", "muster giant"}


# -- Seals and Asgard tiles ---------------------------------------------------------------------------------


@pytest.mark.rule("AS-110", "AS-111")
@SIZES
def test_seven_gods_start_with_a_seal(seats: int) -> None:
    table = new(seats).view(None)

    sealed = {god.name for god in table.gods if god.seal}
    assert sealed == {*LIGHT, "loki", "hel"}
    assert not sealed & {"mimir", "surtr", "fenrir"}
    assert {god.camp for god in table.gods if god.name in LIGHT} == {"light"}


@pytest.mark.rule("AS-110", "AS-111")
@pytest.mark.parametrize("god", [*LIGHT, "loki", "hel"])
def test_the_seal_is_of_the_camp_of_its_god(god: str) -> None:
    s = scene(placed={"red": [f"{god} request-1"]})

    s.play(f"red: recall {god}")

    assert s.seals("red") == ((1, 0) if god in LIGHT else (0, 1))


@pytest.mark.rule("AS-112")
@SIZES
def test_the_other_seals_are_in_reserve(seats: int) -> None:
    s = new(seats)

    assert s.seal_reserve() == by_size(seats, (2, 5), (3, 6), (4, 7))
    assert seals_in_play(s) == by_size(seats, [7, 7], [8, 8], [9, 9])


@pytest.mark.rule("AS-113", "AS-115")
@SIZES
def test_the_asgard_row_and_pile(seats: int) -> None:
    rows = set()
    for seed in range(60):
        table = new(seats, seed).view(None)
        assert (len(table.asgard), table.asgard_left) == by_size(seats, (1, 2), (2, 2), (3, 2))
        assert table.asgard_used == table.asgard_aside == ()
        rows.add(table.asgard)

    assert len(rows) == by_size(seats, 3, 6, 10)  # any tiles may come up


@pytest.mark.rule("AS-114")
@SIZES
def test_which_asgard_tiles_are_left_out(seats: int) -> None:
    seen = {tile for seed in range(30) for tile in new(seats, seed).view(None).asgard}

    assert seen == by_size(
        seats,
        {"asgard-2", "asgard-4", "asgard-5"},
        {"asgard-1", "asgard-2", "asgard-4", "asgard-5"},
        {"asgard-1", "asgard-2", "asgard-3", "asgard-4", "asgard-5"},
    )


# -- recruits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-133", "AS-134", "AS-135")
@SIZES
def test_recruits_on_gods_and_in_valhalla(seats: int) -> None:
    s = new(seats)

    there = {god: s.on_god(god) for god in (*LIGHT, *DARK) if s.on_god(god)}
    assert {god for god, host in there.items() if host == {"white": 1}} == {"freyja", "baldr"}
    assert {god for god, host in there.items() if host == {"orange": 1}} == {"tyr", "thor"}
    assert {god for god, host in there.items() if host == {"giant": 1}} == {"loki", "hel"}
    assert len(there) == 6
    assert s.valhalla() == {"white": 2, "orange": 3}


@pytest.mark.rule("AS-136")
@SIZES
def test_all_other_recruits_are_in_reserve(seats: int) -> None:
    table = new(seats).to_phase("gods").view(None)

    piles = [table.reserve, table.valhalla, *[god.recruits for god in table.gods], *[p.recruits for p in table.players]]

    assert [sum(pile[recruit] for pile in piles) for recruit in range(3)] == [12, 12, 10]
    assert sum(table.reserve) == 34 - 5 - 6 - (seats - 1)
    assert table.trio == ()


@pytest.mark.rule("AS-137")
def test_the_draft_of_four_goes_from_tile_4_to_tile_2() -> None:
    s = new(4, automatic=False)
    first, second, third, fourth = s.order()

    assert s.asked() == [f"{fourth}: draft_recruit"]
    assert s.options(fourth) == {"draft white", "draft orange", "draft giant"}
    s.play(f"{fourth}: draft giant")
    assert s.asked() == [f"{third}: draft_recruit"]
    assert s.options(third) == {"draft white", "draft orange"}
    s.play(f"{third}: draft white")
    assert s.asked() == [f"{second}: draft_recruit"]
    assert s.options(second) == {"draft orange"}
    s.play(f"{second}: draft orange")

    assert [s.recruits(colour) for colour in (first, second, third, fourth)] == [
        {}, {"orange": 1}, {"white": 1}, {"giant": 1},
    ]  # fmt: skip
    assert s.asked()[0].endswith("choose_gods")


@pytest.mark.rule("AS-138")
def test_the_draft_of_three_leaves_a_recruit() -> None:
    s = new(3)
    first, second, third = s.order()

    s.play(f"{third}: draft giant")
    s.refused(f"{second}: draft giant", "AS-138")
    s.play(f"{second}: draft orange")

    assert (s.recruits(first), s.recruits(second), s.recruits(third)) == ({}, {"orange": 1}, {"giant": 1})
    assert s.recruit_reserve() == {"white": 8, "orange": 6, "giant": 7}


@pytest.mark.rule("AS-139")
def test_the_draft_of_two_leaves_two_recruits() -> None:
    s = new(2)
    first, second = s.order()

    s.play(f"{second}: draft giant")

    assert (s.recruits(first), s.recruits(second)) == ({}, {"giant": 1})
    assert s.recruit_reserve() == {"white": 8, "orange": 7, "giant": 7}
    assert len(s.asked()) == 2  # both choose gods


# -- slots ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-140")
def test_six_gods_have_two_request_slots_and_four_have_one() -> None:
    requests = {god.name: len(god.requests) for god in new().view(None).gods}

    two = {"freyja", "baldr", "tyr", "thor", "loki", "hel"}
    assert {god for god, count in requests.items() if count == 2} == two
    assert {god for god, count in requests.items() if count == 1} == {"odin", "mimir", "surtr", "fenrir"}
    for god in requests:
        s = scene(round=4, phase="placement", chosen={"red": [god]})
        assert (f"place {god} request-2" in s.options("red")) == (god in two)
        if god not in two:
            s.refused(f"red: place {god} request-2", "AS-140")


@pytest.mark.rule("AS-141")
@pytest.mark.parametrize("god", [*LIGHT, *DARK])
def test_a_god_has_one_temple_slot(god: str) -> None:
    s = scene(round=4, phase="placement", chosen={"red": [god], "blue": [god]})

    s.play(f"red: place {god} temple")

    assert not any(text.endswith("temple") for text in s.options("blue"))
    s.refused(f"blue: place {god} temple", "AS-404")


@pytest.mark.rule("AS-142")
def test_the_upper_support_slot_is_filled_first() -> None:
    s = scene(
        seats=2,
        placed={"red": ["thor temple"]},
        stones={"red": "2 pink", "blue": "pink red"},
        recruits={"red": "orange", "blue": "white"},
    )

    s.play("red: resolve thor", "red: settle light-lower")
    assert s.support("thor") == ("red", None)
    s.decline_all("use_bonus").to_phase("gods", 2)
    s.play("red: choose freyja", "red: choose hel", "blue: choose thor", "blue: choose baldr", "blue: choose odin")
    s.play("red: place hel asgard", "blue: place thor temple").to_phase("actions", 2)
    s.play("red: recall freyja", "blue: resolve thor", "blue: settle light-7")

    assert s.support("thor") == ("red", "blue")


@pytest.mark.rule("AS-142")
@pytest.mark.parametrize("seed", [1, 2, 4])
def test_no_one_ever_comes_to_a_lower_slot_while_the_upper_one_is_free(seed: int) -> None:
    found = 0
    for s in walk(rich(4, seed), seed, prefer=EAGER):
        begun = s.events("SupportBegan")
        found = len(begun)
        if begun and begun[-1] is s.events("SupportBegan", "DiscRecovered", "PhaseBegan")[-1]:
            assert s.g.support[2 * begun[-1].god] >= 0

    assert found > 3
