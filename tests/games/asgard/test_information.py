"""Information that all can see, or only some (AS-811 to AS-817)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from tests.games.asgard.eyes import Eyes, everybody, heard, others, public, readers, seen, sent, words
from tests.games.asgard.scene import COLOURS, Scene, new, scene
from tests.games.asgard.walks import EAGER, rich, walk


def differ(one: Scene, two: Scene) -> set[Eyes]:
    """Whose eyes can tell two tables apart."""
    return {who for who in everybody(one) if sent(one, who) != sent(two, who)}


# -- scores ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-811")
def test_points_count_as_soon_as_they_are_earned() -> None:
    s = scene(
        placed={"red": ["odin temple"], "blue": ["asgard"]},
        stones={"red": "2 pink"},
        recruits={"red": "white"},
        score={"red": 97},
    )

    s.play("red: resolve odin", "red: settle light-lower")

    assert s.view(None).players[0].score == 102
    assert s.view(None).players[1].score == 0


@pytest.mark.rule("AS-811")
def test_the_total_decides_beyond_100() -> None:
    s = scene(
        round=5,
        phase="battles",
        temples={"red": ["temple-2-pink-red", "temple-3-pink-yellow-blue"]},
        score={"red": 97, "blue": 99},
    )

    assert s.match.over
    assert (s.score("red"), s.score("blue")) == (106, 99)
    outcome = s.match.outcome
    assert outcome is not None
    assert (outcome.ranks[:2], outcome.winners) == ((1, 2), (0,))


# -- what is public -------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-812")
def test_battle_tiles_are_public() -> None:
    s = scene(round=2, phase="battles", zones={"red": [1, 2, 3], "mauve": [4]}, battle_tiles={"red": [5]})

    assert s.g.round == 3
    for who in everybody(s):
        assert [player.battle_tiles for player in s.view(who).players] == [(5, 9), (), (), (3,)]
        assert s.view(who).battle_tiles == (3, 4, 4, 3, 2)
    assert all(len(s.match.view(None).log()) == len(s.match.view(seat).log()) for seat in range(4))


@pytest.mark.rule("AS-813")
def test_what_lies_before_a_player_is_public() -> None:
    s = scene(
        placed={"red": ["thor request-2", "hel temple", "asgard", "asgard"], "blue": ["asgard"]},
        order=("yellow", "red", "blue", "mauve"),
        supply={"red": 1},
        support={"odin": ("blue", "red")},
        battle={"dark-4": "red"},
        zones={"red": [2, 5]},
        centre={"red": 1},
        stones={"red": "2 pink white"},
        seals={"red": (2, 1)},
        recruits={"red": "white 3 giant"},
        temples={"red": "temple-1-pink"},
        bonuses={"red": "population-5 population-7"},
        tiles={"red": "weapon-6 weapon-2 spell-3"},
        powers={"tyr": "red"},
        battle_tiles={"red": [9]},
        score={"red": 23},
    )

    for who in everybody(s):
        table = s.view(who)
        red = table.players[0]
        assert (red.score, red.order, red.supply, red.row, red.asgard, red.centre) == (23, 2, 1, 0, 2, 1)
        assert (red.zones, red.stones, red.seals, red.recruits) == ((2, 5), (2, 0, 0, 0, 0, 0, 1), (2, 1), (1, 0, 3))
        assert (red.temples, red.bonuses) == (("temple-1-pink",), ("population-5", "population-7"))
        assert (red.powers, red.battle_tiles, red.weapons, red.spells) == (("tyr-tile",), (9,), 2, 1)
        assert [(god.name, god.support) for god in table.gods if god.support != (-1, -1)] == [("odin", (1, 0))]
        assert [god.name for god in table.gods if god.temple == 0] == ["hel"]
        assert [god.name for god in table.gods if god.requests == (-1, 0)] == ["thor"]
        assert [place.name for place in table.places if place.disc == 0] == ["dark-4"]
        assert table.order == (2, 0, 1, 3)


@pytest.mark.rule("AS-813")
def test_piles_and_reserves_are_public() -> None:
    s = scene(
        round=2,
        stones={"red": "2 pink 2 white"},
        seals={"blue": (1, 2)},
        recruits={"blue": "2 orange"},
        on_gods={"hel": "3 giant"},
        valhalla="2 white",
        tiles={"mauve": "weapon-6 spell-3 spell-4"},
        worlds={"light-2": "thor-3"},
        flipped=["dark-5"],
        placed={"red": ["asgard"]},
    )

    for who in everybody(s):
        table = s.view(who)
        assert {god.name: god.stones for god in table.gods if god.stones == 3} == {"freyja": 3}
        assert (table.white, table.seals, table.reserve, table.valhalla) == (1, (3, 4), (10, 10, 7), (2, 0, 0))
        assert (table.weapons, table.spells, table.asgard_left, table.temples_left) == (6, 5, 2, (6, 6, 6, 6))
        assert [god.left for god in table.gods] == [4, 4, 4, 4, 3, 4, 4, 4, 4, 2]
        assert next(god.recruits for god in table.gods if god.name == "hel") == (0, 0, 3)
        assert [place.tile for place in table.places if place.god] == ["thor-3"]
        assert [place.name for place in table.places if place.flipped] == ["dark-5"]


@pytest.mark.rule("AS-812", "AS-813")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_public_part_is_the_same_to_all_eyes_at_any_moment(seats: int) -> None:
    for s in walk(rich(seats, seed=seats), seed=seats, prefer=EAGER):
        spectator = public(s, None)
        assert all(public(s, colour) == spectator for colour in COLOURS[:seats])


# -- what is secret -------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-814")
def test_chosen_gods_are_hidden_until_they_are_shown() -> None:
    s = scene(phase="gods").play("red: choose thor", "red: choose odin", "red: choose hel").to_phase("placement")

    s.play("red: place thor temple")

    red = s.view("blue").players[0]
    assert (red.revealed, red.chosen) == (("thor",), 2)
    assert 10 - red.chosen - len(red.revealed) == 7  # laid aside
    assert s.view("red").chosen == ("odin", "hel")
    for who in others(s, "red"):
        assert heard(s, who, "GodsChosen") == list(s.view(who).chosen)  # their own, and nothing else
        assert "GodsChosenHidden {'type': 'GodsChosenHidden', 'seat': 0, 'count': 3}" in sent(s, who)[1]
    assert s.view(None).chosen == ()


@pytest.mark.rule("AS-814")
def test_no_one_can_tell_one_secret_choice_from_another() -> None:
    def table(gods: list[str]) -> Scene:
        return scene(phase="placement", chosen={"red": ["thor", *gods], "blue": ["loki"]}).play(
            "red: place thor asgard"
        )

    assert differ(table(["odin", "hel"]), table(["baldr", "loki"])) == {"red"}
    assert differ(table(["odin", "hel"]), table(["odin"])) == set(everybody(table([])))  # the number is public


@pytest.mark.rule("AS-814")
def test_picks_are_hidden_while_others_still_choose() -> None:
    one = scene(phase="gods").play("red: choose thor", "red: choose odin", "red: choose hel")
    two = scene(phase="gods").play("red: choose loki", "red: choose tyr", "red: choose freyja")

    assert differ(one, two) == set()  # red has answered and sees them again when all have
    half, other = scene(phase="gods").play("red: choose thor"), scene(phase="gods").play("red: choose tyr")
    assert differ(half, other) == {"red"}


@pytest.mark.rule("AS-815")
def test_weapons_and_spells_are_known_to_their_owner_alone() -> None:
    def table(tiles: str) -> Scene:
        return scene(placed={"blue": ["asgard"]}, tiles={"red": tiles, "blue": "weapon-4"})

    s = table("weapon-6 spell-3")

    assert readers(s, "weapon-6") == readers(s, "spell-3") == {"red"}
    assert readers(s, "weapon-4") == {"blue"}
    assert (s.view("blue").players[0].weapons, s.view("blue").players[0].spells) == (1, 1)
    assert differ(s, table("weapon-5 spell-7")) == {"red"}


@pytest.mark.rule("AS-815")
def test_tiles_laid_at_ragnarok_are_hidden_until_their_world_is_fought_for() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-2", "dark-3": "surtr-3"},
        support={"odin": ("red", "mauve"), "surtr": ("yellow", None)},
        tiles={"red": "weapon-6", "yellow": "spell-3 spell-7", "mauve": "weapon-2"},
    )

    s.play("red: lay weapon-6 light-5", "yellow: lay spell-3 dark-3")

    assert readers(s, "weapon-6") == {"red"}
    assert readers(s, "spell-3") == {"yellow"}
    for who in others(s, "red"):
        laid = next(place.laid for place in s.view(who).places if place.name == "light-5")
        assert [(tile.seat, tile.kind, tile.tile) for tile in laid] == [(0, "weapon", "")]
    s.play("mauve: lay weapon-2 light-5")
    assert readers(s, "spell-7") == {"yellow"}
    assert readers(s, "weapon-2") == {"mauve"}
    s.play("yellow: lay spell-7 dark-3")
    assert s.match.over
    for tile in ("weapon-6", "weapon-2", "spell-3", "spell-7"):
        assert all(tile in seen(s, who) and tile in heard(s, who, "TileShown") for who in everybody(s))


@pytest.mark.rule("AS-816")
@pytest.mark.parametrize("phase", ["gods", "actions"])
def test_the_order_of_face_down_piles_is_known_to_no_one(phase: str) -> None:
    one, two = new(4).to_phase(phase, 2), new(4).to_phase(phase, 2)
    g = two.g
    for pile in (*g.god_piles, *g.temple_piles):
        pile[1:] = pile[:0:-1]
    for pile in (g.asgard_pile, *g.ancestral_piles):
        pile.reverse()

    assert one.match.hash() != two.match.hash()
    assert differ(one, two) == set()


@pytest.mark.rule("AS-816")
def test_only_open_tiles_are_named() -> None:
    s = new(4).to_phase("actions", 2)
    g = s.g
    table = s.view(None)

    for who in everybody(s):
        named = words(s, who)
        for god in b.GODS:
            assert {word for word in named if word.startswith(f"{god}-") and word[-1].isdigit()} == {
                each.tile for each in table.gods if each.name == god
            }
        assert {word for word in named if word.startswith("temple-")} == set(table.temples)
        assert {word for word in named if word.startswith("ancestral-")} == {t for two in table.ancestrals for t in two}
        assert not {f"asgard-{n}" for n in range(1, 6)} & named - set(table.asgard) - set(table.asgard_aside)
    assert [len(pile) for pile in g.ancestral_piles] == [4, 4]


@pytest.mark.rule("AS-816")
def test_ancestral_weapons_under_populations_are_known_to_no_one() -> None:
    def table(swap: bool) -> Scene:
        s = scene(
            phase="ragnarok",
            worlds={"light-5": "odin-2", "light-3": "thor-3"},
            support={"odin": ("red", None)},
            tiles={"red": "weapon-6 weapon-2"},
        )
        here, there = b.PLACES.index("dark-5"), b.PLACES.index("dark-3")
        if swap:
            s.g.guards[here], s.g.guards[there] = s.g.guards[there], s.g.guards[here]
        return s

    s = table(swap=False)

    assert [place.name for place in s.view(None).places if place.guarded] == ["dark-3", "dark-5"]
    assert not any(word.startswith("ancestral-") for who in everybody(s) for word in words(s, who))
    assert s.match.hash() != table(swap=True).match.hash()
    assert differ(s, table(swap=True)) == set()
    s.play("red: lay weapon-6 light-5", "red: lay weapon-2 light-5")
    assert all(place.guard for place in s.view(None).places if place.guarded)  # all is shown in the end


@pytest.mark.rule("AS-817")
@pytest.mark.parametrize(("pile", "took"), [("weapon", "weapon-6"), ("spell", "spell-4")])
def test_a_pile_is_seen_only_by_who_looks_through_it_and_while_he_does(pile: str, took: str) -> None:
    s = scene(round=2, placed={"red": ["mimir request-1"], "blue": ["asgard"]}, tiles={"blue": f"{pile}-5"})

    s.play("red: resolve mimir", f"red: search {pile}")
    looked = s.view("red").pile
    assert len(looked) == 6
    assert f"{pile}-5" not in looked
    assert all(word.startswith(f"{pile}-") for word in looked)
    for who in others(s, "red"):
        assert s.view(who).pile == ()
        assert {word for word in words(s, who) if word.startswith(f"{pile}-")} <= {f"{pile}-5"}
    s.play(f"red: take {took}")

    assert s.view("red").pile == ()
    assert {word for word in words(s, "red") if word.startswith(f"{pile}-")} == {took}
    assert readers(s, took) == {"red"}
    assert [(s.view(who).weapons, s.view(who).spells)[pile == "spell"] for who in everybody(s)] == [5] * 5
