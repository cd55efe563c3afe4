"""How a Hunt begins, who plays the beast, and where cards go (LR-601 to LR-607, LR-652)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round, say
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene


def hunting(turn: str, **rest: Any) -> Scene:
    """A player's Hunt of Garm, at the first choice of the Monster side."""
    s = scene(step="special", turn=turn, monsters={"garm": 14}, **rest)
    return say(s, f"{turn}: act monsters", f"{turn}: hunt garm")


@pytest.mark.rule("LR-601")
def test_one_beast_in_the_heros_region_is_hunted_and_only_its_sheet_is_played() -> None:
    s = scene(step="special", monsters={"garm": 14, "huldra": 14, "draugr": 13}, hands={"green": "spear axe"})
    s.play("green: act monsters")

    assert s.options("green", "hunt") == {"hunt garm", "hunt huldra"}
    s.play("green: hunt garm").until("strike_beast")
    s.play("green: cover spear 1")

    assert s.boxes("garm") == {1: "green"}
    assert s.boxes("huldra") == {}


@pytest.mark.rule("LR-602")
@pytest.mark.parametrize(("turn", "keeper"), [("red", "green"), ("black", "red"), ("green", "black")])
def test_a_neutral_monster_is_played_by_the_player_on_the_hunters_right(turn: str, keeper: str) -> None:
    assert hunting(turn).asked() == [f"{keeper}: attack"]


@pytest.mark.rule("LR-602")
def test_a_controlled_monster_is_played_by_its_controller() -> None:
    s = hunting("red", rings={"garm": "black"})

    assert s.asked() == ["black: attack"]


@pytest.mark.rule("LR-602")
def test_the_boss_is_played_by_the_player_on_the_hunters_right() -> None:
    assert hunt("loki").asked() == ["black: attack"]


@pytest.mark.rule("LR-603")
def test_a_hunters_own_monster_is_played_by_the_player_on_his_right() -> None:
    s = hunting("red", rings={"garm": "red"})

    assert s.asked() == ["green: attack"]
    assert s.ring("garm") == "red"


@pytest.mark.rule("LR-604")
def test_the_hunter_draws_his_might_and_the_monster_side_two_of_fourteen() -> None:
    s = scene(
        step="special", monsters={"garm": 14}, hands={"green": "spear"}, attributes={"green": (2, 3, 2)},
        deck="sword axe bow hammer",
    )  # fmt: skip
    say(s, "green: act monsters", "green: hunt garm")

    assert s.hand("green") == ["spear", "sword", "axe", "bow"]
    assert len(s.g.chase.hand) == 2
    assert len(s.g.chase.deck) == 12


@pytest.mark.rule("LR-604")
def test_effects_of_the_start_come_before_the_draw() -> None:
    s = scene(
        step="special", monsters={"garm": 14}, control={"green": [7]}, blessings={"green": "storms-fury"},
        deck="sword axe bow hammer spear",
    )  # fmt: skip
    say(s, "green: act monsters", "green: hunt garm")

    assert s.asked() == ["green: start_hunt"]
    assert s.options("green") == {"done", "draw", "use mjolnir"}
    assert s.hand("green") == []
    s.play("green: draw")
    assert s.hand("green") == ["sword"]
    s.refused("green: draw", "LR-604")
    s.play("green: use mjolnir")

    assert s.hand("green") == ["spear", "sword", "axe", "bow", "hammer"]
    assert s.artefacts("green") == {"mjolnir": False}
    assert s.asked() == ["black: attack"]


@pytest.mark.rule("LR-605")
def test_an_injured_might_draws_two() -> None:
    s = scene(
        step="special", monsters={"garm": 14}, attributes={"green": (2, 5, 2)}, hurt={"green": "might"},
        deck="sword axe bow hammer spear",
    )  # fmt: skip
    say(s, "green: act monsters", "green: hunt garm")

    assert s.hand("green") == ["sword", "axe"]


@pytest.mark.rule("LR-606")
def test_no_limit_on_combat_cards_while_one_hunts() -> None:
    s = hunt(hands={"green": "spear sword"}, might=4, deck="axe bow hammer shield")

    assert s.asked() == ["black: attack"]
    assert s.hand("green") == ["spear", "sword", "axe", "bow", "hammer", "shield"]


@pytest.mark.rule("LR-606")
def test_the_limit_on_runes_holds_while_one_hunts() -> None:
    s = hero_round(hands={"green": "spear sword"}, runes={"green": "uruz othala"})

    s.play("green: cover spear 3", "green: gain algiz")
    assert s.asked() == ["green: drop_rune"]
    s.play("green: drop uruz")

    assert s.runes("green") == ["othala", "algiz"]
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-607")
def test_rounds_alternate_and_the_monster_begins() -> None:
    s = hunt(hands={"green": "spear axe sword"}, hand="claw", attacks="claw crush claw", deck="shield shield shield")

    assert s.asked() == ["black: attack"]
    s.play("black: attack claw")
    assert s.asked() == ["green: defend"]
    s.play("green: defend shield", "green: done")
    assert s.asked() == ["green: strike_beast"]
    s.play("green: cover spear 1", "green: done")
    assert s.asked() == ["black: attack"]
    s.play("black: attack claw", "green: defend shield", "green: done")

    assert s.asked() == ["green: strike_beast"]
    assert s.g.chase.round == 2


@pytest.mark.rule("LR-652")
def test_cards_of_a_hunt_go_to_the_discard_pile_at_once() -> None:
    s = hunt(hand="claw", hands={"green": "bow axe"}, deck="sword spear shield shield")
    s.play("black: attack claw", "green: defend bow", "green: defend sword", "green: done")

    assert s.discard() == ["bow", "sword"]
    s.play("green: cover axe 6")
    assert s.discard() == ["axe", "bow", "sword"]


@pytest.mark.rule("LR-652")
def test_a_card_of_a_defence_may_be_drawn_again_in_the_same_round() -> None:
    s = hunt("huldra", hand="claw", hands={"green": "bow spear"}, deck="shield shield")
    empty_deck(s)
    s.play("black: attack claw", "green: defend bow", "green: done", "green: hurt might")

    assert "DeckShuffled" in s.told()
    assert "bow" in s.hand("green")
    assert s.discard() == []


@pytest.mark.rule("LR-652")
def test_a_card_that_covers_a_box_cannot_be_drawn_by_its_own_effect() -> None:
    s = hunt("huldra", hand="claw", hands={"green": "bow spear"}, deck="shield shield")
    empty_deck(s)
    s.play("black: attack claw", "green: done", "green: hurt might")
    assert "DeckShuffled" not in s.told()
    s.play("green: cover bow 3", "green: accept")

    assert "bow" not in s.hand("green")
    assert s.discard() == ["bow"]


def empty_deck(s: Scene) -> None:
    """Put all cards that no one needs into the hands of others."""
    s.g.hands[s.seat("red")] = sorted([*s.g.hands[s.seat("red")], *s.g.combat])
    s.g.combat = []
    s.checked()
