"""The call to battle: who is asked, in which order, what may join, and when the call ends (BR-510 to BR-520)."""

from __future__ import annotations

import pytest

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.battles import clan_of, told
from tests.games.blood_rage.scene import CLANS, Scene, scene

PLAIN = ("tyrs-bash", "tyrs-smash", "tyrs-smite", "tyrs-crush")


def one_card(seats: int = 4) -> dict[str, list[str]]:
    """A card in every hand, so that a battle waits for cards."""
    return {clan: [card] for clan, card in zip(CLANS[:seats], PLAIN, strict=False)}


def round_of_refusals(s: Scene) -> list[str]:
    """Decline for all until the call is over; return the clans in the order they were asked."""
    asked = []
    while s.asked()[0].endswith(": join_battle"):
        clan = s.asked()[0].split(":")[0]
        asked.append(clan)
        s.play(f"{clan}: decline")
    return asked


def cards_are_asked_for(s: Scene, *clans: str) -> bool:
    return s.asked() == [f"{clan}: battle_card" for clan in clans]


# -- the order of offers ----------------------------------------------------------------------------


@pytest.mark.rule("BR-510")
@pytest.mark.parametrize(
    ("pillager", "order"),
    [
        ("wolf", ["bear", "serpent", "raven", "wolf"]),
        ("bear", ["serpent", "raven", "wolf", "bear"]),
        ("raven", ["wolf", "bear", "serpent", "raven"]),
    ],
)
def test_offers_go_clockwise_from_the_pillagers_left_and_end_with_him(pillager: str, order: list[str]) -> None:
    figures = {clan: {"yggdrasil": 1} for clan in CLANS}
    s = scene(turn=pillager, figures={**figures, pillager: {"yggdrasil": 1, "gimle": 1}})
    s.play(f"{pillager}: pillage gimle")
    assert round_of_refusals(s) == order


@pytest.mark.rule("BR-511")
def test_one_figure_at_each_offer() -> None:
    s = scene(figures={"wolf": {"andlang": 1, "utgard": 1}, "bear": {"gimle": 3}}, hands=one_card())
    s.play("wolf: pillage andlang")
    assert s.options("bear") == {"decline", "join warrior gimle"}

    s.play("bear: join warrior gimle")
    assert s.at("bear", "andlang") == ["warrior"]
    assert s.at("bear", "gimle") == ["warrior", "warrior"]
    assert s.asked() == ["wolf: join_battle"]
    s.refused("bear: join warrior gimle")


# -- what may join ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-512")
def test_figures_join_from_adjacent_provinces_only() -> None:
    near = {"gimle": 1, "utgard": 1, "yggdrasil": 1}
    s = scene(figures={"wolf": {"andlang": 1}, "bear": {**near, "elvagar": 1, "horgr": 1, "myrkulor": "leader"}})
    s.play("wolf: pillage andlang")
    assert s.options("bear", "join") == {f"join warrior {place}" for place in near}
    s.refused("bear: join warrior elvagar", "BR-512")
    s.refused("bear: join leader myrkulor", "BR-512")
    s.refused("bear: join warrior andlang", "BR-512")


@pytest.mark.rule("BR-512")
def test_a_joining_figure_leaves_its_province_and_takes_a_village() -> None:
    s = scene(figures={"wolf": {"andlang": 1}, "bear": {"gimle": "leader"}}, hands=one_card())
    s.play("wolf: pillage andlang", "bear: join leader gimle")
    assert s.at("bear", "gimle") == []
    assert s.at("bear", "andlang") == ["leader"]
    assert s.g.room(b.PLACES.index("andlang")) == 1  # Andlang has three villages


@pytest.mark.rule("BR-512x")
def test_the_serpents_leader_cannot_come_from_horgr_to_andlang() -> None:
    s = scene(
        figures={"wolf": {"south": "ship"}, "serpent": {"horgr": "leader"}, "raven": {"gimle": 1}},
        pillaged=["horgr"],
    )
    s.play("wolf: pillage andlang")
    assert s.asked() == ["raven: join_battle"]  # the Serpent, asked before the Raven, had nothing to choose
    s.refused("serpent: join leader horgr")
    assert round_of_refusals(s) == ["raven"]
    assert s.pillaged("andlang")


@pytest.mark.rule("BR-513")
def test_ships_never_join_and_no_one_joins_into_a_fjord() -> None:
    s = scene(figures={"wolf": {"andlang": 1}, "bear": {"west": "ship sea-serpent", "gimle": 1}}, hands=one_card())
    s.play("wolf: pillage andlang")
    assert s.options("bear") == {"decline", "join warrior gimle"}
    s.refused("bear: join ship gimle", "BR-513")
    s.refused("bear: join sea-serpent gimle", "BR-513")

    s.play("bear: join warrior gimle")
    assert s.at("bear", "south") == []
    assert s.at("bear", "west") == ["sea-serpent", "ship"]


@pytest.mark.rule("BR-514")
def test_joining_is_free_and_open_to_the_absent_and_to_clans_without_rage() -> None:
    s = scene(figures={"wolf": {"andlang": 1}, "bear": {"gimle": 1}}, rage={"bear": 0}, hands=one_card())
    s.play("wolf: pillage andlang")
    assert s.options("bear") == {"decline", "join warrior gimle"}
    s.play("bear: join warrior gimle")
    assert s.rage("bear") == 0
    assert s.at("bear", "andlang") == ["warrior"]


@pytest.mark.rule("BR-514")
def test_joining_costs_no_rage_and_is_open_to_those_who_passed() -> None:
    s = scene(
        figures={"wolf": {"andlang": 1, "utgard": "leader"}, "bear": {"gimle": 1}},
        rage={"wolf": 6},
        passed=["bear"],
        hands=one_card(),
    )
    s.play("wolf: pillage andlang", "bear: decline", "wolf: join leader utgard", "bear: join warrior gimle")
    assert s.rage("wolf") == 6
    assert cards_are_asked_for(s, "wolf", "bear")


@pytest.mark.rule("BR-519")
@pytest.mark.parametrize("giant", ["fire-giant", "troll"])
def test_joining_is_no_invasion(giant: str) -> None:
    s = scene(
        age=2,
        figures={"wolf": {"andlang": 2}, "bear": {"gimle": f"{giant} 3 warrior"}},
        upgrades={"bear": ["friggas-succor", "thors-domain"]},
        hands=one_card(),
    )
    assert not s.g.can_deploy(s.seat("bear"))  # four figures, Horns 4

    s.play("wolf: pillage andlang", f"bear: join {giant} gimle")

    assert s.at("wolf", "andlang") == ["warrior", "warrior"]
    assert s.at("bear", "andlang") == [giant]
    assert told(s, e.Invasion) == []
    assert cards_are_asked_for(s, "wolf", "bear")


# -- how the call ends ------------------------------------------------------------------------------


@pytest.mark.rule("BR-515")
def test_a_clan_that_declined_is_asked_again_while_others_join() -> None:
    s = scene(figures={"wolf": {"gimle": 1, "andlang": 1}, "bear": {"myrkulor": 1}}, hands=one_card())
    s.play("wolf: pillage gimle", "bear: decline", "wolf: join warrior andlang")
    assert s.asked() == ["bear: join_battle"]
    s.play("bear: join warrior myrkulor")
    assert s.at("bear", "gimle") == ["warrior"]
    assert s.at("wolf", "gimle") == ["warrior", "warrior"]
    assert cards_are_asked_for(s, "wolf", "bear")  # no one has anything left to bring


@pytest.mark.rule("BR-516")
def test_the_call_ends_when_the_last_village_is_taken() -> None:
    s = scene(
        figures={"wolf": {"andlang": 2, "utgard": 2}, "bear": {"gimle": 2}, "serpent": {"gimle": 1}},
        hands=one_card(),
    )
    s.play("wolf: pillage andlang", "bear: join warrior gimle")
    assert cards_are_asked_for(s, "wolf", "bear")
    s.refused("wolf: join warrior utgard")
    assert s.at("wolf", "andlang") == ["warrior", "warrior"]
    assert s.at("serpent", "gimle") == ["warrior"]


@pytest.mark.rule("BR-516x")
def test_three_joins_fill_andlang_and_red_cannot_add_another() -> None:
    s = scene(
        figures={"wolf": {"south": "ship", "yggdrasil": 2}, "raven": {"gimle": 1, "yggdrasil": 1}},
        hands=one_card(),
    )
    s.play(
        "wolf: pillage andlang",
        "raven: join warrior gimle",
        "wolf: join warrior yggdrasil",
        "raven: join warrior yggdrasil",
    )
    assert cards_are_asked_for(s, "wolf", "raven")
    s.refused("wolf: join warrior yggdrasil")
    assert s.at("raven", "andlang") == ["warrior", "warrior"]
    assert s.at("wolf", "andlang") == ["warrior"]
    assert s.at("wolf", "yggdrasil") == ["warrior"]


@pytest.mark.rule("BR-517")
def test_a_round_of_refusals_ends_the_call() -> None:
    figures = {"wolf": {"gimle": 1, "andlang": 1}, "bear": {"andlang": 1}, "serpent": {"andlang": 1}}
    alone = scene(seats=3, figures=figures, hands=one_card(3))
    alone.play("wolf: pillage gimle")
    assert round_of_refusals(alone) == ["bear", "serpent", "wolf"]
    assert alone.pillaged("gimle")

    opposed = scene(seats=3, figures={**figures, "bear": {"andlang": 1, "gimle": 1}}, hands=one_card(3))
    opposed.play("wolf: pillage gimle")
    assert round_of_refusals(opposed) == ["bear", "serpent", "wolf"]
    assert cards_are_asked_for(opposed, "wolf", "bear")


@pytest.mark.rule("BR-517")
def test_refusals_count_anew_after_each_figure_that_joins() -> None:
    s = scene(
        seats=3,
        figures={"wolf": {"gimle": 1, "andlang": 1}, "bear": {"andlang": 1}, "serpent": {"myrkulor": 2}},
        hands=one_card(3),
    )
    s.play("wolf: pillage gimle", "bear: decline", "serpent: join warrior myrkulor")
    assert round_of_refusals(s) == ["wolf", "bear", "serpent"]
    assert cards_are_asked_for(s, "wolf", "serpent")


@pytest.mark.rule("BR-518")
def test_any_number_may_join_in_yggdrasil() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"yggdrasil": "leader 8 warrior"}, "bear": {"yggdrasil": 6, "gimle": 2}},
        hands=one_card(2),
    )
    assert s.g.crowd[b.YGGDRASIL] == 15
    s.play("wolf: pillage yggdrasil", "bear: join warrior gimle")
    assert s.g.crowd[b.YGGDRASIL] == 16
    assert s.asked() == ["bear: join_battle"]
    assert round_of_refusals(s) == ["bear"]
    assert cards_are_asked_for(s, "wolf", "bear")


@pytest.mark.rule("BR-520")
def test_a_full_province_makes_no_call() -> None:
    s = scene(
        figures={
            "wolf": {"utgard": 2, "andlang": 1},
            "bear": {"utgard": 1, "horgr": 1},
            "serpent": {"yggdrasil": 1},
        },
        hands=one_card(),
    )
    s.play("wolf: pillage utgard")
    assert cards_are_asked_for(s, "wolf", "bear")
    assert [clan_of(s, joined.seat) for joined in told(s, e.BattleJoined)] == []
    s.refused("serpent: join warrior yggdrasil")
