"""Card rulings, first part: invasions and what follows them, costs, and the strength of figures."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.battles import totals
from tests.games.blood_rage.scene import scene

# -- Thor's Domain ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-958")
@pytest.mark.parametrize(("rage", "asked"), [(2, "bear: turn"), (3, "wolf: pillage_at_once")])
def test_thors_domain_is_offered_only_if_two_rage_are_left(rage: int, asked: str) -> None:
    s = scene(seats=2, age=2, upgrades={"wolf": ["thors-domain"]}, rage={"wolf": rage})

    s.play("wolf: invade warrior gimle")

    assert s.asked() == [asked]


@pytest.mark.rule("BR-958")
@pytest.mark.parametrize(
    "line", ["invade warrior gimle", "invade dark-elf yggdrasil", "rise leader gimle", "upgrade valkyrie"]
)
def test_thors_domain_follows_any_true_invasion_of_a_province(line: str) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"valhalla": "leader"}},
        upgrades={"wolf": ["thors-domain", "friggas-domain", "dark-elf"]},
        hands={"wolf": ["valkyrie"]},
        rage={"wolf": 5},
    )

    s.play(f"wolf: {line}")
    if line.startswith("upgrade"):
        s.play("wolf: slot monster-2", "wolf: enter gimle")
    left = s.rage("wolf")
    s.play("wolf: accept")

    assert s.rage("wolf") == left - 2
    assert s.pillaged("yggdrasil" if line.endswith("yggdrasil") else "gimle")


@pytest.mark.rule("BR-958")
@pytest.mark.parametrize(
    ("lines", "pillaged"),
    [
        (("invade ship west",), ()),
        (("march horgr gimle",), ()),
        (("invade warrior gimle",), ("gimle",)),
    ],
)
def test_thors_domain_follows_no_ship_no_march_and_no_invasion_of_a_pillaged_province(
    lines: tuple[str, ...], pillaged: tuple[str, ...]
) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"horgr": 1}},
        upgrades={"wolf": ["thors-domain"]},
        pillaged=pillaged,
    )

    s.play(*[f"wolf: {line}" for line in lines])
    if "march" in lines[0]:
        s.play("wolf: send warrior")

    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-958", "BR-993")
def test_joining_a_battle_and_lokis_blessing_set_off_neither_thors_domain_nor_succor() -> None:
    s = scene(
        seats=2,
        age=2,
        turn="bear",
        figures={"wolf": {"andlang": 1}, "bear": {"gimle": "leader"}},
        upgrades={"wolf": ["thors-domain", "friggas-succor", "lokis-blessing"]},
    )

    s.play("bear: pillage gimle", "wolf: join warrior andlang")
    assert s.asked() == ["wolf: blessing"]  # the battle was fought at once, and lost
    s.play("wolf: accept")

    assert s.asked() == ["wolf: turn"]
    assert s.at("wolf", "gimle") == ["warrior"]


# -- Frigga's Domain ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-959", "BR-981")
def test_friggas_domain_brings_a_troll_back_for_one_rage_and_it_acts() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"valhalla": "troll"}, "bear": {"horgr": 2}},
        upgrades={"wolf": ["friggas-domain"]},
    )

    s.play("wolf: rise troll horgr")

    assert s.rage("wolf") == 5
    assert s.at("wolf", "horgr") == ["troll"]
    assert s.at("bear", "horgr") == []
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]


@pytest.mark.rule("BR-959")
def test_friggas_domain_costs_one_rage_even_for_the_leader() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"valhalla": "leader"}},
        upgrades={"wolf": ["friggas-domain"]},
        rage={"wolf": 1},
    )

    s.play("wolf: rise leader gimle")

    assert s.rage("wolf") == 0


@pytest.mark.rule("BR-959")
@pytest.mark.parametrize(
    ("figures", "line", "rule"),
    [
        ({"valhalla": "leader", "horgr": 4}, "rise leader gimle", "BR-959"),  # Horns 4
        ({"valhalla": "leader", "utgard": 3}, "rise leader utgard", "BR-403"),
        ({"valhalla": "leader"}, "rise leader yggdrasil", "BR-405"),
        ({"valhalla": "leader"}, "rise leader west", "BR-113"),
        ({"valhalla": "ship"}, "rise ship gimle", "BR-404"),
    ],
)
def test_friggas_domain_obeys_horns_and_placement(figures: dict[str, str | int], line: str, rule: str) -> None:
    s = scene(seats=2, age=3, figures={"wolf": figures}, upgrades={"wolf": ["friggas-domain"]})

    s.refused(f"wolf: {line}", rule)


# -- Troll and Fire Giant -----------------------------------------------------------------------------------


@pytest.mark.rule("BR-981")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
@pytest.mark.parametrize("way", ["invade", "upgrade", "rise"])
def test_troll_and_fire_giant_act_however_they_invade(monster: str, way: str) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"valhalla": monster} if way == "rise" else {}, "bear": {"horgr": 2}},
        upgrades={"wolf": ["friggas-domain", *([monster] if way == "invade" else [])]},
        hands={"wolf": [monster] if way == "upgrade" else []},
    )

    s.play(f"wolf: {way} {monster} horgr" if way != "upgrade" else f"wolf: upgrade {monster}")
    if way == "upgrade":
        s.play("wolf: enter horgr")

    assert s.at("wolf", "horgr") == [monster]
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]


@pytest.mark.rule("BR-981")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_troll_and_fire_giant_do_nothing_when_they_march_or_are_already_there(monster: str) -> None:
    s = scene(seats=2, age=2, figures={"wolf": {"gimle": monster}, "bear": {"horgr": 2}})

    s.play("wolf: march gimle horgr", f"wolf: send {monster}")
    assert s.at("bear", "horgr") == ["warrior", "warrior"]
    s.play("bear: invade warrior horgr")

    assert s.at("bear", "horgr") == ["warrior", "warrior", "warrior"]


@pytest.mark.rule("BR-981")
@pytest.mark.parametrize(("monster", "strength"), [("troll", 2), ("fire-giant", 4)])
def test_troll_and_fire_giant_do_nothing_when_they_join_a_battle(monster: str, strength: int) -> None:
    s = scene(seats=2, age=2, turn="bear", figures={"wolf": {"andlang": monster}, "bear": {"gimle": "leader warrior"}})

    s.play("bear: pillage gimle", f"wolf: join {monster} andlang")

    assert totals(s) == {"bear": 4, "wolf": strength}


@pytest.mark.rule("BR-982")
def test_troll_destroys_no_ship() -> None:
    s = scene(seats=2, figures={"bear": {"west": "ship", "gimle": "leader warrior"}}, upgrades={"wolf": ["troll"]})

    s.play("wolf: invade troll gimle")

    assert s.at("bear", "west") == ["ship"]
    assert s.at("bear", "gimle") == ["leader"]


@pytest.mark.rule("BR-983")
@pytest.mark.parametrize("monster", ["troll", "fire-giant"])
def test_troll_and_fire_giant_cannot_make_room_for_themselves(monster: str) -> None:
    s = scene(seats=2, age=2, figures={"bear": {"utgard": 3}}, upgrades={"wolf": [monster]})

    s.refused(f"wolf: invade {monster} utgard", "BR-403")

    assert f"invade {monster} andlang" in s.options("wolf")


# -- Frigga's Charm -----------------------------------------------------------------------------------


@pytest.mark.rule("BR-980")
@pytest.mark.parametrize(
    ("card", "dear", "cheap"), [("troll", 2, 1), ("brothers-in-arms", 1, 0), ("soldier-of-hel", 0, 0)]
)
def test_friggas_charm_takes_one_rage_off_the_next_upgrade_but_never_below_zero(
    card: str, dear: int, cheap: int
) -> None:
    spent = []
    for lines in (("wolf: upgrade " + card,), ("wolf: upgrade friggas-charm", "wolf: upgrade " + card)):
        s = scene(seats=2, age=3, hands={"wolf": ["friggas-charm", card]}, passed=["bear"])
        s.play(*lines).decline_all("free_invasion")
        spent.append(6 - s.rage("wolf"))

    assert spent == [dear, cheap]


@pytest.mark.rule("BR-980")
@pytest.mark.parametrize(("line", "cost"), [("invade ship west", 2), ("invade warrior gimle", 1)])
def test_friggas_charm_does_not_reduce_invasions(line: str, cost: int) -> None:
    s = scene(seats=2, upgrades={"wolf": ["friggas-charm"]})

    s.play(f"wolf: {line}")

    assert s.rage("wolf") == 6 - cost


# -- Dark Elf and Sea Serpent ---------------------------------------------------------------------------


@pytest.mark.rule("BR-984")
@pytest.mark.parametrize(("place", "strength"), [("yggdrasil", 3), ("gimle", 1)])
def test_dark_elf_invades_for_one_rage_even_into_yggdrasil(place: str, strength: int) -> None:
    s = scene(seats=2, age=2, upgrades={"wolf": ["dark-elf"]}, rage={"wolf": 2})

    s.play(f"wolf: invade dark-elf {place}")

    assert s.rage("wolf") == 1
    assert s.strength("wolf", place) == strength


@pytest.mark.rule("BR-984")
def test_dark_elf_card_costs_one_rage() -> None:
    s = scene(seats=2, age=2, hands={"wolf": ["dark-elf"]}, rage={"wolf": 2})

    s.play("wolf: upgrade dark-elf")
    assert s.rage("wolf") == 1
    s.play("wolf: enter yggdrasil")

    assert s.rage("wolf") == 1


@pytest.mark.rule("BR-985")
@pytest.mark.parametrize("dragons", ["lokis-dragons", "fire-dragons", "eternal-dragons"])
def test_a_ship_upgrade_gives_the_sea_serpent_no_free_invasion_and_no_other_strength(dragons: str) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"south": "ship"}},
        upgrades={"wolf": ["sea-serpent"]},
        hands={"wolf": [dragons]},
        rage={"wolf": 5, "bear": 1},
    )

    s.play(f"wolf: upgrade {dragons}")
    assert s.asked() == ["bear: turn"]
    s.play("bear: pass", "wolf: invade sea-serpent west")

    assert s.strength("wolf", "gimle") == 3
    assert s.strength("wolf", "andlang") == 2


@pytest.mark.rule("BR-985")
def test_the_free_invasion_of_a_ship_upgrade_is_for_the_ship() -> None:
    s = scene(seats=2, age=2, upgrades={"wolf": ["sea-serpent"]}, hands={"wolf": ["fire-dragons"]})

    s.play("wolf: upgrade fire-dragons", "wolf: enter west")

    assert s.at("wolf", "west") == ["ship"]
    assert s.at("wolf", "reserve").count("sea-serpent") == 1


# -- Warriors in pairs ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-992")
@pytest.mark.parametrize(
    ("card", "expected"),
    [("brothers-in-arms", (1, 3, 4, 6)), ("masters-in-arms", (2, 6, 8, 12))],
)
def test_pairs_are_formed_in_each_province_for_itself(card: str, expected: tuple[int, ...]) -> None:
    for count, strength in enumerate(expected, start=1):
        s = scene(
            seats=2,
            age=3,
            figures={"wolf": {"gimle": count, "horgr": 1}},
            upgrades={"wolf": [card]},
        )
        assert s.strength("wolf", "gimle") == strength
        assert s.strength("wolf", "horgr") == expected[0]


@pytest.mark.rule("BR-992")
@pytest.mark.parametrize(("card", "cost"), [("brothers-in-arms", 1), ("masters-in-arms", 2)])
def test_the_second_warrior_of_a_pair_pays_its_own_single_cost(card: str, cost: int) -> None:
    s = scene(seats=2, age=3, figures={"wolf": {"gimle": 1}}, upgrades={"wolf": [card]})

    s.play("wolf: invade warrior gimle")

    assert s.rage("wolf") == 6 - cost


@pytest.mark.rule("BR-992")
@pytest.mark.parametrize(
    ("provinces", "glory"),
    [({"gimle": 2}, 5), ({"gimle": 1, "andlang": 1}, 0)],  # 3 against the Ship's 2, or 1 and 1
)
def test_pairs_count_for_quests(provinces: dict[str, str | int], glory: int) -> None:
    s = scene(
        seats=2,
        figures={"wolf": provinces, "bear": {"west": "ship", "andlang": 1}},
        upgrades={"wolf": ["brothers-in-arms"]},
        quests={"wolf": ["alfheim-1"]},
    )

    s.to_phase("gifts", 2)

    assert s.glory("wolf") == glory


@pytest.mark.rule("BR-992")
def test_pairs_count_in_battle() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 2, "utgard": 1}, "bear": {"west": "ship"}},
        upgrades={"wolf": ["brothers-in-arms"]},
    )

    s.play("wolf: pillage gimle")

    assert s.at("bear", "valhalla") == ["ship"]  # 3 against 2: the third Warrior is elsewhere
    assert s.at("wolf", "gimle") == ["warrior", "warrior"]


# -- Frigga's Succor --------------------------------------------------------------------------------------


@pytest.mark.rule("BR-993")
def test_succor_brings_one_free_warrior_and_sets_off_no_second() -> None:
    s = scene(seats=2, figures={"wolf": {"horgr": 2}}, upgrades={"wolf": ["friggas-succor"]})

    s.play("wolf: invade leader gimle")
    assert s.options("wolf") == {"accept", "decline"}
    s.play("wolf: accept")

    assert s.asked() == ["bear: turn"]
    assert s.at("wolf", "gimle") == ["leader", "warrior"]
    assert s.rage("wolf") == 6


@pytest.mark.rule("BR-993")
@pytest.mark.parametrize(
    ("wolf", "bear", "line"),
    [
        ({"horgr": 3}, {}, "invade leader gimle"),  # Horns 4, reached by the Leader
        ({"valhalla": "8 warrior"}, {}, "invade leader gimle"),  # no Warrior in reserve
        ({}, {"utgard": 2}, "invade leader utgard"),  # the Leader takes the last village
        ({}, {}, "invade ship west"),
        ({}, {}, "invade dark-elf yggdrasil"),
    ],
)
def test_succor_needs_a_warrior_a_village_and_horns_and_follows_no_ship_nor_into_yggdrasil(
    wolf: dict[str, str | int], bear: dict[str, str | int], line: str
) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": wolf, "bear": bear},
        upgrades={"wolf": ["friggas-succor", "dark-elf"]},
    )

    s.play(f"wolf: {line}")

    assert s.asked() == ["bear: turn"]
