"""The ledgers: every rule of a saga, numbered, in English and in French.

Tests name the rules they prove, errors name the rule they enforce, and players
look rules up; all of them mean the entries of `games/<saga>/rules.toml`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

import msgspec

from meadhall.games import GUESTS, folder_of

Language: TypeAlias = Literal["en", "fr"]
Source: TypeAlias = Literal["R", "F", "D"]

LEDGER_FILE: Final = "rules.toml"
NUMBER: Final = re.compile(r"[a-z]+-\d+x?", re.IGNORECASE)
CLOSENESS: Final = ((r"(?<!\w)", r"(?!\w)"), (r"(?<!\w)", ""), ("", ""))  # whole words, beginnings, parts
NOT_SAID: Final = 2 * len(CLOSENESS)  # the rank of a rule that does not say the words
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


class UnknownRule(LookupError):
    """A number that no rule of the ledger has."""


class UnknownSaga(LookupError):
    """A saga that is not in the hall, or has no ledger yet."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule; a number ending in x is a worked example of the rule before it.

    The source is R for the rulebook, F for a published fact and D for a ruling of
    ours; the test says in words how to prove the rule; the page is the rulebook's.
    """

    id: str
    chapter: str
    source: Source
    en: str
    fr: str
    test: str
    page: int | None = None


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of one saga, in the order of its rulebook."""

    title: str
    prefix: str
    rules: tuple[Rule, ...] = msgspec.field(name="rule")

    def rule(self, number: str) -> Rule:
        """The rule with exactly this number."""
        for rule in self.rules:
            if rule.id.casefold() == number.casefold():
                return rule
        raise self._unknown(number)

    def find(self, words: str, lang: Language = "en") -> list[Rule]:
        """The rules that a player means by a number, the start of one, or words.

        A rule's own number brings its worked example along. Words may be of either language, without accents or
        capitals, and all must occur in the same text: whole words come first, then what begins so, then what
        has them inside; the reader's language before the other.
        """
        if NUMBER.fullmatch(words.strip()):
            return self._numbered(words.strip())
        wanted = unadorned(words).split()
        found = [(_rank(rule, wanted, lang), rule) for rule in self.rules]
        return [rule for rank, rule in sorted(found, key=lambda pair: pair[0]) if rank < NOT_SAID]

    def _numbered(self, start: str) -> list[Rule]:
        """The rules whose number starts like this."""
        found = [rule for rule in self.rules if rule.id.casefold().startswith(start.casefold())]
        if not found:
            raise self._unknown(start)
        return found

    def _unknown(self, number: str) -> UnknownRule:
        """The error for a number nobody has, with the nearest ones that exist."""
        hint = _suggestion(number.upper(), (rule.id for rule in self.rules))
        return UnknownRule(f"{self.title} has no rule {number}{hint}")


def text(rule: Rule, lang: Language) -> str:
    """The rule as a reader of this language sees it."""
    return rule.fr if lang == "fr" else rule.en


def ledger(saga: str) -> Ledger:
    """The ledger of a saga, named by its slug (`blood-rage`) or its package (`blood_rage`)."""
    return _read(saga.replace("-", "_"))


def sagas() -> list[str]:
    """The packages of all sagas that have a ledger, in alphabetical order."""
    folders = [folder for folder in files("meadhall").joinpath("games").iterdir() if _has_ledger(folder)]
    guests = [slug for slug in GUESTS if _has_ledger(folder_of(slug))]
    return sorted([folder.name for folder in folders] + [slug.replace("-", "_") for slug in guests])


def _has_ledger(folder: Traversable) -> bool:
    return folder.joinpath(LEDGER_FILE).is_file()


@cache
def _read(package: str) -> Ledger:
    """Read the ledger once; it never changes while the program runs."""
    known = sagas()
    if package not in known:
        slugs = (name.replace("_", "-") for name in known)
        slug = package.replace("_", "-")
        raise UnknownSaga(f"there is no ledger of {slug!r}{_suggestion(slug, slugs)}")
    data = folder_of(package.replace("_", "-")).joinpath(LEDGER_FILE).read_bytes()
    return msgspec.toml.decode(data, type=Ledger)


def _rank(rule: Rule, wanted: list[str], lang: Language) -> int:
    """How well a rule says the wanted words, the best being 0; even numbers in the reader's language."""
    english, french = unadorned(f"{rule.chapter} {rule.en}"), unadorned(rule.fr)
    readings = (french, english) if lang == "fr" else (english, french)
    for closeness, (before, after) in enumerate(CLOSENESS):
        for other, reading in enumerate(readings):
            if all(re.search(f"{before}{re.escape(word)}{after}", reading) for word in wanted):
                return 2 * closeness + other
    return NOT_SAID


def unadorned(words: str) -> str:
    """Without capitals, accents and ligatures, as people type in a hurry."""
    letters = unicodedata.normalize("NFKD", words.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _suggestion(word: str, known: Iterable[str]) -> str:
    """The end of an error message: the nearest known words, if any are near."""
    near = difflib.get_close_matches(word, list(known), n=3)
    return f"; did you mean {', '.join(near)}?" if near else ""
