"""Battle: what hardly ever happens, and must be right when it does (LR-713, LR-720, LR-725)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner
from tests.games.lords_of_ragnarok.scene import Scene, scene


def hold_all_cards(s: Scene, colour: str) -> None:
    """All cards of the deck are in a hand: nothing is left to draw."""
    seat = s.seat(colour)
    s.g.hands[seat], s.g.combat = sorted([*s.g.hands[seat], *s.g.combat]), []


@pytest.mark.rule("LR-725", "LR-933")
def test_a_reward_of_a_card_that_is_not_there() -> None:
    """The cards of the Battle are not discarded yet: nothing can be drawn."""
    s = battle(5, 2, green="gungnirs-echo", armies={"green": {10: 1}})
    hold_all_cards(s, "black")

    s.play("red: pass", "green: play gungnirs-echo", "green: pass")

    assert s.hand("green") == []
    assert s.discard() == ["gungnirs-echo"]
    s.checked()


@pytest.mark.rule("LR-725", "LR-950")
def test_a_reward_of_a_rune_that_is_not_there() -> None:
    s = battle(5, 2, green="dwarven-blade", armies={"green": {10: 1}})
    s.g.runes[2], s.g.stock = s.g.stock[:], [0, 0, 0]

    s.play("red: pass", "green: play dwarven-blade", "green: pass")

    assert s.runes("green") == []
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-725", "LR-950")
def test_a_reward_beyond_the_limit_is_taken_and_one_discarded() -> None:
    s = battle(5, 2, green="dwarven-blade", runes={"green": "uruz uruz"})

    s.play("red: pass", "green: play dwarven-blade", "green: pass", "green: gain algiz")

    assert s.asked() == ["green: drop_rune"]
    s.play("green: drop uruz")
    assert s.runes("green") == ["uruz", "algiz"]


@pytest.mark.rule("LR-715", "LR-962")
def test_three_armies_without_a_way_out_give_three_cards_one_after_another() -> None:
    """One falls by the defeat, two for want of a Region; the hand limit holds after each."""
    s = battle([6, 2], [3, 2, 1], red="bow bow", control={"red": [12]}, blessings={"red": "call-of-valhalla"})
    both_pass(s)

    for reserve in (4, 5, 6):
        assert s.asked() == ["red: discard_card"]
        assert (s.reserve("red"), len(s.hand("red"))) == (reserve, 3)
        s.play(f"red: discard {s.hand('red')[0]}")

    assert s.owner(12) == "green"
    assert len(s.hand("red")) == 2


@pytest.mark.rule("LR-711", "LR-962")
def test_an_army_lost_gives_a_card_over_the_limit_of_an_injured_wisdom() -> None:
    s = both_pass(
        battle(
            6,
            [3, 1],
            red="bow bow",
            deck="hammer",
            attributes={"red": (2, 2, 5)},
            hurt={"red": "wisdom"},
            blessings={"red": "call-of-valhalla"},
        )
    )

    assert s.asked() == ["red: discard_card"]
    s.play("red: discard bow")
    assert s.hand("red") == ["bow", "hammer"]
    assert s.armies("red", 14) == [2]


@pytest.mark.rule("LR-719", "LR-721")
def test_a_battle_that_wins_the_game_ends_at_once() -> None:
    """Green takes the last Region of a third Territory: no reward, no discard comes after."""
    control = {"green": [1, 2, 3, 4, 5, 6, 11, 13, 14], "red": [12]}
    s = battle(5, 2, green="gungnirs-echo", control=control, deck="bow")

    s.play("red: pass", "green: play gungnirs-echo", "green: pass")

    assert s.winner() == "green: jarl-supreme"
    assert s.match.over
    assert s.hand("green") == []
    s.checked()


@pytest.mark.rule("LR-719", "LR-928")
def test_gungnir_serves_in_the_battle_for_its_own_region_and_changes_hands_charged() -> None:
    s = battle(6, 2, region=21, origin=20, control={"green": [20], "red": [19, 21]}, loki=1)

    both_pass(s).play("red: use gungnir")

    assert values(s) == (6, 4)
    assert s.artefacts("green") == {"gungnir": True}


@pytest.mark.rule("LR-947", "LR-969")
def test_einherjar_and_a_shield_add_up() -> None:
    s = battle(4, 4, green="shield hammer sword", blessings={"green": "einherjar"})
    s.play("red: pass", "green: play shield", "green: play hammer", "green: play sword", "green: pass")

    assert s.options("green") == {"offer 0", "offer 1", "offer 2"}  # of three Losses, one is ignored already
    s.play("green: offer 2")

    assert s.armies("green", 12) == [4]


@pytest.mark.rule("LR-947", "LR-924")
def test_a_shield_and_the_crown_spare_everything() -> None:
    s = battle(6, [2, 2], green="spear spear", red="shield hammer", artefacts={"red": "barrow-crown"})
    s.play("red: play shield", "green: play spear", "red: play hammer", "green: play spear", "red: pass", "green: pass")

    s.play("red: use barrow-crown", "red: offer 2")

    assert values(s) == (12, 8)
    assert s.armies("red", 14) == [2, 2]


@pytest.mark.rule("LR-902", "LR-977")
def test_bonuses_of_hero_and_blessing_add_up_for_three_armies() -> None:
    s = both_pass(battle([2, 1, 1], 4, heroes={"green": "ragnar"}, blessings={"green": "battle-joy"}))

    assert values(s) == (4 + 3 + 1, 4)
    assert s.armies("green", 12) == [1, 1, 2]


@pytest.mark.rule("LR-703")
def test_a_two_player_battle() -> None:
    s = both_pass(battle(4, 3, region=12, origin=11, seats=2, control={"green": [11], "red": [12, 13]}, loki=1))

    assert winner(s) == "green"
    assert s.armies("red", 13) == [2]


@pytest.mark.rule("LR-703")
def test_the_last_to_come_attacks_even_on_anothers_turn() -> None:
    s = scene(step="manoeuvres", armies={"green": {12: 3}, "red": {12: 3}}, control={"green": [11], "red": [12]})
    s.g.arrived[11] = s.seat("red")

    s.play("green: done")

    assert s.asked() == ["green: battle_card"]  # green defends
    both_pass(s)
    assert winner(s) == "green"
