"""The board: Regions, Territories, symbols, borders, coasts, Realms, Yggdrasil (LR-201 to LR-232)."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.queries.roads import crown_regions
from meadhall.games.lords_of_ragnarok.rules.monument import fill_forges
from tests.games.lords_of_ragnarok.scene import Scene, new, scene


class Side(NamedTuple):
    """The Regions of a side of the board, by printed numbers."""

    seats: int
    population: dict[int, tuple[int, ...]]
    territories: dict[str, tuple[int, ...]]
    villages: tuple[int, ...]
    altars: tuple[int, ...]
    forges: tuple[int, ...]
    monuments: dict[str, int]
    borders: str
    coasts: dict[str, tuple[int, ...]]
    ring: tuple[str, ...]
    realms: dict[str, tuple[int, ...]]
    yggdrasil: tuple[int, ...]


LARGE: Final = Side(
    seats=4,
    population={2: (1, 3, 5, 9, 11, 16, 18), 3: (2, 6, 8, 12, 20), 4: (10, 13, 14, 17, 19), 5: (4, 7, 15, 21)},
    territories={
        "white": (1, 2, 3), "blue": (4, 5, 6), "yellow": (7, 8, 9, 10), "red": (11, 12, 13, 14),
        "brown": (15, 16, 17), "green": (18, 19, 20, 21),
    },
    villages=(2, 4, 5, 10, 13, 14, 17, 19),
    altars=(1, 4, 9, 10, 12, 13, 17, 18, 20),
    forges=(3, 6, 8, 11, 16, 19),
    monuments={"odin": 21, "thor": 7, "freya": 15},
    borders="1-2 1-3 1-4 1-5 2-3 2-4 2-21 3-20 3-21 4-5 4-6 4-8 5-6 6-8 6-9 7-8 7-10 7-11 7-13 8-9 8-10 9-10 10-11 "
    "11-12 11-13 12-13 12-14 13-14 13-15 14-15 14-16 15-16 15-17 15-19 16-17 17-18 17-19 18-19 18-20 19-20 19-21 20-21",
    coasts={
        "s1": (1, 5, 6), "s2": (6, 9, 10), "s3": (10, 11, 12), "s4": (12, 14, 16), "s5": (16, 17, 18),
        "s6": (1, 3, 18, 20),
    },
    ring=("s1", "s2", "s3", "s4", "s5", "s6"),
    realms={
        "niflheim": (2, 3, 21), "vanaheim": (4, 5, 6), "alfheim": (8, 9, 10), "jotunheim": (11, 12, 13),
        "muspelheim": (15, 16, 17), "svartalfheim": (18, 19, 20),
    },
    yggdrasil=(2, 4, 7, 8, 13, 15, 19, 21),
)  # fmt: skip

SMALL: Final = Side(
    seats=2,
    population={2: (1, 3, 5, 9, 11, 15), 3: (6, 10, 12, 16), 4: (2, 4, 7), 5: (8, 13, 14)},
    territories={
        "white": (1, 2, 3), "blue": (4, 5, 6), "yellow": (7, 8, 9, 10), "red": (11, 12, 13), "green": (14, 15, 16),
    },
    villages=(2, 4, 5, 7, 12, 16),
    altars=(1, 4, 7, 9, 12, 15, 16),
    forges=(3, 6, 10, 11),
    monuments={"odin": 14, "thor": 8, "freya": 13},
    borders="1-2 1-3 1-4 1-5 2-3 2-4 2-14 3-14 3-16 4-5 4-6 4-8 5-6 6-8 6-9 7-8 7-9 7-10 7-11 7-13 8-9 9-10 10-11 "
    "11-12 11-13 12-13 12-15 13-14 13-15 14-15 14-16 15-16",
    coasts={"s1": (1, 5, 6), "s2": (6, 9, 10), "s3": (10, 11, 12, 15), "s4": (1, 3, 15, 16)},
    ring=("s1", "s2", "s3", "s4"),
    realms={
        "niflheim": (1, 2, 3), "vanaheim": (4, 5, 6), "alfheim": (6, 8, 9), "jotunheim": (7, 10, 11),
        "muspelheim": (11, 12, 13), "svartalfheim": (14, 15, 16),
    },
    yggdrasil=(2, 4, 7, 8, 13, 14),
)  # fmt: skip

SIDES = pytest.mark.parametrize("side", [LARGE, SMALL], ids=["large", "small"])


def where(column: tuple[bool, ...]) -> tuple[int, ...]:
    """The printed numbers of the Regions that have something."""
    return tuple(number for number, has in enumerate(column, 1) if has)


def numbers(regions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(region + 1 for region in regions))


def pairs(side: Side) -> set[frozenset[int]]:
    return {frozenset(int(end) for end in border.split("-")) for border in side.borders.split()}


# -- the tables -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-203")
@SIDES
def test_regions_are_numbered_without_a_gap(side: Side) -> None:
    printed = [region.region for region in new(side.seats).view(None).regions]

    assert printed == [str(number) for number in range(1, {4: 21, 2: 16}[side.seats] + 1)]


@pytest.mark.rule("LR-204", "LR-214")
@SIDES
def test_population(side: Side) -> None:
    s = scene(seats=side.seats)

    found = {int(region.region): region.population for region in s.view(None).regions}

    assert found == {region: value for value, regions in side.population.items() for region in regions}
    assert sum(found.values()) == {4: 69, 2: 51}[side.seats]


@pytest.mark.rule("LR-205", "LR-215")
@SIDES
def test_territories(side: Side) -> None:
    lands = new(side.seats).g.map.lands

    found = {colour: numbers(lands[number]) for number, colour in enumerate(b.TERRITORIES) if lands[number]}

    assert found == side.territories
    assert sorted(map(len, found.values())) == {4: [3, 3, 3, 4, 4, 4], 2: [3, 3, 3, 3, 4]}[side.seats]


@pytest.mark.rule("LR-206", "LR-207", "LR-208", "LR-216")
@SIDES
def test_symbols(side: Side) -> None:
    board = new(side.seats).g.map

    assert where(board.village) == side.villages
    assert where(board.altar) == side.altars
    assert where(board.forge) == side.forges
    assert {god: board.sites[number] + 1 for number, god in enumerate(b.GODS)} == side.monuments
    assert where(tuple(god != b.NOBODY for god in board.monument)) == tuple(sorted(side.monuments.values()))


@pytest.mark.rule("LR-209", "LR-217")
@SIDES
def test_borders(side: Side) -> None:
    borders = new(side.seats).g.map.borders

    found = [(one + 1, two + 1) for one, near in enumerate(borders) for two in near]

    assert {frozenset(pair) for pair in found} == pairs(side)
    assert {(two, one) for one, two in found} == set(found)
    assert len(found) == 2 * {4: 42, 2: 32}[side.seats]


@pytest.mark.rule("LR-210", "LR-211", "LR-218")
@SIDES
def test_coasts_and_the_ring_of_seas(side: Side) -> None:
    board = new(side.seats).g.map

    assert {b.SEAS[sea]: numbers(coast) for sea, coast in enumerate(board.coast)} == side.coasts
    for region, seas in enumerate(board.seas, 1):
        assert {b.SEAS[sea] for sea in seas} == {sea for sea, coast in side.coasts.items() if region in coast}
    for sea, near in enumerate(board.ring):
        around = {side.ring[sea - 1], side.ring[(sea + 1) % len(side.ring)]}
        assert {b.SEAS[other] for other in near} == around


@pytest.mark.rule("LR-212", "LR-219")
@SIDES
def test_neighbours_of_realms(side: Side) -> None:
    realms = new(side.seats).g.map.realms

    found = {realm: where(tuple(n in near for near in realms)) for n, realm in enumerate(b.REALMS)}

    assert found == side.realms


@pytest.mark.rule("LR-213", "LR-220")
@SIDES
def test_the_count_of_ragnarok_looks_at_the_neighbours_of_yggdrasil(side: Side) -> None:
    every = range(1, len(new(side.seats).g.owner) + 1)

    counted = [region for region in every if crown_regions(scene(seats=side.seats, control={"red": [region]}).g, 1)]

    assert tuple(counted) == side.yggdrasil


# -- what they are good for -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-201")
def test_nothing_ever_goes_to_yggdrasil() -> None:
    s = scene(step="runes", runes={"green": "uruz othala"}).play("green: invoke travel")

    assert s.options("green") == {f"appear {number}" for number in range(1, 22) if number != 14}
    texts = [s.match.game.vocabulary.text(option) for option in s.match.game.vocabulary]
    assert not any("yggdrasil" in text for text in texts)


@pytest.mark.rule("LR-202")
def test_a_territory_belongs_to_the_player_who_controls_all_of_it() -> None:
    def lands(*regions: int) -> int:
        return int(scene(control={"green": regions}).view(None).players[0].lands)

    assert lands(18, 19, 20) == 0
    assert lands(18, 19, 20, 21) == 1
    assert lands(1, 2, 3, 18, 19, 20, 21) == 2
    shared = scene(control={"green": [18, 19, 20], "red": [21]})
    assert [player.lands for player in shared.view(None).players] == [0, 0, 0]


@pytest.mark.rule("LR-206")
@pytest.mark.parametrize(("region", "trains"), [(2, True), (19, True), (1, False), (3, False)])
def test_an_army_is_trained_in_a_village_only(region: int, trains: bool) -> None:
    s = scene(step="manoeuvres", armies={"green": {region: 2}}, control={"green": [region]}, loki=8)
    s.play(f"green: activate {region} 2")

    assert ("train" in s.options("green")) == trains


@pytest.mark.rule("LR-207")
def test_a_temple_is_built_in_each_of_the_nine_altar_regions() -> None:
    s = scene(step="special", control={"green": [1, 2, 4, 5, 9, 10, 12, 13, 17, 18, 20]}, armies={"green": {2: 1}})
    s.play("green: act build-temple")

    assert s.options("green") == {f"build {region}" for region in LARGE.altars}
    s.refused("green: build 2")


@pytest.mark.rule("LR-231")
def test_a_temple_counts_for_the_player_who_controls_its_region() -> None:
    s = scene(step="manoeuvres", control={"red": [1, 4]}, temples=[1, 4], armies={"green": {3: 2}}, loki=8)
    assert temples(s) == [0, 2, 0]

    s.play("green: activate 3 2", "green: march 1")

    assert temples(s) == [1, 1, 0]


@pytest.mark.rule("LR-231")
def test_an_altar_has_room_for_one_temple() -> None:
    s = scene(step="special", control={"green": [1, 9]}, temples=[1])

    s.play("green: act build-temple")

    assert s.view(None).regions[8].temple
    assert s.view(None).temples == 5
    assert temples(s) == [2, 0, 0]


def temples(s: Scene) -> list[int]:
    return [player.temples for player in s.view(None).players]


@pytest.mark.rule("LR-232")
def test_a_forge_holds_one_rune_and_stays_where_it_is() -> None:
    s = scene(step="prayer", at={"green": 3}, cold=[6])
    tokens, stock = list(s.g.forges), sum(s.g.stock)

    fill_forges(s.g)

    assert [bool(s.g.embers[region - 1]) for region in LARGE.forges] == [True] * 6
    assert sum(s.g.stock) == stock - 1
    s.play("green: forge")
    assert s.g.forges == tokens
    assert not s.view(None).regions[2].ember
