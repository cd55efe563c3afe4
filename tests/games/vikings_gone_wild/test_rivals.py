"""The competitive game: its set-up, Storages for VP, the goal, Bonuses, who wins (VG-150 to VG-157, VG-760 on)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.vikings_gone_wild.queries.bonuses import shares
from meadhall.kernel import BadOptions
from tests.games.vikings_gone_wild.scene import Scene, new, scene

# -- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-102")
def test_no_one_plays_the_competitive_game_alone() -> None:
    with pytest.raises(BadOptions) as refused:
        new(seats=1, mode="versus")

    assert refused.value.rule == "VG-102"


@pytest.mark.rule("VG-150")
def test_five_cards_of_odins_path_are_turned_up() -> None:
    s = new(seats=2, mode="versus")

    assert all(card >= 0 for card in s.g.path)
    assert len(s.g.path) == 5
    assert len(s.g.path_deck) == 35


@pytest.mark.rule("VG-151", "VG-152")
@pytest.mark.parametrize(("seats", "favours"), [(2, 6), (3, 9), (4, 12)])
def test_three_favours_per_player_are_in_play_two_of_them_open(seats: int, favours: int) -> None:
    s = new(seats=seats, mode="versus")

    assert len(s.g.favours) == 2
    assert len(s.g.favour_deck) == favours - 2
    assert len(set(s.g.favours + s.g.favour_deck)) == favours


@pytest.mark.rule("VG-153")
def test_four_bonuses_are_drawn_or_chosen() -> None:
    drawn = {new(seats=2, seed=seed, mode="versus").g.bonuses for seed in range(8)}
    assert all(len(set(bonuses)) == 4 for bonuses in drawn)
    assert len(drawn) > 1

    chosen = ["most-deeds", "most-army", "most-vault", "most-might"]
    s = new(seats=2, mode="versus", bonuses=chosen)
    assert {bonus.bonus for bonus in s.view(None).bonuses} == set(chosen)


@pytest.mark.rule("VG-120")
def test_a_team_plays_for_no_bonuses() -> None:
    chosen = ["most-village", "most-deeds", "most-vault", "most-might"]
    with pytest.raises(BadOptions, match="bonuses can be chosen with mode=versus only") as refused:
        new(seats=2, bonuses=chosen)
    assert refused.value.rule == "VG-120"


@pytest.mark.rule("VG-153")
@pytest.mark.parametrize("bonuses", [["most-deeds"], ["most-deeds"] * 4, ["a", "b", "c", "d"], "most", 4])
def test_other_bonuses_are_refused(bonuses: object) -> None:
    with pytest.raises(BadOptions) as refused:
        new(seats=2, mode="versus", bonuses=bonuses)

    assert refused.value.rule == "VG-153"


@pytest.mark.rule("VG-154", "VG-155")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 2), (4, 0)])
def test_two_missions_of_level_1_each(seats: int, left: int) -> None:
    s = new(seats=seats, mode="versus")

    levels = [[s.g.box.missions[mission].level for mission in own] for own in s.g.missions]
    assert levels == [[1, 1]] * seats
    assert [len(deck) for deck in s.g.mission_decks] == [left, 6, 6]


@pytest.mark.rule("VG-155")
def test_missions_by_level() -> None:
    s = new(seats=2, mode="versus")

    assert Counter(row.level for row in s.g.box.missions) == {1: 8, 2: 6, 3: 6}


@pytest.mark.rule("VG-156")
def test_all_players_start_without_points() -> None:
    assert new(seats=4, mode="versus").g.points == [0, 0, 0, 0]


@pytest.mark.rule("VG-157", "VG-202")
def test_a_round_of_five_phases_without_anything_undead() -> None:
    s = new(seats=2, mode="versus")

    s.end_turns("wolf", "bear")

    phases = [event.phase for event in s.events("PhaseBegan")]
    assert [s.match.game.nouns["phase"][phase] for phase in phases[:5]] == [
        "production", "draw", "players", "storage", "end",
    ]  # fmt: skip
    table = s.view(None)
    assert (table.team, table.desolation, table.deck, table.goals, table.boss) == (0, 0, 0, (), "")
    assert all(not slot.undead and not slot.riposte for slot in table.row)
    s.refused("bear: attack draugr 5", "VG-157")


# -- full Storages --------------------------------------------------------------------------------------------------


def storing(villages: str, tokens: tuple[int, int], halls: int = 1) -> Scene:
    s = scene(
        versus=True, seats=2, turn="bear", hammer="wolf", villages={"wolf": villages}, tokens={"wolf": tokens},
        halls={"wolf": halls},
    )  # fmt: skip
    return s.play("bear: done")


@pytest.mark.rule("VG-760")
def test_a_full_storage_may_be_emptied_for_a_point() -> None:
    s = storing("beer-storage", (3, 0))

    assert s.asked() == ["wolf: empty_storage"]
    s.refused("wolf: empty gold", "VG-760", needs=3, has=0)
    s.play("wolf: empty beer")

    assert s.points("wolf") == 1
    assert s.stored("wolf") == (0, 0)


@pytest.mark.rule("VG-760")
def test_no_one_must_empty_a_storage() -> None:
    s = storing("beer-storage", (3, 0)).play("wolf: done")

    assert s.points("wolf") == 0
    assert s.stored("wolf") == (3, 0)


@pytest.mark.rule("VG-760")
def test_a_storage_that_is_not_full_is_not_asked_about() -> None:
    s = storing("beer-storage", (2, 0))

    assert s.asked() == ["bear: act"]
    assert s.stored("wolf") == (2, 0)


@pytest.mark.rule("VG-760")
def test_a_team_empties_no_storage() -> None:
    s = scene(seats=2, turn="bear", hammer="wolf", villages={"wolf": "beer-storage"}, tokens={"wolf": (3, 0)})

    s.play("bear: done")

    assert s.asked() == ["bear: act"]


@pytest.mark.rule("VG-761")
def test_the_surplus_is_lost_before_a_storage_is_emptied() -> None:
    s = storing("gold-storage", (0, 6)).play("wolf: empty gold")

    assert s.points("wolf") == 1
    assert s.stored("wolf") == (0, 0)
    assert s.asked() == ["bear: act"]


@pytest.mark.rule("VG-761")
def test_one_storage_is_filled_before_the_next() -> None:
    s = storing("beer-storage beer-storage", (4, 0), halls=2).play("wolf: empty beer")

    assert s.points("wolf") == 1
    assert s.stored("wolf") == (1, 0)
    assert s.asked() == ["bear: act"]


@pytest.mark.rule("VG-750", "VG-753")
def test_points_of_a_storage_bring_a_favour() -> None:
    s = scene(
        versus=True, seats=2, turn="bear", hammer="wolf", villages={"wolf": "beer-storage"}, tokens={"wolf": (3, 0)},
        points={"wolf": 4}, favours="thor odin",
    )  # fmt: skip

    s.play("bear: done", "wolf: empty beer")

    assert s.asked() == ["wolf: favour"]


# -- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-770", "VG-771")
@pytest.mark.parametrize(("seats", "points", "over"), [(3, 29, False), (3, 30, True), (2, 39, False), (2, 40, True)])
def test_the_goal(seats: int, points: int, over: bool) -> None:
    last = ("wolf", "bear", "serpent")[seats - 1]
    s = scene(versus=True, seats=seats, turn=last, hammer="wolf", points={"wolf": points})
    s.g.taken[0] = 3

    s.play(f"{last}: done")

    assert s.match.over is over


@pytest.mark.rule("VG-772")
def test_the_round_of_the_goal_is_played_to_its_end() -> None:
    s = scene(
        versus=True, hammer="wolf", hands={"wolf": "pigonator"}, points={"wolf": 29}, villages={"bear": "beer-storage"},
        tokens={"bear": (3, 0)},
    )  # fmt: skip
    s.g.taken[0] = 3

    s.play("wolf: camp", "wolf: with pigonator", "wolf: strike")
    assert s.told("LastRound") == ["LastRound"]
    s.play("wolf: done", "bear: done", "serpent: done", "bear: empty beer")

    assert s.match.over
    assert s.points("bear") == 1


@pytest.mark.rule("VG-772")
def test_all_players_have_equally_many_turns() -> None:
    s = new(3, mode="versus")
    s.g.points[0], s.g.taken[0] = 30, 3
    s.end_turns("wolf", "bear")

    assert s.asked() == ["serpent: act"]
    s.end_turns("serpent")
    assert s.match.over


@pytest.mark.rule("VG-779")
def test_after_round_30_the_points_decide() -> None:
    s = scene(versus=True, seats=2, turn="bear", hammer="wolf", round=30, points={"bear": 3})
    s.play("bear: done")
    assert s.match.over
    assert s.match.outcome is not None
    assert s.match.outcome.winners == (1,)

    s = scene(versus=True, seats=2, turn="bear", hammer="wolf", round=29, points={"bear": 3})
    s.play("bear: done")
    assert not s.match.over


def finished(seats: int = 2, **changes: Any) -> Scene:
    """The last round, played to its end."""
    last = ("wolf", "bear", "serpent", "raven")[seats - 1]
    s = scene(versus=True, seats=seats, turn=last, hammer="wolf", round=30, **changes)
    s.g.taken[:] = [3] * seats
    return s.play(f"{last}: done")


@pytest.mark.rule("VG-773", "VG-774", "VG-775", "VG-776")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([6, 4, 1], [4, 2, 0]),
        ([5, 5, 3], [3, 3, 0]),
        ([5, 5, 5, 2], [2, 2, 2, 0]),
        ([5, 5, 5, 5], [1, 1, 1, 1]),
        ([5, 3, 3], [4, 1, 1]),
        ([5, 3, 3, 3], [4, 1, 1, 1]),
        ([3, 0, 0], [4, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_how_a_bonus_is_shared(counts: list[int], points: list[int]) -> None:
    assert shares(counts, 4, 2) == points


@pytest.mark.rule("VG-777", "VG-773")
def test_bonuses_can_turn_the_tables() -> None:
    s = finished(
        points={"wolf": 31, "bear": 29},
        villages={"wolf": "brewery", "bear": "brewery gold-mine"},
        bonuses="most-village most-industry most-vault most-deeds",
    )

    assert s.g.points == [31 + 4, 29 + 8]
    assert s.match.outcome is not None
    assert s.match.outcome.winners == (1,)


@pytest.mark.rule("VG-778")
def test_equal_points_are_decided_by_missions() -> None:
    s = finished(
        points={"wolf": 35, "bear": 35}, completed={"wolf": "worker mason", "bear": "banker"}, bonuses="most-vault"
    )
    assert s.match.outcome is not None
    assert s.match.outcome.ranks == (1, 2)
    assert s.match.outcome.winners == (0,)

    s = finished(points={"wolf": 35, "bear": 35}, completed={"wolf": "worker", "bear": "banker"}, bonuses="most-vault")
    assert s.match.outcome is not None
    assert s.match.outcome.winners == (0, 1)


BONUSES = {
    "most-army": ({"wolf": "elf-archer bear-rider warrior valkyrie", "bear": "warrior*2 cannon"}, (3, 0)),
    "most-might": (
        {"wolf": "elf-archer bear-rider", "bear": "pigonator"},
        (2 + 4 + 2, 5 + 2),
    ),  # with two Warriors each
    "most-bastion": ({"wolf": "cannon valkyrie", "bear": "shield-wall elf-archer"}, (2, 1)),
    "most-pilgrimage": ({"wolf": "skald thor", "bear": "beer-keg gold-chest cannon"}, (1, 2)),
}


@pytest.mark.rule("VG-992", "VG-993", "VG-994", "VG-998", "VG-739")
@pytest.mark.parametrize("bonus", BONUSES)
def test_bonuses_for_cards(bonus: str) -> None:
    discards, counts = BONUSES[bonus]
    s = scene(versus=True, seats=2, discards=discards, bonuses=bonus)

    assert s.view(None).bonuses[0].counts == counts


@pytest.mark.rule("VG-995", "VG-996", "VG-322")
@pytest.mark.parametrize(("bonus", "counts"), [("most-village", (3, 2)), ("most-industry", (2, 0))])
def test_bonuses_for_buildings(bonus: str, counts: tuple[int, int]) -> None:
    s = scene(
        versus=True, seats=2, villages={"wolf": "brewery gold-mine+ tavern", "bear": "drakkar tavern"}, bonuses=bonus
    )

    assert s.view(None).bonuses[0].counts == counts


@pytest.mark.rule("VG-997")
def test_the_bonus_for_what_is_stored_looks_after_the_last_storage_phase() -> None:
    s = finished(villages={"wolf": "beer-storage"}, tokens={"wolf": (2, 5)}, bonuses="most-vault")

    (vault,) = s.events("BonusAwarded")
    assert (vault.seat, vault.count, vault.points) == (0, 2, 4)


@pytest.mark.rule("VG-998", "VG-813")
def test_cards_removed_from_the_game_count_for_nothing() -> None:
    s = scene(versus=True, seats=2, hands={"wolf": "undead"}, villages={"bear": "tavern"}, bonuses="most-pilgrimage")
    assert s.view(None).bonuses[0].counts == (1, 0)

    s.play("wolf: raid bear tavern", "wolf: with undead", "wolf: strike")

    assert s.view(None).bonuses[0].counts == (0, 0)


@pytest.mark.rule("VG-999")
def test_the_bonus_for_missions() -> None:
    s = scene(versus=True, seats=2, completed={"wolf": "worker mason", "bear": "banker"}, bonuses="most-deeds")

    assert s.view(None).bonuses[0].counts == (2, 1)


@pytest.mark.rule("VG-801", "VG-810")
def test_hands_are_hidden_and_all_else_of_rivals_is_open() -> None:
    s = scene(
        versus=True, seats=2, hands={"wolf": "cannon", "bear": "thor"}, missions={"bear": "worker"},
        path="skald - - - -", favours="odin freya", bonuses="most-deeds",
    )  # fmt: skip

    for eyes in ("wolf", None):
        table = s.view(eyes)
        assert (table.players[1].hand, table.players[1].cards) == ((), 1)
        assert [mission.mission for mission in table.players[1].missions] == ["worker"]
        assert [slot.card for slot in table.path] == ["skald", "", "", "", ""]
        assert table.favours == ("odin", "freya")
        assert [bonus.bonus for bonus in table.bonuses] == ["most-deeds"]
    assert s.view("bear").players[1].hand == ("thor",)
