"""Card rulings, last part: who dies, who is saved, and what the dead are worth."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.battles import totals, winner
from tests.games.blood_rage.scene import Scene, scene

Places = dict[str, str | int]

# -- Odin's Smite and Tide ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-967")
def test_smite_takes_nothing_from_a_clan_without_a_warrior_in_the_province() -> None:
    s = scene(
        seats=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": "leader", "west": "ship", "andlang": 1}},
        hands={"wolf": ["odins-smite"]},
    )

    s.play("wolf: pillage gimle", "bear: decline", "wolf: play odins-smite")

    assert totals(s) == {"wolf": 1 + 1, "bear": 3 + 2}
    assert s.at("bear", "valhalla") == []
    assert s.at("bear", "andlang") == ["warrior"]


@pytest.mark.rule("BR-967")
def test_each_smite_takes_one_warrior_from_each_opponent() -> None:
    s = scene(
        seats=3,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 3}, "serpent": {"west": "ship"}},
        hands={"wolf": ["odins-smite"], "bear": ["tyrs-smite"], "serpent": ["odins-smite"]},
    )

    s.play("wolf: pillage gimle", "wolf: odins-smite", "bear: tyrs-smite", "serpent: odins-smite")

    assert totals(s) == {"wolf": 3 + 1, "bear": 1 + 5, "serpent": 2 + 1}
    assert s.at("bear", "valhalla") == ["warrior", "warrior"]
    assert s.at("bear", "gimle") == ["warrior"]


@pytest.mark.rule("BR-968")
@pytest.mark.parametrize(("held", "strength"), [("ship", 2), ("warrior", 1)])
def test_tide_counts_ships_and_each_owner_chooses(held: str, strength: int) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 2, "west": "ship"}},
        hands={"wolf": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "wolf: play odins-tide")
    assert s.asked() == ["bear: hold_figure"]  # the Wolf's only figure is safe
    assert s.options("bear") == {"hold ship", "hold warrior"}
    s.play(f"bear: hold {held}")

    assert totals(s) == {"wolf": 3 + 1, "bear": strength}


# -- what the dead are worth --------------------------------------------------------------------------------


@pytest.mark.rule("BR-975", "BR-996")
@pytest.mark.parametrize(
    ("upgrades", "answers", "glory"),
    [
        ([], (), 6 + 3),  # Tide takes two, the defeat one; then Axes
        (["friggas-protection"], ("done", "save warrior"), 4 + 3),
    ],
)
def test_valkyrie_counts_all_dead_since_the_reveal_but_none_saved(
    upgrades: list[str], answers: tuple[str, ...], glory: int
) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "valkyrie"}, "bear": {"gimle": 3}},
        upgrades={"bear": upgrades},
        hands={"wolf": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "wolf: play odins-tide", *[f"bear: {answer}" for answer in answers])

    assert s.glory("wolf") == glory


@pytest.mark.rule("BR-975")
def test_judgement_counts_the_dead_of_tide_and_defeat_on_both_sides() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "leader 2 warrior"}, "bear": {"gimle": 2}},
        hands={"wolf": ["odins-judgement"], "bear": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "wolf: play odins-judgement", "bear: play odins-tide", "wolf: hold leader")

    assert s.glory("wolf") == 2 * (2 + 1 + 1) + 3


@pytest.mark.rule("BR-975")
@pytest.mark.parametrize(("answer", "paid"), [("accept", 0), ("decline", 2)])
def test_thors_glory_needs_two_dead_by_text_or_defeat_and_does_not_count_who_fled(answer: str, paid: int) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": "volur-witch warrior"}},
        upgrades={"wolf": ["thors-glory"]},
        hands={"wolf": ["odins-smite"]},
    )

    s.play("wolf: pillage gimle", "wolf: play odins-smite", f"bear: {answer}")

    assert totals(s) == {"wolf": 3 + 1, "bear": 3}
    assert s.glory("wolf") == 3 + paid


@pytest.mark.rule("BR-987")
def test_valkyrie_pays_for_a_tie_she_dies_in() -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "valkyrie"}, "bear": {"gimle": "leader", "west": "ship"}},
        hands={"wolf": ["tyrs-smash-2"]},
    )

    s.play("wolf: pillage gimle", "wolf: play tyrs-smash-2")

    assert totals(s) == {"wolf": 5, "bear": 5}
    assert s.at("wolf", "valhalla") == ["valkyrie"]
    assert s.glory("wolf") == 4


@pytest.mark.rule("BR-987")
@pytest.mark.parametrize(("pillager", "glory"), [("leader", 4 + 3), ("warrior", 2)])
def test_valkyrie_pays_although_the_tide_took_her_win_or_lose(pillager: str, glory: int) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": f"valkyrie {pillager}"}, "bear": {"gimle": 2}},
        hands={"bear": ["odins-tide"]},
    )

    s.play("wolf: pillage gimle", "bear: play odins-tide", f"wolf: hold {pillager}")

    assert totals(s) == {"wolf": 3 if pillager == "leader" else 1, "bear": 1 + 1}
    assert s.glory("wolf") == glory


@pytest.mark.rule("BR-988")
@pytest.mark.parametrize(
    ("wolf", "bear", "won", "glory"),
    [
        ("leader 2 warrior", {"gimle": "leader", "west": "ship"}, "nobody", 2),  # 5 against 5
        ("leader warrior", {"gimle": 3}, "wolf", 2 + 3),  # once, though three died
        ("leader 2 warrior", {"gimle": "leader", "west": "sea-serpent"}, "bear", 0),  # no enemy died
        ("leader", {"gimle": 1}, "wolf", 3),  # one enemy is too few
    ],
)
def test_thors_glory_pays_once_for_a_battle_to_winner_and_loser_alike(
    wolf: str, bear: Places, won: str, glory: int
) -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": wolf}, "bear": bear}, upgrades={"wolf": ["thors-glory"]})

    s.play("wolf: pillage gimle")

    assert winner(s) == won
    assert s.glory("wolf") == glory


@pytest.mark.rule("BR-988")
def test_thors_glory_pays_only_for_battles() -> None:
    s = scene(seats=2, figures={"bear": {"gimle": 3}}, upgrades={"wolf": ["thors-glory", "troll"]})

    s.play("wolf: invade troll gimle")

    assert s.at("bear", "valhalla") == ["warrior"] * 3
    assert s.glory("wolf") == 0


@pytest.mark.rule("BR-986")
@pytest.mark.parametrize(("dragons", "each"), [("lokis-dragons", 4), ("fire-dragons", 8), ("eternal-dragons", 12)])
def test_dragons_pay_for_ship_and_sea_serpent_lost_in_battle(dragons: str, each: int) -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"west": "ship sea-serpent"}},
        upgrades={"bear": [dragons]},
        hands={"wolf": ["tyrs-rage-2"]},
    )

    s.play("wolf: pillage gimle", "wolf: play tyrs-rage-2")

    assert s.at("bear", "valhalla") == ["sea-serpent", "ship"]
    assert s.glory("bear") == 2 * each


@pytest.mark.rule("BR-986", "BR-982")
def test_dragons_pay_for_a_ship_burnt_by_fire_giant_and_the_serpent_stays() -> None:
    s = scene(
        seats=3,
        age=2,
        figures={"bear": {"west": "ship", "gimle": 1}, "serpent": {"west": "sea-serpent"}},
        upgrades={"wolf": ["fire-giant"], "bear": ["fire-dragons"]},
    )

    s.play("wolf: invade fire-giant gimle")

    assert s.at("bear", "valhalla") == ["ship", "warrior"]
    assert s.at("serpent", "west") == ["sea-serpent"]
    assert s.glory("bear") == 8


@pytest.mark.rule("BR-986")
def test_dragons_pay_for_a_ship_lost_in_ragnarok() -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"bear": {"west": "ship"}},
        upgrades={"bear": ["fire-dragons"]},
        doom=("horgr", "gimle", "utgard"),
    )

    s.to_phase("gifts", 3)

    assert s.glory("bear") == 8 + 3


# -- Frigga's Protection ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-995")
def test_protection_saves_from_a_troll() -> None:
    s = scene(
        seats=2,
        age=2,
        figures={"bear": {"gimle": 2}},
        upgrades={"wolf": ["troll"], "bear": ["friggas-protection"]},
        rage={"bear": 3},
    )

    s.play("wolf: invade troll gimle")
    assert s.options("bear") == {"save warrior", "done"}
    s.play("bear: save warrior", "bear: done")

    assert s.at("bear", "gimle") == ["warrior"]
    assert s.at("bear", "valhalla") == ["warrior"]
    assert s.rage("bear") == 2


@pytest.mark.rule("BR-995")
def test_protection_does_not_save_from_ragnarok() -> None:
    others = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor", "yggdrasil")
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": 1}},
        upgrades={"wolf": ["friggas-protection"]},
        rage={"wolf": 2},
        pillaged=others,
        doom=("horgr", "gimle", "utgard"),
    )

    s.play("wolf: pillage gimle")  # the last province: the phase ends with Rage left

    assert s.asked() == ["wolf: draft", "bear: draft"]  # the next Age: no one was asked in between
    assert s.rage("wolf") == 2
    assert s.glory("wolf") == 3
    assert s.at("wolf", "gimle") == []


def smitten(answer: str) -> Scene:
    """The Bear's only Warrior is smitten, and its owner has Frigga's Protection."""
    s = scene(
        seats=2,
        age=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["valkyrie"], "bear": ["friggas-protection"]},
        hands={"wolf": ["odins-smite"]},
    )
    return s.play("wolf: pillage gimle", "wolf: play odins-smite", f"bear: {answer}")


@pytest.mark.rule("BR-996")
@pytest.mark.parametrize(("answer", "strength"), [("save warrior", 1), ("done", 0)])
def test_a_saved_figure_still_counts_in_the_battle(answer: str, strength: int) -> None:
    s = smitten(answer).decline_all("save_figure")

    assert totals(s) == {"wolf": 3 + 1, "bear": strength}


@pytest.mark.rule("BR-996")
def test_a_saved_loser_stays_beside_the_winner() -> None:
    s = smitten("save warrior").play("bear: save warrior")

    assert winner(s) == "wolf"
    assert s.at("wolf", "gimle") == ["leader"]
    assert s.at("bear", "gimle") == ["warrior"]
    assert s.at("bear", "valhalla") == []
    assert s.rage("bear") == 4


# -- Volur Witch ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-997")
@pytest.mark.parametrize(("answer", "glory", "yggdrasil"), [("accept", 4, ["volur-witch"]), ("decline", 8, [])])
def test_the_witch_may_flee_ragnarok_for_no_glory(answer: str, glory: int, yggdrasil: list[str]) -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "volur-witch warrior"}},
        doom=("horgr", "utgard", "gimle"),
    )

    s.play("wolf: pass", "bear: pass")
    assert s.asked() == ["wolf: flee"]
    s.play(f"wolf: {answer}")

    assert s.match.over
    assert s.glory("wolf") == glory
    assert s.at("wolf", "yggdrasil") == yggdrasil


@pytest.mark.rule("BR-997")
def test_the_witch_decides_before_protection() -> None:
    s = scene(
        seats=2,
        age=3,
        figures={"wolf": {"gimle": "leader 2 warrior"}, "bear": {"gimle": "volur-witch warrior"}},
        upgrades={"bear": ["friggas-protection"]},
        rage={"bear": 2},
    )

    s.play("wolf: pillage gimle")
    assert s.asked() == ["bear: flee"]
    s.play("bear: accept")
    assert s.options("bear") == {"save warrior", "done"}
    s.play("bear: save warrior")

    assert s.at("bear", "yggdrasil") == ["volur-witch"]
    assert s.at("bear", "gimle") == ["warrior"]
    assert s.rage("bear") == 1
