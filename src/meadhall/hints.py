"""Hints: what a bot of a good level would do in a seat's place, and why, in words. Terminal and hall give the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meadhall.bots.hint_search import CLEAR, CLOSE, ONLY, Advice, Expected, Feared, advise
from meadhall.bots.registry import LEVELS, heuristics_of
from meadhall.kernel import Decision, Game, View
from meadhall.text import LANGUAGES, Speech

LEVEL: Final = 3


def hint(game: Game[Any], view: View, decision: Decision) -> Advice:
    """A hint, made from the seat's view alone: asked again, or where the table looks the same, it is the same."""
    return advise(heuristics_of(game), LEVELS[LEVEL], view, decision)


def in_all_languages(
    game: Game[Any], seats: Sequence[str], decision: Decision, advice: Advice, people: Sequence[str] = ()
) -> dict[str, str]:
    """Why, in every language of the hall; players are called by name, where it is known."""
    return {lang: why(Speech(game, lang, seats, people), decision, advice) for lang in LANGUAGES}


def why(speech: Speech, decision: Decision, advice: Advice) -> str:
    """In a few sentences: what it expects, what it fears, and how it compares."""
    told = [_expects(speech, advice.expects), _fears(speech, advice), _compares(speech, decision, advice)]
    return " ".join([sentence for sentence in told if sentence])


def _expects(speech: Speech, expected: Expected | None) -> str:
    if expected is None:
        return ""
    if not expected.word:
        return speech.hall.say("hint-chance", tenths=expected.count)
    lead, then = expected.lead, speech.say(expected.word, "then")
    stands = "alone" if lead is None else "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    amount = speech.say(expected.word, count=expected.count)
    return speech.hall.say("hint-expects", then=then, amount=amount, stands=stands, by=abs(lead or 0))


def _fears(speech: Speech, advice: Advice) -> str:
    feared, expected = advice.fears, advice.expects
    if feared is None or expected is None:
        return ""
    if feared.option:
        return speech.hall.say("hint-fears", seat=speech.called(feared.seat, "the"), option=_reply(speech, feared))
    if not expected.word:
        return speech.hall.say("hint-bad-luck-chance", tenths=feared.count)
    return speech.hall.say("hint-bad-luck", amount=speech.say(expected.word, count=feared.count))


def _reply(speech: Speech, feared: Feared) -> str:
    return speech.option(speech.game.vocabulary.parse(feared.option), feared.question, "", feared.args)


def _compares(speech: Speech, decision: Decision, advice: Advice) -> str:
    if advice.kind in (ONLY, CLEAR):
        return speech.hall.say("hint-only" if advice.kind == ONLY else "hint-clear")
    best, other = [_spoken(speech, decision, text) for text in (advice.option, advice.other)]
    if best == other:  # two of a kind: which of them makes no difference in words
        return ""
    return speech.hall.say("hint-close" if advice.kind == CLOSE else "hint-next", other=other)


def _spoken(speech: Speech, decision: Decision, text: str) -> str:
    return speech.option(speech.game.vocabulary.parse(text), decision.question.name, "", decision.args)
