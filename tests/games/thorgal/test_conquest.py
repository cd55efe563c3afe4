"""Chapter 4, step 5 of the journey: conquest, reward and Fenrir effects (TH-460 to TH-474)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def arrival(destination: str = "Port fortifié", *, success: bool = True, **more: Any) -> Scene:
    """Kriss arrives at a terrain, strong or weak by tokens that leave at clean-up."""
    more.setdefault("groups", {"outlaws": ["Kriss"]})
    tokens = {"Kriss": (9, 9, 9) if success else (-1, -1, 0)}
    s = scene(phase="actions", destination=destination, tokens=tokens, **more)
    return s.play("outlaws: pass", "vikings: pass")


# -- the end of a journey ---------------------------------------------------------------------------


@pytest.mark.rule("TH-460")
def test_after_a_failure_nothing_is_conquered() -> None:
    s = arrival(success=False)

    assert (s.phase(), s.horns("outlaws"), s.conqueror("Port fortifié")) == ("dusk", 0, "")
    assert s.events("Conquest", "RewardTaken", "RewardLeft") == []
    s.until("destination")
    assert s.asked() == ["vikings: destination"]
    assert "journey fortified-harbour" in s.options("vikings")


@pytest.mark.rule("TH-461")
@pytest.mark.parametrize("before", [0, 1])
def test_a_success_is_worth_one_horn(before: int) -> None:
    conquered = {"Skellingar": "vikings", **dict([("Repaire des brigands", "outlaws")][:before])}
    s = arrival(conquered=conquered)

    assert (s.horns("outlaws"), s.horns("vikings")) == (before + 1, 1)
    assert len(s.events("Conquest")) == 1


@pytest.mark.rule("TH-461x")
def test_the_outlaws_conquer_the_harbour() -> None:
    s = arrival(decks={"outlaws": 23}, reserves={"outlaws": 2})
    assert (s.horns("outlaws"), s.conqueror("Port fortifié")) == (1, "outlaws")

    s.play("outlaws: accept")

    assert s.counts("outlaws")[:3] == (21, 0, 4)


@pytest.mark.rule("TH-462")
def test_a_conquered_terrain_turns_fenrir_to_the_opponent() -> None:
    with cards({"fortified-harbour": {"fenrir": "ACT@DAWN+DUSK: draw(1)"}}):
        s = arrival()
        before = s.terrains()
        s.play("outlaws: decline")

        s.refused("outlaws: fenrir fortified-harbour", "TH-308")
        s.play("outlaws: pass")
        assert s.options("vikings", "fenrir") == {"fenrir fortified-harbour"}

        s.to_phase("dawn", 2).play("vikings: pass")
        assert s.options("outlaws", "fenrir") == set()
        s.refused("outlaws: fenrir fortified-harbour", "TH-468")
        assert (s.terrains(), s.conqueror("Port fortifié")) == (before, "outlaws")


@pytest.mark.rule("TH-463")
def test_the_third_horn_wins_before_any_reward() -> None:
    s = arrival(conquered={"Skellingar": "outlaws", "Repaire des brigands": "outlaws"}, reserves={"outlaws": 1})

    assert (s.match.over, s.winners(), s.horns("outlaws")) == (True, ["outlaws"], 3)
    assert (s.asked(), len(s.reserve("outlaws"))) == ([], 1)
    assert s.events("RewardTaken", "RewardLeft") == []


@pytest.mark.rule("TH-463")
def test_the_second_horn_does_not_win() -> None:
    s = arrival(conquered={"Skellingar": "outlaws", "Repaire des brigands": "vikings"})

    assert (s.match.over, s.horns("outlaws"), s.asked()) == (False, 2, ["outlaws: reward"])


# -- the reward -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-464")
@pytest.mark.parametrize(("answer", "reserve"), [("accept", 3), ("decline", 1)])
def test_the_reward_is_optional(answer: str, reserve: int) -> None:
    s = arrival(reserves={"outlaws": 1})
    assert s.options("outlaws") == {"accept", "decline"}

    s.play(f"outlaws: {answer}")

    assert (len(s.reserve("outlaws")), s.phase()) == (reserve, "dusk")


@pytest.mark.rule("TH-465")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_reward_never_comes_back(answer: str) -> None:
    s = arrival()
    assert s.asked() == ["outlaws: reward"]
    s.play(f"outlaws: {answer}")

    while s.g.round < 4:  # both players travel again, too weak for any terrain
        assert "reward" not in " ".join(s.asked())
        s.step()

    assert len(s.events("JourneyFailed")) == 2
    assert len(s.events("RewardTaken", "RewardLeft")) == 1


@pytest.mark.rule("TH-466")
def test_a_reward_is_resolved_in_order_as_far_as_possible() -> None:
    s = scene(
        destiny="lords", phase="actions", groups={"lords": ["Galathorn"]}, tokens={"Galathorn": (9, 9, 9)},
        destination="Mines du Ponant", decks={"lords": ["Taxes", "Bribery"]},
    )  # fmt: skip
    s.play("lords: pass", "vikings: pass", "lords: accept")

    assert s.reserve("lords") == ["bribery"]  # first the reserve, then a look at two cards: one is left
    assert s.options("lords") == {"done", "top taxes", "under taxes"}


@pytest.mark.rule("TH-466")
def test_a_reward_goes_on_where_a_part_is_impossible() -> None:
    with cards({"fortified-harbour": {"effect": "draw(3); move(1,comp,walhalla>hand); reserve(1)"}}):
        s = arrival(decks={"outlaws": 1}, walhallas={"outlaws": ["Darek"]})

        s.play("outlaws: accept", "outlaws: move darek-the-svear")

        assert s.counts("outlaws") == (0, 2, 0, 0, 0)
        assert s.phase() == "dusk"


# -- Fenrir effects ---------------------------------------------------------------------------------

LAIR = {"Repaire des brigands": "outlaws"}


@pytest.mark.rule("TH-467")
def test_the_conquerors_opponent_uses_fenrir_as_scourge_player() -> None:
    s = scene(conquered=LAIR, reserves={"outlaws": 2})

    s.refused("outlaws: fenrir brigands-lair", "TH-308")
    s.play("outlaws: pass")
    assert s.options("vikings") == {"pass", "fenrir brigands-lair"}
    s.refused("vikings: fenrir skellingar", "TH-467")  # nobody's conquest
    s.play("vikings: fenrir brigands-lair")

    assert s.counts("outlaws")[2:4] == (1, 1)
    assert s.asked() == ["outlaws: open_turn"]  # it was their action


@pytest.mark.rule("TH-467", "TH-468")
def test_neither_the_destiny_player_nor_the_conqueror_uses_fenrir() -> None:
    s = scene(destiny="vikings", scourge="outlaws", conquered=LAIR)

    assert s.options("vikings") == {"pass"}
    s.refused("vikings: fenrir brigands-lair", "TH-308")
    s.play("vikings: pass")

    assert s.options("outlaws") == {"pass"}
    s.refused("outlaws: fenrir brigands-lair", "TH-468")


def two_facing(**more: Any) -> Scene:
    """A journey of the Outlaws; the harbour and the gates, both for the journey, face the Vikings."""
    conquered = {"Port fortifié": "outlaws", "Portes d’Asgard": "outlaws"}
    s = scene(phase="actions", destination="Skellingar", conquered=conquered, **more)
    assert s.difficulty() == (3, 2, 0)
    return s


@pytest.mark.rule("TH-469")
def test_each_fenrir_effect_works_once_a_round() -> None:
    s = two_facing()

    s.play("outlaws: pass", "vikings: fenrir fortified-harbour", "outlaws: pass")
    s.refused("vikings: fenrir fortified-harbour", "TH-469")
    assert s.options("vikings") == {"pass", "fenrir gates-of-asgard"}
    s.play("vikings: fenrir gates-of-asgard", "outlaws: pass")

    assert (s.options("vikings"), s.difficulty()) == ({"pass"}, (4, 2, 1))
    s.refused("vikings: fenrir gates-of-asgard", "TH-469")


@pytest.mark.rule("TH-469")
def test_a_readied_terrain_is_not_used_twice_in_a_round() -> None:
    s = two_facing(hands={"outlaws": ["Tir précis"]})

    s.play("outlaws: pass", "vikings: fenrir fortified-harbour")
    s.play("outlaws: play precise-shot", "outlaws: ready fortified-harbour")

    assert s.exhausted("Port fortifié") == 0
    s.refused("vikings: fenrir fortified-harbour", "TH-469")


@pytest.mark.rule("TH-469")
def test_a_fenrir_effect_works_again_in_the_next_round_of_the_role() -> None:
    s = two_facing().play("outlaws: pass", "vikings: fenrir fortified-harbour")

    s.to_phase("journey", 3).until("opposition", "vikings").play("vikings: decline", "outlaws: pass")

    assert "fenrir fortified-harbour" in s.options("vikings")


@pytest.mark.rule("TH-470")
def test_using_fenrir_exhausts_the_terrain() -> None:
    s = two_facing()

    s.play("outlaws: pass", "vikings: fenrir fortified-harbour")

    assert (s.exhausted("Port fortifié"), s.exhausted("Portes d’Asgard")) == (1, 0)
    assert (s.attributes("Skellingar"), s.difficulty()) == ((4, 2, 0), (4, 2, 0))


@pytest.mark.rule("TH-470")
@pytest.mark.parametrize("phase", ["dawn", "dusk"])
def test_fenrir_keeps_to_its_phase(phase: str) -> None:
    s = scene(phase=phase, conquered={"Port fortifié": "outlaws"}).play("outlaws: pass")

    assert s.options("vikings") == {"pass"}
    s.refused("vikings: fenrir fortified-harbour", "TH-470")


@pytest.mark.rule("TH-471")
def test_an_exhausted_terrain_has_no_fenrir_effect() -> None:
    s = two_facing(exhausted={"Port fortifié": 1}).play("outlaws: pass")

    assert s.options("vikings") == {"pass", "fenrir gates-of-asgard"}
    s.refused("vikings: fenrir fortified-harbour", "TH-471")


@pytest.mark.rule("TH-472")
def test_fenrir_is_there_in_the_round_of_the_conquest() -> None:
    s = arrival("Tour de Kerridwen", decks={"outlaws": 20}).play("outlaws: decline", "outlaws: pass")

    s.play("vikings: fenrir kerridwens-tower")

    assert s.counts("outlaws") == (19, 0, 0, 0, 1)
    assert s.exhausted("Tour de Kerridwen") == 1


# -- conquests last ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-473")
@pytest.mark.parametrize("seed", range(3))
def test_horns_and_conquests_are_never_lost(seed: int) -> None:
    s = scene(
        conquered={"Port fortifié": "outlaws", "Skellingar": "outlaws", "Repaire des brigands": "vikings"},
        groups={"outlaws": ["Kriss", "Shaniah"], "vikings": ["Thorgal", "Solveig"]},
    )  # fmt: skip
    dice, before = Random(seed), (s.g.horns[:], s.g.conquerors[:])

    for _ in range(400):
        if s.match.over:
            break
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, dice.choice(decision.options))
        after = s.g.horns[:], s.g.conquerors[:]
        assert all([now >= then for now, then in zip(after[0], before[0], strict=True)])
        assert all([now == then for now, then in zip(after[1], before[1], strict=False) if then >= 0])
        before = after

    assert s.g.round > 2 or s.match.over


@pytest.mark.rule("TH-474")
def test_turned_terrains_are_the_conquered_ones() -> None:
    with cards({"vampire-snake": {"band": "1P", "cost": "0"}}):
        s = arrival(conquered={"Skellingar": "outlaws"}, hands={"vikings": ["Serpent-vampire"]})
        s.play("outlaws: decline", "outlaws: pass", "vikings: play vampire-snake")

        reached = {"exhaust skellingar", "exhaust fortified-harbour", "exhaust kriss-of-valnor"}
        assert s.options("vikings", "exhaust") == reached
        assert [name for name in s.terrains() if s.conqueror(name)] == ["fortified-harbour", "skellingar"]
        s.until("destination")
        assert len(s.options("vikings", "journey")) == 4
