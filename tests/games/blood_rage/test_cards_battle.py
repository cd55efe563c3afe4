"""Battle cards (BR-901 to BR-916): what each of them adds and does."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.scene import CLANS, Scene, scene


def totals(s: Scene) -> dict[str, int]:
    """The strengths compared in the battle, by clan."""
    found = [entry.event for entry in s.match.log if isinstance(entry.event, e.BattleTotal)]
    return {CLANS[s.g.clans[event.seat]]: event.strength for event in found}


def steps(s: Scene, clan: str) -> tuple[int, int, int]:
    """The steps of Rage, Axes and Horns."""
    return s.step(clan, "rage"), s.step(clan, "axes"), s.step(clan, "horns")


def duel(
    wolf: str,
    bear: str,
    cards: dict[str, str],
    *,
    age: int = 1,
    reward: str = "glory",
    rage: dict[str, int] | None = None,
    glory: dict[str, int] | None = None,
    bear_steps: tuple[int, int, int] = (1, 1, 1),
) -> Scene:
    """The Wolf pillages Gimle and the Bear defends it; each plays the card it has, if it has one."""
    s = scene(
        age=age,
        figures={"wolf": {"gimle": wolf}, "bear": {"gimle": bear}},
        hands={clan: [card] for clan, card in cards.items()},
        rewards={"gimle": reward},
        rage=rage,
        glory=glory,
        steps={"bear": bear_steps},
    )
    return s.play("wolf: pillage gimle", *[f"{clan}: play {card}" for clan, card in cards.items()])


TYR = [
    ("tyrs-bash", 1, 3),
    ("tyrs-smash-1", 1, 4),
    ("tyrs-smash-2", 2, 4),
    ("tyrs-crush-1", 1, 5),
    ("tyrs-crush-2", 2, 5),
    ("tyrs-crush-3", 3, 5),
    ("tyrs-smite-1", 1, 6),
    ("tyrs-smite-2", 2, 6),
    ("tyrs-smite-3", 3, 6),
    ("tyrs-rage-2", 2, 7),
    ("tyrs-rage-3", 3, 7),
]


@pytest.mark.parametrize(("card", "age", "total"), TYR)
@pytest.mark.rule("BR-901")
def test_tyrs_plain_cards_add_strength_and_nothing_else(card: str, age: int, total: int) -> None:
    s = duel("warrior", "warrior", {"bear": card}, age=age)

    assert totals(s) == {"wolf": 1, "bear": total}
    assert (s.glory("wolf"), s.glory("bear")) == (0, 3)  # only the Axes Glory of the winner
    assert (s.rage("wolf"), s.rage("bear")) == (6, 6)
    assert steps(s, "bear") == steps(s, "wolf") == (1, 1, 1)
    assert s.discard() == [card]


@pytest.mark.rule("BR-902")
def test_friggas_grace_raises_one_other_stat_after_a_successful_pillage() -> None:
    s = duel("warrior", "warrior", {"wolf": "friggas-grace"}, reward="horns")

    assert totals(s) == {"wolf": 3, "bear": 1}
    assert s.asked() == ["wolf: raise_stat"]
    assert s.options("wolf") == {"raise rage", "raise axes"}
    s.play("wolf: raise rage")
    assert steps(s, "wolf") == (2, 1, 2)


@pytest.mark.parametrize("holder", ["wolf", "bear"])
@pytest.mark.rule("BR-902")
def test_friggas_grace_gives_no_step_without_a_successful_pillage(holder: str) -> None:
    s = duel("warrior", "leader warrior", {holder: "friggas-grace"}, reward="horns")

    assert s.glory("bear") == 3  # the defender won
    assert s.asked() == ["bear: turn"]
    assert steps(s, holder) == (1, 1, 1)


@pytest.mark.rule("BR-903")
def test_heimdalls_sight_is_the_highest_single_bonus_of_an_opponent() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}, "serpent": {"gimle": 1}},
        hands={"wolf": ["heimdalls-sight"], "bear": ["tyrs-smash"], "serpent": ["tyrs-smite"]},
    )

    s.play("wolf: pillage gimle", "wolf: heimdalls-sight", "bear: tyrs-smash", "serpent: tyrs-smite")

    assert totals(s) == {"wolf": 1 + 5, "bear": 4, "serpent": 6}


@pytest.mark.parametrize(
    ("wolf", "bear", "rage"),
    [("leader", "warrior", {"wolf": 2, "bear": 1}), ("warrior", "leader", {"wolf": 3, "bear": 0})],
    ids=["loses", "wins"],
)
@pytest.mark.rule("BR-904")
def test_lokis_trickery_steals_one_rage_if_its_player_loses(wolf: str, bear: str, rage: dict[str, int]) -> None:
    s = duel(wolf, bear, {"bear": "lokis-trickery"}, rage={"wolf": 3, "bear": 0})

    assert sorted(totals(s).values()) == [1, 3]  # the card itself adds nothing
    assert {clan: s.rage(clan) for clan in rage} == rage


@pytest.mark.rule("BR-905")
def test_odins_smite_takes_a_warrior_of_each_opponent_before_strengths_are_compared() -> None:
    s = scene(
        figures={
            "wolf": {"gimle": "leader warrior"},
            "bear": {"gimle": 2, "horgr": 1},
            "serpent": {"gimle": "leader"},
        },
        hands={"wolf": ["odins-smite"]},
    )

    s.play("wolf: pillage gimle", "wolf: odins-smite")

    assert totals(s) == {"wolf": 4 + 1, "bear": 1, "serpent": 3}
    assert s.at("wolf", "gimle") == ["leader", "warrior"]
    assert s.at("bear", "horgr") == ["warrior"]


@pytest.mark.parametrize(("wolf", "bear", "glory"), [("warrior", "warrior", 6), ("leader", "warrior", 0)])
@pytest.mark.rule("BR-906")
def test_thors_hammer_gives_three_glory_for_winning(wolf: str, bear: str, glory: int) -> None:
    s = duel(wolf, bear, {"bear": "thors-hammer"})

    assert totals(s)["bear"] == 2
    assert s.glory("bear") == glory


def trailing_wolf(card: str, white_disc: str, age: int) -> Scene:
    """The Wolf's Leader and a card against two Warriors and Tyr's Crush, up to the offer of late cards."""
    s = scene(
        age=age,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 2}},
        hands={"wolf": [card, white_disc], "bear": ["tyrs-crush-1"]},
    )
    return s.play("wolf: pillage gimle", f"wolf: {card}", "bear: tyrs-crush-1")


@pytest.mark.parametrize(
    ("card", "white_disc", "age", "total"),
    [
        pytest.param("tyrs-bash", "heimdalls-eye", 2, 5 + 2, marks=pytest.mark.rule("BR-907")),
        pytest.param("tyrs-smash-1", "heimdalls-gaze", 3, 6 + 3, marks=pytest.mark.rule("BR-912")),
    ],
)
def test_white_disc_card_may_be_added_after_the_reveal(card: str, white_disc: str, age: int, total: int) -> None:
    s = trailing_wolf(card, white_disc, age)

    assert s.asked() == ["wolf: late_card"]
    assert s.options("wolf") == {"decline", f"add {white_disc}"}
    s.play(f"wolf: add {white_disc}")
    assert totals(s) == {"wolf": total, "bear": 6}
    assert s.glory("wolf") == 3
    assert s.discard() == [card, white_disc]


@pytest.mark.parametrize(
    ("card", "age", "total"),
    [
        pytest.param("heimdalls-eye", 2, 3, marks=pytest.mark.rule("BR-907")),
        pytest.param("heimdalls-gaze", 3, 4, marks=pytest.mark.rule("BR-912")),
    ],
)
def test_white_disc_card_may_be_committed_normally(card: str, age: int, total: int) -> None:
    s = duel("warrior", "warrior", {"wolf": card}, age=age)

    assert totals(s) == {"wolf": total, "bear": 1}
    assert s.discard() == [card]


@pytest.mark.parametrize("age", [2, 3])
@pytest.mark.rule("BR-908")
def test_heimdalls_watch_sweeps_the_cards_away_and_pays_their_bonuses(age: int) -> None:
    watch = f"heimdalls-watch-{age}"
    s = scene(
        age=age,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}, "serpent": {"gimle": 1}},
        hands={
            "wolf": ["tyrs-bash", watch],
            "bear": ["tyrs-smash-1", "tyrs-rage-2"],
            "serpent": ["tyrs-crush-1", "tyrs-smite-1"],
        },
    )

    s.play("wolf: pillage gimle", f"wolf: {watch}", "bear: tyrs-rage", "serpent: tyrs-crush")

    assert s.glory("wolf") == 10
    assert sorted(s.discard()) == sorted([watch, "tyrs-rage-2", "tyrs-crush-1"])
    assert s.asked() == ["wolf: battle_card", "bear: battle_card", "serpent: battle_card"]
    s.play("wolf: tyrs-bash", "bear: tyrs-smash", "serpent: tyrs-smite")
    assert totals(s) == {"wolf": 3, "bear": 4, "serpent": 6}


@pytest.mark.parametrize(
    ("wolf", "strength", "glory"),
    [("warrior", 1, {"wolf": 12, "bear": 21}), ("leader warrior", 4, {"wolf": 18, "bear": 20})],
    ids=["loses", "wins"],
)
@pytest.mark.rule("BR-909")
def test_lokis_backstab_steals_two_glory_if_its_player_loses(wolf: str, strength: int, glory: dict[str, int]) -> None:
    s = duel(wolf, "leader", {"wolf": "lokis-backstab"}, age=2, glory={"wolf": 10, "bear": 20})

    assert totals(s) == {"wolf": strength, "bear": 3}  # the card itself adds nothing
    assert {clan: s.glory(clan) for clan in glory} == glory  # a winning pillager takes 5 and their Axes, nothing else


@pytest.mark.rule("BR-910")
def test_odins_tide_leaves_each_participant_one_figure() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"yggdrasil": "leader 2 warrior"}, "bear": {"yggdrasil": 3}},
        hands={"wolf": ["odins-tide"], "bear": ["tyrs-bash", "tyrs-smash-1"]},
    )

    s.play("wolf: pillage yggdrasil", "wolf: odins-tide", "bear: tyrs-bash")
    assert s.options("wolf") == {"hold leader", "hold warrior"}
    s.play("wolf: hold leader")

    assert s.asked() == ["bear: late_card"]  # strengths are not yet compared
    assert s.at("wolf", "yggdrasil") == ["leader"]
    assert s.at("bear", "yggdrasil") == ["warrior"]
    assert s.at("wolf", "valhalla") == s.at("bear", "valhalla") == ["warrior", "warrior"]
    s.play("bear: decline")
    assert totals(s) == {"wolf": 3 + 1, "bear": 1 + 2}


@pytest.mark.rule("BR-911")
def test_thors_oath_raises_a_stat_for_winning() -> None:
    s = duel("warrior", "warrior", {"bear": "thors-oath"}, age=2)

    assert totals(s) == {"wolf": 1, "bear": 2}
    assert s.asked() == ["bear: raise_stat"]
    assert s.options("bear") == {"raise rage", "raise axes", "raise horns"}
    s.play("bear: raise horns")
    assert steps(s, "bear") == (1, 1, 2)
    assert not s.pillaged("gimle")


@pytest.mark.rule("BR-911")
def test_thors_oath_gives_no_step_for_losing() -> None:
    s = duel("leader", "warrior", {"bear": "thors-oath"}, age=2)

    assert s.asked() == ["bear: turn"]
    assert steps(s, "bear") == (1, 1, 1)


@pytest.mark.rule("BR-913")
def test_lokis_poison_takes_the_winners_cards_into_the_losers_hand() -> None:
    s = duel("warrior", "warrior", {"wolf": "tyrs-rage-3", "bear": "lokis-poison"}, age=3)

    assert totals(s) == {"wolf": 7, "bear": 1}
    assert s.hand("bear") == ["lokis-poison", "tyrs-rage-3"]
    assert s.hand("wolf") == s.discard() == []


@pytest.mark.rule("BR-913")
def test_lokis_poison_takes_nothing_if_its_player_wins() -> None:
    s = duel("warrior", "leader", {"wolf": "thors-ascension", "bear": "lokis-poison"}, age=3)

    assert s.hand("wolf") == ["thors-ascension"]
    assert s.hand("bear") == []
    assert s.discard() == ["lokis-poison"]


@pytest.mark.rule("BR-914")
def test_odins_judgement_pays_a_loser_for_his_own_dead() -> None:
    s = duel("leader", "3 warrior", {"wolf": "tyrs-smite-3", "bear": "odins-judgement"}, age=3)

    assert totals(s) == {"wolf": 8, "bear": 5}
    assert s.glory("bear") == 6
    assert s.glory("wolf") == 5 + 3  # the pillage and the Axes


@pytest.mark.rule("BR-914")
def test_odins_judgement_pays_a_winner_for_the_enemies_dead() -> None:
    s = duel("2 warrior", "leader", {"bear": "odins-judgement"}, age=3)

    assert totals(s) == {"wolf": 2, "bear": 5}
    assert s.glory("bear") == 2 * 2 + 3


@pytest.mark.rule("BR-915")
def test_thors_ascension_gives_three_rage_and_three_glory_for_winning() -> None:
    s = duel("warrior", "warrior", {"bear": "thors-ascension"}, age=3, rage={"bear": 0}, bear_steps=(1, 2, 1))

    assert totals(s) == {"wolf": 1, "bear": 2}
    assert s.rage("bear") == 3
    assert s.glory("bear") == 3 + 4
    assert s.asked() == ["bear: turn"]


@pytest.mark.rule("BR-915")
def test_thors_ascension_gives_nothing_for_losing() -> None:
    s = duel("leader", "warrior", {"bear": "thors-ascension"}, age=3, rage={"bear": 0})

    assert (s.rage("bear"), s.glory("bear")) == (0, 0)
    assert s.asked() == ["serpent: turn"]


@pytest.mark.rule("BR-916")
def test_thors_primacy_cancels_lokis_poison() -> None:
    s = duel("warrior", "warrior", {"wolf": "thors-primacy", "bear": "lokis-poison"}, age=3)

    assert totals(s) == {"wolf": 4, "bear": 1}
    assert s.hand("bear") == ["lokis-poison"]
    assert s.discard() == ["thors-primacy"]


@pytest.mark.parametrize("text", ["odins-tide", "odins-smite"])
@pytest.mark.rule("BR-916")
def test_thors_primacy_cancels_a_text_before_it_acts(text: str) -> None:
    s = duel("2 warrior", "2 warrior", {"wolf": text, "bear": "thors-primacy"}, age=3)

    assert totals(s) == {"wolf": 2 + 1, "bear": 2 + 3}  # no figure was lost before the comparison
    assert s.at("bear", "gimle") == ["warrior", "warrior"]
