"""Thorgal's heuristics for bots: evaluations and instincts make sense where sense is plain."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.arena import series
from meadhall.bots.search_common import likely
from meadhall.games.thorgal.heuristics import weights as v
from meadhall.games.thorgal.heuristics.evaluation import evaluate, is_unkept
from meadhall.games.thorgal.heuristics.instinct import instinct
from meadhall.games.thorgal.heuristics.prospects import next_chance, success_chance
from meadhall.kernel import Chance
from tests.games.thorgal.scene import Scene, card, scene

GAME = meadhall.game("thorgal")


def travelling(**more: object) -> Scene:
    """The outlaws on their way to a terrain of four Bravery, with five Bravery in their group."""
    table: dict[str, object] = {
        "groups": {"outlaws": ["Sigwald", "Darek"]},
        "destination": "Port fortifié",
        "reserves": {"outlaws": 3},
        "decks": {"outlaws": 20, "vikings": 20},
    }
    return scene(destiny="outlaws", scourge="vikings", phase="actions", **{**table, **more})  # type: ignore[arg-type]


def test_a_horn_is_better() -> None:
    g = travelling().g
    before = evaluate(g)
    g.horns[1] += 1
    assert evaluate(g)[1] > before[1]


def test_a_winner_stands_best() -> None:
    g = travelling().g
    g.winners = (1,)
    assert evaluate(g) == [v.LOST, v.HORNS[-1]]


def test_life_is_worth_more_the_less_there_is() -> None:
    worths = []
    for cards in (2, 4, 12, 14):
        worths.append(evaluate(travelling(decks={"outlaws": cards, "vikings": 20}).g)[0])
    assert worths[1] - worths[0] > worths[3] - worths[2] > 0


def test_an_event_in_hand_makes_a_journey_likelier() -> None:
    weak = {"groups": {"outlaws": ["Darek", "Petrov"]}}
    without = success_chance(travelling(**weak).g)
    assert success_chance(travelling(**weak, hands={"outlaws": ["Tir précis"]}).g) > without


def test_an_event_that_cannot_be_paid_does_not() -> None:
    weak = {"groups": {"outlaws": ["Darek", "Petrov"]}, "reserves": {"outlaws": 0}}
    without = success_chance(travelling(**weak).g)
    assert success_chance(travelling(**weak, hands={"outlaws": ["Archers"]}).g) == without


def test_a_scourge_card_in_hand_makes_it_less_likely() -> None:
    without = success_chance(travelling(scourge_reserves={"vikings": 3}).g)
    threatened = travelling(scourge_reserves={"vikings": 3}, hands={"vikings": ["Ruse de Loki"]}).g
    assert success_chance(threatened) < without


def test_who_passes_behind_has_given_up() -> None:
    s = travelling(groups={"outlaws": ["Darek"]}, hands={"outlaws": ["Tir précis"], "vikings": ["Étourdi"]})
    s.play("outlaws: pass")
    assert success_chance(s.g) == v.LEFT


def test_who_lets_it_be_ahead_has_given_up_too() -> None:
    s = travelling(hands={"outlaws": ["Tir précis"], "vikings": ["Étourdi"]})
    s.play("outlaws: play precise-shot", "vikings: pass")
    assert success_chance(s.g) == 1 - v.LEFT


def test_a_stronger_group_has_a_better_next_journey() -> None:
    alone = next_chance(travelling(groups={"outlaws": ["Darek"]}).g, 0)
    assert next_chance(travelling(groups={"outlaws": ["Darek", "Sigwald", "Petrov"]}).g, 0) > alone


def test_upkeep_that_the_group_fails_is_seen() -> None:
    g = travelling().g
    assert is_unkept(g, 0, card("Sigwald"))  # wants a weapon
    assert not is_unkept(g, 0, card("Darek"))  # wants company


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_has_a_number_for_every_option(seats: int) -> None:
    match, chance = meadhall.new("thorgal", seats=seats, seed=6), Chance(6)
    while not match.over:
        for decision in match.decisions:
            worths = instinct(match.state, decision)
            assert len(worths) == len(decision.options)
            match.apply(decision.seat, likely(decision.options, worths, 2.0, chance))


def test_instinct_plays_difficulty_that_breaks_a_journey() -> None:
    s = travelling(hands={"vikings": ["Ruse de Loki", "Étourdi"]}, scourge_reserves={"vikings": 3})
    s.play("outlaws: pass")
    decision = s.match.decisions[0]
    worths = instinct(s.g, decision)
    assert GAME.vocabulary.text(decision.options[worths.index(max(worths))]) == "play lokis-trick"


def test_greedy_beats_random() -> None:
    assert series(GAME, ["greedy", "random"], 2, 4, 1).bots[0].wins >= 3
