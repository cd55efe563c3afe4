"""Step 1 of the Ragnarök phase: what lies under an active Horn clashes."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.vikings_gone_wild import GAME
from tests.games.vikings_gone_wild.scene import Scene, scene


def clash(row: str, **more: Any) -> Scene:
    """A Ragnarök phase with such a row; one Horn is active unless `desolation` says else."""
    given: dict[str, Any] = {"desolation": 2, "deck": "", "phase": "ragnarok", **more}
    return scene(row=row, **given)


def attacked(s: Scene) -> list[tuple[str, str]]:
    """Whose building was attacked, in order."""
    kinds = GAME.nouns["building"]
    return [(s.names[event.seat], kinds[event.building]) for event in s.events("BuildingAttacked")]


def clashed(s: Scene) -> list[str]:
    return [s.g.box.undead[event.undead].slug for event in s.events("ClashBegan")]


@pytest.mark.rule("VG-501", "VG-502")
def test_four_steps_in_order() -> None:
    s = clash("banshee - draugr - riposte", desolation=0)
    assert s.told() == [
        "PhaseBegan", "RiposteGone", "UndeadCame", "DesolationGrew", "PhaseBegan", "PhaseBegan", "HammerPassed",
        "RoundBegan", "PhaseBegan", "PhaseBegan", "CardsDrawn", "CardsDrawn", "CardsDrawn", "PhaseBegan", "TurnBegan",
    ]  # fmt: skip
    s = clash("banshee - draugr - draugr", seats=1)
    steps = s.told("ClashBegan", "RiposteMoved", "UndeadCame", "DesolationGrew")
    assert steps == ["ClashBegan", "UndeadCame", "DesolationGrew"]


@pytest.mark.rule("VG-502")
def test_without_a_horn_nothing_clashes() -> None:
    s = clash("draugr draugr draugr draugr draugr", desolation=0)
    assert (clashed(s), s.team) == ([], 20)


@pytest.mark.rule("VG-503")
def test_only_the_card_under_the_horn_clashes() -> None:
    s = clash("draugr draugr draugr draugr dark-elf", seats=1)
    assert (clashed(s), s.fallen()) == (["dark-elf"], ["dark-elf"])


@pytest.mark.rule("VG-503x", "VG-551x", "VG-552x")
def test_the_calendar_of_clashes() -> None:
    s = scene(seats=1, phase="ragnarok", round=1, desolation=0, team=60, row="draugr draugr dark-elf riposte -")
    counts: list[int] = []
    for number in range(1, 8):
        counts.append(len(clashed(s)) - sum(counts))
        assert s.g.round == number + 1
        assert s.desolation == number
        s.play("wolf: done")
    assert counts == [0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("VG-504")
@pytest.mark.parametrize("row", ["- - - draugr dark-elf", "- - - dark-elf draugr"])
def test_slot_5_clashes_before_slot_4(row: str) -> None:
    s = clash(row, desolation=5)
    assert clashed(s) == [row.split()[4], row.split()[3]]


@pytest.mark.rule("VG-505")
def test_one_card_at_a_time() -> None:
    s = clash("- - - draugr dark-elf", desolation=5, seats=1, villages={"wolf": "drakkar"}, hands={"wolf": "cannon*2"})
    assert s.options("wolf") == {"done", "defend cannon drakkar"}
    s.refused("wolf: defend cannon town-hall", "VG-516")
    s.play("wolf: defend cannon drakkar", "wolf: done")
    assert s.options("wolf") == {"done", "defend cannon town-hall"}


@pytest.mark.rule("VG-506")
def test_there_is_no_defence_against_a_building() -> None:
    s = clash("- - - - black-cannon", hands={"wolf": "cannon", "bear": "cannon"})
    assert s.asked() == ["bear: act"]  # the next round: no one was asked to defend
    assert s.team == 18


@pytest.mark.rule("VG-506x")
@pytest.mark.parametrize("row", ["- - - hell-gate black-cannon", "- - - black-cannon hell-gate"])
def test_black_cannon_and_hell_gate_cost_four(row: str) -> None:
    s = clash(row, desolation=5, team=18, boss="fenrir")
    assert s.team == 14
    assert sorted(s.fallen()) == ["black-cannon", "hell-gate"]
    assert s.row() == ["-", "-", "-", "-", "fenrir"]


@pytest.mark.rule("VG-507")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_building_costs_the_same_for_any_number(seats: int) -> None:
    assert clash("- - - - hell-gate", seats=seats).team == 18


@pytest.mark.rule("VG-508")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("challenge", ["offering", "tribute", "shields", "hunt", "builders", "sacrifice"])
def test_a_challenge_costs_one_for_each_player(seats: int, challenge: str) -> None:
    s = clash(f"- - - - {challenge}", seats=seats)
    assert (s.team, s.fallen()) == (20 - seats, [challenge])


@pytest.mark.rule("VG-509")
def test_a_unit_attacks_all_players() -> None:
    s = clash("- - - - draugr", seats=4)
    assert s.team == 16
    assert attacked(s) == [(name, "town-hall") for name in s.names]
    s = clash("- - - - draugr", seats=3, hands={"wolf": "cannon", "bear": "cannon", "serpent": "cannon"})
    assert s.asked() == ["wolf: defend", "bear: defend", "serpent: defend"]


@pytest.mark.rule("VG-510")
def test_the_highest_that_can_be_beaten_is_attacked() -> None:
    s = clash("- - - - dark-elf", seats=1, villages={"wolf": "brewery tavern drakkar"})
    assert attacked(s) == [("wolf", "drakkar")]


@pytest.mark.rule("VG-511")
def test_the_town_hall_is_attacked_with_the_def_of_its_level() -> None:
    assert attacked(clash("- - - - draugr", seats=1)) == [("wolf", "town-hall")]
    s = clash("- - - - bone-brute", seats=1, halls={"wolf": 2}, villages={"wolf": "drakkar"})
    assert attacked(s) == [("wolf", "town-hall")]


@pytest.mark.rule("VG-512")
def test_a_building_is_no_target_twice_in_a_phase() -> None:
    s = clash("- - - dark-elf dark-elf", seats=1, desolation=5, villages={"wolf": "drakkar"})
    assert attacked(s) == [("wolf", "drakkar"), ("wolf", "town-hall")]


@pytest.mark.rule("VG-513")
@pytest.mark.parametrize("village", ["brewery gold-mine", "gold-mine brewery"])
def test_of_equal_buildings_the_first_built_is_marked(village: str) -> None:
    s = clash("- - - - dark-elf", seats=1, halls={"wolf": 2}, villages={"wolf": village}, hands={"wolf": "cannon"})
    assert attacked(s) == [("wolf", village.split(maxsplit=1)[0])]
    s.play("wolf: done")
    assert s.team == 19  # in every case


@pytest.mark.rule("VG-513")
def test_the_town_hall_comes_last_among_equals() -> None:
    s = clash("- - - - draugr", seats=1, villages={"wolf": "brewery"})
    assert attacked(s) == [("wolf", "brewery")]


@pytest.mark.rule("VG-514", "VG-514x", "VG-515")
@pytest.mark.parametrize(("level", "undead"), [(2, "dark-elf"), (3, "rotten-pigonator")])
def test_who_has_nothing_to_attack_loses_that_fight(level: int, undead: str) -> None:
    s = clash(
        f"- - - - {undead}", seats=1, team=19, halls={"wolf": level}, hands={"wolf": "cannon"}, piles={"wolf": ""}
    )
    assert s.asked() == ["wolf: act"]  # no defence is offered: the next round has begun
    assert s.team == 18
    assert (attacked(s), s.told("BuildingFell")) == ([], [])
    assert s.hand("wolf") == ["cannon"]  # it was discarded unused, and drawn again


@pytest.mark.rule("VG-516")
def test_no_one_can_help_a_partner() -> None:
    s = clash("- - - - draugr", seats=2, hands={"wolf": "cannon"}, villages={"bear": "brewery"})
    assert s.asked() == ["wolf: defend"]
    s.refused("wolf: defend cannon brewery", "VG-516")
    s.play("wolf: defend cannon town-hall")
    assert s.team == 19


@pytest.mark.rule("VG-517")
def test_defending_is_optional() -> None:
    s = clash(
        "- - - - draugr", seats=1, hands={"wolf": "cannon"}, villages={"wolf": "drakkar"}
    )  # a Drakkar asks what to keep
    s.play("wolf: done")
    assert (s.team, s.hand("wolf")) == (19, ["cannon"])


@pytest.mark.rule("VG-519")
def test_who_holds_costs_nothing() -> None:
    s = clash("- - - - nidhogg", seats=4, villages={"wolf": "tavern"}, hands={"wolf": "cannon"})
    s.play("wolf: defend cannon tavern")  # 4 + 2 against 5
    assert s.team == 20 - 3 * 2


@pytest.mark.rule("VG-520")
def test_each_point_moves_the_team_one_space() -> None:
    s = clash("- - - - crypt", team=17)
    assert (s.team, s.desolation) == (14, 3)  # Desolation moved in its own step
    assert [(event.points, event.team) for event in s.events("TeamLost")] == [(3, 14)]


@pytest.mark.rule("VG-521", "VG-601")
def test_when_the_tokens_cross_all_is_lost_at_once() -> None:
    s = clash("- - - draugr hell-gate", team=7, desolation=6)
    assert s.result() == "lost"
    assert s.view("wolf").ragnarok
    assert clashed(s) == ["hell-gate"]  # slot 4 is not resolved
    assert s.told("DesolationGrew", "UndeadCame", "RiposteMoved") == []
    assert [GAME.nouns["horn"][event.horn] for event in s.events("HornSounded")] == ["ragnarok"]


@pytest.mark.rule("VG-522")
def test_a_unit_is_discarded_even_if_all_hold() -> None:
    s = clash("- - - - draugr", seats=1, hands={"wolf": "cannon"})
    s.play("wolf: defend cannon town-hall")
    assert (s.team, s.fallen()) == (20, ["draugr"])


@pytest.mark.rule("VG-523", "VG-546")
def test_no_clash_discards_the_boss() -> None:
    s = clash("- - - - hel", seats=1, round=5)
    for number in range(2, 4):
        assert (s.row()[4], len(clashed(s))) == ("hel", number - 1)
        s.play("wolf: done")
    assert (s.row(), clashed(s)) == (["-", "-", "-", "-", "hel"], ["hel"] * 3)


@pytest.mark.rule("VG-523x")
def test_the_boss_stays_with_its_tokens() -> None:
    s = clash("- - - - hel", seats=2, team=12, wounds=1, hands={"wolf": "cannon"}, villages={"wolf": "tavern"})
    assert s.asked() == ["wolf: defend"]  # as against a Unit
    s.play("wolf: done")
    assert (s.team, s.row()[4], s.g.wounds) == (10, "hel", 1)


@pytest.mark.rule("VG-524")
def test_an_empty_slot_under_a_horn_causes_no_fight() -> None:
    s = clash("- - - draugr -", seats=1, desolation=5)
    assert (clashed(s), s.team) == (["draugr"], 19)


@pytest.mark.rule("VG-524x")
def test_a_player_who_empties_slot_5_is_left_in_peace() -> None:
    s = clash("draugr banshee crypt bone-brute -", team=16)
    assert (clashed(s), s.team) == ([], 16)
    assert s.row()[1:] == ["draugr", "banshee", "crypt", "bone-brute"]  # unchanged, and regrouped after it


@pytest.mark.rule("VG-525")
def test_a_boss_in_slot_4_clashes_under_the_second_horn() -> None:
    s = clash("- - - fenrir -", seats=2, desolation=5)
    assert s.team == 18
    assert s.row()[4] == "fenrir"


@pytest.mark.rule("VG-526")
def test_defences_are_settled_in_any_order() -> None:
    s = clash("- - - - draugr", hands={"wolf": "cannon", "bear": "cannon", "serpent": "cannon"})
    assert s.asked() == ["wolf: defend", "bear: defend", "serpent: defend"]
    s.play("serpent: defend cannon town-hall", "bear: done", "wolf: done")
    assert s.team == 18


@pytest.mark.rule("VG-528")
def test_each_player_settles_once_and_losses_are_counted_after_the_last() -> None:
    s = clash(
        "- - - - dark-elf", team=16, villages={"wolf": "drakkar", "bear": "drakkar"},
        hands={"wolf": "cannon", "bear": "cannon"},
    )  # fmt: skip
    assert s.asked() == ["wolf: defend", "bear: defend"]  # the serpent has no Defence card
    s.play("bear: done")
    assert s.team == 16
    assert s.options("bear") == set()
    s.play("wolf: defend cannon drakkar")
    assert (s.team, s.fallen()) == (14, ["dark-elf"])
