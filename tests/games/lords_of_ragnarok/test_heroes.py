"""Heroes: Ragnar, Aslaug, Snorri, Lagertha, Beowulf (LR-901 to LR-909, LR-997)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner
from tests.games.lords_of_ragnarok.hunting import stack_attacks
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import new, scene

# -- Ragnar -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-901", "LR-902")
@pytest.mark.parametrize(("origin", "region", "value"), [(13, 14, 4), (11, 10, 3)])
def test_an_ability_works_in_the_whole_territory_of_the_hero(origin: int, region: int, value: int) -> None:
    """Ragnar in 11: a Battle in 14 is in the same Territory, one in 10 next door is not."""
    control = {"green": [origin], "red": [region]}
    s = battle(3, 1, region=region, origin=origin, at={"green": 11}, heroes={"green": "ragnar"}, control=control)

    both_pass(s)

    assert values(s) == (value, 1)


@pytest.mark.rule("LR-902")
def test_ragnar_gets_1_for_each_attacking_army() -> None:
    s = battle([2, 1], 4, region=14, origin=13, at={"green": 13}, heroes={"green": "ragnar"})

    both_pass(s)

    assert values(s) == (5, 4)
    assert winner(s) == "green"


@pytest.mark.rule("LR-902")
def test_ragnar_gets_nothing_for_defending() -> None:
    s = both_pass(battle(4, [2, 1], at={"red": 12}, heroes={"red": "ragnar"}))

    assert values(s) == (4, 3)


# -- Aslaug -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-903")
@pytest.mark.parametrize(
    ("hero", "region", "asked"), [("aslaug", 16, True), ("aslaug", 14, False), ("ragnar", 16, False)]
)
@pytest.mark.parametrize("allies", [{}, {"muspelheim": "black"}])
def test_aslaug_counts_as_allied_with_the_realms_next_to_her(
    hero: str, region: int, asked: bool, allies: dict[str, str]
) -> None:
    """Muspelheim lies next to 16, and not to 14; no other Hero has her gift, and no Ally takes it from her."""
    s = scene(
        step="special",
        at={"red": region},
        heroes={"red": hero},
        allies=allies,
        control={"red": [1]},
        monsters={"garm": 5, "draugr": 9},
    )

    s.play("green: act monsters")

    assert (s.asked() == ["red: realm_bonus"]) == asked
    if asked:
        s.play("red: recruit 1")
        assert s.armies("red", 1) == [1]


@pytest.mark.rule("LR-904")
def test_aslaug_is_no_ally_for_any_other_rule() -> None:
    s = scene(step="runes", at={"green": 16, "red": 16}, heroes={"red": "aslaug"}, runes={"green": "uruz"}, deck="bow")

    s.play("green: invoke ally")

    assert s.allies("muspelheim") == ["green"]
    assert s.hand("green") == ["bow"]  # first ally, though Aslaug stands there


@pytest.mark.rule("LR-904")
def test_aslaug_never_gets_a_bonus_twice() -> None:
    s = scene(
        step="special",
        at={"red": 16},
        heroes={"red": "aslaug"},
        allies={"muspelheim": "red"},
        control={"red": [1]},
        monsters={"garm": 5, "draugr": 9},
    )

    s.play("green: act monsters", "red: recruit 1")

    assert s.asked() == ["green: monsters"]
    assert s.armies("red", 1) == [1]


# -- Snorri -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-905")
def test_snorri_sings_of_a_village_taken_without_a_battle() -> None:
    s = scene(step="manoeuvres", at={"green": 11}, heroes={"green": "snorri"}, armies={"green": {11: 4}})

    s.play("green: activate 11 4", "green: march 13", "green: gain algiz")

    assert s.owner(13) == "green"
    assert s.runes("green") == ["algiz"]
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-905")
def test_snorri_is_silent_after_a_battle() -> None:
    s = battle(4, 1, region=13, at={"green": 11}, heroes={"green": "snorri"}, control={"green": [11]})

    both_pass(s)

    assert s.owner(13) == "green"
    assert s.runes("green") == []
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-905")
@pytest.mark.parametrize(("hero", "target"), [(11, 12), (1, 13)])
def test_snorri_asks_for_a_village_and_his_territory(hero: int, target: int) -> None:
    """Region 12 has no Village; 13 is far from a Hero in 1."""
    s = scene(step="manoeuvres", at={"green": hero}, heroes={"green": "snorri"}, armies={"green": {11: 4}})

    s.play("green: activate 11 4", f"green: march {target}")

    assert s.owner(target) == "green"
    assert s.asked() == ["green: special"]


@pytest.mark.rule("LR-906")
def test_snorri_sings_of_a_usurped_village() -> None:
    s = scene(step="special", at={"green": 5}, heroes={"green": "snorri"})

    s.play("green: act usurp", "green: gain uruz")

    assert s.owner(5) == "green"
    assert s.runes("green") == ["uruz"]


@pytest.mark.rule("LR-906")
def test_snorris_first_region_does_not_count() -> None:
    s = new()
    s.g.offered_heroes = [index(s.g.box.heroes, "snorri")]
    s.g.offered_origins = [index(s.g.box.origins, "thorson")]
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]

    s.play("green: keep-hero snorri", "green: anchor s1", "green: land 5")

    assert s.owner(5) == "green"
    assert s.runes("green") == []
    assert s.asked() == ["red: keep_hero"]


# -- Lagertha -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-907")
def test_lagertha_raises_an_army_that_won_in_her_territory() -> None:
    s = battle(2, 1, region=16, origin=14, at={"green": 17}, heroes={"green": "lagertha"}, control={"red": [15, 16]})

    both_pass(s)

    assert s.armies("green", 16) == [3]


@pytest.mark.rule("LR-907")
def test_lagertha_also_raises_a_defender_and_leaves_those_who_did_not_fight() -> None:
    s = battle(1, 3, at={"red": 14}, heroes={"red": "lagertha"}, armies={"red": {14: 2}})

    both_pass(s)

    assert s.armies("red", 12) == [4]
    assert s.armies("red", 14) == [2]


@pytest.mark.rule("LR-907")
@pytest.mark.parametrize(("hero", "left"), [(1, [2]), (12, [3])])
def test_lagertha_raises_no_army_outside_her_territory(hero: int, left: list[int]) -> None:
    s = both_pass(battle(2, 1, at={"green": hero}, heroes={"green": "lagertha"}))

    assert s.armies("green", 12) == left


@pytest.mark.rule("LR-907")
def test_lagertha_finds_no_survivor() -> None:
    s = battle(1, 1, at={"green": 11}, heroes={"green": "lagertha"}, green="sword")

    s.play("red: pass", "green: play sword", "green: pass")

    assert s.reserve("green") == 6
    assert s.asked() == ["green: special"]


# -- Beowulf ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-908")
def test_beowulf_draws_a_card_for_each_injury() -> None:
    s = scene(step="special", monsters={"garm": 14}, heroes={"green": "beowulf"}, deck="bow bow sword axe hammer")
    s.play("green: act monsters", "green: hunt garm", "green: done")
    stack_attacks(s, "", "frenzy claw")

    s.play("black: attack frenzy", "green: done", "green: hurt might", "green: hurt authority")

    assert s.injuries("green") == 2
    assert s.hand("green") == sorted(["bow", "bow", "sword", "axe", "hammer"], key=lambda c: index(s.g.box.combat, c))


@pytest.mark.rule("LR-908")
def test_an_injury_that_is_ignored_draws_nothing() -> None:
    """Huldra hurts the Heroes in her Region; with three Injuries nothing happens to Beowulf."""
    s = scene(
        step="runes",
        runes={"green": "uruz othala"},
        at={"green": 14, "red": 1, "black": 1},
        heroes={"green": "beowulf"},
        hurt={"green": "authority might wisdom"},
        monsters={"huldra": 14},
        rings={"huldra": "green"},
        deck="bow",
    )

    s.play("green: invoke rouse", "green: rampage")

    assert s.injuries("green") == 3
    assert s.hand("green") == []


@pytest.mark.rule("LR-909")
def test_beowulf_may_hurt_himself_before_a_battle_in_his_territory() -> None:
    s = battle(3, 2, at={"green": 14}, heroes={"green": "beowulf"}, hurt={"green": "might"}, green="", deck="hammer")

    assert s.asked() == ["green: rage_before"]
    s.play("green: accept", "green: hurt authority")

    assert s.injuries("green") == 2
    assert s.hand("green") == ["hammer"]
    assert s.asked() == ["red: battle_card"]


@pytest.mark.rule("LR-909")
def test_beowulf_may_leave_it() -> None:
    s = battle(3, 2, heroes={"green": "beowulf"})

    s.play("green: decline")

    assert s.injuries("green") == 0
    assert s.asked() == ["red: battle_card"]


@pytest.mark.rule("LR-909", "LR-997")
@pytest.mark.parametrize(("hero", "hurt"), [(1, ""), (14, "authority might wisdom")])
def test_beowulf_is_not_asked_elsewhere_or_with_three_injuries(hero: int, hurt: str) -> None:
    s = battle(3, 2, at={"green": hero}, heroes={"green": "beowulf"}, hurt={"green": hurt})

    assert s.asked() == ["red: battle_card"]


@pytest.mark.rule("LR-997")
@pytest.mark.parametrize(("hurt", "offered"), [("might wisdom", True), ("authority might wisdom", False)])
def test_before_a_hunt_beowulf_needs_an_unharmed_token(hurt: str, offered: bool) -> None:
    s = scene(step="special", monsters={"garm": 14}, heroes={"green": "beowulf"}, hurt={"green": hurt})

    s.play("green: act monsters", "green: hunt garm")

    assert s.asked() == (["green: start_hunt"] if offered else ["black: attack"])


@pytest.mark.rule("LR-909", "LR-997")
def test_before_a_hunt_his_card_forces_no_discard_and_giant_slayer_may_come_first() -> None:
    s = scene(
        step="special",
        monsters={"garm": 14},
        heroes={"green": "beowulf"},
        blessings={"green": "giant-slayer"},
        hands={"green": "bow bow"},
        deck="sword",
    )
    s.play("green: act monsters", "green: hunt garm")

    assert "accept" in s.options("green")
    s.play("green: box 1", "green: accept", "green: hurt authority")

    assert s.boxes("garm") == {1: "green"}
    assert s.injuries("green") == 1
    assert len(s.hand("green")) == 5  # two, the Injury's, and two for Might; no limit in a Hunt


@pytest.mark.rule("LR-997")
def test_after_the_injury_giant_slayer_finds_him_hurt() -> None:
    s = scene(step="special", monsters={"garm": 14}, heroes={"green": "beowulf"}, blessings={"green": "giant-slayer"})
    s.play("green: act monsters", "green: hunt garm", "green: accept", "green: hurt authority")

    assert s.boxes("garm") == {}
    assert s.asked() == ["black: attack"]  # nothing is left to do before the Hunt


@pytest.mark.rule("LR-908")
def test_beowulf_draws_for_the_injury_of_a_lost_hunt_before_his_hand_limit() -> None:
    hands = {"green": "spear spear"}
    s = scene(step="special", monsters={"garm": 14}, heroes={"green": "beowulf"}, hands=hands, deck="bow axe sword axe")
    s.play("green: act monsters", "green: hunt garm", "green: done")
    stack_attacks(s, "", "claw claw")

    s.play("black: attack claw", "green: defend axe", "green: defend bow", "green: done")
    s.play("green: done", "green: hurt authority")  # no Damage: the Hunt is lost

    assert s.asked() == ["green: discard_card"]
    assert s.hand("green") == ["spear", "spear", "sword", "axe"]
