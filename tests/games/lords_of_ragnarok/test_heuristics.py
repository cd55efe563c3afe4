"""Heuristics of Lords of Ragnarok for bots: evaluations and instincts make sense where sense is plain."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.arena import series
from meadhall.bots.mcts import Deal, Descent, Node
from meadhall.bots.search_common import evaluated, likely
from meadhall.games.lords_of_ragnarok.cards.box import Map
from meadhall.games.lords_of_ragnarok.heuristics import HEURISTICS
from meadhall.games.lords_of_ragnarok.heuristics import weights as v
from meadhall.games.lords_of_ragnarok.heuristics.battles import fight_chance
from meadhall.games.lords_of_ragnarok.heuristics.evaluation import birth_worth, evaluate
from meadhall.games.lords_of_ragnarok.heuristics.field import Field
from meadhall.games.lords_of_ragnarok.heuristics.hunts import hunt_worth
from meadhall.games.lords_of_ragnarok.heuristics.instinct import instinct
from meadhall.games.lords_of_ragnarok.heuristics.places import region_worth
from meadhall.games.lords_of_ragnarok.heuristics.roads import (
    crown_chances,
    end_nearness,
    godi_turns,
    jarl_turns,
    slayer_turns,
)  # fmt: skip
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.kernel import Chance
from tests.games.lords_of_ragnarok.beasts import hero_round
from tests.games.lords_of_ragnarok.fights import battle
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.names import monster
from tests.games.lords_of_ragnarok.scene import Scene, scene

GAME = meadhall.game("lords-of-ragnarok")


def table(**more: Any) -> Lords:
    """A table with nothing on it but what is named."""
    return scene(**more).g


def best(s: Scene) -> str:
    """The option that instinct would choose, as text."""
    decision = s.match.decisions[0]
    worths = instinct(s.g, decision)
    return GAME.vocabulary.text(decision.options[worths.index(max(worths))])


def told(s: Scene, option: str) -> float:
    """The value of an option by instinct."""
    decision = s.match.decisions[0]
    return instinct(s.g, decision)[decision.options.index(GAME.vocabulary.parse(option))]


def taking(g: Lords) -> list[float]:
    return Field(g).all_taking(0)


# -- roads ------------------------------------------------------------------------------------------------------


def test_a_winner_has_all_the_points() -> None:
    g = table()
    g.winner = 1
    assert evaluate(g) == [0.0, v.VICTORY, 0.0]


@pytest.mark.parametrize(
    "more",
    [
        {"control": {"green": [1, 2]}},
        {"control": {"green": [1]}, "temples": [1]},
        {"slain": {"garm": "green"}},
        {"attributes": {"green": (2, 4, 2)}},
        {"armies": {"green": {1: 4}}},
        {"hands": {"green": "spear sword"}},
        {"blessings": {"green": "raven-banner"}},
    ],
    ids=lambda more: next(iter(more)),
)
def test_more_of_anything_is_better(more: dict[str, Any]) -> None:
    assert evaluate(table(**more))[0] > evaluate(table())[0]


def test_a_jarl_comes_nearer_with_each_region_of_a_territory() -> None:
    lands = ([1], [1, 2], [1, 2, 3])
    turns = [jarl_turns(g, taking(g)) for g in (table(control={"green": land}) for land in lands)]
    assert turns == sorted(turns, reverse=True)
    assert len(set(turns)) == len(turns)


def test_a_godi_needs_an_altar_more_for_each_temple_that_is_missing() -> None:
    three = table(control={"green": [1, 4, 9]}, temples=[1, 4, 9])
    four = table(control={"green": [1, 4, 9, 10]}, temples=[1, 4, 9, 10])
    assert godi_turns(four, 0, taking(four)) < godi_turns(three, 0, taking(three))


def test_a_temple_that_could_be_built_now_is_nearer() -> None:
    held = {"control": {"green": [1, 4, 9, 10, 12]}, "temples": [1, 4, 9, 10]}
    ready, waiting = table(**held), table(**held, wheel={"build-temple": "green"})
    assert godi_turns(ready, 0, taking(ready)) < godi_turns(waiting, 0, taking(waiting))


def test_a_slayer_comes_nearer_by_kills_and_by_skill() -> None:
    beasts = {"monsters": {"garm": 3, "draugr": 5, "huldra": 8}}
    plain = slayer_turns(table(**beasts), 0)
    assert slayer_turns(table(monsters={"draugr": 5, "huldra": 8}, slain={"garm": "green"}), 0) < plain
    assert slayer_turns(table(**beasts, attributes={"green": (2, 5, 5)}), 0) < plain
    assert slayer_turns(table(**beasts, hurt={"green": "might"}), 0) > plain


def test_the_near_victory_of_another_is_felt() -> None:
    far = table(control={"red": [1, 4, 9]}, temples=[1, 4, 9])
    near = table(control={"red": [1, 4, 9, 10, 12]}, temples=[1, 4, 9, 10])
    assert evaluated(HEURISTICS, near)[0] < evaluated(HEURISTICS, far)[0] - 5


def test_omens_bring_the_end_nearer() -> None:
    nearness = [end_nearness(table(**more)) for more in ({}, {"turned": "gullinkambi"}, {"last_turns": 2})]
    assert nearness == sorted(nearness)
    assert nearness[-1] == 1.0


def test_regions_next_to_yggdrasil_tell_most_in_the_last_turn() -> None:
    crown = {"control": {"green": [2, 4], "red": [7]}}
    early, late = crown_chances(table(**crown))[0], crown_chances(table(**crown, last_turns=0))[0]
    assert 1 / 3 < early < late


def test_who_has_his_last_turn_before_him_may_still_gain() -> None:
    """Green, whose last turn it is, leads by a Region; red's turn and black's are to come, then only black's."""
    crown = {"control": {"green": [2, 4], "red": [7], "black": [8]}}
    none, one, two = (crown_chances(table(**crown, last_turns=turns)) for turns in range(3))
    assert none[0] > one[0] > two[0]
    assert one[1] > one[2], "red comes next"
    assert two[2] > two[1], "black comes last"


# -- places -----------------------------------------------------------------------------------------------------


def test_a_region_that_others_reach_is_in_danger() -> None:
    g = table(control={"green": [2]}, armies={"red": {1: 3}})
    assert Field(g).danger(0, 1) == v.EXPOSED
    guarded = table(control={"green": [2]}, armies={"red": {1: 3}, "green": {2: 4}})
    assert Field(guarded).danger(0, 1) == v.WATCHED
    assert Field(table(control={"green": [2]})).danger(0, 1) == 0


def test_where_loki_stands_no_army_is_feared() -> None:
    assert Field(table(control={"green": [2]}, armies={"red": {1: 3}}, loki=2)).danger(0, 1) == 0


def test_what_wins_the_match_is_worth_the_match() -> None:
    jarl = table(control={"green": [1, 2, 3, 4, 5, 6, 15, 16]})
    godi = table(control={"green": [1, 4, 9, 10], "red": [12]}, temples=[1, 4, 9, 10, 12])
    assert region_worth(jarl, 0, 16) >= v.VICTORY
    assert region_worth(godi, 0, 11) >= v.VICTORY


def test_a_region_is_worth_more_if_another_is_near_his_goal_by_it() -> None:
    harmless = table(control={"red": [12]}, temples=[12])
    urgent = table(control={"red": [1, 4, 9, 12]}, temples=[1, 4, 9, 12])
    assert region_worth(urgent, 0, 11) > region_worth(harmless, 0, 11)


# -- Battles and Hunts ------------------------------------------------------------------------------------------


def test_the_forecast_of_a_battle_goes_by_armies_and_hands() -> None:
    g = table(hands={"green": "spear sword"})
    assert fight_chance(g, 0, 1, 4, 4) > fight_chance(table(), 0, 1, 4, 4)
    assert fight_chance(g, 0, 1, 5, 4) > fight_chance(g, 0, 1, 4, 4)


def test_a_lead_is_none_while_the_enemy_has_cards() -> None:
    """A player who passes is out: red, who leads on a tie, plays on, unless green has nothing to answer with."""
    assert best(battle(4, 4, green="sword", red="axe")) == "play axe"
    assert best(battle(4, 4, green="", red="axe")) == "pass"


def test_cards_are_kept_where_they_cannot_turn_the_battle() -> None:
    assert best(battle(6, 1, green="sword", red="axe")) == "pass"


def test_a_hunt_promises_more_the_less_is_left_of_the_beast() -> None:
    fresh, wounded = table(), table(wounds={"garm": {"red": [1, 2, 3, 4]}})
    garm = monster(fresh, "garm")
    assert hunt_worth(wounded, 0, garm) > hunt_worth(fresh, 0, garm)


def test_the_boss_promises_nothing_before_kills() -> None:
    g = table(attributes={"green": (6, 6, 6)}, hands={"green": "sword spear axe bow"})
    assert hunt_worth(g, 0, monster(g, "loki")) == 0.0
    g.tokens[0] = 2
    assert hunt_worth(g, 0, monster(g, "loki")) > 0.0


def test_a_trophy_is_covered_first() -> None:
    s = hero_round("garm", hands={"green": "spear"})
    assert best(s).startswith("cover spear 3")


def test_a_shield_is_laid_before_anything_else() -> None:
    s = hunt(hands={"green": "spear shield sword"}, deck="bow bow").play("black: attack claw")
    assert best(s) == "defend shield"
    s.play("green: defend shield")
    assert best(s) == "done"


def test_a_card_that_fits_is_not_given_for_a_scratch() -> None:
    s = hunt(hand="soul-drain", hands={"green": "spear sword"}, deck="axe spear", runes={"green": "uruz"})
    s.play("black: attack soul-drain")
    assert best(s) == "done"


def test_who_can_bear_no_more_defends_with_all_he_has() -> None:
    s = hunt(hands={"green": "spear sword"}, deck="axe spear", hurt={"green": "authority might wisdom"})
    s.play("black: attack claw")
    assert best(s).startswith("defend")


# -- instinct ---------------------------------------------------------------------------------------------------


def test_instinct_builds_the_temple_that_wins() -> None:
    s = scene(step="special", control={"green": [1, 4, 9, 10, 12]}, temples=[1, 4, 9, 10])
    assert best(s) == "act build-temple"


def test_instinct_takes_the_region_that_wins() -> None:
    s = scene(
        step="manoeuvres", control={"green": [1, 2, 3, 4, 5, 6, 15, 16]}, armies={"green": {16: 5, 1: 5}}, loki=21
    )  # fmt: skip
    assert best(s) == "activate 16 5"


def test_instinct_reinforces_where_the_army_takes_a_region() -> None:
    """Region 6, the last of the Drakkar's coast, has a Population of 3."""
    strong, weak = (
        scene(step="special", control={"green": [1, 5]}, attributes={"green": (value, 2, 2)}, drakkars={"green": "s1"})
        for value in (3, 2)
    )
    assert told(strong, "act reinforce") > told(weak, "act reinforce")


def test_every_hero_is_worth_something() -> None:
    plain = birth_worth(table(), 0)
    for hero in GAME.box.heroes:
        assert birth_worth(table(heroes={"green": hero.slug}), 0) > plain


@pytest.mark.parametrize(("turns", "worth"), [(0, v.FIRST_TURN), (1, v.FIRST_TURN), (2, 0.0)])
def test_to_be_first_is_worth_something_until_the_first_turn_is_over(turns: int, worth: float) -> None:
    """The player who drafts last looks ahead to where the first turn has begun."""
    g = table()
    g.round = turns
    assert birth_worth(g, g.first) == worth


def test_the_skald_goes_where_villages_are_to_be_had_and_the_volva_to_the_realms() -> None:
    board = table().map
    for hero, promising in (("snorri", villages_around(board)), ("aslaug", [len(near) for near in board.realms])):
        best, worst = (promising.index(wanted(promising)) + 1 for wanted in (max, min))
        there, elsewhere = (table(heroes={"green": hero}, at={"green": region}) for region in (best, worst))
        assert birth_worth(there, 0) > birth_worth(elsewhere, 0)


def test_the_berserker_goes_where_beasts_are() -> None:
    hunter, idler = (
        table(heroes={"green": "beowulf"}, at={"green": 1}, monsters=monsters) for monsters in ({"garm": 1}, {})
    )
    assert birth_worth(hunter, 0) > birth_worth(idler, 0)


def villages_around(board: Map) -> list[int]:
    """For each Region, the Villages of its Territory."""
    return [sum([board.village[near] for near in board.lands[land]]) for land in board.territory]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_goes_on_until_all_have_replied(seats: int) -> None:
    """From a turn of the first player to the beginning of their next one."""
    s = scene(seats=seats)
    descent = Descent(Deal(s.match, [0.0] * seats, 5), 0, [Node() for _ in range(seats)], HEURISTICS)
    descent.run(s.match.options(0)[0])
    assert (descent.match.state.turn, descent.match.state.round) == (0, s.g.round + seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_has_a_number_for_every_option(seats: int) -> None:
    match, chance = meadhall.new("lords-of-ragnarok", seats=seats, seed=6), Chance(6)
    while not match.over:
        for decision in match.decisions:
            worths = instinct(match.state, decision)
            assert len(worths) == len(decision.options)
            match.apply(decision.seat, likely(decision.options, worths, 2.0, chance))


def test_greedy_beats_random() -> None:
    assert series(GAME, ["greedy", "random"], 2, 4, 1).bots[0].wins >= 3
