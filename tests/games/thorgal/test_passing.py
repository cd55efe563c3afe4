"""Passing, and how an action window ends (TH-350 to TH-353)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.scene import scene


@pytest.mark.rule("TH-350")
@pytest.mark.parametrize("phase", ["dawn", "actions", "dusk"])
def test_who_can_do_nothing_must_pass(phase: str) -> None:
    hands = {"outlaws": ["Arme improvisée"], "vikings": ["Nidhogg"]}
    s = scene(phase=phase, groups={"outlaws": ["Sigwald"]}, hands=hands)

    assert s.options("outlaws") == {"pass"}
    s.refused("outlaws: done")
    s.play("outlaws: pass")
    assert (s.asked(), s.options("vikings")) == (["vikings: turn"], {"pass"})
    s.refused("vikings: done")
    s.play("vikings: pass")

    assert [event.seat for event in s.events("Passed")] == [0, 1]


@pytest.mark.rule("TH-350")
def test_who_does_not_want_to_act_may_pass() -> None:
    s = scene(hands={"outlaws": ["Butin caché", "Shaniah"]}, reserves={"outlaws": 6})

    assert s.options("outlaws") == {"pass", "play hidden-loot", "play shaniah"}
    s.play("outlaws: pass")

    assert s.asked() == ["vikings: open_turn"]
    assert s.group("outlaws") == []


@pytest.mark.rule("TH-351")
def test_who_passed_may_act_again() -> None:
    s = scene(
        groups={"outlaws": ["Lehla"]},
        hands={"outlaws": ["Butin caché"], "vikings": ["Hiver précoce"]},
        reserves={"outlaws": 3},
        scourge_reserves={"vikings": 3},
    )
    before = s.options("outlaws")

    s.play("outlaws: pass", "vikings: play early-winter", "vikings: decline")

    assert (s.asked(), s.options("outlaws")) == (["outlaws: turn"], before)
    assert before == {"pass", "play hidden-loot", "activate lehla"}
    s.play("outlaws: play hidden-loot")
    assert s.group("outlaws") == ["lehla", "hidden-loot"]


@pytest.mark.rule("TH-352")
@pytest.mark.parametrize(
    ("lines", "ended"),
    [
        (["outlaws: pass", "vikings: pass"], True),
        (["outlaws: play hidden-loot", "vikings: pass", "outlaws: pass"], True),
        (["outlaws: play hidden-loot", "vikings: pass"], False),
        (["outlaws: pass", "vikings: play early-winter", "outlaws: pass"], False),
        (["outlaws: pass", "vikings: play early-winter", "outlaws: pass", "vikings: pass"], True),
        (["outlaws: play hidden-loot", "vikings: pass", "outlaws: play shaniah", "vikings: pass"], False),
        (["outlaws: play hidden-loot", "vikings: pass", "outlaws: activate lehla", "outlaws: done", "vikings: pass"],
         False),
    ],
)  # fmt: skip
def test_two_passes_in_a_row_end_the_window(lines: list[str], ended: bool) -> None:
    s = scene(
        groups={"outlaws": ["Lehla"]},
        hands={"outlaws": ["Butin caché", "Shaniah"], "vikings": ["Hiver précoce"]},
        reserves={"outlaws": 6},
        scourge_reserves={"vikings": 3},
    )

    for line in lines:
        s.play(line)
        if s.asked() == ["vikings: intrigue"]:
            s.play("vikings: decline")

    assert (s.phase(), s.asked() == ["outlaws: destination"]) == (("journey", True) if ended else ("dawn", False))


@pytest.mark.rule("TH-353")
def test_passes_are_not_counted_in_the_next_window() -> None:
    s = scene(hands={"outlaws": ["Butin caché"], "vikings": ["Étourdi"]}, reserves={"outlaws": 3})

    s.play("outlaws: play hidden-loot", "vikings: pass", "outlaws: pass")
    assert s.asked() == ["outlaws: destination"]
    s.step().play("vikings: decline", "outlaws: pass")
    assert (s.phase(), s.asked(), s.options("vikings")) == ("journey", ["vikings: turn"], {"pass", "play stunned"})
    s.play("vikings: play stunned", "outlaws: pass", "vikings: pass", "outlaws: pass")

    assert (s.phase(), s.asked()) == ("dusk", ["vikings: open_turn"])
