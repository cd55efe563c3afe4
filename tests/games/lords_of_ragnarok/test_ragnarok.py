"""Ragnarok: Omens, the last turns, the count, the tie (LR-809 to LR-826)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.queries.roads import omen_holds
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import Scene, scene


def building(god: str = "odin", **rest: Any) -> Scene:
    """Green, with a marker on the wheel, builds a Monument, and the Event brings nothing that asks anybody."""
    turn = rest.setdefault("turn", "green")
    rest.setdefault("wheel", {"prepare": turn})
    rest.setdefault("events", [1])
    rest.setdefault("armies", {turn: {1: 1}})  # so that there is something else to do
    s = scene(step="special", **rest).play(f"{turn}: act build-monument")
    return s.play(f"{turn}: erect {god}") if s.asked() == [f"{turn}: erect"] else s


@pytest.mark.rule("LR-809")
def test_omens_are_checked_by_build_monument_only() -> None:
    lands = [1, 2, 3, 4, 5]
    s = scene(step="manoeuvres", armies={"green": {4: 6}}, control={"green": lands}, loki=7, wheel={"prepare": "green"})
    s.play("green: activate 4 6", "green: march 6")
    assert s.g.lands_of(0) == 2
    assert s.turned() == []

    s.play("green: act build-monument", "green: erect odin")

    assert s.turned() == ["fimbulwinter"]


@pytest.mark.rule("LR-810")
def test_every_omen_that_holds_is_turned_and_stays_so() -> None:
    s = building("odin", levels=(2, 2, 1), control={"green": [1, 2, 3]})
    assert s.turned() == ["gullinkambi", "fjalar"]  # a Monument at 3, and six levels

    s = building("thor", levels=(2, 0, 0), turned="fimbulwinter")
    assert s.turned() == ["fimbulwinter"]  # it no longer holds


@pytest.mark.rule("LR-811")
@pytest.mark.parametrize(("turned", "begun"), [("naglfar", True), ("", False)])
def test_three_omens_face_down_are_ragnarok(turned: str, begun: bool) -> None:
    s = building("odin", levels=(2, 2, 1), turned=turned)
    assert ("RagnarokBegan" in s.told()) is begun


def turns_after(s: Scene) -> list[str]:
    """Whose turns begin once Ragnarok has, played quietly to the end."""
    while not s.match.over:
        s.play_quietly()
    story = s.events("RagnarokBegan", "TurnBegan")
    begun = [type(event).__name__ for event in story].index("RagnarokBegan")
    return [s.names[event.seat] for event in story[begun + 1 :]]


@pytest.mark.rule("LR-811x")
def test_the_third_omen_gives_each_player_one_more_turn_the_builder_last() -> None:
    s = building("odin", turn="red", turned="fimbulwinter naglfar", levels=(2, 0, 0))
    assert turns_after(s) == ["black", "green", "red"]


@pytest.mark.rule("LR-812")
def test_exactly_one_last_turn_each() -> None:
    s = building("odin", seats=4, turned="fimbulwinter naglfar", levels=(2, 0, 0))
    assert turns_after(s) == ["red", "black", "yellow", "green"]


@pytest.mark.rule("LR-813")
def test_no_one_builds_a_monument_in_the_last_turns() -> None:
    armies = {"green": {1: 1}, "red": {9: 1}, "black": {18: 1}}
    wheel = {"prepare": "green red", "usurp": "black"}
    s = building("odin", turned="fimbulwinter naglfar", levels=(2, 0, 0), wheel=wheel, armies=armies)
    for colour in ("red", "black", "green"):
        s.until("special", colour)
        s.refused(f"{colour}: act build-monument")
        s.play(f"{colour}: act prepare")
    while not s.match.over:
        s.play_quietly()
    assert s.levels() == (3, 0, 0)


def ended(control: dict[str, list[int]], trigger: str = "green", **rest: Any) -> Scene:
    """The last turn of Ragnarok, played quietly to its end: the turn of the player who brought it about."""
    s = scene(turn=trigger, step="special", control=control, trigger=trigger, last_turns=0, **rest)
    while not s.match.over:
        s.play_quietly()
    return s


@pytest.mark.rule("LR-814")
def test_most_regions_next_to_yggdrasil_win() -> None:
    outer = [1, 3, 5, 6, 9, 10, 11, 12, 14, 16]
    assert ended({"green": [2, 4, 7], "red": [8, 13, *outer]}, trigger="red").winner() == "green: ragnarok"


@pytest.mark.rule("LR-814x", "LR-815")
def test_a_tie_goes_to_the_earlier_last_turn() -> None:
    """Red brought it about, so the last turns were black, green, red."""
    s = ended({"green": [2, 4, 7], "red": [8, 13, 15], "black": [19, 21]}, trigger="red")
    assert s.winner() == "green: ragnarok"


@pytest.mark.rule("LR-815")
def test_who_brought_it_about_loses_every_tie() -> None:
    assert ended({"red": [2], "black": [4]}, trigger="red").winner() == "black: ragnarok"
    assert ended({}, trigger="red").winner() == "black: ragnarok"


@pytest.mark.rule("LR-816")
def test_three_complete_monuments_are_ragnarok_whatever_the_omens_show() -> None:
    s = building("freya", levels=(3, 3, 2), turned="gullinkambi fjalar")
    assert s.turned() == ["gullinkambi", "fjalar"]
    assert "RagnarokBegan" in s.told()


# -- single Omens -------------------------------------------------------------------------------------------------


def holds(s: Scene, omen: str) -> bool:
    return omen_holds(s.g, index(s.g.box.omens, omen))


@pytest.mark.rule("LR-817", "LR-818", "LR-822", "LR-823")
@pytest.mark.parametrize(
    ("omen", "seats", "levels", "met"),
    [
        ("gullinkambi", 3, (2, 2, 2), False),
        ("gullinkambi", 3, (3, 0, 0), True),
        ("fjalar", 3, (2, 2, 1), False),
        ("fjalar", 3, (2, 2, 2), True),
        ("duel-gullinkambi", 2, (3, 1, 0), True),
        ("duel-gullinkambi", 2, (2, 2, 2), False),
        ("duel-fjalar", 2, (2, 2, 1), True),
        ("duel-fjalar", 2, (2, 2, 0), False),
    ],
)
def test_omens_of_levels(omen: str, seats: int, levels: tuple[int, int, int], met: bool) -> None:
    assert holds(scene(seats=seats, levels=levels), omen) is met


@pytest.mark.rule("LR-819", "LR-824")
@pytest.mark.parametrize(
    ("omen", "seats", "green", "red", "met"),
    [
        ("fimbulwinter", 3, [1, 2, 3], [4, 5, 6], False),
        ("fimbulwinter", 3, [1, 2, 3, 4, 5, 6], [], True),
        ("duel-fimbulwinter", 2, [1, 2, 3, 14, 15, 16], [], True),
        ("duel-fimbulwinter", 2, [1, 2, 3, 14, 15], [4, 5, 6], False),
    ],
)
def test_omens_of_territories(omen: str, seats: int, green: list[int], red: list[int], met: bool) -> None:
    assert holds(scene(seats=seats, control={"green": green, "red": red}), omen) is met


@pytest.mark.rule("LR-820", "LR-825")
@pytest.mark.parametrize(
    ("omen", "seats", "green", "red", "met"),
    [
        ("naglfar", 3, [1, 4, 9], [10, 12, 13], False),
        ("naglfar", 3, [1, 4, 9, 10], [12], True),
        ("duel-naglfar", 2, [1, 4], [7, 9], False),
        ("duel-naglfar", 2, [1, 4, 7], [9], True),
    ],
)
def test_omens_of_temples(omen: str, seats: int, green: list[int], red: list[int], met: bool) -> None:
    s = scene(seats=seats, control={"green": green, "red": red}, temples=[*green, *red])
    assert holds(s, omen) is met


@pytest.mark.rule("LR-821")
def test_the_omen_of_kills_counts_figures_and_tokens_of_one_player() -> None:
    assert not holds(scene(slain={"garm": "green", "draugr": "red"}), "garm-unbound")
    assert holds(scene(slain={"garm": "green"}, tokens={"green": 1}), "garm-unbound")


@pytest.mark.rule("LR-826")
def test_with_two_players_the_omen_of_kills_counts_monsters_slain_by_any_player() -> None:
    assert holds(scene(seats=2, slain={"garm": "green", "draugr": "red"}), "duel-garm-unbound")
    assert not holds(scene(seats=2, slain={"garm": "green"}, tokens={"red": 1}), "duel-garm-unbound")
