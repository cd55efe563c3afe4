"""Hints: the same for who sees the same, with what is expected and feared, and honest where it is a close call."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

import meadhall
from meadhall.bots import LEVELS
from meadhall.bots import hint_search as a
from meadhall.bots.hint_search import Advice, Adviser, Expected, Feared, Seen
from meadhall.bots.mcts import Reply
from meadhall.hints import hint, in_all_languages, why
from meadhall.kernel import Chance, Match, Noun, Odds
from meadhall.text import LANGUAGES, Speech

KINDS: list[tuple[str, dict[str, Any]]] = [
    *[(saga, {}) for saga in meadhall.sagas()],
    ("vikings-gone-wild", {"mode": "versus"}),
]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shallow search: its words don't depend on how deep it went."""
    monkeypatch.setitem(LEVELS, 3, 24)


def positions(saga: str, options: dict[str, Any], count: int, every: int = 9) -> list[Match[Any]]:
    """Positions of a random match in which a seat has a choice."""
    match, chance, number = meadhall.new(saga, seats=2, seed=8, **options), Chance(8), 0
    found: list[Match[Any]] = []
    while len(found) < count and not match.over:
        decision = match.decisions[0]
        if len(decision.options) > 1:
            number += 1
            if number % every == 0:
                found.append(match.clone())
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return found


def seat_names(match: Match[Any]) -> tuple[str, ...]:
    return tuple(match.game.seat_names(match.state))


def told(match: Match[Any], seat: int) -> bytes:
    """All that a hint says."""
    decision = match.decision(seat)
    assert decision is not None
    found = hint(match.game, match.view(seat), decision)
    assert match.game.vocabulary.parse(found.option) in decision.options
    words = in_all_languages(match.game, seat_names(match), decision, found)
    assert set(words) == set(LANGUAGES)
    assert all(words.values())
    return msgspec.json.encode([found, words])


@pytest.mark.parametrize(("saga", "options"), KINDS, ids=str)
def test_equal_views_get_equal_hints(saga: str, options: dict[str, Any]) -> None:
    """Byte for byte: when asked again, and on a table that differs only in what the seat can't see."""
    for match in positions(saga, options, 3):
        for decision in match.decisions:
            seat, before = decision.seat, match.hash()
            first = told(match, seat)
            assert told(match, seat) == first
            other = match.fork(seat, seed=77)
            assert other.view(seat).to_data() == {**match.view(seat).to_data(), "undo": False}
            assert told(other, seat) == first
            assert told(meadhall.load(match.fork(seat, seed=5).save()), seat) == first
            assert match.hash() == before


def test_a_hint_searches_at_level_three(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = meadhall.new("blood-rage", seats=2, seed=1), []

    def advise(heuristics: Any, iterations: int, view: Any, decision: Any) -> Advice:
        asked.append(iterations)
        return Advice("pass", a.ONLY)

    monkeypatch.setitem(LEVELS, 3, 300)
    monkeypatch.setattr("meadhall.hints.advise", advise)
    hint(match.game, match.view(0), match.decisions[0])
    assert asked == [300]


def test_what_can_only_be_answered_in_one_way_needs_no_search() -> None:
    match = meadhall.new("blood-rage", seats=2, seed=1)
    decision = match.decisions[0]
    decision.options = decision.options[:1]
    found = hint(match.game, match.view(decision.seat), decision)
    assert found == Advice(match.game.vocabulary.text(decision.options[0]), a.ONLY)
    assert why(Speech(match.game, "en", seat_names(match)), decision, found) == "This is your only option."


# -- how options compare ----------------------------------------------------------------------------------------


def adviser(match: Match[Any]) -> Adviser:
    assert match.game.heuristics is not None
    decision = match.decisions[0]
    return Adviser(match.game.heuristics, 1, match.view(decision.seat), decision)


def seen(*values: float, has: float = 0.0, lead: float = 0.0, reply: Reply | None = None) -> list[Seen]:
    return [Seen(value, has, lead, reply) for value in values]


def drafting() -> Match[Any]:
    return meadhall.new("blood-rage", seats=2, seed=1)


@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ([0.6, 0.5] * 20, [0.55, 0.54] * 10, a.CLOSE),
        ([0.6, 0.5] * 20, [0.6, 0.5] * 20, a.CLOSE),
        ([0.6, 0.5] * 20, [0.45, 0.35] * 10, a.BETTER),
        ([0.6, 0.5] * 100, [0.45, 0.35] * 5, a.CLEAR),
        ([0.6, 0.5] * 20, [0.1] * 3, a.CLEAR),
    ],
)
def test_close_calls_and_clear_ones(first: list[float], second: list[float], kind: str) -> None:
    match = drafting()
    one, two = match.decisions[0].options[:2]
    bot = adviser(match)
    bot.seen[one], bot.seen[two] = seen(*first), seen(*second)
    root = bot.root(bot.decision.options, [0.0] * len(bot.decision.options))
    root.visits |= {one: len(first), two: len(second)}
    root.value |= {one: sum(first), two: sum(second)}
    assert bot.compared(one, root) == (kind, two if kind != a.CLEAR else -1)


# -- what it expects and fears -----------------------------------------------------------------------------------


def test_it_expects_points_and_a_lead() -> None:
    bot = adviser(drafting())
    assert bot.expected(seen(0.5, has=30.2, lead=-4.0) + seen(0.5, has=31.0, lead=-3.2)) == Expected(
        "hint-glory", 31, -4
    )


def test_it_fears_the_reply_that_costs_most() -> None:
    """What happens often and costs something, rather than what never happens; and nothing that costs nothing."""
    bot = adviser(drafting())
    mild, hard, rare = [Reply(1, "draft", (), option) for option in bot.decision.options[:3]]
    found = [
        *seen(*[0.6, 0.58] * 10, reply=mild),
        *seen(*[0.3, 0.32] * 10, reply=hard),
        *seen(*[0.1] * 4, reply=rare),
    ]
    feared = bot.feared(found)
    assert feared == Feared(0, 1, "draft", (), bot.view.text(hard.option))


def test_where_no_reply_stands_out_it_fears_bad_luck() -> None:
    bot = adviser(drafting())
    bot_seen = [Seen(0.5, has, 0.0, None) for has in range(20, 40)]
    assert bot.feared(bot_seen) == Feared(22)
    assert bot.feared(seen(*[0.5] * 20, has=30.0)) is None


def test_partners_are_not_feared() -> None:
    match = positions("vikings-gone-wild", {}, 1)[0]
    bot = adviser(match)
    assert bot.rivals == []
    partner = Reply(1 - bot.decision.seat, "act", (), bot.decision.options[0])
    assert bot.feared([*seen(*[0.6] * 10), *seen(*[0.1] * 10, reply=partner)]) is None
    assert bot.expected(seen(0.5, has=7.0)) == Expected("hint-gap", 7)


def test_chances_are_those_of_all_rivals_and_add_up() -> None:
    odds = Odds(10.0)
    even = odds.chances([5.0, 5.0, 5.0], [0, 1, 2])
    assert even == pytest.approx([1 / 3] * 3)
    ahead = odds.chances([20.0, 10.0], [0, 1])
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] / ahead[1] == pytest.approx(2.718, abs=0.001)
    assert odds.chances([4.0, 4.0], [0, 0]) == pytest.approx(Odds(10.0, 0.0).chances([4.0], [0]) * 2)
    assert Odds(10.0, even=4.0).chances([4.0, 4.0], [0, 0]) == pytest.approx([0.5, 0.5])


# -- in words ------------------------------------------------------------------------------------------------------


def test_the_sentences_in_both_languages() -> None:
    match = drafting()
    decision = match.decisions[0]
    first, second = [match.game.vocabulary.text(option) for option in decision.options[:2]]
    found = Advice(first, a.CLOSE, second, Expected("hint-glory", 31, -4), Feared(0, 1, "draft", (), second))
    english, french = [why(Speech(match.game, lang, seat_names(match)), decision, found) for lang in ("en", "fr")]
    other = Speech(match.game, "en", seat_names(match)).option(decision.options[1], "draft")
    assert english == (
        "At the end of the Age, you should have about 31 Glory, 4 less than your best rival. "
        f"Biggest risk: the Bear plays “{other}”. It’s close: “{other}” looks just as good."
    )
    assert french.startswith("À la fin de l’Âge, vous devriez avoir environ 31 points de Gloire, 4 de moins que")


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_whom_it_fears_is_called_by_name(saga: str) -> None:
    """As the log does; in both languages, and where no name is known by the seat."""
    match = meadhall.new(saga, seats=2, seed=1)
    decision = match.decisions[0]
    first, other = [match.game.vocabulary.text(option) for option in decision.options[:2]]
    fears = Feared(0, 1, decision.question.name, decision.args, other)
    found = Advice(first, a.BETTER, other, Expected("", 5), fears)
    named = in_all_languages(match.game, seat_names(match), decision, found, ["Astrid", "Hrólf"])
    unnamed = in_all_languages(match.game, seat_names(match), decision, found, ["Astrid", ""])
    assert all("Hrólf" in words for words in named.values())
    assert unnamed == in_all_languages(match.game, seat_names(match), decision, found)


def test_an_option_names_players() -> None:
    match = meadhall.new("vikings-gone-wild", seats=2, seed=1, mode="versus")
    speech = Speech(match.game, "en", seat_names(match), ["Astrid", "Hrólf"])
    args = speech.arguments({"seat": (Annotated[int, Noun("seat")], 1)})
    assert args["seat"] == args["seat-the"] == "Hrólf"
    assert args["seat-key"] == seat_names(match)[1]


def test_a_chance_in_words() -> None:
    match = meadhall.new("thorgal", seats=2, seed=1)
    text = match.game.vocabulary.text(match.decisions[0].options[0])
    speech = Speech(match.game, "en", seat_names(match))

    def said(tenths: int) -> str:
        return why(speech, match.decisions[0], Advice(text, a.CLEAR, "", Expected("", tenths), Feared(1)))

    assert said(6) == (
        "You should win about 6 times in 10. With bad luck, about once in 10. This is clearly the best option."
    )
    assert said(0).startswith("You have almost no chance of winning.")
    assert said(10).startswith("You are almost certain to win.")
