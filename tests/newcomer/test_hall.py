"""A game without art in the hall, over the protocol: its banner hangs there, and it is played to its end."""

from __future__ import annotations

from meadhall.kernel import Chance
from tests.newcomer.guest import SLUG
from tests.server.house import House, play, seated


def test_its_banner_hangs_in_the_hall(house: House) -> None:
    hall = house.get("/api/hall").data
    banner = next(one for one in hall["banners"] if one["slug"] == SLUG)
    assert (banner["seats"], banner["art"]) == ([2, 3, 4], [])
    assert "Le Défi des scaldes" in banner["words"]["fr"]
    assert SLUG in [saga["slug"] for saga in hall["sagas"]]


def test_it_is_played_to_its_end(house: House) -> None:
    table = house.open("me friend friend", saga=SLUG, seed=5)
    with seated(house, table) as lines:
        play(lines, Chance(5))
        assert lines[0].state["outcome"]["winners"]


def test_a_bot_plays_it_in_a_process_of_its_own(house: House) -> None:
    table = house.open("me greedy", saga=SLUG, seed=5)
    with house.line(table.id, table.tokens[0]) as line:
        while not line.state["outcome"]:
            if line.state["ask"]:
                line.answer()
            else:
                line.hear()
