"""Setting the table: board, wheel, track, Forges, Monuments, beasts, decks, Omens (LR-108 to LR-130)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.setup import place_beasts
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.scene import Scene, new, scene

SIZES = pytest.mark.parametrize("seats", [2, 3, 4])


def forges(s: Scene) -> dict[int, str]:
    """The Rune of each Forge by Region."""
    return {number: region.forge for number, region in enumerate(s.view(None).regions, 1) if region.forge}


def on_the_board(s: Scene) -> dict[str, int]:
    """Where each Monster stands that is in play, the Boss among them."""
    return {beast.monster: int(beast.region) for beast in s.view(None).monsters if beast.region}


def placed(events: Sequence[int], seats: int = 3, upper: str = "garm draugr huldra") -> Scene:
    """Loki and Monsters placed again by these Events, drawn in this order."""
    s = new(seats)
    g = s.g
    g.monster_at = [b.IN_BOX] * b.CREATURES
    g.upper = [monster(g, name) for name in upper.split()]
    g.events, g.event_discard = sorted(g.events + g.event_discard), []
    drawn = [card for region in events for card in g.events if g.box.events[card].region == region - 1]
    g.events = [card for card in g.events if card not in drawn] + drawn[::-1]
    place_beasts(g)
    return s


# -- board, Realms, wheel -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-108")
def test_the_board_has_a_side_for_two_and_one_for_three_or_four() -> None:
    for seats, regions in ((2, 16), (3, 21), (4, 21)):
        assert [region.region for region in new(seats).view(None).regions] == [str(n) for n in range(1, regions + 1)]

    s = scene(seats=2, step="runes", runes={"green": "uruz othala"})
    s.play("green: invoke travel")

    assert "appear 16" in s.options("green")
    s.refused("green: appear 17")


@pytest.mark.rule("LR-109")
def test_two_realms_are_turned_for_the_number_of_players() -> None:
    def around(seats: int, realm: str) -> set[int]:
        return {n + 1 for n, near in enumerate(new(seats).g.map.realms) if b.REALMS.index(realm) in near}

    assert (around(2, "niflheim"), around(2, "jotunheim")) == ({1, 2, 3}, {7, 10, 11})
    for seats in (3, 4):
        assert (around(seats, "niflheim"), around(seats, "jotunheim")) == ({2, 3, 21}, {11, 12, 13})


@pytest.mark.rule("LR-110")
@pytest.mark.parametrize("seats", [2, 4])
def test_both_faces_of_jotunheim_raise_an_army(seats: int) -> None:
    s = scene(
        seats=seats, step="special", armies={"green": {1: 2}}, control={"green": [1]}, allies={"jotunheim": "green"},
    )  # fmt: skip

    s.play("green: act build-temple", "green: accept")

    assert s.armies("green", 1) == [3]


@pytest.mark.rule("LR-110")
@pytest.mark.parametrize("seats", [2, 4])
def test_both_faces_of_niflheim_move_a_drakkar_by_three_seas(seats: int) -> None:
    s = scene(seats=seats, step="special", drakkars={"green": "s1"}, allies={"niflheim": "green"})

    s.play("green: act prepare")

    far = {2: {"row s2", "row s3", "row s4"}, 4: {f"row s{n}" for n in range(2, 7)}}
    assert s.options("green") == far[seats] | {"decline"}


@pytest.mark.rule("LR-111", "LR-112")
@SIZES
def test_each_slot_of_the_wheel_points_at_its_realm(seats: int) -> None:
    s = new(seats)

    pointed = {action: b.REALMS[s.g.box.realm_of(n)] for n, action in enumerate(b.ACTIONS[:6])}

    assert pointed == {
        "mobilize": "vanaheim", "reinforce": "alfheim", "build-temple": "jotunheim", "monsters": "muspelheim",
        "usurp": "svartalfheim", "prepare": "niflheim",
    }  # fmt: skip
    assert s.view(None).wheel == ((),) * 6


# -- the Temple track -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-113", "LR-114")
@pytest.mark.parametrize(("seats", "temples"), [(2, 5), (3, 7), (4, 7)])
@pytest.mark.parametrize("track", ["a", "b"])
def test_every_slot_of_the_track_has_a_temple(seats: int, temples: int, track: str) -> None:
    s = new(seats, track=track)

    assert s.view(None).temples == temples
    assert s.g.box.tracks[s.g.side].players == (2 if seats == 2 else 4)
    assert s.g.box.tracks[s.g.side].side == track


@pytest.mark.rule("LR-114")
@pytest.mark.parametrize(("seats", "temples"), [(2, 5), (3, 7)])
def test_no_more_temples_than_slots_can_be_built(seats: int, temples: int) -> None:
    def with_temples(built: int) -> Scene:
        return scene(seats=seats, step="special", control={"green": [1]}, temples_built=built)

    assert "act build-temple" in with_temples(temples - 1).options("green")
    with_temples(temples).refused("green: act build-temple")


@pytest.mark.rule("LR-115")
@SIZES
def test_the_side_with_two_drafts_unless_the_other_is_chosen(seats: int) -> None:
    drafts = [len(s.g.box.tracks[s.g.side].drafts) for s in (new(seats), new(seats, track="b"))]

    assert drafts == [2, 3]
    with pytest.raises(meadhall.BadOptions):
        new(seats, track="c")


# -- Forges and Monuments -------------------------------------------------------------------------------------


@pytest.mark.rule("LR-116")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_forge_in_each_forge_region_with_its_rune_at_random(seats: int) -> None:
    met = set()
    for seed in range(30):
        s = new(seats, seed)
        assert list(forges(s)) == [3, 6, 8, 11, 16, 19]
        assert all(region.ember == bool(region.forge) for region in s.view(None).regions)
        met.add(tuple(forges(s).values()))

    assert len(met) > 10


@pytest.mark.rule("LR-117")
def test_two_players_have_each_type_once_and_one_of_them_twice() -> None:
    twice: set[str] = set()
    for seed in range(30):
        s = new(2, seed)
        counted = Counter(forges(s).values())
        assert list(forges(s)) == [3, 6, 10, 11]
        assert sorted(counted.values()) == [1, 1, 2]
        twice |= {rune for rune, count in counted.items() if count == 2}

    assert twice == set(b.RUNES)


@pytest.mark.rule("LR-118")
@SIZES
def test_three_monuments_begin_at_level_0(seats: int) -> None:
    assert [(god.god, god.level) for god in new(seats).view(None).gods] == [("odin", 0), ("thor", 0), ("freya", 0)]


@pytest.mark.rule("LR-118")
@pytest.mark.parametrize(("god", "raised"), [("odin", (3, 2, 2)), ("thor", (2, 3, 2)), ("freya", (2, 2, 3))])
def test_each_god_raises_an_attribute_of_his_own(god: str, raised: tuple[int, ...]) -> None:
    s = scene(levels=(1, 1, 1), priests={"green": 1})

    s.play(f"green: send {god}")

    assert tuple(s.attribute("green", name) for name in b.ATTRIBUTES) == raised


@pytest.mark.rule("LR-119")
@SIZES
def test_a_divine_artefact_has_no_owner_until_its_region_is_controlled(seats: int) -> None:
    assert [god.artefact for god in new(seats).view(None).gods] == [-1, -1, -1]

    s = scene(armies={"green": {20: 5}}, step="manoeuvres", loki=8).play("green: activate 20 5", "green: march 21")

    assert s.owner(21) == "green"
    assert s.artefacts("green") == {"gungnir": True}


# -- beasts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-120")
def test_of_each_pair_one_sheet_lies_above_at_random() -> None:
    upper: set[str] = set()
    for seed in range(40):
        table = new(3, seed).view(None)
        above = [beast.monster for beast in table.monsters if beast.upper]
        assert len(above) == 3
        for pair in ({"jotunn", "garm"}, {"draugr", "fafnir"}, {"huldra", "hraesvelgr"}):
            assert len(pair & set(above)) == 1
        upper |= set(above)

    assert upper == {"jotunn", "garm", "draugr", "fafnir", "huldra", "hraesvelgr"}


@pytest.mark.rule("LR-121")
@SIZES
def test_monsters_begin_with_their_artefacts_and_without_markers(seats: int) -> None:
    s = new(seats)
    for beast in s.view(None).monsters:
        assert (beast.artefact, beast.ring, beast.slain) == (-1, -1, -1)
        assert set(beast.boxes) == {-1}
    assert set(on_the_board(placed([8], seats=2))) >= {"loki"}
    assert [len(on_the_board(placed(events))) for events in ([8, 1, 4, 7], [8, 1, 5, 9])] == [3, 4]


@pytest.mark.rule("LR-126")
def test_the_first_event_places_loki_and_is_discarded() -> None:
    s = placed([8, 1, 5, 9])

    assert s.monster("loki") == 8
    assert s.view(None).event_discard[0] == 8


@pytest.mark.rule("LR-127")
def test_an_event_for_each_player_places_a_monster_of_its_rune() -> None:
    assert on_the_board(placed([8, 1, 5, 9])) == {"loki": 8, "garm": 1, "draugr": 5, "huldra": 9}
    assert on_the_board(placed([8, 1, 5], seats=2)) == {"loki": 8, "garm": 1, "draugr": 5}
    assert len(on_the_board(placed([8, 1, 5, 9, 4], seats=4))) == 5


@pytest.mark.rule("LR-128")
@pytest.mark.parametrize(("upper", "first", "second"), [("garm", "garm", "jotunn"), ("jotunn", "jotunn", "garm")])
def test_the_upper_sheet_comes_first_then_the_other(upper: str, first: str, second: str) -> None:
    assert on_the_board(placed([8, 4, 5], 2, f"{upper} draugr huldra")) == {"loki": 8, first: 4, "draugr": 5}
    assert on_the_board(placed([8, 4, 1], 2, f"{upper} draugr huldra")) == {"loki": 8, first: 4, second: 1}


@pytest.mark.rule("LR-129")
def test_a_third_event_of_a_rune_places_nothing_but_counts() -> None:
    s = placed([8, 1, 4, 7])

    assert on_the_board(s) == {"loki": 8, "garm": 1, "jotunn": 4}
    assert s.view(None).event_discard == (8, 1, 4, 7)


@pytest.mark.rule("LR-130")
@SIZES
def test_events_of_setup_place_and_are_discarded(seats: int) -> None:
    for seed in range(10):
        s = new(seats, seed)
        table = s.view(None)
        assert len(table.event_discard) == seats + 1
        assert set(on_the_board(s).values()) <= set(table.event_discard)
        assert on_the_board(s)["loki"] == table.event_discard[0]


# -- decks, Omens, Priests ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-122")
@SIZES
def test_the_decks_are_shuffled_apart(seats: int) -> None:
    first, second = new(seats, 1), new(seats, 2)
    table = first.view(None)

    assert (table.combat, table.blessings) == (35, 36)
    assert (table.combat_discard, table.blessing_discard) == ((), ())
    for deck in ("combat", "deck", "events"):
        one, two = getattr(first.g, deck), getattr(second.g, deck)
        assert one != two
        assert deck == "events" or sorted(one) == sorted(two)
    kinds = Counter(first.g.combat)
    assert [kinds[n] for n in range(len(kinds))] == [card.copies for card in first.g.box.combat]


@pytest.mark.rule("LR-122")
def test_a_hunt_has_its_own_deck_of_attacks() -> None:
    s = scene(step="special", monsters={"garm": 14}, at={"green": 14, "red": 1, "black": 1})
    s.play("green: act monsters", "green: hunt garm")

    chase = s.g.chase
    assert len(chase.deck) + len(chase.hand) == 14
    copies = [card.copies for card in s.g.box.attacks]
    assert [Counter(chase.deck + chase.hand)[n] for n in range(len(copies))] == copies


@pytest.mark.rule("LR-123")
@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 21), (4, 21)])
def test_two_players_play_without_events_above_16(seats: int, most: int) -> None:
    s = new(seats)

    numbers = [s.g.box.events[card].region + 1 for card in s.g.events + s.g.event_discard]

    assert sorted(numbers) == list(range(1, most + 1))


@pytest.mark.rule("LR-124")
@SIZES
def test_five_omens_for_the_number_of_players_lie_face_up(seats: int) -> None:
    names: Any = ("gullinkambi", "fjalar", "fimbulwinter", "naglfar", "garm-unbound")

    omens = new(seats).view(None).omens

    assert [omen.omen for omen in omens] == [f"duel-{name}" if seats == 2 else name for name in names]
    assert not any(omen.turned for omen in omens)


@pytest.mark.rule("LR-125")
@SIZES
def test_priests_begin_in_the_stock(seats: int) -> None:
    s = new(seats)

    assert [player.priests for player in s.view(None).players] == [0] * seats
    assert all(god.priests == () for god in s.view(None).gods)
    s.until("hero_option")
    assert "PriestSent" not in s.told()
