"""A game's data for the client: words, vocabulary, geometry and rules.

It takes up to seconds, because the game is imported: `library` does it in threads.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

import meadhall
from meadhall import ledger
from meadhall.games import BASE, folder_of, known_editions
from meadhall.games.editions import called
from meadhall.kernel import Choice, Game, Name
from meadhall.overview import overview
from meadhall.server.assets.lobby_games import art, banners
from meadhall.text import LANGUAGES, event_hints, noun_of, question_hints

KEPT: Final = 64  # games in an edition and a language
VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")  # in a message


def hall_data() -> dict[str, Any]:
    """Return all games with their editions and settings, for the lobby."""
    titles = [meadhall.game(saga) for saga in meadhall.sagas()]
    return {"sagas": [_card(title) for title in titles], "banners": banners(), "languages": LANGUAGES}


def _card(game: Game[Any]) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": list(game.seats),
        "editions": list(known_editions(game.slug)),
        "called": {name: called(game.slug, name) for name in known_editions(game.slug)},
        "choices": [_choice(choice) for choice in game.choices.values()],
        "art": art(game.slug),
    }


def _choice(choice: Choice) -> dict[str, Any]:
    """Return a setting. `seats` pairs values with numbers of players, `needs` with other settings."""
    return {
        "name": choice.name,
        "default": choice.default,
        "values": choice.values,
        "each": choice.each,
        "leads": choice.leads,
        "seats": [[value, list(counts)] for value, counts in choice.seats.items()],
        "when": choice.when,
        "needs": [[value, others] for value, others in choice.needs.items()],
    }


def saga_data(saga: str, edition: str = BASE, lang: str = "") -> bytes:
    """Return what is the same at all tables of an edition, as JSON.

    With a language: only its words, and no rules. Without: everything.
    """
    return _saga_data(saga, edition, lang, known_editions(saga))


@lru_cache(maxsize=KEPT)
def _saga_data(saga: str, edition: str, lang: str, _: tuple[str, ...]) -> bytes:
    """The same, cached until the list of editions changes."""
    game = meadhall.game(saga, edition)
    words = {one: _locale(game, one) for one in ([lang] if lang else LANGUAGES)}
    whole = {} if lang else {"rules": rules_of(saga)}
    return msgspec.json.encode(
        {
            **_card(game),
            "package": game.package,
            "verbs": {b.verb: [[d.name, d.noun] for d in b.domains] for b in game.vocabulary.blocks},
            "nouns": game.nouns,
            "names": _names(game, "".join(words.values())),
            "questions": {q.name: _hints(question_hints(q)) for q in game.questions.values()},
            "events": {name: _hints(event_hints(event)) for name, event in game.events.items()},
            "locale": words,
            "faces": game.faces(),
            "autopass": game.autopass,
            **whole,
        }
    )


@cache
def rules_data(saga: str) -> bytes:
    """Return the rule list of a game as JSON, in both languages for the search."""
    return msgspec.json.encode({"rules": rules_of(saga)})


def rules_of(saga: str) -> list[dict[str, str]]:
    return [{"id": r.id, "chapter": r.chapter, "en": r.en, "fr": r.fr} for r in ledger.ledger(saga).rules]


@cache
def overview_data(saga: str) -> bytes:
    """The overview of a game in both languages, as JSON."""
    return msgspec.json.encode(overview(saga))


def _hints(hints: dict[str, Any]) -> dict[str, str]:
    return {name: noun_of(hint) for name, hint in hints.items()}


def _names(game: Game[Any], words: str) -> dict[str, dict[str, Any]]:
    """Return for each thing the message that names it, with the arguments that messages use."""
    used = frozenset(VARIABLE.findall(words))
    return {noun: {key: _spelling(game.names(noun, key), used) for key in keys} for noun, keys in game.nouns.items()}


def _spelling(name: Name, used: frozenset[str]) -> dict[str, Any]:
    return {"id": name.id, "args": {key: value for key, value in name.args.items() if key in used}, "wrap": name.wrap}


def _locale(game: Game[Any], lang: str) -> str:
    return folder_of(game.slug).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
