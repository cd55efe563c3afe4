"""The forecast of a Battle: how it would end with a card is how it stands once the card is played."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel.picture import Badge, Contest
from tests.games.lords_of_ragnarok.fights import battle
from tests.games.lords_of_ragnarok.scene import Scene

CARDS = [row.slug for row in meadhall.game("lords-of-ragnarok").box.combat]


def contest(s: Scene, seat: int | None) -> Contest:
    picture = s.match.view(seat).picture()
    assert picture is not None
    (contest,) = picture.all(Contest)
    return contest


def test_numbers_of_a_forecast() -> None:
    s = battle(3, [2, 2], green="bow shield")
    s.play("red: pass")

    now, bow, shield = contest(s, 0).forecast, *[contest(s, 0).forecasts[f"play {card}"] for card in ("bow", "shield")]
    assert said(now) == [(4, 3), (1, 0, 0), (0, 0)]  # the defender would win
    assert said(bow) == [(4, 3), (2, 0, 0), (0, 0)]  # 1 more, and an Army of 1 less
    assert said(shield) == [(4, 3), (1, 0, 2), (0, 0)]


def said(forecast: tuple[Badge, ...]) -> list[tuple[int, ...]]:
    """Values; Armies hit, Losses, how many may be ignored; the winner's."""
    return [tuple(badge.tip.numbers.values()) for badge in forecast]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("defence", [4, [3, 1], [1, 1, 1]])
def test_a_card_does_what_its_forecast_said(card: str, defence: int | list[int]) -> None:
    s = battle(4, defence, green=card)
    s.play("red: pass")
    promised = contest(s, 0).forecasts[f"play {card}"]

    s.play(f"green: play {card}")
    if s.asked() == ["green: weaken"]:
        s.play(f"green: {max(s.options('green'))}")

    assert contest(s, 0).forecast == promised


def test_only_the_sides_of_a_fight_see_what_cards_would_do() -> None:
    s = battle(4, 4, green="axe", red="spear")

    assert list(contest(s, 0).forecasts) == ["play axe"]
    assert list(contest(s, 1).forecasts) == ["play spear"]
    assert not contest(s, None).forecasts
