"""What the client needs to know of a saga: its words, vocabulary, geometry and rules, as data.

Making it takes up to seconds, for the saga is imported: see library.py, which does so beside the tables.
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
from meadhall.server.assets.lobby_games import art, banners
from meadhall.text import LANGUAGES, event_hints, noun_of, question_hints

KEPT: Final = 64  # games in an edition and a language
VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")  # of a message


def hall_data() -> dict[str, Any]:
    """The sagas there are, in which editions, and who plays them."""
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
    """An option of the set-up; `seats` pairs a value with the numbers of players, `needs` with what it needs."""
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
    """Everything about an edition of a saga that is the same at all its tables, as JSON.

    In one language it is what a table needs: the words of that language, and no rules. Otherwise it is everything.
    """
    return _saga_data(saga, edition, lang, known_editions(saga))


@lru_cache(maxsize=KEPT)
def _saga_data(saga: str, edition: str, lang: str, _: tuple[str, ...]) -> bytes:
    """The same, made once while the same editions are known: it lists them."""
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
    """The numbered rules of a saga in both languages, as JSON: a search looks through both."""
    return msgspec.json.encode({"rules": rules_of(saga)})


def rules_of(saga: str) -> list[dict[str, str]]:
    return [{"id": r.id, "chapter": r.chapter, "en": r.en, "fr": r.fr} for r in ledger.ledger(saga).rules]


def _hints(hints: dict[str, Any]) -> dict[str, str]:
    return {name: noun_of(hint) for name, hint in hints.items()}


def _names(game: Game[Any], words: str) -> dict[str, dict[str, Any]]:
    """For each thing, the message that names it and what messages are told of it, where they speak of that."""
    used = frozenset(VARIABLE.findall(words))
    return {noun: {key: _spelling(game.names(noun, key), used) for key in keys} for noun, keys in game.nouns.items()}


def _spelling(name: Name, used: frozenset[str]) -> dict[str, Any]:
    return {"id": name.id, "args": {key: value for key, value in name.args.items() if key in used}, "wrap": name.wrap}


def _locale(game: Game[Any], lang: str) -> str:
    return folder_of(game.slug).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
