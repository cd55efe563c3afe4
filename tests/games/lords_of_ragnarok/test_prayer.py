"""Prayer: a Priest to a Monument, a Rune from the Forge (LR-306 to LR-320)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scene import scene

# -- the step -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-306")
def test_one_priest_and_one_rune_each_at_most_once() -> None:
    s = scene(at={"green": 16}, priests={"green": 2}, forges={16: "uruz"})

    s.play("green: send thor", "green: forge")

    assert (s.priests("green"), s.runes("green")) == (1, ["uruz"])
    assert s.asked() == ["green: hero_option"]  # nothing is left to do in this Prayer


@pytest.mark.rule("LR-306")
def test_a_second_priest_and_a_second_rune_are_refused() -> None:
    sent = scene(at={"green": 16}, priests={"green": 2}).play("green: send thor")
    forged = scene(at={"green": 16}, priests={"green": 2}).play("green: forge")

    sent.refused("green: send odin", "LR-306")
    forged.refused("green: forge", "LR-306")


@pytest.mark.rule("LR-307", "LR-315")
def test_the_order_is_free_and_a_raised_wisdom_counts_at_once() -> None:
    s = scene(
        at={"green": 16}, priests={"green": 1}, runes={"green": "othala othala"}, levels=(0, 0, 1), forges={16: "uruz"},
    )  # fmt: skip

    s.play("green: send freya", "green: gain algiz", "green: gain algiz", "green: drop othala")
    assert (s.attribute("green", "wisdom"), len(s.runes("green"))) == (3, 3)
    s.play("green: forge", "green: drop othala")

    assert s.runes("green") == ["uruz", "algiz", "algiz"]


@pytest.mark.rule("LR-307")
def test_the_rune_may_come_first() -> None:
    s = scene(at={"green": 16}, priests={"green": 1}, levels=(0, 1, 0), forges={16: "uruz"})

    s.play("green: forge", "green: send thor")

    assert (s.runes("green"), s.attribute("green", "might"), len(s.hand("green"))) == (["uruz"], 3, 1)


# -- Priests ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-308")
def test_a_priest_needs_neither_control_nor_the_hero() -> None:
    s = scene(at={"green": 18}, control={"red": [7]}, priests={"green": 2})

    s.play("green: send thor")

    assert s.priests("green") == 1
    assert s.g.prayers == [[], [s.seat("green")], []]


@pytest.mark.rule("LR-308")
def test_without_a_priest_in_reserve_none_is_sent() -> None:
    s = scene(at={"green": 16}, prayers={"thor": "green"}, levels=(0, 2, 0))

    s.refused("green: send odin", "LR-308")


@pytest.mark.rule("LR-309")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_a_monument_has_one_slot_more_than_its_level(level: int) -> None:
    full = scene(priests={"green": 1}, levels=(level, 0, 0), prayers={"odin": " ".join(["red"] * (level + 1))})
    room = scene(priests={"green": 1}, levels=(level, 0, 0), prayers={"odin": " ".join(["red"] * level)})

    full.refused("green: send odin", "LR-309", slots=level + 1)
    assert "send odin" in room.options("green")


@pytest.mark.rule("LR-309")
def test_one_player_may_fill_several_slots() -> None:
    s = scene(priests={"green": 1}, levels=(2, 0, 0), prayers={"odin": "green red"})

    s.play("green: send odin")

    assert s.g.prayers[0] == [0, 1, 0]


@pytest.mark.rule("LR-310")
def test_priests_stay_until_anybody_builds_a_monument() -> None:
    s = scene(priests={"green": 1}, wheel={"prepare": "red"}, armies={"green": {8: 1}, "red": {1: 1}}, events=[12])

    s.play("green: send thor").until("special", "green")
    s.play("green: act prepare").until("special", "red")
    assert s.g.prayers[1] == [0]
    s.play("red: act build-monument", "red: erect freya").until("hero_option", "black")

    assert s.g.prayers == [[], [], []]


@pytest.mark.rule("LR-311")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_attribute_rises_by_one_at_any_level(level: int) -> None:
    s = scene(priests={"green": 1}, levels=(level, 0, 0))

    s.play("green: send odin")

    assert (s.attribute("green", "authority"), s.attribute("green", "might"), s.attribute("green", "wisdom")) == (
        3,
        2,
        2,
    )


@pytest.mark.rule("LR-312", "LR-317")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_thor_gives_the_cards_of_his_level_only(level: int) -> None:
    s = scene(priests={"green": 1}, levels=(0, level, 0), attributes={"green": (2, 2, 6)})

    s.play("green: send thor")

    assert len(s.hand("green")) == level


@pytest.mark.rule("LR-312x")
def test_example_thor_at_level_three() -> None:
    s = scene(priests={"green": 1}, levels=(0, 3, 0), attributes={"green": (2, 2, 3)}, deck="spear axe bow")

    s.play("green: send thor")

    assert s.attribute("green", "might") == 3
    assert s.hand("green") == ["spear", "axe", "bow"]


@pytest.mark.rule("LR-313")
@pytest.mark.parametrize("god", ["odin", "thor", "freya"])
def test_at_level_zero_a_priest_gives_nothing_but_may_be_sent(god: str) -> None:
    s = scene(priests={"green": 1}, armies={"green": {1: 1, 5: 2}}, control={"green": [1, 5]})

    s.play(f"green: send {god}")

    assert s.asked() == ["green: hero_option"]  # neither a Rune nor an Army is chosen
    assert s.view(None).players[0].attributes == (2, 2, 2)
    assert (s.runes("green"), s.hand("green")) == ([], [])
    assert (s.armies("green", 1), s.armies("green", 5)) == ([1], [2])
    assert s.g.prayers[["odin", "thor", "freya"].index(god)] == [0]


@pytest.mark.rule("LR-309", "LR-313")
def test_at_level_zero_there_is_one_slot() -> None:
    s = scene(priests={"green": 1}, prayers={"freya": "red"})
    s.refused("green: send freya", "LR-309", slots=1)


@pytest.mark.rule("LR-314")
def test_a_priest_may_be_sent_for_part_of_the_reward() -> None:
    s = scene(priests={"green": 1}, levels=(0, 1, 0), attributes={"green": (2, 6, 2)})

    s.play("green: send thor")

    assert (s.attribute("green", "might"), len(s.hand("green"))) == (6, 1)
    assert not s.events("AttributeRaised")


@pytest.mark.rule("LR-315")
def test_the_attribute_rises_before_the_bonus() -> None:
    s = scene(priests={"green": 1}, levels=(0, 0, 1), runes={"green": "uruz uruz"})

    s.play("green: send freya", "green: gain othala", "green: gain algiz")

    assert s.attribute("green", "wisdom") == 3
    assert s.asked() == ["green: drop_rune"]
    s.play("green: drop uruz")
    assert s.runes("green") == ["uruz", "othala", "algiz"]


@pytest.mark.rule("LR-316")
@pytest.mark.parametrize(
    ("grown", "values"),
    [(["1 1", "1 2"], [3, 3]), (["1 1", "2 3"], [2, 4]), (["2 3", "2 4"], [1, 5])],
)
def test_odin_raises_the_same_army_or_different_ones(grown: list[str], values: list[int]) -> None:
    s = scene(priests={"green": 1}, levels=(2, 0, 0), armies={"green": {1: 1, 2: 3}})

    s.play("green: send odin", *[f"green: grow {army}" for army in grown])

    assert [*s.armies("green", 1), *s.armies("green", 2)] == values
    assert s.asked() == ["green: hero_option"]


@pytest.mark.rule("LR-316")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_odin_raises_armies_as_often_as_his_level(level: int) -> None:
    s = scene(priests={"green": 1}, levels=(level, 0, 0), armies={"green": {8: 1}})

    s.play("green: send odin")  # the only Army grows without asking

    assert s.armies("green", 8) == [1 + level]


@pytest.mark.rule("LR-318")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_freya_gives_one_rune_more_than_her_level(level: int) -> None:
    s = scene(priests={"green": 1}, levels=(0, 0, level), attributes={"green": (2, 2, 5)})

    s.play("green: send freya", *["green: gain uruz"] * level, "green: gain algiz")

    assert s.runes("green") == ["uruz"] * level + ["algiz"]
    assert s.asked() == ["green: hero_option"]


# -- the Forge ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-319")
def test_a_rune_is_forged_where_the_hero_stands_in_any_players_region() -> None:
    s = scene(at={"green": 16}, control={"red": [16]}, forges={16: "uruz"})
    stock = s.stock("uruz")

    s.play("green: forge")

    assert (s.runes("green"), s.stock("uruz")) == (["uruz"], stock)


@pytest.mark.rule("LR-319")
def test_no_rune_without_the_hero_on_a_forge() -> None:
    s = scene(at={"green": 15}, control={"green": [16]}, priests={"green": 1})

    s.refused("green: forge", "LR-319")


@pytest.mark.rule("LR-320")
def test_a_forge_stays_empty_until_the_next_monument() -> None:
    s = scene(
        at={"green": 16, "red": 16},
        priests={"red": 1},
        forges={16: "uruz"},
        events=[12],
        armies={"green": {8: 1}, "red": {1: 1}},
    )

    s.play("green: forge").until("special", "green").play("green: act prepare").until("pray", "red")
    s.refused("red: forge", "LR-320")
    s.until("special", "red").play("red: act prepare").until("special", "green")
    assert s.g.embers[15] == 0
    s.play("green: act build-monument", "green: erect thor").until("hero_option", "red")

    assert s.g.embers[15] == 1
