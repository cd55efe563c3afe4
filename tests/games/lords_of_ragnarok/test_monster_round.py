"""The Monster round: attack, defence, effect, Weak Point, draws (LR-608 to LR-621, LR-653)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round, say, short_deck
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene

DRAWN = "shield-wall shield-wall"  # the Hunter's draw for Might


def defended(attack: str, cards: str, wisdom: int = 2) -> Scene:
    """The Monster side has played an Attack, and green has laid these cards against it; more Shields are to come."""
    s = hunt(
        hand=attack, hands={"green": cards + " axe"}, attributes={"green": (2, 2, wisdom)},
        deck=f"{DRAWN} shield shield",
    )  # fmt: skip
    s.play(f"black: attack {attack}", *[f"green: defend {card}" for card in cards.split()])
    return s.play("green: done")


def drawn(s: Scene) -> int:
    """How many cards the Hunter drew in the round that was just played."""
    return s.hand("green").count("shield")


def red_hunts_garm(s: Scene) -> None:
    """In the next turn, red takes the Monsters Action too; green, whose marker it covers, gains a Rune."""
    s.until("special", "red").play("red: act monsters", "green: gain uruz", "red: hunt garm")


@pytest.mark.rule("LR-608")
def test_an_empty_attack_deck_is_a_defeat_even_if_cards_are_held() -> None:
    s = hero_round(hands={"green": "spear"}, attacks="claw crush")
    short_deck(s, 0)
    assert len(s.g.chase.hand) == 2
    s.play("green: cover spear 1", "green: done")

    assert "HuntLost" in s.told()
    assert s.asked() == ["green: injure"]
    assert s.told().count("AttackPlayed") == 1


@pytest.mark.rule("LR-609")
def test_one_attack_card_is_played_and_the_others_are_discarded() -> None:
    s = hunt(hand="claw crush roar")

    assert s.options("black") == {"attack claw", "attack crush", "attack roar"}
    s.refused("black: attack vanish", "LR-609")
    s.play("black: attack crush")

    rows = s.g.box.attacks
    assert sorted(rows[card].slug for card in s.g.chase.discard) == ["claw", "roar"]
    assert s.g.chase.hand == []
    assert rows[s.g.chase.attack].slug == "crush"


@pytest.mark.rule("LR-610")
@pytest.mark.parametrize("count", range(6))
def test_any_number_of_cards_may_be_laid_in_defence(count: int) -> None:
    cards = ["spear", "spear", "axe", "bow", "hammer"]
    s = hunt(hand="frenzy", hands={"green": "spear axe hammer"}, deck="spear bow")
    s.play("black: attack frenzy", *[f"green: defend {card}" for card in cards[:count]])
    if count == 2:
        s.refused("green: defend spear", "LR-610")
    say(s, "green: done")

    assert len(s.events("DefencePlayed")[0].cards) == count


@pytest.mark.rule("LR-611", "LR-614")
@pytest.mark.parametrize(("cards", "safe"), [("sword bow", True), ("sword", False), ("hammer", True), ("", False)])
def test_a_defence_succeeds_if_its_values_reach_the_rage(cards: str, safe: bool) -> None:
    s = defended("claw", cards)  # Rage 4

    assert ("AttackBlocked" in s.told()) == safe
    assert s.asked() == (["green: strike_beast"] if safe else ["green: injure"])


@pytest.mark.rule("LR-612")
@pytest.mark.parametrize("attack", ["frenzy", "crush", "claw", "roar", "soul-drain", "regeneration", "special-attack"])
def test_a_shield_defends_whatever_the_rage(attack: str) -> None:
    s = hunt(hand=attack, hands={"green": "shield axe sword"}, runes={"green": "uruz"}, wounds={"garm": {"green": [1]}})
    s.play(f"black: attack {attack}", "green: defend shield", "green: done")

    assert s.asked() == ["green: strike_beast"]
    assert s.injuries("green") == 0
    assert s.runes("green") == ["uruz"]
    assert s.boxes("garm") == {1: "green"}
    assert {"sword", "axe"} <= set(s.hand("green"))


@pytest.mark.rule("LR-613")
@pytest.mark.parametrize(
    ("cards", "safe"), [("shield", False), ("sword sword", True), ("shield sword spear", False), ("shield-wall", False)]
)
def test_shields_do_not_stop_vanish_and_values_of_six_do(cards: str, safe: bool) -> None:
    s = hunt(hand="vanish", hands={"green": cards + " axe"})
    s.play("black: attack vanish", *[f"green: defend {card}" for card in cards.split()], "green: done")

    assert ("HuntLost" in s.told()) != safe


@pytest.mark.rule("LR-614")
@pytest.mark.parametrize(("cards", "injuries"), [("sword", 1), ("hammer", 0)])
def test_a_defence_cancels_the_effect_of_the_attack(cards: str, injuries: int) -> None:
    s = defended("claw", cards)
    say(s, "green: hurt might")

    assert s.injuries("green") == injuries
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-615")
@pytest.mark.parametrize("cards", ["hammer", "bow"])
def test_the_hunter_draws_a_card_whether_he_defended_or_not(cards: str) -> None:
    s = say(defended("claw", cards), "green: hurt might")

    assert drawn(s) == 1


@pytest.mark.rule("LR-616")
@pytest.mark.parametrize(("cards", "draws"), [("sword spear", 2), ("hammer", 1)])
def test_wisdom_and_values_that_reach_the_weak_point_draw_another(cards: str, draws: int) -> None:
    s = defended("roar", cards)  # Weak Point 7, against Wisdom 2

    assert drawn(s) == draws
    assert ("WeakPointFound" in s.told()) == (draws == 2)


@pytest.mark.rule("LR-616x")
def test_two_cards_worth_four_and_wisdom_three_find_the_weak_point_of_the_special_attack() -> None:
    s = defended("special-attack", "sword bow", wisdom=3)

    assert s.injuries("green") == 0
    assert drawn(s) == 2
    assert s.events("WeakPointFound")[0].total == 7


@pytest.mark.rule("LR-617")
def test_the_weak_point_is_found_even_after_a_failed_defence() -> None:
    s = defended("roar", "bow", wisdom=6)
    assert "AttackHit" in s.told()
    s.play("green: discard shield-wall", "green: discard shield-wall")

    assert drawn(s) == 2


@pytest.mark.rule("LR-618")
@pytest.mark.parametrize(("card", "draws"), [("shield-wall", 2), ("shield", 1)])
def test_a_shield_adds_its_own_value_to_the_weak_point(card: str, draws: int) -> None:
    s = hunt(hand="roar", attributes={"green": (2, 2, 6)}, hands={"green": card}, deck="axe sword bow bow")
    s.play("black: attack roar", f"green: defend {card}", "green: done")

    assert s.hand("green").count("bow") == draws


@pytest.mark.rule("LR-619")
@pytest.mark.parametrize(
    ("attack", "count"),
    [("roar", 3), ("claw", 2), ("special-attack", 2), ("crush", 1), ("frenzy", 1), ("soul-drain", 2), ("vanish", 1)],
)
def test_the_monster_side_draws_what_the_card_played_says(attack: str, count: int) -> None:
    s = hunt(hand=attack, hands={"green": "hammer hammer"})
    s.play(f"black: attack {attack}", "green: defend hammer", "green: defend hammer", "green: done")

    assert len(s.g.chase.hand) == count
    assert [s.g.box.attacks[card].slug for card in s.g.chase.discard] == [attack]
    assert s.g.chase.attack < 0


@pytest.mark.rule("LR-620")
def test_a_short_attack_deck_is_not_shuffled_again() -> None:
    s = hunt(hand="claw", attacks="crush", hands={"green": "hammer spear"}, deck=DRAWN)
    short_deck(s, 1)
    s.play("black: attack claw", "green: defend hammer", "green: done")

    assert s.g.chase.deck == []
    assert len(s.g.chase.hand) == 1
    s.play("green: cover spear 1", "green: done")

    assert "HuntLost" in s.told()


@pytest.mark.rule("LR-621")
def test_every_hunt_starts_with_all_attack_cards() -> None:
    s = hero_round(hands={"green": "spear"}, attacks="claw crush", at={"green": 14, "red": 14, "black": 1})
    short_deck(s, 3)
    assert len(s.g.chase.discard) == 9
    s.play("green: done", "green: hurt might")
    red_hunts_garm(s)

    assert s.asked() == ["green: attack"]
    assert len(s.g.chase.deck) == 12
    assert s.g.chase.discard == []
    s.checked()


# -- the Rage of the next Attack ----------------------------------------------------------------------------


@pytest.mark.rule("LR-653")
@pytest.mark.parametrize(("cards", "safe"), [("bow", True), ("", False)])
def test_reductions_of_rage_add_up_but_leave_one(cards: str, safe: bool) -> None:
    s = hero_round(
        "fafnir", hands={"green": "thunderclap fire-arrows bow axe"}, attacks="roar roar claw claw claw", might=2,
        deck="shield shield spear spear",
    )  # fmt: skip
    s.play("green: cover thunderclap 5", "green: accept", "green: cover fire-arrows 8", "green: accept", "green: done")
    s.play("black: attack roar", *[f"green: defend {card}" for card in cards.split()], "green: done")

    assert s.events("AttackPlayed")[-1].rage == 1
    assert ("AttackHit" not in s.told()) == safe


@pytest.mark.rule("LR-653")
def test_a_reduction_of_rage_is_used_up_by_one_attack() -> None:
    s = hero_round("fafnir", hands={"green": "thunderclap bow spear"}, attacks="roar roar claw claw claw")
    s.play("green: cover thunderclap 5", "green: accept", "green: done")
    s.play("black: attack roar", "green: defend bow", "green: done", "green: cover spear 4", "green: done")
    s.play("black: attack claw")

    assert [event.rage for event in s.events("AttackPlayed")] == [4, 1, 4]


@pytest.mark.rule("LR-653")
def test_a_reduction_of_rage_lapses_with_the_hunt() -> None:
    s = hero_round(
        "huldra", monsters={"huldra": 14, "garm": 14}, hands={"green": "fire-arrows"},
        wounds={"huldra": {"red": [1, 2, 4, 5, 6, 7]}}, at={"green": 14, "red": 14, "black": 1},
    )  # fmt: skip
    s.play("green: cover fire-arrows 3", "green: accept")
    assert "HuntWon" in s.told()
    red_hunts_garm(s)
    card = s.g.box.attacks[s.g.chase.hand[0]]
    s.play(f"green: attack {card.slug}")

    assert s.events("AttackPlayed")[-1].rage == card.rage


# -- Regeneration -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-957")
def test_regeneration_takes_a_marker_of_the_hunter_off_the_sheet() -> None:
    s = hunt(hand="regeneration", wounds={"garm": {"green": [3, 6], "red": [1, 2, 5]}}, hands={"green": "spear"})
    s.play("black: attack regeneration", "green: done")

    assert s.asked() == ["black: regenerate"]
    assert s.options("black") == {"box 3", "box 6"}
    s.refused("black: box 1", "LR-957")
    s.refused("black: box 4", "LR-957")
    s.play("black: box 3")
    assert s.boxes("garm") == {1: "red", 2: "red", 5: "red", 6: "green"}
    s.play("green: cover spear 3", "green: gain algiz")

    assert s.runes("green") == ["algiz"]  # the Trophy can be won again


@pytest.mark.rule("LR-957")
def test_regeneration_without_a_marker_of_the_hunter_does_nothing() -> None:
    s = hero_round(attack="regeneration", wounds={"garm": {"red": [1, 2, 5]}})

    assert s.asked() == ["green: strike_beast"]
    assert s.boxes("garm") == {1: "red", 2: "red", 5: "red"}
