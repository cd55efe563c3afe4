"""March: how figures go from province to province (BR-420 to BR-429)."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scene import Scene, scene


def marches(s: Scene, clan: str = "wolf") -> set[tuple[str, str]]:
    """The origins and destinations of all legal Marches of a clan."""
    return {(text.split()[1], text.split()[2]) for text in s.options(clan, "march")}


@pytest.mark.rule("BR-420")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_march_costs_one_rage_however_many_figures_move(count: int) -> None:
    s = scene(figures={"wolf": {"gimle": 3}}, rage={"wolf": 3})

    s.play("wolf: march gimle yggdrasil", *["wolf: send warrior"] * count)
    s.decline_all("marching")

    assert s.rage("wolf") == 2
    assert len(s.at("wolf", "yggdrasil")) == count


@pytest.mark.rule("BR-421")
def test_all_marching_figures_leave_one_province_and_never_a_fjord() -> None:
    s = scene(figures={"wolf": {"gimle": 2, "horgr": "leader", "west": "ship"}})
    assert {origin for origin, _ in marches(s)} == {"gimle", "horgr"}

    s.play("wolf: march gimle yggdrasil", "wolf: send warrior")

    assert s.options("wolf") == {"done", "send warrior"}
    s.refused("wolf: send leader", "BR-422")
    s.play("wolf: send warrior")
    assert s.asked() == ["bear: turn"]
    assert s.at("wolf", "yggdrasil") == ["warrior", "warrior"]
    assert s.at("wolf", "horgr") == ["leader"]


@pytest.mark.rule("BR-421x", "BR-423x")
@pytest.mark.parametrize(
    ("clan", "second"),
    [
        ("wolf", "march horgr yggdrasil"),  # red: from two provinces
        ("bear", "march gimle utgard"),  # brown: to two provinces
    ],
)
def test_a_second_origin_or_destination_is_refused_and_costs_nothing(clan: str, second: str) -> None:
    s = scene(turn=clan, figures={clan: {"gimle": 2, "horgr": 2}})

    s.play(f"{clan}: march gimle yggdrasil", f"{clan}: send warrior")

    s.refused(f"{clan}: {second}")
    assert s.rage(clan) == 6
    assert s.options(clan) == {"done", "send warrior"}


@pytest.mark.rule("BR-422")
def test_any_number_of_figures_may_march_and_others_stay() -> None:
    s = scene(figures={"wolf": {"gimle": 3}})

    s.play("wolf: march gimle horgr", "wolf: send warrior", "wolf: done")

    assert s.at("wolf", "gimle") == ["warrior", "warrior"]
    assert s.at("wolf", "horgr") == ["warrior"]


@pytest.mark.rule("BR-422")
def test_at_least_one_own_figure_marches_and_no_enemys() -> None:
    s = scene(figures={"wolf": {"gimle": 2}, "bear": {"gimle": "leader", "horgr": 2}})

    s.refused("wolf: march horgr gimle", "BR-422")
    s.play("wolf: march gimle utgard")

    assert s.options("wolf") == {"send warrior"}
    s.refused("wolf: done", "BR-422")
    s.refused("wolf: send leader", "BR-422")


@pytest.mark.rule("BR-423")
def test_all_marching_figures_arrive_in_one_other_province() -> None:
    s = scene(figures={"wolf": {"gimle": "leader warrior"}})
    s.refused("wolf: march gimle gimle", "BR-423")

    s.play("wolf: march gimle horgr", "wolf: send warrior")
    s.refused("wolf: march gimle utgard")
    s.play("wolf: send leader")

    assert s.at("wolf", "horgr") == ["leader", "warrior"]
    assert s.at("wolf", "utgard") == s.at("wolf", "gimle") == []


@pytest.mark.rule("BR-424")
def test_the_destination_may_be_any_province_still_standing() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, destroyed=["elvagar", "myrkulor"])

    reached = {destination for _, destination in marches(s)}

    assert reached == {"angerboda", "muspelheim", "horgr", "utgard", "andlang", "yggdrasil"}
    s.refused("wolf: march gimle elvagar", "BR-424")
    s.play("wolf: march gimle muspelheim", "wolf: send warrior")
    assert s.at("wolf", "muspelheim") == ["warrior"]
    assert s.rage("wolf") == 5


@pytest.mark.rule("BR-425")
def test_each_arriving_figure_needs_an_empty_village() -> None:
    s = scene(figures={"wolf": {"gimle": 2}, "bear": {"utgard": 2, "andlang": 3}})
    s.refused("wolf: march gimle andlang", "BR-425")

    s.play("wolf: march gimle utgard", "wolf: send warrior")

    s.refused("wolf: send warrior")  # Utgard is full, so the March is over
    assert s.asked() == ["bear: turn"]
    assert s.at("wolf", "utgard") == s.at("wolf", "gimle") == ["warrior"]


@pytest.mark.rule("BR-425x")
def test_two_of_three_march_from_gimle_to_the_two_villages_of_distant_elvagar() -> None:
    s = scene(turn="raven", figures={"raven": {"gimle": 3}, "wolf": {"elvagar": 2}})

    s.play("raven: march gimle elvagar", "raven: send warrior", "raven: send warrior")

    s.refused("raven: send warrior")
    assert s.at("raven", "elvagar") == ["warrior", "warrior"]
    assert s.at("raven", "gimle") == ["warrior"]


@pytest.mark.rule("BR-426", "BR-426x")
@pytest.mark.parametrize("count", [4, 5])
def test_any_number_may_march_from_angerboda_to_yggdrasil(count: int) -> None:
    s = scene(
        turn="serpent",
        figures={"serpent": {"angerboda": count}, "wolf": {"yggdrasil": 6}},
        rage={"serpent": 1},
    )

    s.play("serpent: march angerboda yggdrasil", *["serpent: send warrior"] * count)

    assert len(s.at("serpent", "yggdrasil")) == count
    assert len(s.at("wolf", "yggdrasil")) == 6
    assert s.rage("serpent") == 0


@pytest.mark.rule("BR-427")
@pytest.mark.parametrize("ship", ["ship", "sea-serpent"])
def test_ships_neither_march_nor_answer_a_call_to_battle(ship: str) -> None:
    s = scene(turn="bear", figures={"wolf": {"gimle": 2, "west": ship}, "bear": {"andlang": 1}})

    s.play("bear: pillage andlang")
    assert s.options("wolf") == {"decline", "join warrior gimle"}
    s.refused(f"wolf: join {ship} gimle", "BR-513")
    assert s.match.game.vocabulary.parse(f"join {ship} west") < 0

    s = scene(figures={"wolf": {"gimle": 2, "west": ship}})
    assert s.match.game.vocabulary.parse("march west north") < 0
    s.play("wolf: march gimle myrkulor")
    s.refused(f"wolf: send {ship}", "BR-427")


@pytest.mark.rule("BR-427x")
@pytest.mark.parametrize("fjord", ["north", "east", "south", "west"])
def test_no_legal_march_lists_a_ship(fjord: str) -> None:
    s = scene(figures={"wolf": {fjord: "ship", "gimle": 2, "yggdrasil": "leader"}})
    assert marches(s)

    for origin, destination in sorted(marches(s)):
        copy = Scene(s.match.clone())
        copy.play(f"wolf: march {origin} {destination}")
        assert copy.options("wolf") == {"send warrior" if origin == "gimle" else "send leader"}


@pytest.mark.rule("BR-428")
def test_horns_do_not_restrict_a_march() -> None:
    s = scene(figures={"wolf": {"gimle": 4}})
    s.refused("wolf: invade warrior gimle", "BR-407")

    s.play("wolf: march gimle horgr", "wolf: send warrior", "wolf: send warrior", "wolf: done")

    assert len(s.at("wolf", "horgr")) == len(s.at("wolf", "gimle")) == 2


@pytest.mark.rule("BR-429")
def test_marching_is_not_invading() -> None:
    s = scene(
        figures={"wolf": {"gimle": "troll"}, "bear": {"horgr": 2}},
        upgrades={"wolf": ["friggas-succor", "thors-domain"]},
    )

    s.play("wolf: march gimle horgr", "wolf: send troll")

    assert s.asked() == ["bear: turn"]
    assert s.at("wolf", "horgr") == ["troll"]
    assert s.at("bear", "horgr") == ["warrior", "warrior"]
