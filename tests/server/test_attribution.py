"""Who played a seat, a player or a bot, how many answers and how long; shown after the end."""

from __future__ import annotations

from typing import Any

from meadhall.server.tables.attribution import Attribution, Stretch
from tests.server.house import House


def test_answers_in_a_row_are_one_stretch() -> None:
    hands = Attribution(100.0)
    for seat, bot, at in ((0, "", 110.0), (1, "greedy", 111.0), (0, "", 115.5), (0, "greedy", 116.0), (0, "", 120.0)):
        hands.give(seat, bot, at)
    assert hands.of(0) == [Stretch("", 0, 2, 2, 14.5), Stretch("greedy", 3, 3, 1, 0.5), Stretch("", 4, 4, 1, 4.0)]
    assert hands.of(1) == [Stretch("greedy", 1, 1, 1, 1.0)]


def test_answer_that_is_taken_back_does_not_count() -> None:
    hands = Attribution(0.0, before=7)
    hands.give(0, "", 5.0)
    hands.give(1, "greedy", 6.0)
    hands.take_back(0, 8.0)
    hands.give(0, "", 9.0)
    assert hands.of(0) == [Stretch("", 8, 8, 1, 1.0)]
    assert hands.of(1) == [Stretch("greedy", 7, 7, 1, 1.0)]


def hands(sits: list[dict[str, Any]]) -> list[list[Any]]:
    """Leave out the seconds, which depend on the machine."""
    return [[stretch[:4] for stretch in sit["hands"]] for sit in sits]


def test_attribution_is_shown_after_the_end_and_after_a_restart(house: House) -> None:
    table = house.open("random random", options={"beginners": True})
    with house.line(table.id) as line:
        assert "hands" not in line.state["table"]["sits"][0]
        while line.state["table"]["status"] != "over":
            line.hear()
    told = hands(line.state["table"]["sits"])
    assert [[stretch[0] for stretch in seat] for seat in told] == [["random"], ["random"]]
    assert sum(seat[0][3] for seat in told) == line.state["actions"]
    assert max(seat[0][2] for seat in told) == line.state["actions"] - 1
    house.hall.tables.clear()
    assert hands(house.get(f"/api/tables/{table.id}").data["table"]["sits"]) == told
