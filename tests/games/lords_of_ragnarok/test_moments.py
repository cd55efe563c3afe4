"""Battles, Hunts and the end on the stage: with the numbers of the rules, and nothing a seat was not told."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel.picture import Said
from meadhall.kernel.scene import Moment, Step
from meadhall.ledger import Language
from meadhall.text import Speech
from tests.games.lords_of_ragnarok.beasts import hero_round, roused
from tests.games.lords_of_ragnarok.fights import battle, both_pass
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.lords_of_ragnarok.test_ragnarok import building


def staged(s: Scene, seat: int | None = 0) -> list[Moment]:
    return list(s.match.view(seat).moments())


def steps(moment: Moment) -> dict[str, Step]:
    return {step.name.id: step for step in moment.steps}


def fought() -> Scene:
    """Green's 4 and a Sword of 3 against red's 4 and a Spear of 2: green wins, red loses 1 and Retreats."""
    s = battle(green="sword", red="spear")
    return s.play("red: play spear", "green: play sword", "red: pass", "green: pass")


def finish(s: Scene) -> Scene:
    """Give the first answer there is until the Battle is over."""
    while s.match.state.battle is not None:
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[0])
    return s


def test_a_battle_is_on_the_stage_when_it_is_over() -> None:
    s = battle(green="sword", red="spear").play("red: play spear", "green: play sword", "red: pass")
    assert staged(s) == []  # both sides lie open below the board
    (moment,) = staged(finish(s.play("green: pass")))
    assert moment.title.things == {"region": ("region", "12")}
    assert list(steps(moment)) == ["battle-step-cards", "battle-step-value", "battle-step-losses"]
    assert moment.seats == (0, 1)


def test_the_sums_of_a_battle_are_what_was_compared() -> None:
    s = finish(fought())
    (values,) = s.events("ValuesCompared")
    (moment,) = staged(s)
    winner, loser = steps(moment)["battle-step-value"].sums
    assert (winner.seat, winner.total, loser.seat, loser.total) == (0, values.attack, 1, values.defence)
    assert [sum([term.value for term in party.terms]) for party in (winner, loser)] == [values.attack, values.defence]
    assert (winner.state, loser.state) == ("wins", "loses")


def test_every_army_is_shown_as_it_was_and_as_it_is_now() -> None:
    s = finish(fought())
    (moment,) = staged(s)
    (fates,) = steps(moment)["battle-step-losses"].fates
    assert [fate.seat for fate in fates.rows] == [0, 1]
    (loser,) = [fate for fate in fates.rows if fate.seat == 1]
    assert [(token.value, token.after, token.state) for token in loser.tokens] == [(4, 3, "")]
    assert loser.words.id == "stage-retreats"


def test_an_army_that_a_card_has_struck_is_shown_as_it_counted() -> None:
    s = finish(battle(green="bow", red="spear").play("red: pass", "green: play bow", "green: pass"))
    (moment,) = staged(s)
    (struck,) = [party for party in steps(moment)["battle-step-cards"].parties if party.seat == 1]
    assert [(token.value, token.after) for token in struck.tokens] == [(4, 3)]
    (counted,) = [party for party in steps(moment)["battle-step-value"].sums if party.seat == 1]
    assert [(token.value, token.after) for token in counted.terms[0].tokens] == [(4, 3)]
    assert counted.terms[0].value == 3


def test_an_army_that_is_destroyed_is_gone() -> None:
    s = finish(battle(attack=4, defence=1).play("red: pass", "green: pass"))
    (moment,) = staged(s)
    (fates,) = steps(moment)["battle-step-losses"].fates
    assert [token.state for token in fates.rows[1].tokens] == ["gone"]


def test_a_battle_that_wins_the_match_says_whose_the_region_is_and_who_fell() -> None:
    """A victory comes before the end of the Battle is shown."""
    white_and_blue = [1, 2, 3, 4, 5, 6]
    control = {"green": [*white_and_blue, 11, 13, 14], "red": [12]}
    s = both_pass(battle(attack=(5, 5), defence=2, control=control, at={"green": 1, "red": 1}, loki=17))
    assert s.winner() == "green: jarl-supreme"

    fight, end = staged(s)

    last = steps(fight)["battle-step-losses"]
    assert last.said.id == "stage-holds"
    assert [token.state for fate in last.fates[0].rows for token in fate.tokens] == ["", "", "gone"]
    assert end.title.id == "stage-end"


def test_spectators_and_seats_see_the_same_battle() -> None:
    s = finish(fought())
    assert staged(s, None) == staged(s, 0) == staged(s, 1)


def test_the_rounds_of_a_hunt_are_its_steps_and_the_outcome_is_the_last() -> None:
    s = hunt()
    play_out(s)
    moment = next(one for one in staged(s) if one.title.id == "duel-title")
    rounds = [step for step in moment.steps if step.name.id == "duel-round"]
    attacks = s.events("AttackPlayed")
    assert [step.parties[0].total for step in rounds] == [attack.rage for attack in attacks]
    assert [step.live for step in moment.steps] == [True] * len(rounds) + [False]
    assert moment.steps[-1].brief
    covered = len(s.events("BoxCovered"))
    assert moment.steps[-1].more is not None
    assert moment.steps[-1].more.numbers == {"rounds": len(rounds), "boxes": covered}


def test_all_boxes_of_a_beast_that_was_slain_are_covered() -> None:
    """Its sheet is cleared when it falls, before the Hunt is over."""
    s = hero_round("garm", wounds={"garm": {"red": [1, 2, 3, 4, 5, 6]}}, hands={"green": "sword"})
    s.play("green: cover sword 7")

    moment = next(one for one in staged(s) if one.title.id == "duel-title")

    assert moment.steps[-1].pegs == (7, 7, "w-sword")


def play_out(s: Scene) -> None:
    while s.match.state.hunt is not None and not s.match.over:
        decision: Any = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[-1])


# -- what is said of it ---------------------------------------------------------------------------------------


def speech(s: Scene, lang: Language = "en") -> Speech:
    return Speech(s.match.game, lang, tuple(s.match.game.seat_names(s.match.state)))


def spoken(s: Scene, said: Said, lang: Language = "en") -> str:
    return speech(s, lang).said(said)


def test_a_sum_names_one_army_as_one_and_shows_all_that_it_counts() -> None:
    (alone,) = staged(finish(battle(attack=4, defence=1).play("red: pass", "green: pass")))
    (many,) = staged(both_pass(battle(attack=(3, 2), defence=1)))
    s = battle()
    (first,), (several,) = [steps(one)["battle-step-value"].sums[0].terms for one in (alone, many)]
    assert [(term.value, spoken(s, term.word)) for term in (first, several)] == [(4, "Army"), (5, "Armies")]
    assert [token.value for token in several.tokens] == [3, 2]


def test_one_army_that_falls_is_no_plural_in_french() -> None:
    s = finish(battle(attack=4, defence=1).play("red: pass", "green: pass"))
    (moment,) = staged(s)
    (fates,) = steps(moment)["battle-step-losses"].fates
    assert spoken(s, fates.rows[1].words, "fr") == "détruite"


@pytest.mark.parametrize(
    ("control", "owner"),
    [({}, "No one controls Region 12 (Eldmark)"), ({"black": [12]}, "Black still controls Region 12 (Eldmark)")],
)
def test_a_battle_that_kills_both_says_whose_the_region_is(control: dict[str, list[int]], owner: str) -> None:
    s = battle(attack=1, defence=1, green="axe", control=control).play(
        "red: pass", "green: play axe"
    )  # it costs a Loss
    (moment,) = staged(finish(both_pass(s)))
    last = steps(moment)["battle-step-losses"]
    assert last.said.id == "stage-lost-all"
    assert [spoken(s, note.tip) for note in last.notes] == [owner]


def test_the_end_says_how_far_each_player_came_on_the_road_that_decided() -> None:
    control = {"green": [1, 2, 3, 4, 5, 6, 11, 13, 14], "red": [7, 8, 9, 10, 12]}
    s = both_pass(battle(attack=(5, 5), defence=2, control=control, at={"green": 1, "red": 1}, loki=17))
    step = staged(s)[-1].steps[-1]
    assert step.head is not None
    assert step.more is not None
    assert (spoken(s, step.head), spoken(s, step.more)) == (
        "Green wins: Jarl Supreme.",
        "3 whole Territories",
    )
    assert step.pegs == (3, 3, "zone")
    assert [(party.seat, party.total, party.state) for party in step.sums] == [
        (0, 3, "wins"),
        (1, 1, "loses"),
        (2, 0, "loses"),
    ]


def test_after_ragnarok_the_count_comes_before_the_winner() -> None:
    s = scene(turn="red", step="special", control={"green": [2, 4], "red": [8]}, trigger="red", last_turns=0)
    while not s.match.over:
        s.play_quietly()
    count, won = staged(s)[-1].steps
    assert [(party.seat, party.total) for party in count.sums] == [(0, 2), (1, 1), (2, 0)]
    assert won.head is not None
    assert spoken(s, won.head) == "Green wins: Ragnarok."
    assert not won.sums


def test_all_players_see_that_ragnarok_begins() -> None:
    s = building("odin", turned="fimbulwinter naglfar", levels=(2, 0, 0))
    for seat in (None, 0, 1, 2):
        (moment,) = [one for one in staged(s, seat) if one.title.things.get("") == ("road", "ragnarok")]
        (step,) = moment.steps
        assert step.brief
        assert spoken(s, step.said) == "Everyone takes one more turn, Green last"


def test_the_player_of_the_beast_sees_that_and_against_whom() -> None:
    s = hunt()
    (decision,) = s.match.decisions
    words = speech(s).prompt(decision)
    assert words.startswith("You play Garm against Green. Choose an Attack card")


@pytest.mark.parametrize(
    ("face", "asks"), [("move", "Choose where it goes."), ("either", "or have it attack its Region.")]
)
def test_where_the_die_leaves_no_choice_none_is_asked_for(face: str, asks: str) -> None:
    s = roused("jotunn", face)
    (decision,) = s.match.decisions
    words = speech(s).prompt(decision)
    assert words.endswith(asks)
    assert ("attack" in words) is (face == "either")
