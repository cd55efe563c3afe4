"""The Hero Draft: Heroes, Origins, Drakkar and first Region (LR-131 to LR-150)."""

from __future__ import annotations

import pytest

import meadhall
from tests.games.lords_of_ragnarok.drafting import choose, deal, draft
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import COLOURS, Scene, new, scene

SIZES = pytest.mark.parametrize("seats", [2, 3, 4])


def offered(s: Scene) -> tuple[int, int, bool]:
    """How many Heroes and Origins are offered, and whether the one that makes first player is among them."""
    table = s.view(None)
    return len(table.offered_heroes), len(table.offered_origins), "odinson" in table.offered_origins


def drafted(s: Scene) -> list[str]:
    """Who has drafted, in order."""
    return [s.names[event.seat] for event in s.events("HeroKept")]


def pass_by(s: Scene, origin: str = "") -> Scene:
    """Draft quietly; keep this Origin, or any but the one that makes first player."""
    colour = s.asked()[0].split(":")[0]
    s.play_quietly()
    names = [text for text in sorted(s.options(colour)) if origin in text and (origin or "odinson" not in text)]
    s.play(f"{colour}: {names[0]}")
    while s.asked()[0].startswith(f"{colour}:") and s.g.drafter == s.seat(colour):
        s.play_quietly()
    return s


# -- who drafts, and among what -------------------------------------------------------------------------------


@pytest.mark.rule("LR-131")
def test_the_draft_goes_clockwise_from_its_starter() -> None:
    assert drafted(new(3, first=1).until("hero_option")) == ["red", "black", "green"]
    assert drafted(new(4, first=3).until("hero_option")) == ["yellow", "green", "red", "black"]


@pytest.mark.rule("LR-131")
@SIZES
def test_the_starter_is_random(seats: int) -> None:
    assert {new(seats, seed, first=None).g.drafter for seed in range(30)} == set(range(seats))
    with pytest.raises(meadhall.BadOptions) as caught:
        new(seats, first=seats)
    assert caught.value.rule == "LR-131"


@pytest.mark.rule("LR-132", "LR-148")
@SIZES
def test_the_starter_is_offered_two_heroes_and_three_origins(seats: int) -> None:
    heroes, origins = set(), set()
    for seed in range(30):
        s = new(seats, seed)
        assert offered(s) == (2, 3, True)
        heroes |= set(s.view(None).offered_heroes)
        origins |= set(s.view(None).offered_origins)

    assert (len(heroes), len(origins)) == (5, 6)


@pytest.mark.rule("LR-133")
def test_one_hero_and_one_origin_of_those_offered_are_kept() -> None:
    s = deal(draft(), "ragnar snorri", "odinson thorson tyrson")

    assert s.options("green") == {"keep-hero ragnar", "keep-hero snorri"}
    s.refused("green: keep-hero beowulf", "LR-133")
    s.refused("green: keep-origin thorson")
    s.play("green: keep-hero snorri")
    assert s.options("green") == {"keep-origin odinson", "keep-origin thorson", "keep-origin tyrson"}
    s.refused("green: keep-origin njordson", "LR-133")
    s.refused("green: keep-hero ragnar")
    s.play("green: keep-origin tyrson")

    player = s.view(None).players[0]
    assert (player.hero, player.origin) == ("snorri", "tyrson")
    s.refused("green: keep-origin thorson")


@pytest.mark.rule("LR-134")
def test_the_origin_of_the_first_player_is_offered_until_it_is_kept() -> None:
    s = pass_by(new(3))
    assert offered(s) == (2, 3, True)
    pass_by(s, "odinson")
    assert offered(s) == (2, 2, False)


@pytest.mark.rule("LR-134")
def test_kept_at_once_it_is_not_handed_on() -> None:
    assert offered(pass_by(new(3), "odinson")) == (2, 2, False)


@pytest.mark.rule("LR-135")
def test_what_was_not_kept_can_be_offered_again() -> None:
    s = new(4)
    for _ in range(3):
        pass_by(s)
    kept = {player.hero for player in s.view(None).players if player.hero}
    everybody = {hero.slug for hero in s.g.box.heroes}

    assert len(kept) == 3
    assert set(s.view(None).offered_heroes) == everybody - kept


@pytest.mark.rule("LR-135")
def test_what_the_first_left_may_come_to_the_second() -> None:
    again = 0
    for seed in range(20):
        s = new(3, seed)
        seen = set(s.view(None).offered_heroes)
        again += bool(seen & set(pass_by(s).view(None).offered_heroes))

    assert again > 0


@pytest.mark.rule("LR-136")
def test_a_draft_is_finished_before_the_next_begins() -> None:
    s = deal(draft(), "ragnar snorri", "odinson heimdallson")
    s.refused("red: anchor s1")
    s.play("green: keep-hero ragnar", "green: keep-origin heimdallson", "green: anchor s1", "green: land 5")

    assert s.asked() == ["green: first_alliance"]
    assert s.view(None).drafter == 0
    s.play("green: join alfheim")
    assert s.asked() == ["red: keep_hero"]


# -- Heroes, cards, figures -----------------------------------------------------------------------------------


@pytest.mark.rule("LR-137", "LR-149")
def test_attributes_of_two_four_armies_a_card_and_nothing_else() -> None:
    s = choose(draft(), "green: ragnar njordson s1 5").play("green: settle 1")
    choose(s, "red: snorri thorson s3 11")

    player = s.view(None).players[1]
    assert player.marks == (2, 3, 2)
    assert s.view(None).players[0].marks == (2, 2, 2)
    assert s.view(None).players[0].hurt == (False, False, False)
    assert (s.reserve("red"), s.runes("red"), s.priests("red"), player.hand) == (4, [], 0, 1)


@pytest.mark.rule("LR-138")
def test_each_player_draws_one_combat_card() -> None:
    s = choose(draft(4), "green: ragnar thorson s1 5", "red: snorri tyrson s2 9", "black: aslaug freyason s3 11")
    choose(s, "yellow: beowulf odinson s4 16")

    assert [player.hand for player in s.view(None).players] == [1, 1, 1, 1]
    assert s.view(None).combat == 31
    assert len(s.hand("green")) == 1


@pytest.mark.rule("LR-139")
def test_a_drakkar_may_join_another() -> None:
    s = choose(draft(), "green: ragnar thorson s1 5")
    deal(s, "snorri aslaug", "odinson tyrson").play("red: keep-hero snorri", "red: keep-origin tyrson")

    assert s.options("red") == {f"anchor s{n}" for n in range(1, 7)}
    s.play("red: anchor s1")
    assert (s.drakkar("green"), s.drakkar("red")) == ("s1", "s1")


@pytest.mark.rule("LR-140")
def test_the_hero_and_two_armies_land_together_on_the_drakkars_coast() -> None:
    s = deal(draft(), "ragnar snorri", "odinson thorson")
    s.play("green: keep-hero ragnar", "green: keep-origin thorson", "green: anchor s1")

    assert s.options("green") == {"land 1", "land 5", "land 6"}
    s.refused("green: land 4", "LR-140")
    s.play("green: land 6")
    assert (s.hero("green"), s.armies("green", 6), s.drakkar("green")) == (6, [1, 1], "s1")
    s.refused("green: land 5")


@pytest.mark.rule("LR-141")
def test_a_region_of_another_player_is_no_place_to_begin() -> None:
    s = choose(draft(), "green: ragnar thorson s1 1")
    deal(s, "snorri aslaug", "odinson tyrson")
    s.play("red: keep-hero snorri", "red: keep-origin tyrson", "red: anchor s6")

    assert s.owner(1) == "green"
    assert s.options("red") == {"land 3", "land 18", "land 20"}
    s.refused("red: land 1", "LR-141")


@pytest.mark.rule("LR-141")
def test_nor_is_one_where_he_has_armies_without_control() -> None:
    s = choose(draft(), "green: ragnar thorson s1 6")
    deal(s, "snorri aslaug", "odinson tyrson")
    s.play("red: keep-hero snorri", "red: keep-origin tyrson", "red: anchor s2")

    assert s.owner(6) == ""
    assert s.options("red") == {"land 9", "land 10"}
    s.refused("red: land 6", "LR-141")


@pytest.mark.rule("LR-142")
def test_one_may_begin_with_a_monster_but_not_with_loki() -> None:
    s = deal(draft(loki=5, monsters={"garm": 6}), "ragnar snorri", "odinson thorson")
    s.play("green: keep-hero ragnar", "green: keep-origin thorson", "green: anchor s1")

    assert s.options("green") == {"land 1", "land 6"}
    s.refused("green: land 5", "LR-142")


@pytest.mark.rule("LR-143", "LR-143x")
@pytest.mark.parametrize(("sea", "region", "owner"), [("s1", 5, "green"), ("s1", 6, ""), ("s2", 9, "green")])
def test_two_armies_of_1_control_a_region_of_population_2(sea: str, region: int, owner: str) -> None:
    s = deal(draft(), "ragnar snorri", "odinson heimdallson")
    s.play("green: keep-hero ragnar", "green: keep-origin heimdallson", f"green: anchor {sea}", f"green: land {region}")

    assert s.asked() == ["green: first_alliance"]
    assert s.owner(region) == owner


@pytest.mark.rule("LR-144")
def test_the_origin_works_once_after_the_figures_are_placed() -> None:
    s = choose(draft(2), "green: ragnar tyrson s1 5")

    assert s.armies("green", 5) == [1, 1]
    assert s.attribute("green", "authority") == 3
    told = s.told()
    assert told.index("Landed") < told.index("AttributeRaised")
    s.until("hero_option").until("hero_option", "red").until("hero_option", "green")
    assert (s.told().count("AttributeRaised"), s.mark("green", "authority")) == (told.count("AttributeRaised"), 3)


@pytest.mark.rule("LR-145")
def test_the_heros_ability_lasts_and_works_for_the_injured_too() -> None:
    s = scene(
        step="manoeuvres", heroes={"green": "ragnar"}, at={"green": 11}, hurt={"green": "authority might wisdom"},
        armies={"green": {11: 4}, "red": {12: 4}}, control={"red": [12]}, loki=8,
    )  # fmt: skip
    s.g.round = 10

    s.play("green: activate 11 4", "green: march 12").decline_all().until("hero_option")

    [compared] = s.events("ValuesCompared")
    assert (compared.attack, compared.defence) == (5, 4)


# -- the first player -----------------------------------------------------------------------------------------


@pytest.mark.rule("LR-146")
def test_the_player_with_the_child_of_odin_takes_the_first_turn() -> None:
    s = choose(draft(), "green: ragnar thorson s1 5", "red: snorri tyrson s2 9", "black: aslaug odinson s4 16")
    s.play("black: gain uruz")

    assert turns(s) == ["black", "green", "red"]


@pytest.mark.rule("LR-146x")
def test_declined_by_the_starter_and_kept_by_the_next() -> None:
    s = choose(draft(), "green: ragnar thorson s1 5", "red: snorri odinson s2 9").play("red: gain uruz")
    choose(s, "black: aslaug tyrson s4 16")

    assert turns(s) == ["red", "black", "green"]


@pytest.mark.rule("LR-147")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_if_no_one_kept_it_the_starter_begins(starter: int) -> None:
    s = new(3, first=starter)
    for _ in range(3):
        pass_by(s)

    assert turns(s)[0] == COLOURS[starter]


@pytest.mark.rule("LR-147x")
def test_two_players_who_keep_other_origins() -> None:
    s = choose(draft(2), "green: ragnar thorson s1 5", "red: snorri tyrson s2 9")

    assert turns(s) == ["green", "red"]


def turns(s: Scene) -> list[str]:
    """Whose turns begin one after another, once round."""
    for _ in range(2000):
        found = [s.names[event.seat] for event in s.events("TurnBegan")]
        if len(found) >= s.g.seats:
            break
        s.play_quietly()
    return found[: s.g.seats]


@pytest.mark.rule("LR-148")
def test_two_players_draft_like_more() -> None:
    s = pass_by(new(2))

    assert offered(s) == (2, 3, True)


@pytest.mark.rule("LR-150")
def test_a_sea_without_a_region_to_begin_in_is_closed() -> None:
    s = choose(draft(loki=5), "green: ragnar njordson s1 1")
    assert s.armies("green", 6) == [2]
    deal(s, "snorri aslaug", "odinson tyrson").play("red: keep-hero snorri", "red: keep-origin tyrson")

    assert s.options("red") == {"anchor s2", "anchor s3", "anchor s4", "anchor s5", "anchor s6"}
    s.refused("red: anchor s1", "LR-150")


def test_the_pools_are_put_away_after_the_draft() -> None:
    s = new(3).until("hero_option")

    assert (s.g.pool_heroes, s.g.pool_origins, s.g.drafter) == ([], [], -1)
    assert index(s.g.box.heroes, "ragnar") == 0
