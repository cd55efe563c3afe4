"""Battles and the end of an Age on the stage: with the numbers of the rules, and no card before it is turned."""

from __future__ import annotations

import msgspec

from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.picture.moments.age import end_of_age
from meadhall.kernel.scene import Goal, Moment, Party, Passage, Step
from meadhall.text import Speech
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Scene, scene

WORDS = Speech(GAME, "en")


def staged(s: Scene, seat: int | None = 0) -> list[Moment]:
    return list(s.match.view(seat).moments())


def now(s: Scene, seat: int | None = 0) -> Moment:
    moment = s.match.view(seat).moment()
    assert moment is not None
    return moment


def steps(moment: Moment) -> dict[str, Step]:
    return {step.name.id: step for step in moment.steps}


def called() -> Scene:
    """Wolf pillages Gimle, where bear stands; bear has a Warrior next door."""
    s = scene(
        figures={"wolf": {"gimle": "leader warrior"}, "bear": {"gimle": 1, "andlang": 1}},
        hands={"wolf": ["tyrs-smash"], "bear": ["tyrs-bash"]},
    )
    return s.play("wolf: pillage gimle")


def fought() -> Scene:
    s = called()
    while any(asked.endswith("join_battle") for asked in s.asked()):
        s.play(f"{s.asked()[0].partition(':')[0]}: decline")
    return s.play("wolf: tyrs-smash", "bear: tyrs-bash")


def test_the_call_shows_strengths_so_far_and_who_may_still_come() -> None:
    (call,) = now(called()).steps
    assert [(party.seat, party.total) for party in call.parties] == [(0, 4), (1, 1)]
    assert [(comer.seat, comer.token.symbol, comer.place, comer.adds) for comer in call.comers] == [
        (1, "warrior", "andlang", 1)
    ]
    assert call.near is not None
    assert call.near.place == "gimle"
    assert call.near.sources == (("andlang", "+1"),)


def test_all_who_may_come_from_one_province_come_by_one_way() -> None:
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1, "andlang": "leader warrior"}})
    call = now(s.play("wolf: pillage gimle")).steps[0]
    assert call.near is not None
    assert call.near.sources == (("andlang", "+1 +3"),)


def test_a_clan_that_joined_stands_there_and_may_not_come_again() -> None:
    call = now(called().play("bear: join warrior andlang")).steps[0]
    assert [(party.seat, party.total) for party in call.parties] == [(0, 4), (1, 2)]
    assert call.comers == ()


def test_no_card_is_shown_before_all_are_turned() -> None:
    s = called()
    while any(asked.endswith("join_battle") for asked in s.asked()):
        s.play(f"{s.asked()[0].partition(':')[0]}: decline")
    s.play("wolf: tyrs-smash")
    for seat in (1, None):
        assert b"tyrs-smash" not in msgspec.json.encode(now(s, seat))


def test_my_own_card_is_open_to_me_while_the_others_choose() -> None:
    s = called()
    while any(asked.endswith("join_battle") for asked in s.asked()):
        s.play(f"{s.asked()[0].partition(':')[0]}: decline")
    s.play("wolf: tyrs-smash")
    wolf, bear = steps(now(s, 0))["moment-cards"].parties
    assert [(card.card, card.only) for card in wolf.cards] == [("tyrs-smash-1", True)]
    assert [(card.card, card.back) for card in bear.cards] == [("", "back")]
    s.match.undo(0)
    assert [card.card for card in steps(now(s, 0))["moment-cards"].parties[0].cards] == [""]


def test_the_sums_are_those_of_the_events() -> None:
    s = fought()
    (moment,) = staged(s)
    winner, loser = steps(moment)["moment-sums"].sums
    assert (winner.seat, winner.total, loser.total) == (0, 4 + 3, 1 + 2)
    assert [term.value for term in winner.terms] == [4, 3]
    assert [sum([term.value for term in party.terms]) for party in (winner, loser)] == [7, 3]
    assert [WORDS.said(party.terms[0].word) for party in (winner, loser)] == ["Strength"] * 2  # not figures
    assert [token.symbol for token in winner.terms[0].tokens] == [token.symbol for token in side(moment, 0).tokens]


def side(moment: Moment, seat: int) -> Party:
    """A side at the call."""
    return next(party for party in moment.steps[0].parties if party.seat == seat)


def test_the_dead_fall_and_the_winner_stays() -> None:
    (moment,) = staged(fought())
    figures, cards = steps(moment)["moment-dead"].fates
    assert [(fate.seat, fate.words.id, len(fate.tokens)) for fate in figures.rows] == [
        (0, "moment-stay", 2),
        (1, "moment-to-valhalla", 1),
    ]
    assert [(fate.seat, fate.words.id) for fate in cards.rows] == [
        (0, "moment-discarded"),
        (1, "moment-taken-back"),
    ]


def test_the_gains_are_a_ledger_of_glory() -> None:
    s = fought()
    ledger = steps(staged(s)[0])["moment-gains"].ledger
    assert ledger is not None
    assert (ledger.rows[0].seat, ledger.rows[0].after) == (0, s.glory("wolf"))
    for row in ledger.rows:
        assert row.before + sum([term.value for term in row.reasons]) == row.after


def test_a_pillage_that_no_one_opposes_is_no_moment() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}).play("wolf: pillage gimle")
    while any(asked.endswith("join_battle") for asked in s.asked()):
        s.play(f"{s.asked()[0].partition(':')[0]}: decline")
    assert staged(s) == []
    assert s.match.view(0).moment() is None


# -- the end of an Age ---------------------------------------------------------------------------------------------


def an_age() -> Scene:
    """It is over: wolf had more Strength than bear in Gimle, bear was alone in Utgard, and both had Quests there."""
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 1, "utgard": 1}},
        quests={"wolf": ["alfheim"], "bear": ["alfheim", "jotunheim", "glorious-death"]},
        twins=["alfheim"],
    )
    return s.to_phase("gifts", 2)


def judged() -> dict[tuple[int, str], Goal]:
    """The outcome of the Quests."""
    (age,) = staged(an_age())
    return {(goal.seat, WORDS.said(goal.name)): goal for goal in steps(age)["moment-judged"].goals}


def test_a_quest_says_what_it_asked_and_the_numbers_that_decided() -> None:
    said = {who: WORDS.said(goal.words) for who, goal in judged().items()}
    assert said == {
        (0, "Alfheim! I"): "Most Strength in Andlang or Gimle · Gimle: 3 against 1",
        (1, "Alfheim! I"): "Most Strength in Andlang or Gimle · Gimle: 1 against 3",
        (1, "Jotunheim! I"): "Most Strength in Muspelheim, Horgr or Utgard · Utgard: 1 against 0",
        (1, "Glorious Death! I"): "4 of your figures in Valhalla · 0 there",
    }


def test_a_quest_that_is_fulfilled_says_what_it_brought() -> None:
    brought = {who: (WORDS.said(goal.gain), WORDS.said(goal.more)) for who, goal in judged().items() if goal.met}
    assert brought == {
        (0, "Alfheim! I"): ("+5 Glory", "+1 Rage step"),
        (1, "Jotunheim! I"): ("+5 Glory", "+1 Rage step"),
    }


def test_events_before_the_first_phase_belong_to_none() -> None:
    s = an_age()
    events = s.events()
    begun = next(at for at, event in enumerate(events) if event == e.PhaseBegan(b.QUEST))
    whole = Passage(events[begun : events.index(*s.events("AgeEnded")) + 1], s.match.view(0).table, 0, is_open=False)
    early = whole._replace(events=[e.TurnPassed(0, 0), *whole.events])
    assert end_of_age(BOX, early) == end_of_age(BOX, whole)


def test_only_a_card_that_has_a_text_is_cancelled() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"yggdrasil": 1}, "bear": {"yggdrasil": 1}, "serpent": {"yggdrasil": 1}},
        hands={"wolf": ["thors-primacy"], "bear": ["tyrs-crush-3"], "serpent": ["odins-judgement"]},
    )
    s.play("wolf: pillage yggdrasil", "wolf: thors-primacy", "bear: tyrs-crush-3", "serpent: odins-judgement")
    parties = steps(staged(s)[-1])["moment-reveal"].parties
    assert [(card.card, card.off is not None) for party in parties for card in party.cards] == [
        ("thors-primacy", False),
        ("tyrs-crush-3", False),
        ("odins-judgement", True),
    ]
