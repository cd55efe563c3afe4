"""Text: every option round-trips, and everything a game can say is said in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

import meadhall
from meadhall.kernel import Game
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Speech
from tests.contract.cases import Case, positions, seeds

GAMES = [pytest.param(meadhall.game(saga), id=saga) for saga in meadhall.sagas()]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_round_trips(game: Game[Any]) -> None:
    words = game.vocabulary
    for option in words:
        assert words.parse(words.text(option)) == option
        block = words.block_of(option)
        assert option in block
        values = block.values(option)
        assert not values or block.of(*values) == option
        assert words.text(option).split()[0] == block.verb


@pytest.mark.parametrize("game", GAMES)
def test_title_names_its_parts_apart(game: Game[Any]) -> None:
    assert game.questions
    assert game.events
    assert game.procedures
    for keys in game.nouns.values():
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_exists(game: Game[Any], lang: Language) -> None:
    speech = Speech(game, lang)
    needed = [
        *[f"ask-{name}" for name in game.questions],
        *[f"event-{name}" for name in game.events],
        *[f"option-{block.verb}" for block in game.vocabulary.blocks],
    ]
    assert [message for message in needed if message not in speech.locale] == []
    assert [name for name in game.questions if "wait" not in speech.locale.forms(f"ask-{name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_set_up_has_words(game: Game[Any], lang: Language) -> None:
    """Its name, and the names of its values, unless they are numbers or a box to tick."""
    known = Speech(game, lang).locale
    shown = [choice for choice in game.choices.values() if choice.values]
    values = [f"hall-choice-{c.name}-{value}" for c in shown for value in c.values if isinstance(value, str)]
    assert [message for message in [f"hall-choice-{c.name}" for c in shown] + values if message not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(game: Game[Any], lang: Language) -> None:
    speech = Speech(game, lang)
    for noun, keys in game.nouns.items():
        names = [speech.noun(noun, key) for key in keys]
        assert all(name.strip() for name in names)
        assert len(set(names)) == len(names), f"two {noun}s have one name"


@pytest.mark.parametrize("game", GAMES)
def test_languages_have_the_same_messages(game: Game[Any]) -> None:
    """Check that all languages say the same things."""
    one, *others = [messages(game, lang) for lang in LANGUAGES]

    assert one
    for other in others:
        assert one == other


def messages(game: Game[Any], lang: Language) -> set[str]:
    """The ids of all messages of a game's locale file."""
    file = files(f"meadhall.games.{game.package}").joinpath("locale", f"{lang}.ftl")
    return {line.partition(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_words(game: Game[Any], lang: Language) -> None:
    speech = Speech(game, lang, seat_names(game))
    question = next(iter(game.questions))
    for option in game.vocabulary:
        assert speech.option(option, question).strip()


def seat_names(game: Game[Any]) -> tuple[str, ...]:
    match = meadhall.new(game.slug, seats=game.seats[-1], seed=1)
    return tuple(game.seat_names(match.state))


def test_whole_matches_have_words_in_every_language(case: Case) -> None:
    """Every prompt, every option and every event of random matches has its sentence, with nothing left open."""
    for seed in seeds(2):
        match = case.new(seed, automatic=False)
        speeches = [Speech(case.game, lang, tuple(case.game.seat_names(match.state))) for lang in LANGUAGES]
        said: set[str] = set()
        for number in positions(match, seed):
            if number % 3 == 0:
                for speech in speeches:
                    said.update(prompts(speech, match))
        for entry in match.log:
            said.update(speech.event(entry.event) for speech in speeches)
        assert [sentence for sentence in said if not sentence.strip() or "{" in sentence or "None" in sentence] == []


def prompts(speech: Speech, match: meadhall.Match[Any]) -> list[str]:
    found = [speech.waiting(waiting) for waiting in match.view(None).waiting]
    for decision in match.decisions:
        found.append(speech.prompt(decision))
        found += [speech.option(option, decision.question.name, asked=decision.args) for option in decision.options[:8]]
    return found
