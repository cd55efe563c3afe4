"""Chapter 9, operations that hold others: pay, hurt, sac, toll, if, choose (TH-970 to TH-975)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import effect
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def syrane(reserve: int) -> Scene:
    s = scene(destiny="lords", phase="actions", groups={"lords": ["Syrane"]}, reserves={"lords": reserve})
    return s.play("lords: activate syrane")


@pytest.mark.rule("TH-970")
def test_without_enough_reserve_there_is_no_question_of_paying() -> None:
    s = syrane(0)

    assert (s.asked(), s.exhausted("Syrane"), s.attributes("Syrane")) == (["vikings: open_turn"], 1, (0, 1, 0))


@pytest.mark.rule("TH-970")
@pytest.mark.parametrize(("answer", "left", "attributes"), [("accept", 0, (0, 2, 1)), ("decline", 1, (0, 1, 0))])
def test_only_who_pays_gets_what_follows(answer: str, left: int, attributes: tuple[int, int, int]) -> None:
    s = syrane(1)

    s.play(f"lords: {answer}")

    assert (len(s.reserve("lords")), len(s.discard("lords"))) == (left, 1 - left)
    assert s.attributes("Syrane") == attributes


@pytest.mark.rule("TH-970")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    with effect("syrane", "ACT@JOUR: pay(2){gain(this,1B)}"):
        assert syrane(1).asked() == ["vikings: open_turn"]
        s = syrane(3).play("lords: accept")

        assert (len(s.reserve("lords")), s.attributes("Syrane")) == (1, (1, 1, 0))


@pytest.mark.rule("TH-971")
@pytest.mark.parametrize(("answer", "deck", "bravery"), [("accept", 9, 3), ("decline", 10, 1)])
def test_only_who_is_hurt_gets_what_follows(answer: str, deck: int, bravery: int) -> None:
    s = scene(phase="actions", groups={"outlaws": ["Tjall"]}, decks={"outlaws": 10})

    s.play("outlaws: activate tjall-the-fiery", f"outlaws: {answer}")

    assert (len(s.deck("outlaws")), s.attributes("Tjall")) == (deck, (bravery, 0, 0))


@pytest.mark.rule("TH-971")
def test_nothing_follows_deadly_damage() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Tjall"]}, decks={"outlaws": 0})

    s.play("outlaws: activate tjall-the-fiery", "outlaws: accept")

    assert (s.match.over, s.winners(), s.attributes("Tjall")) == (True, ["vikings"], (1, 0, 0))


@pytest.mark.rule("TH-972")
@pytest.mark.parametrize(
    ("answer", "group", "reserve"), [("sacrifice hidden-loot", [], 3), ("decline", ["hidden-loot"], 0)]
)
def test_a_card_sacrifices_itself(answer: str, group: list[str], reserve: int) -> None:
    s = scene(groups={"outlaws": ["Dagues", "Butin caché"]})

    s.play("outlaws: activate hidden-loot")
    assert s.options("outlaws") == {"decline", "sacrifice hidden-loot"}
    s.play(f"outlaws: {answer}")

    assert (s.group("outlaws"), len(s.reserve("outlaws"))) == (["poisoned-daggers", *group], reserve)
    assert s.walhalla("outlaws") == ([] if group else ["hidden-loot"])


@pytest.mark.rule("TH-972")
@pytest.mark.parametrize(
    ("group", "answers", "attributes"),
    [
        (["Drakkar"], [], (1, 0, 0)),
        (["Drakkar", "Solveig"], ["sacrifice solveig"], (3, 0, 2)),
        (["Drakkar", "Solveig"], ["decline"], (1, 0, 0)),
    ],
)
def test_without_a_sacrifice_nothing_follows(
    group: list[str], answers: list[str], attributes: tuple[int, int, int]
) -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": group, "outlaws": ["Darek"]},
        hands={"vikings": ["Mort glorieuse"]},
    )  # fmt: skip

    s.play("vikings: play glorious-death", *[f"vikings: {answer}" for answer in answers])

    assert (s.asked(), s.attributes("Mort glorieuse")) == (["outlaws: open_turn"], attributes)
    assert s.walhalla("vikings") == [answer.split()[1] for answer in answers if answer != "decline"]


@pytest.mark.rule("TH-972")
def test_immunity_does_not_hinder_a_sacrifice() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Volsung"]}, hands={"outlaws": ["Trahison"]}, decks={"outlaws": 5})

    s.play("outlaws: play betrayal", "outlaws: sacrifice volsung-of-nichor")

    assert (s.walhalla("outlaws"), len(s.hand("outlaws"))) == (["volsung-of-nichor", "betrayal"], 1)


def ransom(reserve: int) -> Scene:
    s = scene(
        destiny="vikings", scourge="outlaws", groups={"vikings": ["Leif"]}, hands={"outlaws": ["Rançon"]},
        reserves={"vikings": reserve}, scourge_reserves={"outlaws": 3}, decks={"vikings": 20},
    )  # fmt: skip
    return s.play("vikings: pass", "outlaws: play ransom")


@pytest.mark.rule("TH-973")
def test_who_cannot_pay_the_toll_bears_what_follows() -> None:
    s = ransom(1)

    assert s.asked() == ["outlaws: target"]
    s.play("outlaws: target leif-haraldson")

    assert (s.exhausted("Leif"), len(s.deck("vikings")), len(s.reserve("vikings"))) == (1, 18, 1)


@pytest.mark.rule("TH-973")
def test_who_pays_the_toll_is_spared() -> None:
    s = ransom(2)

    assert (s.asked(), s.options("vikings")) == (["vikings: toll"], {"accept", "decline"})
    s.play("vikings: accept")

    assert (s.exhausted("Leif"), len(s.deck("vikings")), len(s.reserve("vikings"))) == (0, 19, 0)
    assert (len(s.discard("vikings")), s.asked()) == (2, ["vikings: open_turn"])


@pytest.mark.rule("TH-973")
def test_who_will_not_pay_the_toll_bears_what_follows() -> None:
    s = ransom(2).play("vikings: decline", "outlaws: target leif-haraldson")

    assert (s.exhausted("Leif"), len(s.deck("vikings")), len(s.reserve("vikings"))) == (1, 18, 2)


@pytest.mark.rule("TH-974")
@pytest.mark.parametrize(("others", "bravery"), [(["Wor", "Solveig"], 3), (["Wor", "Drakkar"], 2)])
def test_one_branch_of_a_condition_is_resolved(others: list[str], bravery: int) -> None:
    s = scene(destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Leif", *others]})

    s.play("vikings: activate leif-haraldson")

    assert s.attributes("Leif") == (bravery, 1, 0)


@pytest.mark.rule("TH-974")
def test_a_condition_is_read_when_it_is_reached() -> None:
    with effect("hidden-loot", "ACT@DAWN: reserve(1); if(reserve>=1){draw(1)}; if(count(sup)>=2){draw(3)}"):
        s = scene(groups={"outlaws": ["Butin caché"]})

        s.play("outlaws: activate hidden-loot")

        assert (len(s.reserve("outlaws")), len(s.hand("outlaws"))) == (1, 1)


@pytest.mark.rule("TH-975")
@pytest.mark.parametrize(("branch", "attributes"), [(1, (2, 1, 1)), (2, (1, 2, 1)), (3, (1, 1, 2))])
def test_exactly_one_branch_is_chosen(branch: int, attributes: tuple[int, int, int]) -> None:
    s = scene(destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Thorgal"]})

    s.play("vikings: activate thorgal-vikings")
    assert s.options("vikings") == {"branch 1", "branch 2", "branch 3"}
    s.play(f"vikings: branch {branch}")

    assert (s.attributes("thorgal-vikings"), s.asked()) == (attributes, ["outlaws: open_turn"])


@pytest.mark.rule("TH-975")
def test_a_branch_without_effect_may_be_chosen() -> None:
    with effect("improvised-weapon", "ACT@DAWN: choose{draw(1) / recall()}"):
        s = scene(groups={"outlaws": ["Arme improvisée"]})

        s.play("outlaws: activate improvised-weapon", "outlaws: branch 2")

        assert (s.hand("outlaws"), s.exhausted("Arme improvisée")) == ([], 1)
