"""Attack cards: what each kind does to a Hunter who does not defend (LR-952 to LR-959)."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene


def attacked(card: str, *defence: str, hand: str = "", **rest: Any) -> Scene:
    """Black has played an Attack card of Garm's, and green has laid these cards against it, or none.

    Green's hand is `hand` and two Shields drawn for Might; then the Hunter draws Bows.
    """
    rest.setdefault("deck", "shield shield bow bow bow")
    held = f"{card} roar" if card == "claw" else f"{card} claw"
    s = hunt(hand=held, hands={"green": hand}, **rest)
    s.play(f"black: attack {card}")
    return s.play(*[f"green: defend {laid}" for laid in defence], "green: done")


@pytest.mark.rule("LR-952", "LR-953", "LR-954", "LR-955", "LR-956", "LR-957", "LR-958", "LR-959")
@pytest.mark.parametrize(
    ("card", "copies", "rage", "weak_point", "draw", "shield"),
    [
        ("special-attack", 3, 4, 7, 2, True),
        ("claw", 3, 4, 8, 2, True),
        ("crush", 2, 5, 9, 1, True),
        ("roar", 2, 3, 7, 3, True),
        ("frenzy", 1, 7, 11, 1, True),
        ("regeneration", 1, 4, 8, 2, True),
        ("soul-drain", 1, 5, 9, 2, True),
        ("vanish", 1, 6, 10, 1, False),
    ],
)
def test_the_numbers_of_a_card(card: str, copies: int, rage: int, weak_point: int, draw: int, shield: bool) -> None:
    row = next(row for row in meadhall.game("lords-of-ragnarok").box.attacks if row.slug == card)

    assert (row.copies, row.rage, row.weak_point, row.draw) == (copies, rage, weak_point, draw)
    assert bool(row.shield) == shield


@pytest.mark.rule("LR-952", "LR-953", "LR-954", "LR-955", "LR-956", "LR-957", "LR-958", "LR-959")
@pytest.mark.parametrize(
    ("card", "draws"),
    [
        ("special-attack", 2),
        ("claw", 2),
        ("crush", 1),
        ("roar", 3),
        ("frenzy", 1),
        ("regeneration", 2),
        ("soul-drain", 2),
        ("vanish", 1),
    ],
)
def test_the_monster_side_draws_what_the_card_says(card: str, draws: int) -> None:
    s = attacked(card, "hammer", "sword", hand="hammer sword")

    assert "AttackBlocked" in s.told()  # 7 is enough for all
    assert len(s.g.chase.hand) == draws


@pytest.mark.rule("LR-952")
def test_a_special_attack_is_that_of_the_sheet() -> None:
    """Garm's: an Injury, and a card from a Hunter who was hurt before."""
    s = attacked("special-attack", "sword", hand="sword axe").play("green: hurt might")

    assert s.injuries("green") == 1
    assert s.hand("green") == ["axe", "bow", "shield", "shield"]


@pytest.mark.rule("LR-952")
def test_a_special_attack_of_another_sheet_does_something_else() -> None:
    s = attacked("special-attack", monster_name="draugr").play("green: hurt might")

    assert s.injuries("green") == 1
    assert s.hand("green") == ["shield", "shield"]  # no draw in this round


@pytest.mark.rule("LR-953")
def test_a_claw_hurts() -> None:
    hit = attacked("claw", "sword", hand="sword").play("green: hurt might")
    blocked = attacked("claw", "hammer", hand="hammer")

    assert hit.injuries("green") == 1
    assert hit.asked() == ["green: strike_beast"]
    assert blocked.injuries("green") == 0
    assert blocked.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-954")
def test_a_crush_hurts_and_takes_a_card_of_choice() -> None:
    s = attacked("crush", hand="sword").play("green: hurt might")

    assert s.asked() == ["green: discard_card"]
    s.play("green: discard sword")

    assert s.injuries("green") == 1
    assert s.hand("green") == ["bow", "shield", "shield"]  # two, and then the draw


@pytest.mark.rule("LR-954")
def test_a_crush_that_ends_the_hunt_takes_no_card() -> None:
    s = attacked("crush", hand="sword", hurt={"green": "authority might wisdom"})

    assert "HuntLost" in s.told()
    assert s.asked() == ["green: discard_card"]  # down to the limit of 2
    assert len(s.hand("green")) == 3


@pytest.mark.rule("LR-955")
def test_a_roar_takes_two_cards() -> None:
    s = attacked("roar", hand="sword")

    s.play("green: discard sword", "green: discard shield")

    assert s.injuries("green") == 0
    assert s.hand("green") == ["bow", "shield"]


@pytest.mark.rule("LR-955")
def test_a_roar_takes_what_there_is() -> None:
    """One card is left after a defence that failed: it goes, and then one is drawn."""
    s = attacked("roar", "bow", deck="bow fire-arrows hammer").play("green: discard fire-arrows")

    assert s.hand("green") == ["hammer"]
    assert s.injuries("green") == 0


@pytest.mark.rule("LR-956")
def test_a_frenzy_hurts_twice() -> None:
    s = attacked("frenzy").play("green: hurt might", "green: hurt wisdom")

    assert s.injuries("green") == 2
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-956")
def test_the_second_injury_of_a_frenzy_can_end_the_hunt() -> None:
    s = attacked("frenzy", hurt={"green": "might wisdom"})

    assert s.injuries("green") == 3
    assert "HuntLost" in s.told()


@pytest.mark.rule("LR-957")
def test_a_regeneration_frees_one_of_the_hunters_boxes() -> None:
    s = attacked("regeneration", wounds={"garm": {"green": [1, 5], "red": [2, 4, 6]}})

    assert s.asked() == ["black: regenerate"]
    assert s.options("black") == {"box 1", "box 5"}
    s.play("black: box 5")

    assert s.boxes("garm") == {1: "green", 2: "red", 4: "red", 6: "red"}


@pytest.mark.rule("LR-957")
def test_a_regeneration_does_nothing_without_the_hunters_markers() -> None:
    s = attacked("regeneration", wounds={"garm": {"red": [2, 4, 6]}})

    assert s.boxes("garm") == {2: "red", 4: "red", 6: "red"}
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-957")
def test_a_trophy_that_was_freed_can_be_won_again() -> None:
    s = attacked("regeneration", wounds={"garm": {"green": [3]}}, hand="spear", runes={"green": "uruz"})

    assert s.boxes("garm") == {}
    assert s.runes("green") == ["uruz"]  # what was won is kept
    s.play("green: cover spear 3", "green: gain algiz")

    assert s.runes("green") == ["uruz", "algiz"]


@pytest.mark.rule("LR-958")
def test_a_soul_drain_takes_a_rune_or_hurts() -> None:
    rune = attacked("soul-drain", runes={"green": "uruz"})
    none = attacked("soul-drain").play("green: hurt might")

    assert (rune.runes("green"), rune.injuries("green")) == ([], 0)
    assert (none.runes("green"), none.injuries("green")) == ([], 1)


@pytest.mark.rule("LR-958")
def test_the_hunter_chooses_the_rune() -> None:
    s = attacked("soul-drain", runes={"green": "uruz algiz"}).play("green: drop uruz")

    assert s.runes("green") == ["algiz"]


@pytest.mark.rule("LR-959")
def test_a_vanish_ends_the_hunt() -> None:
    s = attacked("vanish", "shield", "thunderclap", hand="thunderclap").play("green: hurt might")

    assert s.events("DefencePlayed")[-1].value == 5
    assert "HuntLost" in s.told()
    assert s.injuries("green") == 1


@pytest.mark.rule("LR-959")
def test_only_values_stop_a_vanish() -> None:
    s = attacked("vanish", "hammer", "spear", hand="hammer spear")

    assert "AttackBlocked" in s.told()
    assert s.asked() == ["green: strike_beast"]
