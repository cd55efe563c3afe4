"""The wheel: markers, covered markers, Realm bonuses, and Reinforce (LR-401 to LR-413)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.scene import Scene, new, scene
from tests.games.lords_of_ragnarok.turns import acting

AWAY = {"green": 16, "red": 1, "black": 1}  # green's Hero alone in a Region of Population 2
ALL = dict.fromkeys(b.REALMS, "green red black")
PAIRS = {
    "mobilize": "vanaheim", "reinforce": "alfheim", "build-temple": "jotunheim", "monsters": "muspelheim",
    "usurp": "svartalfheim", "prepare": "niflheim",
}  # fmt: skip


def open_to_all(**rest: Any) -> Scene:
    """Green may take each Action of the wheel: a Village, an Altar, a Monster, a Region to Usurp."""
    place = {
        "at": AWAY, "drakkars": {"green": "s1", "red": "s2", "black": "s3"}, "monsters": {"garm": 12, "huldra": 2},
        "control": {"green": [5, 9, 10], "red": [17, 13], "black": [3, 8]}, "armies": {"red": {17: 1}, "black": {3: 1}},
    }  # fmt: skip
    return acting(**{**place, **rest})


# -- the choice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-401")
@pytest.mark.parametrize("action", PAIRS)
def test_an_action_puts_one_marker_on_its_slot(action: str) -> None:
    s = open_to_all()

    s.play(f"green: act {action}")

    assert {slot: s.wheel(slot) for slot in PAIRS if s.wheel(slot)} == {action: ["green"]}


@pytest.mark.rule("LR-402")
def test_an_action_without_effect_may_not_be_chosen() -> None:
    s = acting(control={"green": [5, 9]}, temples=[9])

    s.refused("green: act build-temple", "LR-423")
    s.refused("green: act monsters", "LR-434")
    still = scene(step="special", drakkars={"green": "s1"})
    still.refused("green: act mobilize", "LR-414")
    acting().refused("green: act reinforce", "LR-413")  # neither Drakkar nor Village


@pytest.mark.rule("LR-402x")
def test_example_reinforce_with_all_armies_on_the_board() -> None:
    six = acting(drakkars={"green": "s1"}, armies={"green": {18: [1] * 5}})
    five = acting(drakkars={"green": "s1"}, armies={"green": {18: [1] * 4}})

    six.refused("green: act reinforce", "LR-356")
    assert "act reinforce" in five.options("green")


@pytest.mark.rule("LR-403")
def test_a_slot_with_others_markers_is_open_one_with_the_own_is_not() -> None:
    green = acting(at=AWAY, wheel={"usurp": "red"})
    red = acting("red", at={"red": 16, "green": 1, "black": 1}, wheel={"usurp": "red green"})

    assert "act usurp" in green.options("green")
    red.refused("red: act usurp", "LR-403")


@pytest.mark.rule("LR-403x")
def test_example_the_same_action_before_the_wheel_is_cleared() -> None:
    s = acting(armies={"green": {18: 1}}, drakkars={"green": "s1"})
    s.play("green: act mobilize", "green: activate 18 1", "green: march 17", "green: done")

    s.until("special", "green")

    s.refused("green: act mobilize", "LR-403")
    assert {"act reinforce", "act prepare", "act build-monument"} <= s.options("green")


@pytest.mark.rule("LR-404")
def test_a_new_marker_goes_on_top() -> None:
    s = acting("red", armies={"green": {18: 1}, "black": {8: 1}})

    for colour in ("red", "black", "green"):
        s.until("special", colour).play(f"{colour}: act prepare")

    assert s.wheel("prepare") == ["red", "black", "green"]


# -- Realm bonuses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-405")
def test_the_first_marker_brings_the_bonus_to_allies_only() -> None:
    s = acting(allies={"vanaheim": "red"}, armies={"green": {18: 1}})

    s.play("green: act mobilize", "red: accept", "red: gain uruz")

    assert (s.runes("red"), s.runes("green"), s.runes("black")) == (["uruz"], [], [])
    assert s.asked() == ["green: mobilize"]


@pytest.mark.rule("LR-405")
def test_the_active_player_may_take_it_too() -> None:
    s = acting(allies={"vanaheim": "green"}, armies={"green": {18: 1}})

    s.play("green: act mobilize", "green: accept", "green: gain algiz")

    assert s.runes("green") == ["algiz"]


@pytest.mark.rule("LR-406")
def test_bonuses_go_round_from_the_left_and_the_active_player_is_last() -> None:
    s = acting("red", seats=4, allies={"vanaheim": "green red black yellow"}, armies={"red": {18: 1}})
    s.play("red: act mobilize")

    asked = []
    while s.asked()[0].endswith("realm_bonus"):
        asked.append(s.asked()[0].split(":")[0])
        s.play(f"{asked[-1]}: decline")

    assert asked == ["black", "yellow", "green", "red"]


@pytest.mark.rule("LR-406x")
def test_example_two_allies_of_muspelheim() -> None:
    s = acting(
        allies={"muspelheim": "green red"}, control={"green": [5, 6], "red": [10]}, monsters={"garm": 12, "draugr": 2},
    )  # fmt: skip
    s.play("green: act monsters")

    assert s.asked() == ["red: realm_bonus"]
    s.play("red: recruit 10")
    assert s.asked() == ["green: realm_bonus"]
    s.play("green: recruit 6")

    assert (s.armies("red", 10), s.armies("green", 6)) == ([1], [1])
    assert s.asked() == ["green: monsters"]


@pytest.mark.rule("LR-407")
def test_a_bonus_may_be_declined() -> None:
    s = acting(
        allies={"niflheim": "red"}, drakkars={"red": "s1"}, armies={"red": {13: 2}}, control={"red": [13, 10]},
    )  # fmt: skip

    s.play("green: act prepare", "red: decline")

    assert (s.drakkar("red"), s.armies("red", 13)) == ("s1", [2])
    assert s.asked() == ["green: prepare"]


@pytest.mark.rule("LR-408")
def test_only_the_owner_of_the_covered_marker_gains_a_rune() -> None:
    s = acting("black", wheel={"prepare": "red green"})

    s.play("black: act prepare", "green: gain othala")

    assert (s.runes("green"), s.runes("red"), s.runes("black")) == (["othala"], [], [])
    assert s.asked() == ["black: prepare"]


@pytest.mark.rule("LR-408x")
def test_example_red_covers_green() -> None:
    s = acting("red", wheel={"prepare": "green"})

    s.play("red: act prepare")
    assert s.options("green") == {"gain uruz", "gain othala", "gain algiz"}
    s.play("green: gain algiz")

    assert s.runes("green") == ["algiz"]
    assert s.asked() == ["red: prepare"]


@pytest.mark.rule("LR-409")
def test_a_later_marker_brings_no_bonus() -> None:
    s = acting(at=AWAY, wheel={"usurp": "red"}, allies={"svartalfheim": "green"})

    s.play("green: act usurp", "red: gain uruz")

    assert s.hand("green") == []
    assert s.asked() == ["green: garrison"]


@pytest.mark.rule("LR-409x")
def test_example_no_realm_bonus_for_anyone() -> None:
    s = acting(wheel={"mobilize": "red"}, allies={"vanaheim": "green red black"}, armies={"green": {18: 1}})

    s.play("green: act mobilize", "red: gain uruz")

    assert s.asked() == ["green: mobilize"]
    assert [s.runes(colour) for colour in ("green", "red", "black")] == [[], ["uruz"], []]


@pytest.mark.rule("LR-410")
def test_bonuses_come_before_the_action() -> None:
    s = acting(allies={"jotunheim": "red"}, armies={"red": {12: 2}}, control={"green": [1, 9]})

    s.play("green: act build-temple", "red: accept")
    assert (s.armies("red", 12), sum(s.g.temples)) == ([3], 0)
    s.play("green: build 9")

    assert sum(s.g.temples) == 1
    assert s.told().index("ArmyGrew") < s.told().index("TempleBuilt")
    assert s.owner(12) == "red"  # at the end of the step


@pytest.mark.rule("LR-411")
@pytest.mark.parametrize(("action", "realm"), PAIRS.items())
def test_each_action_has_its_realm(action: str, realm: str) -> None:
    s = open_to_all(allies=ALL)

    s.play(f"green: act {action}")

    assert s.asked() == ["red: realm_bonus"]
    assert s.match.decisions[0].args == (b.REALMS.index(realm),)


@pytest.mark.rule("LR-411")
@pytest.mark.parametrize("action", PAIRS)
def test_an_ally_of_muspelheim_gets_something_for_monsters_alone(action: str) -> None:
    s = open_to_all(allies={"muspelheim": "red"})

    s.play(f"green: act {action}")

    assert (s.asked() == ["red: realm_bonus"]) == (action == "monsters")


# -- always one, and Reinforce ------------------------------------------------------------------------------------


@pytest.mark.rule("LR-412")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_a_legal_action(seats: int) -> None:
    """Random matches: Prepare is open unless one's marker is on it, and then Build Monument is."""
    for seed in range(10):
        match = meadhall.new("lords-of-ragnarok", seats=seats, seed=seed)
        chance = random.Random(seed)
        reached = 0
        while not match.over:
            decision = match.decisions[0]
            if decision.question.name == "special":
                reached += 1
                assert decision.options
                texts = {match.game.vocabulary.text(option) for option in decision.options}
                assert {"act prepare", "act build-monument"} & texts
            match.apply(decision.seat, chance.choice(decision.options))
        assert reached


@pytest.mark.rule("LR-412")
def test_prepare_is_open_first_and_then_build_monument() -> None:
    first = scene(step="special")
    assert first.g.wheel[b.PREPARE]  # the only Action there was

    later = acting(wheel={"prepare": "green"})
    later.refused("green: act prepare", "LR-403")
    assert "act build-monument" in later.options("green")
    assert "act prepare" in new().until("special").options("green")


@pytest.mark.rule("LR-413")
def test_reinforce_recruits_one_army() -> None:
    s = acting(attributes={"green": (3, 2, 2)}, control={"green": [5, 10]})

    s.play("green: act reinforce", "green: recruit 10")

    assert (s.armies("green", 10), s.reserve("green")) == ([3], 4)
    assert s.asked()[0].startswith("red")
