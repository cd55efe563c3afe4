"""The ledgers are well-formed, and players find a rule by its number or by words."""

from __future__ import annotations

import re

import pytest

from meadhall.ledger import Language, Ledger, Rule, UnknownRule, UnknownSaga, ledger, sagas, text
from meadhall.text import LANGUAGES


@pytest.fixture(params=sagas())
def book(request: pytest.FixtureRequest) -> Ledger:
    """The ledger of each game in turn."""
    return ledger(str(request.param))


@pytest.fixture
def small() -> Ledger:
    """A ledger of three rules, to search in."""
    return Ledger(
        title="Mead",
        prefix="MD",
        rules=(
            Rule("MD-101", "Setup", "R", "Each clan fills its horn.", "Chaque clan remplit sa corne.", "…"),
            Rule("MD-101x", "Setup", "R", "Three clans, three horns.", "Trois clans, trois cornes.", "…"),
            Rule("MD-210", "Feast", "D", "The eldest drinks first.", "Le cœur de l’aîné boit d'abord.", "…"),
        ),
    )


def numbers(rules: list[Rule]) -> list[str]:
    """The numbers of these rules, in their order."""
    return [rule.id for rule in rules]


def test_every_number_is_unique(book: Ledger) -> None:
    ids = [rule.id for rule in book.rules]

    assert ids
    assert len(ids) == len(set(ids))


def test_every_number_carries_the_prefix_of_its_saga(book: Ledger) -> None:
    shape = re.compile(rf"{book.prefix}-\d{{3}}x?")

    assert [rule.id for rule in book.rules if not shape.fullmatch(rule.id)] == []


def test_every_rule_says_something_in_both_languages(book: Ledger) -> None:
    for rule in book.rules:
        assert all(part.strip() for part in (rule.chapter, rule.en, rule.fr, rule.test)), rule.id


def test_a_page_is_given_only_for_what_the_rulebook_prints(book: Ledger) -> None:
    assert all(rule.page is None or rule.page > 0 for rule in book.rules)


def test_a_saga_is_found_by_slug_or_package() -> None:
    assert ledger("blood-rage") is ledger("blood_rage")
    assert ledger("blood-rage").title == "Blood Rage"


def test_a_rule_is_found_by_its_exact_number(small: Ledger) -> None:
    assert small.rule("md-101").en == "Each clan fills its horn."


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("MD-210", ["MD-210"]),
        ("md-210", ["MD-210"]),
        (" MD-101 ", ["MD-101", "MD-101x"]),
        ("MD-101x", ["MD-101x"]),
        ("MD-1", ["MD-101", "MD-101x"]),
        ("horn", ["MD-101", "MD-101x"]),
        ("HORN fills", ["MD-101"]),
        ("corne remplit", ["MD-101"]),
        ("coeur aine", ["MD-210"]),
        ("CŒUR l'aîné", ["MD-210"]),
        ("feast", ["MD-210"]),
        ("horn corne remplit", ["MD-101"]),  # no text says all three, one says two of them
        ("longship", []),
        ("lan", ["MD-101", "MD-101x"]),  # a part of "clan"
        ("", ["MD-101", "MD-101x", "MD-210"]),
    ],
)
def test_rules_are_found_by_number_or_words(small: Ledger, words: str, found: list[str]) -> None:
    assert numbers(small.find(words)) == found


def test_whole_words_are_found_first_then_beginnings_then_parts() -> None:
    found = numbers(ledger("blood-rage").find("tie"))
    assert found[0] == "BR-552"  # what a tie is, before what mentions one
    assert found.index("BR-554") < found.index("BR-615x")  # an example comes after all rules
    assert found.index("BR-966") < found.index("BR-994")  # "tie" before "ties"
    assert found.index("BR-994") < found.index("BR-113")  # which is before "tiennent", for a reader of English
    assert found.index("BR-113") < found.index("BR-114")  # and that before "partie"


@pytest.mark.parametrize(
    ("saga", "lang", "words", "first"),
    [
        ("blood-rage", "en", "what if there is a tie?", "BR-552"),
        ("blood-rage", "en", "how many figures on the map", "BR-407"),
        ("blood-rage", "en", "invade cost leader", "BR-406"),
        ("blood-rage", "fr", "récompense de pillage", "BR-502"),
        ("thorgal", "en", "horns to win", "TH-623"),
        ("thorgal", "en", "damage", "TH-601"),
        ("vikings-gone-wild", "en", "draco", "VG-348"),
        ("vikings-gone-wild", "fr", "limite hôtel de ville", "VG-323"),
        ("lords-of-ragnarok", "fr", "recruter une armée", "LR-353"),  # Recrutée, Recrutement
        ("lords-of-ragnarok", "fr", "construire un temple", "LR-423"),  # Construction de Temple
        ("lords-of-ragnarok", "fr", "usurper", "LR-439"),
        ("lords-of-ragnarok", "en", "priest", "LR-308"),
        ("lords-of-ragnarok", "en", "battle tie", "LR-710"),
        ("lords-of-ragnarok", "en", "Retreat", "LR-250"),
        ("lords-of-ragnarok", "en", "temple", "LR-423"),
        ("asgard", "en", "battle", "AS-601"),  # a chapter that is named begins where it begins
        ("blood-rage", "en", "pillage", "BR-501"),
    ],
)
def test_a_question_is_answered_by_the_rule_about_it_first(saga: str, lang: Language, words: str, first: str) -> None:
    assert numbers(ledger(saga).find(words, lang))[0] == first


def test_a_chapter_named_in_the_readers_words_is_shown_from_its_beginning() -> None:
    found = ledger("asgard").find("bataille", "fr", lambda chapter: chapter.replace("Battles", "Batailles"))
    chapter = [rule.id for rule in ledger("asgard").rules if rule.chapter == "Battles" and not rule.is_example]
    assert numbers(found)[: len(chapter)] == chapter


def test_the_reader_s_language_is_found_first() -> None:
    english, french = (numbers(ledger("blood-rage").find("place", lang)) for lang in LANGUAGES)
    assert set(english) == set(french)
    assert "place" in ledger("blood-rage").rule(english[0]).en
    assert "place" not in ledger("blood-rage").rule(english[-1]).en.split()
    assert french[0] != english[0]  # "placé"


@pytest.mark.parametrize("number", ["MD-211", "md-211"])
def test_an_unknown_number_is_answered_with_near_ones(small: Ledger, number: str) -> None:
    with pytest.raises(UnknownRule, match=rf"Mead has no rule {number}; did you mean MD-210"):
        small.find(number)
    with pytest.raises(UnknownRule, match=r"did you mean MD-210"):
        small.rule(number)


def test_an_unknown_saga_is_answered_with_near_ones() -> None:
    with pytest.raises(UnknownSaga, match=r"no ledger of 'blod-rage'; did you mean blood-rage\?"):
        ledger("blod-rage")


@pytest.mark.parametrize("name", ["", "..", "blood_rage/../blood_rage", "ragnarok online"])
def test_only_names_of_sagas_are_read(name: str) -> None:
    with pytest.raises(UnknownSaga):
        ledger(name)


def test_a_rule_is_read_in_the_readers_language(small: Ledger) -> None:
    rule = small.rule("MD-101")

    assert text(rule, "en") == "Each clan fills its horn."
    assert text(rule, "fr") == "Chaque clan remplit sa corne."
