"""Raids and the last count on the stage: with the numbers of the rules."""

from __future__ import annotations

import pytest

from meadhall.kernel.picture import Bouts
from meadhall.kernel.scene import Moment
from meadhall.text import Speech
from tests.games.vikings_gone_wild.scene import Scene, scene


def staged(s: Scene, seat: int | None = 0) -> list[Moment]:
    return list(s.match.view(seat).moments())


def raided() -> Scene:
    """A Pigonator against a Tavern with a Cannon, an Archer against a Brewery behind a Shield Wall."""
    s = scene(
        versus=True, seats=3, hands={"wolf": "pigonator elf-archer blacksmith", "bear": "cannon shield-wall"},
        villages={"bear": "tavern brewery"},
    )  # fmt: skip
    s.play("wolf: play blacksmith", "wolf: arm pigonator")
    s.play("wolf: raid bear tavern", "wolf: with pigonator", "wolf: raid bear brewery", "wolf: with elf-archer")
    return s.play("wolf: strike", "bear: defend cannon tavern", "bear: done", "bear: defend shield-wall brewery")


def test_a_raid_is_shown_target_by_target_when_it_is_over() -> None:
    s = raided()
    for eyes in (0, 1, 2, None):
        (moment,) = staged(s, eyes)
        assert moment.seats == (0, 1)
        tavern, brewery, gains = moment.steps
        assert [(sum_.seat, sum_.total, sum_.state) for sum_ in tavern.sums] == [(0, 7, "wins"), (1, 7, "loses")]
        assert [(sum_.seat, sum_.total, sum_.state) for sum_ in brewery.sums] == [(0, 2, "loses"), (1, 3, "wins")]
        assert [card.card for card in tavern.parties[1].cards] == ["cannon"]
        assert [(note.tip.numbers["points"], note.tip.numbers["total"]) for note in gains.notes] == [(1, 1), (1, 1)]
        assert [fate.state for fate in gains.fates[0].rows] == ["", "stays"]


def test_all_terms_of_a_raid_add_up() -> None:
    (moment,) = staged(raided())
    for step in moment.steps[:-1]:
        for party in step.sums:
            assert sum([term.value for term in party.terms]) == party.total
    attack, defence = moment.steps[0].sums
    assert [term.value for term in attack.terms] == [5, 2]  # the Blacksmith
    assert [term.value for term in defence.terms] == [4, 2, 1]  # the Shield Wall counts here, too


def test_a_raid_is_not_on_the_stage_before_it_is_over() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator", "bear": "cannon"}, villages={"bear": "tavern"})
    s.play("wolf: raid bear tavern", "wolf: with pigonator", "wolf: strike")

    assert staged(s) == []


def test_draco_alone_is_no_moment() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "warrior"})
    s.play("wolf: draco", "wolf: with warrior", "wolf: strike", "wolf: take beer")

    assert staged(s) == []
    assert s.events("RaidOver") == []


def test_the_last_count_says_what_every_bonus_adds() -> None:
    s = scene(
        versus=True, seats=2, turn="bear", hammer="wolf", round=30, points={"wolf": 31, "bear": 29},
        villages={"wolf": "brewery", "bear": "brewery gold-mine"}, bonuses="most-village most-industry",
    )  # fmt: skip
    s.g.taken[:] = [3, 3]
    s.play("bear: done")

    (moment,) = staged(s)
    (step,) = moment.steps
    assert step.ledger is not None
    assert [(row.seat, row.before, row.after, row.rose) for row in step.ledger.rows] == [
        (1, 29, 37, 1),
        (0, 31, 35, -1),
    ]
    assert [[term.value for term in row.reasons] for row in step.ledger.rows] == [[4, 4], [2, 2]]


def test_a_clash_is_shown_with_every_village_when_the_phase_is_over() -> None:
    """The rulebook's first example: a Dark Elf against a Drakkar with a Cannon, and two villages that do not hold."""
    s = scene(
        seats=3, phase="ragnarok", desolation=2, deck="", row="- - - - dark-elf", hands={"wolf": "cannon"},
        villages={"wolf": "tavern drakkar"},
    )  # fmt: skip
    assert staged(s) == []  # while it lasts, it lies in the market's place

    s.play("wolf: defend cannon drakkar")

    for eyes in (0, 2, None):
        (moment,) = staged(s, eyes)
        clash, ranks = moment.steps
        assert [(party.seat, party.total, party.state) for party in clash.sums] == [
            (-1, 3, ""), (0, 5, "wins"), (1, 2, "loses"), (2, 2, "loses"),
        ]  # fmt: skip
        assert [term.value for term in clash.sums[1].terms] == [3, 2]
        assert clash.said.numbers == {"held": 1, "fell": 2, "points": 2}
        assert (ranks.gauges[0].value, ranks.gauges[0].against) == (3, s.team)


def test_what_no_one_can_stop_is_shown_with_its_price() -> None:
    s = scene(seats=2, phase="ragnarok", desolation=2, deck="", row="- - - - black-cannon")
    (moment,) = staged(s)
    assert moment.steps[0].said.numbers == {"points": 2}
    assert [card.card for card in moment.steps[0].parties[0].cards] == ["black-cannon"]


def test_a_phase_without_a_clash_is_no_moment() -> None:
    assert staged(scene(seats=2, phase="ragnarok", desolation=2, deck="", row="draugr - - - -")) == []


def test_when_the_tokens_meet_the_stage_says_so() -> None:
    s = scene(seats=2, phase="ragnarok", desolation=6, team=7, deck="", row="- - - - -")
    assert s.match.over
    assert [moment.steps[0].said.id for moment in staged(s)] == ["moment-lost"]


def test_defeat_shows_where_the_tokens_met() -> None:
    s = scene(seats=2, phase="ragnarok", desolation=6, team=7, deck="", row="- - - - -")
    (gauge,) = staged(s)[-1].steps[0].gauges
    assert (gauge.value, gauge.against, gauge.state) == (7, 7, "short")


def test_french_says_who_holds_and_names_the_building_without_an_article() -> None:
    s = raided()
    speech = Speech(s.match.game, "fr", tuple(s.match.game.seat_names(s.match.state)))
    (repelled,) = s.events("RaidRepelled")
    assert speech.event(repelled).startswith("L’Ours tient bon (Brasserie)")
    (moment,) = staged(s)
    held, fell = (fate.words for fate in reversed(moment.steps[-1].fates[0].rows))
    assert [speech.said(words) for words in (held, fell)] == ["Brasserie\u00a0: tient bon", "Taverne\u00a0: tombe"]


def test_what_falls_is_good_news_for_the_attacker_alone() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "pigonator", "bear": "cannon"}, villages={"bear": "tavern"})
    s.play("wolf: raid bear tavern", "wolf: with pigonator")
    states = []
    for seat in (0, 1, None):
        picture = s.match.view(seat).picture()
        assert picture is not None
        states += [bout.state for bouts in picture.all(Bouts) for bout in bouts.bouts]
    assert states == ["ok", "short", "short"]


@pytest.mark.parametrize(
    ("undead", "message"), [("draugr", "moment-struck-last"), ("black-cannon", "moment-nothing-stops-last")]
)
def test_the_blow_that_ends_all_does_not_count_what_was_left_to_lose(undead: str, message: str) -> None:
    s = scene(seats=2, phase="ragnarok", desolation=6, team=7, deck="", row=f"- - - - {undead}")
    struck, over = staged(s)
    assert s.match.over
    assert struck.steps[-1].said.id == message
    assert over.steps[0].said.id == "moment-lost"
