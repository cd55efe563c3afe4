"""Every game in a page, for those who have no time: its table is drawn, a move is made, all in words.

About 2 CPU seconds each, once there is a page; `make quick` runs nothing else in a browser.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser.doorway import Doorway
from tests.browser.driver import Player, preferring, settled
from tests.browser.people import People, check_words


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_a_move_is_made_by_the_list(hall: Doorway, people: People, saga: str) -> None:
    table = hall.open("me random", saga=saga, seed=7)
    page = people.sit(table, 0)
    player = Player(page)

    expect(player.choices.first).to_be_visible()
    player.play(preferring("."))
    settled(page)

    assert player.version == hall.state(table, 0)["version"]
    check_words(page)
