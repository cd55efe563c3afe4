"""All that the picture of a table says has its words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.kernel import Chance, Match
from meadhall.kernel.picture import Said, Shrine
from meadhall.text import LANGUAGES, Speech
from tests.games.lords_of_ragnarok.fights import battle
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene


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


def test_a_card_says_where_it_brings_the_battle() -> None:
    s = battle(attack=4, green="axe", red="spear").play("red: play spear")
    assert told(s, "axe") == ["4 → 8 measure-value", "−1 measure-losses"]  # 3, and 1 because it attacks


def test_a_card_says_what_it_adds_to_the_defence_in_a_hunt_and_nothing_of_battles() -> None:
    s = hunt("garm", deck="axe sword", heroes={"green": "lagertha"}).play("black: attack claw")
    assert told(s, "axe") == ["+3 measure-defence"]
    assert told(s.play("green: done"), "axe") == []


def told(s: Scene, card: str) -> list[str]:
    """The words of the list about a card in green's hand."""
    picture = s.match.view(0).picture()
    assert picture is not None
    (zone,) = [zone for zone in picture.zones if zone.key == "hand"]
    return [f"{badge.text} {badge.tip.id}" for badge in zone.measures[card]]


@pytest.mark.rule("LR-313")
def test_a_god_promises_nothing_before_his_monument_has_a_level() -> None:
    picture = scene(step="prayer", levels=(2, 0, 0)).match.view(0).picture()
    assert picture is not None
    odin, thor, _ = picture.all(Shrine)
    assert [badge.text for badge in odin.gives] == ["+1", "+2"]
    assert [(badge.text, badge.tip.id) for badge in thor.gives] == [("–", "shrine-nothing")]
    assert picture.asides["send odin"] == odin.gives
    assert [badge.tip.id for badge in picture.asides["send thor"]] == ["shrine-nothing"]


def test_the_list_says_how_high_a_monument_grows_and_whose_marker_is_on_top() -> None:
    picture = scene(step="special", levels=(2, 0, 3), wheel={"usurp": "green red"}).match.view(0).picture()
    assert picture is not None
    assert [badge.text for badge in picture.asides["erect odin"]] == ["2 → 3"]
    assert "erect freya" not in picture.asides
    (top,) = picture.asides["act usurp"]
    assert (top.icon, top.tip.things) == ("", {"seat": ("seat", "red")})
    assert "act mobilize" not in picture.asides
