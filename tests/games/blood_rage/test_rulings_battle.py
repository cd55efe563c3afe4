"""Card rulings, third part: Battle cards against each other, and Quests that count in battle."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meadhall.games.blood_rage import events as e
from tests.games.blood_rage.battles import clan_of, told, totals, winner
from tests.games.blood_rage.scene import Figures, Scene, scene


def battle(
    wolf: Sequence[str],
    bear: Sequence[str],
    *,
    age: int = 3,
    figures: Figures | None = None,
    upgrades: dict[str, Sequence[str]] | None = None,
    rage: dict[str, int] | None = None,
    glory: dict[str, int] | None = None,
    twins: Sequence[str] = (),
) -> Scene:
    """The Wolf's Leader pillages Gimle, where a Warrior of the Bear stands; both commit their first card."""
    s = scene(
        seats=2,
        age=age,
        figures=figures or {"wolf": {"gimle": "leader"}, "bear": {"gimle": 1}},
        hands={"wolf": wolf, "bear": bear},
        upgrades=upgrades,
        rage=rage,
        glory=glory,
        twins=twins,
    )
    return s.play("wolf: pillage gimle", f"wolf: play {wolf[0]}", f"bear: play {bear[0]}")


def three_cards(pillager: str, cards: dict[str, str], figures: Figures | None = None) -> Scene:
    """Three clans, a Warrior each unless said otherwise, fight for Gimle in Age 3 with one card each."""
    s = scene(
        seats=3,
        age=3,
        turn=pillager,
        figures=figures or {clan: {"gimle": 1} for clan in cards},
        hands={clan: [name] for clan, name in cards.items()},
    )
    return s.play(f"{pillager}: pillage gimle", *[f"{clan}: play {name}" for clan, name in cards.items()])


# -- Heimdall's Sight -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-962")
def test_sight_copies_a_number_and_no_text() -> None:
    s = battle(["heimdalls-sight"], ["thors-hammer"], age=1)

    assert totals(s) == {"wolf": 4, "bear": 2}
    assert s.glory("wolf") == 3  # Axes, and no 3 Glory of the Hammer


@pytest.mark.rule("BR-962")
def test_two_sights_do_not_feed_each_other() -> None:
    s = battle(["heimdalls-sight"], ["heimdalls-sight"], age=1, twins=["heimdalls-sight"])

    assert totals(s) == {"wolf": 3, "bear": 1}


@pytest.mark.rule("BR-963")
def test_sight_counts_late_cards_each_on_its_own() -> None:
    s = battle(["heimdalls-sight"], ["thors-oath", "heimdalls-eye", "heimdalls-eye"], age=2)

    s.play("bear: add heimdalls-eye", "bear: add heimdalls-eye")

    assert totals(s) == {"wolf": 3 + 2, "bear": 1 + 1 + 2 + 2}  # 2, the highest of one card; not 4


@pytest.mark.rule("BR-964")
@pytest.mark.parametrize(("card", "bear"), [("thors-primacy", 1 + 3), ("troll", 1), ("alfheim-3", 1)])
def test_sight_is_worth_nothing_when_cancelled_or_facing_no_bonus(card: str, bear: int) -> None:
    s = battle(["heimdalls-sight"], [card])

    assert totals(s) == {"wolf": 3, "bear": bear}


# -- Loki -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-965")
def test_trickery_takes_its_rage_before_prowess_can_spend_it() -> None:
    s = battle(
        ["tyrs-crush-2"],
        ["lokis-trickery"],
        age=2,
        upgrades={"wolf": ["tyrs-prowess"]},
        rage={"wolf": 1, "bear": 2},
    )

    assert s.asked() == ["bear: turn"]
    assert (s.rage("wolf"), s.rage("bear")) == (0, 3)
    assert s.hand("wolf") == []
    assert s.discard() == ["tyrs-crush-2"]


@pytest.mark.rule("BR-966")
@pytest.mark.parametrize("loki", ["lokis-trickery", "lokis-backstab", "lokis-poison"])
def test_loki_takes_nothing_after_a_tie(loki: str) -> None:
    s = battle(
        [loki],
        ["tyrs-smash-2"],
        figures={"wolf": {"gimle": "leader warrior"}, "bear": {"gimle": 1}},
        rage={"wolf": 4, "bear": 4},
        glory={"wolf": 10, "bear": 10},
    )

    assert totals(s) == {"wolf": 4, "bear": 4}
    assert [s.rage(clan) for clan in ("wolf", "bear")] == [4, 4]
    assert [s.glory(clan) for clan in ("wolf", "bear")] == [10, 10]
    assert [s.hand(clan) for clan in ("wolf", "bear")] == [[loki], ["tyrs-smash-2"]]


@pytest.mark.rule("BR-973")
def test_poison_beats_prowess() -> None:
    s = battle(["tyrs-crush-3"], ["lokis-poison"], upgrades={"wolf": ["tyrs-prowess"]}, rage={"wolf": 3})

    assert s.asked() == ["bear: turn"]  # nothing is left to buy back
    assert s.rage("wolf") == 3
    assert s.hand("wolf") == []
    assert s.hand("bear") == ["lokis-poison", "tyrs-crush-3"]


@pytest.mark.rule("BR-974")
def test_poison_takes_late_cards_too() -> None:
    s = battle(["tyrs-crush-3", "heimdalls-gaze"], ["lokis-poison"])

    s.play("wolf: add heimdalls-gaze")

    assert s.hand("bear") == ["heimdalls-gaze", "lokis-poison", "tyrs-crush-3"]
    assert s.discard() == []


@pytest.mark.rule("BR-974")
def test_poison_takes_no_card_swept_away_before() -> None:
    s = battle(["tyrs-rage-3", "tyrs-crush-3"], ["heimdalls-watch-3", "lokis-poison"])

    s.play("wolf: play tyrs-crush-3", "bear: play lokis-poison")

    assert s.hand("bear") == ["lokis-poison", "tyrs-crush-3"]
    assert s.discard() == ["heimdalls-watch-3", "tyrs-rage-3"]


# -- Heimdall's Watch -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-969")
def test_swept_cards_never_act_and_never_come_back() -> None:
    s = battle(
        ["heimdalls-watch-2", "tyrs-rage-2"],
        ["odins-tide", "tyrs-crush-2"],
        age=2,
        figures={"wolf": {"gimle": "leader"}, "bear": {"gimle": 2}},
    )
    assert sorted(s.asked()) == ["bear: battle_card", "wolf: battle_card"]

    s.play("wolf: play tyrs-rage-2", "bear: play tyrs-crush-2")

    assert totals(s) == {"wolf": 3 + 6, "bear": 2 + 4}  # both Warriors of the Bear still fought
    assert s.hand("bear") == ["tyrs-crush-2"]
    assert s.discard() == ["heimdalls-watch-2", "odins-tide", "tyrs-rage-2"]


@pytest.mark.rule("BR-970")
def test_after_a_watch_only_those_with_cards_play_again_and_their_texts_act() -> None:
    s = battle(
        ["heimdalls-watch-2"],
        ["tyrs-crush-2", "odins-tide", "tyrs-rage-2"],
        age=2,
        figures={"wolf": {"gimle": "leader warrior"}, "bear": {"gimle": 1}},
    )
    assert s.asked() == ["bear: battle_card"]
    assert s.options("bear") == {"play odins-tide", "play tyrs-rage-2"}

    s.play("bear: play odins-tide")
    assert s.asked() == ["wolf: hold_figure"]
    s.play("wolf: hold leader", "bear: decline")

    assert totals(s) == {"wolf": 3, "bear": 1 + 1}


@pytest.mark.rule("BR-970")
def test_a_second_watch_among_the_new_cards_works_like_the_first() -> None:
    s = battle(["heimdalls-watch-2", "tyrs-rage-3"], ["tyrs-crush-3", "heimdalls-watch-3"])
    assert (s.glory("wolf"), s.glory("bear")) == (4, 0)

    s.play("wolf: play tyrs-rage-3")
    assert s.asked() == ["bear: battle_card"]  # the new cards are revealed together too
    assert [card.seat for card in told(s, e.CardRevealed)] == [0, 1]
    s.play("bear: play heimdalls-watch-3")

    assert s.glory("bear") == 6
    assert totals(s) == {"wolf": 3, "bear": 1}
    assert (s.hand("wolf"), s.hand("bear")) == ([], [])


@pytest.mark.rule("BR-971")
@pytest.mark.parametrize(("pillager", "other"), [("wolf", "bear"), ("bear", "wolf")])
def test_of_two_watches_only_the_first_in_order_pays(pillager: str, other: str) -> None:
    cards = {pillager: "heimdalls-watch-3", other: "heimdalls-watch-2", "serpent": "tyrs-rage-3"}

    s = three_cards(pillager, cards)

    assert winner(s) == "nobody"  # so that no Axes Glory is in the way
    assert (s.glory(pillager), s.glory(other)) == (6, 0)
    assert s.discard() == ["heimdalls-watch-2", "heimdalls-watch-3", "tyrs-rage-3"]


@pytest.mark.rule("BR-972")
@pytest.mark.parametrize(
    ("upgrade", "count", "serpent", "glory"),
    [
        ("tyrs-domain", "count 3", "troll", 3),
        ("tyrs-wrath", "count 5", "alfheim-3", 5),  # the Serpent's Quest counts nothing
        ("tyrs-wrath", "count 0", "tyrs-crush-3", 4),
        ("tyrs-domain", "count 3", "heimdalls-sight", 3),  # Sight is not worth 3 more
    ],
)
def test_watch_pays_for_counted_quests_but_not_for_upgrades_other_quests_or_sight(
    upgrade: str, count: str, serpent: str, glory: int
) -> None:
    s = scene(
        seats=3,
        age=3,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": "leader"}, "serpent": {"gimle": 1}},
        upgrades={"bear": [upgrade]},
        hands={"wolf": ["heimdalls-watch-3"], "bear": ["jotunheim-3"], "serpent": [serpent]},
    )

    s.play("wolf: pillage gimle", "wolf: play heimdalls-watch-3", "bear: play jotunheim-3")
    s.play(f"serpent: play {serpent}", f"bear: {count}")

    assert s.glory("wolf") == glory
    assert totals(s) == {"wolf": 1, "bear": 3, "serpent": 1}


@pytest.mark.rule("BR-972")
@pytest.mark.parametrize(("upgrade", "bonus"), [("tyrs-domain", 3), ("tyrs-wrath", 5)])
def test_sight_copies_a_counted_quest(upgrade: str, bonus: int) -> None:
    s = battle(["heimdalls-sight"], ["jotunheim-3"], upgrades={"bear": [upgrade]})

    s.play(f"bear: count {bonus}")

    assert totals(s) == {"wolf": 3 + bonus, "bear": 1 + bonus}


# -- Thor's Primacy ---------------------------------------------------------------------------------------


@pytest.mark.rule("BR-976")
def test_primacy_cancels_watch() -> None:
    s = battle(["thors-primacy"], ["heimdalls-watch-3"])

    assert s.asked() == ["bear: turn"]
    assert totals(s) == {"wolf": 3 + 3, "bear": 1}
    assert s.glory("bear") == 0
    assert (s.discard(), s.hand("bear")) == (["thors-primacy"], ["heimdalls-watch-3"])


@pytest.mark.rule("BR-976")
@pytest.mark.parametrize(("pillager", "other"), [("wolf", "bear"), ("bear", "wolf")])
def test_of_two_primacies_the_first_in_order_cancels_the_other(pillager: str, other: str) -> None:
    s = three_cards(pillager, {pillager: "thors-primacy", other: "thors-primacy", "serpent": "odins-judgement"})

    cancelled = sorted(clan_of(s, event.seat) for event in told(s, e.TextCancelled))
    assert cancelled == sorted([other, "serpent"])
    assert s.glory("serpent") == 0


@pytest.mark.rule("BR-977")
def test_primacy_leaves_bonuses_and_late_cards_alone() -> None:
    s = battle(["thors-primacy"], ["odins-judgement", "heimdalls-gaze"])

    s.play("bear: add heimdalls-gaze")

    assert totals(s) == {"wolf": 3 + 3, "bear": 1 + 2 + 3}
    assert s.glory("bear") == 0  # two figures died in the tie, and Judgement was silent


@pytest.mark.rule("BR-978")
def test_primacy_does_not_touch_upgrades_in_place() -> None:
    s = battle(["thors-primacy"], ["alfheim-3"], upgrades={"bear": ["tyrs-domain"]})

    s.play("bear: count 3")

    assert totals(s) == {"wolf": 3 + 3, "bear": 1 + 3}


# -- Tyr's Domain and Wrath ---------------------------------------------------------------------------------


@pytest.mark.rule("BR-979")
def test_domain_and_wrath_are_two_readings_of_one_quest() -> None:
    s = battle(["tyrs-crush-3"], ["alfheim-3"], upgrades={"bear": ["tyrs-domain", "tyrs-wrath"]})

    assert s.options("bear") == {"count 0", "count 3", "count 5"}
    s.play("bear: count 5")

    assert totals(s) == {"wolf": 3 + 4, "bear": 6}
