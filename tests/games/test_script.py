"""Scripts find what a line means, refused ones included, and play on quietly to a question."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scene import new, scene


def test_a_refused_line_may_be_short() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, pillaged=["gimle"])
    s.refused("wolf: pillage gimle")
    s.refused("wolf: leader yggdrasil", "BR-405")  # to invade, for nothing is offered for the dead


def test_a_short_refused_line_must_be_clear() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, pillaged=["gimle"])
    with pytest.raises(AssertionError, match="may be any of"):
        s.refused("wolf: yggdrasil")
    with pytest.raises(AssertionError, match="no option at all"):
        s.refused("wolf: gimli")


def test_what_is_legal_is_not_refused() -> None:
    s = scene(figures={"wolf": {"gimle": 1}})
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        s.refused("wolf: pillage gimle")


def test_a_script_plays_quietly_until_a_seat_is_asked() -> None:
    assert "bear: turn" in new().until("bear: turn").asked()
    assert "wolf: turn" in new().until("turn").asked()
    assert new().until("serpent:").asked()[2] == "serpent: draft"


def test_a_script_says_when_no_one_was_asked() -> None:
    with pytest.raises(AssertionError, match="over, and nobody was asked 'wolf: flee'"):
        new().until("flee", "wolf")
