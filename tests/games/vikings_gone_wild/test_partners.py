"""No partner goes short unseen: what is left of the stock that an Objective needs, and who leaves it to whom."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-809")
def test_a_player_with_enough_is_seen_to_leave_the_rest_to_a_partner() -> None:
    s = scene(
        seats=2, objectives="rampart village", hands={"wolf": "cannon*3"}, fresh=(1, 3),
        sold="cannon*3 chicken-tower*3 sheep-mortar*3",
    )  # fmt: skip
    s.play("wolf: done")

    (left,) = s.events("StockLeft")
    assert (left.seat, left.partner, left.number) == (0, 1, 2)  # two Defence cards for bear, who needs three


def test_nothing_is_left_by_a_player_who_could_not_buy_it() -> None:
    stock = "cannon*3 chicken-tower*3 sheep-mortar*3"
    poor = scene(seats=2, objectives="rampart village", hands={"wolf": "cannon*3"}, sold=stock)
    lacking = scene(seats=2, objectives="rampart village", hands={"wolf": "cannon*2"}, fresh=(1, 3), sold=stock)
    plenty = scene(seats=2, objectives="rampart village", hands={"wolf": "cannon*3"}, fresh=(1, 3))

    for s in (poor, lacking, plenty):
        assert s.play("wolf: done").events("StockLeft") == []
