"""Missions: what they want, what they give, and how they come and go (VG-730 to VG-739, VG-972 to VG-987)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.scene import Scene, new, scene


def missions(s: Scene, name: str) -> list[str]:
    return [s.g.box.missions[mission].slug for mission in s.g.missions[s.seat(name)]]


def completed(s: Scene, name: str) -> list[str]:
    return [s.g.box.missions[mission].slug for mission in s.g.completed[s.seat(name)]]


@pytest.mark.rule("VG-730")
def test_each_player_has_two_open_missions() -> None:
    s = new(seats=4, mode="versus")

    assert [len(open_ones) for open_ones in s.g.missions] == [2, 2, 2, 2]


@pytest.mark.rule("VG-731", "VG-733")
def test_a_mission_gives_its_points_and_is_replaced_in_the_next_draw_phase() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), missions={"wolf": "recruiter banker"})

    s.refused("wolf: claim recruiter", "VG-737", done=0, needs=1)
    s.play("wolf: buy elf-archer", "wolf: claim recruiter")

    assert s.points("wolf") == 1
    assert completed(s, "wolf") == ["recruiter"]
    assert missions(s, "wolf") == ["banker"]
    s.play("wolf: done", "bear: done")
    assert len(missions(s, "wolf")) == 2


@pytest.mark.rule("VG-731")
@pytest.mark.parametrize(("mission", "points"), [("planner", 2), ("jarl", 3)])
def test_missions_of_higher_levels_give_more(mission: str, points: int) -> None:
    s = scene(versus=True, seats=2, halls={"wolf": 3}, missions={"wolf": f"{mission} banker"})

    s.play(f"wolf: claim {mission}")

    assert s.points("wolf") == points
    assert completed(s, "wolf") == [mission]


@pytest.mark.rule("VG-730")
def test_only_ones_own_open_missions_are_claimed() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), missions={"wolf": "banker", "bear": "recruiter"})

    s.play("wolf: buy elf-archer")

    s.refused("wolf: claim recruiter", "VG-730")


@pytest.mark.rule("VG-732")
def test_one_mission_a_turn() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 2), missions={"wolf": "recruiter mason"})

    s.play("wolf: buy elf-archer", "wolf: buy cannon", "wolf: claim recruiter")

    s.refused("wolf: claim mason", "VG-732")


@pytest.mark.rule("VG-734")
@pytest.mark.parametrize(("done", "level"), [("recruiter", 2), ("planner", 3), ("jarl", 3)])
def test_the_next_mission_is_a_level_higher(done: str, level: int) -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), halls={"wolf": 3}, missions={"wolf": f"{done} raider"})
    s.play("wolf: buy elf-archer", f"wolf: claim {done}", "wolf: done", "bear: done")

    drawn = s.g.missions[0][-1]
    assert s.g.box.missions[drawn].level == level


@pytest.mark.rule("VG-735")
def test_an_empty_level_is_replaced_by_the_next_lower_one_or_by_none() -> None:
    s = scene(versus=True, seats=2, halls={"wolf": 3}, missions={"wolf": "jarl raider"}, drained="missions-3")
    s.play("wolf: claim jarl", "wolf: done", "bear: done")
    assert s.g.box.missions[s.g.missions[0][-1]].level == 2

    drained = "missions-1 missions-2 missions-3"
    s = scene(versus=True, seats=2, halls={"wolf": 3}, missions={"wolf": "jarl raider"}, drained=drained)
    s.play("wolf: claim jarl", "wolf: done", "bear: done")
    assert missions(s, "wolf") == ["raider"]


@pytest.mark.rule("VG-735")
def test_players_draw_missions_in_turn_order() -> None:
    s = scene(
        versus=True, seats=2, hammer="wolf", fresh=(3, 0), missions={"wolf": "recruiter", "bear": "raider"},
        hands={"bear": "warrior"},
    )  # fmt: skip
    s.play("wolf: buy elf-archer", "wolf: claim recruiter", "wolf: done")
    s.play("bear: draco", "bear: with warrior", "bear: strike", "bear: take beer", "bear: claim raider", "bear: done")

    drawn = s.events("MissionDrawn")
    assert [event.seat for event in drawn] == [1, 0]  # the hammer has passed to bear


@pytest.mark.rule("VG-736")
def test_a_mission_is_changed_for_a_gold_once_a_turn() -> None:
    s = scene(versus=True, seats=2, fresh=(0, 2), missions={"wolf": "worker banker"})

    s.play("wolf: change worker")

    assert s.fresh() == (0, 1)
    worker = next(number for number, row in enumerate(s.g.box.missions) if row.slug == "worker")
    assert s.g.mission_decks[0][0] == worker  # the last to be drawn
    assert len(missions(s, "wolf")) == 2
    assert s.g.box.missions[s.g.missions[0][-1]].level == 1
    s.refused("wolf: change banker", "VG-736")


@pytest.mark.rule("VG-736")
def test_no_mission_is_changed_without_gold_or_deck() -> None:
    s = scene(versus=True, seats=2, missions={"wolf": "worker"})
    s.refused("wolf: change worker", "VG-736", needs=1, has=0)

    s = scene(versus=True, seats=2, fresh=(0, 1), missions={"wolf": "worker"}, drained="missions-1")
    s.refused("wolf: change worker", "VG-736")
    assert s.fresh() == (0, 1)


@pytest.mark.rule("VG-737")
def test_deeds_count_in_the_turn_they_are_done_and_things_whenever_one_has_them() -> None:
    s = scene(
        versus=True, seats=2, villages={"wolf": "brewery"}, halls={"wolf": 2}, missions={"wolf": "worker planner"}
    )

    s.refused("wolf: claim worker", "VG-737", done=0, needs=1)
    s.play("wolf: claim planner")

    assert s.points("wolf") == 2


@pytest.mark.rule("VG-737")
def test_deeds_of_one_turn_count_in_no_other() -> None:
    s = scene(versus=True, seats=2, fresh=(0, 2), missions={"wolf": "worker banker", "bear": "builder planner"})
    s.play("wolf: build brewery")
    assert [s.view(None).players[seat].missions[0].progress for seat in (0, 1)] == [1, 0]  # bear has not built

    s.play("wolf: done")
    s.refused("bear: claim builder", "VG-737", done=0, needs=2)
    s.play("bear: done").until("act", "wolf")
    s.refused("wolf: claim worker", "VG-737", done=0, needs=1)


@pytest.mark.rule("VG-738")
def test_what_is_exchanged_is_not_spent() -> None:
    s = scene(versus=True, seats=2, fresh=(9, 0), missions={"wolf": "drinker"}, path="money-theft - - - -")

    s.play("wolf: trade beer", "wolf: trade beer")
    s.refused("wolf: claim drinker", "VG-737", done=0, needs=4)
    s.play("wolf: buy elf-archer", "wolf: buy money-theft", "wolf: claim drinker")

    assert s.points("wolf") == 1


@pytest.mark.rule("VG-738")
def test_what_a_renewed_card_costs_is_spent() -> None:
    s = scene(versus=True, seats=2, fresh=(0, 2), missions={"wolf": "banker worker"}, path="skald - - - -")

    s.play("wolf: renew skald", "wolf: change worker", "wolf: claim banker")

    assert s.points("wolf") == 1


@pytest.mark.rule("VG-739")
def test_units_and_defences_of_the_path_count_as_such() -> None:
    s = scene(
        versus=True, seats=2, fresh=(9, 9), missions={"wolf": "recruiter mason"}, path="bear-rider valkyrie - - -"
    )
    s.play("wolf: buy bear-rider", "wolf: claim recruiter")
    assert s.points("wolf") == 1

    s = scene(
        versus=True, seats=2, fresh=(9, 9), missions={"wolf": "recruiter mason"}, path="bear-rider valkyrie - - -"
    )
    s.play("wolf: buy valkyrie", "wolf: claim mason")
    assert s.points("wolf") == 1


# -- each of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-972", "VG-320x")
def test_worker() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 4), missions={"wolf": "worker"})

    s.play("wolf: upgrade")
    s.refused("wolf: claim worker", "VG-737", done=0, needs=1)  # an upgrade is no building
    s.play("wolf: build gold-mine")
    assert s.village("wolf") == ["gold-mine+"]
    s.play("wolf: claim worker")

    assert s.points("wolf") == 2 + 1


@pytest.mark.rule("VG-973", "VG-974", "VG-975")
@pytest.mark.parametrize(
    ("mission", "bought"), [("recruiter", "elf-archer"), ("pilgrim", "skald"), ("mason", "cannon")]
)
def test_recruiter_pilgrim_and_mason(mission: str, bought: str) -> None:
    for card in ("elf-archer", "skald", "cannon"):
        s = scene(versus=True, seats=2, fresh=(9, 9), missions={"wolf": mission}, path="skald - - - -")
        s.play(f"wolf: buy {card}")
        if card == bought:
            s.play(f"wolf: claim {mission}")
            assert s.points("wolf") == 1
        else:
            s.refused(f"wolf: claim {mission}", "VG-737", done=0, needs=1)


@pytest.mark.rule("VG-976")
@pytest.mark.parametrize("target", ["draco", "camp", "raid bear brewery"])
def test_raider(target: str) -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "pigonator"}, villages={"bear": "brewery"}, missions={"wolf": "raider"}
    )

    s.play(f"wolf: {target}", "wolf: with pigonator", "wolf: strike")
    if target == "draco":
        s.play("wolf: take beer")
    before = s.points("wolf")
    s.play("wolf: claim raider")

    assert s.points("wolf") == before + 1


@pytest.mark.rule("VG-976")
def test_raider_wants_a_victory() -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "warrior"}, villages={"bear": "brewery"}, missions={"wolf": "raider"}
    )

    s.play("wolf: raid bear brewery", "wolf: with warrior", "wolf: strike")

    s.refused("wolf: claim raider", "VG-737", done=0, needs=1)


@pytest.mark.rule("VG-977", "VG-983")
def test_drinker_and_feast() -> None:
    s = scene(versus=True, seats=2, fresh=(8, 0), missions={"wolf": "drinker feast"})

    s.play("wolf: buy elf-archer")
    s.refused("wolf: claim drinker", "VG-737", done=3, needs=4)
    s.refused("wolf: claim feast", "VG-737", done=3, needs=7)
    s.play("wolf: buy big-brute", "wolf: claim feast")

    assert s.points("wolf") == 2
    assert s.view("wolf").players[0].missions[0].progress == 4


@pytest.mark.rule("VG-978", "VG-984")
def test_banker_and_treasurer() -> None:
    s = scene(versus=True, seats=2, fresh=(1, 4), missions={"wolf": "banker treasurer"})

    s.play("wolf: build beer-storage")
    s.refused("wolf: claim banker", "VG-737", done=1, needs=2)
    s.play("wolf: buy chicken-tower", "wolf: claim treasurer")

    assert s.points("wolf") == 2


@pytest.mark.rule("VG-979")
def test_merchant() -> None:
    s = scene(versus=True, seats=2, fresh=(5, 4), missions={"wolf": "merchant"})

    s.play("wolf: trade beer")
    s.refused("wolf: claim merchant", "VG-737", done=0, needs=1)
    s.play("wolf: buy elf-archer", "wolf: claim merchant")
    assert s.points("wolf") == 1

    s = scene(versus=True, seats=2, fresh=(5, 4), missions={"wolf": "merchant"})
    s.play("wolf: buy elf-archer")
    s.refused("wolf: claim merchant", "VG-737", done=0, needs=1)


@pytest.mark.rule("VG-980", "VG-986")
@pytest.mark.parametrize(("mission", "needs", "points"), [("pillager", 2, 2), ("warlord", 3, 3)])
def test_pillager_and_warlord(mission: str, needs: int, points: int) -> None:
    village = ("brewery", "gold-mine", "drakkar")
    s = scene(
        versus=True,
        seats=2,
        hands={"wolf": "big-brute*3"},
        villages={"bear": " ".join(village)},
        missions={"wolf": mission},
        favours="thor odin",
    )
    for target in village[: needs - 1]:
        s.play(f"wolf: raid bear {target}", "wolf: with big-brute", "wolf: strike")
    s.refused(f"wolf: claim {mission}", "VG-737", done=needs - 1, needs=needs)
    s.play(f"wolf: raid bear {village[needs - 1]}", "wolf: with big-brute", "wolf: strike")
    s.until("wolf: act")
    before = s.points("wolf")
    s.play(f"wolf: claim {mission}")

    assert s.points("wolf") == before + points


@pytest.mark.rule("VG-981")
def test_builder() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 3), missions={"wolf": "builder"})

    s.play("wolf: build gold-mine")
    s.refused("wolf: claim builder", "VG-737", done=1, needs=2)
    s.play("wolf: build brewery", "wolf: claim builder")

    assert s.points("wolf") == 2


@pytest.mark.rule("VG-982", "VG-987")
@pytest.mark.parametrize(("mission", "level", "points"), [("planner", 2, 2), ("jarl", 3, 3)])
def test_planner_and_jarl(mission: str, level: int, points: int) -> None:
    s = scene(versus=True, seats=2, halls={"wolf": level - 1}, missions={"wolf": mission})
    s.refused(f"wolf: claim {mission}", "VG-737", done=level - 1, needs=level)

    s = scene(versus=True, seats=2, halls={"wolf": level}, missions={"wolf": mission})
    s.play(f"wolf: claim {mission}")
    assert s.points("wolf") == points


@pytest.mark.rule("VG-985")
def test_sentinel() -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "cannon"}, discards={"wolf": "cannon"}, missions={"wolf": "sentinel"}
    )
    s.refused("wolf: claim sentinel", "VG-737", done=1, needs=2)

    s = scene(versus=True, seats=2, hands={"wolf": "cannon chicken-tower beer"}, missions={"wolf": "sentinel"})
    assert s.view("bear").players[0].missions[0].progress == 0  # cards in hand are secret
    assert s.view("wolf").players[0].missions[0].progress == 2
    s.play("wolf: claim sentinel")
    assert s.points("wolf") == 2
    assert sorted(s.hand("wolf")) == ["beer", "cannon", "chicken-tower"]
    (shown,) = s.events("DefencesShown")
    assert sorted(s.cards(list(shown.cards))) == ["cannon", "chicken-tower"]
