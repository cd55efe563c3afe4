"""Reasons: each is true of what was clicked, cites its rule, and counts what is lacking."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.blood_rage import board as b
from meadhall.kernel import told
from tests.games.blood_rage.scene import Scene, scene

Reason = tuple[str, str, dict[str, int]]


def why(s: Scene, line: str) -> Reason:
    """The reason against a line: the rule, its form and its numbers."""
    clan, _, words = line.partition(": ")
    decision = s.match.decision(s.seat(clan))
    assert decision is not None, f"{clan} is not asked"
    reason = s.match.why(decision, s.match.game.vocabulary.parse(words))
    return (str(reason), *told(reason))


FULL = {"bear": {"utgard": 3}}
CARDS = ["tyrs-smash", "alfheim", "troll", "lokis-wrath"]
TURN: dict[str, Any] = {"hands": {"wolf": CARDS}, "figures": {"wolf": {"gimle": 2, "west": "ship"}, **FULL}}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("invade troll gimle", ("BR-146", "", {})),
        ("invade ship north", ("BR-411", "", {})),
        ("invade warrior yggdrasil", ("BR-405", "", {})),
        ("invade warrior north", ("BR-113", "", {})),
        ("invade warrior utgard", ("BR-403", "", {"villages": 3})),
        ("invade leader horgr", ("BR-135", "", {})),
        ("march elvagar gimle", ("BR-422", "nobody", {})),
        ("march gimle gimle", ("BR-423", "", {})),
        ("march gimle horgr", ("BR-424", "", {})),
        ("march gimle utgard", ("BR-425", "", {"villages": 3})),
        ("upgrade tyrs-smash-1", ("BR-538", "", {})),
        ("upgrade alfheim-1", ("BR-441", "", {})),
        ("upgrade valkyrie", ("BR-441", "hand", {})),
        ("upgrade lokis-wrath", ("BR-212", "", {"needs": 3, "has": 2})),
        ("quest tyrs-smash-1", ("BR-538", "", {})),
        ("quest troll", ("BR-470", "", {})),
        ("quest manheim-1", ("BR-470", "hand", {})),
        ("pillage horgr", ("BR-506", "", {})),
        ("pillage utgard", ("BR-501", "", {})),
        ("pillage gimle", ("BR-558", "", {})),
        ("challenge gimle", ("BR-209", "granted", {})),
        ("rise warrior gimle", ("BR-209", "granted", {})),
        ("sacrifice", ("BR-209", "granted", {})),
        ("play tyrs-smash-1", ("BR-209", "", {})),
        ("pass", ("", "", {})),
        ("invade warrior elvagar", ("", "", {})),
        ("upgrade troll", ("", "", {})),
    ],
)
def test_a_turn_says_why_not(line: str, reason: Reason) -> None:
    s = scene(**TURN, rage={"wolf": 2}, pillaged=["gimle"], destroyed=["horgr"])
    assert why(s, f"wolf: {line}") == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("invade warrior gimle", ("BR-407", "", {"horns": 4})),
        ("invade leader gimle", ("BR-411", "fallen", {})),
        ("rise leader gimle", ("BR-959", "", {"horns": 4})),
        ("rise ship west", ("BR-952", "", {})),
        ("rise valkyrie gimle", ("BR-952", "", {})),
        ("challenge gimle", ("BR-950", "", {"needs": 2, "has": 1})),
        ("sacrifice", ("BR-999", "steps", {})),
    ],
)
def test_upgrades_say_why_not(line: str, reason: Reason) -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 4, "valhalla": "leader"}},
        upgrades={"wolf": ["friggas-domain", "tyrs-challenge", "friggas-sacrifice"]},
        rage={"wolf": 1},
        steps={"wolf": (6, 6, 1)},
    )
    if line == "sacrifice":
        s.g.steps[0][2] = 5
    assert why(s, f"wolf: {line}") == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("challenge gimle", ("BR-998", "reward", {})),
        ("challenge andlang", ("BR-998", "", {})),
        ("challenge horgr", ("BR-506", "", {})),
        ("sacrifice", ("BR-999", "figures", {"needs": 2, "has": 1})),
        ("rise leader horgr", ("BR-135", "", {})),
        ("rise sea-serpent gimle", ("BR-923", "", {})),
        ("invade ship gimle", ("BR-404", "", {})),
        ("invade ship east", ("BR-410", "", {})),
    ],
)
def test_upgrades_with_rage_say_why_not(line: str, reason: Reason) -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 1, "valhalla": "leader sea-serpent"}},
        upgrades={"wolf": ["friggas-domain", "tyrs-challenge", "friggas-sacrifice"]},
        pillaged=["andlang"],
        destroyed=["horgr", "muspelheim"],
    )
    assert why(s, f"wolf: {line}") == reason


def test_all_warriors_are_out() -> None:
    s = scene(figures={"wolf": {"gimle": 3, "valhalla": 5}})
    assert why(s, "wolf: invade warrior gimle") == ("BR-825", "", {})


def test_a_march_says_why_not() -> None:
    s = scene(figures={"wolf": {"gimle": "3 warrior", "west": "ship"}, "bear": {"andlang": 1}})
    s.play("wolf: march gimle andlang")
    assert why(s, "wolf: done") == ("BR-422", "", {})
    assert why(s, "wolf: send leader") == ("BR-422", "nobody", {})
    assert why(s, "wolf: send ship") == ("BR-427", "", {})
    assert why(s, "wolf: pass") == ("BR-422", "", {})


def test_a_call_to_battle_says_why_not() -> None:
    s = scene(figures={"wolf": {"gimle": 1}, "bear": {"andlang": 1, "horgr": 1, "south": "ship"}})
    s.play("wolf: pillage gimle")
    assert why(s, "bear: join warrior horgr") == ("BR-512", "far", {})
    assert why(s, "bear: join leader andlang") == ("BR-512", "nobody", {})
    assert why(s, "bear: join ship andlang") == ("BR-513", "", {})
    assert why(s, "bear: pass") == ("BR-512", "", {})


def test_battle_cards_say_why_not() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-smash-2", "odins-tide"], "bear": ["tyrs-crush-2"]},
    )
    s.play("wolf: pillage gimle").until("battle_card")
    assert why(s, "wolf: play tyrs-crush-2") == ("BR-536", "hand", {})
    assert why(s, "wolf: decline") == ("BR-536", "", {})
    s.play("wolf: play tyrs-smash-2", "bear: play tyrs-crush-2")
    assert why(s, "wolf: add heimdalls-eye") == ("BR-544", "hand", {})
    assert why(s, "wolf: add odins-tide") == ("BR-544", "disc", {})


def test_an_upgrade_says_why_not_where() -> None:
    s = scene(hands={"wolf": ["thors-glory"]}, upgrades={"wolf": ["friggas-charm"]})
    s.play("wolf: upgrade thors-glory")
    assert why(s, "wolf: slot warrior") == ("BR-442", "kind", {})
    assert why(s, "wolf: slot clan-3") == ("BR-442", "empty", {})


def test_gifts_say_why_not() -> None:
    s = scene(hands={"wolf": ["troll"]}).until("wolf: keep_card")
    assert why(s, "wolf: keep alfheim-1") == ("BR-601", "hand", {})
    assert why(s, "wolf: pass") == ("BR-601", "", {})
    s.play("wolf: decline").until("wolf: draft")
    assert why(s, "wolf: keep troll") == ("BR-304", "hand", {})


# -- questions that cards ask --------------------------------------------------------------------------------


def asked(s: Scene, question: str, line: str, *args: Any) -> Reason:
    """The reason a question would have against a line, whether or not it is asked just now."""
    clan, _, words = line.partition(": ")
    option = s.match.game.vocabulary.parse(words)
    reason = s.match.game.questions[question].why_not(option, s.g, s.seat(clan), *args)
    return (str(reason), *told(reason))


GIMLE, ANDLANG = [b.PLACES.index(place) for place in ("gimle", "andlang")]
LEADER, WARRIOR = [b.FIGURES.index(figure) for figure in ("leader", "warrior")]
RAGE = b.STATS.index("rage")


@pytest.mark.parametrize(
    ("question", "args", "line", "reason"),
    [
        ("hold_figure", (GIMLE,), "hold warrior", ("", "", {})),
        ("hold_figure", (GIMLE,), "hold leader", ("BR-910", "nobody", {})),
        ("hold_figure", (GIMLE,), "decline", ("BR-910", "", {})),
        ("leader_moves", (GIMLE,), "enter andlang", ("BR-403", "", {"villages": 3})),
        ("leader_moves", (GIMLE,), "enter horgr", ("BR-931", "far", {})),
        ("leader_moves", (GIMLE,), "pass", ("BR-931", "", {})),
        ("leader_moves", (GIMLE,), "decline", ("", "", {})),
        ("count_quest", (), "count 0", ("", "", {})),
        ("count_quest", (), "count 3", ("", "", {})),
        ("count_quest", (), "count 5", ("BR-945", "bonus", {"bonus": 5})),
        ("count_quest", (), "pass", ("BR-945", "", {})),
        ("save_figure", ((WARRIOR,),), "save warrior", ("", "", {})),
        ("save_figure", ((WARRIOR,),), "save leader", ("BR-946", "safe", {})),
        ("save_figure", ((WARRIOR,),), "pass", ("BR-946", "", {})),
        ("sacrifice", ((),), "offer warrior gimle", ("", "", {})),
        ("sacrifice", ((),), "offer leader gimle", ("BR-999", "nobody", {})),
        ("sacrifice", ((),), "pass", ("BR-999", "", {})),
        ("free_invasion", (LEADER,), "enter gimle", ("BR-448", "", {})),
        ("raise_stat", (RAGE,), "raise rage", ("BR-960", "", {})),
        ("raise_stat", (RAGE,), "raise axes", ("BR-811", "last", {})),
        ("raise_stat", (RAGE,), "raise horns", ("", "", {})),
        ("raise_stat", (RAGE,), "pass", ("BR-811", "", {})),
        ("marching", ((), GIMLE, ANDLANG), "send warrior", ("BR-425", "", {"villages": 3})),
    ],
)
def test_what_cards_ask_says_why_not(question: str, args: tuple[Any, ...], line: str, reason: Reason) -> None:
    s = scene(
        figures={"wolf": {"gimle": "2 warrior", "valhalla": "leader"}, "bear": {"andlang": 3}},
        upgrades={"wolf": ["tyrs-domain"]},
        steps={"wolf": (1, 6, 1)},
    )
    assert asked(s, question, f"wolf: {line}", *args) == reason


def test_cards_are_bought_back_only_from_this_battle() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-crush-2", "heimdalls-eye"]},
        upgrades={"wolf": ["tyrs-prowess"]},
    )
    s.play("wolf: pillage gimle", "wolf: play tyrs-crush-2", "wolf: add heimdalls-eye")
    assert why(s, "wolf: buy heimdalls-eye") == ("", "", {})
    assert why(s, "wolf: buy tyrs-smash-1") == ("BR-951", "card", {})
    assert why(s, "wolf: pass") == ("BR-951", "", {})


def test_what_is_pillaged_cannot_be_pillaged_at_once() -> None:
    s = scene(pillaged=["gimle"])
    assert asked(s, "pillage_at_once", "wolf: accept", GIMLE) == ("BR-558", "", {})
    assert asked(s, "pillage_at_once", "wolf: accept", ANDLANG) == ("", "", {})
