"""Card rulings, second part: rewards of a pillage, granted pillages and sacrifices, and losers who come back."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scene import Scene, scene

# -- Frigga's Grace -------------------------------------------------------------------------------------


def pillage_with_grace(province: str, reward: str) -> Scene:
    """The Wolf wins the battle for a province of this reward with Frigga's Grace."""
    s = scene(
        seats=2,
        figures={"wolf": {province: "leader"}, "bear": {province: 1}},
        hands={"wolf": ["friggas-grace"]},
        rewards={province: reward},
    )
    return s.play(f"wolf: pillage {province}", "wolf: friggas-grace")


@pytest.mark.rule("BR-960")
@pytest.mark.parametrize(
    ("reward", "others"),
    [("rage", ("axes", "horns")), ("axes", ("rage", "horns")), ("horns", ("rage", "axes"))],
)
def test_grace_raises_a_stat_other_than_the_rewards(reward: str, others: tuple[str, str]) -> None:
    s = pillage_with_grace("gimle", reward)

    assert s.options("wolf") == {f"raise {stat}" for stat in others}
    s.refused(f"wolf: raise {reward}", "BR-960")
    s.play(f"wolf: raise {others[0]}")

    assert [s.step("wolf", stat) for stat in (reward, *others)] == [2, 2, 1]


@pytest.mark.rule("BR-961")
@pytest.mark.parametrize(("province", "reward"), [("gimle", "glory"), ("yggdrasil", "all")])
def test_grace_raises_any_stat_after_glory_or_yggdrasil(province: str, reward: str) -> None:
    s = pillage_with_grace(province, reward)

    assert s.options("wolf") == {"raise rage", "raise axes", "raise horns"}


# -- Frost Giant ------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-989")
def test_frost_giant_doubles_an_axes_step_before_axes_glory_is_scored_once() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "frost-giant"}, "bear": {"gimle": 1}},
        rewards={"gimle": "axes"},
    )

    s.play("wolf: pillage gimle")

    assert s.stat("wolf", "axes") == 5
    assert s.glory("wolf") == 5


@pytest.mark.rule("BR-989", "BR-990")
@pytest.mark.parametrize(
    ("reward", "glory", "steps"),
    [("glory", 10, (1, 1, 1)), ("horns", 0, (1, 1, 3)), ("all", 0, (3, 3, 3))],
)
def test_frost_giant_doubles_each_reward_of_an_unopposed_pillage(
    reward: str, glory: int, steps: tuple[int, int, int]
) -> None:
    province = "yggdrasil" if reward == "all" else "gimle"
    s = scene(seats=2, age=3, figures={"wolf": {province: "frost-giant"}}, rewards={province: reward})

    s.play(f"wolf: pillage {province}")

    assert s.glory("wolf") == glory
    assert tuple(s.step("wolf", stat) for stat in ("rage", "axes", "horns")) == steps


@pytest.mark.rule("BR-989")
def test_frost_giant_doubles_only_the_token() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "frost-giant leader"}},
        upgrades={"wolf": ["lord-of-spears"]},
        rewards={"gimle": "rage"},
    )

    s.play("wolf: pillage gimle")

    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [4, 2, 2]


# -- Leaders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-990")
def test_leader_upgrades_work_after_an_unopposed_pillage() -> None:
    axes = scene(seats=2, age=2, figures={"wolf": {"gimle": "leader"}}, upgrades={"wolf": ["lord-of-axes"]})
    axes.play("wolf: pillage gimle", "wolf: raise horns")
    spears = scene(seats=2, age=3, figures={"wolf": {"gimle": "leader"}}, upgrades={"wolf": ["lord-of-spears"]})
    spears.play("wolf: pillage gimle")

    assert [axes.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 1, 2]
    assert [spears.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [3, 2, 2]


@pytest.mark.rule("BR-990")
@pytest.mark.parametrize(
    ("figures", "upgrades"),
    [
        ("leader warrior", ["lord-of-axes"]),
        ("leader warrior", ["lord-of-hammers"]),
        ("leader warrior", ["lord-of-spears"]),
        ("frost-giant warrior", []),
    ],
)
def test_leader_and_frost_giant_gain_nothing_if_the_tide_has_taken_them(figures: str, upgrades: list[str]) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": figures}, "bear": {"gimle": 1}},
        upgrades={"wolf": upgrades},
        hands={"wolf": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "wolf: odins-tide", "wolf: hold warrior")

    assert s.asked() == ["bear: turn"]
    assert s.pillaged("gimle")
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 1, 1]


# -- Lord of Hammers ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-991")
def test_lord_of_hammers_moves_only_where_there_is_room_in_a_standing_neighbour() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"andlang": 3}},
        upgrades={"wolf": ["lord-of-hammers"]},
        destroyed=["myrkulor"],
    )

    s.play("wolf: pillage gimle", "bear: decline")
    assert s.options("wolf") == {"decline", "enter yggdrasil"}
    s.play("wolf: enter yggdrasil")

    assert s.at("wolf", "yggdrasil") == ["leader"]
    assert s.at("wolf", "gimle") == []


@pytest.mark.rule("BR-991")
@pytest.mark.parametrize(("answer", "place"), [("enter andlang", "andlang"), ("decline", "gimle")])
def test_lord_of_hammers_moves_freely_if_he_likes_and_that_is_no_invasion(answer: str, place: str) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "leader"}},
        upgrades={"wolf": ["lord-of-hammers", "friggas-succor", "thors-domain"]},
    )

    s.play("wolf: pillage gimle")
    assert s.options("wolf") == {"decline", "enter andlang", "enter myrkulor", "enter yggdrasil"}
    s.play(f"wolf: {answer}")

    assert s.asked() == ["bear: turn"]
    assert s.at("wolf", place) == ["leader"]
    assert s.rage("wolf") == 6


# -- Loki's Blessing ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-994")
def test_blessing_works_after_a_tie_in_the_emptied_province() -> None:
    s = scene(
        seats=3,
        figures={"wolf": {"andlang": 1}, "bear": {"andlang": 1}, "serpent": {"andlang": 1}},
        upgrades={"bear": ["lokis-blessing"]},
    )

    s.play("wolf: pillage andlang")
    assert s.asked() == ["bear: blessing"]
    assert [s.at(clan, "andlang") for clan in ("wolf", "bear", "serpent")] == [[], [], []]
    s.play("bear: accept")

    assert s.at("bear", "andlang") == ["warrior"]
    assert s.rage("bear") == 6


@pytest.mark.rule("BR-994")
@pytest.mark.parametrize(
    ("province", "wolf", "bear", "offered"),
    [
        ("gimle", "leader", {"gimle": 1}, True),
        ("yggdrasil", "leader", {"yggdrasil": 1}, False),
        ("andlang", "3 warrior", {"south": "ship"}, False),  # no empty village
        ("gimle", "leader", {"gimle": 1, "horgr": 4}, False),  # Horns 4
        ("gimle", "leader", {"gimle": 1, "horgr": 3}, True),  # the fallen Warrior made room under Horns
    ],
)
def test_blessing_keeps_to_villages_and_horns_and_out_of_yggdrasil(
    province: str, wolf: str, bear: dict[str, str | int], offered: bool
) -> None:
    s = scene(
        seats=2,
        figures={"wolf": {province: wolf}, "bear": bear},
        upgrades={"bear": ["lokis-blessing"]},
    )

    s.play(f"wolf: pillage {province}")

    assert s.asked() == ["bear: blessing" if offered else "bear: turn"]


@pytest.mark.rule("BR-994")
def test_a_winner_is_not_blessed() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["lokis-blessing"]},
    )

    s.play("wolf: pillage gimle")

    assert s.asked() == ["bear: turn"]


# -- Tyr's Challenge ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-998")
@pytest.mark.parametrize(
    ("figures", "pillaged"),
    [
        ({"andlang": 1, "south": "ship"}, ["gimle"]),  # neither in Gimle nor in its fjord
        ({"gimle": 1}, ["andlang"]),  # Gimle is not pillaged yet
    ],
)
def test_challenge_needs_presence_and_a_pillaged_token(figures: dict[str, str | int], pillaged: list[str]) -> None:
    s = scene(seats=2, age=2, figures={"wolf": figures}, upgrades={"wolf": ["tyrs-challenge"]}, pillaged=pillaged)

    s.refused("wolf: challenge gimle", "BR-998")


@pytest.mark.rule("BR-998")
def test_a_province_may_be_challenged_twice_and_pays_each_time() -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"west": "ship"}},
        upgrades={"wolf": ["tyrs-challenge"]},
        rage={"wolf": 5},
        rewards={"gimle": "glory"},
        pillaged=["gimle"],
    )

    s.play("wolf: challenge gimle")
    assert (s.rage("wolf"), s.glory("wolf"), s.pillaged("gimle")) == (3, 5, True)
    s.play("bear: pass", "wolf: challenge gimle")

    assert (s.rage("wolf"), s.glory("wolf"), s.pillaged("gimle")) == (1, 10, True)


@pytest.mark.rule("BR-998")
@pytest.mark.parametrize(
    ("joins", "glory", "axes"),
    [("join leader andlang", {"wolf": 0, "bear": 3}, 1), ("join warrior andlang", {"wolf": 4, "bear": 0}, 2)],
)
def test_a_challenge_is_called_fought_and_paid_like_any_pillage(joins: str, glory: dict[str, int], axes: int) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": 2}, "bear": {"andlang": "leader warrior"}},
        upgrades={"wolf": ["tyrs-challenge"]},
        rewards={"gimle": "axes"},
        pillaged=["gimle"],
    )

    s.play("wolf: challenge gimle", f"bear: {joins}", "bear: decline")

    assert {clan: s.glory(clan) for clan in ("wolf", "bear")} == glory
    assert s.step("wolf", "axes") == axes
    assert s.pillaged("gimle")


# -- Frigga's Sacrifice -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-999")
@pytest.mark.parametrize(
    ("figures", "steps"),
    [
        ({"gimle": 1, "valhalla": "3 warrior"}, (1, 1, 1)),  # one figure on the map
        ({"gimle": 2}, (6, 6, 6)),  # no stat can rise
    ],
)
def test_sacrifice_needs_two_figures_on_the_map_and_a_stat_below_its_last_step(
    figures: dict[str, str | int], steps: tuple[int, int, int]
) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": figures},
        upgrades={"wolf": ["friggas-sacrifice"]},
        steps={"wolf": steps},
    )

    s.refused("wolf: sacrifice", "BR-999")


@pytest.mark.rule("BR-999", "BR-986")
def test_sacrifice_takes_figures_from_anywhere_for_no_rage_and_dragons_pay() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"west": "ship", "horgr": 1}},
        upgrades={"wolf": ["friggas-sacrifice", "eternal-dragons"]},
        steps={"wolf": (6, 6, 5)},
    )

    s.play("wolf: sacrifice", "wolf: offer ship west")  # the Warrior is all that is left to offer

    assert s.at("wolf", "valhalla") == ["ship", "warrior"]
    assert s.glory("wolf") == 12
    assert s.step("wolf", "horns") == 6
    assert s.rage("wolf") == 12


@pytest.mark.rule("BR-999", "BR-995", "BR-997")
def test_sacrificed_figures_stand_together_and_can_neither_flee_nor_be_saved() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "volur-witch 2 warrior"}},
        upgrades={"wolf": ["friggas-sacrifice", "friggas-protection"]},
    )

    s.play("wolf: sacrifice", "wolf: offer volur-witch gimle")  # and a Warrior
    assert s.asked() == ["wolf: raise_stat"]
    s.play("wolf: raise axes")

    assert s.at("wolf", "gimle") == ["warrior"]
    assert s.at("wolf", "valhalla") == ["volur-witch", "warrior"]
    assert s.step("wolf", "axes") == 2
    assert s.rage("wolf") == 6
