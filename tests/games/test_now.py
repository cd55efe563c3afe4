"""Lines for newcomers warn of what is about to happen. Each scene costs some 0.02 s."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.kernel.picture import Said
from tests.games.blood_rage.scene import scene as rage
from tests.games.thorgal.scene import scene as thorgal


def ids(lines: tuple[Said, ...]) -> list[str]:
    return [line.id for line in lines]


def test_last_rage_and_a_doomed_province_come_first() -> None:
    calm = rage(seats=2, rage={"wolf": 5})
    assert ids(calm.match.view(0).now()) == ["now-turn"]

    last = rage(seats=2, rage={"wolf": 1})
    assert ids(last.match.view(0).now()) == ["now-last-rage", "now-turn"]

    doomed = next(b.PLACES[place] for place in last.g.doom[:1])
    there = rage(seats=2, rage={"wolf": 5}, figures={"wolf": {doomed: 2}})
    warning = there.match.view(0).now()[0]
    assert (warning.id, warning.things["province"], warning.numbers) == ("now-doom", ("place", doomed), {"glory": 2})


def test_prophecy_warns_of_an_empty_reserve() -> None:
    """All cards in hand leave nothing to pay with."""
    s = thorgal(phase="prophecy")
    assert ids(s.match.view(0).now()) == ["now-no-reserve"]

    s.play("outlaws: hand", "outlaws: reserve")
    assert ids(s.match.view(0).now()) == ["now-prophecy"]


def test_rival_one_horn_from_victory_is_named() -> None:
    s = thorgal(conquered={"Skellingar": "vikings", "Port fortifié": "vikings"})
    warning = s.match.view(0).now()[0]
    assert (warning.id, warning.things) == ("now-rival-horn", {"seat": ("seat", "vikings")})
