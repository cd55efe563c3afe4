"""Why an option is off, as the tests write it: the rule, the form of its sentence and its numbers."""

from __future__ import annotations

from meadhall.kernel import Reason
from tests.games.asgard.scene import Scene


def why(s: Scene, line: str) -> str:
    """The reason against a line as `AS-304 round=2`, or `AS-910 inactive round=3` where it has a form."""
    name, _, words = line.partition(": ")
    decision = next(d for d in s.match.decisions if d.seat == s.seat(name))
    option = s.match.game.vocabulary.parse(words)
    assert option >= 0, f"{words!r} is no option"
    reason = s.match.why(decision, option)
    if not isinstance(reason, Reason):
        return reason
    words_of_it = [reason.form, *[f"{key}={value}" for key, value in reason.numbers.items()]]
    return " ".join([reason, *[word for word in words_of_it if word]])


def gives(s: Scene, name: str, reasons: dict[str, str]) -> None:
    found = {words: why(s, f"{name}: {words}") for words in reasons}
    assert found == reasons
