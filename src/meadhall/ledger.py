"""The ledgers: every rule of a game, numbered, in English and in French.

Tests name the rules they prove, errors name the rule they enforce, and players
look rules up; all of them mean the entries of `games/<saga>/rules.toml`.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import log2
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from meadhall.games import GUESTS, folder_of

Language: TypeAlias = Literal["en", "fr"]
Source: TypeAlias = Literal["R", "F", "D"]

LEDGER_FILE: Final = "rules.toml"
NUMBER: Final = re.compile(r"[a-z]+-\d+x?", re.IGNORECASE)
CLOSENESS: Final = (
    r"(?<!\w){0}(?!\w)",
    r"(?<!\w)(?:{1})(?!\w)",
    r"(?<!\w){2}\w{{0,7}}(?!\w)",
    r"(?<!\w){0}",
    "{0}",
)  # as it is, inflected, of its kin, begun, inside
TELLS: Final = (10, 9, 7, 5, 2, 0)  # how much each of these says, and nothing
ELIDED: Final = re.compile(r"(?<!\w)(?:[cdjlmnst]|qu)'")
ENDINGS: Final = re.compile(
    r"(?:ations?|ements?|ments?|ances?|ante?s?|eurs?|ions?|ings?|ires?|ers?|irs?|res?|ees?|ent|ons|ed|ez|es|e|s|x)$"
)
INFLECTED, INSIDE, NOT_SAID = 1, len(CLOSENESS) - 1, len(CLOSENESS)
SMALL_WORDS: Final = frozenset((
    "a", "an", "and", "are", "at", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if", "in", "is", "it",
    "many", "may", "much", "my", "of", "on", "or", "the", "to", "what", "when", "where", "which", "who", "with",
    "ai", "au", "aux", "combien", "comment", "dans", "de", "des", "du", "en", "est", "et", "je", "la", "le",
    "les", "mon", "ou", "par", "peut", "peux", "pour", "quand", "que", "quel", "quelle", "qui", "sur", "un", "une",
))  # fmt: skip  # of a question, which say nothing of what it is about
SOME, ALL = 1, 4  # quarters of what is wanted
OPENING: Final = 40  # letters in which a rule says what it is about
NEAR: Final = 60  # letters within which words belong together
BEFORE: Final = ("components", "setup")  # chapters that name much, and say little of how it is played
CARDS: Final = "900"  # from this number on rules are of single cards and tiles
QUOTED: Final = re.compile(r"(?<!\w)'(?=\w)")  # where a quotation begins
# where French breaks no line
TIED: Final = re.compile("(?<=[^\\s:;!?,(])[ \u00a0\u202f](?=[:;!?»])|(?<=«)[ \u00a0\u202f]")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


class UnknownRule(LookupError):
    """A number that no rule of the ledger has."""


class UnknownSaga(LookupError):
    """A game that is not in the hall, or has no ledger yet."""


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

    @property
    def is_example(self) -> bool:
        return self.id.endswith("x")

    @property
    def is_aside(self) -> bool:
        """Is it on what is done before the game, or on single cards and tiles, which have the highest numbers?"""
        return self.chapter.casefold() in BEFORE or self.id.partition("-")[2] >= CARDS


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of one game, in the order of its rulebook."""

    title: str
    prefix: str
    rules: tuple[Rule, ...] = msgspec.field(name="rule")

    def rule(self, number: str) -> Rule:
        """The rule with exactly this number."""
        for rule in self.rules:
            if rule.id.casefold() == number.casefold():
                return rule
        raise self._unknown(number)

    def find(self, words: str, lang: Language = "en", named: Callable[[str], str] = str) -> list[Rule]:
        """The rules that a player means by a number, the start of one, or words.

        A rule's own number brings its worked example along. Words may be of either language, without accents or
        capitals; the rules are found that say, in one text, those of them that are most telling: the reader's
        language before the other, rules before examples. Among them those come first that tell most of it: by the
        words themselves, other forms of them, their kin (build, building), what begins so, what has them inside; in
        the chapter's name (`named` as the reader knows it), in their first words, close together; among equals as in
        the rulebook. A search for a chapter's name shows it from its beginning, first.
        """
        if NUMBER.fullmatch(words.strip()):
            return self._numbered(words.strip())
        said = re.findall(r"[\w'-]+", ELIDED.sub("", unadorned(words)))
        wanted = [word for word in said if word not in SMALL_WORDS] or said
        if not wanted:
            return list(self.rules)
        heard = [_heard(rule, named(self.home(rule).chapter), wanted, lang) for rule in self.rules]
        weights = [_weight([min(ear.said[at] for ear in ears) for ears in heard]) for at in range(len(wanted))]
        ranks = [min([_rank(ear, weights) for ear in ears]) for ears in heard]
        worst = max(SOME, min([rank[0] for rank in ranks]))
        found = [(rank, number) for number, rank in enumerate(ranks) if rank[0] <= worst < ALL]
        return [self.rules[number] for _, number in sorted(found)]

    def home(self, rule: Rule) -> Rule:
        """The rule that an example is of; any other rule, and an example of several, is its own."""
        return next((other for other in self.rules if f"{other.id}x" == rule.id), rule)

    def _numbered(self, start: str) -> list[Rule]:
        """The rules whose number starts like this."""
        found = [rule for rule in self.rules if rule.id.casefold().startswith(start.casefold())]
        if not found:
            raise self._unknown(start)
        return found

    def _unknown(self, number: str) -> UnknownRule:
        """The error for a number that no rule has, with the nearest ones that exist."""
        hint = _suggestion(number.upper(), (rule.id for rule in self.rules))
        return UnknownRule(f"{self.title} has no rule {number}{hint}")


def text(rule: Rule, lang: Language) -> str:
    """The rule as a reader of this language sees it, with the quotation marks and apostrophes of print."""
    return QUOTED.sub("‘", tied(rule.fr) if lang == "fr" else rule.en).replace("'", "’")


def tied(text: str) -> str:
    """French as it is set: no line begins with a colon or a question mark, or ends with an opening quotation mark."""
    return TIED.sub("\u00a0", text)


def ledger(saga: str) -> Ledger:
    """The ledger of a game, named by its slug (`blood-rage`) or its package (`blood_rage`)."""
    return _read(saga.replace("-", "_"))


def sagas() -> list[str]:
    """The packages of all games that have a ledger, in alphabetical order."""
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


class Heard(NamedTuple):
    """How one of a rule's texts says the wanted words."""

    said: tuple[int, ...]  # how closely, word by word, with the chapter's name
    parts: tuple[tuple[int, ...], ...]  # the same of the text alone, its chapter's name and its opening
    together: bool  # all that are said are close to each other
    titled: bool  # they are the name of its chapter
    aside: bool  # in a chapter on what is done before the game, or on single cards
    other: bool  # in the other language than the reader's
    example: bool


def _heard(rule: Rule, chapter: str, wanted: list[str], lang: Language) -> list[Heard]:
    """In the reader's language, with the chapter's name, and in the other one."""
    own, other = (rule.fr, rule.en) if lang == "fr" else (rule.en, rule.fr)
    return [_listen(rule, own, chapter, False, wanted), _listen(rule, other, "", True, wanted)]


def _listen(rule: Rule, text: str, chapter: str, other: bool, wanted: list[str]) -> Heard:
    reading = unadorned(text)
    texts = (reading, unadorned(chapter), reading[:OPENING])
    parts = tuple([tuple([_closeness(word, part) for word in wanted]) for part in texts])
    said = tuple([min(one, two) for one, two in zip(parts[0], parts[1], strict=True)])
    together, titled = _together(reading, wanted, parts[0]), _is_title(chapter, parts[1])
    return Heard(said, parts, together, titled, rule.is_aside, other, rule.is_example)


def _is_title(chapter: str, said: tuple[int, ...]) -> bool:
    """Do the words name the chapter, and nothing else? Then it is what the reader looks for."""
    name = [word for word in re.findall(r"[\w'-]+", ELIDED.sub("", unadorned(chapter))) if word not in SMALL_WORDS]
    return len(name) == len(said) and all([close <= INFLECTED for close in said])


def _together(reading: str, wanted: list[str], said: tuple[int, ...]) -> bool:
    """Are the words said close to each other? One alone is not."""
    places = [_place(word, reading, close) for word, close in zip(wanted, said, strict=True) if close < NOT_SAID]
    return len(places) > 1 and max(places) - min(places) < NEAR


def _weight(said: list[int]) -> int:
    """The weight of a word: the more, the fewer rules say it."""
    return 1 + round(10 * log2(len(said) / (1 + len([close for close in said if close < INSIDE]))))


def _rank(heard: Heard, weights: list[int]) -> tuple[int, ...]:
    """The least is the best; first comes how much of what is wanted is missing, in quarters of its weight."""
    missing = sum([weight for close, weight in zip(heard.said, weights, strict=True) if close == NOT_SAID])
    told = -_told(heard, weights)
    return (ALL * missing // sum(weights), heard.other, heard.example, not heard.titled, told * (not heard.titled))


def _told(heard: Heard, weights: list[int]) -> int:
    """How much a text says of what is wanted: in itself, by its chapter and by its opening. Little less is as much."""
    text, chapter, opening = [
        sum([weight * TELLS[close] for close, weight in zip(part, weights, strict=True)]) for part in heard.parts
    ]
    told = 10 * text + 5 * chapter + 4 * opening + (4 * text if heard.together else 0)
    return told * (8 if heard.aside else 10) // (10 * TELLS[0] * sum(weights))


def _closeness(word: str, reading: str) -> int:
    for closeness, pattern in enumerate(_patterns(word)):
        if pattern.search(reading):
            return closeness
    return NOT_SAID


def _place(word: str, reading: str, closeness: int) -> int:
    """Where a text says a word."""
    found = _patterns(word)[closeness].search(reading)
    return found.start() if found else 0


@cache
def _patterns(word: str) -> tuple[re.Pattern[str], ...]:
    forms = "|".join(map(re.escape, _inflected(word)))
    return tuple([re.compile(pattern.format(re.escape(word), forms, re.escape(_stem(word)))) for pattern in CLOSENESS])


def _stem(word: str) -> str:
    """What a word has in common with its kin: `usurp` of usurper, usurpation; the word itself if that is short."""
    stem = ENDINGS.sub("", word)
    return stem if len(stem) > 3 else word


def _inflected(word: str) -> tuple[str, ...]:
    """One and many, in either language: army and armies, tour and tours, feu and feux."""
    one = word
    if len(word) > 3:
        one = f"{word[:-3]}y" if word.endswith("ies") else word[:-1] if word[-1] in "sx" else word
    return (one, f"{one}s", f"{one}x", f"{one[:-1]}ies") if one.endswith("y") else (one, f"{one}s", f"{one}x")


def unadorned(words: str) -> str:
    """Without capitals, accents and ligatures, as people type in a hurry."""
    letters = unicodedata.normalize("NFKD", words.casefold().translate(LIGATURES))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _suggestion(word: str, known: Iterable[str]) -> str:
    """The end of an error message: the nearest known words, if any are near."""
    near = difflib.get_close_matches(word, list(known), n=3)
    return f"; did you mean {', '.join(near)}?" if near else ""
