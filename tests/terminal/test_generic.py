"""The painter for all games says all a picture holds, in plain lines and on the page, in both languages."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.theme import Theme

import meadhall
from meadhall.kernel import Match
from meadhall.kernel.picture import (
    Badge,
    Contest,
    Duel,
    Gauge,
    Laid,
    Number,
    Picture,
    Pile,
    Said,
    Side,
    Slot,
    Spread,
    Stage,
    Zone,
)
from meadhall.ledger import Language
from meadhall.terminal import generic, page
from meadhall.terminal.generic import words
from meadhall.terminal.generic.words import aloud, brief, card, picture_of
from meadhall.terminal.screen import Screen, paper
from meadhall.terminal.theme import coloured
from meadhall.text import LANGUAGES, Speech
from tests.terminal.table import at_the_table, drawn, positions

WIDE = 4000  # columns in which no sentence is broken


@pytest.fixture(autouse=True)
def generic_painter(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no game had a separate painter."""
    monkeypatch.setattr(page, "painter_of", lambda _: generic)


def spoken(match: Match[Any], lang: Language) -> Speech:
    return Speech(match.game, lang, match.game.seat_names(match.state))


def parts(thing: Any) -> Iterator[Any]:
    """A part of a picture, and all its parts that have words.

    Not told are: what stands beside options, which is said with them; parts of the match that are done, and steps
    that are not now; free slots, which are counted; piles of nothing.
    """
    if isinstance(thing, Stage) and thing.state == "done":
        return
    if isinstance(thing, Slot) and not thing.card and not thing.state:
        return
    if isinstance(thing, Pile) and not thing.cards and not thing.pieces:
        return
    yield thing
    if isinstance(thing, Stage | Contest | Duel):
        yield from thing.steps[thing.at : thing.at + 1] if thing.at >= 0 and _is_now(thing) else ()
    if isinstance(thing, msgspec.Struct):
        for field in [name for name in thing.__struct_fields__ if name not in ("aside", "steps")]:
            yield from parts(getattr(thing, field)) if field != "tip" or not isinstance(thing, Number) else ()
    elif isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)


def without_empty_regions(picture: Picture) -> Picture:
    """A long row of them is left out."""
    busy = {piece.place for piece in picture.pieces}
    told = [one for one in picture.regions if one.place in busy or one.note or one.badges or one.facts]
    return msgspec.structs.replace(picture, regions=tuple(told))


def _is_now(thing: Stage | Contest | Duel) -> bool:
    return not isinstance(thing, Stage) or thing.state == "now"


def expected(picture: Any, speech: Speech) -> Iterator[tuple[str, ...]]:
    """The words that must be in the text, in one of their forms: every sentence, every number and every card."""
    for part in parts(picture):
        if isinstance(part, Said):
            yield aloud(part, speech), speech.said(part)
        elif isinstance(part, Number):
            yield words.number(msgspec.structs.replace(part, cards=()), speech), brief(part, speech)
        elif isinstance(part, Gauge):
            yield (f"{speech.said(part.tip)} {part.value}",)
        elif isinstance(part, Side):
            yield (f" {part.strength}",)
        elif isinstance(part, Spread) and part.hidden:
            yield (f"{part.hidden} ",)
        elif isinstance(part, Laid):
            yield (card(part.card, speech),)
        if isinstance(part, Number | Side | Pile | Zone):
            yield from [(card(name, speech),) for name in part.cards]


def numbers(picture: Any) -> Iterator[str]:
    """The texts on badges and pieces, and where tracks stand."""
    for badge in [part for part in parts(picture) if isinstance(getattr(part, "text", None), str)]:
        yield from badge.text.split("/")  # a sentence may say them apart: 2 of 7
    yield from [piece.text for piece in picture.pieces]
    yield from [str(track.cells[track.markers[0].at]) for sheet in picture.sheets for track in sheet.tracks]


def fractions(text: str) -> str:
    """N of M, as pages draw it: plain lines say it in words."""
    return re.sub(r"(\d+) (?:of|sur) (\d+)", r"\1/\2", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_the_text_has_every_part_of_the_picture(saga: str, lang: Language) -> None:
    for match in positions(saga, 3, 5, 67):
        speech, table = spoken(match, lang), match.view(0).table
        picture = without_empty_regions(picture_of(table, speech))
        screen = paper(WIDE)
        screen.push_theme(Theme(coloured(match.game.seat_names(match.state))))
        screen.print(generic.paint(table, speech, WIDE))
        screen.print(generic.hand(table, speech, 2, drafting=False))
        for text in ("\n".join(generic.describe(table, speech)), screen.export_text()):
            flat = fractions(text)
            lost = [forms for forms in expected(picture, speech) if not any(fractions(form) in flat for form in forms)]
            assert lost == []
            found = set(re.findall(r"\w+", text))
            texts = {number.strip("+") for number in numbers(picture) if number not in ("", "–")}
            assert {
                number for number in texts if number not in found and (number.isalnum() or number not in text)
            } == set()


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_no_page_shows_what_others_hide(saga: str, plain: bool) -> None:
    for match in positions(saga, 3, 5, 97):
        for seat in range(3):
            assert drawn(match, seat, plain=plain) == drawn(match.fork(seat, 99), seat, plain=plain)


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_every_page_fits(saga: str) -> None:
    for match in positions(saga, 4, 2, 61):
        assert max([len(line.rstrip()) for line in drawn(match, 0, 80, "fr").splitlines()]) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("saga", meadhall.sagas())
def test_a_match_is_played_to_its_end(saga: str, lang: Language) -> None:
    match = meadhall.new(saga, seats=2, seed=3)
    said = at_the_table(match, "1\n" * 900, lang=lang)
    assert match.over
    assert "\n1. " in said


@pytest.mark.parametrize(
    ("saga", "lang", "word", "told"),
    [
        ("blood-rage", "en", "gimle", "Gimle: "),
        ("blood-rage", "fr", "troll", "Troll"),
        ("asgard", "en", "odin", "Odin: "),
        ("thorgal", "fr", "boréale", "Entretien\u00a0: poser un jeton"),
    ],
)
def test_help_says_how_a_thing_stands(saga: str, lang: Language, word: str, told: str) -> None:
    assert told in at_the_table(meadhall.new(saga, seats=2, seed=3), f"? {word}\n", lang=lang)


def test_a_saga_with_painters_of_its_own_uses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    match = meadhall.new("asgard", seats=2, seed=1)
    shown = page.Page(match, Screen(True, io.StringIO(), io.StringIO()), "en")
    assert shown.painter.__name__ == "meadhall.terminal.asgard"


def test_a_number_that_its_name_has_is_said_once() -> None:
    speech = Speech(meadhall.game("asgard"), "en")
    tile = Number("good", 20, Said("good-battle", numbers={"value": 20}))
    assert words.number(tile, speech) == "Battle tile, 20 points at Ragnarök"
    assert words.number(msgspec.structs.replace(tile, value=3), speech).endswith("Ragnarök 3")
    assert words.number(msgspec.structs.replace(tile, of=20), speech).endswith("Ragnarök 20/20")

    beast = Speech(meadhall.game("lords-of-ragnarok"), "en")
    left = Said("creature-left", numbers={"left": 2, "all": 7})
    assert words.badge(Badge("artefact", left, "2/7"), beast).count("7") == 1


@pytest.mark.parametrize("saga", ["lords-of-ragnarok", "vikings-gone-wild"])
def test_options_say_what_the_picture_has_beside_them(saga: str) -> None:
    said = 0
    for match in positions(saga, 3, 5, 31):
        decision, speech = match.decisions[0], spoken(match, "en")
        asides = picture_of(match.view(decision.seat).table, speech).asides
        page = drawn(match, decision.seat, 200, plain=True)
        for option in decision.options:
            for mark in asides.get(match.game.vocabulary.text(option), ()):
                assert words.badge(mark, speech) in page
                said += 1
    assert said
