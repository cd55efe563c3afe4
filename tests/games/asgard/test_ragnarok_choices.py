"""Ragnarök, the two steps with choices: Valhalla, then Weapons and Spells (AS-715 to AS-724)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard.events import ragnarok as e
from tests.games.asgard.ragnarok import fought, readers
from tests.games.asgard.scene import Scene, scene, slugs

EVERYBODY = {None, "red", "blue", "yellow", "mauve"}


def laid(s: Scene, place: str) -> list[tuple[str, str]]:
    """Who laid which kind of tile at a place, as a spectator sees it."""
    found = next(one for one in s.view(None).places if one.name == place)
    return [(s.view(None).players[tile.seat].colour, tile.kind) for tile in found.laid]


# -- Valhalla -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-715")
def test_warriors_are_raised_in_turn_order_one_at_a_time() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-3": "thor-2"},
        support={"thor": ("blue", "red")},
        valhalla="2 white 2 orange",
    )

    for colour, recruit in (("red", "white"), ("blue", "orange"), ("red", "orange"), ("blue", "white")):
        assert s.asked() == [f"{colour}: raise_warrior"]
        s.play(f"{colour}: raise {recruit} light-3")

    assert s.valhalla() == {}
    assert s.deployed("light-3") == {"white": 2, "orange": 2}
    assert fought(s)[3][0] == 2 + 4
    assert s.match.over


@pytest.mark.rule("AS-716")
def test_who_has_passed_takes_no_more_warriors() -> None:
    s = scene(phase="ragnarok", worlds={"light-3": "thor-2"}, support={"thor": ("red", "blue")}, valhalla="3 white")

    s.play("red: pass", "blue: raise white light-3")
    assert s.asked() == ["blue: raise_warrior"]
    s.refused("red: raise white light-3")
    s.play("blue: pass")

    assert s.match.over
    assert s.valhalla() == {"white": 2}
    assert s.deployed("light-3") == {"white": 1}


@pytest.mark.rule("AS-717")
def test_warriors_join_only_light_gods_that_the_player_supports() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-2": "tyr-1", "light-5": "freyja-1", "dark-4": "hel-1"},
        support={"hel": ("red", "blue"), "tyr": (None, "red"), "freyja": ("yellow", None)},
        valhalla="white orange",
    )

    assert s.options("red") == {"pass", "raise white light-2", "raise orange light-2"}
    s.refused("red: raise white light-5", "AS-717")
    s.refused("red: raise white dark-4", "AS-717")
    s.refused("red: raise white light-7", "AS-718")
    s.play("red: raise white light-2")
    assert s.asked() == ["yellow: raise_warrior"]
    assert s.events("ValhallaPassed") == []  # blue was not even asked
    assert s.options("yellow") == {"pass", "raise orange light-5"}


@pytest.mark.rule("AS-718")
def test_warriors_need_a_tile_in_the_worlds_and_the_player_says_which() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-lower": "odin-1", "light-2": "tyr-1", "light-5": "tyr-2", "light-6": "thor-1"},
        support={"odin": ("red", None), "tyr": ("blue", None)},
        valhalla="2 orange",
    )

    assert s.asked() == ["blue: raise_warrior"]
    assert s.events("ValhallaPassed") == []  # red was not even asked
    assert s.options("blue") == {"pass", "raise orange light-2", "raise orange light-5"}
    s.play("blue: raise orange light-5", "blue: raise orange light-2")

    assert s.deployed("light-2") == s.deployed("light-5") == {"orange": 1}


@pytest.mark.rule("AS-791x")
def test_valhalla_empties_beside_odin_and_tyr() -> None:
    s = scene(
        phase="ragnarok",
        worlds={
            "light-1": "odin-1", "light-2": "thor-1", "light-3": "tyr-1", "light-4": "freyja-1", "dark-5": "hel-1",
        },
        support={
            "odin": ("red", "mauve"), "thor": ("red", None), "hel": ("blue", None), "tyr": ("yellow", "mauve"),
            "freyja": ("mauve", "yellow"),
        },
        valhalla="2 orange white",
    )  # fmt: skip

    s.play("red: raise orange light-1")
    assert s.asked() == ["yellow: raise_warrior"]
    s.play("yellow: raise white light-3", "mauve: raise orange light-1")

    assert s.deployed("light-1") == {"orange": 2}
    assert s.deployed("light-3") == {"white": 1}
    assert s.valhalla() == {}
    assert s.match.over


# -- Weapons and Spells ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-719")
def test_tiles_are_laid_in_turn_order_one_a_turn_and_face_down() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-2", "dark-3": "surtr-1"},
        support={"odin": ("red", None), "surtr": ("blue", None)},
        tiles={"red": "weapon-4 spell-3", "blue": "weapon-6"},
    )

    assert s.options("red") == {"lay weapon-4 light-5", "lay spell-3 light-5"}
    s.play("red: lay spell-3 light-5")
    assert s.tiles("red") == ["weapon-4"]
    assert s.options("blue") == {"lay weapon-6 dark-3"}
    s.play("blue: lay weapon-6 dark-3")
    assert s.asked() == ["red: lay_tile"]
    assert laid(s, "light-5") == [("red", "spell")]
    assert laid(s, "dark-3") == [("blue", "weapon")]
    assert readers(s, "spell-3") == {"red"}
    assert readers(s, "weapon-6") == {"blue"}
    s.play("red: lay weapon-4 light-5")

    assert s.match.over
    assert [fought(s)[3][1], fought(s)[5][0]] == [1 + 6, 2 + 4]


@pytest.mark.rule("AS-720")
def test_tiles_lie_only_under_gods_that_the_player_supports() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-3": "thor-1", "light-5": "odin-1"},
        support={"thor": ("blue", None), "odin": (None, "red")},
        tiles={"red": "weapon-2"},
    )

    assert s.options("red") == {"lay weapon-2 light-5"}
    for place in ("light-3", "dark-3", "dark-5", "light-7"):
        s.refused(f"red: lay weapon-2 {place}", "AS-720")


@pytest.mark.rule("AS-721")
def test_tiles_must_be_laid_and_who_has_none_is_skipped() -> None:
    s = scene(
        phase="ragnarok",
        order=("yellow", "blue", "red", "mauve"),
        worlds={"light-5": "odin-1", "light-2": "thor-1"},
        support={"odin": ("red", "yellow"), "thor": ("blue", None)},
        tiles={"red": "weapon-2 weapon-3", "blue": "spell-1 spell-2 spell-4"},
    )

    order = []
    while not s.match.over:
        colour = s.asked()[0].partition(":")[0]
        order.append(colour)
        for word in ("pass", "done", "decline"):
            s.refused(f"{colour}: {word}", "AS-721")
        s.play(f"{colour}: {min(s.options(colour))}")

    assert order == ["blue", "red", "blue", "red", "blue"]
    assert s.tiles("red") == s.tiles("blue") == []


@pytest.mark.rule("AS-722")
def test_tiles_of_who_supports_no_god_in_the_worlds_are_discarded() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-lower": "odin-1", "light-2": "thor-1"},
        support={"odin": ("red", None), "thor": ("blue", None)},
        tiles={"red": "weapon-2 weapon-5", "blue": "spell-1"},
    )

    assert s.asked() == ["blue: lay_tile"]
    assert s.tiles("red") == []
    assert s.events("TilesDiscarded") == [e.TilesDiscarded(s.seat("red"), 2)]
    s.play("blue: lay spell-1 light-2")

    assert s.match.over
    assert not any(tile.startswith("weapon") for place in s.g.laid for tile in slugs(place))


@pytest.mark.rule("AS-723")
def test_any_number_of_tiles_lies_under_a_god_and_stays_there() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-1", "light-2": "odin-2"},
        support={"odin": ("red", "mauve")},
        tiles={"red": "weapon-2 weapon-4 spell-2", "mauve": "weapon-3 weapon-5 weapon-6"},
    )

    s.play("red: lay weapon-2 light-5", "mauve: lay weapon-3 light-5")
    s.refused("red: lay weapon-2 light-2")
    s.play("red: lay weapon-4 light-5")
    s.refused("mauve: lay weapon-2 light-2")
    s.play("mauve: lay weapon-5 light-5", "red: lay spell-2 light-5", "mauve: lay weapon-6 light-2")

    assert fought(s)[5][0] == 1 + 2 + 3 + 4 + 5
    assert fought(s)[2][0] == 2 + 6


@pytest.mark.rule("AS-724")
def test_no_one_else_reads_a_laid_tile_before_its_world_is_fought_for() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-1"},
        support={"odin": ("red", "mauve")},
        tiles={"red": "spell-1", "mauve": "weapon-3"},
    )
    assert readers(s, "spell-1") == {"red"}

    s.play("red: lay spell-1 light-5")
    assert s.asked() == ["mauve: lay_tile"]
    assert readers(s, "spell-1") == {"red"}
    s.play("mauve: lay weapon-3 light-5")

    assert readers(s, "spell-1") == readers(s, "weapon-3") == EVERYBODY


@pytest.mark.rule("AS-792x")
def test_red_and_mauve_arm_odin_and_yellow_arms_surtr() -> None:
    s = scene(
        phase="ragnarok",
        worlds={"light-5": "odin-1", "dark-3": "surtr-1", "dark-2": "hel-1"},
        support={"odin": ("red", "mauve"), "surtr": ("yellow", None), "hel": ("blue", None)},
        tiles={"red": "weapon-2 weapon-3", "yellow": "spell-1", "mauve": "spell-2"},
    )

    s.play("red: lay weapon-2 light-5", "yellow: lay spell-1 dark-3", "mauve: lay spell-2 light-5")

    assert s.asked() == ["red: lay_tile"]
    assert laid(s, "light-5") == [("red", "weapon"), ("mauve", "spell")]
    assert laid(s, "dark-3") == [("yellow", "spell")]
    assert readers(s, "weapon-2") == {"red"}
    assert readers(s, "spell-1") == {"yellow"}
    assert readers(s, "spell-2") == {"mauve"}
