"""Realm bonuses: what the six Realms give when their Action is opened (LR-916 to LR-921)."""

from __future__ import annotations

import pytest

from meadhall.games.lords_of_ragnarok.board import REALMS
from tests.games.lords_of_ragnarok.scene import scene


@pytest.mark.rule("LR-916")
def test_vanaheim_gives_a_rune() -> None:
    s = scene(step="special", allies={"vanaheim": "red"}, armies={"green": {11: 1}})

    s.play("green: act mobilize", "red: accept", "red: gain algiz")

    assert s.runes("red") == ["algiz"]
    assert s.asked() == ["green: army_acts"]
    assert s.stock("algiz") == 12 - 1 - 2  # two lie on Forges


@pytest.mark.rule("LR-916")
def test_vanaheim_has_nothing_to_give_from_an_empty_stock() -> None:
    s = scene(step="special", allies={"vanaheim": "red"}, armies={"green": {11: 1}})
    s.g.runes[2], s.g.stock = s.g.stock[:], [0, 0, 0]
    s.play("green: act mobilize")

    assert s.runes("red") == []
    assert s.asked() == ["green: army_acts"]  # red could only decline


@pytest.mark.rule("LR-917")
@pytest.mark.parametrize("choice", ["appear 1", "heal wisdom"])
def test_alfheim_places_the_hero_or_heals(choice: str) -> None:
    s = scene(step="special", allies={"alfheim": "red"}, hurt={"red": "wisdom"}, drakkars={"green": "s1"})

    s.play("green: act reinforce", f"red: {choice}")

    assert s.asked() == ["green: recruit"]  # one of the two, not both
    assert (s.hero("red"), s.injuries("red")) == ((1, 1) if choice == "appear 1" else (14, 0))


@pytest.mark.rule("LR-917")
def test_alfheim_reaches_any_region() -> None:
    s = scene(step="special", allies={"alfheim": "red"}, drakkars={"green": "s1"}, loki=21)

    s.play("green: act reinforce")

    assert s.options("red") == {"decline"} | {f"appear {region}" for region in range(1, 22) if region != 14}


@pytest.mark.rule("LR-918")
def test_jotunheim_raises_an_army_village_or_not() -> None:
    s = scene(
        step="special", allies={"jotunheim": "red"}, armies={"red": {12: 2, 8: 6}}, control={"green": [1], "red": [12]}
    )

    s.play("green: act build-temple", "red: accept")

    assert s.armies("red", 12) == [3]  # the other stands at 6 already


@pytest.mark.rule("LR-919")
def test_muspelheim_recruits_an_army_of_1_in_any_own_region() -> None:
    s = scene(
        step="special",
        allies={"muspelheim": "red"},
        attributes={"red": (4, 2, 2)},
        control={"red": [1, 14]},
        monsters={"garm": 5, "draugr": 9},
    )

    s.play("green: act monsters")
    assert s.options("red") == {"decline", "recruit 1", "recruit 14"}
    s.play("red: recruit 1")

    assert s.armies("red", 1) == [1]


@pytest.mark.rule("LR-919")
def test_muspelheim_recruits_neither_from_an_empty_reserve_nor_beside_loki() -> None:
    monsters = {"garm": 5, "draugr": 9}
    full = scene(
        step="special",
        allies={"muspelheim": "red"},
        armies={"red": {1: [1] * 6}},
        control={"red": [1]},
        monsters=monsters,
    )
    loki = scene(step="special", allies={"muspelheim": "red"}, control={"red": [1]}, monsters=monsters, loki=1)

    for s in (full, loki):
        s.play("green: act monsters")
        assert s.asked() == ["green: monsters"]


@pytest.mark.rule("LR-920")
def test_svartalfheim_draws_a_card() -> None:
    s = scene(step="special", at={"green": 1}, allies={"svartalfheim": "red"}, deck="thunderclap")

    s.play("green: act usurp", "red: accept")

    assert s.hand("red") == ["thunderclap"]


@pytest.mark.rule("LR-921")
def test_niflheim_moves_the_drakkar_up_to_three_seas() -> None:
    s = scene(step="special", allies={"niflheim": "red"}, drakkars={"green": "s1", "red": "s1"})

    s.play("green: act prepare")
    assert s.options("red") == {"decline", "row s2", "row s3", "row s4", "row s5", "row s6"}
    s.play("red: row s4")

    assert s.drakkar("red") == "s4"


@pytest.mark.rule("LR-921")
def test_niflheim_places_an_army_of_the_board_in_any_own_region() -> None:
    armies, control = {"green": {9: 1}, "red": {14: 3}}, {"red": [1, 5, 14]}
    s = scene(step="special", allies={"niflheim": "red"}, armies=armies, control=control)

    s.play("green: act prepare")
    assert s.options("red") == {"decline", "move 14 3"}  # none of the Reserve
    s.play("red: move 14 3")
    assert s.options("red") == {"settle 1", "settle 5"}
    s.play("red: settle 1")

    assert s.armies("red", 1) == [3]
    assert s.armies("red", 14) == []
    assert s.asked() == ["green: prepare"]


@pytest.mark.rule("LR-921")
def test_niflheim_places_no_army_beside_loki() -> None:
    armies, control = {"green": {9: 1}, "red": {14: 3}}, {"red": [1, 14]}
    s = scene(step="special", allies={"niflheim": "red"}, armies=armies, control=control, loki=1)

    s.play("green: act prepare")

    assert s.asked() == ["green: prepare"]


@pytest.mark.rule("LR-916", "LR-917", "LR-918", "LR-919", "LR-920", "LR-921")
@pytest.mark.parametrize(
    ("action", "realm"),
    [
        ("mobilize", "vanaheim"),
        ("reinforce", "alfheim"),
        ("build-temple", "jotunheim"),
        ("monsters", "muspelheim"),
        ("usurp", "svartalfheim"),
        ("prepare", "niflheim"),
    ],
)
def test_each_realm_answers_to_its_own_action_and_the_active_player_comes_last(action: str, realm: str) -> None:
    s = scene(
        step="special",
        at={"green": 9},
        drakkars={"green": "s1", "red": "s1", "black": "s1"},
        armies={"green": {1: 1}, "red": {18: 1}, "black": {3: 1}},
        control={"green": [1], "red": [18], "black": [3]},
        monsters={"garm": 5, "draugr": 20},
        allies={realm: "green black red"},
    )

    s.play(f"green: act {action}")

    for colour in ("red", "black", "green"):
        assert s.asked() == [f"{colour}: realm_bonus"]
        s.play(f"{colour}: decline")
    assert [event.realm for event in s.events("RealmBonusDeclined")] == [REALMS.index(realm)] * 3
