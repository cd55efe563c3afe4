"""Victory: three roads that end the game at once (LR-801 to LR-808, LR-853, LR-859)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene

WHITE_AND_BLUE = [1, 2, 3, 4, 5, 6]
NEXT_TO = {13: 11, 17: 16, 12: 11, 9: 8}  # where the Army comes from


def taking(region: int, control: list[int], **rest: Any) -> Scene:
    """Green's Army of 6 marches into a neutral Region, and the step ends."""
    origin = NEXT_TO[region]
    s = scene(step="manoeuvres", armies={"green": {origin: 6}}, control={"green": control}, loki=7, **rest)
    return s.play(f"green: activate {origin} 6", f"green: march {region}")


@pytest.mark.rule("LR-801")
def test_a_victory_in_manoeuvres_ends_the_game_before_the_special_action() -> None:
    s = taking(17, [*WHITE_AND_BLUE, 15, 16])

    assert s.match.over
    assert s.asked() == []
    assert "SpecialActionTaken" not in s.told()
    assert s.match.outcome is not None
    assert s.match.outcome.winners == (0,)


@pytest.mark.rule("LR-802")
@pytest.mark.parametrize(("seats", "last", "most"), [(2, 13, [11, 12]), (3, 17, [15, 16]), (4, 17, [15, 16])])
def test_three_whole_territories_win_with_any_number_of_players(seats: int, last: int, most: list[int]) -> None:
    assert taking(last, [*WHITE_AND_BLUE, *most], seats=seats).winner() == "green: jarl-supreme"


@pytest.mark.rule("LR-802x")
def test_the_last_region_of_a_third_territory_wins_and_any_other_does_not() -> None:
    assert taking(17, [*WHITE_AND_BLUE, 15, 16], seats=3).winner() == "green: jarl-supreme"
    assert taking(17, [*WHITE_AND_BLUE, 16], seats=3).winner() == ""


@pytest.mark.rule("LR-803", "LR-803x")
def test_a_fifth_region_with_a_temple_wins_but_an_altar_alone_does_not() -> None:
    held = [1, 4, 12, 13]
    assert taking(9, [*held, 8], seats=4, temples=held).winner() == ""
    assert taking(9, [*held, 8], seats=4, temples=[*held, 9]).winner() == "green: great-godi"


@pytest.mark.rule("LR-803x", "LR-853")
def test_a_temple_that_wins_ends_the_game_before_priest_and_draft() -> None:
    held = [1, 4, 12, 13]
    s = scene(step="special", control={"green": [*held, 9]}, temples=held)

    s.play("green: act build-temple")  # in 9, the only free Altar; the fifth slot of side A shows a Draft

    assert s.winner() == "green: great-godi"
    assert s.priests("green") == 0
    assert "BlessingsOffered" not in s.told()


@pytest.mark.rule("LR-804", "LR-804x")
@pytest.mark.parametrize(("seats", "winner"), [(2, "green: great-godi"), (3, "")])
def test_with_two_players_four_regions_with_temples_are_enough(seats: int, winner: str) -> None:
    s = scene(seats=seats, step="special", control={"green": [1, 4, 9, 12]}, temples=[1, 4, 9], loki=3)
    s.play("green: act build-temple")  # in 12, the only free Altar
    assert s.winner() == winner


@pytest.mark.rule("LR-805")
def test_temples_count_for_who_controls_the_region() -> None:
    held = [1, 4, 9, 12]
    s = scene(step="manoeuvres", armies={"green": {11: 6}}, control={"red": held}, temples=held)
    s.play("green: activate 11 6", "green: march 12")
    assert [s.g.temples_of(seat) for seat in range(3)] == [1, 3, 0]


@pytest.mark.rule("LR-806", "LR-806x")
def test_the_last_box_of_loki_wins_before_any_discard() -> None:
    s = hunt(
        "loki", hands={"green": "hammer sword spear spear spear bow"}, tokens={"green": 2}, deck="axe axe",
        attributes={"green": (2, 2, 6)}, wounds={"loki": {"green": [1, 2]}},
    )  # fmt: skip
    s.play("black: attack claw").until("strike_beast")
    before = len(s.hand("green"))

    s.play("green: cover hammer 3", "green: with sword")

    assert s.winner() == "green: slayer"
    assert len(s.hand("green")) == before - 2 > 2  # over the limit of an Injured Wisdom, which no longer matters


def red_grows_in_12(*, act: str) -> Scene:
    """Red lacks neutral 12 for a third Territory; their Army of 2 there gains 1 by a bonus on green's turn."""
    s = scene(
        step="special", armies={"red": {12: 2}}, control={"red": [4, 5, 6, 15, 16, 17, 11, 13, 14], "green": [1, 9]},
        allies={"jotunheim": "red"}, temples=[], loki=7,
    )  # fmt: skip
    return s.play(act, "red: accept")


@pytest.mark.rule("LR-807")
def test_a_player_can_win_on_anothers_turn_at_the_end_of_that_step() -> None:
    s = red_grows_in_12(act="green: act build-temple")
    assert s.armies("red", 12) == [3]
    assert s.winner() == ""  # not before the step ends

    s.play("green: build 9")

    assert s.winner() == "red: jarl-supreme"


@pytest.mark.rule("LR-807")
def test_the_active_players_own_action_may_win_before_that() -> None:
    held = [1, 2, 3, 4, 9, 10, 18, 20]
    s = scene(
        step="special", armies={"red": {12: 2}}, allies={"jotunheim": "red"}, loki=7, temples=[1, 4, 9, 10],
        control={"red": [5, 15, 16, 17, 11, 13, 14], "green": held},
    )  # fmt: skip
    s.play("green: act build-temple", "red: accept", "green: build 18")
    assert s.winner() == "green: great-godi"


@pytest.mark.rule("LR-807")
def test_victories_are_immediate_during_ragnarok_too() -> None:
    s = taking(17, [*WHITE_AND_BLUE, 15, 16], last_turns=2, trigger="red")
    assert s.winner() == "green: jarl-supreme"


@pytest.mark.rule("LR-808")
def test_of_two_at_one_moment_the_active_player_wins_else_the_first_clockwise() -> None:
    red, black = [1, 2, 3, 4, 5, 15, 16, 17], [7, 8, 9, 11, 12, 13, 14, 18, 19, 20, 21]
    s = scene(
        step="prayer", armies={"red": {6: 3}, "black": {10: 4}}, control={"red": red, "black": black}, loki=2,
        at={"green": 1, "red": 1, "black": 1},
    )  # fmt: skip
    assert s.winner() == "red: jarl-supreme"


@pytest.mark.rule("LR-808")
def test_the_active_player_comes_before_the_others() -> None:
    green, red = [1, 2, 3, 4, 5, 15, 16, 17], [7, 8, 9, 11, 12, 13, 14, 18, 19, 20, 21]
    s = scene(
        step="prayer",
        turn="red",
        armies={"green": {6: 3}, "red": {10: 4}},
        control={"green": green, "red": red},
        loki=2,
    )
    assert s.winner() == "red: jarl-supreme"


@pytest.mark.rule("LR-859")
@pytest.mark.parametrize(("last", "lost"), [(17, 1), (1, 17)])
def test_regions_taken_in_one_check_change_hands_together(last: int, lost: int) -> None:
    """Green would complete a third Territory, but red's Army is in another, empty Region of green's then."""
    held = [region for region in (*range(1, 7), 15, 16, 17) if region != last]
    s = scene(step="prayer", armies={"green": {last: 4}, "red": {lost: 1}}, control={"green": held}, loki=7)
    s.until("hero_option")
    assert (s.owner(last), s.owner(lost)) == ("green", "red")
    assert s.winner() == ""
