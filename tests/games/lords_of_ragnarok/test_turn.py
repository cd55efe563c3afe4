"""The turn: five steps in their order, and who is served first (LR-301 to LR-305, LR-361)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import Scene, scene


def active(s: Scene) -> str:
    """Whose turn it is."""
    return s.names[s.g.turn]


@pytest.mark.rule("LR-301")
def test_turns_go_round_clockwise() -> None:
    s = scene(seats=3, step="special")

    turns = []
    for _ in range(5):
        turns.append(active(s))
        s.until("special", turns[-1])
        s.play_quietly().until("hero_option")

    assert turns == ["green", "red", "black", "green", "red"]


@pytest.mark.rule("LR-302")
def test_the_five_steps_come_in_order_and_none_comes_back() -> None:
    s = scene(
        at={"green": 16}, priests={"green": 1}, runes={"green": "uruz algiz"}, armies={"green": {5: 2}},
        control={"green": [5]},
    )  # fmt: skip

    asked = []
    for line in ("send thor", "done", "walk 15", "done", "activate 5 2", "train"):
        asked.append(s.asked()[0])
        s.play(f"green: {line}")

    assert asked == [
        "green: pray", "green: pray", "green: hero_option", "green: rune_action", "green: manoeuvre", "green: army_acts"
    ]  # fmt: skip
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-302")
@pytest.mark.parametrize("line", ["send thor", "forge", "invoke study", "walk 15", "row s1", "act prepare"])
def test_in_manoeuvres_nothing_of_another_step_is_done(line: str) -> None:
    s = scene(
        step="manoeuvres", at={"green": 16}, drakkars={"green": "s1"}, priests={"green": 1},
        runes={"green": "uruz algiz"}, armies={"green": {5: 2}},
    )  # fmt: skip

    s.refused(f"green: {line}", "LR-302")


@pytest.mark.rule("LR-303")
def test_four_steps_may_be_skipped_but_not_the_last() -> None:
    s = scene(at={"green": 16}, priests={"green": 1}, runes={"green": "uruz algiz"}, armies={"green": {5: 2}})

    s.play("green: done", "green: done", "green: done", "green: done")

    assert s.asked() == ["green: special"]
    s.refused("green: done", "LR-303")
    s.refused("green: pass")
    s.refused("green: decline")


@pytest.mark.rule("LR-304")
def test_a_step_ends_with_control_and_battles() -> None:
    s = scene(
        step="manoeuvres", armies={"green": {11: 4}, "red": {12: 1}}, control={"red": [14]},
    )  # fmt: skip

    s.play("green: activate 11 4", "green: march 12")
    assert s.asked() == ["red: battle_card"]  # though red can only pass, no one can see that
    s.play("red: pass", "green: pass")

    assert s.asked() == ["green: special"]
    assert (s.owner(12), s.armies("red", 12)) == ("green", [])


@pytest.mark.rule("LR-305")
def test_the_turn_ends_with_the_special_action() -> None:
    s = scene(step="special", priests={"red": 1}, runes={"green": "uruz"}, armies={"green": {5: 2}})

    s.play("green: act prepare", "green: prepare draw", "green: prepare draw")

    assert s.asked() == ["red: pray"]
    assert active(s) == "red"
    assert not s.match.options(s.seat("green"))


# -- several players, one moment ----------------------------------------------------------------------------------


@pytest.mark.rule("LR-361", "LR-330")
def test_injured_heroes_are_served_clockwise_from_the_active_player() -> None:
    s = scene(
        turn="red", step="special", at={"green": 14, "red": 14, "black": 14}, monsters={"huldra": 14}, dice=[2],
    )  # fmt: skip

    s.play("red: act monsters", "red: rouse huldra")

    asked = []
    for attribute in ("might", "wisdom", "authority"):
        asked.append(s.asked()[0])
        s.play(f"{asked[-1].split(':')[0]}: hurt {attribute}")
    assert asked == ["red: injure", "black: injure", "green: injure"]
    assert [s.attribute(c, a) for c, a in (("red", "might"), ("black", "wisdom"), ("green", "authority"))] == [2, 2, 2]
    assert [s.injuries(colour) for colour in ("green", "red", "black")] == [1, 1, 1]


@pytest.mark.rule("LR-361")
def test_the_last_slayer_token_goes_to_the_first_clockwise_from_the_active_player() -> None:
    s = scene(
        seats=4, turn="red", step="special", at={"green": 1, "red": 14, "black": 1, "yellow": 1},
        monsters={"jotunn": 14}, wounds={"jotunn": {"green": [1, 2, 3, 4], "yellow": [5, 6, 7, 8]}},
        tokens={"black": 5}, hands={"red": "sword sword"}, attributes={"red": (2, 2, 6)},
    )  # fmt: skip

    s.play("red: act monsters", "red: hunt jotunn")
    s.until("strike_beast")
    s.play("red: cover sword 9")

    assert s.events("MonsterSlain")[0].seat == s.seat("red")
    assert (s.g.tokens[s.seat("yellow")], s.g.tokens[s.seat("green")]) == (1, 0)


@pytest.mark.rule("LR-361")
@pytest.mark.parametrize("order", [("use mjolnir", "draw"), ("draw", "use mjolnir")])
def test_a_player_orders_his_own_effects(order: tuple[str, str]) -> None:
    s = scene(
        step="special", at={"green": 14, "red": 1, "black": 1}, monsters={"garm": 14}, control={"green": [7]},
        blessings={"green": "storms-fury"},
    )  # fmt: skip
    s.play("green: act monsters", "green: hunt garm")

    assert s.options("green") == {"done", "use mjolnir", "draw"}
    s.play(f"green: {order[0]}")
    assert s.options("green") == {"done", order[1]}
    s.play(f"green: {order[1]}")

    assert len(s.hand("green")) == 2 + 1 + 2  # Mjolnir, the Fury, and Might
