"""The browser says what Python says: every event, option, question, thing and rule, in both languages."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_origin

import msgspec
import pytest

import meadhall
import meadhall.client
from meadhall import ledger
from meadhall.kernel import Decision, Game, Waiting
from meadhall.server.assets.game_data import saga_data
from meadhall.text import LANGUAGES, Speech, event_hints, noun_of, plain, question_hints

CLIENT: Final = Path(meadhall.client.__file__).parent
SEARCHES: Final = (
    "Ragnarök", "valhalla warrior", "éclaireur", "guerrier village", "no such words", "usurper l’ordre d'un tour",
    "tie in battle", "garder une carte",
)  # fmt: skip
NUMBERS: Final = (0, 1, 2, 5, 21)

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="node speaks the client's words")


class Sample(NamedTuple):
    """A call of the client's words, and what Python says to it."""

    lang: ledger.Language
    call: str
    args: list[Any]
    said: list[str]


Maker = Callable[[Game[Any], Speech], Iterator[Sample]]


def seats(game: Game[Any]) -> tuple[str, ...]:
    """The names of a game's seats: as players choose, or as they are at the largest table."""
    if game.seat_choice is not None:
        return game.seat_choice.each
    full = game.seats[-1]
    return tuple(game.seat_names(game.setup(full, 1, game.options(full, {}))))


def values(game: Game[Any], hints: dict[str, Any], turn: int, none: bool = False) -> dict[str, Any]:
    """A value for each annotation, other ones at each turn; with `none`, things that are not there."""
    found: dict[str, Any] = {}
    for place, (name, hint) in enumerate(hints.items()):
        noun = noun_of(hint)
        keys = seats(game) if noun == "seat" else game.nouns.get(noun, ())
        if get_origin(hint) is tuple:
            found[name] = (turn % len(keys), turn % len(keys), (turn + 1) % len(keys)) if keys else (turn,)
        elif noun:
            found[name] = -1 if none else (turn * 7 + place) % len(keys)
        else:
            found[name] = NUMBERS[turn % len(NUMBERS)]
    return found


def events(game: Game[Any], speech: Speech) -> Iterator[Sample]:
    for kind in game.events.values():
        for turn in range(24):
            event = kind(**values(game, event_hints(kind), turn))
            said = speech.event(event)
            yield Sample(speech.lang, "event", [msgspec.to_builtins(event)], [said, said])


def questions(game: Game[Any], speech: Speech) -> Iterator[Sample]:
    for question in game.questions.values():
        hints = question_hints(question)
        for turn in range(12):
            args = tuple(values(game, hints, turn, none=question.name == "raise_stat" and turn == 0).values())
            seat = turn % len(seats(game))
            decision = Decision(seat, question, args, turn % 4)
            decision.picks = (0,) * (turn % 3)
            asked = {"question": question.name, "args": args, "picks": [""] * (turn % 3), "most": turn % 4}
            prompt = speech.prompt(decision)
            yield Sample(speech.lang, "prompt", [asked, seat], [prompt, prompt])
            waits = speech.waiting(Waiting(seat, question.name, args))
            yield Sample(speech.lang, "prompt", [[seat, question.name, args]], [waits, waits])


def options(game: Game[Any], speech: Speech) -> Iterator[Sample]:
    names = list(game.questions)
    for option in game.vocabulary:
        block = game.vocabulary.block_of(option)
        text = game.vocabulary.text(option)
        for question in [names[option % len(names)]] if block.domains else names:
            args = tuple(values(game, question_hints(game.questions[question]), option).values())
            for form in ("", *speech.locale.forms(f"option-{block.verb}")):
                said = speech.option(option, question, form, args)
                asked = {"question": question, "args": args}
                yield Sample(speech.lang, "option", [text, asked, form], [said])


def things(game: Game[Any], speech: Speech) -> Iterator[Sample]:
    for noun, keys in speech.nouns.items():
        for key in keys:
            yield Sample(speech.lang, "help", [noun, key], [speech.help(noun, key)])
            for form in ("", "in", "the", "own", "subject"):
                if form in speech.forms(noun, key):
                    yield Sample(speech.lang, "noun", [noun, key, form], [speech.noun(noun, key, form)])


def rules(game: Game[Any], speech: Speech) -> Iterator[Sample]:
    number = ledger.ledger(game.slug).rules[40].id
    book = ledger.ledger(game.slug)
    for words in (number, number[:4].lower(), *SEARCHES):
        said = [
            f"{rule.id} {chapter(speech, book.home(rule).chapter)}: {ledger.text(rule, speech.lang)}"
            for rule in book.find(words, speech.lang, lambda name: chapter(speech, name))
        ]
        yield Sample(speech.lang, "rules", [words], said)


def chapter(speech: Speech, name: str) -> str:
    return speech.say(f"chapter-{plain(name).replace(' ', '-')}")


def spoken_by_the_client(slug: str, seated: tuple[str, ...], samples: list[Sample], folder: Path) -> dict[str, Any]:
    """The words of the client's modules, run by node on a copy of them."""
    for part in ("js", "vendor"):
        shutil.copytree(CLIENT / part, folder / part)
    shutil.copy(Path(__file__).with_name("say.mjs"), folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    asked = [{"lang": s.lang, "call": s.call, "args": s.args} for s in samples]
    saga = msgspec.json.decode(saga_data(slug, "base"))
    (folder / "in.json").write_bytes(msgspec.json.encode({"saga": saga, "seats": seated, "samples": asked}))
    subprocess.run(["node", "say.mjs", "in.json", "out.json"], cwd=folder, check=True, timeout=120)
    found: dict[str, Any] = msgspec.json.decode((folder / "out.json").read_bytes())
    return found


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_the_client_says_what_python_says(slug: str, tmp_path: Path) -> None:
    compare(slug, seats(meadhall.game(slug)), (events, questions, options, things, rules), tmp_path)


def test_the_client_names_places_for_as_many_as_sit_at_the_table(tmp_path: Path) -> None:
    """Two play Lords of Ragnarok on the other side of the board, where Regions are of other Territories."""
    compare("lords-of-ragnarok", ("green", "red"), (things,), tmp_path)


def compare(slug: str, seated: tuple[str, ...], makers: Sequence[Maker], folder: Path) -> None:
    """The client's words with those of Python, in every language."""
    game = meadhall.game(slug)
    speeches = [Speech(game, lang, seated) for lang in LANGUAGES]
    samples = [sample for speech in speeches for maker in makers for sample in maker(game, speech)]
    found = spoken_by_the_client(slug, seated, samples, folder)
    assert found["missing"] == []
    differing = [(s, said) for s, said in zip(samples, found["spoken"], strict=True) if s.said != said]
    assert differing[:3] == []
