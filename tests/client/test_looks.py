"""Every game brings its look: the drawings, frames and styles that its pictures name, beside those of the hall."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import meadhall
import meadhall.client
import meadhall.games
from meadhall.games import COMING
from meadhall.kernel import Chance

CLIENT: Final = Path(meadhall.client.__file__).parent
GAMES: Final = Path(meadhall.games.__file__).parent
ALL: Final = (*meadhall.sagas(), *COMING)
DRAWING: Final = re.compile(r'<(symbol|pattern|g|path|clipPath|linearGradient|radialGradient) id="([^"]+)".*')
USED: Final = re.compile(r'href="#([^"]+)"|url\(#([^)"]+)\)')
NONE: Final = "i-none"  # of a badge that is a number only
LONGEST: Final = 400  # actions of a match that is looked at


def art(slug: str) -> Path:
    return GAMES / slug.replace("-", "_") / "art"


def text(path: Path) -> str:
    """A file without its comments."""
    return re.sub(r"<!--.*?-->|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def drawings(path: Path) -> dict[str, str]:
    """The drawings of a sprite, by name: a line each."""
    return {found[2]: found[0] for found in DRAWING.finditer(text(path))}


def names(path: Path) -> set[str]:
    """Everything in an SVG that can be used, parts of drawings among them."""
    return set(re.findall(r'id="([^"]+)"', text(path)))


def used(path: Path) -> set[str]:
    return {name or paint for name, paint in USED.findall(text(path))}


SPRITE: Final = CLIENT / "art" / "sprite.svg"
HALL: Final = names(SPRITE)


def known(slug: str) -> set[str]:
    """Every drawing that a table of the game can show."""
    boards = [name for board in art(slug).glob("board*.svg") for name in names(board)]
    return {NONE, *HALL, *names(art(slug) / "sprite.svg"), *boards}


def pictures(slug: str) -> Iterator[dict[str, Any]]:
    """The pictures all seats see of random matches, in many positions."""
    for seats in meadhall.game(slug).seats:
        match, chance = meadhall.new(slug, seats=seats, seed=seats), Chance(seats)
        for step in range(LONGEST):
            if match.over:
                break
            decision = match.decisions[chance.below(len(match.decisions))]
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
            if step % 20 == 0:
                for seat in (None, *range(seats)):
                    yield msgspec.to_builtins(match.view(seat).picture())


def seat_names(slug: str) -> tuple[str, ...]:
    """The names that seats can have: as players choose, or as they are at the largest table."""
    title = meadhall.game(slug)
    if title.seat_choice is not None:
        return title.seat_choice.each
    return tuple(title.seat_names(meadhall.new(slug, seats=title.seats[-1], seed=1).state))


def named(data: Any, key: str) -> Iterator[str]:
    """Every value of a field, wherever it is."""
    if isinstance(data, dict):
        yield from [data[key]] if isinstance(data.get(key), str) and data[key] else []
        data = list(data.values())
    if isinstance(data, (list, tuple)):
        for part in data:
            yield from named(part, key)


@pytest.mark.parametrize("slug", ALL)
def test_a_saga_draws_its_medallion(slug: str) -> None:
    assert f"saga-{slug}" in names(art(slug) / "sprite.svg")


@pytest.mark.parametrize("slug", ALL)
def test_a_sprite_uses_its_own_drawings_or_the_halls(slug: str) -> None:
    own = names(art(slug) / "sprite.svg")
    assert used(art(slug) / "sprite.svg") <= own | HALL
    assert own & HALL == set()


def test_the_hall_uses_its_own_drawings() -> None:
    assert used(SPRITE) <= HALL


@pytest.mark.parametrize("slug", ALL)
def test_what_two_sagas_call_alike_is_one_drawing(slug: str) -> None:
    """In the hall those of all games are in one page."""
    own = drawings(art(slug) / "sprite.svg")
    for other in ALL:
        theirs = drawings(art(other) / "sprite.svg")
        assert [name for name in own if name in theirs and theirs[name] != own[name]] == []


@pytest.mark.parametrize("slug", ALL)
def test_what_a_style_shows_is_there(slug: str) -> None:
    shown = re.findall(r"url\(([^)]+)\)", text(art(slug) / "style.css"))
    assert [path for path in shown if not (art(slug) / path).is_file()] == []


@pytest.mark.parametrize("slug", ALL)
def test_a_style_holds_for_its_saga_only(slug: str) -> None:
    """Every rule is inside of [data-saga], or of the board, which is named after the game."""
    scoped, depth = ("data-saga", f".{slug}", "@media", "[data-small]", "@keyframes"), 0
    for line in text(art(slug) / "style.css").splitlines():
        assert depth or not line or any([scope in line for scope in scoped]), line
        depth += line.count("{") - line.count("}")


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_card_has_a_frame_and_a_picture(slug: str) -> None:
    style, there = text(art(slug) / "style.css"), known(slug)
    for face in meadhall.game(slug).faces().values():
        frame = face.frame.split()[0]
        assert f".card.{frame} " in style
        assert f".card.small.{frame} " in style
        assert face.art in there
        assert {f"i-{sign}" for sign in (face.icon, *(face.signs or ()), *(face.band or ())) if sign} <= there


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_pictures_name_what_can_be_drawn(slug: str) -> None:
    there = known(slug)
    seats = seat_names(slug)
    for picture in pictures(slug):
        assert {f"i-{icon}" for icon in named(picture, "icon")} <= there
        assert set(named(picture, "scene")) <= there
        pieces = {piece["symbol"] for piece in picture["pieces"] if piece["seat"] >= 0}
        assert {f"t-{symbol}-{seat}" for symbol in pieces for seat in seats} <= there
        assert {f"t-{piece['symbol']}" for piece in picture["pieces"] if piece["seat"] < 0} <= there
        backs = {*named(picture, "back")}
        assert [back for back in backs if not (art(slug) / "frames" / f"{back}.svg").is_file()] == []


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_seat_has_a_shield(slug: str) -> None:
    seats = seat_names(slug)
    assert {f"shield-{seat}" for seat in seats} <= known(slug)


def scenes(slug: str) -> dict[str, str]:
    """The grounds of a game's scenes, by name."""
    return {file.stem: file.read_text(encoding="utf-8") for file in (art(slug) / "scenes").glob("*.svg")}


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_ground_has_three_layers_and_both_lights(slug: str) -> None:
    for name, drawing in scenes(slug).items():
        day = re.findall(r'data-day="([^"]+)"', drawing)
        assert re.findall(r'<g class="ly-(\w+)">', drawing) == ["far", "mid", "near"], name
        assert [len(colours.split()) for colours in day] == [14], name
        assert set(re.findall(r"var\(--([^,]+),", drawing)) <= set("abcdefghijklmn"), name
        assert len(drawing.encode()) <= 14_000, name
        assert "<style" not in drawing, name
        assert drawing.count("http") == drawing.count("http://www.w3.org/2000/svg") == 1, name


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_scene_stands_on_a_ground_that_is_drawn(slug: str) -> None:
    """In a match by chance: some 0.5 s a game."""
    match, chance = meadhall.new(slug, seats=2, seed=5), Chance(5)
    while not match.over and len(match.log) < 4 * LONGEST:
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    shown = match.view(None).moments()
    assert [moment for moment in shown if not moment.ground] == []
    named = {moment.ground for moment in shown} | {step.ground for moment in shown for step in moment.steps}
    assert set() < named - {""} <= set(scenes(slug))


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_every_ground_is_named(slug: str) -> None:
    files = [art(slug).parent / "board.py", *(art(slug).parent / "picture").rglob("*.py")]
    named = set(re.findall(r'"([a-z-]+)"', "".join([file.read_text(encoding="utf-8") for file in files])))
    assert {name for name in scenes(slug) if name.removeprefix("boss-") not in named} == set()
