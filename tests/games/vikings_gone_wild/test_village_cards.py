"""Starter cards, stacks and buildings in play, each alone (VG-901 to VG-915)."""

from __future__ import annotations

import pytest

from tests.games.vikings_gone_wild.fights import attack_with_all
from tests.games.vikings_gone_wild.scene import scene


@pytest.mark.rule("VG-901")
def test_beer_gives_one_beer() -> None:
    s = scene(seats=1, hands={"wolf": "beer"}).play("wolf: play beer")

    assert (s.fresh(), s.played("wolf")) == ((1, 0), ["beer"])


@pytest.mark.rule("VG-902")
def test_gold_gives_one_gold() -> None:
    s = scene(seats=1, hands={"wolf": "gold"}).play("wolf: play gold")

    assert (s.fresh(), s.played("wolf")) == ((0, 1), ["gold"])


@pytest.mark.rule("VG-903")
def test_a_viking_warrior_attacks_with_one() -> None:
    one = scene(seats=1, hands={"wolf": "warrior"}, row="- - - - draugr")
    two = scene(seats=1, hands={"wolf": "warrior*2"}, row="- - - - draugr")

    one.refused("wolf: attack draugr 5", "VG-412", attack=1, defence=2)
    assert attack_with_all(two, "draugr", 5).fallen() == ["draugr"]


@pytest.mark.parametrize(
    ("card", "beer", "gold"),
    [
        pytest.param("elf-archer", 3, 0, marks=pytest.mark.rule("VG-904")),
        pytest.param("big-brute", 4, 0, marks=pytest.mark.rule("VG-905")),
        pytest.param("pigonator", 4, 2, marks=pytest.mark.rule("VG-906")),
        pytest.param("cannon", 0, 2, marks=pytest.mark.rule("VG-907")),
        pytest.param("chicken-tower", 1, 3, marks=pytest.mark.rule("VG-908")),
        pytest.param("sheep-mortar", 1, 5, marks=pytest.mark.rule("VG-909")),
    ],
)
def test_what_a_card_of_the_stacks_costs(card: str, beer: int, gold: int) -> None:
    s = scene(seats=1, fresh=(beer, gold))
    left = s.left(card)
    s.play(f"wolf: buy {card}")

    assert (s.fresh(), s.discard("wolf"), s.left(card)) == ((0, 0), [card], left - 1)
    poor = scene(seats=1, fresh=(max(beer - 1, 0), gold - (not beer)))
    poor.refused(f"wolf: buy {card}", "VG-313")


@pytest.mark.parametrize(
    ("unit", "beaten", "spared"),
    [
        pytest.param("elf-archer", "draugr", "dark-elf", marks=pytest.mark.rule("VG-904")),
        pytest.param("big-brute", "dark-elf", "bone-brute", marks=pytest.mark.rule("VG-905")),
        pytest.param("pigonator", "bone-dragon", "jormungandr", marks=pytest.mark.rule("VG-906")),
    ],
)
def test_what_a_unit_of_the_stacks_beats(unit: str, beaten: str, spared: str) -> None:
    s = scene(seats=1, hands={"wolf": unit}, row=f"- - - {spared} {beaten}", deck="draugr")

    s.refused(f"wolf: attack {spared} 4", "VG-412")
    attack_with_all(s, beaten, 5)
    assert s.fallen() == [beaten]


@pytest.mark.parametrize(
    ("card", "held", "lost"),
    [
        pytest.param("cannon", "dark-elf", "bone-brute", marks=pytest.mark.rule("VG-907")),
        pytest.param("chicken-tower", "bone-brute", "rotten-pigonator", marks=pytest.mark.rule("VG-908")),
        pytest.param("sheep-mortar", "bone-dragon", "surt", marks=pytest.mark.rule("VG-909")),
    ],
)
def test_what_a_defence_card_saves(card: str, held: str, lost: str) -> None:
    """A Town Hall of level 1 (2) and the card against one more than the attack, and against the next attack."""
    for undead, loss in ((held, 0), (lost, 1)):
        s = scene(seats=1, hands={"wolf": card}, row=f"- - - - {undead}", deck="draugr*2", team=20, desolation=2)
        s.play("wolf: done", f"wolf: defend {card} town-hall")
        s.decline_all("defend")
        assert s.g.lost == loss, undead
        assert card in s.discard("wolf")


# -- buildings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "beer", "gold"),
    [
        pytest.param("brewery", 0, 2, marks=pytest.mark.rule("VG-910")),
        pytest.param("gold-mine", 3, 0, marks=pytest.mark.rule("VG-911")),
        pytest.param("beer-storage", 0, 1, marks=pytest.mark.rule("VG-912")),
        pytest.param("gold-storage", 2, 0, marks=pytest.mark.rule("VG-913")),
        pytest.param("drakkar", 1, 2, marks=pytest.mark.rule("VG-914")),
        pytest.param("tavern", 2, 3, marks=pytest.mark.rule("VG-915")),
    ],
)
def test_what_a_building_costs(building: str, beer: int, gold: int) -> None:
    s = scene(seats=1, fresh=(beer, gold)).play(f"wolf: build {building}")

    assert (s.fresh(), s.village("wolf")) == ((0, 0), [f"{building}+"])
    poor = scene(seats=1, fresh=(max(beer - 1, 0), gold - (not beer)))
    poor.refused(f"wolf: build {building}", "VG-313")


@pytest.mark.rule("VG-910")
def test_a_brewery_brews_a_beer_each_round() -> None:
    s = scene(seats=1, villages={"wolf": "brewery"}).play("wolf: done").until("act", "wolf")

    assert s.tokens("wolf") == (1, 0)


@pytest.mark.rule("VG-911")
def test_a_gold_mine_digs_a_gold_each_round() -> None:
    s = scene(seats=1, villages={"wolf": "gold-mine"}).play("wolf: done").until("act", "wolf")

    assert s.tokens("wolf") == (0, 1)


@pytest.mark.rule("VG-912")
def test_a_beer_storage_keeps_three_beer() -> None:
    s = (
        scene(seats=1, villages={"wolf": "beer-storage"}, tokens={"wolf": (4, 1)})
        .play("wolf: done")
        .until("act", "wolf")
    )

    assert s.stored("wolf") == (3, 0)


@pytest.mark.rule("VG-913")
def test_a_gold_storage_keeps_three_gold() -> None:
    s = (
        scene(seats=1, villages={"wolf": "gold-storage"}, tokens={"wolf": (1, 4)})
        .play("wolf: done")
        .until("act", "wolf")
    )

    assert s.stored("wolf") == (0, 3)


@pytest.mark.rule("VG-914")
def test_a_drakkar_keeps_a_card() -> None:
    s = scene(seats=1, villages={"wolf": "drakkar"}, hands={"wolf": "cannon gold"}, piles={"wolf": "beer*6"})
    s.play("wolf: done", "wolf: keep cannon")

    assert s.hand("wolf") == ["beer"] * 5 + ["cannon"]
    assert "gold" in s.discard("wolf")


@pytest.mark.rule("VG-915")
def test_a_tavern_serves_a_card_more() -> None:
    s = scene(seats=1, villages={"wolf": "tavern"}, piles={"wolf": "beer*6 gold"}).play("wolf: done")

    assert s.hand("wolf") == ["beer"] * 6


@pytest.mark.parametrize(
    ("building", "defence"),
    [
        pytest.param("brewery", 2, marks=pytest.mark.rule("VG-910")),
        pytest.param("gold-mine", 2, marks=pytest.mark.rule("VG-911")),
        pytest.param("beer-storage", 1, marks=pytest.mark.rule("VG-912")),
        pytest.param("gold-storage", 1, marks=pytest.mark.rule("VG-913")),
        pytest.param("drakkar", 3, marks=pytest.mark.rule("VG-914")),
        pytest.param("tavern", 4, marks=pytest.mark.rule("VG-915")),
    ],
)
def test_the_defence_of_a_building(building: str, defence: int) -> None:
    """With its owner's Cannon it holds against one more than its DEF, not against two."""
    for attack, held in ((defence + 1, True), (defence + 2, False)):
        units = {2: "elf-archer", 3: "big-brute", 4: "bear-rider", 5: "pigonator", 6: "thor"}
        s = scene(seats=2, versus=True, hands={"wolf": units[attack], "bear": "cannon"}, villages={"bear": building})
        s.play(f"wolf: raid bear {building}", f"wolf: with {units[attack]}", "wolf: strike")
        s.play(f"bear: defend cannon {building}").decline_all("guard")
        assert bool(s.told("RaidRepelled")) is held, attack
