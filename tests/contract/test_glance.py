"""Glances: what many eyes share, and what is kept from one position to the next, changes no byte of a view."""

from __future__ import annotations

import msgspec

from meadhall.kernel.render_cache import Glance, Watched
from tests.contract.cases import Case, positions, seeds

encode = msgspec.json.Encoder().encode


def test_a_glance_shows_every_seat_what_it_would_see_alone(case: Case) -> None:
    for seed in seeds(1):
        match, glance = case.new(seed), Glance()
        draw = match.game.picture
        for number in positions(match, seed):
            eyes = [None, *range(case.seats)] * 2
            for seat in eyes[number % (case.seats + 1) :][:2]:  # in turns: no seat is always the first to look
                alone = match.view(seat).table
                with glance.taken():
                    shared = match.view(seat).table
                    drawn = None if draw is None else draw(Watched(shared))
                assert encode(shared) == encode(alone)
                assert draw is None or encode(drawn) == encode(draw(alone))
            glance.turn()


def test_a_glance_finds_again_what_has_not_changed(case: Case) -> None:
    """Two looks at one position are one: every part of the picture is the very same thing."""
    match, glance = case.new(1), Glance()
    draw = match.game.picture
    if draw is None:
        return
    for _ in positions(match, 1):
        with glance.taken():
            first, second = draw(Watched(match.view(0).table)), draw(Watched(match.view(0).table))
        assert all([a is b for a, b in zip(first.sheets, second.sheets, strict=True)])
        glance.turn()
