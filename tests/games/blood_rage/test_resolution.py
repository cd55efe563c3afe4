"""The resolution of a battle: winner and losers, cards, figures, the reward and Glory (BR-551 to BR-570)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.battles import clan_of, told, totals, winner
from tests.games.blood_rage.scene import Scene, scene


def fight(
    figures: dict[str, str],
    cards: dict[str, str],
    *,
    age: int = 1,
    province: str = "gimle",
    reward: str = "rage",
    steps: dict[str, tuple[int, int, int]] | None = None,
) -> Scene:
    """The Wolf pillages a province in which clans stand, and all reveal the card named."""
    s = scene(
        age=age,
        figures={clan: {province: what} for clan, what in figures.items()},
        hands={clan: [name] for clan, name in cards.items()},
        rewards={} if province == "yggdrasil" else {province: reward},
        steps=steps,
    )
    s.play(f"wolf: pillage {province}")
    return s.play(*(f"{clan}: {name}" for clan, name in cards.items()))


def wolf_wins(reward: str, *, province: str = "gimle", steps: tuple[int, int, int] = (1, 1, 1)) -> Scene:
    """The Wolf pillages a province against one Warrior of the Bear and wins."""
    figures = {"wolf": "2 warrior", "bear": "warrior"}
    return fight(figures, {}, province=province, reward=reward, steps={"wolf": steps})


def bear_wins(reward: str, *, axes_step: int = 1) -> Scene:
    """The Wolf pillages Gimle, but the Bear defends it."""
    figures = {"wolf": "warrior", "bear": "2 warrior"}
    return fight(figures, {}, reward=reward, steps={"bear": (1, axes_step, 1)})


# -- winner and losers ------------------------------------------------------------------------------


@pytest.mark.rule("BR-551")
@pytest.mark.parametrize(
    ("strongest", "others"),
    [("wolf", ["bear", "serpent"]), ("bear", ["wolf", "serpent"]), ("serpent", ["wolf", "bear"])],
)
def test_the_highest_total_alone_wins_and_all_others_lose(strongest: str, others: list[str]) -> None:
    clans = ("wolf", "bear", "serpent")
    cards = {clan: "tyrs-smite-1" if clan == strongest else "tyrs-smash-1" for clan in clans}
    s = fight(dict.fromkeys(clans, "2 warrior"), cards, province="yggdrasil")
    assert totals(s) == {strongest: 7, others[0]: 5, others[1]: 5}
    assert winner(s) == strongest
    assert s.at(strongest, "yggdrasil") == ["warrior", "warrior"]
    assert [s.at(clan, "valhalla") for clan in others] == [["warrior", "warrior"]] * 2
    assert [s.glory(clan) for clan in others] == [0, 0]


@pytest.mark.rule("BR-552")
def test_a_tie_at_the_top_has_no_winner() -> None:
    s = fight(
        {"wolf": "leader", "bear": "warrior", "serpent": "warrior"},
        {"wolf": "tyrs-smash-1", "bear": "tyrs-smite-1", "serpent": "tyrs-smash-1"},
    )
    assert totals(s) == {"wolf": 6, "bear": 6, "serpent": 4}
    assert winner(s) == "nobody"
    for clan in ("wolf", "bear", "serpent"):
        assert s.at(clan, "gimle") == []
        assert len(s.at(clan, "valhalla")) == 1
        assert s.glory(clan) == 0
    assert not s.pillaged("gimle")


# -- cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-553")
def test_the_winner_discards_every_card_he_played() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        hands={"wolf": ["alfheim-2", "heimdalls-eye", "troll"], "bear": ["tyrs-bash"]},
    )
    s.play("wolf: pillage gimle", "wolf: play alfheim-2", "bear: tyrs-bash", "wolf: heimdalls-eye", "wolf: decline")
    assert winner(s) == "wolf"
    assert sorted(s.discard()) == ["alfheim-2", "heimdalls-eye"]
    assert s.hand("wolf") == ["troll"]


@pytest.mark.rule("BR-554")
def test_after_a_tie_all_players_take_all_their_cards_back() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-smite-2"], "bear": ["tyrs-smash-2", "heimdalls-eye"]},
    )
    s.play("wolf: pillage gimle", "wolf: tyrs-smite-2", "bear: tyrs-smash-2", "bear: heimdalls-eye")
    assert totals(s) == {"wolf": 6, "bear": 6}
    assert s.hand("wolf") == ["tyrs-smite-2"]
    assert sorted(s.hand("bear")) == ["heimdalls-eye", "tyrs-smash-2"]
    assert s.discard() == []


@pytest.mark.rule("BR-554")
def test_a_loser_takes_his_card_back() -> None:
    s = fight({"wolf": "3 warrior", "bear": "warrior"}, {"wolf": "tyrs-bash", "bear": "tyrs-smash-1"})
    assert winner(s) == "wolf"
    assert s.hand("bear") == ["tyrs-smash-1"]
    assert s.hand("wolf") == []
    assert s.discard() == ["tyrs-bash"]


# -- figures ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-555", "BR-556")
def test_losers_die_in_province_and_fjord_and_nowhere_else() -> None:
    s = scene(
        figures={
            "wolf": {"andlang": "leader", "south": "ship"},
            "bear": {"andlang": 2, "south": "ship", "utgard": 1, "gimle": "leader"},
            "serpent": {"utgard": 1, "west": "ship"},
        },
        hands={"wolf": ["tyrs-smash-1"], "bear": ["tyrs-bash"]},
    )
    s.play("wolf: pillage andlang", "wolf: tyrs-smash-1", "bear: tyrs-bash")
    assert totals(s) == {"wolf": 8, "bear": 6}
    assert s.at("bear", "valhalla") == ["ship", "warrior", "warrior"]
    assert s.at("bear", "andlang") == s.at("bear", "south") == []
    assert s.at("bear", "utgard") == ["warrior"]
    assert s.at("bear", "gimle") == ["leader"]
    assert s.at("wolf", "andlang") == ["leader"]
    assert s.at("wolf", "south") == ["ship"]
    assert s.at("serpent", "utgard") == ["warrior"]


@pytest.mark.rule("BR-570")
def test_a_ship_fights_in_one_battle_but_is_lost_to_both_provinces() -> None:
    s = scene(
        figures={"wolf": {"elvagar": 3}, "bear": {"north": "ship", "angerboda": 2}},
        hands={"wolf": ["tyrs-bash"], "bear": ["alfheim-1"]},
    )
    assert s.strength("bear", "angerboda") == 4
    s.play("wolf: pillage elvagar", "bear: decline", "wolf: tyrs-bash", "bear: alfheim-1")
    assert totals(s) == {"wolf": 5, "bear": 2}  # the two Warriors next door do not fight
    assert s.at("bear", "valhalla") == ["ship"]
    assert s.at("bear", "angerboda") == ["warrior", "warrior"]
    assert s.strength("bear", "angerboda") == 2


# -- pillaged or not --------------------------------------------------------------------------------


@pytest.mark.rule("BR-557")
def test_a_pillager_who_wins_takes_the_reward_and_turns_the_token() -> None:
    s = wolf_wins("glory")
    assert s.glory("wolf") == 5 + 3
    assert s.pillaged("gimle")


@pytest.mark.rule("BR-557x")
def test_red_pillages_andlang_against_blue() -> None:
    s = scene(
        figures={"wolf": {"south": "ship", "andlang": 1}, "raven": {"andlang": 2}},
        hands={"wolf": ["tyrs-crush-1", "alfheim-1"], "raven": ["troll", "tyrs-bash"]},
        rewards={"andlang": "axes"},
    )
    assert s.stat("wolf", "axes") == 3
    s.play("wolf: pillage andlang", "wolf: tyrs-crush-1", "raven: troll")
    assert s.at("raven", "valhalla") == ["warrior", "warrior"]
    assert sorted(s.hand("raven")) == ["troll", "tyrs-bash"]
    assert s.stat("wolf", "axes") == 4
    assert s.pillaged("andlang")
    assert s.glory("wolf") == 4
    assert s.hand("wolf") == ["alfheim-1"]
    assert s.discard() == ["tyrs-crush-1"]


@pytest.mark.rule("BR-558")
def test_a_province_is_pillaged_once_in_an_age() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}})
    s.play("wolf: pillage gimle", "bear: invade leader gimle")
    s.refused("wolf: pillage gimle", "BR-558")
    s.play("wolf: invade leader horgr")
    s.refused("bear: pillage gimle", "BR-558")

    s.to_phase("action", age=2)
    assert s.asked() == ["bear: turn"]
    assert "pillage gimle" in s.options("bear")


@pytest.mark.rule("BR-559")
@pytest.mark.parametrize("reward", ["axes", "horns", "rage", "glory"])
def test_a_defender_who_wins_takes_no_reward(reward: str) -> None:
    s = bear_wins(reward)
    assert [s.step("bear", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]
    assert (s.glory("bear"), s.glory("wolf")) == (3, 0)
    assert not s.pillaged("gimle")


@pytest.mark.rule("BR-560")
def test_after_a_failure_the_same_clan_and_any_other_may_try_again() -> None:
    s = bear_wins("rage")
    assert "pillage gimle" in s.options("bear")
    s.play("bear: pass", "serpent: pass", "raven: pass")
    s.refused("wolf: pillage gimle", "BR-501")  # its Warrior is dead
    s.play("wolf: invade leader gimle")
    assert "pillage gimle" in s.options("wolf")
    s.play("wolf: pillage gimle")
    assert clan_of(s, told(s, e.BattleWon)[-1].seat) == "wolf"
    assert s.pillaged("gimle")


# -- Glory and rewards ------------------------------------------------------------------------------


@pytest.mark.rule("BR-561")
@pytest.mark.parametrize(("step", "axes"), [(1, 3), (3, 5), (6, 8)])
def test_a_defender_who_wins_scores_his_axes(step: int, axes: int) -> None:
    s = bear_wins("rage", axes_step=step)
    assert s.glory("bear") == s.stat("bear", "axes") == axes
    assert s.glory("wolf") == 0


@pytest.mark.rule("BR-561")
@pytest.mark.parametrize(("step", "axes"), [(1, 3), (3, 5), (6, 8)])
def test_a_pillager_who_wins_scores_his_axes(step: int, axes: int) -> None:
    assert wolf_wins("rage", steps=(1, step, 1)).glory("wolf") == axes


@pytest.mark.rule("BR-562")
def test_a_rage_token_raises_the_stat_but_gives_no_rage_now() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, rage={"wolf": 2}, rewards={"gimle": "rage"})
    assert s.stat("wolf", "rage") == 6
    s.play("wolf: pillage gimle")
    assert s.stat("wolf", "rage") == 7
    assert s.rage("wolf") == 2
    assert (s.step("wolf", "axes"), s.step("wolf", "horns")) == (1, 1)


@pytest.mark.rule("BR-563")
def test_an_axes_token_counts_for_the_battle_just_won() -> None:
    s = wolf_wins("axes")
    assert s.stat("wolf", "axes") == 4
    assert s.glory("wolf") == 4
    assert (s.step("wolf", "rage"), s.step("wolf", "horns")) == (1, 1)


@pytest.mark.rule("BR-564")
def test_a_horns_token_lets_another_figure_in_at_once() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 1, "horgr": 3}}, rewards={"gimle": "horns"}, passed=["bear"])
    s.refused("wolf: invade warrior utgard", "BR-407")
    s.play("wolf: pillage gimle")
    assert s.stat("wolf", "horns") == 5
    assert (s.step("wolf", "rage"), s.step("wolf", "axes")) == (1, 1)

    s.play("wolf: invade warrior utgard")
    assert s.at("wolf", "utgard") == ["warrior"]
    s.refused("wolf: invade warrior andlang", "BR-407")


@pytest.mark.rule("BR-565")
def test_the_glory_token_gives_five_glory() -> None:
    s = scene(figures={"wolf": {"gimle": 1}}, rewards={"gimle": "glory"})
    s.play("wolf: pillage gimle")
    assert s.glory("wolf") == 5
    assert [s.step("wolf", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]


@pytest.mark.rule("BR-566")
def test_yggdrasil_raises_all_stats_and_its_axes_count_at_once() -> None:
    s = wolf_wins("all", province="yggdrasil")
    assert [s.stat("wolf", stat) for stat in ("rage", "axes", "horns")] == [7, 4, 5]
    assert s.glory("wolf") == 4
    assert s.pillaged("yggdrasil")


# -- the order of things ----------------------------------------------------------------------------


@pytest.mark.rule("BR-567")
def test_a_step_won_by_thors_oath_counts_for_the_axes_glory() -> None:
    s = fight({"wolf": "2 warrior", "bear": "warrior"}, {"wolf": "thors-oath"}, age=2)
    s.play("wolf: raise axes")
    assert s.stat("wolf", "axes") == 4
    assert s.glory("wolf") == 4


@pytest.mark.rule("BR-567")
def test_the_end_of_a_battle_goes_in_order() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 3}, "bear": {"gimle": 2}},
        hands={"wolf": ["thors-oath"], "bear": ["alfheim-1"]},
        upgrades={"wolf": ["thors-glory"], "bear": ["lokis-blessing"]},
        rewards={"gimle": "horns"},
    )
    s.play("wolf: pillage gimle", "wolf: thors-oath", "bear: alfheim-1")
    assert s.asked() == ["wolf: raise_stat"]
    assert s.hand("bear") == []  # texts before cards
    assert s.at("bear", "gimle") == ["warrior", "warrior"]  # and before any loser dies

    s.play("wolf: raise axes")
    assert s.asked() == ["bear: blessing"]
    assert s.glory("wolf") == 2 + 4  # Loki's Blessing comes last
    s.play("bear: accept")

    order = [type(entry.event) for entry in s.match.log]
    assert order[order.index(e.BattleWon) :] == [
        e.BattleWon,
        e.StatRaised,  # Thor's Oath
        e.CardsDiscarded,
        e.CardsTakenBack,
        e.FigureDestroyed,
        e.FigureDestroyed,
        e.GloryFromCard,  # Thor's Glory: two enemies destroyed
        e.ProvincePillaged,
        e.StatRaised,  # the reward
        e.GloryGained,  # Axes
        e.Invasion,  # Loki's Blessing
        e.BattleOver,
    ]


@pytest.mark.rule("BR-568")
@pytest.mark.parametrize(("first", "second"), [("serpent", "raven"), ("raven", "wolf"), ("serpent", "wolf")])
def test_inside_a_step_effects_go_clockwise_from_the_pillager(first: str, second: str) -> None:
    s = scene(
        turn="bear",
        figures={"bear": {"gimle": 3}, first: {"gimle": 1}, second: {"gimle": 1}},
        hands={"bear": ["tyrs-bash"], first: ["lokis-trickery"], second: ["lokis-trickery"]},
        rage={"bear": 1, first: 2, second: 2},
    )
    s.play("bear: pillage gimle", "bear: tyrs-bash", f"{second}: lokis-trickery", f"{first}: lokis-trickery")
    assert (s.rage("bear"), s.rage(first), s.rage(second)) == (0, 3, 2)


@pytest.mark.rule("BR-569")
def test_a_pillager_without_figures_left_still_pillages() -> None:
    s = fight(
        {"wolf": "warrior", "bear": "leader"},
        {"wolf": "tyrs-rage-2", "bear": "odins-smite"},
        age=2,
        reward="horns",
    )
    assert totals(s) == {"wolf": 6, "bear": 4}
    assert s.at("wolf", "gimle") == []
    assert s.at("wolf", "valhalla") == ["warrior"]
    assert s.pillaged("gimle")
    assert s.stat("wolf", "horns") == 5
    assert s.glory("wolf") == 3
