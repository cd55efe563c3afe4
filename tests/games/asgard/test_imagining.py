"""Others' guesses about a decision half made."""

from __future__ import annotations

from tests.games.asgard.scene import scene


def test_help_half_sent_begins_again_in_what_others_imagine() -> None:
    """No one sees how much of it was picked, so nothing that others think may depend on it."""
    s = scene(
        phase="battles",
        ancestral=(1, 5),
        battle={"light-3": "red"},
        recruits={"red": "5 white orange"},
        powers={"tyr": "red"},
    )
    s.play("red: send white", "red: send white")

    for seed in range(40):
        decision = s.match.fork(s.seat("blue"), seed).decision(s.seat("red"))
        assert decision is not None
        assert decision.picks == ()
