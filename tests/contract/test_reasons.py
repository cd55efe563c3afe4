"""One legality, reasons included: of the whole vocabulary, exactly the options there are have nothing against them.

And every reason is a sentence in both languages, with the numbers it is given.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast

import meadhall
from meadhall.contract import check_reasons
from meadhall.kernel import Game, told
from meadhall.ledger import Language, ledger
from meadhall.text import LANGUAGES, Speech
from tests.contract.cases import Case, positions, sample
from tests.kernel.toy import toy_match
from tests.test_text import arguments, entries

LARGE: Final = 5000  # options; one match is enough then
TWICE: Final = re.compile(r"^@(\w+)\.why$", re.MULTILINE)
HOT: Final[
    dict[str, set[str]]
] = {  # questions whose lists must be faster than their reasons, so that both say what is legal
    "asgard": {"act", "place_disc"},
    "blood-rage": {"turn"},
    "lords-of-ragnarok": set(),
    "thorgal": {"turn", "open_turn"},
    "vikings-gone-wild": set(),
}


def test_exactly_the_options_have_nothing_against_them(case: Case) -> None:
    met: dict[tuple[str, str, tuple[str, ...]], str] = {}
    for seed in sample(case, 1 if len(case.game.vocabulary) > LARGE else 2):
        match = case.new(seed)
        for _ in positions(match, seed):
            for reason in check_reasons(match):
                form, numbers = told(reason)
                met[reason, form, tuple(sorted(numbers))] = reason
    for lang in LANGUAGES:
        told_in_full(case.game, lang, list(met.values()))


@pytest.mark.parametrize("slug", meadhall.sagas())
def test_only_hot_questions_say_twice_what_is_legal(slug: str) -> None:
    """Others have `otherwise`, which is asked only about options that they do not name."""
    home = Path(str(files(f"meadhall.games.{meadhall.game(slug).package}")))
    sources = [file.read_text(encoding="utf-8") for file in sorted(home.glob("questions*/**/*.py"))]
    sources += [file.read_text(encoding="utf-8") for file in home.glob("questions.py")]
    assert {name for source in sources for name in TWICE.findall(source)} == HOT[slug]


def told_in_full(game: Game[Any], lang: Language, reasons: list[str]) -> None:
    """Each reason has a sentence, which says all its numbers and no others."""
    speech = Speech(game, lang)
    sentences = patterns(game, lang)
    for reason in reasons:
        form, numbers = told(reason)
        ledger(game.slug).rule(reason)
        assert (reason, form) in sentences, f"{lang}: {reason} {form} has no sentence"
        assert arguments(sentences[reason, form]) == set(numbers), f"{lang}: {reason} {form} has other numbers"
        assert re.fullmatch(r"[^{}]*[^{}.]", speech.why(reason)), speech.why(reason)


def patterns(game: Game[Any], lang: Language) -> dict[tuple[str, str], ast.Pattern]:
    """The sentences of a game's reasons, by rule and form."""
    found: dict[tuple[str, str], ast.Pattern] = {}
    for key, message in entries(f"meadhall.games.{game.package}", lang).items():
        if key.startswith("why-"):
            rule = key.removeprefix("why-").upper()
            assert message.value is not None, f"{key} has no sentence of its own"
            found[rule, ""] = message.value
            found |= {(rule, attribute.id.name): attribute.value for attribute in message.attributes}
    return found


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_every_reason_with_a_sentence_is_given_by_a_rule(saga: str) -> None:
    """No sentence is left of a reason that is no longer given."""
    game = meadhall.game(saga)
    code = "".join(
        [file.read_text("utf-8") for file in Path(str(files(f"meadhall.games.{game.package}"))).rglob("*.py")]
    )
    for rule, form in patterns(game, "en"):
        assert f'"{rule}"' in code, f"no rule gives {rule} as a reason"
        assert not form or f'"{form}"' in code, f"no reason has the form {form} of {rule}"


def test_the_toy_gives_true_reasons() -> None:
    match = toy_match()
    for number in positions(match, 3):
        check_reasons(match)
        if number == 40:
            break
