"""Origins: what each gives once, when the figures have been placed (LR-910 to LR-915)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import Scene, new


def child_of(origin: str, *, loki: int = 21, seats: int = 3) -> Scene:
    """Green drafts Ragnar and this Origin, and must choose a Sea; Loki waits in a Region."""
    s = new(seats)
    g = s.g
    g.monster_at[-1] = loki - 1
    g.offered_heroes, g.offered_origins = [index(g.box.heroes, "ragnar")], [index(g.box.origins, origin)]
    s.match.pending = [decision.again(g) for decision in s.match.pending]
    return s.play("green: keep-hero ragnar")


@pytest.mark.rule("LR-910")
def test_the_child_of_odin_is_first_player_and_gains_a_rune() -> None:
    s = child_of("thorson")
    s.play("green: anchor s1", "green: land 1")
    s.g.offered_origins = [index(s.g.box.origins, "odinson")]
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]
    s.play(f"red: {sorted(s.options('red'))[0]}", "red: anchor s3", "red: land 11", "red: gain othala")

    assert s.runes("red") == ["othala"]
    assert s.asked() == ["black: keep_hero"]
    s.until("hero_option")
    assert s.names[s.events("FirstPlayer")[0].seat] == "red"
    assert s.names[s.g.turn] == "red"


@pytest.mark.rule("LR-911", "LR-912", "LR-913")
@pytest.mark.parametrize(("origin", "values"), [("thorson", (2, 3, 2)), ("freyason", (2, 2, 3)), ("tyrson", (3, 2, 2))])
def test_one_attribute_is_1_higher(origin: str, values: tuple[int, int, int]) -> None:
    s = child_of(origin).play("green: anchor s1", "green: land 1")

    assert tuple(s.attribute("green", name) for name in ("authority", "might", "wisdom")) == values
    assert s.asked() == ["red: keep_hero"]


@pytest.mark.rule("LR-912")
def test_the_child_of_freya_keeps_three_cards_and_three_runes() -> None:
    s = child_of("freyason").play("green: anchor s1", "green: land 1")

    assert s.g.limit(s.seat("green")) == 3


@pytest.mark.rule("LR-913")
def test_the_child_of_tyr_recruits_armies_of_3() -> None:
    s = child_of("tyrson").play("green: anchor s1", "green: land 1")
    s.until("special", "green")
    s.play("green: act reinforce", "green: recruit 1")

    assert s.armies("green", 1) == [1, 1, 3]


@pytest.mark.rule("LR-914")
def test_the_child_of_njord_lands_a_third_army_elsewhere_on_the_coast() -> None:
    s = child_of("njordson").play("green: anchor s1", "green: land 1")

    assert s.options("green") == {"settle 5", "settle 6"}
    s.play("green: settle 5")

    assert s.armies("green", 1) == [1, 1]
    assert s.armies("green", 5) == [2]
    assert s.owner(5) == "green"  # 2 against a Population of 2
    assert s.reserve("green") == 3


@pytest.mark.rule("LR-914")
def test_the_third_army_keeps_away_from_others_and_from_loki() -> None:
    s = child_of("njordson", loki=6)
    s.g.owner[4] = s.seat("red")  # Region 5

    s.play("green: anchor s1")  # and to land in 1

    assert s.hero("green") == 1
    assert s.reserve("green") == 4  # nowhere else to go
    assert s.asked() == ["red: keep_hero"]


@pytest.mark.rule("LR-914")
def test_the_third_army_does_not_land_beside_another_players_army() -> None:
    s = child_of("njordson")
    s.g.army_at[1][0], s.g.army[1][0] = 4, 1  # red in Region 5

    s.play("green: anchor s1", "green: land 1")

    assert s.armies("green", 6) == [2]
    assert s.owner(6) == ""  # 2 against a Population of 3


@pytest.mark.rule("LR-915")
def test_the_child_of_heimdall_allies_with_any_realm() -> None:
    s = child_of("heimdallson").play("green: anchor s1", "green: land 1")

    assert len(s.options("green", "join")) == 6
    s.play("green: join jotunheim")

    assert s.allies("jotunheim") == ["green"]
    assert len(s.hand("green")) == 2  # the Draft's card, and the first ally's


@pytest.mark.rule("LR-915")
def test_a_second_ally_draws_no_card() -> None:
    s = child_of("heimdallson")
    s.g.allies[2] = [s.seat("red")]

    s.play("green: anchor s1", "green: land 1", "green: join jotunheim")

    assert s.allies("jotunheim") == ["red", "green"]
    assert len(s.hand("green")) == 1
