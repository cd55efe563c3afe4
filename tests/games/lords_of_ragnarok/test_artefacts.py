"""Artefacts of Monsters and gods: what each does when it is discharged (LR-922 to LR-930)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import FACES
from tests.games.lords_of_ragnarok.fights import battle, both_pass, values, winner
from tests.games.lords_of_ragnarok.scene import scene

# -- Jotunn's Horn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-922")
@pytest.mark.parametrize(("answer", "value"), [("use jotunns-horn", 3), ("decline", 2)])
def test_the_horn_raises_an_army_that_is_activated(answer: str, value: int) -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 2}}, artefacts={"green": "jotunns-horn"})

    s.play("green: activate 11 2", "green: march 12", f"green: {answer}")

    assert s.armies("green", 12) == [value]
    assert s.artefacts("green") == {"jotunns-horn": value == 2}


@pytest.mark.rule("LR-922")
def test_the_horn_raises_a_trained_army_in_addition_and_only_once() -> None:
    s = scene(
        step="special", armies={"green": {5: [1, 3]}}, control={"green": [5]}, artefacts={"green": "jotunns-horn"}
    )

    s.play("green: act mobilize", "green: activate 5 3", "green: train", "green: use jotunns-horn")
    s.play("green: activate 5 1", "green: train")

    assert s.armies("green", 5) == [2, 5]


@pytest.mark.rule("LR-922")
def test_a_horn_that_is_discharged_or_of_no_use_is_not_offered() -> None:
    empty = scene(
        step="manoeuvres", armies={"green": {11: 2}}, artefacts={"green": "jotunns-horn"}, discharged="jotunns-horn"
    )
    full = scene(step="manoeuvres", armies={"green": {11: 6}}, artefacts={"green": "jotunns-horn"})

    empty.play("green: activate 11 2", "green: march 12")
    full.play("green: activate 11 6", "green: march 12")

    assert empty.asked() == full.asked() == ["green: special"]


# -- Link of Gleipnir ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-923")
def test_the_link_rouses_a_neutral_monster_besides_the_heros_option() -> None:
    s = scene(
        step="hero",
        at={"green": 14},
        artefacts={"green": "link-of-gleipnir"},
        monsters={"garm": 5, "draugr": 9, "fafnir": 17},
        rings={"draugr": "red", "fafnir": "green"},
        dice=[FACES["move"]],
    )

    s.play("green: walk 12", "green: use link-of-gleipnir")
    assert s.options("green") == {"rouse garm", "rouse fafnir"}
    s.refused("green: rouse draugr")
    s.play("green: rouse garm", "green: stalk 6")

    assert s.hero("green") == 12
    assert s.monster("garm") == 6
    assert s.artefacts("green") == {"link-of-gleipnir": False}


@pytest.mark.rule("LR-923")
def test_the_link_needs_a_monster() -> None:
    s = scene(step="hero", artefacts={"green": "link-of-gleipnir"}, monsters={"draugr": 9}, rings={"draugr": "red"})

    s.refused("green: use link-of-gleipnir")


# -- Barrow Crown -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-924")
def test_the_crown_spares_the_losses_of_the_defeat_but_not_those_of_cards() -> None:
    s = battle(6, [2, 1], red="sword", green="sword", artefacts={"red": "barrow-crown"})
    s.play("red: play sword", "green: play sword", "red: pass", "green: pass")

    s.play("red: use barrow-crown", "red: lose 12 2")

    assert s.armies("red", 14) == [1, 1]
    assert s.artefacts("red") == {"barrow-crown": False}


@pytest.mark.rule("LR-924")
def test_the_crown_may_be_kept() -> None:
    s = both_pass(battle(6, [2, 1], artefacts={"red": "barrow-crown"})).play("red: decline")

    assert s.armies("red", 14) == [1]
    assert s.artefacts("red") == {"barrow-crown": True}


@pytest.mark.rule("LR-924")
def test_a_winner_has_no_use_for_the_crown() -> None:
    s = both_pass(battle(1, 3, artefacts={"red": "barrow-crown"}, armies={"green": {10: 1}}))

    assert winner(s) == "red"
    assert s.asked() == ["green: special"]


# -- Andvari's Ring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-925")
def test_the_ring_gives_two_different_runes_for_the_same_step() -> None:
    s = scene(
        step="runes", attributes={"green": (2, 2, 3)}, runes={"green": "uruz"}, artefacts={"green": "andvaris-ring"}
    )
    s.refused("green: invoke learn", "LR-337")

    s.play("green: use andvaris-ring", "green: gain othala")
    assert s.options("green") == {"gain uruz", "gain algiz"}  # not the same again
    s.play("green: gain algiz", "green: invoke learn")

    assert s.runes("green") == []
    assert len(s.hand("green")) == 2


@pytest.mark.rule("LR-925")
def test_two_runes_of_one_type_are_refused() -> None:
    s = scene(step="runes", artefacts={"green": "andvaris-ring"}).play("green: use andvaris-ring", "green: gain uruz")

    s.refused("green: gain uruz")


@pytest.mark.rule("LR-925")
def test_the_ring_gives_what_the_stock_has() -> None:
    s = scene(step="runes", artefacts={"green": "andvaris-ring"})
    s.g.runes[2], s.g.stock = [s.g.stock[0], s.g.stock[1], 0], [0, 0, s.g.stock[2]]

    s.play("green: use andvaris-ring")

    assert s.runes("green") == ["algiz"]  # no second type is left


# -- Huldra's Veil ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-926")
def test_the_veil_leads_the_hero_on_after_his_option() -> None:
    s = scene(step="hero", at={"green": 12}, drakkars={"green": "s1"}, artefacts={"green": "huldras-veil"})

    s.play("green: row s3", "green: use huldras-veil")
    assert "walk 4" not in s.options("green")  # three Regions away
    s.play("green: walk 7")  # by 13

    assert s.hero("green") == 7
    assert s.drakkar("green") == "s3"
    s.refused("green: walk 10")


@pytest.mark.rule("LR-926")
def test_the_veil_needs_no_option_before_it() -> None:
    s = scene(step="hero", at={"green": 14}, artefacts={"green": "huldras-veil"})

    s.play("green: use huldras-veil", "green: walk 15", "green: walk 17")

    assert s.hero("green") == 17


# -- Storm Feather ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-927")
def test_the_feather_activates_another_army() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 2, 16: 1}}, artefacts={"green": "storm-feather"})

    s.play("green: activate 11 2", "green: march 12")
    assert s.options("green") == {"done", "activate 16 1"}  # not the Army in 12
    s.play("green: activate 16 1", "green: march 17")

    assert s.armies("green", 12) == [2]
    assert s.armies("green", 17) == [1]
    assert s.artefacts("green") == {"storm-feather": False}


@pytest.mark.rule("LR-927")
def test_the_feather_gives_nothing_to_a_single_army() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 2}}, artefacts={"green": "storm-feather"})

    s.play("green: activate 11 2", "green: march 12")

    assert s.asked() == ["green: special"]
    assert s.artefacts("green") == {"storm-feather": True}


@pytest.mark.rule("LR-927")
def test_the_feather_may_be_kept() -> None:
    s = scene(step="manoeuvres", armies={"green": {11: 2, 16: 1}}, artefacts={"green": "storm-feather"})

    s.play("green: activate 11 2", "green: march 12", "green: done")

    assert s.artefacts("green") == {"storm-feather": True}


# -- Divine Artefacts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-928")
@pytest.mark.parametrize(("answer", "result", "who"), [("use gungnir", (7, 6), "green"), ("decline", (5, 6), "red")])
def test_gungnir_adds_2_to_a_battle_value(answer: str, result: tuple[int, int], who: str) -> None:
    s = both_pass(battle(5, 6, control={"green": [11, 21], "red": [12, 14]}, loki=1))

    s.play(f"green: {answer}")

    assert values(s) == result
    assert winner(s) == who


@pytest.mark.rule("LR-928")
def test_gungnir_serves_a_defender_too_and_once_only() -> None:
    control = {"green": [11], "red": [12, 14, 21]}
    s = both_pass(battle(6, 5, control=control, loki=1)).play("red: use gungnir")
    empty = both_pass(battle(6, 5, control=control, loki=1, discharged="gungnir"))

    assert values(s) == (6, 7)
    assert values(empty) == (6, 5)


@pytest.mark.rule("LR-929")
def test_mjolnir_draws_two_at_the_start_of_a_hunt() -> None:
    s = scene(step="special", attributes={"green": (2, 3, 2)}, control={"green": [7]}, monsters={"garm": 14})

    s.play("green: act monsters", "green: hunt garm", "green: use mjolnir")

    assert len(s.hand("green")) == 5
    assert s.asked() == ["black: attack"]
    assert s.artefacts("green") == {"mjolnir": False}


@pytest.mark.rule("LR-930")
def test_brisingamen_gives_a_rune_and_heals() -> None:
    s = scene(step="prayer", control={"green": [15]}, hurt={"green": "wisdom"})

    s.play("green: use brisingamen", "green: gain othala")

    assert s.runes("green") == ["othala"]
    assert s.injuries("green") == 0
    assert s.artefacts("green") == {"brisingamen": False}


@pytest.mark.rule("LR-930")
def test_brisingamen_heals_one_injury_of_choice() -> None:
    s = scene(step="prayer", control={"green": [15]}, hurt={"green": "might wisdom"})

    s.play("green: use brisingamen", "green: gain othala", "green: heal might")

    assert s.injuries("green") == 1
    assert s.g.hurt[0] == [0, 0, 1]
