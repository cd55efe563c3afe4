"""Whatever the picture of a table says has its words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.kernel import Chance, Match
from meadhall.kernel.picture import Said
from meadhall.text import LANGUAGES, Speech


def said_in(part: Any) -> Iterator[Said]:
    """Every sentence in a part of a picture."""
    if isinstance(part, Said):
        yield part
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from said_in(getattr(part, field))
    elif isinstance(part, tuple | list):
        for one in part:
            yield from said_in(one)


def pictures(seats: int, steps: int, every: int) -> Iterator[tuple[Match[Any], Any]]:
    """Some pictures of a random match, as a player and as a guest see them."""
    match, chance = meadhall.new("lords-of-ragnarok", seats=seats, seed=seats), Chance(seats)
    assert match.game.picture is not None
    for step in range(steps):
        if match.over:
            return
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        if step % every == 0:
            for seat in (None, decision.seat):
                yield match, match.game.picture(match.view(seat).table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_sentence_of_the_picture_is_spoken(seats: int) -> None:
    game = meadhall.game("lords-of-ragnarok")
    speeches: list[Speech] = []
    heard: set[str] = set()
    for match, picture in pictures(seats, 400, 16):
        speeches = speeches or [Speech(game, lang, tuple(game.seat_names(match.state))) for lang in LANGUAGES]
        heard.update([speech.said(said) for said in said_in(picture) for speech in speeches])
    heard.update([speech.said(said) for said in said_in(tuple(game.faces().values())) for speech in speeches])

    assert len(heard) > 100
    assert [line for line in heard if not line.strip() or "{" in line] == []
