"""Clan upgrades that act in battles (BR-942, BR-944, BR-945, BR-946, BR-951, BR-957)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import CLANS, Scene, scene


def totals(s: Scene) -> dict[str, int]:
    """The strengths compared in the battle, by clan."""
    found = [entry.event for entry in s.match.log if isinstance(entry.event, e.BattleTotal)]
    return {CLANS[s.g.clans[event.seat]]: event.strength for event in found}


@pytest.mark.parametrize(("answer", "there"), [("accept", ["warrior"]), ("decline", [])])
@pytest.mark.rule("BR-942")
def test_lokis_blessing_lets_a_warrior_enter_after_a_lost_battle(answer: str, there: list[str]) -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 2}},
        upgrades={"bear": ["lokis-blessing"]},
    )

    s.play("wolf: pillage gimle")
    assert s.asked() == ["bear: blessing"]
    assert s.at("bear", "gimle") == []
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    s.play(f"bear: {answer}")

    assert s.at("bear", "gimle") == there
    assert s.rage("bear") == 6


@pytest.mark.rule("BR-942")
def test_lokis_blessing_does_nothing_after_a_battle_won() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": "leader"}},
        upgrades={"bear": ["lokis-blessing"]},
    )

    s.play("wolf: pillage gimle")

    assert s.glory("bear") == 3
    assert s.asked() == ["bear: turn"]


@pytest.mark.parametrize(
    ("bear", "bonus"), [({"gimle": 1}, 0), ({"gimle": 2}, 2), ({"gimle": 4, "west": "ship"}, 2)], ids=["1", "2", "5"]
)
@pytest.mark.rule("BR-944")
def test_thors_glory_pays_for_two_enemies_destroyed_or_more(bear: dict[str, str | int], bonus: int) -> None:
    s = scene(
        figures={"wolf": {"gimle": "leader"}, "bear": bear},
        upgrades={"wolf": ["thors-glory"]},
        hands={"wolf": ["tyrs-smite-1"]},
    )

    s.play("wolf: pillage gimle", "wolf: play tyrs-smite-1")

    assert s.at("bear", "gimle") == s.at("bear", "west") == []
    assert s.glory("wolf") == 3 + bonus  # and the Axes Glory of the winner


@pytest.mark.rule("BR-944")
def test_thors_glory_counts_enemies_only_and_only_in_own_battles() -> None:
    s = scene(
        figures={"wolf": {"gimle": 3}, "bear": {"gimle": "leader warrior"}},
        upgrades={"wolf": ["thors-glory"], "serpent": ["thors-glory"]},
        twins=["thors-glory"],
    )

    s.play("wolf: pillage gimle")

    assert s.at("wolf", "valhalla") == ["warrior"] * 3
    assert (s.glory("wolf"), s.glory("bear"), s.glory("serpent")) == (0, 3, 0)


# -- Quests as Battle cards -------------------------------------------------------------------------------------

TYR = pytest.mark.parametrize(("upgrade", "bonus"), [("tyrs-domain", 3), ("tyrs-wrath", 5)])


def quest_in_battle(upgrade: str, bear: str) -> Scene:
    """The Wolf's Warrior fights for Gimle with a Quest, up to the question what it counts as."""
    s = scene(
        age=BOX.age[BOX.card(upgrade)],
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": bear}},
        upgrades={"wolf": [upgrade]},
        hands={"wolf": ["alfheim-1"]},
    )
    return s.play("wolf: pillage gimle", "wolf: play alfheim-1")


@TYR
@pytest.mark.rule("BR-945", "BR-957")
def test_tyr_makes_a_revealed_quest_a_battle_card(upgrade: str, bonus: int) -> None:
    s = quest_in_battle(upgrade, "leader")

    assert s.options("wolf") == {"count 0", f"count {bonus}"}
    s.play(f"wolf: count {bonus}")

    assert totals(s) == {"wolf": 1 + bonus, "bear": 3}
    assert (s.hand("wolf"), s.discard()) == ([], ["alfheim-1"])


@TYR
@pytest.mark.rule("BR-945", "BR-957")
def test_tyr_leaves_a_quest_of_a_lost_battle_to_its_player(upgrade: str, bonus: int) -> None:
    s = quest_in_battle(upgrade, "leader troll 2 warrior").play(f"wolf: count {bonus}")

    assert totals(s) == {"wolf": 1 + bonus, "bear": 7}
    assert (s.hand("wolf"), s.discard()) == (["alfheim-1"], [])


@pytest.mark.parametrize("upgrade", ["tyrs-domain", "tyrs-wrath"])
@pytest.mark.rule("BR-945", "BR-957")
def test_tyr_does_not_force_a_quest_to_count(upgrade: str) -> None:
    s = quest_in_battle(upgrade, "leader").play("wolf: count 0")

    assert totals(s) == {"wolf": 1, "bear": 3}


@pytest.mark.rule("BR-946")
def test_friggas_protection_saves_figures_for_one_rage_each() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": "leader warrior"}, "bear": {"gimle": 3}},
        upgrades={"bear": ["friggas-protection"]},
        rage={"bear": 2},
    )

    s.play("wolf: pillage gimle")
    assert s.options("bear") == {"done", "save warrior"}
    s.play("bear: save warrior", "bear: save warrior")

    assert s.asked() == ["serpent: turn"]  # no Rage, nothing left to save, no turn
    assert s.at("bear", "gimle") == ["warrior", "warrior"]
    assert s.at("bear", "valhalla") == ["warrior"]
    assert s.rage("bear") == 0


@pytest.mark.rule("BR-946")
def test_friggas_protection_may_save_any_figure_or_none() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": "leader 2 warrior"}, "bear": {"gimle": "leader warrior"}},
        upgrades={"bear": ["friggas-protection"]},
    )

    s.play("wolf: pillage gimle")
    assert s.options("bear") == {"done", "save warrior", "save leader"}
    s.play("bear: save leader", "bear: done")

    assert s.at("bear", "gimle") == ["leader"]
    assert s.at("bear", "valhalla") == ["warrior"]
    assert s.rage("bear") == 6 - 1


def won_with_two_cards(rage: int) -> Scene:
    """The Wolf wins with Tyr's Crush and a late Heimdall's Eye, and has Tyr's Prowess."""
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["tyrs-prowess"]},
        hands={"wolf": ["tyrs-crush-2", "heimdalls-eye"]},
        rage={"wolf": rage},
    )
    return s.play("wolf: pillage gimle", "wolf: play tyrs-crush-2", "wolf: add heimdalls-eye")


@pytest.mark.rule("BR-951")
def test_tyrs_prowess_keeps_a_card_for_each_rage_paid() -> None:
    s = won_with_two_cards(rage=1)

    assert s.options("wolf") == {"done", "buy tyrs-crush-2", "buy heimdalls-eye"}
    s.play("wolf: buy heimdalls-eye")

    assert s.asked() == ["bear: turn"]
    assert s.hand("wolf") == ["heimdalls-eye"]
    assert s.discard() == ["tyrs-crush-2"]
    assert s.rage("wolf") == 0


@pytest.mark.parametrize(
    ("answers", "kept", "rage"),
    [
        (["done"], [], 4),
        (["buy tyrs-crush-2", "done"], ["tyrs-crush-2"], 3),
        (["buy tyrs-crush-2", "buy heimdalls-eye"], ["heimdalls-eye", "tyrs-crush-2"], 2),
    ],
)
@pytest.mark.rule("BR-951")
def test_tyrs_prowess_is_optional_for_each_card(answers: list[str], kept: list[str], rage: int) -> None:
    s = won_with_two_cards(rage=4).play(*[f"wolf: {answer}" for answer in answers])

    assert s.hand("wolf") == kept
    assert len(s.discard()) == 2 - len(kept)
    assert s.rage("wolf") == rage
