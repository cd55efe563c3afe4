"""Ragnarök, what happens before anybody chooses: points, clearing, guards, deployment (AS-701 to AS-714)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import GAME
from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events.ragnarok import AncestralHidden, PopulationsLeft, WorldWon
from meadhall.games.asgard.events.rounds import PhaseBegan, Scored
from tests.games.asgard.ragnarok import fought, guarded, scores
from tests.games.asgard.scene import Scene, scene, slugs

LIGHT_GODS = {
    "light-7": "freyja-1", "light-6": "freyja-2", "light-5": "baldr-1", "light-4": "odin-1", "light-3": "tyr-1",
    "light-2": "thor-1",
}  # fmt: skip


def strengths(s: Scene, *places: str) -> list[int]:
    """The strength of the recruits deployed at each place."""
    return [s.g.deployed_strength(b.PLACES.index(place)) for place in places]


@pytest.mark.rule("AS-701")
def test_ragnarok_follows_the_fifth_round_and_begins_with_the_points_of_battle_tiles() -> None:
    fourth, fifth = [
        scene(round=number, phase="battles", battle_tiles={"red": [5, 9, 14]}, score={"red": 30}) for number in (4, 5)
    ]

    assert (fourth.g.round, fourth.g.phase, fourth.score("red")) == (5, b.CHOOSING, 30)
    assert (fifth.g.phase, fifth.score("red")) == (b.OVER, 58)
    events = fifth.events()
    start = events.index(PhaseBegan(b.RAGNAROK))
    assert events[start + 1] == Scored(fifth.seat("red"), 28, b.BY_BATTLE_TILES)


@pytest.mark.rule("AS-790x")
def test_blue_scores_21_for_his_battle_tiles() -> None:
    s = scene(phase="ragnarok", battle_tiles={"blue": [3, 9, 9]})

    assert scores(s) == [0, 21, 0, 0]


@pytest.mark.rule("AS-702")
def test_only_discs_on_support_slots_stay() -> None:
    s = scene(
        phase="ragnarok",
        zones={"red": [2, 5], "blue": [2]},
        centre={"red": 1, "mauve": 2},
        support={"odin": ("red", None), "hel": ("blue", "red")},
    )

    assert s.zones("red") == s.zones("blue") == []
    assert s.centre("red") == s.centre("mauve") == 0
    assert s.support("odin") == ("red", None)
    assert s.support("hel") == ("blue", "red")


@pytest.mark.rule("AS-703")
def test_ancestral_weapons_are_shuffled_again_by_camp() -> None:
    found = set()
    for seed in range(20):
        s = scene(
            phase="ragnarok",
            seed=seed,
            worlds={"light-3": "odin-1", "dark-3": "hel-1"},
            support={"odin": ("red", None)},
            valhalla="white",
        )
        assert s.asked() == ["red: raise_warrior"]
        assert s.view("red").ancestrals == ((), ())
        assert [sorted(pile) for pile in s.g.ancestral_piles] == [list(tiles) for tiles in t.ANCESTRALS]
        assert {*t.ANCESTRALS[b.LIGHT], *t.ANCESTRALS[b.DARK]} <= set(GAME.unseen(s.g, s.seat("red")))
        found.add(tuple(tuple(pile) for pile in s.g.ancestral_piles))

    assert len(found) > 15
    assert len({light for light, _ in found}) > 10
    assert len({dark for _, dark in found}) > 10


@pytest.mark.rule("AS-704")
def test_only_the_lower_worlds_lose_their_tiles() -> None:
    s = scene(phase="ragnarok", worlds={"light-lower": "odin-1", "light-3": "thor-2", "dark-5": "hel-1"})

    assert s.at("light-lower") is None
    assert s.at("dark-lower") is None
    assert (s.at("light-3"), s.at("dark-3")) == ("thor-2", "population-3")
    assert (s.at("light-5"), s.at("dark-5")) == ("population-5", "hel-1")


@pytest.mark.rule("AS-705")
def test_supporters_are_under_every_tile_of_their_god() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"dark-2": "hel-1", "dark-5": "hel-4", "dark-lower": "hel-2"},
        support={"hel": ("red", "blue")},
        on_gods={"hel": "10 giant"},
        tiles={"red": "weapon-2", "blue": "weapon-3"},
    )

    assert s.options("red") == {"lay weapon-2 dark-2", "lay weapon-2 dark-5"}
    s.play("red: lay weapon-2 dark-2")
    assert s.options("blue") == {"lay weapon-3 dark-2", "lay weapon-3 dark-5"}
    s.play("blue: lay weapon-3 dark-5")

    assert s.events("WorldWon") == [WorldWon(b.HEL, 1), WorldWon(b.HEL, 4)]
    assert scores(s) == [8 + 11, 3 + 8, 0, 0]


@pytest.mark.rule("AS-706")
def test_two_populations_leave_and_their_world_is_not_fought_for() -> None:
    s = scene(phase="ragnarok", worlds={"light-2": "odin-4", "light-4": "population-1", "dark-4": "population-6"})

    assert s.at("light-4") is None
    assert s.at("dark-4") is None
    assert list(fought(s)) == [2]
    assert [event for event in s.events() if isinstance(event, PopulationsLeft | AncestralHidden)] == [
        *[PopulationsLeft(world) for world in (6, 5, 4, 3, 2)],
        AncestralHidden(b.PLACES.index("dark-2")),
        PopulationsLeft(0),
    ]
    assert scores(s) == [0, 0, 0, 0]


@pytest.mark.rule("AS-707", "AS-709")
def test_a_population_that_faces_a_god_gets_a_weapon_of_its_camp() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-3": "thor-2", "light-6": "odin-1", "dark-6": "hel-1", "dark-1": "loki-1"},
        support={"odin": ("red", None)},
        valhalla="white",
    )

    assert s.asked() == ["red: raise_warrior"]
    assert guarded(s) == {"dark-3", "light-1"}
    assert all(place.guard == "" for place in s.view("red").places)
    assert [len(pile) for pile in s.g.ancestral_piles] == [4, 4]
    for place, camp in (("dark-3", b.DARK), ("light-1", b.LIGHT)):
        assert {s.g.guards[b.PLACES.index(place)], *s.g.ancestral_piles[camp]} == set(t.ANCESTRALS[camp])


@pytest.mark.rule("AS-708")
def test_ancestral_weapons_go_from_world_seven_down_while_the_camp_has_some() -> None:
    s = scene(phase="ragnarok", worlds={**LIGHT_GODS, "dark-1": "hel-1"})
    hidden = [b.PLACES[event.place] for event in s.events() if isinstance(event, AncestralHidden)]
    assert hidden == ["dark-7", "dark-6", "dark-5", "dark-4", "dark-3", "light-1"]
    assert guarded(s) == set(hidden)
    assert slugs(s.g.guards[b.PLACES.index(place)] for place in hidden[:5]) == slugs(t.ANCESTRALS[b.DARK])

    seven = scene(phase="ragnarok", worlds={**LIGHT_GODS, "light-1": "thor-2"})
    assert guarded(seven) == {"dark-7", "dark-6", "dark-5", "dark-4", "dark-3"}


@pytest.mark.rule("AS-710")
def test_recruits_go_to_the_tile_of_their_god() -> None:
    s = scene(phase="ragnarok", worlds={"light-2": "tyr-3"}, on_gods={"tyr": "3 orange"})

    assert s.deployed("light-2") == {"orange": 3}
    assert s.on_god("tyr") == {}
    assert fought(s)[2][b.LIGHT] == 3 + 3


@pytest.mark.rule("AS-711")
@pytest.mark.parametrize(
    ("recruits", "each"),
    [("2 giant 2 white", 3), ("giant 2 white", 2), ("giant white orange", 2), ("3 giant 4 white", 5)],
)
def test_two_tiles_share_recruits_in_equal_groups(recruits: str, each: int) -> None:
    s = scene(phase="ragnarok", worlds={"light-2": "tyr-1", "light-6": "tyr-4"}, on_gods={"tyr": recruits})

    assert strengths(s, "light-2", "light-6") == [each, each]


@pytest.mark.rule("AS-712")
@pytest.mark.parametrize(("low", "high"), [("light-2", "light-6"), ("light-6", "light-2")])
@pytest.mark.parametrize(("recruits", "groups"), [("3 giant", [4, 2]), ("giant 3 white", [3, 2]), ("orange", [1, 0])])
def test_the_tile_of_lower_value_gets_the_stronger_group(recruits: str, groups: list[int], low: str, high: str) -> None:
    s = scene(phase="ragnarok", worlds={low: "tyr-2", high: "tyr-3"}, on_gods={"tyr": recruits})

    assert strengths(s, low, high) == groups


@pytest.mark.rule("AS-713")
@pytest.mark.parametrize(
    ("recruits", "groups"),
    [("7 white", [3, 2, 2]), ("8 white", [3, 3, 2]), ("4 giant", [4, 2, 2]), ("2 giant white", [2, 2, 1])],
)
def test_three_tiles_share_recruits_the_rest_to_the_lowest(recruits: str, groups: list[int]) -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-2": "tyr-4", "light-3": "tyr-1", "light-6": "tyr-2"},
        on_gods={"tyr": recruits},
    )

    assert strengths(s, "light-3", "light-6", "light-2") == groups


@pytest.mark.rule("AS-714")
@pytest.mark.parametrize("worlds", [{}, {"light-lower": "baldr-1"}])
def test_recruits_of_a_god_without_a_tile_leave_the_board(worlds: dict[str, str]) -> None:
    s = scene(phase="ragnarok", worlds=worlds, on_gods={"baldr": "4 white giant"}, valhalla="orange")

    assert s.on_god("baldr") == {}
    assert not any(s.g.deployed)
    assert s.valhalla() == {"orange": 1}
