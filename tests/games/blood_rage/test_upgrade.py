"""Upgrade: cards on the clan sheet, their slots, and the free invasion they give (BR-440 to BR-457)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import Scene, place_figures, scene

FULL_SHEET = (
    "brothers-in-arms", "lord-of-hammers", "lokis-dragons", "troll", "valkyrie", "lokis-domain", "thors-glory",
    "odins-inspiration",
)  # fmt: skip


def sheet(s: Scene, clan: str = "wolf") -> tuple[str, ...]:
    """The upgrades of a clan, slot by slot, as all see them."""
    slots: tuple[str, ...] = s.view(None).clans[s.seat(clan)].upgrades
    return slots


def glory_of_release(*upgrades: str, dead: int) -> int:
    """The Glory the Serpent gains when `dead` of its Warriors are released in Age 2."""
    s = scene(age=2, figures={"serpent": {"valhalla": dead}}, upgrades={"serpent": upgrades})
    return s.to_phase("gifts", age=3).glory("serpent")


@pytest.mark.rule("BR-440")
def test_a_sheet_has_eight_slots() -> None:
    s = scene(seats=2, passed=["bear"], hands={"wolf": [*FULL_SHEET, "lokis-eminence"]}, rage={"wolf": 20})

    for card in FULL_SHEET:
        s.play(f"wolf: upgrade {card}").decline_all("free_invasion")
        if s.asked() == ["wolf: slot"]:  # the second Monster may go beside the first or replace it
            s.play("wolf: slot " + ("monster-2" if card == "valkyrie" else f"clan-{len(s.upgrades('wolf')) - 4}"))
            s.decline_all("free_invasion")

    assert sheet(s) == FULL_SHEET
    s.play("wolf: upgrade lokis-eminence")
    assert s.options("wolf") == {"slot clan-1", "slot clan-2", "slot clan-3"}
    s.play("wolf: slot clan-3")
    assert sheet(s) == (*FULL_SHEET[:7], "lokis-eminence")


@pytest.mark.rule("BR-441")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("tyrs-challenge", 0), ("brothers-in-arms", 1), ("troll", 2), ("lokis-wrath", 3), ("frost-giant", 4)],
)
def test_an_upgrade_costs_the_strength_printed_on_it(card: str, cost: int) -> None:
    s = scene(hands={"wolf": [card, "tyrs-smash"]}, rage={"wolf": 5})

    s.play(f"wolf: upgrade {card}").decline_all("free_invasion")

    assert s.rage("wolf") == 5 - cost
    assert s.hand("wolf") == ["tyrs-smash-1"]
    assert s.upgrades("wolf") == [card]


@pytest.mark.rule("BR-441")
def test_only_an_upgrade_card_of_the_hand_that_can_be_paid_is_played() -> None:
    s = scene(hands={"wolf": ["tyrs-smash", "alfheim", "lokis-wrath"]}, rage={"wolf": 2})

    assert s.options("wolf", "upgrade") == set()
    s.refused("wolf: upgrade tyrs-smash-1", "BR-538")
    s.refused("wolf: upgrade alfheim-1", "BR-441")
    s.refused("wolf: upgrade troll", "BR-441")  # not in hand
    s.refused("wolf: upgrade lokis-wrath", "BR-212")  # 3 Rage


@pytest.mark.rule("BR-442")
@pytest.mark.parametrize(("slot", "after"), [("monster-1", ("valkyrie", "")), ("monster-2", ("troll", "valkyrie"))])
def test_the_player_picks_among_the_slots_of_the_cards_kind(slot: str, after: tuple[str, str]) -> None:
    s = scene(upgrades={"wolf": ["troll"]}, hands={"wolf": ["valkyrie"]})

    s.play("wolf: upgrade valkyrie")
    assert s.options("wolf") == {"slot monster-1", "slot monster-2"}
    s.refused("wolf: slot clan-1", "BR-442")
    s.play(f"wolf: slot {slot}", "wolf: decline")

    assert sheet(s)[3:5] == after


@pytest.mark.rule("BR-442")
@pytest.mark.parametrize(
    ("card", "slot"),
    [("experts-in-arms", 0), ("lord-of-axes", 1), ("fire-dragons", 2), ("dark-elf", 3), ("thors-glory", 5)],
)
def test_a_card_goes_to_a_slot_of_its_own_kind(card: str, slot: int) -> None:
    s = scene(hands={"wolf": [card]})

    s.play(f"wolf: upgrade {card}")

    assert sheet(s) == tuple(card if i == slot else "" for i in range(8))


@pytest.mark.rule("BR-443")
def test_the_replaced_card_is_discarded_and_its_effect_ends_at_once() -> None:
    s = scene(
        figures={"wolf": {"horgr": 2}},
        upgrades={"wolf": ["brothers-in-arms"]},
        hands={"wolf": ["experts-in-arms"]},
    )
    assert s.strength("wolf", "horgr") == 3

    s.play("wolf: upgrade experts-in-arms")

    assert s.strength("wolf", "horgr") == 4
    assert s.upgrades("wolf") == ["experts-in-arms"]
    assert s.discard() == ["brothers-in-arms"]


@pytest.mark.rule("BR-443x")
def test_the_serpent_discards_friggas_succor_for_lokis_eminence() -> None:
    s = scene(
        turn="serpent",
        upgrades={"serpent": ["lokis-domain", "friggas-succor", "thors-glory"]},
        hands={"serpent": ["lokis-eminence"]},
        rage={"serpent": 4},
    )

    s.play("serpent: upgrade lokis-eminence", "serpent: slot clan-2")

    assert s.rage("serpent") == 2
    assert sheet(s, "serpent")[5:] == ("lokis-domain", "lokis-eminence", "thors-glory")
    assert s.discard() == ["friggas-succor"]


@pytest.mark.rule("BR-444")
def test_an_upgrade_of_age_one_still_pays_in_age_three() -> None:
    s = scene(seats=2, hands={"wolf": ["lokis-domain"]})
    s.play("wolf: upgrade lokis-domain")

    s.to_phase("action", age=3)
    assert s.glory("wolf") == 0
    place_figures(s.g, s.seat("wolf"), b.VALHALLA, 3)
    s.to_phase("over")

    assert s.upgrades("wolf") == ["lokis-domain"]
    assert s.glory("wolf") == 3


@pytest.mark.rule("BR-445")
def test_upgrades_of_the_same_benefit_both_apply() -> None:
    assert glory_of_release("lokis-domain", dead=2) == 2
    assert glory_of_release("lokis-wrath", dead=2) == 6
    assert glory_of_release("lokis-domain", "lokis-wrath", dead=2) == 8


@pytest.mark.rule("BR-445x")
def test_domain_and_eminence_pay_the_serpent_three_glory_a_figure() -> None:
    assert glory_of_release("lokis-domain", "lokis-eminence", dead=4) == 12


@pytest.mark.rule("BR-446")
def test_a_troop_upgrade_changes_figures_already_on_the_map() -> None:
    s = scene(figures={"wolf": {"horgr": 2}, "bear": {"horgr": 2}}, hands={"wolf": ["experts-in-arms"]})
    assert s.strength("wolf", "horgr") == 2

    s.play("wolf: upgrade experts-in-arms")

    assert s.asked() == ["wolf: free_invasion"]  # before anything else happens
    assert s.strength("wolf", "horgr") == 4
    assert s.strength("bear", "horgr") == 2


@pytest.mark.rule("BR-447")
@pytest.mark.parametrize(
    ("card", "figure", "place", "left"),
    [
        ("lokis-dragons", "ship", "east", 1),
        ("brothers-in-arms", "warrior", "gimle", 2),
        ("lord-of-hammers", "leader", "gimle", 0),
    ],
)
def test_the_upgraded_figure_may_invade_at_once_for_no_further_rage(
    card: str, figure: str, place: str, left: int
) -> None:
    s = scene(hands={"wolf": [card]}, rage={"wolf": 3})

    s.play(f"wolf: upgrade {card}", f"wolf: enter {place}")

    assert s.at("wolf", place) == [figure]
    assert s.rage("wolf") == left


@pytest.mark.rule("BR-448")
def test_only_one_warrior_enters_free() -> None:
    s = scene(figures={"wolf": {"valhalla": 3}}, hands={"wolf": ["experts-in-arms"]})
    assert s.at("wolf", "reserve").count("warrior") == 5

    s.play("wolf: upgrade experts-in-arms", "wolf: enter gimle")

    assert s.at("wolf", "gimle") == ["warrior"]
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-448")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("lord-of-axes", {"gimle": "leader"}),
        ("lord-of-axes", {"valhalla": "leader"}),
        ("fire-dragons", {"north": "ship"}),
        ("fire-dragons", {"valhalla": "ship"}),
        ("experts-in-arms", {"gimle": 1, "valhalla": 7}),
    ],
)
def test_no_free_invasion_without_such_a_figure_in_reserve(card: str, where: dict[str, str | int]) -> None:
    s = scene(figures={"wolf": where}, hands={"wolf": [card]})

    s.play(f"wolf: upgrade {card}")

    assert s.upgrades("wolf") == [card]
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-449")
def test_a_declined_free_invasion_is_lost() -> None:
    s = scene(seats=2, passed=["bear"], hands={"wolf": ["troll"]}, rage={"wolf": 6})

    s.play("wolf: upgrade troll", "wolf: decline")
    assert s.rage("wolf") == 4
    assert s.asked() == ["wolf: turn"]
    s.play("wolf: invade troll gimle")

    assert s.rage("wolf") == 2


@pytest.mark.rule("BR-450")
def test_a_free_invasion_obeys_the_placement_rules() -> None:
    s = scene(figures={"bear": {"utgard": 3}}, hands={"wolf": ["troll"]}, destroyed=["andlang"])

    s.play("wolf: upgrade troll")

    places = {text.split()[1] for text in s.options("wolf", "enter")}
    assert places == {"elvagar", "angerboda", "muspelheim", "horgr", "gimle", "myrkulor"}
    s.refused("wolf: enter utgard", "BR-403")
    s.refused("wolf: enter yggdrasil", "BR-405")
    s.refused("wolf: enter west", "BR-113")


@pytest.mark.rule("BR-450")
def test_a_free_invasion_triggers_invasion_effects() -> None:
    s = scene(
        figures={"bear": {"horgr": 2}},
        upgrades={"wolf": ["friggas-succor"]},
        hands={"wolf": ["troll"]},
    )

    s.play("wolf: upgrade troll", "wolf: enter horgr")

    assert s.at("bear", "horgr") == []
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    assert s.asked() == ["wolf: succor"]


@pytest.mark.rule("BR-451")
def test_a_monster_joins_the_reserve_and_counts_as_an_own_figure() -> None:
    s = scene(seats=2, passed=["bear"], figures={"wolf": {"gimle": 3}}, hands={"wolf": ["valkyrie"]})
    assert s.at("wolf", "reserve").count("valkyrie") == 0

    s.play("wolf: upgrade valkyrie")
    assert s.at("wolf", "reserve").count("valkyrie") == 1
    s.play("wolf: enter horgr")

    assert s.strength("wolf", "horgr") == 2
    assert s.view(None).clans[0].on_map == 4
    s.refused("wolf: invade warrior horgr", "BR-407")


@pytest.mark.rule("BR-452")
def test_a_new_monster_may_invade_at_once() -> None:
    s = scene(hands={"wolf": ["frost-giant"]}, rage={"wolf": 4 + 3})

    s.play("wolf: upgrade frost-giant", "wolf: enter gimle")

    assert s.rage("wolf") == 3  # the card was paid, the invasion was not
    assert s.at("wolf", "gimle") == ["frost-giant"]


@pytest.mark.rule("BR-453")
def test_a_monster_dies_in_ragnarok_and_returns_like_any_figure() -> None:
    s = scene(age=2, figures={"wolf": {"elvagar": "troll"}})

    s.to_phase("gifts", age=3)

    assert s.glory("wolf") == 3
    assert s.at("wolf", "elvagar") == []
    assert "troll" in s.at("wolf", "reserve")


@pytest.mark.rule("BR-453")
def test_a_monster_killed_in_battle_waits_in_valhalla() -> None:
    s = scene(figures={"wolf": {"gimle": "troll"}, "bear": {"gimle": "leader"}})

    s.play("wolf: pillage gimle")

    assert s.at("wolf", "valhalla") == ["troll"]
    assert "troll" in s.to_phase("gifts", age=2).at("wolf", "reserve")


@pytest.mark.rule("BR-454")
def test_a_third_monster_replaces_one_of_the_two() -> None:
    s = scene(upgrades={"wolf": ["troll", "valkyrie"]}, hands={"wolf": ["dark-elf"]})

    s.play("wolf: upgrade dark-elf")
    assert s.options("wolf") == {"slot monster-1", "slot monster-2"}
    s.play("wolf: slot monster-2")

    assert s.upgrades("wolf") == ["troll", "dark-elf"]
    assert s.discard() == ["valkyrie"]
    monsters = [figure for figure in s.at("wolf", "reserve") if b.FIGURES.index(figure) >= b.FIRST_MONSTER]
    assert monsters == ["dark-elf", "troll"]


@pytest.mark.rule("BR-455")
@pytest.mark.parametrize("place", ["reserve", "gimle", "valhalla"])
def test_the_figure_of_a_replaced_monster_leaves_the_game(place: str) -> None:
    s = scene(figures={"wolf": {place: "troll"}}, hands={"wolf": ["valkyrie"]})

    s.play("wolf: upgrade valkyrie", "wolf: slot monster-1")

    assert [p for p in b.PLACES[: b.BOX] if "troll" in s.at("wolf", p)] == []
    assert s.g.monsters[BOX.figures.index("troll") - b.FIRST_MONSTER] == b.BOX
    assert s.g.crowd[b.PLACES.index("gimle")] == 0
    assert not [text for text in s.options("wolf") if "troll" in text]


@pytest.mark.rule("BR-456")
def test_a_replaced_monster_pays_nothing_and_frees_its_place_under_horns() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 3, "west": "sea-serpent"}},
        upgrades={"wolf": ["eternal-dragons"]},
        hands={"wolf": ["troll"]},
    )
    s.refused("wolf: invade warrior gimle", "BR-407")

    s.play("wolf: upgrade troll", "wolf: slot monster-1", "wolf: enter horgr")

    assert s.glory("wolf") == 0
    assert s.at("wolf", "west") == s.at("wolf", "valhalla") == []
    assert s.at("wolf", "horgr") == ["troll"]


@pytest.mark.rule("BR-456")
def test_a_replaced_monster_frees_its_village_for_the_new_one() -> None:
    s = scene(figures={"wolf": {"utgard": "troll"}, "bear": {"utgard": 2}}, hands={"wolf": ["valkyrie"]})
    s.refused("wolf: invade leader utgard", "BR-403")

    s.play("wolf: upgrade valkyrie", "wolf: slot monster-1", "wolf: enter utgard")

    assert s.at("wolf", "utgard") == ["valkyrie"]


@pytest.mark.rule("BR-457")
def test_a_clan_upgrade_grants_no_free_invasion() -> None:
    s = scene(hands={"wolf": ["thors-glory"]})

    s.play("wolf: upgrade thors-glory")

    assert s.upgrades("wolf") == ["thors-glory"]
    assert s.asked() == ["bear: turn"]
