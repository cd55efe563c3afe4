"""Golden matches: records with their events, kept so that a change of the rules shows up as a diff to read.

python tools/golden.py                     write the files in tests/golden again
python tools/golden.py vikings-gone-wild   only those of some games

    <game>-<seats>.json          the record; with <game>-<kind>-<seats> where there are several kinds of games
    <game>-<seats>.events        all events as data, secret ones included: words can change without it
    <game>-<seats>.<lang>.txt    the log in words, of the smallest table of each kind
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import meadhall
from meadhall.kernel import Chance, Entry, Game, Match, Record
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Speech, event_hints, noun_of

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Golden(NamedTuple):
    """A match that is kept: its game, the number of players, and the kind of game if there are several."""

    saga: str
    seats: int
    kind: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.saga, *map(str, self.kind.values()), str(self.seats)])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self}.json"

    @property
    def is_told(self) -> bool:
        """Is its log kept in words, too?"""
        return self.seats == min(seats for seats in meadhall.game(self.saga).seats if seats > 1)


def cases() -> list[Golden]:
    """Every game with every number of players, as every kind of game for that number."""
    titles = [meadhall.game(saga) for saga in meadhall.sagas()]
    return [Golden(title.slug, seats, kind) for title in titles for seats in title.seats for kind in title.kinds(seats)]


def random_match(case: Golden) -> Match[Any]:
    """A whole match by chance, from its own seed."""
    match, chance = meadhall.new(case.saga, seats=case.seats, seed=1000 + case.seats, **case.kind), Chance(case.seats)
    while not match.over:
        for decision in match.decisions:
            match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return match


def told(match: Match[Any], lang: Language) -> str:
    """What happened, in words, as a spectator read it."""
    speech = Speech(match.game, lang, match.game.seat_names(match.state))
    return "\n".join([speech.event(entry.event) for entry in match.view(None).log()]) + "\n"


def events(match: Match[Any]) -> str:
    """All that happened, as data: the kind of each event, its fields, and who alone saw it."""
    return "\n".join([_event(match.game, entry) for entry in match.log]) + "\n"


def _event(game: Game[Any], entry: Entry) -> str:
    audience = "" if entry.audience is None else f" only={','.join(map(str, entry.audience))}"
    return f"{type(entry.event).__name__} {_fields(game, entry.event)}".strip() + audience


def _fields(game: Game[Any], whole: msgspec.Struct) -> str:
    hints = event_hints(type(whole))
    return " ".join([f"{name}={_value(game, hints[name], getattr(whole, name))}" for name in whole.__struct_fields__])


def _value(game: Game[Any], hint: Any, value: Any) -> str:
    """A number, or the key of the thing it names; rows with commas, things with fields in brackets."""
    if isinstance(value, msgspec.Struct):
        return f"({_fields(game, value)})"
    if isinstance(value, tuple):
        return ",".join([_value(game, hint, one) for one in value]) or "-"
    keys = game.nouns.get(noun_of(hint), ())
    return keys[value] if isinstance(value, int) and 0 <= value < len(keys) else str(value)


def write(case: Golden) -> None:
    match = random_match(case)
    record: Record | None = match.record
    assert record is not None, "a match at a table has a record"
    record.hash = match.hash()
    record.save(case.path)
    case.path.with_suffix(".events").write_text(events(match), encoding="utf-8")
    if case.is_told:
        for lang in LANGUAGES:
            case.path.with_suffix(f".{lang}.txt").write_text(told(match, lang), encoding="utf-8")
    print(f"{case.path.name}: {len(record.actions)} actions")


if __name__ == "__main__":
    for one in cases():
        if one.saga in (sys.argv[1:] or meadhall.sagas()):
            write(one)
